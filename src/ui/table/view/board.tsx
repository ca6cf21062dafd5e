/** The main thing of a page: a game's own, or its hex board in one of the sizes that the theme has. */
import { useMemo } from 'react';
import { Canvas } from '../../components/Canvas.js';
import type { Room } from '../../components/layout/spec.js';
import type { Board } from '../../hex/board.js';
import { drawBoard } from '../../hex/draw.js';
import { boardSize, type Zoom, zoomsOf } from '../../hex/zooms.js';
import { type Theme, useTheme } from '../../theme/theme.js';
import type { MainThing } from '../../types.js';

function DrawnBoard({ board, zoom }: { board: Board; zoom: Zoom }) {
  const theme = useTheme();
  const drawn = useMemo(() => drawBoard(board, zoom, theme), [board, zoom, theme]);
  return <Canvas drawn={drawn} />;
}

export function boardThing(board: Board, theme: Theme): MainThing {
  const zooms = zoomsOf(theme);
  return {
    sizes: (): readonly Room[] => zooms.map((zoom) => boardSize(board, zoom)),
    show: (at) => {
      const zoom = zooms[at];
      return zoom ? <DrawnBoard board={board} zoom={zoom} /> : null;
    },
  };
}
