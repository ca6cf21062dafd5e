/** What a position is worth to a seat, in points expected at the end. */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import { besideOthers, holdingsOf } from '../../terra-kit/bot/places.js';
import { race } from '../../terra-kit/bot/race.js';
import { PIECES } from '../data/factions.js';
import {
  BUILDINGS,
  CULTS,
  DWELLING,
  type FactionId,
  type Price,
  SANCTUARY,
  STRONGHOLD,
  TRADING_HOUSE,
} from '../data/ids.js';
import { MAP, NAMES } from '../data/map.js';
import { AREA_PRIZES, BONUS_CARD, CULT_PRIZES, FAVOUR_TILES, ROUNDS, SCORING_TILE } from '../data/tiles.js';
import { coinsAtEnd, coinsPerPoint } from '../rules/final.js';
import { boardOf, priestsOnOrders, seatOf } from '../rules/goods.js';
import { passPoints } from '../rules/passing.js';
import type { SeatState, State } from '../types.js';
import { areaOf, spotWorth } from './land.js';
import { OPENINGS } from './openings.js';
import { townWorth } from './towns.js';
import { HAND, TUNED, type Weights, type Worth } from './weights.js';

/** Rounds that still pay income. */
export function roundsLeft(s: State): number {
  return s.round === 0 ? ROUNDS : ROUNDS - s.round;
}

export function worthAt(W: Weights, left: number): Worth {
  return must(W.worth[Math.max(0, Math.min(left, W.worth.length - 1))], 'worth');
}

interface Goods {
  coins: number;
  workers: number;
  priests: number;
  power: number;
}

function add(sum: Goods, goods: Price): void {
  if (goods.coins) sum.coins += goods.coins;
  if (goods.workers) sum.workers += goods.workers;
  if (goods.priests) sum.priests += goods.priests;
  if (goods.power) sum.power += goods.power;
}

/** What the board and the favour tiles pay every round; the bonus card is not among it. */
function steadyIncome(s: State, seat: Seat, n: readonly number[]): Goods {
  const board = boardOf(s, seat);
  const sum = { coins: 0, workers: 0, priests: 0, power: 0 };
  add(sum, board.base);
  for (let b = 0; b < BUILDINGS.length; b++) {
    const slots = board.slots[must(BUILDINGS[b], 'building', b)];
    for (let k = 0; k < must(n[b], 'space', b); k++) add(sum, must(slots[k], 'slot', k));
  }
  for (const tile of seatOf(s, seat).favours) {
    const { income } = FAVOUR_TILES[tile];
    if (income) add(sum, income);
  }
  return sum;
}

/** What one round can use keeps its worth; what is hoarded beyond that counts little. */
function useful(n: number, most: number, worth: number, spare: number): number {
  return Math.min(n, most) * worth + Math.max(0, n - most) * worth * spare;
}

/** Coins, workers and priests of one round. Building takes coins and workers together: too many of one are of less use. */
function together(W: Weights, coins: number, workers: number, priests: number, w: Worth): number {
  const mostWorkers = Math.min(W.useful.workers, W.workersFor[0] + W.workersFor[1] * coins);
  const mostCoins = Math.min(W.useful.coins, W.coinsFor[0] + W.coinsFor[1] * workers);
  return (
    useful(coins, mostCoins, w.coins, W.spareCoins) +
    useful(workers, mostWorkers, w.workers, W.spare) +
    useful(priests, W.useful.priests, w.priests, W.spare)
  );
}

const plain = (W: Weights, g: Goods, w: Worth): number =>
  together(W, g.coins, g.workers, g.priests, w) + g.power * w.power * W.powerIncome;

/** Goods in hand, with the income of the next round on top, so that plenty shows. */
function goodsWorth(W: Weights, p: SeatState, next: Goods, left: number): number {
  const w = worthAt(W, left);
  const [one, two, three] = p.bowls;
  const power = (one * W.bowls[0] + two * W.bowls[1] + three * W.bowls[2]) * w.power;
  const tokens = must(W.tokens[Math.min(one + two + three, W.tokens.length - 1)], 'token') * left;
  return (
    together(
      W,
      p.coins * W.stock + next.coins,
      p.workers * W.stock + next.workers,
      p.priests * W.stock + next.priests,
      w,
    ) +
    power +
    tokens +
    next.power * w.power * W.powerIncome
  );
}

/** In the last round goods are never worth less than the points they end as. */
function goodsNow(W: Weights, s: State, seat: Seat, next: Goods, left: number, passed: boolean): number {
  const p = seatOf(s, seat);
  const used = goodsWorth(W, p, next, left);
  if (left > 0) return used;
  const ended = coinsAtEnd(p) / coinsPerPoint(s, seat);
  return passed ? Math.floor(ended) : Math.max(used, ended);
}

const steps: number[] = [];
function cultWorth(W: Weights, s: State, seat: Seat, left: number): number {
  let sum = 0;
  const spread = W.cultSpread[0] + W.cultSpread[1] * left;
  for (let c = 0; c < CULTS.length; c++) {
    steps.length = 0;
    for (const p of s.seats) steps.push(must(p.cults[c], 'cult', c));
    sum += race(seat, steps, CULT_PRIZES, spread);
  }
  return sum * W.cultRace;
}

/** What the right halves of the round tiles will pay for steps made. */
function bonusWorth(W: Weights, s: State, seat: Seat): number {
  const p = seatOf(s, seat);
  let sum = 0;
  for (let round = Math.max(1, s.round); round < ROUNDS; round++) {
    const tile = s.scoring[round - 1];
    if (!tile) continue;
    const { cult, steps: each, gives } = SCORING_TILE[tile].bonus;
    const reached = cult === 'priests' ? priestsOnOrders(s, seat) : must(p.cults[CULTS.indexOf(cult)], 'cult');
    const w = worthAt(W, ROUNDS - round - 1);
    const once =
      (gives.coins ?? 0) * w.coins +
      (gives.workers ?? 0) * w.workers +
      (gives.priests ?? 0) * w.priests +
      (gives.power ?? 0) * w.power * W.powerIncome +
      (gives.spades ?? 0) * W.spade;
    sum += Math.floor(reached / each) * once * W.cultBonus[0] + (reached / each) * once * W.cultBonus[1];
  }
  return sum;
}

/** Pieces that rounds to come will pay for. */
function deedWorth(W: Weights, s: State, n: readonly number[]): number {
  let sum = 0;
  for (let round = Math.max(1, s.round + 1); round <= ROUNDS; round++) {
    const tile = s.scoring[round - 1];
    if (!tile) continue;
    const { deeds, points } = SCORING_TILE[tile];
    for (const deed of deeds) {
      const b = BUILDINGS.indexOf(deed as 'dwelling');
      if (b >= 0) sum += Math.min(2, PIECES[must(BUILDINGS[b], 'building', b)] - must(n[b], 'space', b)) * points;
    }
  }
  return sum * W.deed;
}

/** The card in hand: what passing pays now, or what it will bring in the next round. */
function cardWorth(W: Weights, s: State, seat: Seat, passed: boolean, left: number): number {
  const p = seatOf(s, seat);
  if (!p.card) return 0;
  if (passed && left === 0) return 0;
  let points = 0;
  for (const x of passPoints(s, seat)) points += x.points;
  return passed ? points * 0.95 + (W.cards[p.card] ?? 0) : points;
}

function favourWorth(W: Weights, p: SeatState, left: number): number {
  let sum = 0;
  for (const tile of p.favours) sum += (W.favours[tile] ?? 0) * left;
  return sum;
}

/** What a town is worth when it comes: its tile, what the board adds, and the rounds that pay for towns. */
function townPoints(W: Weights, s: State, seat: Seat, left: number): number {
  const faction = seatOf(s, seat).faction;
  const extra = faction === 'witches' ? 5 : faction === 'swarmlings' ? 3 * worthAt(W, left >> 1).workers : 0;
  let deeds = 0;
  for (let round = Math.max(1, s.round + 1); round <= ROUNDS; round++) {
    const tile = s.scoring[round - 1];
    if (tile && SCORING_TILE[tile].deeds.includes('town')) deeds = SCORING_TILE[tile].points * W.townDeed;
  }
  return W.town + extra + deeds;
}

function openingWorth(faction: FactionId, own: readonly number[]): number {
  const places = OPENINGS[faction];
  let sum = 0;
  for (const h of own) sum += places[NAMES[h] ?? ''] ?? 0;
  return sum;
}

export function terms(s: State, seat: Seat, sharp: boolean): Record<string, number> {
  const p = seatOf(s, seat);
  if (s.over) return { points: p.points };
  if (!p.faction) return { points: 0 };
  const W = sharp ? TUNED : HAND;
  const left = roundsLeft(s);
  const passed = s.passed.includes(seat);
  const held = holdingsOf(s.owner, s.seats.length);
  const own = must(held[seat], 'seat', seat);
  const n = [0, 0, 0, 0, 0];
  for (const h of own) n[must(s.building[h], 'space', h)]!++;
  const steady = steadyIncome(s, seat, n);
  const next = left > 0 ? { ...steady } : { coins: 0, workers: 0, priests: 0, power: 0 };
  if (left > 0 && p.card && (passed || s.round === 0)) add(next, BONUS_CARD[p.card].income);
  let income = 0;
  for (let later = left - 2; later >= 0; later--) income += plain(W, steady, worthAt(W, later + 1));
  const sizes = held.map((hexes, o) => (seatOf(s, o).faction ? areaOf(s, o, hexes) : 0));
  const parts: Record<string, number> = {
    points: p.points,
    goods: goodsNow(W, s, seat, next, left, passed),
    income: income * W.later,
    cults: cultWorth(W, s, seat, left),
    area: race(seat, sizes, AREA_PRIZES, W.areaSpread[0] + W.areaSpread[1] * left) * W.areaRace,
    card: cardWorth(W, s, seat, passed, left),
  };
  if (left > 0) {
    parts['bonus'] = bonusWorth(W, s, seat);
    parts['favours'] = favourWorth(W, p, left);
    parts['places'] = spotWorth(W, s, seat, left, worthAt(W, left), own);
    parts['deeds'] = deedWorth(W, s, n);
    parts['neighbours'] = besideOthers(MAP.near, s.owner, own, (h) => s.building[h] === DWELLING) * W.neighbour;
    parts['tracks'] = p.ship * (W.ship[0] + W.ship[1] * left) + p.dig * (W.dig[0] + W.dig[1] * left);
    parts['stronghold'] =
      (must(n[STRONGHOLD], 'space', STRONGHOLD) > 0 ? W.strongholds[p.faction] * left : 0) +
      must(n[TRADING_HOUSE], 'space', TRADING_HOUSE) * W.tradingHouse * left +
      must(n[SANCTUARY], 'space', SANCTUARY) * W.sanctuary;
  }
  const townless = left === 0 && passed;
  parts['towns'] =
    (townless ? 0 : townWorth(W, s, seat, own, left, townPoints(W, s, seat, left))) + Math.min(3, p.keys) * W.key;
  if (s.round === 0) {
    parts['faction'] = W.factions[p.faction];
    parts['opening'] = openingWorth(p.faction, own);
  }
  if (sharp) parts['rivals'] = -rivals(s, seat) * 0.1;
  return parts;
}

function rivals(s: State, seat: Seat): number {
  let best = 0;
  s.seats.forEach((p, other) => {
    if (other !== seat) best = Math.max(best, p.points);
  });
  return best;
}

export function value(s: State, seat: Seat, sharp: boolean): number {
  const parts = terms(s, seat, sharp);
  let sum = 0;
  for (const key in parts) sum += must(parts[key], 'part', key);
  return sum;
}
