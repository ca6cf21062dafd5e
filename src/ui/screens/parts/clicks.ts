/** The row of a list that was clicked, by the id of its box. A first click marks it, one on the marked row does it. */
export function clickedRow(id: string): number | null {
  const row = /^row:(\d+)$/.exec(id)?.[1];
  return row === undefined ? null : Number(row);
}
