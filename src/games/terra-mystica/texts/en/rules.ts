/** Rules at hand, in English. */
import type { RulesTexts } from '../types.js';
import { factionRules } from './faction-rules.js';
import { nouns } from './nouns.js';

const entry: RulesTexts['entry'] = {
  'rule:setup': {
    title: 'Setup',
    text: "Players choose factions in seat order; the two factions of one terrain exclude each other. First dwellings go down in seat order, second ones in reverse order, then the Nomads' third, then the only dwelling of the Chaos Magicians. Bonus cards are taken from the last seat on; each card that is left gets a coin.",
    rulings: [],
    also: ['setup', 'start', 'starting dwellings', 'first game', 'seat order'],
  },
  'rule:income': {
    title: 'Income',
    text: 'At the start of each round, the first one too, everybody receives what the uncovered spaces of the faction board show, and the income of bonus card and favour tiles. You lose priests beyond the seven of your colour and power beyond your bowls.',
    rulings: [],
    also: ['phase 1', 'production'],
  },
  'rule:turn': {
    title: 'Turn',
    text: 'Take one of eight actions: transform and build, shipping, exchange track, upgrade, priest, power action, special action, pass. Convert goods and burn power before, between and after, as often as you like.',
    rulings: ['The last player left takes one action after another.'],
    also: ['actions', 'turn overview', 'action phase', 'skip a turn'],
  },
  'rule:order': {
    title: 'Turn order',
    text: 'Whoever passes first starts the next round; the others follow clockwise. With variable turn order everybody plays in the order of passing.',
    rulings: [],
    also: ['first player', 'start player', 'player order'],
  },
  'rule:round': {
    title: 'Rounds',
    text: 'Six rounds of income, actions and cult bonuses. During the actions the left half of the scoring tile pays points for each deed it shows, at once. When all have passed, its right half gives a bonus as often as your steps in that cult allow, but not in the last round. Then special actions and power actions are free again, and each bonus card that is left gets a coin.',
    rulings: [
      'Spades of a cult bonus build no dwelling; you cannot buy more, and you lose those you do not use at once.',
    ],
    also: ['end of round', 'cult bonus', 'round score', 'round bonus', 'scoring tile', 'clean-up'],
  },
  'rule:end': {
    title: 'End of the game',
    text: 'After six rounds: 8, 4 and 2 points in each cult, 18, 12 and 6 for the largest connected area, and a point for every three coins that your leftover goods are worth. The most points win; a tie is a shared victory.',
    rulings: [],
    also: ['final scoring', 'game end', 'victory', 'winner', 'tie', 'victory points'],
  },
  'rule:bowls': {
    title: 'Power bowls',
    text: 'Power that you gain moves tokens from bowl I to II, and from II to III once bowl I is empty. You spend power from bowl III; its tokens go back to I. Power that finds no room is lost.',
    rulings: [],
    also: ['power', 'bowl', 'power cycle', 'power token'],
  },
  'rule:adjacent': {
    title: 'Adjacency and reach',
    text: 'Hexes that share an edge or a bridge are directly adjacent, whoever built the bridge. In reach are these, and land across as many river hexes as your shipping level. Power, towns and cheaper trading houses need direct adjacency.',
    rulings: [],
    also: ['adjacent', 'adjacency', 'reach', 'neighbour', 'neighbor', 'river', 'directly adjacent'],
  },
  'rule:native': {
    title: 'Home terrain',
    text: 'You build only on the terrain of your faction board. Each step round the circle, by the shorter way, costs one spade: three at most.',
    rulings: [],
    also: ['native terrain', 'home terrain', 'home', 'terrain', 'colour wheel', 'circle'],
  },
  'rule:special': {
    title: 'Special actions',
    text: 'The octagons of strongholds, bonus cards and favour tiles. Each is free, can be used once a round, and is an action like any other.',
    rulings: [],
    also: ['octagon', 'special action', 'stronghold action'],
  },
  'rule:power-actions': {
    title: 'Power actions',
    text: 'Six spaces on the game board, each for one player a round: a bridge or a priest for 3 power, two workers, seven coins or a spade for 4, two spades for 6.',
    rulings: [],
    also: ['power action', 'magic action'],
  },
  'rule:cults': {
    title: 'Cults',
    text: 'Four tracks of ten steps. Steps 3, 5, 7 and 10 bring 1, 2, 2 and 3 power. Priests, favour tiles, town tiles and special actions give steps; step 10 needs a key and takes one player only.',
    rulings: [],
    also: ['cult', 'cult track', 'cult tracks', 'cult board'],
  },
  'action:build': {
    title: 'Transform and build',
    text: 'Change one free land hex in reach, one spade for each step round the circle, and build a dwelling there if it is now your home terrain. You may do just one of the two. You buy spades at the price of your exchange track, or gain them from actions and tiles.',
    rulings: [
      'You may stop at a foreign terrain.',
      'You may split two free spades over two hexes when one of them becomes home; the dwelling may stand on either hex made home.',
      'Bought spades can only top up free ones in the first hex.',
      'You cannot keep spades.',
    ],
    also: ['terraform', 'transform', 'dig', 'shovel', 'spade', 'spades', 'build', 'foreign terrain'],
  },
  'action:upgrade': {
    title: 'Upgrade',
    text: 'Dwelling to trading house, trading house to stronghold or temple, temple to sanctuary. The old piece returns to your board. A trading house costs half the coins next to an opponent. Temple and sanctuary bring a favour tile.',
    rulings: [],
    also: ['upgrading', 'structures', 'building costs', 'price of buildings'],
  },
  'action:priest': {
    title: 'Send a priest',
    text: 'Place a priest on a free order space for 3 or 2 steps, for good, or return it to your supply for 1 step.',
    rulings: [],
    also: ['priest', 'priests', 'order', 'orders', 'send priest'],
  },
  'action:pass': {
    title: 'Pass',
    text: 'Score what your bonus card and tiles pay, give the card back and take another one with the coins on it. The first to pass starts the next round. In round 6 you take no new card.',
    rulings: [],
    also: ['passing', 'bonus card', 'bonus cards', 'end the round'],
  },
  'rule:power': {
    title: 'Power from neighbours',
    text: 'Building or upgrading offers power to the owners of directly adjacent structures: the sum of their strengths, at a price of one point less. It is all or nothing, but never more than the bowls hold or the points pay for.',
    rulings: [
      "Answers are given when the turn ends, from the builder's left.",
      'Players who have passed may still take power.',
      'Nobody with full bowls is asked.',
    ],
    also: ['leech', 'leeching', 'neighbours', 'charge', 'power offer', 'decline', 'gain power'],
  },
  'rule:leave': {
    title: 'Leaving the game',
    text: 'You take no more turns, make no more decisions and rank below everybody who stays. Your bonus card goes back; your structures stay on the map.',
    rulings: ['The rulebook does not know this: played as on the site of the recorded games.'],
    also: ['leave', 'resign', 'drop out', 'quit'],
  },
  'rule:burn': {
    title: 'Burning power',
    text: 'Take two tokens from bowl II: one leaves the game, the other goes to bowl III.',
    rulings: [],
    also: ['burn', 'burning', 'sacrifice power'],
  },
  'rule:convert': {
    title: 'Conversions and burning',
    text: '5 power become a priest, 3 a worker, 1 a coin; a priest becomes a worker, a worker a coin. Burning takes two tokens from bowl II: one leaves the game, one goes to bowl III.',
    rulings: ['You can only gain a priest while one is in your supply.'],
    also: ['convert', 'conversion', 'exchange', 'trade', 'free actions'],
  },
  'rule:town': {
    title: 'Towns',
    text: 'Four directly connected structures (three with the sanctuary) of strength 7 found a town at once: choose a town tile, get its reward and a key. Structures next to a town join it and never count for another one.',
    rulings: [
      'Bridges connect, shipping does not.',
      'Two towns that grow together stay two.',
      'When no tile is left, no more towns are founded.',
    ],
    also: ['town', 'found a town', 'founding', 'city'],
  },
  'rule:rewards': {
    title: 'Rewards of one action',
    text: 'One action can bring a town tile, a favour tile and a reward of the faction (ordination, spades). Take them in any order, and convert goods in between.',
    rulings: [
      'The order can matter: power without room in the bowls is lost, and a key is there only once you have taken its town tile.',
      'What needs no choice comes first: the power of the Alchemists, the points of the Cultists, the shipping step of the Mermaids.',
    ],
    also: ['rewards', 'order of rewards'],
  },
  'rule:keys': {
    title: 'Keys',
    text: 'A marker enters step 10 only with a key, which is spent, and only if nobody stands there. Otherwise it stops at 9 and the rest is lost.',
    rulings: [
      'A key gained later in the same turn makes up for the stopped step.',
      'With fewer keys than tracks you choose.',
    ],
    also: ['key', 'step 10', 'top of a cult'],
  },
  'rule:favour': {
    title: 'Favour tiles',
    text: 'One tile for each temple and for the sanctuary, no kind twice. Its cult steps count at once.',
    rulings: [],
    also: ['favour', 'favor', 'favor tile', 'favour tile'],
  },
  'rule:bridge': {
    title: 'Bridges',
    text: 'A bridge joins two land hexes across the river; one of them must have your structure. It makes them directly adjacent for everybody. Each player has three for the whole game.',
    rulings: [],
    also: ['bridge', 'bridges'],
  },
  'rule:area': {
    title: 'Largest area',
    text: '18, 12 and 6 points for the most structures that are connected directly, by shipping, tunnel or carpet. Ties share the points of their places, rounded down.',
    rulings: [],
    also: ['area', 'network', 'area scoring', 'connected'],
  },
  'rule:goods': {
    title: 'Leftover goods',
    text: 'Everything becomes coins; three coins are a point, two for the Alchemists.',
    rulings: [],
    also: ['resources', 'leftover', 'coins at the end', 'remaining goods'],
  },
  'track:ship': {
    title: 'Shipping track',
    text: 'A step costs a priest and 4 coins and scores the points shown. At shipping n you reach across n river hexes.',
    rulings: [],
    also: ['shipping', 'ship', 'sailing', 'boat'],
  },
  'track:dig': {
    title: 'Exchange track',
    text: 'A step costs 2 workers, 5 coins and a priest (Halflings: 1 coin) and scores 6 points; spades then cost one worker less.',
    rulings: [],
    also: ['exchange track', 'digging', 'spade price', 'dig track'],
  },
  'building:dwelling': {
    title: 'Dwelling',
    text: 'Strength 1. Eight pieces; each on the map brings a worker, except the eighth.',
    rulings: [],
    also: [],
  },
  'building:trading-house': {
    title: 'Trading house',
    text: 'Strength 2. Four pieces; they bring coins and power.',
    rulings: [],
    also: [],
  },
  'building:temple': {
    title: 'Temple',
    text: 'Strength 2. Three pieces; each brings a priest as income, and a favour tile when you build it.',
    rulings: [],
    also: [],
  },
  'building:stronghold': {
    title: 'Stronghold',
    text: "Strength 3. One piece; it opens your faction's second ability.",
    rulings: [],
    also: [],
  },
  'building:sanctuary': {
    title: 'Sanctuary',
    text: 'Strength 3. One piece; a priest as income, a favour tile when you build it, and towns of only three structures.',
    rulings: [],
    also: [],
  },
};

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

export const rules: RulesTexts = {
  kind: {
    rule: 'rule',
    action: 'action',
    track: 'track',
    structure: 'structure',
    cult: 'cult',
    power: 'power action',
    special: 'special action',
    favour: 'favour tile',
    town: 'town tile',
    scoring: 'scoring tile',
    card: 'bonus card',
  },
  laterKind: {
    town: 'town tile · later edition',
    scoring: 'scoring tile · later edition',
    card: 'bonus card · later edition',
  },
  factionKind: ({ home }) => `faction · ${nouns.terrain[home].word}`,
  entry,
  faction: factionRules,
  page: ({ pages }) => `p. ${pages}`,
  noPage: 'not in the rulebook',
  noPageLater: 'not in the first rulebook',
  cult: 'Steps 3, 5, 7 and 10 give 1, 2, 2 and 3 power. Step 10 needs a key and takes one player only. At the end the first three score 8, 4 and 2 points.',
  tile: ({ tile }) => capital(nouns.meaning[tile]),
  power: ({ action, power }) => `${power} power: ${nouns.power[action]}. Once a round, for one player.`,
  special: ({ special }) => capital(nouns.special[special].full),
};
