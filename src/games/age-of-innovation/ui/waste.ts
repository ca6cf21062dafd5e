/** Waste that the rules do not mind: what people would want to be told before they do it. */
import type { Prompt, Seat } from '../../../engine/types.js';
import type { Asked, GameUi } from '../../../ui/types.js';
import { stillPossible } from '../../terra-kit/still-possible.js';
import { ROUNDS } from '../data/rounds.js';
import type { AoiTexts } from '../texts/types.js';
import type { Event, View } from '../types.js';

type Waste = NonNullable<GameUi<View>['waste']>;
type Told = ReturnType<Waste>;

/** Nothing that these do brings power. */
const WITHOUT_POWER: readonly string[] = ['pass', 'decline', 'burn', 'convert', 'end', 'set', 'draft'];

export function waste(texts: AoiTexts, ...[choice, view, seat, asked]: Parameters<Waste>): Told {
  const { verb } = choice;
  if (verb === 'pass' || verb === 'end') {
    // A city that waits for another turn may find no tile left.
    if (asked.prompt.choices.some((c) => c.verb === 'found'))
      return { key: 'aoi-city-left', text: texts.waste.riverCity };
    return verb === 'pass' ? passing(texts, view, seat, asked.prompt) : null;
  }
  const foreign = verb === 'dig' ? unfinished(texts, view, seat, asked) : null;
  return foreign ?? withoutTile(texts, verb, seat, asked) ?? overTheBrim(texts, verb, seat, asked);
}

/** A city that gets no tile, because all of them are taken. */
function withoutTile(texts: AoiTexts, verb: string, seat: Seat, asked: Asked): Told {
  if (WITHOUT_POWER.includes(verb)) return null;
  const bare = (asked.told() as readonly Event[]).some((e) => e.type === 'city' && e.seat === seat && e.tile === '');
  return bare ? { key: 'aoi-no-city-tile', text: texts.waste.noCityTile } : null;
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

function passing(texts: AoiTexts, view: View, seat: Seat, prompt: Prompt): Told {
  const own = view.players[seat];
  if (!own) return null;
  const unused = own.specials.filter((s) => !s.used).map((s) => s.tile);
  if (unused.length > 0) return { key: 'aoi-pass-unused', text: texts.waste.unused({ tiles: unused }) };
  const last = view.rounds.find((t) => t.now)?.round === ROUNDS;
  if (last && own.scholars > 0)
    return { key: 'aoi-last-scholars', text: texts.waste.lastScholars({ n: own.scholars }) };
  if (last && view.innovations.some((i) => i.tile !== null && i.cost[seat]?.payable)) {
    const n = own.books.reduce((sum, books) => sum + books, 0);
    return { key: 'aoi-last-books', text: texts.waste.lastBooks({ n }) };
  }
  if (last && prompt.choices.some((c) => c.verb === 'power' && !c.warn))
    return { key: 'aoi-last-power', text: texts.waste.lastPower({ n: own.bowls[2] }) };
  const can = stillPossible(prompt);
  if (!can) return null;
  const { coins, tools, scholars } = own;
  return { key: 'aoi-pass-goods', text: texts.waste.goodsLeft({ can, goods: { coins, tools, scholars } }) };
}
