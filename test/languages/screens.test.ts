/** Every screen of the shell in every language that ships: nothing is cut, nothing leaves its box, nothing is English. */
import { expect, it } from 'vitest';
import { games } from '../../src/games.js';
import { languages } from '../../src/languages/index.js';
import { english, learned } from '../../src/languages/spoken.js';
import { lessonsIn } from '../../src/lessons/index.js';
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

const OPEN: Readonly<Record<string, () => Promise<Drive>>> = {
  ...Object.fromEntries(Object.entries(APART).map(([name, open]) => [name, () => open(IDS)])),
  ...Object.fromEntries(Object.entries(BESIDE).map(([name, open]) => [name, () => open(GAME)])),
  ...Object.fromEntries(
    Object.entries(SCREENS).map(([name, keys]) => [
      name,
      async () => {
        const d = await tableAt(GAME, 0.45);
        await d.press(...keys);
        return d;
      },
    ]),
  ),
};

/** Rows in which a text was cut; games cut their own in English, too. */
const cut = (lines: readonly string[]): number => lines.filter((line) => line.includes('…')).length;

it.each(Object.entries(OPEN))(
  '%s',
  async (_, open) => {
    const d = await open();
    const taught = d.host.taught.map(({ game }) => game);
    for (const size of SIZES) {
      d.host.texts = english.shell;
      const before = cut(frameOf(d.stage, ...size).lines);
      for (const { locale, shell, lessons } of SPOKEN) {
        d.host.texts = shell;
        d.host.taught = lessonsIn(lessons).filter(({ game }) => taught.includes(game));
        const { lines, faults } = frameOf(d.stage, ...size);
        const where = `${locale} ${size.join('x')}\n${lines.join('\n')}`;
        expect(faults, where).toEqual([]);
        expect(cut(lines), where).toBeLessThanOrEqual(before);
      }
    }
    d.stage.end();
  },
  60_000,
);
