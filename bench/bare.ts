/**
 * The same table without Ink and React: a key changes the scene, the scene is painted, rows that changed are written
 * whole. What a terminal program costs that is written by hand for this one screen.
 */
import { Context } from '../src/cli/context.js';
import { DiskHost } from '../src/host/host.js';
import { processIo } from '../src/host/io.js';
import { Grid } from '../src/ui/paint/grid.js';
import { pictureOf } from '../src/ui/paint/picture.js';
import { stageFor } from '../src/ui/start.js';
import type { Row } from '../src/ui/terminal/cells.js';
import { difference } from '../src/ui/terminal/spans.js';
import { levelFromEnv } from '../src/ui/theme/levels.js';

const KEYS: Readonly<Record<string, string>> = {
  '\u001B[A': 'up',
  '\u001B[B': 'down',
  '\u001B[C': 'right',
  '\u001B[D': 'left',
  '\r': 'enter',
};

/** `before` with every changed row made unlike anything, so that it is written whole. */
function withoutChangedRows(before: readonly Row[], after: readonly Row[]): Row[] {
  return before.map((row, y) => {
    const next = after[y];
    const same =
      next?.signs.every((sign, x) => sign === row.signs[x]) && next.looks.every((look, x) => look === row.looks[x]);
    return same ? row : { signs: row.signs, looks: row.looks.map(() => -1) };
  });
}

export async function playBare(save: string): Promise<void> {
  const context = new Context(processIo({ root: '', checkout: false, version: '' }), {});
  const host = new DiskHost(context.io, await context.library(), await context.settings());
  const stage = stageFor(host, { kind: 'table', table: await host.open(save) });
  const level = levelFromEnv(process.env);
  let shown: readonly Row[] | null = null;
  const paint = () => {
    const grid = new Grid(process.stdout.columns, process.stdout.rows - 1);
    stage.top?.paint?.(grid.area());
    const next = pictureOf(grid, { level, theme: 'default', glyphs: 'unicode' }).rows;
    const text = difference(shown && withoutChangedRows(shown, next), next, level);
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
