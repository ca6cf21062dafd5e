/** What A New Dawn asks, in Russian. */
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';
import { NATURAL, STATE, WONDER } from './names.js';
import { CIV_A, NATURAL_A, nouns, quoted, RESOURCE_A, RESOURCE_ONE, STATE_A, thing, thingTaken } from './nouns.js';
import { list, many } from './words.js';

type Pick = NdTexts['pick'];
type CardInRow = Parameters<Pick['card']>[0];
type Whereabouts = Parameters<Pick['whereabouts']>[0];
type Strike = Parameters<Pick['attack']>[0];
type Goal = Parameters<Pick['go']>[0]['goal'];
type Held = Parameters<NdTexts['space']['held']>[0];

const { focus, pact, level } = nouns;
const wonder = (id: keyof typeof WONDER): string => quoted(WONDER[id].whole);

const because = (cause: string): string => `(${thing(cause)})`;

export const topic: NdTexts['topic'] = {
  leader: 'выберите лидера',
  tile: ({ left }) => `выберите фрагмент поля и его сторону (осталось выложить ${left})`,
  spot: ({ face }) => `куда положить фрагмент ${face}?`,
  turn: ({ face }) => `как повернуть фрагмент ${face}?`,
  focus: 'выберите, какую карту развития разыграть',
  starts: 'применить эффект в начале хода?',
  economyFirst: 'разыграть сначала карту экономики? (Маракана)',
  economyAfter: 'разыграть ещё и карту экономики? (Маракана)',
  again: 'разыграть карту ещё раз, как будто из слота 1? (Венецианский арсенал)',
  replay: 'разыграть другую карту, как будто из слота 1? (Капитализм)',
  swap: ({ cause }) => `поменять местами две карты ряда? ${because(cause)}`,
  spend: ({ card }) => `потратить жетоны торговли с карты ${quoted(focus[card])}?`,
  place: ({ left, cause }) => `разместите жетон контроля (ещё ${left}, ${thing(cause)})`,
  placeHills: ({ cause }) => `разместите жетон контроля (на скольких угодно холмах, ${thing(cause)})`,
  placeNone: ({ cause }) =>
    `свободных жетонов контроля нет: снять один с поля и разместить в другом месте? ${because(cause)}`,
  lift: 'свободных жетонов контроля нет: снимите один с поля',
  shift: 'передвинуть один из своих жетонов контроля? (Драма и поэзия)',
  shiftTo: 'куда передвинуть жетон?',
  media: 'выберите жетон контроля соперника (Масс-медиа)',
  mediaNone:
    'свободных жетонов контроля нет: перевернуть укреплённый жетон соперника или снять свой с поля? (Масс-медиа)',
  put: ({ n, cause }) => `на какую карту положить жетон торговли? (ещё ${n}, ${thing(cause)})`,
  zimbabwe: ({ left }) => `переложите жетоны торговли с «Великого Зимбабве» (там ${left})`,
  gain: ({ cause }) => `выберите ресурс ${because(cause)}`,
  exchange: 'обменять один ресурс на другой? (Энергия пара)',
  exchangeFor: 'какой ресурс взять взамен?',
  assign: (v) => `на какую карту положить жетон: ${NATURAL[v.natural].whole}?`,
  discard: ({ left }) => `варвары в вашей столице: потеряйте ${many(left, 'trade')}`,
  embassy: ({ giver }) => `на какую карту игрока ${giver} положить жетон торговли? (Посольство)`,
  nuke: 'по какому гексу нанести удар? (Ядерная энергия)',
  upgrade: (v) => `взять карту развития ${level[v.level]} уровня?`,
  improve: ({ left, cause }) => `уровень какой карты повысить? (ещё ${left}, ${thing(cause)})`,
  caravan: 'какой караван идёт?',
  recall: ({ card, left }) =>
    `карта ${quoted(focus[card])} не держит на поле столько караванов, лишних ${left}: какой снять?`,
  go: ({ caravan, spaces }) => `передвиньте караван ${caravan}, не дальше чем на ${many(spaces, 'space')}`,
  stateCard: (v) => `взять карту дипломатии (${STATE[v.state].whole})?`,
  pacts: ({ left, cause }) => `возьмите карты дипломатии (ещё ${left}, ${thing(cause)})`,
  pactsOf: ({ giver }) => `взять карту дипломатии у игрока ${giver}?`,
  industryBoth: ({ production }) => `постройте чудо (производство ${production}) или город`,
  industryWonder: ({ production }) => `постройте чудо (производство ${production})`,
  industryCity: 'постройте город',
  pay: ({ production, cost, ...v }) => `оплатите чудо ${wonder(v.wonder)}: ${production} из ${cost}`,
  site: (v) => `выберите город для чуда ${wonder(v.wonder)}`,
  militaryBoth: ({ attacks, reinforce }) => `атакуйте (ещё ${attacks}) или укрепляйте (ещё ${reinforce})`,
  militaryAttack: ({ attacks }) => `атакуйте (ещё ${attacks})`,
  militaryReinforce: ({ reinforce }) => `укрепляйте (ещё ${reinforce})`,
  attackTokens: ({ attack, defence }) => `потратить жетоны торговли на эту атаку? ${attack} против ${defence}`,
  defenceTokens: ({ attacker, hex, attack, defence }) =>
    `${attacker} атакует ${hex}, ${attack} против ${defence}: потратить жетоны торговли?`,
  claim: (v) => `завоевать или освободить ${STATE_A[v.state]}?`,
  spoils: ({ from, left }) => `заберите жетоны торговли у игрока ${from} (ещё ${left})`,
  spoilsSite: (v) => `выберите свой город для чуда ${wonder(v.wonder)}`,
  forbidden: 'какой жетон контроля соперника уничтожить? (Запретный город)',
  eiffel: 'назовите жетон контроля соперника (Эйфелева башня)',
  eiffelSecond: 'назовите другой жетон того же соперника',
  eiffelGive: ({ by }) => `какой гекс уступить игроку ${by}? (Эйфелева башня)`,
  seoul: 'отвести варвара? (Сеул)',
  geneva: 'обменять карту дипломатии? (Женева)',
  surrender: ({ giver, left }) =>
    left === 1
      ? `какую карту дипломатии вернуть игроку ${giver}?`
      : `какую карту дипломатии вернуть игроку ${giver}? (надо ещё ${left})`,
  leave: 'выйти из игры навсегда?',
  crowd: 'несколько варваров на одном гексе: который идёт дальше?',
};

export const verb: NdTexts['verb'] = {
  leader: 'играть за',
  tile: 'выложить',
  spot: 'центр',
  turn: 'поворот',
  focus: 'разыграть',
  effect: 'применить',
  also: 'разыграть ещё и',
  again: 'ещё раз',
  replay: 'разыграть',
  swap: 'поменять',
  spend: 'потратить',
  use: 'использовать',
  place: 'разместить',
  lift: 'снять',
  shift: 'передвинуть',
  to: 'на',
  media: 'цель',
  put: 'положить на',
  gain: 'получить',
  give: 'отдать',
  assign: 'положить на',
  discard: 'потерять с',
  aid: 'положить на',
  nuke: 'удар по',
  take: 'взять',
  caravan: 'караван',
  go: 'идти на',
  stay: 'остаться',
  recall: 'снять',
  card: 'взять карту',
  pact: 'взять',
  wonder: 'чудо',
  city: 'город',
  pay: 'заплатить',
  natural: 'использовать',
  site: 'в городе',
  attack: 'атаковать',
  reinforce: 'укрепить',
  conquer: 'завоевать',
  liberate: 'освободить',
  loot: 'забрать с',
  destroy: 'уничтожить',
  pick: 'назвать',
  yield: 'уступить',
  lead: 'отвести',
  renew: 'обменять',
  barbarian: 'варвар',
  return: 'вернуть',
  leave: 'выйти из игры',
  done: 'готово',
};

const inRow = ({ card, slot }: CardInRow): string =>
  slot === null ? quoted(focus[card]) : `${quoted(focus[card])} (слот ${slot})`;

const bothInRow = (cards: readonly CardInRow[]): string => list(cards.map(inRow));

const TO: Readonly<Record<Whereabouts['steps'][number]['way'], string>> = {
  NE: 'к северо-востоку',
  E: 'к востоку',
  SE: 'к юго-востоку',
  SW: 'к юго-западу',
  W: 'к западу',
  NW: 'к северо-западу',
};

/** 'в 2 гексах к востоку от B4', 'в 1 гексе к востоку и 2 к юго-востоку от B4' */
const where = ({ steps, from }: Whereabouts): string => {
  const parts = steps.map(({ n, way }, i) => `${i > 0 ? n : `в ${n} ${n === 1 ? 'гексе' : 'гексах'}`} ${TO[way]}`);
  return parts.length === 0 ? `на ${from}` : `${list(parts)} от ${from}`;
};

const PIECE: Readonly<Record<keyof NdTexts['piece'], string>> = {
  token: 'жетон',
  reinforced: 'укреплённый жетон',
  city: 'город',
  mature: 'развитый город',
  capital: 'столица',
  matureCapital: 'развитая столица',
};
/** What is attacked. */
const PIECE_A: typeof PIECE = { ...PIECE, capital: 'столицу', matureCapital: 'развитую столицу' };

/** A token that stands in for a city is told as what it is (page 15). */
const holding = (pieces: typeof PIECE, { owner, kind, standsFor }: Held): string =>
  standsFor ? `жетон игрока ${owner} вместо города (${STATE[standsFor].whole})` : `${pieces[kind]} игрока ${owner}`;

export const held = (v: Held): string => holding(PIECE, v);

function aimed({ aim }: Strike): string | null {
  if (aim.at === 'barbarian') return `варвара ${aim.letter}`;
  if (aim.at === 'state') return STATE_A[aim.state];
  return aim.at === 'piece' ? holding(PIECE_A, aim) : null;
}

const reached = (goal: Goal): string => {
  if (!goal) return '';
  if (goal.at === 'state') return `, ${STATE[goal.state].whole}`;
  if (goal.at === 'conquered') return `, ${STATE[goal.state].whole} у игрока ${goal.owner}`;
  return `, ${goal.at === 'capital' ? 'столица' : 'город'} игрока ${goal.owner}`;
};

export const pick: NdTexts['pick'] = {
  whereabouts: where,
  turn: ({ degrees }) => `${degrees}°`,
  card: inRow,
  thing: ({ id }) => thingTaken(id),
  resource: (v) => RESOURCE_A[v.resource],
  swap: ({ cards }) => bothInRow(cards),
  take: ({ card, old }) => `${quoted(focus[card])} вместо ${quoted(focus[old])}`,
  go: ({ hex, goal }) => `${hex}${reached(goal)}`,
  pact: ({ card, giver }) => `${quoted(pact[card])} (${giver})`,
  renew: ({ old, card, giver }) => `${quoted(pact[old])} на ${quoted(pact[card])} (${giver})`,
  lead: ({ letter, hex }) => `${letter} на ${hex}`,
  attack: (v) => [v.hex, ...(v.odds ? [`${v.odds.chance} %`] : []), aimed(v) ?? ''].join(' ').trim(),
  media: ({ hex, reinforced }) => `${hex}, ${reinforced ? 'перевернуть' : 'заменить на свой'}`,
  caravan: ({ caravan, hex }) => (hex === null ? `${caravan} на карте развития` : `${caravan} на ${hex}`),
};

type Verb = keyof typeof verb;

/** Behind these a space has its preposition, which nobody needs to type, or what is no object its colon. */
const BEHIND: Readonly<Partial<Record<Verb, string>>> = {
  place: ' на',
  lift: ' с',
  shift: ' с',
  recall: ' с',
  destroy: ' на',
  city: ' на',
  turn: ':',
  media: ':',
  card: ':',
};
export const menuRow: NdTexts['menuRow'] = (v) => `${verb[v.verb]}${BEHIND[v.verb] ?? ''} ${v.target}`;

export const choice: NdTexts['choice'] = {
  leader: (v) => `играть за ${CIV_A[v.leader]}`,
  tile: ({ face }) => `выложить фрагмент поля ${face}`,
  spot: (v) => `положить центр ${where(v)}`,
  turn: ({ degrees, touches }) =>
    `${degrees === 0 ? 'положить без поворота' : `повернуть на ${degrees}°`}${touches.length > 0 ? `, касается ${touches.join(', ')}` : ''}`,
  focus: (v) => `разыграть карту ${inRow(v)}`,
  effect: ({ id }) => `применить ${thingTaken(id)}`,
  also: (v) => `разыграть ещё и карту ${inRow(v)}`,
  again: (v) => `ещё раз разыграть карту ${inRow(v)}, как будто из слота 1`,
  replay: (v) => `разыграть карту ${inRow(v)}, как будто из слота 1`,
  swap: ({ cards }) => `поменять местами карты ${bothInRow(cards)}`,
  spend: ({ n }) =>
    n === null
      ? 'потратить жетоны торговли'
      : n === 0
        ? 'не тратить жетонов торговли'
        : `потратить ${many(n, 'trade')}`,
  use: ({ id }) => `использовать ${thingTaken(id)} как жетон торговли`,
  place: ({ hex }) => `разместить жетон контроля на ${hex}`,
  lift: ({ hex }) => `снять жетон с ${hex}`,
  shift: ({ hex }) => `передвинуть жетон с ${hex}`,
  to: ({ hex }) => `передвинуть его на ${hex}`,
  media: ({ hex, reinforced }) =>
    reinforced ? `перевернуть укреплённый жетон на ${hex}` : `заменить жетон на ${hex} своим`,
  put: (v) => `положить жетон торговли на карту ${inRow(v)}`,
  store: (v) => `положить жетон торговли на чудо ${wonder(v.wonder)}`,
  gain: (v) => `получить ${RESOURCE_A[v.resource]}`,
  give: (v) => `отдать ${RESOURCE_A[v.resource]}`,
  assign: (v) => `положить на карту ${inRow(v)}`,
  discard: (v) => `потерять жетон торговли с карты ${inRow(v)}`,
  aid: (v) => `положить жетон торговли на карту ${inRow(v)}`,
  nuke: ({ hex }) => `нанести удар по ${hex}`,
  take: ({ card, old }) => `взять карту ${quoted(focus[card])} вместо карты ${quoted(focus[old])}`,
  caravan: ({ caravan, hex }) =>
    hex === null ? `вести караван ${caravan} (на карте развития)` : `вести караван ${caravan} (на ${hex})`,
  go: ({ hex, goal }) => `передвинуть караван на ${hex}${reached(goal)}`,
  stay: 'оставить караван на месте',
  remain: 'остаться в игре',
  recall: ({ hex }) => `снять караван с ${hex}`,
  card: (v) => `взять карту: ${STATE[v.state].whole}`,
  pact: ({ card, giver }) => `взять карту ${quoted(pact[card])} у игрока ${giver}`,
  wonder: (v) => `построить чудо ${wonder(v.wonder)}`,
  city: ({ hex }) => `построить город на ${hex}`,
  pay: (v) => `заплатить 1 ${RESOURCE_ONE[v.resource]}, +2 к производству`,
  natural: (v) => `использовать ${NATURAL_A[v.natural]}, +2 к производству`,
  site: ({ hex }) => `в городе на ${hex}`,
  attack: (v) => {
    const what = aimed(v);
    const odds = v.odds ? `, ${v.odds.chance} % (${v.odds.attack} против ${v.odds.defence})` : '';
    return `атаковать ${what ? `${what} на ${v.hex}` : v.hex}${odds}`;
  },
  reinforce: ({ hex }) => `укрепить ${hex}`,
  conquer: (v) => `завоевать ${STATE_A[v.state]}`,
  liberate: (v) => `освободить ${STATE_A[v.state]}`,
  loot: (v) => `забрать жетон торговли с карты ${inRow(v)}`,
  destroy: ({ hex }) => `уничтожить жетон на ${hex}`,
  pick: ({ hex }) => `назвать жетон на ${hex}`,
  yield: ({ hex }) => `уступить ${hex}`,
  lead: ({ letter, hex }) => `отвести варвара ${letter} на ${hex}`,
  renew: ({ old, card, giver }) => `обменять карту ${quoted(pact[old])} на ${quoted(pact[card])} (${giver})`,
  barbarian: ({ letter }) => `варвар ${letter} идёт дальше`,
  return: ({ card, giver }) => `вернуть карту ${quoted(pact[card])} игроку ${giver}`,
  leave: 'выйти из игры',
  done: 'готово',
};
