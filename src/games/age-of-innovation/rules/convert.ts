/** Free conversions before and after the action (rulebook p. 16, sheet 3.1, 9 row 37). */
import type { Answer, Choice, Seat } from '../../../engine/types.js';
import { burn, mostBurnable } from '../../terra-kit/bowls.js';
import { DISCIPLINES } from '../data/ids.js';
import type { Context, State } from '../types.js';
import { gain, gainBooks, type Price, pay, playerOf, scholarsLeft } from './common.js';

/** Power for one of each. */
export const POWER_RATES = { scholar: 5, book: 5, tool: 3, coin: 1 } as const;

export function conversions(s: State, seat: Seat): Choice[] {
  const p = playerOf(s, seat);
  const out: Choice[] = [];
  const add = (id: string, most: number, price: Price) => {
    if (most > 0) out.push({ id: `convert:${id}`, verb: 'convert', range: [1, most], price });
  };
  const power = p.bowls[2];
  const { scholar, book, tool, coin } = POWER_RATES;
  add('power>coin', Math.floor(power / coin), { power: coin });
  add('power>tool', Math.floor(power / tool), { power: tool });
  add('power>scholar', Math.min(Math.floor(power / scholar), scholarsLeft(p)), { power: scholar });
  for (const d of DISCIPLINES) add(`power>${d}`, Math.floor(power / book), { power: book });
  add('scholar>tool', p.scholars, { scholars: 1 });
  add('tool>coin', p.tools, { tools: 1 });
  DISCIPLINES.forEach((d, i) => {
    add(`${d}>coin`, p.books[i]!, { [d]: 1 });
  });
  const burnable = mostBurnable(p.bowls);
  if (burnable > 0) out.push({ id: 'burn', verb: 'burn', range: [1, burnable] });
  return out;
}

export function isConversion(id: string): boolean {
  return id === 'burn' || id.startsWith('convert:');
}

export function convert(ctx: Context, seat: Seat, a: Answer): void {
  const p = playerOf(ctx.s, seat);
  const n = a.n!;
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
