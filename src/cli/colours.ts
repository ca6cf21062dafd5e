/** Colours of command output: on a terminal, unless somebody wants none; in pipes only where somebody wants them. */
import { Chalk } from 'chalk';
import type { Io } from '../host/io.js';
import { aligned } from '../text/columns.js';
import { printableLines } from '../text/printable.js';

type Style = 'plain' | 'title' | 'name' | 'dim' | 'good' | 'bad';
type Colours = Readonly<Record<Style, (text: string) => string>>;
type Stream = 'stdout' | 'stderr';

/** FORCE_COLOR goes before NO_COLOR, and both before what the terminal is. */
function coloured(io: Io, stream: Stream): boolean {
  const { FORCE_COLOR: force, NO_COLOR: none, TERM: term } = io.env;
  if (force !== undefined) return force !== '0' && force !== 'false';
  if (none !== undefined && none !== '') return false;
  return (io[stream] as { isTTY?: boolean }).isTTY === true && term !== 'dumb';
}

/** The sixteen colours of every terminal, in its own tones; whatever the text is made of, only they reach it. */
export function coloursOf(io: Io, stream: Stream = 'stdout'): Colours {
  const chalk = new Chalk({ level: coloured(io, stream) ? 1 : 0 });
  const clean = (paint: (text: string) => string) => (text: string) => paint(printableLines(text));
  return {
    plain: printableLines,
    title: clean(chalk.bold),
    name: clean(chalk.cyan),
    dim: clean(chalk.dim),
    good: clean(chalk.green),
    bad: clean(chalk.red),
  };
}

/** A line in one style. */
export function sayIn(io: Io, style: Style, text: string): void {
  io.stdout.write(`${coloursOf(io)[style](text)}\n`);
}

/** Aligned columns, each in its style; `head` says that the first row names them. */
export function sayRows(
  io: Io,
  rows: readonly (readonly (string | number)[])[],
  styles: readonly Style[],
  { head = false, indent = '' } = {},
): void {
  const colours = coloursOf(io);
  for (const [y, cells] of aligned(rows).entries()) {
    const told = cells.map((cell, x) => colours[head && y === 0 ? 'dim' : (styles[x] ?? 'plain')](cell));
    io.stdout.write(`${indent}${told.join('  ')}\n`);
  }
}

/** What went wrong, on standard error. */
export function sayError(io: Io, text: string): void {
  const colours = coloursOf(io, 'stderr');
  io.stderr.write(`${colours.bad('hotseat:')} ${colours.plain(text)}\n`);
}
