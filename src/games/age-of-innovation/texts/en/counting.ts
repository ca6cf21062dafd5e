/** Numbers with nouns, in English. */
import { countingIn, type Forms } from '../../../../text/counting.js';
import type { Goods } from '../types.js';

const english = countingIn('en');
const { count, form } = english;
export const { list } = english;

const FORMS = {
  points: { one: 'point', other: 'points' },
  coins: { one: 'coin', other: 'coins' },
  tools: { one: 'tool', other: 'tools' },
  scholars: { one: 'scholar', other: 'scholars' },
  books: { one: 'book', other: 'books' },
  levels: { one: 'level', other: 'levels' },
  spades: { one: 'spade', other: 'spades' },
  bridges: { one: 'bridge', other: 'bridges' },
  buildings: { one: 'building', other: 'buildings' },
  tokens: { one: 'token', other: 'tokens' },
  keys: { one: 'key', other: 'keys' },
} satisfies Readonly<Record<string, Forms>>;

export const goodAfter = (good: 'coins' | 'tools' | 'scholars', n: number): string => form(n, FORMS[good]);
export const counted = (n: number, what: keyof typeof FORMS): string => count(n, FORMS[what]);

/** In the order in which goods are told. */
const GOODS: Readonly<Record<string, Forms>> = {
  tools: FORMS.tools,
  coins: FORMS.coins,
  scholars: FORMS.scholars,
  power: { other: 'power' },
  books: FORMS.books,
  banking: { one: 'banking book', other: 'banking books' },
  law: { one: 'law book', other: 'law books' },
  engineering: { one: 'engineering book', other: 'engineering books' },
  medicine: { one: 'medicine book', other: 'medicine books' },
  tokens: { one: 'power token in bowl III', other: 'power tokens in bowl III' },
  steps: FORMS.levels,
  points: FORMS.points,
  vp: FORMS.points,
};

/** '2 tools', '1 coin': one entry for each good that is there. */
export const goodsOf = (goods: Goods): string[] =>
  Object.entries(GOODS).flatMap(([good, forms]) => {
    const n = goods[good] ?? 0;
    return n > 0 ? [count(n, forms)] : [];
  });

const SIGNS: Readonly<Record<string, string>> = {
  coins: 'c',
  tools: 't',
  scholars: 's',
  power: 'pw',
  books: 'bk',
  points: 'vp',
  vp: 'vp',
  tokens: 'tok',
  banking: 'B',
  law: 'L',
  engineering: 'E',
  medicine: 'M',
};

/** '2t 5c' */
export const signed = (goods: Goods): string =>
  Object.entries(goods)
    .flatMap(([good, n]) => (n > 0 ? [`${n}${SIGNS[good] ?? good}`] : []))
    .join(' ');
