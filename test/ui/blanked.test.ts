/** What stands between two people: a screen that is blanked on both sides of the curtain, and a clock for each of them. */
import { describe, expect, it } from 'vitest';
import { atTable } from './driver.js';

describe('the screen is blanked', () => {
  it('before a curtain, and again when the next person has sat down', async () => {
    const d = atTable('bazaar');
    d.host.tick = 0;
    const blanks: boolean[] = [];
    d.stage.onBlank = () => blanks.push(d.stage.top?.curtain === true);
    expect(d.stage.top?.curtain).toBe(true);
    d.host.clock += 5000;
    await d.press('enter');
    expect(d.stage.top?.curtain).not.toBe(true);
    expect(blanks, 'on leaving').toEqual([false]);
    for (let i = 0; i < 40 && d.stage.top?.curtain !== true; i++) {
      d.host.clock += 5000;
      await d.press('enter');
    }
    expect(d.stage.top?.curtain, 'the next person is asked').toBe(true);
    expect(blanks, 'before the new one is drawn').toEqual([false, false]);
  });
});

describe('clocks', () => {
  it('run for whoever is asked, stand while a standing order answers, and are kept beside the save', async () => {
    const d = atTable('pebbles');
    d.host.tick = 0;
    const { play, session, table } = d.scene;
    const answered = (ms: number, auto: boolean) => {
      const { seat, choices } = session.prompt()!;
      const choice = choices.find((c) => !c.rare)!;
      d.host.clock += ms;
      play.answer(choice.range ? { id: choice.id, n: choice.range[0] } : { id: choice.id }, auto);
      return seat;
    };
    const spent = play.memory.spent.slice();
    for (const [ms, auto] of [
      [5000, false],
      [700, true],
      [90, false],
    ] as const) {
      const seat = answered(ms, auto);
      if (!auto) spent[seat]! += ms;
    }
    expect(play.memory.spent).toEqual(spent);
    expect(spent.reduce((sum, n) => sum + n, 0)).toBe(5090);
    d.scene.close?.();
    expect(d.host.memory(table).spent).toEqual(spent);
  });
});
