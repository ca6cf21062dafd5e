/** A list of which one row is marked: the part of it that fits, with the mark in sight. */
import type { ReactNode } from 'react';
import { Col, Row, T } from '../../components/basics.js';
import { Spot } from '../../components/Spot.js';

/** First item to show so that the marked one is in sight, roughly in the middle. */
export function firstShown(count: number, room: number, marked: number): number {
  return Math.max(0, Math.min(marked - Math.floor(room / 2), count - room));
}

/** The index after a move, stopping at both ends. */
export function stepped(at: number, by: number, count: number): number {
  return Math.max(0, Math.min(count - 1, at + by));
}

interface ChoicesProps<X> {
  readonly items: readonly X[];
  readonly marked: number;
  readonly width: number;
  readonly rows: number;
  /** Rows that each item takes. */
  readonly each?: number;
  /** Number of the first item, where a list goes on in another. */
  readonly from?: number;
  row(item: X, at: number, marked: boolean, width: number): ReactNode;
}

export function Choices<X>({ items, marked, width, rows, each = 1, from = 0, row }: ChoicesProps<X>) {
  const fits = Math.max(1, Math.floor(rows / each));
  const first = firstShown(items.length, fits, Math.max(0, marked));
  return (
    <Col width={width} height={rows} flexShrink={0}>
      {items.slice(first, first + fits).map((item, i) => {
        const at = first + i;
        return (
          <Spot key={at} id={`row:${from + at}`} width={width} height={each} flexShrink={0}>
            <Lead marked={at === marked} />
            <Row width={width - 2} height={each} flexShrink={0}>
              {row(item, at, at === marked, width - 2)}
            </Row>
          </Spot>
        );
      })}
    </Col>
  );
}

/** The sign before a marked row: the mark is never told by colour alone. */
export const Lead = ({ marked }: { marked: boolean }) => (
  <Row width={2} flexShrink={0}>
    <T b c="accent">
      {marked ? '►' : ' '}
    </T>
  </Row>
);
