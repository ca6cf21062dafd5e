/** What a sheet is worth, in points expected at the end: everything it shows times its number in `opinion.ts`. */

import { race } from '../../../terra-kit/bot/race.js';
import { CULTS } from '../../data/ids.js';
import { AREA_PRIZES, CULT_PRIZES, ROUNDS } from '../../data/tiles.js';
import { TUNED as W, type Worth } from '../weights.js';
import { skipsOf, townNeed } from './deeds.js';
import { numbersAt, PARTS } from './opinion.js';
import { passPoints, steadyIncome } from './rounds.js';
import type { Sheet } from './sheet.js';
import { ROWS, shown } from './shown.js';
import type { Table } from './table.js';
import { townsToCome } from './towns.js';

/** What one round can use keeps its worth; what is hoarded beyond that counts little. */
const useful = (n: number, most: number, worth: number, spare: number): number =>
  n <= most ? n * worth : (most + (n - most) * spare) * worth;

function together(coins: number, workers: number, priests: number, w: Worth): number {
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

const worthAt = (left: number): Worth => W.worth[Math.max(0, Math.min(left, W.worth.length - 1))] as Worth;

/** Used again for every sheet. */
const parted = new Float64Array(PARTS.length);
const seen = new Float64Array(ROWS.length);

export class Judge {
  private readonly cults: readonly Races[];
  private readonly area: Races;

  constructor(
    private readonly t: Table,
    private readonly numbers: readonly Float64Array[] = [0, 1, 2, 3, 4, 5, 6].map(numbersAt),
  ) {
    this.cults = t.rivals.map((steps) => new Races(steps, CULT_PRIZES, W.cultSpread, W.cultRace));
    this.area = new Races(t.areas, AREA_PRIZES, W.areaSpread, W.areaRace);
  }

  of(s: Sheet): number {
    if (s.over) return this.ended(s);
    const left = ROUNDS - s.round;
    const numbers = this.numbers[left] as Float64Array;
    this.parts(s, left, parted);
    shown(this.t, s, seen);
    let sum = s.points + s.unsure;
    for (let i = 0; i < parted.length; i++) sum += (parted[i] as number) * (numbers[i] as number);
    for (let i = 0; i < seen.length; i++) sum += (seen[i] as number) * (numbers[parted.length + i] as number);
    return sum;
  }

  /** What takes some reckoning, in the order of PARTS. */
  parts(s: Sheet, left: number, out: Float64Array): void {
    out[0] = this.goods(s, left);
    out[1] = s.passed ? 0 : passPoints(this.t, s);
    out[2] = this.towns(s, left);
    out[3] = this.races(s, left);
    out[4] = left === 0 ? 0 : this.bonuses(s);
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

  private goods(s: Sheet, left: number): number {
    const next = steadyIncome(this.t, s);
    const w = worthAt(left);
    const power = (s.one * W.bowls[0] + s.two * W.bowls[1] + s.three * W.bowls[2]) * w.power;
    const tokens = (W.tokens[Math.min(s.one + s.two + s.three, W.tokens.length - 1)] as number) * left;
    if (left === 0)
      return Math.max(together(s.coins * W.stock, s.workers * W.stock, s.priests * W.stock, w) + power, this.cashed(s));
    return (
      together(
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
    const { t } = this;
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
    const { t } = this;
    const extra = t.faction === 'witches' ? 5 : t.faction === 'swarmlings' ? 3 * worthAt(left >> 1).workers : 0;
    let deeds = 0;
    for (let round = now + 1; round <= ROUNDS; round++)
      deeds = Math.max(deeds, (t.tiles[round]?.town ?? 0) * W.townDeed);
    return W.town + extra + deeds;
  }

  /** What the right halves of the tiles to come will pay for the steps made. */
  private bonuses(s: Sheet): number {
    const { t } = this;
    let sum = 0;
    for (let round = s.passed ? s.round + 1 : s.round; round < ROUNDS; round++) {
      const tile = t.tiles[round];
      if (!tile) continue;
      const reached = tile.cult < 0 ? s.ordered : (s.cults[tile.cult] as number);
      const w = worthAt(ROUNDS - round - 1);
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
}
