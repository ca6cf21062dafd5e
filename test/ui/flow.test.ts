/** What is said in a narrow panel is read to its end. */
import { expect, it } from 'vitest';
import { flow } from '../../src/ui/table/view/status.js';

const rows = (text: string, width: number) => flow([{ text }], width).map((row) => row.map((p) => p.text).join(''));

it('breaks a sentence at its blanks', () => {
  expect(rows('It is shown this once.', 12)).toEqual(['It is shown', 'this once.']);
});

it('breaks a pass that is wider than the panel behind its hyphens, and loses nothing', () => {
  const pass = 'silver-stoat-cedar-ibis-amber-otter-412';
  const shown = rows(`The pass is ${pass} now`, 20);
  expect(shown.every((row) => row.length <= 20)).toBe(true);
  expect(shown.join('')).toContain(pass);
});

it('cuts a word without hyphens where the line ends', () => {
  expect(rows('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
});
