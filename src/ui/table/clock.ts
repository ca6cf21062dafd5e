/** Thinking time on the table: whose clock runs, what stands on it, and a word when somebody's time bank is empty. */
import type { Seat } from '../../engine/types.js';
import type { Host } from '../host.js';
import type { Play } from './play.js';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

interface ClockRow {
  readonly seat: Seat;
  readonly ms: number;
  /** The time bank is empty. */
  readonly over: boolean;
}

export class Clock {
  private timer: ReturnType<typeof setInterval> | null = null;
  /** People who have been told that their time bank is empty. */
  private readonly told = new Set<Seat>();

  constructor(
    private readonly host: Host,
    private readonly play: Play,
    private readonly tick: () => void,
  ) {}

  get shown(): boolean {
    return this.host.settings().clock !== 'off';
  }

  /** Minutes that each person has; null where nobody counts. */
  get bank(): number | null {
    const minutes = Number(this.host.settings().clock);
    return minutes > 0 ? minutes : null;
  }

  /** The people whose time is known here; at a table played elsewhere only one's own. */
  rows(): ClockRow[] {
    const { play, bank } = this;
    const seats = play.elsewhere ? [play.session.own ?? -1].filter((seat) => seat >= 0) : play.humans();
    return seats.map((seat) => {
      const ms = play.thought(seat);
      return { seat, ms, over: bank !== null && ms >= bank * MINUTE_MS };
    });
  }

  /** The person who has just used up the time bank; null: nobody, or it was said before. */
  emptied(): Seat | null {
    const row = this.rows().find(({ seat, over }) => over && !this.told.has(seat));
    if (!row) return null;
    this.told.add(row.seat);
    return row.seat;
  }

  /** Runs while a clock is to be seen. */
  follow(): void {
    const runs = this.shown && !this.play.session.over();
    if (runs === (this.timer !== null)) return;
    if (runs) this.timer = setInterval(this.tick, SECOND_MS);
    else this.stop();
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }
}

/** '4:05', '1:04:05' */
export function clockTime(ms: number): string {
  const seconds = Math.floor(ms / SECOND_MS);
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const short = `${minutes % 60}:${two(seconds % 60)}`;
  return minutes < 60 ? short : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
