/** Rules at hand: every action, structure, track, tile, card, cult and faction in our own words, with the rulebook's page. */
import type { RuleEntry } from '../../engine/phrasebook.js';
import { FACTION_BOARDS } from './data/factions.js';
import {
  BONUS_CARDS,
  CULTS,
  FACTIONS,
  FAVOURS,
  type FactionId,
  POWER_ACTIONS,
  SCORING_TILES,
  TOWN_TILES,
} from './data/ids.js';
import { BONUS_CARD, POWER_ACTION, SCORING_TILE, TOWN_TILE } from './data/tiles.js';
import { OTHER_WORDS } from './rulebook-words.js';
import { cultName, FACTION_NAME, TILE_TEXT } from './words.js';

const RULES: readonly RuleEntry[] = [
  {
    id: 'rule:setup',
    title: 'Set-up',
    kind: 'rule',
    page: 'p. 4 to 8',
    text: "Factions are chosen in seat order; the two factions of one terrain exclude each other. First dwellings go down in seat order, second ones in reverse order, then the Nomads' third, then the only dwelling of the Chaos Magicians. Bonus cards are taken from the last seat on; a coin goes on each card that is left.",
  },
  {
    id: 'rule:income',
    title: 'Income',
    kind: 'rule',
    page: 'p. 8',
    text: 'At the start of each round, also the first, everybody receives what the uncovered spaces of the faction board show, plus bonus card and favour tiles. Priests beyond the seven of a colour and power beyond the bowls are lost.',
  },
  {
    id: 'rule:turn',
    title: 'Turn',
    kind: 'rule',
    page: 'p. 9',
    text: 'One of eight actions: transform and build, shipping, exchange track, upgrade, priest, power action, special action, pass. Conversions and burning are free before, between and after.',
    rulings: ['Whoever is the last one left goes on alone, action after action.'],
  },
  {
    id: 'rule:order',
    title: 'Turn order',
    kind: 'rule',
    page: 'p. 14',
    text: 'Whoever passed first begins the next round, and the others follow clockwise. With the option of variable order everybody plays in the order of passing.',
  },
  {
    id: 'rule:round',
    title: 'Rounds',
    kind: 'rule',
    page: 'p. 7, 15',
    text: 'Six rounds of income, actions and cult bonuses. While you act, the left half of the round tile pays points for each deed it shows, at once. When all have passed, the right half gives its bonus as often as your steps on that cult allow; in the last round it does not. Then octagons and power actions are free again, and a coin goes on each bonus card that is left.',
    rulings: ['Spades of a cult bonus build no dwelling, cannot be topped up, and are lost if not used at once.'],
  },
  {
    id: 'rule:end',
    title: 'End of the game',
    kind: 'rule',
    page: 'p. 16',
    text: 'After six rounds: 8, 4 and 2 points on each cult, 18, 12 and 6 for the largest connected area, and a point for every three coins that all goods left over are worth. The most points win; equal points share the victory.',
  },
  {
    id: 'rule:bowls',
    title: 'Power bowls',
    kind: 'rule',
    page: 'p. 8',
    text: 'Power that you gain moves tokens from bowl I to II, and from II to III only when bowl I is empty. Power is spent from bowl III and its tokens go back to I. What finds no room is lost.',
  },
  {
    id: 'rule:adjacent',
    title: 'Adjacent and in reach',
    kind: 'rule',
    page: 'p. 9',
    text: 'Directly adjacent are hexes that share an edge or are joined by a bridge, whoever built it. In reach are these and land across as many river hexes as your shipping level. Power, towns and cheaper trading houses look at direct adjacency only.',
  },
  {
    id: 'rule:native',
    title: 'Home terrain',
    kind: 'rule',
    page: 'p. 9',
    text: 'You build only on the terrain of your faction board. Changing a hex costs one spade for each step round the circle, the shorter way: three at most.',
  },
  {
    id: 'rule:special',
    title: 'Octagons',
    kind: 'rule',
    page: 'p. 14',
    text: 'A special action of a stronghold, bonus card or favour tile, once a round for nothing. It is an action like any other.',
  },
  {
    id: 'rule:power-actions',
    title: 'Power actions',
    kind: 'rule',
    page: 'p. 13, 17',
    text: 'Six spaces on the board for everybody together, each once a round: bridge or priest for 3 power, two workers, seven coins or a spade for 4, two spades for 6.',
  },
  {
    id: 'rule:cults',
    title: 'Cults',
    kind: 'rule',
    page: 'p. 13, 15',
    text: 'Four tracks of ten steps. Passing steps 3, 5, 7 and 10 brings 1, 2, 2 and 3 power. Steps come from priests, favour tiles, town tiles and octagons; the tenth needs a key and takes one player only.',
  },
  {
    id: 'action:build',
    title: 'Transform and build',
    kind: 'action',
    page: 'p. 9 to 11',
    text: 'Change one free land hex that your structures reach, one spade for each step round the circle, and put a dwelling there if it is now your home terrain. Either half may be left out. Spades are bought from the exchange track or come from actions and tiles.',
    rulings: [
      'You may stop at a foreign terrain.',
      'Two free spades may be split over two hexes when one of them becomes home; the dwelling may stand on either hex made home.',
      'Bought spades can top up free ones only in the first hex.',
      'Spades cannot be kept.',
    ],
  },
  {
    id: 'action:upgrade',
    title: 'Upgrade',
    kind: 'action',
    page: 'p. 11, 12',
    text: 'Dwelling to trading house, trading house to stronghold or temple, temple to sanctuary. The old piece returns to the board. A trading house costs half the coins when an opponent is directly adjacent. Temple and sanctuary bring a favour tile.',
  },
  {
    id: 'action:priest',
    title: 'Send a priest',
    kind: 'action',
    page: 'p. 13',
    text: 'Put a priest on a free order space for 3 or 2 steps, for good, or give it back to your supply for 1 step.',
  },
  {
    id: 'action:pass',
    title: 'Pass',
    kind: 'action',
    page: 'p. 14',
    text: 'Score what the old bonus card and tiles pay, give the card back and take another one with the coins on it. The first to pass begins the next round. In round 6 no new card is taken.',
  },
  {
    id: 'rule:power',
    title: 'Power from neighbours',
    kind: 'rule',
    page: 'p. 12',
    text: 'Building or upgrading offers power to the owners of directly adjacent structures: the sum of their strengths. Taking it costs one point less than the power. All or nothing, except that full bowls or missing points make it smaller.',
    rulings: [
      "Answers are given when the turn ends, from the builder's left.",
      'Players who have passed may still take power.',
      'Full bowls are not asked.',
    ],
  },
  {
    id: 'rule:leave',
    title: 'Leaving the game',
    kind: 'rule',
    page: 'not in the rulebook',
    text: 'You take no more turns and make no more decisions, and rank below everybody who stays. The bonus card goes back; what stands on the map stays there.',
    rulings: ['The rulebook does not know it: played as on the site of the recorded games.'],
  },
  {
    id: 'rule:burn',
    title: 'Burning power',
    kind: 'rule',
    page: 'p. 13',
    text: 'Take two tokens from bowl II: one leaves the game, the other goes to bowl III.',
  },
  {
    id: 'rule:convert',
    title: 'Conversions and burning',
    kind: 'rule',
    page: 'p. 13',
    text: '5 power make a priest, 3 a worker, 1 a coin; a priest makes a worker, a worker a coin. Burning takes two tokens from bowl II: one leaves the game, one goes to bowl III.',
    rulings: ['A priest can be bought only while one is in the supply.'],
  },
  {
    id: 'rule:town',
    title: 'Towns',
    kind: 'rule',
    page: 'p. 14, 15',
    text: 'Four directly connected structures (three with the sanctuary) of strength 7 found a town at once: choose a town tile, get its reward and a key. Structures next to a town join it and can never count for another one.',
    rulings: [
      'Bridges connect, shipping does not.',
      'Two towns that grow together stay two.',
      'When all tiles are gone, no more towns are founded.',
    ],
  },
  {
    id: 'rule:rewards',
    title: 'Rewards of one action',
    kind: 'rule',
    page: 'p. 13',
    text: 'An action can bring a town tile, a favour tile and a reward of the faction together (ordination, spades). They may be taken in any order, with exchanges between them.',
    rulings: [
      'The order can matter: power that finds no place in the bowls is lost, and a key is there only once its town tile is taken.',
      'What needs no choice comes first: the power of the Alchemists, the points of the Cultists, the shipping step of the Mermaids.',
    ],
  },
  {
    id: 'rule:keys',
    title: 'Keys',
    kind: 'rule',
    page: 'p. 13, 15',
    text: 'A marker enters step 10 only with a key, which is spent, and only if nobody stands there. Otherwise it stops at 9 and the rest is lost.',
    rulings: [
      'A key that comes in the same turn makes the stopped step good.',
      'With fewer keys than tracks the player chooses.',
    ],
  },
  {
    id: 'rule:favour',
    title: 'Favour tiles',
    kind: 'rule',
    page: 'p. 18',
    text: 'One tile for each temple and for the sanctuary, no kind twice. The cult steps count at once.',
  },
  {
    id: 'rule:bridge',
    title: 'Bridges',
    kind: 'rule',
    page: 'p. 17',
    text: 'A bridge joins two land hexes over a river edge; one of them must hold a structure of yours. It makes them directly adjacent for everybody. Three per player in the whole game.',
  },
  {
    id: 'rule:area',
    title: 'Largest area',
    kind: 'rule',
    page: 'p. 16',
    text: '18, 12 and 6 points for the most structures connected directly, by shipping, tunnel or carpet. Ties share the places they fill, rounded down.',
  },
  {
    id: 'rule:goods',
    title: 'Goods at the end',
    kind: 'rule',
    page: 'p. 16',
    text: 'Everything is turned into coins; three coins are a point, two for the Alchemists.',
  },
  {
    id: 'track:ship',
    title: 'Shipping track',
    kind: 'track',
    page: 'p. 11',
    text: 'A step costs a priest and 4 coins and scores the points shown. Shipping n reaches over n river hexes.',
  },
  {
    id: 'track:dig',
    title: 'Exchange track',
    kind: 'track',
    page: 'p. 11',
    text: 'A step costs 2 workers, 5 coins and a priest (Halflings 1 coin) and scores 6 points; spades cost one worker less.',
  },
  {
    id: 'building:dwelling',
    title: 'Dwelling',
    kind: 'structure',
    page: 'p. 9',
    text: 'Strength 1. Eight pieces; each on the map brings a worker, the eighth nothing.',
  },
  {
    id: 'building:trading-house',
    title: 'Trading house',
    kind: 'structure',
    page: 'p. 11',
    text: 'Strength 2. Four pieces; they bring coins and power.',
  },
  {
    id: 'building:temple',
    title: 'Temple',
    kind: 'structure',
    page: 'p. 12',
    text: 'Strength 2. Three pieces; a priest each, and a favour tile when built.',
  },
  {
    id: 'building:stronghold',
    title: 'Stronghold',
    kind: 'structure',
    page: 'p. 12',
    text: 'Strength 3. One piece; wakes the second ability of the faction.',
  },
  {
    id: 'building:sanctuary',
    title: 'Sanctuary',
    kind: 'structure',
    page: 'p. 12',
    text: 'Strength 3. One piece; a priest as income, a favour tile when built, and towns with only three structures.',
  },
];

const FACTION_TEXT: Readonly<Record<FactionId, readonly [string, string]>> = {
  witches: [
    '5 extra points for every town.',
    'once a round a dwelling for nothing on any free forest hex, however far away; nothing is transformed.',
  ],
  auren: ['none.', 'a favour tile at once; once a round two steps on one cult.'],
  alchemists: [
    'at any time in a turn 1 point becomes 1 coin, or 2 coins 1 point.',
    '12 power at once; from then on 2 power for every spade.',
  ],
  darklings: [
    'spades cost a priest each, and each bought one scores 2 points.',
    'once, up to three workers become priests.',
  ],
  halflings: ['1 point for every spade.', 'three spades at once; one dwelling may follow on a changed hex.'],
  cultists: [
    'when a neighbour takes power from their building, one step on a cult of choice; when all refuse, 1 power.',
    '7 points at once.',
  ],
  engineers: [
    'as an action, any number of times, a bridge for 2 workers.',
    'whenever they pass, 3 points for each own bridge between two own structures.',
  ],
  dwarves: [
    'a transform-and-build may reach under one hex for 2 workers, 4 points each time; no shipping.',
    'the tunnel costs 1 worker.',
  ],
  mermaids: [
    'a town may be connected over one river hex; shipping starts at 1.',
    'a free shipping step with its points.',
  ],
  swarmlings: ['3 extra workers for every town.', 'once a round a dwelling becomes a trading house for nothing.'],
  'chaos-magicians': [
    'only one dwelling at the start, placed last; two favour tiles instead of one.',
    'once a round two actions in a row.',
  ],
  giants: ['every transformation costs two spades and ends at wasteland.', 'once a round two free spades for one hex.'],
  fakirs: [
    'a transform-and-build may fly over one hex for a priest, 4 points each time; no shipping.',
    'the carpet flies over one or two hexes.',
  ],
  nomads: [
    'three dwellings at the start.',
    'once a round a hex next to an own structure becomes desert without spades; not over rivers or bridges.',
  ],
};

const FACTION_RULINGS: Partial<Record<FactionId, readonly string[]>> = {
  giants: ['A single spade of a cult bonus is lost.', 'A single free spade can be completed by buying one.'],
  dwarves: ['Only one tunnel per action; building later on a hex still out of reach pays and scores again.'],
  fakirs: ['Only one flight per action.'],
  halflings: ['No spades can be bought to the three of the stronghold.'],
  cultists: ['One step for each building, however many take power; the step comes when all have answered.'],
  mermaids: ['The link may be declared at any time in an own turn and is no action.'],
  darklings: ['Free spades score nothing extra.'],
  nomads: ['No spade is used, so the spade tile pays nothing.'],
  'chaos-magicians': ['Passing counts as an action and ends the turn.'],
};

const tile = (id: string, prefix: string, kind: string, page: string, later = false): RuleEntry => ({
  id: `${prefix}:${id}`,
  title: id,
  kind: later ? `${kind} · later edition` : kind,
  text: `${TILE_TEXT[id]}.`,
  page: later ? 'not in the first rulebook' : page,
});

const ALL: readonly RuleEntry[] = [
  ...RULES,
  ...FACTIONS.map(
    (id): RuleEntry => ({
      id: `faction:${id}`,
      title: FACTION_NAME[id],
      kind: `faction · ${FACTION_BOARDS[id].home}`,
      page: 'p. 20',
      text: `From the start: ${FACTION_TEXT[id][0]} With the stronghold: ${FACTION_TEXT[id][1]}`,
      rulings: FACTION_RULINGS[id] ?? [],
    }),
  ),
  ...CULTS.map(
    (c): RuleEntry => ({
      id: `cult:${c}`,
      title: cultName(c),
      kind: 'cult',
      page: 'p. 13',
      text: 'Reaching steps 3, 5, 7 and 10 gives 1, 2, 2 and 3 power. Step 10 needs a key and takes one player only. At the end 8, 4 and 2 points for the first three.',
    }),
  ),
  ...POWER_ACTIONS.map((id) => ({
    ...tile(id, 'power', 'power action', 'p. 17'),
    text: `${POWER_ACTION[id].power} power: ${TILE_TEXT[id]}. Each space once a round.`,
  })),
  ...(['ACTA', 'ACTC', 'ACTE', 'ACTG', 'ACTN', 'ACTS', 'ACTW'] as const).map((id) =>
    tile(id, 'special', 'special action', 'p. 20'),
  ),
  ...(['BON1', 'BON2', 'FAV6'] as const).map((id) => tile(id, 'special', 'special action', 'p. 14')),
  ...FAVOURS.map((id) => tile(id, 'favour', 'favour tile', 'p. 18')),
  ...TOWN_TILES.map((id) => tile(id, 'town', 'town tile', 'p. 19', TOWN_TILE[id].later)),
  ...SCORING_TILES.map((id) => tile(id, 'scoring', 'round tile', 'p. 18', SCORING_TILE[id].later)),
  ...BONUS_CARDS.map((id) => tile(id, 'card', 'bonus card', 'p. 19', BONUS_CARD[id].later)),
];

export const rules: readonly RuleEntry[] = ALL.map((entry) => {
  const also = OTHER_WORDS[entry.id];
  return also ? { ...entry, also } : entry;
});
