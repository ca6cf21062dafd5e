/**
 * A table as the terminal shows it: `npx tsx scripts/face.ts GAME SIZES LEVELS FOLDER [seats] [moment] [keys]`, with
 * lists parted by commas: `npx tsx scripts/face.ts terra-mystica 160x50,80x24 truecolor,none,ascii /tmp/pictures 4 0.6 w`.
 * A level may carry a theme: `truecolor:light`. Keys are those of the tour, `down` or `w`. Writes .txt, .svg and .png.
 */
import fs from 'node:fs';
import path from 'node:path';
import { LEVELS, type Level } from '../src/ui/theme/levels.js';
import { themeOf } from '../src/ui/theme/theme.js';
import { THEMES, type ThemeName } from '../src/ui/theme/tokens.js';
import { mounted, Out } from '../test/ui/mount.js';
import { tableAt } from '../test/ui/tour.js';
import { writeCells } from './cells-svg.js';

const [game = '', sizes = '120x40', levels = 'truecolor', folder = '.', seats = '4', moment = '0.6', ...keys] =
  process.argv.slice(2);

function lookOf(word: string): { level: Level; ascii: boolean; name: ThemeName } {
  const [first = '', second = 'default'] = word.split(':');
  const ascii = first === 'ascii';
  const level = ascii ? 'none' : LEVELS.find((l) => l === first);
  const name = THEMES.find((t) => t === second);
  if (!level || !name) throw new Error(`no look "${word}": ${[...LEVELS, 'ascii'].join(', ')} : ${THEMES.join(', ')}`);
  return { level, ascii, name };
}

fs.mkdirSync(folder, { recursive: true });
for (const size of sizes.split(','))
  for (const word of levels.split(',')) {
    const [columns = 120, rows = 40] = size.split('x').map(Number);
    const { level, ascii, name } = lookOf(word);
    const d = await tableAt(game, Number(moment), Number(seats));
    d.stage.look = { ...d.stage.look, theme: name };
    const t = await mounted(d.stage, new Out(columns, rows), level, ascii ? 'ascii' : 'unicode');
    await t.key(...keys);
    const file = path.join(folder, [game, size, word.replace(':', '-'), ...keys].join('-').replace(/[^\w-]/g, '_'));
    writeCells(file, t.screen.cells ?? [], themeOf({ level, ascii, name }), true);
    process.stdout.write(`${file}.png\n`);
    t.close();
    d.stage.end();
  }
process.exit(0);
