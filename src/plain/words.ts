/** Everything plain mode says about a position: pure functions from a session to lines of text. */
import { cureWords } from '../engine/cure.js';
import { heardBy } from '../engine/engine.js';
import type { Phrasebook } from '../engine/phrasebook.js';
import type { Session } from '../engine/session.js';
import type { Answer, Choice, GameEvent, Prompt, Seat, Told } from '../engine/types.js';
import { spoken } from '../languages/spoken.js';
import { beginning } from '../text/beginnings.js';
import { numberChanges } from '../ui/table/words.js';

/** More choices than this are listed by verb first. */
const MOST_LISTED = 24;

export interface Numbered {
  readonly lines: readonly string[];
  /** What number 1, 2, 3 … means: a choice, or all choices of a verb. */
  readonly meaning: readonly (Choice | { readonly verb: string })[];
}

export function questionLines(session: Session, prompt: Prompt): string[] {
  const { phrases } = session.module;
  const telling = session.telling(prompt.seat);
  const { plain } = spoken();
  const asks = { name: telling.name(prompt.seat), what: phrases.topic(prompt, telling) };
  const then = prompt.queue?.map((seat) => telling.name(seat)) ?? [];
  return [
    phrases.where(session.view(prompt.seat)),
    then.length > 0 ? plain.asksThen({ ...asks, then }) : plain.asks(asks),
  ];
}

export function choiceLine(session: Session, choice: Choice, seat: Seat): string {
  const { phrases } = session.module;
  const { plain } = spoken();
  const telling = session.telling(seat);
  const parts = [phrases.choice(choice, telling)];
  const [least, most] = choice.range ?? [1, 1];
  if (least !== most) parts.push(plain.amounts({ least, most }));
  const prices = pricesLine(session, choice);
  if (prices !== null) parts.push(prices);
  else if (choice.price && Object.keys(choice.price).length > 0) parts.push(`[${inWords(phrases, choice.price)}]`);
  if (choice.warn) parts.push(plain.warning({ text: phrases.warn(choice.warn, choice, telling) }));
  return parts.join('  ');
}

/** '[1: free; 2: 1 tool]', where amounts do not cost a price times their number. */
export function pricesLine(session: Session, { range, prices, usual }: Choice): string | null {
  if (!range || !prices || range[0] === range[1]) return null;
  const { phrases } = session.module;
  const each = prices.map((price, i) => ({ n: range[0] + i, price: inWords(phrases, price) }));
  return spoken().plain.amountPrices({ prices: each, usual: usual ?? null });
}

/** '4 workers, 2 coins'; 'free' in the games that say so. */
const inWords = (phrases: Phrasebook, price: Readonly<Record<string, number>>): string =>
  phrases.prices(price).join(', ') || phrases.price(price);

/** All choices, or when there are many only their verbs. */
export function numbered(session: Session, prompt: Prompt, whole: boolean): Numbered {
  // What is hardly ever meant comes last.
  const choices = [...prompt.choices.filter((c) => !c.rare), ...prompt.choices.filter((c) => c.rare)];
  const verbs = [...new Set(choices.map((choice) => choice.verb))];
  if (whole || choices.length <= MOST_LISTED || verbs.length === 1) return listed(session, choices, prompt.seat);
  const meaning = verbs.map((verb) => {
    const group = choices.filter((choice) => choice.verb === verb);
    const [only] = group;
    return group.length === 1 && only ? only : { verb, group };
  });
  const lines = meaning.map((item, i) => {
    if ('id' in item) return `${i + 1}  ${choiceLine(session, item, prompt.seat)}`;
    const what = session.module.phrases.verb(item.verb);
    return `${i + 1}  ${spoken().plain.ways({ what, n: item.group.length })}`;
  });
  return { lines, meaning };
}

export function listed(session: Session, choices: readonly Choice[], seat: Seat): Numbered {
  return { lines: choices.map((choice, i) => `${i + 1}  ${choiceLine(session, choice, seat)}`), meaning: choices };
}

/** Choices whose id or text has words that begin like all of these; what stands in brackets only tells what a thing does. */
export function matching(session: Session, prompt: Prompt, words: string, brackets: boolean): Choice[] {
  const { phrases } = session.module;
  const telling = session.telling(prompt.seat);
  return beginning(prompt.choices, words, (choice) => {
    const text = phrases.choice(choice, telling);
    const named = brackets ? text : text.replace(/\([^)]*\)/g, ' ');
    return `${choice.id} ${phrases.verb(choice.verb)} ${named}`;
  });
}

export function eventLines(session: Session, told: readonly Told[], ears: Seat | null): string[] {
  return sentences(session, heardBy(told, ears), ears);
}

function sentences(session: Session, events: readonly GameEvent[], ears: Seat | null): string[] {
  const telling = session.telling(ears);
  return events
    .map((event) => session.module.phrases.event(event, telling))
    .filter((line): line is string => line !== null);
}

/** What the asked seat would get and lose. */
export function previewLines(session: Session, prompt: Prompt, answer: Answer): string[] {
  const { plain } = spoken();
  const { name } = session.telling(prompt.seat);
  const preview = session.preview(answer);
  const lines: string[] = [];
  for (const seat of preview.after.keys()) {
    const changes = numberChanges(session, preview, seat).map((change) => plain.change(change));
    if (changes.length > 0) lines.push(plain.changes({ name: name(seat), changes }));
  }
  lines.push(...sentences(session, preview.told, prompt.seat));
  if (preview.chance) lines.push(plain.chance);
  if (preview.over) lines.push(plain.wouldEnd);
  else if (preview.next !== null) lines.push(plain.nextIs({ name: name(preview.next) }));
  return lines;
}

/** Every place that can be picked now, and what it is. */
export function reachLines(session: Session, prompt: Prompt): string[] {
  const { phrases } = session.module;
  const { plain } = spoken();
  const telling = session.telling(prompt.seat);
  const byTarget = new Map<string, Set<string>>();
  for (const choice of prompt.choices) {
    if (choice.target === undefined) continue;
    const verbs = byTarget.get(choice.target) ?? new Set();
    verbs.add(phrases.verb(choice.verb));
    byTarget.set(choice.target, verbs);
  }
  if (byTarget.size === 0) return [plain.nothingToPick];
  return [...byTarget].map(([target, verbs]) =>
    plain.picks({ place: phrases.place(target, telling), ways: [...verbs] }),
  );
}

/** What happened since this seat answered last. */
export function changedLines(session: Session, seat: Seat): string[] {
  const rows = session.history();
  const lines = toldLines(
    session,
    Math.max(
      0,
      rows.findLastIndex((row) => row.entry[0] === seat),
    ),
    seat,
  );
  return lines.length > 0 ? lines : [spoken().plain.nothingChanged];
}

/** The last answers as they were told, as far as this seat may know. */
export function logLines(session: Session, seat: Seat, most: number): string[] {
  const lines = toldLines(session, Math.max(0, session.log.length - most), seat);
  if (session.log.length < most) lines.unshift(...dealtLines(session, seat));
  return lines.length > 0 ? lines : [spoken().plain.nothingPlayed];
}

/** How the table was dealt, before the first answer. */
export const dealtLines = (session: Session, seat: Seat | null): string[] =>
  eventLines(session, session.openingTold(), seat);

const toldLines = (session: Session, from: number, seat: Seat): string[] =>
  session
    .history()
    .slice(from)
    .flatMap((row) => eventLines(session, row.told, seat).map((text) => spoken().plain.move({ n: row.n, text })));

/** What is not on offer and has words that begin like these; every one of them when no words are given. */
function missing(session: Session, words: string, reasonsToo: boolean): string[] {
  const prompt = session.prompt();
  if (!prompt) return [];
  const { phrases } = session.module;
  const telling = session.telling(prompt.seat);
  const all = session.why().map(({ blocked, cure }) => ({ blocked, cure, ...phrases.blocked(blocked, telling) }));
  const wordsOf = ({ blocked, what, why }: (typeof all)[number]) =>
    `${blocked.id ?? ''} ${phrases.verb(blocked.verb)} ${what} ${reasonsToo ? why : ''}`;
  return (words === '' ? all : beginning(all, words, wordsOf)).map(({ what, why, cure }) => {
    const way = cure && cureWords(session.branch(prompt.seat), cure);
    return spoken().plain.missing({ what, why, cure: way });
  });
}

export function whyLines(session: Session, words: string): string[] {
  const lines = missing(session, words, true);
  return lines.length > 0 ? lines : [spoken().plain.nothingMissing];
}

/** Why what was typed is not on offer, if it is known but not possible; with more than one such thing the first of them. */
export function reasonAgainst(session: Session, words: string): string | null {
  const [first, ...more] = missing(session, words, false);
  if (first === undefined) return null;
  return more.length === 0 ? first : `${first} ${spoken().plain.moreReasons({ n: more.length, words })}`;
}
