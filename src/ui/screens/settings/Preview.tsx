/** A little of everything in the theme as it is now: land, cards, seats, marks and numbers. */

import { Chip, Col, Meter, Row, T } from '../../components/basics.js';
import { Canvas } from '../../components/Canvas.js';
import { Card } from '../../components/Card.js';
import type { Board } from '../../hex/board.js';
import { drawBoard } from '../../hex/draw.js';
import { boardSize, zoomsOf } from '../../hex/zooms.js';
import { useTexts } from '../../texts/texts.js';
import { useTheme } from '../../theme/theme.js';
import { Lead } from '../parts/Choices.js';

const LAND = ['desert', 'plains', 'swamp', 'lakes', 'forest', 'mountains', 'wasteland'] as const;
const SEATS = [0, 1, 2, 3, 4];
/** Rows of the text below the land. */
const TEXT = 8;
const CARD = 6;

/** Seven kinds of land in two rows of hexes, one of them marked and one on offer. */
function sampleBoard(words: readonly string[]): Board {
  return {
    tiles: LAND.map((ground, i) => ({
      id: ground,
      row: i < 4 ? 0 : 1,
      col: i < 4 ? i : i - 4,
      name: `${i < 4 ? 'A' : 'B'}${i < 4 ? i + 1 : i - 3}`,
      ground,
      letter: (words[i] ?? '').slice(0, 1),
      word: words[i] ?? '',
      brief: (words[i] ?? '').slice(0, 6),
      mark: i === 1 ? ('cursor' as const) : i === 5 ? ('offered' as const) : undefined,
    })),
  };
}

export function Preview({ width, rows }: { width: number; rows: number }) {
  const theme = useTheme();
  const texts = useTexts();
  const board = sampleBoard(texts.previewLand);
  const zoom = zoomsOf(theme).find((z) => {
    const size = boardSize(board, z);
    return size.width <= width && size.rows <= rows - TEXT;
  });
  const land = zoom ? boardSize(board, zoom).rows + 1 : 0;
  return (
    <Col width={width} height={rows}>
      {zoom && (
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
