/** What cards do, in our own words: one line each, for menus, tables and the rules at hand. */
import type { ScreenTexts } from '../screen.js';

type Does = ScreenTexts['does'];

const focus: Does['focus'] = {
  'early-empire': 'Place 2 control tokens beside your cities, terrain up to the slot.',
  'drama-and-poetry':
    'Place 2 control tokens beside your cities, terrain up to the slot. Then you may move one of your tokens to an adjacent empty land space, whatever the terrain.',
  'civil-service':
    'Place 2 control tokens beside your cities, then 1 more beside any space of yours, terrain up to the slot.',
  'mass-media':
    'Place 3 control tokens beside your cities, terrain up to the slot. Then choose a rival token within 2 of a space of yours: a plain one becomes yours, a reinforced one is flipped to its plain side.',
  astrology: 'Advance the tech dial by the slot number.',
  mathematics: 'Put a trade token from the supply on any of your cards, then advance the tech dial by the slot number.',
  'replaceable-parts': 'Gain a resource you have none of, then advance the tech dial by the slot number.',
  'nuclear-power':
    'From slot 5, first choose a space: there and all around it, plain control tokens are destroyed and reinforced ones are flipped, whoever owns them. Then advance the tech dial by the slot number.',
  'foreign-trade': 'One caravan. Each moves up to 3 spaces over terrain up to the slot.',
  currency:
    'Two caravans. Each moves up to 4 spaces over terrain up to the slot; a barbarian whose space it enters is defeated, but brings no trade token.',
  'steam-power':
    'Two caravans. Each moves up to 6 spaces over terrain up to the slot and over water. Then you may exchange one of your resources for another from the supply.',
  capitalism:
    'Three caravans. Each moves up to 6 spaces over terrain up to the slot and over water. Once per turn, after this card is reset, you may resolve another of your cards as if it were in slot 1; that card stays where it is.',
  pottery:
    'Build a wonder with production equal to the slot, or a city within 2 of a space of yours on terrain up to the slot.',
  'animal-husbandry':
    'Build a wonder with production equal to the slot, or a city within 3 of a space of yours or of one of your caravans, on terrain up to the slot.',
  nationalism:
    'Build a wonder with production equal to the slot (7 in slot 5), or a city within 4 of a space of yours, also across water, on terrain up to the slot.',
  urbanization:
    'Build a wonder with production equal to the slot, or a city within 5 of a space of yours, also across water, on terrain up to the slot; then up to 2 control tokens next to that city.',
  masonry: 'Reinforce as many tokens as the slot says, or attack up to twice within 2, with combat equal to the slot.',
  'iron-working':
    'Reinforce as many tokens as the slot says, or attack up to twice within 3, with combat slot + 1 (slot + 3 against barbarians).',
  'mass-production':
    'Attack up to twice within 3, also across water, with combat slot + 2; then reinforce as many tokens as the slot says, minus one for each attack.',
  flight:
    'Reinforce as many tokens as the slot says, or attack up to three times within 5 with combat slot + 3; nothing is in the way.',
};

const trade: Does['trade'] = {
  culture: 'Each trade token: 1 more control token.',
  science: 'Each trade token: 1 more step on the dial.',
  economy: 'Each trade token: 1 more space for every caravan.',
  industry: 'Each trade token: +1 production, for wonders only.',
  military: 'Each trade token: +1 combat in one attack or defence.',
};

const leader: Does['leader'] = {
  america:
    'Put each natural wonder token you gain or use on any of your focus cards. There it also works as a trade token of that card, still only once per turn.',
  aztec: 'After you reset your military card, you may swap two of your cards if you won an attack this turn.',
  egypt: 'World wonders cost you 1 less.',
  france:
    'Your culture card places extra tokens by the latest age among your wonders: 1 for ancient, 2 for medieval, 3 for modern.',
  japan: 'On your turn, deserts and mountains on the coast or the map edge have difficulty 3.',
  rome: 'Caravans on your economy card may set out from any of your cities.',
  scythia: '+3 combat when you attack or defend grassland or hills.',
  sumeria: 'Each barbarian you defeat also brings you a resource of your choice.',
};

const wonder: Does['wonder'] = {
  stonehenge: 'When you place a token on hills, you may place more on adjacent hills, and on from each of those.',
  'hanging-gardens': 'Start of turn: place a token beside one of your cities, difficulty up to 4.',
  'forbidden-city': 'Start of turn: destroy a rival token next to a space of yours.',
  'chichen-itza': 'You may place tokens on empty forests anywhere; the slot still counts.',
  'sydney-opera-house': 'Rival tokens count towards the maturity of your cities.',
  'eiffel-tower': 'Start of turn: name two tokens of one rival, who then lets one of yours replace one of them.',
  colossus: 'Your caravans share 6 extra spaces when you resolve your economy card.',
  'great-lighthouse': 'Empty spaces on the map edge are always in range for a city.',
  'great-zimbabwe': 'Holds up to 4 trade tokens; at the start of your turn you may move any of them to your cards.',
  'machu-picchu': 'Your cards in slots 1 and 2 count as in slot 3.',
  'big-ben': '+2 in combat for each of your caravans next to the defending space.',
  'estadio-do-maracana': 'After resolving another card you may resolve and reset your economy card too.',
  oracle: 'Start of turn: you may swap two neighbouring cards in your row.',
  pyramids: 'When built: raise up to 3 of your level I cards to level II.',
  'porcelain-tower': 'When built: raise up to 2 of your cards by one level.',
  'potala-palace': 'You may hold 4 diplomacy cards from each player. When built: take 3 from other players.',
  'oxford-university': 'A new focus card may replace a card of another type, except science.',
  kremlin: '+4 when attacking a rival who has fewer reinforced tokens on the map.',
  petra: '+2 in defence; barbarians cannot enter your cities and reinforced tokens.',
  'terracotta-army': '+2 in attack.',
  alhambra: '+2 in attack and defence.',
  'venetian-arsenal': 'Once per turn, you may resolve the card you just resolved in slot 5 again, as if in slot 1.',
  'ruhr-valley': '+5 in defence.',
  pentagon: '+2 in attack; your attacks reach every target on the map.',
};

const state: Does['state'] = {
  carthage:
    '+1 in combat (but not when attacking Carthage) for each city-state token and each city of yours within 2 of the defending space.',
  kumasi: 'Forest has difficulty 1 when you resolve culture or industry.',
  brussels: 'Wonders cost you 1 less for each of your mature cities.',
  seoul: 'Start of turn: move a barbarian to an adjacent empty land space.',
  geneva: 'Start of turn: exchange a player’s diplomacy card for another one of theirs.',
  'mohenjo-daro': 'Spaces have 1 less difficulty when you place control tokens.',
  'buenos-aires': 'A wonder costs you 2 less while you have none of its type.',
  kabul: '+3 when attacking a city, or a city-state other than Kabul.',
};

const pact: Does['pact'] = {
  'joint-war': '+2 in attack, except against the giver.',
  'defensive-pact': '+2 in defence, except against the giver.',
  embassy: 'When your caravan reaches the giver’s capital: a trade token for a card of the giver, a resource for you.',
  'open-borders': 'The giver’s control tokens count towards the maturity of your cities.',
};

const agenda: Does['agenda'] = {
  civilized: 'all 8 of your cities on the map',
  'money-grubber': '2 economic wonders',
  warmonger: 'a capital beaten, or 2 conquered city-states',
  paranoid: '2 military wonders',
  explorer: '15 spaces on the coast or map edge',
  aesthetic: '2 cultural wonders',
  technophile: 'the tech dial at 24',
  scholarly: '2 scientific wonders',
  populous: '5 mature cities',
  preservationist: '2 natural wonders',
};

export const does: Does = { focus, trade, leader, wonder, state, pact, agenda };
