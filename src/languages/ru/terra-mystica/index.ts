/** Everything that Terra Mystica says, in Russian. */
import type { TmTexts } from '../../../games/terra-mystica/texts/types.js';
import { signed } from './counting.js';
import { heard } from './heard.js';
import { nouns } from './nouns.js';
import { ledger, option, optionValue, order } from './options.js';
import { choice, menuRow, target, topic, verb } from './questions.js';
import { refusal, wanted } from './refusals.js';
import { rules } from './rules.js';
import { screen } from './screen.js';
import { tables } from './tables.js';
import { event, over, place, reason, warning, where } from './told.js';

export const texts: TmTexts = {
  ...nouns,
  ...screen,
  heard,
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
  wanted,
  refusal,
  place,
  ledger,
  order,
  rules,
  tables,
};
