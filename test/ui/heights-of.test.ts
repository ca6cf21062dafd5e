/** A panel is asked for its heights again only where something is new that it names: that must be all they depend on. */
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games.js';
import type { PanelSpec, Room } from '../../src/ui/components/layout/spec.js';
import { sameList } from '../../src/ui/components/same.js';
import type { TableScene } from '../../src/ui/table/table.js';
import { bodyRoom } from '../../src/ui/table/view/TableFrame.js';
import { pageOf } from '../../src/ui/table/view/TableView.js';
import { themeOf } from '../../src/ui/theme/theme.js';
import { tableOn } from './table-faults.js';
import { tableAt } from './tour.js';

const KEYS = ['down', 'right', 'down', 'right', 'right', 'down', 'tab', 'right', 'down', 'g'];
const WIDTHS = [30, 44, 60, 80, 119];

interface Seen {
  readonly of: readonly unknown[];
  readonly heights: readonly (readonly number[])[];
}

function seenOf(spec: PanelSpec, body: Room): Seen | null {
  const of = spec.heightsOf ?? spec.of;
  return of ? { of, heights: WIDTHS.map((width) => spec.heights(width, body)) } : null;
}

const panelsOf = (scene: TableScene): readonly PanelSpec[] =>
  pageOf(scene, scene.table.ui.face, themeOf({ level: 'truecolor', name: 'default', ascii: false }), scene.stage.texts)
    .panels;

describe.each(games().map((entry) => entry.id))('%s', (id) => {
  it.each([0.2, 0.6])(
    'panels are as high as before while what they name is the same (at %d)',
    async (moment) => {
      const d = await tableAt(id, moment);
      const scene = tableOn(d.stage);
      const size = { columns: 160, rows: 50 };
      d.stage.resize(size);
      const faults: string[] = [];
      let [known, compared] = [new Map<string, Seen>(), 0];
      for (const [i] of scene.table.ui.face.pages.entries()) {
        scene.desk.page = i;
        known = new Map();
        for (const key of ['', ...KEYS]) {
          if (key !== '') await d.press(key);
          if (d.stage.top !== scene || scene.desk.page !== i) break;
          for (const spec of panelsOf(scene)) {
            const now = seenOf(spec, bodyRoom(size));
            const before = known.get(spec.id);
            if (!now) continue;
            if (before && sameList(before.of, now.of)) {
              compared++;
              if (JSON.stringify(before.heights) !== JSON.stringify(now.heights))
                faults.push(`${spec.id} after ${key}`);
            }
            known.set(spec.id, now);
          }
        }
      }
      expect(faults).toEqual([]);
      expect(compared).toBeGreaterThan(20);
    },
    60_000,
  );
});
