/** The screen of Through the Ages in English. */
import { CIVIL } from '../../data/civil.js';
import { isTactic, isTerritory, TACTICS } from '../../data/military.js';
import type { Age } from '../../types.js';
import type { ScreenTexts } from '../types-screen.js';
import { LEADERS, WONDERS } from './brief.js';
import { armyBrief, gives, held, symbolWords, use, workerGives } from './gives.js';
import { age as ageOf } from './nouns.js';
import { army, once } from './says.js';
import { civilActions, many, card as nameOf, plus, resources } from './words.js';

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

const TALLY: ScreenTexts['tally'] = {
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
  discontent: 'discontent workers',
  colonies: 'colonies',
  wonders: 'wonders',
};

export const screen: ScreenTexts = {
  leader: LEADERS,
  wonder: WONDERS,
  gives,
  worker({ id, value }) {
    const card = CIVIL[id];
    return card.kind === 'worker' ? workerGives(card, value) : [''];
  },
  science: ({ n }) => [`${n} science`, `${n} sci`, `${n}s`],
  resources: ({ n }) => [resources(n), `${n} res`, `${n}r`],
  revolution: ({ n }) => [`${n} by revolution`, `revolt ${n}`, `rev ${n}`],
  stages: ({ costs }) => [`stages ${costs.join(' ')}`, costs.join(' '), costs.join('')],
  use,
  territory: ({ id }) => (isTerritory(id) ? [once(id), held(id)] : ['', '']),
  symbols: ({ gives }) => symbolWords(gives),

  waste: {
    gone: ({ id, resources: n }) => `Building ${nameOf(id)} again would cost ${resources(n)}.`,
    weakerWar: ({ attack, defence }) => `You are weaker: ${attack} against ${defence}. The loser of a war pays.`,
    forceEnough: ({ force, bid }) => `Your force of ${force} is enough for the bid of ${bid}: anything more is lost.`,
  },

  row: 'Card row',
  take: ({ n }) => [civilActions(n), `${n} civil`],
  rowHint({ age, deck, whose, sweep }) {
    const cards = deck === 0 ? 'no more cards' : many(deck, 'card to come', 'cards to come');
    const gone = `the first ${sweep === 1 ? 'one leaves' : `${sweep} leave`} next`;
    const prices = whose ? `prices for ${whose}, ` : '';
    const when = `Age ${ageOf[age]}`;
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
  colony: ({ id }) => (isTerritory(id) ? held(id) : ''),
  tactic: ({ id, adds }) =>
    isTactic(id) ? [`${army(id)}, now ${plus(adds)}`, `${armyBrief(id)}, ${plus(adds)}`, plus(adds)] : [''],
  army: ({ id }) => (isTactic(id) ? `${nameOf(id)} ${armyBrief(id)} = ${TACTICS[id].strength}` : ''),
  tally: TALLY,
  next: ({ price }) => `next ${resources(price)}`,
  workers: ({ n }) => many(n, 'worker', 'workers'),
  tokens: ({ n }) => many(n, 'token', 'tokens'),

  banks: 'Banks',
  grow: ({ food }) => (food === null ? 'nobody is left to be born' : `a new worker costs ${food} food`),
  eat: ({ n }) => (n === 0 ? 'the people eat nothing yet' : `the people eat ${n} food a turn`),
  happy: ({ need, have }) =>
    need === 0
      ? `content: ${have} happy, none needed`
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
    const parts = ages.flatMap((n, i) => (n > 0 ? [`${n} of Age ${ageOf[i as Age]}`] : []));
    return parts.length > 0 ? parts.join(', ') : 'none';
  },
  howMany: ({ n }) => `${n}`,
  more: ({ n }) => `+${n} more`,
  handEmpty: 'no cards in hand',

  events: 'Events',
  ages: ({ ages }) => (ages.length === 0 ? 'none' : ages.map((one) => ageOf[one]).join(' ')),
  war: ({ by, on, card }) => `${by} on ${on}: ${nameOf(card)}`,
  pact: ({ a, b, card, symmetric }) =>
    symmetric ? `${a} and ${b}: ${nameOf(card)}` : `A ${a}, B ${b}: ${nameOf(card)}`,
  decks: ({ civil, military, discards }) => [`civil ${civil}`, `military ${military}`, `${discards} discarded`],

  askedBid: ({ high, leader, most }) =>
    `${leader === null ? 'Nobody has bid yet' : `${leader} has bid ${high}`}. You can bid up to ${most}.`,
  bidForce: ({ units, armies, ships, cards }) =>
    `Your force: units ${units}, armies ${armies}, colonization ${ships}, cards ${cards}.`,
  askedForce: ({ bid, force }) => `Bid ${bid}, your force so far ${force}.`,
  askedDefence: ({ by, attack, strength, used, limit }) =>
    `${by} attacks with ${attack}, you reach ${strength} with ${used} of ${many(limit, 'card', 'cards')}.`,
  rivals: ({ strengths }) => `Strength: ${strengths.map((s) => `${s.name} ${s.n}`).join(', ')}.`,

  comingTitle: ({ age }) => `What can still come of Age ${ageOf[age]}`,
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
