/** What a position is worth to a seat, in points expected at the end. */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import { besideOthers, holdingsOf } from '../../terra-kit/bot/places.js';
import { race } from '../../terra-kit/bot/race.js';
import { BOOSTER_TILES } from '../data/boosters.js';
import { PIECES } from '../data/buildings.js';
import { type Building, type COLOURED, DISCIPLINES } from '../data/ids.js';
import type { Gain, Tile } from '../data/perks.js';
import { FINAL_TILE_TABLE, ROUND_TILE_TABLE, ROUNDS, type Trigger } from '../data/rounds.js';
import { AREA_PRIZES, INCOME_LEVEL, SCIENCE_INCOME, SCIENCE_PRIZES } from '../data/science.js';
import { boardOf, bookCount, keysOf, mapOf, perk, playerOf, tilesOf } from '../rules/common.js';
import { resourcePoints } from '../rules/final.js';
import type { Player, State } from '../types.js';
import { areaOf, cityWorth, spotWorth } from './land.js';
import { gainWorth, passWorth, promise } from './tiles.js';
import { FACTION_WORTH, WEIGHTS as W, type Worth } from './weights.js';

/** Rounds that still pay income. */
export function roundsLeft(s: State): number {
  return s.round === 0 ? ROUNDS : ROUNDS - s.round;
}

export function worthAt(left: number): Worth {
  return must(W.worth[Math.max(0, Math.min(left, W.worth.length - 1))], 'worth');
}

interface Goods {
  coins: number;
  tools: number;
  scholars: number;
  power: number;
  books: number;
  vp: number;
  steps: number;
}

function add(sum: Goods, g: Gain & { readonly steps?: number }): void {
  if (g.coins) sum.coins += g.coins;
  if (g.tools) sum.tools += g.tools;
  if (g.scholars) sum.scholars += g.scholars;
  if (g.power) sum.power += g.power;
  if (g.books) sum.books += g.books;
  if (g.vp) sum.vp += g.vp;
  if (g.steps) sum.steps += g.steps;
}

/** What board, tiles and science pay every round; the booster is not among it. */
function steadyIncome(s: State, seat: Seat, n: Counts): Goods {
  const p = playerOf(s, seat);
  const sum: Goods = { coins: 0, tools: 0, scholars: 0, power: 0, books: 0, vp: 0, steps: 0 };
  const board = boardOf(p);
  add(sum, board.base);
  for (let k = 0; k < n.placed.workshop; k++) add(sum, must(board.workshops[k], 'workshop', k));
  for (let k = 0; k < n.placed.guild; k++) add(sum, must(board.guilds[k], 'guild', k));
  for (let k = 0; k < n.placed.school; k++) add(sum, must(board.schools[k], 'school', k));
  for (let k = 0; k < n.placed.university; k++) add(sum, must(board.university[k], 'university', k));
  for (const tile of tilesOf(s, seat)) if (tile.income && tile.id !== p.booster) add(sum, tile.income);
  for (let d = 0; d < 4; d++)
    if (must(p.levels[d], 'discipline', d) >= INCOME_LEVEL)
      add(sum, SCIENCE_INCOME[must(DISCIPLINES[d], 'discipline', d)]);
  return sum;
}

const goods = (g: Goods, w: Worth): number => gainWorth(g, w) + g.steps * W.step;

function useful(n: number, most: number, worth: number): number {
  return Math.min(n, most) * worth + Math.max(0, n - most) * worth * W.spare;
}

/** Goods in hand, with the income of the next round on top, so that plenty shows. */
function goodsWorth(p: Player, next: Goods, w: Worth): number {
  const [one, two, three] = p.bowls;
  return (
    useful(p.coins * W.stock + next.coins, W.useful.coins, w.coins) +
    useful(p.tools * W.stock + next.tools, W.useful.tools, w.tools) +
    useful(p.scholars * W.stock + next.scholars, W.useful.scholars, w.scholars) +
    useful(bookCount(p) + next.books, W.useful.books, w.books) +
    (one * W.bowls[0] + two * W.bowls[1] + three * W.bowls[2]) * w.power +
    next.power * w.power * W.powerIncome +
    next.vp +
    next.steps * W.step
  );
}

function scienceWorth(s: State, seat: Seat, left: number): number {
  const spread = W.scienceSpread[0] + W.scienceSpread[1] * left;
  let sum = 0;
  for (let d = 0; d < 4; d++) {
    const levels = s.players.map((p) => must(p.levels[d], 'discipline', d));
    if (s.neutralLevels) levels.push(must(s.neutralLevels[d], 'discipline', d));
    sum += race(seat, levels, SCIENCE_PRIZES, spread);
  }
  return sum * W.scienceRace;
}

/** What the round tiles will pay for levels. */
function bonusWorth(s: State, seat: Seat): number {
  const p = playerOf(s, seat);
  const more = perk(s, seat, 'scienceBonus') ?? 0;
  let sum = 0;
  for (let round = Math.max(1, s.round); round < ROUNDS; round++) {
    const id = s.rounds[round - 1];
    if (!id) continue;
    const { discipline, per, reward } = ROUND_TILE_TABLE[id];
    const level = must(p.levels[DISCIPLINES.indexOf(discipline)], 'discipline') + more;
    const w = worthAt(ROUNDS - round - 1);
    const once = reward.what === 'spades' ? W.spade * reward.n : gainWorth({ [reward.what]: reward.n }, w);
    sum += Math.floor(level / per) * once * W.scienceBonus[0] + (level / per) * once * W.scienceBonus[1];
  }
  return sum;
}

interface Counts {
  /** Coloured pieces that have left the board. */
  readonly placed: Record<(typeof COLOURED)[number], number>;
  /** Everything on the map, neutral pieces included. */
  readonly all: Partial<Record<Building, number>>;
}

function counts(s: State, own: readonly number[]): Counts {
  const placed = { workshop: 0, guild: 0, school: 0, palace: 0, university: 0 };
  const all: Partial<Record<Building, number>> = {};
  for (const h of own) {
    const b = s.building[h] as Building;
    all[b] = (all[b] ?? 0) + 1;
    if (!s.neutral[h]) placed[b as 'workshop']++;
  }
  return { placed, all };
}

/** Pieces and deeds that rounds to come will pay for. */
function deedWorth(s: State, p: Player, n: Counts): number {
  const open = (on: Trigger): number => {
    switch (on) {
      case 'workshop':
      case 'guild':
      case 'school':
        return Math.min(2, PIECES[on] - n.placed[on]);
      case 'border-workshop':
        return 0.6;
      case 'palace-university':
        return 2 - n.placed.palace - n.placed.university;
      case 'track':
        return Math.min(2, 3 - p.shipping + (p.terraforming - 1));
      case 'innovation':
        return p.innovations.length < 3 ? 1 : 0;
      default:
        return 0.6;
    }
  };
  let sum = 0;
  for (let round = Math.max(1, s.round + 1); round <= ROUNDS; round++) {
    const id = s.rounds[round - 1];
    if (!id) continue;
    sum += open(ROUND_TILE_TABLE[id].on) * ROUND_TILE_TABLE[id].vp;
    if (round === ROUNDS) sum += open(FINAL_TILE_TABLE[s.final].on) * FINAL_TILE_TABLE[s.final].vp;
  }
  return sum * W.deed;
}

/** What the tiles in hand will still bring; the booster goes back, so it counts only while it waits for the next round. */
function promised(s: State, seat: Seat, left: number, w: Worth, waiting: boolean): number {
  const p = playerOf(s, seat);
  let sum = 0;
  for (const tile of tilesOf(s, seat)) {
    if (!p.passed) sum += passWorth(s, seat, tile);
    if (left > 0 && tile.id !== p.booster) sum += promise(s, seat, tile, w) * left * W.tile;
    else if (left > 0 && waiting) sum += promise(s, seat, tile, w);
  }
  return sum;
}

/** What is still to come with the rounds that pay income. */
function ahead(s: State, seat: Seat, left: number, n: Counts, own: readonly number[]): Record<string, number> {
  const p = playerOf(s, seat);
  const lone = besideOthers(mapOf(s).map.near, s.owner, own, (h) => s.building[h] === 'workshop');
  return {
    bonus: bonusWorth(s, seat),
    places: spotWorth(s, seat, left, worthAt(left), PIECES.workshop - n.placed.workshop),
    deeds: deedWorth(s, p, n),
    neighbours: lone * W.neighbour,
    tracks: p.shipping * (W.ship[0] + W.ship[1] * left) + (3 - p.terraforming) * (W.dig[0] + W.dig[1] * left),
    guilds: n.placed.guild * W.guild * left,
  };
}

export function terms(s: State, seat: Seat, sharp: boolean): Record<string, number> {
  const p = playerOf(s, seat);
  if (s.over) return { points: p.vp };
  if (!p.board) return { points: p.vp, people: p.faction ? FACTION_WORTH[p.faction] : 0 };
  const left = roundsLeft(s);
  const w = worthAt(left);
  const held = holdingsOf(s.owner, s.seats);
  const own = must(held[seat], 'seat', seat);
  const n = counts(s, own);
  const last = left === 0 && p.passed;
  const sizes = held.map((hexes, o) => (playerOf(s, o).board ? areaOf(s, o, hexes) : 0));
  if (s.neutralLevels) sizes.push(s.area);
  const parts: Record<string, number> = { points: p.vp };
  const nothing: Goods = { coins: 0, tools: 0, scholars: 0, power: 0, books: 0, vp: 0, steps: 0 };
  const steady = left > 0 ? steadyIncome(s, seat, n) : nothing;
  const next = { ...steady };
  const waiting = p.passed || s.round === 0;
  const booster: Tile | null = p.booster && BOOSTER_TILES[p.booster];
  if (left > 0 && booster && waiting) add(next, booster.income ?? {});
  parts['goods'] = last ? resourcePoints(s, seat) : goodsWorth(p, next, w);
  if (left > 1) {
    let income = 0;
    for (let later = left - 1; later >= 1; later--) income += goods(steady, worthAt(later));
    parts['income'] = income;
  }
  parts['science'] = scienceWorth(s, seat, left);
  parts['area'] = race(seat, sizes, AREA_PRIZES, W.areaSpread[0] + W.areaSpread[1] * left) * W.areaRace;
  parts['tiles'] = promised(s, seat, left, w, waiting);
  if (left > 0) Object.assign(parts, ahead(s, seat, left, n, own));
  parts['cities'] = cityWorth(s, seat, own, left) + Math.min(3, keysOf(s, seat)) * W.key + p.pavilions * 0.5;
  if (s.round === 0 && p.faction) parts['people'] = FACTION_WORTH[p.faction];
  if (sharp) parts['rivals'] = -rivals(s, seat) * 0.1;
  return parts;
}

function rivals(s: State, seat: Seat): number {
  let best = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, playerOf(s, other).vp);
  return best;
}

export function value(s: State, seat: Seat, sharp: boolean): number {
  const parts = terms(s, seat, sharp);
  let sum = 0;
  for (const key in parts) sum += must(parts[key], 'part', key);
  return sum;
}
