/** What one piece of each good is worth in points, by rounds still to come. Tuned by play against itself. */
export interface Worth {
  readonly coins: number;
  readonly tools: number;
  readonly scholars: number;
  readonly books: number;
  readonly power: number;
}

/** Index: rounds after this one; the last entry serves for all earlier ones. */
export const WORTH: readonly Worth[] = [
  { coins: 0.32, tools: 0.7, scholars: 1.3, books: 0.9, power: 0.4 },
  { coins: 0.5, tools: 1.2, scholars: 2.2, books: 1.3, power: 0.6 },
  { coins: 0.58, tools: 1.45, scholars: 2.6, books: 1.5, power: 0.7 },
  { coins: 0.62, tools: 1.6, scholars: 2.9, books: 1.6, power: 0.75 },
  { coins: 0.65, tools: 1.7, scholars: 3.1, books: 1.7, power: 0.8 },
];
