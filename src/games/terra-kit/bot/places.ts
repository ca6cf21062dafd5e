/** Places on the map as the bots of both Terra games weigh them. */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';

type Owners = readonly Seat[];
type Near = readonly (readonly number[])[];

/** Hexes with structures, by seat. */
export function holdingsOf(owner: Owners, seats: number): number[][] {
  const out: number[][] = Array.from({ length: seats }, () => []);
  for (let h = 0; h < owner.length; h++) {
    const seat = must(owner[h], 'space', h);
    if (seat >= 0) must(out[seat], 'seat', seat).push(h);
  }
  return out;
}

/** An empty place is worth more with own structures beside it, or others to lean on. */
export function withCompany(alone: number, near: Near, owner: Owners, seat: Seat, h: number): number {
  let worth = alone;
  for (const n of must(near[h], 'space', h))
    if (must(owner[n], 'space', n) >= 0) worth += owner[n] === seat ? 0.15 : 0.1;
  return worth;
}

const MOST_PLACES = 4;

/** The best few places, each worth a share of its own. */
export class BestPlaces {
  private readonly best = new Array<number>(MOST_PLACES).fill(0);

  add(worth: number): void {
    const at = this.best.findIndex((other) => worth > other);
    if (at < 0) return;
    this.best.splice(at, 0, worth);
    this.best.pop();
  }

  /** With so many pieces left to put there. */
  sum(pieces: number, shares: readonly number[]): number {
    let sum = 0;
    for (let i = 0; i < Math.min(MOST_PLACES, pieces); i++)
      sum += must(this.best[i], 'place', i) * must(shares[i], 'share', i);
    return sum * 0.4;
  }
}

/** Own structures that have others next door: cheaper upgrades, and power. The smallest ones count most. */
export function besideOthers(
  near: Near,
  owner: Owners,
  own: readonly number[],
  smallest: (h: number) => boolean,
): number {
  let sum = 0;
  for (const h of own) {
    const seat = owner[h];
    let others = 0;
    for (const n of must(near[h], 'space', h)) if (must(owner[n], 'space', n) >= 0 && owner[n] !== seat) others++;
    if (others > 0) sum += (smallest(h) ? 1 : 0.4) + Math.min(2, others - 1) * 0.3;
  }
  return sum;
}

const MOST_KEPT = 20_000;

/** Largest areas by what stands: they seldom change while one seat looks ahead. */
export class Areas {
  private readonly kept = new Map<string, number>();

  of(key: string, measure: () => number): number {
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    if (this.kept.size > MOST_KEPT) this.kept.clear();
    const size = measure();
    this.kept.set(key, size);
    return size;
  }
}
