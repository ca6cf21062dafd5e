/** A short way to any position: a dealt table in round 1, pieces and goods put where the test wants them. */
import { expect } from 'vitest';
import { accepts, type Run, start } from '../../../src/engine/engine.js';
import type { Choice, Prompt } from '../../../src/engine/types.js';
import type {
  Building,
  FactionId,
  InnovationId,
  RoundTileId,
  Terrain,
  TileId,
} from '../../../src/games/age-of-innovation/data/ids.js';
import { COMPETENCIES, TERRAINS } from '../../../src/games/age-of-innovation/data/ids.js';
import { game } from '../../../src/games/age-of-innovation/game.js';
import { hexAt, hexName } from '../../../src/games/age-of-innovation/rules/common.js';
import type { Event, Player, State } from '../../../src/games/age-of-innovation/types.js';

export interface Scene {
  seats?: number;
  faction?: FactionId;
  board?: Terrain;
  side?: 'large' | 'small';
  printing?: 'later' | '1.0';
  /** Tile of round 1; one that scores nothing in most tests otherwise. */
  tile?: RoundTileId;
  options?: Record<string, unknown>;
}

/** No building scores on these. */
const QUIET: RoundTileId[] = ['round-12', 'round-9', 'round-10', 'round-11', 'round-2', 'round-5'];

/** The state of a test's own table: what rules only replace is changed in place here. */
export type Open<X> = X extends object ? { -readonly [K in keyof X]: Open<X[K]> } : X;

export class Table {
  events: Event[] = [];

  constructor(readonly run: Run) {}

  get s(): Open<State> {
    return this.run.s;
  }

  p(seat = 0): Open<Player> {
    return this.s.players[seat]!;
  }

  prompt(): Prompt {
    const prompt = this.run.prompt();
    if (!prompt) throw new Error('the game is over');
    return prompt;
  }

  ids(): string[] {
    return this.prompt().choices.map((c) => c.id);
  }

  choice(id: string): Choice | undefined {
    return this.prompt().choices.find((c) => c.id === id);
  }

  offers(id: string): boolean {
    return this.choice(id) !== undefined;
  }

  /** Plays answers that must be on offer: 'build:E7', 'burn x2'. Invariants hold after each. */
  play(...answers: string[]): this {
    for (const text of answers) {
      const [id, n] = text.split(' x') as [string, string | undefined];
      const answer = n === undefined ? { id } : { id, n: Number(n) };
      const prompt = this.prompt();
      if (accepts(prompt, answer) !== 'yes') {
        throw new Error(`${text} is not offered at ${prompt.topic}: ${this.ids().slice(0, 60).join(' ')}`);
      }
      this.run.play(answer);
      this.events.push(...(this.run.takeTold().map((t) => t.event) as Event[]));
      game.check(this.s);
    }
    return this;
  }

  /** Ends the turn if it is asked, and declines all power. */
  end(): this {
    if (this.prompt().topic === 'after') this.play('end');
    while (this.run.prompt()?.topic === 'offer') this.play('decline');
    return this;
  }

  /** Every seat passes, whoever is asked: up to the next thing that is neither a pass nor an offer. */
  passAll(): this {
    const { round } = this.s;
    while (this.run.prompt() && this.s.round === round && ['turn', 'after', 'offer'].includes(this.prompt().topic)) {
      if (this.prompt().topic === 'turn') {
        this.play(this.ids().find((id) => id.startsWith('pass'))!);
      } else this.end();
    }
    return this;
  }

  /** The other seats are skipped: seat 0 has the next turn of this round. */
  passOthers(): this {
    while (this.prompt().seat !== 0) {
      if (this.prompt().topic === 'turn') this.play(this.ids().find((id) => id.startsWith('pass'))!);
      else this.end();
    }
    return this;
  }

  clear(): this {
    const { s } = this;
    for (let h = 0; h < s.owner.length; h++) {
      s.building[h] = '';
      s.owner[h] = -1;
      s.neutral[h] = 0;
      s.pavilion[h] = 0;
      s.city[h] = -1;
    }
    s.bridges = [];
    return this.again();
  }

  /** Pieces of a seat: put(0, 'workshop', 'E3', 'E2'). The ground becomes the seat's own. */
  put(seat: number, piece: Building, ...names: string[]): this {
    for (const name of names) {
      const h = this.hex(name);
      this.s.building[h] = piece;
      this.s.owner[h] = seat;
      this.s.terrain[h] = TERRAINS.indexOf(this.p(seat).board!);
      if (piece === 'tower' || piece === 'monument') this.s.neutral[h] = 1;
      if (piece === 'palace' && !this.p(seat).palace) this.p(seat).palace = 'palace-17';
      this.s.palaces = this.s.palaces.filter((id) => id !== this.p(seat).palace);
    }
    return this.again();
  }

  neutral(seat: number, piece: Building, name: string): this {
    const kept = this.p(seat).palace;
    this.put(seat, piece, name);
    this.p(seat).palace = kept;
    this.s.neutral[this.hex(name)] = 1;
    return this.again();
  }

  pavilion(...names: string[]): this {
    for (const name of names) this.s.pavilion[this.hex(name)] = 1;
    return this.again();
  }

  bridge(seat: number, a: string, b: string): this {
    this.s.bridges.push({ a: this.hex(a), b: this.hex(b), seat });
    return this.again();
  }

  ground(terrain: Terrain, ...names: string[]): this {
    for (const name of names) this.s.terrain[this.hex(name)] = TERRAINS.indexOf(terrain);
    return this.again();
  }

  /** A city of the seat with a tile; its hexes if any. */
  city(seat: number, kind: number, ...names: string[]): this {
    const tile = (
      ['city-tools', 'city-spades', 'city-books', 'city-coins', 'city-steps', 'city-power', 'city-scholar'] as const
    )[kind]!;
    const at = names.length > 0 ? this.hex(names[0]!) : -1;
    this.s.cities.push({ seat, tile, at, waiting: false });
    this.s.cityTiles[kind]! -= 1;
    for (const name of names) this.s.city[this.hex(name)] = this.s.cities.length - 1;
    return this.again();
  }

  /** Goods: bowls need not add up to 12, the difference counts as burnt or added. */
  give(seat: number, goods: Partial<Omit<Player, 'vp' | 'points'>> & { vp?: number }): this {
    const p = this.p(seat);
    const { vp, ...rest } = goods;
    Object.assign(p, structuredClone(rest));
    const tokens = p.bowls[0] + p.bowls[1] + p.bowls[2];
    p.burnt = Math.max(0, 12 - tokens);
    p.added = Math.max(0, tokens - 12);
    if (vp !== undefined) {
      p.points = { start: vp };
      p.vp = vp;
    }
    return this.again();
  }

  /** Gives a competency, innovation, booster or active palace without its effects at once. */
  tile(seat: number, id: TileId): this {
    const p = this.p(seat);
    if (id.startsWith('competency')) {
      p.competencies.push(id as never);
      this.s.competenciesLeft[this.s.competencies.indexOf(id as never)]! -= 1;
    } else if (id.startsWith('booster')) {
      const old = p.booster;
      this.s.boosters = this.s.boosters.map((b) => (b.id === id ? { ...b, id: old! } : b));
      for (const other of this.s.players) if (other !== p && other.booster === id) other.booster = old;
      p.booster = id as never;
    } else if (id.startsWith('palace')) {
      p.palace = id as never;
      this.s.palaces = this.s.palaces.filter((x) => x !== id);
    } else {
      if (!this.s.innovations.includes(id as never)) this.s.innovations[this.s.innovations.length - 1] = id as never;
      p.innovations.push(id as never);
    }
    return this.again();
  }

  /** The pieces changed behind the question's back: it is asked anew. */
  again(): this {
    (this.run as unknown as { cached: null }).cached = null;
    return this;
  }

  hex(name: string): number {
    const h = hexAt(this.s, name);
    if (h === undefined) throw new Error(`no hex ${name}`);
    return h;
  }

  at(name: string): string {
    const h = this.hex(name);
    return `${this.s.building[h]}${this.s.neutral[h] ? '*' : ''}`;
  }

  terrain(name: string): string {
    return TERRAINS[this.s.terrain[this.hex(name)]!]!;
  }

  /** Points that a cause brought since the table was laid. */
  from(why: string, seat = 0): number {
    return this.events.reduce(
      (sum, e) => (e.type === 'score' && e.why === why && e.seat === seat ? sum + e.n : sum),
      0,
    );
  }

  told(type: Event['type']): Event[] {
    return this.events.filter((e) => e.type === type);
  }

  owned(seat = 0): string[] {
    return this.s.owner.flatMap((o, h) => (o === seat ? [hexName(this.s, h)] : []));
  }
}

const BOARDS: Terrain[] = ['desert', 'lake', 'forest', 'swamp', 'plains'];
const FACTIONS: FactionId[] = ['blessed', 'felines', 'psychics', 'goblins', 'illusionists'];
const BOOSTERS = [
  'booster-10',
  'booster-9',
  'booster-7',
  'booster-4',
  'booster-3',
  'booster-2',
  'booster-8',
  'booster-6',
];

function listFor<X>(own: X | undefined, all: readonly X[], seats: number): X[] {
  return own === undefined ? all.slice(0, seats) : [own, ...all.filter((x) => x !== own)].slice(0, seats);
}

/** The options of a table on which nothing is left to chance. */
export function fixed(scene: Scene = {}): { seats: number; options: Record<string, unknown> } {
  const seats = scene.seats ?? 3;
  return {
    seats,
    options: {
      dealing: 'fixed',
      first: '1',
      side: scene.side ?? 'by-players',
      printing: scene.printing ?? 'later',
      boards: listFor(scene.board, BOARDS, seats),
      factions: listFor(scene.faction, FACTIONS, seats),
      boosters: BOOSTERS.slice(0, seats + 3),
      competencies: COMPETENCIES,
      'book-actions': ['book-power', 'book-guild', 'book-spades'],
      rounds: QUIET,
      ...scene.options,
    },
  };
}

/** Just dealt: the first question of the set-up. */
export function dealt(scene: Scene = {}): Table {
  const { seats, options } = fixed(scene);
  const table = new Table(start(game, seats, options, 'scene'));
  table.events.push(...(table.run.takeTold().map((t) => t.event) as Event[]));
  return table;
}

/** Round 1, first turn of seat 0, empty map: the opening is played with the first answer to everything. */
export function scene(about: Scene = {}): Table {
  const table = dealt(about);
  while (table.prompt().topic !== 'turn') {
    const ids = table.ids();
    table.play(withAmount(table, ids.includes('decline') ? 'decline' : ids.includes('done') ? 'done' : ids[0]!));
  }
  table.s.offers = [];
  if (about.tile) table.s.rounds[0] = about.tile;
  for (const p of table.s.players) p.competencies = [];
  table.s.competenciesLeft = table.s.competenciesLeft.map(() => 4);
  table.events = [];
  table.clear();
  expect(table.prompt().seat).toBe(0);
  return table;
}

function withAmount(table: Table, id: string): string {
  const range = table.choice(id)?.range;
  return range ? `${id} x${range[0]}` : id;
}

/** Develops an innovation at the first place, paying the free books in medicine. The seat has books enough. */
export function innovate(table: Table, id: InnovationId): Table {
  const { innovations } = table.s;
  const at = innovations.indexOf(id);
  if (at > 0) innovations[at] = innovations[0]!;
  innovations[0] = id;
  table.give(0, { books: [2, 2, 0, 9], coins: Math.max(5, table.p().coins) });
  table.play(`innovate:${id}`);
  while (table.run.prompt()?.topic === 'pay') table.play(`pay:medicine x${table.prompt().facts!.left}`);
  return table;
}

/** Plenty of everything, so that a test need not count. */
export const RICH = { coins: 60, tools: 40, scholars: 4, books: [9, 9, 9, 9] };
