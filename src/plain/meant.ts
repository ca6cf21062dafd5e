/** What a typed line means: a number of the list, an id, or the beginnings of a choice's words; with an amount or not. */
import { folded } from '../engine/fold.js';
import type { Session } from '../engine/session.js';
import type { Choice, Prompt } from '../engine/types.js';
import { spoken } from '../languages/spoken.js';
import { nearTo, notAsked } from '../ui/table/typing.js';
import { COMMANDS } from './commands.js';
import { listed, matching, type Numbered, reasonAgainst } from './words.js';

/** One choice; several, to be read out; or why it is none. */
type Meant = { readonly choice: Choice; readonly n?: number } | { readonly list: Numbered } | { readonly why: string };

/** So much of what was typed is said again. */
const REPEATED = 60;

const withAmount = (choice: Choice, n: string | undefined): Meant =>
  n === undefined ? { choice } : { choice, n: Number(n) };

export function meant(session: Session, prompt: Prompt, shown: Numbered, text: string): Meant {
  const number = /^(\d+)(?:\s+x?(\d+))?$/.exec(text);
  if (number) return ofNumber(session, prompt, shown, Number(number[1]), number[2]);
  // An id, also marked as one with `=` where it is spelt like a command.
  const id = /^=?(\S+?)(?:\s+x?(\d+))?$/.exec(text);
  const exact = id && prompt.choices.find((choice) => folded(choice.id) === folded(id[1] ?? ''));
  if (exact) return withAmount(exact, id[2]);
  const fits = matching(session, prompt, text, false);
  if (fits.length === 1 && fits[0]) return { choice: fits[0] };
  const amount = /^(.*\S)\s+x?(\d+)$/.exec(text);
  const counted = amount ? matching(session, prompt, amount[1] ?? '', false).filter((choice) => choice.range) : [];
  if (counted.length === 1 && counted[0]) return withAmount(counted[0], amount?.[2]);
  if (fits.length > 1) return { list: listed(session, fits, prompt.seat) };
  const why = reasonAgainst(session, text) ?? notOffered(session, prompt, text);
  if (why) return { why };
  // Nothing is called so: what does so is read out, and not played.
  const doing = matching(session, prompt, text, true);
  return doing.length > 0 ? { list: listed(session, doing, prompt.seat) } : { why: unknown(session, prompt, text) };
}

/** Known, but no answer to this question. */
function notOffered(session: Session, prompt: Prompt, text: string): string | null {
  const { plain } = spoken();
  const { phrases } = session.module;
  const verb = notAsked(prompt, phrases, text);
  return verb ? plain.notAsked({ verb, topic: phrases.topic(prompt, session.telling(prompt.seat)) }) : null;
}

/** With what is near. */
function unknown(session: Session, prompt: Prompt, text: string): string {
  const { plain } = spoken();
  const { phrases } = session.module;
  const near = nearTo([...COMMANDS, ...typable(session, prompt)], phrases, text);
  return plain.unknown({ text: text.slice(0, REPEATED), near });
}

/** What could have been typed here: verbs with their targets, and ids. */
function typable(session: Session, prompt: Prompt): string[] {
  const { phrases } = session.module;
  const telling = session.telling(prompt.seat);
  const words = prompt.choices.map((choice) =>
    `${phrases.verb(choice.verb)} ${phrases.target(choice, telling)}`.trim(),
  );
  return [...new Set([...words, ...prompt.choices.map((choice) => choice.id)])];
}

function ofNumber(session: Session, prompt: Prompt, shown: Numbered, at: number, n: string | undefined): Meant {
  const item = shown.meaning[at - 1];
  if (!item) return { why: spoken().plain.notOnList({ n: at }) };
  if ('id' in item) return withAmount(item, n);
  const group = prompt.choices.filter((choice) => choice.verb === item.verb);
  return { list: listed(session, group, prompt.seat) };
}
