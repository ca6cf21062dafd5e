import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KnownPlan } from '../../../src/ui/components/layout/known-plan.js';
import { plan } from '../../../src/ui/components/layout/plan.js';
import type { PanelSpec, Plan, Room } from '../../../src/ui/components/layout/spec.js';

const panel = (id: string, rows: readonly number[], more: Partial<PanelSpec> = {}): PanelSpec => ({
  id,
  columns: 24,
  heights: () => rows,
  show: () => null,
  ...more,
});

const PANELS = [
  panel('menu', [6, 9, 12], { under: 50, must: 'small', grows: 1 }),
  panel('board', [7, 14, 18], { must: 'small' }),
  panel('tracks', [6], { must: 'medium', columns: 36 }),
  panel('rounds', [5, 8], { must: 'large', columns: 36 }),
  panel('log', [3], { must: 'large', grows: 2 }),
  panel('news', [1], { unless: 'log' }),
];
const MAINS: readonly Room[] = [
  { width: 155, rows: 47 },
  { width: 103, rows: 38 },
  { width: 77, rows: 28 },
  { width: 51, rows: 19 },
];

const allOf = (p: Plan) =>
  [...(p.strip ? [p.strip] : []), ...p.side, ...p.under].flatMap((c) => ('panels' in c ? c.panels : [c]));

/** Every panel and column has whole numbers and stays inside the body, beside and under the main thing. */
function faults(p: Plan, body: Room): string[] {
  const out: string[] = [];
  const main = MAINS[p.main] ?? { width: 0, rows: 0 };
  const strip = p.strip?.rows ?? 0;
  const below = body.rows - main.rows;
  const wide = p.side.reduce((n, c) => n + c.width + 1, main.width);
  if (p.side.length > 0 && wide > body.width) out.push(`side ends at ${wide} of ${body.width}`);
  const under = p.under.reduce((n, c) => n + c.width + 1, -1);
  if (under > (p.across ? body.width : main.width)) out.push(`under is ${under} wide`);
  if (strip > below) out.push(`strip has ${strip} of ${below} rows`);
  for (const column of p.side) {
    const rows = column.panels.reduce((n, x) => n + x.rows, 0);
    if (rows > (p.across ? main.rows : body.rows)) out.push(`side column has ${rows} rows`);
  }
  for (const column of p.under) {
    const rows = column.panels.reduce((n, x) => n + x.rows, 0);
    if (rows + strip > below) out.push(`column below has ${rows} rows`);
  }
  for (const x of allOf(p)) {
    if (x.rows < (x.spec.heights(x.width, body)[0] ?? 0)) out.push(`${x.spec.id} has only ${x.rows} rows`);
    if (x.width < x.spec.columns) out.push(`${x.spec.id} has only ${x.width} columns`);
  }
  return out;
}

describe('plan', () => {
  it('keeps everything inside the window at every size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 80, max: 240 }), fc.integer({ min: 21, max: 67 }), (width, rows) => {
        const body = { width, rows };
        expect(faults(plan(body, MAINS, PANELS, 'small'), body)).toEqual([]);
      }),
    );
  });

  it('takes the largest main thing that leaves room for the musts of the class', () => {
    expect(MAINS[plan({ width: 160, rows: 47 }, MAINS, PANELS, 'small').main]?.width).toBe(103);
    const large = plan({ width: 160, rows: 47 }, MAINS, PANELS, 'large');
    expect(large.whole).toBe(true);
    expect(allOf(large).map((x) => x.spec.id)).toEqual(
      expect.arrayContaining(['menu', 'board', 'tracks', 'rounds', 'log']),
    );
  });

  it('puts the menu under the map where there is room, and beside it where there is not', () => {
    expect(plan({ width: 120, rows: 37 }, MAINS, PANELS, 'medium').strip?.spec.id).toBe('menu');
    const small = plan({ width: 80, rows: 21 }, MAINS, PANELS, 'small');
    expect(small.side[0]?.panels.map((x) => x.spec.id)).toContain('menu');
  });

  it('leaves out what another panel says already', () => {
    expect(allOf(plan({ width: 160, rows: 47 }, MAINS, PANELS, 'large')).some((x) => x.spec.id === 'news')).toBe(false);
    const small = plan({ width: 80, rows: 21 }, MAINS, PANELS, 'small');
    const ids = allOf(small).map((x) => x.spec.id);
    expect(ids.includes('news')).toBe(!ids.includes('log'));
  });

  it('tells when a must found no room', () => {
    const tiny = plan({ width: 80, rows: 21 }, MAINS, PANELS, 'huge');
    expect(tiny.whole).toBe(false);
    expect(tiny.missing.length).toBeGreaterThan(0);
  });

  it('gives rows that are left to the one that grows most', () => {
    const p = plan({ width: 200, rows: 57 }, MAINS, PANELS, 'huge');
    const log = allOf(p).find((x) => x.spec.id === 'log');
    expect(log?.rows).toBeGreaterThan(3);
  });
});

describe('a plan that is known', () => {
  const heightsOf = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 4 });
  const bodies = fc.constantFrom({ width: 120, rows: 37 }, { width: 200, rows: 57 }, { width: 80, rows: 21 });
  const placesOf = (p: Plan) => ({
    ...p,
    side: p.side.map((c) => ({ ...c, panels: c.panels.map(({ spec, ...at }) => ({ id: spec.id, ...at })) })),
    strip: p.strip && { id: p.strip.spec.id, rows: p.strip.rows, width: p.strip.width },
    under: p.under.map((c) => ({ ...c, panels: c.panels.map(({ spec, ...at }) => ({ id: spec.id, ...at })) })),
  });

  it('is the one that would be made', () => {
    const turns = fc.array(fc.tuple(bodies, fc.array(heightsOf, { minLength: 6, maxLength: 6 }), fc.boolean()), {
      minLength: 2,
      maxLength: 6,
    });
    fc.assert(
      fc.property(turns, (all) => {
        const known = new KnownPlan();
        let heights = all[0]?.[1] ?? [];
        for (const [body, others, small] of all) {
          // Half of the time nothing is higher than before.
          if (small) heights = others;
          const panels = PANELS.map((spec, i) => ({
            ...spec,
            heights: () => [...(heights[i] ?? [])].sort((a, b) => a - b),
            beside: (main: Room) => !small || main.rows < 30,
          }));
          const found = known.of(body, MAINS, panels, 'medium');
          expect(placesOf(found)).toEqual(placesOf(plan(body, MAINS, panels, 'medium')));
          for (const { spec } of allOf(found)) expect(panels.map(({ show }) => show)).toContain(spec.show);
        }
      }),
    );
  });

  it('shows what its panels show now, and asks none that answers with the same function', () => {
    const known = new KnownPlan();
    const body = { width: 120, rows: 37 };
    let asked = 0;
    const answering = (rows: number) => () => {
      asked++;
      return [rows];
    };
    const saying = (word: string, heights: PanelSpec['heights']) =>
      PANELS.map((spec) => ({ ...spec, show: () => word, heights }));
    const low = answering(6);
    known.of(body, MAINS, saying('old', low), 'medium');
    const before = asked;
    const again = known.of(body, MAINS, saying('new', low), 'medium');
    expect(asked).toBe(before);
    for (const { spec } of allOf(again)) expect(spec.show({ width: 1, rows: 1 })).toBe('new');
    const higher = known.of(body, MAINS, saying('new', answering(9)), 'medium');
    expect(allOf(higher).some(({ rows }) => rows >= 9)).toBe(true);
  });
});
