/** What Terra Mystica says only to people who hear the table, in Ukrainian. */
import type { LandTexts } from '../../../games/terra-kit/texts-land.js';
import type { TmTexts } from '../../../games/terra-mystica/texts/types.js';
import { list, many, taken } from './counting.js';
import { nouns } from './nouns.js';
import { phases } from './told.js';

type Way = Parameters<LandTexts['way']>[0]['way'];

function comes(way: Way): string {
  switch (way.by) {
    case 'own':
      return 'тут власна будівля';
    case 'beside':
      return `поруч із ${way.from}`;
    case 'bridge':
      return `мостом від ${way.from}`;
    case 'ship':
      return `судноплавством від ${way.from}, на шляху ${many(way.n, 'rivers')}`;
    case 'skip':
      return `від ${way.from}, пропускаючи ${taken(way.n, 'hexes')}`;
    case 'far':
      return `не дістатися: до ${way.from} ${many(way.n, 'rivers')}, судноплавство ${way.range}`;
    case 'none':
      return 'не дістатися';
  }
}

const land: LandTexts = {
  nextTo: ({ places }) => `поруч: ${places.join('; ')}`,
  bridge: ({ to, owner }) => (owner === null ? `місце для моста до ${to}` : `міст до ${to} (${owner})`),
  overRiver: ({ n, hexes }) => `через річку (${many(n, 'hexes')}): ${hexes.join(', ')}`,
  way: ({ name, way, plot }) => {
    if (!plot) return `${name}: ${comes(way)}`;
    const what = plot.spades > 0 ? `${many(plot.spades, 'spades')} і житло` : 'житло';
    return `${name}: ${comes(way)}; ${what}: ${list(plot.price)}`;
  },
  neighbours: ({ a, b }) => `${a} і ${b} – сусідні клітинки.`,
  bridged: ({ a, b, owner }) => `Міст сполучає ${a} і ${b} (${owner}).`,
  bridgeable: ({ a, b }) => `Міст може сполучити ${a} і ${b}.`,
  ships: ({ a, b, n }) => `Від ${a} до ${b} водою: ${many(n, 'rivers')}.`,
  apart: ({ a, b, n }) => `Від ${a} до ${b}: ${many(n, 'hexes')}.`,
};

const { building } = nouns;

export const heard: TmTexts['heard'] = {
  land,
  phase: phases,
  round: ({ round, when }) => `раунд ${round}${{ past: ' (минув)', now: ' (зараз)', next: '' }[when]}`,
  cultCovered: 'в останньому раунді бонусу культу немає',
  turn: ({ name }) => `зараз ходить ${name}`,
  passed: ({ name }) => `${name}: пас`,
  hasLeft: ({ name }) => `${name}: поза грою`,
  order: ({ names }) => `порядок ходів: ${names.join(', ')}`,
  passOrder: ({ names }) => (names.length > 0 ? `пас, по порядку: ${names.join(', ')}` : 'поки ніхто не спасував'),

  incomeOf: ({ name }) => `Наступний дохід (${name})`,
  board: 'планшет фракції',
  bowls: ({ bowls }) => `сила в чашах I, II і III: ${bowls.join(', ')}`,
  burnt: ({ n }) => `пожертвовано сили: ${n}`,
  priests: ({ inHand, limit, supply }) => `${many(inHand, 'priests')}, щонайбільше ${limit}, у запасі ${supply}`,
  home: ({ terrain }) => `рідна місцевість: ${terrain}`,
  shipsReach: ({ n }) => `дальність ${n}`,
  nextStep: ({ price, points }) => `наступний крок: ${list(price)}, дає ${many(points, 'points')}`,
  stepsScore: ({ points }) => `ПО за кроки: ${points.join(', ')}`,
  spades: ({ rates, step }) =>
    `робітників за лопату, від кроку до кроку: ${rates.map((n, i) => `${n}${i === step ? ' (зараз)' : ''}`).join(', ')}`,
  skip: ({ n, price, points }) =>
    `може пропустити ${taken(n, 'hexes')}, вартість: ${list(price)}, дає ${many(points, 'points')}`,
  pieces: ({ building: id, on, all, strength }) =>
    `${building[id].many}: на полі ${on} з ${all}, значення сили ${strength}`,
  price: ({ price, cheap }) =>
    cheap ? `вартість: ${list(price)}, поруч із суперником ${list(cheap)}` : `вартість: ${list(price)}`,
  placesPay: ({ goods }) => `комірки дають, зліва направо: ${goods.map((one) => list(one) || 'нічого').join('; ')}`,
  townStrength: ({ n }) => `місту потрібне значення сили ${n}`,
  special: ({ id, does, used }) =>
    used ? `особлива дія ${id}: ${does}, уже використано цього раунду` : `особлива дія ${id}: ${does}`,
  tile: ({ id, does }) => `${id}: ${does}`,

  buildings: ({ building: id, hexes }) =>
    `${hexes.length === 1 ? building[id].one : building[id].many} на ${hexes.join(', ')}`,
  bridge: ({ name, a, b }) => `міст між ${a} і ${b} (${name})`,
  bridgePlaces: ({ pairs }) => `вільні місця для мостів: ${pairs.join(', ')}`,
  town: ({ name, tile, hexes, river }) =>
    river === null
      ? `${name}: ${tile}, на ${hexes.join(', ')}`
      : `${name}: ${tile}, на ${hexes.join(', ')}, через річку ${river}`,
  brief: ({ hex, terrain, building: id, owner }) =>
    id === null ? `${hex} ${terrain}` : `${hex} ${terrain}, ${building[id].one} (${owner})`,

  cult: ({ cult, steps }) => `${cult}: ${steps.map(({ name, step }) => `${name} ${step}`).join(', ')}`,
  orderSpace: ({ steps, holder }) => `${many(steps, 'steps')}: ${holder ?? 'вільно'}`,
  onTop: ({ name }) => `на вершині ${name}`,
  cultPower: ({ steps }) => `сила на шляху: ${steps.map(({ step, power }) => `рівень ${step} – ${power}`).join(', ')}`,

  usedNow: 'уже використано цього раунду',
  costsPower: ({ power }) => `коштує ${taken(power, 'power')}`,
  free: 'вільна',
  heldBy: ({ names }) => `у кого: ${list(names)}`,
  left: ({ n }) => `лишилося: ${n}`,
  offers: 'Пропозиції сили',
  offer: ({ to, from, hex, power }) => `${to} може здобути ${taken(power, 'power')}: ${from} споруджує на ${hex}`,
  freeSpades: ({ name, n, from }) => `${name}: ${many(n, 'freeSpades')} (${from})`,
  factions: 'Вільні фракції',
  faction: ({ name, home, starts }) => `${name}, ${home}, на початку: ${starts}`,
};
