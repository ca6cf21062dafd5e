/** What the screen must not leave out where it is small. */
import { describe, expect, it } from 'vitest';
import { hexMapOf } from '../../../src/games/age-of-innovation/ui/map.js';
import { paintSupply } from '../../../src/games/age-of-innovation/ui/science.js';
import { view } from '../../../src/games/age-of-innovation/view.js';
import { Area } from '../../../src/ui/paint/area.js';
import { Grid } from '../../../src/ui/paint/grid.js';
import { scene, type Table } from './helpers.js';

/** The three columns of a hex on the smallest map. */
function short(table: Table, name: string): string {
  const painting = { view: view(table.s, 0), marks: new Map(), price: () => undefined };
  const cell = hexMapOf(painting as never).cells.find((c) => c.id === `hex:${name}`)!;
  return typeof cell.short === 'string' ? cell.short : cell.short.map((span) => span.text).join('');
}

describe('the smallest map', () => {
  it('shows cities and pavilions, for which its legend has signs', () => {
    const table = scene().put(0, 'guild', 'H4', 'H5', 'H6').put(0, 'workshop', 'H8').put(1, 'workshop', 'H10');
    table.city(0, 0, 'H4', 'H5', 'H6').pavilion('H6', 'H8').ground('lake', 'I4');
    expect(['H4', 'H6', 'H8', 'H10', 'I4'].map((name) => short(table, name))).toEqual([
      '°G1',
      '°G1',
      "'W1",
      'lW2',
      'l',
    ]);
  });
});

describe('the page of tiles that are left', () => {
  /** The last lines of the page in 80 columns and 13 rows, as the small screen has them. */
  function cities(table: Table): string {
    const grid = new Grid(80, 13);
    const painting = { view: view(table.s, 0), marks: new Map(), price: () => undefined };
    paintSupply(new Area(grid, 0, 0, 80, 13), painting as never);
    return grid.lines().join('\n');
  }

  it('names every city, with its hexes while there is room', () => {
    const few = cities(scene().put(0, 'guild', 'H4').city(0, 3, 'H4'));
    expect(few).toContain('1 city 6vp 6c: H4');
    const table = scene({ seats: 5 });
    for (const [seat, kind] of [0, 1, 2, 3, 4, 0, 1].entries()) table.city(seat % 5, kind);
    const many = cities(table);
    expect(many).toContain('CITIES');
    for (const text of ['1 4vp 3t', '2 5vp 2 spades', '3 5vp 2bk', '4 6vp 6c', '5 7vp 1 step each', '2 5vp 2 spades']) {
      expect(many).toContain(text);
    }
  });
});
