/** Small helps of the Russian sentences. */
import { countingIn, type Forms } from '../../../text/counting.js';
import { thing } from './nouns.js';

const { count, list } = countingIn('ru');

export { list };

const forms = (one: string, few: string, many: string): Forms => ({ one, few, many, other: many });

/** Nouns behind a number, in the nominative; masculine and neuter ones look the same behind a verb. */
const COUNTED = {
  token: forms('жетон', 'жетона', 'жетонов'),
  control: forms('жетон контроля', 'жетона контроля', 'жетонов контроля'),
  trade: forms('жетон торговли', 'жетона торговли', 'жетонов торговли'),
  space: forms('гекс', 'гекса', 'гексов'),
  city: forms('город', 'города', 'городов'),
  caravan: forms('караван', 'каравана', 'караванов'),
  card: forms('карта', 'карты', 'карт'),
  victoryCard: forms('карту победы', 'карты победы', 'карт победы'),
  wonder: forms('чудо', 'чуда', 'чудес'),
  agenda: forms('задание', 'задания', 'заданий'),
  leader: forms('лидера', 'лидера', 'лидеров'),
  gap: forms('брешь', 'бреши', 'брешей'),
  water: forms('жетон воды', 'жетона воды', 'жетонов воды'),
  marble: forms('жетон мрамора', 'жетона мрамора', 'жетонов мрамора'),
  mercury: forms('жетон ртути', 'жетона ртути', 'жетонов ртути'),
  oil: forms('жетон нефти', 'жетона нефти', 'жетонов нефти'),
  diamond: forms('алмаз', 'алмаза', 'алмазов'),
};

export const many = (n: number, noun: keyof typeof COUNTED): string => count(n, COUNTED[noun]);

/** Behind 'до' and 'не больше': the genitive. */
const GENITIVE = {
  space: forms('гекса', 'гексов', 'гексов'),
  trade: forms('жетона торговли', 'жетонов торговли', 'жетонов торговли'),
  caravan: forms('каравана', 'караванов', 'караванов'),
};

export const upTo = (n: number, noun: keyof typeof GENITIVE): string => count(n, GENITIVE[noun]);

/** ' (Стоунхендж)' behind a sentence, or nothing. */
export const by = (why: string | undefined): string => (why ? ` (${thing(why)})` : '');
