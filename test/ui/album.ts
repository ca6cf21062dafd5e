/** The pictures of docs/screens: which screens, of which games, at which sizes, and in which looks. */
import type { Row } from '../../src/ui/terminal/cells.js';
import { type Theme, themeOf } from '../../src/ui/theme/theme.js';
import type { Drive } from './driver.js';
import { frameOf } from './frame.js';
import { APART, BESIDE, SCREENS, tableAt } from './tour.js';

export const GAMES = ['terra-mystica', 'age-of-innovation', 'new-dawn', 'through-the-ages'] as const;
/** How far into its recorded game a table looks most like one of people. */
const MOMENTS: Readonly<Record<string, number>> = { 'through-the-ages': 0.3, 'new-dawn': 0.2 };

/** A screen of the tour, its game, and what is drawn of it: a size, with `a` behind it in ASCII without colours. */
export type Shot = readonly [screen: string, game: string, sizes: readonly string[]];

const TABLE = ['80x24', '120x40', '120x40a', '200x60'];

// biome-ignore format: a table
export const ALBUM: readonly Shot[] = [
  ...GAMES.map((game): Shot => ['table', game, TABLE]),
  ['home', '', ['80x24', '120x40', '120x40a', '200x60']],
  ['home-find', '', ['80x24']],
  ['home-settings', '', ['120x40']],
  ['learn', '', ['120x30']],
  ['new-game', 'terra-mystica', ['80x24', '160x50']],
  ['lesson', 'terra-mystica', ['120x40']],
  ['why', 'terra-mystica', ['80x24']],
  ['help', 'age-of-innovation', ['120x30']],
  ['inspect', 'through-the-ages', ['120x30']],
  ['rules', 'new-dawn', ['80x24']],
  ['compare', 'age-of-innovation', ['120x40']],
  ['orders', 'through-the-ages', ['80x24']],
  ['standing', 'terra-mystica', ['120x40']],
  ['log', 'new-dawn', ['80x24']],
  ['ledger', 'terra-mystica', ['120x40']],
  ['curtain', 'through-the-ages', ['80x24', '120x40a']],
  ['replay', 'age-of-innovation', ['120x40']],
  ['final-table', 'terra-mystica', ['80x24', '120x40', '120x40a']],
  ['final-rounds', 'terra-mystica', ['120x30']],
  ['final-chart', 'through-the-ages', ['80x24']],
];

export async function openShot([screen, game]: Shot): Promise<Drive> {
  const apart = APART[screen];
  if (apart) return apart(GAMES);
  const beside = BESIDE[screen];
  if (beside) return beside(game);
  const d = await tableAt(game, MOMENTS[game] ?? 0.6);
  await d.press(...(SCREENS[screen] ?? [screen]));
  return d;
}

export const shotName = ([screen, game]: Shot, size: string): string =>
  [game, screen, size.replace(/a$/, '-ascii')].filter((part) => part !== '').join('-');

/** The screen as it is drawn at this size. */
export function drawShot(d: Drive, size: string): { cells: readonly Row[]; text: string; theme: Theme } {
  const ascii = size.endsWith('a');
  const [columns = 80, rows = 24] = size.replace(/a$/, '').split('x').map(Number);
  const level = ascii ? 'none' : 'truecolor';
  d.stage.look = { level, theme: 'default', glyphs: ascii ? 'ascii' : 'unicode' };
  d.stage.resize({ columns, rows });
  const { cells, lines } = frameOf(d.stage, columns, rows);
  return { cells, text: `${lines.join('\n')}\n`, theme: themeOf({ level, ascii }) };
}
