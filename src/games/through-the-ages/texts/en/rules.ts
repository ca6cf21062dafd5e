/** The rules at hand of Through the Ages, in English. */
import { FAMINE } from '../../data/board.js';
import { CORRUPTION, EATEN, NEEDED } from '../bank-steps.js';
import type { TtaTexts } from '../types.js';

export const rule: TtaTexts['rule'] = {
  'action-phase': {
    title: 'Action phase',
    text: 'Spend civil and military actions in any order. In the first round you can only take cards from the row. You may end the phase with actions left: unspent military actions draw cards.',
  },
  take: {
    title: 'Taking cards',
    text: 'The five spaces at the left cost 1 civil action, the next four 2, the last four 3. You cannot take a card while you hold as many civil cards as you have civil actions in total, nor a technology you already have, nor a second leader of an age. A wonder costs 1 more for each wonder you have completed, goes straight into play and needs no room in your hand.',
    also: ['card row', 'take a card'],
  },
  grow: {
    title: 'Increasing population',
    text: 'Pay 1 civil action and the food printed under the last filled section of your yellow bank.',
    also: ['increase population', 'grow'],
  },
  build: {
    title: 'Building',
    text: 'An unused worker goes onto a technology in play: 1 civil action for farms, mines and urban buildings, 1 military action for units, and the printed resources. Your government limits the urban buildings of each type.',
    also: ['build', 'mine', 'farm'],
  },
  upgrade: {
    title: 'Upgrading',
    text: 'A worker moves to a card of the same type and a higher level for the difference of the two prices. Discounts change both prices first. Levels may be skipped.',
  },
  destroy: {
    title: 'Destroying',
    text: 'For 1 civil action a worker on a farm, mine or urban building becomes unused.',
  },
  disband: {
    title: 'Disbanding',
    text: 'For 1 military action the worker of a unit becomes unused.',
  },
  stage: {
    title: 'Wonder stages',
    text: 'Pay 1 civil action and the resources of the next stage, and cover its number with a blue token from your bank. When all numbers are covered, the tokens return and the wonder takes effect.',
    rulings: ['With an empty bank the token comes from a card of your choice.'],
  },
  develop: {
    title: 'Developing',
    text: 'Pay 1 civil action and the science printed on a technology of your hand.',
    rulings: [
      'A special technology of a lower level than the one in play is put aside at once, yet it counts as developed.',
    ],
  },
  revolution: {
    title: 'Revolution',
    text: 'You get a government for the lower of its two prices, but it takes all your civil actions, and all must be available. New ones it brings count as spent.',
    also: ['anarchy'],
  },
  leader: {
    title: 'Leaders',
    text: 'Playing a leader costs 1 civil action. If one is replaced, a spent civil action comes back.',
    also: ['leader'],
  },
  play: {
    title: 'Action cards',
    text: 'Pay 1 civil action and do what the card says. It must be possible, and you cannot play a card in the action phase in which you took it.',
  },
  production: {
    title: 'Production',
    text: 'Science and culture, corruption, food, consumption, resources, in this order. Corruption takes resources and then food. Each missing food costs 4 culture. When the blue bank runs short, the best cards produce first.',
    rulings: ['Payments and gains keep as few blue tokens outside the bank as possible.'],
    also: ['rocks', 'ore'],
  },
  uprising: {
    title: 'Uprising',
    text: 'If you have more discontent than unused workers at the end of your turn, you skip production.',
  },
  'hand-limit': {
    title: 'Hand limits',
    text: 'At the end of your turn, before production, you discard military cards of your choice until you hold no more than your total of military actions. You never discard civil cards for having too many: a full hand only keeps you from taking more.',
    rulings: ['The Library of Alexandria raises both limits by one. An extra action for one turn raises neither.'],
    also: ['hand size', 'civil hand'],
  },
  draw: {
    title: 'Drawing',
    text: 'One military card for each military action left, at most 3. None in Age IV.',
  },
  ages: {
    title: 'End of an age',
    text: 'When the last civil card of an age is dealt, cards of earlier ages leave hands, earlier leaders, unfinished wonders and pacts leave play, and everybody loses 2 yellow tokens. The time after Age III lasts until the end of the round, or of the next one if another than the first player began it.',
    rulings: [
      'The end of Age A does none of this: no card becomes antiquated, nobody loses yellow tokens, and what is left of its deck leaves the game.',
    ],
    also: ['age', 'ages'],
  },
  turn: {
    title: 'Turn overview',
    text: 'Start: the row is refilled, a war you declared is decided, your own tactic becomes common. Politics: one political action. Actions: civil and military ones in any order. End: military cards above the limit are discarded, production, military cards are drawn, all actions are available again.',
    also: ['turn', 'turn order', 'phases', 'sequence', 'start of turn', 'end of turn', 'what happens in a turn'],
  },
  'first-round': {
    title: 'First turn',
    text: 'In the first round the first player has 1 civil action, the next 2, then 3 and 4. Nobody has military actions, and you can only take cards. There is no politics phase, the row is not refilled, and the turn ends with production as usual.',
    also: ['first round', 'opening', 'beginning', 'setup', 'round 1'],
  },
  happiness: {
    title: 'Happiness and discontent',
    text: `Happy faces come from temples, theaters, arenas, some wonders, leaders, governments and colonies; the rating is never below 0 or above 8. The emptier your yellow bank, the more you need (tokens in the bank: ${NEEDED}). For each missing face one worker is discontent; with more discontent than unused workers there is an uprising at the end of your turn.`,
    also: [
      'happy',
      'happy faces',
      'happiness',
      'discontent',
      'unhappy',
      'anger',
      'discontent workers',
      'unrest',
      'content',
      'revolt',
    ],
  },
  consumption: {
    title: 'Consumption and famine',
    text: `After your farms have produced, your population eats the food that your yellow bank shows (tokens in the bank: ${EATEN}). For each missing food you lose ${FAMINE} culture, but never more than you have.`,
    also: [
      'famine',
      'hunger',
      'hungry',
      'starvation',
      'starve',
      'food',
      'eat',
      'eating',
      'feeding',
      'not enough food',
      'consumption',
    ],
  },
  corruption: {
    title: 'Corruption',
    text: `Corruption comes before food and resources are produced: the fewer tokens lie in your blue bank, the more resources you lose (tokens in the bank: ${CORRUPTION}). What you cannot pay in resources you pay in food. Tokens on farms, mines and the unfinished wonder are not in the bank.`,
    also: ['corruption', 'blue tokens', 'blue bank', 'too many resources', 'storage'],
  },
  population: {
    title: 'Workers and the yellow bank',
    text: 'Yellow tokens in the bank are people not yet born. A token that leaves it becomes an unused worker, whom you can put on a technology. The emptier the bank, the more the next worker costs, the more your people eat, and the more happy faces you need.',
    also: ['workers', 'yellow tokens', 'yellow bank', 'population', 'unused workers', 'worker pool', 'people'],
  },
  ratings: {
    title: 'Science, culture and strength',
    text: 'Science and culture each have a rating, which is added to your points at the end of your turn. Culture points decide the game, science points pay for technologies. Strength does not add up from turn to turn: it is what your units, armies, cards and pacts are worth now.',
    also: [
      'rating',
      'ratings',
      'science',
      'culture',
      'strength',
      'points',
      'science points',
      'culture points',
      'score',
    ],
  },
  tactics: {
    title: 'Tactics',
    text: 'In the action phase you play a tactic card for 1 military action, or copy a common one for 2: one tactic a turn. Your own card lies in front of you until your next turn begins and is common from then on. It tells which units make an army and what each army adds to your strength.',
    also: ['tactic', 'tactics', 'tactic card', 'common tactics', 'copy tactic', 'formation'],
  },
  'antiquated-armies': {
    title: 'Antiquated armies',
    text: 'An army in which one unit is two or more levels below its tactic is antiquated and adds only the smaller number of the card. Units of Age I are good enough for a tactic of Age II, Warriors are not.',
    also: ['antiquated', 'outdated', 'obsolete', 'old units', 'outdated army', 'antiquated army', 'obsolete army'],
  },
  'final-scoring': {
    title: 'Final scoring',
    text: 'When the last civil card of Age III is dealt, Age IV begins and you play the last turns. After them all Age III events left in both decks score for everybody, Bill Gates scores, and the most culture wins. Equal culture shares the victory.',
    also: [
      'win',
      'how to win',
      'final',
      'end of the game',
      'game end',
      'last round',
      'winner',
      'winning',
      'victory',
      'who wins',
      'impacts',
      'age IV',
      'victory points',
    ],
  },
  'urban-limit': {
    title: 'Urban buildings',
    text: 'Labs, temples, arenas, libraries and theaters are urban buildings. Your government says how many you may have of each type. It only limits building: nothing is torn down when the limit falls.',
    also: [
      'urban',
      'urban limit',
      'urban buildings',
      'building limit',
      'labs',
      'temples',
      'theaters',
      'libraries',
      'arenas',
    ],
  },
  actions: {
    title: 'Civil and military actions',
    text: 'Government, some special technologies, wonders and leaders give them. Civil actions left at the end of your turn are lost; each military one draws a military card, up to 3. You can use actions gained in your turn at once.',
    also: ['civil actions', 'military actions', 'white tokens', 'red tokens', 'number of actions', 'unused actions'],
  },
  governments: {
    title: 'Governments',
    text: 'You develop a government for 1 civil action and the higher of its two science prices, or by revolution for the lower price and all your civil actions. It replaces the one before, and its actions count at once.',
    also: ['government change', 'government', 'change government', 'peaceful change', 'revolution cost'],
  },
  'special-technologies': {
    title: 'Special technologies',
    text: 'Military, civil, colonization and construction technologies work without workers as soon as they are developed. Of each type only the highest stays in play.',
    also: ['special', 'blue cards', 'special technology', 'construction', 'exploration'],
  },
  wonders: {
    title: 'Wonders',
    text: 'A wonder goes from the row straight into play; you build one at a time. Its stages cost resources and 1 civil action each; construction technologies build several with one action. It takes effect when the last stage is done.',
    also: ['wonder', 'building a wonder', 'unfinished wonder', 'ruins'],
  },
  defence: {
    title: 'Defence',
    text: 'Against an aggression you may play bonus cards for their defence and discard other military cards for 1 each, no more cards in all than your total of military actions. If you reach the strength of the attack, it fails; if you cannot, you lose no card.',
    also: ['defend', 'defending', 'defense', 'bonus cards', 'bonus card', 'being attacked'],
  },
  ties: {
    title: 'Ties',
    text: 'Where an event compares players, ties go to the current player, then clockwise: they count as having more. At the end of the game the starting player comes first. A war between equals changes nothing.',
    also: ['tie', 'tie-break', 'tie break', 'equal strength', 'strongest', 'weakest'],
  },
  'military-cards': {
    title: 'Military cards',
    text: 'You draw them at the end of your turn for unspent military actions and keep them secret. You may end your turn with as many as your total of military actions. You prepare territories and events, play aggressions, wars and pacts in the politics phase and tactics in the action phase; bonus cards help to defend and to colonize.',
    also: ['military hand', 'drawing military cards', 'discard', 'hand limit'],
  },
  politics: {
    title: 'Politics phase',
    text: 'Before your actions you may take one political action: prepare an event, play an aggression, declare a war, offer or cancel a pact, or resign.',
  },
  events: {
    title: 'Events',
    text: 'A prepared event goes face down on the future events and scores culture equal to its level; then the top current event is revealed. When the current events run out, the future ones are shuffled age by age and take their place, older ages on top.',
    rulings: [
      'Ties in a comparison go to the current player, then clockwise.',
      'With two players, “the two strongest” or “the two weakest” means one.',
      'After the last round all Age III events of both decks score; then ties go from the starting player.',
    ],
    also: ['seed an event', 'prepare an event', 'event cards'],
  },
  colonization: {
    title: 'Colonization',
    text: 'A revealed territory is auctioned, starting with the player who revealed it. The winner sends a force worth at least the bid: the printed strength of the units, armies among them, colonization symbols and bonus cards. The units return to the yellow bank.',
    rulings: ['At least one unit must go. Strength from leaders, wonders, technologies and pacts does not count.'],
    also: ['auction', 'bid', 'territory', 'colony', 'colonies', 'sacrifice'],
  },
  aggression: {
    title: 'Aggression',
    text: 'You must be stronger than the rival and pay the military actions on the card. The rival may play bonus cards and discard others for 1 each, up to their total of military actions, and repels you by reaching your strength.',
    rulings: [
      'A rival who cannot reach the strength of the attack loses no cards.',
      'The defence ends as soon as the strength is reached.',
    ],
  },
  war: {
    title: 'War',
    text: 'You may declare war on anyone, stronger or not. It is decided at the start of your next turn by strength alone. Either side may win; a tie changes nothing.',
    rulings: ['No war can be declared in the last round.'],
  },
  pact: {
    title: 'Pacts',
    text: 'You offer a pact to one player, who accepts or refuses. It lies in your play area, which holds only one; you may also be party to pacts of others. Either party may cancel it as a political action.',
    also: ['treaty', 'peace'],
  },
  armies: {
    title: 'Armies',
    text: 'Your tactic joins your units into armies, always in the way that gives the most strength. An air force doubles what one army adds.',
    rulings: [
      'An army is antiquated when one of its units is two or more levels below the tactic. The printed “1 or 2” is read as a slip.',
    ],
  },
  resign: {
    title: 'Resigning',
    text: 'You leave the game and lose. Everyone at war with you scores 7 culture instead. Not in Age IV.',
  },
};
