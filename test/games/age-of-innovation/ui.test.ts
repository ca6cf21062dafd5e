/** What the screen says that a tile or track means, and would score. */
import { describe, expect, it } from 'vitest';
import { INNOVATIONS } from '../../../src/games/age-of-innovation/data/ids.js';
import { ui } from '../../../src/games/age-of-innovation/ui/index.js';
import { view } from '../../../src/games/age-of-innovation/view.js';
import { innovate, scene, type Table } from './helpers.js';

describe('the innovation board', () => {
  it('agrees with the points that the tile then brings', () => {
    for (const id of INNOVATIONS) {
      const table = scene()
        .put(0, 'workshop', 'A11', 'B6', 'D0', 'D4')
        .put(0, 'school', 'E3', 'F7')
        .put(0, 'guild', 'H1');
      table
        .give(0, { levels: [3, 1, 5, 2], tools: 9 })
        .bridge(0, 'E3', 'F4')
        .city(0, 3);
      table.s.innovations = [id, ...INNOVATIONS.filter((x) => x !== id)].slice(0, 8);
      const { worth } = view(table.again().s, 0).innovations[0]!;
      innovate(table, id);
      if (table.prompt().topic === 'part') table.play('part:neutral');
      if (table.prompt().topic === 'neutral') table.play(table.ids()[0]!);
      expect([id, table.from(id)]).toEqual([id, worth[0]]);
    }
  });
});

it('a seat that has left is told as out of the game', () => {
  const table = scene();
  const strip = () => ui.strip(view(table.s, 0), 1);
  expect(strip().left).toBe(false);
  table.s.left = [1];
  expect(strip().left).toBe(true);
});

describe('inspecting', () => {
  const lines = (table: Table, target: string) => ui.now(target, view(table.s, 0), 0);

  it('tells what a tile or track means for the seat now', () => {
    const table = scene().put(0, 'workshop', 'H4', 'H8').city(0, 0).tile(0, 'competency-6').tile(1, 'competency-3');
    table.give(0, { levels: [7, 0, 0, 0], books: [1, 1, 0, 0] });
    table.s.innovations[0] = 'sewers';
    expect(lines(table.again(), 'innovation:sewers')).toEqual([
      'costs you 2 banking, 3 of any, 5 coins',
      'scores you 4 points at once',
    ]);
    expect(lines(table, 'competency:competency-6')).toEqual([
      'comes with 2 levels and 1 book in law',
      'you have one already',
    ]);
    expect(lines(table, 'competency:competency-3')).toEqual(['comes with 3 levels in engineering', '3 left']);
    expect(lines(table, 'discipline:banking')).toEqual([
      'you are on level 7 and have 1 key to go beyond 7',
      'free spaces for scholars: 3, 2, 2, 2 levels',
    ]);
    for (let i = 0; i < 4; i++) table.s.spaces[0]![i] = 1;
    expect(lines(table, 'discipline:banking')[1]).toBe('no free space for scholars');
    expect(lines(table, 'book:book-guild')).toEqual(['costs 2 books', 'you have 2 books']);
    expect(lines(table, 'book:book-coins')).toEqual(['not in this game']);
    expect(lines(table, 'hex:H4')).toEqual(['desert, beside a river', 'workshop of seat 1']);
    expect(lines(table, 'hex:A11')).toEqual(['desert, on the border, beside a river']);
  });
});
