/** The look of a screen: which colours, how many of them, which signs. Components get it through `useTheme`. */
import { createContext, useContext } from 'react';
import { contrastOf, numberOf } from './colours.js';
import type { Level } from './levels.js';
import { COLOURS, type Colours, type ThemeName, type Token } from './tokens.js';

export interface Theme {
  readonly name: ThemeName;
  readonly level: Level;
  readonly ascii: boolean;
  /** Nothing may be told by colour alone here: tiles are drawn by lines, marks are signs. */
  readonly plain: boolean;
  readonly colours: Colours;
  /** The colour of a token as a number. */
  rgb(token: Token): number;
  /** Black or white, whichever reads better on this ground. */
  inkOn(token: Token): 'black' | 'white';
  readonly border: 'round' | 'single' | 'classic';
}

const SEATS = ['seat1', 'seat2', 'seat3', 'seat4', 'seat5'] as const;
/** The colour of a seat's chip and pieces. */
export const seatToken = (seat: number): Token => SEATS[seat] ?? 'dim';

export function themeOf(look: { level: Level; ascii?: boolean; name?: ThemeName }): Theme {
  const { level, ascii = false, name = 'default' } = look;
  const colours = COLOURS[name];
  const numbers = Object.fromEntries(Object.entries(colours).map(([t, hex]) => [t, numberOf(hex)])) as Record<
    Token,
    number
  >;
  return {
    name,
    level,
    ascii,
    plain: ascii || level === 'none',
    colours,
    rgb: (token) => numbers[token],
    inkOn: (token) =>
      contrastOf(numbers[token], numbers.black) >= contrastOf(numbers[token], numbers.white) ? 'black' : 'white',
    // Console fonts with sixteen colours have no round corners.
    border: ascii ? 'classic' : level === '16' ? 'single' : 'round',
  };
}

export const ThemeContext = createContext<Theme>(themeOf({ level: 'truecolor' }));
export const useTheme = (): Theme => useContext(ThemeContext);
