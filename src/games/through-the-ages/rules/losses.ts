/** Losses whose victim chooses: workers on cards, blue tokens on cards. Code of Laws, losing workers and blue tokens. */
import { must } from '../../../engine/must.js';
import type { Choice, FrameRules } from '../../../engine/types.js';
import type { WorkerTechId } from '../data/civil.js';
import { playerOf } from '../lookup.js';
import type { Player, Tta } from '../types.js';
import type { LoseBlueFrame, LosePopulationFrame } from './frames.js';
import { tech, workersOn } from './people.js';
import { finishWonder } from './wonder.js';

const cardOf = (answerId: string): WorkerTechId => answerId.slice(answerId.indexOf(':') + 1) as WorkerTechId;

export const losePopulationFrame: FrameRules<Tta, LosePopulationFrame> = {
  run(ctx, f) {
    const p = playerOf(ctx.s, f.seat);
    const unused = Math.min(f.left, p.pool);
    if (unused > 0) {
      p.pool -= unused;
      p.yellow += unused;
      f.left -= unused;
      ctx.tell({ type: 'lose', seat: f.seat, good: 'population', n: unused, why: f.why });
    }
    return f.left > 0 && workersOn(p) > 0 ? 'ask' : 'done';
  },
  ask(s, f) {
    const choices: Choice[] = [];
    for (const t of playerOf(s, f.seat).techs) {
      if (t.workers > 0) choices.push({ id: `lose-worker:${t.id}`, verb: 'lose-worker', target: `card:${t.id}` });
    }
    return { seat: f.seat, topic: 'lose-population', from: f.why, facts: { left: f.left }, choices };
  },
  take(ctx, f, a) {
    const p = playerOf(ctx.s, f.seat);
    const card = cardOf(a.id);
    must(tech(p, card), 'tech').workers -= 1;
    p.yellow += 1;
    f.left -= 1;
    ctx.tell({ type: 'lose', seat: f.seat, good: 'population', n: 1, why: f.why, card });
  },
};

function tokenCards(p: Player): Choice[] {
  const out: Choice[] = [];
  for (const t of p.techs) {
    if (t.tokens > 0) out.push({ id: `lose-token:${t.id}`, verb: 'lose-token', target: `card:${t.id}` });
  }
  return out;
}

export const loseBlueFrame: FrameRules<Tta, LoseBlueFrame> = {
  run(ctx, f) {
    const p = playerOf(ctx.s, f.seat);
    if (f.left > 0 && p.techs.some((t) => t.tokens > 0)) return 'ask';
    if (f.to === 'wonder') finishWonder(ctx, f.seat);
    return 'done';
  },
  ask(s, f) {
    const topic = f.to === 'wonder' ? 'wonder-token' : 'lose-blue';
    const choices = tokenCards(playerOf(s, f.seat));
    return { seat: f.seat, topic, from: f.why, facts: { left: f.left }, choices };
  },
  take(ctx, f, a) {
    const p = playerOf(ctx.s, f.seat);
    const card = cardOf(a.id);
    must(tech(p, card), 'tech').tokens -= 1;
    f.left -= 1;
    if (f.to === 'wonder') {
      must(p.building, 'space').stages += 1;
      ctx.tell({ type: 'covers', seat: f.seat, card: must(p.building, 'space').id, from: card });
      return;
    }
    p.boxBlue -= 1;
    ctx.tell({ type: 'lose', seat: f.seat, good: 'blue', n: 1, why: f.why, card });
  },
};
