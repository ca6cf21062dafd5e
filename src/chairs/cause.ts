/**
 * A refusal on its way to a guest: besides the host's sentence go its code and facts, from which the guest makes the
 * sentence of its own language.
 */
import * as v from 'valibot';
import type { Phrasebook } from '../engine/phrasebook.js';
import { Refused } from '../engine/types.js';
import { REFUSAL_CODES } from '../phrases.js';
import { printable } from '../text/printable.js';

const Cause = v.object({ code: v.string(), facts: v.record(v.string(), v.union([v.string(), v.number()])) });
export type Cause = v.InferOutput<typeof Cause>;

export const causeOf = ({ code, facts }: Refused): Cause => ({ code, facts });

/** The refusal itself where this program has a sentence for it, else the one that only repeats the host's. */
export function refusedFrom(cause: unknown, text: string, phrases?: Phrasebook): Refused {
  const read = v.safeParse(Cause, cause);
  if (!read.success) return new Refused('chairs-said', { text: printable(text) });
  const { code, facts } = read.output;
  const known = REFUSAL_CODES.includes(code) || (phrases?.refused(code, facts) ?? null) !== null;
  return known ? new Refused(code, facts) : new Refused('chairs-said', { text: printable(text) });
}
