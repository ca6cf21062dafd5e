/** Every listed game in a real terminal: opens at both sizes, takes an answer, and saves it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decode } from '../../src/engine/save/format.js';
import { verifySave } from '../../src/engine/save/open.js';
import { games } from '../../src/games.js';
import { KEY, Terminal, toyProgram } from './terminal.js';

let program: string;
beforeAll(async () => {
  program = await toyProgram();
});
afterAll(() => rmSync(path.dirname(program), { recursive: true, force: true }));

/** Two answers or more. */
const SAVED = /saved #([2-9]|\d\d)/;
const listed = games().map((entry) => [entry.id, entry] as const);

describe.each(listed)('%s', (id, entry) => {
  it.each([
    [80, 24],
    [120, 40],
  ])('opens at %i x %i, takes answers, and the save replays', async (columns, rows) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'hotseat-saves-'));
    const env = { HOTSEAT_SAVES: folder, HOTSEAT_CONFIG: folder };
    const words = ['start', id, '--players', 'Ann,Bob', '--seed', '7', '--name', 'game'];
    const table = new Terminal([program, ...words], { columns, rows, env });
    try {
      const module = await entry.module();
      await table.see(/ANN|BOB|Ann|Bob/);
      // A curtain, where there is one, opens with the first of these.
      for (let i = 0; i < 20 && !SAVED.test(table.text()); i++) {
        table.press(KEY.enter);
        await table.quiet(120);
      }
      await table.see(SAVED);
      // The window is filled from the first row to the last, and nothing has scrolled.
      const filled = () => table.lines()[0]?.startsWith(entry.title.toUpperCase()) && table.lines()[rows - 1] !== '';
      await table.until(() => filled() === true, 'the head in the first row and the keys in the last');
      expect(table.lines().every((line) => line.length <= columns)).toBe(true);
      table.press(KEY.ctrlC);
      expect((await table.ended()).code).toBe(0);
      const save = decode(readFileSync(path.join(folder, 'game.json'), 'utf8'));
      expect(save.log.length).toBeGreaterThan(1);
      expect(verifySave(module, save)).toMatchObject({ broken: null, same: true });
    } finally {
      table.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
