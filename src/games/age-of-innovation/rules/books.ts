/** Books of choice, and paying books of any discipline (sheet 9, row 61). */
import { must } from '../../../engine/must.js';
import type { Choice, FrameRules } from '../../../engine/types.js';
import { DISCIPLINES } from '../data/ids.js';
import type { BooksFrame, PayFrame, Types } from '../types.js';
import { bookCount, gainBooks, pay as payGoods, playerOf, targetOf } from './common.js';

export const books: FrameRules<Types, BooksFrame> = {
  run: (_ctx, f) => (f.left > 0 ? 'ask' : 'done'),
  ask: (_s, f) => ({
    seat: f.seat,
    topic: 'books',
    from: targetOf(f.from),
    facts: { left: f.left },
    choices: DISCIPLINES.map(
      (d): Choice => ({
        id: `book:${d}`,
        verb: 'book',
        target: targetOf(d),
        ...(f.left > 1 ? { range: [1, f.left] as const } : {}),
      }),
    ),
  }),
  take(ctx, f, a) {
    const n = a.n ?? 1;
    f.left -= n;
    gainBooks(ctx, f.seat, DISCIPLINES.indexOf(a.id.slice('book:'.length) as never), n, f.from);
  },
};

/** Pays what is left; only asks when there is something to choose. */
export const pay: FrameRules<Types, PayFrame> = {
  run(ctx, f) {
    if (f.left === 0) return 'done';
    const p = playerOf(ctx.s, f.seat);
    const kinds = p.books.filter((n) => n > 0).length;
    if (kinds > 1 && bookCount(p) > f.left) return 'ask';
    const price: Record<string, number> = {};
    for (let d = 0; d < 4 && f.left > 0; d++) {
      const n = Math.min(f.left, must(p.books[d], 'discipline', d));
      if (n > 0) price[must(DISCIPLINES[d], 'discipline', d)] = n;
      f.left -= n;
    }
    payGoods(ctx, f.seat, price, f.from);
    return 'done';
  },
  ask(s, f) {
    const p = playerOf(s, f.seat);
    const choices: Choice[] = [];
    DISCIPLINES.forEach((d, i) => {
      const most = Math.min(f.left, must(p.books[i], 'discipline', i));
      if (most > 0) {
        choices.push({
          id: `pay:${d}`,
          verb: 'pay',
          target: targetOf(d),
          price: { [d]: 1 },
          ...(most > 1 ? { range: [1, most] as const } : {}),
        });
      }
    });
    return { seat: f.seat, topic: 'pay', from: targetOf(f.from), facts: { left: f.left }, choices };
  },
  take(ctx, f, a) {
    const n = a.n ?? 1;
    f.left -= n;
    payGoods(ctx, f.seat, { [a.id.slice('pay:'.length)]: n }, f.from);
  },
};
