/** Programs from outside take a seat by the line protocol; whatever they do, the game goes on. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { Brain } from '../../src/bots/brain.js';
import { OutsideBot } from '../../src/bots/exec.js';
import { Session } from '../../src/engine/session.js';
import { seatDesk } from '../../src/host/seat-desk.js';
import { TOYS } from '../toys/index.js';

/** Starting a program takes its time on a busy machine: only silence is tested by the clock. */
const PATIENCE = 60_000;
const folder = mkdtempSync(path.join(os.tmpdir(), 'hotseat-bots-'));

/** A bot in a file of its own: `body` sees each line as `m` and writes with `say`. */
function program(name: string, body: string): string {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
const say = (x) => process.stdout.write(JSON.stringify(x) + '\\n');
createInterface({ input: process.stdin }).on('line', async (line) => { const m = JSON.parse(line); ${body} });`,
  );
  return `exec=${process.execPath} ${file}`;
}

async function sessionWith(by: string): Promise<Session> {
  const module = await TOYS[0]!.module();
  const seats = [
    { name: 'Ann', by: `bot:${by}` },
    { name: 'Bob', by: 'bot:random' },
  ];
  return new Session({ module, table: { seats, options: {}, undo: 'strict' }, seed: 'outside' });
}

function brain(outside = true, outsideMs = PATIENCE): Brain {
  const nobody = () => ({ done: Promise.reject(new Error('no thinking here')), halt: () => undefined });
  return new Brain({
    think: nobody,
    desk: seatDesk,
    ms: () => undefined,
    say: () => '',
    lost: (fault) => fault,
    outside: () => outside,
    outsideMs,
  });
}

/** Plays until the first seat was asked `times` times. */
async function play(session: Session, mind: Brain, times: number): Promise<string[]> {
  const reasons: string[] = [];
  for (let asked = 0; asked < times; ) {
    const prompt = session.prompt();
    if (!prompt) break;
    const { answer, why } = await mind.choose(session, prompt.seat);
    if (prompt.seat === 0) asked++;
    if (why) reasons.push(why);
    session.submit(answer);
  }
  return reasons;
}

const FIRST = `if (m.prompt) { const c = m.prompt.choices[0]; say(c.range ? { do: 'answer', id: c.id, n: c.range[0] } : { do: 'answer', id: c.id }); }`;

/** Processes whose command line holds this word; those of this test's own name. */
function running(word: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      try {
        return readFileSync(path.join('/proc', pid, 'cmdline'), 'utf8').includes(word);
      } catch {
        return false;
      }
    });
}

async function allGone(word: string): Promise<void> {
  await vi.waitFor(() => expect(running(word)).toEqual([]), { timeout: PATIENCE, interval: 20 });
}

describe('a program in a seat', () => {
  it('is asked, may ask back, and its answers are played', async () => {
    const curious = `if (m.prompt) { globalThis.kept = m; say({ do: 'view' }); } else if (m.view) { const m = globalThis.kept; ${FIRST} }`;
    const session = await sessionWith(program('curious', curious));
    const mind = brain();
    expect(await play(session, mind, 4)).toEqual([]);
    expect(session.table.seats[0]!.by).toMatch(/^bot:exec=/);
    mind.stop();
  });

  it.each([
    ['crashes', 'process.exit(3);', /stopped/, PATIENCE],
    ['answers what is not on offer', `say({ do: 'answer', id: 'no-such-thing' });`, /illegal/, PATIENCE],
    ['says nothing', '', /late/, 300],
    ['asks without end', `for (;;) { say({ do: 'view' }); await new Promise(setImmediate); }`, /requests/, PATIENCE],
    [
      'writes a line without end',
      `for (;;) { process.stdout.write('x'.repeat(9000)); await new Promise(setImmediate); }`,
      /endless/,
      PATIENCE,
    ],
    [
      'floods with nonsense',
      `for (;;) { process.stdout.write('!\\n'.repeat(5000)); await new Promise(setImmediate); }`,
      /requests/,
      PATIENCE,
    ],
  ])('hands the seat to chance when it %s', async (name, body, reason, limit) => {
    const session = await sessionWith(program(name.replaceAll(' ', '-'), body));
    const mind = brain(true, limit);
    const reasons = await play(session, mind, 2);
    expect(reasons[0]).toMatch(reason);
    expect(session.table.seats[0]!.by).toBe('bot:random');
    mind.stop();
  });

  it('is never started where programs from outside are not allowed', async () => {
    const mark = path.join(folder, 'started');
    const session = await sessionWith(program('forbidden', `(await import('node:fs')).writeFileSync('${mark}', '');`));
    const reasons = await play(session, brain(false), 1);
    expect(reasons[0]).toBe('forbidden');
    expect(existsSync(mark)).toBe(false);
  });

  it('gets an error for what a seat may not ask, and can still answer', async () => {
    const greedy = `if (m.prompt) { globalThis.kept = m; say({ do: 'undo' }); } else if (m.ok === false) { const m = globalThis.kept; ${FIRST} }`;
    const session = await sessionWith(program('greedy', greedy));
    const mind = brain();
    expect(await play(session, mind, 2)).toEqual([]);
    mind.stop();
  });

  it('loses its seat when it never reads, and when it writes without being asked', async () => {
    const session = await sessionWith('exec=unused');
    const big = { text: 'x'.repeat(1_000_000) };
    const deaf = new OutsideBot(`sleep 7771; exit; echo deaf`, () => big, PATIENCE);
    // Its pipe is full after some kilobytes; the rest waits in our memory until that is too much.
    const ends: Promise<unknown>[] = [];
    for (let n = 0; n < 8; n++) ends.push(deaf.ask(session, 0).catch((error: Error) => error.message));
    expect(await Promise.race(ends)).toBe('deaf');
    deaf.stop();
    const chatty = new OutsideBot(
      program('chatty', `say({ do: 'answer', id: 'x' }); for (let n = 0; n < 20000; n++) say('chatter');`).slice(5),
      () => ({}),
      PATIENCE,
    );
    expect(await chatty.ask(session, 0)).toEqual({ id: 'x' });
    await vi.waitFor(() => expect(running('chatty.mjs')).toEqual([]), { timeout: PATIENCE, interval: 20 });
    await expect(chatty.ask(session, 0)).rejects.toThrow('chatter');
    chatty.stop();
    await allGone('7771');
  });

  it.runIf(existsSync('/proc/self/cmdline'))('is gone with everything it started once it is stopped', async () => {
    const session = await sessionWith('exec=sleep 7772 | cat');
    const mind = brain();
    const never = mind.choose(session, 0);
    await vi.waitFor(() => expect(running('7772').length).toBeGreaterThan(0), { timeout: PATIENCE });
    mind.stop();
    await allGone('7772');
    expect(session.table.seats[0]!.by).toBe('bot:exec=sleep 7772 | cat'); // closing the table is not its fault
    expect(await Promise.race([never, Promise.resolve('no answer')])).toBe('no answer');
  });

  it.runIf(existsSync('/proc/self/environ'))('takes along what went into a session of its own', async () => {
    // Another run of these tests must not be counted.
    const [long, other] = [`7774.${process.pid}`, `7775.${process.pid}`];
    const away = `setsid sh -c "setsid sleep ${long} & sleep ${long}" >/dev/null 2>&1 &`;
    const session = await sessionWith(`exec=${away} sleep ${other}`);
    const mind = brain();
    void mind.choose(session, 0);
    await vi.waitFor(() => expect(running(long).length).toBeGreaterThan(2), { timeout: PATIENCE });
    mind.stop();
    await allGone(long);
    await allGone(other);
  });

  it.runIf(existsSync('/proc/self/cmdline'))('takes along what it left in the background', async () => {
    const session = await sessionWith('exec=sleep 7773 >/dev/null & exit 0');
    const reasons = await play(session, brain(), 1);
    expect(reasons[0]).toMatch(/stopped|closed/);
    await allGone('7773');
  });
});
