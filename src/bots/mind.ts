/**
 * What a bot needs to know about one game: a hand-written opinion of positions. The search around it is the same for
 * all games. Each game exports one as `mind` from `src/games/<id>/bot/index.ts`.
 */
import type { Run } from '../engine/engine.js';
import type { Answer, Choice, Prompt, Seat } from '../engine/types.js';
import type { Line } from './search.js';

/** Answers given one after the other; those after the first may be to questions that are not open yet. */
export type Move = readonly Answer[];

export interface Mind {
  /**
   * How good a position is for a seat, in points (or their like) expected at the end of the game, as a record of
   * named parts; the sum is the value. Reads only what that seat may know: search hands it positions with all hidden
   * things dealt anew. `sharp` asks for the slower opinion that also looks at opponents.
   */
  terms(s: any, seat: Seat, sharp: boolean): Record<string, number>;
  /** The same sum, quickly. */
  value(s: any, seat: Seat, sharp: boolean): number;
  /** The choices worth looking at; the whole list where nothing can be said. Never empty. */
  worth(s: any, prompt: Prompt): readonly Choice[];
  /**
   * Moves worth looking at, where an answer alone does not show its point: an exchange together with what it pays for.
   * Never empty; without it each choice of `worth` is a move. `ahead` counts the own turns looked ahead so far.
   */
  moves?(s: any, prompt: Prompt, ahead: number): readonly Move[];
  /**
   * Changes an imagined state so that the seat is asked again as if all others sat still; false where the seat has no
   * further turn before something else happens to it. With it the search plans several own turns in a row.
   */
  again?(s: any, seat: Seat): boolean;
  /** Own turns that are worth planning at once; one where it is not said. */
  readonly turns?: number;
  /** Lines that `hard` keeps, where the usual number is not the best; narrow: a wide first look, then few plans to the end. */
  readonly beam?: { readonly width: number; readonly narrow: number };
  /** What `normal` keeps and looks at, where the usual numbers would bring it too near to `hard`. */
  readonly normal?: { readonly width: number; readonly positions: number };
  /** Weight of where this turn ends beside where the planned turns end; small where all can be had in time. */
  readonly soon?: number;
  /** Whose turn begins, where the state tells it without listing the choices; null: one must look at the question. */
  begins?(s: any): Seat | null;
  /** The only sensible answer to a question in the middle of the own turn, such as ending it; null where there is a choice. */
  forced?(s: any, prompt: Prompt): Answer | null;
  /** Answers that the one look of `easy` takes in, where it is not three: more where one thing done takes more. */
  readonly glance?: number;
  /** Dice or draws can decide a turn: what it is worth is then a mean over several imagined worlds. */
  readonly chance?: boolean;
  /**
   * What follows from an answer to this question hangs on hidden things and shows at once: `hard` compares the answers
   * right after it, as a mean over many imagined worlds, and plans the turn when it is known what came.
   */
  chancy?(prompt: Prompt): boolean;
  /**
   * A search of the game's own instead of the common one, for games where that is not enough: the seat's answers of
   * this turn with their worth, best first. Changes nothing in the position it is given. While there is time `hard`
   * asks again with a higher `pass`: look wider then. Null leaves the question to the common search.
   */
  lines?(from: Run, level: 'easy' | 'normal' | 'hard', late: () => boolean, pass: number): readonly Line[] | null;
  /** A deep copy of a state as far as rules change it, where the general one is too slow. */
  copy?(s: any): any;
  /** Names of lists in the state whose order means nothing: positions that differ in it only are one. */
  readonly unordered?: ReadonlySet<string>;
  /** A good answer without search, for reactions and for guessing what others do; null where one must look. */
  reflex(s: any, prompt: Prompt): Answer | null;
  /** Does the answer end what the seat can do for long, such as passing for the round? */
  givesUp?(answer: Answer): boolean;
  /** Topics asked in the middle of somebody else's turn: after them the turn goes on. */
  readonly reactions: readonly string[];
}
