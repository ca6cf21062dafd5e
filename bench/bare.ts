/**
 * The same table without Ink and React: a key changes the scene, the scene is painted, rows that changed are written
 * whole. What a terminal program costs that is written by hand for this one screen.
 */
import { Context } from '../src/cli/context.js';
import { processIo } from '../src/cli/io.js';
import { DiskHost } from '../src/host/host.js';
import { Grid } from '../src/ui/paint/grid.js';
import { levelFromEnv, Palette } from '../src/ui/paint/palette.js';
import { difference, type Frame, frameOf } from '../src/ui/paint/render.js';
import { stageFor } from '../src/ui/start.js';

const KEYS: Readonly<Record<string, string>> = {
  '\u001B[A': 'up',
  '\u001B[B': 'down',
  '\u001B[C': 'right',
  '\u001B[D': 'left',
  '\r': 'enter',
};

/** `before` with every changed row made unlike anything, so that it is written whole. */
function withoutChangedRows(before: Frame, after: Frame): Frame {
  const keys = before.keys.slice();
  for (let y = 0; y < after.height; y++) {
    const [from, to] = [y * after.width, (y + 1) * after.width];
    let same = true;
    for (let i = from; i < to && same; i++)
      same = before.signs[i] === after.signs[i] && before.keys[i] === after.keys[i];
    if (!same) keys.fill(-1, from, to);
  }
  return { ...before, keys };
}

export async function playBare(save: string): Promise<void> {
  const context = new Context(processIo({ root: '', checkout: false, version: '' }), {});
  const host = new DiskHost(context.io, await context.library(), await context.settings());
  const stage = stageFor(host, { kind: 'table', table: await host.open(save) });
  const palette = new Palette(levelFromEnv(process.env), 'default');
  let shown: Frame | null = null;
  const paint = () => {
    const grid = new Grid(process.stdout.columns, process.stdout.rows - 1);
    stage.top?.paint(grid.area());
    const next = frameOf(grid, 'unicode');
    const text = difference(shown && withoutChangedRows(shown, next), next, palette);
    shown = next;
    if (text !== '') process.stdout.write(`\u001B[?2026h${text}\u001B[?2026l`);
  };
  process.stdin.setRawMode(true);
  process.stdin.on('data', (chunk) => {
    const key = KEYS[String(chunk)];
    if (key) stage.key(key);
    paint();
  });
  paint();
}
