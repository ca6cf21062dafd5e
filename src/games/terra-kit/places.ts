/** Places of a board that pay once their piece has left it. */
import { must } from '../../engine/must.js';

/** What the first places of a row pay together: pieces leave from the left. */
export function openPlaces<G extends string>(
  places: readonly { readonly [K in G]?: number }[],
  gone: number,
): { [K in G]?: number } {
  const sum: { [K in G]?: number } = {};
  for (let i = 0; i < gone; i++) {
    for (const good in must(places[i], 'place', i))
      sum[good] = (sum[good] ?? 0) + must(must(places[i], 'place', i)[good], 'good', good);
  }
  return sum;
}
