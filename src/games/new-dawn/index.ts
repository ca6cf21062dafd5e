/** Civilization: A New Dawn, all but its screen. */
import type { GameModule } from '../../engine/phrasebook.js';
import { EVENT_DIAL } from './data/dials.js';
import { CITY_STATE_IDS, PACT_IDS } from './data/diplomacy.js';
import { FOCUS_IDS } from './data/focus.js';
import { BARBARIANS } from './data/land.js';
import { LEADER_IDS } from './data/leaders.js';
import { NATURAL_IDS } from './data/naturals.js';
import { TILE_NUMBERS } from './data/tiles.js';
import { AGENDA_IDS } from './data/victory.js';
import { WONDER_IDS } from './data/wonders.js';
import { game } from './game.js';
import { orders } from './orders.js';
import { phrases } from './phrases/index.js';
import { rulebook } from './rulebook.js';
import { tables } from './tables.js';

export { game };

export const module: GameModule = {
  game,
  phrases,
  tables,
  rules: rulebook,
  orders,
  content: [
    ...FOCUS_IDS,
    ...LEADER_IDS,
    ...WONDER_IDS,
    ...CITY_STATE_IDS,
    ...PACT_IDS,
    ...NATURAL_IDS,
    ...AGENDA_IDS,
    ...new Set(EVENT_DIAL),
    ...BARBARIANS,
    ...TILE_NUMBERS.flatMap((n) => [`${n}A`, `${n}B`]),
  ],
};
