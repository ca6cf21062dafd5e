/** What is asked and what is on offer, in Russian. */
import type { TmPlayTexts } from '../../../games/terra-mystica/texts/types.js';
import { many, taken } from './counting.js';
import { BUILDING_TO, CULT_OF, FACTION_OF, GOOD_A, INTO } from './names.js';
import { full, nouns } from './nouns.js';

const { building, power, special, terrain } = nouns;

export const topic: TmPlayTexts['topic'] = {
  faction: 'выберите фракцию',
  place: 'поставьте жилище на домашнюю землю',
  'first-card': 'выберите бонусную карту',
  turn: 'выберите действие',
  'turn-second': 'выберите второе действие',
  'turn-rest': 'обменяйте ресурсы или закончите ход',
  rewards: 'возьмите награды в любом порядке',
  favour: 'выберите жетон Благодати',
  town: 'выберите тайл города',
  keys: 'выберите культ, в котором используете ключ',
  'last-key': 'используйте последний ключ для позиции 10 или оставьте его',
  ordain: 'посвятите рабочих в жрецы',
  ritual: 'выберите культ, чтобы продвинуться на 1 позицию',
  'open-offers': 'ответьте на предложения силы',
  leave: 'выйти из игры насовсем?',
  spades: ({ n }) => `используйте ${taken(n, 'freeSpades')}`,
  power: ({ power: n, points, name, hex }) =>
    points > 0
      ? `получить ${taken(n, 'power')} за ${many(points, 'points')}? (${name} строит на ${hex})`
      : `получить ${taken(n, 'power')} бесплатно? (${name} строит на ${hex})`,
};

export const verb: TmPlayTexts['verb'] = {
  faction: 'фракция',
  place: 'поставить',
  card: 'взять карту',
  build: 'строить',
  dig: 'преобразовать',
  advance: 'продвинуть',
  upgrade: 'улучшить',
  priest: 'отправить жреца',
  power: 'использовать силу',
  special: 'особое действие',
  pass: 'пас',
  end: 'закончить ход',
  burn: 'жертвовать силу',
  convert: 'обменять',
  connect: 'город через реку',
  favour: 'жетон Благодати',
  town: 'тайл города',
  key: 'использовать ключ',
  'use-key': 'использовать ключ',
  'keep-key': 'оставить ключ',
  ordain: 'посвятить в жрецы',
  step: 'продвинуться',
  take: 'получить силу',
  decline: 'отказаться',
  later: 'решить позже',
  done: 'готово',
  leave: 'выйти из игры',
  stay: 'играть дальше',
};

const withPlace = (text: string, at: string): string => (at === '' ? text : `${text} ${at}`);

export const target: TmPlayTexts['target'] = {
  upgrade: ({ hex, from, to }) => `${hex} ${from ? building[from].letter : ''}→${building[to].letter}`,
  dig: ({ hex, to }) => `${hex} → ${terrain[to].word}`,
  priest: ({ cult, steps }) =>
    steps === 1 ? `в запас: культ ${CULT_OF[cult]} +1` : `в орден ${CULT_OF[cult]} +${steps}`,
  convert: ({ from, to }) => `${GOOD_A[from]} → ${GOOD_A[to]}`,
  track: { ship: 'навигацию', dig: 'курс обмена' },
  cult: ({ cult }) => `в культе ${CULT_OF[cult]}`,
  power: ({ action, at }) => withPlace(power[action], at),
  special: ({ special: id, at }) => withPlace(special[id].full, at),
  specialCult: ({ special: id, cult }) => `${special[id].full} ${CULT_OF[cult]}`,
  tile: ({ tile }) => `${tile} ${nouns.meaning[tile]}`,
  offer: ({ power: n, faction: from }) => `${n} от ${FACTION_OF[from]}`,
};

/** The target is no object of these: a colon parts it from them. */
const PARTED: ReadonlySet<keyof typeof verb> = new Set([
  'faction',
  'power',
  'special',
  'pass',
  'connect',
  'favour',
  'town',
  'take',
  'decline',
]);
/** Behind these a hex has its preposition, which nobody needs to type. */
const ON: ReadonlySet<keyof typeof verb> = new Set(['place', 'build']);
const sign = (id: keyof typeof verb): string => (PARTED.has(id) ? ':' : ON.has(id) ? ' на' : '');
export const menuRow: TmPlayTexts['menuRow'] = (v) => `${verb[v.verb]}${sign(v.verb)} ${v.target}`;

export const choice: TmPlayTexts['choice'] = {
  faction: ({ faction: id }) => `играть за ${FACTION_OF[id]}`,
  place: ({ hex }) => `поставить жилище на ${hex}`,
  card: ({ card }) => `взять карту ${full(card)}`,
  build: ({ hex }) => `построить жилище на ${hex}`,
  dig: ({ hex, to }) => `преобразовать ${hex} в ${INTO[to]}`,
  upgrade: ({ hex, to }) => `улучшить ${hex} до ${BUILDING_TO[to]}`,
  track: { ship: 'улучшить навигацию', dig: 'уменьшить курс обмена' },
  priest: ({ cult, steps }) =>
    steps === 1
      ? `вернуть жреца в запас за 1 позицию в культе ${CULT_OF[cult]}`
      : `отправить жреца в орден культа ${CULT_OF[cult]}: ${many(steps, 'steps')}`,
  power: ({ action }) => `использовать силу ${action}: ${power[action]}`,
  powerBridge: ({ a, b }) => `использовать силу ACT1: мост от ${a} до ${b}`,
  special: ({ special: id }) => `особое действие ${id}: ${special[id].full}`,
  specialCult: ({ special: id, cult }) =>
    id === 'ACTA'
      ? `особое действие ${id}: 2 позиции в культе ${CULT_OF[cult]}`
      : `особое действие ${id}: 1 позиция в культе ${CULT_OF[cult]}`,
  ride: ({ hex }) => (hex ? `полёт ведьм: жилище на ${hex}` : 'полёт ведьм без жилища'),
  storm: ({ hex }) => (hex ? `песчаная буря на ${hex}` : 'песчаная буря без эффекта'),
  house: ({ hex }) => (hex ? `бесплатный торговый дом на ${hex}` : 'бесплатный торговый дом: не использовать'),
  engineers: ({ a, b }) => `мост от ${a} до ${b} за 2 рабочих`,
  pass: 'спасовать',
  passFor: ({ card }) => `спасовать и взять карту ${full(card)}`,
  burn: ({ n }) => (n === null ? 'пожертвовать силу' : `пожертвовать ${taken(n, 'power')}`),
  convert: ({ from, to, taken: n, given }) => `обменять ${taken(n, from)} на ${taken(given, to)}`,
  ordain: ({ n }) => (n === null ? 'посвятить рабочих в жрецы' : `посвятить ${taken(n, 'workers')} в жрецы`),
  connect: ({ hex }) => `основать город через гекс реки ${hex}`,
  favour: ({ tile }) => `взять жетон ${full(tile)}`,
  town: ({ tile }) => `взять тайл ${full(tile)}`,
  key: ({ cult }) => `использовать ключ в культе ${CULT_OF[cult]}`,
  step: ({ cult }) => `продвинуться на 1 позицию в культе ${CULT_OF[cult]}`,
  take: ({ points }) => (points > 0 ? `получить силу за ${many(points, 'points')}` : 'получить силу'),
  takeFrom: ({ power: n, faction: from }) => `получить ${taken(n, 'power')} от ${FACTION_OF[from]}`,
  decline: 'отказаться от силы',
  declineFrom: ({ power: n, faction: from }) => `отказаться от силы: ${n} от ${FACTION_OF[from]}`,
  end: 'закончить ход',
  later: 'решить позже',
  done: 'готово',
  'use-key': 'использовать последний ключ',
  'keep-key': 'оставить последний ключ',
  leave: 'выйти из игры',
  stay: 'играть дальше',
};
