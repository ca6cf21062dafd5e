/** The help is made from the key table: every key it names must do something in that place. */
import { describe, expect, it } from 'vitest';
import { commandsIn, type Place } from '../../src/ui/keys/commands.js';
import { atTable, type Drive, drive, tick } from './driver.js';
import { FakeHost } from './fake-host.js';

const OPEN: Readonly<Record<Place, () => Promise<Drive>>> = {
  home: async () => {
    const host = atTable().host;
    return drive({ kind: 'home' }, host);
  },
  new: async () => {
    const d = drive({ kind: 'new', game: 'pebbles' }, new FakeHost());
    await tick();
    await d.press('down');
    return d;
  },
  table: () => table(),
  amount: async () => {
    const d = atTable();
    await d.press('2', 'enter', 'right');
    return d;
  },
  curtain: async () => {
    const d = atTable('bazaar');
    await d.press('enter', '2', 'enter');
    return d;
  },
  log: () => table('L', 'up'),
  why: () => table('w'),
  inspect: () => table('i'),
  help: () => table('?'),
  replay: () => table('r', 'left', 'left', 'left', '+'),
  whatif: async () => {
    const d = atTable();
    await d.press('v', '2', 'enter', 'enter', 'n', '2', 'enter', 'enter', '1', 'c');
    return d;
  },
  orders: () => table('a'),
  stand: () => table('s'),
  over: async () => {
    const d = atTable();
    await d.press('enter', 'enter');
    while (!d.scene.session.over()) {
      const { choices } = d.scene.session.prompt()!;
      d.scene.give({ id: (choices.find((c) => ['pass', 'decline'].includes(c.id)) ?? choices[0]!).id });
    }
    return d;
  },
  import: async () => {
    const { host } = atTable();
    const row = { who: 'Ann', text: 'takes one', answers: 0 };
    const rows = Array.from({ length: 30 }, (_, i) => ({ ...row, row: i + 1 }));
    const [open] = [...host.tables.values()];
    if (!open) throw new Error('no table');
    host.foreign = { ...open, rows, file: 'away.tsv' };
    const d = drive({ kind: 'home' }, host);
    await d.press('f');
    await d.type('away.tsv');
    await d.press('enter', 'up');
    return d;
  },
  learn: async () => {
    const host = new FakeHost();
    const lesson = { game: 'pebbles', seed: 'lesson', options: {}, others: ['Bob'], end: 'done' };
    const steps = [{ chapter: 'one', say: 'do it', answer: 'pass' }];
    host.taught = [
      { ...lesson, steps },
      { ...lesson, steps, seed: 'other' },
    ];
    const d = drive({ kind: 'home' }, host);
    await d.press('t');
    return d;
  },
  settings: async () => {
    const d = drive({ kind: 'home' });
    await d.press('s');
    return d;
  },
};

async function table(...keys: string[]): Promise<Drive> {
  const d = atTable();
  await d.press('enter', 'enter', 'enter', 'enter', 'u', ...keys);
  return d;
}

/** Keys that have nothing to do in the position above, though they work in others. */
const IDLE: readonly string[] = [
  'table silence', // no warning is shown
  'table lesson', // this is no lesson
  'table chapter',
  'why go', // the first row is no cure
  'orders row', // one order only
  'help row', // it all fits
  'help page-turn',
  'why row',
  'why filter',
];

/** Does this key change anything that can be seen in such a window? */
async function changes(place: Place, key: string, columns: number, rows: number): Promise<boolean> {
  const d = await OPEN[place]();
  const before = [d.text(columns, rows), d.stage.top, d.host.files.size];
  await d.press(key);
  const after = d.stage.ended ? [] : [d.text(columns, rows), d.stage.top, d.host.files.size];
  d.stage.end();
  return before.some((value, i) => value !== after[i]);
}

describe('every key of the help does something', () => {
  for (const place of Object.keys(OPEN) as Place[]) {
    it(place, async () => {
      for (const command of commandsIn(place)) {
        if (IDLE.includes(`${place} ${command.id}`)) continue;
        let seen = false;
        for (const key of command.keys)
          seen ||= (await changes(place, key, 80, 24)) || (await changes(place, key, 120, 40));
        expect(seen, `${place} ${command.id}`).toBe(true);
      }
    });
  }
});
