/** What stays as it is while a seat plans its own turns: its board, the others on the map, the tiles. */
import type { Seat } from '../../../../engine/types.js';
import { holdingsOf } from '../../../terra-kit/bot/places.js';
import { stepsBetween } from '../../../terra-kit/circle.js';
import { FACTION_BOARDS, type FactionBoard } from '../../data/factions.js';
import { type BonusId, BUILDINGS, CULTS, type FactionId, NONE, type Price, RIVER, TERRAINS } from '../../data/ids.js';
import { HEXES } from '../../data/map.js';
import { BONUS_CARD, CULT_TOP, ROUNDS, SCORING_TILE } from '../../data/tiles.js';
import { factionOf } from '../../rules/goods.js';
import { isThrough } from '../../rules/order.js';
import type { State } from '../../types.js';
import { areaOf } from '../land.js';
import { nearOf } from './ground.js';

/** A price as bots count it. */
export interface Cost {
  readonly coins: number;
  readonly workers: number;
  readonly priests: number;
}

export interface Income extends Cost {
  readonly power: number;
}

const costOf = (p: Price): Cost => ({ coins: p.coins ?? 0, workers: p.workers ?? 0, priests: p.priests ?? 0 });
export const incomeOf = (p: Price): Income => ({ ...costOf(p), power: p.power ?? 0 });

/** A round's tile. */
interface Tile {
  /** Points for a structure of each kind. */
  readonly building: readonly number[];
  readonly spade: number;
  readonly town: number;
  /** Place in CULTS, or -1 for priests on order spaces. */
  readonly cult: number;
  readonly steps: number;
  readonly gives: Income;
  readonly spades: number;
}

interface Card {
  readonly id: BonusId;
  readonly income: Income;
  readonly shipping: number;
}

export interface Table {
  readonly seat: Seat;
  /** The round in which the plan begins. */
  readonly round: number;
  readonly faction: FactionId;
  readonly home: number;
  readonly board: FactionBoard;
  /** Prices by kind of structure. */
  readonly price: readonly Cost[];
  readonly cheapHouse: Cost;
  readonly spade: readonly Cost[];
  readonly dig: Cost;
  /** What n structures of a kind pay, by kind and n. */
  readonly slots: readonly (readonly Income[])[];
  readonly base: Income;
  /** 1 where somebody else stands, or a river flows. */
  readonly barred: Uint8Array;
  /** 1 where somebody else stands. */
  readonly owned: Uint8Array;
  /** Structures of others next to each hex. */
  readonly others: Uint8Array;
  /** By round, from 1. */
  readonly tiles: readonly (Tile | undefined)[];
  /** Spades count when they come into the hand. */
  readonly early: boolean;
  readonly lateOrdain: boolean;
  /** Steps of the others by cult. */
  readonly rivals: readonly (readonly number[])[];
  /** Which of the others take no more turns in this round. */
  readonly through: readonly boolean[];
  /** Somebody else stands at the top. */
  readonly topped: readonly boolean[];
  /** Largest areas of the others. */
  readonly areas: readonly number[];
  /** Spades from one terrain to home. */
  readonly spadesHome: readonly number[];
}

function tileOf(s: State, round: number): Tile | undefined {
  const id = s.scoring[round - 1];
  if (!id) return undefined;
  const { deeds, points, bonus } = SCORING_TILE[id];
  return {
    building: BUILDINGS.map((b) => (deeds.includes(b) ? points : 0)),
    spade: deeds.includes('spade') ? points : 0,
    town: deeds.includes('town') ? points : 0,
    cult: bonus.cult === 'priests' ? -1 : CULTS.indexOf(bonus.cult),
    steps: bonus.steps,
    gives: incomeOf(bonus.gives),
    spades: bonus.gives.spades ?? 0,
  };
}

function sums(slots: readonly Price[]): Income[] {
  let sum: Income = { coins: 0, workers: 0, priests: 0, power: 0 };
  return [
    sum,
    ...slots.map((slot) => {
      const { coins, workers, priests, power } = incomeOf(slot);
      sum = {
        coins: sum.coins + coins,
        workers: sum.workers + workers,
        priests: sum.priests + priests,
        power: sum.power + power,
      };
      return sum;
    }),
  ];
}

function othersOn(s: State, seat: Seat): Pick<Table, 'barred' | 'owned' | 'others'> {
  const barred = new Uint8Array(HEXES);
  const owned = new Uint8Array(HEXES);
  const others = new Uint8Array(HEXES);
  for (let h = 0; h < HEXES; h++) {
    const owner = s.owner[h] ?? NONE;
    if (s.terrain[h] === RIVER) barred[h] = 1;
    if (owner === NONE || owner === seat) continue;
    barred[h] = 1;
    owned[h] = 1;
    const beside = [...nearOf(h)];
    for (const { a, b } of s.bridges)
      if (a === h) beside.push(b);
      else if (b === h) beside.push(a);
    for (const n of beside) others[n] = (others[n] ?? 0) + 1;
  }
  return { barred, owned, others };
}

export function tableOf(s: State, seat: Seat): Table {
  const faction = factionOf(s, seat);
  const board = FACTION_BOARDS[faction];
  const home = TERRAINS.indexOf(board.home);
  const rivals = s.seats.filter((_, other) => other !== seat);
  const held = holdingsOf(s.owner, s.seats.length);
  return {
    seat,
    round: s.round,
    faction,
    home,
    board,
    price: BUILDINGS.map((b) => costOf(board.price[b])),
    cheapHouse: costOf(board.cheapTradingHouse),
    spade: board.spade.map(costOf),
    dig: costOf(board.digPrice),
    slots: BUILDINGS.map((b) => sums(board.slots[b])),
    base: incomeOf(board.base),
    ...othersOn(s, seat),
    tiles: Array.from({ length: ROUNDS + 1 }, (_, round) => tileOf(s, round)),
    early: s.options.spadesScored === 'gained',
    lateOrdain: s.options.ordination === 'any-turn',
    rivals: CULTS.map((_, c) => rivals.map((p) => p.cults[c] ?? 0)),
    through: s.seats.flatMap((_, other) => (other === seat ? [] : [isThrough(s, other)])),
    topped: CULTS.map((_, c) => rivals.some((p) => p.cults[c] === CULT_TOP)),
    areas: s.seats.flatMap((p, other) => (other !== seat && p.faction ? [areaOf(s, other, held[other] ?? [])] : [])),
    spadesHome: TERRAINS.map((_, from) =>
      from === home ? 0 : faction === 'giants' ? 2 : stepsBetween(from, home, TERRAINS.length),
    ),
  };
}

const CARDS = new Map<BonusId, Card>();
export function cardOf(id: BonusId): Card {
  let card = CARDS.get(id);
  if (!card) {
    const { income, shipping } = BONUS_CARD[id];
    card = { id, income: incomeOf(income), shipping: shipping ?? 0 };
    CARDS.set(id, card);
  }
  return card;
}
