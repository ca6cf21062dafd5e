/** Numbers with nouns, in Russian: in the nominative, behind a verb, and behind words that take the genitive. */
import type { AoiTexts } from '../../../games/age-of-innovation/texts/types.js';
import { countingIn } from '../../../text/counting.js';

type Goods = Parameters<AoiTexts['price']>[0]['goods'];

const { count, form, list } = countingIn('ru');

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

const book = (of: string): Noun =>
  noun(`книга по ${of}`, `книгу по ${of}`, `книги по ${of}`, `книги по ${of}`, `книг по ${of}`);

const NOUNS = {
  points: noun('ПО', 'ПО', 'ПО', 'ПО', 'ПО'),
  coins: noun('монета', 'монету', 'монеты', 'монеты', 'монет'),
  tools: noun('инструмент', 'инструмент', 'инструмента', 'инструмента', 'инструментов'),
  scholars: noun('учёный', 'учёного', 'учёного', 'учёных', 'учёных'),
  power: noun('сила', 'силу', 'силы', 'силы', 'силы'),
  books: noun('книга', 'книгу', 'книги', 'книги', 'книг'),
  anyBooks: noun('любая книга', 'любую книгу', 'любой книги', 'любые книги', 'любых книг'),
  banking: book('банковскому делу'),
  law: book('праву'),
  engineering: book('инженерии'),
  medicine: book('медицине'),
  levels: noun('уровень', 'уровень', 'уровня', 'уровня', 'уровней'),
  spades: noun('лопата', 'лопату', 'лопаты', 'лопаты', 'лопат'),
  freeSpades: noun(
    'бесплатная лопата',
    'бесплатную лопату',
    'бесплатной лопаты',
    'бесплатные лопаты',
    'бесплатных лопат',
  ),
  bridges: noun('мост', 'мост', 'моста', 'моста', 'мостов'),
  buildings: noun('постройка', 'постройку', 'постройки', 'постройки', 'построек'),
  tokens: noun('фишка силы', 'фишку силы', 'фишки силы', 'фишки силы', 'фишек силы'),
  thirdBowl: noun(
    'фишка силы в чаше III',
    'фишку силы в чаше III',
    'фишки силы в чаше III',
    'фишки силы в чаше III',
    'фишек силы в чаше III',
  ),
  keys: noun('ключ', 'ключ', 'ключа', 'ключа', 'ключей'),
  cities: noun('город', 'город', 'города', 'города', 'городов'),
  spaces: noun('гекс', 'гекс', 'гекса', 'гекса', 'гексов'),
  rivers: noun('гекс реки', 'гекс реки', 'гекса реки', 'гекса реки', 'гексов реки'),
  workshop: noun('мастерская', 'мастерскую', 'мастерской', 'мастерские', 'мастерских'),
  guild: noun('гильдия', 'гильдию', 'гильдии', 'гильдии', 'гильдий'),
  school: noun('школа', 'школу', 'школы', 'школы', 'школ'),
  university: noun('университет', 'университет', 'университета', 'университета', 'университетов'),
  palace: noun('дворец', 'дворец', 'дворца', 'дворца', 'дворцов'),
  tower: noun('башня', 'башню', 'башни', 'башни', 'башен'),
  monument: noun('монумент', 'монумент', 'монумента', 'монумента', 'монументов'),
} satisfies Readonly<Record<string, Noun>>;

export type Counted = keyof typeof NOUNS;
type Case = 'nom' | 'acc' | 'gen';

/** '1 монета', '2 монеты', '5 монет'; behind a verb '1 монету', behind 'не хватает' '2 монет'. */
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

/** '2 инструмента', '1 монета': one entry for each good that is there. */
export const goodsOf = (goods: Goods, as: Case = 'nom'): string[] =>
  Object.entries(GOODS).flatMap(([good, what]) => {
    const n = goods[good] ?? 0;
    return n > 0 ? [counted(n, what, as)] : [];
  });

const SIGNS: Readonly<Record<string, string>> = {
  coins: 'м',
  tools: 'и',
  scholars: 'у',
  power: 'с',
  books: 'кн',
  points: 'ПО',
  vp: 'ПО',
  tokens: 'ф',
  banking: 'Б',
  law: 'П',
  engineering: 'И',
  medicine: 'М',
};

/** '2и 5м' */
export const signed = (goods: Goods): string =>
  Object.entries(goods)
    .flatMap(([good, n]) => (n > 0 ? [`${n}${SIGNS[good] ?? good}`] : []))
    .join(' ');
