/** The screen of Through the Ages in Russian. */
import { CIVIL } from '../../../games/through-the-ages/data/civil.js';
import { isTactic, isTerritory, TACTICS } from '../../../games/through-the-ages/data/military.js';
import type { ScreenTexts } from '../../../games/through-the-ages/texts/types-screen.js';
import type { Age } from '../../../games/through-the-ages/types.js';
import { LEADERS, WONDERS } from './brief.js';
import { armyBrief, gives, held, symbolWords, use, workerGives } from './gives.js';
import { age as ageOf } from './nouns.js';
import { army, once } from './says.js';
import { built, many, naming, plus, taken, unitOr, upTo } from './words.js';

const HEAD: ScreenTexts['head'] = {
  culture: 'культура',
  science: 'наука',
  strength: 'сила',
  happy: 'счастье',
  food: 'еда',
  resources: 'ресурсы',
  civil: 'ГД',
  military: 'ВД',
  hand: 'рука',
  cards: 'военные',
  workers: 'рабочие',
  colonies: 'колонии',
  wonders: 'чудеса',
  leader: 'лидер',
};

const TALLY: ScreenTexts['tally'] = {
  points: 'культура',
  cultureRating: 'прирост культуры',
  science: 'наука',
  scienceRating: 'прирост науки',
  strength: 'сила',
  food: 'еда',
  resources: 'ресурсы',
  ca: 'гражданские действия',
  caTotal: 'все гражданские действия',
  ma: 'военные действия',
  maTotal: 'все военные действия',
  happy: 'счастье',
  needed: 'нужно счастья',
  pool: 'свободные рабочие',
  yellow: 'жёлтый банк',
  blue: 'синий банк',
  hand: 'гражданские карты',
  military: 'военные карты',
  discontent: 'недовольные рабочие',
  colonies: 'колонии',
  wonders: 'чудеса',
};

export const screen: ScreenTexts = {
  leader: LEADERS,
  wonder: WONDERS,
  gives,
  worker({ id, value }) {
    const card = CIVIL[id];
    return card.kind === 'worker' ? workerGives(card, value) : [''];
  },
  science: ({ n }) => [many(n, 'science'), `${n} нау`, `${n}н`],
  resources: ({ n }) => [many(n, 'resource'), `${n} рес`, `${n}р`],
  revolution: ({ n }) => [`${n} за революцию`, `рев. за ${n}`, `рев ${n}`],
  stages: ({ costs }) => [`этапы ${costs.join(' ')}`, costs.join(' '), costs.join('')],
  use,
  territory: ({ id }) => (isTerritory(id) ? [once(id), held(id)] : ['', '']),
  symbols: (v) => symbolWords(v.gives),

  waste: {
    gone: ({ id, resources }) =>
      `Снова ${unitOr(id, 'создать', 'построить')} ${built(id)} обойдётся в ${many(resources, 'resource')}.`,
    weakerWar: ({ attack, defence }) => `Вы слабее: ${attack} против ${defence}. Побеждённый платит.`,
    forceEnough: ({ force, bid }) => `Войск с силой ${force} хватает для ставки ${bid}: остальное пропадёт зря.`,
  },

  row: 'Ряд карт',
  take: ({ n }) => [many(n, 'civil'), `${n} ГД`],
  rowHint({ age, deck, whose, sweep }) {
    const cards = deck === 0 ? 'карт больше нет' : `впереди ${many(deck, 'card')}`;
    const gone = sweep === 1 ? 'далее уходит первая' : `далее уходят первые ${sweep}`;
    const prices = whose ? `цены для игрока ${whose}, ` : '';
    const when = `эпоха ${ageOf[age]}`;
    return [`${prices}${when}, ${cards}, ${gone}`, `${prices}${when}, ${cards}`, `${when}, ещё ${deck}`];
  },
  bar: {
    'hand-full': ['рука полна', 'полна'],
    'have-technology': ['уже есть', 'есть'],
    'leader-of-age': ['один на эпоху', 'один'],
    'wonder-begun': ['сначала своё', 'своё чудо', 'лишнее'],
  },
  empty: 'пусто',

  civilization: ({ name }) => `Цивилизация игрока ${name}`,
  unused: ({ n }) => many(n, 'unused'),
  label: {
    government: 'правление',
    leader: 'лидер',
    building: 'стройка',
    wonder: 'чудо',
    ruin: 'руины',
    special: 'особая',
    colony: 'колония',
    tactic: 'тактика',
    none: 'нет',
    science: 'наука',
    culture: 'культура',
    strength: 'сила',
    happy: 'счаст., нужно',
    food: 'еда',
    resources: 'ресурсы',
    civil: 'гражд. дейст.',
    military: 'воен. дейст.',
    hand: 'рука',
    wonders: 'чудеса',
    colonies: 'колонии',
    specials: 'особые',
    current: 'текущие',
    future: 'будущие',
    last: 'последнее',
    next: 'следующее',
    known: 'ваши события',
    open: 'открытая карта',
    common: 'общие тактики',
    wars: 'войны',
    pacts: 'пакты',
    decks: 'колоды',
    yellow: 'жёлтый банк',
    blue: 'синий банк',
    now: 'сразу',
    always: 'постоянно',
  },
  governmentSays: ({ ca, ma, urban }) => [
    `${many(ca, 'civil')}, ${many(ma, 'military')}, лимит построек ${urban}`,
    `${ca} ГД, ${ma} ВД`,
    `${ca}/${ma}`,
  ],
  stageOf: ({ stages, of, next }) => [
    `этапов ${stages} из ${of}, далее ${many(next, 'resource')}`,
    `${stages} из ${of}, далее ${next}`,
    `${stages}/${of}`,
  ],
  colony: ({ id }) => (isTerritory(id) ? held(id) : ''),
  tactic: ({ id, adds }) =>
    isTactic(id) ? [`${army(id)}, сейчас ${plus(adds)}`, `${armyBrief(id)}, ${plus(adds)}`, plus(adds)] : [''],
  army: ({ id }) => (isTactic(id) ? `${naming.name({ id })} ${armyBrief(id)} = ${TACTICS[id].strength}` : ''),
  tally: TALLY,
  next: ({ price }) => `следующий: ${many(price, 'resource')}`,
  workers: ({ n }) => many(n, 'worker'),
  tokens: ({ n }) => many(n, 'token'),

  banks: 'Банки',
  grow: ({ food }) => (food === null ? 'новых рабочих нет' : `новый рабочий: ${many(food, 'food')}`),
  eat: ({ n }) => (n === 0 ? 'потребления пока нет' : `потребление за ход: ${many(n, 'food')}`),
  happy: ({ need, have }) =>
    need === 0
      ? `счастье пока не нужно (есть ${have})`
      : have >= need
        ? `все довольны: счастье ${have}, нужно ${need}`
        : `недовольство: счастье ${have}, нужно ${need}`,
  yellowNext: ({ grow, eat, need }) =>
    grow === null
      ? `далее: никого, расход ${eat}, счастье ${need}`
      : `далее: ${many(grow, 'food')}, расход ${eat}, счастье ${need}`,
  corruption: ({ n }) => (n === 0 ? 'коррупции нет' : `коррупция забирает ${many(n, 'resource')}`),
  better: ({ tokens, corruption }) => `на ${many(tokens, 'token')} больше: ${corruption}`,
  worse: ({ tokens, corruption }) => `на ${many(tokens, 'token')} меньше: ${corruption}`,

  turnEnd: 'В конце хода',
  endScience: ({ n }) => `наука ${plus(n)}`,
  endCulture: ({ n }) => `культура ${plus(n)}`,
  endFood: ({ made, eaten, rot, after }) => [
    rot > 0
      ? `еда ${plus(made)}, съедено ${eaten}, коррупция ${rot}: ${after}`
      : `еда ${plus(made)}, съедено ${eaten}: ${after}`,
    `еда ${after}`,
  ],
  endResources: ({ made, rot, after }) => [
    rot > 0 ? `ресурсы ${plus(made)}, коррупция ${rot}: ${after}` : `ресурсы ${plus(made)}: ${after}`,
    `ресурсы ${after}`,
  ],
  endDraws: ({ n }) => (n === 0 ? 'без военной карты' : many(n, 'militaryCard')),
  uprising: ({ discontent, unused }) =>
    `Восстание: ${many(discontent, 'discontent')}, ${many(unused, 'idle')}. Производства нет.`,
  famine: ({ n }) => `Не хватает еды: теряете ${n} культуры.`,
  discards: ({ n }) => `Лимит карт: сбросить ${taken(n, 'militaryCard')}.`,

  civilizations: 'Цивилизации',
  civilizationsHint: 'сейчас и прирост за ход',
  head: HEAD,
  headBrief: {
    ...HEAD,
    culture: 'кул',
    science: 'нау',
    strength: 'сил',
    happy: 'сча',
    resources: 'рес',
    cards: 'в.к.',
    workers: 'раб',
    colonies: 'кол',
    wonders: 'чуд',
  },
  none: 'нет',
  left: 'вне игры',

  hand: ({ name }) => (name === null ? 'Ваша рука' : `Рука игрока ${name}`),
  handHint: ({ civil, civilLimit, military, militaryLimit }) => [
    `гражданские ${civil}/${civilLimit}, военные ${military}/${militaryLimit}`,
    `${civil}/${civilLimit}, ${military}/${militaryLimit}`,
  ],
  backs({ ages }) {
    const parts = ages.flatMap((n, i) => (n > 0 ? [`${n} эпохи ${ageOf[i as Age]}`] : []));
    return parts.length > 0 ? parts.join(', ') : 'нет';
  },
  howMany: ({ n }) => `${n}`,
  more: ({ n }) => `ещё ${n}`,
  handEmpty: 'в руке нет карт',

  events: 'События',
  ages: ({ ages }) => (ages.length === 0 ? 'нет' : ages.map((one) => ageOf[one]).join(' ')),
  war: ({ by, on, card }) => `${by} против ${on}: ${naming.name({ id: card })}`,
  pact: ({ a, b, card, symmetric }) =>
    symmetric ? `${a} и ${b}: ${naming.name({ id: card })}` : `A ${a}, B ${b}: ${naming.name({ id: card })}`,
  decks: ({ civil, military, discards }) => [`гражданская ${civil}`, `военная ${military}`, `в сбросе ${discards}`],

  askedBid: ({ high, leader, most }) =>
    leader === null
      ? `Ставок пока нет. Вы можете поставить до ${most}.`
      : `${leader} ставит ${high}. Вы можете до ${most}.`,
  bidForce: ({ units, armies, ships, cards }) =>
    `Ваши войска: отряды ${units}, армии ${armies}, колонизация ${ships}, карты ${cards}.`,
  askedForce: ({ bid, force }) => `Ставка ${bid}, ваши войска пока ${force}.`,
  askedDefence: ({ by, attack, strength, used, limit }) =>
    `${by} атакует, сила ${attack}; вы достигаете ${strength}, использовано ${used} из ${upTo(limit, 'card')}.`,
  rivals: ({ strengths }) => `Сила: ${strengths.map((s) => `${s.name} ${s.n}`).join(', ')}.`,

  comingTitle: ({ age }) => `Неизвестные: эпоха ${ageOf[age]}`,
  comingNone: 'Карт больше не будет.',
  comingHint: ({ cards }) => many(cards, 'card'),
  comingKind: {
    tech: 'технологии',
    leader: 'лидеры',
    wonder: 'чудеса',
    action: 'действия',
    territory: 'территории',
    event: 'события',
    attack: 'атаки',
    pact: 'пакты',
    tactic: 'тактики',
    bonus: 'бонусы',
  },
  copies: ({ name, n }) => (n === 1 ? name : `${name} ×${n}`),

  page: { row: 'ряд', table: 'стол', others: 'другие', events: 'события', hand: 'рука', coming: 'впереди' },
};
