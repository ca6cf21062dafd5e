/** The printed numbers of the civil side, typed once more from the sheets: nothing here comes from `src/`. */

export interface PrintedTech {
  readonly type: string;
  readonly level: number;
  readonly science: number;
  readonly resources: number;
  readonly gives: Readonly<Record<string, number>>;
}

/** id type level science resources, then what each worker gives: s science, c culture, h happy, x strength. */
const TECHS = `
agriculture farm 0 0 2
irrigation farm 1 3 4
selective-breeding farm 2 5 6
mechanized-agriculture farm 3 7 8
bronze mine 0 0 2
iron mine 1 5 5
coal mine 2 7 8
oil mine 3 9 11
philosophy lab 0 0 3 s1
alchemy lab 1 4 6 s2
scientific-method lab 2 6 8 s3
computers lab 3 8 11 s5
religion temple 0 0 3 c1 h1
theology temple 1 2 5 c1 h2
organized-religion temple 2 4 7 c1 h3
bread-and-circuses arena 1 3 3 x1 h2
team-sports arena 2 5 5 x2 h3
professional-sports arena 3 7 8 x3 h4
printing-press library 1 3 3 s1 c1
journalism library 2 6 8 s2 c2
multimedia library 3 9 11 s3 c3
drama theater 1 3 4 c2 h1
opera theater 2 7 8 c3 h1
movies theater 3 10 11 c4 h1
warriors infantry 0 0 2 x1
swordsmen infantry 1 4 3 x2
riflemen infantry 2 6 5 x3
modern-infantry infantry 3 10 7 x5
knights cavalry 1 5 3 x2
cavalrymen cavalry 2 6 5 x3
tanks cavalry 3 9 7 x5
cannon artillery 2 6 5 x3
rockets artillery 3 8 7 x5
air-forces air 3 12 7 x5
`;

/** Cards without workers: what they give while in play; m military actions, a civil actions, o colonization, b blue. */
const CARDS = `
despotism a4 m2
monarchy a5 m3
theocracy a4 m3 c1 x1 h1
constitutional-monarchy a6 m4
republic a7 m2
communism a7 m5 h-1
democracy a7 m3 c3
fundamentalism a6 m5 s-2 x5
warfare x1 m1
strategy x3 m2
military-theory x5 m3
code-of-laws a1
justice-system a1 b3
civil-service a2 b3
cartography x1 o2
navigation x2 o3
satellites x3 o4
masonry
architecture
engineering
homer h1
julius-caesar x1 m1
joan-of-arc c1 m1
maximilien-robespierre m1
napoleon-bonaparte m2
william-shakespeare h1
charlie-chaplin h2
mahatma-gandhi c2
colossus x2 o1
hanging-gardens c1 h2
library-of-alexandria c1 s1
pyramids a1
great-wall c1 h1
st-peters-basilica c2 h1
taj-mahal c3 b1
universitas-carolina c1 s2
eiffel-tower c4 h1
kremlin c2 a1 m1 h-1
transcontinental-railroad x4
`;

const NAMES: Readonly<Record<string, string>> = {
  s: 'science',
  c: 'culture',
  h: 'happy',
  x: 'strength',
  a: 'ca',
  m: 'ma',
  o: 'colonization',
  b: 'blue',
};
const givesOf = (words: readonly string[]): Record<string, number> =>
  Object.fromEntries(words.map((word) => [NAMES[word.charAt(0)] ?? '?', Number(word.slice(1))]));
const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

export const PRINTED_TECHS: ReadonlyMap<string, PrintedTech> = new Map(
  rows(TECHS).map(([id = '', type = '', level, science, resources, ...gives]) => [
    id,
    { type, level: Number(level), science: Number(science), resources: Number(resources), gives: givesOf(gives) },
  ]),
);
export const PRINTED_CARDS: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map(
  rows(CARDS).map(([id = '', ...gives]) => [id, givesOf(gives)]),
);

/** Government: peaceful price, revolution. */
export const PRINTED_GOVERNMENTS: Readonly<Record<string, readonly [number, number]>> = {
  monarchy: [8, 2],
  theocracy: [6, 1],
  'constitutional-monarchy': [12, 6],
  republic: [13, 3],
  communism: [19, 5],
  democracy: [17, 9],
  fundamentalism: [18, 7],
};
export const PRINTED_SPECIALS: Readonly<Record<string, number>> = {
  warfare: 5,
  strategy: 8,
  'military-theory': 11,
  'code-of-laws': 6,
  'justice-system': 7,
  'civil-service': 10,
  cartography: 4,
  navigation: 6,
  satellites: 8,
  masonry: 3,
  architecture: 6,
  engineering: 9,
};
export const PRINTED_STAGES: Readonly<Record<string, readonly number[]>> = {
  colossus: [3, 3],
  'hanging-gardens': [2, 2, 2],
  'library-of-alexandria': [1, 4, 1],
  pyramids: [3, 2, 1],
  'great-wall': [2, 2, 3, 2],
  'st-peters-basilica': [4, 4],
  'taj-mahal': [2, 4, 2],
  'universitas-carolina': [3, 3, 3],
  'eiffel-tower': [3, 7, 3],
  kremlin: [4, 4, 4],
  'ocean-liner-service': [4, 2, 2, 4],
  'transcontinental-railroad': [3, 3, 3, 3],
  'fast-food-chains': [4, 4, 4, 4],
  'first-space-flight': [1, 2, 4, 9],
  hollywood: [5, 6, 5],
  internet: [2, 3, 4, 3, 2],
};
/** Construction technologies: what they take off urban buildings of level A, I, II, III. */
export const PRINTED_OFF: Readonly<Record<string, readonly number[]>> = {
  masonry: [0, 1, 1, 1],
  architecture: [0, 1, 2, 2],
  engineering: [0, 1, 2, 3],
};
/** Yellow tokens in the bank, 0 to 18: food for a worker, consumption, faces needed. */
export const PRINTED_YELLOW: readonly (readonly [grow: number, eat: number, need: number])[] = [
  [Number.POSITIVE_INFINITY, 6, 8],
  [7, 4, 7],
  [7, 4, 7],
  [7, 4, 6],
  [7, 4, 6],
  [5, 3, 5],
  [5, 3, 5],
  [5, 3, 4],
  [5, 3, 4],
  [4, 2, 3],
  [4, 2, 3],
  [4, 2, 2],
  [4, 2, 2],
  [3, 1, 1],
  [3, 1, 1],
  [3, 1, 1],
  [3, 1, 1],
  [2, 0, 0],
  [2, 0, 0],
];
export const printedCorruption = (blue: number): number => (blue >= 11 ? 0 : blue >= 6 ? 2 : blue >= 1 ? 4 : 6);
export const PRINTED_WORTH = [1, 2, 3, 5] as const;
export const PRINTED_ROW = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3] as const;

const levelled = (...ages: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(ages.flatMap((ids, age) => ids.split(/\s+/).map((id) => [id, age])));
/** Levels A, I, II, III of cards without workers. */
export const PRINTED_GOVERNMENT_LEVEL = levelled(
  'despotism',
  'monarchy theocracy',
  'constitutional-monarchy republic',
  'communism democracy fundamentalism',
);
export const PRINTED_SPECIAL_LEVEL: Readonly<Record<string, number>> = levelled(
  '',
  'warfare code-of-laws cartography masonry',
  'strategy justice-system navigation architecture',
  'military-theory civil-service satellites engineering',
);
export const PRINTED_WONDER_LEVEL = levelled(
  'colossus hanging-gardens library-of-alexandria pyramids',
  'great-wall st-peters-basilica taj-mahal universitas-carolina',
  'eiffel-tower kremlin ocean-liner-service transcontinental-railroad',
  'fast-food-chains first-space-flight hollywood internet',
);
export const PRINTED_LEADER_LEVEL = levelled(
  'alexander-the-great aristotle hammurabi homer julius-caesar moses',
  'christopher-columbus frederick-barbarossa genghis-khan joan-of-arc leonardo-da-vinci michelangelo',
  'isaac-newton j-s-bach james-cook maximilien-robespierre napoleon-bonaparte william-shakespeare',
  'albert-einstein bill-gates charlie-chaplin mahatma-gandhi sid-meier winston-churchill',
);
/** How many urban buildings of one type a government allows. */
export const PRINTED_URBAN: Readonly<Record<string, number>> = {
  despotism: 2,
  monarchy: 3,
  theocracy: 3,
  'constitutional-monarchy': 3,
  republic: 3,
  communism: 4,
  democracy: 4,
  fundamentalism: 4,
};
/** Action cards that ask for something, by age A to III: what they take off or give. */
export const PRINTED_ACTIONS: Readonly<Record<string, readonly number[]>> = {
  'rich-land': [1, 2, 3],
  'urban-growth': [1, 2, 3, 4],
  'efficient-upgrade': [0, 0, 3, 4],
  'engineering-genius': [2, 3, 4, 5],
};
