/**
 * Grids to terminal text. A frame is compared cell by cell with what stands on the screen, and only the changed spans
 * are written, each by absolute address.
 */

import { oneColumn } from '../terminal/clean.js';
import type { GlyphSet } from './glyphs.js';
import { asciiSign } from './glyphs.js';
import type { Grid } from './grid.js';
import { type Palette, styleKey } from './palette.js';

/** A grid in the form that compares fast: final signs and style keys. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly signs: readonly string[];
  readonly keys: Int32Array;
}

const PLAIN_KEY = styleKey({});

/** Painters clean what comes from files and people. Should one forget, the terminal still gets no sign that steers it. */
function shownSign(sign: string): string {
  return oneColumn(sign) ? sign : '?';
}

export function frameOf(grid: Grid, glyphs: GlyphSet): Frame {
  const n = grid.width * grid.height;
  const keys = new Int32Array(n);
  const signs = grid.signs.map(glyphs === 'ascii' ? asciiSign : shownSign);
  for (let i = 0; i < n; i++) keys[i] = styleKey(grid.styles[i]!);
  return { width: grid.width, height: grid.height, signs, keys };
}

/** A jump costs six to eight bytes: equal cells up to this many are cheaper written again than jumped over. */
const GAP = 6;

/** What must be written to turn `before` into `after`; null means that the screen is blank. */
export function difference(before: Frame | null, after: Frame, palette: Palette): string {
  if (before && (before.width !== after.width || before.height !== after.height)) before = null;
  let out = '';
  let look = -1;
  for (let y = 0; y < after.height; y++) {
    const row = y * after.width;
    const end = row + lastUsed(after, row) + 1;
    const oldEnd = before ? row + lastUsed(before, row) + 1 : row;
    let at = row;
    while (at < end) {
      if (same(before, after, at)) {
        at++;
        continue;
      }
      let stop = at + 1;
      for (let i = stop; i < end && i - stop <= GAP; i++) if (!same(before, after, i)) stop = i + 1;
      out += `\u001B[${y + 1};${at - row + 1}H`;
      for (; at < stop; at++) {
        const key = after.keys[at]!;
        if (key !== look) {
          out += palette.escape(key);
          look = key;
        }
        out += after.signs[at];
      }
    }
    if (oldEnd > end) {
      // The tail of the row is blank now: erase it in one go, in the plain look.
      out += `\u001B[${y + 1};${end - row + 1}H`;
      if (look !== PLAIN_KEY) out += palette.escape(PLAIN_KEY);
      look = PLAIN_KEY;
      out += '\u001B[K';
    }
  }
  return look !== -1 && look !== PLAIN_KEY ? `${out}\u001B[m` : out;
}

function same(before: Frame | null, after: Frame, at: number): boolean {
  const key = after.keys[at]!;
  if (!before) return key === PLAIN_KEY && after.signs[at] === ' ';
  return before.keys[at] === key && before.signs[at] === after.signs[at];
}

/** Index within the row of its last cell that is not plain blank; -1 for an empty row. */
function lastUsed(frame: Frame, row: number): number {
  let i = frame.width - 1;
  while (i >= 0 && frame.keys[row + i] === PLAIN_KEY && frame.signs[row + i] === ' ') i--;
  return i;
}

/** Whole rows with escapes, for places without cursor addressing: tests, exports, `<Sheet>` without a screen. */
export function ansiLines(grid: Grid, palette: Palette, glyphs: GlyphSet): string[] {
  const frame = frameOf(grid, glyphs);
  const rows: string[] = [];
  for (let y = 0; y < frame.height; y++) {
    const row = y * frame.width;
    const end = row + lastUsed(frame, row) + 1;
    let out = '';
    let look = PLAIN_KEY;
    for (let at = row; at < end; at++) {
      const key = frame.keys[at]!;
      if (key !== look) {
        out += palette.escape(key);
        look = key;
      }
      out += frame.signs[at];
    }
    rows.push(look === PLAIN_KEY ? out : `${out}\u001B[m`);
  }
  return rows;
}
