/** The bots of one table: who thinks for which seat, with plans kept through a turn. */
import { uniformAnswer } from '../engine/bots/random.js';
import { accepts } from '../engine/engine.js';
import { must } from '../engine/must.js';
import { fractions } from '../engine/random.js';
import type { Session } from '../engine/session.js';
import type { Answer, Seat } from '../engine/types.js';
import { type Fault, Lost, OutsideBot, type SeatDesk } from './exec.js';
import { type Job, jobFor } from './job.js';
import { DEFAULT_MS, type Idea, type Level, type Thought } from './levels.js';
import { botCalled } from './names.js';
import { Planner } from './player.js';
import type { Errand } from './thinker.js';

export interface Decision {
  readonly answer: Answer;
  /** Why, in words that the opinion is made of; empty where there is nothing to say. */
  readonly why: string;
}

interface BrainTools {
  /** Does the thinking: a worker thread in the program, the same thread in tests. */
  think(job: Job, onIdea: (idea: Idea) => void): Errand<Thought>;
  /** Answers requests of programs from outside about the session. */
  readonly desk: SeatDesk;
  /** Thinking time of a level in milliseconds, where a setting changes it. */
  ms(level: Level): number | undefined;
  /** 'income +12', from terms of the game's opinion and their changes. */
  say(reasons: Thought['reasons']): string;
  /** What people are told when a program from outside loses its seat. */
  lost(fault: Fault | 'forbidden'): string;
  /** May this program from outside be started here? */
  outside(command: string): boolean;
  /** Seconds an outside program has for an answer. */
  readonly outsideMs: number;
}

export class Brain {
  private readonly planners = new Map<Seat, Planner>();
  private readonly outsiders = new Map<Seat, OutsideBot>();
  private lastLength = -1;
  /** The thought that is wanted now. */
  private running: Errand<Thought> | null = null;

  constructor(private readonly tools: BrainTools) {}

  /** What the bot of the seat does. A thought that still goes on is stale from here, and ends. */
  async choose(session: Session, seat: Seat, onIdea: (idea: Idea) => void = () => undefined): Promise<Decision> {
    this.cancel();
    const prompt = session.prompt();
    if (!prompt) throw new Error('nobody is asked');
    const by = botCalled(session.table.seats[seat]?.by.replace(/^bot:/, '') ?? 'random');
    if (by.kind === 'exec') return this.outside(session, seat, by.command);
    if (by.level === 'random') return { answer: this.anything(session, seat), why: '' };
    const planner = this.plannerOf(seat);
    if (session.opened || session.log.length < this.lastLength) planner.forget();
    this.lastLength = session.log.length;
    const planned = planner.next(prompt);
    if (planned) return { answer: planned, why: '' };
    const errand = this.thought(session, seat, by.level, onIdea);
    this.running = errand;
    const thought = await errand.done;
    // the table went elsewhere meanwhile: nobody waits for this, and nothing is planned on it
    if (this.running !== errand) return { answer: thought.answer, why: '' };
    this.running = null;
    return { answer: planner.keep(thought), why: this.reasons(thought) };
  }

  /** The thought that goes on ends at once with its best answer so far. */
  moveNow(): void {
    this.running?.halt();
  }

  /** Nobody waits for the thought that goes on any more. */
  cancel(): void {
    this.moveNow();
    this.running = null;
  }

  /** The three best answers for whoever is asked, best first. */
  async hints(session: Session, seat: Seat, level: Level): Promise<{ answers: readonly Answer[]; why: string }> {
    const thought = await this.thought(session, seat, level, () => undefined).done;
    const answers = thought.others.length > 0 ? thought.others.map((o) => o.answer) : [thought.answer];
    return { answers, why: this.reasons(thought) };
  }

  stop(): void {
    this.cancel();
    for (const bot of this.outsiders.values()) bot.stop();
  }

  private thought(session: Session, seat: Seat, level: Level, onIdea: (idea: Idea) => void): Errand<Thought> {
    const ms = this.tools.ms(level) ?? DEFAULT_MS[level];
    return this.tools.think(jobFor(session, seat, level, ms, `bot ${session.seed} ${session.log.length}`), onIdea);
  }

  private async outside(session: Session, seat: Seat, command: string): Promise<Decision> {
    if (!this.tools.outside(command))
      return { answer: this.anything(session, seat), why: this.tools.lost('forbidden') };
    let bot = this.outsiders.get(seat);
    if (!bot) {
      bot = new OutsideBot(command, this.tools.desk, this.tools.outsideMs);
      this.outsiders.set(seat, bot);
    }
    try {
      const answer = await bot.ask(session, seat);
      const prompt = session.prompt();
      if (prompt && accepts(prompt, answer) === 'yes') return { answer, why: '' };
      throw new Lost('illegal');
    } catch (error) {
      // The game must go on: from here the seat is played at random, and everybody is told.
      bot.stop();
      must(session.table.seats[seat], 'seat', seat).by = 'bot:random';
      return {
        answer: this.anything(session, seat),
        why: this.tools.lost(error instanceof Lost ? error.fault : 'gone'),
      };
    }
  }

  private anything(session: Session, seat: Seat): Answer {
    return uniformAnswer(
      must(session.prompt(), 'open question'),
      fractions(`bot ${session.seed} ${session.log.length} ${seat}`),
    );
  }

  private plannerOf(seat: Seat): Planner {
    let planner = this.planners.get(seat);
    if (!planner) {
      planner = new Planner();
      this.planners.set(seat, planner);
    }
    return planner;
  }

  private reasons(thought: Thought): string {
    return this.tools.say(thought.reasons);
  }
}
