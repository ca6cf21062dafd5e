/** Things to choose from that are not hexes: tiles, cards, tracks. Their marks are told by sign and by colour. */
import type { Id } from '../../engine/types.js';
import type { Painting } from '../types.js';
import type { Area } from './area.js';
import type { Style } from './style.js';

/** The look that a target's mark gives it. */
export function look(p: Painting, id: Id, base: Style = {}): Style {
  const mark = p.marks.get(id);
  if (mark === 'cursor') return { ground: 'cursor', bold: true };
  if (mark === 'offered') return { ...base, ink: 'accent' };
  return mark === 'changed' ? { ...base, ink: 'changed' } : base;
}

/** '+' before what is on offer, '[' under the cursor, blank otherwise. */
export function sign(p: Painting, id: Id): string {
  const mark = p.marks.get(id);
  return mark === 'cursor' ? '[' : mark === 'offered' ? '+' : ' ';
}

export interface Item {
  readonly id: Id;
  readonly text: string;
  /** Gone or used up: crossed out and dim. */
  readonly used?: boolean;
}

/** Items side by side behind a title, going on below where they do not fit. Returns the row below. */
export function paintItems(area: Area, y: number, title: string, items: readonly Item[], p: Painting): number {
  area.text(0, y, title, { ink: 'dim' });
  const start = title.length + 1;
  let x = start;
  for (const item of items) {
    const text = `${item.used ? '×' : sign(p, item.id)}${item.text}`;
    if (x > start && x + text.length > area.width) {
      x = start;
      y++;
    }
    area.spot(item.id, x, y, text.length);
    x = area.text(x, y, text, item.used ? { ink: 'dim' } : look(p, item.id)) + 1;
  }
  return y + 1;
}
