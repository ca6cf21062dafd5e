import {
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type SaveFile, seal } from '../../src/engine/save/format.js';
import { Desk, isSentence } from './run.js';

const desk = new Desk();
const ESC = '\u001B';
const fileOf = (name: string) => path.join(desk.saves, `${name}.json`);

beforeAll(async () => {
  const made = await desk.run(
    ['start', 'pebbles', '--plain', '--players', 'Ann,Bob', '--name', 'good', '--seed', '7'],
    { input: '1\n1\nquit\n' },
  );
  expect(made.code, made.err).toBe(0);
});

/** The good save with something changed, sealed again unless it should not be. */
function damaged(name: string, change: (save: any) => void, sealed = true): void {
  const raw = JSON.parse(readFileSync(fileOf('good'), 'utf8'));
  change(raw);
  const { sum: _, ...rest } = raw as SaveFile;
  writeFileSync(fileOf(name), JSON.stringify(sealed ? seal(rest) : raw));
}

async function refused(words: readonly string[], code: number, says: RegExp, input = ''): Promise<void> {
  const before = readdirSync(desk.saves).sort();
  const got = await desk.run(words, { input });
  expect(got.err).toMatch(says);
  expect(isSentence(got.err), JSON.stringify(got.err)).toBe(true);
  expect(got.code).toBe(code);
  expect(readdirSync(desk.saves).sort()).toEqual(before);
}

describe('wrong words on the command line', () => {
  it('unknown game', () =>
    refused(['start', 'peebles', '--plain'], 2, /no game called peebles. Did you mean pebbles\?/));
  it('unknown command', () => refused(['strat'], 2, /no command strat. Did you mean start\?/));
  it('unknown command of saves', () => refused(['saves', 'veriyf'], 2, /Did you mean verify\?/));
  it('too many words', async () => {
    const got = await desk.run(['start', 'pebbles', 'Ann', 'Bob', '--plain']);
    expect(got.code).toBe(2);
    expect(got.err).toMatch(/too many arguments/);
  });
  it('options that only the game knows to clash, in the words of the game', async () => {
    const five = 'A,B,C,D,E';
    await refused(['start', 'age-of-innovation', '--plain', '--players', five, '--set', 'side=small'], 2, /small/);
    const same = 'given=witches,auren';
    await refused(['start', 'terra-mystica', '--plain', '--players', 'A,B', '--set', same], 2, /forest/);
  });
  it('a save whose options clash, in the words of the game', async () => {
    const made = ['start', 'terra-mystica', '--plain', '--players', 'A,B', '--name', 'clash', '--seed', '7'];
    expect((await desk.run(made, { input: 'quit\n' })).code).toBe(0);
    const { sum: _, ...rest } = JSON.parse(readFileSync(fileOf('clash'), 'utf8')) as SaveFile;
    const options = { ...rest.table.options, factions: 'given', given: ['witches', 'auren'] };
    writeFileSync(fileOf('clash'), JSON.stringify(seal({ ...rest, table: { ...rest.table, options } })));
    expect((await desk.run(['load', 'clash', '--plain'])).err).toMatch(/Witches and Auren /);
    expect((await desk.run(['saves', 'verify', 'clash'])).out).toMatch(/Witches and Auren /);
    rmSync(fileOf('clash'));
    rmSync(`${fileOf('clash')}.bak`, { force: true });
  });
  it('a stored position that the answers do not lead to: said, and the file is kept', async () => {
    damaged('richer', (save) => {
      save.state.players[1].goods.coins += 90;
    });
    const got = await desk.run(['load', 'richer', '--plain'], { input: 'quit\n' });
    expect(got.out).toMatch(/not the one that the moves lead to: the game continues from the moves/);
    expect(existsSync(fileOf('richer-before'))).toBe(true);
    expect((await desk.run(['saves', 'verify', 'richer-before'])).out).toMatch(/BAD/);
    expect((await desk.run(['saves', 'verify', 'richer'])).out).toMatch(/good/);
  });
  it('unknown option of a game', () =>
    refused(['start', 'pebbles', '--plain', '--set', 'roundz=3'], 2, /no option roundz/));
  it('value an option cannot have', () =>
    refused(['start', 'pebbles', '--plain', '--set', 'rounds=many'], 2, /cannot be many/));
  it('option without a value', () => refused(['start', 'pebbles', '--plain', '--set', 'rounds'], 2, /name=value/));
  it('seed with a control character', () =>
    refused(['start', 'pebbles', '--plain', '--seed', `a${ESC}[31m`], 2, /seed/));
  it('seed that is empty or endless', async () => {
    await refused(['start', 'pebbles', '--plain', '--seed', ''], 2, /seed/);
    await refused(['start', 'pebbles', '--plain', '--seed', 'x'.repeat(3000)], 2, /seed/);
  });
  it('too many seats', () =>
    refused(['start', 'pebbles', '--plain', '--players', 'A,B,C,D,E,F,G,H,I'], 2, /players, not 9/));
  it('names with escape sequences', () =>
    refused(['start', 'pebbles', '--plain', '--players', `Ann,${ESC}]0;x\u0007Bob`], 2, /seat 2 has characters/));
  it('names with direction marks and pictures', async () => {
    await refused(['start', 'pebbles', '--plain', '--players', 'Ann,B\u202Eob'], 2, /seat 2 has characters/);
    await refused(['start', 'pebbles', '--plain', '--players', 'Ann,\u{1F3B2}'], 2, /seat 2 has characters/);
  });
  it('names of 300 letters', () =>
    refused(['start', 'pebbles', '--plain', '--players', `Ann,${'B'.repeat(300)}`], 2, /300 columns/));
  it('empty and equal names', async () => {
    await refused(['start', 'pebbles', '--plain', '--players', 'Ann,,Bob'], 2, /Seat 2 has no name/);
    await refused(['start', 'pebbles', '--plain', '--players', 'Ann,ann'], 2, /Two seats are called ann/);
  });
  it('unknown bot', () =>
    refused(
      ['start', 'pebbles', '--plain', '--players', 'Ann,bot:randm'],
      2,
      /no bot called randm. Did you mean random\?/,
    ));
  it('unknown undo policy', () => refused(['start', 'pebbles', '--plain', '--undo', 'never'], 2, /Undo can be/));
  it('no game in a pipe', () => refused(['start', '--plain'], 2, /Say which game/));
  it('a save that exists already', () =>
    refused(['start', 'pebbles', '--plain', '--name', 'good'], 2, /already a save/));
  it('unknown table and nothing in the rules', async () => {
    await refused(['tables', 'pebbles', '--table', 'nope'], 2, /no table nope/);
    await refused(['rules', 'pebbles', 'zeppelin'], 2, /matches zeppelin/);
  });
  it('unknown setting and value', async () => {
    await refused(['config', 'set', 'them', 'light'], 2, /no setting them. Did you mean theme\?/);
    await refused(['config', 'set', 'theme', 'pink'], 2, /cannot be pink/);
  });
  it('numbers that are none', async () => {
    await refused(['simulate', 'pebbles', '-n', 'ten'], 2, /whole number/);
    for (const ms of ['soon', 'hard=', 'hard=0', 'hard=5,easy=x'])
      await refused(['simulate', 'pebbles', '-n', '1', '--ms', ms], 2, /whole number/);
    await refused(['simulate', 'pebbles', '-n', '1', '--ms', 'hardest=5'], 2, /hardest/);
    await refused(['replay', 'good', '--plain', '--seat', '9'], 2, /from 1 to 2/);
  });
});

describe('no terminal', () => {
  it('home, start, load and replay say so', async () => {
    await refused([], 2, /needs a terminal/);
    await refused(['start', 'pebbles'], 2, /needs a terminal/);
    await refused(['load', 'good'], 2, /needs a terminal/);
    await refused(['replay', 'good'], 2, /needs a terminal/);
  });
});

describe('bad saves', () => {
  const load = (name: string, code: number, says: RegExp) => refused(['load', name, '--plain'], code, says);

  it('missing, with the one that was meant', () => load('goood', 2, /no save called goood. Did you mean good\?/));
  it('a path that climbs out', async () => {
    await load('../good', 2, /cannot be the name of a save/);
    await load('..', 2, /cannot be the name of a save/);
    await load('/etc/passwd', 2, /cannot be the name of a save/);
    await load(`x${ESC}[2J`, 2, /cannot be the name of a save/);
  });
  it('empty', async () => {
    writeFileSync(fileOf('empty'), '');
    await load('empty', 1, /empty/);
  });
  it('truncated', async () => {
    writeFileSync(fileOf('cut'), readFileSync(fileOf('good'), 'utf8').slice(0, 700));
    await load('cut', 1, /cut off/);
  });
  it('foreign JSON, and a list', async () => {
    writeFileSync(fileOf('foreign'), '{"name":"package"}');
    await load('foreign', 1, /not a save of this program/);
    writeFileSync(fileOf('list'), '[1,2]');
    await load('list', 1, /not a save of this program/);
  });
  it('binary', async () => {
    writeFileSync(fileOf('binary'), Buffer.from([0, 255, 27, 91, 50, 74]));
    await load('binary', 1, /not a complete save/);
  });
  it('edited by hand', async () => {
    damaged(
      'edited',
      (save) => {
        save.table.seats[0].name = 'Eve';
      },
      false,
    );
    await load('edited', 1, /changed outside of this program/);
  });
  it('of a newer program, and of newer rules', async () => {
    damaged('newer', (save) => {
      save.version = 99;
    });
    await load('newer', 1, /newer program \(file version 99/);
    damaged('newer-rules', (save) => {
      save.rules = 99;
    });
    await load('newer-rules', 1, /newer rules/);
  });
  it('of a game that is not here', async () => {
    damaged('other-game', (save) => {
      save.game = 'chess';
    });
    await load('other-game', 1, /does not have the game of this save: chess/);
  });
  it('with __proto__ keys', async () => {
    const text = readFileSync(fileOf('good'), 'utf8').replace('"state": {', '"state": {"__proto__":{"polluted":1},');
    writeFileSync(fileOf('proto'), text);
    await load('proto', 1, /damaged at __proto__/);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
  it('with an impossible position', async () => {
    damaged('broken', (save) => {
      save.state.stack = [{ kind: 'nothing', seat: 0, step: 0 }];
    });
    await load('broken', 1, /not possible in its game/);
  });
  it('with the wrong number of seats', async () => {
    damaged('seats', (save) => {
      save.table.seats = save.table.seats.slice(0, 1);
    });
    await load('seats', 2, /players, not 1/);
  });
  it('of 50 MB', async () => {
    writeFileSync(fileOf('huge'), '{');
    truncateSync(fileOf('huge'), 50_000_000);
    await load('huge', 1, /too large to be a save/);
  });
  it('a folder, a device', async () => {
    mkdirSync(fileOf('folder'));
    await load('folder', 1, /is not a file/);
    symlinkSync('/dev/zero', fileOf('device'));
    await load('device', 1, /is not a file/);
  });
  it('all of them are listed with their reason, and verify fails', async () => {
    const list = await desk.run(['saves']);
    expect(list.code).toBe(0);
    expect(list.out).toMatch(/^cut .*not a complete save/m);
    expect(list.out).not.toMatch(/^huge /m); // large, and nothing in it says that it is a save
    expect(list.out).toMatch(/^good .*Pebbles/im);
    const verify = await desk.run(['saves', 'verify']);
    expect(verify.code).toBe(1);
    expect(verify.out).toMatch(/^good +good/m);
    expect(verify.out).toMatch(/^cut +BAD/m);
  });
  it('names from a file reach nobody with control characters in them', async () => {
    damaged('evil', (save) => {
      save.table.seats[0].name = `${ESC}[2J${ESC}]0;owned\u0007Eve\u202E`;
      save.seed = `${ESC}[31mred`;
    });
    for (const words of [
      ['saves'],
      ['saves', 'show', 'evil'],
      ['replay', 'evil', '--plain'],
      ['saves', 'export', 'evil'],
    ]) {
      const got = await desk.run(words);
      expect(got.code, got.err).toBe(0);
      expect(got.out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
    const played = await desk.run(['load', 'evil', '--plain'], { input: 'who\nquit\n' });
    expect(played.out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
  it('a save that names a program does not run it unasked', async () => {
    const mark = path.join(desk.folder, 'ran');
    damaged('programs', (save) => {
      for (const seat of save.table.seats) seat.by = `bot:exec=touch ${mark}`;
    });
    await load('programs', 1, /Seat 1 of this save is played by a program .* Add --programs/);
    expect(existsSync(mark)).toBe(false);
    expect((await desk.run(['replay', 'programs', '--plain'])).code).toBe(0);
    expect(existsSync(mark)).toBe(false);
  });
  it('a damaged save with a good backup says so, and the backup opens', async () => {
    await desk.run(['start', 'pebbles', '--plain', '--players', 'Ann,Bob', '--name', 'torn'], {
      input: '1\n1\n1\nquit\n',
    });
    const fd = openSync(fileOf('torn'), 'r+');
    writeSync(fd, 'XXXX', 40);
    const got = await desk.run(['load', 'torn', '--plain']);
    expect(got.code).toBe(1);
    expect(got.err).toMatch(/Its backup is good/);
    const back = await desk.run(['load', 'torn', '--plain', '--backup'], { input: 'quit\n' });
    expect(back.code, back.err).toBe(0);
    // Going on from it mends the save; what stood in its place is kept.
    expect((await desk.run(['saves', 'verify', 'torn'])).code).toBe(0);
    expect((await desk.run(['saves', 'verify', 'torn-other'])).code).toBe(1);
  });
});

describe('imports', () => {
  it('a missing file, a foreign file, a folder', async () => {
    await refused(['saves', 'import', 'nowhere.json'], 2, /no save called nowhere.json/);
    writeFileSync(path.join(desk.folder, 'letter.txt'), 'Dear Ann');
    await refused(['saves', 'import', 'letter.txt'], 2, /neither a save nor a game in a notation/);
    await refused(['saves', 'import', '.'], 1, /is not a file/);
  });
});

describe('the disk', () => {
  it('a folder that cannot be made', async () => {
    writeFileSync(path.join(desk.folder, 'wall'), '');
    const got = await desk.run(['start', 'pebbles', '--plain', '--saves', path.join(desk.folder, 'wall', 'saves')]);
    expect(got.code).toBe(1);
    expect(isSentence(got.err), got.err).toBe(true);
  });
});

describe('a kiosk', () => {
  it('takes no paths', async () => {
    await refused(['--kiosk', 'saves', 'import', '/etc/passwd'], 2, /kiosk/);
    await refused(['--kiosk', 'saves', 'export', 'good', '--to', '/tmp/x'], 2, /kiosk/);
    await refused(['--kiosk', 'start', 'pebbles', '--plain', '--players', 'Ann,bot:exec=sh'], 2, /kiosk/);
    await refused(['--kiosk', 'config', 'set', 'saves', '/tmp'], 2, /kiosk/);
    const got = await desk.run(['saves', 'import', '/etc/passwd'], { env: { HOTSEAT_KIOSK: '1' } });
    expect(got.code).toBe(2);
  });
});
