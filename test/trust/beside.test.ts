/** What lies beside the saves, spoiled: settings, memories of a table, locks, and files that are to be imported. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fractions } from '../../src/engine/random.js';
import { encode } from '../../src/engine/save/format.js';
import { saveOf } from '../../src/engine/save/open.js';
import { Refused } from '../../src/engine/types.js';
import { gameCalled } from '../../src/games.js';
import { SETTING_KEYS, SettingsStore, settingFrom } from '../../src/host/settings.js';
import { Store } from '../../src/store/store.js';
import { Desk, isSentence } from '../cli/run.js';
import { LONG } from '../helpers/games.js';
import { playOn, sessionOf } from '../helpers/play.js';
import { bazaarModule } from '../toys/index.js';
import { spoilData, spoiledText } from './mutate.js';
import { freshFolder } from './places.js';

const folder = freshFolder();
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const SETTINGS = {
  language: 'uk',
  theme: 'light',
  colour: '256',
  glyphs: 'ascii',
  names: ['Ann', 'Bob'],
  silenced: ['tm.burn'],
  pace: 'at-once',
  handover: 'key',
  clock: '30',
  hints: 'off',
  mouse: 'off',
  bell: 'on',
  chat: 'off',
  easy: '0.5',
  normal: '2',
  hard: '10',
  plain: 'on',
  saves: '/srv/games',
};

/** The text of the data with injuries of either kind. */
function spoiled(data: object, i: number, random: () => number): string {
  const copy = structuredClone(data);
  if (i % 2) spoilData(copy, random);
  const text = JSON.stringify(copy, null, i % 3 ? 1 : undefined);
  return i % 2 && random() < 0.7 ? text : spoiledText(text, random);
}

describe('spoiled settings', () => {
  it(
    `count as far as they fit: ${1000 * LONG} files`,
    async () => {
      const random = fractions('settings');
      const file = path.join(folder, 'settings.json');
      let kept = 0;
      for (let i = 0; i < 1000 * LONG; i++) {
        fs.writeFileSync(file, spoiled(SETTINGS, i, random));
        const settings = new SettingsStore(folder);
        const all = settings.all();
        expect(Object.keys(all)).toEqual(SETTING_KEYS);
        for (const key of SETTING_KEYS) {
          const value = all[key];
          if (JSON.stringify(value) === JSON.stringify(SETTINGS[key])) kept += 1;
          // Whatever is taken from the file could have been set by hand.
          expect(settingFrom(key, Array.isArray(value) ? value.join() : String(value)).length).toBeGreaterThan(-1);
        }
        if (i % 10 > 0) continue;
        await settings.change({ theme: 'high-contrast' });
        expect(new SettingsStore(folder).all().theme).toBe('high-contrast');
      }
      expect(kept).toBeGreaterThan(3000 * LONG);
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
    60_000 * LONG,
  );
});

describe('spoiled files beside a save', () => {
  it(`do not keep anybody from playing: ${400 * LONG} memories and locks`, () => {
    const random = fractions('beside');
    const store = new Store(path.join(folder, 'beside'));
    const session = sessionOf(bazaarModule, { seats: 3 });
    store.write('game', saveOf(session, 'test'));
    const memory = { orders: [{ sip: 'never' }, {}], swaps: 3, spared: 1, spent: [5, 6] };
    const lock = { pid: 2 ** 22 + 5, host: 'nowhere', born: '1' };
    for (let i = 0; i < 400 * LONG; i++) {
      fs.writeFileSync(path.join(store.folder, 'game.json.table'), spoiled(memory, i, random));
      store.readBeside('game');
      fs.writeFileSync(path.join(store.folder, 'game.json.lock'), spoiled(lock, i, random));
      try {
        store.lock('game').release();
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        expect(['save-locked', 'lock-odd']).toContain(error.code);
      }
      fs.rmSync(path.join(store.folder, 'game.json.lock'), { force: true });
      expect(store.list()).toHaveLength(1);
    }
  });
});

describe('spoiled imports', () => {
  it(
    `of a ledger and of a save end with a sentence or a game: ${150 * LONG} files`,
    async () => {
      const random = fractions('imports');
      const desk = new Desk();
      const module = await gameCalled('terra-mystica').module();
      const session = sessionOf(module, { seed: 'import' });
      playOn(session, 100_000);
      const names = session.table.seats.map((seat) => seat.name);
      const ledger = module.exchange!.write(names, session.table.options, session.seed, session.log);
      const texts = [ledger, encode(saveOf(session, 'test'))];
      const file = path.join(desk.folder, 'away.txt');
      for (const text of texts) {
        fs.writeFileSync(file, text);
        expect((await desk.run(['saves', 'import', file])).code).toBe(0);
      }
      for (let i = 0; i < 150 * LONG; i++) {
        fs.writeFileSync(file, spoiledText(texts[i % 3 ? 0 : 1]!, random));
        const got = await desk.run(['saves', 'import', file]);
        if (got.code === 0) expect(got.out).toMatch(/^Imported as /);
        else expect(isSentence(got.err), JSON.stringify(got.err)).toBe(true);
      }
    },
    120_000 * LONG,
  );
});
