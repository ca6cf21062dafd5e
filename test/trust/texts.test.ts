/** Names and texts from files, settings and people: none of them reaches a terminal as it is. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decode, type SaveFile, seal } from '../../src/engine/save/format.js';
import { saveOf } from '../../src/engine/save/open.js';
import { Desk } from '../cli/run.js';
import { playOn, sessionOf } from '../helpers/play.js';
import { KEY, Terminal, toyProgram } from '../pty/terminal.js';
import { pebblesModule } from '../toys/index.js';
import { lineFault, NASTY, screenFault } from './nasty.js';

const desk = new Desk();
const texts = Object.entries(NASTY);

/** Every text of the file that no rule checks, as far as the format has room for it. */
function spoiledSave(text: string): SaveFile {
  const session = sessionOf(pebblesModule, { seats: 2, seed: 'texts' });
  playOn(session, 12);
  const { sum: _, ...save } = saveOf(session, 'test');
  const short = text.slice(0, 390);
  const seats = [short, `${short}2`].map((name) => ({ name, by: 'human' }));
  // The seed deals the game: another one would have another log.
  return seal({ ...save, app: short, table: { ...save.table, seats }, log: [], floor: 0, seed: short });
}

async function quiet(words: readonly string[], input = '', longest?: number): Promise<string> {
  const { out, err } = await desk.run(words, { input });
  expect(lineFault(out, longest), words.join(' ')).toBeNull();
  expect(lineFault(err), words.join(' ')).toBeNull();
  return out;
}

describe.each(texts)('%s', (_, text) => {
  it('in a save', async () => {
    fs.mkdirSync(desk.saves, { recursive: true });
    fs.writeFileSync(path.join(desk.saves, 'evil.json'), JSON.stringify(spoiledSave(text)));
    const list = await quiet(['saves']);
    expect(list).toMatch(/^evil .*Pebbles/m);
    await quiet(['saves', '--json']);
    await quiet(['saves', 'show', 'evil']);
    await quiet(['saves', 'verify']);
    await quiet(['replay', 'evil', '--plain']);
    await quiet(['load', 'evil', '--plain'], `1\n${text}\nwho\nlist\nquit\n`);
    for (const form of ['text', 'markdown', 'json']) await quiet(['saves', 'export', 'evil', '--as', form]);
  });

  it('in words of the command line', async () => {
    for (const words of [
      ['start', text, '--plain'],
      ['start', 'pebbles', '--plain', '--players', `Ann,${text}`],
      ['start', 'pebbles', '--plain', '--players', `Ann,bot:${text}`],
      ['start', 'pebbles', '--plain', '--set', text],
      ['start', 'pebbles', '--plain', '--set', `rounds=${text}`],
      ['start', 'pebbles', '--plain', '--seed', text],
      ['start', 'pebbles', '--plain', '--undo', text],
      ['start', 'pebbles', '--plain', '--name', text],
      ['load', text, '--plain'],
      ['saves', 'import', text],
      ['saves', 'rename', 'evil', text],
      ['saves', text],
      ['rules', 'pebbles', text],
      ['tables', 'pebbles', '--table', text],
      ['config', 'set', text, 'x'],
      ['config', 'set', 'theme', text],
      [text],
    ])
      await quiet(words);
  });

  it('in settings and the words of the protocol', async () => {
    const file = path.join(desk.folder, 'settings.json');
    fs.writeFileSync(file, JSON.stringify({ names: [text, text], theme: text, saves: '', silenced: [text] }));
    await quiet(['config']);
    await quiet(['config', '--json']);
    fs.rmSync(file);
    const requests = [
      { do: text },
      { do: 'start', game: text, seats: ['A', 'B'] },
      { do: 'start', game: 'pebbles', seats: ['A', text] },
      { do: 'start', game: 'pebbles', seats: ['A', 'B'], options: { rounds: text, [text]: 1 } },
      { do: 'start', game: 'pebbles', seats: ['A', 'B'] },
      { do: 'answer', id: text },
      { do: 'load', save: spoiledSave(text) },
      { do: 'prompt' },
      { do: 'save' },
    ];
    const lines = requests.map((request) => JSON.stringify(request)).join('\n');
    const answers = (await quiet(['protocol'], `${lines}\n`, 30_000)).trimEnd().split('\n');
    expect(answers.map((line) => JSON.parse(line).ok)).toHaveLength(requests.length);
    for (const line of answers) expect(JSON.parse(line).error?.message.length ?? 0).toBeLessThan(300);
    // Written as escapes, it is still the same save.
    expect(decode(JSON.stringify(JSON.parse(answers.at(-1)!).save)).seed).toBe(spoiledSave(text).seed);
  });
});

describe('on the screen', () => {
  let program: string;
  beforeAll(async () => {
    program = await toyProgram();
  });
  afterAll(() => fs.rmSync(path.dirname(program), { recursive: true, force: true }));

  it('a folder of nothing but nasty saves, with nasty settings, from home to the end of a replay', async () => {
    const folder = path.join(desk.folder, 'screen');
    fs.mkdirSync(folder);
    for (const [i, [, text]] of texts.entries())
      fs.writeFileSync(path.join(folder, `s${i}.json`), JSON.stringify(spoiledSave(text)));
    fs.writeFileSync(path.join(folder, '\u001B[2Jname.json'), JSON.stringify(spoiledSave('x')));
    fs.writeFileSync(path.join(folder, 'cut.json'), '{"format":"hotseat-save"');
    const config = path.join(desk.folder, 'screen-config');
    fs.mkdirSync(config);
    const names = texts.map(([, text]) => text.slice(0, 200));
    fs.writeFileSync(path.join(config, 'settings.json'), JSON.stringify({ names, silenced: names }));
    const env = { HOTSEAT_SAVES: folder, HOTSEAT_CONFIG: config };
    const open = (...words: string[]) => new Terminal([program, ...words], { env, columns: 100, rows: 30 });

    const home = open();
    await home.see('─ Continue ─');
    for (let i = 0; i < texts.length + 4; i++) {
      home.press(KEY.down);
      await home.quiet(15);
    }
    // Five saves have room; the tenth row of the page is a new game of pebbles.
    home.press('0');
    await home.see('New game: Pebbles');
    home.press('2', KEY.down, 'n');
    await home.see('Name: ');
    for (const [, text] of texts) {
      home.press(text.slice(0, 40));
      await home.quiet(15);
    }
    home.kill();
    expect(screenFault(home.raw)).toBeNull();
    for (const [i, [what]] of texts.entries()) {
      const table = open('load', `s${i}`);
      await table.see('saved #0');
      // the answer, the log, its points, the question behind it, help, and out again
      for (const key of [KEY.enter, 'L', KEY.esc, 'i', KEY.esc, 'w', KEY.esc, '?', KEY.esc]) {
        table.press(key);
        await table.quiet(15);
      }
      table.kill();
      expect(screenFault(table.raw), what).toBeNull();
      expect(table.lines().every((line) => line.length <= 100)).toBe(true);
    }
    const replay = open('replay', 's0');
    await replay.see(/Replay/);
    replay.press(KEY.right, 'e');
    await replay.quiet(60);
    replay.kill();
    expect(screenFault(replay.raw)).toBeNull();
    for (const name of fs.readdirSync(folder).filter((file) => file.endsWith('.txt')))
      expect(lineFault(fs.readFileSync(path.join(folder, name), 'utf8'))).toBeNull();
  }, 120_000);
});
