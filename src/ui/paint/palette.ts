/**
 * Colours of what is painted, in three themes; `theme/levels.ts` says what a terminal with fewer colours shows. Plain
 * text keeps the terminal's own colour: it is readable on every ground, and costs no bytes. Terrain colours keep their
 * distance under normal, protan, deutan and tritan sight; the letters on them carry the same fact anyway.
 */
import type { ThemeName as Theme } from '../theme/tokens.js';
import { GROUNDS, type Ground, INKS, type Ink, type Style } from './style.js';

const GROUND_TABLE: Readonly<Record<Exclude<Ground, 'none'>, string>> = {
  desert: '#ffe066',
  plains: '#6e4410',
  swamp: '#37105c',
  lakes: '#3c7be0',
  forest: '#1f6650',
  mountains: '#a9b4bc',
  wasteland: '#e4683f',
  grassland: '#86b541',
  hills: '#ad705e',
  forest2: '#1f5a58',
  mountains2: '#b4a4cc',
  river: '#0e1e32',
  seat1: '#4fd8ff',
  seat2: '#ffffff',
  seat3: '#ff8ccb',
  seat4: '#0c0c0c',
  seat5: '#a8f04a',
  cursor: '#ffaf00',
};

const INK_TABLE: Readonly<Record<Ink, string | null>> = {
  text: null,
  dim: '#7a7e86',
  accent: '#ffaf00',
  changed: '#78dca0',
  warning: '#f0786e',
  yellow: '#ffe066',
  blue: '#4fd8ff',
};

const LIGHT_INKS: Partial<Record<Ink, string | null>> = {
  dim: '#6b6f76',
  accent: '#b36b00',
  changed: '#1a7f4b',
  warning: '#b3261e',
  yellow: '#8a6d00',
  blue: '#005f87',
};
const LIGHT_GROUNDS: Partial<Record<Ground, string>> = {
  cursor: '#b36b00',
  seat2: '#d0d0d0',
};

/** Nothing grey, stronger marks. */
const STRONG_INKS: Partial<Record<Ink, string | null>> = {
  dim: '#d0d0d0',
  accent: '#ffff00',
  changed: '#00ff87',
  warning: '#ff8787',
};
const STRONG_GROUNDS: Partial<Record<Ground, string>> = { cursor: '#ffff00' };

export function groundColour(ground: Exclude<Ground, 'none'>, theme: Theme): string {
  const over = theme === 'light' ? LIGHT_GROUNDS : theme === 'high-contrast' ? STRONG_GROUNDS : {};
  return over[ground] ?? GROUND_TABLE[ground];
}

export function inkColour(ink: Ink, theme: Theme): string | null {
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

/** The wanted ink where it can be read on this ground, else black or white. */
export function textFor(ground: string, ink: Ink, theme: Theme): string {
  const wanted = inkColour(ink, theme);
  return wanted !== null && contrast(ground, wanted) >= 3 ? wanted : textOn(ground);
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
