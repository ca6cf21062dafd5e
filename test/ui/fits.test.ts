/** Every page of every game, at every size and number of seats, from the first question to the last: nothing is cut off. */
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games.js';
import { drive } from './driver.js';
import { RealHost, wholeGame } from './samples.js';

const SIZES = [
  [80, 24],
  [100, 30],
  [120, 40],
  [200, 60],
] as const;
/** How far into the game. */
const MOMENTS = [0, 0.08, 0.3, 0.55, 0.8, 0.97, 1];

describe.each(games().map((entry) => [entry.id, entry.seats] as const))('%s', (id, counts) => {
  it.each([...counts])(
    'loses no text with %i seats',
    async (seats) => {
      const whole = await wholeGame(id, seats);
      const host = new RealHost([id]);
      const { ui } = await host.game(id);
      const lost: string[] = [];
      for (const moment of MOMENTS) {
        const n = Math.floor(whole.log.length * moment);
        const d = drive({ kind: 'table', table: await host.seated(whole.at(n)) }, host);
        // Behind the curtain, or behind the final table.
        if (whole.secrets() && moment < 1) await d.press('enter');
        if (moment === 1) await d.press('escape');
        for (const page of ui.pages) {
          await d.press(page.key);
          for (const [columns, rows] of SIZES) {
            const grid = d.grid(columns, rows);
            for (const text of grid.lost) lost.push(`#${n} ${page.key} ${columns}x${rows}: ${text}`);
          }
        }
      }
      expect(lost).toEqual([]);
    },
    30_000,
  );
});
