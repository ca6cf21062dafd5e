/** How strong the bots are, as shown where a seat is chosen: the figures of docs/bots.md, rounded. */

interface Strength {
  readonly unit: 'points' | 'culture' | 'rounds';
  /** What each level makes at a table of its own level. */
  readonly points: Readonly<Record<string, number>>;
  /** What strong people make at the same tables, where that is known. */
  readonly people?: number;
}

export const STRENGTH = {
  'terra-mystica': { unit: 'points', points: { easy: 101, normal: 125, hard: 135 }, people: 137 },
  'age-of-innovation': { unit: 'points', points: { easy: 107, normal: 123, hard: 152 } },
  'new-dawn': { unit: 'rounds', points: { easy: 27, normal: 22, hard: 19 } },
  'through-the-ages': { unit: 'culture', points: { easy: 219, normal: 234, hard: 295 } },
} as const satisfies Readonly<Record<string, Strength>>;
