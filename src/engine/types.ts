/**
 * What the engine and a game promise each other.
 *
 * The engine knows seats, frames, choices, chance, told events and the outcome, and nothing else. A game is a
 * `GameDefinition`: a state that is plain JSON, and for every kind of frame the rules that run it.
 */

/** 0..n-1 in table order (clockwise). */
export type Seat = number;
/** A stable word: 'hex:E7', 'card:irrigation', 'seat:2'. It means the same in every position of every game. */
export type Id = string;
export type Facts = Readonly<Record<string, number | string>>;

export interface Choice {
  /** Goes into the log. Unique within a prompt; never a list position, never a number that belongs in `n`. */
  readonly id: Id;
  /** Groups the menu. */
  readonly verb: string;
  /** What it acts on, so that a board can light it up and pick it. */
  readonly target?: Id;
  /** The answer needs an integer `n` within these bounds (both included). */
  readonly range?: readonly [min: number, max: number];
  /** The amount that is mostly meant; the least one where nothing is said. */
  readonly usual?: number;
  /** What it takes from the asked seat, by good. With a range: what each one takes. */
  readonly price?: Readonly<Record<string, number>>;
  /** Where amounts do not cost `price` times their number: the price of each amount, from the least to the most. */
  readonly prices?: readonly Readonly<Record<string, number>>[];
  /** Phrase key: legal, but probably a slip. `facts` has the number that is lost. */
  readonly warn?: string;
  /** Numbers and ids for the sentence of the choice and its warning. */
  readonly facts?: Facts;
  /** A way out that a person takes on purpose, such as resigning: bots leave it alone, random play seldom tries it. */
  readonly rare?: true;
}

export interface Answer {
  readonly id: Id;
  readonly n?: number;
}

/** The one open question. Exactly one seat is asked; `choices` is never empty and holds every legal answer. */
export interface Prompt {
  readonly seat: Seat;
  /** Phrase key of the question. */
  readonly topic: string;
  /** The rule, card, hex or seat that asks. */
  readonly from: Id;
  readonly facts?: Facts;
  readonly choices: readonly Choice[];
  /** Who will be asked next about the same matter, if that is known. */
  readonly queue?: readonly Seat[];
  /** Seats that may say now, in or out of turn, that they leave the game (engine/leave.ts). Filled in by the engine. */
  readonly leavers?: readonly Seat[];
}

/** Something that is not on offer now, and why. `id` is the choice id it would have, where there is one. */
export interface Blocked {
  readonly id?: Id;
  readonly verb: string;
  readonly target?: Id;
  /** Phrase key of the reason; `facts` fill it in. */
  readonly why: string;
  readonly facts?: Facts;
}

/** Where we are in the rulebook: one entry of the stack. Plain JSON, with the frame's own locals beside these. */
export interface Frame {
  readonly kind: string;
  readonly seat: Seat;
  step: number;
}

/** 'ask': an answer is needed. 'again': a child was pushed or a step was made. 'done': this frame leaves. */
type Step = 'again' | 'ask' | 'done';

export type RngState = [number, number, number, number];

export interface Ranked {
  readonly seat: Seat;
  readonly score: number;
  readonly ties: readonly number[];
  /** Left in the middle of the game: below everybody who stayed, whatever the score. */
  readonly left?: true;
}

export interface Outcome {
  /** Best first. Seats with equal score and ties share the place, unless only one of them left. */
  readonly ranking: readonly Ranked[];
  /** Phrase key. */
  readonly reason: string;
}

/** What every game's state contains. */
export interface Core {
  rng: RngState;
  stack: Frame[];
  over: Outcome | null;
  /** Seats that have said out of turn that they leave: done when they are next asked. Absent while nobody has. */
  leaving?: Seat[];
}

/** A fact for people: log, ledger, replay captions. `why` names the tile, card or rule it comes from. */
export interface GameEvent {
  readonly type: string;
  readonly seat?: Seat;
  readonly why?: Id;
}

/** One bundle per game keeps the generics readable. */
export interface GameTypes {
  state: Core;
  frame: Frame;
  event: GameEvent;
  options: object;
  view: object;
}

/** Who may hear a told event: everybody, or only some (the others hear `rest`, or nothing). */
export interface Told<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly only?: readonly Seat[];
  readonly rest?: E;
}

/** What rules may do to the table. */
export interface Ctx<T extends GameTypes> {
  readonly s: T['state'];
  push(frame: T['frame']): void;
  tell(event: T['event'], hide?: { only: readonly Seat[]; rest?: T['event'] }): void;
  /** 1..sides. Raises the undo floor. */
  roll(sides: number): number;
  /** In place. Raises the undo floor. */
  shuffle<X>(items: X[]): void;
  /** Somebody learned something that was hidden: raises the undo floor. */
  reveal(): void;
}

export interface FrameRules<T extends GameTypes, F extends Frame> {
  /** Automatic work up to the next question, child frame or end. */
  run(ctx: Ctx<T>, f: F): Step;
  /** Pure. Called only after `run` said 'ask'. */
  ask?(s: T['state'], f: F): Prompt;
  /** Pure, for people only: what is missing from `ask` and why. */
  explain?(s: T['state'], f: F): readonly Blocked[];
  /** The answer is already known to be on offer. */
  take?(ctx: Ctx<T>, f: F, a: Answer): void;
}

/** Keyed by the union of frame kinds: a missing rule or a misspelt kind does not compile. */
export type FrameTable<T extends GameTypes> = {
  readonly [K in T['frame']['kind']]: FrameRules<T, Extract<T['frame'], { kind: K }>>;
};

interface OptionBase {
  readonly id: string;
  /**
   * Not offered to anybody: a step between rules numbers sets it in an older save, so that the game goes on as it was
   * begun. New games do not have it.
   */
  readonly hidden?: true;
  /** Few people change it: fixed set-ups, disputed readings. Screens fold it away. */
  readonly rare?: true;
}

/** One thing that can be chosen before the game starts. The first value of `choice` is the default. */
export type OptionSpec = OptionBase &
  (
    | { readonly kind: 'flag'; readonly default: boolean }
    | { readonly kind: 'choice'; readonly values: readonly string[] }
    | { readonly kind: 'list'; readonly of: readonly string[] }
    | {
        /** A whole number from `least` to `most`; with `none` also null, which people write as "none". */
        readonly kind: 'number';
        readonly least: number;
        readonly most: number;
        readonly none: boolean;
        readonly default: number | null;
      }
  );

export type OptionValue = boolean | number | null | string | readonly string[];

/** Values for some of a game's option specs, as they come from people or files. */
export type ChosenOptions = Readonly<Record<string, OptionValue>>;

/** Leaving in the middle of the game (engine/leave.ts). */
export interface Leaving<T extends GameTypes> {
  /** Whoever says out of turn that they leave is gone at once, and not only when next asked. */
  atOnce?(s: T['state']): boolean;
  /** Seats that can leave now: not before their set-up is done, and not twice. */
  open(s: T['state']): readonly Seat[];
  /** Takes the seat out, whichever of its questions is open. It must never be asked again. */
  take(ctx: Ctx<T>, seat: Seat): void;
}

export interface GameDefinition<T extends GameTypes> {
  readonly id: string;
  readonly title: string;
  /** Raised when a change could alter a recorded game. */
  readonly rules: number;
  readonly seats: readonly number[];
  readonly frames: FrameTable<T>;
  readonly optionSpecs: readonly OptionSpec[];
  /** Complete options from values that already fit the specs; throws `Refused` when they clash. */
  options(chosen: ChosenOptions, seats: number): T['options'];
  /** The empty table. `rng`, `stack` and `over` are filled in by the engine. */
  blank(seats: number, o: T['options']): Omit<T['state'], keyof Core>;
  /** Deals and pushes the first frame. */
  setup(ctx: Ctx<T>, seats: number, o: T['options']): void;
  /** Built from nothing by naming what may be seen; null is a bystander. Never the generator, never the stack. */
  view(s: T['state'], viewer: Seat | null): T['view'];
  /** Is chance still to come once the game is set up? Then nobody may learn the seed before it is over. */
  readonly chance: boolean;
  /** Does handing over the keyboard need a curtain? */
  secrets(o: T['options']): boolean;
  /**
   * Turns `s` into another state that this viewer cannot tell apart. States that the viewer cannot tell apart become the
   * same one by the same chance, or bots would answer differently to what they cannot see.
   */
  scramble(ctx: Ctx<T>, viewer: Seat | null): void;
  /**
   * Does the open question hold what only its seat knows: cards picked so far, a plan that nobody saw? `scramble` leaves
   * such things where they are. Without it no question of a game with secrets is thought fit for other eyes.
   */
  concealed?(s: T['state']): boolean;
  /** Public numbers of a seat: ledger columns, protocol tally, preview. `points` is always one of them: the score so far. */
  tally(s: T['state'], seat: Seat): Record<string, number>;
  /** Points by source as if the game ended now (exactly the final points once it is over). */
  standing(s: T['state'], seat: Seat): Record<string, number>;
  /** Which round (or like unit) is being played, for the log and the replay scrubber. 0 is set-up. */
  round(s: T['state']): number;
  /** Throws when an invariant is broken. */
  check(s: T['state']): void;
  /** Verbs that cost no action and may be used at any time in a turn: the search for a cure in "why not" uses them. */
  readonly freeVerbs: readonly string[];
  /** How a seat leaves in the middle of the game; games without it cannot be left. */
  readonly leave?: Leaving<T>;
  /**
   * Steps from an older rules number to the next, applied to snapshot and options at load. Where the options keep all of
   * the old behaviour, the log plays to the same end under them, and undo reaches behind the change.
   */
  readonly migrate?: Readonly<Record<number, (state: any, options: any) => void>>;
}
/** Only the runner and the registry see `any`. */
export type AnyGame = GameDefinition<any>;

/** Input that people or files brought and that the rules cannot take. The phrase tables turn it into a sentence. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly facts: Facts = {},
    /** The game that refused, where it was one: its phrasebook has the sentence. */
    readonly game?: string,
  ) {
    super(`${code} ${JSON.stringify(facts)}`);
    this.name = 'Refused';
  }
}
