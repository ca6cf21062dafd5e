/** Numbers with nouns, in Russian. */
import type { Building, Good } from '../../../games/terra-mystica/data/ids.js';
import type { Goods } from '../../../games/terra-mystica/texts/types.js';
import { countingIn, type Forms } from '../../../text/counting.js';

const { count, form, list } = countingIn('ru');

export { list };

const forms = (one: string, few: string, many: string): Forms => ({ one, few, many, other: many });

/** In the nominative: lists, prices, what is missing. */
const NOMINATIVE = {
  points: forms('ПО', 'ПО', 'ПО'),
  coins: forms('монета', 'монеты', 'монет'),
  workers: forms('рабочий', 'рабочих', 'рабочих'),
  priests: forms('жрец', 'жреца', 'жрецов'),
  power: forms('сила', 'силы', 'силы'),
  spades: forms('лопата', 'лопаты', 'лопат'),
  freeSpades: forms('бесплатная лопата', 'бесплатные лопаты', 'бесплатных лопат'),
  steps: forms('позиция', 'позиции', 'позиций'),
  keys: forms('ключ', 'ключа', 'ключей'),
  bridges: forms('мост', 'моста', 'мостов'),
  factions: forms('фракция', 'фракции', 'фракций'),
  seats: forms('игрок', 'игрока', 'игроков'),
  scoringTiles: forms('тайл целей', 'тайла целей', 'тайлов целей'),
  bonusCards: forms('бонусная карта', 'бонусные карты', 'бонусных карт'),
  columns: forms('столбец', 'столбца', 'столбцов'),
  hexes: forms('гекс', 'гекса', 'гексов'),
  rivers: forms('гекс реки', 'гекса реки', 'гексов реки'),
};

/** After 'получает', 'платит', 'берёт'; priests are living beings. */
const ACCUSATIVE: Readonly<Record<Good | 'spades' | 'freeSpades' | 'steps' | 'hexes', Forms>> = {
  points: NOMINATIVE.points,
  coins: forms('монету', 'монеты', 'монет'),
  workers: forms('рабочего', 'рабочих', 'рабочих'),
  priests: forms('жреца', 'жрецов', 'жрецов'),
  power: forms('силу', 'силы', 'силы'),
  spades: forms('лопату', 'лопаты', 'лопат'),
  freeSpades: forms('бесплатную лопату', 'бесплатные лопаты', 'бесплатных лопат'),
  steps: forms('позицию', 'позиции', 'позиций'),
  hexes: NOMINATIVE.hexes,
};

const PIECES: Readonly<Record<Building, Forms>> = {
  dwelling: forms('жилище', 'жилища', 'жилищ'),
  'trading-house': forms('торговый дом', 'торговых дома', 'торговых домов'),
  temple: forms('храм', 'храма', 'храмов'),
  stronghold: forms('крепость', 'крепости', 'крепостей'),
  sanctuary: forms('святилище', 'святилища', 'святилищ'),
};

export const piecesOf = (building: Building, n: number): string => count(n, PIECES[building]);
export const many = (n: number, noun: keyof typeof NOMINATIVE): string => count(n, NOMINATIVE[noun]);
export const taken = (n: number, noun: keyof typeof ACCUSATIVE): string => count(n, ACCUSATIVE[noun]);
export const goodAfter = (good: Good, n: number): string => form(n, NOMINATIVE[good]);

/** In the order in which goods are told. */
const ORDER: readonly Good[] = ['workers', 'coins', 'priests', 'power', 'points'];

const each = (goods: Goods, say: (n: number, good: Good) => string): string[] =>
  ORDER.flatMap((good) => {
    const n = goods[good] ?? 0;
    return n === 0 ? [] : [say(n, good)];
  });

/** '3 рабочих', '1 монета': one entry for each good that is there. */
export const goodsOf = (goods: Goods): string[] => each(goods, many);
export const goodsIn = (goods: Goods): string => goodsOf(goods).join(', ') || 'ничего';
export const goodsTaken = (goods: Goods): string => each(goods, taken).join(', ') || 'ничего';

const SIGNS: Readonly<Record<Good, string>> = { workers: 'рб', coins: 'мн', priests: 'жр', power: 'сл', points: 'ПО' };

/** '2рб 5мн' */
export const signed = (goods: Goods): string => each(goods, (n, good) => `${n}${SIGNS[good]}`).join(' ');
