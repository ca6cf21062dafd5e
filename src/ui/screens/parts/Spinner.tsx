/** A row with a value that the arrows change. Only the marked one shows them. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import { Row, T } from '../../components/basics.js';
import { textWidth } from '../../terminal/cells.js';

/** Columns of the arrows, and a blank before the note. */
const ARROWS = 5;

export function Spinner({
  title,
  value,
  marked,
  width,
  label,
  note,
}: {
  title: ReactNode;
  value: string;
  marked: boolean;
  width: number;
  /** Columns of the title. */
  label: number;
  /** At the right end: which value of how many, how strong a bot is. */
  note?: string | undefined;
}) {
  const room = width - label - textWidth(value) - ARROWS;
  const look = marked ? { b: true, c: 'accent' as const } : {};
  return (
    <Row width={width}>
      <Row width={label} flexShrink={0} paddingRight={1}>
        {typeof title === 'string' ? <T {...look}>{title}</T> : title}
      </Row>
      <Row width={width - label} justifyContent="space-between" gap={1}>
        <T {...look}>{marked ? `‹ ${value} ›` : `  ${value}`}</T>
        {note !== undefined && textWidth(note) <= room && (
          <Box flexShrink={0}>
            <T c="dim">{note}</T>
          </Box>
        )}
      </Row>
    </Row>
  );
}
