/**
 * Every colour of the screen has a name here and nowhere else. A theme is a table of these names; components ask for a
 * name and never see the colour behind it.
 */

/** The dark theme, and what the others change of it. */
// biome-ignore format: a table
const DARK = {
  /** The terminal's own ground; only pictures and mixed tones need to know it. */
  paper: '#14161a',
  text: '#d6d6d0', dim: '#8a9099', faint: '#454b55',
  /** You, here, now: the asked seat, the open question, the cursor, the marked row. Nothing else. */
  accent: '#ffaf00',
  /** Numbers that rise and fall. */
  good: '#78dca0', bad: '#f0786e',
  raised: '#22262e', rim: '#fff3c4', reach: '#c9a94a', black: '#000000', white: '#ffffff',
  // Goods
  coin: '#f2c84b', worker: '#e8e4d8', priest: '#c9a6ff', power: '#c07bff', yellow: '#ffe066', blue: '#4fd8ff',
  // Books of the four disciplines
  banking: '#f2c84b', law: '#b9bec6', engineering: '#6fa8ff', medicine: '#f0786e',
  // Cults
  fire: '#e4683f', flood: '#5a96f0', earth: '#b98a5e', air: '#b9c4cc',
  // Grounds, searched so that all four kinds of sight keep them apart
  desert: '#ffe066', plains: '#6e4410', swamp: '#37105c', lakes: '#3c7be0', forest: '#1f6650', mountains: '#a9b4bc',
  wasteland: '#e4683f', grassland: '#86b541', hills: '#ad705e', forest2: '#1f5a58', mountains2: '#b4a4cc',
  water: '#12283f', wave: '#24507a', gap: '#0b0d11',
  // Seats: never a ground's colour
  seat1: '#4fd8ff', seat2: '#ffffff', seat3: '#ff8ccb', seat4: '#781eff', seat5: '#a8f04a',
  // Bands of cards; the kind is always written in the band too
  farm: '#7a5a2c', urban: '#5d6a78', military: '#9c3b2e', action: '#b0892a', leader: '#2f7d4f', wonder: '#6b46a0',
  government: '#b4632a', special: '#2f6da8',
} as const;

export type Token = keyof typeof DARK;
export type Colours = Readonly<Record<Token, string>>;

export const THEMES = ['default', 'light', 'high-contrast', 'colour-blind'] as const;
export type ThemeName = (typeof THEMES)[number];

/** Dark signs on light paper; tiles and bands keep their colours, so a board is the same board. */
// biome-ignore format: a table
const LIGHT: Partial<Colours> = {
  paper: '#fbfaf5', text: '#24272c', dim: '#62676f', faint: '#b4b7b9', accent: '#a85f00', good: '#1a7f4b', bad: '#b3261e',
  raised: '#ebe9e1', rim: '#3d1d00', reach: '#8a6d1e', coin: '#8a6d00', worker: '#5d5a50', priest: '#6a3fb0',
  power: '#7a2fc0', yellow: '#8a6d00', blue: '#005f87', law: '#62676f', engineering: '#2a5fc0', banking: '#8a6d00',
  medicine: '#b3261e', fire: '#b3421a', flood: '#2a5fc0', earth: '#7d5127', air: '#5d6a78',
  water: '#bfd6ea', wave: '#7fa5c6', gap: '#fbfaf5', seat1: '#0aa5d6', seat2: '#454d57', seat3: '#f05fae',
  seat5: '#6fbf1d',
};

/** Nothing grey, stronger marks. */
// biome-ignore format: a table
const STRONG: Partial<Colours> = {
  paper: '#000000', text: '#ffffff', dim: '#d0d0d0', faint: '#8c8c8c', accent: '#ffff00', good: '#00ff87', bad: '#ff8787',
  raised: '#262626', rim: '#ffffff', reach: '#ffff87', water: '#00142e', wave: '#3f7fbf', gap: '#000000',
};

/** Rising and falling as blue and orange; seats that differ in lightness as well as in hue. */
// biome-ignore format: a table
const BLIND: Partial<Colours> = {
  good: '#56b4e9', bad: '#ff9d5c', seat1: '#56d0ff', seat2: '#ffffff', seat3: '#ff9ed2', seat4: '#5a1ee0',
  seat5: '#d8ff5a', medicine: '#ff9d5c',
};

export const COLOURS: Readonly<Record<ThemeName, Colours>> = {
  default: DARK,
  light: { ...DARK, ...LIGHT },
  'high-contrast': { ...DARK, ...STRONG },
  'colour-blind': { ...DARK, ...BLIND },
};

/** Numbers of the 256 where the nearest one is not the right one. */
// biome-ignore format: a table
export const HAND_256: Readonly<Partial<Record<Token, number>>> = {
  plains: 94, swamp: 54, lakes: 33, forest: 23, mountains: 249, wasteland: 209, grassland: 149, hills: 131, desert: 221,
  forest2: 23, mountains2: 146, water: 17, wave: 24, gap: 232, seat1: 81, seat3: 212, seat4: 93, seat5: 155,
  dim: 245, faint: 239, raised: 236, accent: 214,
};

/**
 * Sixteen colours are too few to search: each ground and the sign on it were chosen by hand, as numbers of the sixteen.
 * Nothing bold stands on a ground there, because bold black is grey on many terminals.
 */
const HAND_16: Readonly<Partial<Record<Token, readonly [ground: number, sign: number]>>> = {
  desert: [11, 0],
  plains: [3, 0],
  swamp: [0, 13],
  lakes: [12, 0],
  forest: [2, 0],
  mountains: [7, 0],
  wasteland: [1, 15],
  grassland: [10, 0],
  hills: [3, 0],
  forest2: [2, 0],
  mountains2: [8, 15],
  water: [4, 15],
  wave: [12, 0],
  gap: [0, 7],
  seat1: [6, 0],
  seat2: [15, 0],
  seat3: [13, 0],
  seat4: [5, 15],
  seat5: [10, 0],
  accent: [14, 0],
  rim: [15, 0],
  raised: [0, 7],
  farm: [3, 0],
  urban: [8, 15],
  military: [1, 15],
  action: [11, 0],
  leader: [2, 0],
  wonder: [5, 15],
  government: [9, 15],
  special: [4, 15],
  flood: [12, 0],
  earth: [3, 0],
  air: [7, 0],
};

/** On light paper a white seat cannot be seen. */
const LIGHT_HAND_16: typeof HAND_16 = { ...HAND_16, seat2: [8, 15] };
export const pairs16Of = (theme: ThemeName) => (theme === 'light' ? LIGHT_HAND_16 : HAND_16);

/** Signs in the terminal's sixteen, where the nearest one is not the right one; -1 is the terminal's own colour. */
// biome-ignore format: a table
const INK_16: Readonly<Partial<Record<Token, number>>> = {
  text: -1, dim: 8, faint: 8, accent: 14, good: 10, bad: 9, coin: 11, power: 13, priest: 13, worker: -1, wave: 12,
  fire: 9, flood: 12, earth: 3, air: 7,
};
// biome-ignore format: a table
const LIGHT_INK_16: typeof INK_16 = {
  ...INK_16, accent: 6, good: 2, bad: 1, coin: 3, power: 5, priest: 5, wave: 4, fire: 1, flood: 4,
  air: 8,
};
export const inks16Of = (theme: ThemeName) => (theme === 'light' ? LIGHT_INK_16 : INK_16);
