/** A New Dawn's screen in Ukrainian. */
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';
import { does } from './cards.js';
import { nouns, quoted, thing } from './nouns.js';
import { ASSAULT, cardRows, cardSays } from './now.js';
import { many } from './words.js';

type Screen = Pick<
  NdTexts,
  | 'page'
  | 'panel'
  | 'head'
  | 'label'
  | 'sign'
  | 'tally'
  | 'does'
  | 'cardRows'
  | 'cardSays'
  | 'barbarianSign'
  | 'caravan'
  | 'target'
  | 'term'
  | 'chance'
  | 'percent'
  | 'couldAdd'
  | 'instead'
  | 'asSlot'
  | 'dialNext'
  | 'dialSoon'
  | 'nextEvent'
  | 'die'
  | 'progress'
  | 'round'
  | 'finished'
  | 'nation'
  | 'hasLeft'
  | 'leaderOf'
  | 'stock'
  | 'caravans'
  | 'cardsLeft'
  | 'pactOf'
  | 'stateCard'
  | 'given'
  | 'naturalOn'
  | 'deck'
  | 'deckCard'
  | 'cost'
  | 'waterLeft'
  | 'comingBack'
  | 'tile'
  | 'tiles'
  | 'playing'
  | 'nearest'
>;

const { level, icon, civ, leader, agenda, pact, state, wonder, natural, focus, type, age, direction } = nouns;

/** Whatever else adds to a sum is a card, wonder, leader or city-state. */
const TERM: Readonly<Record<string, string>> = {
  die: 'кубик',
  slot: 'слот',
  terrain: 'ландшафт',
  reinforced: 'укріплений',
  beside: 'укріплені поруч',
  trade: 'жетони торгівлі',
  'city-state': 'поліс',
};

export const term = (key: string): string => TERM[key] ?? thing(key);

export const screen: Screen = {
  page: {
    map: 'мапа',
    row: 'ряд фокусу',
    diplomacy: 'дипломатія',
    agendas: 'завдання',
    wonders: 'чудеса',
    come: 'що попереду',
  },
  panel: {
    row: 'Ряд фокусу',
    dials: 'Диски',
    victory: 'Перемога',
    wonders: 'Чудеса світу',
    built: 'Побудовані чудеса',
    states: 'Поліси',
    nations: 'Цивілізації',
    cards: 'Лідер і карти',
    legend: 'Знаки',
    attack: 'Атака',
    leaders: 'Лідери',
    tile: 'Компонент у руці',
    tray: 'Ще викласти',
    decks: 'Чудеса в колодах',
    focusLeft: 'Ще не взяті карти фокусу',
    supply: 'У резерві',
    finished: 'Виконані завдання',
  },
  head: {
    score: 'карти',
    tech: 'техн.',
    cities: 'міста',
    mature: 'розвин.',
    spaces: 'гекси',
    wonders: 'чудеса',
    tokens: 'жетони',
  },
  label: {
    tech: 'техн.',
    event: 'подія',
    noEvent: 'у раунді 1 подій немає',
    done: 'вик.',
    worldWonders: 'нічия: чуда',
    spaces: 'далі: гекси',
    none: 'немає',
    noneYet: 'поки немає',
    noLeader: 'лідера ще немає',
    onOffer: 'відкриті',
    oneOfEach: 'по завданню з карти',
    tieDefends: 'за нічиєї перемагає захисник',
    won: 'перемога',
    lost: 'поразка',
    unseen: 'ще не відкриті',
    nobody: 'нічиє',
  },
  sign: {
    wonder: 'чудо світу',
    state: 'поліс',
    natural: 'чудо природи',
    barbarian: 'варвар',
    caravan: 'караван',
  },
  tally: {
    points: 'завдання',
    tech: 'диск технологій',
    cities: 'міста',
    mature: 'розвинуті міста',
    spaces: 'гекси',
    wonders: 'чудеса',
    trade: 'жетони торгівлі',
    marble: 'мармур',
    mercury: 'ртуть',
    oil: 'нафта',
    diamond: 'діаманти',
    naturals: 'чудеса природи',
    pacts: 'карти дипломатії',
    tokens: 'невикористані жетони',
  },
  does,
  cardRows,
  cardSays,

  barbarianSign: ({ letter }) => `варв. ${letter}`,
  caravan: ({ seat }) => `караван ${seat + 1}`,
  target: ({ what, hex }) => `${ASSAULT[what]} на ${hex}`,
  term: ({ key }) => term(key),
  chance: ({ chance, bare, tokens }) =>
    tokens ? `${chance} % з усіма жетонами торгівлі, ${bare} % без них` : `${chance} % на перемогу`,
  percent: ({ n }) => `${n}%`,
  couldAdd: ({ attack, defence }) => `жетони торгівлі: ${attack} проти ${defence}`,
  instead: ({ what, chance }) => `або ${ASSAULT[what]}: ${chance} %`,

  asSlot: ({ slot }) => `як слот ${slot}`,
  dialNext: (v) => `${level[v.level]} рівень на ${v.at}`,
  dialSoon: (v) => `${level[v.level]} на ${v.at}`,
  nextEvent: (v) => `далі: ${icon[v.icon].says}`,
  die: ({ n, way }) => `кубик ${n}: ${direction[way].brief}`,
  progress: ({ have, need }) => `${have}/${need}`,
  round: ({ round, limit }) => (limit === null ? `раунд ${round}` : `раунд ${round}, не більше ${limit}`),
  finished: ({ name, round, ...v }) => `${name}: ${quoted(agenda[v.agenda])}, раунд ${round}`,
  nation: ({ name, ...v }) => (v.leader ? `${name} · ${civ[v.leader]}` : name),
  hasLeft: ({ name }) => `${name} (поза грою)`,
  leaderOf: (v) => `${civ[v.leader]}, ${leader[v.leader]}`,
  stock: ({ tokens, cities }) => `лишилося: ${many(tokens, 'token')}, ${many(cities, 'city')}`,
  caravans: ({ hexes, home }) =>
    `каравани: ${[...hexes, ...(home > 0 ? [`${home} на карті фокусу`] : [])].join(', ') || 'немає'}`,
  cardsLeft: ({ n, down }) => (down ? 'завойований' : many(n, 'card')),
  pactOf: ({ card, giver }) => `${pact[card]} (${giver})`,
  stateCard: (v) => `карта: ${state[v.state].whole}`,
  given: ({ card, holder }) => `${quoted(pact[card])}, ваша карта в гравця ${holder}`,
  naturalOn: ({ on, used, ...v }) =>
    `${natural[v.natural].whole}${on ? ` на ${quoted(focus[on])}` : ''}${used ? ' (використано)' : ''}`,
  deck: (v) => `${type[v.type].word}, під відкритою ${many(v.below, 'card')}`,
  deckCard: ({ cost, ...v }) => `${wonder[v.wonder].whole} (${age[v.age]}, ${cost})`,
  cost: ({ cost, printed }) => (cost === printed ? `${cost}` : `${cost} (${printed})`),
  waterLeft: ({ n }) => many(n, 'water'),
  comingBack: ({ letters }) => `переможені, відродяться: ${letters.join(' ') || 'немає'}`,
  tile: ({ face }) => `компонент ${face}`,
  tiles: ({ numbers }) => (numbers.length > 0 ? numbers.join(' ') : 'немає'),
  playing: ({ tech, ...v }) => (v.leader ? `${civ[v.leader]}, техн. ${tech}` : `техн. ${tech}`),
  nearest: (goal) => (goal ? `${agenda[goal.agenda]} ${goal.have}/${goal.need}` : 'усе виконано'),
};
