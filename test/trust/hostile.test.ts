/** Files and lines from anywhere: a clear refusal or a game that works, quickly, and never another error. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { randomAnswer } from '../../src/engine/bots/random.js';
import { start } from '../../src/engine/engine.js';
import { fractions } from '../../src/engine/random.js';
import { decode, encode, MOST_BYTES, type SaveFile, seal } from '../../src/engine/save/format.js';
import { openSave, saveOf, verifySave } from '../../src/engine/save/open.js';
import { RuleCrash, type Session } from '../../src/engine/session.js';
import { Refused } from '../../src/engine/types.js';
import { sentence } from '../../src/phrases.js';
import { Protocol } from '../../src/protocol.js';
import { Store } from '../../src/store/store.js';
import '../cli/run.js';
import { contestants, LONG } from '../helpers/games.js';
import { playOn, sessionOf } from '../helpers/play.js';
import { spoilData, spoiledText } from './mutate.js';
import { freshFolder } from './places.js';

const games = await contestants();
const toys = games.filter((g) => g.id === 'pebbles' || g.id === 'bazaar');
const folder = freshFolder();
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Good saves of every game: fresh, half-way, and over. */
function good(list = games): SaveFile[] {
  return list.flatMap(({ module }) =>
    [0, 40, 100_000].map((answers) => {
      const session = sessionOf(module, { seats: module.game.seats.at(-1)!, seed: 'good', undo: 'free' });
      playOn(session, Math.min(answers, module.game.id === 'pebbles' || module.game.id === 'bazaar' ? answers : 90));
      return JSON.parse(JSON.stringify(saveOf(session, 'test'))) as SaveFile;
    }),
  );
}

const counts = { refused: 0, loaded: 0, slowest: 0 };

/** Loads the text and uses what comes out as a person would. Throws what must not happen. */
function use(text: string, random: () => number, known = games): void {
  const began = worked();
  try {
    const save = decode(text);
    const module = known.find((g) => g.id === save.game)?.module;
    if (!module) throw new Refused('save-game', { game: save.game });
    const { session } = openSave(module, save);
    counts.loaded += 1;
    look(session, random);
    verifySave(module, save);
  } catch (error) {
    if (error instanceof Refused) {
      counts.refused += 1;
      const text = sentence(error);
      if (!/^\S.*[.!?]$/su.test(text) || /undefined|\[object/.test(text)) throw new Error(`the sentence: ${text}`);
    } else if (!(error instanceof RuleCrash)) throw error;
  } finally {
    counts.slowest = Math.max(counts.slowest, worked() - began);
  }
}

function look(session: Session, random: () => number): void {
  for (let seat = 0; seat < session.seats; seat++) {
    session.view(seat);
    session.standing(seat);
  }
  session.history();
  session.why();
  if (session.undo()) session.redo();
  for (let i = 0; i < 6 && session.prompt(); i++) session.submit(randomAnswer(session.prompt()!, random));
  decode(encode(saveOf(session, 'test')));
}

/** The file with a checksum that fits, whatever has become of its parts. */
function textOf(raw: object): string {
  return JSON.stringify(seal(raw as SaveFile));
}

/** Milliseconds of work; other programs on the machine do not count. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

describe('spoiled saves', () => {
  it(
    `are refused or work: ${3000 * LONG} texts`,
    () => {
      const random = fractions('texts');
      const texts = good().map(encode);
      for (const text of texts) use(text, random);
      expect(counts.loaded).toBe(texts.length);
      for (let i = 0; i < 3000 * LONG; i++) use(spoiledText(texts[i % texts.length]!, random), random);
      expect(counts.refused).toBeGreaterThan(2000 * LONG);
      expect(counts.slowest).toBeLessThan(1000);
    },
    120_000 * LONG,
  );

  it(
    `are refused or work: ${1500 * LONG} positions with a checksum that fits, as a change of rules has to take them`,
    () => {
      const random = fractions('sealed');
      const saves = good(toys);
      const before = counts.refused;
      const newer = toys.map(({ id, seats, module }) => {
        const game = { ...module.game, rules: 2, migrate: { 1: () => {} } };
        return { id, seats, module: { ...module, game } };
      });
      for (let i = 0; i < 1500 * LONG; i++) {
        const { sum, ...raw } = structuredClone(saves[i % saves.length]!);
        spoilData(i % 3 ? (raw.state as object) : raw, random);
        use(textOf(raw), random, newer);
      }
      expect(counts.refused - before).toBeGreaterThan(300 * LONG);
      expect(counts.slowest).toBeLessThan(1000);
    },
    120_000 * LONG,
  );

  it(
    `are refused or work: ${600 * LONG} whose table or log was rewritten`,
    () => {
      const random = fractions('tables');
      const saves = good();
      for (let i = 0; i < 600 * LONG; i++) {
        const { sum, state, ...raw } = structuredClone(saves[i % saves.length]!);
        spoilData(i % 3 ? (i % 2 ? raw.table : raw.log) : raw, random);
        use(textOf({ ...raw, state }), random);
      }
      expect(counts.slowest).toBeLessThan(1000);
    },
    120_000 * LONG,
  );

  it('do not reach into the language', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as any).polluted).toBeUndefined();
  });

  it('of 50 MB, of nothing but brackets and of nothing but zeros are refused at once', () => {
    const store = new Store(folder);
    const write = (name: string, make: (fd: number) => void) => {
      const fd = fs.openSync(path.join(folder, `${name}.json`), 'w');
      make(fd);
      fs.closeSync(fd);
      const began = worked();
      let code = '';
      try {
        store.read(name);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        code = error.code;
      }
      expect(worked() - began).toBeLessThan(1000);
      return code;
    };
    const fill = (text: string, bytes: number) => (fd: number) => {
      const block = Buffer.from(text.repeat(Math.ceil(1_000_000 / text.length)));
      for (let n = 0; n < bytes; n += block.length) fs.writeSync(fd, block);
    };
    expect(write('huge', fill('{"format":"hotseat-save",', 50_000_000))).toBe('save-huge');
    expect(write('sparse', (fd) => fs.ftruncateSync(fd, 50_000_000_000))).toBe('save-huge');
    expect(write('brackets', fill('[', MOST_BYTES - 1_000_000))).toBe('save-shape');
    expect(write('records', fill('{"a":', MOST_BYTES - 1_000_000))).toBe('save-shape');
    expect(write('zeros', (fd) => fs.ftruncateSync(fd, 1_000_000))).toBe('save-not-json');
    const half = MOST_BYTES / 2 - 100;
    expect(write('closed', (fd) => fs.writeSync(fd, '['.repeat(half) + ']'.repeat(half)))).toBe('save-shape');
    const deep = `{"format":"hotseat-save","state":${'['.repeat(half - 50)}${']'.repeat(half - 50)}}`;
    expect(write('deep', (fd) => fs.writeSync(fd, deep))).toBe('save-shape');
    const keys = `{"format":"hotseat-save","state":{${Array.from({ length: 300_000 }, (_, i) => `"k${i}":0`).join()}}}`;
    expect(write('keys', (fd) => fs.writeSync(fd, keys))).toBe('save-shape');
    expect(() => decode('x'.repeat(50_000_000))).toThrow(Refused);
    for (const { save } of store.list()) expect(save).toBeInstanceOf(Refused);
  });
});

describe('spoiled lines of the protocol', () => {
  it(
    `are answered with an error or with a game: ${1200 * LONG} lines`,
    async () => {
      const random = fractions('lines');
      const saves = good(toys);
      const asked = [
        { do: 'hello' },
        { do: 'start', game: 'pebbles', seats: ['Red', 'Blue'], seed: '7', options: { rounds: '2', closed: ['A1'] } },
        { do: 'start', game: 'bazaar', seats: ['Red', 'Blue', 'Green'], seed: '8', options: {}, undo: 'free' },
        { do: 'prompt' },
        { do: 'answer', id: 'trade', n: 2 },
        { do: 'answer', id: 'pass' },
        { do: 'why' },
        { do: 'view', seat: 0 },
        { do: 'tally' },
        { do: 'undo' },
        { do: 'save' },
        ...saves.map((save) => ({ do: 'load', save })),
      ];
      let protocol = new Protocol('0');
      let fine = 0;
      for (let i = 0; i < 1200 * LONG; i++) {
        if (i % 50 === 0) {
          protocol = new Protocol('0');
          await protocol.line(JSON.stringify(asked[1 + ((i / 50) % 2)]));
        }
        const request = structuredClone(asked[i % asked.length]!);
        if (i % 3 === 0) spoilData(request, random);
        const line = i % 3 === 1 ? spoiledText(JSON.stringify(request), random) : JSON.stringify(request);
        const began = worked();
        const answer = (await protocol.line(line.replace(/\n/g, ' '))) as any;
        expect(worked() - began).toBeLessThan(1000);
        if (answer.ok) fine += 1;
        else {
          expect(typeof answer.error.code).toBe('string');
          expect(answer.error.message).toMatch(/^\S.*\.$/);
          expect(answer.error.message).not.toMatch(/\bat .*:\d+:\d+|TypeError|undefined|\[object/);
        }
        JSON.stringify(answer);
      }
      expect(fine).toBeGreaterThan(200);
    },
    120_000 * LONG,
  );
});

describe('spoiled options', () => {
  it(
    `are refused or give a game: ${800 * LONG} sets`,
    () => {
      const random = fractions('options');
      for (let i = 0; i < 800 * LONG; i++) {
        const { game } = games[i % games.length]!.module;
        const options = structuredClone(sessionOf(games[i % games.length]!.module).table.options) as any;
        for (let k = 0; k < 1 + (i % 3); k++) spoilData(options, random);
        // words that exist, in numbers and orders nobody meant
        for (const spec of game.optionSpecs) {
          if (spec.kind === 'list' && random() < 0.5) {
            options[spec.id] = Array.from(
              { length: Math.floor(random() * 8) },
              () => spec.of[Math.floor(random() * spec.of.length)],
            );
          }
        }
        try {
          const run = start(game, game.seats[i % game.seats.length]!, options, `options ${i}`, false);
          for (let n = 0; n < 3 && run.prompt(); n++) run.play(randomAnswer(run.prompt()!, random));
        } catch (error) {
          if (!(error instanceof Refused))
            throw new Error(`${game.id}: ${JSON.stringify(options).slice(0, 300)}`, { cause: error });
        }
      }
    },
    120_000 * LONG,
  );
});

describe.each(games.filter((g) => g.module.exchange))('spoiled foreign notations of $id', ({ module }) => {
  it(
    'are refused in one way or read',
    () => {
      const random = fractions('notations');
      const session = sessionOf(module, { seed: 'notation' });
      playOn(session, 100_000); // some notations only know finished games
      const exchange = module.exchange!;
      const names = session.table.seats.map((s) => s.name);
      const text = exchange.write(names, session.table.options, session.seed, session.log);
      expect(exchange.recognises(text)).toBe(true);
      for (let i = 0; i < 400 * LONG; i++) {
        const spoiled = spoiledText(text, random);
        try {
          exchange.recognises(spoiled);
          exchange.read(spoiled);
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
        }
      }
    },
    120_000 * LONG,
  );
});
