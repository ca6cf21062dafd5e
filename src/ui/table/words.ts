/** Longer texts of the table, put together from a game's phrases. */
import type { Session } from '../../engine/session.js';
import type { Choice, Seat } from '../../engine/types.js';
import { P } from '../phrases.js';
import type { Position } from './position.js';

/** 'c 7→5  w 4→0': the ledger columns that differ between two tallies. */
export function changes(
  session: Session,
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): string[] {
  const out: string[] = [];
  for (const column of session.module.phrases.ledger) {
    const [a, b] = [joined(column.keys, before), joined(column.keys, after)];
    if (a !== b) out.push(`${column.head} ${a}→${b}`);
  }
  return out;
}

export function joined(keys: readonly string[], tally: Readonly<Record<string, number>>): string {
  return keys.map((key) => tally[key] ?? 0).join('/');
}

/** The preview row: what the marked choice does, in words and numbers, and who is asked next. */
export function previewText(at: Position, choice: Choice, n: number | undefined): string {
  const { session, telling } = at;
  const phrases = session.module.phrases;
  const words = phrases.choice(choice, telling, n);
  const seat = at.prompt!.seat;
  const preview = at.preview(choice, n);
  if (!preview) return words;
  const parts = changes(session, preview.before[seat]!, preview.after[seat]!);
  preview.after.forEach((after, other) => {
    if (other === seat) return;
    const theirs = changes(session, preview.before[other]!, after);
    if (theirs.length > 0) parts.push(`${telling.name(other)} ${theirs.join(' ')}`);
  });
  const about = parts.length === 0 ? aboutTarget(at, choice, words) : '';
  if (about !== '') parts.push(about);
  if (preview.chance) parts.push(P.chanceDecides);
  else if (preview.over) parts.push(P.endsGame);
  else if (preview.next !== null && preview.next !== seat) parts.push(P.asksNext(telling.name(preview.next)));
  return parts.length > 0 ? `${words}:  ${parts.join('  ')}` : words;
}

/** What changes no number is told in words: what the card does, what lies on the hex. */
function aboutTarget(at: Position, choice: Choice, words: string): string {
  if (choice.target === undefined) return '';
  const text = at.session.module.phrases.place(choice.target, at.telling).replace(/^[^:,]*: /, '');
  const [first = '', ...rest] = text.split(' ');
  const short = words.split(' ').includes(first) ? rest.join(' ') : text;
  return words.includes(short) ? '' : short;
}

/** What the last answer did to everybody's points, as '(+3)'; empty where nothing changed. */
export function lastChanges(session: Session): string[] {
  const rows = session.history();
  const key = session.module.phrases.ledger[0]?.keys[0];
  const [before, after] = [rows.at(-2), rows.at(-1)];
  if (key === undefined || !before || !after) return [];
  return after.tally.map((tally, seat) => {
    const by = (tally[key] ?? 0) - (before.tally[seat]?.[key] ?? 0);
    return by === 0 ? '' : `(${by > 0 ? '+' : ''}${by})`;
  });
}

/** The sum of a seat's points by source, as if the game ended now. */
export function total(session: Session, seat: Seat): number {
  return Object.values(session.standing(seat)).reduce((sum, n) => sum + n, 0);
}
