/** What is asked and what is on offer, in English. */
import type { AoiPlayTexts, ChoiceTexts, Convertible, TargetTexts } from '../types.js';
import { counted, goodsOf, list } from './counting.js';
import { asked, full, label, meaning, name, nouns, people } from './nouns.js';

const { building, discipline } = nouns;

const upTo = (by: string): string => (by === '' ? '' : ` by ${label(by)}`);

export const topic: AoiPlayTexts['topic'] = {
  turn: ({ second }) => (second ? 'choose a second action, or end your turn' : 'choose an action'),
  after: 'convert goods, or end your turn',
  set: 'choose a planning display with its faction and round bonus',
  draft: 'take a planning display, a faction or a palace',
  'draft-booster': 'take a round bonus',
  leave: 'leave the game for good?',
  settle: 'place a starting building',
  books: ({ left, from }) => `choose ${counted(left, 'books')}${asked(from)}`,
  pay: ({ left, from }) => `pay ${counted(left, 'books')} of any discipline${asked(from)}`,
  step: ({ left, from }) => `choose a discipline, ${counted(left, 'levels')} to gain${asked(from)}`,
  'steps-in-one': ({ left, from }) => `choose one discipline for ${counted(left, 'levels')}${asked(from)}`,
  key: ({ discipline: d, left }) =>
    `use a key to reach level 8 in ${discipline[d].word}? ${counted(left, 'levels')} left`,
  spades: ({ free, from }) =>
    free === 0
      ? `build a workshop?${asked(from)}`
      : `use ${free === 1 ? '1 free spade' : `${free} free spades`}${asked(from)}`,
  neutral: ({ piece, from }) => `place the neutral ${building[piece].word}${asked(from)}`,
  bridge: ({ from }) => `build a bridge${asked(from)}`,
  competency: ({ from }) => `take a competency${asked(from)}`,
  palace: 'choose a palace tile',
  city: ({ from }) => `choose a city tile${asked(from)}`,
  reward: 'which comes first?',
  part: ({ from }) => `which part comes first?${asked(from)}`,
  'guild-upgrade': ({ from }) => `which workshop becomes a guild?${asked(from)}`,
  'guild-swap': ({ from }) => `which school becomes a guild?${asked(from)}`,
  'guild-anywhere': ({ from }) => `where does the free guild go?${asked(from)}`,
  offer: ({ power, cost, by, hex }) =>
    `take ${power} power ${cost === 0 ? 'for free' : `for ${counted(cost, 'points')}`}? ${by} built on ${hex}`,
};

export const verb: AoiPlayTexts['verb'] = {
  leave: 'leave the game',
  stay: 'keep playing',
  build: 'build',
  dig: 'terraform',
  upgrade: 'upgrade',
  track: 'improve',
  innovate: 'innovate',
  scholar: 'send scholar',
  power: 'power action',
  books: 'book action',
  special: 'special action',
  pavilion: 'annex',
  bridge: 'bridge',
  found: 'city over river',
  pass: 'pass',
  convert: 'convert',
  burn: 'burn power',
  end: 'end turn',
  set: 'take set',
  draft: 'take',
  start: 'place',
  place: 'place',
  book: 'book',
  pay: 'pay',
  step: 'level',
  'use-key': 'use key',
  'keep-key': 'keep key',
  done: 'done',
  competency: 'competency',
  palace: 'palace',
  city: 'city tile',
  reward: 'first',
  part: 'first',
  guild: 'guild',
  accept: 'take power',
  decline: 'decline',
};

const part: TargetTexts['part'] = {
  spades: '2 spades',
  bridges: '2 bridges',
  gain: '2 books',
  neutral: 'the school',
  competency: 'the competency',
  city: 'the city tile',
};

/** The number printed on a tile: 'booster-3' is 3. */
const number = (id: string): string => id.slice(id.lastIndexOf('-') + 1);

export const target: TargetTexts = {
  hex: ({ hex, by }) => `${hex}${upTo(by)}`,
  piece: ({ hex, building: piece }) => `${hex} ${building[piece].word}`,
  track: { shipping: 'sailing', terraforming: 'terraforming' },
  scholar: ({ discipline: d, space }) => `${discipline[d].word} ${space}`,
  set: ({ board, faction, booster }) => `${name(faction)} ${nouns.terrain[board].brief} ${number(booster)}`,
  draft: ({ tile }) => name(tile),
  convert: ({ from, to }) => `${CONVERTED[from].one} → ${CONVERTED[to].one}`,
  palace: ({ palace }) => `${number(palace)}: ${meaning(palace)}`,
  reward: ({ reward }) => name(reward),
  part,
};

const CONVERTED: Readonly<Record<Convertible, { readonly one: string; readonly goods: string }>> = {
  coin: { one: 'coin', goods: 'coins' },
  tool: { one: 'tool', goods: 'tools' },
  scholar: { one: 'scholar', goods: 'scholars' },
  power: { one: 'power', goods: 'power' },
  banking: { one: 'banking', goods: 'banking' },
  law: { one: 'law', goods: 'law' },
  engineering: { one: 'engineering', goods: 'engineering' },
  medicine: { one: 'medicine', goods: 'medicine' },
};

const amount = (of: Convertible, n: number): string => goodsOf({ [CONVERTED[of].goods]: n }).join('');

/** '3 power into 1 tool' */
export const converted: ChoiceTexts['convert'] = ({ from, to, taken, given }) =>
  `${amount(from, taken)} into ${amount(to, given)}`;

export const menuRow: AoiPlayTexts['menuRow'] = (v) => `${verb[v.verb]} ${v.target}`;

export const choice: ChoiceTexts = {
  leave: 'leave the game',
  stay: 'keep playing',
  build: ({ hex, by }) => `build a workshop on ${hex}${upTo(by)}`,
  dig: ({ hex, by, spades }) => `terraform ${hex}${upTo(by)} with ${counted(spades, 'spades')}`,
  upgrade: ({ hex, to }) => `upgrade ${hex} to a ${building[to].word}`,
  track: { shipping: 'improve sailing', terraforming: 'improve terraforming' },
  innovate: ({ innovation }) => `develop ${full(innovation)}`,
  scholar: ({ discipline: d, space }) =>
    space === 1
      ? `return a scholar for 1 level in ${discipline[d].word}`
      : `send a scholar to ${discipline[d].word} for ${counted(space, 'levels')}`,
  power: ({ action, power }) => `${meaning(action)} for ${power} power`,
  books: ({ action, books }) => `${meaning(action)} for ${counted(books, 'books')}`,
  special: ({ tile }) => `use ${full(tile)}`,
  pavilion: ({ hex }) => `place an annex on ${hex}`,
  bridge: ({ a, b }) => `build a bridge ${a}-${b}`,
  found: ({ hex }) => `found a city across ${hex}`,
  pass: 'pass',
  passFor: ({ booster, coins }) =>
    `pass and take ${full(booster)}${coins > 0 ? ` with ${counted(coins, 'coins')}` : ''}`,
  convert: (v) => `convert ${converted(v)}`,
  burn: ({ n }) => `burn ${counted(n, 'tokens')} to move ${n} power to bowl III`,
  end: 'end your turn',
  set: ({ board, faction, booster }) => `play ${people(faction)} on the ${label(board)} with ${name(booster)}`,
  draft: {
    board: ({ board }) => `take the ${label(board)} (${meaning(board)})`,
    faction: ({ faction }) => `take ${people(faction)} (${meaning(faction)})`,
    palace: ({ palace }) => `take ${full(palace)}`,
    booster: ({ booster }) => `take ${full(booster)}`,
  },
  start: ({ hex, building: piece }) => `place a ${building[piece].word} on ${hex}`,
  place: ({ hex }) => `place it on ${hex}`,
  book: ({ discipline: d, n }) => `take ${goodsOf({ [d]: n }).join('')}`,
  pay: ({ discipline: d, n }) => `pay ${goodsOf({ [d]: n }).join('')}`,
  step: ({ discipline: d }) => `gain a level in ${discipline[d].word}`,
  'use-key': 'use the key',
  'keep-key': 'keep the key and lose the levels',
  done: 'done',
  competency: ({ competency, place }) => {
    if (!place) return `take ${full(competency)}`;
    const gains = [counted(place.steps, 'levels'), ...(place.books > 0 ? [counted(place.books, 'books')] : [])];
    return `take ${full(competency)} with ${list(gains)} in ${discipline[place.discipline].word}`;
  },
  palace: ({ palace }) => `take ${full(palace)}`,
  city: ({ city }) => `take the city tile for ${meaning(city)}`,
  reward: {
    city: 'the city tile first',
    competency: 'the competency first',
    palace: 'the palace tile first',
    founded: 'the faction bonus for the city first',
  },
  rewardTile: ({ city }) => `the reward of the city tile first (${meaning(city)})`,
  part: {
    spades: '2 spades first',
    bridges: '2 bridges first',
    gain: '2 books first',
    neutral: 'the school first',
    competency: 'the competency first',
    city: 'the city tile first',
  },
  startSpade: 'the free spade of the desert display first',
  guild: ({ hex }) => `a guild on ${hex}`,
  accept: 'take the power',
  decline: 'decline the power',
};
