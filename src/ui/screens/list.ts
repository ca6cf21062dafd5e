/** What list screens share: a title row, a scrolled body, a preview row and a key row. */
import type { Area } from '../paint/area.js';
import { cut } from '../paint/text.js';
import { DIM } from '../table/frame.js';

export interface ListLook {
  readonly title: string;
  readonly right?: string;
  readonly preview: string;
  readonly keys: string;
}

/** Paints the rows around a list and returns the body between them. */
export function paintList(area: Area, look: ListLook): Area {
  area.text(0, 0, cut(look.title, area.width), { bold: true });
  if (look.right) area.right(area.width, 0, look.right, DIM);
  area.text(0, area.height - 2, cut(look.preview, area.width));
  area.text(0, area.height - 1, cut(look.keys, area.width), DIM);
  return area.sub(0, 1, area.width, area.height - 3);
}

/** First item to show so that the marked one is in sight, roughly in the middle. */
export function firstShown(count: number, room: number, marked: number): number {
  return Math.max(0, Math.min(marked - Math.floor(room / 2), count - room));
}

/** How many columns of these widths, two apart, fit into `room`: the first ones matter most. */
export function columnsFitting(widths: readonly number[], room: number): number {
  let used = 0;
  let n = 0;
  for (const width of widths) {
    used += width + 2;
    if (used > room) break;
    n++;
  }
  return n;
}

/** The index after a move, stopping at both ends. */
export function stepped(at: number, by: number, count: number): number {
  return Math.max(0, Math.min(count - 1, at + by));
}
