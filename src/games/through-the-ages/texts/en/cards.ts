/** What leaders, wonders and action cards do, in English, with the rulings that matter. */
import type { TtaTexts } from '../types.js';

type Does = TtaTexts['does'];

export const leader: Does['leader'] = {
  'alexander-the-great': {
    text: 'Every unit of yours adds 1 to your strength. As a political action he may depart for good: your yellow bank grows by one token.',
    rulings: ['A colonizing force does not get his bonus.'],
  },
  aristotle: {
    text: 'Whenever you take a technology from the row, you score 1 science at once.',
    rulings: ['Leaders, wonders and action cards are no technologies.'],
  },
  hammurabi: {
    text: 'Once a turn one of your military actions serves as a civil action. Leaders in the row cost you 1 civil action less.',
    rulings: ['The borrowed action stands outside your total and cannot help to pay for a revolution.'],
  },
  homer: {
    text: 'Gives 1 happy face. Each turn you have 1 extra resource for building or upgrading units. When another leader follows him he may be laid under one of your completed wonders, which then gives 1 more happy face; the action of the replacement does not come back in that case.',
    rulings: ['One resource a turn, not one for every unit.', 'Only a replaced Homer can be laid under a wonder.'],
  },
  'julius-caesar': {
    text: 'Gives 1 strength and 1 military action. Once in the game you may follow a political action with a second one.',
  },
  moses: {
    text: 'Increasing your population costs you 1 food less.',
  },
  'christopher-columbus': {
    text: 'As a political action he departs for good, and a territory from your hand becomes your colony without an auction or losses.',
    rulings: ['The permanent effect comes first, then the immediate one. Nothing is scored for preparing.'],
  },
  'frederick-barbarossa': {
    text: 'For 1 military action you get a new worker who becomes a new unit at once, for 1 food and 1 resource less.',
    rulings: ['Both halves must be possible. Upgrading does not count as building.'],
  },
  'genghis-khan': {
    text: 'In your armies infantry may take the place of cavalry. At the end of your turn you score 3 culture if at most one civilization is stronger than yours (nobody, with two players).',
    rulings: ['His points come before production and also during an uprising.'],
  },
  'joan-of-arc': {
    text: 'Gives 1 culture and 1 military action. Each happy face of your temples and your government adds 1 to your strength. In your politics phase you may look at the top current event.',
  },
  'leonardo-da-vinci': {
    text: 'Your best lab or library makes extra science equal to its level. Each technology you develop brings 1 resource.',
  },
  michelangelo: {
    text: 'Each happy face of your temples, theaters and wonders is also worth 1 culture. Your completed wonders do not raise the cost of taking new ones.',
    rulings: ['Faces beyond the limit of 8 count for him. Unhappy faces are not subtracted.'],
  },
  'isaac-newton': {
    text: 'Your best lab or library makes extra science equal to its level. Each technology you develop gives you one spent civil action back.',
    rulings: ['Nothing comes back when no civil action was spent. After a revolution one action is available.'],
  },
  'j-s-bach': {
    text: 'Each theater gives 1 more culture, and theater technologies cost 2 science less. Once a turn an urban building of another type may be upgraded to a theater of the same or a higher level.',
    rulings: [
      'The limit of urban buildings holds for theaters.',
      'Action cards for upgrades may be used for this, too.',
    ],
  },
  'james-cook': {
    text: 'Up to 2 other military cards may be thrown into a colonizing force for 1 each. Your first colony gives 2 culture a turn, each further one 1.',
  },
  'maximilien-robespierre': {
    text: 'Gives 1 military action. You pay revolutions with all your military actions instead of the civil ones and score 3 culture for each.',
    rulings: [
      'Military actions that the new government brings count as spent. An extra action of Patriotism is not needed.',
    ],
  },
  'napoleon-bonaparte': {
    text: 'Gives 2 military actions, and 2 strength for each type of unit you have.',
  },
  'william-shakespeare': {
    text: 'Gives 1 happy face. While you have a library, theaters cost 1 resource and their technologies 1 science less, and the other way round. Each pair of a library and a theater gives 2 culture.',
  },
  'albert-einstein': {
    text: 'Your best lab or library makes extra science equal to its level. Each technology you develop scores 3 culture.',
  },
  'bill-gates': {
    text: 'Labs of level I and above produce and keep resources like mines, worth their level. When he leaves, or at the end of the game, you score one such production of your labs as culture.',
    rulings: [
      'What lies on the labs stays usable after he leaves.',
      'The Railroad and the Impact of Industry do not count labs.',
    ],
  },
  'charlie-chaplin': {
    text: 'Gives 2 happy faces. One of your best theaters gives its culture a second time.',
  },
  'mahatma-gandhi': {
    text: 'Gives 2 culture. You cannot play aggressions or wars; against you they cost twice the military actions.',
  },
  'sid-meier': {
    text: 'Each lab gives culture equal to its level, and 1 science less.',
  },
  'winston-churchill': {
    text: 'Each turn choose: 3 culture, or 3 science for unit technologies together with 3 resources for units.',
    rulings: ['Without a choice the culture is scored at the end of the turn.'],
  },
};

export const wonder: Does['wonder'] = {
  colossus: {
    text: '2 strength, and 1 more in every colonizing force.',
  },
  'hanging-gardens': {
    text: '1 culture and 2 happy faces.',
  },
  'library-of-alexandria': {
    text: '1 culture and 1 science. You may hold one more civil and one more military card.',
  },
  pyramids: {
    text: '1 civil action.',
  },
  'great-wall': {
    text: '1 culture and 1 happy face. Each infantry and artillery unit of yours adds 1 strength.',
  },
  'st-peters-basilica': {
    text: '2 culture and 1 happy face. Every other card or worker of yours that gives a happy face gives one more.',
    rulings: ['Its own face stays single. Cards with unhappy faces get nothing.'],
  },
  'taj-mahal': {
    text: '3 culture and 1 blue token. While it lies in the row it costs 2 civil actions less for a player who replaced a leader this turn.',
  },
  'universitas-carolina': {
    text: '1 culture and 2 science.',
  },
  'eiffel-tower': {
    text: '4 culture and 1 happy face.',
  },
  kremlin: {
    text: '2 culture, 1 civil and 1 military action, but 1 unhappy face.',
  },
  'ocean-liner-service': {
    text: 'Once in each action phase you get a worker without food and without an action.',
  },
  'transcontinental-railroad': {
    text: '4 strength. One worker on your best mine produces two blue tokens.',
  },
  'fast-food-chains': {
    text: 'On completion: 2 culture for each farm and mine, 1 for each urban building and unit.',
  },
  'first-space-flight': {
    text: 'On completion: culture equal to the levels of all your technologies in play.',
  },
  hollywood: {
    text: 'On completion: twice the culture of your theaters and libraries, leader included.',
  },
  internet: {
    text: 'On completion: culture equal to the culture, science and strength of your urban buildings, leader included.',
  },
};

export const action: Does['action'] = {
  'rich-land': {
    text: 'Build or upgrade a farm or mine at a lower price.',
  },
  'urban-growth': {
    text: 'Build or upgrade an urban building at a lower price.',
  },
  'efficient-upgrade': {
    text: 'Upgrade a farm, mine or urban building at a lower price.',
  },
  'engineering-genius': {
    text: 'Complete one stage of your wonder at a lower price.',
    rulings: ['Always a single stage, whatever construction technology you have.'],
  },
  frugality: {
    text: 'Increase your population at the usual price, then gain food.',
  },
  breakthrough: {
    text: 'Develop a technology at the usual price, then score science.',
    rulings: ['With a revolution you pay all your actions instead of the one for the card.'],
  },
  'revolutionary-idea': {
    text: 'Score science.',
  },
  'cultural-heritage': {
    text: 'Score science and culture.',
  },
  stockpile: {
    text: 'Gain 1 resource, then 1 food.',
  },
  reserves: {
    text: 'Gain food or resources, one kind only.',
  },
  patriotism: {
    text: 'This turn you have one more military action, and resources for building and upgrading units.',
    rulings: ['What is left of them at the end of the turn is lost. The action may draw a card.'],
  },
  wave: {
    text: 'Resources for units this turn, for each civilization that is stronger than yours.',
  },
  'build-up': {
    text: 'Resources for units this turn, for each civilization that is stronger than yours.',
  },
  endowment: {
    text: 'Score culture for each civilization that has more culture than you.',
  },
};
