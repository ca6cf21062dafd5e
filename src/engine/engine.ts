import { copy } from './copy.js';
import { leaverIn, leaversAt } from './leave.js';
import { optionsOf } from './options.js';
import { below, seedFrom, shuffle } from './random.js';
import type { Answer, AnyGame, Blocked, Core, Ctx, Frame, GameEvent, Prompt, RngState, Seat, Told } from './types.js';
import { Refused } from './types.js';

/** A position being played: the state, what was told since the last `takeTold`, and whether chance or a secret showed. */
export class Run implements Ctx<any> {
  told: Told[] = [];
  /** True once a die was rolled, a pile shuffled or a secret shown since the flag was last cleared. */
  opened = false;
  private cached: Prompt | null = null;

  constructor(
    readonly game: AnyGame,
    readonly s: any,
    /** Playouts that nobody reads do not collect events. */
    private readonly listening = true,
  ) {}

  push(frame: Frame): void {
    this.s.stack.push(frame);
  }

  tell(event: GameEvent, hide?: { only: readonly Seat[]; rest?: GameEvent }): void {
    if (this.listening) this.told.push(hide ? { event, ...hide } : { event });
  }

  roll(sides: number): number {
    this.opened = true;
    return 1 + below(this.s.rng, sides);
  }

  shuffle<X>(items: X[]): void {
    this.opened = true;
    shuffle(this.s.rng, items);
  }

  reveal(): void {
    this.opened = true;
  }

  /** The open question, or null when the game is over. */
  prompt(): Prompt | null {
    if (this.cached) return this.cached;
    const f = (this.s as Core).stack.at(-1);
    if (!f || this.s.over) return null;
    const rules = this.game.frames[f.kind];
    if (!rules?.ask) throw new Error(`${this.game.id}: frame ${f.kind} asks but has no question`);
    const prompt = rules.ask(this.s, f);
    if (prompt.choices.length === 0) throw new Error(`${this.game.id}: nothing to choose at ${prompt.topic}`);
    const leavers = leaversAt(this.game, this.s);
    this.cached = leavers.length > 0 ? { ...prompt, leavers } : prompt;
    return this.cached;
  }

  blocked(): readonly Blocked[] {
    const f = (this.s as Core).stack.at(-1);
    return (f && !this.s.over && this.game.frames[f.kind]?.explain?.(this.s, f)) || [];
  }

  /** Plays an answer that `accepts` has let through, up to the next question. */
  play(answer: Answer): void {
    const leaver = leaverIn(answer);
    if (leaver !== null) {
      this.note(leaver);
      return;
    }
    this.cached = null;
    const f = (this.s as Core).stack.at(-1);
    if (!f) throw new Error('the game is over');
    const rules = this.game.frames[f.kind];
    if (!rules?.take) throw new Error(`${this.game.id}: frame ${f.kind} takes no answer`);
    rules.take(this, f, answer);
    this.settle();
  }

  /** A seat says that it leaves. Whoever is being asked does so at once, others when they are next asked. */
  private note(seat: Seat): void {
    const asked = this.prompt()?.seat;
    const s = this.s as Core;
    this.cached = null;
    this.tell({ type: 'leaving', seat });
    s.leaving = [...(s.leaving ?? []), seat];
    if (asked !== seat && !this.game.leave?.atOnce?.(s)) return;
    this.goodbye(seat);
    this.settle();
  }

  private goodbye(seat: Seat): void {
    const s = this.s as Core;
    const others = s.leaving?.filter((other) => other !== seat) ?? [];
    if (others.length > 0) s.leaving = others;
    else delete s.leaving;
    this.game.leave?.take(this, seat);
  }

  /** Somebody who is to be asked has said before that they leave. */
  private leaves(f: Frame): Seat | null {
    const { leaving } = this.s as Core;
    if (!leaving) return null;
    const asked = this.game.frames[f.kind]?.ask?.(this.s, f).seat;
    return asked !== undefined && leaving.includes(asked) && this.game.leave?.open(this.s).includes(asked)
      ? asked
      : null;
  }

  takeTold(): Told[] {
    const told = this.told;
    this.told = [];
    return told;
  }

  /** A private copy to look ahead in. With a viewer, all that is hidden from that seat is dealt anew. */
  imagine(viewer?: Seat | null, listening = false, rng?: RngState): Run {
    const other = new Run(this.game, copy(this.s), listening);
    if (viewer !== undefined) {
      // the dice to come are hidden too: a copy never rolls what the table will roll
      other.s.rng = rng ? [...rng] : seedFrom(`imagined ${this.s.rng.join(' ')}`);
      this.game.scramble(other, viewer);
      other.opened = false;
      other.told = [];
    }
    return other;
  }

  /** Runs automatic rules until somebody must be asked or the game is over. */
  settle(): void {
    const s = this.s as Core;
    for (let i = 0; i < 100_000; i++) {
      const f = s.stack.at(-1);
      if (!f || s.over) {
        if (!s.over) throw new Error(`${this.game.id}: the stack ran empty without an outcome`);
        s.stack.length = 0;
        return;
      }
      const rules = this.game.frames[f.kind];
      if (!rules) throw new Error(`${this.game.id}: no rules for frame ${f.kind}`);
      const step = rules.run(this, f);
      if (step === 'ask') {
        const leaver = this.leaves(f);
        if (leaver === null) return;
        this.goodbye(leaver);
      }
      if (step === 'done') s.stack.splice(s.stack.lastIndexOf(f), 1);
    }
    throw new Error(`${this.game.id}: the rules did not come to rest`);
  }
}

/** Deals a new game. `rawOptions` may come from anywhere; throws `Refused` when they do not fit. */
export function start(game: AnyGame, seats: number, rawOptions: unknown, seed: string, listening = true): Run {
  if (!game.seats.includes(seats)) throw new Refused('seats', { seats, allowed: game.seats.join(', ') });
  const options = optionsOf(game, rawOptions, seats);
  // Set one by one: a spread would give the state of every game a hidden class of its own.
  const state: any = game.blank(seats, options);
  state.rng = seedFrom(seed);
  state.stack = [];
  state.over = null;
  const run = new Run(game, state, listening);
  game.setup(run, seats, options);
  run.settle();
  return run;
}

/** Is the answer on the list? One place decides, for people, bots, protocol and replays. */
export function accepts(prompt: Prompt, answer: Answer): 'yes' | 'not-offered' | 'out-of-range' {
  const leaver = leaverIn(answer);
  if (leaver !== null) return prompt.leavers?.includes(leaver) ? 'yes' : 'not-offered';
  const choice = prompt.choices.find((c) => c.id === answer.id);
  if (!choice) return 'not-offered';
  if (!choice.range) return answer.n === undefined ? 'yes' : 'out-of-range';
  const n = answer.n;
  return n !== undefined && Number.isInteger(n) && n >= choice.range[0] && n <= choice.range[1]
    ? 'yes'
    : 'out-of-range';
}

/** What a viewer hears of told events. */
export function heardBy(told: readonly Told[], viewer: Seat | null): GameEvent[] {
  const out: GameEvent[] = [];
  for (const t of told) {
    if (!t.only || (viewer !== null && t.only.includes(viewer))) out.push(t.event);
    else if (t.rest) out.push(t.rest);
  }
  return out;
}
