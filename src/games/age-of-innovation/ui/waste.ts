/** Waste that the rules do not mind: power that finds no place in the bowls. */
import type { Seat } from '../../../engine/types.js';
import type { Asked } from '../../../ui/types.js';
import type { Event } from '../types.js';

/** Nothing that these do brings power. */
const WITHOUT_POWER: readonly string[] = ['pass', 'decline', 'burn', 'convert', 'end', 'set', 'draft'];

/** Looked for up to the end of the round: later income can still be made room for. */
export function overTheBrim(verb: string, seat: Seat, asked: Asked): { key: string; text: string } | null {
  if (WITHOUT_POWER.includes(verb)) return null;
  for (const event of asked.told() as readonly Event[]) {
    if (event.type === 'round') return null;
    if (event.type === 'lost' && event.seat === seat && event.what === 'power')
      return { key: 'aoi-brim', text: 'Some of the power would be lost: your bowls cannot hold all of it.' };
  }
  return null;
}
