/** The terraforming circle: terrains in a ring, one spade per step. */

/** Spades between two places of a ring of `size`: the shortest way round. */
export function stepsBetween(a: number, b: number, size: number): number {
  const d = Math.abs(a - b);
  return Math.min(d, size - d);
}

/** Every place on a shortest way from `from` to `to`, without `from`, in order. With seven terrains there is only one way. */
export function wayRound(from: number, to: number, size: number): number[] {
  const ahead = (to - from + size) % size;
  const dir = ahead <= size - ahead ? 1 : -1;
  const out: number[] = [];
  for (let at = from; at !== to; ) {
    at = (at + dir + size) % size;
    out.push(at);
  }
  return out;
}
