/** Terrain, resources and component limits (sheet head, sections 1 and 9; rulebook pages 2, 7 and 15). */

/** In the order of the focus slots, then water and the space of a natural wonder (which has no terrain type). */
export const TERRAINS = ['grassland', 'hills', 'forest', 'desert', 'mountains', 'water', 'natural'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const DIFFICULTY = {
  grassland: 1, hills: 2, forest: 3, desert: 4, mountains: 5, water: 1, natural: 5,
} as const satisfies Record<Terrain, number>;

export const RESOURCES = ['marble', 'mercury', 'oil', 'diamond'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Nine barbarians; those whose mark is not on the map stay in the box. */
export const BARBARIANS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export type Barbarian = (typeof BARBARIANS)[number];

/** Player colours [S1]. */
export const COLOURS = ['blue', 'green', 'orange', 'red'] as const;

/** Every number is hard except the trade tokens: 34 are in the box, but they are no limit (page 15). */
export const LIMITS = {
  controlTokens: 31,
  cities: 7,
  caravans: 3,
  waterTokens: 8,
  perResource: 8,
  tradeOnCard: 3,
  tradeOnZimbabwe: 4,
  cityStateDefence: 8,
} as const;
