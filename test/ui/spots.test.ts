/** Arrow keys on a board of hexes. */
import { expect, it } from 'vitest';
import { nearest, type Way } from '../../src/ui/table/spots.js';

const places = Array.from({ length: 36 }, (_, i) => {
  const [row, col] = [Math.floor(i / 6), i % 6];
  return { id: `${'ABCDEF'[row]}${col + 1}`, x: col + (row % 2) / 2, y: (row * Math.sqrt(3)) / 2 };
});
const way = (from: string, steps: readonly Way[], allowed: (id: string) => boolean = () => true): string =>
  steps.reduce((at, step) => nearest(places, at, step, allowed) ?? at, from);

it('a way down goes through every row, straight, and comes back the same way', () => {
  const down = ['A3', 'B3', 'C3', 'D3', 'E3', 'F3'];
  down.forEach((id, i) => {
    expect(way('A3', Array<Way>(i).fill('down'))).toBe(id);
    expect(way('F3', Array<Way>(5 - i).fill('up'))).toBe(id);
  });
});

it('a row is followed over gaps, and left only at its end', () => {
  expect(way('C1', ['right'], (id) => id !== 'C2')).toBe('C3');
  expect(way('C6', ['right'])).toMatch(/^[BD]6$/);
  expect(way('C6', ['right'], (id) => id.startsWith('C'))).toBe('C6');
});
