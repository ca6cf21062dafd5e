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
import { ordersIn } from './orders.js';
import { phrasesIn } from './phrases/index.js';
import { rulesIn } from './rulebook.js';
import { tablesIn } from './tables.js';
import { en } from './texts/en/index.js';
import type { NdTexts } from './texts/types.js';

export { game };

/** The game in the words of this catalogue. */
const moduleIn = (texts: NdTexts): GameModule => ({
  game,
  phrases: phrasesIn(texts),
  tables: () => tablesIn(texts),
  rules: rulesIn(texts),
  orders: ordersIn(texts),
  texts,
  in: moduleIn,
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
});

export const module = moduleIn(en);
