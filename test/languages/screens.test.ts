/** Every screen of the shell in every language that ships: nothing is cut, nothing leaves its box, nothing is English. */
import { expect, it } from 'vitest';
import { games } from '../../src/games.js';
import { languages } from '../../src/languages/index.js';
import { english, learned } from '../../src/languages/spoken.js';
import { lessonsIn } from '../../src/lessons/index.js';
import { LONG } from '../helpers/games.js';
import type { Drive } from '../ui/driver.js';
import { frameOf } from '../ui/frame.js';
import { APART, BESIDE, SCREENS, tableAt } from '../ui/tour.js';

const IDS = games().map((entry) => entry.id);
const SIZES = [
  [80, 24],
  [120, 40],
] as const;
/** The game whose table shows most of the shell. */
const GAME = 'terra-mystica';
const SPOKEN = await Promise.all(
  languages()
    .filter(({ load }) => load !== undefined)
    .map(learned),
);

/** Screens of the table that show no words of the shell that others do not; the long run looks at them, too. */
const REPEATED = new Set(['board', 'another-seat', 'what-if-board', 'replay-end', 'points-from', 'settings', 'hint']);

const TABLE = Object.entries(SCREENS).filter(([name]) => LONG > 1 || !REPEATED.has(name));

const OPEN: Readonly<Record<string, () => Promise<Drive>>> = {
  ...Object.fromEntries(Object.entries(APART).map(([name, open]) => [name, () => open(IDS)])),
  ...Object.fromEntries(Object.entries(BESIDE).map(([name, open]) => [name, () => open(GAME)])),
  ...Object.fromEntries(
    TABLE.map(([name, keys]) => [
      name,
      async () => {
        const d = await tableAt(GAME, 0.45);
        await d.press(...keys);
        return d;
      },
    ]),
  ),
};

/** Looked at in large windows, too; the long run does so with all. */
const LARGE = new Set([...Object.keys(APART), ...Object.keys(BESIDE), 'table', 'compare']);

/** Rows in which a text was cut; games cut their own in English, too. */
const cut = (lines: readonly string[]): number => lines.filter((line) => line.includes('…')).length;

it.each(Object.entries(OPEN))(
  '%s',
  async (name, open) => {
    const d = await open();
    const taught = d.host.taught.map(({ game }) => game);
    const inEnglish = (size: (typeof SIZES)[number]) => {
      d.host.texts = english.shell;
      return cut(frameOf(d.stage, ...size).lines);
    };
    for (const size of LONG > 1 || LARGE.has(name) ? SIZES : SIZES.slice(0, 1)) {
      for (const { locale, shell, lessons } of SPOKEN) {
        d.host.texts = shell;
        d.host.taught = lessonsIn(lessons).filter(({ game }) => taught.includes(game));
        const { lines, faults } = frameOf(d.stage, ...size);
        const where = `${locale} ${size.join('x')}\n${lines.join('\n')}`;
        expect(faults, where).toEqual([]);
        if (cut(lines) > 0) expect(cut(lines), where).toBeLessThanOrEqual(inEnglish(size));
      }
    }
    d.stage.end();
  },
  60_000,
);
