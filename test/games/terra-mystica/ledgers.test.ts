/** Real games of strangers, read from the shared folder next to the project, and games of our own in the same notation. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stable } from '../../../src/engine/copy.js';
import { start } from '../../../src/engine/engine.js';
import { playout } from '../../../src/engine/fuzz.js';
import { answerOf } from '../../../src/engine/log.js';
import { Refused } from '../../../src/engine/types.js';
import { module } from '../../../src/games/terra-mystica/index.js';
import { readCommand } from '../../../src/games/terra-mystica/ledger/commands.js';
import { readLedger, writeLedger } from '../../../src/games/terra-mystica/ledger/index.js';
import type { State } from '../../../src/games/terra-mystica/types.js';
import { LONG } from '../../helpers/games.js';
import { game } from './helpers.js';
import { ledgerGame } from './ledger-games.js';

/** `HOTSEAT_LEDGERS=FOLDER` names a folder of real games; without it they are looked for beside the project. */
const named = process.env['HOTSEAT_LEDGERS'];
const folder = resolve(named ?? resolve(import.meta.dirname, '../../../../shared/ledgers/terra-mystica'));
const files = existsSync(folder) ? readdirSync(folder).filter((f) => f.endsWith('.tsv')) : [];

/** Points in the last row of every faction, in the order of the set-up rows: read without any of our code. */
function finalPoints(text: string): number[] {
  const rows = text.split('\n').map((line) => line.split('\t'));
  const factions = rows.filter((cells) => cells[14]?.startsWith('setup')).map((cells) => cells[0]);
  return factions.map((id) => Number.parseInt(rows.findLast((cells) => cells[0] === id)?.[2] ?? '', 10));
}

/** The sentence of a refusal, with the row it names. */
function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return module.phrases.refused(error.code, error.facts) ?? `no sentence for ${error.code}`;
  }
  return '';
}

const own = readFileSync(new URL('./fixtures/own-game.tsv', import.meta.url), 'utf8');

/** Out and in again: the same answers, options and names. */
function comesBack(text: string): void {
  const first = readLedger(game, text);
  const again = readLedger(game, writeLedger(game, first.names, first.options, first.seed, first.log));
  expect(again.log).toEqual(first.log);
  expect(again.options).toEqual(first.options);
  expect(again.names).toEqual(first.names);
}

describe.skipIf(files.length === 0)('check 56: ledgers of the shared folder', () => {
  it.each(files)('%s: every row has the recorded numbers, out and in again', (file) => {
    const text = readFileSync(resolve(folder, file), 'utf8');
    expect(module.exchange!.recognises(text)).toBe(true);
    expect(refusal(() => readLedger(game, text))).toBe('');
    const { end, log, options, seed, names, rows } = readLedger(game, text);
    game.check(end);
    expect(end.seats.map((p) => p.points)).toEqual(finalPoints(text));
    const numbered = text.split('\n').filter((line) => /\t-?\d+ VP\t/.test(line));
    expect(rows.length).toBeGreaterThanOrEqual(numbered.length);
    const run = start(game, names.length, options, seed);
    for (const entry of log) run.play(answerOf(entry));
    expect(stable(run.s)).toBe(stable(end));
    comesBack(text);
  });
});
it.runIf(named !== undefined)('a folder that was named has ledgers', () => expect(files).not.toEqual([]));

describe('a ledger of our own', () => {
  it('imports, and its log plays again', () => {
    expect(module.exchange!.recognises(own)).toBe(true);
    const { end } = readLedger(game, own);
    expect(end.over).not.toBeNull();
  });

  it('may stop at any row, but not before the set-up', () => {
    const lines = own.split('\n');
    for (let n = 30; n < lines.length; n += 7) {
      const { end, log } = readLedger(game, lines.slice(0, n).join('\n'));
      expect(log.length).toBeGreaterThan(0);
      game.check(end);
    }
    expect(refusal(() => readLedger(game, lines.slice(0, 4).join('\n')))).toMatch(/Set-up rows|scoring tiles/);
  });

  it('is refused when it stops between an action and what it is about', () => {
    const lines = own.split('\n');
    const at = lines.findIndex((line) => /\taction (BON2|FAV6)\. /.test(line));
    const cut = lines[at]!.replace(/(action \w+)\..*/, '$1');
    expect(refusal(() => readLedger(game, [...lines.slice(0, at), cut].join('\n')))).toMatch(/ends after row/);
  });

  it('tells how many answers lie behind each row', () => {
    const { rows, log } = readLedger(game, own);
    expect(rows.at(-1)!.answers).toBe(log.length);
    expect(rows.every((r, i) => i === 0 || r.answers >= rows[i - 1]!.answers)).toBe(true);
    const build = rows.find((r) => r.text.startsWith('build'))!;
    expect(own.split('\n')[build.row - 1]).toContain(build.text);
  });

  it('is refused with row, expected and found when edited', () => {
    const edit = (pattern: RegExp, by: string) => refusal(() => readLedger(game, own.replace(pattern, by)));
    expect(edit(/\t(\d+) C\t(?=[^\n]*other_income)/, '\t99 C\t')).toMatch(
      /Row \d+, .*: coins should be 99, the rules give \d+/,
    );
    expect(edit(/\tbuild (\w+)\n/, '\tbuild Z9\n')).toMatch(/Row \d+ does not fit: expected .*, found build/);
    expect(edit(/\tadvance ship/, '\tfly away')).toMatch(/unknown command "fly away"/);
    expect(edit(/Round 1 scoring: SCORE\d/, 'Round 1 scoring: SCORE77')).toMatch(/header "SCORE77"/);
    expect(edit(/^option errata-cultist-power/m, 'option fire-and-ice-final-scoring')).toMatch(
      /option fire-and-ice-final-scoring/,
    );
    expect(edit(/\tsetup\n/, '\tsetup\nelves\t\t20 VP\n')).toMatch(/no faction is called elves/);
  });

  it('keeps its meaning in capitals', () => {
    const shouted = own
      .split('\n')
      .map((line) => {
        const cells = line.split('\t');
        if (cells.length > 14 && !/_|\[|vp for/.test(cells[14]!)) cells[14] = cells[14]!.toUpperCase();
        return cells.join('\t');
      })
      .join('\n');
    expect(stable(readLedger(game, shouted).end)).toBe(stable(readLedger(game, own).end));
  });
});

describe('commands', () => {
  it.each([
    ['Upgrade e7 to Trading Post', { do: 'upgrade', hex: 'E7', to: 'trading-house' }],
    ['upgrade E7 to stronghold', { do: 'upgrade', hex: 'E7', to: 'stronghold' }],
    ['Convert pw to c', { do: 'convert', from: 'power', to: 'coins', take: 1, n: 1 }],
    ['convert 3 power to 1 worker', { do: 'convert', from: 'power', to: 'workers', take: 3, n: 1 }],
    ['burn', { do: 'burn', n: 1 }],
    ['dig', { do: 'dig', n: 1 }],
    ['send p to Water for 2', { do: 'send', cult: 'water', worth: 2 }],
    ['Send priest to AIR', { do: 'send', cult: 'air', worth: null }],
    ['transform f3', { do: 'transform', hex: 'F3', to: null }],
    ['transform f3 to grey', { do: 'transform', hex: 'F3', to: 'mountains' }],
    ['+2FIRE', { do: 'cult', cult: 'fire', n: 2 }],
    ['-SPADE', { do: 'give-up', what: 'spade', n: 1 }],
    ['-FREE_D', { do: 'give-up', what: 'dwelling', n: 1 }],
    ['connect c4:d5', { do: 'connect', hexes: ['C4', 'D5'] }],
    ['connect R20', { do: 'connect', hexes: ['r20'] }],
    ['decline', { do: 'decline', n: null, from: null }],
    ['Leech 2 from Chaos Magicians', { do: 'leech', n: 2, from: 'chaos-magicians' }],
    ['Pass bon10', { do: 'pass', card: 'BON10' }],
    ['pass', { do: 'pass', card: null }],
    ['wait', { do: 'wait', ends: false }],
    ['done', { do: 'wait', ends: true }],
  ])('%s', (text, command) => {
    expect(readCommand(text)).toEqual(command);
  });
});

describe('small ledgers of our own', () => {
  const file = (name: string) => readFileSync(new URL(`./fixtures/${name}.tsv`, import.meta.url), 'utf8');

  it.each(['leaving', 'two-leave', 'favour-first', 'late-cultists'])('%s: agrees in every row, both ways', (name) => {
    const text = file(name);
    expect(refusal(() => readLedger(game, text))).toBe('');
    game.check(readLedger(game, text).end);
    comesBack(text);
  });

  it.each([
    ['leaving', 1],
    ['two-leave', 2],
  ])('%s: whoever left ranks below those who stayed', (name, n) => {
    const { end } = readLedger(game, file(name));
    expect(end.seats.map((p) => p.points)).toEqual(finalPoints(file(name)));
    expect(end.left).toHaveLength(n);
    expect(end.over!.ranking.map((r) => r.left ?? false)).toEqual([
      ...Array(end.seats.length - n).fill(false),
      ...Array(n).fill(true),
    ]);
    // Without the line the player would have to be asked.
    expect(refusal(() => readLedger(game, file(name).replace(/^.*dropped.*\n/gm, '')))).toMatch(/Row \d+/);
  });

  it('favour-first: in the other order the numbers do not come out', () => {
    const text = file('favour-first');
    const turned = text.replace(/(\+FAV\d)(\. convert.*)(\+TW\d)\n$/, '$3$2$1\n');
    expect(turned).not.toBe(text);
    expect(refusal(() => readLedger(game, turned))).toMatch(/Row \d+, Swarmlings: .* should be \d+, the rules give/);
  });

  it('late-cultists: each refusal is compared where it stands', () => {
    const { log } = readLedger(game, file('late-cultists'));
    expect(log.slice(-5).some(([, id]) => id === 'later')).toBe(true);
    const lines = file('late-cultists').split('\n');
    const at = lines.findLastIndex((line) => line.includes('declined power]'));
    lines[at] = lines[at]!.replace(/\d+(?=\/\d+\/\d+ PW)/, '9');
    const spoilt = lines.join('\n');
    expect(refusal(() => readLedger(game, spoilt))).toMatch(/bowl I should be 9/);
  });
});

describe('our games written as ledgers', () => {
  const SETS: readonly object[] = [
    {},
    { ordination: 'any-turn', spadesScored: 'gained' },
    { siteHabits: true },
    { powerTiming: 'late' },
    { powerTiming: 'late', siteHabits: true, ordination: 'any-turn', cultistPower: false },
    { laterTowns: ['TW6', 'TW7', 'TW8'], shippingCard: true, templeTile: true, variableOrder: true },
    { powerTiming: 'late', laterTowns: ['TW7'], variableOrder: true },
  ];
  const cases = [2, 3, 4, 5].flatMap((seats) => SETS.map((options) => ({ seats, options })));

  it.each(cases)(
    '$seats seats, $options: the same answers come back, also of games that stop',
    ({ seats, options }) => {
      for (let n = 0; n < 2 * LONG; n++) {
        const given = { seats, options, seed: `${n}` };
        for (const more of [{}, { stop: 25 + 41 * (n + seats) }, { leaving: 0.01 }]) {
          const { names, log, options: chosen } = ledgerGame({ ...given, ...more });
          const back = readLedger(game, writeLedger(game, names, chosen, given.seed, log));
          expect(back.log).toEqual(log);
          expect(back.names).toEqual(names);
          expect(back.options['siteHabits']).toBe((options as { siteHabits?: boolean }).siteHabits ?? false);
        }
      }
    },
  );

  it.each(['first-game', 'random', 'choose'])(
    'factions %s: the same end, and from then on the same answers',
    (factions) => {
      const { run, log } = playout({ game, seats: 4, options: { factions }, seed: 'own', checkEvery: 0 });
      const text = writeLedger(game, ['A', 'B', 'C', 'D'], { factions }, 'own', log);
      const plain = ({ options, rng, cards, ...rest }: State) =>
        stable({ ...rest, cards: cards.map((c) => `${c.id} ${c.coins}`).sort() });
      expect(plain(readLedger(game, text).end)).toBe(plain(run.s));
      comesBack(text);
    },
  );

  it('rows without numbers: faction, colon, commands', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { names, log, options, end } = ledgerGame({ seats, options: { keyAlways: true }, seed: 'bare' });
      const rows = writeLedger(game, names, options, 'bare', log).split('\n');
      const bare = rows
        .map((line) => line.split('\t'))
        .filter((cells) => cells.length === 1 || !/income|vp for|score_/.test(cells[14]!))
        .map((cells) => (cells.length > 1 ? `${cells[0]}: ${cells[14]}` : cells[0]))
        .join('\n');
      expect(module.exchange!.recognises(bare)).toBe(true);
      expect(refusal(() => readLedger(game, bare))).toBe('');
      expect(readLedger(game, bare).end.round).toBe(end.round);
      expect(readLedger(game, bare).end.seats.map((p) => p.faction)).toEqual(end.seats.map((p) => p.faction));
    }
  });

  it('player names go out and in; without them factions are names', () => {
    const { log, options } = ledgerGame({ seats: 2, options: {}, seed: 'names' });
    const text = writeLedger(game, ['Ann Onymous', 'Bo'], options, 'names', log);
    expect(readLedger(game, text).names).toEqual(['Ann Onymous', 'Bo']);
    const nameless = text.replace(/^Player.*\n/gm, '');
    expect(readLedger(game, nameless).names.join()).toMatch(/^[A-Z][a-z]+( Magicians)?,[A-Z][a-z]+( Magicians)?$/);
  });

  it('a base game that says nothing about it comes in without habits of the site', () => {
    const { names, log, options } = ledgerGame({ seats: 3, options: {}, seed: 'base' });
    const text = writeLedger(game, names, options, 'base', log).replace(/^option (no-site|power-).*\n/gm, '');
    expect(readLedger(game, text).options).toMatchObject({ siteHabits: false, powerTiming: 'strict' });
  });

  it('before everybody has a faction there is nothing to write', () => {
    expect(refusal(() => writeLedger(game, ['A', 'B'], {}, 'short', []))).toMatch(/once everybody has a faction/);
  });
});
