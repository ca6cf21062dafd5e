/** Two events that let a seat act by the civil rules: Development of Civilization and International Agreement. */
import type { Choice, FrameRules } from '../../../engine/types.js';
import type { TechId, WorkerTechId } from '../data/civil.js';
import { playerOf } from '../lookup.js';
import type { Tta } from '../types.js';
import { build, grow, isBuilding, listBuilds } from './build.js';
import { develop, listDevelops, listRevolts } from './develop.js';
import type { AgreementFrame, CivilizationFrame } from './frames.js';
import { listTrade, takePower } from './powers.js';
import { foodPrice, larder, populationPrice } from './prices.js';
import { listTakes, refillRow, rowPrice, spaceOf, takeCard } from './row.js';

const ASK = 0;
const DONE = 1;
const WHY = 'card:eA-civilization';
const AGREEMENT = 'card:e2-intl-agreement';

/** One of: grow, build, develop, each one cheaper and without an action; a revolution still takes all (sheet no. 29). */
export const civilizationFrame: FrameRules<Tta, CivilizationFrame> = {
  run: (_ctx, f) => (f.step === ASK ? 'ask' : 'done'),
  ask(s, f) {
    const p = playerOf(s, f.seat);
    const choices: Choice[] = [];
    const food = populationPrice(p, 1);
    if (food !== null && food <= larder(p)) choices.push({ id: 'grow', verb: 'grow', price: foodPrice(p, food) });
    listBuilds(p, { accepts: isBuilding, off: 1, action: null }, choices);
    listDevelops(s, f.seat, 1, 0, choices);
    listRevolts(s, f.seat, 1, choices);
    listTrade(s, f.seat, choices);
    choices.push({ id: 'decline', verb: 'decline' });
    return { seat: f.seat, topic: 'civilization', from: WHY, choices };
  },
  take(ctx, f, a) {
    const [verb, rest = ''] = a.id.split(':');
    if (verb === 'trade') {
      takePower(ctx, f.seat, a);
      return;
    }
    f.step = DONE;
    if (verb === 'decline') ctx.tell({ type: 'declines', seat: f.seat, why: WHY });
    else if (verb === 'grow') grow(ctx, f.seat, 1, WHY);
    else if (verb === 'build') build(ctx, f.seat, rest as WorkerTechId, 1, WHY);
    else if (verb === 'develop' || verb === 'revolt') develop(ctx, f.seat, rest as TechId, verb === 'revolt', 1, WHY);
  },
};

/** Cards of the row within a budget of its own; whoever takes one skips the next politics phase. */
export const agreementFrame: FrameRules<Tta, AgreementFrame> = {
  run: (_ctx, f) => (f.step === ASK ? 'ask' : 'done'),
  ask(s, f) {
    const choices: Choice[] = [];
    listTakes(s, f.seat, f.budget, 'budget', choices);
    choices.push(f.taken > 0 ? { id: 'done', verb: 'done' } : { id: 'decline', verb: 'decline' });
    return { seat: f.seat, topic: 'agreement', from: AGREEMENT, facts: { budget: f.budget }, choices };
  },
  take(ctx, f, a) {
    if (a.id !== 'decline' && a.id !== 'done') {
      const space = spaceOf(a.id);
      const price = rowPrice(ctx.s, f.seat, space);
      f.budget -= price;
      f.taken += 1;
      takeCard(ctx, f.seat, space, price, false);
      return;
    }
    f.step = DONE;
    if (f.taken === 0) {
      ctx.tell({ type: 'declines', seat: f.seat, why: AGREEMENT });
      return;
    }
    playerOf(ctx.s, f.seat).skipPolitics = true;
    refillRow(ctx, false);
  },
};
