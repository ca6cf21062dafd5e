/** Numbers with nouns, in Polish: in the nominative, behind a verb, and behind words that take the genitive. */
import type { Building, Good } from '../../../games/terra-mystica/data/ids.js';
import type { Goods } from '../../../games/terra-mystica/texts/types.js';
import { countingIn, type Forms } from '../../../text/counting.js';

const { count, form, list } = countingIn('pl');

export { list };

interface Noun {
  readonly one: string;
  /** One of it behind a verb. */
  readonly acc: string;
  readonly gen: string;
  readonly few: string;
  readonly many: string;
}

const noun = (one: string, acc: string, gen: string, few: string, many: string): Noun => ({
  one,
  acc,
  gen,
  few,
  many,
});

const NOUNS = {
  points: noun('punkt', 'punkt', 'punktu', 'punkty', 'punktów'),
  coins: noun('moneta', 'monetę', 'monety', 'monety', 'monet'),
  workers: noun('robotnik', 'robotnika', 'robotnika', 'robotników', 'robotników'),
  priests: noun('kapłan', 'kapłana', 'kapłana', 'kapłanów', 'kapłanów'),
  power: noun('moc', 'moc', 'mocy', 'mocy', 'mocy'),
  spades: noun('łopata', 'łopatę', 'łopaty', 'łopaty', 'łopat'),
  freeSpades: noun('darmowa łopata', 'darmową łopatę', 'darmowej łopaty', 'darmowe łopaty', 'darmowych łopat'),
  steps: noun('poziom', 'poziom', 'poziomu', 'poziomy', 'poziomów'),
  keys: noun('klucz', 'klucz', 'klucza', 'klucze', 'kluczy'),
  bridges: noun('most', 'most', 'mostu', 'mosty', 'mostów'),
  factions: noun('frakcja', 'frakcję', 'frakcji', 'frakcje', 'frakcji'),
  seats: noun('gracz', 'gracza', 'gracza', 'graczy', 'graczy'),
  scoringTiles: noun(
    'żeton punktowania',
    'żeton punktowania',
    'żetonu punktowania',
    'żetony punktowania',
    'żetonów punktowania',
  ),
  bonusCards: noun('karta premii', 'kartę premii', 'karty premii', 'karty premii', 'kart premii'),
  columns: noun('kolumna', 'kolumnę', 'kolumny', 'kolumny', 'kolumn'),
  hexes: noun('heks', 'heks', 'heksa', 'heksy', 'heksów'),
  rivers: noun('heks rzeki', 'heks rzeki', 'heksa rzeki', 'heksy rzeki', 'heksów rzeki'),
  dwelling: noun('chata', 'chatę', 'chaty', 'chaty', 'chat'),
  'trading-house': noun('faktoria', 'faktorię', 'faktorii', 'faktorie', 'faktorii'),
  temple: noun('świątynia', 'świątynię', 'świątyni', 'świątynie', 'świątyń'),
  stronghold: noun('twierdza', 'twierdzę', 'twierdzy', 'twierdze', 'twierdz'),
  sanctuary: noun('sanktuarium', 'sanktuarium', 'sanktuarium', 'sanktuaria', 'sanktuariów'),
} satisfies Readonly<Record<string, Noun>>;

type Counted = keyof typeof NOUNS;

const nominative = ({ one, few, many, gen }: Noun): Forms => ({ one, few, many, other: gen });

/** '2 monety' */
export const many = (n: number, what: Counted): string => count(n, nominative(NOUNS[what]));
/** Behind a verb: '1 monetę'. */
export const taken = (n: number, what: Counted): string =>
  count(n, { ...nominative(NOUNS[what]), one: NOUNS[what].acc });
/** Behind 'użyj', 'brakuje', 'do': '2 monet'. */
export const lacking = (n: number, what: Counted): string => {
  const { gen, many: all } = NOUNS[what];
  return count(n, { one: gen, few: all, many: all, other: gen });
};
export const piecesOf = (building: Building, n: number): string => many(n, building);
export const goodAfter = (good: Good, n: number): string => form(n, nominative(NOUNS[good]));

/** In the order in which goods are told. */
const ORDER: readonly Good[] = ['workers', 'coins', 'priests', 'power', 'points'];

const each = (goods: Goods, say: (n: number, good: Good) => string): string[] =>
  ORDER.flatMap((good) => {
    const n = goods[good] ?? 0;
    return n === 0 ? [] : [say(n, good)];
  });

/** '3 robotników', '1 moneta': one entry for each good that is there. */
export const goodsOf = (goods: Goods): string[] => each(goods, many);
export const goodsIn = (goods: Goods): string => goodsOf(goods).join(', ') || 'nic';
export const goodsTaken = (goods: Goods): string => each(goods, taken).join(', ') || 'nic';
export const goodsLacking = (goods: Goods): string => each(goods, lacking).join(', ');

const SIGNS: Readonly<Record<Good, string>> = { workers: 'r', coins: 'm', priests: 'k', power: 'mc', points: 'pkt' };

/** '2r 5m' */
export const signed = (goods: Goods): string => each(goods, (n, good) => `${n}${SIGNS[good]}`).join(' ');
