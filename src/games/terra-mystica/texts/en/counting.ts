/** Numbers with nouns, in English. */
import { countingIn, type Forms } from '../../../../text/counting.js';
import type { Good } from '../../data/ids.js';
import type { Goods } from '../types.js';

const english = countingIn('en');
const { count, form } = english;
export const { list } = english;

const FORMS = {
  points: { one: 'point', other: 'points' },
  coins: { one: 'coin', other: 'coins' },
  workers: { one: 'worker', other: 'workers' },
  priests: { one: 'priest', other: 'priests' },
  power: { other: 'power' },
  spades: { one: 'spade', other: 'spades' },
  freeSpades: { one: 'free spade', other: 'free spades' },
  steps: { one: 'step', other: 'steps' },
  keys: { one: 'key', other: 'keys' },
  bridges: { one: 'bridge', other: 'bridges' },
  factions: { one: 'faction', other: 'factions' },
  scoringTiles: { one: 'scoring tile', other: 'scoring tiles' },
  bonusCards: { one: 'bonus card', other: 'bonus cards' },
  seats: { one: 'player', other: 'players' },
} satisfies Readonly<Record<string, Forms>>;

export const counted = (n: number, what: keyof typeof FORMS): string => count(n, FORMS[what]);
export const goodAfter = (good: Good, n: number): string => form(n, FORMS[good]);

/** In the order in which goods are told. */
const ORDER: readonly Good[] = ['workers', 'coins', 'priests', 'power', 'points'];

/** '3 workers', '2 coins': one entry for each good that is there. */
export const goodsOf = (goods: Goods): string[] =>
  ORDER.flatMap((good) => {
    const n = goods[good] ?? 0;
    return n === 0 ? [] : [counted(n, good)];
  });

export const goodsIn = (goods: Goods): string => goodsOf(goods).join(', ') || 'nothing';

const SIGNS: Readonly<Record<Good, string>> = { workers: 'w', coins: 'c', priests: 'p', power: 'pw', points: 'vp' };

/** '2w 5c' */
export const signed = (goods: Goods): string =>
  ORDER.flatMap((good) => (goods[good] ? [`${goods[good]}${SIGNS[good]}`] : [])).join(' ');
