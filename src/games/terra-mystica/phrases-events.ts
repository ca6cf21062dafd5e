/** One sentence for each told event, or none where another sentence says it already. */
import type { Telling } from '../../engine/phrasebook.js';
import type { GameEvent } from '../../engine/types.js';
import type { FactionId } from './data/ids.js';
import type { TmEvent, View } from './types.js';
import { actionText, BUILDING_NAME, cultName, FACTION_NAME, goodWord, longGoods, plural, TILE_TEXT } from './words.js';

type T = Telling<View>;
type Of<K extends TmEvent['type']> = Extract<TmEvent, { type: K }>;

const WHY: Readonly<Record<string, string>> = {
  'rule:area': 'largest area',
  'rule:goods': 'goods left',
  'rule:income': 'income',
  'advance:ship': 'shipping',
  'advance:dig': 'exchange track',
  key: 'key',
  priest: 'priest',
};

/** ' (FAV11)' or nothing. */
function because(why: string | undefined): string {
  if (!why) return '';
  if (why.startsWith('seat:')) return ' (for power)';
  const word =
    WHY[why] ?? FACTION_NAME[why as FactionId] ?? (why.startsWith('cult:') ? cultName(why.slice(5) as 'fire') : why);
  return ` (${word})`;
}

const SENTENCES: { readonly [K in TmEvent['type']]: (e: Of<K>, t: T) => string | null } = {
  faction: (e, t) => `${t.name(e.seat)} plays the ${FACTION_NAME[e.faction]}`,
  round: (e) => `round ${e.round}: ${TILE_TEXT[e.why]}`,
  income: (e, t) => `${t.name(e.seat)} receives ${longGoods(e.goods)}`,
  place: (e, t) => `${t.name(e.seat)} starts on ${e.hex}`,
  card: (e, t) =>
    `${t.name(e.seat)} takes ${e.card} (${TILE_TEXT[e.card]})${e.coins ? ` with ${plural(e.coins, 'coin')}` : ''}`,
  transform: (e, t) =>
    `${t.name(e.seat)} turns ${e.hex} from ${e.from} into ${e.to}${e.spades ? ` with ${plural(e.spades, 'spade')}` : ''}`,
  build: (e, t) => `${t.name(e.seat)} builds a dwelling on ${e.hex}${e.why === 'ACTW' ? ' by broom' : ''}`,
  upgrade: (e, t) => `${t.name(e.seat)} upgrades ${e.hex} to a ${BUILDING_NAME[e.to]}`,
  bridge: (e, t) => `${t.name(e.seat)} builds a bridge from ${e.a} to ${e.b}`,
  priest: (e, t) => `${t.name(e.seat)} sends a priest to ${cultName(e.cult)} for ${plural(e.worth, 'step')}`,
  cult: (e, t) =>
    `${t.name(e.seat)} climbs to ${e.to} in ${cultName(e.cult)}${e.power ? `, ${e.power} power` : ''}${because(e.why)}`,
  advance: (e, t) =>
    e.track === 'ship' ? `${t.name(e.seat)} reaches shipping ${e.to}` : `${t.name(e.seat)} makes spades cheaper`,
  action: (e, t) => `${t.name(e.seat)} uses ${e.why} (${actionText(e.why)})`,
  spades: (e, t) => `${t.name(e.seat)} has ${plural(e.spades, 'free spade')}${because(e.why)}`,
  wasted: (e, t) => `${t.name(e.seat)} leaves ${plural(e.spades, 'spade')} unused`,
  brim: (e, t) =>
    `${t.name(e.seat)} has no room for ${e.power} power${e.why?.startsWith('seat:') ? '' : because(e.why)}`,
  favour: (e, t) => `${t.name(e.seat)} takes ${e.tile} (${TILE_TEXT[e.tile]})`,
  town: (e, t) => `${t.name(e.seat)} founds a town on ${e.hexes.join(', ')} with ${e.tile} (${TILE_TEXT[e.tile]})`,
  'no-town': (e, t) => `${t.name(e.seat)} has enough for a town, but no town tile is left`,
  points: (e, t) =>
    e.points < 0
      ? `${t.name(e.seat)} pays ${plural(-e.points, 'point')}${because(e.why)}`
      : `${t.name(e.seat)} scores ${plural(e.points, 'point')}${because(e.why)}`,
  gain: (e, t) => `${t.name(e.seat)} gains ${longGoods(e.goods)}${because(e.why)}`,
  convert: (e, t) => `${t.name(e.seat)} converts ${goodWord(e.from, e.paid)} into ${goodWord(e.to, e.n)}`,
  burn: (e, t) => `${t.name(e.seat)} burns ${e.n} power`,
  power: (e, t) => `${t.name(e.seat)} takes ${e.power} power from ${t.name(e.from)} on ${e.hex}`,
  decline: (e, t) => `${t.name(e.seat)} declines ${e.power} power from ${t.name(e.from)}`,
  lapse: (e, t) => `the offer of ${e.power} power to ${t.name(e.seat)} lapses`,
  pass: (e, t) => `${t.name(e.seat)} passes`,
  leaving: (e, t) => `${t.name(e.seat)} is going to leave the game`,
  left: (e, t) => `${t.name(e.seat)} leaves the game`,
  order: (e, t) => `next order: ${e.seats.map((seat) => t.name(seat)).join(', ')}`,
  final: () => 'final scoring',
  over: () => 'the game is over',
};

export function eventText(event: GameEvent, t: T): string | null {
  const e = event as TmEvent;
  return (SENTENCES[e.type] as ((x: TmEvent, t: T) => string | null) | undefined)?.(e, t) ?? null;
}
