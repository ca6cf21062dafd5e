/** Points during the game: round tiles, tiles that reward building, and things that are counted. */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import { ownHexes } from '../../terra-kit/neighbours.js';
import type { Building } from '../data/ids.js';
import type { Measure } from '../data/perks.js';
import { FINAL_TILE_TABLE, ROUND_TILE_TABLE, ROUNDS, type Trigger } from '../data/rounds.js';
import type { Context, State } from '../types.js';
import { cityCount, countOf, gain, mapOf, playerOf, score, tilesOf } from './common.js';
import { groupsOf } from './reach.js';

/** The current round tile, and in the last round the final tile as well. They score in phase II only. */
export function roundScore(ctx: Context, seat: Seat, on: Trigger, times = 1): void {
  const { s } = ctx;
  if (s.phase !== 'actions' || times === 0) return;
  const tile = ROUND_TILE_TABLE[must(s.rounds[s.round - 1], 'round')];
  if (tile.on === on) score(ctx, seat, tile.vp * times, tile.id);
  if (s.round === ROUNDS && FINAL_TILE_TABLE[s.final].on === on) {
    score(ctx, seat, FINAL_TILE_TABLE[s.final].vp * times, s.final);
  }
}

const ROUND_TRIGGER: Partial<Record<Building, Trigger>> = {
  workshop: 'workshop',
  guild: 'guild',
  school: 'school',
  palace: 'palace-university',
  university: 'palace-university',
};

/** Everything that rewards a building: round tile, booster, palace, competency, faction. */
export function scoreBuilding(ctx: Context, seat: Seat, hex: number, piece: Building): void {
  const { s } = ctx;
  if (s.phase !== 'actions') return;
  const board = mapOf(s);
  const trigger = ROUND_TRIGGER[piece];
  if (trigger) roundScore(ctx, seat, trigger);
  if (piece === 'workshop' && board.border[hex]) roundScore(ctx, seat, 'border-workshop');
  const { booster, passed } = playerOf(s, seat);
  for (const tile of tilesOf(s, seat)) {
    // The booster taken when passing lies face down until the next round (p. 16).
    if (passed && tile.id === booster) continue;
    for (const b of tile.built ?? []) {
      const fits =
        b.what === piece ||
        (piece === 'workshop' && b.what === 'river-workshop' && board.riverside[hex]) ||
        (piece === 'workshop' && b.what === 'border-workshop' && board.border[hex]);
      if (!fits) continue;
      score(ctx, seat, b.vp, tile.id);
      if (b.coins) gain(ctx, seat, { coins: b.coins }, tile.id);
    }
  }
}

/** How many there are of what a tile counts. */
export function measure(s: State, seat: Seat, what: Measure): number {
  switch (what) {
    case 'workshop':
    case 'guild':
    case 'school':
      return countOf(s, seat, what);
    case 'palace-university':
      return countOf(s, seat, 'palace') + countOf(s, seat, 'university');
    case 'city':
      return cityCount(s, seat);
    case 'building':
      return ownHexes(s, seat).length;
    case 'group':
      return groupsOf(s, seat).length;
    case 'bridge':
      return s.bridges.filter((b) => b.seat === seat).length;
    case 'shape':
      return new Set(ownHexes(s, seat).map((h) => s.building[h])).size;
    case 'two-highest': {
      const levels = playerOf(s, seat)
        .levels.slice()
        .sort((a, b) => b - a);
      return must(levels[0], 'discipline') + must(levels[1], 'discipline');
    }
    case 'lowest':
      return Math.min(...playerOf(s, seat).levels);
  }
}
