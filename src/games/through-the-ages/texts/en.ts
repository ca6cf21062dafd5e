/** The screen of Through the Ages in English. */
import { CIVIL, type CivilCard, type CivilId, type SPECIAL } from '../data/civil.js';
import type { ActionEffect } from '../data/civil-actions.js';
import type { Symbols } from '../data/civil-techs.js';
import {
  AGGRESSIONS,
  BONUSES,
  isAggression,
  isBonus,
  isTactic,
  isTerritory,
  isWar,
  MILITARY,
  type MilitaryId,
  TACTICS,
  type TacticId,
  TERRITORIES,
  type TerritoryId,
  WARS,
} from '../data/military.js';
import { CIVIL_NAMES } from '../phrases-civil.js';
import { AGE_NAMES, MILITARY_NAMES } from '../phrases-military-names.js';
import { ruleEntries } from '../rulebook.js';
import { LEADERS, WONDERS } from './en-cards.js';
import type { Lengths, TtaTexts } from './types.js';

const isCivil = (id: string): id is CivilId => Object.hasOwn(CIVIL, id);
const rules = new Map(ruleEntries.map((entry) => [entry.id, entry.text]));

const rule = new Intl.PluralRules('en');
const many = (n: number, one: string, other: string): string => `${n} ${rule.select(n) === 'one' ? one : other}`;
const resources = (n: number) => many(n, 'resource', 'resources');
const plus = (n: number) => (n < 0 ? `${n}` : `+${n}`);

const SYMBOLS: readonly (readonly [keyof Symbols, one: string, other: string])[] = [
  ['science', 'science', 'science'],
  ['culture', 'culture', 'culture'],
  ['strength', 'strength', 'strength'],
  ['happy', 'happy', 'happy'],
  ['ca', 'civil action', 'civil actions'],
  ['ma', 'military action', 'military actions'],
  ['blue', 'blue token', 'blue tokens'],
  ['colonization', 'colonization', 'colonization'],
];
const symbols = (gives: Symbols): string =>
  SYMBOLS.flatMap(([key, one, other]) => (gives[key] ? [many(gives[key] ?? 0, one, other)] : [])).join(', ');
const BRIEF: readonly (readonly [keyof Symbols, string])[] = [
  ['science', 'sci'],
  ['culture', 'cul'],
  ['strength', 'str'],
  ['happy', 'hap'],
  ['ca', 'civ'],
  ['ma', 'mil'],
  ['blue', 'blue'],
  ['colonization', 'col'],
];
const briefSymbols = (gives: Symbols, between: string): string =>
  BRIEF.flatMap(([key, word]) => (gives[key] ? [`${gives[key]}${between}${word}`] : [])).join(
    between === '' ? '' : ' ',
  );

function actionText(e: ActionEffect, seats: number): Lengths {
  const per = 'per' in e ? (e.per[seats - 2] ?? 0) : 0;
  switch (e.does) {
    case 'rich-land':
      return [`Farm or mine for ${resources(e.n)} less`, `farm or mine -${e.n}`];
    case 'urban-growth':
      return [`Urban building for ${resources(e.n)} less`, `urban -${e.n}`];
    case 'efficient-upgrade':
      return [`Upgrade for ${resources(e.n)} less`, `upgrade -${e.n}`];
    case 'engineering-genius':
      return [`Wonder stage for ${resources(e.n)} less`, `wonder stage -${e.n}`];
    case 'frugality':
      return [`Population, then ${e.n} food back`, `grow, ${e.n} food back`];
    case 'breakthrough':
      return [`Develop, then ${e.n} science back`, `tech, ${e.n} sci back`];
    case 'revolutionary-idea':
      return [`${e.n} science`];
    case 'reserves':
      return [`${e.n} food or ${resources(e.n)}`, `${e.n} food or ${e.n} res`];
    case 'cultural-heritage':
      return [`${e.science} science, ${e.culture} culture`, `${e.science} sci ${e.culture} cul`];
    case 'stockpile':
      return ['1 resource, 1 food', '1 res 1 food'];
    case 'patriotism':
      return [`1 military action, ${resources(e.n)} for units`, `1 mil act ${e.n} res`];
    case 'wave':
    case 'build-up':
      return [`${resources(per)} for units per stronger rival`, `${per} res per strong rival`];
    case 'endowment':
      return [`${per} culture per rival with more`, `${per} cul per rival`];
  }
}

function givesOf(card: CivilCard, seats: number): Lengths {
  switch (card.kind) {
    case 'worker':
      return workerOf(card, [1, 2, 3, 5][card.age] ?? 0);
    case 'government':
      return [`${symbols(card.gives)}, ${card.urban} urban of a kind`, governmentBrief(card)];
    case 'special':
      return specialOf(card);
    case 'leader':
      return LEADERS[card.id];
    case 'wonder':
      return WONDERS[card.id];
    case 'action':
      return actionText(card.effect, seats);
  }
}

function governmentBrief({ gives, urban }: CivilCard & { kind: 'government' }): string {
  const { ca = 0, ma = 0, ...rest } = gives;
  return `${ca}/${ma} acts urban ${urban} ${briefSymbols(rest, ' ')}`.trim();
}

function specialOf(card: (typeof SPECIAL)[keyof typeof SPECIAL]): Lengths {
  const off = card.builds?.off.slice(1).join(', ');
  const builds = card.builds
    ? `Urban buildings I, II, III cost ${off} less, ${card.builds.stages} wonder stages in one action`
    : '';
  const brief = card.builds ? `urban less, ${card.builds.stages} stages` : briefSymbols(card.gives, ' ');
  return [[symbols(card.gives), builds].filter(Boolean).join('. '), brief];
}

function workerOf(card: CivilCard & { kind: 'worker' }, value: number): Lengths {
  if (card.type === 'farm') return [`${value} food`, `${value}f`];
  if (card.type === 'mine') return [resources(value), `${value} res`, `${value}r`];
  return [symbols(card.gives), briefSymbols(card.gives, ' '), briefSymbols(card.gives, '')];
}

const unitsOf = (id: TacticId, inf: string, cav: string, art: string, between: string): string => {
  const t = TACTICS[id];
  return [
    t.infantry ? `${t.infantry}${inf}` : '',
    t.cavalry ? `${t.cavalry}${cav}` : '',
    t.artillery ? `${t.artillery}${art}` : '',
  ]
    .filter(Boolean)
    .join(between);
};
const armyWords = (id: TacticId) => unitsOf(id, ' infantry', ' cavalry', ' artillery', ' + ');
const armyBrief = (id: TacticId) => unitsOf(id, 'i', 'c', 'a', ' ');
const tacticStrength = (id: TacticId): string => {
  const t = TACTICS[id];
  return t.outdated === t.strength ? `${t.strength}` : `${t.strength} (antiquated ${t.outdated})`;
};

const onceOf = (id: TerritoryId): string => {
  const t = TERRITORIES[id];
  return [
    t.science && `${t.science} science`,
    t.culture && `${t.culture} culture`,
    t.population && many(t.population, 'new worker', 'new workers'),
    t.draw && many(t.draw, 'military card', 'military cards'),
    t.food && `${t.food} food`,
    t.resources && resources(t.resources),
  ]
    .filter(Boolean)
    .join(', ');
};
const colonyOf = (id: TerritoryId): string => {
  const t = TERRITORIES[id];
  return [
    t.yellow && `${plus(t.yellow)} yellow`,
    t.blue && `${plus(t.blue)} blue`,
    t.faces && `${plus(t.faces)} happy`,
    t.strength && `${plus(t.strength)} strength`,
  ]
    .filter(Boolean)
    .join(', ');
};

function useOf(id: MilitaryId): Lengths {
  const ma = (n: number) => many(n, 'military action', 'military actions');
  if (isAggression(id)) return [ma(AGGRESSIONS[id].ma), `${AGGRESSIONS[id].ma} mil. act.`];
  if (isWar(id)) return [ma(WARS[id].ma), `${WARS[id].ma} mil. act.`];
  if (isBonus(id)) {
    const { defence, colonization } = BONUSES[id];
    return [
      `+${defence} defence or +${colonization} colonizing`,
      `+${defence} def. +${colonization} col.`,
      `+${defence}/+${colonization}`,
    ];
  }
  if (isTactic(id)) {
    const n = tacticStrength(id);
    return [`${armyWords(id)}: ${n}`, `${armyBrief(id)} = ${TACTICS[id].strength}`];
  }
  if (isTerritory(id)) return [`${onceOf(id)}; ${colonyOf(id)}`, colonyOf(id)];
  return [''];
}

const list = (names: readonly string[]): string => names.join(', ');

const HEAD = {
  culture: 'culture',
  science: 'science',
  strength: 'strength',
  happy: 'happy',
  food: 'food',
  resources: 'resources',
  civil: 'civil',
  military: 'military',
  hand: 'hand',
  cards: 'mil. hand',
  workers: 'workers',
  colonies: 'colonies',
  wonders: 'wonders',
  leader: 'leader',
} as const;

const PRICES: readonly (readonly [good: string, say: (n: number) => string])[] = [
  ['science', (n) => `${n} science`],
  ['food', (n) => `${n} food`],
  ['bonus-food', (n) => `${n} food of a card`],
  ['resources', resources],
  ['bonus', (n) => `${resources(n)} of a card`],
  ['ca', (n) => many(n, 'civil action', 'civil actions')],
  ['ma', (n) => many(n, 'military action', 'military actions')],
  ['budget', (n) => `${n} of the budget`],
  ['difference', (n) => `${n} of the difference`],
];

const TALLY: Readonly<Record<string, string>> = {
  points: 'culture',
  cultureRating: 'culture a turn',
  science: 'science',
  scienceRating: 'science a turn',
  strength: 'strength',
  food: 'food',
  resources: 'resources',
  ca: 'civil actions',
  caTotal: 'all civil actions',
  ma: 'military actions',
  maTotal: 'all military actions',
  happy: 'happy',
  needed: 'happy needed',
  pool: 'unused workers',
  yellow: 'yellow bank',
  blue: 'blue bank',
  hand: 'civil hand',
  military: 'military hand',
};

export const en: TtaTexts = {
  age: AGE_NAMES,
  printed: ({ id }) => (isCivil(id) ? CIVIL[id].name : MILITARY[id].name),
  name: ({ id }) => (isCivil(id) ? CIVIL_NAMES[id] : MILITARY_NAMES[id]) ?? id,
  kind: {
    farm: { word: 'farm', brief: 'farm', tiny: 'farm' },
    mine: { word: 'mine', brief: 'mine', tiny: 'mine' },
    lab: { word: 'lab', brief: 'lab', tiny: 'lab' },
    temple: { word: 'temple', brief: 'temple', tiny: 'temp' },
    arena: { word: 'arena', brief: 'arena', tiny: 'aren' },
    library: { word: 'library', brief: 'libr.', tiny: 'libr' },
    theater: { word: 'theater', brief: 'theat.', tiny: 'thea' },
    infantry: { word: 'infantry', brief: 'inf.', tiny: 'inf.' },
    cavalry: { word: 'cavalry', brief: 'cav.', tiny: 'cav.' },
    artillery: { word: 'artillery', brief: 'art.', tiny: 'art.' },
    air: { word: 'air force', brief: 'air', tiny: 'air' },
    government: { word: 'government', brief: 'gov.', tiny: 'gov.' },
    special: { word: 'special', brief: 'spec.', tiny: 'spec' },
    leader: { word: 'leader', brief: 'leader', tiny: 'lead' },
    wonder: { word: 'wonder', brief: 'wonder', tiny: 'wond' },
    action: { word: 'action', brief: 'action', tiny: 'act.' },
    tactic: { word: 'tactic', brief: 'tactic', tiny: 'tact' },
    bonus: { word: 'bonus', brief: 'bonus', tiny: 'bon.' },
    aggression: { word: 'aggression', brief: 'aggr.', tiny: 'aggr' },
    war: { word: 'war', brief: 'war', tiny: 'war' },
    pact: { word: 'pact', brief: 'pact', tiny: 'pact' },
    territory: { word: 'territory', brief: 'terr.', tiny: 'terr' },
    event: { word: 'event', brief: 'event', tiny: 'evnt' },
  },
  special: { military: 'military', civil: 'civil', colonization: 'colonization', construction: 'construction' },
  leader: LEADERS,
  wonder: WONDERS,
  gives: ({ id, seats }) => givesOf(CIVIL[id], seats),
  worker({ id, value }) {
    const card = CIVIL[id];
    return card.kind === 'worker' ? workerOf(card, value) : [''];
  },
  science: ({ n }) => [`${n} science`, `${n} sci`, `${n}s`],
  resources: ({ n }) => [resources(n), `${n} res`, `${n}r`],
  revolution: ({ n }) => [`${n} by revolution`, `revolt ${n}`, `rev ${n}`],
  stages: ({ costs }) => [`stages ${costs.join(' ')}`, costs.join(' '), costs.join('')],
  use: ({ id }) => useOf(id),
  territory: ({ id }) => (isTerritory(id) ? [onceOf(id), colonyOf(id)] : ['', '']),
  rule: ({ id }) => rules.get(`card:${id}`) ?? '',
  symbols: ({ gives }) => symbols(gives),

  waste: {
    gone: ({ id, resources: n }) => `Building ${CIVIL_NAMES[id]} again would cost ${resources(n)}.`,
    weakerWar: ({ attack, defence }) => `You are weaker: ${attack} against ${defence}. The loser of a war pays.`,
    forceEnough: ({ force, bid }) =>
      `Your force of ${force} is enough for the bid of ${bid}: more is lost for nothing.`,
  },

  row: 'Card row',
  take: ({ n }) => [many(n, 'civil action', 'civil actions'), `${n} civil`],
  rowHint({ age, deck, whose, sweep }) {
    const cards = deck === 0 ? 'no more cards' : many(deck, 'card to come', 'cards to come');
    const gone = `the first ${sweep === 1 ? 'one leaves' : `${sweep} leave`} next`;
    const prices = whose ? `prices for ${whose}, ` : '';
    const when = `Age ${AGE_NAMES[age]}`;
    return [`${prices}${when}, ${cards}, ${gone}`, `${prices}${when}, ${cards}`, `${when}, ${deck} left`];
  },
  bar: {
    'hand-full': ['hand is full', 'full'],
    'have-technology': ['you have it', 'have it'],
    'leader-of-age': ['one leader per age', 'had one'],
    'wonder-begun': ['finish your wonder', 'one at a time', 'begun'],
  },
  empty: 'empty',

  civilization: ({ name }) => `${name}’s civilization`,
  unused: ({ n }) => many(n, 'unused worker', 'unused workers'),
  label: {
    government: 'government',
    leader: 'leader',
    building: 'building',
    wonder: 'wonder',
    ruin: 'ruin',
    special: 'special',
    colony: 'colony',
    tactic: 'tactic',
    none: 'none',
    science: 'science',
    culture: 'culture',
    strength: 'strength',
    happy: 'happy, needed',
    food: 'food',
    resources: 'resources',
    civil: 'civil actions',
    military: 'military act.',
    hand: 'hand',
    wonders: 'wonders',
    colonies: 'colonies',
    specials: 'specials',
    current: 'current events',
    future: 'future events',
    last: 'last event',
    next: 'next event',
    known: 'you prepared',
    open: 'open card',
    common: 'common tactics',
    wars: 'wars',
    pacts: 'pacts',
    decks: 'decks',
    yellow: 'yellow bank',
    blue: 'blue bank',
    now: 'at once',
    always: 'while held',
  },
  governmentSays: ({ ca, ma, urban }) => [
    `${ca} civil, ${ma} military, ${urban} urban of a kind`,
    `${ca} civil, ${ma} military`,
    `${ca}/${ma}`,
  ],
  stageOf: ({ stages, of, next }) => [
    `${stages} of ${of} stages, next ${resources(next)}`,
    `${stages} of ${of}, next ${next}`,
    `${stages}/${of}`,
  ],
  colony: ({ id }) => (isTerritory(id) ? colonyOf(id) : ''),
  tactic: ({ id, adds }) =>
    isTactic(id) ? [`${armyWords(id)}, now ${plus(adds)}`, `${armyBrief(id)}, ${plus(adds)}`, plus(adds)] : [''],
  army: ({ id }) => (isTactic(id) ? `${TACTICS[id].name} ${armyBrief(id)} = ${TACTICS[id].strength}` : ''),
  price: ({ price }) => PRICES.flatMap(([good, say]) => (price[good] ? [say(price[good] ?? 0)] : [])),
  tally: ({ key }) => TALLY[key] ?? key,
  next: ({ price }) => `next ${resources(price)}`,
  workers: ({ n }) => many(n, 'worker', 'workers'),
  tokens: ({ n }) => many(n, 'token', 'tokens'),

  banks: 'Banks',
  grow: ({ food }) => (food === null ? 'nobody is left to be born' : `a new worker costs ${food} food`),
  eat: ({ n }) => (n === 0 ? 'the people eat nothing yet' : `the people eat ${n} food a turn`),
  happy: ({ need, have }) =>
    need === 0
      ? `content without happy faces (you have ${have})`
      : have >= need
        ? `content: ${have} happy, ${need} needed`
        : `discontent: ${have} happy, ${need} needed`,
  yellowNext: ({ grow, eat, need }) =>
    `then: ${grow === null ? 'nobody left' : `${grow} food a worker`}, eat ${eat}, need ${need}`,
  corruption: ({ n }) => (n === 0 ? 'no corruption' : `corruption takes ${resources(n)}`),
  better: ({ tokens, corruption }) =>
    `${many(tokens, 'more token', 'more tokens')} here: ${corruption === 0 ? 'none' : corruption}`,
  worse: ({ tokens, corruption }) => `${many(tokens, 'token', 'tokens')} fewer: ${corruption}`,

  turnEnd: 'At the end of the turn',
  endScience: ({ n }) => `${plus(n)} science`,
  endCulture: ({ n }) => `${plus(n)} culture`,
  endFood: ({ made, eaten, rot, after }) => [
    `food ${plus(made)}, eaten ${eaten}${rot > 0 ? `, corruption ${rot}` : ''}: ${after}`,
    `food ${after}`,
  ],
  endResources: ({ made, rot, after }) => [
    `resources ${plus(made)}${rot > 0 ? `, corruption ${rot}` : ''}: ${after}`,
    `resources ${after}`,
  ],
  endDraws: ({ n }) => (n === 0 ? 'no military card' : many(n, 'military card', 'military cards')),
  uprising: ({ discontent, unused }) => `Uprising: ${discontent} discontent, ${unused} unused. Nothing is produced.`,
  famine: ({ n }) => `Famine: ${n} culture lost.`,
  discards: ({ n }) => `Hand limit: ${many(n, 'military card goes', 'military cards go')}.`,

  civilizations: 'Civilizations',
  civilizationsHint: 'now, and what the next turn adds',
  head: HEAD,
  headBrief: {
    ...HEAD,
    culture: 'cul',
    science: 'sci',
    strength: 'str',
    resources: 'res',
    civil: 'civ',
    military: 'mil',
    cards: 'm.h.',
    workers: 'wrk',
    colonies: 'col',
    wonders: 'won',
  },
  none: 'none',
  left: 'left',

  hand: ({ name }) => (name === null ? 'Your hand' : `${name}’s hand`),
  handHint: ({ civil, civilLimit, military, militaryLimit }) => [
    `civil ${civil}/${civilLimit}, military ${military}/${militaryLimit}`,
    `${civil}/${civilLimit}, ${military}/${militaryLimit}`,
  ],
  backs({ ages }) {
    const parts = ages.flatMap((n, age) => (n > 0 ? [`${n} of Age ${AGE_NAMES[age] ?? ''}`] : []));
    return parts.length > 0 ? list(parts) : 'none';
  },
  howMany: ({ n }) => `${n}`,
  more: ({ n }) => `+${n} more`,
  handEmpty: 'no cards in hand',

  events: 'Events',
  ages: ({ ages }) => (ages.length === 0 ? 'none' : ages.map((age) => AGE_NAMES[age]).join(' ')),
  war: ({ by, on, card }) => `${by} on ${on}: ${MILITARY_NAMES[card]}`,
  pact: ({ a, b, card, symmetric }) =>
    symmetric ? `${a} and ${b}: ${MILITARY_NAMES[card]}` : `A ${a}, B ${b}: ${MILITARY_NAMES[card]}`,
  decks: ({ civil, military, discards }) => [`civil ${civil}`, `military ${military}`, `${discards} discarded`],

  askedBid: ({ high, leader, most }) =>
    `${leader === null ? 'Nobody has bid yet' : `${leader} has bid ${high}`}. You can bid up to ${most}.`,
  bidForce: ({ units, armies, ships, cards }) =>
    `Your force: units ${units}, armies ${armies}, colonization ${ships}, cards ${cards}.`,
  askedForce: ({ bid, force }) => `Bid ${bid}, your force so far ${force}.`,
  askedDefence: ({ by, attack, strength, used, limit }) =>
    `${by} attacks with ${attack}, you reach ${strength} with ${used} of ${many(limit, 'card', 'cards')}.`,
  rivals: ({ strengths }) => `Strength: ${strengths.map((s) => `${s.name} ${s.n}`).join(', ')}.`,

  comingTitle: ({ age }) => `What can still come of Age ${AGE_NAMES[age]}`,
  comingNone: 'No more cards will come.',
  comingHint: ({ cards }) => `${many(cards, 'card', 'cards')} you have not seen`,
  comingKind: {
    tech: 'technologies',
    leader: 'leaders',
    wonder: 'wonders',
    action: 'action cards',
    territory: 'territories',
    event: 'events',
    attack: 'attacks',
    pact: 'pacts',
    tactic: 'tactics',
    bonus: 'bonus cards',
  },
  copies: ({ name, n }) => (n === 1 ? name : `${name} ×${n}`),

  page: { row: 'row', table: 'table', others: 'others', events: 'events', hand: 'hand', coming: 'still to come' },
};
