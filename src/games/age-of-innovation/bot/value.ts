/** What a position is worth to a seat, in points expected at the end. */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import { besideOthers } from '../../terra-kit/bot/places.js';
import { race } from '../../terra-kit/bot/race.js';
import { BOOSTER_TILES } from '../data/boosters.js';
import { PIECES } from '../data/buildings.js';
import { DISCIPLINES } from '../data/ids.js';
import type { Gain, Tile } from '../data/perks.js';
import { FINAL_TILE_TABLE, ROUND_TILE_TABLE, ROUNDS, type Trigger } from '../data/rounds.js';
import { AREA_PRIZES, INCOME_LEVEL, SCIENCE_INCOME, SCIENCE_PRIZES } from '../data/science.js';
import { boardOf, bookCount, keysOf, mapOf, perk, playerOf, tilesOf } from '../rules/common.js';
import { resourcePoints } from '../rules/final.js';
import type { Player, State } from '../types.js';
import { areaOf, cityWorth, heldBy, spotWorth } from './land.js';
import { type Counts, counts, standing } from './standing.js';
import { gainWorth, passWorth, promise } from './tiles.js';
import { FACTION_WORTH, opinion, type Weights, type Worth } from './weights.js';

/** Rounds that still pay income. */
export function roundsLeft(s: State): number {
  return s.round === 0 ? ROUNDS : ROUNDS - s.round;
}

export function worthAt(left: number, W: Weights): Worth {
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

const goods = (g: Goods, w: Worth, W: Weights): number => gainWorth(g, w, W) + g.steps * W.step;

function useful(n: number, most: number, worth: number, spare: number): number {
  return Math.min(n, most) * worth + Math.max(0, n - most) * worth * spare;
}

/** Goods in hand, with the income of the next round on top, so that plenty shows. */
function goodsWorth(p: Player, next: Goods, w: Worth, W: Weights): number {
  const [one, two, three] = p.bowls;
  return (
    useful(p.coins * W.stock + next.coins, W.useful.coins, w.coins, W.spare) +
    useful(p.tools * W.stock + next.tools, W.useful.tools, w.tools, W.spare) +
    useful(p.scholars * W.stock + next.scholars, W.useful.scholars, w.scholars, W.spare) +
    useful(bookCount(p) + next.books, W.useful.books, w.books, W.spare) +
    (one * W.bowls[0] + two * W.bowls[1] + three * W.bowls[2]) * w.power +
    next.power * w.power * W.powerIncome +
    next.vp +
    next.steps * W.step
  );
}

function scienceWorth(s: State, seat: Seat, left: number, W: Weights): number {
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
function bonusWorth(s: State, seat: Seat, W: Weights): number {
  const p = playerOf(s, seat);
  const more = perk(s, seat, 'scienceBonus') ?? 0;
  let sum = 0;
  for (let round = Math.max(1, s.round); round < ROUNDS; round++) {
    const id = s.rounds[round - 1];
    if (!id) continue;
    const { discipline, per, reward } = ROUND_TILE_TABLE[id];
    const level = must(p.levels[DISCIPLINES.indexOf(discipline)], 'discipline') + more;
    const w = worthAt(ROUNDS - round - 1, W);
    const once = reward.what === 'spades' ? W.spade * reward.n : gainWorth({ [reward.what]: reward.n }, w, W);
    sum += Math.floor(level / per) * once * W.scienceBonus[0] + (level / per) * once * W.scienceBonus[1];
  }
  return sum;
}

/** Pieces and deeds that rounds to come will pay for. */
function deedWorth(s: State, p: Player, n: Counts, W: Weights): number {
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
function promised(s: State, seat: Seat, left: number, w: Worth, waiting: boolean, W: Weights): number {
  const p = playerOf(s, seat);
  let sum = 0;
  for (const tile of tilesOf(s, seat)) {
    if (!p.passed) sum += passWorth(s, seat, tile, W);
    if (left > 0 && tile.id !== p.booster) sum += promise(s, seat, tile, w, W) * left * W.tile;
    else if (left > 0 && waiting) sum += promise(s, seat, tile, w, W);
  }
  return sum;
}

/** The parts of the opinion; all of them in every position, so that they can be added up quickly. */
interface Parts {
  points: number;
  people: number;
  goods: number;
  income: number;
  science: number;
  area: number;
  tiles: number;
  bonus: number;
  places: number;
  deeds: number;
  neighbours: number;
  tracks: number;
  guilds: number;
  cities: number;
  rivals: number;
}

const points = (vp: number): Parts => ({
  points: vp,
  people: 0,
  goods: 0,
  income: 0,
  science: 0,
  area: 0,
  tiles: 0,
  bonus: 0,
  places: 0,
  deeds: 0,
  neighbours: 0,
  tracks: 0,
  guilds: 0,
  cities: 0,
  rivals: 0,
});

/** What is still to come with the rounds that pay income. */
function ahead(s: State, seat: Seat, left: number, n: Counts, parts: Parts, W: Weights): void {
  const p = playerOf(s, seat);
  const own = must(heldBy(s)[seat], 'seat', seat);
  const lone = besideOthers(mapOf(s).map.near, s.owner, own, (h) => s.building[h] === 'workshop');
  parts.bonus = bonusWorth(s, seat, W);
  parts.places = spotWorth(s, seat, left, worthAt(left, W), PIECES.workshop - n.placed.workshop, W);
  parts.deeds = deedWorth(s, p, n, W);
  parts.neighbours = lone * W.neighbour;
  parts.tracks = p.shipping * (W.ship[0] + W.ship[1] * left) + (3 - p.terraforming) * (W.dig[0] + W.dig[1] * left);
  parts.guilds = n.placed.guild * W.guild * left;
}

const NOTHING: Goods = { coins: 0, tools: 0, scholars: 0, power: 0, books: 0, vp: 0, steps: 0 };

/** Goods in hand, and the income of all rounds to come. */
function wealth(s: State, seat: Seat, left: number, n: Counts, parts: Parts, W: Weights): void {
  const p = playerOf(s, seat);
  const steady = left > 0 ? steadyIncome(s, seat, n) : NOTHING;
  const next = { ...steady };
  const booster: Tile | null = p.booster && BOOSTER_TILES[p.booster];
  if (left > 0 && booster && waits(s, p)) add(next, booster.income ?? {});
  parts.goods = left === 0 && p.passed ? resourcePoints(s, seat) : goodsWorth(p, next, worthAt(left, W), W);
  for (let later = left - 1; later >= 1; later--) parts.income += goods(steady, worthAt(later, W), W) * W.later;
}

/** Does the booster in hand wait for the next round? */
const waits = (s: State, p: Player): boolean => p.passed || s.round === 0;

function partsOf(s: State, seat: Seat, sharp: boolean): Parts {
  const W = opinion(sharp);
  const p = playerOf(s, seat);
  const parts = points(p.vp);
  if (s.over) return parts;
  if (s.round === 0 && p.faction) parts.people = FACTION_WORTH[p.faction];
  if (!p.board) return parts;
  const left = roundsLeft(s);
  const n = counts(s, must(heldBy(s)[seat], 'seat', seat));
  const sizes = s.players.map((other, o) => (other.board ? areaOf(s, o) : 0));
  if (s.neutralLevels) sizes.push(s.area);
  wealth(s, seat, left, n, parts, W);
  parts.science = scienceWorth(s, seat, left, W);
  parts.area = race(seat, sizes, AREA_PRIZES, W.areaSpread[0] + W.areaSpread[1] * left) * W.areaRace;
  parts.tiles = promised(s, seat, left, worthAt(left, W), waits(s, p), W);
  if (left > 0) ahead(s, seat, left, n, parts, W);
  parts.cities = cityWorth(s, seat, left, W) + Math.min(3, keysOf(s, seat)) * W.key + p.pavilions * 0.5;
  if (sharp) {
    parts.guilds += standing(s, seat, left, n, W);
    parts.rivals = -rivals(s, seat) * 0.1;
  }
  return parts;
}

export const terms = (s: State, seat: Seat, sharp: boolean): Record<string, number> => ({ ...partsOf(s, seat, sharp) });

function rivals(s: State, seat: Seat): number {
  let best = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, playerOf(s, other).vp);
  return best;
}

export function value(s: State, seat: Seat, sharp: boolean): number {
  const x = partsOf(s, seat, sharp);
  const now = x.points + x.people + x.goods + x.science + x.area + x.cities + x.rivals;
  return now + x.income + x.tiles + x.bonus + x.places + x.deeds + x.neighbours + x.tracks + x.guilds;
}
