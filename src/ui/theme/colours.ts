/** Sums with colours as numbers 0xRRGGBB. */
import { nearest16, nearest256 } from './levels.js';
import { COLOURS, HAND_256, inks16Of, pairs16Of, THEMES, type ThemeName, type Token } from './tokens.js';

export const numberOf = (hex: string): number => Number.parseInt(hex.slice(1), 16);

export const hexOf = (n: number): string => `#${n.toString(16).padStart(6, '0')}`;

/** Relative lightness as in the accessibility guidelines, 0 to 1. */
function lightness(n: number): number {
  const part = (v: number) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * part(n >> 16) + 0.7152 * part((n >> 8) & 255) + 0.0722 * part(n & 255);
}

/** 1 to 21, as in the accessibility guidelines. */
export function contrastOf(a: number, b: number): number {
  const [x, y] = [lightness(a), lightness(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Two colours mixed: `by` 0 is the first. */
export function mix(a: number, b: number, by: number): number {
  const part = (s: number) => Math.round(((a >> s) & 255) * (1 - by) + ((b >> s) & 255) * by) << s;
  return part(16) | part(8) | part(0);
}

const TOKENS = Object.keys(COLOURS.default) as Token[];

/** Colours are looked up by number: the writer meets them as Ink wrote them, after the tokens are gone. */
function byColour<X>(hand: (theme: ThemeName) => Readonly<Partial<Record<Token, X>>>): Map<number, X> {
  const out = new Map<number, X>();
  for (const theme of THEMES)
    for (const token of TOKENS) {
      const value = hand(theme)[token];
      const n = numberOf(COLOURS[theme][token]);
      if (value !== undefined && !out.has(n)) out.set(n, value);
    }
  return out;
}

const known256 = byColour(() => HAND_256);
const grounds16 = byColour(pairs16Of);
const inks16 = byColour(inks16Of);
/** Mixed tones are few; a table that only grows is all right as long as it has an end. */
const MOST = 10_000;

/** This colour's number of the 256. */
export function to256(n: number): number {
  let found = known256.get(n);
  if (found === undefined) {
    found = nearest256(n);
    if (known256.size < MOST) known256.set(n, found);
  }
  return found;
}

/**
 * Sign and ground as numbers of the sixteen; -1 is the terminal's own colour. A `drawn` cell is a half block, whose sign
 * is a ground of its own; any other sign reads by the pair made by hand.
 */
export function to16(fg: number, bg: number, drawn = false): readonly [fg: number, bg: number] {
  if (bg < 0) return [fg < 0 ? -1 : (inks16.get(fg) ?? grounds16.get(fg)?.[0] ?? nearest16(fg)), -1];
  const pair = grounds16.get(bg);
  if (pair) {
    const other = drawn ? grounds16.get(fg) : undefined;
    return [other ? other[0] : pair[1], pair[0]];
  }
  const ground = nearest16(bg);
  return [fg < 0 ? -1 : contrastOf(BLACK, bg) > contrastOf(WHITE, bg) ? 0 : 15, ground];
}
const BLACK = 0x000000;
const WHITE = 0xffffff;
