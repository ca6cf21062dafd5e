/**
 * Pictures of screens: `npx tsx scripts/shots.ts [folder]` plays recorded games, opens the screens that show a game best
 * and writes each as a text frame and as an SVG picture into `docs/screens/`. `npx tsx scripts/shots.ts --all FOLDER
 * [words]` writes every screen of every game, small and large, to look at; with words only those whose name holds them.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Drive } from '../test/ui/driver.js';
import { RealHost } from '../test/ui/samples.js';
import { APART, BESIDE, SCREENS, tableAt } from '../test/ui/tour.js';
import { write } from './svg.js';

const SMALL = [80, 24] as const;
const LARGE = [120, 40] as const;
const BOTH = [SMALL, LARGE];

const GAMES = ['terra-mystica', 'age-of-innovation', 'new-dawn', 'through-the-ages'] as const;
/** How far into its recorded game a table looks most like one of people. */
const MOMENTS: Readonly<Record<string, number>> = { 'through-the-ages': 0.3, 'new-dawn': 0.2 };

/** The best: screen, game, and the sizes in which it is shown. A screen is one of the tour or the letter of a page. */
const BEST: readonly (readonly [screen: string, game: string, sizes?: readonly (readonly [number, number])[]])[] = [
  ...GAMES.map((game) => ['table', game] as const),
  ['F', 'terra-mystica', [SMALL]],
  ['S', 'age-of-innovation', [SMALL]],
  ['R', 'new-dawn', [SMALL]],
  ['T', 'through-the-ages', [SMALL]],
  ['new-game', 'terra-mystica', [SMALL]],
  ['lesson', 'terra-mystica', [SMALL]],
  ['lesson', 'through-the-ages', [LARGE]],
  ['why', 'terra-mystica', [SMALL]],
  ['why', 'through-the-ages', [LARGE]],
  ['help', 'age-of-innovation', [SMALL]],
  ['inspect', 'through-the-ages', [SMALL]],
  ['rules', 'new-dawn', [SMALL]],
  ['compare', 'age-of-innovation', BOTH],
  ['orders', 'through-the-ages', [SMALL]],
  ['standing', 'terra-mystica', [LARGE]],
  ['log', 'new-dawn', [SMALL]],
  ['ledger', 'terra-mystica', [LARGE]],
  ['curtain', 'through-the-ages', [SMALL]],
  ['replay', 'age-of-innovation', BOTH],
  ['final-table', 'terra-mystica', [LARGE]],
  ['final-rounds', 'terra-mystica', [SMALL]],
  ['final-chart', 'through-the-ages', [SMALL]],
];

async function opened(screen: string, game: string): Promise<Drive> {
  const beside = BESIDE[screen];
  if (beside) return beside(game);
  const d = await tableAt(game, MOMENTS[game] ?? 0.6);
  await d.press(...(SCREENS[screen] ?? [screen]));
  return d;
}

async function screensOf(game: string): Promise<string[]> {
  const { ui } = await new RealHost([game]).game(game);
  return [...Object.keys(SCREENS), ...ui.pages.map((page) => page.key), ...Object.keys(BESIDE)];
}

function draw(folder: string, name: string, d: Drive, sizes: readonly (readonly [number, number])[]): void {
  for (const [columns, rows] of sizes) write(folder, `${name}-${columns}x${rows}`, d.grid(columns, rows));
  d.stage.end();
}

async function album(folder: string): Promise<void> {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const [screen, game, sizes] of BEST)
    draw(folder, `${game}-${screen}`, await opened(screen, game), sizes ?? BOTH);
  draw(folder, 'home', await APART['home']!(GAMES), [SMALL]);
  const index = fs.readdirSync(folder).filter((name) => name.endsWith('.svg'));
  const rows = index
    .sort()
    .map((name) => `- [${path.basename(name, '.svg')}](${name}) ([text](${name.replace(/svg$/, 'txt')}))`);
  const head = '# Screens\n\nMade by `npx tsx scripts/shots.ts` from recorded games of bots.\n\n';
  fs.writeFileSync(path.join(folder, 'README.md'), `${head}${rows.join('\n')}\n`);
}

async function everything(folder: string, words: string): Promise<void> {
  for (const [name, open] of Object.entries(APART))
    if (name.includes(words)) draw(folder, name, await open(GAMES), BOTH);
  for (const game of GAMES) {
    for (const screen of await screensOf(game)) {
      const name = `${game}-${screen}`;
      if (name.includes(words)) draw(folder, name, await opened(screen, game), BOTH);
    }
  }
}

const [first, folder, words] = process.argv.slice(2);
if (first === '--all' && folder) await everything(folder, words ?? '');
else await album(first ?? path.join(import.meta.dirname, '..', 'docs', 'screens'));
