/**
 * Sharing out the window. Ink never clips, so every panel must know its rows before it is drawn. The main thing (a map)
 * takes the largest size that leaves room for the musts of this class of window; the rest is packed around it in order
 * of weight, then panels are given the rows that let them say more.
 */
import { type Shape, shapesOf } from './shapes.js';
import { reaches, type SizeClass } from './size.js';
import type { PanelSpec, Placed, Plan, PlannedColumn, Room } from './spec.js';

interface Standing {
  readonly spec: PanelSpec;
  rows: number;
}

interface Open {
  readonly room: Room;
  /** Everything that is shared out. */
  readonly body: Room;
  left: number;
  readonly panels: Standing[];
}

interface Try {
  readonly shape: Shape;
  readonly strip: Open | null;
  readonly side: Open[];
  readonly under: Open[];
  /** Where each panel stands that found a place, by its id. */
  readonly placed: Map<string, { readonly column: Open; readonly panel: Standing }>;
  missing: string[];
  musts: number;
  worth: number;
}

const opened = (room: Room, body: Room): Open => ({ room, body, left: room.rows, panels: [] });

/** The strip takes its rows away from the columns below it. */
function putInStrip(t: Try, spec: PanelSpec): boolean {
  const { strip, under } = t;
  if (!strip || strip.panels.length > 0) return false;
  const before = Math.min(strip.left, ...under.map((c) => c.left));
  strip.left = before;
  if (!put(t, strip, spec)) return false;
  for (const column of under) column.left -= before - strip.left;
  return true;
}

function put(t: Try, column: Open, spec: PanelSpec): boolean {
  const rows = spec.heights(column.room.width, column.body)[0] ?? 0;
  if (spec.columns > column.room.width || rows > column.left || rows === 0) return false;
  const panel = { spec, rows };
  column.left -= rows;
  column.panels.push(panel);
  t.placed.set(spec.id, { column, panel });
  return true;
}

/** Under the main thing first where it wants to be there, else the first column with room. */
function place(t: Try, spec: PanelSpec): boolean {
  if (spec.under !== undefined) {
    if (t.strip && t.strip.room.width >= spec.under && putInStrip(t, spec)) return true;
    const first = t.under[0];
    if (first && first.panels.length === 0 && first.room.width >= spec.under && put(t, first, spec)) return true;
  }
  return t.side.some((column) => put(t, column, spec)) || t.under.some((column) => put(t, column, spec));
}

function attempt(shape: Shape, body: Room, panels: readonly PanelSpec[], musts: ReadonlySet<string>): Try {
  const t: Try = {
    shape,
    strip: shape.strip ? opened(shape.below, body) : null,
    side: shape.side.map((room) => opened(room, body)),
    under: shape.under.map((room) => opened(room, body)),
    placed: new Map(),
    missing: [],
    musts: 0,
    worth: 0,
  };
  const first = panels.filter((p) => p.under !== undefined);
  for (const spec of first) if (musts.has(spec.id) && place(t, spec)) t.musts++;
  const rest = panels.filter((p) => !t.placed.has(p.id));
  // A must that is not wanted beside another one is there when that one is.
  for (const spec of rest)
    if (musts.has(spec.id) && ((spec.unless && t.placed.has(spec.unless)) || place(t, spec))) t.musts++;
  const add = (some: readonly PanelSpec[]) => {
    for (const spec of some)
      if (!musts.has(spec.id) && !(spec.unless && t.placed.has(spec.unless)) && place(t, spec))
        t.worth += 10 + panels.length - rest.indexOf(spec);
  };
  add(rest.filter((spec) => spec.last));
  levelStrip(t);
  for (const spec of panels) while (growsFirst(t, spec));
  add(rest.filter((spec) => !spec.last));
  t.missing = panels.filter((p) => !t.placed.has(p.id) && !(p.unless && t.placed.has(p.unless))).map((p) => p.id);
  return t;
}

/** The strip has what the columns below it have left, all of them. */
function levelStrip({ strip, under }: Try): void {
  if (strip && under.length > 0) strip.left = Math.min(...under.map((c) => c.left));
}

/** Panels are given the next of their heights, in order of weight, as long as their columns have rows. */
function enrich(t: Try, order: readonly PanelSpec[]): void {
  levelStrip(t);
  const last = order.filter((spec) => spec.last);
  enlarge(t, last.length > 0 ? order.filter((spec) => !spec.last) : order);
  enlarge(t, last);
  for (const column of [...t.side, ...t.under]) spread(t, column);
  if (t.strip && t.under.length === 0) spread(t, t.strip);
}

/** Round by round, as long as one of them can grow. */
function enlarge(t: Try, panels: readonly PanelSpec[]): void {
  for (let again = true; again; ) {
    again = false;
    for (const spec of panels) if (grows(t, spec)) again = true;
  }
}

/** Takes its next height as long as it is below the one that it has before others are placed. */
function growsFirst(t: Try, spec: PanelSpec): boolean {
  const rows = t.placed.get(spec.id)?.panel.rows;
  return spec.first !== undefined && rows !== undefined && rows < spec.first && grows(t, spec);
}

/** Takes its next height, if it stands somewhere and its column has the rows. */
function grows(t: Try, spec: PanelSpec): boolean {
  const placed = t.placed.get(spec.id);
  if (!placed) return false;
  const { column, panel } = placed;
  const next = spec.heights(column.room.width, column.body).find((rows) => rows > panel.rows);
  if (next === undefined || next - panel.rows > column.left) return false;
  grow(t, column, panel, next - panel.rows);
  t.worth += 1;
  return true;
}

function grow(t: Try, column: Open, panel: Standing, by: number): void {
  panel.rows += by;
  if (column === t.strip) for (const below of t.under) below.left -= by;
  column.left -= by;
  if (t.strip && t.under.includes(column)) t.strip.left = Math.min(...t.under.map((c) => c.left));
}

/** What is left goes to the one that has most use for it. */
function spread(t: Try, column: Open): void {
  const growing = column.panels.filter((p) => p.spec.grows).sort((a, b) => (b.spec.grows ?? 0) - (a.spec.grows ?? 0));
  const one = growing[0];
  if (!one || column.left === 0) {
    t.worth -= column.left / 4;
    return;
  }
  one.rows += column.left;
  column.left = 0;
}

const planned = (column: Open, height: number): PlannedColumn => ({
  width: column.room.width,
  height,
  panels: column.panels.map((p): Placed => ({ spec: p.spec, rows: p.rows, width: column.room.width })),
});

function finished(t: Try, main: number, whole: boolean): Plan {
  const top = t.strip?.panels[0];
  const strip = top && t.strip ? { spec: top.spec, rows: top.rows, width: t.strip.room.width } : null;
  return {
    main,
    side: t.side.map((c) => planned(c, c.room.rows)),
    strip,
    under: t.under.map((c) => planned(c, c.room.rows - (strip?.rows ?? 0))),
    across: t.shape.across,
    missing: t.missing,
    whole,
  };
}

/** Heights are asked for again and again while shapes are tried, and panels wrap texts to tell them. */
function remembering(spec: PanelSpec): PanelSpec {
  const known = new Map<number, readonly number[]>();
  return {
    ...spec,
    heights: (width, body) => {
      let heights = known.get(width);
      if (!heights) {
        heights = spec.heights(width, body);
        known.set(width, heights);
      }
      return heights;
    },
  };
}

/**
 * `mains`: the sizes that the main thing can have, largest first. `specs`: panels in order of weight. Without a main thing
 * give one of no size.
 */
export function plan(body: Room, mains: readonly Room[], specs: readonly PanelSpec[], size: SizeClass): Plan {
  const panels = specs.map(remembering);
  const musts = new Set(panels.filter((p) => p.must && reaches(size, p.must)).map((p) => p.id));
  let best: { t: Try; main: number } | null = null;
  for (const [main, extent] of mains.entries()) {
    const smallest = main === mains.length - 1;
    if (!smallest && (extent.width > body.width || extent.rows > body.rows)) continue;
    let here: Try | null = null;
    const wanted = panels.filter((p) => p.beside?.(extent) ?? true);
    for (const shape of shapesOf(body, extent)) {
      const t = attempt(shape, body, wanted, musts);
      enrich(t, wanted);
      if (!here || t.musts > here.musts || (t.musts === here.musts && t.worth > here.worth)) here = t;
    }
    if (here && here.musts === musts.size) return finished(here, main, true);
    // Where no size holds all musts, the one that holds most of them; of equals the largest.
    if (here && (!best || here.musts > best.t.musts)) best = { t: here, main };
  }
  if (!best) throw new Error('plan: there is no main size');
  return finished(best.t, best.main, false);
}
