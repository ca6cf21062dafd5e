/** Bots beside people on league set-ups: what the table says of games that were played. */
import { describe, expect, it } from 'vitest';
import { leagueRows, orderFor, type Setup } from '../../scripts/league.js';
import type { GameResult } from '../../src/bots/series.js';
import { start } from '../../src/engine/engine.js';
import { game } from '../../src/games/terra-mystica/index.js';

const setup = (id: string, people: readonly number[]): Setup => ({
  id,
  factions: ['witches', 'nomads'],
  scoring: ['SCORE7', 'SCORE8', 'SCORE5', 'SCORE6', 'SCORE4', 'SCORE2'],
  cards: ['BON2', 'BON4', 'BON5', 'BON7', 'BON8'],
  laterTowns: ['TW6', 'TW7', 'TW8'],
  shippingCard: true,
  templeTile: false,
  variableOrder: false,
  people,
});

const result = (seed: string, scores: readonly number[]): GameResult => ({
  seed,
  bots: ['hard', 'hard'],
  scores,
  winners: [0],
  answers: 300,
  rounds: 6,
  spent: [1, 1],
  decisions: [1, 1],
});

describe('the league table', () => {
  const setups = [setup('one', [130, 120]), setup('two', [140, 110])];
  const games = new Map([
    ['one', [result('one 1', [120, 126]), result('one 2', [124, 128])]],
    ['two', [result('two 1', [138, 111])]],
  ]);
  const rows = leagueRows(setups, games);
  const cells = (name: string) =>
    rows
      .find((row) => row.startsWith(`| ${name} |`))
      ?.split(' | ')
      .slice(1);

  it('takes the mean of a set-up’s seeds and compares it seat by seat', () => {
    // ahead: 122 - 130, 127 - 120, 138 - 140, 111 - 110
    expect(cells('all')?.map((cell) => Number.parseFloat(cell))).toEqual([4, 125, 124.5, -0.5]);
  });

  it('tells the halves apart', () => {
    expect(cells('odd, tuned on')?.map((cell) => Number.parseFloat(cell))).toEqual([2, 125, 124.5, -0.5]);
    expect(cells('even')?.map((cell) => Number.parseFloat(cell))).toEqual([2, 125, 124.5, -0.5]);
  });

  it('names the faction that is furthest behind first', () => {
    expect(rows.slice(-2).map((row) => row.split(' ')[1])).toEqual(['witches', 'nomads']);
    expect(cells('witches')?.[0]).toBe('2');
  });
});

describe('a set-up of the league', () => {
  it('is dealt as it was, and with counted positions each seed has an effort of its own', () => {
    const orders = [1, 2].map((seed) => orderFor(setup('one', [1, 1]), seed, { level: 'hard', ms: 150, nodes: 1000 }));
    expect(orders.map((order) => order.nodes)).toEqual([1000, 1020]);
    const { s } = start(game, 2, orders[0]?.options, 'any');
    expect(s.seats.map((p: { faction: string }) => p.faction)).toEqual(['witches', 'nomads']);
    expect(s.scoring).toEqual(setup('one', []).scoring);
  });
});
