/** What is only said to people who hear the table, in Polish. */
import type { AoiTexts } from '../../../games/age-of-innovation/texts/types.js';
import { counted, goodsOf, list } from './counting.js';
import { BUILDING, name, nouns } from './nouns.js';

type Heard = AoiTexts['heard'];
type Way = Parameters<Heard['land']['way']>[0]['way'];
type BookPrice = Parameters<Heard['booksFor']>[0];

const { building } = nouns;

function comes(way: Way): string {
  switch (way.by) {
    case 'own':
      return 'ma tu budynek';
    case 'beside':
      return `obok ${way.from}`;
    case 'bridge':
      return `mostem z ${way.from}`;
    case 'ship':
      return `statkiem z ${way.from} przez ${counted(way.n, 'rivers')}`;
    case 'skip':
      return `z ${way.from}, omijając ${counted(way.n, 'spaces')}`;
    case 'far':
      return `poza zasięgiem: do ${way.from} ${counted(way.n, 'rivers')}, żegluga ${way.range}`;
    case 'none':
      return 'poza zasięgiem';
  }
}

const land: Heard['land'] = {
  nextTo: ({ places }) => `obok: ${places.join('; ')}`,
  bridge: ({ to, owner }) => (owner === null ? `możliwy most do ${to}` : `most do ${to} (${owner})`),
  overRiver: ({ n, hexes }) => `przez ${counted(n, 'rivers')}: ${hexes.join(', ')}`,
  way: ({ name: who, way, plot }) => {
    if (!plot) return `${who}: ${comes(way)}`;
    const what = plot.spades > 0 ? `${counted(plot.spades, 'spades')} i warsztat` : 'warsztat';
    return `${who}: ${comes(way)}; ${what} za ${plot.price.join(', ')}`;
  },
  neighbours: ({ a, b }) => `${a} i ${b} sąsiadują ze sobą.`,
  bridged: ({ a, b, owner }) => `${a} i ${b} łączy most (${owner}).`,
  bridgeable: ({ a, b }) => `${a} i ${b} może połączyć most.`,
  ships: ({ a, b, n }) => `Między ${a} i ${b} statek mija ${counted(n, 'rivers')}.`,
  apart: ({ a, b, n }) => `Z ${a} do ${b}: ${counted(n, 'spaces')}.`,
};

const priceIn = ({ books, any, coins }: BookPrice): string =>
  [
    ...books.map(({ discipline: d, n }) => goodsOf({ [d]: n }).join('')),
    ...(any > 0 ? [counted(any, 'anyBooks')] : []),
    ...goodsOf({ coins }),
  ].join(', ');

export const heard: Heard = {
  land,
  incomeOf: ({ name: who }) => `Następny dochód (${who})`,
  turn: ({ name: who }) => `tura: ${who}`,
  hasLeft: ({ name }) => `${name}: poza grą`,
  passed: ({ name: who }) => `${who}: pas`,
  buildings: ({ building: id, neutral, hexes }) => {
    const word = hexes.length === 1 ? building[id].word : building[id].many;
    const of = hexes.length === 1 ? BUILDING[id].neutral : 'neutralne';
    return `${neutral ? `${of} ` : ''}${word} na ${hexes.join(', ')}`;
  },
  bridge: ({ name: who, a, b }) => `most ${a}-${b} (${who})`,
  bridgePlaces: ({ pairs }) => `wolne miejsca na mosty: ${pairs.join(', ')}`,
  marker: ({ hex }) => `żeton miasta leży na ${hex}`,
  round: ({ round, when }) => `runda ${round}${{ past: ' (minęła)', now: ' (teraz)', next: '' }[when]}`,
  onMap: ({ building: id, on, all }) => `${building[id].many}: ${on} z ${all} na mapie`,
  placesPay: ({ goods }) =>
    `pola dają, od lewej: ${goods.map((one) => goodsOf(one, 'acc').join(' i ') || 'nic').join('; ')}`,
  bowls: ({ bowls }) => `moc w naczyniach I, II i III: ${bowls.join(', ')}`,
  sent: ({ n }) => `wysłani uczeni: ${n}`,
  nextStep: ({ price, reward }) => `kolejny krok: ${list(goodsOf(reward))} za ${list(goodsOf(price, 'acc'))}`,
  levelPower: ({ levels }) =>
    `wejście na poziom daje moc: ${levels.map(({ level, power }) => `poziom ${level}: ${power}`).join(', ')}`,
  discount: ({ n }) => `zaklęcia kosztują o ${counted(n, 'power', 'acc')} mniej`,
  scienceBonus: ({ n }) => `w premiach za naukę poziom liczy się o ${n} wyżej`,
  special: ({ tile, does, used }) => `akcja specjalna: ${does} (${name(tile)})${used ? ', użyta w tej rundzie' : ''}`,
  tile: ({ tile, does }) => `${name(tile)}: ${does}`,
  booksFor: (price) => `koszt: ${priceIn(price) || 'nic'}`,
  columns: ({ disciplines }) => `kolumna: ${list(disciplines.map((d) => nouns.discipline[d].word))}`,
  innovationFor: ({ names, price, payable }) =>
    `${list(names)}: ${priceIn(price) || 'nic'}${payable ? '; wystarcza' : '; nie wystarcza'}`,
  worth: ({ seats }) =>
    `punkty od razu: ${seats.map(({ name: who, points }) => `${who} ${counted(points, 'points')}`).join(', ')}`,
  taken: ({ name: who }) => `zajęte: ${who}`,
  heldBy: ({ names }) => `u kogo: ${list(names)}`,
  leftInStack: ({ n }) => `zostało: ${n}`,
  scholarSpace: ({ levels, holder }) => `${counted(levels, 'levels')}: ${holder ?? 'wolne'}`,
  offers: 'Moc z budowy do wzięcia',
  offer: ({ to, from, hex, power }) => `${to} może przyjąć ${counted(power, 'power', 'acc')}: ${from} buduje na ${hex}`,
};
