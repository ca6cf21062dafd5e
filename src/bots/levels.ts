/** The levels a seat can be played at, and what a thought is asked and answers. */
import type { Run } from '../engine/engine.js';
import type { Answer, Seat } from '../engine/types.js';
import type { Limits } from './effort.js';
import type { Mind } from './mind.js';

export const LEVELS = ['random', 'easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Thinking time in milliseconds on one core, unless a setting says otherwise. */
export const DEFAULT_MS: Readonly<Record<Level, number>> = { random: 50, easy: 200, normal: 1000, hard: 5000 };

/** Deals of the hidden things that a level looks at, where a game has secrets. */
export const WORLDS: Readonly<Record<Level, number>> = { random: 1, easy: 1, normal: 1, hard: 4 };

export interface Thought {
  readonly answer: Answer;
  /** What the bot means to answer after this in the same turn, if nothing comes between. */
  readonly plan: readonly Answer[];
  /** Change of each part of the opinion, largest first; empty for a random move. */
  readonly reasons: readonly { term: string; change: number }[];
  /** Further candidates, best first, for hints. */
  readonly others: readonly { answer: Answer; value: number }[];
}

/** The best answer so far of a thought that goes on. */
export interface Idea {
  readonly answer: Answer;
  /** Positions looked at so far. */
  readonly looked: number;
}

export interface Thinking extends Limits {
  /** Positions that the seat cannot tell from the real one, hidden things dealt anew. At least one. */
  readonly worlds: readonly Run[];
  readonly seat: Seat;
  /** How many seats there are. */
  readonly seats: number;
  readonly mind: Mind;
  readonly level: Level;
  readonly seed: string;
  /** Hears of every new best answer while the thought goes on. */
  onIdea?(idea: Idea): void;
}
