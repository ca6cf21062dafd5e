/** Everything that Through the Ages says, in Polish. */
import type { TtaTexts } from '../../../games/through-the-ages/texts/types.js';
import { choice, free, menuRow, pick, price, priceSign, topic, trouble, verb, warn } from './asking.js';
import { cardKind, cardText, cell, does, pages, ruleKind, table } from './book.js';
import { heard } from './heard.js';
import { names } from './names.js';
import { age, cause, kind, source, special } from './nouns.js';
import { ledger, option, order, over, place, reason, where } from './reasons.js';
import { rule } from './rules.js';
import { actionSays } from './says.js';
import { screen } from './screen.js';
import { event } from './told.js';
import { naming } from './words.js';

export const texts: TtaTexts = {
  age,
  names,
  ...naming,
  kind,
  special,
  cause,
  source,
  ...screen,
  topic,
  verb,
  pick,
  choice,
  priceSign,
  menuRow,
  price,
  free,
  trouble,
  warn,
  event,
  reason,
  place,
  where,
  over,
  ledger,
  option,
  order,
  rule,
  ruleKind,
  cardKind,
  pages,
  does,
  cardText,
  actionSays,
  table,
  cell,
  heard,
};
