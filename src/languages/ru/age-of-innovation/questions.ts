/** What is asked and what is on offer, in Russian. */
import type { AoiTexts } from '../../../games/age-of-innovation/texts/types.js';
import { type Counted, counted, goodsOf, list } from './counting.js';
import { asked, BUILDING, full, IN_DISCIPLINE, label, meaning, name, nouns, number, taken } from './nouns.js';

const { board, building, discipline } = nouns;

type Convert = AoiTexts['choice']['convert'];
type Convertible = Parameters<AoiTexts['target']['convert']>[0]['from'];

const isBoard = (tile: string): tile is keyof typeof board => Object.hasOwn(board, tile);
const upTo = (by: string): string => (by === '' ? '' : ` (${label(by)})`);
const some = (n: number, what: Counted): string => counted(n, what, 'acc');

export const topic: AoiTexts['topic'] = {
  turn: ({ second }) => (second ? 'выберите второе действие или завершите ход' : 'выберите действие'),
  after: 'обменяйте ресурсы или завершите ход',
  set: 'выберите планшет ландшафта с фракцией и бонусом раунда',
  draft: 'возьмите планшет ландшафта, фракцию или дворец',
  'draft-booster': 'возьмите бонус раунда',
  leave: 'выйти из игры навсегда?',
  settle: 'разместите начальную постройку',
  books: ({ left, from }) => `выберите ${some(left, 'books')}${asked(from)}`,
  pay: ({ left, from }) => `заплатите ${some(left, 'anyBooks')}${asked(from)}`,
  step: ({ left, from }) => `выберите дисциплину: ${counted(left, 'levels')}${asked(from)}`,
  'steps-in-one': ({ left, from }) => `выберите одну дисциплину: ${counted(left, 'levels')}${asked(from)}`,
  key: ({ discipline: d, left }) =>
    `использовать ключ, чтобы перейти на уровень 8 ${IN_DISCIPLINE[d]}? Ещё ${counted(left, 'levels')}`,
  spades: ({ free, from }) =>
    free === 0 ? `построить мастерскую?${asked(from)}` : `используйте ${some(free, 'freeSpades')}${asked(from)}`,
  neutral: ({ piece, from }) => `разместите ${BUILDING[piece].neutralA} ${BUILDING[piece].acc}${asked(from)}`,
  bridge: ({ from }) => `постройте мост${asked(from)}`,
  competency: ({ from }) => `возьмите компетенцию${asked(from)}`,
  palace: 'выберите тайл дворца',
  city: ({ from }) => `выберите тайл города${asked(from)}`,
  reward: 'что сначала?',
  part: ({ from }) => `какая часть сначала?${asked(from)}`,
  'guild-upgrade': ({ from }) => `какую мастерскую улучшить до гильдии?${asked(from)}`,
  'guild-swap': ({ from }) => `какую школу заменить на гильдию?${asked(from)}`,
  'guild-anywhere': ({ from }) => `где поставить бесплатную гильдию?${asked(from)}`,
  offer: ({ power, cost, by, hex }) =>
    `взять ${some(power, 'power')} ${cost === 0 ? 'бесплатно' : `за ${some(cost, 'points')}`}? ${by} строит на ${hex}`,
};

export const verb: AoiTexts['verb'] = {
  leave: 'выйти из игры',
  stay: 'играть дальше',
  build: 'построить',
  dig: 'преобразовать',
  upgrade: 'улучшить',
  track: 'улучшить',
  innovate: 'инновация',
  scholar: 'отправить учёного',
  power: 'действие силы',
  books: 'действие книг',
  special: 'особое действие',
  pavilion: 'пристройка',
  bridge: 'мост',
  found: 'город через реку',
  pass: 'спасовать',
  convert: 'обменять',
  burn: 'пожертвовать силу',
  end: 'завершить ход',
  set: 'взять набор',
  draft: 'взять',
  start: 'разместить',
  place: 'разместить',
  book: 'книга',
  pay: 'заплатить книгой',
  step: 'уровень',
  'use-key': 'использовать ключ',
  'keep-key': 'сохранить ключ',
  done: 'готово',
  competency: 'компетенция',
  palace: 'дворец',
  city: 'тайл города',
  reward: 'сначала',
  part: 'сначала',
  guild: 'гильдия',
  accept: 'взять силу',
  decline: 'отказаться',
};

const part: AoiTexts['target']['part'] = {
  spades: '2 лопаты',
  bridges: '2 моста',
  gain: '2 книги',
  neutral: 'школа',
  competency: 'компетенция',
  city: 'тайл города',
};

const CONVERTED: Readonly<Record<Convertible, { readonly one: string; readonly good: string }>> = {
  coin: { one: 'монету', good: 'coins' },
  tool: { one: 'инструмент', good: 'tools' },
  scholar: { one: 'учёного', good: 'scholars' },
  power: { one: 'силу', good: 'power' },
  banking: { one: 'книгу банк.', good: 'banking' },
  law: { one: 'книгу права', good: 'law' },
  engineering: { one: 'книгу инжен.', good: 'engineering' },
  medicine: { one: 'книгу медиц.', good: 'medicine' },
};

export const target: AoiTexts['target'] = {
  hex: ({ hex, by }) => `${hex}${upTo(by)}`,
  piece: ({ hex, building: piece }) => `${hex}: ${building[piece].word}`,
  track: { shipping: 'навигацию', terraforming: 'цену лопаты' },
  scholar: ({ discipline: d, space }) => `${discipline[d].word} ${space}`,
  set: ({ board: id, faction, booster }) => `${name(faction)}, ${nouns.terrain[id].brief} ${number(booster)}`,
  draft: ({ tile }) => (isBoard(tile) ? board[tile].label : taken(tile)),
  convert: ({ from, to }) => `${CONVERTED[from].one} → ${CONVERTED[to].one}`,
  palace: ({ palace }) => `${number(palace)}: ${meaning(palace)}`,
  reward: ({ reward }) => name(reward),
  part,
};

const amount = (of: Convertible, n: number): string => goodsOf({ [CONVERTED[of].good]: n }, 'acc').join('');

/** '3 силы на 1 инструмент' */
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
/** Behind these a place has its preposition, which nobody needs to type. */
const ON: ReadonlySet<keyof typeof verb> = new Set(['build', 'start', 'place']);
const sign = (id: keyof typeof verb): string => {
  if (PARTED.has(id)) return ':';
  if (ON.has(id)) return ' на';
  return id === 'competency' ? ' —' : '';
};
export const menuRow: Row = (v) => `${verb[v.verb]}${sign(v.verb)} ${v.target}`;

export const choice: AoiTexts['choice'] = {
  leave: 'выйти из игры',
  stay: 'играть дальше',
  build: ({ hex, by }) => `построить мастерскую на ${hex}${upTo(by)}`,
  dig: ({ hex, by, spades }) => `преобразовать ${hex}${upTo(by)}: ${counted(spades, 'spades')}`,
  upgrade: ({ hex, to }) => `улучшить ${hex} до ${BUILDING[to].gen}`,
  track: { shipping: 'улучшить навигацию', terraforming: 'удешевить лопату' },
  innovate: ({ innovation }) => `внедрить ${full(innovation)}`,
  scholar: ({ discipline: d, space }) =>
    space === 1
      ? `вернуть учёного в запас за 1 уровень ${IN_DISCIPLINE[d]}`
      : `отправить учёного: ${counted(space, 'levels')} ${IN_DISCIPLINE[d]}`,
  power: ({ action, power }) => `${meaning(action)} за ${some(power, 'power')}`,
  books: ({ action, books }) => `${meaning(action)} за ${some(books, 'books')}`,
  special: ({ tile }) => `особое действие: ${label(tile)} (${meaning(tile)})`,
  pavilion: ({ hex }) => `разместить пристройку на ${hex}`,
  bridge: ({ a, b }) => `построить мост ${a}-${b}`,
  found: ({ hex }) => `основать город через ${hex}`,
  pass: 'спасовать',
  passFor: ({ booster, coins }) =>
    `спасовать и взять ${full(booster)}${coins > 0 ? `, а с ним ${some(coins, 'coins')}` : ''}`,
  convert: (v) => `обменять ${converted(v)}`,
  burn: ({ n }) => `пожертвовать ${some(n, 'tokens')} и переместить ${some(n, 'power')} в чашу III`,
  end: 'завершить ход',
  set: ({ board: id, faction, booster }) => `взять ${taken(faction)}, ${board[id].label} и ${taken(booster)}`,
  draft: {
    board: ({ board: id }) => `взять ${board[id].label} (${meaning(id)})`,
    faction: ({ faction }) => `взять ${full(faction)}`,
    palace: ({ palace }) => `взять ${full(palace)}`,
    booster: ({ booster }) => `взять ${full(booster)}`,
  },
  start: ({ hex, building: piece }) => `разместить ${BUILDING[piece].acc} на ${hex}`,
  place: ({ hex }) => `разместить на ${hex}`,
  book: ({ discipline: d, n }) => `взять ${goodsOf({ [d]: n }, 'acc').join('')}`,
  pay: ({ discipline: d, n }) => `заплатить ${goodsOf({ [d]: n }, 'acc').join('')}`,
  step: ({ discipline: d }) => `получить уровень ${IN_DISCIPLINE[d]}`,
  'use-key': 'использовать ключ',
  'keep-key': 'сохранить ключ и потерять уровни',
  done: 'готово',
  competency: ({ competency, place }) => {
    if (!place) return `взять ${full(competency)}`;
    const gains = [some(place.steps, 'levels'), ...(place.books > 0 ? [some(place.books, 'books')] : [])];
    return `взять ${full(competency)}, а с ней ${IN_DISCIPLINE[place.discipline]} ${list(gains)}`;
  },
  palace: ({ palace }) => `взять ${full(palace)}`,
  city: ({ city }) => `взять тайл города: ${meaning(city)}`,
  reward: {
    city: 'сначала тайл города',
    competency: 'сначала компетенция',
    palace: 'сначала тайл дворца',
    founded: 'сначала бонус фракции за город',
  },
  rewardTile: ({ city }) => `сначала награда с тайла города (${meaning(city)})`,
  part: {
    spades: 'сначала 2 лопаты',
    bridges: 'сначала 2 моста',
    gain: 'сначала 2 книги',
    neutral: 'сначала школа',
    competency: 'сначала компетенция',
    city: 'сначала тайл города',
  },
  startSpade: 'сначала бесплатная лопата с планшета пустыни',
  guild: ({ hex }) => `гильдия на ${hex}`,
  accept: 'взять силу',
  decline: 'отказаться от силы',
};
