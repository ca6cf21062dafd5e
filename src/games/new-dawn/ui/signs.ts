/** The signs and colours of the map, the same on every panel. */
import type { Token } from '../../../ui/theme/tokens.js';
import type { FocusType } from '../data/focus.js';
import type { Terrain } from '../data/land.js';
import type { PieceKind } from '../texts/nouns.js';

export const GROUNDS: Readonly<Record<Terrain, Token>> = {
  grassland: 'grassland',
  hills: 'hills',
  forest: 'forest2',
  desert: 'desert',
  mountains: 'mountains2',
  water: 'water',
  natural: 'mountains2',
};

/** Filled signs for what is reinforced or mature, hollow ones for what is not. */
export const GLYPHS: Readonly<Record<PieceKind, string>> = {
  token: '○',
  reinforced: '●',
  city: '△',
  mature: '▲',
  capital: '□',
  matureCapital: '■',
};

/** What shares a space with a piece, as one sign before it. */
export const WONDER = '♦';
export const CARAVAN = '%';
export const BARBARIAN = '!';

/** Bands of cards; the kind is always written in them too. */
export const BANDS: Readonly<Record<FocusType, Token>> = {
  culture: 'wonder',
  science: 'special',
  economy: 'action',
  industry: 'government',
  military: 'military',
};
