/** Answers that need no search: bids by a simple rule, everything else is looked at. */
import type { Answer, Prompt } from '../../../engine/types.js';
import { MILITARY, type MilitaryId } from '../data/military.js';
import type { TtaState } from '../types.js';

/** What a colony is worth in strength, by its age. */
const COLONY_BID: readonly number[] = [0, 3, 5, 5];

export function reflex(s: TtaState, prompt: Prompt): Answer | null {
  if (prompt.topic !== 'bid') return null;
  const offer = prompt.choices.find((c) => c.range);
  if (!offer?.range) return { id: 'pass' };
  const card = prompt.from.slice('card:'.length) as MilitaryId;
  const limit = COLONY_BID[MILITARY[card].age] ?? 3;
  const late = s.age >= 3 ? 2 : 0;
  const bid = offer.range[0];
  return bid <= limit + late ? { id: offer.id, n: bid } : { id: 'pass' };
}
