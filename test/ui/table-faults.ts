/** What is wrong with a table's frame: sentences, empty where it holds. Every game joins by having a face. */
import { plan } from '../../src/ui/components/layout/plan.js';
import { classOf } from '../../src/ui/components/layout/size.js';
import type { Plan } from '../../src/ui/components/layout/spec.js';
import type { Stage } from '../../src/ui/scene.js';
import { TableScene } from '../../src/ui/table/table.js';
import { itemsBy } from '../../src/ui/table/view/items.js';
import { bodyRoom } from '../../src/ui/table/view/TableFrame.js';
import { pageOf } from '../../src/ui/table/view/TableView.js';
import { themeOf } from '../../src/ui/theme/theme.js';
import { type Frame, frameOf } from './frame.js';

/** The sizes that every table is looked at in. */
export const SIZES: readonly (readonly [columns: number, rows: number])[] = [
  [80, 24],
  [100, 30],
  [120, 30],
  [120, 40],
  [160, 50],
  [200, 60],
];
/** Tall and narrow, wide and low. */
export const ODD_SIZES: typeof SIZES = [
  [80, 60],
  [200, 24],
];

export function tableOn(stage: Stage): TableScene {
  const { top } = stage;
  if (!(top instanceof TableScene)) throw new Error('no table on top');
  return top;
}

/** How the window is shared out. */
export function planOf(scene: TableScene, columns: number, rows: number): Plan {
  const { face } = scene.table.ui;
  const size = { columns, rows };
  scene.stage.resize(size);
  const { look } = scene.stage;
  const theme = themeOf({ level: look.level, name: look.theme, ascii: look.glyphs === 'ascii' });
  const { main, panels } = pageOf(scene, face, theme, scene.stage.texts);
  const room = bodyRoom(size);
  return plan(room, main ? main.sizes(room) : [{ width: 0, rows: 0 }], panels, classOf(size));
}

interface Framed {
  readonly x: number;
  readonly y: number;
  readonly title: string;
  readonly inside: readonly string[];
}

/** Panels as they are seen: by the corners of their frames. */
export function panelsIn(lines: readonly string[]): Framed[] {
  const out: Framed[] = [];
  lines.forEach((line, y) => {
    for (const found of line.matchAll(/[╭┌]/g)) {
      const x = found.index;
      const right = line.slice(x).search(/[╮┐]/);
      const below = lines.slice(y + 1);
      const height = below.findIndex((row) => /[╰└]/.test(row[x] ?? ''));
      if (right < 0 || height < 0) continue;
      const inside = below.slice(0, height).map((row) => row.slice(x + 1, x + right));
      out.push({ x, y, title: line.slice(x + 1, x + right), inside });
    }
  });
  return out;
}

const blank = (row: string): boolean => row.trim() === '';
const MOST_EMPTY = 3;
const scrolls = (panel: Framed): boolean => /\d+ \p{L}+ \d+/u.test(panel.title);
const cuts = (panel: Framed): boolean => panel.inside.some((row) => row.includes('…'));

/** Rows left over in one panel while another one has too few. */
export function wasteFaults(lines: readonly string[]): string[] {
  const panels = panelsIn(lines);
  return panels.flatMap((panel) => {
    const empty = panel.inside.filter(blank).length;
    const needy = panels.find((other) => other !== panel && (scrolls(other) || cuts(other)));
    if (empty <= MOST_EMPTY || !needy) return [];
    return [`${empty} empty rows in "${panel.title.trim()}" while "${needy.title.trim()}" scrolls or cuts`];
  });
}

/** A number, or a strip of signs, that goes on behind an ellipsis. */
export function countFaults(lines: readonly string[]): string[] {
  return lines.flatMap((line, y) => {
    const found = /.{0,20}[\d●■⌂▲♦○]…/.exec(line);
    return found ? [`row ${y}: a count is cut: ${found[0]}`] : [];
  });
}

const MOST_BLANK = 0.1;

export function blankFaults(lines: readonly string[]): string[] {
  const empty = lines.filter(blank).length;
  return empty > lines.length * MOST_BLANK ? [`${empty} of ${lines.length} rows are blank`] : [];
}

/** Rows of the menu that read alike, in the width that the panel has. */
export function twinFaults(scene: TableScene, found: Plan): string[] {
  const placed = [found.strip, ...[...found.side, ...found.under].flatMap((column) => column.panels)].find(
    (panel) => panel?.spec.id === 'question',
  );
  if (!placed) return ['no panel with the question'];
  const told = itemsBy(scene.desk, scene.stage.texts)(placed.width - 4).map((item) => item.lines.join(' '));
  return told.filter((text, i) => told.indexOf(text) !== i).map((text) => `two rows read "${text}"`);
}

/** Signs at the edges of a board of which only a part is shown. */
const MORE_OF_IT = /[▲▼←→]/;

/** What is on offer and can neither be seen nor be scrolled to: rows of the menu, hexes of the board. */
export function hiddenFaults(scene: TableScene, found: Plan, frame: Frame): string[] {
  const { desk } = scene;
  const placed = [found.strip, ...[...found.side, ...found.under].flatMap((column) => column.panels)].find(
    (panel) => panel?.spec.id === 'question',
  );
  const items = placed ? itemsBy(desk, scene.stage.texts)(placed.width - 4) : [];
  const needed = items.reduce((sum, item) => sum + item.lines.length, 0);
  const scrolled = frame.lines.some((line) => /\d+ \p{L}+ \d+ ─*[╮┐]/u.test(line));
  const out = placed && needed > placed.rows - 2 && !scrolled ? [`${needed} rows of a menu in ${placed.rows}`] : [];
  const hexes = desk.ui.face.pages[desk.page]?.board?.(desk.painting())?.tiles.map((tile) => tile.id) ?? [];
  const offered = new Set(desk.menu?.offered().map((choice) => choice.target));
  const hidden = hexes.filter((id) => offered.has(id) && !frame.drawn.has(id));
  if (hidden.length > 0 && !frame.lines.some((line) => MORE_OF_IT.test(line))) out.push(`not in sight: ${hidden}`);
  return out;
}

export interface Looked {
  readonly frame: Frame;
  readonly faults: readonly string[];
}

/** Everything that holds at any size. */
export function lookAt(stage: Stage, columns: number, rows: number): Looked {
  const scene = tableOn(stage);
  const found = planOf(scene, columns, rows);
  const frame = frameOf(stage, columns, rows);
  const last = frame.lines.at(-1) ?? '';
  return {
    frame,
    faults: [
      ...frame.faults,
      ...(frame.leaks > 0 ? [`${frame.leaks} cells painted under a picture`] : []),
      ...(found.whole ? [] : [`musts without room: ${found.missing.join(', ')}`]),
      ...(frame.lines.length === rows ? [] : [`${frame.lines.length} rows`]),
      ...(blank(last) ? ['no keys in the last row'] : []),
      ...countFaults(frame.lines),
      ...twinFaults(scene, found),
      ...hiddenFaults(scene, found, frame),
    ],
  };
}
