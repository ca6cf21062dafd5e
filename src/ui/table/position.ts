/** Everything the screen derives from one position; made anew after every answer, so nothing is ever stale. */
import { heardBy } from '../../engine/engine.js';
import type { Telling } from '../../engine/phrasebook.js';
import type { Preview } from '../../engine/session.js';
import type { Answer, Blocked, Choice, GameEvent, Prompt, Seat } from '../../engine/types.js';
import { type Ahead, ahead } from './ahead.js';
import type { TableReading, TableSource } from './source.js';

export class Position {
  /** The open question, where these eyes may see it: in a game with secrets its choices can name hidden cards. */
  readonly prompt: Prompt | null;
  readonly telling: Telling;
  private readonly previews = new Map<string, Preview | null>();
  private readonly aheads = new Map<string, Ahead | null>();
  private blockedNow: readonly Blocked[] | undefined;

  constructor(
    readonly session: TableSource,
    /** Whose eyes we use; null is a bystander. */
    readonly viewer: Seat | null,
    /** Nothing here is anybody's secret, as in a private branch whose hidden things were dealt anew. */
    open = false,
  ) {
    const prompt = session.prompt();
    this.prompt = open || prompt?.seat === viewer || !session.secrets() ? prompt : null;
    this.telling = session.telling(viewer);
  }

  /** What the answer would change; null when the rules cannot say. */
  preview(choice: Choice, n?: number): Preview | null {
    return known(this.previews, choice, n, (answer) => this.session.preview(answer));
  }

  /** Who is asked because of the answer, and what it opens; null when the rules cannot say. */
  ahead(choice: Choice, n?: number): Ahead | null {
    return known(this.aheads, choice, n, (answer) => ahead(this.session, answer));
  }

  blocked(): readonly Blocked[] {
    this.blockedNow ??= this.session.blocked();
    return this.blockedNow;
  }

  /** What the last answer told these eyes. */
  told(): readonly GameEvent[] {
    const last = this.session.history().at(-1);
    return last ? heardBy(last.told, this.viewer) : [];
  }

  /** The newest told rows as sentences, newest first; last of all how the table was dealt. */
  news(most: number): { n: number; seat: Seat | null; text: string }[] {
    const rows = this.session.history();
    const out: { n: number; seat: Seat | null; text: string }[] = [];
    for (let i = rows.length - 1; i >= 0 && out.length < most; i--) {
      const row = rows[i]!;
      const text = sentences(this.session, this.telling, heardBy(row.told, this.viewer));
      if (text !== '') out.push({ n: row.n, seat: row.entry[0], text });
    }
    if (out.length === most) return out;
    const dealt = dealing(this.session, this.viewer).toReversed();
    return [...out, ...dealt.slice(0, most - out.length).map((text) => ({ n: 0, seat: null, text }))];
  }
}

/** Found once for every answer; null where the rules cannot say. */
function known<X>(
  kept: Map<string, X | null>,
  choice: Choice,
  n: number | undefined,
  find: (answer: Answer) => X,
): X | null {
  const key = n === undefined ? choice.id : `${choice.id} ${n}`;
  let found = kept.get(key);
  if (found === undefined) {
    try {
      found = find(n === undefined ? { id: choice.id } : { id: choice.id, n });
    } catch {
      found = null;
    }
    kept.set(key, found);
  }
  return found;
}

/** Told events as one line. */
/** How the table was dealt, as far as the viewer may know, each thing in a sentence. */
export function dealing(session: TableReading, viewer: Seat | null): string[] {
  const telling = session.telling(viewer);
  return heardBy(session.openingTold(), viewer)
    .map((event) => sentences(session, telling, [event]))
    .filter((text) => text !== '');
}

export function sentences(session: TableReading, telling: Telling, events: ReturnType<typeof heardBy>): string {
  return events
    .map((event) => session.module.phrases.event(event, telling))
    .filter((text) => text !== null && text !== '')
    .map((text) => text!.replace(/\.$/, ''))
    .join('; ');
}
