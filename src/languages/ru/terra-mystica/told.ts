/** What happened, what is lost or cannot be done, and what lies where, in Russian. */
import { ROUNDS } from '../../../games/terra-mystica/data/tiles.js';
import type { TmPlayTexts } from '../../../games/terra-mystica/texts/types.js';
import { goodsIn, goodsTaken, list, many, taken } from './counting.js';
import { BUILDING_LEFT, BUILDING_TO, CULT_OF, FACTION_OF, FROM, INTO } from './names.js';
import { because, full, nouns } from './nouns.js';

const { building, meaning, power, special, terrain } = nouns;

const isPower = (id: string): id is keyof typeof power => Object.hasOwn(power, id);

export const event: TmPlayTexts['event'] = {
  'tiles-dealt': (e) => `тайлы целей по жребию, ${e.tiles.length} из ${e.from}: ${e.tiles.join(', ')}`,
  'cards-dealt': (e) => `бонусные карты по жребию, ${e.cards.length} из ${e.from}: ${e.cards.join(', ')}`,
  'terrains-dealt': (e, t) =>
    `домашние земли по жребию, ${e.terrains.length} из ${e.from}: ${e.terrains.map((id, seat) => `${t.name(seat)} — ${terrain[id].word}`).join(', ')}`,
  faction: (e, t) => `${t.name(e.seat)} играет за ${FACTION_OF[e.faction]}`,
  // The last round has no cult bonus.
  round: (e) => `раунд ${e.round}: ${e.round === ROUNDS ? nouns.scoring[e.why].score[0] : meaning[e.why]}`,
  income: (e, t) => `${t.name(e.seat)} получает доход: ${goodsIn(e.goods)}`,
  place: (e, t) => `${t.name(e.seat)} ставит начальное жилище на ${e.hex}`,
  card: (e, t) =>
    e.coins > 0
      ? `${t.name(e.seat)} берёт карту ${full(e.card)}, а с ней ${taken(e.coins, 'coins')}`
      : `${t.name(e.seat)} берёт карту ${full(e.card)}`,
  transform: (e, t) => {
    const spades = e.spades > 0 ? ` (${many(e.spades, 'spades')})` : '';
    return `${t.name(e.seat)} преобразует ${e.hex} из ${FROM[e.from]} в ${INTO[e.to]}${spades}`;
  },
  build: (e, t) =>
    e.why === 'ACTW'
      ? `${t.name(e.seat)} строит жилище на ${e.hex} с метлы`
      : `${t.name(e.seat)} строит жилище на ${e.hex}`,
  upgrade: (e, t) => `${t.name(e.seat)} улучшает ${e.hex} до ${BUILDING_TO[e.to]}`,
  bridge: (e, t) => `${t.name(e.seat)} строит мост от ${e.a} до ${e.b}`,
  priest: (e, t) =>
    e.worth === 1
      ? `${t.name(e.seat)} возвращает жреца в запас за 1 позицию в культе ${CULT_OF[e.cult]}`
      : `${t.name(e.seat)} отправляет жреца в орден культа ${CULT_OF[e.cult]}: ${many(e.worth, 'steps')}`,
  cult: (e, t) => {
    const gain = e.power > 0 ? ` и получает ${taken(e.power, 'power')}` : '';
    return `${t.name(e.seat)} продвигается до позиции ${e.to} в культе ${CULT_OF[e.cult]}${gain}${because(e.why)}`;
  },
  advance: (e, t) =>
    e.track === 'ship'
      ? `${t.name(e.seat)} улучшает навигацию до ${e.to}`
      : `${t.name(e.seat)} уменьшает курс обмена: лопаты дешевле`,
  action: (e, t) =>
    isPower(e.why)
      ? `${t.name(e.seat)} использует силу: ${e.why} (${power[e.why]})`
      : `${t.name(e.seat)} выполняет особое действие ${e.why} (${special[e.why].full})`,
  spades: (e, t) => `${t.name(e.seat)} получает ${taken(e.spades, 'freeSpades')}${because(e.why)}`,
  wasted: (e, t) => `${t.name(e.seat)} не использует ${taken(e.spades, 'spades')}`,
  brim: (e, t) => `${t.name(e.seat)} теряет ${taken(e.power, 'power')}: в чашах нет места${because(e.why)}`,
  favour: (e, t) => `${t.name(e.seat)} берёт жетон ${full(e.tile)}`,
  town: (e, t) => `${t.name(e.seat)} основывает город на ${e.hexes.join(', ')} и берёт тайл ${full(e.tile)}`,
  'no-town': (e, t) => `${t.name(e.seat)}: построек хватает на город, но тайлов города не осталось`,
  points: (e, t) =>
    e.points < 0
      ? `${t.name(e.seat)} платит ${many(-e.points, 'points')}${because(e.why)}`
      : `${t.name(e.seat)} получает ${many(e.points, 'points')}${because(e.why)}`,
  gain: (e, t) => `${t.name(e.seat)} получает ${goodsTaken(e.goods)}${because(e.why)}`,
  convert: (e, t) => `${t.name(e.seat)} обменивает ${taken(e.paid, e.from)} на ${taken(e.n, e.to)}`,
  burn: (e, t) => `${t.name(e.seat)} жертвует ${taken(e.n, 'power')}`,
  power: (e, t) => `${t.name(e.seat)} получает ${taken(e.power, 'power')}: ${t.name(e.from)} строит на ${e.hex}`,
  decline: (e, t) => `${t.name(e.seat)} отказывается от силы (${e.power}): ${t.name(e.from)} строит на ${e.hex}`,
  lapse: (e, t) => `предложение силы пропадает: ${t.name(e.seat)}, ${e.power}`,
  pass: (e, t) => `${t.name(e.seat)} пасует`,
  leaving: (e, t) => `${t.name(e.seat)} собирается выйти из игры`,
  left: (e, t) => `${t.name(e.seat)} выходит из игры`,
  order: (e, t) => `следующий порядок хода: ${e.seats.map((seat) => t.name(seat)).join(', ')}`,
  final: () => 'финальный подсчёт очков',
  over: () => 'игра окончена',
};

export const warning: TmPlayTexts['warning'] = {
  'spades-left': ({ n }) => `вы потеряете ${taken(n, 'spades')}`,
  'no-step': 'ваш маркер не сдвинется',
  leave: 'ходов у вас больше не будет, а место будет ниже всех, кто остаётся',
  'no-effect': 'действие будет потрачено без эффекта',
};

export const reason: TmPlayTexts['reason'] = {
  occupied: ({ by }) => `гекс занят (${by})`,
  'out-of-reach': ({ shipping }) => `нет смежности с вашими постройками (навигация ${shipping})`,
  'no-piece': ({ building: id }) => `на планшете больше нет ${BUILDING_LEFT[id]}`,
  'cannot-pay': ({ goods, spades }) =>
    spades > 0 ? `не хватает: ${goodsIn(goods)} (всего лопат нужно: ${spades})` : `не хватает: ${goodsIn(goods)}`,
  'no-priest': 'у вас нет жрецов',
  'no-track': 'на вашем планшете нет такой шкалы',
  'track-end': 'шкала уже пройдена до конца',
  'action-taken': 'уже использовано в этом раунде',
  'no-power': ({ needed, have, burnable }) =>
    `нужно силы: ${needed}, есть: ${have}${burnable > 0 ? ` (жертва даст ещё: ${burnable})` : ''}`,
  'no-supply': 'в запасе больше нет жрецов',
  'no-bridge': 'все три моста уже построены',
  'no-stronghold': 'нужна крепость',
  'octagon-used': 'уже использовано в этом раунде',
};

export const phases: Readonly<Record<Parameters<TmPlayTexts['where']>[0]['phase'], string>> = {
  setup: 'подготовка',
  income: 'доход',
  actions: 'действия',
  'cult-bonus': 'бонусы культов',
  over: 'игра окончена',
};

export const where: TmPlayTexts['where'] = ({ round, rounds, phase }) =>
  phase === 'setup' || phase === 'over' ? phases[phase] : `раунд ${round} из ${rounds}  ${phases[phase]}`;

// Names stand behind a colon: they are not inflected, and no verb must agree with them.
export const over: TmPlayTexts['over'] = ({ names, points }) =>
  names.length > 1
    ? `Общая победа: ${list(names)}, ${many(points, 'points')}`
    : `Победа: ${list(names)}, ${many(points, 'points')}`;

export const place: TmPlayTexts['place'] = {
  hex: ({ hex, terrain: id, building: stands, town, away }) =>
    [
      `${hex} ${terrain[id].word}`,
      ...(stands ? [`${building[stands.piece].one} (${stands.owner})`] : []),
      ...(town ? [`город ${town}`] : []),
      ...(away ? [`до ${FROM[away.home]} ${many(away.spades, 'spades')}`] : []),
    ].join(', '),
  cult: ({ cult, steps }) => `культ ${CULT_OF[cult]}: ${steps.map(({ name, step }) => `${name} ${step}`).join(', ')}`,
  card: ({ card, coins }) =>
    coins > 0 ? `${card}: ${meaning[card]}, на карте ${many(coins, 'coins')}` : `${card}: ${meaning[card]}`,
  power: ({ action }) => `${action}: ${power[action]}`,
  special: ({ special: id }) => `${id}: ${special[id].full}`,
  tile: ({ tile }) => `${tile}: ${meaning[tile]}`,
  bridge: ({ bridge }) => `место для моста ${bridge}`,
  track: { ship: 'шкала навигации', dig: 'шкала обмена' },
};
