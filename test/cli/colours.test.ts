/** Command output is coloured on a terminal and plain in a pipe. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Terminal, toyProgram } from '../pty/terminal.js';
import { Desk, tempFolder } from './run.js';

const ESC = '\u001B[';
let program: string;
beforeAll(async () => {
  program = await toyProgram();
});
afterAll(() => fs.rmSync(path.dirname(program), { recursive: true, force: true }));

async function onTerminal(words: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const folder = tempFolder();
  const terminal = new Terminal([program, ...words], {
    env: { HOTSEAT_SAVES: folder, HOTSEAT_CONFIG: folder, ...env },
    columns: 120,
  });
  await terminal.ended();
  return terminal.raw;
}

const COMMANDS = [
  ['games'],
  ['games', 'bazaar'],
  ['rules', 'pebbles'],
  ['tables', 'terra-mystica', '--list'],
  ['tables', 'terra-mystica', '--table', 'factions'],
  ['simulate', 'pebbles', '-n', '1', '--jobs', '1'],
  ['load', 'nothing'],
];

describe('command output', () => {
  it.each(COMMANDS)('%s %s is coloured on a terminal, not with NO_COLOR and not in a pipe', async (...words) => {
    expect(await onTerminal(words)).toContain(ESC);
    expect((await onTerminal(words, { NO_COLOR: '1' })).replaceAll(`${ESC}K`, '')).not.toContain(ESC);
    const desk = new Desk();
    const { out, err } = await desk.run(words);
    expect(out + err).not.toContain(ESC);
    const forced = await desk.run(words, { env: { FORCE_COLOR: '1', NO_COLOR: '1' } });
    expect(forced.out + forced.err).toContain(ESC);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are what is taken out
    const bare = (text: string) => text.replace(/\u001B\[\d+m/g, '');
    if (words[0] !== 'simulate') expect(bare(forced.out + forced.err)).toBe(out + err);
  });
});
