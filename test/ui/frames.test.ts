/** Every screen of every game in the middle of it, and beside it: the layout holds, in both sets of signs. */
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games.js';
import type { GlyphSet } from '../../src/ui/theme/glyphs.js';
import type { Drive } from './driver.js';
import { each } from './each.js';
import { frameOf } from './frame.js';
import { RealHost } from './samples.js';
import { BESIDE, SCREENS, tableAt } from './tour.js';

const IDS = games().map((entry) => entry.id);
const PLAIN = /^[\x20-\x7E]*$/;
const LOOKS: readonly (readonly [columns: number, rows: number, glyphs: GlyphSet])[] = [
  [80, 24, 'unicode'],
  [80, 24, 'ascii'],
  [120, 30, 'unicode'],
  [200, 60, 'unicode'],
];

function faultsOf(d: Drive, screen: string, looks = LOOKS): string[] {
  const faults = looks.flatMap(([columns, rows, glyphs]) => {
    d.stage.look = { ...d.stage.look, glyphs };
    const frame = frameOf(d.stage, columns, rows);
    const found = [...frame.faults];
    if (frame.lines.length !== rows) found.push(`${frame.lines.length} rows`);
    if (!frame.lines.at(-1)) found.push('the last row is empty');
    if (glyphs === 'ascii') found.push(...frame.lines.filter((line) => !PLAIN.test(line)));
    return found.map((fault) => `${screen} ${columns}x${rows} ${glyphs}: ${fault}`);
  });
  d.stage.end();
  return faults;
}

describe.each(IDS)('%s', (id) => {
  it('in the middle of the game', async () => {
    const { ui } = await new RealHost([id]).game(id);
    const pages = ui.face.pages.map((page) => [`page ${page.key}`, [page.key]] as const);
    const faults: string[] = [];
    for (const [i, [screen, keys]] of [...Object.entries(SCREENS), ...pages].entries()) {
      const d = await tableAt(id, 0.45);
      await d.press(...keys);
      faults.push(...faultsOf(d, screen, each(LOOKS, i + IDS.indexOf(id))));
    }
    expect(faults).toEqual([]);
  }, 90_000);

  it.each(Object.entries(BESIDE))(
    '%s',
    async (screen, open) => {
      expect(faultsOf(await open(id), screen, each(LOOKS, screen.length + IDS.indexOf(id)))).toEqual([]);
    },
    30_000,
  );
});
