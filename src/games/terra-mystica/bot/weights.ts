import type { FavourId } from '../data/ids.js';

/** What one piece of each good is worth in points, by rounds still to come. Tuned by play against itself. */
export interface Worth {
  readonly coins: number;
  readonly workers: number;
  readonly priests: number;
  readonly power: number;
}

/** Index: rounds after this one; the last entry serves for all earlier ones. */
export const WORTH: readonly Worth[] = [
  { coins: 0.36, workers: 0.75, priests: 1.3, power: 0.42 },
  { coins: 0.55, workers: 1.2, priests: 2.3, power: 0.6 },
  { coins: 0.62, workers: 1.45, priests: 2.7, power: 0.68 },
  { coins: 0.67, workers: 1.6, priests: 3.0, power: 0.74 },
  { coins: 0.7, workers: 1.7, priests: 3.2, power: 0.78 },
];

/** As much as can be put to use soon; more than that is hoarding. */
export const USEFUL = { coins: 9, workers: 5, priests: 3 } as const;

/** A round's worth of the tiles that pay for deeds. */
export const FAVOUR_WORTH: Readonly<Partial<Record<FavourId, number>>> = {
  FAV5: 1,
  FAV6: 1,
  FAV10: 1.6,
  FAV11: 2,
  FAV12: 2.2,
};
