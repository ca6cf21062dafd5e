/** The science board (sheet 5). */
import type { Discipline } from './ids.js';
import type { Gain } from './perks.js';

/** Power for reaching a level, the same in every discipline. */
export const LEVEL_POWER: readonly number[] = [0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 0, 0, 3];
export const KEY_LEVEL = 8;
export const TOP_LEVEL = 12;
/** From this level on a discipline pays income. */
export const INCOME_LEVEL = 9;

export const SCIENCE_INCOME = {
  banking: { coins: 3 },
  law: { power: 6 },
  engineering: { tools: 1 },
  medicine: { vp: 3 },
} as const satisfies Record<Discipline, Gain>;

/** Places for scholars under each discipline. */
export const SCHOLAR_SPACES: readonly number[] = [3, 2, 2, 2];

/** Final scoring (rulebook p. 18). */
export const SCIENCE_PRIZES: readonly number[] = [8, 4, 2];
export const AREA_PRIZES: readonly number[] = [18, 12, 6];
export const COINS_FOR_A_POINT = 5;
