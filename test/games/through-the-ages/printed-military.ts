/** The printed numbers of the military cards, typed once more from the sheet: nothing here comes from `src/`. */

/** Tactic: age, infantry, cavalry, artillery, strength, antiquated. */
export const PRINTED_TACTICS: Readonly<Record<string, readonly [number, number, number, number, number, number]>> = {
  't1-fighting-band': [1, 2, 0, 0, 1, 1],
  't1-legion': [1, 3, 0, 0, 2, 2],
  't1-medieval-army': [1, 1, 1, 0, 2, 2],
  't1-phalanx': [1, 2, 1, 0, 3, 3],
  't1-heavy-cavalry': [1, 0, 3, 0, 4, 4],
  't2-conquistadors': [2, 1, 2, 0, 5, 3],
  't2-defensive-army': [2, 2, 0, 1, 6, 3],
  't2-fortifications': [2, 0, 0, 2, 5, 3],
  't2-mobile-artillery': [2, 0, 1, 1, 5, 3],
  't2-napoleonic-army': [2, 1, 1, 1, 7, 4],
  't2-classic-army': [2, 2, 2, 0, 8, 4],
  't3-entrenchments': [3, 1, 0, 2, 9, 5],
  't3-mechanized-army': [3, 0, 1, 2, 10, 5],
  't3-shock-troops': [3, 1, 3, 0, 11, 6],
  't3-modern-army': [3, 2, 1, 1, 13, 7],
};
/** Bonus cards: colonization. */
export const PRINTED_BONUS: Readonly<Record<string, number>> = { b1: 1, b2: 2, b3: 3 };
/** Colonies: happy faces, strength. */
export const PRINTED_COLONIES: Readonly<Record<string, readonly [faces: number, strength: number]>> = {
  'c1-historic': [1, 0],
  'c2-historic': [2, 0],
  'c1-strategic': [0, 2],
  'c2-strategic': [0, 4],
};
/** Military actions of aggressions and wars, what bonus cards add to a defence, rank points of Impacts by players. */
export const PRINTED_ATTACKS: Readonly<Record<string, number>> = {
  'a1-plunder': 1,
  'a1-raid': 1,
  'a1-enslave': 2,
  'a2-plunder': 1,
  'a2-raid': 2,
  'a2-spy': 1,
  'a2-annex': 2,
  'a2-infiltrate': 2,
  'a3-plunder': 1,
  'a3-raid': 3,
  'a3-armed-intervention': 2,
  'w2-territory': 2,
  'w2-technology': 2,
  'w3-culture': 3,
};
export const PRINTED_DEFENCE: Readonly<Record<string, number>> = { b1: 2, b2: 4, b3: 6 };
export const PRINTED_RANKS: Readonly<Record<number, readonly number[]>> = {
  1: [0],
  2: [10, 0],
  3: [14, 7, 0],
  4: [15, 10, 5, 0],
};
/** What a pact gives its sides, as far as it bears on strength, culture and payments. */
export interface PrintedSide {
  readonly strength?: number;
  readonly culture?: number;
  readonly paysWith?: 'food' | 'resources';
}
export const PRINTED_PACTS: Readonly<Record<string, { readonly A: PrintedSide; readonly B: PrintedSide }>> = {
  'p1-trade-routes': { A: { paysWith: 'food' }, B: { paysWith: 'resources' } },
  'p2-promise': { A: { culture: 1 }, B: { strength: 4, culture: -1 } },
  'p3-sovereignty': { A: { culture: 2 }, B: { culture: -2 } },
  'p3-alliance': { A: { strength: 3 }, B: { strength: 3 } },
  'p3-peace': { A: { culture: 1 }, B: { culture: 1 } },
};
