/**
 * The books of a game kept a second time, from the tables of `printed.ts`: every answer is paid for and every deed is
 * rewarded here without asking the rules. Of what the rules tell only the deeds are heard (who built, upgraded, dug,
 * passed, took which tile), never their amounts.
 */
import type { Answer } from '../../../src/engine/types.js';
import type { BonusId, FactionId, FavourId, ScoringId, TownTileId } from '../../../src/games/terra-mystica/data/ids.js';
import type { State, TmEvent } from '../../../src/games/terra-mystica/types.js';
import { flights, hasStronghold, type Listed, NAMES, own, sail, skips, spades, touching } from './oracle.js';
import {
  ACTIONS,
  AREA_PRIZES,
  BUILDINGS,
  CARDS,
  COSTS,
  CULT_OCTAGONS,
  CULT_POWER,
  CULT_PRIZES,
  CULTS,
  FAV10_POINTS,
  FAV11_POINTS,
  FAV12_POINTS,
  FAVOURS,
  FREE_SPADES,
  FROM,
  type Goods,
  goods,
  PRIESTS,
  SCORING,
  START,
  STRENGTH,
  TERRAINS,
  TOWNS,
  TRACKS,
} from './printed.js';

interface Account {
  faction: FactionId | null;
  coins: number;
  workers: number;
  priests: number;
  bowls: number[];
  points: number;
  cults: number[];
  keys: number;
  ship: number;
  dig: number;
  card: BonusId | null;
  favours: FavourId[];
  /** Spades in hand. */
  free: number;
}
interface Batch {
  readonly from: number;
  open: { readonly seat: number; readonly power: number; able: boolean }[];
  taken: boolean;
  refused: boolean;
}

const FRESH = { card: null, favours: [], free: 0, keys: 0, ship: 0, dig: 0 };
const idle = (): Account => ({
  ...FRESH,
  favours: [],
  faction: null,
  coins: 0,
  workers: 0,
  priests: 0,
  bowls: [0, 0, 0],
  points: 0,
  cults: [0, 0, 0, 0],
});

export class Book {
  readonly seats: Account[];
  private readonly loose = new Map<BonusId, number>();
  private batches: Batch[] = [];
  private inActions = false;
  /** Steps that this answer owes, by cult; a marker may stop short of them only at 9 or 10. */
  private due = [0, 0, 0, 0];
  /** What did not fit: told to the test. */
  readonly wrong: string[] = [];

  constructor(s: State) {
    this.seats = s.seats.map(idle);
    this.follow(s);
  }

  /** Takes over the goods of a position: where the table was helped along between two answers. */
  follow(s: State): void {
    s.seats.forEach((p, seat) => {
      const { faction, coins, workers, priests, points, keys, ship, dig, card } = p;
      const lists = { bowls: [...p.bowls], cults: [...p.cults], favours: [...p.favours] };
      Object.assign(this.at(seat), { faction, coins, workers, priests, points, keys, ship, dig, card, ...lists });
    });
    this.loose.clear();
    for (const c of s.cards) this.loose.set(c.id, c.coins);
    this.inActions = s.phase === 'actions';
  }

  private at(seat: number): Account {
    const a = this.seats[seat];
    if (!a) throw new Error(`no seat ${seat}`);
    return a;
  }
  private who(seat: number): FactionId {
    const { faction } = this.at(seat);
    if (!faction) throw new Error(`seat ${seat} has no faction`);
    return faction;
  }
  private is(seat: number, faction: FactionId): boolean {
    return this.at(seat).faction === faction;
  }
  private check(right: boolean, what: string): void {
    if (!right) this.wrong.push(what);
  }

  // ------------------------------------------------------------------------------------------------ goods

  private charge(seat: number, power: number): void {
    const { bowls } = this.at(seat);
    for (let n = 0; n < power; n++) {
      const from = bowls[0]! > 0 ? 0 : bowls[1]! > 0 ? 1 : 2;
      if (from === 2) return;
      bowls[from]!--;
      bowls[from + 1]!++;
    }
  }

  private receive(seat: number, s: State, due: Goods, times = 1): void {
    const a = this.at(seat);
    a.coins += (due.coins ?? 0) * times;
    a.workers += (due.workers ?? 0) * times;
    a.points += (due.points ?? 0) * times;
    const onOrders = s.orders.flat().filter((x) => x === seat).length;
    a.priests += Math.min((due.priests ?? 0) * times, PRIESTS - onOrders - a.priests);
    this.charge(seat, (due.power ?? 0) * times);
  }

  private pay(seat: number, price: Goods, times = 1): void {
    const a = this.at(seat);
    a.coins -= (price.coins ?? 0) * times;
    a.workers -= (price.workers ?? 0) * times;
    a.priests -= (price.priests ?? 0) * times;
    a.points -= (price.points ?? 0) * times;
    a.bowls[2]! -= (price.power ?? 0) * times;
    a.bowls[0]! += (price.power ?? 0) * times;
  }

  private deed(s: State, seat: number, deed: string, times = 1): void {
    const id = s.scoring[s.round - 1];
    if (this.inActions && id && SCORING[id].deeds.includes(deed)) this.at(seat).points += SCORING[id].points * times;
    const { favours } = this.at(seat);
    if (deed === 'dwelling' && favours.includes('FAV11')) this.at(seat).points += FAV11_POINTS;
    if (deed === 'trading-house' && favours.includes('FAV10')) this.at(seat).points += FAV10_POINTS;
  }

  private gainSpades(s: State, seat: number, n: number): void {
    if (this.is(seat, 'halflings')) this.at(seat).points += n;
    if (this.is(seat, 'alchemists') && hasStronghold(s, seat)) this.charge(seat, 2 * n);
    if (s.options.spadesScored === 'gained' && n > 0) this.deed(s, seat, 'spade', n);
  }

  // -------------------------------------------------------------------------------------------- one answer

  /** `before` and `after` are the positions around it, `choice` is what the second reading lists for it. */
  play(before: State, after: State, seat: number, answer: Answer, choice: Listed, events: readonly TmEvent[]): void {
    this.due = [0, 0, 0, 0];
    const n = answer.n ?? 1;
    // Points for power are paid with the power itself.
    if (!/^take\b/.test(answer.id)) this.pay(seat, choice.price ?? {}, n);
    if (choice.far) this.at(seat).points += 4;
    const [verb = '', rest = ''] = answer.id.split(':');
    const [what = '', target = ''] = rest.split('>');
    if (verb === 'burn') {
      this.at(seat).bowls[1]! -= 2 * n;
      this.at(seat).bowls[2]! += n;
    }
    if (verb === 'convert') this.receive(seat, before, { [target]: n });
    if (verb === 'ordain') this.receive(seat, before, { priests: n });
    if (verb === 'step') this.due[CULTS.indexOf(what as 'fire')]! += 1;
    if (verb === 'special' && what in CULT_OCTAGONS) this.due[CULTS.indexOf(target as 'fire')]! += CULT_OCTAGONS[what]!;
    for (const e of events) this.hear(before, after, e);
    // Steps that were owed and did not come: only at the end of a track, or while keys are being shared out.
    const asked = after.stack.some((f) => f.kind === 'keys');
    this.due.forEach((n, cult) => {
      if (n > 0 && !asked) this.check(this.at(seat).cults[cult]! >= 9, `${n} steps on ${CULTS[cult]} are missing`);
    });
  }

  private hear(before: State, s: State, e: TmEvent): void {
    switch (e.type) {
      case 'faction':
        this.begin(e.seat, e.faction);
        return;
      case 'card':
        this.takeCard(e.seat, e.card, e.coins);
        return;
      case 'round':
        for (const [id, coins] of this.loose) this.loose.set(id, coins + 1);
        this.inActions = false;
        return;
      case 'income':
        this.receive(e.seat, s, this.income(s, e.seat));
        this.inActions = true;
        return;
      case 'transform':
        this.transform(before, s, e);
        return;
      case 'spades':
        this.handSpades(s, e.seat, e.spades, e.why);
        return;
      case 'wasted':
        this.at(e.seat).free = 0;
        return;
      case 'build':
        this.raised(s, e.seat, e.hex, 0);
        return;
      case 'upgrade':
        this.upgraded(before, s, e.seat, e.hex, BUILDINGS.indexOf(e.to));
        return;
      case 'priest':
        this.due[CULTS.indexOf(e.cult)]! += e.worth;
        return;
      case 'cult':
        this.climb(e);
        return;
      case 'advance':
        this.advance(e.seat, e.track, e.to);
        return;
      case 'action':
        if (e.why in ACTIONS) this.receive(e.seat, s, ACTIONS[e.why as 'ACT1'].gives);
        return;
      case 'favour':
        this.at(e.seat).favours.push(e.tile);
        this.due[FAVOURS[e.tile].cult]! += FAVOURS[e.tile].steps;
        return;
      case 'town':
        this.town(s, e.seat, e.tile);
        return;
      case 'power':
        this.takePower(s, e.seat, e.from, e.hex);
        return;
      case 'decline':
        this.refuse(s, e.seat, e.from, e.power);
        return;
      case 'pass':
        this.pass(before, e.seat);
        return;
      case 'left':
        this.left(s, e.seat);
        return;
      case 'order':
        this.inActions = false;
        this.cultBonus(s);
        return;
      case 'final':
        this.end(s);
        return;
      default:
    }
  }

  private begin(seat: number, faction: FactionId): void {
    const { goods, bowls, cults } = START[faction];
    const [coins, workers, priests] = goods;
    const ship = TRACKS[faction].ship?.from ?? 0;
    this.seats[seat] = {
      ...idle(),
      faction,
      coins,
      workers,
      priests,
      points: 20,
      ship,
      bowls: [...bowls],
      cults: [...cults],
    };
  }

  private takeCard(seat: number, id: BonusId, coins: number): void {
    const a = this.at(seat);
    this.check(this.loose.get(id) === coins, `${coins} coins on ${id}, not ${this.loose.get(id)}`);
    a.coins += this.loose.get(id) ?? 0;
    this.loose.delete(id);
    if (a.card) this.loose.set(a.card, 0);
    a.card = id;
  }

  // ------------------------------------------------------------------------------------- income and cults

  private number(s: State, seat: number, what: string): number {
    return own(s, seat).filter((h) => BUILDINGS[s.building[h]!] === what).length;
  }

  private income(s: State, seat: number): Goods {
    const a = this.at(seat);
    const track = TRACKS[this.who(seat)];
    const parts: Goods[] = [
      { workers: track.workers[this.number(s, seat, 'dwelling')]! },
      ...track.tradingHouses.slice(0, this.number(s, seat, 'trading-house')),
      ...track.temples.slice(0, this.number(s, seat, 'temple')),
    ];
    if (hasStronghold(s, seat)) parts.push(track.stronghold);
    if (this.number(s, seat, 'sanctuary') > 0) parts.push(track.sanctuary);
    if (a.card) parts.push(CARDS[a.card].income);
    for (const id of a.favours) parts.push(FAVOURS[id].income ?? {});
    const out: Record<string, number> = {};
    for (const part of parts) for (const [good, n] of Object.entries(part)) out[good] = (out[good] ?? 0) + n;
    return out;
  }

  /** Steps, keys and power of one marker; how far it goes is the rule's word, but it may stop short only at the end. */
  private climb(e: Extract<TmEvent, { type: 'cult' }>): void {
    const a = this.at(e.seat);
    const cult = CULTS.indexOf(e.cult);
    const from = a.cults[cult]!;
    this.check(e.to === from + e.steps && e.to <= 10, `${e.cult} from ${from} by ${e.steps} to ${e.to}`);
    // A key brings steps that were owed before.
    const owed = this.due[cult]!;
    this.due[cult] = 0;
    if (owed > 0 && e.steps !== owed) this.check(e.to >= 9, `${e.steps} steps on ${e.cult}, owed ${owed}`);
    if (owed === 0) this.check(e.to >= 9, `${e.steps} steps on ${e.cult} out of nothing`);
    for (let step = from + 1; step <= e.to; step++) this.charge(e.seat, CULT_POWER[step] ?? 0);
    a.cults[cult] = e.to;
    if (e.to === 10) {
      a.keys -= 1;
      const others = this.seats.filter((x) => x !== a && x.cults[cult] === 10).length;
      this.check(a.keys >= 0 && others === 0, `the top of ${e.cult}`);
    }
  }

  private cultBonus(s: State): void {
    if (s.round === 6 && s.over) return;
    const id: ScoringId = s.scoring[s.round - 1]!;
    // The event comes at the end of a round; by then the state may stand in the next one.
    const played = s.phase === 'cult-bonus' ? id : s.scoring[s.round - 2]!;
    const tile = SCORING[played];
    this.seats.forEach((_, seat) => {
      this.receive(seat, s, tile.gives, this.times(s, seat, played));
    });
  }
  private times(s: State, seat: number, id: ScoringId): number {
    const { cult, per } = SCORING[id];
    const have = cult === 4 ? s.orders.flat().filter((x) => x === seat).length : this.at(seat).cults[cult]!;
    return Math.floor(have / per);
  }

  // --------------------------------------------------------------------------------- spades and structures

  private handSpades(s: State, seat: number, n: number, why: string | undefined): void {
    const id = why as ScoringId;
    const right = id in SCORING ? this.times(s, seat, id) * (SCORING[id].spades ?? 0) : FREE_SPADES[why ?? ''];
    this.check(n === right, `${n} spades from ${why}, not ${right}`);
    this.at(seat).free = n;
    this.gainSpades(s, seat, n);
  }

  private transform(before: State, s: State, e: Extract<TmEvent, { type: 'transform' }>): void {
    if (e.why === 'ACTN') return;
    const a = this.at(e.seat);
    const n = spades(before, e.seat, TERRAINS.indexOf(e.from), TERRAINS.indexOf(e.to));
    this.check(n === e.spades, `${e.spades} spades at ${e.hex}, not ${n}`);
    const used = e.why === 'build' ? 0 : Math.min(a.free, e.spades);
    a.free -= used;
    const bought = e.spades - used;
    this.gainSpades(s, e.seat, bought);
    if (this.is(e.seat, 'darklings')) a.points += 2 * bought;
    if (s.options.spadesScored === 'used') this.deed(s, e.seat, 'spade', e.spades);
  }

  private upgraded(before: State, s: State, seat: number, name: string, to: number): void {
    const hex = NAMES.indexOf(name);
    this.check(before.building[hex] === FROM[to], `${BUILDINGS[to]} on ${name}`);
    if (BUILDINGS[to] === 'stronghold') {
      if (this.is(seat, 'alchemists')) this.charge(seat, 12);
      if (this.is(seat, 'cultists')) this.at(seat).points += 7;
    }
    this.raised(s, seat, name, to);
  }

  private raised(s: State, seat: number, name: string, kind: number): void {
    const hex = NAMES.indexOf(name);
    this.check(s.owner[hex] === seat && s.building[hex] === kind, `${name} after building`);
    this.deed(s, seat, BUILDINGS[kind]!);
    const open = this.seats.flatMap((a, other) => {
      if (other === seat || s.left.includes(other)) return [];
      const power = own(s, other)
        .filter((h) => touching(s, h, hex))
        .reduce((n, h) => n + STRENGTH[s.building[h]!]!, 0);
      return power > 0 ? [{ seat: other, power, able: a.bowls[0]! + a.bowls[1]! > 0 }] : [];
    });
    if (open.length > 0) this.batches.push({ from: seat, open, taken: false, refused: false });
  }

  private advance(seat: number, track: 'ship' | 'dig', to: number): void {
    const a = this.at(seat);
    a[track] += 1;
    this.check(a[track] === to, `${track} at ${to}, not ${a[track]}`);
    const { ship } = TRACKS[this.who(seat)];
    a.points += track === 'dig' ? 6 : (ship?.points[to - ship.from - 1] ?? Number.NaN);
  }

  private town(s: State, seat: number, id: TownTileId): void {
    const tile = TOWNS[id];
    this.at(seat).keys += tile.keys;
    this.receive(seat, s, tile.gives);
    this.deed(s, seat, 'town');
    if (this.is(seat, 'witches')) this.at(seat).points += 5;
    if (this.is(seat, 'swarmlings')) this.at(seat).workers += 3;
    this.due = this.due.map((n) => n + (tile.steps ?? 0));
  }

  // ---------------------------------------------------------------------------------- power of neighbours

  /** The first offer of that builder that still waits for the seat. */
  private offer(seat: number, from: number, fits: (power: number) => boolean) {
    for (const batch of this.batches) {
      const o = batch.open.find((x) => batch.from === from && x.seat === seat && fits(x.power));
      if (o) return { batch, o };
    }
    this.wrong.push(`an offer to ${seat} from ${from}`);
    return null;
  }

  private takePower(s: State, seat: number, from: number, hex: string): void {
    const a = this.at(seat);
    const told = this.wantedPower;
    const found = this.offer(seat, from, (power) => told === null || power === told);
    if (!found) return;
    const { batch, o } = found;
    batch.open = batch.open.filter((x) => x !== o);
    const gained = Math.min(o.power, 2 * a.bowls[0]! + a.bowls[1]!, a.points + 1);
    this.check(gained > 0, `power at ${hex}`);
    this.charge(seat, gained);
    a.points -= gained - 1;
    if (o.able) batch.taken = true;
    if (a.bowls[0]! + a.bowls[1]! > 0) return;
    for (const b of this.batches) {
      const full = b.open.filter((x) => x.seat === seat && x.able);
      for (const x of full) x.able = false;
      if (full.length > 0) this.spurned(s, b);
    }
  }
  /** Late answers name the amount: `take:witches@2`. */
  wantedPower: number | null = null;

  private refuse(s: State, seat: number, from: number, power: number): void {
    const found = this.offer(seat, from, (n) => n === power);
    if (!found) return;
    const { batch, o } = found;
    batch.open = batch.open.filter((x) => x !== o);
    if (!o.able) return;
    batch.refused = true;
    this.spurned(s, batch);
  }
  /** Cultists: a power when somebody could and nobody did. */
  private spurned(s: State, batch: Batch): void {
    if (batch.taken || !batch.refused || batch.open.some((o) => o.able)) return;
    batch.refused = false;
    if (this.is(batch.from, 'cultists') && !s.left.includes(batch.from) && s.options.cultistPower)
      this.charge(batch.from, 1);
  }

  /** Offers that nobody was asked about are over with the turn (full bowls). */
  settle(s: State): void {
    if (s.offers.length === 0) this.batches = [];
  }

  private left(s: State, seat: number): void {
    const a = this.at(seat);
    if (a.card) this.loose.set(a.card, 0);
    a.card = null;
    for (const b of this.batches) {
      for (const o of b.open) if (o.seat === seat) o.able = false;
      this.spurned(s, b);
      b.open = b.open.filter((o) => o.seat !== seat);
    }
  }

  // ------------------------------------------------------------------------------------- passing and end

  private pass(before: State, seat: number): void {
    const a = this.at(seat);
    const [points = 0, ...each] = (a.card && CARDS[a.card].passing) || [];
    for (const what of each) a.points += points * (what === 'shipping' ? a.ship : this.number(before, seat, what));
    if (a.favours.includes('FAV12')) a.points += FAV12_POINTS[this.number(before, seat, 'trading-house')]!;
    if (this.is(seat, 'engineers') && hasStronghold(before, seat)) {
      const mine = (h: number) => before.owner[h] === seat;
      a.points += 3 * before.bridges.filter((b) => b.seat === seat && mine(b.a) && mine(b.b)).length;
    }
  }

  private end(s: State): void {
    for (const cult of [0, 1, 2, 3])
      this.prizes(
        this.seats.map((a) => a.cults[cult]!),
        CULT_PRIZES,
      );
    this.prizes(
      this.seats.map((_, seat) => this.area(s, seat)),
      AREA_PRIZES,
    );
    this.seats.forEach((a, seat) => {
      const burnt = Math.floor(a.bowls[1]! / 2);
      const coins = a.coins + a.workers + a.priests + a.bowls[2]! + burnt;
      const rate = this.is(seat, 'alchemists') ? 2 : 3;
      a.points += Math.floor(coins / rate);
      a.bowls = [a.bowls[0]! + a.bowls[2]! + burnt, a.bowls[1]! - 2 * burnt, 0];
      Object.assign(a, { coins: coins % rate, workers: 0, priests: 0 });
    });
  }

  /** Whoever stands level shares what their places would bring. */
  private prizes(values: readonly number[], prizes: readonly number[]): void {
    values.forEach((value, seat) => {
      if (value === 0) return;
      const better = values.filter((x) => x > value).length;
      const level = values.filter((x) => x === value).length;
      const pot = prizes.slice(better, better + level).reduce((a, b) => a + b, 0);
      this.at(seat).points += Math.floor(pot / level);
    });
  }

  private area(s: State, seat: number): number {
    if (!this.at(seat).faction) return 0;
    const ships = TRACKS[this.who(seat)].ship ? this.at(seat).ship : 0;
    const reach = skips(s, seat);
    const joined = (a: number, b: number) =>
      touching(s, a, b) ||
      (ships > 0 && sail(a, ships).includes(b)) ||
      (reach > 0 && flights(a, reach + 1).includes(b));
    let best = 0;
    for (const start of own(s, seat)) {
      const group = new Set([start]);
      for (const a of group) for (const b of own(s, seat)) if (joined(a, b)) group.add(b);
      best = Math.max(best, group.size);
    }
    return best;
  }

  /** Coins that lie on cards, as kept here. */
  cardCoins(): string[] {
    return [...this.loose].map(([id, coins]) => `${id} ${coins}`).sort();
  }
}

/** What one spade, the next step of shipping and of the exchange track cost, for the numbers of the view. */
export function pricesOf(s: State, seat: number) {
  const p = s.seats[seat]!;
  const { spade, ship, dig } = TRACKS[p.faction!];
  return {
    spade: spade[p.dig]!,
    ship: ship ? goods('1P 4C') : null,
    dig,
    build: COSTS[p.faction!].build,
    cheap: COSTS[p.faction!].cheap,
  };
}
