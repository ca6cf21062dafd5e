/** The bots of this program: a worker thread that thinks, programs from outside, and their reasons in words. */
import { Brain, type Decision } from '../bots/brain.js';
import type { Fault } from '../bots/exec.js';
import type { Idea, Level, Thought } from '../bots/levels.js';
import { teamOfThisMachine } from '../bots/team.js';
import type { Session } from '../engine/session.js';
import type { Seat } from '../engine/types.js';
import { gameCalled } from '../games.js';
import { spoken } from '../languages/spoken.js';
import { named } from '../text/named.js';
import { loadForBots } from './bot-games.js';
import { seatDesk } from './seat-desk.js';

/** Milliseconds a program from outside has for one answer. */
const OUTSIDE_MS = 10_000;
/** The level that gives hints. */
const HINT_LEVEL: Level = 'normal';

/** 'income +12.0, towns +3.0' */
function reasonsIn(game: string, reasons: Thought['reasons']): string {
  const { terms, reason, reasons: together } = spoken().bots;
  const words: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = terms;
  const told = reasons.map(({ term, change }) =>
    reason({ what: named(words[game] ?? {}, term), change: `${change > 0 ? '+' : ''}${change.toFixed(1)}` }),
  );
  return together({ reasons: told });
}

function lost(fault: Fault | 'forbidden'): string {
  const { bots } = spoken();
  return fault === 'forbidden' ? bots.forbidden : bots.random({ why: bots.lost[fault] });
}

function hintWhy(why: string, others: readonly string[]): string {
  const { nextBest, onlyOthers } = spoken().bots;
  if (others.length === 0) return why;
  return why === '' ? onlyOthers({ others }) : nextBest({ why, others });
}

interface BotSettings {
  /** Thinking time in milliseconds; undefined is the level's own. */
  ms(level: Level): number | undefined;
  /** May this program from outside be started? */
  outside(command: string): boolean;
}

export class Bots {
  private readonly team = teamOfThisMachine(loadForBots);
  private readonly brains = new Map<Session, Brain>();

  constructor(private readonly settings: BotSettings) {}

  async choose(session: Session, seat: Seat, onIdea?: (idea: Idea) => void): Promise<Decision> {
    return (await this.brainOf(session)).choose(session, seat, onIdea);
  }

  /** The bot that thinks at this table answers at once with its best idea so far. */
  moveNow(session: Session): void {
    this.brains.get(session)?.moveNow();
  }

  /** Nobody waits any more for the bot that thinks at this table. */
  cancel(session: Session): void {
    this.brains.get(session)?.cancel();
  }

  /** The best answer for the asked seat; the reasons name the runners-up. Null where no bot has an opinion. */
  async hint(session: Session): Promise<Decision | null> {
    const prompt = session.prompt();
    if (!prompt || !gameCalled(session.game.id).mind) return null;
    const brain = await this.brainOf(session);
    const { answers, why } = await brain.hints(session, prompt.seat, HINT_LEVEL);
    const [best, ...rest] = answers;
    if (!best) return null;
    const telling = session.telling(prompt.seat);
    const words = rest.flatMap((answer) => {
      const choice = prompt.choices.find((c) => c.id === answer.id);
      return choice ? [session.module.phrases.choice(choice, telling, answer.n)] : [];
    });
    return { answer: best, why: hintWhy(why, words) };
  }

  /** Nobody plays at this table any more: programs from outside in its seats are ended. */
  leave(session: Session): void {
    this.brains.get(session)?.stop();
    this.brains.delete(session);
  }

  stop(): void {
    this.team.stop();
    for (const session of [...this.brains.keys()]) this.leave(session);
  }

  private async brainOf(session: Session): Promise<Brain> {
    let brain = this.brains.get(session);
    if (!brain) {
      brain = new Brain({
        think: (job, onIdea) => this.team.think(job, onIdea),
        desk: seatDesk,
        ms: (level) => this.settings.ms(level),
        say: (reasons) => reasonsIn(session.game.id, reasons),
        lost: (fault) => lost(fault),
        outside: (command) => this.settings.outside(command),
        outsideMs: OUTSIDE_MS,
      });
      this.brains.set(session, brain);
    }
    return brain;
  }
}
