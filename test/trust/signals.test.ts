/** A signal that means something to Node alone. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { toyProgram } from '../pty/terminal.js';
import { freshFolder } from './places.js';

it('SIGUSR1 opens no debugger, and the game goes on', async () => {
  const program = await toyProgram();
  const home = freshFolder();
  const words = [program, 'start', 'pebbles', '--plain', '--players', 'Ann,Bob', '--name', 'game'];
  const env = { ...process.env, HOTSEAT_SAVES: path.join(home, 'saves'), HOTSEAT_CONFIG: home };
  const child = spawn(process.execPath, words, { env });
  let text = '';
  const asked = new Promise<void>((done) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (/^Ann: /m.test(text)) done();
      });
  });
  const ended = new Promise((done) => child.on('close', (...end) => done(end)));
  await asked;
  child.kill('SIGUSR1');
  await new Promise((done) => setTimeout(done, 200));
  child.stdin.end('1\nquit\n');
  expect(await ended).toEqual([0, null]);
  expect(text).toContain('Saved as game');
  expect(text).not.toMatch(/debugger/i);
  for (const folder of [home, path.dirname(program)]) rmSync(folder, { recursive: true, force: true });
});
