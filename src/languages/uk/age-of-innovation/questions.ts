/** What is asked and what is on offer, in Ukrainian. */
import type { AoiTexts } from '../../../games/age-of-innovation/texts/types.js';
import { type Counted, counted, goodsOf, list } from './counting.js';
import {
  asked,
  BUILDING,
  full,
  IN_DISCIPLINE,
  inDiscipline,
  label,
  meaning,
  name,
  nouns,
  number,
  taken,
} from './nouns.js';

const { board, building, discipline } = nouns;

type Convert = AoiTexts['choice']['convert'];
type Convertible = Parameters<AoiTexts['target']['convert']>[0]['from'];

const isBoard = (tile: string): tile is keyof typeof board => Object.hasOwn(board, tile);
const upTo = (by: string): string => (by === '' ? '' : ` (${label(by)})`);
const some = (n: number, what: Counted): string => counted(n, what, 'acc');

export const topic: AoiTexts['topic'] = {
  turn: ({ second }) => (second ? 'виберіть другу дію або завершіть хід' : 'виберіть дію'),
  after: 'перетворіть ресурси або завершіть хід',
  set: 'виберіть планшет планування з фракцією і бонусом раунду',
  draft: 'візьміть планшет планування, фракцію або палац',
  'draft-booster': 'візьміть бонус раунду',
  leave: 'вийти з гри назавжди?',
  settle: 'розмістіть початкову будівлю',
  books: ({ left, from }) => `виберіть ${some(left, 'books')}${asked(from)}`,
  pay: ({ left, from }) => `заплатіть ${some(left, 'anyBooks')}${asked(from)}`,
  step: ({ left, from }) => `виберіть дисципліну: ${counted(left, 'levels')}${asked(from)}`,
  'steps-in-one': ({ left, from }) => `виберіть одну дисципліну: ${counted(left, 'levels')}${asked(from)}`,
  key: ({ discipline: d, left }) =>
    `${inDiscipline('використати ключ, щоб перейти на рівень 8', d)}? Ще ${counted(left, 'levels')}`,
  spades: ({ free, from }) =>
    free === 0 ? `спорудити майстерню?${asked(from)}` : `використайте ${some(free, 'freeSpades')}${asked(from)}`,
  neutral: ({ piece, from }) => `розмістіть ${BUILDING[piece].neutralA} ${BUILDING[piece].acc}${asked(from)}`,
  bridge: ({ from }) => `спорудіть міст${asked(from)}`,
  competency: ({ from }) => `візьміть компетентність${asked(from)}`,
  palace: 'виберіть жетон палацу',
  city: ({ from }) => `виберіть жетон міста${asked(from)}`,
  reward: 'що спершу?',
  part: ({ from }) => `яка частина спершу?${asked(from)}`,
  'guild-upgrade': ({ from }) => `яку майстерню модернізувати до гільдії?${asked(from)}`,
  'guild-swap': ({ from }) => `яку школу замінити на гільдію?${asked(from)}`,
  'guild-anywhere': ({ from }) => `де поставити безплатну гільдію?${asked(from)}`,
  offer: ({ power, cost, by, hex }) =>
    `здобути ${some(power, 'power')} ${cost === 0 ? 'безплатно' : `за ${some(cost, 'points')}`}? ${by} споруджує на ${hex}`,
};

export const verb: AoiTexts['verb'] = {
  leave: 'вийти з гри',
  stay: 'грати далі',
  build: 'спорудити',
  dig: 'тераформувати',
  upgrade: 'модернізувати',
  track: 'поліпшити',
  innovate: 'інновація',
  scholar: 'відрядити науковця',
  power: 'дія сили',
  books: 'дія книжок',
  special: 'особлива дія',
  pavilion: 'павільйон',
  bridge: 'міст',
  found: 'місто через річку',
  pass: 'спасувати',
  convert: 'перетворити',
  burn: 'пожертвувати силу',
  end: 'завершити хід',
  set: 'взяти набір',
  draft: 'взяти',
  start: 'розмістити',
  place: 'розмістити',
  book: 'книжка',
  pay: 'заплатити',
  step: 'рівень',
  'use-key': 'використати ключ',
  'keep-key': 'зберегти ключ',
  done: 'готово',
  competency: 'компетентність',
  palace: 'палац',
  city: 'жетон міста',
  reward: 'спершу',
  part: 'спершу',
  guild: 'гільдія',
  accept: 'здобути силу',
  decline: 'відмовитися',
};

const part: AoiTexts['target']['part'] = {
  spades: '2 лопати',
  bridges: '2 мости',
  gain: '2 книжки',
  neutral: 'школа',
  competency: 'компетентність',
  city: 'жетон міста',
};

const CONVERTED: Readonly<Record<Convertible, { readonly one: string; readonly into: string; readonly good: string }>> =
  {
    coin: { one: 'монету', into: 'монету', good: 'coins' },
    tool: { one: 'знаряддя', into: 'знаряддя', good: 'tools' },
    scholar: { one: 'науковця', into: 'науковця', good: 'scholars' },
    power: { one: 'силу', into: 'силу', good: 'power' },
    banking: { one: 'книжку банк.', into: 'книжку банк.', good: 'banking' },
    law: { one: 'книжку юрисп.', into: 'книжку юрисп.', good: 'law' },
    engineering: { one: 'книжку інжен.', into: 'книжку інжен.', good: 'engineering' },
    medicine: { one: 'книжку медиц.', into: 'книжку медиц.', good: 'medicine' },
  };

export const target: AoiTexts['target'] = {
  hex: ({ hex, by }) => `${hex}${upTo(by)}`,
  piece: ({ hex, building: piece }) => `${hex}: ${building[piece].word}`,
  track: { shipping: 'судноплавство', terraforming: 'тераформування' },
  scholar: ({ discipline: d, space }) => `${discipline[d].word} ${space}`,
  set: ({ board: id, faction, booster }) => `${name(faction)}, ${nouns.terrain[id].brief} ${number(booster)}`,
  draft: ({ tile }) => (isBoard(tile) ? board[tile].label : taken(tile)),
  convert: ({ from, to }) => `${CONVERTED[from].one} → ${CONVERTED[to].into}`,
  palace: ({ palace }) => `${number(palace)}: ${meaning(palace)}`,
  reward: ({ reward }) => name(reward),
  part,
};

const amount = (of: Convertible, n: number): string => goodsOf({ [CONVERTED[of].good]: n }, 'acc').join('');

/** '3 очки сили на 1 знаряддя' */
export const converted: Convert = ({ from, to, taken: out, given }) => `${amount(from, out)} на ${amount(to, given)}`;

type Row = AoiTexts['menuRow'];

/** The target is no object of these: a colon parts it from them, or a dash where it has a colon of its own. */
const PARTED: ReadonlySet<keyof typeof verb> = new Set([
  'innovate',
  'scholar',
  'power',
  'books',
  'special',
  'found',
  'pass',
  'set',
  'book',
  'pay',
  'step',
  'city',
  'reward',
  'part',
]);
const sign = (id: keyof typeof verb): string => (PARTED.has(id) ? ':' : id === 'competency' ? ' –' : '');
export const menuRow: Row = (v) => `${verb[v.verb]}${sign(v.verb)} ${v.target}`;

export const choice: AoiTexts['choice'] = {
  leave: 'вийти з гри',
  stay: 'грати далі',
  build: ({ hex, by }) => `спорудити майстерню на ${hex}${upTo(by)}`,
  dig: ({ hex, by, spades }) => `тераформувати ${hex}${upTo(by)}: ${counted(spades, 'spades')}`,
  upgrade: ({ hex, to }) => `модернізувати ${hex} до ${BUILDING[to].gen}`,
  track: { shipping: 'поліпшити судноплавство', terraforming: 'модернізувати тераформування' },
  innovate: ({ innovation }) => `впровадити ${full(innovation)}`,
  scholar: ({ discipline: d, space }) =>
    space === 1
      ? inDiscipline('повернути науковця в запас за 1 рівень', d)
      : inDiscipline(`відрядити науковця: ${counted(space, 'levels')}`, d),
  power: ({ action, power }) => `${meaning(action)} за ${some(power, 'power')}`,
  books: ({ action, books }) => `${meaning(action)} за ${some(books, 'books')}`,
  special: ({ tile }) => `особлива дія: ${label(tile)} (${meaning(tile)})`,
  pavilion: ({ hex }) => `розмістити павільйон на ${hex}`,
  bridge: ({ a, b }) => `спорудити міст ${a}-${b}`,
  found: ({ hex }) => `заснувати місто через ${hex}`,
  pass: 'спасувати',
  passFor: ({ booster, coins }) =>
    `спасувати й взяти ${full(booster)}${coins > 0 ? `, а з ним ${some(coins, 'coins')}` : ''}`,
  convert: (v) => `перетворити ${converted(v)}`,
  burn: ({ n }) => `пожертвувати ${some(n, 'tokens')} і перемістити ${some(n, 'power')} в чашу III`,
  end: 'завершити хід',
  set: ({ board: id, faction, booster }) => `взяти ${taken(faction)}, ${board[id].label} і ${taken(booster)}`,
  draft: {
    board: ({ board: id }) => `взяти ${board[id].label} (${meaning(id)})`,
    faction: ({ faction }) => `взяти ${full(faction)}`,
    palace: ({ palace }) => `взяти ${full(palace)}`,
    booster: ({ booster }) => `взяти ${full(booster)}`,
  },
  start: ({ hex, building: piece }) => `розмістити ${BUILDING[piece].acc} на ${hex}`,
  place: ({ hex }) => `розмістити на ${hex}`,
  book: ({ discipline: d, n }) => `взяти ${goodsOf({ [d]: n }, 'acc').join('')}`,
  pay: ({ discipline: d, n }) => `заплатити ${goodsOf({ [d]: n }, 'acc').join('')}`,
  step: ({ discipline: d }) => inDiscipline('просунутися на рівень', d),
  'use-key': 'використати ключ',
  'keep-key': 'зберегти ключ і втратити рівні',
  done: 'готово',
  competency: ({ competency, place }) => {
    if (!place) return `взяти ${full(competency)}`;
    const gains = [some(place.steps, 'levels'), ...(place.books > 0 ? [some(place.books, 'books')] : [])];
    return `взяти ${full(competency)}, а з нею ${IN_DISCIPLINE[place.discipline]} ${list(gains)}`;
  },
  palace: ({ palace }) => `взяти ${full(palace)}`,
  city: ({ city }) => `взяти жетон міста: ${meaning(city)}`,
  reward: {
    city: 'спершу жетон міста',
    competency: 'спершу компетентність',
    palace: 'спершу жетон палацу',
    founded: 'спершу бонус фракції за місто',
  },
  rewardTile: ({ city }) => `спершу нагорода з жетона міста (${meaning(city)})`,
  part: {
    spades: 'спершу 2 лопати',
    bridges: 'спершу 2 мости',
    gain: 'спершу 2 книжки',
    neutral: 'спершу школа',
    competency: 'спершу компетентність',
    city: 'спершу жетон міста',
  },
  startSpade: 'спершу безплатна лопата з планшета пустелі',
  guild: ({ hex }) => `гільдія на ${hex}`,
  accept: 'здобути силу',
  decline: 'відмовитися від сили',
};
