import { stripVTControlCharacters } from 'node:util';
import { render } from 'ink-testing-library';
import { describe, expect, it } from 'vitest';
import { App } from '../../src/ui/App.js';
import { drive, tableOf, tick } from './driver.js';
import { FakeHost, seeded } from './fake-host.js';
import { frameOf } from './frame.js';
import { KEYS, onTerminal } from './terminal.js';

const ENTER_SCREEN = '\u001B[?1049h';
const LEAVE_SCREEN = '\u001B[?1049l';

function table(by: readonly string[] = ['human', 'human']) {
  const host = new FakeHost();
  const open = tableOf(host, 'pebbles', by);
  return { ...drive({ kind: 'table', table: open }, host), open };
}

/** Which half of a block is ink and which is ground is the writer's business. */
const halves = (lines: readonly string[]): string[] => lines.map((line) => line.replaceAll('▄', '▀').trimEnd());

describe('the app on a terminal', () => {
  it('draws what the scene shows, on all rows', async () => {
    const { stage } = table();
    const t = await onTerminal(stage);
    expect(halves(t.rows())).toEqual(halves(frameOf(stage).lines));
    expect(t.rows().at(-1)).not.toBe('');
    expect(t.term.buffer.active.type).toBe('alternate');
    t.close();
    expect(t.out.text).toContain(LEAVE_SCREEN);
    expect(t.inp.raw).toBe(false);
  });

  it('plays a whole game by keys', async () => {
    const { stage, open } = table();
    const t = await onTerminal(stage);
    const random = seeded(11);
    const keys = [KEYS.down, KEYS.right, KEYS.right, KEYS.tab, 'j', 'l', KEYS.enter, KEYS.enter, 'u', 'z', '4\r'];
    const some = () => Array.from({ length: 8 }, () => keys[Math.floor(random() * keys.length)]).join('');
    for (let i = 0; i < 500 && !open.session.over(); i++) await t.send(some());
    expect(open.session.over()).not.toBeNull();
    await t.settle();
    expect(t.rows().join('\n')).toContain('Points by source');
    t.close();
  });

  it('keys that come in one piece are all heard, by whoever owns the keyboard then', async () => {
    const { stage, open } = table();
    const t = await onTerminal(stage);
    await t.send('jj');
    expect(t.rows().join('\n')).toContain('typed : melt');
    // Help opens with the first key and hears the second.
    await t.send('??');
    expect(t.rows().join('\n')).not.toContain('─ Keys ─');
    await t.send(':pass\r');
    expect(open.session.log).toEqual([[0, 'pass']]);
    t.close();
  });

  it('follows resizes without leftovers, down to a window that is too small', async () => {
    const { stage } = table();
    const t = await onTerminal(stage);
    const random = seeded(5);
    for (let i = 0; i < 15; i++) {
      const [c, r] = [70 + Math.floor(random() * 140), 18 + Math.floor(random() * 45)];
      await t.resize(c, r);
      if (random() < 0.5) await t.send('j');
      const rows = t.rows();
      if (c < 80 || r < 24) {
        expect(rows[0]).toBe(`This window is too small: ${c} x ${r}.`);
        expect(rows.join('\n')).toContain("Ann's turn");
        continue;
      }
      expect(halves(rows)).toEqual(halves(frameOf(stage, c, r).lines));
    }
    await t.resize(20, 5);
    expect(t.rows()[0]).toBe('This window is too');
    await t.send('j', '\r');
    await t.send('q');
    await t.exited;
    t.close();
  });

  it('writes only what changed: a cursor move is small', async () => {
    const { stage } = table(['human', 'human', 'human', 'human']);
    const t = await onTerminal(stage, 80, 24);
    const bytesOf = async (key: string) => {
      const before = t.out.text.length;
      await t.send(key);
      return Buffer.byteLength(t.out.text.slice(before));
    };
    expect(await bytesOf(KEYS.right)).toBeLessThan(1500);
    // Another row of the menu takes the rims off sixteen hexes, and going to the board brings them back: a quarter of a frame.
    for (const key of [KEYS.down, KEYS.tab]) expect(await bytesOf(key), JSON.stringify(key)).toBeLessThan(2000);
    for (const key of [KEYS.right, KEYS.down]) expect(await bytesOf(key), JSON.stringify(key)).toBeLessThan(1500);
    const before = t.out.text.length;
    await t.send('Q');
    expect(t.out.text.length).toBe(before);
    t.close();
  });

  it('never clears the scroll-back, and wraps every frame in one update', async () => {
    const { stage } = table();
    const t = await onTerminal(stage);
    await t.send('j', 'w', KEYS.escape, 'L', KEYS.escape);
    expect(t.out.text).not.toContain('\u001B[3J');
    expect(t.out.text.split('\u001B[?2026h').length).toBe(t.out.text.split('\u001B[?2026l').length);
    expect(t.out.text.startsWith(ENTER_SCREEN)).toBe(true);
    t.close();
  });

  it('wipes the screen before a curtain', async () => {
    const host = new FakeHost();
    const { stage } = drive({ kind: 'table', table: tableOf(host, 'bazaar') }, host);
    const t = await onTerminal(stage);
    await t.send(KEYS.enter);
    const before = t.out.text.length;
    await t.send('2', KEYS.enter);
    const wiped = t.out.text.indexOf('\u001B[2J', before);
    expect(wiped).toBeGreaterThan(0);
    expect(t.rows().join('\n')).toContain('Pass the keyboard to');
    t.close();
  });

  it('Ctrl-C leaves', async () => {
    const { stage, host } = table();
    const t = await onTerminal(stage);
    await t.send('\r');
    expect(host.writes).toBeGreaterThan(0);
    await t.send('\u0003');
    await t.exited;
    expect(stage.ended).toBe(true);
    t.close();
  });
});

describe('the app without a screen', () => {
  it('renders its rows as text', async () => {
    const { stage } = table();
    const ink = render(<App stage={stage} />);
    await tick();
    expect(stripVTControlCharacters(ink.lastFrame() ?? '')).toContain('Ann: choose one action');
    stage.key('j');
    await tick();
    await tick();
    expect(stripVTControlCharacters(ink.lastFrame() ?? '')).toContain('typed : trade coins');
    ink.unmount();
  });
});
