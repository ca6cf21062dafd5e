/** Points by source in a narrow window: rows that are not seen are told, so that nobody adds up the rest in vain. */
import { expect, it } from 'vitest';
import { openShot } from './album.js';

it('tells how many sources stand above and below those that are seen', async () => {
  const d = await openShot(['final-table', 'terra-mystica', []]);
  const head = () => d.lines(80, 24).find((_, i, all) => all[i - 1]?.includes('Points by source')) ?? '';
  const below = Number(/↓ (\d+) more/.exec(head())?.[1]);
  expect(below).toBeGreaterThan(0);
  expect(head()).not.toContain('above');
  for (let i = 0; i < 30; i++) await d.press('down');
  expect(head()).toContain(`↑ ${below} above`);
  expect(head()).not.toContain('more');
  expect(d.text(120, 40)).not.toMatch(/↓ \d+ more {2,}/);
  d.stage.end();
}, 60_000);
