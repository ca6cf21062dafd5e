/** What the banks ask for at each of their steps, alike in every language: '17+: 0, 13+: 1'. */
import { BLUE_BANK, YELLOW_BANK } from '../data/board.js';

const steps = <Row extends { readonly from: number }>(rows: readonly Row[], of: (row: Row) => number): string =>
  rows.map((row) => `${row.from === 0 ? '0' : `${row.from}+`}: ${of(row)}`).join(', ');

export const NEEDED = steps(YELLOW_BANK, (row) => row.happy);
export const EATEN = steps(YELLOW_BANK, (row) => row.eat);
export const CORRUPTION = steps(BLUE_BANK, (row) => row.corruption);
