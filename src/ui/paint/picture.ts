/** A painted grid as a picture: how scenes that still paint come onto the screen that Ink renders. */
import type { Look, Size } from '../scene.js';
import { BOLD, INVERSE, look, type Row } from '../terminal/cells.js';
import { oneColumn } from '../terminal/clean.js';
import type { Picture } from '../terminal/pictures.js';
import type { Level } from '../theme/levels.js';
import type { ThemeName } from '../theme/tokens.js';
import type { Area } from './area.js';
import { asciiSign } from './glyphs.js';
import { Grid } from './grid.js';
import { groundColour, inkColour, styleKey, textFor } from './palette.js';
import type { Style } from './style.js';

const number = (hex: string | null): number => (hex === null ? -1 : Number.parseInt(hex.slice(1), 16));

function lookOf({ ground = 'none', ink = 'text', bold, reverse }: Style, level: Level, theme: ThemeName): number {
  const weight = bold ? BOLD : 0;
  if (ground === 'none') return look(number(inkColour(ink, theme)), -1, weight | (reverse ? INVERSE : 0));
  // Without colour a terrain is its letter, and the cursor is reversed.
  if (level === 'none') return look(-1, -1, weight | (Boolean(reverse) !== (ground === 'cursor') ? INVERSE : 0));
  const hex = groundColour(ground, theme);
  return look(number(textFor(hex, ink, theme)), number(hex), weight | (reverse ? INVERSE : 0));
}

/** The writer would replace signs too; without one the picture must hold the right ones itself. */
export function pictureOf(grid: Grid, { level, theme, glyphs }: Look): Picture {
  const shown = (sign: string) => (glyphs === 'ascii' ? asciiSign(sign) : oneColumn(sign) ? sign : '?');
  const made: number[] = [];
  const rows = Array.from({ length: grid.height }, (_, y): Row => {
    const [from, to] = [y * grid.width, (y + 1) * grid.width];
    return {
      // Painters clean what comes from files and people. Should one forget, no sign steers the terminal.
      signs: grid.signs.slice(from, to).map(shown),
      looks: grid.styles.slice(from, to).map((style) => {
        const key = styleKey(style);
        made[key] ??= lookOf(style, level, theme);
        return made[key];
      }),
    };
  });
  return { rows, spots: grid.spots };
}

/** A painted scene. The last row stays free: painters count on one row less than the window has. */
export function painted({ columns, rows }: Size, look: Look, paint: (area: Area) => void): Picture {
  const grid = new Grid(columns, Math.max(1, rows - 1));
  paint(grid.area());
  return pictureOf(grid, look);
}
