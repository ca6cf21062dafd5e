/** Event dial, tech dial and the barbarians' direction token (sheet sections 1 and 7). */
import type { Level } from './focus.js';

/** Clockwise from the start section. The order of the sections is [S1]. */
export const EVENT_DIAL = ['spawn', 'quiet', 'move', 'trade', 'move'] as const;
export type EventIcon = (typeof EVENT_DIAL)[number];

/** Numbers printed on the tech dial and the level they open [S2]. */
export const TECH_MARKS = [
  { at: 3, level: 2 }, { at: 6, level: 2 },
  { at: 10, level: 3 }, { at: 14, level: 3 },
  { at: 19, level: 4 }, { at: 24, level: 4 },
] as const satisfies readonly { readonly at: number; readonly level: Level }[];

export const TECH_TOP = 24;
/** The step after 24 (page 15). */
export const TECH_AGAIN = 15;

/** Numbered clockwise [S2]; where the 1 points is free, and this is our convention. */
export const DIRECTION_TOKEN = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
