/**
 * Frames as cells. A row is a list of signs, one per column, and a list of looks. A sign is a grapheme: a letter with all
 * its marks, an emoji with all its parts. One of width 2 stands in its first column; the column behind it holds ''.
 */
import stringWidth from 'string-width';

export const BOLD = 1;
export const DIM = 2;
export const UNDER = 4;
export const INVERSE = 8;

/** A look is a number; its parts stand in these lists. Colours are 0xrrggbb; -1 is the terminal's own. */
export interface Look {
  readonly fg: number;
  readonly bg: number;
  readonly bits: number;
}
export const PLAIN = 0;
const looks: Look[] = [{ fg: -1, bg: -1, bits: 0 }];
const numbers = new Map<number, Map<number, number>>([[-1, new Map([[-16, PLAIN]])]]);

export function look(fg: number, bg = -1, bits = 0): number {
  let byGround = numbers.get(fg);
  if (!byGround) {
    byGround = new Map();
    numbers.set(fg, byGround);
  }
  const key = bg * 16 + bits;
  let n = byGround.get(key);
  if (n === undefined) {
    n = looks.length;
    looks.push({ fg, bg, bits });
    byGround.set(key, n);
  }
  return n;
}

export function partsOf(n: number): Look {
  const found = looks[n];
  if (!found) throw new Error(`no look ${n}`);
  return found;
}

export interface Row {
  readonly signs: string[];
  readonly looks: number[];
}

export function blankRow(width: number): Row {
  return { signs: new Array<string>(width).fill(' '), looks: new Array<number>(width).fill(PLAIN) };
}

/** A sign that every terminal shows in one column: what nearly all texts are made of. */
export function surelyNarrow(code: number): boolean {
  if (code < 0x300)
    return (code >= 0x20 && code < 0x7f) || (code >= 0xa1 && code !== 0xad && code !== 0xa9 && code !== 0xae);
  if (code < 0x2500)
    return (
      (code >= 0x400 && code < 0x483) ||
      (code >= 0x2010 && code < 0x2028) ||
      code === 0x2039 ||
      code === 0x203a ||
      (code >= 0x2190 && code < 0x22ff)
    );
  // Lines, blocks and shapes; two of the shapes are pictures in some terminals.
  return code < 0x25fd || (code >= 0x2660 && code < 0x2668);
}
const isSure = (sign: string): boolean => sign.length === 1 && surelyNarrow(sign.charCodeAt(0));

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const widths = new Map<string, number>();

/** Columns of one grapheme, measured as Ink measures it. */
export function signWidth(sign: string): number {
  if (isSure(sign)) return 1;
  let width = widths.get(sign);
  if (width === undefined) {
    width = stringWidth(sign);
    if (widths.size < 5000) widths.set(sign, width);
  }
  return width;
}

/** May a terminal think otherwise of this sign's width? What stands behind it is addressed anew then. */
export const mayDiffer = (sign: string): boolean => sign.length > 1 || signWidth(sign) !== 1;

/** The graphemes of a text without escapes. */
export function signsOf(text: string): string[] {
  // A mark behind a plain letter belongs to it, so the whole text is looked at before it is cut.
  return allNarrow(text) ? text.split('') : Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Only what every terminal shows in one column: then signs are columns. */
export function allNarrow(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (!surelyNarrow(text.charCodeAt(i))) return false;
  return true;
}

/** Columns of a text without escapes. */
export function textWidth(text: string): number {
  return allNarrow(text) ? text.length : signsOf(text).reduce((sum, sign) => sum + signWidth(sign), 0);
}

/** Puts text into a row from column `x`; returns the column behind it. What does not fit is cut off. */
export function putText(row: Row, x: number, text: string, n: number): number {
  for (const sign of signsOf(text)) {
    const width = signWidth(sign);
    if (width === 0 || sign < ' ') continue;
    if (x + width > row.signs.length) {
      // Half of a wide sign is nothing; a cell of its look stays.
      if (x < row.signs.length) putSign(row, x, ' ', n);
      return row.signs.length;
    }
    putSign(row, x, sign, n);
    for (let i = 1; i < width; i++) putSign(row, x + i, '', n);
    x += width;
  }
  return x;
}

function putSign(row: Row, x: number, sign: string, n: number): void {
  row.signs[x] = sign;
  row.looks[x] = n;
}

/** Wide signs that lost a half, at the seam before column `x`, become blanks. */
export function mendSeam(row: Row, x: number): void {
  if (x <= 0 || x > row.signs.length) return;
  for (let i = x; row.signs[i] === ''; i++) row.signs[i] = ' ';
  let lead = x - 1;
  while (lead > 0 && row.signs[lead] === '') lead--;
  const sign = row.signs[lead] ?? ' ';
  if (lead + signWidth(sign) > x) for (let i = lead; i < x; i++) row.signs[i] = ' ';
}

/** Columns `x` to `x + width` of a row, with no half signs at the ends. */
export function sliceRow(row: Row, x: number, width: number): Row {
  const out: Row = { signs: row.signs.slice(x, x + width), looks: row.looks.slice(x, x + width) };
  for (let i = 0; out.signs[i] === ''; i++) out.signs[i] = ' ';
  mendSeam(out, out.signs.length);
  return out;
}

const ON: Readonly<Record<number, number>> = { 1: BOLD, 2: DIM, 4: UNDER, 7: INVERSE };
const OFF: Readonly<Record<number, number>> = { 22: BOLD | DIM, 24: UNDER, 27: INVERSE };

/** The state that SGR escapes change. */
class Pen {
  private fg = -1;
  private bg = -1;
  private bits = 0;
  now = PLAIN;

  turn(parameters: string): void {
    const codes = parameters.split(';').map(Number);
    for (let k = 0; k < codes.length; k++) {
      const code = codes[k] ?? 0;
      if (code === 38 || code === 48) {
        const [, , r = 0, g = 0, b = 0] = codes.slice(k);
        if (code === 38) this.fg = (r << 16) | (g << 8) | b;
        else this.bg = (r << 16) | (g << 8) | b;
        k += 4;
      } else this.change(code);
    }
    this.now = look(this.fg, this.bg, this.bits);
  }

  private change(code: number): void {
    if (code === 0) {
      this.fg = -1;
      this.bg = -1;
      this.bits = 0;
    } else if (code === 39) this.fg = -1;
    else if (code === 49) this.bg = -1;
    else this.bits = (this.bits | (ON[code] ?? 0)) & ~(OFF[code] ?? 0);
  }
}

/** One line of Ink's frame, in full colour. Escapes other than looks do not come out of Ink. */
export function readLine(line: string, width: number): Row {
  const row = blankRow(width);
  const pen = new Pen();
  let x = 0;
  let from = 0;
  while (from < line.length && x < width) {
    const start = line.indexOf('\u001B', from);
    const end = start < 0 ? line.length : start;
    if (end > from) x = putText(row, x, line.slice(from, end), pen.now);
    if (start < 0) break;
    const close = line.indexOf('m', start);
    if (close < 0) break;
    pen.turn(line.slice(start + 2, close));
    from = close + 1;
  }
  return row;
}
