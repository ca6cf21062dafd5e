/** The screen of Through the Ages in Ukrainian. */
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
  happy: 'щастя',
  food: 'їжа',
  resources: 'ресурси',
  civil: 'ЦД',
  military: 'ВД',
  hand: 'рука',
  cards: 'військ.',
  workers: 'робітн.',
  colonies: 'колонії',
  wonders: 'чудеса',
  leader: 'лідер',
};

const TALLY: ScreenTexts['tally'] = {
  points: 'культура',
  cultureRating: 'приріст культури',
  science: 'наука',
  scienceRating: 'приріст науки',
  strength: 'сила',
  food: 'їжа',
  resources: 'ресурси',
  ca: 'цивільні дії',
  caTotal: 'усі цивільні дії',
  ma: 'військові дії',
  maTotal: 'усі військові дії',
  happy: 'щастя',
  needed: 'потрібне щастя',
  pool: 'незалучені робітники',
  yellow: 'жовтий банк',
  blue: 'синій банк',
  hand: 'цивільні карти',
  military: 'військові карти',
  discontent: 'невдоволені робітники',
  colonies: 'колонії',
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
  revolution: ({ n }) => [`${n} за революцію`, `рев. за ${n}`, `рев ${n}`],
  stages: ({ costs }) => [`етапи ${costs.join(' ')}`, costs.join(' '), costs.join('')],
  use,
  territory: ({ id }) => (isTerritory(id) ? [once(id), held(id)] : ['', '']),
  symbols: (v) => symbolWords(v.gives),

  waste: {
    gone: ({ id, resources }) =>
      `Знову ${unitOr(id, 'створити', 'побудувати')} ${built(id)} коштуватиме ${many(resources, 'resource')}.`,
    weakerWar: ({ attack, defence }) => `Ви слабші: ${attack} проти ${defence}. Переможений платить.`,
    forceEnough: ({ force, bid }) => `Військ із силою ${force} досить для ставки ${bid}: решта пропаде даремно.`,
  },

  row: 'Ряд карт',
  take: ({ n }) => [many(n, 'civil'), `${n} ЦД`],
  rowHint({ age, deck, whose, sweep }) {
    const cards = deck === 0 ? 'карт більше немає' : `попереду ${many(deck, 'card')}`;
    const gone = sweep === 1 ? 'далі зникає перша' : `далі зникають перші ${sweep}`;
    const prices = whose ? `ціни для гравця ${whose}, ` : '';
    const when = `епоха ${ageOf[age]}`;
    return [`${prices}${when}, ${cards}, ${gone}`, `${prices}${when}, ${cards}`, `${when}, ще ${deck}`];
  },
  bar: {
    'hand-full': ['рука повна', 'повна'],
    'have-technology': ['ви її маєте', 'є у вас'],
    'leader-of-age': ['один на епоху', 'один'],
    'wonder-begun': ['спершу своє чудо', 'одне зараз', 'зайве'],
  },
  empty: 'порожньо',

  civilization: ({ name }) => `Цивілізація гравця ${name}`,
  unused: ({ n }) => many(n, 'unused'),
  label: {
    government: 'правління',
    leader: 'лідер',
    building: 'будується',
    wonder: 'чудо',
    ruin: 'руїни',
    special: 'особлива',
    colony: 'колонія',
    tactic: 'тактика',
    none: 'немає',
    science: 'наука',
    culture: 'культура',
    strength: 'сила',
    happy: 'щастя, треба',
    food: 'їжа',
    resources: 'ресурси',
    civil: 'цивільні дії',
    military: 'військ. дії',
    hand: 'рука',
    wonders: 'чудеса',
    colonies: 'колонії',
    specials: 'особливі',
    current: 'поточні події',
    future: 'майбутні події',
    last: 'остання подія',
    next: 'наступна подія',
    known: 'ваші події',
    open: 'відкрита карта',
    common: 'заг. тактики',
    wars: 'війни',
    pacts: 'пакти',
    decks: 'колоди',
    yellow: 'жовтий банк',
    blue: 'синій банк',
    now: 'одразу',
    always: 'постійно',
  },
  governmentSays: ({ ca, ma, urban }) => [
    `${many(ca, 'civil')}, ${many(ma, 'military')}, ліміт будівель ${urban}`,
    `${ca} ЦД, ${ma} ВД`,
    `${ca}/${ma}`,
  ],
  stageOf: ({ stages, of, next }) => [
    `етапів ${stages} з ${of}, далі ${many(next, 'resource')}`,
    `${stages} з ${of}, далі ${next}`,
    `${stages}/${of}`,
  ],
  colony: ({ id }) => (isTerritory(id) ? held(id) : ''),
  tactic: ({ id, adds }) =>
    isTactic(id) ? [`${army(id)}, зараз ${plus(adds)}`, `${armyBrief(id)}, ${plus(adds)}`, plus(adds)] : [''],
  army: ({ id }) => (isTactic(id) ? `${naming.name({ id })} ${armyBrief(id)} = ${TACTICS[id].strength}` : ''),
  tally: TALLY,
  next: ({ price }) => `наступний: ${many(price, 'resource')}`,
  workers: ({ n }) => many(n, 'worker'),
  tokens: ({ n }) => many(n, 'token'),

  banks: 'Банки',
  grow: ({ food }) => (food === null ? 'нових робітників немає' : `новий робітник: ${many(food, 'food')}`),
  eat: ({ n }) => (n === 0 ? 'споживання ще немає' : `споживання за хід: ${many(n, 'food')}`),
  happy: ({ need, have }) =>
    need === 0
      ? `щастя ще не потрібне (маєте ${have})`
      : have >= need
        ? `усі задоволені: щастя ${have}, треба ${need}`
        : `невдоволення: щастя ${have}, треба ${need}`,
  yellowNext: ({ grow, eat, need }) =>
    grow === null
      ? `далі: нікого, споживання ${eat}, щастя ${need}`
      : `далі: ${many(grow, 'food')}, споживання ${eat}, щастя ${need}`,
  corruption: ({ n }) => (n === 0 ? 'корупції немає' : `корупція забирає ${many(n, 'resource')}`),
  better: ({ tokens, corruption }) =>
    corruption === 0 ? `ще ${many(tokens, 'token')} тут: 0` : `ще ${many(tokens, 'token')} тут: ${corruption}`,
  worse: ({ tokens, corruption }) => `на ${many(tokens, 'token')} менше: ${corruption}`,

  turnEnd: 'Наприкінці ходу',
  endScience: ({ n }) => `наука ${plus(n)}`,
  endCulture: ({ n }) => `культура ${plus(n)}`,
  endFood: ({ made, eaten, rot, after }) => [
    rot > 0
      ? `їжа ${plus(made)}, спожито ${eaten}, корупція ${rot}: ${after}`
      : `їжа ${plus(made)}, спожито ${eaten}: ${after}`,
    `їжа ${after}`,
  ],
  endResources: ({ made, rot, after }) => [
    rot > 0 ? `ресурси ${plus(made)}, корупція ${rot}: ${after}` : `ресурси ${plus(made)}: ${after}`,
    `ресурси ${after}`,
  ],
  endDraws: ({ n }) => (n === 0 ? 'без військової карти' : many(n, 'militaryCard')),
  uprising: ({ discontent, unused }) =>
    `Повстання: ${many(discontent, 'discontent')}, ${many(unused, 'idle')}. Виробництва немає.`,
  famine: ({ n }) => `Бракує їжі: втрачаєте ${n} культури.`,
  discards: ({ n }) => `Ліміт карт: скинути ${taken(n, 'militaryCard')}.`,

  civilizations: 'Цивілізації',
  civilizationsHint: 'зараз і приріст за хід',
  head: HEAD,
  headBrief: {
    ...HEAD,
    culture: 'кул',
    science: 'нау',
    strength: 'сил',
    happy: 'щас',
    resources: 'рес',
    cards: 'в.к.',
    workers: 'роб',
    colonies: 'кол',
    wonders: 'чуд',
  },
  none: 'немає',
  left: 'поза грою',

  hand: ({ name }) => (name === null ? 'Ваша рука' : `Рука гравця ${name}`),
  handHint: ({ civil, civilLimit, military, militaryLimit }) => [
    `цивільні ${civil}/${civilLimit}, військові ${military}/${militaryLimit}`,
    `${civil}/${civilLimit}, ${military}/${militaryLimit}`,
  ],
  backs({ ages }) {
    const parts = ages.flatMap((n, i) => (n > 0 ? [`${n} епохи ${ageOf[i as Age]}`] : []));
    return parts.length > 0 ? parts.join(', ') : 'немає';
  },
  howMany: ({ n }) => `${n}`,
  more: ({ n }) => `ще ${n}`,
  handEmpty: 'на руці немає карт',

  events: 'Події',
  ages: ({ ages }) => (ages.length === 0 ? 'немає' : ages.map((one) => ageOf[one]).join(' ')),
  war: ({ by, on, card }) => `${by} проти ${on}: ${naming.name({ id: card })}`,
  pact: ({ a, b, card, symmetric }) =>
    symmetric ? `${a} і ${b}: ${naming.name({ id: card })}` : `A ${a}, B ${b}: ${naming.name({ id: card })}`,
  decks: ({ civil, military, discards }) => [`цивільна ${civil}`, `військова ${military}`, `у скиді ${discards}`],

  askedBid: ({ high, leader, most }) =>
    leader === null
      ? `Ставок ще немає. Ви можете поставити до ${most}.`
      : `${leader} ставить ${high}. Ви можете до ${most}.`,
  bidForce: ({ units, armies, ships, cards }) =>
    `Ваші війська: загони ${units}, армії ${armies}, колонізація ${ships}, карти ${cards}.`,
  askedForce: ({ bid, force }) => `Ставка ${bid}, ваші війська поки що ${force}.`,
  askedDefence: ({ by, attack, strength, used, limit }) =>
    `${by} атакує, сила ${attack}; ви досягаєте ${strength}, використано ${used} з ${upTo(limit, 'card')}.`,
  rivals: ({ strengths }) => `Сила: ${strengths.map((s) => `${s.name} ${s.n}`).join(', ')}.`,

  comingTitle: ({ age }) => `Попереду: епоха ${ageOf[age]}`,
  comingNone: 'Карт більше не буде.',
  comingHint: ({ cards }) => many(cards, 'card'),
  comingKind: {
    tech: 'технології',
    leader: 'лідери',
    wonder: 'чудеса',
    action: 'карти дій',
    territory: 'території',
    event: 'події',
    attack: 'атаки',
    pact: 'пакти',
    tactic: 'тактики',
    bonus: 'бонуси',
  },
  copies: ({ name, n }) => (n === 1 ? name : `${name} ×${n}`),

  page: { row: 'ряд', table: 'стіл', others: 'інші', events: 'події', hand: 'рука', coming: 'попереду' },
};
