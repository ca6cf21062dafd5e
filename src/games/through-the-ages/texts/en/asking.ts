/** What Through the Ages asks, in English. */
import type { TtaTexts } from '../types.js';
import type { AimedVerb } from '../types-asking.js';
import { age } from './nouns.js';
import { card, civilActions, many, militaryActions, resources } from './words.js';

export const topic: TtaTexts['topic'] = {
  actions: ({ ca, ma }) => `${civilActions(ca)} and ${militaryActions(ma)} left`,
  homer: 'lay Homer under a wonder, or get the action back?',
  'lose-population': ({ left }) => `take ${many(left, 'worker')} off your cards`,
  'lose-blue': ({ left }) => `return ${many(left, 'blue token')} from your cards`,
  'wonder-token': 'your blue bank is empty: which token covers the stage?',
  civilization: 'one of three things, cheaper and without an action',
  agreement: ({ budget }) => `take cards from the row for up to ${civilActions(budget)}`,
  'card-rich-land': 'build or upgrade a farm or mine',
  'card-urban-growth': 'build or upgrade an urban building',
  'card-efficient-upgrade': 'upgrade a farm, mine or urban building',
  'card-breakthrough': 'develop a technology',
  'card-reserves': 'food or resources?',
  politics: 'one political action',
  'politics-caesar': 'a second political action? Once in the game',
  resign: 'leave the game and lose?',
  attack: ({ target, attack, defence, cards }) =>
    `attack ${target}? ${attack} against ${defence} + up to ${many(cards, 'card')}`,
  'declare-war': ({ target, attack, defence }) =>
    `war on ${target}? ${attack} against ${defence} now, decided next turn`,
  bid: ({ leader, high, most, ...v }) => {
    if (leader === null) return `bid for ${card(v.card)}?${most === null ? '' : ` Your force can reach ${most}`}`;
    const stands = `${leader} bids ${high} for ${card(v.card)}`;
    if (most === null) return `${stands}: bid more?`;
    return most > high ? `${stands}: bid more, up to ${most}?` : `${stands}: your force reaches only ${most}`;
  },
  colonize: ({ bid, force }) => `send a force of ${bid}${force === null ? '' : `: ${force} so far`}`,
  defence: ({ by, attack, own }) =>
    own === null
      ? `${by} attacks with ${attack}: how to defend?`
      : `${by} attacks with ${attack}, you have ${own.strength}: ${own.used} of ${many(own.limit, 'card')} used`,
  raid: ({ victim, level }) => `destroy one of ${victim}’s urban buildings of age ${age[level]} or older`,
  infiltrate: ({ victim }) => `remove ${victim}’s leader or unfinished wonder`,
  annex: ({ victim }) => `take one of ${victim}’s colonies`,
  spoils: ({ loser, left, science }) => `spoils of ${left} from ${loser}: technologies, the rest as ${science} science`,
  pact: ({ by, side, ...v }) =>
    side === null ? `${by} offers ${card(v.card)}` : `${by} offers ${card(v.card)}: you would be side ${side}`,
  'discard-military': ({ left }) => `discard ${many(left, 'military card')}`,
  'food-or-resources': ({ n }) => `${n} food or ${resources(n)}?`,
  'gain-mix': ({ n }) => `gain ${n} in total: how much of it in food?`,
  'lose-mix': ({ n }) => `lose ${n} in total: how much of it in food?`,
  plunder: ({ victim, n, food, ...v }) =>
    `take ${n} from ${victim} (${food} food, ${resources(v.resources)}): how much food?`,
  'free-worker': 'put an unused worker to work for free?',
  raze: ({ victim }) => `destroy one of ${victim}’s urban buildings`,
  'raze-own': 'destroy one of your farms, mines or urban buildings',
  ruin: 'which of your old wonders falls into ruins?',
  'lose-colony': 'which colony declares independence?',
};

export const verb: TtaTexts['verb'] = {
  take: 'take',
  grow: 'grow',
  build: 'build',
  upgrade: 'upgrade',
  destroy: 'destroy',
  disband: 'disband',
  stage: 'wonder',
  develop: 'develop',
  revolt: 'revolution',
  leader: 'leader',
  play: 'play',
  hammurabi: 'Hammurabi',
  barbarossa: 'Barbarossa',
  churchill: 'Churchill',
  'ocean-liner': 'Ocean Liner',
  trade: 'trade',
  gain: 'gain',
  tuck: 'lay under',
  'no-tuck': 'let Homer go',
  'lose-worker': 'worker from',
  'lose-token': 'token from',
  done: 'done',
  end: 'end turn',
  prepare: 'prepare event',
  aggression: 'aggression',
  war: 'war',
  attack: 'attack',
  'declare-war': 'declare war',
  back: 'think again',
  pact: 'offer pact',
  accept: 'accept',
  refuse: 'refuse',
  'cancel-pact': 'cancel pact',
  columbus: 'Columbus sets sail',
  alexander: 'Alexander departs',
  peek: 'look at next event',
  resign: 'resign',
  'pass-politics': 'no politics',
  bid: 'bid',
  'pass-bid': 'pass',
  send: 'send unit',
  bonus: 'bonus card',
  'throw-in': 'throw in card',
  'set-out': 'set out',
  'discard-military': 'discard',
  'discard-for-defence': 'discard for +1',
  'give-in': 'give in',
  raze: 'destroy',
  ruin: 'ruin',
  'give-up': 'give up',
  infiltrate: 'remove',
  annex: 'annex',
  steal: 'take technology',
  'take-science': 'take science',
  mix: 'food',
  'gain-food': 'food',
  'gain-resources': 'resources',
  'free-build': 'place worker',
  decline: 'no',
  tactic: 'play tactic',
  copy: 'copy tactic',
};

export const pick: TtaTexts['pick'] = {
  upgrade: ({ from, to }) => `${card(from)}→${card(to)}`,
  attack: ({ target, ...v }) => `${card(v.card)} → ${target}`,
  pact: ({ partner, side, ...v }) =>
    side === null ? `${card(v.card)} ↔ ${partner}` : `${card(v.card)} ↔ ${partner} (you ${side})`,
  churchill: { culture: 'culture', military: 'military' },
  trade: { food: 'food→resource', resource: 'resource→food' },
  gain: { food: 'food', resources: 'resources' },
};

/** Verbs that are no verbs part their names with a colon. */
const NOUNS: ReadonlySet<string> = new Set<AimedVerb>([
  'stage',
  'revolt',
  'leader',
  'barbarossa',
  'churchill',
  'trade',
  'aggression',
  'war',
  'columbus',
  'bonus',
]);
export const menuRow: TtaTexts['menuRow'] = (v) => `${verb[v.verb]}${NOUNS.has(v.verb) ? ':' : ''} ${v.target}`;

export const choice: TtaTexts['choice'] = {
  take: ({ space, ...v }) => `take ${card(v.card)} from space ${space}`,
  grow: 'increase the population',
  build: (v) => `build ${card(v.card)}`,
  upgrade: ({ from, to }) => `upgrade ${card(from)} to ${card(to)}`,
  destroy: (v) => `destroy ${card(v.card)}`,
  disband: (v) => `disband ${card(v.card)}`,
  stage: ({ n, ...v }) => `complete ${many(n, 'stage')} of ${card(v.card)}`,
  develop: (v) => `develop ${card(v.card)}`,
  revolt: (v) => `start a revolution: ${card(v.card)}`,
  leader: (v) => `play ${card(v.card)} as leader`,
  play: (v) => `play ${card(v.card)}`,
  hammurabi: 'use a military action as a civil one (Hammurabi)',
  barbarossa: (v) => `make a new worker a unit: ${card(v.card)} (Barbarossa)`,
  churchill: {
    culture: 'score 3 culture (Churchill)',
    military: 'gain 3 science and 3 resources for units (Churchill)',
  },
  'ocean-liner': 'gain a worker for free (Ocean Liner Service)',
  trade: {
    food: 'use 1 food as 1 resource (Trade Routes)',
    resource: 'use 1 resource as 1 food (Trade Routes)',
  },
  gain: { food: 'gain food', resources: 'gain resources' },
  tuck: (v) => `lay Homer under ${card(v.card)}`,
  'no-tuck': 'let Homer go and get the action back',
  'lose-worker': (v) => `take a worker off ${card(v.card)}`,
  'lose-token': (v) => `take a blue token off ${card(v.card)}`,
  done: 'take no more',
  end: 'end the turn',
  prepare: (v) => `prepare ${card(v.card)}`,
  aggression: ({ target, ...v }) => `play ${card(v.card)} against ${target}`,
  war: ({ target, ...v }) => `declare ${card(v.card)} on ${target}`,
  attack: ({ target, ...v }) => `attack ${target} with ${card(v.card)}`,
  'declare-war': ({ target, ...v }) => `go to war with ${target}: ${card(v.card)}`,
  back: 'think again',
  pact: ({ partner, side, ...v }) =>
    side === null ? `offer ${card(v.card)} to ${partner}` : `offer ${card(v.card)} to ${partner} as side ${side}`,
  accept: 'accept the pact',
  refuse: 'refuse the pact',
  'cancel-pact': (v) => `cancel ${card(v.card)}`,
  columbus: (v) => `send Columbus away: ${card(v.card)} becomes a colony`,
  alexander: 'send Alexander away for one yellow token',
  peek: 'look at the top current event',
  resign: 'resign',
  'pass-politics': 'take no political action',
  bid: ({ n }) => (n === null ? 'bid' : `bid ${n}`),
  'pass-bid': 'pass in the auction',
  send: (v) => `send ${card(v.card)}`,
  bonus: (v) => `play ${card(v.card)}`,
  'throw-in': (v) => `throw in ${card(v.card)} for 1`,
  'set-out': 'set out with this force',
  'discard-military': (v) => `discard ${card(v.card)}`,
  'discard-for-defence': (v) => `discard ${card(v.card)} for 1 strength`,
  'give-in': 'do not defend, keep all cards',
  raze: (v) => `destroy ${card(v.card)}`,
  ruin: (v) => `let ${card(v.card)} fall into ruins`,
  'give-up': (v) => `give up ${card(v.card)}`,
  infiltrate: (v) => `remove ${card(v.card)}`,
  annex: (v) => `annex ${card(v.card)}`,
  steal: (v) => `take ${card(v.card)}`,
  'take-science': 'take the rest in science',
  mix: ({ n }) => (n === null ? 'food, the rest resources' : `${n} food, the rest resources`),
  'gain-food': 'gain food',
  'gain-resources': 'gain resources',
  'free-build': (v) => `place a worker on ${card(v.card)} for free`,
  decline: 'not now',
  tactic: (v) => `play ${card(v.card)}`,
  copy: (v) => `copy ${card(v.card)}`,
};

type Good = Parameters<TtaTexts['price']>[0]['good'];

const SIGN: Readonly<Record<Good, (n: number) => string>> = {
  science: (n) => `${n}s`,
  food: (n) => `${n}f`,
  'bonus-food': (n) => `${n}f bonus`,
  resources: (n) => `${n}r`,
  bonus: (n) => `${n}r bonus`,
  ca: (n) => `${n}ca`,
  ma: (n) => `${n}ma`,
  budget: (n) => `${n} of budget`,
  difference: (n) => `${n} of the difference`,
};
const PRICE: Readonly<Record<Good, (n: number) => string>> = {
  science: (n) => `${n} science`,
  food: (n) => `${n} food`,
  'bonus-food': (n) => `${n} food from a card`,
  resources,
  bonus: (n) => `${resources(n)} from a card`,
  ca: civilActions,
  ma: militaryActions,
  budget: (n) => `${n} of the budget`,
  difference: (n) => `${n} of the difference`,
};
export const priceSign: TtaTexts['priceSign'] = ({ good, n }) => SIGN[good](n);
export const price: TtaTexts['price'] = ({ good, n }) => PRICE[good](n);
export const free = 'free';

const corrupted = (n: { resources: number; food: number }): string =>
  [n.resources > 0 ? `-${resources(n.resources)}` : '', n.food > 0 ? `-${n.food} food` : ''].filter(Boolean).join(' ');

export const trouble: TtaTexts['trouble'] = {
  uprising: ({ discontent, unused }) => `uprising, no production (${discontent} discontent, ${unused} unused)`,
  famine: ({ culture }) => `famine -${culture} culture`,
  discards: ({ n }) => `discard ${many(n, 'card')}`,
  wasted: ({ n }) => `${many(n, 'traded good')} unused, lost at the end of the turn`,
  corruption: (v) => `corruption ${corrupted(v)}`,
  unused: ({ n }) => `${civilActions(n)} unused`,
};

export const warn: TtaTexts['warn'] = {
  'same-tactic': 'this is your tactic already',
  resign: 'you lose the game and cannot come back',
};
