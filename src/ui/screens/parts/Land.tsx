/** A coast of hexes for the room that is left: the same one every time. */
import { Box } from 'ink';
import { useMemo } from 'react';
import { Canvas } from '../../components/Canvas.js';
import type { Board, Tile } from '../../hex/board.js';
import { drawBoard } from '../../hex/draw.js';
import { type Zoom, zoomsOf } from '../../hex/zooms.js';
import { useTheme } from '../../theme/theme.js';
import type { Token } from '../../theme/tokens.js';

const LAND: readonly Token[] = ['desert', 'plains', 'swamp', 'lakes', 'forest', 'mountains', 'wasteland'];

/** A number from 0 to 1 for a place, without any order that the eye would find. */
function noise(x: number, y: number): number {
  const n = Math.imul(x * 374761393 + y * 668265263, 1274126177);
  return ((n ^ (n >>> 15)) >>> 0) / 2 ** 32;
}

function tileAt(row: number, col: number): Tile {
  // Rivers bend from row to row; what is left is land.
  const river = Math.abs(((col * 5 + Math.round(3 * Math.sin(row * 0.9))) % 19) - 9) < 2;
  const water = river || noise(col, row) < 0.08;
  const ground = LAND[Math.floor(noise(col + 31, row + 7) * LAND.length)] ?? 'forest';
  return {
    id: `${row},${col}`,
    row,
    col,
    name: '',
    ground: water ? 'water' : ground,
    letter: '',
    word: '',
    brief: '',
    water,
  };
}

function landOf(z: Zoom, width: number, height: number): Board {
  const rows = Math.floor((height - (z.lines ? z.slant : Math.ceil(z.slant / 2))) / z.rows);
  const columns = Math.floor((width - z.w / 2 + (z.lines ? -1 : 1)) / z.w);
  const tiles: Tile[] = [];
  for (let row = 0; row < rows; row++) for (let col = 0; col < columns; col++) tiles.push(tileAt(row, col));
  return { tiles };
}

export function Land({ width, rows }: { width: number; rows: number }) {
  const theme = useTheme();
  const drawn = useMemo(() => {
    // Hexes neither so large that there are few of them nor so small that they are crumbs, and none that are squashed.
    const zooms = zoomsOf(theme).filter((z) => z.rows > 1);
    const inRows = (least: number) => zooms.find((z) => z.slant * 3 >= z.w && Math.floor((rows - 2) / z.rows) >= least);
    const zoom = inRows(5) ?? inRows(3) ?? zooms.at(-1);
    return zoom ? drawBoard(landOf(zoom, width, rows), zoom, theme) : null;
  }, [theme, width, rows]);
  if (!drawn || drawn.rows.length === 0) return null;
  return (
    <Box width={width} height={rows} justifyContent="center" alignItems="flex-end" flexShrink={0}>
      <Canvas drawn={{ ...drawn, spots: [] }} />
    </Box>
  );
}
