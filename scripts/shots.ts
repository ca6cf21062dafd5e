/**
 * Pictures of screens: `npx tsx scripts/shots.ts` plays recorded games, opens the screens of the album (test/ui/album.ts)
 * and writes each as a text frame and as an SVG picture into `docs/screens/`. `npx tsx scripts/shots.ts FOLDER SIZES
 * [words]` writes every screen of every game at these sizes, such as 80x24,200x60a (`a`: in ASCII), also as PNG, to look
 * at; with words only those whose name holds them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ALBUM, drawShot, GAMES, openShot, type Shot, shotName } from '../test/ui/album.js';
import { RealHost } from '../test/ui/samples.js';
import { APART, BESIDE, SCREENS } from '../test/ui/tour.js';
import { writeCells } from './cells-svg.js';

const FOLDER = path.join(import.meta.dirname, '..', 'docs', 'screens');

async function draw(folder: string, shot: Shot, png: boolean): Promise<void> {
  const d = await openShot(shot);
  for (const size of shot[2]) {
    const { cells, theme } = drawShot(d, size);
    writeCells(path.join(folder, shotName(shot, size)), cells, theme, png);
  }
  d.stage.end();
}

async function album(): Promise<void> {
  fs.rmSync(FOLDER, { recursive: true, force: true });
  fs.mkdirSync(FOLDER, { recursive: true });
  for (const shot of ALBUM) await draw(FOLDER, shot, false);
  const names = ALBUM.flatMap((shot) => shot[2].map((size) => shotName(shot, size)));
  const rows = names.map((name) => `- [${name}](${name}.svg) ([text](${name}.txt))`);
  const head = '# Screens\n\nMade by `npx tsx scripts/shots.ts` from recorded games of bots.\n\n';
  fs.writeFileSync(path.join(FOLDER, 'README.md'), `${head}${rows.join('\n')}\n`);
}

async function everything(folder: string, sizes: readonly string[], words: string): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  const shots: Shot[] = Object.keys(APART).map((name) => [name, '', sizes]);
  for (const game of GAMES) {
    const { ui } = await new RealHost([game]).game(game);
    const pages = ui.face.pages.map((page) => page.key);
    for (const screen of [...Object.keys(SCREENS), ...pages, ...Object.keys(BESIDE)]) shots.push([screen, game, sizes]);
  }
  for (const shot of shots) if (shotName(shot, '').includes(words)) await draw(folder, shot, true);
}

const [folder, sizes, words] = process.argv.slice(2);
if (folder) await everything(folder, (sizes ?? '80x24,120x40,200x60').split(','), words ?? '');
else await album();
process.exit(0);
