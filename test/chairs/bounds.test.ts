/** What programs that are silent, slow or many may cost a host, and when it ends by itself. */
import { existsSync } from 'node:fs';
import net from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenedTable } from '../../src/chairs/open.js';
import { randomAnswer } from '../../src/engine/bots/random.js';
import { must } from '../../src/engine/must.js';
import { fractions } from '../../src/engine/random.js';
import { pebblesModule } from '../toys/index.js';
import { type Opening, open, type Place, place, Talker, until, withToys } from './tables.js';

withToys();

/** How often a host looks for programs that must go. */
const LOOK_MS = 5_000;
const MINUTE = 60_000;
const MB = 1_000_000;

let at: Place;
let opened: OpenedTable;
let clock: number;
const talkers: Talker[] = [];

beforeEach(() => {
  // Only the host's regular look is played by hand; sockets go their own way.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  at = place();
  clock = Date.now();
});

afterEach(() => {
  for (const one of talkers.splice(0)) one.kill();
  opened.close();
  at.remove();
  vi.useRealTimers();
});

async function begin(how: Opening = {}): Promise<void> {
  opened = await open(at, pebblesModule, { now: () => clock, ...how });
}

function talker(): Talker {
  const one = new Talker(opened.socket);
  talkers.push(one);
  return one;
}

/** Time goes by, and the host looks. */
function later(ms: number): void {
  clock += ms;
  vi.advanceTimersByTime(LOOK_MS);
}

const why = (one: Talker) => one.heard.findLast((message) => message['push'] === 'closing')?.['why'];

/** The asked seat's answer, as the host takes it. */
function answer(random: () => number): void {
  const { session } = opened.table;
  const prompt = must(session.prompt(), 'a question');
  opened.table.answer(prompt.seat, session.log.length, randomAnswer(prompt, random));
}

describe('a program that says nothing', () => {
  it('is let go after half a minute, unless it sends a ping', async () => {
    await begin();
    const [silent, alive] = [talker(), talker()];
    await silent.sit(0);
    await alive.sit(1);
    later(20_000);
    await alive.ask({ do: 'ping' });
    later(20_000);
    await until(() => silent.gone, 'the silent one is gone');
    expect(why(silent)).toBe('silent');
    expect(await alive.ask({ do: 'ping' })).toMatchObject({ ok: true });
    await until(() => !opened.table.presence().seats[0]?.here, 'its seat is empty');
    expect(await talker().sit(0)).toMatchObject({ ok: false, error: { code: 'wrong-pass' } });
  });

  it('is let go sooner when it does not even say who it is', async () => {
    await begin();
    const stranger = talker();
    await stranger.ask({ do: 'hello' });
    later(11_000);
    await until(() => stranger.gone, 'the stranger is gone');
    expect(why(stranger)).toBe('silent');
  });
});

describe('a program that asks without end', () => {
  it('gets sixty replies at once and thirty a second, and the rest waits', async () => {
    await begin();
    const flood = talker();
    await flood.sit(0);
    const replies = () => flood.heard.filter((message) => message['ok']).length;
    const before = replies();
    flood.raw('{"do":"ping"}\n'.repeat(300));
    const settled = async () => {
      await new Promise((done) => setTimeout(done, 150));
      return replies() - before;
    };
    await until(() => replies() - before >= 59, 'the first ones');
    expect(await settled()).toBeLessThanOrEqual(60);
    clock += 1_000;
    await until(() => replies() - before >= 89, 'those of a second');
    expect(await settled()).toBeLessThanOrEqual(91);
  });
});

describe('a program that does not read', () => {
  /** Lines of talk until much more was sent than is kept for anybody. */
  const LINES = 12_000;

  async function talkMuch(): Promise<void> {
    for (let n = 0; n < LINES; n++) {
      opened.table.say(0, `${n} ${'x'.repeat(190)}`);
      if (n % 100 === 0) await new Promise((done) => setImmediate(done));
    }
  }

  it('costs a bounded amount of memory, keeps nobody waiting, and is shown everything once it reads', async () => {
    await begin();
    const ann = talker();
    await ann.sit(0);
    const socket = net.connect(opened.socket);
    socket.write('{"do":"sit","seat":1}\n');
    await until(() => opened.table.presence().seats[1]?.here === true, 'Bob sits');
    socket.pause();
    await talkMuch();
    answer(fractions('slow'));
    await ann.sees(1);
    let read = 0;
    let text = '';
    socket.on('data', (data) => {
      read += data.length;
      text = (text + data.toString()).slice(-100_000);
    });
    socket.resume();
    await until(() => text.includes('"push":"changed","at":1'), 'Bob sees the answer');
    expect(read).toBeLessThan(3 * MB);
    socket.destroy();
  });

  it('is let go when it has not read for half a minute', async () => {
    await begin();
    const ann = talker();
    await ann.sit(0);
    const socket = net.connect(opened.socket);
    socket.write('{"do":"watch"}\n');
    await until(() => opened.table.presence().watchers === 1, 'somebody watches');
    socket.pause();
    await talkMuch();
    clock += 31_000;
    await ann.ask({ do: 'ping' });
    socket.write('{"do":"ping"}\n');
    await new Promise((done) => setTimeout(done, 20));
    later(0);
    await until(() => opened.table.presence().watchers === 0, 'the slow one is gone');
    expect(ann.gone).toBe(false);
    socket.destroy();
  });
});

describe('a host', () => {
  it('ends when nobody has come for long, and not before', async () => {
    await begin({ idleMs: 10 * MINUTE });
    const ann = talker();
    await ann.sit(0);
    for (let n = 0; n < 3; n++) {
      await ann.ask({ do: 'ping' });
      clock += 30_000;
      await ann.ask({ do: 'ping' });
      later(0);
    }
    clock += 20 * MINUTE;
    await ann.ask({ do: 'ping' });
    later(0);
    expect(existsSync(opened.socket)).toBe(true);
    ann.kill();
    await until(() => !opened.table.presence().seats[0]?.here, 'Ann is gone');
    later(9 * MINUTE);
    expect(existsSync(opened.socket)).toBe(true);
    later(2 * MINUTE);
    await until(() => !existsSync(opened.socket), 'the host has ended');
  });

  it('does not end while an answer is nowhere but there', async () => {
    await begin({ idleMs: MINUTE });
    const { writer } = opened.table.kept;
    const broken = vi.spyOn(writer.store, 'writeEncoded').mockImplementation(() => {
      throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    });
    answer(fractions('full'));
    for (let n = 0; n < 5; n++) later(MINUTE);
    expect(existsSync(opened.socket)).toBe(true);
    expect(writer.answers).toBe(0);
    broken.mockRestore();
    later(0);
    expect(writer.answers).toBe(1);
    later(2 * MINUTE);
    await until(() => !existsSync(opened.socket), 'the host has ended');
  });
});

describe('two hundred programs', () => {
  const MANY = 200;
  /** What each of them does, in turn. */
  const DEEDS: readonly ((one: Talker) => void)[] = [
    () => undefined,
    (one) => one.raw('{"do":"say","text":"flood"}\n'.repeat(2_000)),
    (one) => one.raw(`{"do":"${'x'.repeat(200_000)}`),
    (one) => one.raw('{"do":"answer","at":0,"id":"anything"}\n{"do":"undo","at":0}\n'.repeat(200)),
    (one) => one.raw('{"do":"past","from":0}\n'.repeat(500)),
  ];

  it('watch, flood, send half lines and huge ones, and an honest seat plays on', async () => {
    await begin();
    const seats = [talker(), talker(), talker()];
    for (const [seat, one] of seats.entries()) await one.sit(seat);
    const crowd: Talker[] = [];
    for (let i = 0; i < MANY; i++) {
      const one = talker();
      crowd.push(one);
      expect(await one.sit(null)).toMatchObject({ ok: true });
    }
    const before = process.memoryUsage().rss;
    for (const [i, one] of crowd.entries()) must(DEEDS[i % DEEDS.length], 'deed')(one);
    const random = fractions('crowd');
    const { session } = opened.table;
    for (let n = 0; n < 5; n++) {
      const { length } = session.log;
      const prompt = must(session.prompt(), 'a question');
      const one = must(seats[prompt.seat], 'seat');
      await one.sees(length);
      const reply = await one.ask({ do: 'answer', at: length, ...randomAnswer(prompt, random) });
      expect(reply).toMatchObject({ ok: true, saved: true });
    }
    expect(at.library.store.read('friday').log).toHaveLength(session.log.length);
    expect(opened.table.said).toEqual([]);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * MB);
  });
});
