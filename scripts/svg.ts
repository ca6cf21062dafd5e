/** A screen as a picture: the cells of a grid as SVG, with the very colours of the palette. */
import fs from 'node:fs';
import path from 'node:path';
import type { Grid } from '../src/ui/paint/grid.js';
import { Palette, styleKey } from '../src/ui/paint/palette.js';

const CELL = { width: 8.43, height: 17 };
const FONT = 'DejaVu Sans Mono, Menlo, Consolas, monospace';
const PAPER = '#14161a';
const INK = '#d6d6d0';
const EDGE = 10;

interface Look {
  readonly ink: string;
  readonly ground: string | null;
  readonly bold: boolean;
}

/** The escape of a style, read back into colours: pictures use the very palette of the program. */
function lookOf(palette: Palette, key: number): Look {
  const codes = /\[([\d;]*)m/.exec(palette.escape(key))?.[1] ?? '';
  const colour = (kind: string) => {
    const m = new RegExp(`(?:^|;)${kind};2;(\\d+);(\\d+);(\\d+)`).exec(codes);
    return m
      ? `#${m
          .slice(1, 4)
          .map((n) => Number(n).toString(16).padStart(2, '0'))
          .join('')}`
      : null;
  };
  return { ink: colour('38') ?? INK, ground: colour('48'), bold: /^0;1(;|$)/.test(codes) };
}

export function svgOf(grid: Grid, palette = new Palette('truecolor')): string {
  const width = (grid.width * CELL.width + 2 * EDGE).toFixed(0);
  const height = grid.height * CELL.height + 2 * EDGE;
  const out = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="100%" height="100%" rx="6" fill="${PAPER}"/>`,
    `<g font-family="${FONT}" font-size="14" xml:space="preserve">`,
  ];
  const looks = new Map<number, Look>();
  const x = (column: number) => (EDGE + column * CELL.width).toFixed(1);
  for (let y = 0; y < grid.height; y++) {
    const signs = grid.signs.slice(y * grid.width, (y + 1) * grid.width);
    const keys = grid.styles.slice(y * grid.width, (y + 1) * grid.width).map(styleKey);
    const top = EDGE + y * CELL.height;
    const texts: string[] = [];
    for (let from = 0; from < grid.width; ) {
      let to = from + 1;
      while (to < grid.width && keys[to] === keys[from]) to++;
      let look = looks.get(keys[from]!);
      if (!look) {
        look = lookOf(palette, keys[from]!);
        looks.set(keys[from]!, look);
      }
      if (look.ground) {
        const wide = ((to - from) * CELL.width).toFixed(1);
        out.push(`<rect x="${x(from)}" y="${top}" width="${wide}" height="${CELL.height}" fill="${look.ground}"/>`);
      }
      const run = signs.slice(from, to).join('');
      // Words are placed one by one where blanks part them, so that another font cannot push columns aside.
      for (const word of run.matchAll(/\S+(?: \S+)*/g)) {
        const weight = look.bold ? ' font-weight="bold"' : '';
        const fill = look.ink === INK ? '' : ` fill="${look.ink}"`;
        texts.push(`<tspan x="${x(from + word.index)}"${fill}${weight}>${escaped(word[0])}</tspan>`);
      }
      from = to;
    }
    if (texts.length > 0) out.push(`<text y="${top + 13}" fill="${INK}">${texts.join('')}</text>`);
  }
  return `${out.join('\n')}\n</g>\n</svg>\n`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Writes `name.txt` and `name.svg`. */
export function write(folder: string, name: string, grid: Grid): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, `${name}.txt`), `${grid.lines().join('\n')}\n`);
  fs.writeFileSync(path.join(folder, `${name}.svg`), svgOf(grid));
}
