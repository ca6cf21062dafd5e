/** What cards do, in our own words: one line each, for menus, tables and the rules at hand. */
import type { CityStateId, PactId } from './data/diplomacy.js';
import type { FocusId, FocusType } from './data/focus.js';
import type { LeaderId } from './data/leaders.js';
import type { AgendaId } from './data/victory.js';
import type { WonderId } from './data/wonders.js';

export const FOCUS_TEXT: Readonly<Record<FocusId, string>> = {
  'early-empire': 'Place 2 control tokens beside your cities, terrain up to the slot.',
  'drama-and-poetry':
    'Place 2 control tokens beside your cities, terrain up to the slot. Then one of your tokens may step to an empty land space next to it, whatever the terrain.',
  'civil-service':
    'Place 2 control tokens beside your cities, then 1 more beside any space of yours, terrain up to the slot.',
  'mass-media':
    'Place 3 control tokens beside your cities, terrain up to the slot. Then choose a rival token within 2 of a space of yours: a plain one becomes yours, a reinforced one is turned to its plain side.',
  astrology: 'Advance the tech dial by the slot number.',
  mathematics: 'Put a trade token from the supply on any of your cards, then advance the tech dial by the slot number.',
  'replaceable-parts': 'Gain a resource of a kind you have none of, then advance the tech dial by the slot number.',
  'nuclear-power':
    'In slot 5 first choose a space: there and all around it plain control tokens are destroyed and reinforced ones turned over, whoever owns them. Then advance the tech dial by the slot number.',
  'foreign-trade': 'One caravan. Each moves up to 3 spaces over terrain up to the slot.',
  currency:
    'Two caravans. Each moves up to 4 spaces over terrain up to the slot; a barbarian whose space it enters is defeated, without a trade token.',
  'steam-power':
    'Two caravans. Each moves up to 6 spaces over terrain up to the slot and over water. Then you may change one of your resources for another from the supply.',
  capitalism:
    'Three caravans. Each moves up to 6 spaces over terrain up to the slot and over water. Once a turn, after this card is reset, another of your cards may be resolved as if in slot 1; that card stays where it is.',
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
    'Attack up to twice within 3, also across water, with combat slot + 2; then reinforce as many tokens as the slot says less one for each attack.',
  flight:
    'Reinforce as many tokens as the slot says, or attack up to three times within 5 with combat slot + 3; nothing is in the way.',
};

export const TRADE_TEXT: Readonly<Record<FocusType, string>> = {
  culture: 'Each trade token: 1 control token more.',
  science: 'Each trade token: 1 step of the dial more.',
  economy: 'Each trade token: 1 space more for every caravan.',
  industry: 'Each trade token: 1 production more, for wonders only.',
  military: 'Each trade token: 1 combat more in one attack or defence.',
};

export const LEADER_TEXT: Readonly<Record<LeaderId, string>> = {
  america:
    'Natural wonder tokens you gain or use are laid on any of your focus cards. There they also work as a trade token of that card, still once a turn.',
  aztec: 'After your military card was reset, two of your cards may change places if you won an attack this turn.',
  egypt: 'Every world wonder costs you 1 less.',
  france: 'A culture card places more tokens by the latest age among your wonders: 1 ancient, 2 medieval, 3 modern.',
  japan: 'In your turn desert and mountains on the coast or the map edge are of difficulty 3.',
  rome: 'Caravans on your economy card may set out from any of your cities.',
  scythia: '+3 combat when you attack or defend grassland or hills.',
  sumeria: 'Every barbarian you defeat also brings a resource of your choice.',
};

export const WONDER_TEXT: Readonly<Record<WonderId, string>> = {
  stonehenge: 'A token placed on hills lets you place tokens on hills next to it, and so on from each of them.',
  'hanging-gardens': 'Start of turn: place a token beside one of your cities on difficulty up to 4.',
  'forbidden-city': 'Start of turn: destroy a rival token next to a space of yours.',
  'chichen-itza': 'Tokens may be placed on empty forests anywhere; the slot still counts.',
  'sydney-opera-house': 'Rival tokens count for the maturity of your cities.',
  'eiffel-tower':
    'Start of turn: name two tokens of one rival, who then gives one of these spaces to a token of yours.',
  colossus: 'Your caravans share 6 more spaces when the economy card is resolved.',
  'great-lighthouse': 'Empty spaces on the map edge are always near enough for a city.',
  'great-zimbabwe': 'Holds up to 4 trade tokens; at the start of a turn any of them may move to your cards.',
  'machu-picchu': 'A card in slot 1 or 2 counts as in slot 3.',
  'big-ben': 'In combat +2 for each of your caravans next to the defending space.',
  'estadio-do-maracana': 'After resolving another card you may resolve and reset your economy card too.',
  oracle: 'Start of turn: two neighbouring cards of your row may change places.',
  pyramids: 'When built: up to 3 of your level I cards become level II.',
  'porcelain-tower': 'When built: up to 2 of your cards rise one level.',
  'potala-palace': 'You may hold 4 diplomacy cards of each player. When built: take 3 from other players.',
  'oxford-university': 'A new focus card may replace a card of another type, except science.',
  kremlin: '+4 when attacking a rival who has fewer reinforced tokens on the map.',
  petra: '+2 in defence; barbarians cannot enter your cities and reinforced tokens.',
  'terracotta-army': '+2 in attack.',
  alhambra: '+2 in attack and defence.',
  'venetian-arsenal': 'Once a turn the card just resolved in slot 5 may be resolved again as if in slot 1.',
  'ruhr-valley': '+5 in defence.',
  pentagon: '+2 in attack; your attacks reach every target on the map.',
};

export const STATE_TEXT: Readonly<Record<CityStateId, string>> = {
  carthage:
    'In combat (but not when attacking Carthage) +1 for each city-state token and each city of yours within 2 of the defending space.',
  kumasi: 'Forest is of difficulty 1 when you resolve culture or industry.',
  brussels: 'Wonders cost you 1 less for each of your mature cities.',
  seoul: 'Start of turn: move a barbarian to an empty land space next to it.',
  geneva: 'Start of turn: change a diplomacy card of a player for another one of the same player.',
  'mohenjo-daro': 'Spaces are 1 easier when you place control tokens.',
  'buenos-aires': 'A wonder costs you 2 less while you have none of its type.',
  kabul: '+3 when attacking a city, or a city-state other than Kabul.',
};

export const PACT_TEXT: Readonly<Record<PactId, string>> = {
  'joint-war': '+2 in attack, except against the giver.',
  'defensive-pact': '+2 in defence, except against the giver.',
  embassy: 'When your caravan reaches the giver’s capital: a trade token for a card of the giver, a resource for you.',
  'open-borders': 'The giver’s control tokens count for the maturity of your cities.',
};

export const AGENDA_TEXT: Readonly<Record<AgendaId, string>> = {
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
