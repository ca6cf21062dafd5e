/** Waste that the rules do not mind: what people would want to be told before they do it. */
import type { Seat } from '../../../engine/types.js';
import type { GameUi } from '../../../ui/types.js';
import type { TmEvent, View } from '../types.js';
import { plural } from '../words.js';
import { SPECIAL_WORDS } from './words.js';

const LAST_ROUND = 6;
const CHEAPEST_POWER = 3;
/** Nothing that these do brings power. */
const WITHOUT_POWER: readonly string[] = ['decline', 'burn', 'convert', 'end', 'later', 'card', 'faction', 'place'];

export const waste: NonNullable<GameUi<View>['waste']> = (choice, view, seat, asked) => {
  if (choice.verb === 'pass') return passing(view, seat);
  if (WITHOUT_POWER.includes(choice.verb)) return null;
  const lost = overTheBrim(asked.told() as readonly TmEvent[], seat);
  if (lost === 0) return null;
  return { key: 'tm-brim', text: `${lost} power would be lost: your bowls hold no more.` };
};

/** Power that finds no place, up to the end of the round: later income can still be made room for. */
function overTheBrim(told: readonly TmEvent[], seat: Seat): number {
  let lost = 0;
  for (const event of told) {
    if (event.type === 'round') break;
    if (event.type === 'brim' && event.seat === seat) lost += event.power;
  }
  return lost;
}

function passing(view: View, seat: Seat): { key: string; text: string } | null {
  const own = view.seats[seat];
  if (!own) return null;
  const unused = own.specials.filter((s) => !s.used).map((s) => SPECIAL_WORDS[s.id]);
  if (unused.length > 0) return { key: 'tm-pass-unused', text: `Not used this round: ${unused.join(', ')}.` };
  const last = view.scoring.find((t) => t.when === 'now')?.round === LAST_ROUND;
  if (last && own.priests > 0)
    return { key: 'tm-last-priests', text: `The last round ends with ${plural(own.priests, 'priest')} unsent.` };
  if (last && own.bowls[2] >= CHEAPEST_POWER && view.power.some((a) => !a.used && a.price <= own.bowls[2]))
    return { key: 'tm-last-power', text: `${own.bowls[2]} power in bowl III could still pay for an action.` };
  return null;
}
