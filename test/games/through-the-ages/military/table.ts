/** A table laid out by hand: positions of the military checks without playing up to them. */
import { expect } from 'vitest';
import { accepts, Run } from '../../../../src/engine/engine.js';
import { seedFrom } from '../../../../src/engine/random.js';
import type { Frame, Seat } from '../../../../src/engine/types.js';
import type { WorkerTechId } from '../../../../src/games/through-the-ages/data/civil.js';
import { game } from '../../../../src/games/through-the-ages/game.js';
import { caTotal, maTotal } from '../../../../src/games/through-the-ages/rules/board.js';
import type { MilitaryId, Player, TtaFrame, TtaState } from '../../../../src/games/through-the-ages/types.js';

/** Everything comes to rest on this frame. */
const REST = { kind: 'rest', seat: 0, step: 0 };
const resting = {
  ...game,
  frames: {
    ...game.frames,
    rest: {
      run: () => 'ask',
      ask: () => ({ seat: 0, topic: 'rest', from: 'rest', choices: [{ id: 'rest', verb: 'rest' }] }),
    },
  },
};

export class Table {
  readonly run: Run;
  readonly s: TtaState;

  constructor(seats: number, age: 0 | 1 | 2 | 3 | 4 = 1) {
    const options = game.options({}, seats);
    this.s = { ...game.blank(seats, options), rng: seedFrom('checks'), stack: [], over: null };
    this.s.age = age;
    this.s.round = 5;
    this.s.stack.push({ ...REST } as Frame);
    this.run = new Run(resting as never, this.s);
    this.refresh();
  }

  p(seat: Seat): Player {
    return this.s.players[seat]!;
  }

  /** Puts exactly these workers on cards; all others leave, and the rest of the 25 tokens lie in the bank. */
  workers(seat: Seat, on: Partial<Record<WorkerTechId, number>>, pool = 0): this {
    const p = this.p(seat);
    for (const t of p.techs) t.workers = 0;
    let used = pool;
    for (const [id, n] of Object.entries(on) as [WorkerTechId, number][]) {
      const t = p.techs.find((x) => x.id === id);
      if (t) t.workers = n;
      else p.techs.push({ id, workers: n, tokens: 0 });
      used += n;
    }
    p.pool = pool;
    p.yellow = 25 + p.boxYellow - used;
    return this;
  }

  /** Tokens on a technology, out of the bank. */
  tokens(seat: Seat, id: WorkerTechId, n: number): this {
    const p = this.p(seat);
    let t = p.techs.find((x) => x.id === id);
    if (!t) {
      t = { id, workers: 0, tokens: 0 };
      p.techs.push(t);
    }
    p.blue -= n - t.tokens;
    t.tokens = n;
    return this;
  }

  bank(seat: Seat, blue: number): this {
    const p = this.p(seat);
    p.boxBlue += blue - p.blue;
    p.blue = blue;
    return this;
  }

  yellow(seat: Seat, yellow: number): this {
    const p = this.p(seat);
    p.boxYellow += yellow - p.yellow;
    p.yellow = yellow;
    return this;
  }

  culture(seat: Seat, n: number): this {
    this.p(seat).culture = n;
    this.p(seat).booked = { rating: n };
    return this;
  }

  hand(seat: Seat, ...cards: MilitaryId[]): this {
    this.p(seat).military = cards;
    return this;
  }

  /** All actions available. */
  refresh(): this {
    this.s.players.forEach((p, seat) => {
      p.ca = caTotal(this.s, seat);
      p.ma = maTotal(this.s, seat);
    });
    return this;
  }

  /** Runs a frame on top of the table. */
  go(frame: TtaFrame): this {
    this.run.push(frame as Frame);
    (this.run as unknown as { cached: null }).cached = null;
    this.run.settle();
    return this;
  }

  politics(seat: Seat): this {
    this.s.turn = seat;
    return this.go({ kind: 'politics', seat, step: 0 });
  }

  event(card: string, seat: Seat = 0): this {
    this.s.turn = seat;
    return this.go({ kind: 'event', seat, step: 0, card, held: [card], tasks: [] } as unknown as TtaFrame);
  }

  territory(card: string, seat: Seat = 0): this {
    const live = this.s.players.map((_, i) => (seat + i) % this.s.seats);
    const auction = { kind: 'auction', seat, step: 0, card, held: [card], live, high: 0, leader: -1 };
    return this.go(auction as unknown as TtaFrame);
  }

  get prompt() {
    return this.run.prompt()!;
  }
  get ids(): string[] {
    return this.prompt.choices.map((c) => c.id);
  }
  get atRest(): boolean {
    return this.prompt.topic === 'rest';
  }

  answer(id: string, n?: number): this {
    const a = n === undefined ? { id } : { id, n };
    expect(accepts(this.prompt, a), `${id} at ${this.prompt.topic}: ${this.ids.join(' ')}`).toBe('yes');
    this.run.play(a);
    return this;
  }

  /** Plays an aggression or war up to the point where the rival is asked or the effect begins. */
  attack(seat: Seat, verb: 'aggression' | 'war', card: string, target: Seat): this {
    return this.politics(seat).answer(`${verb}:${card}>${target}`).answer(`go:${card}>${target}`);
  }

  told(type: string): { [key: string]: unknown }[] {
    return this.run.told.filter((t) => t.event.type === type).map((t) => t.event as never);
  }
}
