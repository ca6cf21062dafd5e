/** Through the Ages: A New Story of Civilization, for 2 to 4 players. */
import type { GameModule } from '../../engine/phrasebook.js';
import { content } from './content.js';
import { game } from './game.js';
import { ordersIn } from './orders.js';
import { phrasesIn } from './phrases.js';
import { rulesIn } from './rulebook.js';
import { tablesIn } from './tables.js';
import { en } from './texts/en/index.js';
import type { TtaTexts } from './texts/types.js';

/** The game in the words of this catalogue. */
const moduleIn = (texts: TtaTexts): GameModule => ({
  game,
  phrases: phrasesIn(texts),
  tables: () => tablesIn(texts),
  rules: rulesIn(texts),
  orders: ordersIn(texts),
  content,
  texts,
  in: moduleIn,
});

export const module = moduleIn(en);
