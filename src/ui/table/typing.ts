/** The `:` line: a move or a command typed in words, completed with tab. */
import type { Phrasebook, Telling } from '../../engine/phrasebook.js';
import type { Answer, Choice, Prompt } from '../../engine/types.js';
import { type Command, commandsIn, type Place } from '../keys/commands.js';

export interface Entry {
  readonly words: string;
  readonly choice?: Choice;
  readonly command?: Command;
}

export type Typed =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'command'; readonly id: string }
  | { readonly kind: 'amount'; readonly min: number; readonly max: number }
  | { readonly kind: 'unknown' };

/** Everything that can be typed here: every choice by verb and target and by its id, and every command by name. */
export function entries(prompt: Prompt | null, phrases: Phrasebook, telling: Telling, place: Place): Entry[] {
  const out: Entry[] = [];
  const seen = new Set<string>();
  const add = (entry: Entry) => {
    const words = entry.words.toLowerCase().trim();
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

/** What can be typed for this choice: its verb and target, or its id where another choice reads alike. */
export function typedForm(prompt: Prompt, choice: Choice, phrases: Phrasebook, telling: Telling): string {
  const words = (c: Choice) => `${phrases.verb(c.verb)} ${phrases.target(c, telling)}`.toLowerCase().trim();
  const wanted = words(choice);
  return prompt.choices.find((c) => words(c) === wanted) === choice ? wanted : choice.id;
}

export function matching(all: readonly Entry[], text: string): Entry[] {
  const wanted = text.toLowerCase().trimStart();
  return all.filter((entry) => entry.words.startsWith(wanted));
}

/** As far as all matching entries agree. */
export function complete(all: readonly Entry[], text: string): string {
  const found = matching(all, text);
  if (found.length === 0) return text;
  let common = found[0]!.words;
  for (const { words } of found) while (!words.startsWith(common)) common = common.slice(0, -1);
  return common.length > text.trimStart().length ? common : text;
}

/** A last word that is a number is an amount when the rest names a choice with a range. */
export function understand(all: readonly Entry[], text: string): Typed {
  const wanted = text.toLowerCase().trim().replace(/\s+/g, ' ');
  if (wanted === '') return { kind: 'unknown' };
  const exact = all.find((e) => e.words === wanted);
  const starting = exact ? [exact] : matching(all, wanted);
  const choices = new Set(starting.map((e) => e.choice?.id ?? e.command?.id));
  if (choices.size === 1) return meaning(starting[0]!, undefined);
  const numbered = /^(.*\S) x?(\d+)$/.exec(wanted);
  if (!exact && numbered) {
    const rest = all.find((e) => e.words === numbered[1] && e.choice?.range);
    const only = rest ? [rest] : matching(all, numbered[1]!).filter((e) => e.choice?.range);
    if (new Set(only.map((e) => e.choice?.id)).size === 1) return meaning(only[0]!, Number(numbered[2]));
  }
  return { kind: 'unknown' };
}

function meaning(entry: Entry, n: number | undefined): Typed {
  if (entry.command) return { kind: 'command', id: entry.command.id };
  const choice = entry.choice!;
  if (!choice.range) return { kind: 'answer', answer: { id: choice.id } };
  const [min, max] = choice.range;
  if (n === undefined || n < min || n > max) return { kind: 'amount', min, max };
  return { kind: 'answer', answer: { id: choice.id, n } };
}
