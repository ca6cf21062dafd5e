/** Late in the game stacks of cards are high: in low windows they may not push out what is decided and compared. */
import { expect, it } from 'vitest';
import { planOf, tableOn } from '../../ui/table-faults.js';
import { tableAt } from '../../ui/tour.js';

it.each([
  [3, 0.8],
  [3, 0.9],
  [4, 0.85],
  [4, 0.95],
])('%i seats at %f: question, own civilization and the table of all stand', async (seats, moment) => {
  const d = await tableAt('through-the-ages', moment, seats);
  for (const [columns, rows] of [
    [116, 28],
    [120, 30],
    [120, 40],
    [160, 50],
  ] as const) {
    const { missing } = planOf(tableOn(d.stage), columns, rows);
    expect(
      missing.filter((id) => ['question', 'civilization', 'table'].includes(id)),
      `${columns}x${rows}`,
    ).toEqual([]);
  }
  d.stage.end();
});
