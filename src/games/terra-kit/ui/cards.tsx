/** Tiles and cards as flat cards in a grid: what they are called, what they give, and who has them. */
import { Box } from 'ink';
import type { Id, Seat } from '../../../engine/types.js';
import { Chip, Col, Lines, Row, T, Whole } from '../../../ui/components/basics.js';
import { Spot } from '../../../ui/components/Spot.js';
import { cut, wrapText } from '../../../ui/components/text.js';
import { useTheme } from '../../../ui/theme/theme.js';
import type { Token } from '../../../ui/theme/tokens.js';
import type { Mark } from '../../../ui/types.js';
import { signOf } from './marks.js';
import { type Block, type Content, layers, step } from './panel.js';

export interface TileCard {
  readonly id: Id;
  readonly band: Token;
  /** In the band: what it is, and a count at its right end. */
  readonly top: string;
  readonly corner?: string | undefined;
  /** What it gives: a few words, and the whole sentence. */
  readonly brief: string;
  readonly full?: string | undefined;
  /** A last row of its own: coins that lie on it. */
  readonly foot?: string | undefined;
  /** Who has it. */
  readonly seats?: readonly Seat[];
  readonly mark?: Mark | undefined;
  readonly dim?: boolean | undefined;
}

const GAP = 1;

export const columnsFor = (width: number, least: number): number =>
  Math.max(1, Math.floor((width + GAP) / (least + GAP)));

const widthOf = (width: number, columns: number): number => Math.floor((width + GAP) / columns) - GAP;

const textOf = (card: TileCard, full: boolean): string => (full ? (card.full ?? card.brief) : card.brief);

/** Rows of a card under its band. */
const bodyRows = (card: TileCard, width: number, full: boolean): number => {
  const text = textOf(card, full);
  return (text === '' ? 0 : wrapText(text, width - 1).length) + (card.foot ? 1 : 0);
};

function OneCard({ card, width, rows, full }: { card: TileCard; width: number; rows: number; full: boolean }) {
  const theme = useTheme();
  const { colours, plain } = theme;
  const { mark, dim } = card;
  const band: Token = mark === 'cursor' ? 'accent' : card.band;
  const head = plain
    ? { inv: mark === 'cursor', b: !dim }
    : dim
      ? { c: 'dim' as const }
      : { c: theme.inkOn(band), b: true };
  const text = textOf(card, full);
  const lead = mark ? signOf(mark) : ' ';
  const room = width - 1 - (card.corner ? card.corner.length + 1 : 0) - (card.seats ? card.seats.length + 1 : 0);
  return (
    <Spot
      id={card.id}
      width={width}
      height={rows}
      flexShrink={0}
      flexDirection="column"
      {...(plain || dim ? {} : { backgroundColor: colours.raised })}
    >
      <Row height={1} flexShrink={0} {...(plain || dim ? {} : { backgroundColor: colours[band] })}>
        <Box flexGrow={1} flexShrink={0}>
          <T {...head}>{`${lead}${cut(card.top, room)}`}</T>
        </Box>
        <Whole {...head}>{card.corner}</Whole>
        {card.seats && card.corner && <Whole> </Whole>}
        {card.seats?.map((seat) => (
          <Chip key={seat} seat={seat} />
        ))}
      </Row>
      {text !== '' && (
        <Col paddingLeft={1} flexShrink={0}>
          <Lines text={text} width={width - 1} rows={rows - 1 - (card.foot ? 1 : 0)} c={dim ? 'dim' : 'text'} />
        </Col>
      )}
      {card.foot && (
        <>
          <Box flexGrow={1} />
          <Row paddingLeft={1} height={1} flexShrink={0}>
            <T c={dim ? 'dim' : 'coin'}>{card.foot}</T>
          </Row>
        </>
      )}
    </Spot>
  );
}

/** The rows of a grid as blocks; cards beside each other are equally high. */
export function gridBlocks(cards: readonly TileCard[], width: number, columns: number, full: boolean): Block[] {
  const each = widthOf(width, columns);
  const blocks: Block[] = [];
  for (let at = 0; at < cards.length; at += columns) {
    const row = cards.slice(at, at + columns);
    const rows = 1 + Math.max(...row.map((card) => bodyRows(card, each, full)));
    blocks.push({
      rows,
      show: () => (
        <Row gap={GAP} height={rows}>
          {row.map((card, i) => (
            <OneCard key={`${card.id} ${i}`} card={card} width={each} rows={rows} full={full} />
          ))}
        </Row>
      ),
    });
  }
  return blocks;
}

const heightOf = (blocks: readonly Block[]): number => blocks.reduce((n, block) => n + block.rows, 0);

/** The lowest grid whose cards are at least this wide: fewer columns can mean fewer rows of text. */
function lowest(cards: readonly TileCard[], width: number, least: number, full: boolean): Block[] {
  let best = gridBlocks(cards, width, 1, full);
  for (let columns = 2; columns <= Math.min(cards.length, columnsFor(width, least)); columns++) {
    const blocks = gridBlocks(cards, width, columns, full);
    if (heightOf(blocks) <= heightOf(best)) best = blocks;
  }
  return best;
}

/** A grid that says everything where it gets the rows for it. `least`: columns of the narrowest useful card. */
export const cardGrid = (cards: readonly TileCard[], least: number): Content =>
  layers((width) => [step(2, ...lowest(cards, width, least, false)), step(3, ...lowest(cards, width, least, true))]);
