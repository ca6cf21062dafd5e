/** Free exchanges and burning, at any time in one's own turn (rulebook p. 13, sheet 4.6). */
import { must } from '../../../engine/must.js';
import type { Answer, Choice, Seat } from '../../../engine/types.js';
import { burn, mostBurnable } from '../../terra-kit/bowls.js';
import { COINS_PER_POINT, CONVERSIONS } from '../data/tiles.js';
import type { State } from '../types.js';
import { hooksOf } from './factions/index.js';
import { pay, priestsInSupply, receive, score, seatOf } from './goods.js';
import type { C, Conversion } from './hooks.js';

export const FREE_VERBS = ['burn', 'convert', 'connect', 'take', 'decline', 'step'] as const;

function have(s: State, seat: Seat, c: Conversion): number {
  const p = seatOf(s, seat);
  return c.from === 'power' ? p.bowls[2] : p[c.from];
}

/** How many times the exchange can be made now. */
function most(s: State, seat: Seat, c: Conversion): number {
  const n = Math.floor(have(s, seat, c) / c.take);
  return c.to === 'priests' && n > 0 && !s.options.siteHabits ? Math.min(n, priestsInSupply(s, seat)) : n;
}

interface Listed {
  readonly id: string;
  readonly conversion: Conversion;
  readonly price: Readonly<Record<string, number>>;
}
const listed = (conversion: Conversion): Listed => ({
  id: `convert:${conversion.from}>${conversion.to}`,
  conversion,
  price: { [conversion.from]: conversion.take },
});
const COMMON = CONVERSIONS.map(listed);
/** The site pays out points for coins before the end as well. */
const ON_SITE: readonly Listed[] = [listed({ from: 'coins', take: COINS_PER_POINT, to: 'points' })];
const OWN = new Map<readonly Conversion[], readonly Listed[]>();

function own(s: State, seat: Seat): readonly Listed[] {
  const more = hooksOf(s, seat).conversions;
  if (!more) return s.options.siteHabits ? ON_SITE : [];
  let out = OWN.get(more);
  if (!out) {
    out = more.map(listed);
    OWN.set(more, out);
  }
  return out;
}

/** Every exchange that a seat knows, whether it can pay or not. */
export function conversionsOf(s: State, seat: Seat): Conversion[] {
  return [...COMMON, ...own(s, seat)].map((x) => x.conversion);
}

export function listFree(s: State, seat: Seat, out: Choice[]): void {
  const burnable = mostBurnable(seatOf(s, seat).bowls);
  if (burnable > 0) out.push({ id: 'burn', verb: 'burn', range: [1, burnable] });
  for (const list of [COMMON, own(s, seat)]) {
    for (const { id, conversion, price } of list) {
      const n = most(s, seat, conversion);
      if (n > 0) out.push({ id, verb: 'convert', range: [1, n], price });
    }
  }
}

/** Plays a choice of `listFree`; false when it is none. */
export function takeFree(ctx: C, seat: Seat, a: Answer): boolean {
  const p = seatOf(ctx.s, seat);
  const n = a.n ?? 1;
  if (a.id === 'burn') {
    burn(p.bowls, n);
    p.burnt += n;
    ctx.tell({ type: 'burn', seat, n });
    return true;
  }
  if (!a.id.startsWith('convert:')) return false;
  const c = must(
    [...COMMON, ...own(ctx.s, seat)].find((x) => x.id === a.id),
    'match',
  ).conversion;
  ctx.tell({ type: 'convert', seat, from: c.from, paid: c.take * n, to: c.to, n, why: 'rule:convert' });
  if (c.from === 'points') score(ctx, seat, -c.take * n, 'exchange', must(p.faction, 'faction'));
  else pay(p, { [c.from]: c.take * n });
  if (c.to === 'points') score(ctx, seat, n, 'exchange', must(p.faction, 'faction'));
  else receive(ctx.s, seat, { [c.to]: n });
  return true;
}
