/** What is asked and what is on offer, in English. */
import type { TmPlayTexts } from '../types.js';
import { counted } from './counting.js';
import { cultName, full, nouns } from './nouns.js';

const { building, faction, good, power, special, terrain } = nouns;

export const topic: TmPlayTexts['topic'] = {
  faction: 'choose a faction',
  place: 'place a dwelling on your home terrain',
  'first-card': 'choose a bonus card',
  turn: 'choose an action',
  'turn-second': 'choose a second action',
  'turn-rest': 'convert goods, or end your turn',
  rewards: 'take your rewards in any order',
  favour: 'choose a favour tile',
  town: 'choose a town tile',
  keys: 'choose a cult for your key',
  'last-key': 'use your last key for step 10, or keep it',
  ordain: 'turn workers into priests',
  ritual: 'choose a cult for 1 step',
  'open-offers': 'answer the open offers',
  leave: 'leave the game for good?',
  spades: ({ n }) => `use ${counted(n, 'freeSpades')}`,
  power: ({ power: n, points, name, hex }) =>
    points > 0
      ? `take ${n} power for ${counted(points, 'points')}? (${name} built on ${hex})`
      : `take ${n} power for free? (${name} built on ${hex})`,
};

export const verb: TmPlayTexts['verb'] = {
  faction: 'faction',
  place: 'place',
  card: 'take card',
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

const withPlace = (text: string, at: string): string => (at === '' ? text : `${text} ${at}`);

export const target: TmPlayTexts['target'] = {
  upgrade: ({ hex, from, to }) => `${hex} ${from ? building[from].letter : ''}→${building[to].letter}`,
  dig: ({ hex, to }) => `${hex} → ${terrain[to].word}`,
  priest: ({ cult, steps }) => (steps === 1 ? `${cultName(cult)} +1 (back to supply)` : `${cultName(cult)} +${steps}`),
  convert: ({ from, to }) => `${good[from]} → ${good[to]}`,
  track: { ship: 'shipping', dig: 'exchange track' },
  cult: ({ cult }) => cultName(cult),
  power: ({ action, at }) => withPlace(power[action], at),
  special: ({ special: id, at }) => withPlace(special[id].full, at),
  specialCult: ({ special: id, cult }) => `${special[id].full}: ${cultName(cult)}`,
  tile: ({ tile }) => `${tile} ${nouns.meaning[tile]}`,
  offer: ({ power: n, faction: from }) => `${n} from the ${faction[from]}`,
};

export const menuRow: TmPlayTexts['menuRow'] = (v) => `${verb[v.verb]} ${v.target}`;

export const choice: TmPlayTexts['choice'] = {
  faction: ({ faction: id }) => `play the ${faction[id]}`,
  place: ({ hex }) => `place a dwelling on ${hex}`,
  card: ({ card }) => `take ${full(card)}`,
  build: ({ hex }) => `build a dwelling on ${hex}`,
  dig: ({ hex, to }) => `transform ${hex} into ${terrain[to].word}`,
  upgrade: ({ hex, to }) => `upgrade ${hex} to a ${building[to].one}`,
  track: { ship: 'advance shipping', dig: 'advance the exchange track' },
  priest: ({ cult, steps }) =>
    steps === 1
      ? `send a priest to ${cultName(cult)} for 1 step, back to your supply`
      : `send a priest to the order of ${cultName(cult)} for ${counted(steps, 'steps')}`,
  power: ({ action }) => `power action ${action}: ${power[action]}`,
  powerBridge: ({ a, b }) => `power action ACT1: bridge from ${a} to ${b}`,
  special: ({ special: id }) => `special action ${id}: ${special[id].full}`,
  specialCult: ({ special: id, cult }) => `special action ${id}: ${special[id].full} in ${cultName(cult)}`,
  ride: ({ hex }) => (hex ? `witches' ride: dwelling on ${hex}` : "witches' ride without a dwelling"),
  storm: ({ hex }) => (hex ? `sandstorm on ${hex}` : 'sandstorm without effect'),
  house: ({ hex }) => (hex ? `free trading house on ${hex}` : 'free trading house, not used'),
  engineers: ({ a, b }) => `bridge from ${a} to ${b} for 2 workers`,
  pass: 'pass',
  passFor: ({ card }) => `pass and take ${full(card)}`,
  burn: ({ n }) => (n === null ? 'burn power' : `burn ${n} power`),
  convert: ({ from, to, taken, given }) => `convert ${counted(taken, from)} into ${counted(given, to)}`,
  ordain: ({ n }) =>
    n === null ? 'turn workers into priests' : `turn ${counted(n, 'workers')} into ${counted(n, 'priests')}`,
  connect: ({ hex }) => `found a town across river hex ${hex}`,
  favour: ({ tile }) => `take ${full(tile)}`,
  town: ({ tile }) => `take ${full(tile)}`,
  key: ({ cult }) => `use the key in ${cultName(cult)}`,
  step: ({ cult }) => `1 step in ${cultName(cult)}`,
  take: ({ points }) => (points > 0 ? `take the power for ${counted(points, 'points')}` : 'take the power'),
  takeFrom: ({ power: n, faction: from }) => `take ${n} power from the ${faction[from]}`,
  decline: 'decline the power',
  declineFrom: ({ power: n, faction: from }) => `decline ${n} power from the ${faction[from]}`,
  end: 'end your turn',
  later: 'decide later',
  done: 'done',
  'use-key': 'use your last key',
  'keep-key': 'keep your last key',
  leave: 'leave the game',
  stay: 'keep playing',
};
