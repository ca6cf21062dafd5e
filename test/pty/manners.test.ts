/** What the terminal itself brings: a mouse, pasted text, other keyboards, Ctrl-Z where there is no shell. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { KEY, Terminal, toyProgram } from './terminal.js';

let program: string;
let folder: string;
let table: Terminal;
beforeAll(async () => {
  program = await toyProgram();
});
afterAll(() => rmSync(path.dirname(program), { recursive: true, force: true }));

const start = () =>
  new Terminal([program, 'start', 'terra-mystica', '--players', 'Ann,Bob', '--seed', '7', '--name', 'game'], {
    columns: 120,
    rows: 40,
    env: { HOTSEAT_SAVES: folder, HOTSEAT_CONFIG: folder },
  });

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'hotseat-manners-'));
  table = start();
  await table.see(/saved #0/);
});
afterEach(() => {
  table.kill();
  rmSync(folder, { recursive: true, force: true });
});

describe('a terminal without a screen', () => {
  it('is played line by line, and told so', async () => {
    const words = ['start', 'terra-mystica', '--players', 'Ann,Bob', '--seed', '7', '--name', 'lines'];
    const env = { HOTSEAT_SAVES: folder, HOTSEAT_CONFIG: folder, TERM: 'dumb' };
    const dumb = new Terminal([program, ...words], { columns: 100, rows: 40, env });
    await dumb.see('the game is played line by line');
    expect(dumb.raw).not.toContain('\u001B[?1049h');
    dumb.kill();
    const home = new Terminal([program], { env });
    expect((await home.ended()).code).toBe(2);
    expect(home.text()).toContain('has no screen to draw on');
  });
});

describe('the terminal', () => {
  it('Ctrl-Z without a shell to go back to comes back at once', async () => {
    table.press('\u001A');
    await table.until(() => table.raw.split('\u001B[?1049h').length === 3, 'the screen once more');
    expect(table.buffer).toBe('alternate');
    table.press('?');
    await table.see('╭─ Keys ');
  });

  it('Ctrl-\\ ends it at once, and gives the terminal back', async () => {
    table.press('\u001C');
    expect(await table.ended()).toEqual({ code: 131, signal: 0 });
    expect(table.buffer).toBe('normal');
    expect(table.raw.lastIndexOf('\u001B[?25h')).toBeGreaterThan(table.raw.lastIndexOf('\u001B[?25l'));
  });

  it('letters of a Cyrillic layout are commands by their place', async () => {
    table.press('ц');
    await table.see('Why, and why not?');
  });

  it('pasted text plays nothing', async () => {
    table.press('\u001B[200~\r\rq\r\u001B[201~');
    await table.quiet(200);
    expect(table.text()).toContain('saved #0');
    expect(table.code).toBeNull();
  });

  it('a click on what is on offer marks it, a second one does it', async () => {
    await table.see('+Alchemists');
    const y = table.lines().findIndex((line) => line.includes('+Alchemists'));
    const x = table.lines()[y]?.indexOf('+Alchemists') ?? 0;
    const press = () => table.press(`\u001B[<0;${x + 3};${y + 1}M\u001B[<0;${x + 3};${y + 1}m`);
    press();
    await table.see('►Alchemists');
    expect(table.text()).toContain('saved #0');
    press();
    await table.see('saved #1');
  });

  it('asks for mouse and brackets, and takes all of it back', async () => {
    expect(table.raw).toContain('\u001B[?1006h');
    expect(table.raw).toContain('\u001B[?2004h');
    expect(table.raw).toContain('\u001B]2;Terra Mystica: Ann\u0007');
    table.press(KEY.ctrlC);
    await table.ended();
    for (const off of ['[?1000l', '[?1006l', '[?2004l', '[23;0t', '[?1049l'])
      expect(table.raw, off).toContain(`\u001B${off}`);
  });
});
