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
import { game } from './helpers.js';

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

describe.skipIf(files.length === 0)('check 56: ledgers of the shared folder', () => {
  it.each(files)('%s: every row has the recorded numbers', (file) => {
    const text = readFileSync(resolve(folder, file), 'utf8');
    expect(module.exchange!.recognises(text)).toBe(true);
    expect(refusal(() => readLedger(game, text))).toBe('');
    const { end, log, options, seed, names } = readLedger(game, text);
    game.check(end);
    expect(end.seats.map((p) => p.points)).toEqual(finalPoints(text));
    expect(end.options.powerTiming).toBe(file.includes('.strict.') ? 'strict' : 'late');
    const run = start(game, names.length, options, seed);
    for (const entry of log) run.play(answerOf(entry));
    expect(stable(run.s)).toBe(stable(end));
  });
});
it.runIf(named !== undefined)('a folder that was named has ledgers', () => expect(files).not.toEqual([]));

describe('a ledger of our own', () => {
  it('imports, and its log plays again', () => {
    expect(module.exchange!.recognises(own)).toBe(true);
    const { end } = readLedger(game, own);
    expect(end.over).not.toBeNull();
  });

  it('is refused with its row when cut off', () => {
    const lines = own.split('\n');
    expect(refusal(() => readLedger(game, lines.slice(0, 60).join('\n')))).toMatch(
      /ends after row \d+ in round \d: expected/,
    );
    expect(refusal(() => readLedger(game, lines.slice(0, -3).join('\n')))).toMatch(/ends after row/);
    expect(refusal(() => readLedger(game, lines.slice(0, 4).join('\n')))).toMatch(/set-up rows|round tiles/);
  });

  it('is refused with row, expected and found when edited', () => {
    const edit = (pattern: RegExp, by: string) => refusal(() => readLedger(game, own.replace(pattern, by)));
    expect(edit(/\t(\d+) C\t(?=[^\n]*other_income)/, '\t99 C\t')).toMatch(
      /Row \d+, .*: coins should be 99, the rules give \d+/,
    );
    expect(edit(/\tbuild (\w+)\n/, '\tbuild Z9\n')).toMatch(/Row \d+ does not fit: expected .*, found build/);
    expect(edit(/\tadvance ship/, '\tfly away')).toMatch(/command "fly away" is not known/);
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
    ['wait', { do: 'nothing', what: 'wait' }],
  ])('%s', (text, command) => {
    expect(readCommand(text)).toEqual(command);
  });
});

describe('our games written as ledgers', () => {
  const plain = (s: State) => {
    const { options, rng, cards, ...rest } = s;
    return stable({ ...rest, cards: cards.map((c) => `${c.id} ${c.coins}`).sort() });
  };
  const cases = [2, 3, 4, 5].flatMap((seats) =>
    [
      {},
      { factions: 'first-game' },
      { factions: 'random', ordination: 'any-turn', spadesScored: 'gained' },
      { factions: 'random', siteHabits: true },
      { laterTowns: ['TW6', 'TW7', 'TW8'], shippingCard: true, templeTile: true, variableOrder: true },
    ].map((options) => ({ seats, options })),
  );
  it.each(cases)('$seats seats, $options', ({ seats, options }) => {
    for (const seed of ['a', 'b']) {
      const { run, log } = playout({ game, seats, options, seed, checkEvery: 0 });
      const text = writeLedger(game, seats, options, seed, log);
      const back = readLedger(game, text);
      expect(back.options.powerTiming).toBe('strict');
      expect(plain(back.end)).toBe(plain(run.s));
    }
  });

  it('late timing comes back to the same end', () => {
    const { run, log } = playout({ game, seats: 4, options: { powerTiming: 'late' }, seed: 'late', checkEvery: 0 });
    expect(plain(readLedger(game, writeLedger(game, 4, { powerTiming: 'late' }, 'late', log)).end)).toBe(plain(run.s));
  });

  it('an unfinished game is refused with a sentence', () => {
    const { log } = playout({ game, seats: 2, seed: 'short', checkEvery: 0 });
    expect(refusal(() => writeLedger(game, 2, {}, 'short', log.slice(0, 20)))).toMatch(/Only finished games/);
  });
});
