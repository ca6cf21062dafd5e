/** Short ways to put a game on the table in tests. */
import { randomAnswer } from '../../src/engine/bots/random.js';
import type { GameModule } from '../../src/engine/phrasebook.js';
import { fractions } from '../../src/engine/random.js';
import { Session, type UndoPolicy } from '../../src/engine/session.js';
import type { Answer, Choice, ChosenOptions } from '../../src/engine/types.js';

export interface SessionWish {
  readonly seats?: number;
  readonly seed?: string;
  readonly options?: ChosenOptions;
  readonly undo?: UndoPolicy;
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];

export function tableOf(wish: SessionWish & { seats: number }) {
  return {
    seats: Array.from({ length: wish.seats }, (_, i) => ({ name: NAMES[i] ?? `Seat ${i + 1}`, by: 'human' })),
    options: wish.options ?? {},
    undo: wish.undo ?? ('strict' as const),
  };
}

export function sessionOf(module: GameModule, wish: SessionWish = {}): Session {
  const seats = wish.seats ?? module.game.seats[0]!;
  return new Session({ module, table: tableOf({ ...wish, seats }), seed: wish.seed ?? 'a seed' });
}

/** Plays up to `most` random answers; returns how many were played. */
export function playOn(session: Session, most: number, random: () => number = fractions('answers')): number {
  for (let n = 0; n < most; n++) {
    const prompt = session.prompt();
    if (!prompt) return n;
    session.submit(randomAnswer(prompt, random));
  }
  return most;
}

export function play(session: Session, ...answers: (string | Answer)[]): void {
  for (const a of answers) session.submit(typeof a === 'string' ? { id: a } : a);
}

/** The answers that a choice stands for at its ends. */
export function answersOf(choice: Choice): Answer[] {
  if (!choice.range) return [{ id: choice.id }];
  const [min, max] = choice.range;
  return [...new Set([min, max])].map((n) => ({ id: choice.id, n }));
}
