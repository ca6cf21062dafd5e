/** What wonders score at the moment they are completed. Sheet section 4 and 6.7. */
import type { Seat } from '../../../../engine/types.js';
import { GOVERNMENT, SPECIAL, WORKER_TECH } from '../../data/civil.js';
import type { WonderId } from '../../data/civil-people.js';
import { playerOf } from '../../lookup.js';
import type { Player, TtaState } from '../../types.js';
import { isUnit, isUrban } from '../people.js';
import { artsCulture, urbanCulture, urbanScience, urbanStrength } from '../ratings.js';

/** One point per worker in a city or army, two on farms and mines; unused workers count nothing. */
function fastFood(p: Player): number {
  let sum = 0;
  for (const t of p.techs) {
    const type = WORKER_TECH[t.id].type;
    sum += t.workers * (isUrban(type) || isUnit(type) ? 1 : 2);
  }
  return sum;
}

/** Levels of all technologies in play, workers or not (sheet no. 77). */
function spaceFlight(p: Player): number {
  let sum = GOVERNMENT[p.government].age as number;
  for (const t of p.techs) sum += WORKER_TECH[t.id].age;
  for (const id of p.specials) sum += SPECIAL[id].age;
  return sum;
}

/** Complete, so that a wonder cannot be forgotten: null scores nothing when it is completed. */
const COMPLETION: Readonly<Record<WonderId, ((p: Player) => number) | null>> = {
  colossus: null,
  'hanging-gardens': null,
  // Hand limits: civilHandLimit and militaryHandLimit.
  'library-of-alexandria': null,
  pyramids: null,
  // Strength: civilStrength.
  'great-wall': null,
  // Faces: faces.
  'st-peters-basilica': null,
  // The price in the row: rowPrice.
  'taj-mahal': null,
  'universitas-carolina': null,
  'eiffel-tower': null,
  kremlin: null,
  // A free worker each turn: actions.ts.
  'ocean-liner-service': null,
  // The best mine: production.ts.
  'transcontinental-railroad': null,
  'fast-food-chains': fastFood,
  'first-space-flight': spaceFlight,
  hollywood: (p) => 2 * artsCulture(p),
  internet: (p) => urbanCulture(p) + urbanScience(p) + urbanStrength(p),
};

export function completionPoints(s: TtaState, seat: Seat, id: WonderId): number {
  return Math.max(0, COMPLETION[id]?.(playerOf(s, seat)) ?? 0);
}
