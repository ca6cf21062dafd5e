/** Rows of text in aligned columns, two blanks apart. Columns of numbers are set to the right. */
export function columns(rows: readonly (readonly (string | number)[])[], indent = ''): string[] {
  const widths: number[] = [];
  const numeric: boolean[] = [];
  for (const [y, row] of rows.entries()) {
    for (const [x, cell] of row.entries()) {
      widths[x] = Math.max(widths[x] ?? 0, String(cell).length);
      if (y > 0) numeric[x] = (numeric[x] ?? true) && (typeof cell === 'number' || cell === '');
    }
  }
  return rows.map((row) => {
    const cells = row.map((cell, x) =>
      numeric[x] ? String(cell).padStart(widths[x] ?? 0) : String(cell).padEnd(widths[x] ?? 0),
    );
    return (indent + cells.join('  ')).trimEnd();
  });
}

/** Breaks a text at blanks so that no line is longer than `width`. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  const out: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && indent.length + line.length + 1 + word.length > width) {
        out.push(indent + line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    out.push((indent + line).trimEnd());
  }
  return out;
}
