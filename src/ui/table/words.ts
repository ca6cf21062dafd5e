/** Longer texts of the table, put together from a game's phrases. */
import type { Telling } from '../../engine/phrasebook.js';
import type { Preview } from '../../engine/session.js';
import type { Choice, Seat } from '../../engine/types.js';
import type { Texts } from '../texts/texts.js';
import type { Position } from './position.js';
import type { TableReading } from './source.js';

/** How many things that a choice opens are named by verb. */
const MOST_OPENED = 3;

export function joined(keys: readonly string[], tally: Readonly<Record<string, number>>): string {
  return keys.map((key) => tally[key] ?? 0).join('/');
}

export interface NumberChange {
  readonly what: string;
  readonly before: number;
  readonly after: number;
}

/** What a seat would have more or less, number by number, in the game's words. */
export function numberChanges(session: TableReading, preview: Preview, seat: Seat): NumberChange[] {
  const { phrases } = session.module;
  const [before, after] = [preview.before[seat] ?? {}, preview.after[seat] ?? {}];
  return phrases.ledger.flatMap(({ keys }) =>
    keys.flatMap((key) => {
      const [a, b] = [before[key] ?? 0, after[key] ?? 0];
      return a === b ? [] : [{ what: phrases.tally(key), before: a, after: b }];
    }),
  );
}

/** What follows from a choice: chance, the end, who is asked, what it opens. */
export function followsOf(
  at: Position,
  choice: Choice,
  n: number | undefined,
  preview: Preview,
  texts: Texts,
): string[] {
  if (preview.chance) return [texts.chanceDecides];
  return preview.over ? [texts.endsGame] : aheadParts(at, choice, n, preview.next, texts);
}

/** 'asks Bob, Cem', 'then Dia', 'opens upgrade A2'. */
function aheadParts(at: Position, choice: Choice, n: number | undefined, next: Seat | null, texts: Texts): string[] {
  const { session, telling } = at;
  const seat = at.prompt!.seat;
  const ahead = at.ahead(choice, n);
  const asks = ahead?.asks ?? [];
  const parts = asks.length > 0 ? [texts.asks({ names: asks.map((s) => telling.name(s)) })] : [];
  if (next !== null && next !== seat && !asks.includes(next)) parts.push(texts.asksNext({ name: telling.name(next) }));
  if (!ahead) return parts;
  const later = ahead.session.telling(seat);
  if (ahead.question && asks.length === 0)
    parts.push(texts.opensQuestion({ what: session.module.phrases.topic(ahead.question, later) }));
  else if (ahead.choices.length > 0) parts.push(texts.opens({ what: opened(session, ahead.choices, later) }));
  return parts;
}

/** 'upgrade A2, build A3 A4 +3': what was opened, by verb. */
function opened(session: TableReading, choices: readonly Choice[], telling: Telling): string {
  const { phrases } = session.module;
  const verbs = [...new Set(choices.map((c) => c.verb))];
  return verbs
    .map((verb) => {
      const [first, ...others] = choices.filter((c) => c.verb === verb);
      if (!first) return '';
      const row = phrases.row?.(first, telling) ?? `${phrases.verb(verb)} ${phrases.target(first, telling)}`.trim();
      const named = others.slice(0, MOST_OPENED - 1).map((c) => phrases.target(c, telling));
      const more = others.length >= MOST_OPENED ? ` +${others.length - MOST_OPENED + 1}` : '';
      return `${[row, ...named].join(', ')}${more}`;
    })
    .join('; ');
}

/** What changes no number is told in words: what the card does, what lies on the hex. */
export function aboutTarget(at: Position, choice: Choice, words: string): string {
  if (choice.target === undefined) return '';
  const text = at.session.module.phrases.place(choice.target, at.telling).replace(/^[^:,]*: /, '');
  const [first = '', ...rest] = text.split(' ');
  const short = words.split(' ').includes(first) ? rest.join(' ') : text;
  return words.includes(short) ? '' : short;
}

/** What the last answer did to everybody's points, as '(+3)'; empty where nothing changed. */
export function lastChanges(session: TableReading): string[] {
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
export function total(session: TableReading, seat: Seat): number {
  return Object.values(session.standing(seat)).reduce((sum, n) => sum + n, 0);
}
