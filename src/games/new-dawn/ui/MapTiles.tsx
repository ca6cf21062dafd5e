/** Building the map: the tile in hand as a picture, and what everybody has still to lay. */
import { useMemo } from 'react';
import { Chip, Row, T } from '../../../ui/components/basics.js';
import { Canvas } from '../../../ui/components/Canvas.js';
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import type { Board } from '../../../ui/hex/board.js';
import { drawBoard } from '../../../ui/hex/draw.js';
import { boardSize, zoomsOf } from '../../../ui/hex/zooms.js';
import { useTheme } from '../../../ui/theme/theme.js';
import type { TileFace } from '../data/tiles.js';
import { type Block, framed, line, type Place, paragraph } from './blocks.js';
import { cellsOfTile, tileInHand, tileOfCell } from './groundwork.js';
import type { NdPainting } from './painting.js';

/** The zoom in which a single tile is drawn. */
const ZOOM = '6x3';

function tileBoard(p: NdPainting, face: TileFace): Board {
  const cells = cellsOfTile(p.texts, face, 0, 0, 0);
  const top = Math.min(...cells.map((c) => c.r));
  // Rows begin with an even one.
  const up = top - (top & 1);
  const column = (q: number, r: number) => Math.floor((2 * q + r) / 2);
  const left = Math.min(...cells.map((c) => column(c.q, c.r)));
  const tiles = cells.map((c, i) =>
    tileOfCell(p.texts, c, { row: c.r - up, col: column(c.q, c.r) - left }, `cell:${i}`),
  );
  return { tiles };
}

function Drawn({ p, face }: { p: NdPainting; face: TileFace }) {
  const theme = useTheme();
  const drawn = useMemo(() => {
    const board = tileBoard(p, face);
    const zoom = zoomsOf(theme).find((z) => z.name === ZOOM);
    return zoom ? drawBoard(board, zoom, theme) : null;
  }, [p, face, theme]);
  return drawn ? <Canvas drawn={drawn} /> : null;
}

/** Solid and drawn tiles of one zoom differ by a row. */
function picture(p: NdPainting, face: TileFace): Block {
  const board = tileBoard(p, face);
  const zoom = { name: ZOOM, w: 6, rows: 3, slant: 2, lines: true };
  return { rows: boardSize(board, zoom).rows, show: () => <Drawn p={p} face={face} /> };
}

export function tileInHandPanel(p: NdPainting, place: Place = {}): PanelSpec | null {
  const face = tileInHand(p);
  if (!face) return null;
  return framed({
    id: 'tile',
    title: p.texts.panel.tile,
    hint: p.texts.tile({ face }),
    columns: 28,
    of: [face, p.texts],
    steps: () => [[picture(p, face)]],
    ...place,
  });
}

export function tray(p: NdPainting, place: Place = {}): PanelSpec {
  const { texts, view } = p;
  return framed({
    id: 'tray',
    title: texts.panel.tray,
    columns: 22,
    of: [p.view, p.texts],
    steps: (width) => [
      [
        ...view.hands.map((numbers, seat) =>
          line(() => (
            <Row gap={1} height={1}>
              <Chip seat={seat} wide />
              <T>{texts.tiles({ numbers })}</T>
            </Row>
          )),
        ),
        paragraph(texts.waterLeft({ n: view.waterTokensLeft }), width, 'dim'),
      ],
    ],
    ...place,
  });
}
