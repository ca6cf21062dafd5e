/**
 * The 16 two-sided map tiles (sheet sections 8.2 and 8.3). Cells a to j in reading order of the face that is up.
 * Terrain letter G H F D M W, N natural wonder; +ma +me +oi +di resource; !X barbarian; @ city-state; * capital.
 * A trailing ? marks a cell on which two readings differ [S1]; all others [S2]. It changes nothing in play.
 */

/** Axial place of the cells around cell g. */
export const SHAPE = {
  A: [[1, -3], [0, -2], [1, -2], [0, -1], [1, -1], [-1, 0], [0, 0], [1, 0], [-1, 1], [0, 1]],
  B: [[2, -3], [1, -2], [2, -2], [0, -1], [1, -1], [-1, 0], [0, 0], [1, 0], [-1, 1], [0, 1]],
} as const satisfies Record<'A' | 'B', readonly (readonly [number, number])[]>;

export const TILE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;
export type TileNumber = (typeof TILE_NUMBERS)[number];
export type TileFace = `${TileNumber}${'A' | 'B'}`;

//           a      b      c      d      e      f      g      h      i      j
export const TILES = {
  '1A':  'W    M+ma  M     H     M!A   G     N     M     D     H',
  '1B':  'G    G     W     H     W     F     N     W     G!A   W',
  '2A':  'M    M!B   H     M     G     H     N     H     H     M',
  '2B':  'F    H     F     M     N     M     W     H     M     M+di',
  '3A':  'M    F+oi  M!C   G     G     G     W     W     D+ma  M',
  '3B':  'D+me F     F     G     D     D     D!C   H?    H+oi? D',
  '4A':  'M+me G!D   M     H     H     D     N     F     M     M',
  '4B':  'M!D  H     H     G     W     W     N     W     W     W',
  '5A':  'F    G     F+oi  G     H     G     M     H     M+di  H',
  '5B':  'G    G!E   G     H?    H     H     M+me  H?    F     F',
  '6A':  'W    G     W     M     W     H     W     F     F     G@',
  '6B':  'M+ma F     G     G     M     H     H?    H     G@    F?',
  '7A':  'F+me F     M     G     W     M     G*    W     W     W',
  '7B':  'G    F+di  F     G?    G?    W     G*    M     F     W',
  '8A':  'F    F     F+di  F     W     F     F     W     G+me? G',
  '8B':  'W    F     M     D     M     W     F     F+me  W     W',
  '9A':  'M+di G     H     G     H     H     H*    G     W     W',
  '9B':  'F    F+oi  G     H?    H     F     H*    H     F     W',
  '10A': 'M    M     D!F   W     D+oi  H?    W     H     G     G',
  '10B': 'W    W     W     G     G     D+ma  F!F   D+di  F     D?',
  '11A': 'F!G  F     H     F     H     G     G*    M+di  H     M',
  '11B': 'G    D     G+ma  G     M     H     G*    G?    H     W',
  '12A': 'D    D     M+me  H     H     D?    G@    H     D?    H',
  '12B': 'G!H  F     G?    W     W     G@    G     H     G?    F+me',
  '13A': 'F    G?    F     G     D     G?    N     D     H     D',
  '13B': 'W    H+di? F     W     G     F     N     W     W     F',
  '14A': 'M    F+ma  H     F     H     F     F     F     G@    H',
  '14B': 'M+oi H     G     G@    G     G?    D     G?    F     D',
  '15A': 'M    G     F!I   M     M+ma  W     G@    W     W     W',
  '15B': 'G@   G     G     M!I   M     D     G?    M     D+oi  W',
  '16A': 'W    H     W     G     G     G     G*    G     D+oi  D',
  '16B': 'W    G     H+ma  F     G     D     F*    G     M     H',
} as const satisfies Record<TileFace, string>;

export const TILE_KINDS = {
  capital: [7, 9, 11, 16],
  natural: [1, 2, 4, 13],
  cityState: [6, 12, 14, 15],
  plain: [3, 5, 8, 10],
} as const satisfies Record<string, readonly TileNumber[]>;
