/** Everything that A New Dawn says, in English. */
import type { NdTexts } from '../types.js';
import { book } from './book.js';
import { event } from './events.js';
import { heard } from './heard.js';
import { nouns } from './nouns.js';
import { now, waste } from './now.js';
import { space } from './places.js';
import { choice, menuRow, pick, topic, verb } from './questions.js';
import { ledger, options, order, over, price, reason, warn, where } from './reasons.js';
import { screen } from './screen.js';

export const en: NdTexts = {
  ...nouns,
  ...screen,
  ...book,
  topic,
  verb,
  pick,
  menuRow,
  choice,
  price,
  warn,
  event,
  reason,
  waste,
  space,
  now,
  options,
  where,
  over,
  order,
  ledger,
  heard,
};
