/**
 * `hard` looks again and wider while there is time, until a wider look no longer changes the answer. Looks of different
 * width know nothing of each other: several threads may be at them, as long as they are taken in here in their order.
 */
import { must } from '../engine/must.js';
import type { Idea } from './levels.js';
import { keyOf, type Line } from './search.js';

/** Passes after which even the longest time finds nothing new. */
export const MOST_PASSES = 4;

export interface Look {
  /** Best first. */
  readonly lines: readonly Line[];
  /** Positions that it took. */
  readonly looked: number;
  /** Time or positions ran out, or it was halted. */
  readonly cut: boolean;
}

export class Widening {
  lines: readonly Line[] = [];
  /** Positions that all looks took together. */
  looked = 0;
  /** Another look is not wanted. */
  over = false;
  private passes = 0;
  private told = '';

  constructor(
    /** Positions for the whole thought, where they are counted. */
    private readonly nodes: number | undefined,
    private readonly onIdea: ((idea: Idea) => void) | undefined,
  ) {}

  /** The look of the next pass. */
  take({ lines, looked, cut }: Look): void {
    this.looked += looked;
    const first = this.passes++ === 0;
    const spent = cut || (this.nodes !== undefined && this.looked > this.nodes);
    const settled = !first && sameFirst(this.lines, lines);
    this.over = spent || settled || this.passes === MOST_PASSES;
    // a look that was cut short compares whole turns with halves
    if (spent && !first) return;
    this.lines = lines;
    this.tell();
  }

  /** Tells the best answer whenever it is another one. */
  private tell(): void {
    const answer = this.lines[0]?.answers[0];
    if (!answer || keyOf(answer) === this.told) return;
    this.told = keyOf(answer);
    this.onIdea?.({ answer, looked: this.looked });
  }
}

function sameFirst([a]: readonly Line[], [b]: readonly Line[]): boolean {
  if (!a || !b) return false;
  return keyOf(must(a.answers[0], 'answer')) === keyOf(must(b.answers[0], 'answer'));
}
