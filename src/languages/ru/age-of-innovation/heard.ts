/** What is only said to people who hear the table, in Russian. */
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
      return 'здесь своя постройка';
    case 'beside':
      return `рядом с ${way.from}`;
    case 'bridge':
      return `по мосту от ${way.from}`;
    case 'ship':
      return `по воде от ${way.from} через ${counted(way.n, 'rivers', 'acc')}`;
    case 'skip':
      return `от ${way.from} через ${counted(way.n, 'spaces', 'acc')}`;
    case 'far':
      return `вне досягаемости: до ${way.from} ${counted(way.n, 'rivers')}, навигация ${way.range}`;
    case 'none':
      return 'вне досягаемости';
  }
}

const land: Heard['land'] = {
  nextTo: ({ places }) => `рядом: ${places.join('; ')}`,
  bridge: ({ to, owner }) => (owner === null ? `возможен мост до ${to}` : `мост до ${to} (${owner})`),
  overRiver: ({ n, hexes }) => `через ${counted(n, 'rivers', 'acc')}: ${hexes.join(', ')}`,
  way: ({ name: who, way, plot }) => {
    if (!plot) return `${who}: ${comes(way)}`;
    const what = plot.spades > 0 ? `${counted(plot.spades, 'spades')} и мастерская` : 'мастерская';
    return `${who}: ${comes(way)}; ${what}, цена: ${plot.price.join(', ')}`;
  },
  neighbours: ({ a, b }) => `${a} и ${b} — соседние гексы.`,
  bridged: ({ a, b, owner }) => `${a} и ${b} соединяет мост (${owner}).`,
  bridgeable: ({ a, b }) => `${a} и ${b} может соединить мост.`,
  ships: ({ a, b, n }) => `По воде между ${a} и ${b}: ${counted(n, 'rivers')}.`,
  apart: ({ a, b, n }) => `От ${a} до ${b}: ${counted(n, 'spaces')}.`,
};

const priceIn = ({ books, any, coins }: BookPrice): string =>
  [
    ...books.map(({ discipline: d, n }) => goodsOf({ [d]: n }).join('')),
    ...(any > 0 ? [counted(any, 'anyBooks')] : []),
    ...goodsOf({ coins }),
  ].join(', ');

export const heard: Heard = {
  land,
  incomeOf: ({ name: who }) => `Следующий доход (${who})`,
  turn: ({ name: who }) => `сейчас ходит ${who}`,
  hasLeft: ({ name }) => `${name}: вне игры`,
  passed: ({ name: who }) => `${who}: пас`,
  buildings: ({ building: id, neutral, hexes }) => {
    const word = hexes.length === 1 ? building[id].word : building[id].many;
    const of = hexes.length === 1 ? BUILDING[id].neutral : 'нейтральные';
    return `${neutral ? `${of} ` : ''}${word} на ${hexes.join(', ')}`;
  },
  bridge: ({ name: who, a, b }) => `мост ${a}-${b} (${who})`,
  bridgePlaces: ({ pairs }) => `свободные места для мостов: ${pairs.join(', ')}`,
  marker: ({ hex }) => `тайл города лежит на ${hex}`,
  round: ({ round, when }) => `раунд ${round}${{ past: ' (прошёл)', now: ' (сейчас)', next: '' }[when]}`,
  onMap: ({ building: id, on, all }) => `${building[id].many}: ${on} из ${all} на поле`,
  placesPay: ({ goods }) =>
    `места дают, слева направо: ${goods.map((one) => goodsOf(one, 'acc').join(' и ') || 'ничего').join('; ')}`,
  bowls: ({ bowls }) => `сила в чашах I, II и III: ${bowls.join(', ')}`,
  sent: ({ n }) => `отправлено учёных: ${n}`,
  nextStep: ({ price, reward }) => `следующий шаг: ${list(goodsOf(reward))} за ${list(goodsOf(price, 'acc'))}`,
  levelPower: ({ levels }) =>
    `достигнутый уровень даёт силу: ${levels.map(({ level, power }) => `уровень ${level} — ${power}`).join(', ')}`,
  discount: ({ n }) => `действия силы стоят на ${counted(n, 'power', 'acc')} меньше`,
  scienceBonus: ({ n }) => `в научных бонусах уровень считается на ${n} выше`,
  special: ({ tile, does, used }) =>
    `особое действие: ${does} (${name(tile)})${used ? ', уже выполнено в этом раунде' : ''}`,
  tile: ({ tile, does }) => `${name(tile)}: ${does}`,
  booksFor: (price) => `цена: ${priceIn(price) || 'ничего'}`,
  columns: ({ disciplines }) =>
    `${disciplines.length === 1 ? 'столбец' : 'столбцы'} ${list(disciplines.map((d) => OF_DISCIPLINE[d]))}`,
  innovationFor: ({ names, price, payable }) =>
    `${list(names)}: ${priceIn(price) || 'ничего'}${payable ? '; хватает' : '; не хватает'}`,
  worth: ({ seats }) =>
    `ПО сразу: ${seats.map(({ name: who, points }) => `${who} ${counted(points, 'points')}`).join(', ')}`,
  taken: ({ name: who }) => `занято: ${who}`,
  heldBy: ({ names }) => `есть у: ${list(names)}`,
  leftInStack: ({ n }) => `осталось: ${n}`,
  scholarSpace: ({ levels, holder }) => `${counted(levels, 'levels')}: ${holder ?? 'свободно'}`,
  offers: 'Предложения силы',
  offer: ({ to, from, hex, power }) => `${to} может взять ${counted(power, 'power', 'acc')}: ${from} строит на ${hex}`,
};
