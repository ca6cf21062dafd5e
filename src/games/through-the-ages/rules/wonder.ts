/** Building the stages of a wonder. Code of Laws, complete a stage; sheet 6.7 no. 70-75. */
import { must } from '../../../engine/must.js';
import type { Ctx, Id, Seat } from '../../../engine/types.js';
import { SPECIAL, WONDER } from '../data/civil.js';
import { playerOf } from '../lookup.js';
import type { Player, Tta } from '../types.js';
import { completionPoints } from './cards/wonders.js';
import { looseTokens } from './goods.js';
import { change } from './play.js';
import { score } from './points.js';
import { pay, purse } from './prices.js';

/** Stages that one civil action may complete. */
export function stagesPerAction(p: Player): number {
  let n = 1;
  for (const id of p.specials) n = Math.max(n, SPECIAL[id].builds?.stages ?? 1);
  return n;
}

/** Resources for the next `n` stages. */
export function stagePrice(p: Player, n: number, off: number): number {
  if (!p.building) return 0;
  let sum = 0;
  const stages = WONDER[p.building.id].stages;
  for (let i = 0; i < n; i++) sum += stages[p.building.stages + i] ?? 0;
  return Math.max(0, sum - off);
}

/** How many stages can be paid and covered now, up to `most`. */
export function possibleStages(p: Player, most: number, off: number): number {
  if (!p.building) return 0;
  const open = WONDER[p.building.id].stages.length - p.building.stages;
  const tokens = p.blue + looseTokens(p);
  let n = 0;
  while (n < most && n < open && n < tokens && stagePrice(p, n + 1, off) <= purse(p, false)) n += 1;
  return n;
}

/** Pays, then covers the stages with blue tokens of the bank; the rest comes off cards of the owner's choice. */
export function buildStages(ctx: Ctx<Tta>, seat: Seat, n: number, off: number, why: Id): void {
  const p = playerOf(ctx.s, seat);
  const wonder = must(p.building, 'space');
  const paid = stagePrice(p, n, off);
  pay(ctx, seat, paid, null);
  ctx.tell({ type: 'stage', seat, card: wonder.id, n, paid, why });
  const bank = Math.min(n, p.blue);
  p.blue -= bank;
  wonder.stages += bank;
  if (n > bank) {
    ctx.push({ kind: 'lose-blue', seat, step: 0, left: n - bank, to: 'wonder', why: `card:${wonder.id}` });
  } else finishWonder(ctx, seat);
}

/** All numbers covered: the tokens return and the wonder works. */
export function finishWonder(ctx: Ctx<Tta>, seat: Seat): void {
  const p = playerOf(ctx.s, seat);
  const wonder = p.building;
  if (!wonder || wonder.stages < WONDER[wonder.id].stages.length) return;
  p.blue += wonder.stages;
  p.building = null;
  ctx.tell({ type: 'wonder-done', seat, card: wonder.id });
  change(ctx, seat, `card:${wonder.id}`, () => {
    p.wonders.push({ id: wonder.id, ruined: false, homer: false });
  });
  score(ctx, seat, completionPoints(ctx.s, seat, wonder.id), 'wonders', `card:${wonder.id}`);
}
