/** Waste that the rules do not mind: what people would want to be told before they do it. */
import type { Seat } from '../../../engine/types.js';
import type { Asked, GameUi } from '../../../ui/types.js';
import { ROUNDS } from '../data/rounds.js';
import type { AoiTexts } from '../texts/types.js';
import type { Event, View } from '../types.js';

type Waste = NonNullable<GameUi<View>['waste']>;
type Told = ReturnType<Waste>;

/** Nothing that these do brings power. */
const WITHOUT_POWER: readonly string[] = ['pass', 'decline', 'burn', 'convert', 'end', 'set', 'draft'];

export function waste(texts: AoiTexts, ...[choice, view, seat, asked]: Parameters<Waste>): Told {
  if (choice.verb === 'pass') return passing(texts, view, seat);
  const foreign = choice.verb === 'dig' ? unfinished(texts, view, seat, asked) : null;
  return foreign ?? overTheBrim(texts, choice.verb, seat, asked);
}

/** Power that finds no place, up to the end of the round: later income can still be made room for. */
function overTheBrim(texts: AoiTexts, verb: string, seat: Seat, asked: Asked): Told {
  if (WITHOUT_POWER.includes(verb)) return null;
  let power = 0;
  for (const event of asked.told() as readonly Event[]) {
    if (event.type === 'round') break;
    if (event.type === 'lost' && event.seat === seat && event.what === 'power') power += event.n;
  }
  return power > 0 ? { key: 'aoi-brim', text: texts.waste.brim({ power }) } : null;
}

/** Spades that leave a hex short of the own terrain. */
function unfinished(texts: AoiTexts, view: View, seat: Seat, asked: Asked): Told {
  const home = view.players[seat]?.board;
  const dug = (asked.told() as readonly Event[]).find((event) => event.type === 'dig' && event.seat === seat);
  if (dug?.type !== 'dig' || dug.terrain === home) return null;
  return { key: 'aoi-foreign', text: texts.waste.foreign({ spades: dug.spades }) };
}

function passing(texts: AoiTexts, view: View, seat: Seat): Told {
  const own = view.players[seat];
  if (!own) return null;
  const unused = own.specials.filter((s) => !s.used).map((s) => s.tile);
  if (unused.length > 0) return { key: 'aoi-pass-unused', text: texts.waste.unused({ tiles: unused }) };
  if (view.rounds.find((t) => t.now)?.round !== ROUNDS) return null;
  if (own.scholars > 0) return { key: 'aoi-last-scholars', text: texts.waste.lastScholars({ n: own.scholars }) };
  if (view.innovations.some((i) => i.tile !== null && i.cost[seat]?.payable))
    return { key: 'aoi-last-books', text: texts.waste.lastBooks };
  return null;
}
