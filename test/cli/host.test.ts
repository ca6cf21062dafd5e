import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { accepts } from '../../src/engine/engine.js';
import type { GameModule } from '../../src/engine/phrasebook.js';
import { RuleCrash } from '../../src/engine/session.js';
import { addGame } from '../../src/games.js';
import { DiskHost } from '../../src/host/host.js';
import type { Io } from '../../src/host/io.js';
import { Library } from '../../src/host/library.js';
import { SettingsStore, settingFrom } from '../../src/host/settings.js';
import { whenText } from '../../src/host/when.js';
import { Plain } from '../../src/plain/plain.js';
import { Store } from '../../src/store/store.js';
import { ui as bazaarUi } from '../toys/bazaar/ui/index.js';
import { pebblesModule, TOYS } from '../toys/index.js';
import { ui as pebblesUi } from '../toys/pebbles/ui/index.js';
import { tempFolder } from './run.js';

/** Pebbles with a rule that fails. */
const fragile: GameModule = {
  ...pebblesModule,
  game: {
    ...pebblesModule.game,
    id: 'fragile',
    frames: Object.fromEntries(
      Object.entries(pebblesModule.game.frames as Record<string, any>).map(([kind, rules]) => [
        kind,
        {
          ...rules,
          take(ctx: any, frame: any, answer: any) {
            rules.take(ctx, frame, answer);
            if (answer.id === 'pass') throw new Error('the rule is broken');
          },
        },
      ]),
    ),
  },
};
const uis = { pebbles: pebblesUi, bazaar: bazaarUi, fragile: pebblesUi };
// The helpers of the command tests may have listed the toys without a screen: these have ids of their own.
for (const toy of [...TOYS, { id: 'fragile', title: 'Fragile', seats: [2, 3, 4], module: async () => fragile }]) {
  const id = `${toy.id}-host`;
  addGame({ ...toy, id, minutes: 1, character: '', ui: async () => uis[toy.id as keyof typeof uis] });
}
addGame({
  id: 'fragile',
  title: 'Fragile',
  seats: [2],
  minutes: 1,
  character: '',
  module: async () => fragile,
  ui: async () => pebblesUi,
});

function io(): Io & { text(): string } {
  const stdout = new PassThrough();
  let text = '';
  stdout.on('data', (chunk) => {
    text += String(chunk);
  });
  const place = { root: '', checkout: false, version: '1' };
  return {
    place,
    env: {},
    cwd: '',
    stdin: new PassThrough(),
    stdout,
    stderr: stdout,
    now: () => new Date(2026, 10, 18, 12),
    text: () => text,
  };
}

function host(folder = tempFolder()) {
  const library = new Library(new Store(path.join(folder, 'saves')), '1');
  return { folder: path.join(folder, 'saves'), library, host: new DiskHost(io(), library, new SettingsStore(folder)) };
}

const SPEC = {
  game: 'pebbles-host',
  seats: [
    { name: 'Ann', by: 'human' },
    { name: 'Bob', by: 'bot:random' },
  ],
  options: {},
  undo: 'strict',
  seed: '7',
} as const;

describe('the host on disk', () => {
  it('creates, saves and lists', async () => {
    const { host: h, folder } = host();
    const table = await h.create(SPEC);
    expect(table.name).toBe('pebbles-2026-11-18');
    table.session.submit(table.session.prompt()!.choices[0]!);
    h.save(table);
    const [info] = h.saves();
    expect(info).toMatchObject({
      name: table.name,
      title: 'Pebbles',
      seats: ['Ann', 'Bob'],
      where: 'round 1',
      turn: 'Bob',
      answers: 1,
    });
    expect(readdirSync(folder)).toContain(`${table.name}.json.lock`);
    const next = await h.create(SPEC);
    expect(next.name).toBe('pebbles-2026-11-18-2');
    expect(readdirSync(folder)).not.toContain(`${table.name}.json.lock`);
  });

  it('refuses names and seeds that do not fit', async () => {
    const { host: h } = host();
    await expect(h.create({ ...SPEC, seats: [{ name: 'A\u001B[2J', by: 'human' }, SPEC.seats[1]] })).rejects.toThrow(
      /name-signs/,
    );
    await expect(h.create({ ...SPEC, seed: '\u0007' })).rejects.toThrow(/seed/);
    await expect(h.create({ ...SPEC, options: { nope: 'x' } })).rejects.toThrow(/option-unknown/);
  });

  it('remembers what belongs to the table, and takes any rubbish for nothing', async () => {
    const { host: h, folder } = host();
    const table = await h.create(SPEC);
    expect(h.memory(table)).toEqual({
      orders: [{}, {}],
      swaps: 0,
      spared: 0,
      spent: [0, 0],
      languages: ['', ''],
      agreed: [],
    });
    h.remember(table, {
      orders: [{ sip: 'never' }, {}],
      swaps: 3,
      spared: 1,
      spent: [5, 6],
      languages: ['uk', ''],
      agreed: [{ at: 4, undo: 'free' }],
    });
    expect(h.memory(table)).toEqual({
      orders: [{ sip: 'never' }, {}],
      swaps: 3,
      spared: 1,
      spent: [5, 6],
      languages: ['uk', ''],
      agreed: [{ at: 4, undo: 'free' }],
    });
    writeFileSync(
      path.join(folder, `${table.name}.json.table`),
      '{"orders":[3,{"a":[]}],"swaps":"x","spent":null,"languages":["tlh",7],"agreed":[5,{"at":-1,"undo":"free"},{"at":1,"undo":"no"}]}',
    );
    expect(h.memory(table)).toEqual({
      orders: [{}, {}],
      swaps: 0,
      spared: 0,
      spent: [0, 0],
      languages: ['', ''],
      agreed: [],
    });
  });

  it('a bot answers the same in the same position', async () => {
    const { host: h } = host();
    const table = await h.create({ ...SPEC, seats: [{ name: 'A', by: 'bot:random' }, SPEC.seats[1]] });
    const { answer } = await h.think(table.session, 0);
    expect(accepts(table.session.prompt()!, answer)).toBe('yes');
    expect((await host().host.think(table.session, 0)).answer).toEqual(answer);
  });

  it('says when the disk does not take a save', async () => {
    const { host: h, library } = host();
    const table = await h.create(SPEC);
    const { writeEncoded } = library.store;
    library.store.writeEncoded = () => {
      throw Object.assign(new Error(), { code: 'ENOSPC' });
    };
    table.session.submit(table.session.prompt()!.choices[0]!);
    h.save(table);
    const { answers, trouble } = h.onDisk(table);
    expect(answers).toBe(0);
    expect(h.explain(trouble)).toMatch(/^The disk is full/);
    expect(h.unsaved()).toBe(table);
    // No other table takes its place while its answers are only here.
    await expect(h.create(SPEC)).rejects.toMatchObject({ code: 'disk-full' });
    library.store.writeEncoded = writeEncoded;
    expect(h.unsaved()).toBe(null);
    expect(h.onDisk(table)).toEqual({ answers: 1, trouble: null });
  });

  it('settings last, and the command line goes before them until they are changed', async () => {
    const folder = tempFolder();
    const prefs = new SettingsStore(folder);
    const h = new DiskHost(io(), new Library(new Store(folder), '1'), prefs, { theme: 'light' });
    expect(h.settings().theme).toBe('light');
    h.change({ glyphs: 'ascii' });
    expect(h.settings()).toMatchObject({ theme: 'light', glyphs: 'ascii' });
    h.change({ theme: 'high-contrast' });
    expect(h.settings().theme).toBe('high-contrast');
    await prefs.settled();
    expect(new SettingsStore(folder).all().theme).toBe('high-contrast');
  });

  it('a bot thinks as long as the setting of its level says', async () => {
    const folder = tempFolder();
    const prefs = new SettingsStore(folder);
    const h = new DiskHost(io(), new Library(new Store(folder), '1'), prefs);
    const asked = (h as unknown as { thinkers: { settings: { ms(level: string): number | undefined } } }).thinkers;
    const times = () => ['random', 'easy', 'normal', 'hard'].map((level) => asked.settings.ms(level));
    expect(times()).toEqual([undefined, 200, 1000, 5000]);
    h.change({ easy: '0.1', hard: '30' });
    expect(times()).toEqual([undefined, 100, 1000, 30_000]);
    await prefs.settled();
    expect(new SettingsStore(folder).all()).toMatchObject({ easy: '0.1', normal: '1', hard: '30' });
    expect(() => settingFrom('hard', '7 hours')).toThrow(/setting-value/);
  });
});

describe('a rule that fails', () => {
  it('in plain mode: one sentence, the position stands, a save and a report are kept', async () => {
    const { library, folder } = host();
    const seats = [
      { name: 'Ann', by: 'human' },
      { name: 'Bob', by: 'human' },
    ];
    const kept = library.begin(fragile, { seats, options: {}, undo: 'strict' }, '7', 'game');
    const at = io();
    (at.stdin as PassThrough).end('lay:A1\npass\nlay:A2\nquit\n');
    await new Plain(at, library, kept).play();
    expect(at.text()).toMatch(
      /A rule of this game failed at pass\. The position is as it was before, and is kept as game-crash for a report\./,
    );
    expect(at.text()).not.toMatch(/ at .*:\d+/);
    expect(readFileSync(path.join(folder, 'game-crash.txt'), 'utf8')).toMatch(
      /^answer 2: 2 pass\n\nError: the rule is broken/,
    );
    expect(library.store.read('game-crash').log).toHaveLength(1);
    expect(library.store.read('game').log.length).toBe(2);
  });

  it('on the screen: the same sentence', async () => {
    const { host: h, library } = host();
    const table = await h.create({ ...SPEC, game: 'fragile' });
    let failure: unknown;
    try {
      table.session.submit({ id: 'pass' });
    } catch (error) {
      failure = error;
    }
    expect(failure).toBeInstanceOf(RuleCrash);
    expect(h.explain(failure)).toMatch(/failed at pass.*kept as .*-crash/);
    expect(library.store.names().some((name) => name.endsWith('-crash'))).toBe(true);
  });
});

describe('when', () => {
  it('says it as people do', () => {
    const now = new Date(2026, 10, 18, 12);
    const at = (...parts: [number, number, number, number, number]) => whenText(new Date(...parts).getTime(), now);
    expect(at(2026, 10, 18, 9, 5)).toBe('today 09:05');
    expect(at(2026, 10, 17, 21, 40)).toBe('yesterday 21:40');
    expect(at(2026, 10, 14, 8, 0)).toBe('Saturday');
    expect(at(2026, 2, 3, 8, 0)).toBe('3 March');
    expect(at(2025, 2, 3, 8, 0)).toBe('3 March 2025');
  });
});
