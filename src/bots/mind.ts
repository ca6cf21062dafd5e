/**
 * What a bot needs to know about one game: a hand-written opinion of positions. The search around it is the same for
 * all games. Each game exports one as `mind` from `src/games/<id>/bot/index.ts`.
 */
import type { Answer, Choice, Prompt, Seat } from '../engine/types.js';

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
  /** A good answer without search, for reactions and for guessing what others do; null where one must look. */
  reflex(s: any, prompt: Prompt): Answer | null;
  /** Topics asked in the middle of somebody else's turn: after them the turn goes on. */
  readonly reactions: readonly string[];
  /** 'income 12' from a term's key and its change. */
  say(term: string): string;
}
