import type { GameModule } from '../../engine/phrasebook.js';
import {
  BOOK_ACTIONS,
  BOOSTERS,
  BUILDINGS,
  CITY_TILES,
  COMPETENCIES,
  DISCIPLINES,
  FACTIONS,
  FINAL_TILES,
  INNOVATIONS,
  PALACES,
  POWER_ACTIONS,
  ROUND_TILES,
  TERRAINS,
} from './data/ids.js';
import { game } from './game.js';
import { ordersIn } from './orders.js';
import { phrasesIn } from './phrases.js';
import { rulesIn } from './rulebook.js';
import { tablesIn } from './tables.js';
import { en } from './texts/en/index.js';
import type { AoiTexts } from './texts/types.js';

export { game };

/** Words for everything in the box, in whatever language. */
const CONTENT: readonly string[] = [
  ...FACTIONS,
  ...TERRAINS,
  ...BUILDINGS,
  ...DISCIPLINES,
  ...INNOVATIONS,
  ...PALACES,
  ...COMPETENCIES,
  ...BOOSTERS,
  ...ROUND_TILES,
  ...FINAL_TILES,
  ...POWER_ACTIONS,
  ...BOOK_ACTIONS,
  ...CITY_TILES,
  'shipping',
  'terraforming',
  'tunnel',
  'flight',
  'pavilion',
  'bridge',
  'burn',
  'found',
  'area',
];

/** The game in the words of this catalogue. */
const moduleIn = (texts: AoiTexts): GameModule => ({
  game,
  phrases: phrasesIn(texts),
  tables: () => tablesIn(texts),
  rules: rulesIn(texts),
  orders: ordersIn(texts),
  content: CONTENT,
  texts,
  in: moduleIn,
});

export const module = moduleIn(en);
