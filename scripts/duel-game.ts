/** One game of a duel: every answer is played in both checkouts' engines, each seat asks the bots of its own. */
import type { Answer } from '../src/engine/types.js';
import type { Effort, Side } from './duel-side.js';

/** A game that needs more answers than this does not end. */
const MOST_ANSWERS = 50_000;

export interface DuelGame {
  readonly seats: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly level: string;
  readonly effort: Effort;
  /** Every other seat belongs to A: the first, the third and so on in one game of a pair, the rest in the other. */
  readonly swapped: boolean;
}

export interface Played {
  /** A's share of the first place: 1, 0 or a part of it. */
  readonly share: number;
  /** A's mean points less B's. */
  readonly ahead: number;
  /** Milliseconds for a decision, A and B. */
  readonly ms: readonly [number, number];
}

/** The engines disagreed about the game, and what about. */
export interface Void {
  readonly reason: string;
}

export const isVoid = (game: Played | Void): game is Void => 'reason' in game;

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length);

/** An engine of another time may also break over an answer it does not expect. */
function taken(side: Side, answer: Answer): boolean {
  try {
    return side.play(answer);
  } catch {
    return false;
  }
}

export function playDuel(a: Side, b: Side, game: DuelGame): Played | Void {
  const sides = [a, b] as const;
  const spent: [number[], number[]] = [[], []];
  /** Which side a seat belongs to. */
  const of = (seat: number): 0 | 1 => ((seat + (game.swapped ? 1 : 0)) % 2 === 0 ? 0 : 1);
  for (const side of sides) side.deal(game.seats, game.options, game.seed);
  for (let answers = 0; ; answers++) {
    if (answers > MOST_ANSWERS) throw new Error(`the game with seed ${game.seed} does not end`);
    const asked = a.question();
    if (asked?.text !== b.question()?.text || asked?.seat !== b.question()?.seat)
      return { reason: `answer ${answers + 1}: the engines ask different things` };
    if (!asked) break;
    const who = of(asked.seat);
    const began = performance.now();
    const answer = sides[who].choose(game.level, game.effort);
    spent[who].push(performance.now() - began);
    if (!sides[who].play(answer)) throw new Error(`a bot answers ${answer.id} and its own engine does not offer it`);
    if (!taken(sides[who === 0 ? 1 : 0], answer))
      return { reason: `answer ${answers + 1}: one takes ${answer.id}, one not` };
  }
  const { scores, winners } = a.result();
  if (JSON.stringify({ scores, winners }) !== JSON.stringify(b.result())) return { reason: 'the final tables differ' };
  const points = (who: 0 | 1) => mean(scores.filter((_, seat) => of(seat) === who));
  return {
    share: winners.filter((seat) => of(seat) === 0).length / winners.length,
    ahead: points(0) - points(1),
    ms: [mean(spent[0]), mean(spent[1])],
  };
}
