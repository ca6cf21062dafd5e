/**
 * Rules that the printed texts leave open and that tables read in different ways. A reading is named for what it changes
 * against our own; docs/rulings/new-dawn.md retells both sentences of the rulebook for each.
 */
export const READINGS = [
  /** A beaten capital may be attacked again in the same turn. */
  'capital-again',
  /** A mark of the tech dial never gives a card of a lower level than the one it replaces. */
  'no-lower-cards',
  /** Trade tokens gained while a card resolves may be spent in it. */
  'fresh-trade',
  /** A city-state's token helps in its owner's turn only, not in defence. */
  'state-own-turn',
  /** A city built on one's own token on a natural wonder gives the wonder back to the map. */
  'city-frees-natural',
  /** A barbarian that meets the edge on the water turns there and comes back to where it was. */
  'barbarian-comes-back',
  /** Estádio do Maracanã: the economy card before the other card, not after it. */
  'maracana-before',
  /** Without Potala Palace diplomacy cards above the limit go back. */
  'potala-gives-back',
] as const;
export type ReadingId = (typeof READINGS)[number];

/** How rules 1 read what has been read another way since. */
export const READINGS_OF_RULES_1: readonly ReadingId[] = [
  'capital-again',
  'no-lower-cards',
  'fresh-trade',
  'maracana-before',
];
