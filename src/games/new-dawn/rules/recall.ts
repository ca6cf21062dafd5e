/** Fewer caravans than before: the owner says which of those on the map leave it (sheet note e). */
import { must } from '../../../engine/must.js';
import type { FrameRules } from '../../../engine/types.js';
import { nameOf, worldOf } from '../map/world.js';
import { type Context, type Hex, type NewDawn, NOT_IN_PLAY, type RecallFrame } from '../types.js';
import { causeOf } from './cause.js';
import { surplusCaravans } from './change.js';
import { playerOf } from './lookup.js';

export const recall: FrameRules<NewDawn, RecallFrame> = {
  run(ctx, f) {
    for (let left = surplusCaravans(ctx.s, f.seat); left > 0; left--) {
      const out = playerOf(ctx.s, f.seat).caravans.filter((at) => at >= 0);
      // No choice where all of them go or all stand together.
      if (out.length > left && out.some((h) => h !== out[0])) return 'ask';
      leave(ctx, f, must(out[0], 'caravan on the map'));
    }
    return 'done';
  },
  ask(s, f) {
    const w = worldOf(s);
    const hexes = [...new Set(playerOf(s, f.seat).caravans.filter((at) => at >= 0))];
    return {
      seat: f.seat,
      topic: 'recall',
      from: causeOf(f.why),
      facts: { left: surplusCaravans(s, f.seat) },
      choices: hexes.map((h) => w.choice('recall', h)),
    };
  },
  take: (ctx, f, a) => leave(ctx, f, worldOf(ctx.s).find(a.id.slice('recall:'.length))),
};

function leave(ctx: Context, f: RecallFrame, h: Hex): void {
  const { caravans } = playerOf(ctx.s, f.seat);
  caravans[caravans.lastIndexOf(h)] = NOT_IN_PLAY;
  ctx.tell({ type: 'lose', seat: f.seat, hex: nameOf(worldOf(ctx.s), h), what: 'caravan', why: f.why });
}
