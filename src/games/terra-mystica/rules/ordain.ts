/** Darklings: once, when the stronghold is built, up to three workers become priests (rulebook p. 20). */
import type { Choice, Seat } from '../../../engine/types.js';
import type { OrdainFrame, State } from '../types.js';
import { priestsInSupply, receive, seatOf } from './goods.js';
import type { C } from './hooks.js';
import type { Reward } from './rewards.js';

const MOST_ORDAINED = 3;

export function listOrdain(s: State, seat: Seat, out: Choice[]): void {
  const supply = s.options.siteHabits ? MOST_ORDAINED : priestsInSupply(s, seat);
  const most = Math.min(MOST_ORDAINED, seatOf(s, seat).workers, supply);
  if (most > 0) out.push({ id: 'ordain', verb: 'ordain', range: [1, most], price: { workers: 1 } });
}

export function ordainPriests(ctx: C, seat: Seat, n: number): void {
  const p = seatOf(ctx.s, seat);
  p.ordain = false;
  p.workers -= n;
  receive(ctx.s, seat, { priests: n });
  ctx.tell({ type: 'convert', seat, from: 'workers', paid: n, to: 'priests', n, why: 'ordain' });
}

export const ordain: Reward<OrdainFrame> = {
  open: (s, f) => seatOf(s, f.seat).ordain,
  from: () => 'faction:darklings',
  list(s, f) {
    const choices: Choice[] = [];
    listOrdain(s, f.seat, choices);
    choices.push({ id: 'done', verb: 'done' });
    return choices;
  },
  take(ctx, f, a) {
    if (a.id === 'ordain') ordainPriests(ctx, f.seat, a.n ?? 0);
    else seatOf(ctx.s, f.seat).ordain = false;
  },
};
