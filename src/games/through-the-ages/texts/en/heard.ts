/** What is only said to people who hear the table, in English. */
import type { HeardTexts } from '../types-heard.js';
import { cards, civilActions, list, many, militaryActions, resources } from './words.js';

const change = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

export const heard: HeardTexts['heard'] = {
  game: 'The game',
  turn: ({ name }) => `${name} is taking a turn`,
  starter: ({ name }) => `${name} was the first to play`,
  endOf: ({ name }) => `End of the turn for ${name}`,
  wasted: ({ n }) => `${n} of the Trade Routes will not be used`,
  coming: ({ age }) => `Still to come, ${age}`,
  tooDear: 'too few civil actions left',

  ratings: ({ culture, science, strength, more }) =>
    `culture ${culture}, ${change(more.culture)} a turn; science ${science}, ${change(more.science)} a turn; strength ${strength}`,
  stocks: ({ food, resources: n, more }) =>
    `food ${food}, next turn ${change(more.food)}; resources ${n}, next turn ${change(more.resources)}`,
  actions: ({ civil, civilOf, military, militaryOf }) =>
    `${civil} of ${civilActions(civilOf)} and ${military} of ${militaryActions(militaryOf)} left`,
  hand: ({ civil, civilLimit, military, militaryLimit }) =>
    `civil cards: ${civil} of ${civilLimit}, military cards: ${military} of ${militaryLimit}`,
  copies: ({ name, n }) => (n === 1 ? name : `${name} (${many(n, 'card')})`),

  makes: ({ food, resources: n }) => `produces ${food} food and ${resources(n)}`,
  working: ({ n }) => `${many(n, 'worker')} at work`,
  urbanLimit: ({ n }) => `at most ${n} urban buildings of a type`,
  faces: ({ n, discontent }) => `${many(n, 'happy face')}, ${many(discontent, 'discontent worker')}`,
  army: ({ units, tactical }) => `units ${units} strong, armies add ${tactical}`,
  colonization: ({ n }) => `${n} for colonization from cards in play`,
  leaderAges: ({ ages }) => `leaders taken so far: ${ages.join(', ')}`,
  stages: ({ costs, perAction }) => `its stages cost ${costs.join(', ')}; one action builds ${perAction}`,
  homerUnder: ({ wonder }) => `Homer lies under ${wonder}`,
  tactic: { own: 'its own tactic', copied: 'a copied tactic' },
  skipsPolitics: 'skips the next politics phase',
  booked: ({ points }) => `culture so far: ${points.map(({ source, n }) => `${source} ${n}`).join(', ')}`,

  mark: {
    hammurabi: 'Hammurabi has turned a military action into a civil one',
    homer: 'Homer’s resource is used',
    bach: 'Bach is used',
    churchill: 'Churchill is used',
    oceanLiner: 'the Ocean Liners are used',
    replacedLeader: 'a leader was replaced this turn',
    tactic: 'a tactic was played or copied this turn',
    tradeRoutes: 'the Trade Routes are used',
  },
  fresh: ({ cards: ids }) => `cannot be played before the next turn: ${cards(ids)}`,
  extra: {
    ca: ({ n }) => `${civilActions(n)} extra this turn`,
    ma: ({ n }) => `${militaryActions(n)} extra this turn`,
    resources: ({ n }) => `${resources(n)} extra this turn`,
    food: ({ n }) => `${n} food extra this turn`,
    unitResources: ({ n }) => `${resources(n)} extra for units this turn`,
    unitScience: ({ n }) => `${n} science extra for units this turn`,
  },

  pastEvents: ({ names }) => `past events: ${list(names)}`,
  deckFor: ({ age, seats }) => `${age} is played with the cards for ${seats} players`,
};
