/** One seat's position in a plan: what it has, and what of its running turn is still open. */
import type { Answer, Seat } from '../../../../engine/types.js';
import { BONUS_CARDS, type BonusId, FAVOURS, NONE, POWER_ACTIONS, SPECIALS, TOWN_TILES } from '../../data/ids.js';
import { HEXES } from '../../data/map.js';
import { ORDER_SPACES } from '../../data/tiles.js';
import { priestsOnOrders, seatOf } from '../../rules/goods.js';
import type { State } from '../../types.js';
import { Ground } from './ground.js';

/** Answers of the turn that is planned first, the last one in front. */
interface Said {
  readonly answer: Answer;
  readonly before: Said | null;
}

/** Spades in hand that wait for a hex. */
export interface Spades {
  readonly left: number;
  /** May be joined by bought ones, and end in a dwelling. */
  readonly action: boolean;
  /** May not be joined by bought ones. */
  readonly alone: boolean;
  /** Hexes changed so far. */
  readonly changed: readonly number[];
  /** What was in reach before the first of them: the dwelling of the same action does not count. */
  readonly reach: Uint8Array | null;
}

export class Sheet {
  coins = 0;
  workers = 0;
  priests = 0;
  one = 0;
  two = 0;
  three = 0;
  points = 0;
  keys = 0;
  ship = 0;
  dig = 0;
  /** Fakirs: hexes more that the carpet skips. */
  further = 0;
  /** Sets, as bits in the order of the lists of ids. */
  favours = 0;
  used = 0;
  taken = 0;
  /** Place in BONUS_CARDS, or NONE. */
  card = NONE;
  round = 0;
  /** Priests that are gone for good. */
  ordered = 0;
  ordain = false;
  /** Markers that stopped at 9 this turn, as bits. */
  stopped = 0;
  passed = false;
  over = false;
  /** Worth in points that is not booked: what is unsure, what others may take first. */
  unsure = 0;
  /** Power on its way from neighbours, in parts of one. */
  leech = 0;
  /** Own turns ended so far. */
  ahead = 0;
  /** Actions left in the running turn. */
  acts = 0;
  /** What is asked outside a turn: the first card, or the step that the Cultists have earned. */
  asks: 'card' | 'step' | null = null;
  /** Favour tiles to choose. */
  picks = 0;
  /** Darklings: priests may be made now. */
  ordaining = false;
  spades: Spades | null = null;
  /** Hexes of towns that wait for a tile; the river that links them, or NONE. */
  towns: readonly { readonly hexes: readonly number[]; readonly river: number }[] = [];
  /** A dwelling may still stand here in this action (Nomads). */
  site = NONE;
  said: Said | null = null;

  constructor(
    public ground: Ground,
    /** Steps on the cults. */
    public cults: readonly number[],
    /** Free order spaces by cult: worth 3, worth 2. */
    public orders: readonly number[],
    /** Favour and town tiles left, by place in the lists of ids. */
    public favoursLeft: readonly number[],
    public townsLeft: readonly number[],
    /** Coins on the cards that can be had, by place in BONUS_CARDS; NONE where it cannot. */
    public cards: readonly number[],
  ) {}

  copy(): Sheet {
    const s = new Sheet(this.ground, this.cults, this.orders, this.favoursLeft, this.townsLeft, this.cards);
    s.coins = this.coins;
    s.workers = this.workers;
    s.priests = this.priests;
    s.one = this.one;
    s.two = this.two;
    s.three = this.three;
    s.points = this.points;
    s.keys = this.keys;
    s.ship = this.ship;
    s.dig = this.dig;
    s.further = this.further;
    s.favours = this.favours;
    s.used = this.used;
    s.taken = this.taken;
    s.card = this.card;
    s.round = this.round;
    s.ordered = this.ordered;
    s.ordain = this.ordain;
    s.stopped = this.stopped;
    s.passed = this.passed;
    s.over = this.over;
    s.unsure = this.unsure;
    s.leech = this.leech;
    s.ahead = this.ahead;
    s.acts = this.acts;
    s.asks = this.asks;
    s.picks = this.picks;
    s.ordaining = this.ordaining;
    s.spades = this.spades;
    s.towns = this.towns;
    s.site = this.site;
    s.said = this.said;
    return s;
  }

  /** The turn that is planned first is written down. */
  say(id: string, n?: number): void {
    if (this.ahead > 0) return;
    this.said = { answer: n === undefined ? { id } : { id, n }, before: this.said };
  }

  answers(): Answer[] {
    const out: Answer[] = [];
    for (let said = this.said; said; said = said.before) out.push(said.answer);
    return out.reverse();
  }

  /** Nothing of the running turn waits for an answer. */
  get settled(): boolean {
    return (
      this.acts === 0 &&
      this.asks === null &&
      this.picks === 0 &&
      !this.ordaining &&
      this.spades === null &&
      this.towns.length === 0 &&
      this.site === NONE
    );
  }

  get supply(): number {
    return 7 - this.priests - this.ordered;
  }

  /** Equal for equal positions, and hardly ever for others. */
  sum(): number {
    let x = this.ground.sum;
    let y = 0x1234567;
    const mix = (v: number): void => {
      x = Math.imul(x ^ v, 0x85ebca6b);
      x ^= x >>> 13;
      y = Math.imul(y + v, 0xc2b2ae35) ^ (x >>> 5);
    };
    mix(this.coins | (this.workers << 8) | (this.priests << 16) | (this.keys << 24));
    mix(this.one | (this.two << 5) | (this.three << 10) | (this.ship << 15) | (this.dig << 19) | (this.round << 23));
    mix(this.points | (this.card << 10) | (this.acts << 15) | (this.picks << 18) | (this.passed ? 1 << 22 : 0));
    mix(this.favours | (this.taken << 12) | (this.ordered << 20) | (this.stopped << 24));
    mix(this.used | ((this.spades?.left ?? 0) << 12) | (this.towns.length << 16) | ((this.site + 1) << 19));
    for (const c of this.cults) mix(c);
    return (x >>> 0) * 0x200000 + ((y >>> 0) & 0x1fffff);
  }
}

const bit = <T>(list: readonly T[], id: T): number => 1 << list.indexOf(id);
const bits = <T>(list: readonly T[], ids: readonly T[]): number => ids.reduce((set, id) => set | bit(list, id), 0);

function groundOf(s: State, seat: Seat): Ground {
  const at = new Int8Array(HEXES).fill(NONE);
  const town = new Uint8Array(HEXES);
  const own: number[] = [];
  const n = [0, 0, 0, 0, 0];
  for (let h = 0; h < HEXES; h++) {
    if (s.owner[h] !== seat) continue;
    const building = s.building[h] as number;
    at[h] = building;
    own.push(h);
    n[building] = (n[building] as number) + 1;
    if (s.town[h] !== NONE) town[h] = 1;
  }
  const rivers = s.towns.flatMap((t) => (t.seat === seat && t.river !== NONE ? [t.river] : []));
  const spans = s.bridges.filter((b) => b.seat === seat).length;
  return new Ground(at, town, Int8Array.from(s.terrain), own, n, s.bridges, spans, rivers);
}

/** The seat's position, at the beginning of its turn. */
export function sheetOf(s: State, seat: Seat): Sheet {
  const p = seatOf(s, seat);
  const orders = s.orders.flatMap((spaces) => {
    const free = (worth: number) => ORDER_SPACES.filter((w, i) => w === worth && spaces[i] === NONE).length;
    return [free(3), free(2)];
  });
  const sheet = new Sheet(
    groundOf(s, seat),
    p.cults.slice(),
    orders,
    FAVOURS.map((id) => s.favours[id]),
    TOWN_TILES.map((id) => s.townTiles[id]),
    BONUS_CARDS.map((id) => s.cards.find((c) => c.id === id)?.coins ?? NONE),
  );
  const { coins, workers, priests, points, keys, ship, dig, ordain } = p;
  Object.assign(sheet, { coins, workers, priests, points, keys, ship, dig, ordain });
  [sheet.one, sheet.two, sheet.three] = p.bowls;
  sheet.further = p.reach;
  sheet.favours = bits(FAVOURS, p.favours);
  sheet.used = bits(SPECIALS, p.used);
  sheet.taken = bits(POWER_ACTIONS, s.taken);
  sheet.card = p.card ? BONUS_CARDS.indexOf(p.card) : NONE;
  sheet.round = s.round;
  sheet.ordered = priestsOnOrders(s, seat);
  return sheet;
}

export const cardId = (place: number): BonusId => BONUS_CARDS[place] as BonusId;
