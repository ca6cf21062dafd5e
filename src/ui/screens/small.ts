import type { Area } from '../paint/area.js';
import { wrapText } from '../paint/text.js';
import { P } from '../texts/en.js';

export const LEAST = { columns: 80, rows: 24 } as const;

export function isTooSmall(columns: number, rows: number): boolean {
  return columns < LEAST.columns || rows < LEAST.rows;
}

/** Fits in 36 columns and four rows, and in less as far as it goes. */
export function paintTooSmall(area: Area, columns: number, rows: number, note: string, trouble = ''): void {
  let y = 0;
  for (const text of [
    P.tooSmall({ columns, rows }),
    P.sizeNeeded({ columns: LEAST.columns, rows: LEAST.rows }),
    trouble === '' ? P.nothingLost : `${P.unsavedTitle}: ${trouble}`,
    note,
  ]) {
    if (text === '') continue;
    for (const row of wrapText(text, area.width)) area.text(0, y++, row);
  }
}
