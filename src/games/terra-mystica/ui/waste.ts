/** Waste that the rules do not mind: what people would want to be told before they do it. */
import type { Prompt, Seat } from '../../../engine/types.js';
import type { GameUi } from '../../../ui/types.js';
import { stillPossible } from '../../terra-kit/still-possible.js';
import { ROUNDS } from '../data/tiles.js';
import type { TmTexts } from '../texts/types.js';
import type { TmEvent, View } from '../types.js';

const CHEAPEST_POWER = 3;
/** Nothing that these do brings power. */
const WITHOUT_POWER: readonly string[] = ['decline', 'burn', 'convert', 'end', 'later', 'card', 'faction', 'place'];

export function waste(
  texts: TmTexts,
  ...[choice, view, seat, asked]: Parameters<NonNullable<GameUi<View>['waste']>>
): ReturnType<NonNullable<GameUi<View>['waste']>> {
  const { verb } = choice;
  if (verb === 'pass' || verb === 'end') {
    // A town that waits for another turn may find no tile left.
    if (asked.prompt.choices.some((c) => c.verb === 'connect'))
      return { key: 'tm-town-left', text: texts.waste.riverTown };
    return verb === 'pass' ? passing(texts, view, seat, asked.prompt) : null;
  }
  if (WITHOUT_POWER.includes(verb)) return null;
  const told = (asked.told() as readonly TmEvent[]).filter((event) => event.seat === undefined || event.seat === seat);
  if (verb === 'dig') {
    const spades = foreignSpades(choice.id, told, view, seat);
    if (spades > 0) return { key: 'tm-foreign', text: texts.waste.foreign({ spades }) };
  }
  if (told.some((event) => event.type === 'no-town')) return { key: 'tm-no-town', text: texts.waste.noTownTile };
  const spades = told.reduce((sum, event) => sum + (event.type === 'wasted' ? event.spades : 0), 0);
  if (spades > 0) return { key: 'tm-spades', text: texts.waste.spadesLost({ spades }) };
  const lost = overTheBrim(told);
  return lost > 0 ? { key: 'tm-brim', text: texts.waste.brim({ power: lost }) } : null;
}

/** Spades for ground on which the seat cannot build afterwards. */
function foreignSpades(id: string, told: readonly TmEvent[], view: View, seat: Seat): number {
  const home = view.seats[seat]?.home;
  if (!home || id.endsWith(`>${home}`)) return 0;
  const dug = told.find((event) => event.type === 'transform');
  return dug?.type === 'transform' ? dug.spades : 0;
}

/** Power that finds no place, up to the end of the round: later income can still be made room for. */
function overTheBrim(told: readonly TmEvent[]): number {
  let lost = 0;
  for (const event of told) {
    if (event.type === 'round') break;
    if (event.type === 'brim') lost += event.power;
  }
  return lost;
}

function passing(texts: TmTexts, view: View, seat: Seat, prompt: Prompt): { key: string; text: string } | null {
  const own = view.seats[seat];
  if (!own) return null;
  const unused = own.specials.filter((s) => !s.used).map((s) => s.id);
  if (unused.length > 0) return { key: 'tm-pass-unused', text: texts.waste.unused({ specials: unused }) };
  const last = view.scoring.find((t) => t.when === 'now')?.round === ROUNDS;
  if (last && own.priests > 0) return { key: 'tm-last-priests', text: texts.waste.lastPriests({ n: own.priests }) };
  if (last && own.bowls[2] >= CHEAPEST_POWER && view.power.some((a) => !a.used && a.price <= own.bowls[2]))
    return { key: 'tm-last-power', text: texts.waste.lastPower({ n: own.bowls[2] }) };
  const can = stillPossible(prompt);
  if (!can) return null;
  const { coins, workers, priests } = own;
  return { key: 'tm-pass-goods', text: texts.waste.goodsLeft({ can, goods: { coins, workers, priests } }) };
}
