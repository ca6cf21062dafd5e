/**
 * The printed pieces typed a second time, from the sheet and not from `src/`: what the second reading of the rules
 * (`oracle.ts`, `referee.ts`) works with. Goods are written as on the sheet: `2W 6C`.
 */
import type {
  BonusId,
  FactionId,
  FavourId,
  PowerActionId,
  ScoringId,
  TownTileId,
} from '../../../src/games/terra-mystica/data/ids.js';

export type Good = 'coins' | 'workers' | 'priests' | 'power' | 'points';
export type Goods = Readonly<Partial<Record<Good, number>>>;

const GOODS: Readonly<Record<string, Good>> = { C: 'coins', W: 'workers', P: 'priests', PW: 'power', VP: 'points' };
export function goods(text: string): Goods {
  const out: Partial<Record<Good, number>> = {};
  for (const part of text.split(' ').filter((x) => x !== '' && x !== '-')) {
    const good = GOODS[part.replace(/\d+/, '')];
    if (!good) throw new Error(`no goods: ${part}`);
    out[good] = (out[good] ?? 0) + Number.parseInt(part, 10);
  }
  return out;
}

// ------------------------------------------------------------------------------------------ section 1: the map

export const ROWS = `
  A   U   S   G   B   Y   R   U   K   R   G   B   R   K
  B     Y   ~   ~   U   K   ~   ~   Y   K   ~   ~   Y
  C   ~   ~   K   ~   S   ~   G   ~   G   ~   S   ~   ~
  D     G   B   Y   ~   ~   R   B   ~   R   ~   R   U
  E   K   U   R   B   K   U   S   Y   ~   ~   G   K   B
  F     S   G   ~   ~   Y   G   ~   ~   ~   U   S   U
  G   ~   ~   ~   S   ~   R   ~   G   ~   Y   K   B   Y
  H     Y   B   U   ~   ~   ~   B   K   ~   S   U   S
  I   R   K   S   B   R   G   Y   U   S   ~   B   G   R`;

export const BRIDGE_PLACES = `A3-C1 A7-C3 A11-C5 B1-C1 B1-D1 B2-C1 B3-C3 B4-C3 B5-C5 B6-C5 B6-D8 C2-D3 C2-D4 C2-E5 C4-D5
  C5-D6 D6-E8 D6-E9 E4-G1 E8-G3 F1-H1 F2-G1 F2-H2 F3-G1 F4-G3 G2-H4 G2-I6 G4-H5 H6-I9`.split(/\s+/);

/** Section 2, clockwise, with the letters of the map. */
export const TERRAINS = ['desert', 'plains', 'swamp', 'lakes', 'forest', 'mountains', 'wasteland'] as const;
export const LETTERS = 'YUKBGSR';

// ------------------------------------------------------------------------------------------ section 3: factions

export const BUILDINGS = ['dwelling', 'trading-house', 'temple', 'stronghold', 'sanctuary'] as const;
export type Building = (typeof BUILDINGS)[number];
export const PIECES = [8, 4, 3, 1, 1] as const;
export const STRENGTH = [1, 2, 2, 3, 3] as const;
/** What each is made of. */
export const FROM = [-1, 0, 1, 1, 2] as const;
export const PRIESTS = 7;
export const BRIDGES = 3;
export const SHIP_STEP = goods('1P 4C');

export const CULTS = ['fire', 'water', 'earth', 'air'] as const;

interface Start {
  readonly home: (typeof TERRAINS)[number];
  readonly goods: readonly [coins: number, workers: number, priests: number];
  readonly bowls: readonly number[];
  readonly cults: readonly number[];
}
const start = (home: Start['home'], goods: Start['goods'], bowls: string, cults: string): Start => ({
  home,
  goods,
  bowls: bowls.split('/').map(Number),
  cults: cults.split('/').map(Number),
});
/** 3.2 */
// biome-ignore format: a table
export const START: Readonly<Record<FactionId, Start>> = {
  witches: start('forest', [15, 3, 0], '5/7/0', '0/0/0/2'),
  auren: start('forest', [15, 3, 0], '5/7/0', '0/1/0/1'),
  alchemists: start('swamp', [15, 3, 0], '5/7/0', '1/1/0/0'),
  darklings: start('swamp', [15, 1, 1], '5/7/0', '0/1/1/0'),
  halflings: start('plains', [15, 3, 0], '3/9/0', '0/0/1/1'),
  cultists: start('plains', [15, 3, 0], '5/7/0', '1/0/1/0'),
  engineers: start('mountains', [10, 2, 0], '3/9/0', '0/0/0/0'),
  dwarves: start('mountains', [15, 3, 0], '5/7/0', '0/0/2/0'),
  mermaids: start('lakes', [15, 3, 0], '3/9/0', '0/2/0/0'),
  swarmlings: start('lakes', [20, 8, 0], '3/9/0', '1/1/1/1'),
  'chaos-magicians': start('wasteland', [15, 4, 0], '5/7/0', '2/0/0/0'),
  giants: start('wasteland', [15, 3, 0], '5/7/0', '1/0/0/1'),
  fakirs: start('desert', [15, 3, 0], '7/5/0', '1/0/0/1'),
  nomads: start('desert', [15, 2, 0], '5/7/0', '1/0/1/0'),
};
export const FACTIONS = Object.keys(START) as FactionId[];

interface Costs {
  /** In the order of BUILDINGS. */
  readonly build: readonly Goods[];
  readonly cheap: Goods;
}
const costs = (d: string, th: string, te: string, sh: string, sa: string): Costs => {
  const [cheap = '', dear = ''] = th.split(' / ');
  return { build: [d, dear, te, sh, sa].map(goods), cheap: goods(cheap) };
};
/** 3.3: dwelling, trading house (opponent adjacent / not), temple, stronghold, sanctuary. */
// biome-ignore format: a table
export const COSTS: Readonly<Record<FactionId, Costs>> = {
  witches: costs('1W 2C', '2W 3C / 2W 6C', '2W 5C', '4W 6C', '4W 6C'),
  auren: costs('1W 2C', '2W 3C / 2W 6C', '2W 5C', '4W 6C', '4W 8C'),
  alchemists: costs('1W 2C', '2W 3C / 2W 6C', '2W 5C', '4W 6C', '4W 6C'),
  darklings: costs('1W 2C', '2W 3C / 2W 6C', '2W 5C', '4W 6C', '4W 10C'),
  halflings: costs('1W 2C', '2W 3C / 2W 6C', '2W 5C', '4W 8C', '4W 6C'),
  cultists: costs('1W 2C', '2W 3C / 2W 6C', '2W 5C', '4W 8C', '4W 8C'),
  engineers: costs('1W 1C', '1W 2C / 1W 4C', '1W 4C', '3W 6C', '3W 6C'),
  dwarves: costs('1W 2C', '2W 3C / 2W 6C', '2W 5C', '4W 6C', '4W 6C'),
  mermaids: costs('1W 2C', '2W 3C / 2W 6C', '2W 5C', '4W 6C', '4W 8C'),
  swarmlings: costs('2W 3C', '3W 4C / 3W 8C', '3W 6C', '5W 8C', '5W 8C'),
  'chaos-magicians': costs('1W 2C', '2W 3C / 2W 6C', '2W 5C', '4W 4C', '4W 8C'),
  giants: costs('1W 2C', '2W 3C / 2W 6C', '2W 5C', '4W 6C', '4W 6C'),
  fakirs: costs('1W 2C', '2W 3C / 2W 6C', '2W 5C', '4W 10C', '4W 6C'),
  nomads: costs('1W 2C', '2W 3C / 2W 6C', '2W 5C', '4W 8C', '4W 6C'),
};

interface Tracks {
  /** Workers for 0 to 8 dwellings. */
  readonly workers: readonly number[];
  readonly tradingHouses: readonly Goods[];
  readonly temples: readonly Goods[];
  readonly stronghold: Goods;
  readonly sanctuary: Goods;
  /** First level, last level and the points of each step; null where there is no track. */
  readonly ship: { readonly from: number; readonly to: number; readonly points: readonly number[] } | null;
  /** One spade on each place of the exchange track. */
  readonly spade: readonly Goods[];
  readonly dig: Goods;
}
const list = (text: string): Goods[] => text.split(', ').map(goods);
const USUAL: Tracks = {
  workers: [1, 2, 3, 4, 5, 6, 7, 8, 8],
  tradingHouses: list('2C 1PW, 2C 1PW, 2C 2PW, 2C 2PW'),
  temples: list('1P, 1P, 1P'),
  stronghold: goods('2PW'),
  sanctuary: goods('1P'),
  ship: { from: 0, to: 3, points: [2, 3, 4] },
  spade: list('3W, 2W, 1W'),
  dig: goods('2W 5C 1P'),
};
/** 3.4: what is bold there. */
// biome-ignore format: a table
export const TRACKS: Readonly<Record<FactionId, Tracks>> = {
  witches: USUAL,
  auren: USUAL,
  alchemists: { ...USUAL, tradingHouses: list('2C 1PW, 2C 1PW, 3C 1PW, 4C 1PW'), stronghold: goods('6C') },
  darklings: { ...USUAL, sanctuary: goods('2P'), spade: list('1P') },
  halflings: { ...USUAL, dig: goods('2W 1C 1P') },
  cultists: USUAL,
  engineers: { ...USUAL, workers: [0, 1, 2, 2, 3, 4, 4, 5, 6], temples: list('1P, 5PW, 1P') },
  dwarves: { ...USUAL, tradingHouses: list('3C 1PW, 2C 1PW, 2C 2PW, 3C 2PW'), ship: null },
  mermaids: { ...USUAL, stronghold: goods('4PW'), ship: { from: 1, to: 5, points: [2, 3, 4, 5] } },
  swarmlings: {
    ...USUAL, workers: [2, 3, 4, 5, 6, 7, 8, 9, 9], tradingHouses: list('2C 2PW, 2C 2PW, 2C 2PW, 3C 2PW'),
    stronghold: goods('4PW'), sanctuary: goods('2P'),
  },
  'chaos-magicians': { ...USUAL, stronghold: goods('2W') },
  giants: { ...USUAL, stronghold: goods('4PW') },
  fakirs: { ...USUAL, stronghold: goods('1P'), ship: null, spade: list('3W, 2W') },
  nomads: { ...USUAL, tradingHouses: list('2C 1PW, 2C 1PW, 3C 1PW, 4C 1PW') },
};

// --------------------------------------------------------------------------------- section 4: tiles and board

interface Favour {
  readonly count: number;
  readonly cult: number;
  readonly steps: number;
  readonly income?: Goods;
}
/** 4.1 */
// biome-ignore format: a table
export const FAVOURS: Readonly<Record<FavourId, Favour>> = {
  FAV1: { count: 1, cult: 0, steps: 3 },
  FAV2: { count: 1, cult: 1, steps: 3 },
  FAV3: { count: 1, cult: 2, steps: 3 },
  FAV4: { count: 1, cult: 3, steps: 3 },
  FAV5: { count: 3, cult: 0, steps: 2 },
  FAV6: { count: 3, cult: 1, steps: 2 },
  FAV7: { count: 3, cult: 2, steps: 2, income: goods('1W 1PW') },
  FAV8: { count: 3, cult: 3, steps: 2, income: goods('4PW') },
  FAV9: { count: 3, cult: 0, steps: 1, income: goods('3C') },
  FAV10: { count: 3, cult: 1, steps: 1 },
  FAV11: { count: 3, cult: 2, steps: 1 },
  FAV12: { count: 3, cult: 3, steps: 1 },
};
export const FAVOUR_IDS = Object.keys(FAVOURS) as FavourId[];
export const FAV10_POINTS = 3;
export const FAV11_POINTS = 2;
export const FAV12_POINTS = [0, 2, 3, 3, 4];

interface Town {
  readonly count: number;
  readonly keys: number;
  readonly gives: Goods;
  /** On each cult. */
  readonly steps?: number;
  readonly later?: true;
}
/** 4.2, 4.9 */
// biome-ignore format: a table
export const TOWNS: Readonly<Record<TownTileId, Town>> = {
  TW1: { count: 2, keys: 1, gives: goods('5VP 6C') },
  TW2: { count: 2, keys: 1, gives: goods('7VP 2W') },
  TW3: { count: 2, keys: 1, gives: goods('9VP 1P') },
  TW4: { count: 2, keys: 1, gives: goods('6VP 8PW') },
  TW5: { count: 2, keys: 1, gives: goods('8VP'), steps: 1 },
  TW6: { count: 1, keys: 2, gives: goods('2VP'), steps: 2, later: true },
  TW7: { count: 2, keys: 1, gives: goods('4VP'), later: true },
  TW8: { count: 1, keys: 1, gives: goods('11VP'), later: true },
};
export const TOWN_IDS = Object.keys(TOWNS) as TownTileId[];

interface Scoring {
  readonly points: number;
  readonly deeds: readonly string[];
  /** Cult (4: own priests on order spaces), steps for one time, and what one time gives. */
  readonly cult: number;
  readonly per: number;
  readonly gives: Goods;
  readonly spades?: number;
}
/** 4.3, 4.9 */
// biome-ignore format: a table
export const SCORING: Readonly<Record<ScoringId, Scoring>> = {
  SCORE1: { points: 2, deeds: ['spade'], cult: 2, per: 1, gives: goods('1C') },
  SCORE2: { points: 5, deeds: ['town'], cult: 2, per: 4, gives: {}, spades: 1 },
  SCORE3: { points: 2, deeds: ['dwelling'], cult: 1, per: 4, gives: goods('1P') },
  SCORE4: { points: 5, deeds: ['stronghold', 'sanctuary'], cult: 0, per: 2, gives: goods('1W') },
  SCORE5: { points: 2, deeds: ['dwelling'], cult: 0, per: 4, gives: goods('4PW') },
  SCORE6: { points: 3, deeds: ['trading-house'], cult: 1, per: 4, gives: {}, spades: 1 },
  SCORE7: { points: 5, deeds: ['stronghold', 'sanctuary'], cult: 3, per: 2, gives: goods('1W') },
  SCORE8: { points: 3, deeds: ['trading-house'], cult: 3, per: 4, gives: {}, spades: 1 },
  SCORE9: { points: 4, deeds: ['temple'], cult: 4, per: 1, gives: goods('2C') },
};

/** 4.4, 4.9: income, and points when passing for each structure of these kinds (or level of shipping). */
interface Card {
  readonly income: Goods;
  readonly passing?: readonly [points: number, ...each: (Building | 'shipping')[]];
}
// biome-ignore format: a table
export const CARDS: Readonly<Record<BonusId, Card>> = {
  BON1: { income: goods('2C') },
  BON2: { income: goods('4C') },
  BON3: { income: goods('6C') },
  BON4: { income: goods('3PW') },
  BON5: { income: goods('1W 3PW') },
  BON6: { income: goods('2W'), passing: [4, 'stronghold', 'sanctuary'] },
  BON7: { income: goods('1W'), passing: [2, 'trading-house'] },
  BON8: { income: goods('1P') },
  BON9: { income: goods('2C'), passing: [1, 'dwelling'] },
  BON10: { income: goods('3PW'), passing: [3, 'shipping'] },
};
export const CARD_IDS = Object.keys(CARDS) as BonusId[];

/** 4.5 */
// biome-ignore format: a table
export const ACTIONS: Readonly<Record<PowerActionId, { readonly power: number; readonly gives: Goods }>> = {
  ACT1: { power: 3, gives: {} },
  ACT2: { power: 3, gives: goods('1P') },
  ACT3: { power: 4, gives: goods('2W') },
  ACT4: { power: 4, gives: goods('7C') },
  ACT5: { power: 4, gives: {} },
  ACT6: { power: 6, gives: {} },
};
/** Free spades of everything that gives some at once. */
export const FREE_SPADES: Readonly<Record<string, number>> = { ACT5: 1, ACT6: 2, BON1: 1, ACTG: 2, stronghold: 3 };
/** Steps of the octagons on a cult of choice. */
export const CULT_OCTAGONS: Readonly<Record<string, number>> = { ACTA: 2, BON2: 1, FAV6: 1 };

/** 4.7: power on reaching a step, and the order spaces. */
export const CULT_POWER: Readonly<Record<number, number>> = { 3: 1, 5: 2, 7: 2, 10: 3 };
export const ORDER_SPACES = [3, 2, 2, 2];
/** 4.8 */
export const CULT_PRIZES = [8, 4, 2];
export const AREA_PRIZES = [18, 12, 6];
