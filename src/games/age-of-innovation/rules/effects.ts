/** Carries out what is printed on tiles and actions, one part after the other. */
import { must } from '../../../engine/must.js';
import type { FrameRules, Seat } from '../../../engine/types.js';
import { capacity } from '../../terra-kit/bowls.js';
import { BOOK_TABLE, POWER_TABLE } from '../data/actions.js';
import { CITY_TABLE } from '../data/cities.js';
import type { BookActionId, CityTileId, EffectId, PowerActionId, TileId } from '../data/ids.js';
import type { Effect, Gain } from '../data/perks.js';
import type { Context, EffectsFrame, State, Types, When } from '../types.js';
import { bridgePairs } from './bridges.js';
import { turnOf } from './build.js';
import { cityWaits, EFFECTS_CLOSED, orderOf, takeCityTile } from './cities.js';
import { gain, playerOf, scholarsLeft, score, targetOf, tileOf } from './common.js';
import { canAdvance, pushAdvance } from './science.js';
import { measure } from './scoring.js';
import { spadesUseful } from './spades.js';
import { trackStep } from './tracks.js';
import { guildHexes } from './upgrade.js';

export function effectsOf(s: State, from: EffectId, when: When): readonly Effect[] {
  if (Object.hasOwn(POWER_TABLE, from)) return POWER_TABLE[from as PowerActionId].action;
  if (Object.hasOwn(BOOK_TABLE, from)) return BOOK_TABLE[from as BookActionId].action;
  if (Object.hasOwn(CITY_TABLE, from)) return CITY_TABLE[from as CityTileId].once;
  return tileOf(s, from as TileId)[when] ?? [];
}

/** Points that this part would bring now. */
export function pointsOf(s: State, seat: Seat, e: Effect): number {
  switch (e.do) {
    case 'gain':
      return e.gain.vp ?? 0;
    case 'points':
      return e.each * measure(s, seat, e.per);
    case 'scale': {
      const n = measure(s, seat, e.of);
      return e.vp.findLast(([atLeast]) => n >= atLeast)?.[1] ?? 0;
    }
    default:
      return 0;
  }
}

function perform(ctx: Context, f: EffectsFrame, e: Effect): void {
  const { s } = ctx;
  const { seat, from } = f;
  switch (e.do) {
    case 'gain':
      gain(ctx, seat, e.gain, from);
      return;
    case 'steps': {
      const n = typeof e.n === 'number' ? e.n : measure(s, seat, e.n);
      if (e.how === 'each') for (let d = 3; d >= 0; d--) pushAdvance(ctx, seat, d, n, from);
      else if (n > 0 && e.how === 'mix') ctx.push({ kind: 'mix', seat, step: 0, left: n, from });
      else if (n > 0) ctx.push({ kind: 'one', seat, step: 0, left: n, from });
      return;
    }
    case 'spades': {
      const mode = s.phase === 'opening' ? 'opening' : e.workshop === 'free' ? 'lizards' : 'action';
      ctx.push({ kind: 'spades', seat, step: 0, mode, from, free: e.n, first: -1 });
      return;
    }
    case 'bridges':
      ctx.push({ kind: 'bridge', seat, step: 0, left: e.n, optional: e.optional === true, from });
      return;
    case 'competency':
      ctx.push({ kind: 'competency', seat, step: 0, from });
      return;
    case 'city-tile':
      ctx.push({ kind: 'city', seat, step: 0, at: -1 });
      return;
    case 'track':
      for (let i = 0; i < e.n; i++) trackStep(ctx, seat, e.track, from);
      return;
    case 'neutral':
      ctx.push({ kind: 'neutral', seat, step: 0, piece: e.piece, from });
      return;
    case 'points':
    case 'scale':
      score(ctx, seat, pointsOf(s, seat, e), from);
      return;
    case 'guild':
      ctx.push({ kind: 'guild', seat, step: 0, how: e.how, from });
      return;
    case 'pavilions':
      playerOf(s, seat).pavilions += e.n;
      return;
    case 'second-action': {
      const turn = must(turnOf(s), 'turn of');
      turn.step = 0;
      turn.second = true;
      return;
    }
  }
}

const OPEN = 0;
const WORKING = 2;

/** What can come next where the order is free. */
function partsOf(s: State, f: EffectsFrame): string[] {
  const parts: string[] = f.left.map((i) => must(effectsOf(s, f.from, f.when)[i], 'effect', i).do);
  if (orderOf(s, f) === 'with-cities' && cityWaits(s, f.seat)) parts.push('city');
  return parts;
}

/** `left` holds the parts still to do; it is filled on the first run, because tables stay out of the state. */
export const effects: FrameRules<Types, EffectsFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    const list = effectsOf(s, f.from, f.when);
    if (f.step === OPEN && f.left.length === 0) {
      f.left = list.map((_, i) => i);
      f.step = WORKING;
    }
    const order = orderOf(s, f);
    if (f.left.length === 0) {
      if (f.step === EFFECTS_CLOSED || !order) return 'done';
      f.step = EFFECTS_CLOSED;
      ctx.push({ kind: 'rewards', seat: f.seat, step: 0, list: ['city'], from: f.from });
      return 'again';
    }
    if (order && partsOf(s, f).length > 1) return 'ask';
    perform(ctx, f, must(list[must(f.left.shift(), 'next in the queue')], 'entry'));
    return 'again';
  },
  ask: (s, f) => ({
    seat: f.seat,
    topic: 'part',
    from: targetOf(f.from),
    choices: partsOf(s, f).map((part) => ({ id: `part:${part}`, verb: 'part', target: part })),
  }),
  take(ctx, f, a) {
    if (a.id === 'part:city') return takeCityTile(ctx, f.seat);
    const list = effectsOf(ctx.s, f.from, f.when);
    const i = must(
      f.left.find((k) => `part:${must(list[k], 'entry', k).do}` === a.id),
      'match',
    );
    f.left = f.left.filter((k) => k !== i);
    perform(ctx, f, must(list[i], 'entry', i));
  },
};

/** Is there anything to choose where the action demands a place? Others can always be taken, perhaps for nothing. */
export function canPerform(s: State, seat: Seat, list: readonly Effect[]): boolean {
  return list.every((e) => {
    switch (e.do) {
      case 'spades':
        return spadesUseful(s, seat);
      case 'bridges':
        return bridgePairs(s, seat, false).length > 0;
      case 'guild':
        return guildHexes(s, seat, e.how).length > 0;
      default:
        return true;
    }
  });
}

/** Would the action bring nothing at all? Then it is offered with a warning. */
export function isIdle(s: State, seat: Seat, list: readonly Effect[]): boolean {
  return list.every((e) => {
    if (e.do === 'gain') return idleGain(s, seat, e.gain);
    if (e.do === 'points') return measure(s, seat, e.per) === 0;
    if (e.do === 'steps') return [0, 1, 2, 3].every((d) => !canAdvance(s, seat, d));
    return false;
  });
}

function idleGain(s: State, seat: Seat, g: Gain): boolean {
  const p = playerOf(s, seat);
  if (g.coins || g.tools || g.books || g.vp) return false;
  return (!g.scholars || scholarsLeft(p) === 0) && (!g.power || capacity(p.bowls) === 0);
}
