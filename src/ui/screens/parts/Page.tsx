/** A screen of its own: a head, the body, one row for what is being said, and the keys. It takes every row. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import { Col, Row, T, Whole } from '../../components/basics.js';
import type { Size } from '../../components/layout/size.js';
import type { Room } from '../../components/layout/spec.js';
import { cut } from '../../components/text.js';
import type { KeyHint } from '../../keys/commands.js';
import { KeyBar } from '../../table/view/KeyBar.js';
import { usedSize } from '../../table/view/TableFrame.js';

/** What is said below the body: help on the marked row, or what went wrong. */
export interface Said {
  readonly text: string;
  readonly bad?: boolean;
}

interface PageProps {
  readonly size: Size;
  /** In large letters at the left, and what it is about. Without a title the body has these rows too. */
  readonly title?: string;
  readonly about?: string;
  readonly right?: string;
  readonly said: Said;
  readonly keys: readonly KeyHint[];
  children(room: Room): ReactNode;
}

export function Page({ size, title = '', about = '', right = '', said, keys, children }: PageProps) {
  const { columns, rows } = usedSize(size);
  const head = title === '' ? 0 : 1;
  const body = { width: columns, rows: rows - head - 2 };
  return (
    <Col width={size.columns} height={size.rows} alignItems="center" justifyContent="center">
      <Col width={columns} height={rows}>
        {head > 0 && (
          <Row height={1} justifyContent="space-between" gap={2} flexShrink={0}>
            <Row gap={2} flexShrink={1}>
              <Whole b c="accent">
                {title}
              </Whole>
              <T b>{about}</T>
            </Row>
            <T c="dim">{right}</T>
          </Row>
        )}
        <Box width={body.width} height={body.rows} flexShrink={0} flexDirection="column">
          {children(body)}
        </Box>
        <Row height={1} flexShrink={0}>
          <T {...(said.bad ? { c: 'bad', b: true } : { c: 'dim' })}>{cut(said.text, columns)}</T>
        </Row>
        <KeyBar hints={keys} width={columns} />
      </Col>
    </Col>
  );
}
