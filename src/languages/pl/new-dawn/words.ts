/** Small helps of the Polish sentences. */
import { countingIn, type Forms } from '../../../text/counting.js';
import { thing } from './nouns.js';

const { count, list } = countingIn('pl');

export { list };

const forms = (one: string, few: string, many: string): Forms => ({ one, few, many, other: many });

/** Nouns behind a number, in the nominative; most look the same behind a verb. */
const COUNTED = {
  token: forms('żeton', 'żetony', 'żetonów'),
  control: forms('żeton kontroli', 'żetony kontroli', 'żetonów kontroli'),
  trade: forms('żeton handlu', 'żetony handlu', 'żetonów handlu'),
  space: forms('heks', 'heksy', 'heksów'),
  city: forms('miasto', 'miasta', 'miast'),
  caravan: forms('karawana', 'karawany', 'karawan'),
  card: forms('karta', 'karty', 'kart'),
  victoryCard: forms('kartę zwycięstwa', 'karty zwycięstwa', 'kart zwycięstwa'),
  wonder: forms('cud', 'cuda', 'cudów'),
  agenda: forms('zadanie', 'zadania', 'zadań'),
  leader: forms('przywódcę', 'przywódców', 'przywódców'),
  gap: forms('luka', 'luki', 'luk'),
  water: forms('żeton wody', 'żetony wody', 'żetonów wody'),
  marble: forms('żeton marmuru', 'żetony marmuru', 'żetonów marmuru'),
  mercury: forms('żeton rtęci', 'żetony rtęci', 'żetonów rtęci'),
  oil: forms('żeton ropy', 'żetony ropy', 'żetonów ropy'),
  diamond: forms('diament', 'diamenty', 'diamentów'),
};

export const many = (n: number, noun: keyof typeof COUNTED): string => count(n, COUNTED[noun]);

/** Behind 'do' and 'najwyżej o': the genitive. */
const GENITIVE = {
  space: forms('heksa', 'heksów', 'heksów'),
  trade: forms('żetonu handlu', 'żetonów handlu', 'żetonów handlu'),
  caravan: forms('karawany', 'karawan', 'karawan'),
};

export const upTo = (n: number, noun: keyof typeof GENITIVE): string => count(n, GENITIVE[noun]);

/** ' (Stonehenge)' behind a sentence, or nothing. */
export const by = (why: string | undefined): string => (why ? ` (${thing(why)})` : '');
