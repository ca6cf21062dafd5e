/** Names in wide scripts: measured, shown whole, and nothing on any screen leaves its place for them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../src/games.js';
import { checkedName } from '../../src/host/seats.js';
import { textWidth } from '../../src/ui/terminal/cells.js';
import { clean, cleanName } from '../../src/ui/terminal/clean.js';
import { frameOf } from './frame.js';
import { NAMES, wholeGame } from './samples.js';
import { SCREENS, tableAt } from './tour.js';

const WIDE = ['王小明', '이순신', 'こんにちは', 'Ångström'];
/** Screens with the most names on them. */
const MANY = ['table', 'another-seat', 'log', 'ledger', 'standing', 'points-from', 'compare', 'replay-chart'];

describe('a name', () => {
  it('is measured in columns', () => {
    for (const name of WIDE) expect(checkedName(name, 1)).toBe(name);
    expect(() => checkedName('长'.repeat(11), 2)).toThrow(/name-long/);
    expect(cleanName('长'.repeat(11))).toBe('长'.repeat(10));
    expect(cleanName(`a${'长'.repeat(11)}`)).toBe(`a${'长'.repeat(9)}`);
  });

  it('holds no signs that terminals show differently', () => {
    for (const name of ['👍', 'a\u200Db', '\u0E01\u0E33', 'ﷺ', '\u202Eabc'])
      expect(() => checkedName(name, 1), name).toThrow(/name-signs/);
    expect(clean('王👍')).toBe('王?');
  });
});

describe.each(games().map(({ id }) => id))('%s', (id) => {
  // Every table that is opened in between has these people.
  const named = async (names: readonly string[]) => {
    const { seats } = (await wholeGame(id, 4)).table;
    for (const [seat, place] of seats.entries()) place.name = names[seat] ?? place.name;
  };
  beforeAll(() => named(WIDE));
  afterAll(() => named(NAMES));

  it('has room for them on every screen', async () => {
    const faults: string[] = [];
    for (const screen of MANY) {
      const d = await tableAt(id, 0.45);
      await d.press(...(SCREENS[screen] ?? []));
      for (const [columns = 80, rows = 24] of screen === 'table'
        ? [
            [80, 24],
            [120, 40],
          ]
        : [[80, 24]]) {
        const frame = frameOf(d.stage, columns, rows);
        faults.push(...frame.faults.map((fault) => `${screen} ${columns}: ${fault}`));
        for (const row of frame.cells) {
          const line = row.signs.join('');
          if (textWidth(line) !== columns) faults.push(`${screen} ${columns}: ${textWidth(line)} columns: ${line}`);
        }
        const text = frame.lines.join('\n');
        for (const name of NAMES.slice(0, 4))
          if (new RegExp(`\\b${name}\\b`).test(text)) faults.push(`${screen}: ${name}`);
        if (screen === 'table' && columns === 120)
          for (const name of WIDE) if (!text.includes(name)) faults.push(`${screen}: no ${name}`);
      }
      d.stage.end();
    }
    expect(faults).toEqual([]);
  }, 90_000);
});
