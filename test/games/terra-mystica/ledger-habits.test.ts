/** What ledgers of other hands look like: how their lines are spelled, and what their site lets players do. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stable } from '../../../src/engine/copy.js';
import { playout } from '../../../src/engine/fuzz.js';
import { type Prompt, Refused } from '../../../src/engine/types.js';
import { TERRAINS } from '../../../src/games/terra-mystica/data/ids.js';
import { hexOf } from '../../../src/games/terra-mystica/data/map.js';
import { module } from '../../../src/games/terra-mystica/index.js';
import { readCommand } from '../../../src/games/terra-mystica/ledger/commands.js';
import { readLedger, writeLedger } from '../../../src/games/terra-mystica/ledger/index.js';
import { OwnTurn } from '../../../src/games/terra-mystica/ledger/own-turn.js';
import { Replay } from '../../../src/games/terra-mystica/ledger/replay.js';
import type { Row } from '../../../src/games/terra-mystica/ledger/rows.js';
import { game, type Table, table } from './helpers.js';

const own = readFileSync(new URL('./fixtures/own-game.tsv', import.meta.url), 'utf8');
const end = stable(readLedger(game, own).end);

function refusal(text: string): string {
  try {
    readLedger(game, text);
  } catch (error) {
    if (error instanceof Refused) return module.phrases.refused(error.code, error.facts) ?? error.code;
    throw error;
  }
  return '';
}

/** The commands of one row of a seat, ready to be played on a table. */
function rowOn(t: Table, seat: number, text: string): { turn: OwnTurn; line: Row } {
  const commands = text.split('. ').map((x) => readCommand(x)!);
  const replay: Replay = Object.assign(Object.create(Replay.prototype), { run: t.run, log: [] });
  const played = commands.map(() => false);
  const line = { line: 1, faction: t.seat(seat).faction!, recorded: [], offers: 0, commands, played, text };
  return { turn: new OwnTurn(replay), line };
}

/** Plays the commands of one row for the seat whose turn it is; how many could be played. */
function row(t: Table, text: string): number {
  const { seat } = t.run.prompt()!;
  const { turn, line } = rowOn(t, seat, text);
  while (t.run.prompt()?.seat === seat && line.played.includes(false) && turn.advance(line, t.run.prompt()!));
  game.check(t.s);
  return line.played.filter((x) => x).length;
}

describe('the same game in other clothes', () => {
  it.each<[string, (text: string) => string]>([
    ['line ends of another system', (text) => text.replaceAll('\n', '\r\n')],
    ['old line ends', (text) => text.replaceAll('\n', '\r')],
    ['blanks instead of tabs', (text) => text.replace(/\t+/g, '  ')],
    [
      'blanks at the ends of lines and of the offers',
      (text) => text.replace(/(\d)\t(?=[a-z])/g, '$1 \t').replaceAll('\n', '  \n'),
    ],
    ['links behind the lines', (text) => text.replaceAll('\n', '\tshow history\n')],
    ['a byte order mark', (text) => `\ufeff${text}`],
    ['remarks between the rows', (text) => text.replaceAll('Round 2,', '# good luck\nplayers said hello\nRound 2,')],
    ['remarks behind commands', (text) => text.replace(/(upgrade \w+ to \w+)\n/g, '$1 # hm\n')],
    ['headers of the site', (text) => ` Default game options\n Randomize setup\nPlayer 1: A\nmap original\n${text}`],
    ['options in capitals', (text) => text.replace(/^option .*/gm, (x) => x.toUpperCase())],
    ['options without effect', (text) => `option email-notify\noption fire-and-ice-factions/ice\n${text}`],
    ['no blank behind the dots', (text) => text.replaceAll('. ', '.')],
    [
      'incomes under one name',
      (text) => text.replaceAll('other_income', 'all_income').replace(/^.*cult_income.*\n/gm, ''),
    ],
  ])('%s', (_name, change) => {
    const text = change(own);
    expect(module.exchange!.recognises(text)).toBe(true);
    expect(refusal(text)).toBe('');
    expect(stable(readLedger(game, text).end)).toBe(end);
  });

  it('what is beyond the base game is named in a sentence', () => {
    expect(refusal(`option fire-and-ice-final-scoring\n${own}`)).toMatch(/option fire-and-ice-final-scoring/);
    expect(refusal(`option no-such-thing\n${own}`)).toMatch(/option no-such-thing/);
    expect(refusal(`map 95a66999127893f5925a5f591d54f8bcb9a670e6\n${own}`)).toMatch(/Row 1: .*another map/);
    expect(refusal(own.replace('Round 2,', 'cultists dropped from the game\nRound 2,'))).toMatch(
      /Row \d+ does not fit/,
    );
    expect(refusal(own.replaceAll('cultists', 'yetis'))).toMatch(/no faction is called yetis/);
  });
});

describe('a cult step that is named after the next action', () => {
  it('is made in time, and the rows between do not show it', () => {
    const options = { given: ['witches', 'nomads'], cards: ['BON1', 'BON2', 'BON3', 'BON5', 'BON8'] };
    // Seat 0 passes at once; seat 1 takes its step alone and passes.
    const wishes = ['card:BON2', 'special:BON2>earth', 'pass'];
    const policy = (prompt: Prompt) => {
      const wish = wishes.slice(prompt.seat === 1 ? 0 : 2).find((w) => prompt.choices.some((c) => c.id.startsWith(w)));
      return { id: (prompt.choices.find((c) => wish && c.id.startsWith(wish)) ?? prompt.choices[0]!).id };
    };
    const { log } = playout({ game, seats: 2, options, seed: 'late step', checkEvery: 0, policy });
    const whole = writeLedger(game, ['A', 'B'], options, 'late step', log);
    const lines = whole.split('\n').filter((line) => !line.includes(', turn '));
    const at = lines.findIndex((line) => line.includes('action BON2. +EARTH'));
    const [step, pass] = [lines[at]!.split('\t'), lines[at + 1]!.split('\t')];
    expect(step[12]).toBe('1/0/2/0');
    const without = (cells: readonly string[], said: string) => [...cells.slice(0, 12), '1/0/1/0', '', said].join('\t');
    const late = [...pass.slice(0, 14), '+EARTH'].join('\t');
    const told = [without(step, 'action BON2'), without(pass, pass[14]!), late];
    const text = [...lines.slice(0, at), ...told, ...lines.slice(at + 2)].join('\n');
    expect(refusal(text)).toBe('');
    expect(refusal(text.replace(late, late.replace('1/0/2/0', '1/0/1/0')))).toMatch(/earth should be 1/);
  });
});

describe('commands in other words', () => {
  it.each([
    ['advance ship to 1', { do: 'advance', track: 'ship' }],
    ['Advance dig 1', { do: 'advance', track: 'dig' }],
    ['DIG 1 I8', { do: 'dig', n: 1 }],
    ['convert 3pw to w', { do: 'convert', from: 'power', to: 'workers', take: 3, n: 1 }],
    ['Convert vp to c', { do: 'convert', from: 'points', to: 'coins', take: 1, n: 1 }],
    ['convert 2W to bridge', { do: 'action', id: 'ACTE' }],
    ['bridge e4 : g1 allow_illegal', { do: 'bridge', a: 'E4', b: 'G1' }],
    ['+BON3', { do: 'pass', card: 'BON3' }],
    ['+2TW3', { do: 'town', id: 'TW3', n: 2 }],
    ['-2SPADE', { do: 'give-up', what: 'spade', n: 2 }],
    ['-BRIDGE', { do: 'give-up', what: 'bridge', n: 1 }],
    ['-3CONVERT_W_TO_P', { do: 'give-up', what: 'ordination', n: 3 }],
    ['-water', { do: 'step-down', cult: 'water' }],
    ['leech 2', { do: 'leech', n: 2, from: null }],
    ['Decline 3', { do: 'decline', n: 3, from: null }],
    ['all_income_for_faction', { do: 'nothing', what: 'income' }],
  ])('%s', (text, command) => {
    expect(readCommand(text)).toEqual(command);
  });
});

describe('what the site lets through', () => {
  const site = { siteHabits: true, spadesScored: 'gained' };
  const at = (faction: Parameters<typeof table>[0][0], options: object = site) =>
    table([faction, faction === 'nomads' ? 'witches' : 'nomads'], { options });

  it("power of the Alchemists' spades pays for the next spade of the same hex", () => {
    const t = at('alchemists')
      .goods(0, { coins: 9, workers: 8, bowls: [0, 4, 1] })
      .build(0, { E2: 'stronghold' })
      .turn(0);
    const said = 'dig 2. convert 3PW to 1W. dig 1. burn 1. convert 3PW to 1W. build F1';
    expect(row(t, said)).toBe(6);
    expect([t.seat(0).workers, t.seat(0).coins, t.bowls(0)]).toEqual([0, 7, '4/0/0']);
  });

  it('Giants stop at a foreign terrain', () => {
    const t = at('giants').goods(0, { workers: 6 }).build(0, { D4: 'dwelling' }).turn(0);
    expect(row(t, 'dig 2. transform E7 to green')).toBe(2);
    expect(t.seat(0).workers).toBe(0);
    const strict = at('giants', {}).goods(0, { workers: 6 }).build(0, { D4: 'dwelling' }).turn(0);
    expect(strict.offers('dig:E7>forest')).toBe(false);
  });

  it('a priest is paid for that is not there', () => {
    const full = () => ({ priests: 7, workers: 3, bowls: [0, 0, 12] as [number, number, number] });
    const act = at('nomads').goods(0, full()).build(0, { E8: 'dwelling' }).turn(0);
    expect(row(act, 'action ACT2')).toBe(1);
    expect([act.seat(0).priests, act.bowls(0)]).toEqual([7, '3/0/9']);
    const exchange = at('nomads').goods(0, full()).build(0, { E8: 'dwelling' }).turn(0);
    expect(row(exchange, 'convert 5PW to 1P')).toBe(1);
    expect([exchange.seat(0).priests, exchange.bowls(0)]).toEqual([7, '5/0/7']);
    const ordain = at('darklings')
      .goods(0, { coins: 9, workers: 7, priests: 6 })
      .build(0, { E5: 'trading-house' })
      .turn(0);
    expect(row(ordain, 'upgrade E5 to SH. convert 3W to 3P')).toBe(2);
    expect([ordain.seat(0).priests, ordain.seat(0).workers]).toEqual([7, 0]);
    const strict = at('nomads', {}).goods(0, full()).build(0, { E8: 'dwelling' }).turn(0);
    expect(strict.offers('power:ACT2') || strict.offers('convert:power>priests')).toBe(false);
  });

  it('a bridge action without the bridge, and coins for points before the end', () => {
    const t = at('nomads')
      .goods(0, { coins: 7, bowls: [0, 0, 12] })
      .build(0, { E8: 'dwelling' })
      .turn(0);
    const before = t.seat(0).points;
    expect(row(t, 'convert 6C to 2VP. action ACT1. -BRIDGE')).toBe(3);
    expect([t.seat(0).points - before, t.seat(0).coins, t.s.bridges.length]).toEqual([2, 1, 0]);
    const strict = at('nomads', {})
      .goods(0, { coins: 7, bowls: [0, 0, 12] })
      .build(0, { E8: 'dwelling' })
      .turn(0);
    expect(strict.offers('convert:coins>points') || strict.offers('power:ACT1')).toBe(false);
  });

  it('two towns at once, and a sacrifice of nothing', () => {
    const t = at('witches')
      .goods(0, { coins: 60, workers: 60, favours: [] })
      .build(0, { F4: 'dwelling', E7: 'dwelling', F3: 'trading-house', E6: 'trading-house' })
      .build(0, { A1: 'trading-house', A2: 'trading-house', A3: 'dwelling', B1: 'dwelling' })
      .turn(0);
    const before = t.seat(0).points;
    expect(row(t, 'burn 0. upgrade A1 to TE. +FAV5. +2TW1')).toBe(4);
    expect(t.seat(0).points - before).toBe(2 * (5 + 5 + 5));
  });

  it('lost spades may be named when the turn is over already', () => {
    const t = at('halflings').turn(1);
    const { turn, line } = rowOn(t, 0, '-SPADE');
    expect(turn.skipDead(line, 0)).toBe(true);
    expect(line.played).toEqual([true]);
  });

  it('some spades are thrown away, the rest is used', () => {
    const t = at('halflings')
      .goods(0, { bowls: [0, 0, 12] })
      .build(0, { E6: 'dwelling' })
      .turn(0);
    expect(row(t, 'action ACT6. -SPADE. transform E5 to brown')).toBe(3);
    expect(t.s.terrain[hexOf('E5')]).toBe(TERRAINS.indexOf('plains'));
  });
});
