import type { Building, Coloured } from './ids.js';

/** Power value (sheet 7.10). */
export const STRENGTH = {
  workshop: 1,
  guild: 2,
  school: 2,
  palace: 3,
  university: 3,
  tower: 2,
  monument: 4,
} as const satisfies Record<Building, number>;

/** Pieces of one colour (sheet 3.1). */
export const PIECES = {
  workshop: 9,
  guild: 4,
  school: 3,
  palace: 1,
  university: 1,
} as const satisfies Record<Coloured, number>;

/** Neutral pieces in the box (sheet 7.3; one for each of the innovations 13 to 18). */
export const NEUTRAL_PIECES = {
  workshop: 1,
  guild: 1,
  school: 1,
  palace: 1,
  university: 1,
  tower: 5,
  monument: 1,
} as const satisfies Record<Building, number>;

export const PAVILIONS = 8;
export const SCHOLARS = 7;
export const BRIDGES = 3;

/** What it costs, from what it is made. The guild is cheaper beside another faction's building. */
export const BUILD = {
  workshop: { from: null, tools: 1, coins: 2 },
  guild: { from: 'workshop', tools: 2, coins: 6 },
  school: { from: 'guild', tools: 3, coins: 5 },
  palace: { from: 'guild', tools: 4, coins: 6 },
  university: { from: 'school', tools: 5, coins: 8 },
} as const satisfies Record<Coloured, { from: Coloured | null; tools: number; coins: number }>;
export const GUILD_COINS_BESIDE_OTHERS = 3;

/** Buildings a city needs: usually, with a university, with a monument; and its power value (rulebook p. 9). */
export const CITY_BUILDINGS = { usual: 4, university: 3, monument: 2 } as const;
export const CITY_POWER = 7;
