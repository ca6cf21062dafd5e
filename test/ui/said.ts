/** What a screen says, however its panels broke the words into rows. */
import type { Drive } from './driver.js';
import { panelsIn } from './table-faults.js';

/** The rows of the screen, and under them every panel's text as one line. */
export function said(d: Drive, columns?: number, rows?: number): string {
  const lines = d.lines(columns, rows);
  const panels = panelsIn(lines).map((panel) =>
    panel.inside
      .map((row) => row.trim())
      .join(' ')
      .replace(/ {2,}/g, ' '),
  );
  return [...lines, ...panels].join('\n');
}
