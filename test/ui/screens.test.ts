import { describe, expect, it } from 'vitest';
import { GLYPHS, type GlyphSet } from '../../src/ui/theme/glyphs.js';
import { atTable, type Drive, drive, tick } from './driver.js';
import { FakeHost } from './fake-host.js';
import { frameOf } from './frame.js';

const SIZES = [
  [80, 24],
  [100, 30],
  [120, 40],
  [200, 60],
] as const;

async function playSome(d: Drive): Promise<void> {
  await d.press('enter', 'enter', 'enter');
}

const SCENES: Readonly<Record<string, (glyphs: GlyphSet) => Promise<Drive>>> = {
  home: async (glyphs) => drive({ kind: 'home' }, new FakeHost(), glyphs),
  homeWithSaves: async (glyphs) => {
    const d = drive({ kind: 'home' }, atTable('pebbles', ['human', 'human', 'human', 'human'], glyphs).host, glyphs);
    d.host.extra = Array.from({ length: 20 }, (_, i) => ({
      name: `old-${i}`,
      title: 'A very long title of a game that nobody can read',
      seats: ['Ann', 'Bob'],
      where: 'round 999 of 1000 in the last age',
      turn: 'A name that is far too long',
      when: 0,
      scores: [1, 2],
      answers: 3,
      ...(i === 1
        ? { broken: 'This save is broken, and the sentence about it is long enough to be cut somewhere.' }
        : {}),
    }));
    return drive({ kind: 'home' }, d.host, glyphs);
  },
  homeFind: async (glyphs) => {
    const d = await SCENES['homeWithSaves']!(glyphs);
    await d.press('f', 'o');
    return d;
  },
  setup: async (glyphs) => {
    const d = drive({ kind: 'new', game: 'pebbles' }, new FakeHost(), glyphs);
    await tick();
    await d.press('4', 'down');
    return d;
  },
  settings: async (glyphs) => {
    const d = drive({ kind: 'home' }, new FakeHost(), glyphs);
    await d.press('s');
    return d;
  },
  table: async (glyphs) => {
    const d = atTable('pebbles', ['human', 'human', 'human', 'human'], glyphs);
    await playSome(d);
    return d;
  },
  amount: async (glyphs) => {
    const d = atTable('pebbles', ['human', 'human'], glyphs);
    await d.press('down', 'enter', 'right');
    return d;
  },
  filter: async (glyphs) => {
    const d = atTable('pebbles', ['human', 'human'], glyphs);
    await d.press('/', 'a');
    return d;
  },
  typing: async (glyphs) => {
    const d = atTable('pebbles', ['human', 'human'], glyphs);
    await d.press(':', 'l');
    return d;
  },
  board: async (glyphs) => {
    const d = atTable('pebbles', ['human', 'human'], glyphs);
    await d.press('tab', 'right', 'z', 'shift-down');
    return d;
  },
  why: over('w'),
  inspect: over('i'),
  find: over('i', '/', 's'),
  help: over('?'),
  stand: over('s'),
  orders: over('a', 'right'),
  whatif: over('v', 'enter', 'n', 'c'),
  whatifTable: over('v', 'enter', 'n'),
  log: over('L'),
  ledger: over('L', 'L', 's'),
  replay: over('r', 'left'),
  curtain: async (glyphs) => atTable('bazaar', ['human', 'human', 'human', 'human', 'human'], glyphs),
  hidden: async (glyphs) => {
    const d = atTable('bazaar', ['human', 'human', 'human', 'human', 'human'], glyphs);
    await d.press('enter');
    return d;
  },
  over: async (glyphs) => finished(glyphs),
  overChart: async (glyphs) => {
    const d = await finished(glyphs);
    await d.press('1');
    return d;
  },
};

function over(...keys: string[]): (glyphs: GlyphSet) => Promise<Drive> {
  return async (glyphs) => {
    const d = atTable('pebbles', ['human', 'human', 'human'], glyphs);
    await playSome(d);
    await d.press(...keys);
    return d;
  };
}

async function finished(glyphs: GlyphSet): Promise<Drive> {
  const d = atTable('pebbles', ['human', 'human', 'human', 'human'], glyphs);
  for (let i = 0; i < 400 && !d.scene.session.over(); i++) await d.press(i % 3 === 0 ? 'enter' : '0', 'enter', 'enter');
  for (let i = 0; i < 400 && !d.scene.session.over(); i++) {
    const choices = d.scene.session.prompt()!.choices;
    d.scene.give({ id: choices.find((c) => c.id === 'pass' || c.id === 'decline')!.id });
  }
  await tick();
  return d;
}

const PLAIN = /^[ -~]*$/;

/** Everything wrong with the scene on top. */
function faultsOf(d: Drive, columns: number, rows: number): string[] {
  const frame = frameOf(d.stage, columns, rows);
  const ascii = d.stage.look.glyphs === 'ascii';
  const strange = (line: string) => [...line].some((sign) => !PLAIN.test(sign) && (ascii || !GLYPHS.has(sign)));
  return [
    ...frame.faults,
    ...(frame.lines.length === rows ? [] : [`${frame.lines.length} rows`]),
    ...(frame.lines.at(-1) ? [] : ['the last row is empty']),
    ...frame.lines.filter(strange),
  ].map((fault) => `${columns}x${rows}: ${fault}`);
}

describe('screens', () => {
  for (const glyphs of ['unicode', 'ascii'] as const) {
    for (const [name, open] of Object.entries(SCENES)) {
      it(`${name} in ${glyphs}`, async () => {
        const d = await open(glyphs);
        expect(SIZES.flatMap(([columns, rows]) => faultsOf(d, columns, rows))).toEqual([]);
        d.stage.end();
      });
    }
  }

  it('key rows in ASCII name the enter key', async () => {
    const d = await SCENES['table']!('ascii');
    expect(d.text()).toContain('RET do');
    expect(d.text()).toMatch(/^[ -~\n]*$/);
  });

  it('game over shows sources, total and the winner', async () => {
    const d = await finished('unicode');
    expect(d.text()).toContain('Points by source');
    expect(d.text()).toContain('Biggest swings');
    expect(d.text()).toMatch(/► .* wins with/);
    expect(d.text(120, 40)).toContain('Points over time');
    await d.press('e');
    expect([...d.host.files.values()][0]).toContain('Points by source');
    await d.press('4');
    expect(d.text()).toContain('saved #0');
  });
});
