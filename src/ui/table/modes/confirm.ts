/**
 * A warning before something is lost. It is confirmed by `y`, or by ↵ once there was time to read it: the second ↵ of a
 * quick pair was meant for the question and not for the warning. Typed answers pass through here like marked ones.
 */
import type { Answer, Choice } from '../../../engine/types.js';
import { commandFor } from '../../keys/commands.js';
import type { Warning } from '../warning.js';
import type { Mode } from './mode.js';

/** How long a warning stands before ↵ confirms it. */
export const READING_MS = 400;

interface ConfirmNeeds {
  now(): number;
  silenced(): readonly string[];
  silence(key: string): void;
  warning(choice: Choice, n: number | undefined): Warning | null;
  give(answer: Answer): void;
  show(warning: Warning | null): void;
}

export class ConfirmMode implements Mode {
  private open: { readonly answer: Answer; readonly warning: Warning; readonly since: number } | null = null;

  constructor(private readonly needs: ConfirmNeeds) {}

  active(): boolean {
    return this.open !== null;
  }

  /** Gives the answer, or shows what speaks against it and waits. */
  offer(choice: Choice, answer: Answer): void {
    const warning = this.needs.warning(choice, answer.n);
    if (!warning || this.needs.silenced().includes(warning.key)) {
      this.needs.give(answer);
      return;
    }
    this.open = { answer, warning, since: this.needs.now() };
    this.needs.show(warning);
  }

  key(key: string): boolean {
    const { open } = this;
    if (!open) return false;
    const command = commandFor('table', key);
    if (command === 'do') {
      if (this.needs.now() - open.since >= READING_MS) this.confirm(open.answer);
      return true;
    }
    if (key === 'y') {
      this.confirm(open.answer);
      return true;
    }
    if (command === 'silence') {
      this.needs.silence(open.warning.key);
      this.confirm(open.answer);
      return true;
    }
    this.drop();
    return key === 'escape';
  }

  drop(): void {
    if (!this.open) return;
    this.open = null;
    this.needs.show(null);
  }

  private confirm(answer: Answer): void {
    this.open = null;
    this.needs.give(answer);
  }
}
