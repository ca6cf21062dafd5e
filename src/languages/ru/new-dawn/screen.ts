/** A New Dawn's screen in Russian. */
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
  reinforced: 'укреплённый',
  beside: 'укреплённые рядом',
  trade: 'жетоны торговли',
  'city-state': 'город-государство',
};

export const term = (key: string): string => TERM[key] ?? thing(key);

export const screen: Screen = {
  page: {
    map: 'поле',
    row: 'ряд развития',
    diplomacy: 'дипломатия',
    agendas: 'задания',
    wonders: 'чудеса',
    come: 'что впереди',
  },
  panel: {
    row: 'Ряд развития',
    dials: 'Диски',
    victory: 'Победа',
    wonders: 'Чудеса света',
    built: 'Построенные чудеса',
    states: 'Города-государства',
    nations: 'Цивилизации',
    cards: 'Лидер и карты',
    legend: 'Знаки',
    attack: 'Атака',
    leaders: 'Лидеры',
    tile: 'Фрагмент в руке',
    tray: 'Ещё выложить',
    decks: 'Чудеса в колодах',
    focusLeft: 'Ещё не взятые карты развития',
    supply: 'В запасе',
    finished: 'Выполненные задания',
  },
  head: {
    score: 'карты',
    tech: 'техн.',
    cities: 'города',
    mature: 'развит.',
    spaces: 'гексы',
    wonders: 'чудеса',
    tokens: 'жетоны',
  },
  label: {
    tech: 'техн.',
    event: 'соб.',
    noEvent: 'в раунде 1 событий нет',
    done: 'вып.',
    worldWonders: 'ничья: чуд.',
    spaces: 'затем гексы',
    none: 'нет',
    noneYet: 'пока нет',
    noLeader: 'лидера ещё нет',
    onOffer: 'открыты',
    oneOfEach: 'по заданию с карты',
    tieDefends: 'при ничьей побеждает защитник',
    won: 'победа',
    lost: 'поражение',
    unseen: 'ещё не открыты',
    nobody: 'ничьё',
  },
  sign: {
    wonder: 'чудо света',
    state: 'город-государство',
    natural: 'чудо природы',
    barbarian: 'варвар',
    caravan: 'караван',
  },
  tally: {
    points: 'задания',
    tech: 'диск технологий',
    cities: 'города',
    mature: 'развитые города',
    spaces: 'гексы',
    wonders: 'чудеса',
    trade: 'жетоны торговли',
    marble: 'мрамор',
    mercury: 'ртуть',
    oil: 'нефть',
    diamond: 'алмазы',
    naturals: 'чудеса природы',
    pacts: 'карты дипломатии',
    tokens: 'свободные жетоны',
  },
  does,
  cardRows,
  cardSays,

  barbarianSign: ({ letter }) => `варв. ${letter}`,
  caravan: ({ seat }) => `караван ${seat + 1}`,
  target: ({ what, hex }) => `${ASSAULT[what]} на ${hex}`,
  term: ({ key }) => term(key),
  chance: ({ chance, bare, tokens }) =>
    tokens ? `${chance} % со всеми жетонами торговли, ${bare} % без них` : `${chance} % на победу`,
  percent: ({ n }) => `${n}%`,
  couldAdd: ({ attack, defence }) => `жетоны торговли: ${attack} против ${defence}`,
  instead: ({ what, chance }) => `или ${ASSAULT[what]}: ${chance} %`,

  asSlot: ({ slot }) => `как слот ${slot}`,
  dialNext: (v) => `${level[v.level]} уровень на ${v.at}`,
  dialSoon: (v) => `${level[v.level]} на ${v.at}`,
  nextEvent: (v) => `далее: ${icon[v.icon].says}`,
  die: ({ n, way }) => `кубик ${n}: ${direction[way].brief}`,
  progress: ({ have, need }) => `${have}/${need}`,
  round: ({ round, limit }) => (limit === null ? `раунд ${round}` : `раунд ${round}, предел ${limit}`),
  finished: ({ name, round, ...v }) => `${name}: ${quoted(agenda[v.agenda])}, раунд ${round}`,
  nation: ({ name, ...v }) => (v.leader ? `${name} · ${civ[v.leader]}` : name),
  hasLeft: ({ name }) => `${name} (вне игры)`,
  leaderOf: (v) => `${civ[v.leader]}, ${leader[v.leader]}`,
  stock: ({ tokens, cities }) => `осталось: ${many(tokens, 'token')}, ${many(cities, 'city')}`,
  caravans: ({ hexes, home }) =>
    `караваны: ${[...hexes, ...(home > 0 ? [`${home} на карте развития`] : [])].join(', ') || 'нет'}`,
  cardsLeft: ({ n, down }) => (down ? 'завоёван' : many(n, 'card')),
  pactOf: ({ card, giver }) => `${pact[card]} (${giver})`,
  stateCard: (v) => `карта: ${state[v.state].whole}`,
  given: ({ card, holder }) => `${quoted(pact[card])}, ваша карта у игрока ${holder}`,
  naturalOn: ({ on, used, ...v }) =>
    `${natural[v.natural].whole}${on ? ` на карте ${quoted(focus[on])}` : ''}${used ? ' (использовано)' : ''}`,
  deck: (v) => `${type[v.type].word}, под открытой ${many(v.below, 'card')}`,
  deckCard: ({ cost, ...v }) => `${wonder[v.wonder].whole} (${age[v.age]}, ${cost})`,
  cost: ({ cost, printed }) => (cost === printed ? `${cost}` : `${cost} (${printed})`),
  waterLeft: ({ n }) => many(n, 'water'),
  comingBack: ({ letters }) => `побеждены, вернутся: ${letters.join(' ') || 'никто'}`,
  tile: ({ face }) => `фрагмент ${face}`,
  tiles: ({ numbers }) => (numbers.length > 0 ? numbers.join(' ') : 'нет'),
  playing: ({ tech, ...v }) => (v.leader ? `${civ[v.leader]}, техн. ${tech}` : `техн. ${tech}`),
  nearest: (goal) => (goal ? `${agenda[goal.agenda]} ${goal.have}/${goal.need}` : 'всё выполнено'),
};
