/** Windows by class: what a table must show grows with the window. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

const CLASSES = ['small', 'compact', 'medium', 'large', 'huge'] as const;
export type SizeClass = (typeof CLASSES)[number];

export function classOf({ columns, rows }: Size): SizeClass {
  if (columns >= 196 && rows >= 58) return 'huge';
  if (columns >= 156 && rows >= 48) return 'large';
  if (columns >= 116 && rows >= 28) return 'medium';
  return columns >= 96 && rows >= 28 ? 'compact' : 'small';
}

/** Is something that begins to be a must in windows of class `from` one in a window of class `now`? */
export const reaches = (now: SizeClass, from: SizeClass): boolean => CLASSES.indexOf(now) >= CLASSES.indexOf(from);

/** Larger windows get air around the table instead of longer rows. */
export const LARGEST: Size = { columns: 240, rows: 70 };
