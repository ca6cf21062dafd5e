/** A board as a picture of cells, with the places of its hexes. */
import { blankRow } from '../terminal/cells.js';
import type { Picture } from '../terminal/pictures.js';
import type { Theme } from '../theme/theme.js';
import type { Board } from './board.js';
import { drawLines } from './lines.js';
import { drawSolid } from './solid.js';
import { boardSize, leftOf, type Zoom } from './zooms.js';

export function drawBoard(board: Board, z: Zoom, theme: Theme): Picture {
  const { width, rows: height } = boardSize(board, z);
  const rows = Array.from({ length: height }, () => blankRow(width));
  if (z.lines) drawLines(board, z, theme, rows);
  else drawSolid(board, z, theme, rows);
  const below = z.rows > 2 ? 1 : 0;
  const spots = board.tiles.map((t) => ({
    id: t.id,
    x: leftOf(t, z) + (z.lines ? 1 : 0),
    y: t.row * z.rows + below,
    width: z.w - 1,
    height: z.rows,
  }));
  return { rows, spots };
}
