import type { Run } from '../engine.js';
import type { Answer, Prompt, Seat } from '../types.js';

/** What a bot is given: what a person in that seat would see, and a way to look ahead that cannot leak. */
export interface BotSeat {
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly view: object;
  /** A private copy with everything hidden from this seat dealt anew. */
  imagine(): Run;
}

export interface Bot {
  readonly id: string;
  /** Its randomness is its own, so it never disturbs the game's. */
  choose(at: BotSeat, random: () => number): Answer;
}
