/**
 * The books of a game kept a second time, from the tables of `printed.ts`: every answer is paid for, and every deed is
 * followed by what it earns. What the rules tell as gained or scored says only when it comes; how much it is and that
 * it comes at all is worked out here.
 */
import type { Answer } from '../../../src/engine/types.js';
import type { Event, Player, State } from '../../../src/games/age-of-innovation/types.js';
import { actionsOf, type Listed, mapOf, own, shipReaches, touching } from './oracle.js';
import {
  AREA_PRIZES,
  BOARDS,
  BOOKS,
  BOOSTERS,
  BUILD_POINTS,
  type Building,
  CITIES,
  COINS_FOR_A_POINT,
  COMPETENCIES,
  COMPETENCY_ROWS,
  DISCIPLINES,
  type Does,
  FINALS,
  FLIGHT_POINTS,
  type Goods,
  GUILD_INCOME,
  ILLUSIONISTS,
  INNOVATIONS,
  LEVEL_POWER,
  MOLES,
  OMAR_INCOME,
  ONE_MORE_TOOL,
  PALACES,
  PLACES,
  POWER,
  ROUNDS,
  SCIENCE_INCOME,
  SCIENCE_PRIZES,
  START_STEPS,
  STRENGTH,
  TERRAFORM_REWARDS,
  TOOL_INCOME,
} from './printed.js';

/** What is compared after every answer. */
export const NUMBERS = [
  'vp',
  'coins',
  'tools',
  'scholars',
  'sent',
  'books',
  'bowls',
  'levels',
  'shipping',
  'terraforming',
  'pavilions',
  'booster',
] as const satisfies readonly (keyof Player)[];
type Account = Pick<Player, (typeof NUMBERS)[number] | 'passed'>;

/** Something due: it is booked when the rules say that its moment has come. */
interface Due {
  readonly seat: number;
  readonly why: string;
  /** Points are worked out at that moment. */
  readonly points?: () => number;
  readonly goods?: Goods;
}
interface Owed {
  begun: boolean;
  /** Steps by discipline, steps of choice, books of choice, books still to pay, free spades. */
  steps: number[];
  choice: number;
  books: number;
  pay: number;
  spades: number;
  science: boolean;
}
const nothing = (): Owed => ({
  begun: false,
  steps: [0, 0, 0, 0],
  choice: 0,
  books: 0,
  pay: 0,
  spades: 0,
  science: true,
});

export class Book {
  readonly seats: Account[];
  private readonly owed: Owed[];
  private due: Due[] = [];
  private offers: { readonly seat: number; readonly hex: string; readonly power: number }[] = [];
  private fixedBooks = false;
  readonly wrong: string[] = [];
  booked = 0;

  /** The position before the answer: its phase and round are those in which things are done. */
  private began: State;

  constructor(private s: State) {
    this.began = s;
    this.seats = s.players.map((p) => this.copyOf(p));
    this.owed = s.players.map(nothing);
  }

  private copyOf(p: Player): Account {
    const { vp, coins, tools, scholars, sent, shipping, terraforming, pavilions, booster, passed } = p;
    const plain = { vp, coins, tools, scholars, sent, shipping, terraforming, pavilions, booster, passed };
    return { ...plain, books: [...p.books], bowls: [...p.bowls], levels: [...p.levels] };
  }

  /** Takes over the goods of a position: where the table was helped along between two answers. */
  follow(s: State): void {
    s.players.forEach((p, seat) => {
      this.seats[seat] = this.copyOf(p);
    });
  }

  private at(seat: number): Account {
    const a = this.seats[seat];
    if (!a) throw new Error(`no seat ${seat}`);
    return a;
  }
  private owes(seat: number): Owed {
    const o = this.owed[seat];
    if (!o) throw new Error(`no seat ${seat}`);
    return o;
  }
  private check(right: boolean, what: string): void {
    if (!right) this.wrong.push(what);
  }
  private faction(seat: number): string {
    return this.s.players[seat]?.faction ?? '';
  }

  // ------------------------------------------------------------------------------------------------- goods

  private charge(seat: number, power: number): void {
    const { bowls } = this.at(seat);
    for (let n = 0; n < power; n++) {
      if (bowls[0] > 0) {
        bowls[0]--;
        bowls[1]++;
      } else if (bowls[1] > 0) {
        bowls[1]--;
        bowls[2]++;
      }
    }
  }

  private receive(seat: number, g: Goods): void {
    const a = this.at(seat);
    a.coins += g.coins ?? 0;
    a.tools += g.tools ?? 0;
    a.scholars += Math.min(g.scholars ?? 0, 7 - a.scholars - a.sent);
    a.bowls[2] += g.tokens ?? 0;
    DISCIPLINES.forEach((d, i) => {
      a.books[i]! += g[d] ?? 0;
    });
    this.charge(seat, g.power ?? 0);
  }

  private pay(seat: number, price: Goods, times = 1): void {
    const a = this.at(seat);
    a.coins -= (price.coins ?? 0) * times;
    a.tools -= (price.tools ?? 0) * times;
    a.scholars -= (price.scholars ?? 0) * times;
    const power = (price.power ?? 0) * times;
    a.bowls[2] -= power;
    a.bowls[0] += power;
    DISCIPLINES.forEach((d, i) => {
      a.books[i]! -= (price[d] ?? 0) * times;
    });
  }

  private expect(seat: number, why: string, goods: Goods | undefined): void {
    const { vp, books, ...rest } = goods ?? {};
    if (Object.values(rest).some((n) => n > 0)) this.due.push({ seat, why, goods: rest });
    if (vp) this.expectPoints(seat, why, () => vp);
    this.owes(seat).books += books ?? 0;
  }
  private expectPoints(seat: number, why: string, points: () => number): void {
    this.due.push({ seat, why, points });
  }

  /** Books of choice out of the income are booked like other goods. */
  private waits(seat: number, why: string): boolean {
    return this.due.some((d) => d.seat === seat && d.why === why && d.goods !== undefined);
  }

  private settle(seat: number, why: string, kind: 'goods' | 'points'): void {
    const i = this.due.findIndex((d) => d.seat === seat && d.why === why && d[kind] !== undefined);
    const [due] = i < 0 ? [] : this.due.splice(i, 1);
    if (!due) {
      this.wrong.push(`${kind} for ${why} out of nothing`);
      return;
    }
    this.booked += 1;
    if (due.goods) this.receive(seat, due.goods);
    this.at(seat).vp += due.points?.() ?? 0;
  }

  // ----------------------------------------------------------------------------------------- one answer

  play(before: State, after: State, seat: number, answer: Answer, choice: Listed, events: readonly Event[]): void {
    this.s = after;
    this.began = before;
    const n = answer.n ?? 1;
    const price = choice.prices?.[n - 1] ?? choice.price ?? {};
    const { books = 0, points: _, ...goods } = price;
    const [verb = '', rest = ''] = answer.id.split(':');
    this.pay(seat, goods, choice.prices ? 1 : n);
    this.owes(seat).pay += books;
    const frame = before.stack.at(-1) as { kind: string; left?: number; from?: string };
    if (verb === 'innovate') this.fixedBooks = true;
    if (verb === 'pay') this.owes(seat).pay -= n;
    if (verb === 'burn') {
      this.at(seat).bowls[1] -= 2 * n;
      this.at(seat).bowls[2] += n;
    }
    if (verb === 'convert') {
      const to = rest.split('>')[1] ?? '';
      const good = to === 'coin' || to === 'tool' || to === 'scholar' ? `${to}s` : to;
      this.due.push({ seat, why: 'convert', goods: { [good]: n } });
    }
    if (verb === 'book') {
      this.owes(seat).books -= n;
      const discipline = rest as (typeof DISCIPLINES)[number];
      this.due.push({ seat, why: frame.from ?? '', goods: { [discipline]: n } });
    }
    if (verb === 'step') {
      const steps = frame.kind === 'one' ? (frame.left ?? 0) : 1;
      this.owes(seat).choice -= steps;
      this.owes(seat).steps[DISCIPLINES.indexOf(rest as 'law')]! += steps;
    }
    if (verb === 'pass') this.passing(seat);
    if (verb === 'dig' && frame.kind === 'spades') this.owes(seat).spades -= Math.min(n, this.owes(seat).spades);
    if (rest.endsWith('@tunnel')) this.expectPoints(seat, 'moles', () => MOLES[after.printing][after.seats - 2]!);
    if (rest.endsWith('@flight')) this.expectPoints(seat, 'palace-9', () => FLIGHT_POINTS);
    if (verb === 'power' && this.faction(seat) === 'illusionists')
      this.expectPoints(seat, 'illusionists', () => ILLUSIONISTS[after.printing][after.seats - 2]!);
    this.opened(after);
    for (const e of events) this.hear(before, after, e);
    const waits = (x: number) => after.stack.some((f) => f.kind === 'science' && f.seat === x && f.step === 0);
    if (after.phase === 'science') this.science(after, after.round, (x) => !waits(x));
    this.calm(after);
  }

  /** Before the first question some games have already begun. */
  open(s: State, events: readonly Event[]): void {
    this.s = s;
    this.opened(s);
    for (const e of events) this.hear(s, s, e);
  }

  private opened(s: State): void {
    if (s.phase === 'deal') return;
    s.players.forEach((p, seat) => {
      const waits = s.stack.some((f) => f.kind === 'prepare' && f.seat === seat && f.step === 0);
      if (waits || this.owes(seat).begun || !p.board || !p.faction) return;
      const board = BOARDS[p.board];
      const o = this.owes(seat);
      o.begun = true;
      const bowls: [number, number, number] = [...board.bowls];
      const tools = board.tools + (ONE_MORE_TOOL.includes(p.faction) ? 1 : 0);
      Object.assign(this.at(seat), { vp: 20, coins: 15, tools, scholars: board.scholars ?? 0, bowls });
      Object.assign(this.at(seat), { levels: [0, 0, 0, 0], books: [0, 0, 0, 0], shipping: board.shipping });
      Object.assign(this.at(seat), { terraforming: 3, booster: p.booster });
      const each = p.board === 'forest' ? 1 : 0;
      o.steps = START_STEPS[p.faction].map((n) => n + each);
      if (p.faction === 'lizards') o.choice += 2;
      if (p.board === 'wasteland') o.books += 1;
      if (p.board === 'desert') o.spades += 1;
    });
  }

  /** Nothing may be left over when everything that was begun is done. */
  private calm(s: State): void {
    const quiet = ['turn', 'round', 'game', 'settle', 'prepare', 'offers', 'sets', 'draft', 'leave'];
    if (s.phase === 'science' || s.phase === 'income' || s.phase === 'opening' || s.phase === 'deal') return;
    if (!s.stack.every((f) => quiet.includes(f.kind))) return;
    for (const d of this.due) {
      if (d.goods || (d.points?.() ?? 0) !== 0) this.wrong.push(`${d.why} never came`);
    }
    this.due = [];
    if (s.offers.length === 0) this.offers = [];
    this.owed.forEach((o, seat) => {
      if (s.left?.includes(seat)) return;
      const open = [...o.steps, o.choice, o.books, o.pay, o.spades];
      this.check(
        open.every((n) => n === 0),
        `seat ${seat} is still owed ${open.join(' ')}`,
      );
    });
  }

  private hear(before: State, s: State, e: Event): void {
    switch (e.type) {
      case 'gain':
        if (this.waits(e.seat, e.why)) this.settle(e.seat, e.why, 'goods');
        else if (e.why === 'income') this.income(s, e.seat);
        // The bonus of a round tile is booked when its turn comes, told or not.
        else if (!(e.why in ROUNDS)) this.wrong.push(`goods for ${e.why} out of nothing`);
        break;
      case 'score':
        this.scored(s, e.seat, e.why);
        break;
      case 'pay':
        this.paid(e);
        break;
      case 'step':
        this.stepped(e.seat, DISCIPLINES.indexOf(e.discipline), e.n, e.level);
        break;
      case 'steps-lost':
        this.owes(e.seat).steps[DISCIPLINES.indexOf(e.discipline)]! -= e.n;
        break;
      case 'lost':
        this.lost(e);
        break;
      case 'build':
        this.built(s, e);
        break;
      case 'dig':
        this.deed(e.seat, 'spade', e.spades);
        if (this.faction(e.seat) === 'goblins') this.expect(e.seat, 'goblins', { coins: 2 * e.spades });
        break;
      case 'set':
        this.at(e.seat).booster = e.booster;
        break;
      case 'draft':
        if (e.took in BOOSTERS) this.at(e.seat).booster = e.took as 'booster-1';
        break;
      case 'pavilion':
        this.at(e.seat).pavilions -= 1;
        break;
      case 'city':
        this.city(s, e);
        break;
      case 'palace':
        this.does(e.seat, e.tile, PALACES[e.tile].once);
        break;
      case 'competency':
        this.competency(s, e);
        break;
      case 'innovation':
        this.deed(e.seat, 'innovation');
        this.does(e.seat, e.tile, INNOVATIONS[e.tile].once);
        break;
      case 'track':
        this.track(e.seat, e.track, e.level);
        break;
      case 'scholar':
        this.sent(s, e.seat, DISCIPLINES.indexOf(e.discipline), e.space);
        break;
      case 'action':
        this.action(before, s, e.seat, e.why);
        break;
      case 'offer':
        this.offer(e);
        break;
      case 'pass':
        this.at(e.seat).coins += e.booster ? (before.boosters.find((b) => b.id === e.booster)?.coins ?? 0) : 0;
        if (e.booster) this.at(e.seat).booster = e.booster;
        break;
      case 'round':
        if (e.round > 1) this.science(s, e.round - 1, () => true);
        for (const a of this.seats) a.passed = false;
        this.owed.forEach((o, seat) => {
          o.science = false;
          const steps = s.players[seat]?.competencies.includes('competency-1') && !s.left?.includes(seat);
          if (steps) o.choice += 1;
        });
        break;
      case 'left':
        this.due = this.due.filter((d) => d.seat !== e.seat);
        this.at(e.seat).booster = null;
        break;
      default:
    }
  }

  // -------------------------------------------------------------------------------- deeds and their points

  private tiles(seat: number): string[] {
    const p = this.s.players[seat];
    return p
      ? [p.faction, p.palace, this.at(seat).booster, ...p.competencies, ...p.innovations].flatMap((x) => (x ? [x] : []))
      : [];
  }

  private deed(seat: number, deed: string, times = 1): void {
    const { phase, round, rounds, final } = this.began;
    const id = rounds[round - 1];
    if (phase !== 'actions') return;
    if (id && ROUNDS[id].deed === deed) this.expectPoints(seat, id, () => ROUNDS[id].points * times);
    const [last, points] = FINALS[final];
    if (round === 6 && last === deed) this.expectPoints(seat, final, () => points * times);
  }

  private built(s: State, e: Extract<Event, { type: 'build' }>): void {
    const hex = mapOf(s).names.indexOf(e.hex);
    this.check(s.owner[hex] === e.seat, `${e.piece} on ${e.hex}`);
    if (e.why === 'set-up') return;
    const near = mapOf(s).near[hex] ?? [];
    const river = near.some((h) => mapOf(s).river(h));
    const border = near.length < 6;
    if (this.began.phase === 'actions') {
      this.deed(e.seat, e.piece === 'palace' || e.piece === 'university' ? 'palace+university' : e.piece);
      if (e.piece === 'workshop' && border) this.deed(e.seat, 'border');
      for (const [tile, what, points] of BUILD_POINTS) {
        const workshop = e.piece === 'workshop';
        const fits =
          what === e.piece || (workshop && what === 'river' && river) || (workshop && what === 'border' && border);
        const asleep = tile.startsWith('booster') && s.players[e.seat]?.passed;
        if (!fits || asleep || !this.tiles(e.seat).includes(tile)) continue;
        this.expectPoints(e.seat, tile, () => points);
        if (tile === 'navigators' && s.printing === 'later') this.expect(e.seat, tile, { coins: 1 });
      }
    }
    s.players.forEach((_, other) => {
      if (other === e.seat || s.left?.includes(other)) return;
      const power = own(s, other)
        .filter((h) => touching(s, h, hex))
        .reduce((n, h) => n + STRENGTH[s.building[h] as Building] + (s.pavilion[h] ?? 0), 0);
      if (power > 0) this.offers.push({ seat: other, hex: e.hex, power });
    });
  }

  private stepped(seat: number, d: number, n: number, level: number): void {
    const a = this.at(seat);
    const from = a.levels[d]!;
    this.check(level === from + n && level <= 12, `${DISCIPLINES[d]} from ${from} by ${n} to ${level}`);
    this.check(level < 12 || this.seats.every((x) => x === a || x.levels[d] !== 12), `the top of ${DISCIPLINES[d]}`);
    a.levels = a.levels.with(d, level);
    const o = this.owes(seat);
    o.steps[d]! -= n;
    this.check(o.steps[d]! >= 0, `${n} steps in ${DISCIPLINES[d]} out of nothing`);
    let power = 0;
    for (let x = from + 1; x <= level; x++) power += LEVEL_POWER[x] ?? 0;
    this.expect(seat, `science-${DISCIPLINES[d]}`, { power });
    this.deed(seat, 'step', n);
  }

  private sent(s: State, seat: number, d: number, space: number): void {
    const a = this.at(seat);
    if (space > 1) a.sent += 1;
    this.owes(seat).steps[d]! += space;
    if (this.tiles(seat).includes('booster-2')) this.expectPoints(seat, 'booster-2', () => 2);
    if (s.players[seat]?.competencies.includes('competency-9')) this.expectPoints(seat, 'competency-9', () => 2);
  }

  private track(seat: number, track: 'shipping' | 'terraforming', level: number): void {
    const a = this.at(seat);
    a[track] += track === 'shipping' ? 1 : -1;
    this.check(a[track] === level, `${track} at ${level}, not ${a[track]}`);
    this.deed(seat, 'track');
    const board = this.s.players[seat]?.board ?? 'desert';
    this.expect(
      seat,
      track,
      track === 'shipping' ? BOARDS[board].shippingRewards[level - 1] : TERRAFORM_REWARDS[2 - level],
    );
  }

  private competency(s: State, e: Extract<Event, { type: 'competency' }>): void {
    const place = s.competencies.indexOf(e.tile);
    const [steps, books] = COMPETENCY_ROWS[Math.floor(place / 4)] ?? [0, 0];
    const d = DISCIPLINES[place % 4]!;
    this.expect(e.seat, e.tile, { [d]: books });
    if (this.faction(e.seat) === 'philosophers') this.expect(e.seat, 'philosophers', { [d]: 1 });
    this.owes(e.seat).steps[place % 4]! += steps;
    this.does(e.seat, e.tile, COMPETENCIES[e.tile].once);
  }

  private city(s: State, e: Extract<Event, { type: 'city' }>): void {
    if (e.tile) {
      const tile = e.tile;
      this.expectPoints(e.seat, tile, () => CITIES[tile].vp);
      this.deed(e.seat, 'city');
      this.does(e.seat, tile, CITIES[tile].does);
    }
    if (e.hex === '' && s.printing !== 'later') return;
    if (this.faction(e.seat) === 'felines') {
      this.owes(e.seat).choice += 3;
      this.owes(e.seat).books += 1;
    }
    if (this.faction(e.seat) === 'lizards') this.owes(e.seat).spades += 1;
  }

  private action(before: State, s: State, seat: number, id: string): void {
    if (id in POWER) this.does(seat, id, POWER[id as 'power-coins'].does);
    else if (id in BOOKS) this.does(seat, id, BOOKS[id as 'book-coins'].does);
    else {
      const mine = actionsOf(before, seat);
      this.check(id in mine, `${id} is nobody's action`);
      this.check(
        (s.players[seat]?.used ?? []).some((x) => x === id),
        `${id} is used up`,
      );
      this.does(seat, id, mine[id]);
    }
  }

  /** What is printed on a tile or an action. */
  private does(seat: number, why: string, does: Does | undefined): void {
    if (!does) return;
    const o = this.owes(seat);
    this.expect(seat, why, does.gain);
    o.spades += does.spades ?? 0;
    o.choice += does.one ?? 0;
    o.choice += does.steps === 'shapes' ? this.number(seat, 'shape') : (does.steps ?? 0);
    o.steps = o.steps.map((n) => n + (does.each ?? 0));
    this.at(seat).pavilions += does.pavilions ?? 0;
    const { count, scale } = does;
    if (count) this.expectPoints(seat, why, () => count[1] * this.number(seat, count[0]));
    if (scale) {
      const [what, ...rows] = scale;
      this.expectPoints(seat, why, () => rows.findLast(([least]) => this.number(seat, what) >= least)?.[1] ?? 0);
    }
  }

  private number(seat: number, what: string): number {
    const { s } = this;
    const kinds = own(s, seat).map((h) => s.building[h] as string);
    switch (what) {
      case 'city':
        return s.cities.filter((c) => c.seat === seat && c.tile !== null).length;
      case 'building':
        return kinds.length;
      case 'shape':
        return new Set(kinds).size;
      case 'bridge':
        return s.bridges.filter((b) => b.seat === seat).length;
      case 'group':
        return this.groups(seat, (a, b) => touching(s, a, b)).length;
      case 'lowest':
        return Math.min(...this.at(seat).levels);
      case 'two-highest': {
        const [a = 0, b = 0] = this.at(seat).levels.toSorted((x, y) => y - x);
        return a + b;
      }
      default:
        return kinds.filter((k) => what.split('+').includes(k)).length;
    }
  }

  private groups(seat: number, joined: (a: number, b: number) => boolean): number[][] {
    const out: number[][] = [];
    const rest = new Set(own(this.s, seat));
    for (const start of rest) {
      const group = new Set([start]);
      for (const a of group) for (const b of rest) if (joined(a, b)) group.add(b);
      for (const h of group) rest.delete(h);
      out.push([...group]);
    }
    return out;
  }

  private passing(seat: number): void {
    this.at(seat).passed = true;
    const p = this.s.players[seat];
    for (const id of this.tiles(seat)) {
      const tile = { ...BOOSTERS, ...COMPETENCIES, ...PALACES, ...INNOVATIONS }[id as 'palace-1'];
      const { pass } = tile ?? {};
      if (pass) this.expectPoints(seat, id, () => pass[1] * this.number(seat, pass[0]));
    }
    if (p && this.at(seat).booster === 'booster-8') this.owes(seat).choice += this.number(seat, 'school');
  }

  // ------------------------------------------------------------------------------- income, science, power

  private incomeOf(s: State, seat: number): Goods[] {
    const p = s.players[seat];
    if (!p?.board) return [];
    const mine = (kind: string) => own(s, seat).filter((h) => s.building[h] === kind && !s.neutral[h]).length;
    const board = BOARDS[p.board];
    const guilds = GUILD_INCOME.slice(0, mine('guild'));
    // The first guild of the mountain board pays a coin more.
    if (p.board === 'mountain' && guilds.length > 0) guilds.push({ coins: 1 });
    const out: Goods[] = [{ tools: TOOL_INCOME[mine('workshop')] ?? 0 }, board.base ?? {}, ...guilds];
    out.push({ scholars: mine('school') + mine('university') });
    if (p.faction === 'omar') out.push(OMAR_INCOME);
    const all = { ...BOOSTERS, ...COMPETENCIES, ...PALACES, ...INNOVATIONS };
    for (const id of this.tiles(seat)) out.push(all[id as 'palace-1']?.income ?? {});
    this.at(seat).levels.forEach((level, d) => {
      if (level >= 9) out.push(SCIENCE_INCOME[d]!);
    });
    return out;
  }

  private income(s: State, seat: number): void {
    const sum: Record<string, number> = {};
    for (const g of this.incomeOf(s, seat)) for (const [good, n] of Object.entries(g)) sum[good] = (sum[good] ?? 0) + n;
    const { vp: _, books = 0, ...goods } = sum;
    this.receive(seat, goods);
    this.owes(seat).books += books;
    this.booked += 1;
    const tiles = this.s.players[seat];
    if (tiles?.competencies.includes('competency-2')) this.expectPoints(seat, 'competency-2', () => 3);
    if (tiles?.innovations.includes('neutral-university')) this.expectPoints(seat, 'neutral-university', () => 2);
    if (this.at(seat).levels[3]! >= 9) this.expectPoints(seat, 'science-medicine', () => 3);
  }

  /** The round tile's bonus, as soon as the seat's turn for it has come. */
  private science(s: State, round: number, due: (seat: number) => boolean): void {
    const id = s.rounds[round - 1];
    if (!id) return;
    const tile = ROUNDS[id];
    s.players.forEach((p, seat) => {
      const o = this.owes(seat);
      if (o.science || !due(seat) || s.left?.includes(seat)) return;
      o.science = true;
      const level = this.at(seat).levels[tile.discipline]! + (p.faction === 'blessed' ? 3 : 0);
      const times = Math.floor(level / tile.per);
      if (tile.spades) o.spades += times;
      const { books = 0, ...goods } = tile.gives;
      o.books += books * times;
      for (let n = 0; n < times; n++) this.receive(seat, goods);
      this.booked += 1;
    });
  }

  private offer(e: Extract<Event, { type: 'offer' }>): void {
    const i = this.offers.findIndex((o) => o.seat === e.seat && o.hex === e.hex);
    const [o] = i < 0 ? [] : this.offers.splice(i, 1);
    this.check(o !== undefined, `an offer at ${e.hex}`);
    const a = this.at(e.seat);
    const power = Math.min(o?.power ?? 0, 2 * a.bowls[0] + a.bowls[1], a.vp + 1);
    this.check(power === e.power, `an offer of ${e.power} at ${e.hex}, not ${power}`);
    if (!e.taken) return;
    this.charge(e.seat, power);
    this.expectPoints(e.seat, 'offer', () => 1 - power);
  }

  private lost(e: Extract<Event, { type: 'lost' }>): void {
    if (e.what === 'steps') this.owes(e.seat).choice -= e.n;
    if (e.what === 'spades') {
      // Spades of the round tile that find no hex are lost as they come.
      if (this.owes(e.seat).spades === 0) this.science(this.s, this.began.round, (x) => x === e.seat);
      this.check(this.owes(e.seat).spades === e.n, `${e.n} spades lost of ${this.owes(e.seat).spades}`);
      this.owes(e.seat).spades -= e.n;
    }
  }

  /** Books of any discipline: which ones they are is the seat's choice, how many is not. */
  private paid(e: Extract<Event, { type: 'pay' }>): void {
    if (!(e.why in INNOVATIONS) && !(e.why in BOOKS)) return;
    if (e.why in INNOVATIONS && this.fixedBooks) {
      this.fixedBooks = false;
      const place = PLACES[this.s.seats]?.[this.s.innovations.indexOf(e.why as 'steel')];
      const right = DISCIPLINES.every((d, i) => (e.goods[d] ?? 0) === place?.books[i]);
      this.check(right, `books for ${e.why}`);
      return;
    }
    const left = this.owes(e.seat).pay;
    const n = DISCIPLINES.reduce((sum, d) => sum + (e.goods[d] ?? 0), 0);
    // One of several kinds was paid by an answer already.
    if (this.paidByAnswer) {
      this.paidByAnswer = false;
      return;
    }
    this.check(n === left, `${n} books for ${e.why}, not ${left}`);
    this.owes(e.seat).pay -= n;
    this.pay(e.seat, e.goods as Goods);
  }
  /** The answer `pay:law` was played: its event tells what is booked already. */
  paidByAnswer = false;

  // ----------------------------------------------------------------------------------------------- the end

  private scored(s: State, seat: number, why: string): void {
    if (why === 'area' || why === 'science' || why === 'resources') {
      this.booked += 1;
      this.at(seat).vp += { area: this.area, science: this.places, resources: this.rest }[why].call(this, s, seat);
      this.ended.add(`${seat} ${why}`);
    } else if (why !== 'start') this.settle(seat, why, 'points');
  }
  private readonly ended = new Set<string>();

  /** Seats that were told nothing must have had nothing coming. */
  missing(s: State): string[] {
    return s.players.flatMap((_, seat) => {
      const all = { area: this.area(s, seat), science: this.places(s, seat), resources: this.rest(s, seat) };
      return Object.entries(all).flatMap(([why, n]) =>
        n > 0 && !this.ended.has(`${seat} ${why}`) ? [`${seat} ${why}`] : [],
      );
    });
  }

  private area(s: State, seat: number): number {
    const size = s.players.map((p, x) => {
      // A flight skips one hex more than a tunnel.
      const reach = p.palace === 'palace-9' ? 3 : p.faction === 'moles' ? 2 : 0;
      const far = (a: number, b: number) => {
        let ring = [a];
        for (let n = 0; n < reach; n++)
          ring = mapOf(s).hexes.filter((h) => ring.some((r) => r === h || touching(s, r, h)));
        return ring.includes(b);
      };
      const joined = (a: number, b: number) =>
        touching(s, a, b) || shipReaches(s, a, b, this.at(x).shipping) || (reach > 0 && far(a, b));
      return Math.max(0, ...this.groups(x, joined).map((g) => g.length));
    });
    return this.share(s.neutralLevels ? [...size, s.area] : size, AREA_PRIZES, seat);
  }
  private places(s: State, seat: number): number {
    return [0, 1, 2, 3].reduce((sum, d) => {
      const levels = this.seats.map((a) => a.levels[d]!);
      return sum + this.share(s.neutralLevels ? [...levels, s.neutralLevels[d]!] : levels, SCIENCE_PRIZES, seat);
    }, 0);
  }
  private rest(_s: State, seat: number): number {
    const a = this.at(seat);
    const books = a.books.reduce((x, y) => x + y, 0);
    const coins = a.coins + a.tools + a.scholars + books + a.bowls[2] + Math.floor(a.bowls[1] / 2);
    return Math.floor(coins / COINS_FOR_A_POINT);
  }
  private share(values: readonly number[], prizes: readonly number[], seat: number): number {
    const mine = values[seat] ?? 0;
    if (mine === 0) return 0;
    const better = values.filter((v) => v > mine).length;
    const level = values.filter((v) => v === mine).length;
    return Math.floor(prizes.slice(better, better + level).reduce((a, b) => a + b, 0) / level);
  }
}
