/**
 * The beat between people: keys typed for the last question are swallowed, and whoever is asked now hears what happened
 * since their last answer. The news stands until the first key after the beat.
 */
import type { Seat } from '../../../engine/types.js';
import type { SinceNews } from '../since.js';
import type { Mode } from './mode.js';

/** How long keys are swallowed when the keyboard goes to somebody else. */
export const BEAT_MS = 600;
/** A key that is held keeps the beat open this long; somebody who presses again and again gets through. */
const STILL_MS = 100;

interface Beat {
  readonly seat: Seat;
  readonly news: readonly SinceNews[];
}

export class BeatMode implements Mode {
  /** What is told to whoever is asked; null once they have pressed a key. */
  told: Beat | null = null;
  private until = 0;

  constructor(private readonly now: () => number) {}

  start(beat: Beat): void {
    this.told = beat;
    this.until = this.now() + BEAT_MS;
  }

  drop(): void {
    this.told = null;
  }

  active(): boolean {
    return this.told !== null;
  }

  /** Is it too early for a key to be meant for this question? */
  swallows(): boolean {
    if (!this.told) return false;
    const now = this.now();
    if (now >= this.until) return false;
    this.until = Math.max(this.until, now + STILL_MS);
    return true;
  }

  key(): boolean {
    if (this.swallows()) return true;
    this.drop();
    return false;
  }
}
