/**
 * Styles are words, not colours: a palette turns them into escapes when a row is written, so painters know nothing of
 * terminals. `ground` is a terrain, a seat's chip or the cursor; `ink` is the colour of the sign.
 */
export const GROUNDS = [
  'none',
  'desert',
  'plains',
  'swamp',
  'lakes',
  'forest',
  'mountains',
  'wasteland',
  'grassland',
  'hills',
  'forest2',
  'mountains2',
  'river',
  'seat1',
  'seat2',
  'seat3',
  'seat4',
  'seat5',
  'cursor',
] as const;
export type Ground = (typeof GROUNDS)[number];

export const INKS = ['text', 'dim', 'accent', 'changed', 'warning', 'yellow', 'blue'] as const;
export type Ink = (typeof INKS)[number];

export interface Style {
  readonly ground?: Ground;
  readonly ink?: Ink;
  readonly bold?: boolean;
  readonly reverse?: boolean;
}
