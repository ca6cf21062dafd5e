/** The bots at a table: who thinks, the best idea so far, and how fast they play. */
import type { Seat } from '../../engine/types.js';
import type { Host, Idea, OpenTable, Thought } from '../host.js';

/** How long a bot's move stands before the next one, when it is to be followed. */
const FOLLOW_MS = 400;

/** Runs after the next frame was drawn: a bot may hold the processor for a while. */
export function later<X>(work: () => Promise<X>, ms = 0): Promise<X> {
  return new Promise<void>((done) => setTimeout(done, ms)).then(work);
}

interface BotListener {
  /** Every second while it thinks. */
  tick(): void;
  thought(thought: Thought): void;
  failed(error: unknown): void;
}

export class BotTurns {
  /** The bot seat that is thinking. */
  thinking: Seat | null = null;
  /** Its best answer so far. */
  idea: Idea | null = null;
  /** Every move of a bot waits for a key. */
  held = false;
  /** Bots play on with their first ideas until a person is asked. */
  quick = false;
  /** The bot that thinks is to answer with the first idea that it has. */
  private hasty = false;
  private since = 0;
  private ticking: ReturnType<typeof setInterval> | null = null;
  /** Which thought is wanted: raised with each and whenever one is given up. */
  private wanted = 0;

  constructor(
    private readonly host: Host,
    private readonly table: OpenTable,
  ) {}

  seconds(): number {
    return this.thinking === null ? 0 : Math.floor((this.host.now() - this.since) / 1000);
  }

  think(seat: Seat, listener: BotListener): void {
    const { host } = this;
    this.thinking = seat;
    this.idea = null;
    this.hasty = this.quick;
    this.since = host.now();
    const thought = ++this.wanted;
    const isWanted = () => this.wanted === thought;
    this.ticking = setInterval(() => listener.tick(), 1000);
    // People follow a bot's moves one by one; when nobody needs to see them they come at once.
    const pause = host.settings().pace === 'follow' && !this.quick ? FOLLOW_MS : 0;
    later(() => host.think(this.table.session, seat, (idea) => isWanted() && this.hear(idea)), pause).then(
      (found) => {
        if (!isWanted()) return;
        this.rest();
        listener.thought(found);
      },
      (error) => {
        if (!isWanted()) return;
        this.rest();
        listener.failed(error);
      },
    );
  }

  private hear(idea: Idea): void {
    this.idea = idea;
    if (this.hasty) this.host.moveNow(this.table.session);
  }

  /** The bot that thinks answers with its best idea so far, or with the first that it has. */
  moveNow(): void {
    if (this.thinking === null) return;
    this.hasty = true;
    this.host.moveNow(this.table.session);
  }

  private rest(): void {
    if (this.ticking) clearInterval(this.ticking);
    this.ticking = null;
    this.wanted++;
    this.thinking = null;
    this.idea = null;
  }

  /** An answer that is still being thought about is not wanted any more. */
  stop(): void {
    if (this.thinking !== null) this.host.cancelThought(this.table.session);
    this.rest();
  }
}
