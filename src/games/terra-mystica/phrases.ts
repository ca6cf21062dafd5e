/** English for everything the rules say with ids and numbers. */
import { winners } from '../../engine/leave.js';
import type { Phrasebook, Telling } from '../../engine/phrasebook.js';
import type { Blocked, Choice, Facts, GameEvent, Outcome } from '../../engine/types.js';
import { stepsBetween } from '../terra-kit/circle.js';
import { type Building, type Cult, type FactionId, type Good, TERRAINS, type Terrain } from './data/ids.js';
import { eventText } from './phrases-events.js';
import { option, optionValue, refused } from './phrases-options.js';
import type { HexView, View } from './types.js';
import {
  actionText,
  BUILDING_LETTER,
  BUILDING_NAME,
  cultName,
  FACTION_NAME,
  goodWord,
  isBuilding,
  isTerrain,
  longGoods,
  plural,
  shortGoods,
  TILE_TEXT,
} from './words.js';

type T = Telling<View>;

const TOPICS: Readonly<Record<string, string>> = {
  faction: 'choose a faction',
  place: 'place a dwelling on home terrain',
  'first-card': 'choose a bonus card',
  turn: 'choose one action',
  'turn-second': 'choose the second action',
  'turn-rest': 'finish the turn',
  rewards: 'take your rewards, in any order',
  favour: 'choose a favour tile',
  town: 'choose a town tile',
  keys: 'choose the cult that gets the key',
  'last-key': 'use your last key for step 10, or keep it',
  ordain: 'turn workers into priests',
  ritual: 'choose a cult for one step',
  'open-offers': 'answer the open offers',
  leave: 'leave the game for good?',
};

function topic(prompt: { topic: string; facts?: Facts; from: string }, t: T): string {
  const f = prompt.facts ?? {};
  if (prompt.topic === 'spades') return `use ${plural(Number(f.spades), 'free spade')}`;
  if (prompt.topic === 'power') {
    const cost = Number(f.points) > 0 ? `for ${plural(Number(f.points), 'point')}` : 'for free';
    return `take ${f.power} power ${cost}? (${t.name(Number(f.from))} built on ${prompt.from.replace('hex:', '')})`;
  }
  return TOPICS[prompt.topic] ?? prompt.topic;
}

const VERBS: Readonly<Record<string, string>> = {
  faction: 'faction',
  place: 'place',
  card: 'card',
  build: 'build',
  dig: 'transform',
  advance: 'advance',
  upgrade: 'upgrade',
  priest: 'send priest',
  power: 'power action',
  special: 'special action',
  pass: 'pass',
  end: 'end turn',
  burn: 'burn power',
  convert: 'convert',
  connect: 'river town',
  favour: 'favour tile',
  town: 'town tile',
  key: 'use key',
  'use-key': 'use key',
  'keep-key': 'keep key',
  ordain: 'ordain',
  step: 'cult step',
  take: 'take power',
  decline: 'decline',
  later: 'decide later',
  done: 'done',
  leave: 'leave the game',
  stay: 'keep playing',
};

/** What stands behind the colon: 'E7>temple' is ['E7', 'temple']. */
const parts = (c: Choice): string[] => c.id.slice(c.id.indexOf(':') + 1).split(/[>@]/);
const hexOf = (t: T, name: string): HexView | undefined => t.view.hexes.find((h) => h.name === name);

function target(c: Choice, t: T): string {
  const [a = '', b = ''] = c.id.includes(':') ? parts(c) : [];
  switch (c.verb) {
    case 'upgrade': {
      const now = hexOf(t, a)?.building;
      return `${a} ${now ? BUILDING_LETTER[now] : ''}→${BUILDING_LETTER[b as Building]}`;
    }
    case 'dig':
      return `${a} → ${b}`;
    case 'priest':
      return `${cultName(a as Cult)} ${b === '1' ? '+1 (back to supply)' : `+${b}`}`;
    case 'faction':
      return FACTION_NAME[a as FactionId];
    case 'convert':
      return `${a} → ${b}`;
    case 'advance':
      return a === 'ship' ? 'shipping' : 'exchange';
    case 'step':
    case 'key':
      return cultName(a as Cult);
    case 'leave':
    case 'stay':
      return '';
    case 'power':
    case 'special':
      return b ? `${actionText(a)} ${b}` : actionText(a);
    case 'card':
    case 'pass':
      return a ? `${a} ${TILE_TEXT[a]}` : '';
    case 'favour':
    case 'town':
      return `${a} ${TILE_TEXT[a]}`;
    case 'take':
    case 'decline':
      return a && b ? `${b} from the ${FACTION_NAME[a as FactionId]}` : '';
    default:
      return a;
  }
}

function choice(c: Choice, _t: T, n?: number): string {
  const [a = '', b = ''] = c.id.includes(':') ? parts(c) : [];
  switch (c.verb) {
    case 'faction':
      return `play the ${FACTION_NAME[a as FactionId]}`;
    case 'place':
      return `place a dwelling on ${a}`;
    case 'card':
      return `take ${a} (${TILE_TEXT[a]})`;
    case 'build':
      return `build a dwelling on ${a}`;
    case 'dig':
      return `transform ${a} into ${b}`;
    case 'upgrade':
      return `upgrade ${a} to a ${BUILDING_NAME[b as Building]}`;
    case 'advance':
      return a === 'ship' ? 'advance shipping' : 'advance the exchange track';
    case 'priest':
      return b === '1'
        ? `send a priest to ${cultName(a as Cult)} for 1 step, back to the supply`
        : `send a priest to the order of ${cultName(a as Cult)} for ${b} steps`;
    case 'power':
      return `power action ${a}: ${TILE_TEXT[a]}${b ? ` ${b}` : ''}`;
    case 'special':
      return specialText(a, b);
    case 'pass':
      return a ? `pass and take ${a} (${TILE_TEXT[a]})` : 'pass';
    case 'burn':
      return `burn ${n ?? 'n'} power`;
    case 'convert':
      return `convert ${goodWord(a as Good, (c.price?.[a] ?? 1) * (n ?? 1))} into ${goodWord(b as Good, n ?? 1)}`;
    case 'ordain':
      return n === undefined ? 'turn workers into priests' : `turn ${plural(n, 'worker')} into ${plural(n, 'priest')}`;
    case 'connect':
      return `found a town over river hex ${a}`;
    case 'favour':
    case 'town':
      return `take ${a} (${TILE_TEXT[a]})`;
    case 'use-key':
      return 'use your last key';
    case 'keep-key':
      return 'keep your last key';
    case 'key':
      return `use the key for ${cultName(a as Cult)}`;
    case 'step':
      return `one step in ${cultName(a as Cult)}`;
    case 'take':
      return a
        ? `take ${b} power from the ${FACTION_NAME[a as FactionId]}`
        : `take the power${c.price?.points ? ` for ${plural(c.price.points, 'point')}` : ''}`;
    case 'decline':
      return a ? `decline ${b} power from the ${FACTION_NAME[a as FactionId]}` : 'decline the power';
    default:
      return VERBS[c.verb] ?? c.id;
  }
}

function specialText(id: string, arg: string): string {
  if (id === 'ACTW') return arg ? `witches' ride: dwelling on ${arg}` : "witches' ride without a dwelling";
  if (id === 'ACTN') return arg ? `sandstorm on ${arg}` : 'sandstorm without effect';
  if (id === 'ACTS') return arg ? `free trading house on ${arg}` : 'free trading house, not used';
  if (id === 'ACTE') return `bridge ${arg} for 2 workers`;
  return `special action ${id}: ${actionText(id)}${arg ? ` in ${cultName(arg as Cult)}` : ''}`;
}

const WARNINGS: Readonly<Record<string, string>> = {
  'spades-left': 'the spades that are left are lost',
  'no-step': 'the marker would not move',
  leave: 'you take no further turn and rank behind everybody who stays',
  'no-effect': 'covers the action space without any effect',
};

const REASONS: Readonly<Record<string, (f: Facts, t: T) => string>> = {
  occupied: (f, t) => `occupied by ${t.name(Number(f.by))}`,
  'out-of-reach': (f) => `not next to your structures (shipping ${f.shipping})`,
  'no-piece': (f) =>
    `no ${isBuilding(String(f.building)) ? BUILDING_NAME[f.building as Building] : f.building} left on your board`,
  'cannot-pay': (f) =>
    `${longGoods(f as Record<string, number>)} short${f.spades ? ` (${plural(Number(f.spades), 'spade')} needed)` : ''}`,
  'no-priest': () => 'no priest in hand',
  'no-track': () => 'your board has no such track',
  'track-end': () => 'the track is at its end',
  'action-taken': () => 'already taken this round',
  'no-power': (f) => `needs ${f.needed} power, you have ${f.have} (burning could bring ${f.burnable} more)`,
  'no-supply': () => 'no priest left in your supply',
  'no-bridge': () => 'all three bridges are built',
  'no-stronghold': () => 'needs your stronghold',
  'octagon-used': () => 'already used this round',
};

function blocked(b: Blocked, t: T): { what: string; why: string } {
  const why = REASONS[b.why]?.(b.facts ?? {}, t) ?? b.why;
  if (!b.id) return { what: VERBS[b.verb] ?? b.verb, why };
  const as: Choice = { id: b.id, verb: b.verb };
  const [octagon = '', use] = parts(as);
  // An octagon as such, not the choice to waste it.
  const what = b.verb === 'special' && !use ? `special action ${octagon}: ${actionText(octagon)}` : choice(as, t);
  return { what, why };
}

const SOURCE_NAMES: Readonly<Record<string, string>> = {
  start: 'start',
  'scoring-tile': 'round tiles',
  'bonus-card': 'bonus cards',
  favour: 'favour tiles',
  town: 'towns',
  track: 'shipping and exchange',
  faction: 'faction',
  exchange: 'points and coins exchanged',
  power: 'paid for power',
  cult: 'cults',
  area: 'largest area',
  goods: 'goods left',
};

const PHASE_NAMES: Readonly<Record<string, string>> = {
  setup: 'set-up',
  income: 'income',
  actions: 'actions',
  'cult-bonus': 'cult bonuses',
  over: 'game over',
};

function where(v: View): string {
  if (v.phase === 'setup' || v.phase === 'over') return PHASE_NAMES[v.phase]!;
  return `round ${v.round} of 6  ${PHASE_NAMES[v.phase]}`;
}

function over(o: Outcome, t: T): string {
  const names = winners(o).map((seat) => t.name(seat));
  const points = plural(o.ranking[0]?.score ?? 0, 'point');
  // Seats of a recorded game are called like their factions, and a faction is a people: no verb with a number fits both.
  const first = names.length > 1 ? `Shared victory for ${names.join(' and ')}` : `Victory for ${names[0]}`;
  return `${first} with ${points}`;
}

/** 'E7 mountains, 1 spade from forest' */
function hexText(h: HexView, t: T): string {
  const parts = [`${h.name} ${h.terrain}`];
  if (h.building) parts.push(`${BUILDING_NAME[h.building]} of ${t.name(h.owner)}`);
  if (h.town >= 0) parts.push(`town ${t.view.towns[h.town]!.tile}`);
  const home = t.view.seats[t.view.active]?.home;
  if (!h.building && home && isTerrain(h.terrain) && h.terrain !== home) {
    parts.push(
      `${plural(stepsBetween(TERRAINS.indexOf(h.terrain), TERRAINS.indexOf(home as Terrain), TERRAINS.length), 'spade')} from ${home}`,
    );
  }
  return parts.join(', ');
}

function place(id: string, t: T): string {
  const [kind = '', word = ''] = id.split(':');
  switch (kind) {
    case 'hex': {
      const h = hexOf(t, word);
      return h ? hexText(h, t) : word;
    }
    case 'cult': {
      const c = t.view.cults.find((x) => x.cult === word);
      return c ? `${cultName(c.cult)}: ${c.steps.map((n, seat) => `${t.name(seat)} ${n}`).join(', ')}` : word;
    }
    case 'card': {
      const c = t.view.cards.find((x) => x.id === word);
      return `${word}: ${TILE_TEXT[word]}${c?.coins ? `, ${plural(c.coins, 'coin')} on it` : ''}`;
    }
    case 'faction':
      return FACTION_NAME[word as FactionId] ?? word;
    case 'bridge':
      return `bridge place ${word}`;
    case 'track':
      return word === 'ship' ? 'shipping track' : 'exchange track';
    case 'seat':
      return t.name(Number(word));
    default:
      return TILE_TEXT[word] ? `${word}: ${TILE_TEXT[word]}` : word || id;
  }
}

export const phrases: Phrasebook<View> = {
  topic,
  verb: (verb) => VERBS[verb] ?? verb,
  target,
  choice,
  price: shortGoods,
  warn: (key) => WARNINGS[key] ?? key,
  event: (event: GameEvent, t) => eventText(event, t),
  blocked,
  source: (key) => SOURCE_NAMES[key] ?? key,
  where,
  over,
  option,
  optionValue,
  refused,
  place,
  ledger: [
    { head: 'VP', keys: ['points'] },
    { head: 'C', keys: ['coins'] },
    { head: 'W', keys: ['workers'] },
    { head: 'P', keys: ['priests'] },
    { head: 'PW', keys: ['bowl1', 'bowl2', 'bowl3'] },
    { head: 'CULT', keys: ['fire', 'water', 'earth', 'air'] },
  ],
};
