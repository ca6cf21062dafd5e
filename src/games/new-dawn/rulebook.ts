/** The rules at hand: every card, wonder, leader, city-state, action and event, in our own words. */
import type { RuleEntry } from '../../engine/phrasebook.js';
import { AGENDA_TEXT, FOCUS_TEXT, LEADER_TEXT, PACT_TEXT, STATE_TEXT, TRADE_TEXT, WONDER_TEXT } from './card-texts.js';
import { CITY_STATE_IDS, CITY_STATES, PACT_IDS, PACTS } from './data/diplomacy.js';
import { FOCUS, FOCUS_IDS } from './data/focus.js';
import { LEADER_IDS, LEADERS } from './data/leaders.js';
import { NATURAL_IDS, NATURALS } from './data/naturals.js';
import { AGENDA_IDS, AGENDAS } from './data/victory.js';
import { WONDER_IDS, WONDERS } from './data/wonders.js';
import { ROMAN } from './names.js';

const RULINGS: Readonly<Record<string, readonly string[]>> = {
  'focus:mathematics': ['Trade tokens are spent before the new one is laid down.'],
  'focus:animal-husbandry': ['The caravan’s own space is 0 away and may be the site; the caravan stays.'],
  'focus:mass-production': ['Attacks that failed count as attacks made.'],
  'focus:mass-media': ['Within 2 is plain distance. It is not an attack: no diplomacy card goes back.'],
  'focus:capitalism': ['Played by Maracanã, it offers its second card at once, before the chosen card is reset.'],
  'wonder:machu-picchu': ['Looks at the real slot: a card repeated as if in slot 1 counts as slot 1.'],
  'wonder:estadio-do-maracana': [
    'As printed the economy card comes after the other one, which is reset last. A reading turns it round.',
  ],
  'wonder:petra': ['A barbarian held off goes the opposite way, and stays if that is closed too.'],
  'wonder:pentagon': ['Nothing is in the way of its attacks.'],
  'wonder:great-zimbabwe': ['Tokens on the card stay on it when the wonder changes hands.'],
  'wonder:oxford-university': ['Without an economy card the caravans leave play until one comes back.'],
  'wonder:chichen-itza': [
    'Works for placing beside cities or beside any friendly space, not for tokens around a new city.',
  ],
  'wonder:stonehenge': ['The chain needs no city and no slot, but the space must be free for a token.'],
  'wonder:potala-palace': ['Cards held are kept when the wonder is lost.'],
  'state:carthage': ['The defending space itself is within 2.'],
  'pact:embassy': ['The holder picks the card and may pick a full one.'],
  'leader:america': ['A natural wonder on the industry card counts 2 as its resource or 1 as a trade token.'],
};

const ACTIONS: readonly RuleEntry[] = [
  {
    id: 'rule:turn',
    title: 'A turn',
    kind: 'turn',
    page: 'page 6',
    text: 'Use effects of the start of the turn, choose one of your five focus cards, resolve it by the number of its slot, and reset it: it goes to slot 1 and the cards before it move up one. You may resolve a card without any effect, but you cannot pass.',
  },
  {
    id: 'rule:place',
    title: 'Placing control tokens',
    kind: 'culture',
    page: 'page 8',
    text: 'A token goes, plain side up, to a space beside one of your cities whose difficulty is not above the slot. Not on water, nor where a barbarian, a city, a city-state or any control token is. A resource or natural wonder there is yours. Without unused tokens you may first take one off the map.',
  },
  {
    id: 'rule:tech-dial',
    title: 'Tech dial',
    kind: 'science',
    page: 'pages 8 and 15',
    text: 'At 3 and 6 you may take a card of level II, at 10 and 14 of level III, at 19 and 24 of level IV, in place of your card of the same type, whatever its level. Passing a mark counts. After 24 the dial goes on with 15.',
  },
  {
    id: 'rule:caravan',
    title: 'Caravans',
    kind: 'economy',
    page: 'pages 8, 9 and 15',
    text: 'Caravans leave from the capital or a mature city and may stop on the way. In a city-state or rival city a caravan goes back to its card, brings 2 trade tokens (a city-state: on cards of its type) and a diplomacy card. One caravan for each place in a turn. Barbarians block the way.',
  },
  {
    id: 'rule:city',
    title: 'Building a city',
    kind: 'industry',
    page: 'page 9',
    text: 'Within the range of the card, on a space with nothing but caravans or your own control token, not next to a city or city-state, difficulty not above the slot. The count does not go through water, harder terrain, rival spaces or barbarians.',
    rulings: ['City-states do not stop the count.', 'A world wonder without owner does not block: the city takes it.'],
  },
  {
    id: 'rule:wonder',
    title: 'Building a world wonder',
    kind: 'industry',
    page: 'pages 10 and 13',
    text: 'Production is the slot number, 2 for each fitting resource or natural wonder and 1 for each trade token on the industry card. It must reach the cost; what is over is lost. You need a city without a wonder.',
  },
  {
    id: 'rule:reinforce',
    title: 'Reinforcing',
    kind: 'military',
    page: 'page 10',
    text: 'Turns plain control tokens over. A reinforced token adds 1 to its own defence and to that of your tokens and cities beside it, and holds off one barbarian.',
  },
  {
    id: 'rule:attack',
    title: 'Attacking',
    kind: 'military',
    page: 'page 11',
    text: 'Targets are barbarians, city-states, rival cities and rival tokens within range of a space of yours that you did not take this turn. The count does not go through water, rival spaces or barbarians. Both sides roll a die and add: slot, card and effects for the attacker; for the defender 8 in a city-state, the difficulty of a barbarian’s space, difficulty and reinforcements of a token, twice the difficulty for a city. Then the attacker, then the defender may spend trade tokens of the military card. The defender wins ties.',
    rulings: [
      'Diplomacy cards of the attacked side go back when the attack is declared.',
      'Tokens are asked for only while they can still change the result.',
    ],
  },
  {
    id: 'rule:capital',
    title: 'Beating a capital',
    kind: 'military',
    page: 'page 11',
    text: 'The capital stays. The winner takes up to 2 trade tokens of the loser and the wonder there, if one of the winner’s cities has none.',
  },
  {
    id: 'rule:mature',
    title: 'Mature cities',
    also: ['maturity', 'developed city'],
    kind: 'city',
    page: 'page 7',
    text: 'A city is mature when every space around it is water or holds one of your control tokens; sides off the map do not count.',
  },
  {
    id: 'rule:trade',
    title: 'Event: trade',
    kind: 'event',
    page: 'page 12',
    text: 'Everybody gets a trade token for each mature city. A card holds three at most.',
  },
  {
    id: 'rule:barbarians',
    title: 'Event: barbarians move',
    kind: 'event',
    page: 'pages 12 and 15',
    text: 'One die gives the direction for all. Over water they go on to the next land, at the edge the other way. They destroy caravans, plain tokens and cities; a reinforced token is turned over and throws them back; in a capital the owner loses 2 trade tokens. Where several meet, one after the other rolls and moves on.',
  },
  {
    id: 'rule:spawn',
    title: 'Event: barbarians return',
    kind: 'event',
    page: 'page 12',
    text: 'Every defeated barbarian comes back on its mark, if that is free but for caravans.',
  },
  {
    id: 'rule:quiet',
    title: 'Event: quiet',
    kind: 'event',
    page: 'page 12',
    text: 'Nothing happens.',
  },
  {
    id: 'rule:agenda',
    title: 'Winning',
    kind: 'victory',
    page: 'page 12',
    text: 'Finish one agenda of every victory card; finished agendas stay finished. The winner is looked for at the start of the first player’s turn. Ties: more world wonders, then more spaces.',
    rulings: [
      'After the round limit of the options the same order decides.',
      'One token marks a victory card, whether one or both of its agendas are done; without an unused one it comes off the map.',
    ],
  },
  {
    id: 'rule:map',
    title: 'Building the map',
    kind: 'set-up',
    page: 'page 14',
    text: 'Four tiles form the core, on face A or B by a die. In turn everybody lays one of three tiles, any face, any turn: it must touch 4 spaces of earlier tiles and the core, or, only if that cannot be, a tile that touches the core. Gaps shut in are filled with water.',
  },
  {
    id: 'rule:setup',
    title: 'Set-up',
    kind: 'set-up',
    page: 'pages 4 and 5',
    text: 'Everybody has a leader, whose sheet gives the order of the first five focus cards, a capital, and one caravan.',
  },
];

/** What people look for by name: the words of the table, each answered in a few sentences. */
const WORDS: readonly RuleEntry[] = [
  {
    id: 'rule:goal',
    title: 'Goal, victory and end of the game',
    kind: 'victory',
    page: 'pages 3, 12 and 16',
    text: 'Finish one agenda of every victory card on the table: three cards, four in the epic game. Victory points do not exist: the score is the number of cards of which an agenda is done. The winner is looked for at the start of the first player’s turn; a tie-break goes to world wonders, then spaces.',
  },
  {
    id: 'rule:row',
    title: 'Focus row and slots',
    kind: 'turn',
    page: 'page 6',
    text: 'Five focus cards lie in slots 1 to 5. The number of the slot is the strength of the card and the hardest terrain it can use: grassland 1, hills 2, forest 3, desert 4, mountains 5. After it was resolved a card is reset: back to slot 1, and the cards that were before it move up.',
  },
  {
    id: 'rule:terrain',
    title: 'Terrain and difficulty',
    kind: 'map',
    page: 'page 7',
    text: 'Grassland 1, hills 2, forest 3, desert 4, mountains 5; water counts 1 and is entered by nobody unless a card says so; a natural wonder is 5 and has no terrain type. A hex, tile space or map space touches up to six neighbours. Spaces with a missing neighbour lie on the map edge; those beside water on the coast.',
  },
  {
    id: 'rule:friendly',
    title: 'Friendly and rival spaces, empty spaces',
    kind: 'map',
    page: 'page 7',
    text: 'A space with a control token, city or capital of yours is friendly, one of another player rival. A space is empty when nothing lies or stands on it. Distance and range are counted from a friendly space, step by step.',
  },
  {
    id: 'rule:control-token',
    title: 'Control tokens: influence and territory',
    kind: 'culture',
    page: 'pages 8 and 10',
    text: 'Each player has 31 control tokens with a plain and a reinforced (fortified) side. They make territory, mature cities, hold resources and natural wonders, and mark finished agendas. Destroyed tokens go back to their owner. Expand with culture cards, strengthen with military cards.',
  },
  {
    id: 'rule:resource',
    title: 'Resources: marble, mercury, oil, diamond',
    kind: 'industry',
    page: 'pages 7 and 10',
    text: 'A control token or city on a resource takes it. Each fitting resource spent gives 2 production towards a world wonder. Eight of each kind exist; those that are paid go back to the supply.',
  },
  {
    id: 'rule:natural',
    title: 'Natural wonders',
    kind: 'map',
    page: 'page 7',
    text: 'Difficulty 5. Whoever holds the space holds its token, which counts as its resource (2 production) once in a turn and is never used up. When the control token leaves, the wonder token goes back to the map.',
  },
  {
    id: 'rule:trade-token',
    title: 'Trade tokens: bonus on focus cards',
    kind: 'turn',
    page: 'page 13',
    text: 'A card holds three; surplus is lost. Spent while the card resolves, each gives 1 more: a control token, a step of the dial, a space for every caravan, production for a wonder, combat value in one attack or defence. They come from caravans, beaten barbarians, captured capitals and the trade event.',
  },
  {
    id: 'rule:production',
    title: 'Production: paying for a wonder',
    kind: 'industry',
    page: 'page 10',
    text: 'The slot of the industry card, 2 for each fitting resource or natural wonder, 1 for each trade token on the card. It must reach the cost (price) of the wonder; what is over is lost.',
  },
  {
    id: 'rule:combat',
    title: 'Combat: war, dice and defence',
    kind: 'military',
    page: 'page 11',
    text: 'Both sides roll one die. The attacker adds the slot, the card’s bonus and all effects. The defender adds 8 for a city-state, the difficulty for a barbarian, difficulty and reinforcement for a token, twice the difficulty for a city or capital; 1 for every reinforced token of the owner beside it. Then the attacker, then the defender may add trade tokens. A tie is the defender’s. The odds of every attack are shown in per cent.',
  },
  {
    id: 'rule:conquer',
    title: 'Conquest: what a victory in battle brings',
    kind: 'military',
    page: 'pages 11 and 13',
    text: 'A beaten barbarian gives 1 trade token. A rival token is replaced by yours, a rival city by your city, with the world wonder in it. A capital stays, but loses 2 trade tokens and its wonder. A city-state becomes your city: its token lies on your card and works as a trade token once a turn. Without a city figure left, a reinforced token stands in. A city-state that a rival conquered can be liberated instead.',
  },
  {
    id: 'rule:diplomacy',
    title: 'Diplomacy cards: treaties and pacts',
    kind: 'economy',
    page: 'pages 9 and 13',
    text: 'A caravan that reaches a city-state or rival city may take a diplomacy card: one of each city-state, one of each player. The holder has its effect, never the giver. Attacking the giver ends the alliance: the card goes back.',
  },
  {
    id: 'rule:city-state',
    title: 'City-states',
    kind: 'map',
    page: 'pages 9, 11 and 13',
    text: 'Neutral cities on grassland that defend with 8. Caravans trade with them; armies conquer them. A barbarian in the space shields it from both. No city may be founded beside one.',
  },
  {
    id: 'rule:upgrade',
    title: 'Upgrading focus cards: research and technology',
    kind: 'science',
    page: 'pages 8 and 15',
    text: 'Science cards move the tech dial. At a mark you may take a card of that level, in place of your card of the same type; tokens and caravans stay. Wonders such as Pyramids and Porcelain Tower improve cards too.',
  },
  {
    id: 'rule:event',
    title: 'Event dial',
    kind: 'event',
    page: 'page 12',
    text: 'Before every round but the first the dial turns by one section: quiet, barbarians move, trade, barbarians move, barbarians return (spawn), and over again.',
  },
  {
    id: 'rule:components',
    title: 'Components and limits: running out',
    kind: 'table',
    page: 'page 15',
    text: 'Everything but trade tokens is limited to what the box has: 31 control tokens, 7 cities, 3 caravans for each player, 8 resources of each kind. Without an unused token one may be taken off the map.',
  },
  {
    id: 'rule:first-player',
    title: 'First player and turn order',
    kind: 'turn',
    page: 'page 6',
    text: 'Drawn by lot. A round begins with the first player and goes clockwise; the first player turns the event dial and rolls for the barbarians.',
  },
  {
    id: 'rule:leader',
    title: 'Leaders, nations and civilizations',
    kind: 'set-up',
    page: 'page 4',
    text: 'Eight leaders, each with a special ability and an order of the first focus row. Drawn, chosen in seat order, or fixed before the game.',
  },
];

const LEAVING: RuleEntry = {
  id: 'rule:leave',
  title: 'Leaving the game',
  kind: 'table',
  text: 'Whoever leaves takes no further turn and ranks behind everybody who stays. The pieces stay on the map and can be attacked; diplomacy cards held from others go back. When only one seat is left, it has won.',
};

function entry(id: string, title: string, kind: string, text: string, page: string): RuleEntry {
  const rulings = RULINGS[id];
  return { id, title, kind, text, page, ...(rulings ? { rulings } : {}) };
}

const FOCUS_PAGE = {
  culture: 'page 8',
  science: 'page 8',
  economy: 'pages 8 and 9',
  industry: 'pages 9 and 10',
  military: 'pages 10 and 11',
} as const;

export const rulebook: readonly RuleEntry[] = [
  ...ACTIONS,
  ...WORDS,
  LEAVING,
  ...FOCUS_IDS.map((id) => {
    const { name, type, level } = FOCUS[id];
    return entry(
      `focus:${id}`,
      name,
      `${type} · level ${ROMAN[level]}`,
      `${FOCUS_TEXT[id]} ${TRADE_TEXT[type]}`,
      FOCUS_PAGE[type],
    );
  }),
  ...LEADER_IDS.map((id) => {
    const { civ, name, ability } = LEADERS[id];
    return entry(`leader:${id}`, `${civ}, ${name}`, `leader · ${ability}`, LEADER_TEXT[id], 'leader sheet');
  }),
  ...WONDER_IDS.map((id) => {
    const { name, type, age, cost, resources } = WONDERS[id];
    const kind = `wonder · ${age} ${type} · ${cost} · ${resources.join(', ')}`;
    return entry(`wonder:${id}`, name, kind, WONDER_TEXT[id], 'wonder card, pages 10 and 13');
  }),
  ...CITY_STATE_IDS.map((id) => {
    const { name, type } = CITY_STATES[id];
    return entry(`state:${id}`, name, `city-state · ${type}`, STATE_TEXT[id], 'diplomacy card, page 13');
  }),
  ...PACT_IDS.map((id) =>
    entry(`pact:${id}`, PACTS[id].name, 'diplomacy card', PACT_TEXT[id], 'diplomacy card, page 13'),
  ),
  ...NATURAL_IDS.map((id) => {
    const { name, resource } = NATURALS[id];
    const text = `Counts as one ${resource} once a turn and stays with the holder of its space.`;
    return entry(`natural:${id}`, name, 'natural wonder', text, 'page 7');
  }),
  ...AGENDA_IDS.map((id) =>
    entry(`agenda:${id}`, AGENDAS[id].name, 'agenda', `Finished with ${AGENDA_TEXT[id]}.`, 'pages 12 and 16'),
  ),
];
