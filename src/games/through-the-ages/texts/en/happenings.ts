/** The 55 events of Through the Ages, in English. */
import type { TtaTexts } from '../types.js';

export const event: TtaTexts['does']['event'] = {
  'eA-agriculture': {
    text: 'Everybody gains 2 food.',
  },
  'eA-crafts': {
    text: 'Everybody gains 2 resources.',
  },
  'eA-science': {
    text: 'Everybody scores 2 science points.',
  },
  'eA-trade-routes': {
    text: 'Everybody scores 1 science point and gains 1 food, then 1 resource.',
  },
  'eA-markets': {
    text: 'Everybody gains either 2 food or 2 resources, not one of each.',
  },
  'eA-settlement': {
    text: 'Everybody gains 1 population without paying food.',
  },
  'eA-politics': {
    text: 'Everybody draws 3 military cards, past any hand limit.',
  },
  'eA-warfare': {
    text: 'Whoever has an unused worker may turn it into Warriors for free.',
  },
  'eA-religion': {
    text: 'Whoever has an unused worker may turn it into a Religion temple for free.',
    rulings: ['The limit of urban buildings holds.'],
  },
  'eA-civilization': {
    text: 'Everybody may do one of three things without an action: increase population for 1 food less, build a farm, mine or urban building for 1 resource less, or develop a technology for 1 science less.',
    rulings: [
      'A revolution this way still spends all civil actions, of the coming turn for everybody but the current player.',
    ],
  },
  'e1-barbarians': {
    text: 'Whoever has the most culture points loses 1 population, if they are also one of the two weakest.',
    rulings: [
      'Unused workers go first; with none left, the owner picks a worker from a card.',
      'With two players: only if the weakest.',
    ],
  },
  'e1-border-conflict': {
    text: 'The weakest destroys one of their farms, mines or urban buildings. The strongest gains 3 resources.',
    rulings: ['The worker becomes unused.'],
  },
  'e1-crusades': {
    text: 'The strongest scores 4 culture points, the weakest loses 4.',
    rulings: ['The loser loses no more than they have; the gain is full all the same.'],
  },
  'e1-cultural-influence': {
    text: 'Everybody scores culture equal to their culture rating.',
  },
  'e1-foray': {
    text: 'The two strongest gain 3 food and resources in total each, split as they like.',
    rulings: ['With two players: the strongest alone.'],
  },
  'e1-good-harvest': {
    text: 'Everybody produces food as at the end of a turn, without corruption or consumption.',
    rulings: ['Also in an uprising. What pacts add or take is part of it.'],
  },
  'e1-immigration': {
    text: 'All who have the most happy faces gain 1 population without paying food.',
    rulings: ['Ties all count, also at 0 faces. Faces count up to 8. An empty yellow bank gives nobody.'],
  },
  'e1-new-deposits': {
    text: 'Everybody produces resources as at the end of a turn, without corruption.',
    rulings: ['Also in an uprising. What pacts add or take is part of it.'],
  },
  'e1-pestilence': {
    text: 'Everybody loses 1 population.',
    rulings: ['Unused workers go first; with none left, the owner picks a worker from a card.'],
  },
  'e1-raiders': {
    text: 'The two weakest lose 2 food and resources in total each, split as they like.',
    rulings: ['With two players: the weakest alone.'],
  },
  'e1-rats': {
    text: 'Everybody loses all stored food.',
  },
  'e1-rebellion': {
    text: 'Everybody loses 2 civil actions per discontent worker, as far as they have them.',
    rulings: ['They come back at the end of the player’s next turn.'],
  },
  'e1-reign-of-terror': {
    text: 'The weakest loses 1 population.',
    rulings: ['Unused workers go first; with none left, the owner picks a worker from a card.'],
  },
  'e1-scientific-breakthrough': {
    text: 'Everybody scores science equal to their science rating.',
  },
  'e1-uncertain-borders': {
    text: 'The strongest takes 1 yellow token from the weakest’s bank.',
    rulings: ['Nothing happens when that bank is empty.'],
  },
  'e2-civil-unrest': {
    text: 'Everybody loses 4 culture points per discontent worker. All who have the most of them, if any, also return 1 blue token to the box.',
    rulings: ['Discontent is counted once, before anything is lost. The token is lost even at 0 culture.'],
  },
  'e2-cold-war': {
    text: 'The two strongest score 6 science points each.',
    rulings: ['With two players: the strongest alone.'],
  },
  'e2-crime-wave': {
    text: 'The two weakest lose 3 culture points and return 1 blue token to the box each.',
    rulings: ['The token comes from the bank, or from a farm or mine of the owner’s choice.'],
  },
  'e2-economic-progress': {
    text: 'Everybody goes through corruption, food production, consumption and resource production once more.',
    rulings: ['Missing food costs 4 culture points each as usual. Also in an uprising.'],
  },
  'e2-emigration': {
    text: 'Everybody loses population equal to half of their discontent workers, rounded up.',
    rulings: [
      'Counted once, before anything is lost.',
      'Unused workers go first; with none left, the owner picks a worker from a card.',
    ],
  },
  'e2-iconoclasm': {
    text: 'Every leader who is not of the current age leaves the game.',
    rulings: ['In Age IV all leaders go. Bill Gates pays when he leaves.'],
  },
  'e2-independence': {
    text: 'The weakest loses a colony of their choice.',
    rulings: [
      'Its lasting effect ends: yellow tokens as far as they are in the bank, and the blue tokens. The card goes to the discards.',
    ],
  },
  'e2-intl-agreement': {
    text: 'The strongest may take cards from the row for up to 5 civil actions, at no cost to their own, and then skips their next politics phase. The row is refilled without sweeping.',
    rulings: [
      'Usual prices and limits. Whoever takes no card keeps the next politics phase.',
      'The 5 actions are a budget apart: the player spends none.',
      'The refill may end the age.',
    ],
  },
  'e2-national-pride': {
    text: 'Whoever has the most culture points scores 5 more.',
  },
  'e2-politics-of-strength': {
    text: 'The strongest draws 5 military cards, the weakest discards 3 of their choice. In Age IV the strongest scores 5 culture points and the weakest loses 3 instead.',
    rulings: ['With fewer than 3 cards, all are discarded.'],
  },
  'e2-popularization': {
    text: 'Everybody scores culture equal to their science rating.',
  },
  'e2-prosperity': {
    text: 'Everybody gains 1 food per happy face.',
    rulings: ['At most 8, and what the blue bank can give.'],
  },
  'e2-ravages': {
    text: 'Everybody turns one of their completed wonders of Age A or I into ruins: it loses all effects and gives 2 culture instead.',
    rulings: [
      'This is not optional. A ruin still counts as a completed wonder of its age.',
      'Homer under the wonder keeps his happy face.',
    ],
  },
  'e2-refugees': {
    text: 'The strongest scores 3 culture points and gains 1 population for free. The weakest loses 3 culture points and 1 population.',
    rulings: [
      'The loser loses no more than they have; the gain is full all the same.',
      'Unused workers go first; with none left, the owner picks a worker from a card.',
    ],
  },
  'e2-terrorism': {
    text: 'Whoever has the fewest culture points destroys one urban building of everybody else.',
    rulings: ['Of any age; the player who acts picks it. The worker becomes unused.'],
  },
  'e3-agriculture': {
    text: 'Everybody scores 1 point per food their farms produce, and 4 more if that exceeds consumption.',
    rulings: ['Full production, as if the blue bank never ran short.', 'Food of pacts does not count.'],
  },
  'e3-architecture': {
    text: 'Everybody scores 1 point per level of each urban building.',
  },
  'e3-balance': {
    text: 'Everybody scores twice the smallest of food production, resource production, science and culture.',
    rulings: [
      'Full production, as if the blue bank never ran short.',
      'Here all sources count: farms, mines, railroad, labs of Bill Gates and pacts.',
    ],
  },
  'e3-colonies': {
    text: 'Everybody scores 3 points per colony.',
  },
  'e3-competition': {
    text: 'Everybody scores 1 point per level of each military unit and each arena.',
  },
  'e3-government': {
    text: 'Everybody scores 2 points per civil action and 1 per military action, by the totals.',
  },
  'e3-happiness': {
    text: 'Everybody scores 2 points per happy face, up to 16, and loses 2 per discontent worker.',
    rulings: ['The result may be a loss; culture points stop at 0.'],
  },
  'e3-industry': {
    text: 'Everybody scores 1 point per resource their mines produce.',
    rulings: [
      'Full production, as if the blue bank never ran short.',
      'The railroad’s doubled mine counts, labs of Bill Gates do not.',
    ],
  },
  'e3-population': {
    text: 'Everybody scores 2 points per content worker beyond the tenth.',
    rulings: ['Content: all workers, unused ones too, less the discontent.'],
  },
  'e3-progress': {
    text: 'Everybody scores 2 points per level of the government and of each special technology.',
  },
  'e3-science': {
    text: 'Everybody scores by rank in science: 15, 10, 5, 0 for four players, 14, 7, 0 for three, 10, 0 for two.',
    rulings: [
      'Those still in the game count. In play ties go from the current player, at the end from the starting player.',
    ],
  },
  'e3-strength': {
    text: 'Everybody scores by rank in strength: 15, 10, 5, 0 for four players, 14, 7, 0 for three, 10, 0 for two.',
    rulings: [
      'Those still in the game count. In play ties go from the current player, at the end from the starting player.',
    ],
  },
  'e3-technology': {
    text: 'Everybody scores 4 points per technology of level III in play, with or without workers.',
  },
  'e3-variety': {
    text: 'Everybody scores 2 points for each kind of unit, each kind of urban building and each special technology.',
    rulings: ['A technology without a worker is no unit or building.'],
  },
  'e3-wonders': {
    text: 'Everybody scores per completed wonder: 5 for Age A, 4 for Age I, 3 for Age II, 2 for Age III.',
    rulings: ['Ruins count.'],
  },
};
