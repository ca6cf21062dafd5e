/** Text measured in columns: a sign can be none, one or two of them wide. */
import { allNarrow, signsOf, signWidth, textWidth } from '../terminal/cells.js';

export { textWidth };

/** The longest beginning that fits into `width` columns. */
function headOf(text: string, width: number): string {
  if (allNarrow(text)) return text.slice(0, Math.max(0, width));
  let [out, used] = ['', 0];
  for (const sign of signsOf(text)) {
    used += signWidth(sign);
    if (used > width) break;
    out += sign;
  }
  return out;
}

/** Broken at blanks; words longer than a row are cut hard. An empty text is one empty row. */
export function wrapText(text: string, width: number): string[] {
  const rows: string[] = [];
  const room = Math.max(1, width);
  for (const paragraph of text.split('\n')) {
    let row = '';
    for (let word of paragraph.split(/ +/)) {
      if (row !== '' && textWidth(row) + 1 + textWidth(word) > room) {
        rows.push(row);
        row = '';
      }
      while (textWidth(word) > room) {
        if (row !== '') rows.push(row);
        row = '';
        // A sign that is wider than the row stands alone in it all the same.
        const head = headOf(word, room) || (signsOf(word)[0] ?? '');
        rows.push(head);
        word = word.slice(head.length);
      }
      row = row === '' ? word : `${row} ${word}`;
    }
    rows.push(row);
  }
  return rows;
}

/** Never ends in the middle of a number or a strip of pieces: what is left would be another. */
const wholeEnd = (text: string): string => text.replace(/[\s\d●■⌂▲♦○▪]+$/, '');

/** The beginning and an ellipsis. */
const cutAt = (text: string, width: number): string => (width <= 0 ? '' : `${wholeEnd(headOf(text, width - 1))}…`);

/** How many columns may stay empty so that a word is not torn. */
const MOST_WASTED = 5;

/** The beginning and an ellipsis, behind a whole word where that wastes little. */
export function cutWords(text: string, width: number): string {
  const head = headOf(text, width - 1);
  const words = wholeEnd(text.charAt(head.length) === ' ' ? head : head.slice(0, Math.max(0, head.lastIndexOf(' '))));
  return textWidth(head) - textWidth(words) > MOST_WASTED ? cutAt(text, width) : `${words}…`;
}

/** Cut with an ellipsis when it is too long. */
export function cut(text: string, width: number): string {
  return textWidth(text) <= width ? text : cutAt(text, width);
}

/** Cut or filled up to exactly `width`. */
export function padTo(text: string, width: number): string {
  return padRight(cut(text, width), width);
}

/** Filled up at the right; what is longer stays whole. */
export function padRight(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - textWidth(text)));
}

/** Filled up at the left. */
export function padLeft(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - textWidth(text))) + text;
}

/** A sentence's first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
