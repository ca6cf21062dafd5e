/** Names for people: factions, terrains, structures, tiles, goods. Rules and logs use ids only. */
import { BUILDINGS, type Building, type Cult, type FactionId, type Good, TERRAINS, type Terrain } from './data/ids.js';

export const FACTION_NAME: Readonly<Record<FactionId, string>> = {
  witches: 'Witches',
  auren: 'Auren',
  alchemists: 'Alchemists',
  darklings: 'Darklings',
  halflings: 'Halflings',
  cultists: 'Cultists',
  engineers: 'Engineers',
  dwarves: 'Dwarves',
  mermaids: 'Mermaids',
  swarmlings: 'Swarmlings',
  'chaos-magicians': 'Chaos Magicians',
  giants: 'Giants',
  fakirs: 'Fakirs',
  nomads: 'Nomads',
};

export const BUILDING_NAME: Readonly<Record<Building, string>> = {
  dwelling: 'dwelling',
  'trading-house': 'trading house',
  temple: 'temple',
  stronghold: 'stronghold',
  sanctuary: 'sanctuary',
};
/** Board letters: D, T, E, S, A. */
export const BUILDING_LETTER: Readonly<Record<Building, string>> = {
  dwelling: 'D',
  'trading-house': 'T',
  temple: 'E',
  stronghold: 'S',
  sanctuary: 'A',
};

export const isTerrain = (word: string): word is Terrain => (TERRAINS as readonly string[]).includes(word);
export const isBuilding = (word: string): word is Building => (BUILDINGS as readonly string[]).includes(word);

export const GOOD_LETTER: Readonly<Record<Good, string>> = {
  coins: 'c',
  workers: 'w',
  priests: 'p',
  power: 'pw',
  points: 'vp',
};
const GOOD_ORDER: readonly Good[] = ['workers', 'coins', 'priests', 'power', 'points'];
const ONE: Readonly<Record<Good, string>> = {
  coins: 'coin',
  workers: 'worker',
  priests: 'priest',
  power: 'power',
  points: 'point',
};

export function plural(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

export function goodWord(good: Good, n: number): string {
  return good === 'power' ? `${n} power` : plural(n, ONE[good]);
}

/** '4w 2c' */
export function shortGoods(goods: Readonly<Partial<Record<string, number>>>): string {
  return GOOD_ORDER.flatMap((g) => (goods[g] ? [`${goods[g]}${GOOD_LETTER[g]}`] : [])).join(' ');
}

/** '4 workers, 2 coins' */
export function longGoods(goods: Readonly<Partial<Record<string, number>>>): string {
  const parts = GOOD_ORDER.flatMap((g) => (goods[g] ? [goodWord(g, goods[g])] : []));
  return parts.length > 0 ? parts.join(', ') : 'nothing';
}

export const cultName = (cult: Cult): string => cult[0]!.toUpperCase() + cult.slice(1);

/** What a power action or octagon does; of a card or tile only what is covered when it is used. */
export function actionText(id: string): string {
  return (TILE_TEXT[id] ?? id).replace(/.*once a round /, '');
}

/** What every tile, card and action does, in a few words. */
export const TILE_TEXT: Readonly<Record<string, string>> = {
  FAV1: 'Fire +3',
  FAV2: 'Water +3',
  FAV3: 'Earth +3',
  FAV4: 'Air +3',
  FAV5: 'Fire +2, towns need strength 6',
  FAV6: 'Water +2, once a round 1 cult step',
  FAV7: 'Earth +2, income 1 worker 1 power',
  FAV8: 'Air +2, income 4 power',
  FAV9: 'Fire +1, income 3 coins',
  FAV10: 'Water +1, 3 points per trading house built',
  FAV11: 'Earth +1, 2 points per dwelling built',
  FAV12: 'Air +1, 2/3/3/4 points for 1/2/3/4 trading houses when passing',
  TW1: '5 points, 6 coins',
  TW2: '7 points, 2 workers',
  TW3: '9 points, 1 priest',
  TW4: '6 points, 8 power',
  TW5: '8 points, 1 step on every cult',
  TW6: '2 points, 2 steps on every cult, 2 keys',
  TW7: '4 points, 1 shipping step',
  TW8: '11 points',
  SCORE1: '2 points per spade; Earth 1: 1 coin',
  SCORE2: '5 points per town; Earth 4: 1 spade',
  SCORE3: '2 points per dwelling; Water 4: 1 priest',
  SCORE4: '5 points per stronghold or sanctuary; Fire 2: 1 worker',
  SCORE5: '2 points per dwelling; Fire 4: 4 power',
  SCORE6: '3 points per trading house; Water 4: 1 spade',
  SCORE7: '5 points per stronghold or sanctuary; Air 2: 1 worker',
  SCORE8: '3 points per trading house; Air 4: 1 spade',
  SCORE9: '4 points per temple; 2 coins per priest on order spaces',
  BON1: '2 coins; once a round 1 spade',
  BON2: '4 coins; once a round 1 cult step',
  BON3: '6 coins',
  BON4: '3 power; shipping +1',
  BON5: '1 worker 3 power',
  BON6: '2 workers; passing 4 points each for stronghold and sanctuary',
  BON7: '1 worker; passing 2 points per trading house',
  BON8: '1 priest',
  BON9: '2 coins; passing 1 point per dwelling',
  BON10: '3 power; passing 3 points per shipping level',
  ACT1: 'bridge',
  ACT2: '1 priest',
  ACT3: '2 workers',
  ACT4: '7 coins',
  ACT5: '1 spade',
  ACT6: '2 spades',
  ACTA: '2 steps on one cult',
  ACTC: 'two actions in a row',
  ACTE: 'bridge for 2 workers',
  ACTG: '2 spades',
  ACTN: 'sandstorm',
  ACTS: 'free trading house',
  ACTW: "witches' ride",
};
