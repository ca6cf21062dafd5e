/**
 * Pictures of screens: `npx tsx scripts/shots.ts [folder]` plays recorded games, opens the screens that show a game best
 * and writes each as a text frame and as an SVG picture into `docs/screens/`.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Session } from '../src/engine/session.js';
import { LESSONS } from '../src/lessons/index.js';
import { type Drive, drive } from '../test/ui/driver.js';
import { RealHost, wholeGame } from '../test/ui/samples.js';
import { write } from './svg.js';

interface Picture {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  /** How far into the recorded game. */
  readonly moment: number;
  readonly keys?: readonly string[];
  readonly sizes?: readonly (readonly [number, number])[];
}

const SMALL = [80, 24] as const;
const LARGE = [120, 40] as const;
const BOTH = [SMALL, LARGE];

const GAMES = ['terra-mystica', 'age-of-innovation', 'new-dawn', 'through-the-ages'] as const;

const PICTURES: readonly Picture[] = [
  ...GAMES.map((game) => ({ name: 'table', game, seats: 4, moment: game === 'through-the-ages' ? 0.29 : 0.6 })),
  { name: 'faction', game: 'terra-mystica', seats: 4, moment: 0.6, keys: ['F'], sizes: [SMALL] },
  { name: 'science', game: 'age-of-innovation', seats: 4, moment: 0.6, keys: ['S'], sizes: [SMALL] },
  { name: 'focus', game: 'new-dawn', seats: 4, moment: 0.6, keys: ['R'], sizes: [SMALL] },
  { name: 'own-table', game: 'through-the-ages', seats: 4, moment: 0.29, keys: ['T'], sizes: [SMALL] },
  { name: 'why', game: 'terra-mystica', seats: 4, moment: 0.6, keys: ['w'], sizes: [SMALL] },
  { name: 'ledger', game: 'terra-mystica', seats: 4, moment: 0.6, keys: ['L', 'L'], sizes: [LARGE] },
  { name: 'what-if', game: 'age-of-innovation', seats: 4, moment: 0.6, keys: ['v', 'enter'], sizes: [SMALL] },
  { name: 'inspect', game: 'through-the-ages', seats: 4, moment: 0.29, keys: ['i'], sizes: [SMALL] },
  { name: 'replay', game: 'age-of-innovation', seats: 4, moment: 0.9, keys: ['r', '{', '{'], sizes: [LARGE] },
  { name: 'end', game: 'terra-mystica', seats: 4, moment: 1, sizes: [LARGE] },
];

/** Much to choose from, and of the kind that shows the board. */
function worthwhile(session: Session): boolean {
  const choices = session.prompt()?.choices ?? [];
  if (session.game.id === 'through-the-ages') return choices.filter((c) => c.verb === 'take').length >= 6;
  return choices.length >= 6;
}

async function table(picture: Picture): Promise<Drive> {
  const whole = await wholeGame(picture.game, picture.seats);
  // The next question of the action phase: reactions are short.
  const session = whole.at(Math.floor(whole.log.length * picture.moment));
  for (let n = session.log.length; !worthwhile(session) && n < whole.log.length; n++) {
    const [, id, amount] = whole.log[n]!;
    session.submit(amount === undefined ? { id } : { id, n: amount });
  }
  const host = new RealHost([picture.game]);
  const d = drive({ kind: 'table', table: await host.seated(session) }, host);
  if (whole.secrets() && picture.moment < 1) await d.press('enter');
  return d;
}

async function album(folder: string): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  for (const picture of PICTURES) {
    const d = await table(picture);
    await d.press(...(picture.keys ?? []));
    for (const [columns, rows] of picture.sizes ?? BOTH)
      write(folder, `${picture.game}-${picture.name}-${columns}x${rows}`, d.grid(columns, rows));
    d.stage.end();
  }
  await lesson(folder);
  const index = fs.readdirSync(folder).filter((name) => name.endsWith('.svg'));
  const rows = index
    .sort()
    .map((name) => `- [${path.basename(name, '.svg')}](${name}) ([text](${name.replace(/svg$/, 'txt')}))`);
  const head = '# Screens\n\nMade by `npx tsx scripts/shots.ts` from recorded games of bots.\n\n';
  fs.writeFileSync(path.join(folder, 'README.md'), `${head}${rows.join('\n')}\n`);
}

/** The home screen and a step of a guided game. */
async function lesson(folder: string): Promise<void> {
  const host = new RealHost(GAMES);
  host.taught = [...LESSONS];
  await Promise.all(GAMES.map((game) => host.game(game)));
  const d = drive({ kind: 'home' }, host);
  write(folder, 'home-80x24', d.grid(...SMALL));
  await d.press('t', '1', 'enter', 'enter', 'enter', 'enter', 'enter');
  write(folder, 'lesson-80x24', d.grid(...SMALL));
  d.stage.end();
}

await album(process.argv[2] ?? path.join(import.meta.dirname, '..', 'docs', 'screens'));
