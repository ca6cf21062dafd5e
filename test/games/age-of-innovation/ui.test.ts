/** What the screen must not leave out where it is small. */
import { describe, expect, it } from 'vitest';
import { INNOVATIONS } from '../../../src/games/age-of-innovation/data/ids.js';
import { nameOf } from '../../../src/games/age-of-innovation/names.js';
import { ui } from '../../../src/games/age-of-innovation/ui/index.js';
import { hexMapOf } from '../../../src/games/age-of-innovation/ui/map.js';
import { paintSupply } from '../../../src/games/age-of-innovation/ui/science.js';
import { view } from '../../../src/games/age-of-innovation/view.js';
import { Area } from '../../../src/ui/paint/area.js';
import { Grid } from '../../../src/ui/paint/grid.js';
import { dealt, innovate, scene, type Table } from './helpers.js';

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

/** A page as seat 0 sees it. */
function page(key: string, table: Table, width: number, height: number, zoom = 0): string {
  const grid = new Grid(width, height);
  const painting = { view: view(table.s, 0), viewer: 0, shown: 0, names: ['Ann', 'Bob', 'Cem'], marks: new Map() };
  const rest = { prompt: null, told: [], price: () => null, zoom, scroll: 0, texts: null, choice: null };
  ui.pages.find((p) => p.key === key)!.paint(new Area(grid, 0, 0, width, height), { ...painting, ...rest });
  expect(grid.lost).toEqual([]);
  return grid.lines().join('\n');
}

const SMALL = [80, 13] as const;
const LARGE = [120, 34] as const;

describe('the innovation board', () => {
  it('tells what each tile would score now, and who took one', () => {
    const shown = ['sewers', 'census', 'colleges', 'libraries', 'professors', 'steel', 'architecture'];
    const table = scene().put(0, 'workshop', 'A11', 'B6', 'D0', 'D4').put(1, 'school', 'I7');
    table.s.innovations = shown as never;
    table.give(0, { levels: [3, 1, 7, 2] }).tile(1, 'steel');
    const text = page('S', table, ...SMALL);
    expect(text).toMatch(/ Sewers {5}8 Census {7}Colleges {5}Libraries 10/);
    expect(text).toMatch(/ Professors {2}×Steel 2 {6}Archit. {3}10/);
  });

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

describe('the science page', () => {
  it('has what the seat can pay with beside the tracks', () => {
    const table = scene().give(0, { coins: 8, tools: 4, scholars: 2, books: [1, 2, 0, 2], bowls: [2, 6, 4] });
    const text = page('S', table, ...SMALL);
    for (const part of ['c 8  t 4  s 2', 'books B1 L2 E0 M2', '│●●●●     │ III 4']) expect(text).toContain(part);
  });

  it('marks the neutral faction on the tracks', () => {
    const table = scene({ seats: 2 }).give(0, { levels: [4, 0, 0, 0] });
    table.s.neutralLevels = [4, 5, 6, 3];
    const rows = page('S', table, ...SMALL).split('\n');
    expect(rows[2]).toMatch(/^banking .*· {2}1N ·/);
    expect(rows[3]).toMatch(/^law .*· {2}N {2}·/);
  });
});

describe('the planning board', () => {
  it('tells what the next step of each track costs and brings, in both sizes', () => {
    const table = scene({ board: 'lake' });
    const large = page('M', table, ...LARGE);
    expect(large).toContain('ship 1/3, next 1s 4c: 3vp   spade 3t, next 1s 1t 5c: 2bk');
    const small = page('P', table, ...SMALL);
    expect(small).toContain('NEXT  ship 1s 4c: 3vp');
    expect(small).toContain('dig 1s 1t 5c: 2bk');
    const done = page('M', table.give(0, { shipping: 3, terraforming: 1 }), ...LARGE);
    expect(done).toContain('ship 3/3   spade 1t');
    // Ten innovations, six rounds and a special action leave the board no row for it: it stands below the science board.
    const full = page('M', scene({ seats: 4, faction: 'psychics' }), 120, 30);
    expect(full).toMatch(/^NEXT {2}ship 1s 4c: 2vp {3}dig 1s 1t 5c: 2bk/m);
  });
});

describe('beside the smallest map', () => {
  it('everything fits, with pavilions to place and many goods too', () => {
    const table = scene({ faction: 'illusionists' })
      .city(0, 0)
      .city(0, 1)
      .put(0, 'workshop', 'H4')
      .neutral(0, 'tower', 'H5');
    table.give(0, {
      pavilions: 2,
      coins: 44,
      tools: 21,
      scholars: 7,
      vp: 144,
      books: [10, 11, 12, 13],
      bowls: [0, 0, 14],
    });
    const text = page('M', table, ...SMALL);
    for (const part of ['keys 2 cities 2 pav. 2', 'c 44  t 21  s 7', 'III 14', 'small: neutral', 'r1'])
      expect(text).toContain(part);
    expect(page('S', table, ...SMALL)).toContain('books B10 L11 E12 M13');
  });
});

describe('inspecting', () => {
  const lines = (table: Table, target: string) => ui.now(target, view(table.s, 0), 0);

  it('tells what a tile or track means for the seat now', () => {
    const table = scene().put(0, 'workshop', 'H4', 'H8').city(0, 0).tile(0, 'competency-6').tile(1, 'competency-3');
    table.give(0, { levels: [7, 0, 0, 0], books: [1, 1, 0, 0] });
    table.s.innovations[0] = 'sewers';
    expect(lines(table.again(), 'innovation:sewers')).toEqual([
      'costs you 2 banking, 3 of any, 5 coins',
      'brings you 4 points at once',
    ]);
    expect(lines(table, 'competency:competency-6')).toEqual([
      'comes with 2 steps and 1 book in law',
      'you have one already',
    ]);
    expect(lines(table, 'competency:competency-3')).toEqual(['comes with 3 steps in engineering', '3 left']);
    expect(lines(table, 'discipline:banking')).toEqual([
      'you stand on level 7 and have 1 key to pass 7',
      'free spaces for scholars: 3, 2, 2, 2 steps',
    ]);
    for (let i = 0; i < 4; i++) table.s.spaces[0]![i] = 1;
    expect(lines(table, 'discipline:banking')[1]).toBe('no free space for scholars');
    expect(lines(table, 'book:book-guild')).toEqual(['costs 2 books', 'you have 2 books']);
    expect(lines(table, 'book:book-coins')).toEqual(['not in this game']);
    expect(lines(table, 'hex:H4')).toEqual(['desert, beside a river', 'workshop of seat 1']);
    expect(lines(table, 'hex:A11')).toEqual(['desert, at the border, beside a river']);
  });
});

describe('the draft', () => {
  it('tells what everything means that can be taken, where there is room', () => {
    const table = dealt({ options: { dealing: 'draft', boards: [], factions: [], boosters: [] } });
    expect(page('N', table, ...SMALL)).not.toContain('board: ');
    const { boards, factions, palaces } = table.s.pool;
    const text = page('N', table, ...LARGE);
    for (const id of boards) expect(text).toContain(`${id} board: `);
    for (const id of factions) expect(text).toContain(`${nameOf(id)}: `);
    for (const id of palaces) expect(text).toContain(`${nameOf(id)}: `);
    while (table.prompt().topic === 'draft') table.play(table.ids()[0]!);
    const later = page('N', table, ...LARGE);
    for (const { id } of table.s.boosters) expect(later).toContain(`${nameOf(id)}: `);
    expect(later).not.toContain('board: ');
  });
});

describe('the large hexes', () => {
  it('take the whole width, name every hex and mark the border', () => {
    const table = scene().put(0, 'guild', 'H4').pavilion('H4').neutral(0, 'tower', 'A4').city(0, 0, 'H4');
    const text = page('M', table, ...LARGE, 2);
    for (const { name, terrain } of view(table.s, 0).hexes) if (terrain) expect(text).toMatch(new RegExp(`/${name} `));
    for (const part of ["dG1'°", 'd r1', 'edge  border hex', 'POWER', 'BOOKS']) expect(text).toContain(part);
    expect(text.match(/edge/g)).toHaveLength(33 + 1);
  });
});
