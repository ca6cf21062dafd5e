/** Cells as a picture: SVG as the terminal would show them, and PNG where `rsvg-convert` is installed. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { BOLD, DIM, INVERSE, partsOf, type Row, UNDER } from '../src/ui/terminal/cells.js';
import { hexOf, to16, to256 } from '../src/ui/theme/colours.js';
import { BASIC, type Level } from '../src/ui/theme/levels.js';
import type { Theme } from '../src/ui/theme/theme.js';

const CELL = { width: 8.43, height: 17 };
const FONT = 'DejaVu Sans Mono, Menlo, Consolas, monospace';
const EDGE = 8;
const STEPS = [0, 95, 135, 175, 215, 255];
/** Drawn as boxes, since fonts leave seams between them. */
const BLOCKS = '▀▄█▌▐';

function of256(k: number): number {
  if (k < 16) return BASIC[k] ?? 0;
  if (k >= 232) return (8 + (k - 232) * 10) * 0x10101;
  const m = k - 16;
  const step = (i: number) => STEPS[i % 6] ?? 0;
  return (step(Math.floor(m / 36)) << 16) | (step(Math.floor(m / 6)) << 8) | step(m);
}

interface Shown {
  readonly fg: number;
  readonly bg: number;
  readonly bold: boolean;
  readonly under: boolean;
}

function colours(fg: number, bg: number, level: Level): [number, number] {
  if (level === 'none') return [-1, -1];
  if (level === 'truecolor') return [fg, bg];
  if (level === '256') return [fg < 0 ? fg : of256(to256(fg)), bg < 0 ? bg : of256(to256(bg))];
  const [f, b] = to16(fg, bg);
  return [f < 0 ? -1 : (BASIC[f] ?? -1), b < 0 ? -1 : (BASIC[b] ?? -1)];
}

function shownOf(look: number, theme: Theme): Shown {
  const { fg, bg, bits } = partsOf(look);
  const [paper, text] = [theme.rgb('paper'), theme.rgb('text')];
  let [f, b] = colours(fg, bg, theme.level);
  if (f < 0) f = text;
  if (bits & INVERSE) [f, b] = [b < 0 ? paper : b, f];
  if (bits & DIM) f = theme.rgb('dim');
  return { fg: f, bg: b, bold: (bits & BOLD) !== 0, under: (bits & UNDER) !== 0 };
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

class Picture {
  readonly parts: string[] = [];

  box(x: number, y: number, width: number, height: number, colour: number): void {
    const [left, top] = [EDGE + x * CELL.width, EDGE + y * CELL.height];
    this.parts.push(
      `<rect x="${left.toFixed(2)}" y="${top}" width="${(width * CELL.width + 0.05).toFixed(2)}" height="${height * CELL.height}" fill="${hexOf(colour)}"/>`,
    );
  }

  block(sign: string, x: number, y: number, n: number, colour: number): void {
    if (sign === '▌' || sign === '▐')
      for (let i = x; i < x + n; i++) this.box(sign === '▌' ? i : i + 0.5, y, 0.5, 1, colour);
    else this.box(x, sign === '▄' ? y + 0.5 : y, n, sign === '█' ? 1 : 0.5, colour);
  }

  /** Words are placed one by one where blanks part them, so that another font cannot push columns aside. */
  text(text: string, x: number, y: number, shown: Shown): void {
    for (const word of text.matchAll(/\S+(?: \S+)*/g)) {
      const left = (EDGE + (x + word.index) * CELL.width).toFixed(2);
      const more = `${shown.bold ? ' font-weight="bold"' : ''}${shown.under ? ' text-decoration="underline"' : ''}`;
      const top = EDGE + y * CELL.height + 13;
      this.parts.push(`<text x="${left}" y="${top}" fill="${hexOf(shown.fg)}"${more}>${escaped(word[0])}</text>`);
    }
  }

  row(row: Row, y: number, theme: Theme): void {
    for (let x = 0; x < row.signs.length; ) {
      const sign = row.signs[x] ?? ' ';
      const block = BLOCKS.includes(sign) && sign !== '';
      let to = x + 1;
      const same = (i: number) =>
        row.looks[i] === row.looks[x] && (block ? row.signs[i] === sign : !BLOCKS.includes(row.signs[i] || ' '));
      while (to < row.signs.length && same(to)) to++;
      const shown = shownOf(row.looks[x] ?? 0, theme);
      if (shown.bg >= 0) this.box(x, y, to - x, 1, shown.bg);
      if (block) this.block(sign, x, y, to - x, shown.fg);
      else this.text(row.signs.slice(x, to).join(''), x, y, shown);
      x = to;
    }
  }
}

export function svgOfCells(rows: readonly Row[], theme: Theme): string {
  const width = ((rows[0]?.signs.length ?? 0) * CELL.width + 2 * EDGE).toFixed(0);
  const height = rows.length * CELL.height + 2 * EDGE;
  const picture = new Picture();
  rows.forEach((row, y) => {
    picture.row(row, y, theme);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">`,
    `<rect width="100%" height="100%" fill="${hexOf(theme.rgb('paper'))}"/>`,
    `<g font-family="${FONT}" font-size="14" xml:space="preserve">`,
    ...picture.parts,
    '</g></svg>\n',
  ].join('\n');
}

/** Writes `file.txt` and `file.svg`; with `png` also `file.png`, if the converter is there. */
export function writeCells(file: string, rows: readonly Row[], theme: Theme, png: boolean): void {
  fs.writeFileSync(`${file}.txt`, `${rows.map((row) => row.signs.join('').trimEnd()).join('\n')}\n`);
  fs.writeFileSync(`${file}.svg`, svgOfCells(rows, theme));
  if (png) spawnSync('rsvg-convert', [`${file}.svg`, '-o', `${file}.png`]);
}
