/** What a seat saw at earlier answers, for its replay. The way is walked once and kept in steps, so that asking is cheap. */
import { answerOf, type LogEntry } from '../engine/log.js';
import type { Session } from '../engine/session.js';
import type { Seat } from '../engine/types.js';
import type { Still } from './messages.js';
import { stillOf } from './picture.js';

/** Positions in one reply. */
const PIECE = 20;

export class Past {
  /** A walk along the log that goes on where the last one stopped. */
  private walk: Session | null = null;

  constructor(private readonly session: Session) {}

  /** From answer `from` on, at most a piece. Empty where the way cannot be walked again. */
  piece(from: number, viewer: Seat | null): Still[] {
    const out: Still[] = [];
    const end = Math.min(from + PIECE - 1, this.session.log.length);
    try {
      for (let n = from; n <= end; n++) out.push(stillOf(this.to(n), viewer));
    } catch {
      this.walk = null; // a log from before a change of rules
    }
    return out;
  }

  private to(n: number): Session {
    const { session } = this;
    const walk = this.walk;
    const fits = walk && walk.log.length <= n && walk.log.every((entry, i) => same(entry, session.log[i]));
    const way = fits ? walk : session.at(0);
    while (way.log.length < n) {
      const entry = session.log[way.log.length];
      if (!entry) throw new Error('behind the end');
      way.submit(answerOf(entry));
    }
    this.walk = way;
    return way;
  }
}

const same = (a: LogEntry, b: LogEntry | undefined): boolean => a[0] === b?.[0] && a[1] === b[1] && a[2] === b[2];
