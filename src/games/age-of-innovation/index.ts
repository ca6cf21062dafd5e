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
import { orders } from './orders.js';
import { phrases } from './phrases.js';
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
  ],
};
