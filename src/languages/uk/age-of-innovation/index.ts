/** Everything that Age of Innovation says, in Ukrainian. */
import type { AoiTexts } from '../../../games/age-of-innovation/texts/types.js';
import { signed } from './counting.js';
import { heard } from './heard.js';
import { nouns } from './nouns.js';
import { ledger, missing, option, optionValue, order } from './options.js';
import { choice, menuRow, target, topic, verb } from './questions.js';
import { rules } from './rules.js';
import { screen } from './screen.js';
import { tables } from './tables.js';
import { event, over, place, reason, refusal, warning, where } from './told.js';

export const texts: AoiTexts = {
  ...nouns,
  ...screen,
  topic,
  verb,
  target,
  menuRow,
  choice,
  price: ({ goods }) => signed(goods),
  warning,
  reason,
  event,
  where,
  over,
  option,
  optionValue,
  refusal,
  place,
  ledger,
  missing,
  order,
  rules,
  tables,
  heard,
};
