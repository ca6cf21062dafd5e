/** Rules under the words that people look for, where the entries named by the rules speak of something else. */
import type { RuleEntry } from '../../engine/phrasebook.js';
import { BLUE_BANK, FAMINE, YELLOW_BANK } from './data/board.js';

const entry = (
  id: string,
  title: string,
  page: string,
  also: readonly string[],
  text: string,
  rulings: readonly string[] = [],
): RuleEntry => ({ id: `rule:${id}`, title, kind: 'rule', page: `Code of Laws ${page}`, text, also, rulings });

const corruption = BLUE_BANK.map((row) => `${row.from} or more: ${row.corruption}`).join(', ');
const eaten = YELLOW_BANK.map((row) => `${row.from} or more: ${row.eat}`).join(', ');
const needed = YELLOW_BANK.map((row) => `${row.from} or more: ${row.happy}`).join(', ');

export const wordRules: readonly RuleEntry[] = [
  entry(
    'turn',
    'Turn overview',
    'p. 3-6',
    ['turn', 'turn order', 'phases', 'sequence', 'start of turn', 'end of turn', 'what happens in a turn'],
    'Start: the row is refilled, a war you declared is decided, your own tactic becomes common. Politics: one political action. Actions: civil and military ones in any order. End: military cards above the limit are discarded, production, military cards are drawn, all actions are available again.',
  ),
  entry(
    'first-round',
    'First turn',
    'p. 3',
    ['first round', 'opening', 'beginning', 'setup', 'round 1'],
    'In the first round the first player has 1 civil action, the next 2, then 3 and 4, nobody has military ones, and cards are taken and nothing else. There is no politics, the row is not refilled, and the turn ends with production as usual.',
  ),
  entry(
    'happiness',
    'Happiness and discontent',
    'p. 6',
    ['happy', 'happy faces', 'happiness', 'discontent', 'unhappy', 'discontent workers', 'unrest', 'content', 'revolt'],
    `Happy faces come from temples, theaters, arenas, some wonders, leaders, governments and colonies; the rating is never below 0 or above 8. The emptier the yellow bank, the more are needed (tokens in the bank: ${needed}). For each one missing a worker is discontent; with more discontent workers than unused ones there is an uprising at the end of your turn.`,
  ),
  entry(
    'consumption',
    'Consumption and famine',
    'p. 6',
    ['famine', 'hunger', 'starvation', 'starve', 'food', 'eat', 'eating', 'feeding', 'not enough food', 'consumption'],
    `After the farms have produced, the population eats food by what the yellow bank shows (tokens in the bank: ${eaten}). For each food that is missing you lose ${FAMINE} culture, as far as you have it.`,
  ),
  entry(
    'corruption',
    'Corruption',
    'p. 6',
    ['corruption', 'blue tokens', 'blue bank', 'too many resources', 'storage'],
    `Before production the blue bank is looked at: the fewer tokens lie in it, the more resources are lost (tokens in the bank: ${corruption}). What cannot be paid in resources is paid in food. Tokens on farms, mines and the unfinished wonder are not in the bank.`,
  ),
  entry(
    'population',
    'Workers and the yellow bank',
    'p. 5',
    ['workers', 'yellow tokens', 'yellow bank', 'population', 'unused workers', 'worker pool', 'people'],
    'Yellow tokens in the bank are people not yet born. One who leaves it becomes an unused worker, who can be put onto a technology. The emptier the bank, the dearer the next one is, the more is eaten and the more happy faces are needed.',
  ),
  entry(
    'ratings',
    'Science, culture and strength',
    'p. 6',
    ['rating', 'ratings', 'science', 'culture', 'strength', 'points', 'science points', 'culture points', 'score'],
    'Science and culture each have a rating, which is added to your points at the end of your turn. Culture points decide the game, science points pay for technologies. Strength is not added up: it is what your units, armies, cards and pacts are worth now.',
  ),
  entry(
    'tactics',
    'Tactics',
    'p. 6 and 9',
    ['tactic', 'tactics', 'tactic card', 'common tactics', 'copy tactic', 'formation'],
    'In the action phase a tactic card is played for 1 military action, or one of the common area is copied for 2; at most one of both a turn. Your own card lies before you until your next turn begins and is common from then on. It tells which units make an army and what each army adds to your strength.',
  ),
  entry(
    'antiquated-armies',
    'Antiquated armies',
    'p. 9',
    ['antiquated', 'outdated', 'obsolete', 'old units', 'outdated army', 'antiquated army', 'obsolete army'],
    'An army in which one unit is two or more levels below its tactic is antiquated and adds only the smaller number of the card. Units of Age I are good enough for a tactic of Age II, Warriors are not.',
  ),
  entry(
    'final-scoring',
    'Final scoring',
    'p. 3',
    [
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
    ],
    'When the last civil card of Age III is dealt, Age IV begins and the last turns are played. After them all events of Age III that are left in both decks score for everybody, Bill Gates scores, and whoever has the most culture wins. With equal culture the victory is shared.',
  ),
  entry(
    'urban-limit',
    'Urban buildings',
    'p. 6',
    ['urban', 'urban limit', 'urban buildings', 'building limit', 'labs', 'temples', 'theaters', 'libraries', 'arenas'],
    'Labs, temples, arenas, libraries and theaters are urban buildings. Your government says how many you may have of each type. Only building is barred by it: nothing is torn down when the limit falls.',
  ),
  entry(
    'actions',
    'Civil and military actions',
    'p. 4',
    ['civil actions', 'military actions', 'white tokens', 'red tokens', 'number of actions', 'unused actions'],
    'Government, some special technologies, wonders and leaders give them. Civil actions that are left at the end of your turn are lost; each military one draws a military card, up to 3. Actions gained in your turn can be used at once.',
  ),
  entry(
    'governments',
    'Governments',
    'p. 5',
    ['government', 'change government', 'peaceful change', 'revolution cost'],
    'A government is developed for 1 civil action and the higher of its two prices in science, or by a revolution for the lower price and all civil actions. It replaces the one before, and its actions count at once.',
  ),
  entry(
    'special-technologies',
    'Special technologies',
    'p. 5',
    ['special', 'blue cards', 'special technology', 'construction', 'exploration'],
    'Military, civil, colonization and construction technologies work without workers as soon as they are developed. Of each type only the highest stays in play.',
  ),
  entry(
    'wonders',
    'Wonders',
    'p. 5',
    ['wonder', 'building a wonder', 'unfinished wonder', 'ruins'],
    'A wonder is taken from the row straight into play, one at a time. Its stages are built one by one for resources, 1 civil action each; construction technologies build several with one action. It works when the last one is done.',
  ),
  entry(
    'defence',
    'Defence',
    'p. 4',
    ['defend', 'defending', 'defense', 'bonus cards', 'bonus card', 'being attacked'],
    'Against an aggression you may play bonus cards for their defence and discard other military cards for 1 each, together no more than your total of military actions. If you reach the strength of the attack it fails; if you do not, you lose no card.',
  ),
  entry(
    'ties',
    'Ties',
    'p. 7',
    ['tie', 'tie-break', 'tie break', 'equal strength', 'strongest', 'weakest'],
    'Where an event asks for the strongest or weakest, of equal ones the current player counts as having more, then the next ones clockwise. At the end of the game it is the starting player. A war between equals changes nothing.',
  ),
  entry(
    'military-cards',
    'Military cards',
    'p. 6 and 8',
    ['military hand', 'drawing military cards', 'discard', 'hand limit'],
    'They are drawn at the end of your turn for military actions left and stay secret. You may end your turn with as many as you have military actions in total. Territories and events are prepared, aggressions, wars and pacts are politics, tactics are played in the action phase, bonus cards help to defend and to colonize.',
  ),
];
