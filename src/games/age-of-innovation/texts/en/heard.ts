/** What is only said to people who hear the table, in English. */
import type { Way } from '../../../terra-kit/texts-land.js';
import type { AoiHeardTexts, BookPrice } from '../types-heard.js';
import { counted, goodsOf, list } from './counting.js';
import { name, nouns } from './nouns.js';

const { building, discipline } = nouns;

const river = (n: number): string => (n === 1 ? '1 river space' : `${n} river spaces`);
const spaces = (n: number): string => (n === 1 ? '1 space' : `${n} spaces`);

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

const land: AoiHeardTexts['heard']['land'] = {
  nextTo: ({ places }) => `next to: ${places.join('; ')}`,
  bridge: ({ to, owner }) => (owner === null ? `a bridge can go to ${to}` : `bridge to ${to}, of ${owner}`),
  overRiver: ({ n, hexes }) => `over ${river(n)}: ${hexes.join(', ')}`,
  way: ({ name: who, way, plot }) => {
    if (!plot) return `${who}: ${comes(way)}`;
    const what = plot.spades > 0 ? `${counted(plot.spades, 'spades')} and a workshop cost` : 'a workshop costs';
    return `${who}: ${comes(way)}; ${what} ${list(plot.price)}`;
  },
  neighbours: ({ a, b }) => `${a} and ${b} are neighbours.`,
  bridged: ({ a, b, owner }) => `A bridge of ${owner} joins ${a} and ${b}.`,
  bridgeable: ({ a, b }) => `A bridge can join ${a} and ${b}.`,
  ships: ({ a, b, n }) => `${river(n)} between ${a} and ${b} by ship.`,
  apart: ({ a, b, n }) => `${b} is ${spaces(n)} away from ${a}.`,
};

const priceIn = ({ books, any, coins }: BookPrice): string =>
  [
    ...books.map(({ discipline: d, n }) => goodsOf({ [d]: n }).join('')),
    ...(any > 0 ? [`${counted(any, 'books')} of any discipline`] : []),
    ...goodsOf({ coins }),
  ].join(', ');

export const heard: AoiHeardTexts['heard'] = {
  land,
  incomeOf: ({ name: who }) => `Next income of ${who}`,
  turn: ({ name: who }) => `${who} is taking a turn`,
  hasLeft: ({ name }) => `${name} has left the game`,
  passed: ({ name: who }) => `${who} has passed`,
  buildings: ({ building: id, neutral, hexes }) =>
    `${neutral ? 'neutral ' : ''}${hexes.length === 1 ? building[id].word : building[id].many} on ${hexes.join(', ')}`,
  bridge: ({ name: who, a, b }) => `bridge of ${who} between ${a} and ${b}`,
  bridgePlaces: ({ pairs }) => `bridges can still go ${pairs.join(', ')}`,
  marker: ({ hex }) => `its marker is on ${hex}`,
  round: ({ round, when }) => `round ${round}${{ past: ' (over)', now: ' (now)', next: '' }[when]}`,
  onMap: ({ building: id, on, all }) => `${building[id].many}: ${on} of ${all} on the map`,
  placesPay: ({ goods }) =>
    `their places pay, from the left: ${goods.map((one) => goodsOf(one).join(' and ') || 'nothing').join('; ')}`,
  bowls: ({ bowls }) => `power in bowls I, II and III: ${bowls.join(', ')}`,
  sent: ({ n }) => `${counted(n, 'scholars')} sent`,
  nextStep: ({ price, reward }) => `next step: ${list(goodsOf(price))} for ${list(goodsOf(reward))}`,
  levelPower: ({ levels }) =>
    `reaching a level gives power: ${levels.map(({ level, power }) => `level ${level} ${power}`).join(', ')}`,
  discount: ({ n }) => `power actions cost ${n} power less`,
  scienceBonus: ({ n }) => `science bonuses count levels ${n} higher`,
  special: ({ tile, does, used }) => `special action: ${does} (${name(tile)})${used ? ', used this round' : ''}`,
  tile: ({ tile, does }) => `${name(tile)}: ${does}`,
  booksFor: (price) => `costs ${priceIn(price) || 'nothing'}`,
  columns: ({ disciplines }) => `column of ${list(disciplines.map((d) => discipline[d].word))}`,
  innovationFor: ({ names, price, payable }) =>
    `${list(names)}: ${priceIn(price) || 'nothing'}${payable ? '; can pay' : '; cannot pay'}`,
  worth: ({ seats }) =>
    `scores at once: ${seats.map(({ name: who, points }) => `${who} ${counted(points, 'points')}`).join(', ')}`,
  taken: ({ name: who }) => `taken by ${who}`,
  heldBy: ({ names }) => `held by ${list(names)}`,
  leftInStack: ({ n }) => `${n} left`,
  scholarSpace: ({ levels, holder }) => `${counted(levels, 'levels')}: ${holder ?? 'free'}`,
  offers: 'Power on offer',
  offer: ({ to, from, hex, power }) => `${to} is offered ${power} power, because ${from} has built on ${hex}`,
};
