/** Which of the catalogue's entries tells an event. */
import type { Telling } from '../../engine/phrasebook.js';
import type { GameEvent } from '../../engine/types.js';
import type { EventTexts, Naming, TmTexts } from './texts/types.js';
import type { TmEvent, View } from './types.js';

type Say = (e: GameEvent, t: Naming) => string;

export function eventIn({ event }: TmTexts): (e: GameEvent, t: Telling<View>) => string | null {
  const known = (type: string): type is TmEvent['type'] => Object.hasOwn(event, type);
  return (e, t) => (known(e.type) ? (event[e.type] satisfies EventTexts[TmEvent['type']] as Say)(e, t) : null);
}
