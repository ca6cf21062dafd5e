/** What happened, what is lost or cannot be done, and what lies where, in English. */
import { ROUNDS } from '../../data/tiles.js';
import type { TmPlayTexts } from '../types.js';
import { counted, goodsIn, list } from './counting.js';
import { because, cultName, full, nouns } from './nouns.js';

const { building, faction, meaning, power, special, terrain } = nouns;

const isPower = (id: string): id is keyof typeof power => Object.hasOwn(power, id);

export const event: TmPlayTexts['event'] = {
  'tiles-dealt': (e) => `scoring tiles by lot, ${e.tiles.length} of ${e.from}: ${e.tiles.join(', ')}`,
  'cards-dealt': (e) => `bonus cards by lot, ${e.cards.length} of ${e.from}: ${e.cards.join(', ')}`,
  'terrains-dealt': (e, t) =>
    `home terrains by lot, ${e.terrains.length} of ${e.from}: ${e.terrains.map((id, seat) => `${t.name(seat)} ${terrain[id].word}`).join(', ')}`,
  faction: (e, t) => `${t.name(e.seat)} plays the ${faction[e.faction]}`,
  // The last round has no cult bonus.
  round: (e) => `round ${e.round}: ${e.round === ROUNDS ? nouns.scoring[e.why].score[0] : meaning[e.why]}`,
  income: (e, t) => `${t.name(e.seat)} receives ${goodsIn(e.goods)}`,
  place: (e, t) => `${t.name(e.seat)} starts on ${e.hex}`,
  card: (e, t) => {
    const coins = e.coins > 0 ? ` with ${counted(e.coins, 'coins')}` : '';
    return `${t.name(e.seat)} takes ${full(e.card)}${coins}`;
  },
  transform: (e, t) => {
    const spades = e.spades > 0 ? ` with ${counted(e.spades, 'spades')}` : '';
    return `${t.name(e.seat)} turns ${e.hex} from ${terrain[e.from].word} into ${terrain[e.to].word}${spades}`;
  },
  build: (e, t) => `${t.name(e.seat)} builds a dwelling on ${e.hex}${e.why === 'ACTW' ? ' by broom' : ''}`,
  upgrade: (e, t) => `${t.name(e.seat)} upgrades ${e.hex} to a ${building[e.to].one}`,
  bridge: (e, t) => `${t.name(e.seat)} builds a bridge from ${e.a} to ${e.b}`,
  priest: (e, t) => `${t.name(e.seat)} sends a priest to ${cultName(e.cult)} for ${counted(e.worth, 'steps')}`,
  cult: (e, t) => {
    const gain = e.power > 0 ? ` and gains ${e.power} power` : '';
    return `${t.name(e.seat)} climbs to ${e.to} in ${cultName(e.cult)}${gain}${because(e.why)}`;
  },
  advance: (e, t) =>
    e.track === 'ship' ? `${t.name(e.seat)} advances shipping to ${e.to}` : `${t.name(e.seat)} makes spades cheaper`,
  action: (e, t) =>
    isPower(e.why)
      ? `${t.name(e.seat)} takes power action ${e.why} (${power[e.why]})`
      : `${t.name(e.seat)} takes special action ${e.why} (${special[e.why].full})`,
  spades: (e, t) => `${t.name(e.seat)} has ${counted(e.spades, 'freeSpades')}${because(e.why)}`,
  wasted: (e, t) => `${t.name(e.seat)} leaves ${counted(e.spades, 'spades')} unused`,
  brim: (e, t) => `${t.name(e.seat)} has no room for ${e.power} power${because(e.why)}`,
  favour: (e, t) => `${t.name(e.seat)} takes ${full(e.tile)}`,
  town: (e, t) => `${t.name(e.seat)} founds a town on ${e.hexes.join(', ')} and takes ${full(e.tile)}`,
  'no-town': (e, t) => `${t.name(e.seat)} has enough for a town, but no town tile is left`,
  points: (e, t) =>
    e.points < 0
      ? `${t.name(e.seat)} pays ${counted(-e.points, 'points')}${because(e.why)}`
      : `${t.name(e.seat)} scores ${counted(e.points, 'points')}${because(e.why)}`,
  gain: (e, t) => `${t.name(e.seat)} gains ${goodsIn(e.goods)}${because(e.why)}`,
  convert: (e, t) => `${t.name(e.seat)} converts ${counted(e.paid, e.from)} into ${counted(e.n, e.to)}`,
  burn: (e, t) => `${t.name(e.seat)} burns ${e.n} power`,
  power: (e, t) => `${t.name(e.seat)} takes ${e.power} power from ${t.name(e.from)} on ${e.hex}`,
  decline: (e, t) => `${t.name(e.seat)} declines ${e.power} power from ${t.name(e.from)}`,
  lapse: (e, t) => `the offer of ${e.power} power to ${t.name(e.seat)} lapses`,
  pass: (e, t) => `${t.name(e.seat)} passes`,
  leaving: (e, t) => `${t.name(e.seat)} is leaving the game`,
  left: (e, t) => `${t.name(e.seat)} leaves the game`,
  order: (e, t) => `next turn order: ${e.seats.map((seat) => t.name(seat)).join(', ')}`,
  final: () => 'final scoring',
  over: () => 'the game is over',
};

export const warning: TmPlayTexts['warning'] = {
  'spades-left': ({ n }) => `you lose ${counted(n, 'spades')}`,
  'no-step': 'your marker would not move',
  leave: 'you take no more turns and rank below everybody who stays',
  'no-effect': 'this uses up the action without any effect',
};

export const reason: TmPlayTexts['reason'] = {
  occupied: ({ by }) => `occupied by ${by}`,
  'out-of-reach': ({ shipping }) => `not next to your structures (shipping ${shipping})`,
  'no-piece': ({ building: id }) => `no ${building[id].one} left on your board`,
  'cannot-pay': ({ goods, spades }) =>
    spades > 0 ? `${goodsIn(goods)} short (${counted(spades, 'spades')} needed)` : `${goodsIn(goods)} short`,
  'no-priest': 'you have no priest',
  'no-track': 'your board has no such track',
  'track-end': 'already at the end of the track',
  'action-taken': 'already taken this round',
  'no-power': ({ needed, have, burnable }) =>
    `needs ${needed} power, you have ${have}${burnable > 0 ? ` (burning could bring ${burnable} more)` : ''}`,
  'no-supply': 'no priest left in your supply',
  'no-bridge': 'you have built all three bridges',
  'no-stronghold': 'needs your stronghold',
  'octagon-used': 'already used this round',
};

const PHASES: Readonly<Record<Parameters<TmPlayTexts['where']>[0]['phase'], string>> = {
  setup: 'setup',
  income: 'income',
  actions: 'actions',
  'cult-bonus': 'cult bonuses',
  over: 'game over',
};

export const where: TmPlayTexts['where'] = ({ round, rounds, phase }) =>
  phase === 'setup' || phase === 'over' ? PHASES[phase] : `round ${round} of ${rounds}  ${PHASES[phase]}`;

// Seats of a recorded game are called like their factions, and a faction is a people: no verb with a number fits both.
export const over: TmPlayTexts['over'] = ({ names, points }) =>
  names.length > 1
    ? `Shared victory for ${list(names)} with ${counted(points, 'points')}`
    : `Victory for ${list(names)} with ${counted(points, 'points')}`;

export const place: TmPlayTexts['place'] = {
  hex: ({ hex, terrain: id, building: stands, town, away }) =>
    [
      `${hex} ${terrain[id].word}`,
      ...(stands ? [`${building[stands.piece].one} of ${stands.owner}`] : []),
      ...(town ? [`town ${town}`] : []),
      ...(away ? [`${counted(away.spades, 'spades')} from ${terrain[away.home].word}`] : []),
    ].join(', '),
  cult: ({ cult, steps }) => `${cultName(cult)}: ${steps.map(({ name, step }) => `${name} ${step}`).join(', ')}`,
  card: ({ card, coins }) =>
    coins > 0 ? `${card}: ${meaning[card]}, ${counted(coins, 'coins')} on it` : `${card}: ${meaning[card]}`,
  power: ({ action }) => `${action}: ${power[action]}`,
  special: ({ special: id }) => `${id}: ${special[id].full}`,
  tile: ({ tile }) => `${tile}: ${meaning[tile]}`,
  bridge: ({ bridge }) => `bridge place ${bridge}`,
  track: { ship: 'shipping track', dig: 'exchange track' },
};
