/** The last row of a narrow window: whatever else goes, the way to all keys and the way out stay. */
import { expect, it } from 'vitest';
import { atTable } from './driver.js';

const NARROW = [80, 24] as const;

it('names help and the way out of a replay and of what-if in 80 columns', async () => {
  const d = atTable();
  for (let i = 0; i < 8; i++) await d.press('enter', 'enter');
  for (const key of ['r', 'v']) {
    await d.press(key);
    const last = d.lines(...NARROW).at(-1) ?? '';
    expect(last).toContain('? help');
    expect(last).toContain('esc back');
    expect(last.trimEnd().length).toBeLessThanOrEqual(NARROW[0]);
    await d.press('escape');
  }
});
