/** What A New Dawn asks, in Ukrainian. */
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

const { focus, pact, direction, level } = nouns;
const wonder = (id: keyof typeof WONDER): string => quoted(WONDER[id].whole);

const because = (cause: string): string => `(${thing(cause)})`;

export const topic: NdTexts['topic'] = {
  leader: 'виберіть лідера',
  tile: ({ left }) => `виберіть компонент мапи і його сторону (лишилося викласти ${left})`,
  spot: ({ face }) => `куди покласти компонент ${face}?`,
  turn: ({ face }) => `яким боком покласти компонент ${face}?`,
  focus: 'виберіть, яку карту фокусу розіграти',
  starts: 'застосувати ефект на початку ходу?',
  economyFirst: 'розіграти спершу карту економіки? (Маракана)',
  economyAfter: 'розіграти ще й карту економіки? (Маракана)',
  again: 'розіграти карту ще раз, наче зі слота 1? (Венеційський арсенал)',
  replay: 'розіграти іншу карту, наче зі слота 1? (Капіталізм)',
  swap: ({ cause }) => `поміняти місцями дві карти ряду? ${because(cause)}`,
  spend: ({ card }) => `витратити жетони торгівлі з карти ${quoted(focus[card])}?`,
  place: ({ left, cause }) => `розмістіть жетон контролю (ще ${left}, ${thing(cause)})`,
  placeHills: ({ cause }) => `розмістіть жетон контролю (на скількох завгодно пагорбах, ${thing(cause)})`,
  placeNone: ({ cause }) =>
    `невикористаних жетонів контролю немає: зняти один із мапи й розмістити деінде? ${because(cause)}`,
  lift: 'невикористаних жетонів контролю немає: зніміть один із мапи',
  shift: 'перемістити один зі своїх жетонів контролю? (Драма та поезія)',
  shiftTo: 'куди перемістити жетон?',
  media: 'виберіть жетон контролю суперника (Мас-медіа)',
  mediaNone:
    'невикористаних жетонів контролю немає: перевернути укріплений жетон суперника чи зняти свій із мапи? (Мас-медіа)',
  put: ({ n, cause }) => `на яку карту покласти жетон торгівлі? (ще ${n}, ${thing(cause)})`,
  zimbabwe: ({ left }) => `перекладіть жетони торгівлі з «Великого Зімбабве» (там ${left})`,
  gain: ({ cause }) => `виберіть ресурс ${because(cause)}`,
  exchange: 'обміняти один ресурс на інший? (Парова енергія)',
  exchangeFor: 'який ресурс узяти натомість?',
  assign: (v) => `на яку карту покласти жетон: ${NATURAL[v.natural].whole}?`,
  discard: ({ left }) => `варвари у вашій столиці: втратьте ${many(left, 'trade')}`,
  embassy: ({ giver }) => `на яку карту гравця ${giver} покласти жетон торгівлі? (Посольство)`,
  nuke: 'по якому гексу завдати удару? (Ядерна енергія)',
  upgrade: (v) => `взяти карту фокусу ${level[v.level]} рівня?`,
  improve: ({ left, cause }) => `рівень якої карти підвищити? (ще ${left}, ${thing(cause)})`,
  caravan: 'який караван рушає?',
  recall: ({ card, left }) =>
    `карта ${quoted(focus[card])} не тримає на мапі стільки караванів, зайвих ${left}: який зняти?`,
  go: ({ caravan, spaces }) => `перемістіть караван ${caravan}, не далі ніж на ${many(spaces, 'space')}`,
  stateCard: (v) => `взяти карту дипломатії поліса ${STATE[v.state].whole}?`,
  pacts: ({ left, cause }) => `візьміть карти дипломатії (ще ${left}, ${thing(cause)})`,
  pactsOf: ({ giver }) => `взяти карту дипломатії в гравця ${giver}?`,
  industryBoth: ({ production }) => `побудуйте чудо (виробництво ${production}) або місто`,
  industryWonder: ({ production }) => `побудуйте чудо (виробництво ${production})`,
  industryCity: 'побудуйте місто',
  pay: ({ production, cost, ...v }) => `оплатіть чудо ${wonder(v.wonder)}: ${production} із ${cost}`,
  site: (v) => `виберіть місто для чуда ${wonder(v.wonder)}`,
  militaryBoth: ({ attacks, reinforce }) => `атакуйте (ще ${attacks}) або укріплюйте (ще ${reinforce})`,
  militaryAttack: ({ attacks }) => `атакуйте (ще ${attacks})`,
  militaryReinforce: ({ reinforce }) => `укріплюйте (ще ${reinforce})`,
  attackTokens: ({ attack, defence }) => `витратити жетони торгівлі на цю атаку? ${attack} проти ${defence}`,
  defenceTokens: ({ attacker, hex, attack, defence }) =>
    `${attacker} атакує ${hex}, ${attack} проти ${defence}: витратити жетони торгівлі?`,
  claim: (v) => `завоювати чи звільнити поліс ${STATE[v.state].whole}?`,
  spoils: ({ from, left }) => `заберіть жетони торгівлі в гравця ${from} (ще ${left})`,
  spoilsSite: (v) => `виберіть своє місто для чуда ${wonder(v.wonder)}`,
  forbidden: 'який жетон контролю суперника знищити? (Заборонене місто)',
  eiffel: 'назвіть жетон контролю суперника (Ейфелева вежа)',
  eiffelSecond: 'назвіть інший жетон того самого суперника',
  eiffelGive: ({ by }) => `який гекс віддати гравцеві ${by}? (Ейфелева вежа)`,
  seoul: 'відвести варвара? (Сеул)',
  geneva: 'обміняти карту дипломатії? (Женева)',
  surrender: ({ giver, left }) =>
    left === 1
      ? `яку карту дипломатії повернути гравцеві ${giver}?`
      : `яку карту дипломатії повернути гравцеві ${giver}? (треба ще ${left})`,
  leave: 'вийти з гри назавжди?',
  crowd: 'кілька варварів на одному гексі: який рушає далі?',
};

export const verb: NdTexts['verb'] = {
  leader: 'грати за',
  tile: 'викласти',
  spot: 'центр',
  turn: 'поворот',
  focus: 'розіграти',
  effect: 'застосувати',
  also: 'розіграти ще й',
  again: 'ще раз',
  replay: 'розіграти',
  swap: 'поміняти',
  spend: 'витратити',
  use: 'використати',
  place: 'розмістити',
  lift: 'зняти',
  shift: 'перемістити',
  to: 'на',
  media: 'ціль',
  put: 'покласти на',
  gain: 'отримати',
  give: 'віддати',
  assign: 'покласти на',
  discard: 'втратити з',
  aid: 'покласти на',
  nuke: 'удар по',
  take: 'взяти',
  caravan: 'караван',
  go: 'до',
  stay: 'залишитися',
  recall: 'зняти',
  card: 'взяти карту',
  pact: 'взяти',
  wonder: 'чудо',
  city: 'місто',
  pay: 'сплатити',
  natural: 'використати',
  site: 'у місті',
  attack: 'атакувати',
  reinforce: 'укріпити',
  conquer: 'завоювати',
  liberate: 'звільнити',
  loot: 'забрати з',
  destroy: 'знищити',
  pick: 'назвати',
  yield: 'віддати',
  lead: 'відвести',
  renew: 'обміняти',
  barbarian: 'варвар',
  return: 'повернути',
  leave: 'вийти з гри',
  done: 'готово',
};

const inRow = ({ card, slot }: CardInRow): string =>
  slot === null ? quoted(focus[card]) : `${quoted(focus[card])} (слот ${slot})`;

const bothInRow = (cards: readonly CardInRow[]): string => list(cards.map(inRow));

const where = ({ steps, from }: Whereabouts): string =>
  steps.length === 0
    ? `на ${from}`
    : `${steps.map(({ n, way }) => `${n} на ${direction[way].word}`).join(', ')} від ${from}`;

const PIECE: Readonly<Record<keyof NdTexts['piece'], string>> = {
  token: 'жетон',
  reinforced: 'укріплений жетон',
  city: 'місто',
  mature: 'розвинуте місто',
  capital: 'столиця',
  matureCapital: 'розвинута столиця',
};
/** What is attacked. */
const PIECE_A: typeof PIECE = { ...PIECE, capital: 'столицю', matureCapital: 'розвинуту столицю' };

/** A token that stands in for a city is told as what it is (page 15). */
const holding = (pieces: typeof PIECE, { owner, kind, standsFor }: Held): string =>
  standsFor
    ? `жетон гравця ${owner} замість міста в полісі ${STATE[standsFor].whole}`
    : `${pieces[kind]} гравця ${owner}`;

export const held = (v: Held): string => holding(PIECE, v);

function aimed({ aim }: Strike): string | null {
  if (aim.at === 'barbarian') return `варвара ${aim.letter}`;
  if (aim.at === 'state') return STATE_A[aim.state];
  return aim.at === 'piece' ? holding(PIECE_A, aim) : null;
}

const reached = (goal: Goal): string => {
  if (!goal) return '';
  if (goal.at === 'state') return `, поліс ${STATE[goal.state].whole}`;
  if (goal.at === 'conquered') return `, ${STATE[goal.state].whole}, завойований гравцем ${goal.owner}`;
  return `, ${goal.at === 'capital' ? 'столиця' : 'місто'} гравця ${goal.owner}`;
};

export const pick: NdTexts['pick'] = {
  whereabouts: where,
  turn: ({ degrees }) => `${degrees}°`,
  card: inRow,
  thing: ({ id }) => thingTaken(id),
  resource: (v) => RESOURCE_A[v.resource],
  swap: ({ cards }) => bothInRow(cards),
  take: ({ card, old }) => `${quoted(focus[card])} замість ${quoted(focus[old])}`,
  go: ({ hex, goal }) => `${hex}${reached(goal)}`,
  pact: ({ card, giver }) => `${quoted(pact[card])} (${giver})`,
  renew: ({ old, card, giver }) => `${quoted(pact[old])} на ${quoted(pact[card])} (${giver})`,
  lead: ({ letter, hex }) => `${letter} на ${hex}`,
  attack: (v) => [v.hex, ...(v.odds ? [`${v.odds.chance} %`] : []), aimed(v) ?? ''].join(' ').trim(),
  media: ({ hex, reinforced }) => `${hex}, ${reinforced ? 'перевернути' : 'замінити на свій'}`,
  caravan: ({ caravan, hex }) => (hex === null ? `${caravan} на карті фокусу` : `${caravan} на ${hex}`),
};

export const menuRow: NdTexts['menuRow'] = (v) => `${verb[v.verb]} ${v.target}`;

export const choice: NdTexts['choice'] = {
  leader: (v) => `грати за ${CIV_A[v.leader]}`,
  tile: ({ face }) => `викласти компонент мапи ${face}`,
  spot: (v) => `покласти центр ${where(v)}`,
  turn: ({ degrees, touches }) =>
    `${degrees === 0 ? 'покласти без повороту' : `повернути на ${degrees}°`}${touches.length > 0 ? `, торкається ${touches.join(', ')}` : ''}`,
  focus: (v) => `розіграти карту ${inRow(v)}`,
  effect: ({ id }) => `застосувати ${thingTaken(id)}`,
  also: (v) => `розіграти ще й карту ${inRow(v)}`,
  again: (v) => `ще раз розіграти карту ${inRow(v)}, наче зі слота 1`,
  replay: (v) => `розіграти карту ${inRow(v)}, наче зі слота 1`,
  swap: ({ cards }) => `поміняти місцями ${bothInRow(cards)}`,
  spend: ({ n }) =>
    n === null
      ? 'витратити жетони торгівлі'
      : n === 0
        ? 'не витрачати жетонів торгівлі'
        : `витратити ${many(n, 'trade')}`,
  use: ({ id }) => `використати ${thingTaken(id)} як жетон торгівлі`,
  place: ({ hex }) => `розмістити жетон контролю на ${hex}`,
  lift: ({ hex }) => `зняти жетон із ${hex}`,
  shift: ({ hex }) => `перемістити жетон із ${hex}`,
  to: ({ hex }) => `перемістити його на ${hex}`,
  media: ({ hex, reinforced }) =>
    reinforced ? `перевернути укріплений жетон на ${hex}` : `замінити жетон на ${hex} своїм`,
  put: (v) => `покласти жетон торгівлі на карту ${inRow(v)}`,
  store: (v) => `покласти жетон торгівлі на ${wonder(v.wonder)}`,
  gain: (v) => `отримати ${RESOURCE_A[v.resource]}`,
  give: (v) => `віддати ${RESOURCE_A[v.resource]}`,
  assign: (v) => `покласти на карту ${inRow(v)}`,
  discard: (v) => `втратити жетон торгівлі з карти ${inRow(v)}`,
  aid: (v) => `покласти жетон торгівлі на карту ${inRow(v)}`,
  nuke: ({ hex }) => `завдати удару по ${hex}`,
  take: ({ card, old }) => `взяти карту ${quoted(focus[card])} замість ${quoted(focus[old])}`,
  caravan: ({ caravan, hex }) =>
    hex === null ? `повести караван ${caravan} (з карти фокусу)` : `повести караван ${caravan} (з ${hex})`,
  go: ({ hex, goal }) => `перемістити караван на ${hex}${reached(goal)}`,
  stay: 'залишити караван на місці',
  remain: 'залишитися у грі',
  recall: ({ hex }) => `зняти караван із ${hex}`,
  card: (v) => `взяти карту поліса ${STATE[v.state].whole}`,
  pact: ({ card, giver }) => `взяти карту ${quoted(pact[card])} у гравця ${giver}`,
  wonder: (v) => `побудувати чудо ${wonder(v.wonder)}`,
  city: ({ hex }) => `побудувати місто на ${hex}`,
  pay: (v) => `сплатити 1 ${RESOURCE_ONE[v.resource]}, +2 виробництва`,
  natural: (v) => `використати ${NATURAL_A[v.natural]}, +2 виробництва`,
  site: ({ hex }) => `у місті на ${hex}`,
  attack: (v) => {
    const what = aimed(v);
    const odds = v.odds ? `, ${v.odds.chance} % (${v.odds.attack} проти ${v.odds.defence})` : '';
    return `атакувати ${what ? `${what} на ${v.hex}` : v.hex}${odds}`;
  },
  reinforce: ({ hex }) => `укріпити ${hex}`,
  conquer: (v) => `завоювати ${STATE_A[v.state]}`,
  liberate: (v) => `звільнити ${STATE_A[v.state]}`,
  loot: (v) => `забрати жетон торгівлі з карти ${inRow(v)}`,
  destroy: ({ hex }) => `знищити жетон на ${hex}`,
  pick: ({ hex }) => `назвати жетон на ${hex}`,
  yield: ({ hex }) => `віддати ${hex}`,
  lead: ({ letter, hex }) => `відвести варвара ${letter} на ${hex}`,
  renew: ({ old, card, giver }) => `обміняти ${quoted(pact[old])} на ${quoted(pact[card])} (${giver})`,
  barbarian: ({ letter }) => `варвар ${letter} рушає далі`,
  return: ({ card, giver }) => `повернути карту ${quoted(pact[card])} гравцеві ${giver}`,
  leave: 'вийти з гри',
  done: 'готово',
};
