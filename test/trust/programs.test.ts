/** A save may name programs. None of them runs because somebody looks at the save, whatever key comes next. */
import fs from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { Context, type Globals } from '../../src/cli/context.js';
import { saveOf } from '../../src/engine/save/open.js';
import { Session } from '../../src/engine/session.js';
import { addGame } from '../../src/games.js';
import { DiskHost } from '../../src/host/host.js';
import type { Io } from '../../src/host/io.js';
import { Store } from '../../src/store/store.js';
import { playOn } from '../helpers/play.js';
import { pebblesModule as module, TOYS } from '../toys/index.js';
import { ui as pebblesUi } from '../toys/pebbles/ui/index.js';
import { freshFolder } from './places.js';

addGame({ ...TOYS[0]!, minutes: 1, character: '' });
const folder = freshFolder();
const mark = path.join(folder, 'it-ran');
const command = `touch '${mark}'`;
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const seats = ['Ann', 'Bob'].map((name) => ({ name, by: `bot:exec=${command}` }));
const session = new Session({ module, table: { seats, options: {}, undo: 'strict' }, seed: 'programs' });
playOn(session, 5);
new Store(path.join(folder, 'saves')).write('away', saveOf(session, 'test'));

function context(globals: Globals, env: Record<string, string> = {}): Context {
  const place = { root: '', checkout: false, version: '1' };
  const streams = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() };
  const io: Io = { place, env: { HOTSEAT_CONFIG: folder, ...env }, cwd: folder, ...streams, now: () => new Date() };
  return new Context(io, { saves: path.join(folder, 'saves'), ...globals });
}

/** The save as the replay shows it, and what the keys of the replay ask of the host. */
async function looked(where: Context) {
  const library = await where.library();
  const kept = await library.look('away');
  const host = new DiskHost(where.io, library, await where.settings());
  const table = { ...kept, ui: pebblesUi };
  return { host, table, seat: kept.session.prompt()!.seat, library };
}

async function ran(): Promise<boolean> {
  for (let i = 0; i < 20 && !fs.existsSync(mark); i++) await new Promise((resolve) => setTimeout(resolve, 25));
  return fs.existsSync(mark);
}

describe('programs that a save names', () => {
  it.each([
    ['at home', {}, {}],
    ['in a kiosk', { kiosk: true, programs: true }, {}],
    ['in a kiosk by its environment', { programs: true }, { HOTSEAT_KIOSK: '1' }],
  ])('do not run %s: not in what-if, not when the game is taken over', async (_, globals, env) => {
    const { host, table, seat, library } = await looked(context(globals, env));
    await expect(library.open('away')).rejects.toMatchObject({ code: 'save-programs' });
    expect((await host.think(table.session, seat)).why).toMatch(/not allowed/);
    await expect(
      host.takeOver(table, 3, { by: table.session.table.seats.map((s) => s.by), name: 'other' }),
    ).rejects.toMatchObject({ code: 'save-programs' });
    expect(await ran()).toBe(false);
    expect(library.store.names()).toEqual(['away']);
  });

  it('do not run because another program was put into a seat by hand', async () => {
    const where = context({});
    where.seatPrograms(['true']);
    const { host, table, seat } = await looked(where);
    await host.think(table.session, seat);
    expect(await ran()).toBe(false);
    expect(() => context({ kiosk: true }).seatPrograms(['true'])).toThrow(/kiosk/);
  });

  it('run with --programs', async () => {
    const { host, table, seat } = await looked(context({ programs: true }));
    await host.think(table.session, seat);
    expect(await ran()).toBe(true);
  });
});
