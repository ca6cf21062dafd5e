/** What the page between two people tells. */
import { expect, it } from 'vitest';
import { must } from '../../src/engine/must.js';
import { newsSince } from '../../src/ui/table/since.js';
import { wholeGame } from './samples.js';

it('tells what others did although an order has answered for the seat already', async () => {
  const whole = await wholeGame('through-the-ages', 3);
  // The first of several answers of a turn: politics, which an order may have passed.
  const by = whole.log.map(([seat]) => seat);
  const passed = by.findIndex((seat, i) => i > 20 && by[i - 1] !== seat && by[i + 1] === seat);
  const seat = must(by[passed], 'seat of', passed);
  const before = newsSince(whole.at(passed), seat, null);
  expect(before.length).toBeGreaterThan(1);
  expect(new Set(before.map((news) => news.seat)).has(seat)).toBe(false);
  expect(newsSince(whole.at(passed + 1), seat, null)).toEqual(before);
});
