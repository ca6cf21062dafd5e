/** The numbers of the opinion, in culture points expected at the end of the game. */

/** What each further piece is worth: so much for every one up to the first bound, then less. */
type Ladder = readonly (readonly [upTo: number, each: number])[];

export function climbed(ladder: Ladder, n: number): number {
  let sum = 0;
  let from = 0;
  for (const [upTo, each] of ladder) {
    if (n <= from) break;
    sum += (Math.min(n, upTo) - from) * each;
    from = upTo;
  }
  return sum;
}

/** What one more is worth at a rung. */
export function nextStep(ladder: Ladder, n: number): number {
  for (const [upTo, each] of ladder) if (n < upTo) return each;
  return 0;
}

export const WORTH = {
  /** For every turn to come: the first science of a turn is what the whole game rests on. */
  science: [
    [3, 1.5],
    [5, 1.2],
    [8, 0.9],
    [11, 0.6],
    [18, 0.3],
  ],
  resources: [
    [3, 1.1],
    [6, 0.9],
    [9, 0.65],
    [13, 0.35],
    [20, 0.1],
  ],
  /** Beyond what is eaten. */
  food: [
    [1, 0.8],
    [2, 0.6],
    [4, 0.35],
    [6, 0.15],
  ],
  civilActions: [
    [4, 1],
    [5, 0.8],
    [6, 0.65],
    [7, 0.5],
    [9, 0.3],
  ],
  militaryActions: [
    [2, 0.4],
    [4, 0.3],
    [6, 0.12],
  ],
  /** In stock, while there is time to spend it. */
  scienceStock: [
    [12, 0.6],
    [24, 0.25],
  ],
  resourceStock: [
    [8, 0.6],
    [16, 0.3],
  ],
  foodStock: [
    [6, 0.35],
    [10, 0.15],
  ],
  /** Of what a technology would bring: developed, and still in hand. */
  developed: 0.55,
  inHand: 0.35,
  /** One point of strength for a technology's worth, for a whole game. */
  strength: 1.2,
  /** Impacts: of those the seat did not lay; ahead of the others in those it did; of all while the game is young. */
  impact: 0.5,
  laid: 0.5,
  early: 0.2,
  happy: 1.5,
  blue: 0.8,
  /** For every turn to come. */
  civilAction: 0.7,
  /** What a wonder brings besides its symbols, by age. */
  wonder: [4, 5, 8, 18],
} as const;
