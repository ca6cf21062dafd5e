/**
 * The printed pieces typed a second time, from the sheet and not from `src/`: what the second reading of the rules
 * (`oracle.ts`, `referee.ts`) works with. Goods are written as on the sheet: `2T 6C`, `1Sch`, `2Bk`, `5Pw`, `3VP`.
 */
import type {
  BookActionId,
  BoosterId,
  CityTileId,
  CompetencyId,
  FactionId,
  FinalTileId,
  InnovationId,
  PalaceId,
  PowerActionId,
  RoundTileId,
  Terrain,
} from '../../../src/games/age-of-innovation/data/ids.js';

export type Good = 'coins' | 'tools' | 'scholars' | 'books' | 'power' | 'vp' | 'points' | 'tokens';
export type Goods = Readonly<Partial<Record<Good | (typeof DISCIPLINES)[number], number>>>;
const GOODS: Readonly<Record<string, Good>> = {
  C: 'coins',
  T: 'tools',
  Sch: 'scholars',
  Bk: 'books',
  Pw: 'power',
  VP: 'vp',
};
export function goods(text: string): Goods {
  const out: Partial<Record<Good, number>> = {};
  for (const part of text.split(' ').filter((x) => x !== '')) {
    const good = GOODS[part.replace(/\d+/, '')];
    if (!good) throw new Error(`no goods: ${part}`);
    out[good] = Number.parseInt(part, 10);
  }
  return out;
}

// ------------------------------------------------------------------------------------ sections 1 and 2: the map

export const TERRAINS = ['desert', 'plains', 'swamp', 'lake', 'forest', 'mountain', 'wasteland'] as const;
export const LETTERS = 'DPSLFMW';
/** `.` river, `#` not on the map. */
export const ROWS = {
  large:
    'F.LSPWM.LSPD. M..FLFD.FML.S WLS.MPS..W..W DMW.DW.S..PMF PFPD...FMLWDP S...LM.DP.SLW L.PS.FP...... .DL.WSDWSLFS. FMW.DMPLFMWDP',
  small:
    '##.FMDP.LFMW. ##.SLSW.SPL.F ###.PMF..D..D ###.WD.F..MPS ####...SPLDWM ###.LP.WM.FLD ####.SM...... ###.DFWDFLSF. ###.WPMLSPDWM',
} as const;
export const BRIDGE_PLACES = {
  large: `A2-B0 A2-C2 A8-B6 A11-B12 B3-C2 B10-C12 B10-D10 C4-D2 C6-D7 C9-D7 C9-D10 C9-E9 D4-E3 D4-F4 D5-E7 D5-F5
    E2-G2 E3-F4 E3-G3 E7-F5 F0-G2 F4-G3 F7-G6 F7-H7 F8-H8 F10-H10 F11-H11 G0-H1 G0-I0 G3-H4 H2-I4`.split(/\s+/),
  small: `A8-B6 A11-B12 B10-C12 B10-D10 C6-D7 C9-D7 C9-D10 C9-E9 D4-F4 D5-E7 D5-F5 E7-F5 F7-G6 F7-H7 F8-H8 F10-H10
    F11-H11`.split(/\s+/),
};

// ------------------------------------------------------------------------- sections 3 and 4: boards and factions

export const PIECES = { workshop: 9, guild: 4, school: 3, palace: 1, university: 1 } as const;
export const STRENGTH = { workshop: 1, guild: 2, school: 2, palace: 3, university: 3, tower: 2, monument: 4 } as const;
export type Building = keyof typeof STRENGTH;
export const COSTS = {
  workshop: { from: '', price: goods('1T 2C') },
  guild: { from: 'workshop', price: goods('2T 6C') },
  school: { from: 'guild', price: goods('3T 5C') },
  palace: { from: 'guild', price: goods('4T 6C') },
  university: { from: 'school', price: goods('5T 8C') },
} as const;
export const CHEAP_GUILD = goods('2T 3C');
export const SCHOLARS = 7;
export const BRIDGES = 3;
/** Tools for 0 to 9 workshops, the one of the base included. */
export const TOOL_INCOME = [1, 2, 3, 4, 5, 5, 6, 7, 8, 9];
export const GUILD_INCOME = ['2C 1Pw', '2C 1Pw', '2C 2Pw', '2C 2Pw'].map(goods);
export const SHIPPING_STEP = goods('1Sch 4C');

interface Board {
  readonly tools: number;
  readonly scholars?: number;
  readonly bowls: readonly [number, number, number];
  readonly shipping: number;
  /** For reaching levels 1, 2, 3, and 2, 1 tools for a spade. */
  readonly shippingRewards: readonly Goods[];
  readonly terraform: Goods;
  readonly extra: readonly number[];
  readonly base?: Goods;
}
const USUAL: Board = {
  tools: 3,
  bowls: [5, 7, 0],
  shipping: 0,
  shippingRewards: ['2VP', '2Bk', '4VP'].map(goods),
  terraform: goods('1Sch 1T 5C'),
  extra: [0, 1, 2],
};
export const TERRAFORM_REWARDS = ['2Bk', '6VP'].map(goods);
export const BOARDS: Readonly<Record<Terrain, Board>> = {
  desert: USUAL,
  plains: { ...USUAL, terraform: goods('1Sch 1T 1C') },
  swamp: { ...USUAL, scholars: 1, bowls: [3, 9, 0] },
  lake: { ...USUAL, shipping: 1, shippingRewards: ['', '3VP', '2Bk'].map(goods) },
  forest: { ...USUAL, bowls: [4, 8, 0] },
  mountain: { ...USUAL, base: goods('2C') },
  wasteland: { ...USUAL, tools: 4, extra: [0, 0, 2] },
};

export const DISCIPLINES = ['banking', 'law', 'engineering', 'medicine'] as const;
/** Steps at the start. */
export const START_STEPS: Readonly<Record<FactionId, readonly number[]>> = {
  blessed: [1, 1, 1, 1],
  felines: [1, 0, 0, 1],
  goblins: [1, 0, 1, 0],
  illusionists: [0, 0, 0, 2],
  inventors: [0, 0, 0, 0],
  lizards: [0, 0, 0, 0],
  moles: [0, 0, 2, 0],
  monks: [0, 1, 0, 0],
  navigators: [0, 3, 0, 0],
  omar: [1, 0, 1, 0],
  philosophers: [2, 0, 0, 0],
  psychics: [1, 0, 0, 1],
};
export const ONE_MORE_TOOL: readonly FactionId[] = ['goblins', 'psychics'];
/** By number of players from 2 on, in both printings (sheet 0.1). */
export const ILLUSIONISTS = { later: [1, 1, 2, 2], '1.0': [3, 3, 3, 4] } as const;
export const MOLES = { later: [4, 5, 6, 7], '1.0': [4, 4, 4, 4] } as const;

// ------------------------------------------------------------------------------- sections 5 and 6: the displays

export const LEVEL_POWER: Readonly<Record<number, number>> = { 3: 1, 5: 2, 7: 2, 12: 3 };
export const SCIENCE_INCOME = ['3C', '6Pw', '1T', '3VP'].map(goods);
export const SCHOLAR_SPACES = [3, 2, 2, 2];

interface Place {
  readonly books: readonly number[];
  readonly any: number;
}
const column = (d: number): Place => ({ books: DISCIPLINES.map((_, i) => (i === d ? 2 : 0)), any: 3 });
const ROW = [column(0), column(1), column(2), column(3)];
const TOP: Place[] = [
  { books: [2, 2, 0, 0], any: 1 },
  { books: [0, 0, 2, 2], any: 1 },
];
export const PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: [...TOP, ...ROW],
  3: [...ROW, ...ROW],
  4: [...TOP, ...ROW, ...ROW],
  5: [...ROW, ...ROW, ...ROW],
};
/** Rows of competencies from the top: steps and books. */
export const COMPETENCY_ROWS = [
  [3, 0],
  [2, 1],
  [1, 2],
] as const;

// --------------------------------------------------------------------------------------------- section 7: tiles

/** What an action or a tile does at once; `steps` are of choice, `each` in every discipline. */
export interface Does {
  readonly gain?: Goods;
  readonly steps?: number | 'shapes';
  readonly each?: number;
  /** All steps in one discipline. */
  readonly one?: number;
  readonly spades?: number;
  readonly bridges?: number;
  readonly guild?: 'upgrade' | 'swap' | 'anywhere';
  /** Points counted from the table, by name of what is counted. */
  readonly count?: readonly [what: string, points: number];
  readonly scale?: readonly [what: string, ...steps: (readonly [number, number])[]];
  readonly pavilions?: number;
  readonly tracks?: true;
}
const gain = (text: string): Does => ({ gain: goods(text) });

/** 7.7 */
export const POWER: Readonly<Record<PowerActionId, { readonly cost: number; readonly does: Does }>> = {
  'power-bridge': { cost: 3, does: { bridges: 1 } },
  'power-scholar': { cost: 3, does: gain('1Sch') },
  'power-tools': { cost: 4, does: gain('2T') },
  'power-coins': { cost: 4, does: gain('7C') },
  'power-spade': { cost: 4, does: { spades: 1 } },
  'power-spades': { cost: 6, does: { spades: 2 } },
};
export const BOOKS: Readonly<Record<BookActionId, { readonly cost: number; readonly does: Does }>> = {
  'book-power': { cost: 1, does: gain('5Pw') },
  'book-steps': { cost: 1, does: { one: 2 } },
  'book-coins': { cost: 2, does: gain('6C') },
  'book-guild': { cost: 2, does: { guild: 'upgrade' } },
  'book-points': { cost: 2, does: { count: ['guild', 2] } },
  'book-spades': { cost: 3, does: { spades: 3 } },
};

interface Tile {
  readonly income?: Goods;
  readonly once?: Does;
  readonly action?: Does;
  /** Points when passing, for each of what is counted. */
  readonly pass?: readonly [what: string, points: number];
}
/** 7.1 */
export const INNOVATIONS: Readonly<Record<InnovationId, Tile>> = {
  'deus-ex-machina': { once: { gain: goods('1Bk'), each: 1 }, action: { spades: 1 } },
  'trading-routes': { pass: ['guild', 2] },
  professors: { action: gain('1Sch 3VP') },
  architecture: { once: { gain: goods('10VP'), steps: 'shapes' } },
  'league-of-cities': { once: { count: ['city', 5] } },
  census: { once: { scale: ['building', [7, 8], [9, 12], [11, 18]] } },
  libraries: { once: { count: ['two-highest', 1] } },
  colleges: { once: { count: ['school', 5] } },
  sewers: { once: { count: ['workshop', 2] } },
  communication: { once: { scale: ['group', [4, 8], [5, 12], [6, 18]] } },
  'steam-power': { once: { gain: goods('1Sch'), tracks: true } },
  steel: { once: { scale: ['bridge', [1, 8], [2, 12], [3, 18]] } },
  'neutral-workshop': { income: goods('3T') },
  'neutral-guild': { income: goods('5C') },
  'neutral-school': {},
  'neutral-university': { income: goods('2VP') },
  'neutral-palace': { income: goods('4Pw'), once: { gain: { tokens: 2 } } },
  'neutral-monument': { once: gain('7VP') },
};
/** The parts whose order the seat chooses. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  'palace-15': ['spades', 'bridges', 'gain'],
  'neutral-school': ['neutral', 'competency'],
};
/** 7.2 */
export const PALACES: Readonly<Record<PalaceId, Tile>> = {
  'palace-1': { income: goods('5Pw'), action: gain('2T') },
  'palace-2': { action: { spades: 2 } },
  'palace-3': { income: goods('2Pw'), action: { guild: 'swap', gain: goods('3VP 1T') } },
  'palace-4': { income: goods('2Pw'), action: { guild: 'upgrade' } },
  'palace-5': { income: goods('4Pw') },
  'palace-6': { income: goods('2Pw 1Bk'), action: { one: 2 } },
  'palace-7': { income: goods('4Pw'), pass: ['school', 3] },
  'palace-8': { income: goods('2Pw 2C 1T') },
  'palace-9': { income: goods('1Sch') },
  'palace-10': { income: goods('6C'), once: gain('12Pw 2Bk') },
  'palace-11': { income: goods('1T') },
  'palace-12': { income: goods('8Pw') },
  'palace-13': { action: gain('3C 1Bk') },
  'palace-14': { income: goods('6Pw'), once: {} },
  'palace-15': { income: goods('6Pw'), once: { spades: 2, bridges: 2, gain: goods('2Bk') } },
  'palace-16': { income: goods('2Pw 1Bk'), once: { guild: 'anywhere' } },
  'palace-17': { income: goods('2Pw'), once: gain('10VP') },
};
export const FLIGHT_POINTS = 5;
/** 7.3 */
export const COMPETENCIES: Readonly<Record<CompetencyId, Tile>> = {
  'competency-1': { income: goods('1T') },
  'competency-2': { income: goods('3VP 2C') },
  'competency-3': { income: goods('1Bk 1Pw') },
  'competency-4': { once: gain('5VP 1T 2C') },
  'competency-5': { once: { spades: 2 } },
  'competency-6': { once: { pavilions: 2 } },
  'competency-7': { action: gain('4Pw') },
  'competency-8': { pass: ['city', 2] },
  'competency-9': {},
  'competency-10': { income: goods('2Pw 2C') },
  'competency-11': {},
  'competency-12': { pass: ['lowest', 1] },
};
/** 7.4 */
export const BOOSTERS: Readonly<Record<BoosterId, Tile>> = {
  'booster-1': {},
  'booster-2': { income: goods('1Sch') },
  'booster-3': { income: goods('3Pw') },
  'booster-4': { income: goods('1T'), pass: ['palace+university', 4] },
  'booster-5': { income: goods('1Bk'), action: { spades: 1 } },
  'booster-6': { income: goods('1Bk'), action: { bridges: 1 } },
  'booster-7': { income: goods('2T'), action: { steps: 1 } },
  'booster-8': { income: goods('4C') },
  'booster-9': { income: goods('4Pw 2C') },
  'booster-10': { income: goods('6C') },
};
export const FACTION_ACTIONS: Readonly<Partial<Record<FactionId, Does>>> = {
  philosophers: gain('1Bk'),
  psychics: gain('5Pw'),
};
export const OMAR_INCOME = goods('2Pw 2C');

/** Points for a workshop or guild: who pays, for what, how much, and coins besides. */
export const BUILD_POINTS: readonly (readonly [tile: string, what: string, points: number])[] = [
  ['booster-1', 'river', 2],
  ['booster-3', 'guild', 3],
  ['palace-12', 'workshop', 2],
  ['palace-13', 'guild', 3],
  ['competency-11', 'border', 3],
  ['navigators', 'river', 2],
];

/** 7.5: deed and points; discipline, levels for one time, and what one time gives. */
interface Round {
  readonly deed: string;
  readonly points: number;
  readonly discipline: number;
  readonly per: number;
  readonly gives: Goods;
  readonly spades?: true;
}
const round = (deed: string, points: number, discipline: number, per: number, gives: string): Round =>
  gives === 'spade'
    ? { deed, points, discipline, per, gives: {}, spades: true }
    : { deed, points, discipline, per, gives: goods(gives) };
export const ROUNDS: Readonly<Record<RoundTileId, Round>> = {
  'round-1': round('workshop', 2, 1, 3, '1Sch'),
  'round-2': round('workshop', 2, 0, 3, '4Pw'),
  'round-3': round('guild', 3, 1, 3, '1Bk'),
  'round-4': round('guild', 3, 3, 4, 'spade'),
  'round-5': round('school', 4, 0, 1, '1C'),
  'round-6': round('palace+university', 5, 3, 2, '1T'),
  'round-7': round('palace+university', 5, 0, 2, '1T'),
  'round-8': round('spade', 2, 2, 1, '1C'),
  'round-9': round('step', 1, 3, 3, '1Bk'),
  'round-10': round('city', 5, 2, 4, 'spade'),
  'round-11': round('track', 3, 2, 3, '1Sch'),
  'round-12': round('innovation', 5, 1, 2, '3Pw'),
};
/** 7.6 */
export const FINALS: Readonly<Record<FinalTileId, readonly [deed: string, points: number]>> = {
  'final-workshop': ['workshop', 2],
  'final-guild': ['guild', 3],
  'final-school': ['school', 4],
  'final-border': ['border', 3],
};
/** 7.8 */
export const CITIES: Readonly<Record<CityTileId, { readonly vp: number; readonly does: Does }>> = {
  'city-tools': { vp: 4, does: gain('3T') },
  'city-spades': { vp: 5, does: { spades: 2 } },
  'city-books': { vp: 5, does: gain('2Bk') },
  'city-coins': { vp: 6, does: gain('6C') },
  'city-steps': { vp: 7, does: { each: 1 } },
  'city-power': { vp: 8, does: gain('8Pw') },
  'city-scholar': { vp: 8, does: gain('1Sch') },
};
export const CITY_IDS = Object.keys(CITIES) as CityTileId[];
export const CITY_COUNT = 3;
export const COMPETENCY_COUNT = 4;

/** 8.4 and the end. */
export const SCIENCE_PRIZES = [8, 4, 2];
export const AREA_PRIZES = [18, 12, 6];
export const COINS_FOR_A_POINT = 5;
