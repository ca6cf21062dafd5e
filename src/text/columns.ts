import stringWidth from 'string-width';

type Rows = readonly (readonly (string | number)[])[];

/** Rows of text in aligned columns, two blanks apart. Columns of numbers are set to the right. */
export function columns(rows: Rows, indent = ''): string[] {
  return aligned(rows).map((cells) => indent + cells.join('  '));
}

/** The cells of such rows, filled up with blanks; the last one of a row is not. */
export function aligned(rows: Rows): string[][] {
  const widths: number[] = [];
  const numeric: boolean[] = [];
  for (const [y, row] of rows.entries()) {
    for (const [x, cell] of row.entries()) {
      widths[x] = Math.max(widths[x] ?? 0, stringWidth(String(cell)));
      if (y > 0) numeric[x] = (numeric[x] ?? true) && (typeof cell === 'number' || cell === '');
    }
  }
  return rows.map((row) => {
    const last = row.findLastIndex((cell) => String(cell).trim() !== '');
    return row.slice(0, last + 1).map((cell, x) => {
      const text = String(cell);
      const blanks = ' '.repeat(Math.max(0, (widths[x] ?? 0) - stringWidth(text)));
      return numeric[x] ? blanks + text : x === last ? text.trimEnd() : text + blanks;
    });
  });
}

/** Breaks a text at blanks so that no line is longer than `width`. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  const out: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && indent.length + stringWidth(line) + 1 + stringWidth(word) > width) {
        out.push(indent + line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    out.push((indent + line).trimEnd());
  }
  return out;
}
