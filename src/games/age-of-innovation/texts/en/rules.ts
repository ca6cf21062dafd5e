/** Rules at hand, in English. */
import type { RulesTexts } from '../types.js';
import { counted, list } from './counting.js';
import { meaning, nouns } from './nouns.js';

const entry: RulesTexts['entry'] = {
  'rule:leave': {
    title: 'Leaving the game',
    text: 'You take no more turns, make no more decisions and rank below everybody who stays. Your round bonus goes back; your buildings stay on the map and count at the end. When only one player is left, the game is scored. The rulebook has no rule for this.',
    rulings: [],
    also: ['leave', 'resign', 'drop out', 'quit'],
  },
  turn: {
    title: 'A turn',
    text: 'In turn order, each player takes one action until they pass. You may convert goods before and after your action, but not in the middle of it.',
    rulings: [],
    also: ['turn', 'turn overview', 'actions', 'action phase'],
  },
  'action:build': {
    title: 'Terraform and build',
    text: 'Change one empty hex in reach towards your native terrain, one spade for each step on the circle, and build a workshop if the hex is now yours. You may do only one of the two. Spades cost tools according to your terraforming track.',
    rulings: [],
    also: ['terraform', 'dig', 'shovel', 'build', 'workshop costs', 'native terrain', 'home terrain', 'spade'],
  },
  'action:spades': {
    title: 'Free spades',
    text: 'Finish the first hex before you use the rest on others; all of them must be in reach at the start. You may buy missing spades for the first hex. The workshop comes last, and only on the first hex. You lose what you do not use.',
    rulings: ['You can buy missing spades for the first hex only.', 'Spades that would be useless are not offered.'],
    also: ['free spade', 'spades', 'two spades'],
  },
  'action:upgrade': {
    title: 'Upgrade a building',
    text: 'A workshop becomes a guild; a guild becomes a school or the palace; a school becomes the university. The old piece goes back to your planning display and covers its space there.',
    rulings: [],
    also: ['upgrade', 'upgrading', 'building costs', 'guild discount'],
  },
  'track:shipping': {
    title: 'Sailing',
    text: 'Costs 1 scholar and 4 coins. Each upgrade lets you reach one river hex farther, up to 3, and gives points or books.',
    rulings: [],
    also: ['shipping', 'ship', 'increase sailing', 'boat', 'river'],
  },
  'track:terraforming': {
    title: 'Upgrade terraforming',
    text: 'Costs 1 scholar, 1 tool and 5 coins (1 coin on the plains display). A spade then costs 2 tools, later 1; each upgrade gives books or points.',
    rulings: [],
    also: ['terraforming track', 'tools per spade', 'spade price'],
  },
  'action:innovate': {
    title: 'Develop an innovation',
    text: 'Pay two books of the column and three of any kind; at the wide spaces, two of each of two columns and one of any kind. The second and third innovation cost 1 and 2 more books. Without a palace, add 5 coins. You can have three innovations.',
    rulings: [],
    also: ['innovation', 'innovate', 'innovation display', 'cost of an innovation'],
  },
  'action:scholar': {
    title: 'Send a scholar',
    text: 'A scholar on a free space gains 3 or 2 levels and stays there for good. Returned to your supply, a scholar gains 1 level.',
    rulings: ['You may send a scholar even if you lose all the levels.'],
    also: ['scholar', 'scholars', 'sending a scholar'],
  },
  'action:power': {
    title: 'Power actions',
    text: 'Six actions for power from bowl III. Each can be used once a round, by one player.',
    rulings: [],
    also: ['power action', 'power and book actions', 'magic action'],
  },
  'action:books': {
    title: 'Book actions',
    text: 'Three actions for books of any discipline. Each can be used once a round, by one player.',
    rulings: [],
    also: ['book action', 'books', 'book'],
  },
  'action:special': {
    title: 'Special actions',
    text: 'Actions on your own tiles. Each is free and can be used once a round.',
    rulings: [],
    also: ['special action', 'x-token', 'octagon'],
  },
  'action:pass': {
    title: 'Pass',
    text: 'Score your tiles for passing, swap your round bonus for one of the three free ones with its coins, and take the next place in the turn order of the coming round. In round 6 you only score.',
    rulings: [],
    also: ['passing', 'turn order', 'first player', 'round bonus', 'round booster', 'booster'],
  },
  'action:convert': {
    title: 'Conversions',
    text: 'Power: 5 for a scholar or a book, 3 for a tool, 1 for a coin. A scholar becomes a tool; a tool or a book becomes a coin. Burning removes one token of bowl II from the game to move another to bowl III.',
    rulings: [],
    also: ['convert', 'conversion', 'exchange', 'burn', 'burning', 'free actions'],
  },
  offer: {
    title: 'Power from neighbours',
    text: 'When somebody builds or upgrades, neighbours may take power equal to the value of their adjacent buildings. They pay 1 point less than that. It is all or nothing, but never more than the bowls hold or the points pay for.',
    rulings: ['Offers are fixed when a building goes up and answered at the end of the turn, in turn order.'],
    also: ['leech', 'leeching', 'neighbours', 'neighbor', 'charge', 'accept', 'decline'],
  },
  power: {
    title: 'Power bowls',
    text: 'Power that you gain moves tokens from bowl I to bowl II and, once bowl I is empty, from II to III. You can only spend power from bowl III; it goes back to bowl I.',
    rulings: [],
    also: ['power', 'bowl', 'bowls', 'power cycle', 'power token'],
  },
  reach: {
    title: 'Adjacency and reach',
    text: 'Hexes that share a side or a bridge are adjacent. In reach are adjacent hexes, and those across as many river hexes as your sailing.',
    rulings: [],
    also: ['reach', 'adjacent', 'adjacency', 'neighbour', 'range'],
  },
  city: {
    title: 'Cities',
    text: 'Four adjacent buildings of power value 7 found a city; three are enough with a university, two with a monument. Each city gives you a tile with points, a reward and a key.',
    rulings: [
      'An annex also counts towards a reduced number of buildings.',
      'Two cities that become connected keep their tiles and gain nothing new.',
      'A city whose tile comes later is already a city: nothing built before then can merge or undo it.',
    ],
    also: ['city', 'town', 'found a city', 'city tile', 'key', 'keys'],
  },
  neutral: {
    title: 'Neutral buildings',
    text: 'Place them at once in reach, on your native terrain or on terrain you make native with spades you buy; otherwise they are lost. They count as built and as buildings of their kind, but uncover nothing on your planning display and cannot be upgraded.',
    rulings: [],
    also: ['neutral building', 'neutral', 'tower', 'monument'],
  },
  science: {
    title: 'Science',
    text: 'Levels 3, 5, 7 and 12 give 1, 2, 2 and 3 power. Level 8 needs a key, one for each discipline. Level 12 has room for one player. From level 9 on, a discipline gives income.',
    rulings: [],
    also: ['science', 'discipline', 'disciplines', 'science display', 'level', 'step', 'level 12', 'medicine track'],
  },
  bridge: {
    title: 'Bridges',
    text: 'A bridge joins the two ends of a printed place; one of them must have your building. The ends are then adjacent for everybody.',
    rulings: [],
    also: ['bridge', 'bridges'],
  },
  pavilion: {
    title: 'Annexes',
    text: 'An action places one beside a building of yours: it adds 1 to the power value and counts as a second building for a city. It is not a building for anything else.',
    rulings: [],
    also: ['annex', 'annexes', 'pavilion'],
  },
  income: {
    title: 'Income',
    text: 'At the start of each round you gain what is uncovered on your planning display, and the income of your round bonus, palace, competencies, innovations, faction and disciplines from level 9 on.',
    rulings: [],
    also: ['income', 'phase 1', 'production', 'planning display', 'planning board'],
  },
  'science-bonus': {
    title: 'End of a round',
    text: 'In the order of the next round, each player gains the science bonus of the round score tile as often as their level allows. Its spades can be spread over several hexes, you cannot buy more, and nothing is built. Then each free round bonus gets a coin.',
    rulings: [],
    also: ['round score', 'round score tile', 'round tile', 'science bonus', 'end of round', 'phase 3'],
  },
  end: {
    title: 'Final scoring',
    text: 'The largest connected areas score 18, 12 and 6 points; in each discipline the highest levels score 8, 4 and 2. Ties share. All your goods become coins, and 5 coins are a point.',
    rulings: [],
    also: [
      'win',
      'how to win',
      'winning',
      'points',
      'victory points',
      'end of game',
      'game end',
      'final scoring',
      'end of the game',
      'victory',
      'tie',
      'area',
      'area scoring',
      'resource scoring',
      'resources',
      'leftover',
      'winner',
    ],
  },
  'set-up': {
    title: 'Setup',
    text: 'In reverse turn order, players choose a set of planning display, faction and round bonus. Then they place workshops in turn order and back; Omar adds a tower, and the Monks place their university last.',
    rulings: [],
    also: ['setup', 'start', 'starting workshops', 'sets', 'bundle'],
  },
  draft: {
    title: 'Draft variant',
    text: 'Three times round the table, each player takes a planning display, a faction or a palace until they have all three; then they take round bonuses in reverse turn order.',
    rulings: [],
    also: ['draft', 'planning display card', 'draft variant'],
  },
  final: {
    title: 'Final round score tile',
    text: 'It lies on the sixth round score tile, covers its science bonus and scores in round 6 as well, each time you do what it shows. It never shows the same building as the tile below.',
    rulings: [],
    also: ['final round', 'final round score tile', 'final tile'],
  },
  competencies: {
    title: 'Competencies',
    text: 'A school or the university gives you one, with the levels and books of its place: 3 levels in the top row, 2 levels and 1 book in the middle, 1 level and 2 books at the bottom, all of the discipline of its column. There are four of each kind; you cannot have a kind twice.',
    rulings: [],
    also: ['competency', 'competence'],
  },
  two: {
    title: 'Two players',
    text: 'A neutral faction takes part in the science and area scoring. Its markers start at 2 and rise with the icons of the first five round score tiles; its area is revealed at the start of round 6.',
    rulings: [],
    also: ['two players', 'neutral faction', 'area tile', 'two-player game'],
  },
};

const ruling: RulesTexts['ruling'] = {
  blessed: ['At level 0 they count as level 3.'],
  goblins: [
    'Spades of the setup and of the science bonus give coins too.',
    'Coins for terraforming can pay for the workshop on the same hex.',
  ],
  desert: ['Inventors and Monks use the spade before or after they take their competency.'],
  illusionists: [
    'Later printing: 1 point, or 2 with four or five players. Printing 1.0: 3 points, or 4 with five players.',
    'Conversions are not cheaper.',
  ],
  moles: [
    'A tunnel skips exactly one hex, occupied or not, and its target touches no building of the Moles.',
    'Points for a tunnel: 2 plus the number of players in the later printing, 4 in printing 1.0.',
    'Only the bridges of their own action cross land; their other bridges use printed places.',
  ],
  navigators: ['Only the later printing gives the coin.'],
  psychics: ['You may skip the second action or pass with it, and convert goods in between.'],
  lizards: ['The free workshop may go on any hex of your native terrain in reach.'],
  'neutral-palace': ['You no longer pay the 5 extra coins for innovations.'],
  'neutral-school': [
    'If the school cannot be placed, you still take the competency.',
    'Take school and competency in any order, and also the tile of a city that the school founds.',
  ],
  'palace-9': ['Every hex outside your normal reach needs its own flight.'],
  'palace-11': ['In the later printing this counts as founding a city.'],
  'palace-14': [
    'All your groups beside the skipped hex count together, none of them in a city; the hex serves one city.',
    'You can declare the city at any time in your turn, while a city tile is left.',
  ],
  'palace-15': [
    'Do the parts in any order, one after the other. In the later printing city tiles wait until all parts are done.',
    'You may leave bridges unbuilt.',
  ],
  'palace-16': ['In printing 1.0 the hex cannot be one that you terraformed in the same turn.'],
  'competency-1': ['Its level comes first, so reaching level 9 with it already counts for this income.'],
  'competency-12': ['Levels from round bonus 8 come first.'],
};

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const levels = (steps: Parameters<RulesTexts['starts']>[0]['steps']): string => {
  const at = list(steps.map(({ discipline }) => nouns.discipline[discipline].word));
  const n = counted(steps[0]?.n ?? 0, 'levels');
  if (steps.length === Object.keys(nouns.discipline).length) return `${n} in every discipline`;
  return steps.length === 1 ? `${n} in ${at}` : `${n} each in ${at}`;
};

export const rules: RulesTexts = {
  kind: {
    rule: 'rule',
    faction: 'faction',
    board: 'planning display',
    building: 'building',
    discipline: 'discipline',
    innovation: 'innovation',
    palace: 'palace',
    competency: 'competency',
    booster: 'round bonus',
    round: 'round score tile',
    final: 'final round score tile',
    power: 'power action',
    book: 'book action',
    city: 'city tile',
  },
  entry,
  ruling,
  page: ({ page }) => `p. ${page}`,
  noPage: 'not in the rulebook',
  tile: ({ meaning: what }) => capital(what),
  power: ({ action, power }) => capital(`${meaning(action)} for ${power} power`),
  books: ({ action, books }) => capital(`${meaning(action)} for ${counted(books, 'books')}`),
  starts: ({ steps, freeSteps, tools }) => {
    const parts = [
      ...(steps.length > 0 ? [levels(steps)] : []),
      ...(freeSteps > 0 ? ['2 levels in one discipline or 1 in each of two'] : []),
      ...(tools > 0 ? [counted(tools, 'tools')] : []),
    ];
    return `Starts with ${parts.join(', ')}.`;
  },
};
