/** Everything plain mode says about a position: pure functions from a session to lines of text. */
import { heardBy } from '../engine/engine.js';
import type { Session, UndoStop } from '../engine/session.js';
import type { Answer, Choice, GameEvent, Prompt, Seat, Told } from '../engine/types.js';
import { beginning } from '../text/beginnings.js';
import { columns } from '../text/columns.js';
import { numbers } from '../text/story.js';

/** More choices than this are listed by verb first. */
export const MOST_LISTED = 24;

export interface Numbered {
  readonly lines: readonly string[];
  /** What number 1, 2, 3 … means: a choice, or all choices of a verb. */
  readonly meaning: readonly (Choice | { readonly verb: string })[];
}

export function questionLines(session: Session, prompt: Prompt): string[] {
  const { phrases } = session.module;
  const telling = session.telling(prompt.seat);
  const after = prompt.queue?.length ? `   (then ${prompt.queue.map((seat) => telling.name(seat)).join(', ')})` : '';
  return [
    phrases.where(session.view(prompt.seat)),
    `${telling.name(prompt.seat)}: ${phrases.topic(prompt, telling)}${after}`,
  ];
}

export function choiceLine(session: Session, choice: Choice, seat: Seat): string {
  const { phrases } = session.module;
  const telling = session.telling(seat);
  const parts = [phrases.choice(choice, telling)];
  if (choice.range) parts.push(`(${choice.range[0]} to ${choice.range[1]})`);
  if (choice.price && Object.keys(choice.price).length > 0) parts.push(`[${phrases.price(choice.price)}]`);
  if (choice.warn) parts.push(`! ${phrases.warn(choice.warn, choice, telling)}`);
  return parts.join('  ');
}

/** All choices, or when there are many only their verbs. */
export function numbered(session: Session, prompt: Prompt, whole: boolean): Numbered {
  // What is hardly ever meant comes last.
  const choices = [...prompt.choices.filter((c) => !c.rare), ...prompt.choices.filter((c) => c.rare)];
  const verbs = [...new Set(choices.map((choice) => choice.verb))];
  if (whole || choices.length <= MOST_LISTED || verbs.length === 1) return listed(session, choices, prompt.seat);
  const meaning = verbs.map((verb) => {
    const group = choices.filter((choice) => choice.verb === verb);
    return group.length === 1 ? group[0]! : { verb, group };
  });
  const lines = meaning.map((item, i) => {
    if ('group' in item) return `${i + 1}  ${session.module.phrases.verb(item.verb)} … ${item.group.length} ways`;
    return `${i + 1}  ${choiceLine(session, item, prompt.seat)}`;
  });
  return { lines, meaning };
}

export function listed(session: Session, choices: readonly Choice[], seat: Seat): Numbered {
  return { lines: choices.map((choice, i) => `${i + 1}  ${choiceLine(session, choice, seat)}`), meaning: choices };
}

/** Choices whose id or text has words that begin like all of these. */
export function matching(session: Session, prompt: Prompt, words: string): Choice[] {
  const { phrases } = session.module;
  const telling = session.telling(prompt.seat);
  return beginning(
    prompt.choices,
    words,
    (choice) => `${choice.id} ${phrases.verb(choice.verb)} ${phrases.choice(choice, telling)}`,
  );
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
  const { phrases } = session.module;
  const preview = session.preview(answer);
  const lines: string[] = [];
  for (const [seat, after] of preview.after.entries()) {
    const before = numbers(phrases.ledger, preview.before[seat]!);
    const now = numbers(phrases.ledger, after);
    const changes = phrases.ledger.flatMap((column, i) =>
      before[i] === now[i] ? [] : [`${column.head} ${before[i]} > ${now[i]}`],
    );
    if (changes.length > 0) lines.push(`${session.table.seats[seat]?.name}: ${changes.join(', ')}`);
  }
  for (const line of sentences(session, preview.told, prompt.seat)) lines.push(line);
  if (preview.chance) lines.push('Chance or a secret comes into it: what follows is not known before.');
  if (preview.over) lines.push('The game would be over.');
  else if (preview.next !== null) lines.push(`Next is ${session.table.seats[preview.next]?.name}.`);
  return lines;
}

export function whoLines(session: Session): string[] {
  const { ledger } = session.module.phrases;
  const prompt = session.prompt();
  const rows: (string | number)[][] = [['', 'seat', ...ledger.map((column) => column.head)]];
  for (const [seat, { name, by }] of session.table.seats.entries()) {
    const mark = prompt?.seat === seat ? '>' : prompt?.queue?.includes(seat) ? '+' : '';
    rows.push([
      mark,
      `${seat + 1} ${name}${by === 'human' ? '' : ` (${by})`}`,
      ...numbers(ledger, session.tally(seat)),
    ]);
  }
  return columns(rows);
}

/** Every place that can be picked now, and what it is. */
export function reachLines(session: Session, prompt: Prompt): string[] {
  const telling = session.telling(prompt.seat);
  const byTarget = new Map<string, Set<string>>();
  for (const choice of prompt.choices) {
    if (choice.target === undefined) continue;
    const verbs = byTarget.get(choice.target) ?? new Set();
    verbs.add(session.module.phrases.verb(choice.verb));
    byTarget.set(choice.target, verbs);
  }
  if (byTarget.size === 0) return ['Nothing on the table can be picked now.'];
  return [...byTarget].map(
    ([target, verbs]) => `${session.module.phrases.place(target, telling)}: ${[...verbs].join(', ')}`,
  );
}

/** What happened since this seat answered last. */
export function changedLines(session: Session, seat: Seat): string[] {
  const rows = session.history();
  const since = rows.findLastIndex((row) => row.entry[0] === seat);
  const lines = rows
    .slice(Math.max(0, since))
    .flatMap((row) => eventLines(session, row.told, seat).map((line) => `#${row.n} ${line}`));
  return lines.length > 0 ? lines : ['Nothing has changed.'];
}

/** The last answers as they were told, as far as this seat may know. */
export function logLines(session: Session, seat: Seat, most: number): string[] {
  const rows = session.history().slice(-most);
  const lines = rows.flatMap((row) => eventLines(session, row.told, seat).map((line) => `#${row.n} ${line}`));
  return lines.length > 0 ? lines : ['Nothing was played yet.'];
}

export function whyLines(session: Session, words: string): string[] {
  const prompt = session.prompt();
  if (!prompt) return [];
  const { phrases } = session.module;
  const telling = session.telling(prompt.seat);
  const wanted = words.toLowerCase();
  const lines = session.why().flatMap(({ blocked, cure }) => {
    const { what, why } = phrases.blocked(blocked, telling);
    if (!`${blocked.id ?? ''} ${what} ${why}`.toLowerCase().includes(wanted)) return [];
    const way = cure?.map((answer) => {
      const choice = prompt.choices.find((c) => c.id === answer.id);
      return choice ? phrases.choice(choice, telling, answer.n) : answer.id;
    });
    return [`${what}: ${why}${way ? `  It works after: ${way.join(', then ')}.` : ''}`];
  });
  return lines.length > 0 ? lines : ['Nothing like that is missing from the list.'];
}

/** Leaving the game with a word of its own. */
export const LEAVE = {
  never: 'This game cannot be left in the middle.',
  nobody: (seats: readonly number[]) => `Seats that can leave now: ${seats.join(', ')}.`,
  sure: (name: string) => `${name} leaves the game for good and ranks behind everybody who stays. Type yes to confirm.`,
  stays: 'Nobody leaves.',
} as const;

export const SAME_CHOICES = 'The same choices as before; "list" reads them.';

/** What undo and redo say. */
export const BACK = {
  taken: (n: number) => (n === 1 ? 'Taken back.' : `Taken back: ${n}.`),
  brought: (n: number) => (n === 1 ? 'Brought back.' : `Brought back: ${n}.`),
  nothing: 'There is nothing to bring back.',
  howMany: (undo: boolean) => `How many? Say ${undo ? 'undo' : 'redo'} 3, for example.`,
} as const;

export const UNDO_STOPS: Readonly<Record<UndoStop, string>> = {
  start: 'There is nothing to take back.',
  chance: 'Chance or a secret came into it: that cannot be taken back.',
  seat: 'Another seat has answered since: that cannot be taken back.',
  look: 'The next seat has looked at its secrets: that cannot be taken back.',
};
