/** Through the Ages: A New Story of Civilization, for 2 to 4 players. */
import type { GameModule } from '../../engine/phrasebook.js';
import { content } from './content.js';
import { game } from './game.js';
import { orders } from './orders.js';
import { phrases } from './phrases.js';
import { ruleEntries } from './rulebook.js';
import { tables } from './tables.js';

export const module: GameModule = { game, phrases, tables, rules: ruleEntries, orders, content };
