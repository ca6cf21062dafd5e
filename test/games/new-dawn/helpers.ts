/** Short scenes: a table with fixed leaders on the first-game map, nothing on it but capitals, and scripted dice. */
import { expect } from 'vitest';
import { copy } from '../../../src/engine/copy.js';
import { accepts, Run, start } from '../../../src/engine/engine.js';
import type { GameEvent, Seat } from '../../../src/engine/types.js';
import { CITY_STATE_IDS, type CityStateId, PACT_IDS, type PactId } from '../../../src/games/new-dawn/data/diplomacy.js';
import { FOCUS, type FocusId } from '../../../src/games/new-dawn/data/focus.js';
import { BARBARIANS, type Barbarian, TERRAINS, type Terrain } from '../../../src/games/new-dawn/data/land.js';
import type { LeaderId } from '../../../src/games/new-dawn/data/leaders.js';
import { WONDER_IDS, WONDERS, type WonderId } from '../../../src/games/new-dawn/data/wonders.js';
import { game } from '../../../src/games/new-dawn/game.js';
import { type World, worldOf } from '../../../src/games/new-dawn/map/world.js';
import { capitalOf } from '../../../src/games/new-dawn/rules/board.js';
import { syncCaravans } from '../../../src/games/new-dawn/rules/change.js';
import { freshTurn } from '../../../src/games/new-dawn/rules/turn.js';
import {
  CITY,
  DEFEATED,
  type GameFrame,
  type Hex,
  NOTHING,
  REINFORCED,
  type State,
  TOKEN,
} from '../../../src/games/new-dawn/types.js';

class Scripted extends Run {
  dice: number[] = [];
  override roll(sides: number): number {
    const scripted = this.dice.shift();
    this.opened = true;
    return scripted ?? super.roll(sides);
  }
}

export interface Given {
  readonly seats?: 2 | 3 | 4;
  readonly leaders?: readonly LeaderId[];
  readonly options?: object;
}

const LEADERS: readonly LeaderId[] = ['rome', 'egypt', 'sumeria', 'aztec'];

export class Scene {
  run: Scripted;
  readonly told: GameEvent[] = [];

  constructor(given: Given = {}) {
    const seats = given.seats ?? 4;
    const fixed = [...(given.leaders ?? []), ...LEADERS.filter((x) => !given.leaders?.includes(x))].slice(0, seats);
    const s: State = start(game, seats, { fixed, ...given.options }, 'scene').s;
    s.first = 0;
    s.resource = s.resource.map(() => 0);
    s.barbarians = s.barbarians.map((h) => (h >= 0 ? DEFEATED : h));
    this.run = new Scripted(game, s);
    this.at(0);
  }

  get s(): State {
    return this.run.s;
  }
  get w(): World {
    return worldOf(this.s);
  }

  /** It is this seat's turn, before choosing a card. */
  at(seat: Seat): this {
    this.s.stack = [
      { kind: 'round', seat: 0, step: 2, played: seat + 1 },
      { kind: 'turn', seat, step: 0, at: -1 },
    ] as GameFrame[];
    this.s.turn = freshTurn(seat);
    return this;
  }

  /** The space at axial (q, r). */
  hex(q: number, r: number): Hex {
    const h = this.w.names.findIndex((_, i) => this.w.q[i] === q && this.w.r[i] === r);
    if (h < 0) throw new Error(`no space at ${q},${r}`);
    return h;
  }
  name(h: Hex): string {
    return this.w.names[h]!;
  }
  home(seat: Seat): Hex {
    return capitalOf(this.s, seat);
  }
  terrain(h: Hex): Terrain {
    return TERRAINS[this.w.terrain[h]!]!;
  }
  /** Free land of these terrains, far from every capital. */
  land(terrain: Terrain, test: (h: Hex) => boolean = () => true): Hex {
    const homes = this.s.players.map((_, seat) => this.home(seat));
    const h = this.w.names.findIndex(
      (_, i) =>
        this.terrain(i) === terrain &&
        this.s.owner[i] === -1 &&
        this.w.state[i] === -1 &&
        !homes.some((x) => this.w.within2[x]!.includes(i)) &&
        test(i),
    );
    if (h < 0) throw new Error(`no ${terrain} fits`);
    return h;
  }
  near(h: Hex, terrain?: Terrain): Hex[] {
    return this.w.near[h]!.filter((n) => (terrain ? this.terrain(n) === terrain : this.terrain(n) !== 'water'));
  }

  put(h: Hex, seat: Seat, piece: 'token' | 'reinforced' | 'city' = 'token'): this {
    this.s.owner[h] = seat;
    this.s.piece[h] = { token: TOKEN, reinforced: REINFORCED, city: CITY }[piece];
    this.s.resource[h] = 0;
    if (this.w.state[h]! >= 0) this.s.stateCards[this.w.state[h]!] = [-2, -2];
    return this;
  }
  clear(h: Hex): this {
    this.s.owner[h] = -1;
    this.s.piece[h] = NOTHING;
    return this;
  }
  barbarian(letter: Barbarian, h: Hex): this {
    this.s.barbarians[BARBARIANS.indexOf(letter)] = h;
    return this;
  }
  caravan(seat: Seat, index: number, h: Hex): this {
    this.s.players[seat]!.caravans[index] = h;
    return this;
  }
  /** Puts a card into a slot; the card of its type that was in the row goes. */
  slot(seat: Seat, card: FocusId, slot: number, trade = 0): this {
    const { row } = this.s.players[seat]!;
    const from = row.findIndex((c) => FOCUS[c.card].type === FOCUS[card].type);
    const [held] = row.splice(from, 1);
    row.splice(slot - 1, 0, held!);
    held!.card = card;
    held!.trade = trade;
    syncCaravans(this.s, seat);
    return this;
  }
  trade(seat: Seat, card: FocusId, n: number): this {
    this.s.players[seat]!.row.find((c) => c.card === card)!.trade = n;
    return this;
  }
  tradeOn(seat: Seat, card: FocusId): number {
    return this.s.players[seat]!.row.find((c) => c.card === card)!.trade;
  }
  cards(seat: Seat): string[] {
    return this.s.players[seat]!.row.map((c) => c.card);
  }
  /** A built wonder in a city of the seat (the capital unless another space is named). */
  wonder(seat: Seat, id: WonderId, h: Hex = this.home(seat)): this {
    for (const deck of Object.values(this.s.decks)) if (deck.includes(id)) deck.splice(deck.indexOf(id), 1);
    this.s.box = this.s.box.filter((x) => x !== id);
    this.s.wonderAt[WONDER_IDS.indexOf(id)] = h;
    return this;
  }
  /** Puts a wonder on top of its deck. */
  offer(id: WonderId): this {
    const deck = this.s.decks[WONDERS[id].type];
    this.s.box = this.s.box.filter((x) => x !== id);
    if (deck.includes(id)) deck.splice(deck.indexOf(id), 1);
    deck.unshift(id);
    return this;
  }
  pact(seat: Seat, id: PactId, giver: Seat): this {
    this.s.players[giver]!.pacts[PACT_IDS.indexOf(id)] = seat;
    return this;
  }
  stateCard(seat: Seat, id: CityStateId): this {
    const i = CITY_STATE_IDS.indexOf(id);
    // A card of a city-state that this map has not is all right for testing what the card does.
    this.s.stateCards[i] = [seat, -1];
    return this;
  }
  stateHex(id: CityStateId): Hex {
    return this.w.stateHex[CITY_STATE_IDS.indexOf(id)]!;
  }
  dice(...dice: number[]): this {
    this.run.dice.push(...dice);
    return this;
  }

  /** Goes on to the next question after the scene was arranged. */
  go(): this {
    const { dice } = this.run;
    this.run = new Scripted(game, this.run.s);
    this.run.dice = dice;
    this.run.settle();
    this.listen();
    return this;
  }
  private listen(): void {
    for (const t of this.run.takeTold()) this.told.push(t.event);
  }
  get topic(): string {
    return this.run.prompt()?.topic ?? 'over';
  }
  get asked(): Seat {
    return this.run.prompt()!.seat;
  }
  ids(verb?: string): string[] {
    return (this.run.prompt()?.choices ?? []).filter((c) => !verb || c.verb === verb).map((c) => c.id);
  }
  has(id: string): boolean {
    return this.ids().includes(id);
  }
  why(id: string): string | undefined {
    return this.run.blocked().find((b) => b.id === id)?.why;
  }
  /** Plays answers: 'id' or 'id xN'. Each must be on offer. */
  play(...answers: string[]): this {
    for (const text of answers) {
      const [id, n] = text.split(' x') as [string, string | undefined];
      const answer = n === undefined ? { id } : { id, n: Number(n) };
      const prompt = this.run.prompt();
      if (!prompt || accepts(prompt, answer) !== 'yes') {
        throw new Error(`${text} is not on offer at ${prompt?.topic}: ${prompt?.choices.map((c) => c.id).join(' ')}`);
      }
      this.run.play(answer);
      this.listen();
      expect(copy(this.s)).toEqual(JSON.parse(JSON.stringify(this.s)));
    }
    return this;
  }
  /** Answers `done`, `stay` and zero until the topic comes up or the next turn begins. */
  skip(until?: string): this {
    for (let i = 0; i < 50; i++) {
      const prompt = this.run.prompt();
      if (!prompt || prompt.topic === until || (prompt.topic === 'focus' && i > 0)) return this;
      const ids = prompt.choices.map((c) => c.id);
      if (ids.includes('done')) this.play('done');
      else if (ids.includes('stay')) this.play('stay');
      else if (prompt.choices[0]!.id === 'spend' && prompt.choices[0]!.range![0] === 0) this.play('spend x0');
      else return this;
    }
    return this;
  }
  events<T extends string>(type: T): any[] {
    return this.told.filter((e) => e.type === type);
  }
}

export const given = (g: Given = {}): Scene => new Scene(g);

/** Plain distance, whatever is in the way. */
export function apart(w: World, a: number, b: number): number {
  const dq = w.q[a]! - w.q[b]!;
  const dr = w.r[a]! - w.r[b]!;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}
