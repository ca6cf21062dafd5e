/** Numbers with nouns, in Ukrainian. */
import type { Building, Good } from '../../../games/terra-mystica/data/ids.js';
import type { Goods } from '../../../games/terra-mystica/texts/types.js';
import { countingIn, type Forms } from '../../../text/counting.js';

const { count, form, list } = countingIn('uk');

export { list };

const forms = (one: string, few: string, many: string): Forms => ({ one, few, many, other: many });

/** In the nominative: lists, prices, what is missing. */
const NOMINATIVE = {
  points: forms('ПО', 'ПО', 'ПО'),
  coins: forms('монета', 'монети', 'монет'),
  workers: forms('робітник', 'робітники', 'робітників'),
  priests: forms('жрець', 'жерці', 'жерців'),
  power: forms('очко сили', 'очки сили', 'очок сили'),
  spades: forms('лопата', 'лопати', 'лопат'),
  freeSpades: forms('безплатна лопата', 'безплатні лопати', 'безплатних лопат'),
  steps: forms('рівень', 'рівні', 'рівнів'),
  keys: forms('ключ', 'ключі', 'ключів'),
  factions: forms('фракція', 'фракції', 'фракцій'),
  seats: forms('гравець', 'гравці', 'гравців'),
  scoringTiles: forms('жетон раунду', 'жетони раунду', 'жетонів раунду'),
  bonusCards: forms('бонусна карта', 'бонусні карти', 'бонусних карт'),
  columns: forms('стовпець', 'стовпці', 'стовпців'),
  hexes: forms('клітинка', 'клітинки', 'клітинок'),
  rivers: forms('клітинка річки', 'клітинки річки', 'клітинок річки'),
};

/** Behind 'отримує', 'платить', 'бере'; workers and priests are living beings. */
const ACCUSATIVE: Readonly<Record<Good | 'spades' | 'freeSpades' | 'steps' | 'hexes', Forms>> = {
  points: NOMINATIVE.points,
  coins: forms('монету', 'монети', 'монет'),
  workers: forms('робітника', 'робітників', 'робітників'),
  priests: forms('жерця', 'жерців', 'жерців'),
  power: NOMINATIVE.power,
  spades: forms('лопату', 'лопати', 'лопат'),
  freeSpades: forms('безплатну лопату', 'безплатні лопати', 'безплатних лопат'),
  steps: NOMINATIVE.steps,
  hexes: forms('клітинку', 'клітинки', 'клітинок'),
};

const PIECES: Readonly<Record<Building, Forms>> = {
  dwelling: forms('житло', 'житла', 'жител'),
  'trading-house': forms('торговий дім', 'торгові доми', 'торгових домів'),
  temple: forms('храм', 'храми', 'храмів'),
  stronghold: forms('фортеця', 'фортеці', 'фортець'),
  sanctuary: forms('святилище', 'святилища', 'святилищ'),
};

export const many = (n: number, noun: keyof typeof NOMINATIVE): string => count(n, NOMINATIVE[noun]);
export const taken = (n: number, noun: keyof typeof ACCUSATIVE): string => count(n, ACCUSATIVE[noun]);
export const piecesOf = (building: Building, n: number): string => count(n, PIECES[building]);
export const goodAfter = (good: Good, n: number): string => form(n, NOMINATIVE[good]);

/** In the order in which goods are told. */
const ORDER: readonly Good[] = ['workers', 'coins', 'priests', 'power', 'points'];

const each = (goods: Goods, say: (n: number, good: Good) => string): string[] =>
  ORDER.flatMap((good) => {
    const n = goods[good] ?? 0;
    return n === 0 ? [] : [say(n, good)];
  });

/** '3 робітники', '1 монета': one entry for each good that is there. */
export const goodsOf = (goods: Goods): string[] => each(goods, many);
export const goodsIn = (goods: Goods): string => goodsOf(goods).join(', ') || 'нічого';
export const goodsTaken = (goods: Goods): string => each(goods, taken).join(', ') || 'нічого';

const SIGNS: Readonly<Record<Good, string>> = { workers: 'р', coins: 'м', priests: 'ж', power: 'с', points: 'ПО' };

/** '2р 5м' */
export const signed = (goods: Goods): string => each(goods, (n, good) => `${n}${SIGNS[good]}`).join(' ');
