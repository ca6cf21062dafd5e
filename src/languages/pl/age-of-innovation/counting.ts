/** Numbers with nouns, in Polish: in the nominative, behind a verb, and behind words that take the genitive. */
import type { AoiTexts } from '../../../games/age-of-innovation/texts/types.js';
import { countingIn } from '../../../text/counting.js';

type Goods = Parameters<AoiTexts['price']>[0]['goods'];

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

const book = (of: string): Noun => noun(`księga ${of}`, `księgę ${of}`, `księgi ${of}`, `księgi ${of}`, `ksiąg ${of}`);

const NOUNS = {
  points: noun('punkt', 'punkt', 'punktu', 'punkty', 'punktów'),
  coins: noun('moneta', 'monetę', 'monety', 'monety', 'monet'),
  tools: noun('narzędzie', 'narzędzie', 'narzędzia', 'narzędzia', 'narzędzi'),
  scholars: noun('uczony', 'uczonego', 'uczonego', 'uczonych', 'uczonych'),
  power: noun('moc', 'moc', 'mocy', 'mocy', 'mocy'),
  books: noun('księga', 'księgę', 'księgi', 'księgi', 'ksiąg'),
  anyBooks: noun('dowolna księga', 'dowolną księgę', 'dowolnej księgi', 'dowolne księgi', 'dowolnych ksiąg'),
  banking: book('bankowości'),
  law: book('prawa'),
  engineering: book('inżynierii'),
  medicine: book('medycyny'),
  levels: noun('poziom', 'poziom', 'poziomu', 'poziomy', 'poziomów'),
  spades: noun('łopata', 'łopatę', 'łopaty', 'łopaty', 'łopat'),
  freeSpades: noun('darmowa łopata', 'darmową łopatę', 'darmowej łopaty', 'darmowe łopaty', 'darmowych łopat'),
  bridges: noun('most', 'most', 'mostu', 'mosty', 'mostów'),
  buildings: noun('budynek', 'budynek', 'budynku', 'budynki', 'budynków'),
  tokens: noun('znacznik mocy', 'znacznik mocy', 'znacznika mocy', 'znaczniki mocy', 'znaczników mocy'),
  thirdBowl: noun(
    'znacznik mocy w naczyniu III',
    'znacznik mocy w naczyniu III',
    'znacznika mocy w naczyniu III',
    'znaczniki mocy w naczyniu III',
    'znaczników mocy w naczyniu III',
  ),
  keys: noun('klucz', 'klucz', 'klucza', 'klucze', 'kluczy'),
  cities: noun('miasto', 'miasto', 'miasta', 'miasta', 'miast'),
  spaces: noun('heks', 'heks', 'heksa', 'heksy', 'heksów'),
  rivers: noun('heks rzeki', 'heks rzeki', 'heksa rzeki', 'heksy rzeki', 'heksów rzeki'),
  workshop: noun('warsztat', 'warsztat', 'warsztatu', 'warsztaty', 'warsztatów'),
  guild: noun('gildia', 'gildię', 'gildii', 'gildie', 'gildii'),
  school: noun('szkoła', 'szkołę', 'szkoły', 'szkoły', 'szkół'),
  university: noun('uniwersytet', 'uniwersytet', 'uniwersytetu', 'uniwersytety', 'uniwersytetów'),
  palace: noun('pałac', 'pałac', 'pałacu', 'pałace', 'pałaców'),
  tower: noun('wieża', 'wieżę', 'wieży', 'wieże', 'wież'),
  monument: noun('monument', 'monument', 'monumentu', 'monumenty', 'monumentów'),
} satisfies Readonly<Record<string, Noun>>;

export type Counted = keyof typeof NOUNS;
type Case = 'nom' | 'acc' | 'gen';

/** '1 moneta', '2 monety', '5 monet'; behind a verb '1 monetę', behind 'brakuje' '2 monet'. */
export function counted(n: number, what: Counted, as: Case = 'nom'): string {
  const { one, acc, gen, few, many } = NOUNS[what];
  if (as === 'gen') return count(n, { one: gen, few: many, many, other: gen });
  return count(n, { one: as === 'acc' ? acc : one, few, many, other: gen });
}

/** In the order in which goods are told. */
const GOODS: Readonly<Record<string, Counted>> = {
  tools: 'tools',
  coins: 'coins',
  scholars: 'scholars',
  power: 'power',
  books: 'books',
  banking: 'banking',
  law: 'law',
  engineering: 'engineering',
  medicine: 'medicine',
  tokens: 'thirdBowl',
  steps: 'levels',
  points: 'points',
  vp: 'points',
};

/** The noun alone, behind its number. */
export const goodAfter = (good: 'coins' | 'tools' | 'scholars', n: number): string => {
  const { one, few, many, gen } = NOUNS[good];
  return form(n, { one, few, many, other: gen });
};

/** '2 narzędzia', '1 moneta': one entry for each good that is there. */
export const goodsOf = (goods: Goods, as: Case = 'nom'): string[] =>
  Object.entries(GOODS).flatMap(([good, what]) => {
    const n = goods[good] ?? 0;
    return n > 0 ? [counted(n, what, as)] : [];
  });

const SIGNS: Readonly<Record<string, string>> = {
  coins: 'm',
  tools: 'n',
  scholars: 'u',
  power: 'mc',
  books: 'ks',
  points: 'pkt',
  vp: 'pkt',
  tokens: 'zn',
  banking: 'B',
  law: 'P',
  engineering: 'I',
  medicine: 'M',
};

/** '2n 5m' */
export const signed = (goods: Goods): string =>
  Object.entries(goods)
    .flatMap(([good, n]) => (n > 0 ? [`${n}${SIGNS[good] ?? good}`] : []))
    .join(' ');
