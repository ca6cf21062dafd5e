/** Round tiles (sheet 7.5) and final-round tiles (sheet 7.6). */
import type { Discipline, FinalTileId, RoundTileId } from './ids.js';

export type Trigger =
  | 'workshop'
  | 'guild'
  | 'school'
  | 'palace-university'
  | 'spade'
  | 'step'
  | 'city'
  | 'track'
  | 'innovation'
  | 'border-workshop';

interface RoundTile {
  readonly id: RoundTileId;
  readonly on: Trigger;
  readonly vp: number;
  readonly discipline: Discipline;
  /** One reward for each so many levels; also the number of discipline icons on the tile. */
  readonly per: number;
  readonly reward: { readonly what: 'scholars' | 'power' | 'books' | 'spades' | 'coins' | 'tools'; readonly n: number };
}

const tile = (
  id: RoundTileId,
  on: Trigger,
  vp: number,
  discipline: Discipline,
  per: number,
  what: RoundTile['reward']['what'],
  n: number,
): RoundTile => ({ id, on, vp, discipline, per, reward: { what, n } });

export const ROUND_TILE_TABLE = {
  'round-1':  tile('round-1',  'workshop',          2, 'law',         3, 'scholars', 1),
  'round-2':  tile('round-2',  'workshop',          2, 'banking',     3, 'power',    4),
  'round-3':  tile('round-3',  'guild',             3, 'law',         3, 'books',    1),
  'round-4':  tile('round-4',  'guild',             3, 'medicine',    4, 'spades',   1),
  'round-5':  tile('round-5',  'school',            4, 'banking',     1, 'coins',    1),
  'round-6':  tile('round-6',  'palace-university', 5, 'medicine',    2, 'tools',    1),
  'round-7':  tile('round-7',  'palace-university', 5, 'banking',     2, 'tools',    1),
  'round-8':  tile('round-8',  'spade',             2, 'engineering', 1, 'coins',    1),
  'round-9':  tile('round-9',  'step',              1, 'medicine',    3, 'books',    1),
  'round-10': tile('round-10', 'city',              5, 'engineering', 4, 'spades',   1),
  'round-11': tile('round-11', 'track',             3, 'engineering', 3, 'scholars', 1),
  'round-12': tile('round-12', 'innovation',        5, 'law',         2, 'power',    3),
} as const satisfies Record<RoundTileId, RoundTile>;

/** Never on R5 or R6. */
export const SPADE_TILE: RoundTileId = 'round-8';
export const ROUNDS = 6;

export const FINAL_TILE_TABLE = {
  'final-workshop': { on: 'workshop', vp: 2 },
  'final-guild':    { on: 'guild', vp: 3 },
  'final-school':   { on: 'school', vp: 4 },
  'final-border':   { on: 'border-workshop', vp: 3 },
} as const satisfies Record<FinalTileId, { on: Trigger; vp: number }>;

/** The building a tile shows, for the clash of R6 and final tile (sheet 9, row 42). */
export function shows(on: Trigger): string {
  return on === 'border-workshop' ? 'workshop' : on;
}
