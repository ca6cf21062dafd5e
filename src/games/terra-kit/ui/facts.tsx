/** Labelled facts, one below the other: the label at the left, words that wrap beside it. */
import type { Seat } from '../../../engine/types.js';
import { Chip, Col, Lines, Row, T, Whole } from '../../../ui/components/basics.js';
import { cut, wrapText } from '../../../ui/components/text.js';
import type { Token } from '../../../ui/theme/tokens.js';
import type { Block } from './panel.js';

const GAP = 2;

function fact(label: string, text: string, width: number, labels: number, c: Token = 'text'): Block {
  const room = width - labels - GAP;
  const rows = wrapText(text, room).length;
  return {
    rows,
    show: () => (
      <Row>
        <Row width={labels + GAP} flexShrink={0}>
          <T c="dim">{cut(label, labels)}</T>
        </Row>
        <Lines text={text} width={room} rows={rows} c={c} />
      </Row>
    ),
  };
}

/** Facts under each other with one column of labels; empty ones are left out. */
export function facts(list: readonly (readonly [label: string, text: string])[], width: number): Block[] {
  const shown = list.filter(([, text]) => text !== '');
  const labels = Math.min(Math.floor(width / 2) - 2, Math.max(0, ...shown.map(([label]) => label.length)));
  return shown.map(([label, text]) => fact(label, text, width, labels));
}

/** Wrapped text of its own. */
export function paragraph(text: string, width: number, c: Token = 'text', b = false): Block {
  const rows = wrapText(text, width).length;
  return { rows, show: () => <Lines text={text} width={width} rows={rows} c={c} b={b} /> };
}

export const line = (show: Block['show']): Block => ({ rows: 1, show });

/** Short things side by side, as many to a row as fit whole. */
export function flow(parts: readonly string[], width: number, between = '  ', c: Token = 'text'): Block {
  const rows: string[] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + between.length + part.length <= width)
      rows[rows.length - 1] = `${last}${between}${part}`;
    else rows.push(...wrapText(part, width));
  }
  return {
    rows: rows.length,
    show: () =>
      rows.map((row, i) => (
        <Whole key={i} c={c}>
          {row}
        </Whole>
      )),
  };
}

/** A seat's chip and words beside it. */
export function seatLine(seat: Seat, text: string, width: number): Block {
  const rows = wrapText(text, width - 2).length;
  return {
    rows,
    show: () => (
      <Row gap={1}>
        <Chip seat={seat} />
        <Lines text={text} width={width - 2} rows={rows} />
      </Row>
    ),
  };
}

/** The same, moved to the right. */
export const indented = (block: Block, by: number): Block => ({
  rows: block.rows,
  show: () => (
    <Col paddingLeft={by} height={block.rows} flexShrink={0}>
      {block.show()}
    </Col>
  ),
});
