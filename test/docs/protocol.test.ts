/** docs/protocol.md promises nothing that the program does not do: its requests are sent, its programs are run. */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { TABLE_ERRORS } from '../../src/chairs/messages.js';
import { PROTOCOL_ERRORS, Protocol } from '../../src/protocol.js';
import { open, place, Talker, withToys } from '../chairs/tables.js';
import { tempFolder } from '../cli/run.js';
import { pebblesModule } from '../toys/index.js';
import { blocksOf, coded, partOf, ROOT, rowsOf, textOf } from './read.js';

withToys();
const doc = textOf('docs/protocol.md');
const requests = rowsOf(partOf(doc, 'Requests')).map(([request = '', answer = '']) => ({ request, answer }));
const jsonIn = (cell: string): string => coded(cell)[0] ?? '';

describe('version 1', () => {
  it('the requests of the table, one after the other, get the answers it names', async () => {
    const protocol = new Protocol('1');
    let save: unknown;
    let position: string[] = [];
    expect(requests.length).toBe(10);
    for (const { request, answer } of requests) {
      const line = jsonIn(request).replace('{…}', () => JSON.stringify(save));
      const { ok, ...got } = (await protocol.line(line)) as Record<string, unknown>;
      expect(ok, request).toBe(true);
      const named = coded(answer).filter((word) => /^[a-z]+$/.test(word));
      if (request.includes('"do":"start"')) position = Object.keys(got).sort();
      const wanted = answer.startsWith('as for') ? position : named.sort();
      expect(Object.keys(got).sort(), request).toEqual(wanted);
      save = got['save'] ?? save;
    }
    expect(position).toEqual(['over', 'prompt']);
  });

  it('the question it shows is one of that game', async () => {
    const protocol = new Protocol('1');
    const ask = (request: object) => protocol.line(JSON.stringify(request)) as Promise<any>;
    await protocol.line(jsonIn(requests.find((r) => r.request.includes('"start"'))?.request ?? ''));
    const setUp = ['faction:witches', 'faction:alchemists', 'place:A3', 'place:A8', 'place:A13', 'place:A10'];
    const turns = ['card:BON1', 'card:BON3', 'build:A2', 'end', 'build:A7', 'end'];
    for (const id of [...setUp, ...turns]) expect(await ask({ do: 'answer', id }), id).toMatchObject({ ok: true });
    const { prompt } = await ask({ do: 'prompt' });
    const [shown] = blocksOf(doc, 'json').map((block) => JSON.parse(block));
    expect({ ...prompt, choices: [] }).toEqual({ ...shown, choices: [] });
    expect(shown.choices.length).toBe(3);
    for (const choice of shown.choices) expect(prompt.choices).toContainEqual(choice);
  });

  it('every error is in the table, and no other', () => {
    const named = rowsOf(partOf(doc, 'Errors')).map(([code = '']) => coded(code)[0]);
    expect(named.sort()).toEqual([...PROTOCOL_ERRORS].sort());
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** A folder in which `hotseat` is this program. */
function withProgram(): Record<string, string> {
  const folder = tempFolder();
  const shim = `#!/bin/sh\nexec ${process.execPath} ${path.join(ROOT, 'bin/hotseat.js')} "$@"\n`;
  fs.writeFileSync(path.join(folder, 'hotseat'), shim, { mode: 0o755 });
  return { PATH: `${folder}:${process.env['PATH']}`, HOTSEAT_SAVES: folder, HOTSEAT_CONFIG: folder };
}

async function python(code: string, input: string): Promise<string> {
  const child = spawn('python3', ['-c', code], { env: { ...process.env, ...withProgram() } });
  let out = '';
  child.stdout.on('data', (part) => (out += part));
  child.stderr.on('data', (part) => (out += part));
  child.stdin.end(input);
  await new Promise((done) => child.on('close', done));
  return out;
}

describe.runIf(hasPython)('the programs in Python', () => {
  const [caller, seat] = blocksOf(doc, 'python');

  it('the bot in ten lines plays a game to its end', async () => {
    expect(await python(caller ?? '', '')).toMatch(/^\[\{'seat': [01], 'score': \d+.*\]\n$/m);
  }, 60_000);

  it('the program in a seat answers what it is asked', async () => {
    const choices = [{ id: 'burn', text: 'burn', range: [2, 3] }];
    const asked = JSON.stringify({ ok: true, seat: 0, prompt: { seat: 0, choices }, over: null });
    expect(JSON.parse(await python(seat ?? '', `${asked}\n`))).toEqual({ do: 'answer', id: 'burn', n: 2 });
  });
});

describe('version 2', () => {
  const part = partOf(doc, 'Version 2: a table that several programs sit at');
  const at = place();
  const ends: (() => void)[] = [];
  afterAll(() => {
    for (const end of ends) end();
    at.remove();
  });

  it('a table knows every request', async () => {
    const table = await open(at, pebblesModule, { names: ['Ann', 'Bob'] });
    ends.push(() => table.close());
    const talker = () => {
      const one = new Talker(table.socket);
      ends.push(() => one.kill());
      return one;
    };
    let ann = talker();
    const { pass } = await ann.sit(0);
    // What a request is refused for here says that it was understood.
    const allowed = ['not-your-turn', 'late', 'not-offered', 'no-undo', 'undo-floor', 'not-seated'];
    const rows = rowsOf(part).map(([request = '']) => jsonIn(request));
    expect(rows.length).toBe(12);
    for (const row of rows) {
      const sent = JSON.parse(row);
      if (sent.pass) sent.pass = pass;
      if (sent.order) Object.assign(sent, { order: 'sip', value: 'never' });
      // Who sits down again comes from another terminal; who looks on has no seat.
      if (sent.do === 'sit') ann = talker();
      const reply = await (sent.do === 'watch' ? talker() : ann).ask(sent);
      expect(reply['ok'] || allowed.includes(reply['error'].code), `${row}: ${JSON.stringify(reply)}`).toBe(true);
      if (reply['error']) continue;
      if (sent.do === 'hello')
        for (const word of coded(rowsOf(part).find(([r]) => r?.includes('hello'))?.[1] ?? ''))
          expect(Object.keys(reply), word).toContain(word);
      if (sent.do === 'past') expect(Object.keys(reply)).toContain('stills');
      if (sent.do === 'why') expect(Object.keys(reply)).toContain('blocked');
    }
  });

  it('every error is named, and no other', () => {
    const named = coded(part.slice(part.indexOf('A reply that is not')).replace(/\n/g, ' ')).slice(4);
    expect(named.sort()).toEqual([...TABLE_ERRORS].sort());
  });
});
