import { describe, expect, it } from 'vitest';
import type { Badge, Board, Tile } from '../../../src/ui/hex/board.js';
import { drawBoard } from '../../../src/ui/hex/draw.js';
import { boardSize, zoomsOf } from '../../../src/ui/hex/zooms.js';
import { INVERSE, partsOf } from '../../../src/ui/terminal/cells.js';
import { themeOf } from '../../../src/ui/theme/theme.js';

const DARK = themeOf({ level: 'truecolor' });
const ASCII = themeOf({ level: 'none', ascii: true });

const badge: Badge = {
  seat: 3,
  token: 'seat4',
  glyph: '⌂',
  letter: 'D',
  word: 'dwelling',
  brief: 'home',
  owner: 'Dia',
};
const tile = (name: string, row: number, col: number, more: Partial<Tile> = {}): Tile => ({
  id: `hex:${name}`,
  row,
  col,
  name,
  ground: 'forest',
  letter: 'f',
  word: 'forest',
  brief: 'forest',
  ...more,
});
const board = (more: Partial<Tile> = {}, bridges: Board['bridges'] = []): Board => ({
  tiles: [
    tile('A1', 0, 0, more),
    tile('A2', 0, 1),
    tile('B1', 1, 0, { water: true }),
    tile('B2', 1, 1),
    tile('C1', 2, 0),
  ],
  bridges,
});
const text = (b: Board, theme = ASCII, zoom = 0) => {
  const z = zoomsOf(theme)[zoom];
  if (!z) throw new Error('no such zoom');
  return drawBoard(b, z, theme).rows.map((row) => row.signs.join(''));
};
const colours = (b: Board, zoom = 3) => {
  const z = zoomsOf(DARK)[zoom];
  if (!z) throw new Error('no such zoom');
  return new Set(drawBoard(b, z, DARK).rows.flatMap((row) => row.looks.flatMap((n) => [partsOf(n).fg, partsOf(n).bg])));
};

describe.each([
  ['solid', DARK],
  ['by lines', ASCII],
])('a board drawn %s', (_, theme) => {
  it.each(zoomsOf(theme))('is as large as it says at $name, with a spot for every hex inside it', (z) => {
    const drawn = drawBoard(board({ badge, mark: 'cursor' }), z, theme);
    const size = boardSize(board(), z);
    expect(drawn.rows.length).toBe(size.rows);
    for (const row of drawn.rows) expect(row.signs.length).toBe(size.width);
    expect(drawn.spots.map((s) => s.id)).toEqual(board().tiles.map((t) => t.id));
    for (const s of drawn.spots) {
      expect(s.x).toBeGreaterThanOrEqual(0);
      expect(s.x + s.width).toBeLessThanOrEqual(size.width);
      expect(s.y + s.height).toBeLessThanOrEqual(size.rows + 1);
    }
  });

  it('tells whose piece stands there, by name where there is room and by digit where there is not', () => {
    const zooms = zoomsOf(theme);
    zooms.forEach((z, i) => {
      const rows = text(board({ badge }), theme, i).join('\n');
      expect(rows, z.name).toMatch(z.w >= 10 ? /Dia/ : /[D⌂] ?4/);
    });
  });

  it('shows the price of an offer from 6x3 on, in words on large tiles', () => {
    const price = { short: '3w2c', words: ['3 workers', '2 coins'] };
    zoomsOf(theme).forEach((z, i) => {
      const rows = text(board({ mark: 'offered', price }), theme, i).join('\n');
      if (z.w >= 10) expect(rows, z.name).toMatch(/3 workers/);
      else if (z.w >= 6) expect(rows, z.name).toContain('3w2c');
      else expect(rows, z.name).toContain('+');
    });
  });
});

describe('marks of solid tiles', () => {
  it('stand in the gap, in their own colours', () => {
    expect(colours(board()).has(DARK.rgb('accent'))).toBe(false);
    expect(colours(board({ mark: 'cursor' })).has(DARK.rgb('accent'))).toBe(true);
    expect(colours(board({ mark: 'offered' })).has(DARK.rgb('rim'))).toBe(true);
    expect(colours(board({ town: { key: '1', token: 'seat3', seat: 2 } })).has(DARK.rgb('seat3'))).toBe(true);
    expect(colours(board({ lit: true })).has(DARK.rgb('reach'))).toBe(true);
  });

  it('shows a bridge and the ghost of a piece', () => {
    const bridge = [{ a: 'hex:A1', b: 'hex:C1', seat: 4, token: 'seat5' as const }];
    expect(colours(board({}, bridge)).has(DARK.rgb('seat5'))).toBe(true);
    expect(text(board({ ghost: badge }), DARK, 1).join('\n')).toContain('Dia');
    expect(colours(board({ ghost: badge })).has(DARK.rgb('seat4'))).toBe(false);
  });
});

describe('marks of drawn tiles', () => {
  it('turns the walls of offers and of the cursor', () => {
    expect(text(board({ mark: 'offered' }), ASCII, 2).join('\n')).toMatch(/:forest ?:/);
    expect(text(board({ mark: 'cursor' }), ASCII, 2).join('\n')).toMatch(/\[forest ?\]/);
    const z = zoomsOf(ASCII)[2];
    const rows = z ? drawBoard(board({ mark: 'cursor' }), z, ASCII).rows : [];
    expect(rows.some((row) => row.looks.some((n) => partsOf(n).bits & INVERSE))).toBe(true);
  });

  it('tells a town, a bridge and a ghost by signs', () => {
    const town = { key: '1', token: 'seat4' as const, seat: 3 };
    expect(text(board({ badge, town }), ASCII, 2).join('\n')).toContain('*');
    expect(text(board({ badge, town }), ASCII, 5).join('\n')).toContain('*');
    const bridge = [{ a: 'hex:A1', b: 'hex:C1', seat: 4, token: 'seat5' as const }];
    expect(text(board({}, bridge), ASCII, 2).join('\n')).toMatch(/=[\s\S]*5[\s\S]*=/);
    expect(text(board({ ghost: badge }), ASCII, 2).join('\n')).toContain('(D 4)');
  });

  it('gives water no edges of its own', () => {
    const water = { tiles: [tile('A1', 0, 0, { water: true }), tile('A2', 0, 1, { water: true })] };
    expect(text(water, ASCII, 2).join('')).not.toMatch(/[/\\|│]/);
  });
});
