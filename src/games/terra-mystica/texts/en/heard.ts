/** What Terra Mystica says only to people who hear the table, in English. */
import { countingIn } from '../../../../text/counting.js';
import type { LandTexts, Way } from '../../../terra-kit/texts-land.js';
import type { Building } from '../../data/ids.js';
import type { TmHeardTexts } from '../types.js';

const { count, list } = countingIn('en');

const WORDS: Readonly<Record<Building, { readonly one: string; readonly other: string }>> = {
  dwelling: { one: 'dwelling', other: 'dwellings' },
  'trading-house': { one: 'trading house', other: 'trading houses' },
  temple: { one: 'temple', other: 'temples' },
  stronghold: { one: 'stronghold', other: 'strongholds' },
  sanctuary: { one: 'sanctuary', other: 'sanctuaries' },
};

const river = (n: number): string => count(n, { one: 'river space', other: 'river spaces' });
const spaces = (n: number): string => count(n, { one: 'space', other: 'spaces' });
const points = (n: number): string => count(n, { one: 'point', other: 'points' });

function comes(way: Way): string {
  switch (way.by) {
    case 'own':
      return 'has a building here';
    case 'beside':
      return `next to ${way.from}`;
    case 'bridge':
      return `by bridge from ${way.from}`;
    case 'ship':
      return `by ship from ${way.from} over ${river(way.n)}`;
    case 'skip':
      return `from ${way.from} past ${spaces(way.n)}`;
    case 'far':
      return `out of reach: ${way.from} is ${river(way.n)} away, ships reach ${way.range}`;
    case 'none':
      return 'out of reach';
  }
}

const land: LandTexts = {
  nextTo: ({ places }) => `next to: ${places.join('; ')}`,
  bridge: ({ to, owner }) => (owner === null ? `a bridge can go to ${to}` : `bridge to ${to}, of ${owner}`),
  overRiver: ({ n, hexes }) => `over ${river(n)}: ${hexes.join(', ')}`,
  way: ({ name, way, plot }) => {
    if (!plot) return `${name}: ${comes(way)}`;
    const { spades } = plot;
    const what =
      spades > 0 ? `${count(spades, { one: 'spade', other: 'spades' })} and a dwelling cost` : 'a dwelling costs';
    return `${name}: ${comes(way)}; ${what} ${list(plot.price)}`;
  },
  neighbours: ({ a, b }) => `${a} and ${b} are neighbours.`,
  bridged: ({ a, b, owner }) => `A bridge of ${owner} joins ${a} and ${b}.`,
  bridgeable: ({ a, b }) => `A bridge can join ${a} and ${b}.`,
  ships: ({ a, b, n }) => `${river(n)} between ${a} and ${b} by ship.`,
  apart: ({ a, b, n }) => `${b} is ${spaces(n)} away from ${a}.`,
};

export const heard: TmHeardTexts['heard'] = {
  land,
  phase: {
    setup: 'setup',
    income: 'income',
    actions: 'actions',
    'cult-bonus': 'cult bonuses',
    over: 'game over',
  },
  round: ({ round, when }) => `round ${round}${{ past: ' (over)', now: ' (now)', next: '' }[when]}`,
  cultCovered: 'no cult bonus in the last round',
  turn: ({ name }) => `${name} is taking a turn`,
  passed: ({ name }) => `${name} has passed`,
  hasLeft: ({ name }) => `${name} has left the game`,
  order: ({ names }) => `turn order: ${names.join(', ')}`,
  passOrder: ({ names }) => (names.length > 0 ? `passed, in this order: ${names.join(', ')}` : 'nobody has passed yet'),

  incomeOf: ({ name }) => `Next income of ${name}`,
  board: 'faction board',
  bowls: ({ bowls }) => `power in bowls I, II and III: ${bowls.join(', ')}`,
  burnt: ({ n }) => `${n} power burnt so far`,
  priests: ({ inHand, limit, supply }) =>
    `${count(inHand, { one: 'priest', other: 'priests' })} of at most ${limit}, ${supply} in supply`,
  home: ({ terrain }) => `home terrain ${terrain}`,
  shipsReach: ({ n }) => `ships reach ${n}`,
  nextStep: ({ price, points: n }) => `next step: ${list(price)} for ${points(n)}`,
  stepsScore: ({ points: n }) => `its steps score ${n.join(', ')}`,
  spades: ({ rates, step }) =>
    `workers for a spade by step: ${rates.map((n, i) => `${n}${i === step ? ' (now)' : ''}`).join(', ')}`,
  skip: ({ n, price, points: gains }) => `can go past ${spaces(n)} for ${list(price)}, which scores ${points(gains)}`,
  pieces: ({ building, on, all, strength }) =>
    `${WORDS[building].other}: ${on} of ${all} on the map, each counts ${strength} for power and towns`,
  price: ({ price, cheap }) => `costs ${list(price)}${cheap ? `, beside another player ${list(cheap)}` : ''}`,
  placesPay: ({ goods }) =>
    `the places pay, from the left: ${goods.map((one) => one.join(' and ') || 'nothing').join('; ')}`,
  townStrength: ({ n }) => `towns need strength ${n}`,
  special: ({ id, does, used }) => `special action ${id}: ${does}${used ? ', used this round' : ''}`,
  tile: ({ id, does }) => `${id}: ${does}`,

  buildings: ({ building, hexes }) =>
    `${hexes.length === 1 ? WORDS[building].one : WORDS[building].other} on ${hexes.join(', ')}`,
  bridge: ({ name, a, b }) => `bridge of ${name} between ${a} and ${b}`,
  bridgePlaces: ({ pairs }) => `bridges can still go ${pairs.join(', ')}`,
  town: ({ name, tile, hexes, river: over }) =>
    `${name}: ${tile} on ${hexes.join(', ')}${over === null ? '' : `, joined over river ${over}`}`,
  brief: ({ hex, terrain, building, owner }) =>
    `${hex} ${terrain}${building === null ? '' : `, ${WORDS[building].one} of ${owner}`}`,

  cult: ({ cult, steps }) => `${cult}: ${steps.map(({ name, step }) => `${name} ${step}`).join(', ')}`,
  orderSpace: ({ steps, holder }) => `${count(steps, { one: 'step', other: 'steps' })}: ${holder ?? 'free'}`,
  onTop: ({ name }) => `${name} has the top`,
  cultPower: ({ steps }) =>
    `power on the way up: ${steps.map(({ step, power }) => `step ${step} ${power}`).join(', ')}`,

  usedNow: 'taken this round',
  costsPower: ({ power }) => `costs ${power} power`,
  free: 'free',
  heldBy: ({ names }) => `held by ${list(names)}`,
  left: ({ n }) => `${n} left`,
  offers: 'Power on offer',
  offer: ({ to, from, hex, power }) => `${to} is offered ${power} power, because ${from} has built on ${hex}`,
  freeSpades: ({ name, n, from }) => `${name} has ${count(n, { one: 'free spade', other: 'free spades' })} (${from})`,
  factions: 'Factions still free',
  faction: ({ name, home, starts }) => `${name}, ${home}: starts with ${starts}`,
};
