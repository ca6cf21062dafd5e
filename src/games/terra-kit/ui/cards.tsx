/** Tiles and cards as flat cards in a grid: what they are called, what they give, and who has them. */
import { Box } from 'ink';
import type { Id, Seat } from '../../../engine/types.js';
import { Chip, Col, Lines, Row, T, Whole } from '../../../ui/components/basics.js';
import { Spot } from '../../../ui/components/Spot.js';
import { cut, wrapText } from '../../../ui/components/text.js';
import { useTheme } from '../../../ui/theme/theme.js';
import type { Token } from '../../../ui/theme/tokens.js';
import type { Mark } from '../../../ui/types.js';
import { markLook, Sign, signOf } from './marks.js';
import { type Block, type Content, layers, step } from './panel.js';

export interface TileCard {
  readonly id: Id;
  readonly band: Token;
  /** In the band, from the longest way to say it to the shortest: what it is, and a count at its right end. */
  readonly top: string | readonly string[];
  readonly corner?: string | readonly string[] | undefined;
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

const columnsFor = (width: number, least: number): number => Math.max(1, Math.floor((width + GAP) / (least + GAP)));

/** Columns of each card of a row, which together fill it. */
function widthsOf(width: number, columns: number): number[] {
  const edge = (i: number) => Math.floor((i * (width + GAP)) / columns);
  return Array.from({ length: columns }, (_, i) => edge(i + 1) - edge(i) - GAP);
}

const textOf = (card: TileCard, full: boolean): string => (full ? (card.full ?? card.brief) : card.brief);

/** Rows of a card under its band. */
const bodyRows = (card: TileCard, width: number, full: boolean): number => {
  const text = textOf(card, full);
  return (text === '' ? 0 : wrapText(text, width - 1).length) + (card.foot ? 1 : 0);
};

const ways = (text: string | readonly string[] | undefined): readonly string[] =>
  text === undefined ? [''] : typeof text === 'string' ? [text] : text;

/** What stands in the band: the longest words that fit beside each other; the count is never cut. */
function bandOf(card: TileCard, width: number): { top: string; corner: string } {
  const chips = card.seats?.length ? card.seats.length + 1 : 0;
  const roomFor = (corner: string) => width - 1 - chips - (corner === '' ? 0 : corner.length + 1);
  const tops = ways(card.top);
  const corners = ways(card.corner);
  for (const corner of corners) for (const top of tops) if (top.length <= roomFor(corner)) return { top, corner };
  const corner = corners.at(-1) ?? '';
  return { top: cut(tops.at(-1) ?? '', roomFor(corner)), corner };
}

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
  const { top, corner } = bandOf(card, width);
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
          <T {...head}>{`${lead}${top}`}</T>
        </Box>
        <Whole {...head}>{corner}</Whole>
        {card.seats !== undefined && card.seats.length > 0 && corner !== '' && <Whole> </Whole>}
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
function gridBlocks(cards: readonly TileCard[], width: number, columns: number, full: boolean): Block[] {
  const widths = widthsOf(width, columns);
  const blocks: Block[] = [];
  for (let at = 0; at < cards.length; at += columns) {
    const row = cards.slice(at, at + columns);
    const rows = 1 + Math.max(...row.map((card, i) => bodyRows(card, widths[i] ?? 0, full)));
    blocks.push({
      rows,
      show: () => (
        <Row gap={GAP} height={rows}>
          {row.map((card, i) => (
            <OneCard key={`${card.id} ${i}`} card={card} width={widths[i] ?? 0} rows={rows} full={full} />
          ))}
        </Row>
      ),
    });
  }
  return blocks;
}

const heightOf = (blocks: readonly Block[]): number => blocks.reduce((n, block) => n + block.rows, 0);

interface Grid {
  /** Columns of the narrowest useful card. */
  readonly least: number;
  /** How many cards may stand beside each other, where that has a meaning. */
  readonly columns?: readonly number[];
}

/** The lowest grid whose cards are at least this wide: fewer columns can mean fewer rows of text. */
function lowest(cards: readonly TileCard[], width: number, { least, columns }: Grid, full: boolean): Block[] {
  let best = gridBlocks(cards, width, 1, full);
  for (let n = 2; n <= Math.min(cards.length, columnsFor(width, least)); n++) {
    if (columns && !columns.includes(n)) continue;
    const blocks = gridBlocks(cards, width, n, full);
    if (heightOf(blocks) <= heightOf(best)) best = blocks;
  }
  return best;
}

/** Nothing but the bands, for lists that are long and rooms that are low. */
function bandBlocks(cards: readonly TileCard[], width: number, least: number): Block[] {
  const bands = cards.map((card): TileCard => ({ ...card, brief: '', full: '', foot: undefined }));
  return gridBlocks(bands, width, Math.min(cards.length, columnsFor(width, least)), false);
}

/** One card to a row, without its band: what it gives, and its count. */
function listBlocks(cards: readonly TileCard[], width: number): Block[] {
  return cards.map((card) => {
    const corner = ways(card.corner).at(-1) ?? '';
    const room = width - 3 - corner.length - (card.seats?.length ?? 0);
    const rows = wrapText(card.brief, room).length;
    return {
      rows,
      show: () => (
        <Spot id={card.id} height={rows} flexShrink={0}>
          <Sign mark={card.mark} />
          <Box flexGrow={1} flexShrink={0}>
            <Lines text={card.brief} width={room} rows={rows} {...markLook(card.mark, card.dim)} />
          </Box>
          <Whole c="dim">{card.seats?.length ? `${corner} ` : corner}</Whole>
          {card.seats?.map((seat) => (
            <Chip key={seat} seat={seat} />
          ))}
        </Spot>
      ),
    };
  });
}

/** A grid that says everything where it gets the rows for it. `names`: columns of a band that is of use by itself. */
export const cardGrid = (
  cards: readonly TileCard[],
  least: number,
  more: { readonly columns?: readonly number[]; readonly names?: number; readonly list?: true } = {},
): Content =>
  layers((width) => {
    const grid: Grid = { least, ...(more.columns ? { columns: more.columns } : {}) };
    return [
      ...(more.list ? [step(0, ...listBlocks(cards, width))] : []),
      ...(more.names ? [step(0, ...bandBlocks(cards, width, more.names))] : []),
      step(3, ...lowest(cards, width, grid, false)),
      step(3, ...lowest(cards, width, grid, true)),
    ];
  });
