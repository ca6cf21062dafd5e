/**
 * Sentences for everything that can be refused, in one table: the screen, plain lines, commands and the protocol say
 * the same thing. A game's phrasebook is asked first, for the codes of its own rules.
 */
import type { Phrasebook } from './engine/phrasebook.js';
import { type Facts, Refused } from './engine/types.js';
import { phrasesOf } from './games.js';
import { type Refusals, refusals } from './languages/en/refusals.js';
import { spoken } from './languages/spoken.js';
import { printable } from './text/printable.js';

/** How a game was dealt, in the language that is spoken. */
export const dealing = (): Refusals['dealing'] => spoken().refusals.dealing;

/** What people are told when a save opens, though not as it was written. */
export function openingNotice(opened: { lostFrom: number | null; astray: boolean }): string | null {
  const { opening } = spoken().refusals;
  if (opened.lostFrom !== null) return opening.lost({ move: opened.lostFrom });
  return opened.astray ? opening.astray : null;
}

/** Every code that has a sentence, so that a test can compare it with the codes in use. */
export const REFUSAL_CODES: readonly string[] = Object.keys(refusals.sentences);

/** Longer than any list of ours: a sentence repeats what was typed, but not pages of it. */
const LONGEST_FACT = 1000;

function clipped(facts: Facts): Facts {
  const clip = (value: Facts[string]) =>
    typeof value === 'string' && value.length > LONGEST_FACT ? `${value.slice(0, 60)}...` : value;
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, clip(value)]));
}

export function sentence(refused: Refused, phrases?: Phrasebook): string {
  const facts = clipped(refused.facts);
  const book = phrases ?? (refused.game === undefined ? undefined : phrasesOf(refused.game));
  const own = book?.refused(refused.code, facts) ?? null;
  const { sentences, unknown }: { sentences: Readonly<Record<string, (f: Facts) => string>> } & Refusals =
    spoken().refusals;
  const said = own ?? sentences[refused.code]?.(facts) ?? unknown({ code: refused.code });
  return printable(said);
}

/** The sentence for anything that was thrown. What is not a refusal is our own mistake and named as such. */
export function sentenceOf(error: unknown, phrases?: Phrasebook): string {
  if (error instanceof Refused) return sentence(error, phrases);
  return printable(spoken().refusals.inside({ cause: error instanceof Error ? error.message : String(error) }));
}
