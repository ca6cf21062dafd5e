/** Numbers with nouns, in Polish. */
import { countingIn, type Forms } from '../../text/counting.js';

export const { count, list, either } = countingIn('pl');

/** '1 ruch', '2 ruchy', '5 ruchów' */
const noun = (one: string, few: string, many: string): Forms => ({ one, few, many, other: few });

export const NOUNS = {
  move: noun('ruch', 'ruchy', 'ruchów'),
  player: noun('gracz', 'graczy', 'graczy'),
  point: noun('punkt', 'punkty', 'punktów'),
  round: noun('runda', 'rundy', 'rund'),
  game: noun('partia', 'partie', 'partii'),
  save: noun('zapisana partia', 'zapisane partie', 'zapisanych partii'),
  chapter: noun('rozdział', 'rozdziały', 'rozdziałów'),
  entry: noun('hasło', 'hasła', 'haseł'),
  row: noun('wiersz', 'wiersze', 'wierszy'),
  option: noun('opcja', 'opcje', 'opcji'),
  order: noun('stały rozkaz', 'stałe rozkazy', 'stałych rozkazów'),
  step: noun('krok', 'kroki', 'kroków'),
  position: noun('pozycja', 'pozycje', 'pozycji'),
  minute: noun('minuta', 'minuty', 'minut'),
  second: noun('sekunda', 'sekundy', 'sekund'),
  text: noun('tekst', 'teksty', 'tekstów'),
  way: noun('sposób', 'sposoby', 'sposobów'),
};
