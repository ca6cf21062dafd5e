/** What Terra Mystica says only to people who hear the table, in Russian. */
import type { LandTexts } from '../../../games/terra-kit/texts-land.js';
import type { TmTexts } from '../../../games/terra-mystica/texts/types.js';
import { list, many, taken } from './counting.js';
import { nouns } from './nouns.js';
import { phases } from './told.js';

type Way = Parameters<LandTexts['way']>[0]['way'];

function comes(way: Way): string {
  switch (way.by) {
    case 'own':
      return 'здесь своя постройка';
    case 'beside':
      return `рядом с ${way.from}`;
    case 'bridge':
      return `по мосту от ${way.from}`;
    case 'ship':
      return `навигацией от ${way.from}, на пути ${many(way.n, 'rivers')}`;
    case 'skip':
      return `от ${way.from}, пропуская ${taken(way.n, 'hexes')}`;
    case 'far':
      return `не достать: до ${way.from} ${many(way.n, 'rivers')}, навигация ${way.range}`;
    case 'none':
      return 'не достать';
  }
}

const land: LandTexts = {
  nextTo: ({ places }) => `рядом: ${places.join('; ')}`,
  bridge: ({ to, owner }) => (owner === null ? `место для моста до ${to}` : `мост до ${to} (${owner})`),
  overRiver: ({ n, hexes }) => `через реку (${many(n, 'hexes')}): ${hexes.join(', ')}`,
  way: ({ name, way, plot }) => {
    if (!plot) return `${name}: ${comes(way)}`;
    const what = plot.spades > 0 ? `${many(plot.spades, 'spades')} и жилище` : 'жилище';
    return `${name}: ${comes(way)}; ${what}: ${list(plot.price)}`;
  },
  neighbours: ({ a, b }) => `${a} и ${b} — соседи.`,
  bridged: ({ a, b, owner }) => `Мост соединяет ${a} и ${b} (${owner}).`,
  bridgeable: ({ a, b }) => `Мост может соединить ${a} и ${b}.`,
  ships: ({ a, b, n }) => `От ${a} до ${b} по воде: ${many(n, 'rivers')}.`,
  apart: ({ a, b, n }) => `От ${a} до ${b}: ${many(n, 'hexes')}.`,
};

const { building } = nouns;

export const heard: TmTexts['heard'] = {
  land,
  phase: phases,
  round: ({ round, when }) => `раунд ${round}${{ past: ' (пройден)', now: ' (сейчас)', next: '' }[when]}`,
  cultCovered: 'в последнем раунде бонуса культа нет',
  turn: ({ name }) => `сейчас ходит ${name}`,
  passed: ({ name }) => `${name}: пас`,
  hasLeft: ({ name }) => `${name}: вне игры`,
  order: ({ names }) => `порядок хода: ${names.join(', ')}`,
  passOrder: ({ names }) => (names.length > 0 ? `пас, по порядку: ${names.join(', ')}` : 'пока никто не спасовал'),

  incomeOf: ({ name }) => `Следующий доход (${name})`,
  board: 'планшет фракции',
  bowls: ({ bowls }) => `сила в чашах I, II и III: ${bowls.join(', ')}`,
  burnt: ({ n }) => `пожертвовано силы: ${n}`,
  priests: ({ inHand, limit, supply }) => `${many(inHand, 'priests')}, самое большее ${limit}, в запасе ${supply}`,
  home: ({ terrain }) => `домашняя земля: ${terrain}`,
  shipsReach: ({ n }) => `дальность ${n}`,
  nextStep: ({ price, points }) => `следующий шаг: ${list(price)}, даёт ${many(points, 'points')}`,
  stepsScore: ({ points }) => `ПО за шаги: ${points.join(', ')}`,
  spades: ({ rates, step }) =>
    `рабочих за лопату по шагам: ${rates.map((n, i) => `${n}${i === step ? ' (сейчас)' : ''}`).join(', ')}`,
  skip: ({ n, price, points }) =>
    `может пропустить ${taken(n, 'hexes')}, стоимость: ${list(price)}, даёт ${many(points, 'points')}`,
  pieces: ({ building: id, on, all, strength }) =>
    `${building[id].many}: на поле ${on} из ${all}, значение силы ${strength}`,
  price: ({ price, cheap }) =>
    cheap ? `стоимость: ${list(price)}, рядом с соперником ${list(cheap)}` : `стоимость: ${list(price)}`,
  placesPay: ({ goods }) => `места дают, слева направо: ${goods.map((one) => list(one) || 'ничего').join('; ')}`,
  townStrength: ({ n }) => `городу нужно значение силы ${n}`,
  special: ({ id, does, used }) =>
    used ? `особое действие ${id}: ${does}, уже использовано в этом раунде` : `особое действие ${id}: ${does}`,
  tile: ({ id, does }) => `${id}: ${does}`,

  buildings: ({ building: id, hexes }) =>
    `${hexes.length === 1 ? building[id].one : building[id].many} на ${hexes.join(', ')}`,
  bridge: ({ name, a, b }) => `мост между ${a} и ${b} (${name})`,
  bridgePlaces: ({ pairs }) => `свободные места для мостов: ${pairs.join(', ')}`,
  town: ({ name, tile, hexes, river }) =>
    river === null
      ? `${name}: ${tile}, на ${hexes.join(', ')}`
      : `${name}: ${tile}, на ${hexes.join(', ')}, через реку ${river}`,
  brief: ({ hex, terrain, building: id, owner }) =>
    id === null ? `${hex} ${terrain}` : `${hex} ${terrain}, ${building[id].one} (${owner})`,

  cult: ({ cult, steps }) => `${cult}: ${steps.map(({ name, step }) => `${name} ${step}`).join(', ')}`,
  orderSpace: ({ steps, holder }) => `${many(steps, 'steps')}: ${holder ?? 'свободно'}`,
  onTop: ({ name }) => `на вершине ${name}`,
  cultPower: ({ steps }) => `сила по пути: ${steps.map(({ step, power }) => `позиция ${step} — ${power}`).join(', ')}`,

  usedNow: 'уже использовано в этом раунде',
  costsPower: ({ power }) => `стоит ${taken(power, 'power')}`,
  free: 'свободна',
  heldBy: ({ names }) => `у кого: ${list(names)}`,
  left: ({ n }) => `осталось: ${n}`,
  offers: 'Предложения силы',
  offer: ({ to, from, hex, power }) => `${to} может получить ${taken(power, 'power')}: ${from} строит на ${hex}`,
  freeSpades: ({ name, n, from }) => `${name}: ${many(n, 'freeSpades')} (${from})`,
  factions: 'Свободные фракции',
  faction: ({ name, home, starts }) => `${name}, ${home}, в начале: ${starts}`,
};
