/** What a sheet is worth, in points expected at the end: the opinion of `value.ts`, quickly, for one seat's plans. */

import { race } from '../../../terra-kit/bot/race.js';
import { PIECES } from '../../data/factions.js';
import { BUILDINGS, CULTS, DWELLING, FAVOURS, NONE, SANCTUARY, STRONGHOLD, TRADING_HOUSE } from '../../data/ids.js';
import { AREA_PRIZES, CULT_PRIZES, ROUNDS } from '../../data/tiles.js';
import type { Weights, Worth } from '../weights.js';
import { shippingOf, spadesTo, vacant } from './choices.js';
import { hasStronghold, skipsOf, townNeed } from './deeds.js';
import { FAR, type Ground, LAND, nearOf, OUT } from './ground.js';
import { passPoints, steadyIncome } from './rounds.js';
import type { Sheet } from './sheet.js';
import type { Income, Table } from './table.js';
import { townsToCome } from './towns.js';

/** What one round can use keeps its worth; what is hoarded beyond that counts little. */
const useful = (n: number, most: number, worth: number, spare: number): number =>
  n <= most ? n * worth : (most + (n - most) * spare) * worth;

function together(W: Weights, coins: number, workers: number, priests: number, w: Worth): number {
  const mostWorkers = Math.min(W.useful.workers, W.workersFor[0] + W.workersFor[1] * coins);
  const mostCoins = Math.min(W.useful.coins, W.coinsFor[0] + W.coinsFor[1] * workers);
  return (
    useful(coins, mostCoins, w.coins, W.spareCoins) +
    useful(workers, mostWorkers, w.workers, W.spare) +
    useful(priests, W.useful.priests, w.priests, W.spare)
  );
}

/** Points that a race for places promises, by what one has and by rounds to come. Worked out once for a search. */
class Races {
  private readonly known = new Map<number, number>();

  constructor(
    private readonly rivals: readonly number[],
    private readonly prizes: readonly number[],
    private readonly spread: readonly [now: number, perRound: number],
    private readonly share: number,
  ) {}

  points(mine: number, left: number): number {
    const key = mine * 8 + left;
    let points = this.known.get(key);
    if (points === undefined) {
      points = race(0, [mine, ...this.rivals], this.prizes, this.spread[0] + this.spread[1] * left) * this.share;
      this.known.set(key, points);
    }
    return points;
  }
}

/** The best places, best first. Used again for every position. */
const best = [0, 0, 0, 0];

function ranked(worth: number): void {
  let i = best.length;
  while (i > 0 && worth > (best[i - 1] as number)) i--;
  if (i === best.length) return;
  for (let j = best.length - 1; j > i; j--) best[j] = best[j - 1] as number;
  best[i] = worth;
}

/** An empty place is worth more with own structures beside it, or others to lean on. */
function company(t: Table, ground: Ground, h: number): number {
  let worth = 0;
  for (const n of nearOf(h)) {
    if (ground.at[n] !== NONE) worth += 0.15;
    else if (t.owned[n] === 1) worth += 0.1;
  }
  return worth;
}

export class Judge {
  private readonly cults: readonly Races[];
  private readonly area: Races;

  constructor(
    private readonly t: Table,
    private readonly W: Weights,
  ) {
    this.cults = t.rivals.map((steps) => new Races(steps, CULT_PRIZES, W.cultSpread, W.cultRace));
    this.area = new Races(t.areas, AREA_PRIZES, W.areaSpread, W.areaRace);
  }

  private worthAt(left: number): Worth {
    const { worth } = this.W;
    return worth[Math.max(0, Math.min(left, worth.length - 1))] as Worth;
  }

  of(s: Sheet): number {
    if (s.over) return this.ended(s);
    const { t, W } = this;
    const left = ROUNDS - s.round;
    let sum = s.points + s.unsure + this.races(s, left);
    const steady = steadyIncome(t, s);
    sum += this.goods(s, steady, left);
    if (!s.passed) sum += passPoints(t, s);
    sum += this.towns(s, left) + Math.min(3, s.keys) * W.key;
    return left > 0 ? sum + this.prospects(s, steady, left) : sum;
  }

  private races(s: Sheet, left: number): number {
    let sum = 0;
    for (let c = 0; c < CULTS.length; c++) sum += (this.cults[c] as Races).points(s.cults[c] as number, left);
    return sum + this.area.points(s.ground.area(this.t.board.ship ? s.ship : 0, skipsOf(this.t, s)), left);
  }

  private ended(s: Sheet): number {
    return s.points + s.unsure + this.races(s, 0) + this.cashed(s);
  }

  private cashed(s: Sheet): number {
    const coins = s.coins + s.workers + s.priests + s.three + (s.two >> 1);
    return coins / (this.t.faction === 'alchemists' ? 2 : 3);
  }

  private goods(s: Sheet, next: Income, left: number): number {
    const { W } = this;
    const w = this.worthAt(left);
    const power = (s.one * W.bowls[0] + s.two * W.bowls[1] + s.three * W.bowls[2]) * w.power;
    const tokens = (W.tokens[Math.min(s.one + s.two + s.three, W.tokens.length - 1)] as number) * left;
    if (left === 0)
      return Math.max(
        together(W, s.coins * W.stock, s.workers * W.stock, s.priests * W.stock, w) + power,
        this.cashed(s),
      );
    return (
      together(
        W,
        s.coins * W.stock + next.coins,
        s.workers * W.stock + next.workers,
        s.priests * W.stock + next.priests,
        w,
      ) +
      power +
      tokens +
      next.power * w.power * W.powerIncome
    );
  }

  private towns(s: Sheet, left: number): number {
    const { t, W } = this;
    const need = townNeed(s);
    const room = W.townRoom[0] + W.townRoom[1] * left;
    const spread = W.townSpread[0] + W.townSpread[1] * left;
    const worth = this.townPoints(left, s.round);
    let sum = 0;
    let all = 0;
    for (const actions of townsToCome(t, s.ground, need)) {
      all += actions;
      sum += worth / (1 + Math.exp((all - room) / spread));
    }
    return sum;
  }

  private townPoints(left: number, now: number): number {
    const { t, W } = this;
    const extra = t.faction === 'witches' ? 5 : t.faction === 'swarmlings' ? 3 * this.worthAt(left >> 1).workers : 0;
    let deeds = 0;
    for (let round = now + 1; round <= ROUNDS; round++)
      deeds = Math.max(deeds, (t.tiles[round]?.town ?? 0) * W.townDeed);
    return W.town + extra + deeds;
  }

  private prospects(s: Sheet, steady: Income, left: number): number {
    const { t, W } = this;
    const { ground } = s;
    let income = 0;
    for (let later = left - 2; later >= 0; later--) {
      const w = this.worthAt(later + 1);
      income += together(W, steady.coins, steady.workers, steady.priests, w) + steady.power * w.power * W.powerIncome;
    }
    return (
      income * W.later +
      this.bonuses(s) +
      this.favours(s) * left +
      this.places(s, left) +
      this.deeds(ground, s.round) +
      besideOthers(t, ground) * W.neighbour +
      s.ship * (W.ship[0] + W.ship[1] * left) +
      s.dig * (W.dig[0] + W.dig[1] * left) +
      (ground.count(STRONGHOLD) > 0 ? W.strongholds[t.faction] * left : 0) +
      ground.count(TRADING_HOUSE) * W.tradingHouse * left +
      ground.count(SANCTUARY) * W.sanctuary
    );
  }

  private favours(s: Sheet): number {
    let sum = 0;
    for (let f = 0; f < FAVOURS.length; f++) if (s.favours & (1 << f)) sum += this.W.favours[FAVOURS[f] as 'FAV1'] ?? 0;
    return sum;
  }

  /** What the right halves of the tiles to come will pay for the steps made. */
  private bonuses(s: Sheet): number {
    const { t, W } = this;
    let sum = 0;
    for (let round = s.passed ? s.round + 1 : s.round; round < ROUNDS; round++) {
      const tile = t.tiles[round];
      if (!tile) continue;
      const reached = tile.cult < 0 ? s.ordered : (s.cults[tile.cult] as number);
      const w = this.worthAt(ROUNDS - round - 1);
      const { coins, workers, priests, power } = tile.gives;
      const once =
        coins * w.coins +
        workers * w.workers +
        priests * w.priests +
        power * w.power * W.powerIncome +
        tile.spades * W.spade;
      sum += Math.floor(reached / tile.steps) * once * W.cultBonus[0] + (reached / tile.steps) * once * W.cultBonus[1];
    }
    return sum;
  }

  /** What the cheapest places in reach are worth: a dwelling's gain less the spades. */
  private places(s: Sheet, left: number): number {
    const { t, W } = this;
    const { ground } = s;
    const ship = shippingOf(t, s);
    const key = left * 64 + ship * 8 + s.dig * 2 + (hasStronghold(s) ? 1 : 0);
    if (ground.placesBy === key) return ground.places;
    const w = this.worthAt(left);
    const one = t.spade[s.dig];
    const spade = ((one?.workers ?? 0) * w.workers + (one?.priests ?? 0) * w.priests) * 0.6;
    const gain = W.spot * (left + 1) * w.workers + 1.5;
    const map = ground.reach(ship, skipsOf(t, s));
    best.fill(0);
    for (const h of LAND) {
      if (map[h] === OUT || !vacant(t, s, h)) continue;
      ranked(gain - spadesTo(t, s, h) * spade - (map[h] === FAR ? 2 : 0) + company(t, ground, h));
    }
    let sum = 0;
    const pieces = PIECES.dwelling - ground.count(DWELLING);
    for (let i = 0; i < Math.min(best.length, pieces); i++) sum += (best[i] as number) * (W.spots[i] as number);
    sum *= 0.4;
    ground.placesBy = key;
    ground.places = sum;
    return sum;
  }

  /** Pieces that rounds to come will pay for. */
  private deeds(ground: Ground, now: number): number {
    let sum = 0;
    for (let round = Math.max(1, now + 1); round <= ROUNDS; round++) {
      const tile = this.t.tiles[round];
      if (!tile) continue;
      for (let b = 0; b < BUILDINGS.length; b++) {
        const points = tile.building[b] as number;
        if (points > 0) sum += Math.min(2, PIECES[BUILDINGS[b] as 'dwelling'] - ground.count(b)) * points;
      }
    }
    return sum * this.W.deed;
  }
}

/** Own structures that have others next door: cheaper upgrades, and power. */
function besideOthers(t: Table, ground: Ground): number {
  let sum = 0;
  for (const h of ground.own) {
    const others = t.others[h] as number;
    if (others > 0) sum += (ground.at[h] === DWELLING ? 1 : 0.4) + Math.min(2, others - 1) * 0.3;
  }
  return sum;
}
