/** Choices about a card in the row of the seat at turn, each made once: `verb:card`. */
import { must } from '../../../engine/must.js';
import type { Choice } from '../../../engine/types.js';
import { FOCUS_IDS, type FocusId } from '../data/focus.js';

const made = new Map<string, ReadonlyMap<FocusId, Choice>>();

export function cardChoice(verb: string, card: FocusId): Choice {
  let list = made.get(verb);
  if (!list) {
    list = new Map(FOCUS_IDS.map((id) => [id, { id: `${verb}:${id}`, verb, target: `focus:${id}` }]));
    made.set(verb, list);
  }
  return must(list.get(card), 'focus card', card);
}
