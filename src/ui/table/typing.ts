/** The `:` line: a move or a command typed in words, completed with tab. */

import { folded } from '../../engine/fold.js';
import type { Phrasebook, Telling } from '../../engine/phrasebook.js';
import type { Answer, Blocked, Choice, Prompt } from '../../engine/types.js';
import { beginning } from '../../text/beginnings.js';
import { nearest } from '../../text/nearest.js';
import { type Command, commandsIn, type Place } from '../keys/commands.js';

export interface Entry {
  readonly words: string;
  readonly choice?: Choice;
  readonly command?: Command;
}

type Typed =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'command'; readonly id: string }
  | { readonly kind: 'amount'; readonly min: number; readonly max: number }
  /** Several things begin like that. */
  | { readonly kind: 'several'; readonly words: readonly string[] }
  | { readonly kind: 'unknown' };

/** Without quotes, and without colons that end a word: languages with cases need them, and nobody needs to type them. */
const unsigned = (words: string): string => words.replace(/[„”“«»]|:(?=\s|$)/gu, '');

/** Everything that can be typed here: every choice by verb and target and by its id, and every command by name. */
export function entries(prompt: Prompt | null, phrases: Phrasebook, telling: Telling, place: Place): Entry[] {
  const out: Entry[] = [];
  const seen = new Set<string>();
  const add = (entry: Entry) => {
    const words = unsigned(entry.words).toLowerCase().trim();
    if (words === '' || seen.has(words)) return;
    seen.add(words);
    out.push({ ...entry, words });
  };
  for (const choice of prompt?.choices ?? []) {
    add({ words: `${phrases.verb(choice.verb)} ${phrases.target(choice, telling)}`, choice });
    add({ words: choice.id, choice });
  }
  for (const command of commandsIn(place)) add({ words: command.id, command });
  return out;
}

/** What keyboards have and people type. */
const TYPED = /^[\p{L}\p{N} .,'’-]+$/u;
/** More is cut in narrow panels: there the words that tell a choice from the others are enough. */
const SHORT = 24;

/**
 * What can be typed for this choice: its verb and target, as far as that is typed with ease and no other choice begins
 * like it; else its id.
 */
export function typedForm(prompt: Prompt, choice: Choice, phrases: Phrasebook, telling: Telling): string {
  const words = (c: Choice) =>
    unsigned(`${phrases.verb(c.verb)} ${phrases.target(c, telling)}`)
      .toLowerCase()
      .trim();
  const wanted = words(choice);
  const all = prompt.choices.map(words);
  if (all.indexOf(wanted) !== prompt.choices.indexOf(choice)) return choice.id;
  const easy = TYPED.test(wanted);
  if (easy && wanted.length <= SHORT) return wanted;
  const parts = wanted.split(' ');
  for (let n = 2; n < parts.length; n++) {
    const begun = parts.slice(0, n).join(' ');
    if (!TYPED.test(begun)) break;
    if (all.filter((other) => other.startsWith(begun)).length === 1) return begun;
  }
  return easy ? wanted : choice.id;
}

export function matching(all: readonly Entry[], text: string): Entry[] {
  const wanted = folded(unsigned(text)).trimStart();
  const whole = all.filter((entry) => folded(entry.words).startsWith(wanted));
  return whole.length > 0 || wanted === '' ? whole : beginning(all, wanted, (entry) => entry.words);
}

/** As far as all matching entries agree. */
export function complete(all: readonly Entry[], text: string): string {
  const found = matching(all, text);
  if (found.length === 0) return text;
  if (found.length > 1 && !found.every((e) => folded(e.words).startsWith(folded(text).trimStart()))) return text;
  let common = found[0]!.words;
  for (const { words } of found) while (!words.startsWith(common)) common = common.slice(0, -1);
  return common.length > text.trimStart().length ? common : text;
}

/** A row of the menu by its number, and perhaps an amount. */
function byNumber(rows: readonly (Choice | undefined)[], text: string): Typed | null {
  const numbers = /^(\d+)(?: x?(\d+))?$/.exec(text);
  const choice = numbers ? rows[Number(numbers[1]) - 1] : undefined;
  if (!choice) return null;
  return meaning({ words: text, choice }, numbers?.[2] === undefined ? undefined : Number(numbers[2]));
}

/**
 * What was meant: a number of the menu, words or their beginnings. A last word that is a number is an amount when the
 * rest names a choice with a range.
 */
export function understand(all: readonly Entry[], text: string, rows: readonly (Choice | undefined)[] = []): Typed {
  const wanted = folded(unsigned(text)).trim().replace(/\s+/g, ' ');
  if (wanted === '') return { kind: 'unknown' };
  const row = byNumber(rows, wanted);
  if (row) return row;
  const exact = all.find((e) => folded(e.words) === wanted);
  const starting = exact ? [exact] : matching(all, wanted);
  const choices = new Set(starting.map((e) => e.choice?.id ?? e.command?.id));
  if (choices.size === 1) return meaning(starting[0]!, undefined);
  const numbered = /^(.*\S) x?(\d+)$/.exec(wanted);
  if (!exact && numbered) {
    const rest = all.find((e) => folded(e.words) === numbered[1] && e.choice?.range);
    const only = rest ? [rest] : matching(all, numbered[1]!).filter((e) => e.choice?.range);
    if (new Set(only.map((e) => e.choice?.id)).size === 1) return meaning(only[0]!, Number(numbered[2]));
  }
  if (choices.size > 1) return { kind: 'several', words: starting.map((e) => e.words) };
  return { kind: 'unknown' };
}

/** The thing that is not on offer and was meant, if one is known. */
export function blockedBy(
  blocked: readonly Blocked[],
  text: string,
  phrases: Phrasebook,
  telling: Telling,
): { readonly what: string; readonly why: string } | null {
  const said = blocked.map((b) => ({ b, ...phrases.blocked(b, telling) }));
  const exact = said.find(({ b }) => b.id !== undefined && folded(b.id) === folded(text).trim());
  const begun = beginning(said, text, ({ b, what }) => `${phrases.verb(b.verb)} ${b.id ?? b.verb} ${what}`);
  return exact ?? begun[0] ?? null;
}

/** Shorter verbs are words that begin anything: 'to', 'in'. */
const LEAST_LETTERS = 3;

/** The verb of this game that the text begins with, where nothing of the kind is on offer. */
export function notAsked(
  { choices }: Pick<Prompt, 'choices'>,
  { verb, verbs }: Pick<Phrasebook, 'verb' | 'verbs'>,
  text: string,
): string | null {
  const wanted = folded(text).trim();
  const [first = ''] = wanted.split(' ');
  if (first.length < LEAST_LETTERS) return null;
  const begins = (words: string) => folded(words).startsWith(first);
  if (choices.some((choice) => begins(verb(choice.verb)))) return null;
  const known = verbs.filter(begins);
  return known.find((words) => `${wanted} `.startsWith(`${folded(words)} `)) ?? known[0] ?? null;
}

/** What may have been meant, where a word was misspelt: all of it, else its verb. */
export function nearTo(all: readonly string[], { verbs }: Pick<Phrasebook, 'verbs'>, text: string): string | null {
  const [first = ''] = text.trim().split(' ');
  return nearest(text.trim(), all) ?? (first.length < LEAST_LETTERS ? null : nearest(first, verbs));
}

function meaning(entry: Entry, n: number | undefined): Typed {
  if (entry.command) return { kind: 'command', id: entry.command.id };
  const choice = entry.choice!;
  if (!choice.range) return { kind: 'answer', answer: { id: choice.id } };
  const [min, max] = choice.range;
  if (n === undefined || n < min || n > max) return { kind: 'amount', min, max };
  return { kind: 'answer', answer: { id: choice.id, n } };
}
