/** What is asked and what is on offer, in Ukrainian. */
import type { TmPlayTexts } from '../../../games/terra-mystica/texts/types.js';
import { many, taken } from './counting.js';
import { BUILDING_TO, CULT_OF, FACTION_OF, GOOD_A, INTO } from './names.js';
import { full, nouns } from './nouns.js';

const { building, power, special, terrain } = nouns;

export const topic: TmPlayTexts['topic'] = {
  faction: 'виберіть фракцію',
  place: 'розмістіть житло на рідній місцевості',
  'first-card': 'виберіть бонусну карту',
  turn: 'виберіть дію',
  'turn-second': 'виберіть другу дію',
  'turn-rest': 'перетворіть ресурси або завершіть хід',
  rewards: 'візьміть нагороди в будь-якому порядку',
  favour: 'виберіть жетон прихильності',
  town: 'виберіть жетон міста',
  keys: 'виберіть культ, у якому використаєте ключ',
  'last-key': 'використайте останній ключ для рівня 10 або збережіть його',
  ordain: 'висвятіть робітників на жерців',
  ritual: 'виберіть культ, щоб просунутися на 1 рівень',
  'open-offers': 'дайте відповідь на пропозиції сили',
  leave: 'вийти з гри назавжди?',
  spades: ({ n }) => `використайте ${taken(n, 'freeSpades')}`,
  power: ({ power: n, points, name, hex }) =>
    points > 0
      ? `здобути ${taken(n, 'power')} за ${many(points, 'points')}? (${name} споруджує на ${hex})`
      : `здобути ${taken(n, 'power')} безплатно? (${name} споруджує на ${hex})`,
};

export const verb: TmPlayTexts['verb'] = {
  faction: 'фракція',
  place: 'розмістити',
  card: 'взяти карту',
  build: 'спорудити',
  dig: 'тераформувати',
  advance: 'поліпшити',
  upgrade: 'модернізувати',
  priest: 'відрядити жерця',
  power: 'дія сили',
  special: 'особлива дія',
  pass: 'спасувати',
  end: 'завершити хід',
  burn: 'пожертвувати силу',
  convert: 'перетворити',
  connect: 'місто через річку',
  favour: 'жетон прихильності',
  town: 'жетон міста',
  key: 'використати ключ',
  'use-key': 'використати ключ',
  'keep-key': 'зберегти ключ',
  ordain: 'висвятити',
  step: 'просунутися',
  take: 'здобути силу',
  decline: 'відмовитися',
  later: 'вирішити пізніше',
  done: 'готово',
  leave: 'вийти з гри',
  stay: 'грати далі',
};

const withPlace = (text: string, at: string): string => (at === '' ? text : `${text} ${at}`);

export const target: TmPlayTexts['target'] = {
  upgrade: ({ hex, from, to }) => `${hex} ${from ? building[from].letter : ''}→${building[to].letter}`,
  dig: ({ hex, to }) => `${hex} → ${terrain[to].word}`,
  priest: ({ cult, steps }) =>
    steps === 1 ? `у запас: культ ${CULT_OF[cult]} +1` : `в орден ${CULT_OF[cult]} +${steps}`,
  convert: ({ from, to }) => `${GOOD_A[from]} → ${GOOD_A[to]}`,
  track: { ship: 'судноплавство', dig: 'курс лопат' },
  cult: ({ cult }) => `у культі ${CULT_OF[cult]}`,
  power: ({ action, at }) => withPlace(power[action], at),
  special: ({ special: id, at }) => withPlace(special[id].full, at),
  specialCult: ({ special: id, cult }) => `${special[id].full} ${CULT_OF[cult]}`,
  tile: ({ tile }) => `${tile} (${nouns.meaning[tile]})`,
  offer: ({ power: n, faction: from }) => `${n} від ${FACTION_OF[from]}`,
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
export const menuRow: TmPlayTexts['menuRow'] = (v) => `${verb[v.verb]}${PARTED.has(v.verb) ? ':' : ''} ${v.target}`;

export const choice: TmPlayTexts['choice'] = {
  faction: ({ faction: id }) => `грати за ${FACTION_OF[id]}`,
  place: ({ hex }) => `розмістити житло на ${hex}`,
  card: ({ card }) => `взяти карту ${full(card)}`,
  build: ({ hex }) => `спорудити житло на ${hex}`,
  dig: ({ hex, to }) => `тераформувати ${hex} на ${INTO[to]}`,
  upgrade: ({ hex, to }) => `модернізувати ${hex} до ${BUILDING_TO[to]}`,
  track: { ship: 'поліпшити судноплавство', dig: 'знизити курс лопат' },
  priest: ({ cult, steps }) =>
    steps === 1
      ? `повернути жерця в запас за 1 рівень у культі ${CULT_OF[cult]}`
      : `відрядити жерця в орден культу ${CULT_OF[cult]}: ${many(steps, 'steps')}`,
  power: ({ action }) => `дія сили ${action}: ${power[action]}`,
  powerBridge: ({ a, b }) => `дія сили ACT1: міст від ${a} до ${b}`,
  special: ({ special: id }) => `особлива дія ${id}: ${special[id].full}`,
  specialCult: ({ special: id, cult }) =>
    id === 'ACTA'
      ? `особлива дія ${id}: 2 рівні в культі ${CULT_OF[cult]}`
      : `особлива дія ${id}: 1 рівень у культі ${CULT_OF[cult]}`,
  ride: ({ hex }) => (hex ? `політ відьом: житло на ${hex}` : 'політ відьом без житла'),
  storm: ({ hex }) => (hex ? `піщана буря на ${hex}` : 'піщана буря без ефекту'),
  house: ({ hex }) => (hex ? `безплатний торговий дім на ${hex}` : 'безплатний торговий дім: не використовувати'),
  engineers: ({ a, b }) => `міст від ${a} до ${b} за 2 робітників`,
  pass: 'спасувати',
  passFor: ({ card }) => `спасувати й узяти карту ${full(card)}`,
  burn: ({ n }) => (n === null ? 'пожертвувати силу' : `пожертвувати ${taken(n, 'power')}`),
  convert: ({ from, to, taken: n, given }) => `перетворити ${taken(n, from)} на ${taken(given, to)}`,
  ordain: ({ n }) => (n === null ? 'висвятити робітників на жерців' : `висвятити ${taken(n, 'workers')} на жерців`),
  connect: ({ hex }) => `заснувати місто через клітинку річки ${hex}`,
  favour: ({ tile }) => `взяти жетон ${full(tile)}`,
  town: ({ tile }) => `взяти жетон ${full(tile)}`,
  key: ({ cult }) => `використати ключ у культі ${CULT_OF[cult]}`,
  step: ({ cult }) => `просунутися на 1 рівень у культі ${CULT_OF[cult]}`,
  take: ({ points }) => (points > 0 ? `здобути силу за ${many(points, 'points')}` : 'здобути силу'),
  takeFrom: ({ power: n, faction: from }) => `здобути ${taken(n, 'power')} від ${FACTION_OF[from]}`,
  decline: 'відмовитися від сили',
  declineFrom: ({ power: n, faction: from }) => `відмовитися від сили: ${n} від ${FACTION_OF[from]}`,
  end: 'завершити хід',
  later: 'вирішити пізніше',
  done: 'готово',
  'use-key': 'використати останній ключ',
  'keep-key': 'зберегти останній ключ',
  leave: 'вийти з гри',
  stay: 'грати далі',
};
