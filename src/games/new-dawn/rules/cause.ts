/** The full id of the card, wonder, leader or rule that a bare word names: 'petra' is 'wonder:petra'. */
import type { Id } from '../../../engine/types.js';
import { CITY_STATE_IDS, PACT_IDS } from '../data/diplomacy.js';
import { FOCUS_IDS } from '../data/focus.js';
import { LEADER_IDS } from '../data/leaders.js';
import { NATURAL_IDS } from '../data/naturals.js';
import { AGENDA_IDS } from '../data/victory.js';
import { WONDER_IDS } from '../data/wonders.js';

const KINDS: readonly (readonly [string, readonly string[]])[] = [
  ['focus', FOCUS_IDS],
  ['wonder', WONDER_IDS],
  ['leader', LEADER_IDS],
  ['state', CITY_STATE_IDS],
  ['pact', PACT_IDS],
  ['natural', NATURAL_IDS],
  ['agenda', AGENDA_IDS],
];
const known = new Map<string, Id>(KINDS.flatMap(([kind, ids]) => ids.map((id) => [id, `${kind}:${id}`] as const)));

export const causeOf = (word: string): Id => known.get(word) ?? `rule:${word}`;
