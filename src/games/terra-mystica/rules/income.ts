/** Income by source (rulebook p. 8, p. 9): read off the board, the card and the favour tiles. */
import type { FrameRules, Seat } from '../../../engine/types.js';
import { openPlaces } from '../../terra-kit/places.js';
import { BUILDINGS, type Good, type Price } from '../data/ids.js';
import { BONUS_CARD, FAVOUR_TILES } from '../data/tiles.js';
import type { IncomeFrame, IncomePart, State, Tm } from '../types.js';
import { boardOf, plus, receive, seatOf, standing, tellBrim } from './goods.js';
import { everybody } from './order.js';

/** The next income, in the order in which it is read off. */
export function incomeParts(s: State, seat: Seat): IncomePart[] {
  const p = seatOf(s, seat);
  const board = boardOf(s, seat);
  const n = standing(s, seat);
  const out: IncomePart[] = [];
  const add = (from: string, goods: Price) => {
    for (const _ in goods) {
      out.push({ from, goods: { ...goods } });
      return;
    }
  };
  add('board', board.base);
  BUILDINGS.forEach((b, i) => {
    add(b, openPlaces(board.slots[b], n[i as 0]));
  });
  if (p.card) add(p.card, BONUS_CARD[p.card].income);
  for (const tile of p.favours) add(tile, FAVOUR_TILES[tile].income ?? {});
  return out;
}

export function incomeTotal(s: State, seat: Seat): Partial<Record<Good, number>> {
  return incomeParts(s, seat).reduce<Price>((sum, part) => plus(sum, part.goods), {});
}

export const income: FrameRules<Tm, IncomeFrame> = {
  run(ctx) {
    for (const seat of everybody(ctx.s)) {
      const due = incomeTotal(ctx.s, seat);
      const goods = receive(ctx.s, seat, due);
      ctx.tell({ type: 'income', seat, goods, why: 'rule:income' });
      tellBrim(ctx, seat, (due.power ?? 0) - (goods.power ?? 0), 'rule:income');
    }
    return 'done';
  },
};
