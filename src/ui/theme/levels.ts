/**
 * How many colours a terminal has, and how full colour becomes fewer. Ink is always told full colour; the writer turns
 * it into what the terminal can show, so no component asks about levels except where a mark needs another sign.
 */
export const LEVELS = ['none', '16', '256', 'truecolor'] as const;
export type Level = (typeof LEVELS)[number];

interface LevelEnv {
  readonly NO_COLOR?: string | undefined;
  readonly FORCE_COLOR?: string | undefined;
  readonly COLORTERM?: string | undefined;
  readonly TERM?: string | undefined;
}

const FORCED: Readonly<Record<string, Level>> = {
  '0': 'none',
  false: 'none',
  '1': '16',
  true: '16',
  '2': '256',
  '3': 'truecolor',
};

/** Flag, then NO_COLOR, FORCE_COLOR, COLORTERM, TERM: the first that says something decides. */
export function levelFromEnv(env: LevelEnv, flag?: Level): Level {
  if (flag) return flag;
  if (env.NO_COLOR) return 'none';
  const forced = FORCED[env.FORCE_COLOR ?? ''];
  if (forced) return forced;
  if (env.COLORTERM === 'truecolor' || env.COLORTERM === '24bit') return 'truecolor';
  const term = env.TERM ?? '';
  if (/256/.test(term)) return '256';
  return /^(xterm|screen|tmux|linux|vt|rxvt|ansi|cygwin|alacritty|konsole)/.test(term) ? '16' : 'none';
}

const STEPS = [0, 95, 135, 175, 215, 255] as const;
const step = (v: number): number => {
  let best = 0;
  STEPS.forEach((s, i) => {
    if (Math.abs(s - v) < Math.abs((STEPS[best] ?? 0) - v)) best = i;
  });
  return best;
};

const red = (n: number) => n >> 16;
const green = (n: number) => (n >> 8) & 255;
const blue = (n: number) => n & 255;
const far = (a: number, b: number) => (red(a) - red(b)) ** 2 + (green(a) - green(b)) ** 2 + (blue(a) - blue(b)) ** 2;

/** The nearest of the 256: a step of the cube or of the grey ramp. */
export function nearest256(n: number): number {
  const [i, j, k] = [step(red(n)), step(green(n)), step(blue(n))];
  const grey = Math.max(0, Math.min(23, Math.round(((red(n) + green(n) + blue(n)) / 3 - 8) / 10)));
  const level = 8 + grey * 10;
  const cube = ((STEPS[i] ?? 0) << 16) | ((STEPS[j] ?? 0) << 8) | (STEPS[k] ?? 0);
  return far(n, (level << 16) | (level << 8) | level) < far(n, cube) ? 232 + grey : 16 + 36 * i + 6 * j + k;
}

/** The sixteen as most terminals show them. */
// biome-ignore format: a table
export const BASIC: readonly number[] = [
  0x000000, 0xcd3131, 0x0dbc79, 0xe5e510, 0x2472c8, 0xbc3fbc, 0x11a8cd, 0xe5e5e5,
  0x666666, 0xf14c4c, 0x23d18b, 0xf5f543, 0x3b8eea, 0xd670d6, 0x29b8db, 0xffffff,
];

export function nearest16(n: number): number {
  let best = 0;
  BASIC.forEach((m, i) => {
    if (far(n, m) < far(n, BASIC[best] ?? 0)) best = i;
  });
  return best;
}
