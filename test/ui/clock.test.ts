/** Thinking time on the table: off unless it is wished, everybody's where there is room, and a bank that only warns. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockTime } from '../../src/ui/table/clock.js';
import { TableScene } from '../../src/ui/table/table.js';
import { tableAt } from './tour.js';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function seated(clock: 'off' | 'on' | '15') {
  const d = await tableAt('terra-mystica', 0.3);
  d.host.change({ clock });
  d.host.tick = 0;
  const scene = d.stage.top;
  if (!(scene instanceof TableScene)) throw new Error('no table');
  scene.advance();
  const asked = scene.session.prompt()?.seat ?? -1;
  return { ...d, scene, name: scene.session.table.seats[asked]?.name ?? '', head: () => d.lines(160, 50)[0] ?? '' };
}

describe('clocks', () => {
  it('are off unless somebody wants them', async () => {
    const d = await seated('off');
    d.host.clock += 5 * MINUTE;
    expect(d.head()).not.toContain('5:0');
    expect(vi.getTimerCount()).toBe(0);
    d.scene.close();
  });

  it('run for the person who is asked and are painted every second', async () => {
    const d = await seated('on');
    const painted = vi.spyOn(d.stage, 'changed');
    d.host.clock += 5 * MINUTE + 7000;
    vi.advanceTimersByTime(3000);
    expect(painted).toHaveBeenCalledTimes(3);
    expect(d.head()).toContain(`${d.name} 5:07`);
    expect(d.head().match(/\d:\d\d/g)).toHaveLength(4);
    // Not all of them fit a narrow window: the asked person's does.
    expect(d.lines(80, 24)[0]).toContain(`${d.name} 5:07`);
    d.scene.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('with a bank warn once when it is used up, and stop nobody', async () => {
    const d = await seated('15');
    expect(d.head()).toContain('of 15:00');
    d.host.clock += 15 * MINUTE;
    vi.advanceTimersByTime(1000);
    expect(d.text(160, 50)).toContain(`${d.name} has thought for 15 minutes.`);
    const n = d.scene.session.log.length;
    await d.press('down');
    vi.advanceTimersByTime(1000);
    expect(d.text(160, 50)).not.toContain('has thought for 15 minutes.');
    const safe = d.scene.session.prompt()?.choices.find((c) => !c.warn && !c.range);
    d.scene.give({ id: safe?.id ?? '' });
    expect(d.scene.session.log.length).toBeGreaterThan(n);
    d.scene.close();
  });

  it('say hours only where there are any', () => {
    expect([0, 65_000, 600_000, 3_661_000].map(clockTime)).toEqual(['0:00', '1:05', '10:00', '1:01:01']);
  });
});
