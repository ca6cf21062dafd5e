/** A screen as a picture: rows of cells as SVG, with the very colours that the terminal gets. */
import fs from 'node:fs';
import path from 'node:path';
import type { Grid } from '../src/ui/paint/grid.js';
import { pictureOf } from '../src/ui/paint/picture.js';
import { BOLD, INVERSE, partsOf, type Row } from '../src/ui/terminal/cells.js';

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

const hex = (rgb: number): string | null => (rgb < 0 ? null : `#${rgb.toString(16).padStart(6, '0')}`);

function lookOf(n: number): Look {
  const { fg, bg, bits } = partsOf(n);
  const bold = (bits & BOLD) !== 0;
  if (bits & INVERSE) return { ink: hex(bg) ?? PAPER, ground: hex(fg) ?? INK, bold };
  return { ink: hex(fg) ?? INK, ground: hex(bg), bold };
}

export function svgOf(rows: readonly Row[]): string {
  const columns = rows[0]?.signs.length ?? 0;
  const width = (columns * CELL.width + 2 * EDGE).toFixed(0);
  const height = rows.length * CELL.height + 2 * EDGE;
  const out = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="100%" height="100%" rx="6" fill="${PAPER}"/>`,
    `<g font-family="${FONT}" font-size="14" xml:space="preserve">`,
  ];
  const x = (column: number) => (EDGE + column * CELL.width).toFixed(1);
  rows.forEach(({ signs, looks }, y) => {
    const top = EDGE + y * CELL.height;
    const texts: string[] = [];
    for (let from = 0; from < columns; ) {
      let to = from + 1;
      while (to < columns && looks[to] === looks[from]) to++;
      const look = lookOf(looks[from] ?? 0);
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
  });
  return `${out.join('\n')}\n</g>\n</svg>\n`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Writes `name.txt` and `name.svg`. */
export function write(folder: string, name: string, grid: Grid): void {
  const { rows } = pictureOf(grid, { level: 'truecolor', theme: 'default', glyphs: 'unicode' });
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, `${name}.txt`), `${grid.lines().join('\n')}\n`);
  fs.writeFileSync(path.join(folder, `${name}.svg`), svgOf(rows));
}
