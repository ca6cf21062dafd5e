/** Waste that the rules do not mind: what people would want to be told before they do it. */
import type { Seat } from '../../../engine/types.js';
import type { GameUi } from '../../../ui/types.js';
import type { TmTexts } from '../texts/types.js';
import type { TmEvent, View } from '../types.js';

const LAST_ROUND = 6;
const CHEAPEST_POWER = 3;
/** Nothing that these do brings power. */
const WITHOUT_POWER: readonly string[] = ['decline', 'burn', 'convert', 'end', 'later', 'card', 'faction', 'place'];

export function waste(
  texts: TmTexts,
  ...[choice, view, seat, asked]: Parameters<NonNullable<GameUi<View>['waste']>>
): ReturnType<NonNullable<GameUi<View>['waste']>> {
  if (choice.verb === 'pass') return passing(texts, view, seat);
  if (choice.verb === 'dig') {
    const spades = foreignSpades(choice.id, asked.told() as readonly TmEvent[], view, seat);
    if (spades > 0) return { key: 'tm-foreign', text: texts.waste.foreign({ spades }) };
  }
  if (WITHOUT_POWER.includes(choice.verb)) return null;
  const lost = overTheBrim(asked.told() as readonly TmEvent[], seat);
  if (lost === 0) return null;
  return { key: 'tm-brim', text: texts.waste.brim({ power: lost }) };
}

/** Spades for ground on which the seat cannot build afterwards. */
function foreignSpades(id: string, told: readonly TmEvent[], view: View, seat: Seat): number {
  const home = view.seats[seat]?.home;
  if (!home || id.endsWith(`>${home}`)) return 0;
  const dug = told.find((event) => event.type === 'transform' && event.seat === seat);
  return dug?.type === 'transform' ? dug.spades : 0;
}

/** Power that finds no place, up to the end of the round: later income can still be made room for. */
function overTheBrim(told: readonly TmEvent[], seat: Seat): number {
  let lost = 0;
  for (const event of told) {
    if (event.type === 'round') break;
    if (event.type === 'brim' && event.seat === seat) lost += event.power;
  }
  return lost;
}

function passing(texts: TmTexts, view: View, seat: Seat): { key: string; text: string } | null {
  const own = view.seats[seat];
  if (!own) return null;
  const unused = own.specials.filter((s) => !s.used).map((s) => s.id);
  if (unused.length > 0) return { key: 'tm-pass-unused', text: texts.waste.unused({ specials: unused }) };
  const last = view.scoring.find((t) => t.when === 'now')?.round === LAST_ROUND;
  if (last && own.priests > 0) return { key: 'tm-last-priests', text: texts.waste.lastPriests({ n: own.priests }) };
  if (last && own.bowls[2] >= CHEAPEST_POWER && view.power.some((a) => !a.used && a.price <= own.bowls[2]))
    return { key: 'tm-last-power', text: texts.waste.lastPower({ n: own.bowls[2] }) };
  return null;
}
