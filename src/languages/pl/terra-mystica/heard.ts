/** What Terra Mystica says only to people who hear the table, in Polish. */
import type { LandTexts } from '../../../games/terra-kit/texts-land.js';
import type { TmTexts } from '../../../games/terra-mystica/texts/types.js';
import { list, many, taken } from './counting.js';
import { nouns } from './nouns.js';
import { phases } from './told.js';

type Way = Parameters<LandTexts['way']>[0]['way'];

function comes(way: Way): string {
  switch (way.by) {
    case 'own':
      return 'tu stoi własny budynek';
    case 'beside':
      return `obok ${way.from}`;
    case 'bridge':
      return `mostem z ${way.from}`;
    case 'ship':
      return `żeglugą z ${way.from}, po drodze ${many(way.n, 'rivers')}`;
    case 'skip':
      return `z ${way.from}, omijając ${taken(way.n, 'hexes')}`;
    case 'far':
      return `poza zasięgiem: do ${way.from} ${many(way.n, 'rivers')}, żegluga ${way.range}`;
    case 'none':
      return 'poza zasięgiem';
  }
}

const land: LandTexts = {
  nextTo: ({ places }) => `obok: ${places.join('; ')}`,
  bridge: ({ to, owner }) => (owner === null ? `miejsce na most do ${to}` : `most do ${to} (${owner})`),
  overRiver: ({ n, hexes }) => `przez rzekę (${many(n, 'hexes')}): ${hexes.join(', ')}`,
  way: ({ name, way, plot }) => {
    if (!plot) return `${name}: ${comes(way)}`;
    const what = plot.spades > 0 ? `${many(plot.spades, 'spades')} i chata` : 'chata';
    return `${name}: ${comes(way)}; ${what}: ${list(plot.price)}`;
  },
  neighbours: ({ a, b }) => `${a} i ${b} sąsiadują.`,
  bridged: ({ a, b, owner }) => `Most łączy ${a} i ${b} (${owner}).`,
  bridgeable: ({ a, b }) => `Most może połączyć ${a} i ${b}.`,
  ships: ({ a, b, n }) => `Z ${a} do ${b} wodą: ${many(n, 'rivers')}.`,
  apart: ({ a, b, n }) => `Z ${a} do ${b}: ${many(n, 'hexes')}.`,
};

const { building } = nouns;

export const heard: TmTexts['heard'] = {
  land,
  phase: phases,
  round: ({ round, when }) => `runda ${round}${{ past: ' (minęła)', now: ' (teraz)', next: '' }[when]}`,
  cultCovered: 'w ostatniej rundzie nie ma premii kultu',
  turn: ({ name }) => `turę ma ${name}`,
  passed: ({ name }) => `${name}: pas`,
  hasLeft: ({ name }) => `${name}: poza grą`,
  order: ({ names }) => `kolejność tur: ${names.join(', ')}`,
  passOrder: ({ names }) => (names.length > 0 ? `pasują, po kolei: ${names.join(', ')}` : 'nikt jeszcze nie spasował'),

  incomeOf: ({ name }) => `Następny dochód: ${name}`,
  board: 'plansza frakcji',
  bowls: ({ bowls }) => `moc w naczyniach I, II i III: ${bowls.join(', ')}`,
  burnt: ({ n }) => `poświęcona moc: ${n}`,
  priests: ({ inHand, limit, supply }) => `${many(inHand, 'priests')}, najwyżej ${limit}, w puli ${supply}`,
  home: ({ terrain }) => `preferowany teren: ${terrain}`,
  shipsReach: ({ n }) => `zasięg ${n}`,
  nextStep: ({ price, points }) => `następny krok: ${list(price)}, daje ${taken(points, 'points')}`,
  stepsScore: ({ points }) => `punkty za kroki: ${points.join(', ')}`,
  spades: ({ rates, step }) =>
    `robotników za łopatę według kroków: ${rates.map((n, i) => `${n}${i === step ? ' (teraz)' : ''}`).join(', ')}`,
  skip: ({ n, price, points }) =>
    `może ominąć ${taken(n, 'hexes')}, koszt: ${list(price)}, daje ${taken(points, 'points')}`,
  pieces: ({ building: id, on, all, strength }) =>
    `${building[id].many}: na planszy ${on} z ${all}, wartość mocy ${strength}`,
  price: ({ price, cheap }) => (cheap ? `koszt: ${list(price)}, obok rywala ${list(cheap)}` : `koszt: ${list(price)}`),
  placesPay: ({ goods }) => `pola dają, od lewej: ${goods.map((one) => list(one) || 'nic').join('; ')}`,
  townStrength: ({ n }) => `miasto wymaga wartości mocy ${n}`,
  special: ({ id, does, used }) =>
    used ? `akcja specjalna ${id}: ${does}, już użyta w tej rundzie` : `akcja specjalna ${id}: ${does}`,
  tile: ({ id, does }) => `${id}: ${does}`,

  buildings: ({ building: id, hexes }) =>
    `${hexes.length === 1 ? building[id].one : building[id].many} na ${hexes.join(', ')}`,
  bridge: ({ name, a, b }) => `most między ${a} i ${b} (${name})`,
  bridgePlaces: ({ pairs }) => `wolne miejsca na mosty: ${pairs.join(', ')}`,
  town: ({ name, tile, hexes, river }) =>
    river === null
      ? `${name}: ${tile}, na ${hexes.join(', ')}`
      : `${name}: ${tile}, na ${hexes.join(', ')}, przez rzekę ${river}`,
  brief: ({ hex, terrain, building: id, owner }) =>
    id === null ? `${hex} ${terrain}` : `${hex} ${terrain}, ${building[id].one} (${owner})`,

  cult: ({ cult, steps }) => `${cult}: ${steps.map(({ name, step }) => `${name} ${step}`).join(', ')}`,
  orderSpace: ({ steps, holder }) => `${many(steps, 'steps')}: ${holder ?? 'wolne'}`,
  onTop: ({ name }) => `na szczycie ${name}`,
  cultPower: ({ steps }) => `moc po drodze: ${steps.map(({ step, power }) => `poziom ${step} – ${power}`).join(', ')}`,

  usedNow: 'już użyte w tej rundzie',
  costsPower: ({ power }) => `kosztuje ${taken(power, 'power')}`,
  free: 'wolna',
  heldBy: ({ names }) => `u kogo: ${list(names)}`,
  left: ({ n }) => `zostało: ${n}`,
  offers: 'Oferty mocy',
  offer: ({ to, from, hex, power }) => `${to} może przyjąć ${taken(power, 'power')}: ${from} buduje na ${hex}`,
  freeSpades: ({ name, n, from }) => `${name}: ${many(n, 'freeSpades')} (${from})`,
  factions: 'Wolne frakcje',
  faction: ({ name, home, starts }) => `${name}, ${home}, na początku: ${starts}`,
};
