import { describe, expect, it } from 'vitest';
import { asciiText, GLYPHS, glyphsFromEnv } from '../../src/ui/paint/glyphs.js';
import { Grid } from '../../src/ui/paint/grid.js';
import {
  HEX_ZOOMS,
  type HexCell,
  type HexMap,
  hexMapSize,
  paintHexMap,
  pickZoom,
  zoomOrder,
} from '../../src/ui/paint/hexmap.js';
import { paintBowls, paintBox, paintMeter, paintTable, paintTrack } from '../../src/ui/paint/parts.js';
import { cut, padTo, wrapText } from '../../src/ui/paint/text.js';

const ROWS = ['dwms', 'd~~s', 'mmdw'];

function mapWith(marks: Readonly<Record<string, HexCell['mark']>>): HexMap {
  const cells = ROWS.flatMap((row, r) =>
    [...row].map((sign, c): HexCell => {
      const id = `hex:${'ABC'[r]}${c + 1}`;
      const piece = id === 'hex:A1' ? 'D2' : '';
      return {
        id,
        row: r,
        col: c,
        ground: 'desert',
        water: sign === '~',
        short: sign + piece,
        brick: [sign, ` ${piece}`],
        ...(sign === '~' ? {} : { hex: [id.slice(4), `${sign} ${piece}`, ''] as const }),
        mark: marks[id],
        price: marks[id] ? '4w2c' : null,
      };
    }),
  );
  return { cells, rowLabel: (r) => 'ABC'[r]! };
}

function painted(map: HexMap, zoom: (typeof HEX_ZOOMS)[number]): Grid {
  const size = hexMapSize(map, zoom);
  const grid = new Grid(size.width, size.height);
  paintHexMap(grid.area(), map, zoom);
  return grid;
}

describe('hex map', () => {
  const map = mapWith({ 'hex:A2': 'offered', 'hex:C3': 'cursor' });

  it('postcard: one row per hex row', () => {
    expect(painted(map, 'postcard').lines()).toEqual(['A dD2 w  +m   s', 'B   d   ~~~~~~~~s', 'C m   m   [d+]w']);
  });

  it('brick: ground above, piece or price below', () => {
    expect(painted(map, 'brick').lines()).toEqual([
      'A d  │w  +m  │s  │',
      '   D2│4w2│   │   │',
      'B   d  │~~~~~~~~s  │',
      '       │           │',
      'C m  │m  │[d+]w  │',
      '     │   │4w2    │',
    ]);
  });

  it('hex: edges, name, middle line, price', () => {
    expect(painted(map, 'hex').lines()).toEqual([
      '    /\\    /\\    /\\    /\\',
      '  /A1  \\/A2  \\/A3  \\/A4  \\',
      'A |d D2 |w  + |m    |s    |',
      '  \\    /\\4w2c/\\    /\\    /\\',
      '    \\/B1  \\/    \\/    \\/B4  \\',
      'B    |d    | ~ ~ | ~ ~ |s    |',
      '    /\\    /\\    /\\    /\\    /',
      '  /C1  \\/C2  \\/C3  \\/C4  \\/',
      'C |m    |m    [d  + ]w    |',
      '  \\    /\\    /\\4w2c/\\    /',
      '    \\/    \\/    \\/    \\/',
    ]);
  });

  it('offered hexes can be read without colour in every zoom', () => {
    const offered = { 'hex:A2': 'offered', 'hex:B1': 'offered', 'hex:C4': 'offered', 'hex:C1': 'cursor' } as const;
    for (const zoom of HEX_ZOOMS) {
      const grid = painted(mapWith(offered), zoom);
      const found = grid.spots.filter((spot) => {
        let text = '';
        for (let y = spot.y; y < spot.y + spot.height; y++)
          text += grid.signs.slice(y * grid.width + spot.x, y * grid.width + spot.x + spot.width).join('');
        return /\+/.test(text) || /\[.*\]/.test(text);
      });
      expect(found.map((s) => s.id).sort(), zoom).toEqual(Object.keys(offered).sort());
    }
  });

  it('draws a bridge over the edge it crosses', () => {
    const bridged = { ...map, bridges: [{ between: ['hex:A3', 'hex:C3'] as const, seat: 0 }] };
    expect(painted(bridged, 'hex').lines()[5]).toBe('B    |d    | ~ ~=1 ~ ~ |s    |');
    expect(painted(bridged, 'brick').lines()[2]).toBe('B   d  │~~~=1~~~s  │');
  });

  it('draws a bridge over land where it hides neither letter nor piece', () => {
    const rows = [0, 1, 2].flatMap((row) => [0, 1, 2].map((col) => ({ row, col })));
    const cells = rows.map(({ row, col }): HexCell => {
      const name = `${'ABC'[row]}${col}`;
      return { id: `hex:${name}`, row, col, ground: 'desert', short: 'd', brick: [name, 'W9'] };
    });
    const between = (a: string, b: string) => ({ between: [`hex:${a}`, `hex:${b}`] as const, seat: 1 });
    const land = {
      cells,
      rowLabel: () => '',
      bridges: [between('A0', 'B1'), between('B2', 'C1'), between('A1', 'C1')],
    };
    expect(painted(land, 'brick').lines()).toEqual([
      '  A0 │A1 │A2 │',
      '  W9=2W9 │W9 │',
      '    B0 │B1 │B2 │',
      '    W9=2W9=2W9 │',
      '  C0 │C1 │C2 │',
      '  W9 │W9 │W9 │',
    ]);
  });

  it('scrolls so that the cursor is in sight, and says that there is more', () => {
    const grid = new Grid(40, 5);
    const seen = paintHexMap(grid.area(), map, 'hex', 0);
    expect(seen).toEqual({ first: 2, above: 2, below: 0 });
    expect(grid.lines().join('\n')).toContain('[d  + ]');
    expect(grid.lines()[2]).toMatch(/^C▲/);
    const narrow = new Grid(16, 11);
    paintHexMap(narrow.area(), mapWith({ 'hex:A4': 'cursor' }), 'hex');
    expect(narrow.lines()[2]).toContain('[s  + ]');
  });

  it('offers the zooms that fit first, the largest before the others', () => {
    expect(zoomOrder(map, 80, 13)).toEqual(['hex', 'brick', 'postcard']);
    expect(zoomOrder(map, 80, 6)).toEqual(['brick', 'postcard', 'hex']);
    expect(pickZoom(map, 80, 6, 2)).toBe('hex');
    expect(pickZoom(map, 80, 6, 3)).toBe('brick');
  });
});

describe('parts', () => {
  const paint = (width: number, height: number, draw: (grid: Grid) => void) => {
    const grid = new Grid(width, height);
    draw(grid);
    return grid.lines();
  };

  it('bowls', () => {
    expect(paint(34, 2, (g) => void paintBowls(g.area(), 0, 0, [3, 5, 12]))).toEqual([
      '│●●●   │ ► │●●●●● │ ► │●●●●●●│',
      '╰─ I 3─╯   ╰─II 5─╯   ╰III12─╯',
    ]);
  });

  it('track', () => {
    expect(paint(40, 1, (g) => void paintTrack(g.area(), 0, 0, 'fire', 6, [0, 5, 0, 0], 10))).toEqual([
      'fire  134  · · · · 2 · · · · ·',
    ]);
  });

  it('meter, table, box', () => {
    expect(paint(20, 1, (g) => void paintMeter(g.area(), 0, 0, 3, 8, [6]))).toEqual(['├──●──┼─┤']);
    const columns = [
      { head: 'name', width: 5 },
      { head: 'n', width: 4, align: 'right' as const },
    ];
    expect(
      paint(
        20,
        3,
        (g) =>
          void paintTable(g.area(), 0, 0, columns, [
            ['Annabel', '12'],
            ['Bob', '7'],
          ]),
      ),
    ).toEqual(['name     n', 'Anna…   12', 'Bob      7']);
    expect(paint(30, 3, (g) => void paintBox(g.area(), 0, 0, 30, 3, { title: 'TITLE', kind: 'kind' }))).toEqual([
      '┌ TITLE ─────────────── kind ┐',
      `│${' '.repeat(28)}│`,
      `└${'─'.repeat(28)}┘`,
    ]);
  });

  it('text', () => {
    expect(wrapText('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrapText('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
    expect(cut('abcdef', 4)).toBe('abc…');
    expect(padTo('ab', 4)).toBe('ab  ');
  });

  it('what falls outside is cut off', () => {
    const grid = new Grid(4, 2);
    const area = grid.area().sub(1, 1, 9, 9);
    area.text(-1, 0, 'abcdef');
    area.text(0, 5, 'no');
    area.right(3, 0, 'z');
    expect(grid.lines()).toEqual(['', ' bcz']);
  });
});

describe('glyphs', () => {
  it('every sign has a plain one of the same width', () => {
    for (const sign of GLYPHS) {
      expect(sign).toHaveLength(1);
      expect(asciiText(sign)).toMatch(/^[ -~]$/);
    }
    expect(asciiText('José › 3→5')).toBe('Jose > 3>5');
  });

  it('the locale decides', () => {
    expect(glyphsFromEnv({ LANG: 'en_GB.UTF-8' })).toBe('unicode');
    expect(glyphsFromEnv({ LC_ALL: 'C', LANG: 'en_GB.UTF-8' })).toBe('ascii');
    expect(glyphsFromEnv({ LC_ALL: '', LC_CTYPE: 'de_DE.utf8' })).toBe('unicode');
    expect(glyphsFromEnv({ LANG: 'ja_JP.UTF-8' })).toBe('ascii');
    expect(glyphsFromEnv({})).toBe('ascii');
  });
});
