/** Everything the screen derives from one position; made anew after every answer, so nothing is ever stale. */
import { heardBy } from '../../engine/engine.js';
import type { Telling } from '../../engine/phrasebook.js';
import type { Preview, Session } from '../../engine/session.js';
import type { Answer, Blocked, Choice, Prompt, Seat } from '../../engine/types.js';

export class Position {
  /** The open question, where these eyes may see it: in a game with secrets its choices can name hidden cards. */
  readonly prompt: Prompt | null;
  readonly telling: Telling;
  private readonly previews = new Map<string, Preview | null>();
  private blockedNow: readonly Blocked[] | undefined;

  constructor(
    readonly session: Session,
    /** Whose eyes we use; null is a bystander. */
    readonly viewer: Seat | null,
  ) {
    const prompt = session.prompt();
    this.prompt = prompt?.seat === viewer || !session.secrets() ? prompt : null;
    this.telling = session.telling(viewer);
  }

  /** What the answer would change; null when the rules cannot say. */
  preview(choice: Choice, n?: number): Preview | null {
    const answer: Answer = n === undefined ? { id: choice.id } : { id: choice.id, n };
    const key = n === undefined ? choice.id : `${choice.id} ${n}`;
    let found = this.previews.get(key);
    if (found === undefined) {
      try {
        found = this.session.preview(answer);
      } catch {
        found = null;
      }
      this.previews.set(key, found);
    }
    return found;
  }

  blocked(): readonly Blocked[] {
    this.blockedNow ??= this.session.blocked();
    return this.blockedNow;
  }

  /** The newest told rows as sentences, newest first. */
  news(most: number): { n: number; text: string }[] {
    const rows = this.session.history();
    const out: { n: number; text: string }[] = [];
    for (let i = rows.length - 1; i >= 0 && out.length < most; i--) {
      const row = rows[i]!;
      const text = sentences(this.session, this.telling, heardBy(row.told, this.viewer));
      if (text !== '') out.push({ n: row.n, text });
    }
    return out;
  }
}

/** Told events as one line. */
export function sentences(session: Session, telling: Telling, events: ReturnType<typeof heardBy>): string {
  return events
    .map((event) => session.module.phrases.event(event, telling))
    .filter((text) => text !== null && text !== '')
    .map((text) => text!.replace(/\.$/, ''))
    .join('; ');
}
