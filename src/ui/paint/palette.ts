/**
 * Colours of screens.md 2.1 for four kinds of terminal, and the three themes. A palette turns a style into the
 * parameters of one escape. Plain text keeps the terminal's own colour: it is readable on every ground, and costs
 * no bytes. Terrain colours keep their distance under normal, protan, deutan and tritan sight; the letters on them
 * carry the same fact anyway.
 */
import type { Level } from '../theme/levels.js';
import type { ThemeName as Theme } from '../theme/tokens.js';
import { GROUNDS, type Ground, INKS, type Ink, type Style } from './style.js';

export { LEVELS, type Level, levelFromEnv } from '../theme/levels.js';
export { THEMES, type ThemeName as Theme } from '../theme/tokens.js';

/** Full colour, number of the 256, and for 16 colours the escape of the ground and of the text on it. */
type GroundRow = readonly [hex: string, c256: number, bg16: number, fg16: number];
type InkRow = readonly [hex: string | null, c256: number | null, fg16: number | null];

const GROUND_TABLE: Readonly<Record<Exclude<Ground, 'none'>, GroundRow>> = {
  desert: ['#ffe066', 221, 103, 30],
  plains: ['#6e4410', 94, 43, 30],
  swamp: ['#37105c', 53, 40, 35],
  lakes: ['#3c7be0', 33, 104, 30],
  forest: ['#1f6650', 23, 42, 30],
  mountains: ['#a9b4bc', 249, 47, 30],
  wasteland: ['#e4683f', 209, 41, 30],
  grassland: ['#86b541', 149, 102, 30],
  hills: ['#ad705e', 131, 43, 30],
  forest2: ['#1f5a58', 23, 42, 30],
  mountains2: ['#b4a4cc', 146, 105, 30],
  river: ['#0e1e32', 234, 44, 37],
  seat1: ['#4fd8ff', 81, 46, 30],
  seat2: ['#ffffff', 231, 107, 30],
  seat3: ['#ff8ccb', 212, 45, 30],
  seat4: ['#0c0c0c', 232, 40, 97],
  seat5: ['#a8f04a', 155, 102, 30],
  cursor: ['#ffaf00', 214, 7, 39],
};

const INK_TABLE: Readonly<Record<Ink, InkRow>> = {
  text: [null, null, null],
  dim: ['#7a7e86', 244, 90],
  accent: ['#ffaf00', 214, 93],
  changed: ['#78dca0', 79, 32],
  warning: ['#f0786e', 210, 31],
  yellow: ['#ffe066', 221, 93],
  blue: ['#4fd8ff', 81, 96],
};

const LIGHT_INKS: Partial<Record<Ink, InkRow>> = {
  dim: ['#6b6f76', 242, 90],
  accent: ['#b36b00', 130, 33],
  changed: ['#1a7f4b', 29, 32],
  warning: ['#b3261e', 124, 31],
  yellow: ['#8a6d00', 94, 33],
  blue: ['#005f87', 24, 34],
};
const LIGHT_GROUNDS: Partial<Record<Ground, GroundRow>> = {
  cursor: ['#b36b00', 130, 7, 39],
  seat2: ['#d0d0d0', 252, 47, 30],
};

/** Nothing grey, stronger marks. */
const STRONG_INKS: Partial<Record<Ink, InkRow>> = {
  dim: ['#d0d0d0', 252, 37],
  accent: ['#ffff00', 226, 93],
  changed: ['#00ff87', 48, 92],
  warning: ['#ff8787', 210, 91],
};
const STRONG_GROUNDS: Partial<Record<Ground, GroundRow>> = { cursor: ['#ffff00', 226, 7, 39] };

export function groundColour(ground: Exclude<Ground, 'none'>, theme: Theme): GroundRow {
  const over = theme === 'light' ? LIGHT_GROUNDS : theme === 'high-contrast' ? STRONG_GROUNDS : {};
  return over[ground] ?? GROUND_TABLE[ground];
}

function inkColour(ink: Ink, theme: Theme): InkRow {
  const over = theme === 'light' ? LIGHT_INKS : theme === 'high-contrast' ? STRONG_INKS : {};
  return over[ink] ?? INK_TABLE[ink];
}

function rgb(hex: string): [number, number, number] {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

function luminance(hex: string): number {
  const [r, g, b] = rgb(hex).map((v) => {
    const c = v / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours as in the accessibility guidelines, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Black or white, whichever reads better on this ground. */
export function textOn(ground: string): '#000000' | '#ffffff' {
  return contrast(ground, '#000000') >= contrast(ground, '#ffffff') ? '#000000' : '#ffffff';
}

/** A style as a small number, so that cells compare and look up fast. */
export function styleKey(style: Style): number {
  let key = known.get(style);
  if (key === undefined) {
    const ground = GROUND_INDEX[style.ground ?? 'none'];
    const ink = INK_INDEX[style.ink ?? 'text'];
    key = ((ground * INKS.length + ink) << 2) | (style.bold ? 2 : 0) | (style.reverse ? 1 : 0);
    known.set(style, key);
  }
  return key;
}
const known = new WeakMap<Style, number>();
const GROUND_INDEX = Object.fromEntries(GROUNDS.map((g, i) => [g, i])) as Record<Ground, number>;
const INK_INDEX = Object.fromEntries(INKS.map((k, i) => [k, i])) as Record<Ink, number>;

export class Palette {
  private readonly made: string[] = [];

  constructor(
    readonly level: Level,
    readonly theme: Theme = 'default',
  ) {}

  /** The whole escape for a style key. It starts with a reset, so one escape is all a run of cells needs. */
  escape(key: number): string {
    let out = this.made[key];
    if (out === undefined) {
      const rest = key >> 2;
      const ground = GROUNDS[Math.floor(rest / INKS.length)]!;
      const ink = INKS[rest % INKS.length]!;
      const codes = this.codes(ground, ink, (key & 2) !== 0, (key & 1) !== 0);
      out = codes.length === 0 ? '\u001B[m' : `\u001B[0;${codes.join(';')}m`;
      this.made[key] = out;
    }
    return out;
  }

  private codes(ground: Ground, ink: Ink, bold: boolean, reverse: boolean): (number | string)[] {
    if (this.level === 'none') return this.colourless(ground, bold, reverse);
    const out: (number | string)[] = [];
    if (ground === 'none') {
      if (bold) out.push(1);
      const [hex, c256, fg16] = inkColour(ink, this.theme);
      if (this.level === 'truecolor' && hex) out.push(`38;2;${rgb(hex).join(';')}`);
      else if (this.level === '256' && c256 !== null) out.push(`38;5;${c256}`);
      else if (this.level === '16' && fg16 !== null) out.push(fg16);
    } else {
      const row = groundColour(ground, this.theme);
      if (this.level === '16') {
        // Bold black turns grey on many terminals, unreadable on yellow or white: no bold on coloured ground.
        out.push(row[2], row[3]);
      } else {
        if (bold) out.push(1);
        const text = this.textFor(row[0], ink);
        if (this.level === 'truecolor') out.push(`38;2;${rgb(text).join(';')}`, `48;2;${rgb(row[0]).join(';')}`);
        else out.push(`38;5;${this.near256(ink, text)}`, `48;5;${row[1]}`);
      }
    }
    if (reverse) out.push(7);
    return out;
  }

  /** Without colour a terrain is its letter; the cursor is reversed, and inks are told by the signs beside them. */
  private colourless(ground: Ground, bold: boolean, reverse: boolean): number[] {
    const out: number[] = [];
    if (bold) out.push(1);
    if (reverse !== (ground === 'cursor')) out.push(7);
    return out;
  }

  /** The wanted ink where it can be read on this ground, else black or white. */
  private textFor(ground: string, ink: Ink): string {
    const wanted = inkColour(ink, this.theme)[0];
    return wanted !== null && contrast(ground, wanted) >= 3 ? wanted : textOn(ground);
  }

  private near256(ink: Ink, text: string): number {
    const row = inkColour(ink, this.theme);
    if (row[0] === text && row[1] !== null) return row[1];
    return text === '#000000' ? 16 : 231;
  }
}
