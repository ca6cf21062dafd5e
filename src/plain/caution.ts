/** Warnings in plain mode: those of the screen, told once before the answer is given and silenced in the same setting. */
import type { Session } from '../engine/session.js';
import type { Answer, Choice, GameEvent, Prompt } from '../engine/types.js';
import { READING_MS } from '../ui/table/modes/confirm.js';
import { type Warning, warningOf } from '../ui/table/warning.js';
import type { GameUi } from '../ui/types.js';

/** The warnings that nobody wants to hear any more. */
export interface Silenced {
  list(): readonly string[];
  add(key: string): void;
}

interface Pending {
  readonly answer: Answer;
  readonly warning: Warning;
  /** Answers on the table, and the time, when it was said. */
  readonly at: number;
  readonly since: number;
}

export class Caution {
  private pending: Pending | null = null;

  constructor(
    private readonly session: Session,
    private readonly silenced: Silenced,
    private readonly now: () => number,
  ) {}

  /** What speaks against the answer. */
  against(ui: GameUi, prompt: Prompt, choice: Choice, answer: Answer): Warning | null {
    const { session } = this;
    const told = (): readonly GameEvent[] => {
      try {
        return session.preview(answer).told;
      } catch {
        // What the rules refuse is told when the answer is given.
        return [];
      }
    };
    return warningOf(session, ui, session.telling(prompt.seat), prompt, choice, answer.n ?? null, told);
  }

  /** What is to be said before this answer is given; null: give it. The same answer once more gives it, too. */
  before(ui: GameUi, prompt: Prompt, choice: Choice, answer: Answer, live: boolean): Warning | null {
    const { pending } = this;
    this.pending = null;
    const same = pending?.at === this.session.log.length && sameAnswer(pending.answer, answer);
    // At a keyboard the same line can slip in twice.
    if (same && (!live || this.now() - pending.since >= READING_MS)) return null;
    const warning = this.against(ui, prompt, choice, answer);
    if (!warning || this.silenced.list().includes(warning.key)) return null;
    this.pending = { answer, warning, at: this.session.log.length, since: this.now() };
    return warning;
  }

  /** The answer that waits for a yes, which is thereby given. */
  take(never: boolean): Answer | null {
    const { pending } = this;
    this.pending = null;
    if (!pending || pending.at !== this.session.log.length) return null;
    if (never) this.silenced.add(pending.warning.key);
    return pending.answer;
  }

  /** Does a warning stand? */
  stands(): boolean {
    return this.pending?.at === this.session.log.length;
  }

  drop(): void {
    this.pending = null;
  }
}

const sameAnswer = (a: Answer, b: Answer): boolean => a.id === b.id && a.n === b.n;
