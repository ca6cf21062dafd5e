import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/age-of-innovation/game.js';
import { incomeOf } from '../../../src/games/age-of-innovation/rules/income.js';
import { scene, type Table } from './helpers.js';

const HEXES = ['H4', 'H5', 'H6', 'H7', 'H8', 'H9', 'H10', 'H11', 'I12'];

function sum(table: Table, without?: string) {
  const rows = incomeOf(table.s, 0).filter((r) => r.source !== without);
  const add = (k: 'coins' | 'tools' | 'scholars' | 'power' | 'books' | 'vp' | 'steps') =>
    rows.reduce((n, r) => n + r[k], 0);
  return {
    coins: add('coins'),
    tools: add('tools'),
    scholars: add('scholars'),
    power: add('power'),
    books: add('books'),
    vp: add('vp'),
    steps: add('steps'),
  };
}
const none = { coins: 0, tools: 0, scholars: 0, power: 0, books: 0, vp: 0, steps: 0 };

describe('income', () => {
  it('check 16 and p. 10: two workshops 3 tools; with a guild 1 power and 2 coins more', () => {
    const table = scene().put(0, 'workshop', 'H4', 'H5');
    expect(sum(table, 'booster-10')).toEqual({ ...none, tools: 3 });
    table.put(0, 'guild', 'H6');
    expect(sum(table, 'booster-10')).toEqual({ ...none, tools: 3, coins: 2, power: 1 });
  });

  it.each([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 5],
    [6, 6],
    [7, 7],
    [8, 8],
    [9, 9],
  ])('check 17: %i workshops bring %i tools', (n, tools) => {
    expect(sum(scene().put(0, 'workshop', ...HEXES.slice(0, n))).tools).toBe(tools);
  });

  it.each([
    [1, 2, 1],
    [2, 4, 2],
    [3, 6, 4],
    [4, 8, 6],
  ])('%i guilds bring %i coins and %i power', (n, coins, power) => {
    expect(sum(scene().put(0, 'guild', ...HEXES.slice(0, n)), 'booster-10')).toMatchObject({ coins, power });
  });

  it.each([
    [1, 5, 1],
    [2, 7, 2],
    [3, 9, 4],
    [4, 11, 6],
  ])('mountain: %i guilds and the board bring %i coins and %i power', (n, coins, power) => {
    const table = scene({ board: 'mountain' }).put(0, 'guild', ...HEXES.slice(0, n));
    expect(sum(table, 'booster-10')).toMatchObject({ coins, power, tools: 1 });
  });

  it('schools and university bring scholars, neutral ones nothing', () => {
    const table = scene().put(0, 'school', 'H4', 'H5', 'H6').put(0, 'university', 'H7');
    expect(sum(table).scholars).toBe(4);
    table.neutral(0, 'school', 'H8').neutral(0, 'guild', 'H9').neutral(0, 'workshop', 'H10');
    expect(sum(table, 'booster-10')).toEqual({ ...none, tools: 1, scholars: 4 });
  });

  it('check 19: swamp and Monks', () => {
    const table = scene({ board: 'swamp', faction: 'monks' }).put(0, 'university', 'H4');
    expect(sum(table, 'booster-10')).toEqual({ ...none, tools: 1, scholars: 1 });
    expect(table.p().scholars).toBe(2);
  });

  it('check 20: mountain and Omar, two workshops', () => {
    const table = scene({ board: 'mountain', faction: 'omar' }).put(0, 'workshop', 'H4', 'H5').put(0, 'tower', 'H6');
    expect(sum(table, 'booster-10')).toEqual({ ...none, tools: 3, coins: 4, power: 2 });
    table.put(0, 'guild', 'H7');
    expect(sum(table, 'booster-10').coins).toBe(7);
  });

  it('points of tiles and of medicine are booked under what pays them', () => {
    const table = scene().city(0, 0).tile(0, 'competency-2').tile(0, 'neutral-university');
    table.give(0, { levels: [0, 0, 0, 9] }).passAll();
    expect(table.s.round).toBe(2);
    expect(['competency-2', 'neutral-university', 'science-medicine'].map((why) => table.from(why))).toEqual([3, 2, 3]);
  });

  it('check 21: law 10 and medicine 9', () => {
    const table = scene()
      .city(0, 0)
      .city(0, 1)
      .give(0, { levels: [8, 10, 0, 9] });
    expect(sum(table, 'booster-10')).toEqual({ ...none, tools: 1, power: 6, vp: 3 });
    table.city(0, 2).give(0, { levels: [9, 10, 11, 9] });
    expect(sum(table, 'booster-10')).toEqual({ ...none, tools: 2, coins: 3, power: 6, vp: 3 });
  });

  it.each([
    ['palace-1', { power: 5 }],
    ['palace-2', {}],
    ['palace-3', { power: 2 }],
    ['palace-4', { power: 2 }],
    ['palace-5', { power: 4 }],
    ['palace-6', { power: 2, books: 1 }],
    ['palace-7', { power: 4 }],
    ['palace-8', { power: 2, coins: 2, tools: 1 }],
    ['palace-9', { scholars: 1 }],
    ['palace-10', { coins: 6 }],
    ['palace-11', { tools: 1 }],
    ['palace-12', { power: 8 }],
    ['palace-13', {}],
    ['palace-14', { power: 6 }],
    ['palace-15', { power: 6 }],
    ['palace-16', { power: 2, books: 1 }],
    ['palace-17', { power: 2 }],
    ['competency-1', { tools: 1, steps: 1 }],
    ['competency-2', { vp: 3, coins: 2 }],
    ['competency-3', { books: 1, power: 1 }],
    ['competency-10', { power: 2, coins: 2 }],
    ['neutral-workshop', { tools: 3 }],
    ['neutral-guild', { coins: 5 }],
    ['neutral-university', { vp: 2 }],
    ['neutral-palace', { power: 4 }],
    ['neutral-school', {}],
    ['neutral-monument', {}],
  ] as const)('%s pays %j', (tile, expected) => {
    const table = scene();
    if (tile.startsWith('palace')) table.put(0, 'palace', 'E3');
    table.tile(0, tile);
    expect(sum(table, 'booster-10')).toEqual({ ...none, tools: 1, ...add(expected) });
    function add(e: Record<string, number>) {
      return 'tools' in e ? { ...e, tools: e['tools']! + 1 } : e;
    }
  });

  it.each([
    ['booster-1', {}],
    ['booster-2', { scholars: 1 }],
    ['booster-3', { power: 3 }],
    ['booster-4', { tools: 1 }],
    ['booster-5', { books: 1 }],
    ['booster-6', { books: 1 }],
    ['booster-7', { tools: 2 }],
    ['booster-8', { coins: 4 }],
    ['booster-9', { power: 4, coins: 2 }],
    ['booster-10', { coins: 6 }],
  ] as const)('%s pays %j', (tile, expected) => {
    const table = scene();
    table.p().booster = tile;
    const row = incomeOf(table.s, 0).find((r) => r.source === tile);
    expect(row ?? none).toMatchObject({ ...none, ...expected });
  });

  it('is paid in round 2 as announced, with books of choice', () => {
    const table = scene().tile(0, 'competency-3').put(0, 'school', 'H4');
    table.give(0, { coins: 0, tools: 0, scholars: 0, bowls: [5, 7, 0] });
    table.passAll();
    expect(table.prompt()).toMatchObject({ seat: 0, topic: 'books', from: 'income' });
    table.play('book:medicine');
    expect(table.p()).toMatchObject({ scholars: 1, books: [0, 0, 0, 1] });
    expect(table.s.round).toBe(2);
  });

  it('competency 1: the step comes first, so that level 9 pays at once and only once', () => {
    const table = scene()
      .tile(0, 'competency-1')
      .city(0, 0)
      .give(0, { levels: [8, 0, 0, 0], coins: 0 });
    table.s.rounds[0] = 'round-1';
    table.passAll();
    expect(table.prompt().topic).toBe('step');
    const { coins } = table.p();
    const booster = incomeOf(table.s, 0).reduce((n, r) => n + r.coins, 0);
    table.play('step:banking');
    expect(table.p().levels[0]).toBe(9);
    expect(table.p().coins).toBe(coins + booster + 3);
    expect(table.from('round-9')).toBe(0);
  });

  it('scholars beyond the seven are lost', () => {
    const table = scene().put(0, 'school', 'H4', 'H5', 'H6').give(0, { scholars: 6 });
    table.passAll();
    expect(table.p().scholars).toBe(7);
  });

  it('the view breaks the next income down by source', () => {
    const table = scene().put(0, 'workshop', 'H4').tile(0, 'competency-2');
    const view = game.view(table.s, null).players[0]!;
    expect(view.income.map((r) => r.source)).toEqual([
      'board',
      'workshop',
      'guild',
      'school',
      'university',
      'competency-2',
    ]);
    expect(view.incomeSum).toMatchObject({ tools: 2, coins: 2, vp: 3 });
  });

  it('the view counts the booster once it was taken for the next round, and nothing after the last income', () => {
    const table = scene().give(0, { coins: 0, tools: 0 }).play('pass:booster-4');
    const sources = () => game.view(table.s, null).players[0]!.income.map((r) => r.source);
    expect(sources()).toContain('booster-4');
    table.s.round = 6;
    expect(game.view(table.s, null).players[0]).toMatchObject({ income: [], incomeSum: null });
  });
});
