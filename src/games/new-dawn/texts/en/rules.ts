/** The rules of A New Dawn at hand, in English and in our own words. */
import type { BookTexts } from '../book.js';

export const rule: BookTexts['rule'] = {
  turn: {
    title: 'A turn',
    text: 'Use your start-of-turn effects, choose one of your five focus cards, resolve it by its slot number, and reset it: it goes to slot 1 and the cards before it move up one slot. You may resolve a card without using its effect, but you cannot pass.',
  },
  place: {
    title: 'Placing control tokens',
    text: 'Place a token, plain side up, beside one of your cities on a space whose difficulty is no higher than the slot. Not on water, nor where there is a barbarian, a city, a city-state or any control token. You gain a resource or natural wonder there. Without unused tokens you may first take one off the map.',
    also: ['expand', 'explore', 'place'],
  },
  'tech-dial': {
    title: 'Tech dial',
    text: 'At 3 and 6 you may take a level II card, at 10 and 14 a level III card, at 19 and 24 a level IV card, in place of your card of the same type, whatever its level. Passing a mark counts. After 24 the dial goes on at 15.',
  },
  caravan: {
    title: 'Caravans',
    text: 'Caravans set out from your capital or a mature city and may stop on the way. A caravan that enters a city-state or rival city goes back to its card and brings 2 trade tokens (from a city-state, on cards of its type) and a diplomacy card. Only one caravan may visit each place in a turn. Barbarians block the way.',
  },
  city: {
    title: 'Building a city',
    text: 'Within the range of the card, on a space with nothing but caravans or your own control token, not next to a city or city-state, difficulty no higher than the slot. You cannot count through water, harder terrain, rival spaces or barbarians.',
  },
  wonder: {
    title: 'Building a world wonder',
    text: 'Production is the slot number, plus 2 for each matching resource or natural wonder and 1 for each trade token on the industry card. It must reach the cost; any excess is lost. You need a city without a wonder.',
    also: ['wonders', 'world wonder'],
  },
  reinforce: {
    title: 'Reinforcing',
    text: 'Flips plain control tokens to their reinforced side. A reinforced token adds 1 to its own defence and to that of your adjacent tokens and cities, and holds off one barbarian.',
  },
  attack: {
    title: 'Attacking',
    text: 'You may attack barbarians, city-states, rival cities and rival tokens within range of a space of yours that you did not take this turn. You cannot count through water, rival spaces or barbarians. Both sides roll a die and add: for the attacker the slot, the card and effects; for the defender 8 in a city-state, the difficulty of a barbarian’s space, difficulty and reinforcements of a token, twice the difficulty of a city. Then first the attacker, then the defender may spend trade tokens from their military cards. The defender wins ties.',
    also: ['range'],
  },
  capital: {
    title: 'Beating a capital',
    text: 'The capital stays. The winner takes up to 2 of the loser’s trade tokens, and the wonder there if one of the winner’s cities has none.',
  },
  mature: {
    title: 'Mature cities',
    text: 'A city is mature when every space around it is water or holds one of your control tokens; sides off the map do not count.',
    also: ['mature city', 'maturity', 'developed city'],
  },
  trade: {
    title: 'Event: trade',
    text: 'Everybody gets a trade token for each mature city. A card holds three at most.',
  },
  barbarians: {
    title: 'Event: barbarians move',
    text: 'One die gives the direction for all of them. They cross water to the next land, and turn back at the map edge. They destroy caravans, plain tokens and cities; a reinforced token is flipped and throws them back; in a capital the owner loses 2 trade tokens. Where several meet, they roll and move on one after another.',
  },
  spawn: {
    title: 'Event: barbarians return',
    text: 'Every defeated barbarian comes back on its mark if nothing but caravans is there.',
  },
  quiet: {
    title: 'Event: quiet',
    text: 'Nothing happens.',
  },
  agenda: {
    title: 'Winning',
    text: 'Finish one agenda on every victory card; finished agendas stay finished. Victory is checked at the start of the first player’s turn. Ties: more world wonders, then more spaces.',
  },
  map: {
    title: 'Building the map',
    text: 'Four tiles form the core, on face A or B by a die roll. In turn, everybody lays one of three tiles, either face, any way round: it must touch 4 spaces of earlier tiles and the core, or, only if that is impossible, a tile that touches the core. Gaps that are shut in are filled with water.',
  },
  setup: {
    title: 'Set-up',
    text: 'Everybody has a leader, whose sheet gives the order of the first five focus cards, a capital, and one caravan.',
  },
  goal: {
    title: 'Goal, victory and end of the game',
    text: 'Finish one agenda on every victory card on the table: three cards, four in the epic game. There are no victory points: the score is the number of cards with a finished agenda. Victory is checked at the start of the first player’s turn; the tie-break is world wonders, then spaces.',
    also: ['win', 'how to win', 'points', 'score'],
  },
  row: {
    title: 'Focus row and slots',
    text: 'Five focus cards lie in slots 1 to 5. The number of the slot is the strength of the card and the hardest terrain it can use: grassland 1, hills 2, forest 3, desert 4, mountains 5. After you resolve a card you reset it: it goes back to slot 1, and the cards that were before it move up.',
    also: ['reset', 'focus card', 'focus cards', 'cards'],
  },
  terrain: {
    title: 'Terrain and difficulty',
    text: 'Grassland 1, hills 2, forest 3, desert 4, mountains 5; water counts as 1, and nothing enters it unless a card says so; a natural wonder is 5 and has no terrain type. A hex (a tile or map space) touches up to six neighbours. Spaces with a missing neighbour lie on the map edge; spaces beside water lie on the coast.',
    also: ['water', 'edge', 'coast', 'hill'],
  },
  friendly: {
    title: 'Friendly and rival spaces, empty spaces',
    text: 'A space with your control token, city or capital is friendly; one with another player’s is rival. A space is empty when nothing lies or stands on it. Distance and range are counted step by step from a friendly space.',
  },
  'control-token': {
    title: 'Control tokens: influence and territory',
    text: 'Each player has 31 control tokens with a plain and a reinforced (fortified) side. They make territory and mature cities, hold resources and natural wonders, and mark finished agendas. Destroyed tokens go back to their owner. Expand with culture cards, strengthen with military cards.',
    also: ['control token', 'control tokens', 'token', 'tokens'],
  },
  resource: {
    title: 'Resources: marble, mercury, oil, diamond',
    text: 'Place a control token or city on a resource to gain it. Each matching resource you spend gives 2 production towards a world wonder. There are eight of each kind; spent ones go back to the supply.',
  },
  natural: {
    title: 'Natural wonders',
    text: 'Difficulty 5. Whoever holds the space holds its token, which counts as its resource (2 production) once per turn and is never used up. When the control token leaves, the wonder token goes back to the map.',
  },
  'trade-token': {
    title: 'Trade tokens: bonus on focus cards',
    text: 'A card holds three; any surplus is lost. Spent while the card resolves, each gives 1 more: a control token, a step on the dial, a space for every caravan, production for a wonder, combat value in one attack or defence. They come from caravans, defeated barbarians, beaten capitals and the trade event.',
  },
  production: {
    title: 'Production: paying for a wonder',
    text: 'The slot of the industry card, plus 2 for each matching resource or natural wonder and 1 for each trade token on the card. It must reach the cost (price) of the wonder; any excess is lost.',
    also: ['cost', 'industry'],
  },
  combat: {
    title: 'Combat: war, dice and defence',
    text: 'Both sides roll one die. The attacker adds the slot, the card’s bonus and all effects. The defender adds 8 for a city-state, the difficulty for a barbarian, difficulty and reinforcement for a token, twice the difficulty for a city or capital, and 1 for each of their reinforced tokens beside it. Then first the attacker, then the defender may add trade tokens. The defender wins a tie. The odds of every attack are shown in per cent.',
    also: ['tie', 'military', 'combat value', 'defend', 'fight'],
  },
  conquer: {
    title: 'Conquest: what a victory in battle brings',
    text: 'A defeated barbarian gives 1 trade token. A rival token is replaced by yours, a rival city by your city, along with any world wonder in it. A capital stays, but loses 2 trade tokens and its wonder. A city-state becomes your city: its token lies on your card and works as a trade token once per turn. If you have no city figure left, a reinforced token stands in. You may liberate a city-state that a rival conquered instead.',
  },
  diplomacy: {
    title: 'Diplomacy cards: treaties and pacts',
    text: 'When your caravan reaches a city-state or rival city you may take a diplomacy card: one from each city-state, one from each player. The holder has its effect, never the giver. Attacking the giver ends the alliance: the card goes back.',
    also: ['peace'],
  },
  'city-state': {
    title: 'City-states',
    text: 'Neutral cities on grassland that defend with 8. Caravans trade with them; armies conquer them. A barbarian in the space shields it from both. You cannot found a city next to one.',
  },
  upgrade: {
    title: 'Upgrading focus cards: research and technology',
    text: 'Science cards move the tech dial. At a mark you may take a card of that level in place of your card of the same type; tokens and caravans stay. Wonders such as Pyramids and Porcelain Tower improve cards too.',
    also: ['science'],
  },
  event: {
    title: 'Event dial',
    text: 'Before every round but the first the dial turns by one section: quiet, barbarians move, trade, barbarians move, barbarians return (spawn), and round again.',
    also: ['event', 'events'],
  },
  components: {
    title: 'Components and limits: running out',
    text: 'Everything but trade tokens is limited to what is in the box: 31 control tokens, 7 cities and 3 caravans for each player, 8 resources of each kind. Without an unused token you may take one off the map.',
  },
  'first-player': {
    title: 'First player and turn order',
    text: 'Drawn by lot. A round begins with the first player and goes clockwise; the first player turns the event dial and rolls for the barbarians.',
    also: ['round', 'rounds'],
  },
  leader: {
    title: 'Leaders, nations and civilizations',
    text: 'Eight leaders, each with a special ability and an order of the first focus row. Drawn, chosen in seat order, or fixed before the game.',
  },
  leave: {
    title: 'Leaving the game',
    text: 'If you leave, you take no more turns and rank behind everybody who stays. Your pieces stay on the map and can be attacked; diplomacy cards held from others go back. When only one seat is left, it has won.',
    also: ['leave'],
  },
};

export const ruling: BookTexts['ruling'] = {
  'focus:mathematics': ['Spend trade tokens before you put the new one on a card.'],
  'focus:animal-husbandry': ['The caravan’s own space is 0 away and may be the site; the caravan stays.'],
  'focus:mass-production': ['Failed attacks count as attacks made.'],
  'focus:mass-media': ['Within 2 is plain distance. It is not an attack: no diplomacy card goes back.'],
  'focus:capitalism': [
    'Resolved through Maracanã, it offers its second card at once, before the chosen card is reset.',
  ],
  'wonder:machu-picchu': ['It looks at the real slot: a card resolved again as if in slot 1 counts as slot 1.'],
  'wonder:estadio-do-maracana': [
    'As printed, the economy card comes after the other one, which is reset last. A house reading reverses this.',
  ],
  'wonder:petra': ['A barbarian held off goes the opposite way, and stays if that is closed too.'],
  'wonder:pentagon': ['Nothing is in the way of its attacks.'],
  'wonder:great-zimbabwe': ['Tokens on the card stay on it when the wonder changes hands.'],
  'wonder:oxford-university': ['Without an economy card, caravans leave play until you have one again.'],
  'wonder:chichen-itza': [
    'It works for placing beside cities or beside any friendly space, not for tokens around a new city.',
  ],
  'wonder:stonehenge': ['The chain needs no city and no slot, but the space must be free for a token.'],
  'wonder:potala-palace': ['You keep the cards you hold when you lose the wonder.'],
  'state:carthage': ['The defending space itself is within 2.'],
  'pact:embassy': ['The holder picks the card and may pick a full one.'],
  'leader:america': ['A natural wonder on the industry card counts 2 as its resource or 1 as a trade token.'],
  'rule:city': ['City-states do not stop the count.', 'An unowned world wonder is no obstacle: the city takes it.'],
  'rule:attack': [
    'The attacked side’s diplomacy cards go back when the attack is declared.',
    'Players are asked for tokens only while these can still change the result.',
  ],
  'rule:agenda': [
    'If the round limit stops the game, the same order decides.',
    'One token marks a victory card, whether one or both of its agendas are finished; without an unused one it comes off the map.',
  ],
};
