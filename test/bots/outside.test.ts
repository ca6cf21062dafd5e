/** Programs from outside take a seat by the line protocol; whatever they do, the game goes on. */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Brain } from '../../src/bots/brain.js';
import { Session } from '../../src/engine/session.js';
import { seatDesk } from '../../src/protocol.js';
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
createInterface({ input: process.stdin }).on('line', (line) => { const m = JSON.parse(line); ${body} });`,
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
  const nobody = () => Promise.reject(new Error('no thinking here'));
  return new Brain({
    think: nobody,
    desk: seatDesk,
    ms: () => undefined,
    say: (t) => t,
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
    ['answers what is not on offer', `say({ do: 'answer', id: 'no-such-thing' });`, /not on offer/, PATIENCE],
    ['says nothing', '', /late/, 300],
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
    expect(reasons[0]).toMatch(/not allowed/);
    expect(existsSync(mark)).toBe(false);
  });

  it('gets an error for what a seat may not ask, and can still answer', async () => {
    const greedy = `if (m.prompt) { globalThis.kept = m; say({ do: 'undo' }); } else if (m.ok === false) { const m = globalThis.kept; ${FIRST} }`;
    const session = await sessionWith(program('greedy', greedy));
    const mind = brain();
    expect(await play(session, mind, 2)).toEqual([]);
    mind.stop();
  });
});
