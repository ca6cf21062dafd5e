/** Numbers with nouns, in Ukrainian: in the nominative, behind a verb, and behind words that take the genitive. */
import type { AoiTexts } from '../../../games/age-of-innovation/texts/types.js';
import { countingIn } from '../../../text/counting.js';

type Goods = Parameters<AoiTexts['price']>[0]['goods'];

const { count, form, list } = countingIn('uk');

export { list };

interface Noun {
  readonly one: string;
  /** One of it behind a verb. */
  readonly acc: string;
  readonly gen: string;
  readonly few: string;
  readonly many: string;
  /** Few of it behind a verb, where that differs. */
  readonly fewA?: string;
}

const noun = (one: string, acc: string, gen: string, few: string, many: string): Noun => ({
  one,
  acc,
  gen,
  few,
  many,
});

const book = (of: string): Noun => noun(`книжка ${of}`, `книжку ${of}`, `книжки ${of}`, `книжки ${of}`, `книжок ${of}`);

const NOUNS = {
  points: noun('ПО', 'ПО', 'ПО', 'ПО', 'ПО'),
  coins: noun('монета', 'монету', 'монети', 'монети', 'монет'),
  tools: noun('знаряддя', 'знаряддя', 'знаряддя', 'знаряддя', 'знарядь'),
  scholars: { ...noun('науковець', 'науковця', 'науковця', 'науковці', 'науковців'), fewA: 'науковців' },
  power: noun('очко сили', 'очко сили', 'очка сили', 'очки сили', 'очок сили'),
  books: noun('книжка', 'книжку', 'книжки', 'книжки', 'книжок'),
  anyBooks: noun(
    'книжка з будь-якої дисципліни',
    'книжку з будь-якої дисципліни',
    'книжки з будь-якої дисципліни',
    'книжки з будь-яких дисциплін',
    'книжок із будь-яких дисциплін',
  ),
  /** Behind other books, where the noun is not said again. */
  any: noun('будь-яка', 'будь-яку', 'будь-якої', 'будь-які', 'будь-яких'),
  banking: book('з банківської справи'),
  law: book('з юриспруденції'),
  engineering: book('з інженерії'),
  medicine: book('з медицини'),
  levels: noun('рівень', 'рівень', 'рівня', 'рівні', 'рівнів'),
  spades: noun('лопата', 'лопату', 'лопати', 'лопати', 'лопат'),
  freeSpades: noun('безплатна лопата', 'безплатну лопату', 'безплатної лопати', 'безплатні лопати', 'безплатних лопат'),
  bridges: noun('міст', 'міст', 'моста', 'мости', 'мостів'),
  buildings: noun('будівля', 'будівлю', 'будівлі', 'будівлі', 'будівель'),
  tokens: noun('фішка сили', 'фішку сили', 'фішки сили', 'фішки сили', 'фішок сили'),
  thirdBowl: noun(
    'фішка сили в чаші III',
    'фішку сили в чаші III',
    'фішки сили в чаші III',
    'фішки сили в чаші III',
    'фішок сили в чаші III',
  ),
  keys: noun('ключ', 'ключ', 'ключа', 'ключі', 'ключів'),
  cities: noun('місто', 'місто', 'міста', 'міста', 'міст'),
  spaces: noun('клітинка', 'клітинку', 'клітинки', 'клітинки', 'клітинок'),
  rivers: noun('клітинка річки', 'клітинку річки', 'клітинки річки', 'клітинки річки', 'клітинок річки'),
  workshop: noun('майстерня', 'майстерню', 'майстерні', 'майстерні', 'майстерень'),
  guild: noun('гільдія', 'гільдію', 'гільдії', 'гільдії', 'гільдій'),
  school: noun('школа', 'школу', 'школи', 'школи', 'шкіл'),
  university: noun('університет', 'університет', 'університету', 'університети', 'університетів'),
  palace: noun('палац', 'палац', 'палацу', 'палаци', 'палаців'),
  tower: noun('вежа', 'вежу', 'вежі', 'вежі', 'веж'),
  monument: noun('монумент', 'монумент', 'монумента', 'монументи', 'монументів'),
} satisfies Readonly<Record<string, Noun>>;

export type Counted = keyof typeof NOUNS;
type Case = 'nom' | 'acc' | 'gen';

/** '1 монета', '2 монети', '5 монет'; behind a verb '1 монету', behind 'бракує' '2 монет'. */
export function counted(n: number, what: Counted, as: Case = 'nom'): string {
  const { one, acc, gen, few, many, fewA = few }: Noun = NOUNS[what];
  if (as === 'gen') return count(n, { one: gen, few: many, many, other: gen });
  if (as === 'acc') return count(n, { one: acc, few: fewA, many, other: gen });
  return count(n, { one, few, many, other: gen });
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

/** '2 знаряддя', '1 монета': one entry for each good that is there. */
export const goodsOf = (goods: Goods, as: Case = 'nom'): string[] =>
  Object.entries(GOODS).flatMap(([good, what]) => {
    const n = goods[good] ?? 0;
    return n > 0 ? [counted(n, what, as)] : [];
  });

const SIGNS: Readonly<Record<string, string>> = {
  coins: 'м',
  tools: 'зн',
  scholars: 'н',
  power: 'с',
  books: 'к',
  points: 'ПО',
  vp: 'ПО',
  tokens: 'ф',
  banking: 'Б',
  law: 'Ю',
  engineering: 'І',
  medicine: 'М',
};

/** '2зн 5м' */
export const signed = (goods: Goods): string =>
  Object.entries(goods)
    .flatMap(([good, n]) => (n > 0 ? [`${n}${SIGNS[good] ?? good}`] : []))
    .join(' ');
