/** What happens in Through the Ages, in English. */
import type { Good } from '../../rules/events-civil.js';
import { otherSide } from '../types-asking.js';
import type { EventTexts, Pool } from '../types-told.js';
import { age } from './nouns.js';
import { by, card, cards, civilActions, many, militaryActions, resources } from './words.js';

const GOODS: Readonly<Record<Good, (n: number) => string>> = {
  food: (n) => `${n} food`,
  resources,
  science: (n) => `${n} science`,
  culture: (n) => `${n} culture`,
  population: (n) => many(n, 'worker'),
  yellow: (n) => many(n, 'yellow token'),
  blue: (n) => many(n, 'blue token'),
  ca: civilActions,
  ma: militaryActions,
};

const POOLS: Readonly<Record<Pool, (n: number) => string>> = {
  'unit-resources': (n) => `${resources(n)} for units`,
  'unit-science': (n) => `${n} science for unit technologies`,
  resource: (n) => `${resources(n)} to spend`,
  food: (n) => `${n} food to spend`,
};

const WHO: Readonly<Record<Parameters<EventTexts['picks']>[0]['as'], string>> = {
  each: 'picked',
  strongest: 'the strongest',
  weakest: 'the weakest',
  'two-strongest': 'among the strongest',
  'two-weakest': 'among the weakest',
  'most-culture': 'first in culture',
  'least-culture': 'last in culture',
  'weak-leader-in-culture': 'first in culture and weak',
  'all-happiest': 'among the happiest',
  'all-most-discontent': 'among the most discontent',
};

const outdated = (v: { readonly outdated: boolean }): string => (v.outdated ? ' (antiquated)' : '');

/** 'top one of 5 current events', 'last current event' */
const top = (from: number): string => (from === 1 ? 'last current event' : `top one of ${from} current events`);

export const event: EventTexts = {
  gain: ({ name, good, n, why }) => `${name} gains ${GOODS[good](n)}${by(why)}`,
  gainNone: ({ name, good, why }) => `${name} gains no ${good}: the blue bank is empty${by(why)}`,
  lose: ({ name, good, n, why, ...v }) =>
    v.card
      ? `${name} loses ${GOODS[good](n)} from ${card(v.card)}${by(why)}`
      : `${name} loses ${GOODS[good](n)}${by(why)}`,
  starter: ({ name, lot }) => (lot ? `${name} starts, drawn by lot` : `${name} starts`),
  turn: ({ name, round }) => `round ${round}: ${name}`,
  age: (v) => `Age ${age[v.age]} begins`,
  lastAge: 'Age III ends: the last turns are played',
  lastRound: ({ round }) => `round ${round} is the last one`,
  swept: (v) => `gone from the row: ${cards(v.cards)}`,
  dealt: ({ left, ...v }) => `new in the row: ${cards(v.cards)} (${left} left in the deck of Age ${age[v.age]})`,
  decks: ({ civil, military }) => `new decks are shuffled: ${civil} civil and ${military} military cards`,
  antiquated: ({ name, ...v }) => `${name} discards ${card(v.card)} (antiquated)`,
  take: ({ name, paid, ...v }) => `${name} takes ${card(v.card)} for ${many(paid, 'action')}`,
  grow: ({ name, paid, why }) => `${name} gains a worker for ${paid} food${by(why)}`,
  build: ({ name, paid, why, ...v }) => `${name} builds ${card(v.card)} for ${resources(paid)}${by(why)}`,
  upgrade: ({ name, from, paid, why, ...v }) =>
    `${name} upgrades ${card(from)} to ${card(v.card)} for ${resources(paid)}${by(why)}`,
  disbanded: ({ name, ...v }) => `${name} disbands ${card(v.card)}`,
  destroyed: ({ name, why, ...v }) => `${name}’s ${card(v.card)} is destroyed${by(why)}`,
  sacrificed: ({ name, ...v }) => `${name} sends ${card(v.card)} overseas`,
  leader: ({ name, replaced, ...v }) =>
    replaced === null
      ? `${card(v.card)} leads ${name}’s civilization`
      : `${card(v.card)} follows ${card(replaced)} as ${name}’s leader`,
  tucked: ({ name, ...v }) => `${name} lays Homer under ${card(v.card)}`,
  stage: ({ name, n, paid, why, ...v }) =>
    `${name} completes ${many(n, 'stage')} of ${card(v.card)} for ${resources(paid)}${by(why)}`,
  wonderDone: ({ name, ...v }) => `${name} completes ${card(v.card)}`,
  develop: ({ name, paid, why, ...v }) => `${name} develops ${card(v.card)} for ${paid} science${by(why)}`,
  revolution: ({ name, paid, why, ...v }) =>
    `revolution: ${name} changes to ${card(v.card)} for ${paid} science${by(why)}`,
  playAction: ({ name, ...v }) => `${name} plays ${card(v.card)}`,
  pool: ({ name, n, what, why }) => `${name} has ${POOLS[what](n)} this turn${by(why)}`,
  poolSpent: ({ name, n, what, why }) => `${name} pays ${GOODS[what](n)} of this turn${by(why)}`,
  declines: ({ name, why }) => `${name} declines${by(why)}`,
  covers: ({ name, from, ...v }) => `${name} covers a stage of ${card(v.card)} with a blue token from ${card(from)}`,
  uprising: ({ name, discontent, unused }) =>
    `uprising against ${name}: ${discontent} discontent, ${unused} unused, no production`,
  final: ({ name, culture }) => `${name} ends with ${culture} culture`,

  prepare: ({ name, level, ...v }) =>
    v.card === null
      ? `${name} prepares an event (age ${age[level]})`
      : `${name} prepares ${card(v.card)} (age ${age[level]})`,
  reveal: ({ from, ...v }) => `event: ${card(v.card)}${from === null ? '' : ` (${top(from)})`}`,
  peek: ({ name, from, ...v }) =>
    v.card === null ? `${name} looks at the ${top(from)}` : `${name} looks at the ${top(from)}: ${card(v.card)}`,
  eventsDealt: ({ n, from }) => `${n} of the ${from} events of Age A lie face down as current events`,
  renewed: ({ n }) =>
    `the future events are shuffled, earlier ages on top, and become the current ones: ${many(n, 'card')}`,
  picks: ({ name, as, ...v }) => `${card(v.card)}: ${name} is ${WHO[as]}`,
  idle: (v) => `${card(v.card)} affects nobody`,
  draw: ({ name, n, level, from, ...v }) =>
    `${name} draws ${v.cards === null ? many(n, 'military card') : cards(v.cards)} from the ${from} in the deck of Age ${age[level]}`,
  reshuffle: ({ n }) => `the discarded military cards make a new deck of ${many(n, 'card')}`,
  discard: ({ name, level, ...v }) =>
    v.card === null
      ? `${name} discards a military card of age ${age[level]}${outdated(v)}`
      : `${name} discards ${card(v.card)}${outdated(v)}`,
  bid: ({ name, bid, ...v }) => `${name} bids ${bid} for ${card(v.card)}`,
  bidPass: ({ name }) => `${name} passes`,
  bidNone: ({ name }) => `${name} has no unit to send and cannot bid`,
  bidOut: ({ name, high }) => `${name} cannot bid more than ${high} and leaves the auction`,
  noColony: (v) => `nobody colonizes ${card(v.card)}`,
  bonus: ({ name, value, ...v }) => `${name} plays ${card(v.card)} for ${value}`,
  colony: ({ name, ...v }) => `${name} colonizes ${card(v.card)}`,
  colonyWon: ({ name, force, bid, ...v }) =>
    `${name} colonizes ${card(v.card)} with a force of ${force} for a bid of ${bid}`,
  colonyLost: ({ name, ...v }) => `${name} loses ${card(v.card)}`,
  colonyPasses: ({ name, to, ...v }) => `${card(v.card)} passes from ${name} to ${to}`,
  aggression: ({ name, target, attack, defence, ...v }) =>
    `${name} attacks ${target} with ${card(v.card)}: ${attack} against ${defence}`,
  repelled: ({ target, defence, ...v }) => `${target} reaches ${defence} and repels ${card(v.card)}`,
  aggressionWon: ({ target, ...v }) => `${card(v.card)} succeeds against ${target}`,
  leaderGone: ({ name, ...v }) => `${card(v.card)} leaves ${name}${outdated(v)}`,
  wonderGone: ({ name, ...v }) => `${name} loses the unfinished ${card(v.card)}${outdated(v)}`,
  ruined: ({ name, ...v }) => `${name}’s ${card(v.card)} falls into ruins`,
  war: ({ name, target, ...v }) => `${name} declares ${card(v.card)} on ${target}`,
  warWon: ({ name, target, own, theirs, victor, by: n, ...v }) =>
    `${card(v.card)}: ${name} ${own}, ${target} ${theirs}, ${victor} wins by ${n}`,
  warTied: ({ name, target, own, ...v }) => `${card(v.card)}: ${name} and ${target} tie at ${own}`,
  warOff: ({ name, target, ...v }) => `${name}’s ${card(v.card)} against ${target} is called off`,
  stolen: ({ name, from, kept, ...v }) =>
    kept
      ? `${name} takes ${card(v.card)} from ${from}`
      : `${name} takes ${card(v.card)} from ${from} and puts it aside`,
  actionsLost: ({ name, n }) => `${name} loses ${civilActions(n)}`,
  pactOffered: ({ name, partner, side, ...v }) =>
    side === null
      ? `${name} offers ${card(v.card)} to ${partner}`
      : `${name} offers ${card(v.card)} to ${partner} as side ${side}`,
  pactRefused: ({ partner }) => `${partner} refuses`,
  pactMade: ({ name, partner, side, ...v }) =>
    side === null
      ? `${name} and ${partner} make a pact: ${card(v.card)}`
      : `${name} (side ${side}) and ${partner} (side ${otherSide(side)}) make a pact: ${card(v.card)}`,
  pactCancelled: ({ name, partner, ...v }) => `${card(v.card)} between ${name} and ${partner} is cancelled`,
  pactReplaced: ({ name, partner, ...v }) => `${card(v.card)} between ${name} and ${partner} gives way to a new pact`,
  pactBroken: ({ name, partner, ...v }) => `the attack ends ${card(v.card)} between ${name} and ${partner}`,
  pactOutdated: ({ name, partner, ...v }) => `${card(v.card)} between ${name} and ${partner} is antiquated`,
  pactDeserted: ({ name, partner, ...v }) => `the resignation ends ${card(v.card)} between ${name} and ${partner}`,
  tactic: ({ name, ...v }) => `${name} plays ${card(v.card)}`,
  copied: ({ name, ...v }) => `${name} copies ${card(v.card)}`,
  tacticGone: (v) => `${card(v.card)} is a common tactic already: this copy leaves the game`,
  tacticPublic: (v) => `${card(v.card)} is now a common tactic`,
  skipped: ({ name }) => `${name} skips the politics phase (${card('e2-intl-agreement')})`,
  resign: ({ name }) => `${name} resigns`,
  stays: ({ name }) => `${name} plays on`,
  weighs: ({ name, target, ...v }) => `${name} considers ${card(v.card)} against ${target}`,
  joinsForce: ({ name, ...v }) => `${name} picks ${card(v.card)} for the force`,
  joinsDefence: ({ name, ...v }) => `${name} picks ${card(v.card)} for the defence`,
  scoresNothing: ({ name, ...v }) => `${name} scores nothing (${card(v.card)})`,
};
