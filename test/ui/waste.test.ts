/** Warnings for waste: seen by a game's screen, shown once, silenced for good. */
import { describe, expect, it } from 'vitest';
import { drive } from './driver.js';
import { RealHost, wholeGame } from './samples.js';

describe.each(['terra-mystica', 'age-of-innovation'])('%s', (id) => {
  it('warns before an action is passed over, and can be silenced', async () => {
    const whole = await wholeGame(id, 4);
    const host = new RealHost([id]);
    const { ui } = await host.game(id);
    const session = whole.at(0);
    const warned = new Set<string>();
    for (const [, answer, n] of whole.log) {
      const prompt = session.prompt()!;
      const pass = prompt.choices.find((c) => c.verb === 'pass');
      const waste = pass && ui.waste?.(pass, session.view(prompt.seat), prompt.seat);
      if (pass && waste && warned.size === 0) {
        const d = drive({ kind: 'table', table: await host.seated(whole.at(session.log.length)) }, host);
        await d.type(`:${pass.id}`);
        const before = host.settings().silenced.length;
        await d.press('escape', '/', 'p', 'a', 's', 's', 'enter', 'enter');
        expect(d.text()).toContain(waste.text.slice(0, 30));
        await d.press('x');
        expect(host.settings().silenced.length).toBe(before + 1);
        expect(d.text()).not.toContain('does it anyway');
        d.stage.end();
      }
      if (waste) warned.add(waste.key);
      session.submit(n === undefined ? { id: answer } : { id: answer, n });
    }
    expect(warned.size).toBeGreaterThan(0);
  });
});
