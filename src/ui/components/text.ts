/** Text measured in columns; every code unit is one column wide (see terminal/clean.ts). */

/** Broken at blanks; words longer than a row are cut hard. An empty text is one empty row. */
export function wrapText(text: string, width: number): string[] {
  const rows: string[] = [];
  const room = Math.max(1, width);
  for (const paragraph of text.split('\n')) {
    let row = '';
    for (let word of paragraph.split(/ +/)) {
      if (row !== '' && row.length + 1 + word.length > room) {
        rows.push(row);
        row = '';
      }
      while (word.length > room) {
        if (row !== '') rows.push(row);
        row = '';
        rows.push(word.slice(0, room));
        word = word.slice(room);
      }
      row = row === '' ? word : `${row} ${word}`;
    }
    rows.push(row);
  }
  return rows;
}

/** Cut with an ellipsis when it is too long. */
export function cut(text: string, width: number): string {
  if (text.length <= width) return text;
  return width <= 0 ? '' : `${text.slice(0, width - 1)}…`;
}

/** Cut or filled up to exactly `width`. */
export function padTo(text: string, width: number): string {
  return cut(text, width).padEnd(Math.max(0, width));
}
