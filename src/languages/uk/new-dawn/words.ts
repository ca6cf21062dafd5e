/** Small helps of the Ukrainian sentences. */
import { countingIn, type Forms } from '../../../text/counting.js';
import { thing } from './nouns.js';

const { count, list } = countingIn('uk');

export { list };

const forms = (one: string, few: string, many: string): Forms => ({ one, few, many, other: many });

/** Nouns behind a number, in the nominative; masculine and neuter ones look the same behind a verb. */
const COUNTED = {
  token: forms('жетон', 'жетони', 'жетонів'),
  control: forms('жетон контролю', 'жетони контролю', 'жетонів контролю'),
  trade: forms('жетон торгівлі', 'жетони торгівлі', 'жетонів торгівлі'),
  space: forms('гекс', 'гекси', 'гексів'),
  city: forms('місто', 'міста', 'міст'),
  caravan: forms('караван', 'каравани', 'караванів'),
  card: forms('карта', 'карти', 'карт'),
  victoryCard: forms('карту перемоги', 'карти перемоги', 'карт перемоги'),
  wonder: forms('чудо', 'чуда', 'чудес'),
  agenda: forms('завдання', 'завдання', 'завдань'),
  leader: forms('лідера', 'лідери', 'лідерів'),
  gap: forms('прогалина', 'прогалини', 'прогалин'),
  water: forms('жетон води', 'жетони води', 'жетонів води'),
  marble: forms('жетон мармуру', 'жетони мармуру', 'жетонів мармуру'),
  mercury: forms('жетон ртуті', 'жетони ртуті', 'жетонів ртуті'),
  oil: forms('жетон нафти', 'жетони нафти', 'жетонів нафти'),
  diamond: forms('діамант', 'діаманти', 'діамантів'),
};

export const many = (n: number, noun: keyof typeof COUNTED): string => count(n, COUNTED[noun]);

/** Behind 'до' and 'не більше': the genitive. */
const GENITIVE = {
  space: forms('гекса', 'гексів', 'гексів'),
  trade: forms('жетона торгівлі', 'жетонів торгівлі', 'жетонів торгівлі'),
  caravan: forms('каравану', 'караванів', 'караванів'),
};

export const upTo = (n: number, noun: keyof typeof GENITIVE): string => count(n, GENITIVE[noun]);

/** ' (Стоунгендж)' behind a sentence, or nothing. */
export const by = (why: string | undefined): string => (why ? ` (${thing(why)})` : '');
