/** Technology cards: sheet 1.1 and 2.1-2.3, in its order. Copies are for 2 / 3 / 4 players. */

export type Level = 0 | 1 | 2 | 3;
export const FARM_MINE = ['farm', 'mine'] as const;
export const URBAN = ['lab', 'temple', 'arena', 'library', 'theater'] as const;
export const UNITS = ['infantry', 'cavalry', 'artillery', 'air'] as const;
export type UrbanType = (typeof URBAN)[number];
type UnitType = (typeof UNITS)[number];
export type WorkerType = (typeof FARM_MINE)[number] | UrbanType | UnitType;
const SPECIALS = ['military', 'civil', 'colonization', 'construction'] as const;
export type SpecialType = (typeof SPECIALS)[number];
type Copies = readonly [number, number, number];

/** What a card in play, or each worker on it, gives. */
export interface Symbols {
  readonly science?: number;
  readonly culture?: number;
  readonly strength?: number;
  readonly happy?: number;
  readonly ca?: number;
  readonly ma?: number;
  readonly blue?: number;
  readonly colonization?: number;
}

export interface WorkerTech {
  readonly id: string;
  readonly name: string;
  readonly age: Level;
  readonly type: WorkerType;
  readonly science: number;
  readonly resources: number;
  /** Per worker. Farms and mines give blue tokens instead: see `TOKEN_VALUE`. */
  readonly gives: Symbols;
  readonly copies: Copies;
}

const NONE: Copies = [0, 0, 0];

export const WORKER_TECHS = [
  // Sheet 1.1: printed on the player board
  { id: 'agriculture',            name: 'Agriculture',            age: 0, type: 'farm',      science: 0,  resources: 2,  gives: {},                         copies: NONE },
  { id: 'bronze',                 name: 'Bronze',                 age: 0, type: 'mine',      science: 0,  resources: 2,  gives: {},                         copies: NONE },
  { id: 'philosophy',             name: 'Philosophy',             age: 0, type: 'lab',       science: 0,  resources: 3,  gives: { science: 1 },             copies: NONE },
  { id: 'religion',               name: 'Religion',               age: 0, type: 'temple',    science: 0,  resources: 3,  gives: { culture: 1, happy: 1 },   copies: NONE },
  { id: 'warriors',               name: 'Warriors',               age: 0, type: 'infantry',  science: 0,  resources: 2,  gives: { strength: 1 },            copies: NONE },
  // Sheet 2.1
  { id: 'irrigation',             name: 'Irrigation',             age: 1, type: 'farm',      science: 3,  resources: 4,  gives: {},                         copies: [2, 2, 2] },
  { id: 'selective-breeding',     name: 'Selective Breeding',     age: 2, type: 'farm',      science: 5,  resources: 6,  gives: {},                         copies: [1, 2, 3] },
  { id: 'mechanized-agriculture', name: 'Mechanized Agriculture', age: 3, type: 'farm',      science: 7,  resources: 8,  gives: {},                         copies: [1, 2, 2] },
  { id: 'iron',                   name: 'Iron',                   age: 1, type: 'mine',      science: 5,  resources: 5,  gives: {},                         copies: [2, 2, 3] },
  { id: 'coal',                   name: 'Coal',                   age: 2, type: 'mine',      science: 7,  resources: 8,  gives: {},                         copies: [1, 2, 2] },
  { id: 'oil',                    name: 'Oil',                    age: 3, type: 'mine',      science: 9,  resources: 11, gives: {},                         copies: [1, 2, 2] },
  { id: 'alchemy',                name: 'Alchemy',                age: 1, type: 'lab',       science: 4,  resources: 6,  gives: { science: 2 },             copies: [2, 2, 3] },
  { id: 'scientific-method',      name: 'Scientific Method',      age: 2, type: 'lab',       science: 6,  resources: 8,  gives: { science: 3 },             copies: [2, 2, 2] },
  { id: 'computers',              name: 'Computers',              age: 3, type: 'lab',       science: 8,  resources: 11, gives: { science: 5 },             copies: [2, 2, 2] },
  { id: 'theology',               name: 'Theology',               age: 1, type: 'temple',    science: 2,  resources: 5,  gives: { culture: 1, happy: 2 },   copies: [1, 2, 2] },
  { id: 'organized-religion',     name: 'Organized Religion',     age: 2, type: 'temple',    science: 4,  resources: 7,  gives: { culture: 1, happy: 3 },   copies: [2, 2, 2] },
  { id: 'bread-and-circuses',     name: 'Bread and Circuses',     age: 1, type: 'arena',     science: 3,  resources: 3,  gives: { strength: 1, happy: 2 },  copies: [1, 2, 2] },
  { id: 'team-sports',            name: 'Team Sports',            age: 2, type: 'arena',     science: 5,  resources: 5,  gives: { strength: 2, happy: 3 },  copies: [1, 1, 1] },
  { id: 'professional-sports',    name: 'Professional Sports',    age: 3, type: 'arena',     science: 7,  resources: 8,  gives: { strength: 3, happy: 4 },  copies: [1, 1, 2] },
  { id: 'printing-press',         name: 'Printing Press',         age: 1, type: 'library',   science: 3,  resources: 3,  gives: { science: 1, culture: 1 }, copies: [2, 2, 2] },
  { id: 'journalism',             name: 'Journalism',             age: 2, type: 'library',   science: 6,  resources: 8,  gives: { science: 2, culture: 2 }, copies: [1, 2, 2] },
  { id: 'multimedia',             name: 'Multimedia',             age: 3, type: 'library',   science: 9,  resources: 11, gives: { science: 3, culture: 3 }, copies: [2, 2, 2] },
  { id: 'drama',                  name: 'Drama',                  age: 1, type: 'theater',   science: 3,  resources: 4,  gives: { culture: 2, happy: 1 },   copies: [1, 2, 2] },
  { id: 'opera',                  name: 'Opera',                  age: 2, type: 'theater',   science: 7,  resources: 8,  gives: { culture: 3, happy: 1 },   copies: [2, 2, 2] },
  { id: 'movies',                 name: 'Movies',                 age: 3, type: 'theater',   science: 10, resources: 11, gives: { culture: 4, happy: 1 },   copies: [2, 2, 2] },
  { id: 'swordsmen',              name: 'Swordsmen',              age: 1, type: 'infantry',  science: 4,  resources: 3,  gives: { strength: 2 },            copies: [2, 2, 2] },
  { id: 'riflemen',               name: 'Riflemen',               age: 2, type: 'infantry',  science: 6,  resources: 5,  gives: { strength: 3 },            copies: [1, 2, 2] },
  { id: 'modern-infantry',        name: 'Modern Infantry',        age: 3, type: 'infantry',  science: 10, resources: 7,  gives: { strength: 5 },            copies: [1, 2, 2] },
  { id: 'knights',                name: 'Knights',                age: 1, type: 'cavalry',   science: 5,  resources: 3,  gives: { strength: 2 },            copies: [2, 2, 3] },
  { id: 'cavalrymen',             name: 'Cavalrymen',             age: 2, type: 'cavalry',   science: 6,  resources: 5,  gives: { strength: 3 },            copies: [2, 2, 2] },
  { id: 'tanks',                  name: 'Tanks',                  age: 3, type: 'cavalry',   science: 9,  resources: 7,  gives: { strength: 5 },            copies: [1, 2, 2] },
  { id: 'cannon',                 name: 'Cannon',                 age: 2, type: 'artillery', science: 6,  resources: 5,  gives: { strength: 3 },            copies: [2, 2, 3] },
  { id: 'rockets',                name: 'Rockets',                age: 3, type: 'artillery', science: 8,  resources: 7,  gives: { strength: 5 },            copies: [1, 2, 2] },
  { id: 'air-forces',             name: 'Air Forces',             age: 3, type: 'air',       science: 12, resources: 7,  gives: { strength: 5 },            copies: [2, 2, 3] },
] as const satisfies readonly WorkerTech[];
export type WorkerTechId = (typeof WORKER_TECHS)[number]['id'];

export interface Government {
  readonly id: string;
  readonly name: string;
  readonly age: Level;
  /** Science for a peaceful change and for a revolution. */
  readonly science: number;
  readonly revolution: number;
  readonly urban: number;
  readonly gives: Symbols & { readonly ca: number; readonly ma: number };
  readonly copies: Copies;
}

export const GOVERNMENTS = [
  { id: 'despotism',               name: 'Despotism',               age: 0, science: 0,  revolution: 0, urban: 2, gives: { ca: 4, ma: 2 }, copies: NONE },
  // Sheet 2.2
  { id: 'monarchy',                name: 'Monarchy',                age: 1, science: 8,  revolution: 2, urban: 3, gives: { ca: 5, ma: 3 }, copies: [1, 2, 2] },
  { id: 'theocracy',               name: 'Theocracy',               age: 1, science: 6,  revolution: 1, urban: 3, gives: { ca: 4, ma: 3, culture: 1, strength: 1, happy: 1 }, copies: [1, 1, 1] },
  { id: 'constitutional-monarchy', name: 'Constitutional Monarchy', age: 2, science: 12, revolution: 6, urban: 3, gives: { ca: 6, ma: 4 }, copies: [1, 2, 2] },
  { id: 'republic',                name: 'Republic',                age: 2, science: 13, revolution: 3, urban: 3, gives: { ca: 7, ma: 2 }, copies: [1, 1, 2] },
  { id: 'communism',               name: 'Communism',               age: 3, science: 19, revolution: 5, urban: 4, gives: { ca: 7, ma: 5, happy: -1 }, copies: [1, 1, 1] },
  { id: 'democracy',               name: 'Democracy',               age: 3, science: 17, revolution: 9, urban: 4, gives: { ca: 7, ma: 3, culture: 3 }, copies: [1, 2, 2] },
  { id: 'fundamentalism',          name: 'Fundamentalism',          age: 3, science: 18, revolution: 7, urban: 4, gives: { ca: 6, ma: 5, science: -2, strength: 5 }, copies: [1, 1, 1] },
] as const satisfies readonly Government[];
export type GovernmentId = (typeof GOVERNMENTS)[number]['id'];

export interface SpecialTech {
  readonly id: string;
  readonly name: string;
  readonly age: Level;
  readonly type: SpecialType;
  readonly science: number;
  readonly gives: Symbols;
  /** Construction: resources off an urban building by level A..III, and stages of a wonder for one action. */
  readonly builds?: { readonly off: readonly [number, number, number, number]; readonly stages: number };
  readonly copies: Copies;
}

export const SPECIAL_TECHS = [
  // Sheet 2.3
  { id: 'warfare',         name: 'Warfare',         age: 1, type: 'military',     science: 5,  gives: { strength: 1, ma: 1 },           copies: [1, 2, 2] },
  { id: 'strategy',        name: 'Strategy',        age: 2, type: 'military',     science: 8,  gives: { strength: 3, ma: 2 },           copies: [1, 1, 1] },
  { id: 'military-theory', name: 'Military Theory', age: 3, type: 'military',     science: 11, gives: { strength: 5, ma: 3 },           copies: [1, 1, 2] },
  { id: 'code-of-laws',    name: 'Code of Laws',    age: 1, type: 'civil',        science: 6,  gives: { ca: 1 },                        copies: [1, 2, 2] },
  { id: 'justice-system',  name: 'Justice System',  age: 2, type: 'civil',        science: 7,  gives: { ca: 1, blue: 3 },               copies: [1, 1, 1] },
  { id: 'civil-service',   name: 'Civil Service',   age: 3, type: 'civil',        science: 10, gives: { ca: 2, blue: 3 },               copies: [1, 1, 1] },
  { id: 'cartography',     name: 'Cartography',     age: 1, type: 'colonization', science: 4,  gives: { strength: 1, colonization: 2 }, copies: [1, 1, 1] },
  { id: 'navigation',      name: 'Navigation',      age: 2, type: 'colonization', science: 6,  gives: { strength: 2, colonization: 3 }, copies: [1, 1, 1] },
  { id: 'satellites',      name: 'Satellites',      age: 3, type: 'colonization', science: 8,  gives: { strength: 3, colonization: 4 }, copies: [1, 1, 1] },
  { id: 'masonry',         name: 'Masonry',         age: 1, type: 'construction', science: 3,  gives: {}, builds: { off: [0, 1, 1, 1], stages: 2 }, copies: [1, 1, 1] },
  { id: 'architecture',    name: 'Architecture',    age: 2, type: 'construction', science: 6,  gives: {}, builds: { off: [0, 1, 2, 2], stages: 3 }, copies: [1, 2, 2] },
  { id: 'engineering',     name: 'Engineering',     age: 3, type: 'construction', science: 9,  gives: {}, builds: { off: [0, 1, 2, 3], stages: 4 }, copies: [1, 1, 1] },
] as const satisfies readonly SpecialTech[];
export type SpecialId = (typeof SPECIAL_TECHS)[number]['id'];
