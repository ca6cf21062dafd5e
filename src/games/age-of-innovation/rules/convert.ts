/** Free conversions before and after the action (rulebook p. 16, sheet 3.1, 9 row 37). */
import { amountOf, must } from '../../../engine/must.js';
import type { Answer, Choice, Seat } from '../../../engine/types.js';
import { burn, mostBurnable } from '../../terra-kit/bowls.js';
import { DISCIPLINES } from '../data/ids.js';
import type { Context, Player, State } from '../types.js';
import { bookCount, gain, gainBooks, type Price, pay, playerOf, scholarsLeft } from './common.js';

/** Power for one of each. */
export const POWER_RATES = { scholar: 5, book: 5, tool: 3, coin: 1 } as const;

/** What one conversion takes. Prices do not change, so all questions share them. */
const PRICE = {
  coin: { power: POWER_RATES.coin },
  tool: { power: POWER_RATES.tool },
  scholar: { power: POWER_RATES.scholar },
  book: { power: POWER_RATES.book },
  scholars: { scholars: 1 },
  tools: { tools: 1 },
} as const satisfies Record<string, Price>;
const BOOKS = DISCIPLINES.map((d) => ({ to: `convert:power>${d}`, from: `convert:${d}>coin`, price: { [d]: 1 } }));

function add(out: Choice[], id: string, most: number, price: Price): void {
  if (most > 0) out.push({ id, verb: 'convert', range: [1, most], price });
}

export function conversions(s: State, seat: Seat, out: Choice[]): void {
  const p = playerOf(s, seat);
  const power = p.bowls[2];
  if (power > 0) {
    const { scholar, book, tool, coin } = POWER_RATES;
    add(out, 'convert:power>coin', Math.floor(power / coin), PRICE.coin);
    add(out, 'convert:power>tool', Math.floor(power / tool), PRICE.tool);
    add(out, 'convert:power>scholar', Math.min(Math.floor(power / scholar), scholarsLeft(p)), PRICE.scholar);
    for (const b of BOOKS) add(out, b.to, Math.floor(power / book), PRICE.book);
  }
  add(out, 'convert:scholar>tool', p.scholars, PRICE.scholars);
  add(out, 'convert:tool>coin', p.tools, PRICE.tools);
  for (let d = 0; d < BOOKS.length; d++)
    add(
      out,
      must(BOOKS[d], 'discipline', d).from,
      must(p.books[d], 'discipline', d),
      must(BOOKS[d], 'discipline', d).price,
    );
  const burnable = mostBurnable(p.bowls);
  if (burnable > 0) out.push({ id: 'burn', verb: 'burn', range: [1, burnable] });
}

/** Would `conversions` list anything? */
export function canConvert(p: Player): boolean {
  return p.bowls[2] > 0 || p.scholars > 0 || p.tools > 0 || bookCount(p) > 0 || mostBurnable(p.bowls) > 0;
}

export function isConversion(id: string): boolean {
  return id === 'burn' || id.startsWith('convert:');
}

export function convert(ctx: Context, seat: Seat, a: Answer): void {
  const p = playerOf(ctx.s, seat);
  const n = amountOf(a);
  if (a.id === 'burn') {
    burn(p.bowls, n);
    p.burnt += n;
    ctx.tell({ type: 'convert', seat, what: 'burn', n });
    return;
  }
  const what = a.id.slice('convert:'.length);
  const [from, to] = what.split('>') as [string, string];
  ctx.tell({ type: 'convert', seat, what, n });
  const book = DISCIPLINES.indexOf(to as never);
  if (from === 'power') {
    const rate = book >= 0 ? POWER_RATES.book : POWER_RATES[to as keyof typeof POWER_RATES];
    pay(ctx, seat, { power: rate * n }, 'convert');
  } else if (from === 'scholar') pay(ctx, seat, { scholars: n }, 'convert');
  else if (from === 'tool') pay(ctx, seat, { tools: n }, 'convert');
  else pay(ctx, seat, { [from]: n }, 'convert');
  if (book >= 0) gainBooks(ctx, seat, book, n, 'convert');
  else gain(ctx, seat, { [`${to}s`]: n }, 'convert');
}
