/** Darklings: once, when the stronghold is built, up to three workers become priests (rulebook p. 20). */
import type { Choice, FrameRules, Seat } from '../../../engine/types.js';
import type { OrdainFrame, State, Tm } from '../types.js';
import { listFree, takeFree } from './convert.js';
import { priestsInSupply, receive } from './goods.js';
import type { C } from './hooks.js';

export const MOST_ORDAINED = 3;

export function listOrdain(s: State, seat: Seat, out: Choice[]): void {
  const supply = s.options.siteHabits ? MOST_ORDAINED : priestsInSupply(s, seat);
  const most = Math.min(MOST_ORDAINED, s.seats[seat]!.workers, supply);
  if (most > 0) out.push({ id: 'ordain', verb: 'ordain', range: [1, most], price: { workers: 1 } });
}

export function ordainPriests(ctx: C, seat: Seat, n: number): void {
  const p = ctx.s.seats[seat]!;
  p.ordain = false;
  p.workers -= n;
  receive(ctx.s, seat, { priests: n });
  ctx.tell({ type: 'convert', seat, from: 'workers', paid: n, to: 'priests', n, why: 'ordain' });
}

export const ordain: FrameRules<Tm, OrdainFrame> = {
  run: (ctx, f) => (ctx.s.seats[f.seat]!.ordain ? 'ask' : 'done'),
  ask(s, f) {
    const choices: Choice[] = [];
    listOrdain(s, f.seat, choices);
    choices.push({ id: 'done', verb: 'done' });
    // Workers may be bought first.
    listFree(s, f.seat, choices);
    return { seat: f.seat, topic: 'ordain', from: 'faction:darklings', choices };
  },
  take(ctx, f, a) {
    if (a.id === 'ordain') ordainPriests(ctx, f.seat, a.n!);
    else if (a.id === 'done') ctx.s.seats[f.seat]!.ordain = false;
    else takeFree(ctx, f.seat, a);
  },
};
