/** Every table of every game, at every size: nothing leaves its place, nothing is cut, no room is wasted. */
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../src/engine/log.js';
import { fractions } from '../../src/engine/random.js';
import { games } from '../../src/games.js';
import { LONG } from '../helpers/games.js';
import { ui as pebblesUi } from '../toys/pebbles/ui/index.js';
import { drive, tableOf } from './driver.js';
import { each } from './each.js';
import { FakeHost } from './fake-host.js';
import { frameOf } from './frame.js';
import { mounted, Out } from './mount.js';
import { type Planted, plantedFace } from './planted-face.js';
import { wholeGame } from './samples.js';
import { blankFaults, hiddenFaults, lookAt, ODD_SIZES, planOf, SIZES, tableOn, wasteFaults } from './table-faults.js';
import { seatedAt, tableAt } from './tour.js';

const SLOW = 300_000;
const MOMENTS = [0.02, 0.3, 0.6, 0.97];
const SEATS: Readonly<Record<string, readonly number[]>> = {
  'terra-mystica': [2, 5],
  'age-of-innovation': [2, 5],
  'new-dawn': [2, 4],
  'through-the-ages': [2, 4],
};

const named = (columns: number, rows: number, faults: readonly string[]) =>
  faults.map((f) => `${columns}x${rows}: ${f}`);

describe.each(games().map((entry) => entry.id))('%s', (id) => {
  it.each(SEATS[id] ?? [2])(
    'its table with %i seats holds at all sizes',
    async (seats) => {
      const faults: string[] = [];
      for (const [i, moment] of MOMENTS.entries()) {
        const d = await tableAt(id, moment, seats);
        for (const [columns, rows] of each([...SIZES, ...ODD_SIZES], i + seats)) {
          const seen = lookAt(d.stage, columns, rows);
          const more = [...seen.faults, ...wasteFaults(seen.frame.lines)];
          const inPlay = moment > 0.1 && SIZES.some(([c, r]) => c === columns && r === rows);
          if (inPlay) more.push(...blankFaults(seen.frame.lines));
          faults.push(...named(columns, rows, more).map((f) => `${moment} ${f}`));
        }
        d.stage.end();
      }
      expect(faults).toEqual([]);
    },
    SLOW,
  );

  it(
    'and at sizes between',
    async () => {
      const d = await tableAt(id, 0.6, 4);
      const random = fractions('sizes');
      const faults: string[] = [];
      for (let i = 0; i < (LONG > 1 ? 24 : 5); i++) {
        const [columns, rows] = [80 + Math.floor(random() * 170), 24 + Math.floor(random() * 50)];
        faults.push(...named(columns, rows, lookAt(d.stage, columns, rows).faults));
      }
      d.stage.end();
      expect(faults).toEqual([]);
    },
    SLOW,
  );

  it(
    'its other pages hold too',
    async () => {
      const d = await tableAt(id, 0.6, 4);
      const faults: string[] = [];
      for (const [i, page] of tableOn(d.stage).table.ui.face.pages.entries()) {
        d.stage.key(page.key);
        for (const [columns, rows] of each(SIZES, i))
          faults.push(...named(columns, rows, lookAt(d.stage, columns, rows).faults).map((f) => `${page.key} ${f}`));
      }
      d.stage.end();
      expect(faults).toEqual([]);
    },
    SLOW,
  );

  it(
    'shows the same with panels that are kept as with panels that are rendered each time',
    async () => {
      const d = await tableAt(id, 0.3, 3);
      const t = await mounted(d.stage, new Out(160, 50));
      const random = fractions('stills');
      const keys = ['up', 'down', 'left', 'right', 'tab', 'shift-left', 'shift-down', 'enter', 'y', 'u', ...'1234567'];
      for (let i = 0; i < (LONG > 1 ? 120 : 24); i++) {
        const key = keys[Math.floor(random() * keys.length)] ?? 'down';
        await t.key(key);
        if (i % 4 !== 3) continue;
        const fresh = frameOf(d.stage, 160, 50);
        expect(
          t.lines().map((line) => line.trimEnd()),
          `${i} ${key}`,
        ).toEqual(fresh.lines);
        expect(
          t.screen.cells?.map((row) => row.looks),
          `${i} ${key}`,
        ).toEqual(fresh.cells.map((row) => row.looks));
      }
      t.close();
      d.stage.end();
    },
    SLOW,
  );
});

it('the fullest hand of a game holds at all sizes', async () => {
  const whole = await wholeGame('through-the-ages', 4);
  const session = whole.at(0);
  let [at, most] = [0, 0];
  for (const entry of whole.log) {
    const { seat } = session.prompt() ?? { seat: 0 };
    const { hand, military } = session.view(seat).players[seat];
    const held = hand.length + military.length;
    if (held > most) [at, most] = [session.log.length, held];
    session.submit(answerOf(entry));
  }
  expect(most).toBeGreaterThan(10);
  const d = await seatedAt(whole.at(at));
  const faults: string[] = [];
  for (const key of ['R', 'H'])
    for (const [columns, rows] of SIZES) {
      d.stage.key(key);
      faults.push(...named(columns, rows, lookAt(d.stage, columns, rows).faults));
    }
  d.stage.end();
  expect(faults).toEqual([]);
}, 60_000);

describe('a fault that is planted is found', () => {
  const faultsWith = (planted?: Planted, columns = 120, rows = 40) => {
    const host = new FakeHost();
    const face = planted ? plantedFace(planted) : pebblesUi.face;
    const table = { ...tableOf(host, 'pebbles', ['human', 'human']), ui: { ...pebblesUi, face } };
    const { stage } = drive({ kind: 'table', table }, host);
    const seen = lookAt(stage, columns, rows);
    return { stage, faults: [...seen.faults, ...wasteFaults(seen.frame.lines)], lines: seen.frame.lines };
  };

  it('a face without faults has none, at any size', () => {
    for (const [columns, rows] of [...SIZES, ...ODD_SIZES])
      expect(named(columns, rows, faultsWith(undefined, columns, rows).faults)).toEqual([]);
  });

  it('a panel with more rows than it has', () =>
    expect(faultsWith('too-high').faults.join()).toMatch(/leaves|overlaps/));
  it('a panel that is wider than its column', () =>
    expect(faultsWith('too-wide').faults.join()).toMatch(/leaves|overlaps/));
  it('a number that is cut', () => expect(faultsWith('cut-count').faults.join()).toContain('a count is cut'));
  it('rows that are wasted', () => {
    const empty = (title: string, rows: number) => [
      `╭─ ${title} ─╮`,
      ...Array<string>(rows).fill('│       │'),
      '╰───────╯',
    ];
    const cut = ['╭─ b ─╮', '│ lo… │', '╰─────╯'];
    expect(wasteFaults([...empty('a', 4), ...cut]).join()).toContain('4 empty rows in "─ a ─" while "─ b ─"');
    expect(wasteFaults([...empty('a', 3), ...cut])).toEqual([]);
    expect(wasteFaults(empty('a', 9))).toEqual([]);
  });

  it('a hex on offer that is not in sight', () => {
    const { stage } = faultsWith();
    const scene = tableOn(stage);
    const frame = frameOf(stage, 120, 40);
    expect(hiddenFaults(scene, planOf(scene, 120, 40), frame)).toEqual([]);
    const without = { ...frame, drawn: new Set([...frame.drawn].filter((id) => id !== 'pit:A1')) };
    const lines = frame.lines.map((line) => line.replace(/[▲▼←→]/g, ' '));
    expect(hiddenFaults(scene, planOf(scene, 120, 40), { ...without, lines })).toEqual(['not in sight: pit:A1']);
  });

  it('a must without room', () => {
    const { stage } = faultsWith();
    expect(planOf(tableOn(stage), 80, 24).whole).toBe(true);
    expect(planOf(tableOn(stage), 40, 10).whole).toBe(false);
  });

  it('a panel that forgets what it shows', async () => {
    const { stage } = faultsWith('forgotten');
    const t = await mounted(stage, new Out(120, 40));
    const same = () => expect(t.lines().map((line) => line.trimEnd())).toEqual(frameOf(stage, 120, 40).lines);
    same();
    await t.key('enter', 'enter');
    expect(same).toThrow();
    t.close();
  });
});
