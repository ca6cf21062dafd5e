/** What is only said to people who hear the table, in Ukrainian. */
import type { AoiTexts } from '../../../games/age-of-innovation/texts/types.js';
import { counted, goodsOf, list } from './counting.js';
import { BUILDING, name, nouns, OF_DISCIPLINE } from './nouns.js';

type Heard = AoiTexts['heard'];
type Way = Parameters<Heard['land']['way']>[0]['way'];
type BookPrice = Parameters<Heard['booksFor']>[0];

const { building } = nouns;

function comes(way: Way): string {
  switch (way.by) {
    case 'own':
      return 'має тут будівлю';
    case 'beside':
      return `поруч із ${way.from}`;
    case 'bridge':
      return `мостом від ${way.from}`;
    case 'ship':
      return `судном від ${way.from} через ${counted(way.n, 'rivers', 'acc')}`;
    case 'skip':
      return `від ${way.from} через ${counted(way.n, 'spaces', 'acc')}`;
    case 'far':
      return `поза межами досяжності: до ${way.from} ${counted(way.n, 'rivers')}, судноплавство ${way.range}`;
    case 'none':
      return 'поза межами досяжності';
  }
}

const land: Heard['land'] = {
  nextTo: ({ places }) => `поруч: ${places.join('; ')}`,
  bridge: ({ to, owner }) => (owner === null ? `можливий міст до ${to}` : `міст до ${to} (${owner})`),
  overRiver: ({ n, hexes }) => `через ${counted(n, 'rivers', 'acc')}: ${hexes.join(', ')}`,
  way: ({ name: who, way, plot }) => {
    if (!plot) return `${who}: ${comes(way)}`;
    const what = plot.spades > 0 ? `${counted(plot.spades, 'spades')} і майстерня` : 'майстерня';
    return `${who}: ${comes(way)}; ${what}, ціна: ${plot.price.join(', ')}`;
  },
  neighbours: ({ a, b }) => `${a} і ${b} сусідні.`,
  bridged: ({ a, b, owner }) => `${a} і ${b} з’єднує міст (${owner}).`,
  bridgeable: ({ a, b }) => `${a} і ${b} може з’єднати міст.`,
  ships: ({ a, b, n }) => `Судном між ${a} і ${b}: ${counted(n, 'rivers')}.`,
  apart: ({ a, b, n }) => `Від ${a} до ${b}: ${counted(n, 'spaces')}.`,
};

const priceIn = ({ books, any, coins }: BookPrice): string =>
  [
    ...books.map(({ discipline: d, n }) => goodsOf({ [d]: n }).join('')),
    ...(any > 0 ? [counted(any, 'anyBooks')] : []),
    ...goodsOf({ coins }),
  ].join(', ');

export const heard: Heard = {
  land,
  incomeOf: ({ name: who }) => `Наступний дохід (${who})`,
  turn: ({ name: who }) => `зараз ходить ${who}`,
  hasLeft: ({ name }) => `${name}: поза грою`,
  passed: ({ name: who }) => `${who}: пас`,
  buildings: ({ building: id, neutral, hexes }) => {
    const word = hexes.length === 1 ? building[id].word : building[id].many;
    const of = hexes.length === 1 ? BUILDING[id].neutral : 'нейтральні';
    return `${neutral ? `${of} ` : ''}${word} на ${hexes.join(', ')}`;
  },
  bridge: ({ name: who, a, b }) => `міст ${a}-${b} (${who})`,
  bridgePlaces: ({ pairs }) => `вільні місця для мостів: ${pairs.join(', ')}`,
  marker: ({ hex }) => `жетон міста лежить на ${hex}`,
  round: ({ round, when }) => `раунд ${round}${{ past: ' (минув)', now: ' (зараз)', next: '' }[when]}`,
  onMap: ({ building: id, on, all }) => `${building[id].many}: ${on} з ${all} на полі`,
  placesPay: ({ goods }) =>
    `їхні місця дають, зліва направо: ${goods.map((one) => goodsOf(one, 'acc').join(' і ') || 'нічого').join('; ')}`,
  bowls: ({ bowls }) => `сила в чашах I, II і III: ${bowls.join(', ')}`,
  sent: ({ n }) => `відряджено науковців: ${n}`,
  nextStep: ({ price, reward }) => `наступний крок: ${list(goodsOf(reward))} за ${list(goodsOf(price, 'acc'))}`,
  levelPower: ({ levels }) =>
    `досягнутий рівень дає силу: ${levels.map(({ level, power }) => `рівень ${level} – ${power}`).join(', ')}`,
  discount: ({ n }) => `дії сили коштують на ${counted(n, 'power', 'acc')} менше`,
  scienceBonus: ({ n }) => `у наукових бонусах рівень рахується на ${n} вищим`,
  special: ({ tile, does, used }) =>
    `особлива дія: ${does} (${name(tile)})${used ? ', уже виконано в цьому раунді' : ''}`,
  tile: ({ tile, does }) => `${name(tile)}: ${does}`,
  booksFor: (price) => `ціна: ${priceIn(price) || 'нічого'}`,
  columns: ({ disciplines }) => `стовпець ${list(disciplines.map((d) => OF_DISCIPLINE[d]))}`,
  innovationFor: ({ names, price, payable }) =>
    `${list(names)}: ${priceIn(price) || 'нічого'}${payable ? '; вистачає' : '; не вистачає'}`,
  worth: ({ seats }) =>
    `ПО негайно: ${seats.map(({ name: who, points }) => `${who} ${counted(points, 'points')}`).join(', ')}`,
  taken: ({ name: who }) => `зайнято: ${who}`,
  heldBy: ({ names }) => `має: ${list(names)}`,
  leftInStack: ({ n }) => `лишилося: ${n}`,
  scholarSpace: ({ levels, holder }) => `${counted(levels, 'levels')}: ${holder ?? 'вільно'}`,
  offers: 'Пропозиції сили',
  offer: ({ to, from, hex, power }) =>
    `${to} може здобути ${counted(power, 'power', 'acc')}: ${from} споруджує на ${hex}`,
};
