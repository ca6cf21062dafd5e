/** A little of everything in the theme as it is now: land, cards, seats, marks and numbers. */

import { Chip, Col, Meter, Row, T } from '../../components/basics.js';
import { Canvas } from '../../components/Canvas.js';
import { Card } from '../../components/Card.js';
import type { Board, Tile } from '../../hex/board.js';
import { drawBoard } from '../../hex/draw.js';
import { boardSize, type Zoom, zoomsOf } from '../../hex/zooms.js';
import { useTexts } from '../../texts/texts.js';
import { useTheme } from '../../theme/theme.js';
import { Lead } from '../parts/Choices.js';

const LAND = ['desert', 'plains', 'swamp', 'lakes', 'forest', 'mountains', 'wasteland'] as const;
const SEATS = [0, 1, 2, 3, 4];
/** Rows of the text below the land. */
const TEXT = 8;
const CARD = 6;

/** The least board has seven kinds of land in two rows; odd rows are a hex shorter. */
const LEAST = { columns: 4, rows: 2 };
/** Steps along the kinds of land from hex to hex and from row to row: no two alike beside each other. */
const ASIDE = 1;
const DOWN = 4;
const FIRST_ROW = 65;

/** Land of all kinds with some water, one hex of it marked and one on offer. */
function sampleBoard(words: readonly string[], { columns, rows } = LEAST): Board {
  const tileAt = (row: number, col: number): Tile => {
    const at = row * DOWN + col * ASIDE;
    const kind = at % LAND.length;
    const water = row >= LEAST.rows && (row * 3 + col * 2) % 5 === 0;
    const word = words[kind] ?? '';
    return {
      id: `${row},${col}`,
      row,
      col,
      name: water ? '' : `${String.fromCharCode(FIRST_ROW + row)}${col + 1}`,
      ground: water ? 'water' : (LAND[kind] ?? 'plains'),
      letter: word.slice(0, 1),
      word,
      brief: word.slice(0, 6),
      water,
      mark: at === 1 ? 'cursor' : at === 5 ? 'offered' : undefined,
    };
  };
  const inRow = (row: number) => Array.from({ length: columns - (row % 2) }, (_, col) => tileAt(row, col));
  return { tiles: Array.from({ length: rows }, (_, row) => inRow(row)).flat() };
}

/** As much land as there is room for. */
function landFor(words: readonly string[], zoom: Zoom, width: number, rows: number): Board {
  const fits = (columns: number, high: number) => {
    const size = boardSize(sampleBoard(words, { columns, rows: high }), zoom);
    return size.width <= width && size.rows <= rows;
  };
  let { columns, rows: high } = LEAST;
  while (fits(columns + 1, high)) columns++;
  while (fits(columns, high + 1)) high++;
  return sampleBoard(words, { columns, rows: high });
}

export function Preview({ width, rows }: { width: number; rows: number }) {
  const theme = useTheme();
  const texts = useTexts();
  const least = sampleBoard(texts.previewLand);
  const zoom = zoomsOf(theme).find((z) => {
    const size = boardSize(least, z);
    return size.width <= width && size.rows <= rows - TEXT;
  });
  const room = rows - TEXT - CARD - 1;
  const board = zoom && landFor(texts.previewLand, zoom, width, room);
  const land = zoom && board ? boardSize(board, zoom).rows + 1 : 0;
  return (
    <Col width={width} height={rows}>
      {zoom && board && (
        <Row height={land} flexShrink={0}>
          <Canvas drawn={drawBoard(board, zoom, theme)} />
        </Row>
      )}
      <Row gap={1}>
        {SEATS.map((seat) => (
          <Chip key={seat} seat={seat} wide />
        ))}
      </Row>
      <Row>
        <Lead marked />
        <T b c="accent">
          {texts.previewMarked}
        </T>
      </Row>
      <T>{texts.previewPlain}</T>
      <T c="dim">{texts.previewDim}</T>
      <T c="good">{texts.previewRises({ n: 3 })}</T>
      <T c="bad">{texts.previewFalls({ n: 2 })}</T>
      <Meter value={5} max={Math.min(12, width)} />
      {rows - land - TEXT >= CARD && (
        <Row paddingTop={1}>
          <Card
            band="urban"
            top={texts.previewBand}
            corner="I"
            name={texts.previewCard}
            width={Math.min(16, width)}
            height={4}
          />
        </Row>
      )}
    </Col>
  );
}
