/** A held arrow key leaves no backlog: repeats that came while a frame was made come in one read, and make one frame. */
import { expect, it } from 'vitest';
import { TableScene } from '../../src/ui/table/table.js';
import { mounted, Out } from './mount.js';
import { tableAt } from './tour.js';

const DOWN = '\u001B[B';
const frames = (text: string): number => text.split('\u001B[?2026h').length - 1;

it.each([2, 31, 299])('%i repeats in one read are all heard and make one frame', async (repeats) => {
  const d = await tableAt('terra-mystica', 0.6);
  const { top } = d.stage;
  if (!(top instanceof TableScene)) throw new Error('no table');
  const t = await mounted(d.stage, new Out(120, 40));
  const before = frames(t.out.text);
  t.inp.send(DOWN.repeat(repeats));
  await t.key();
  await new Promise((done) => setTimeout(done, 0));
  expect(frames(t.out.text) - before).toBe(1);
  expect(top.desk.menu?.row).toBe(repeats % (top.desk.menu?.rows.length ?? 1));
  t.close();
  d.stage.end();
});
