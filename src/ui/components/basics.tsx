/** The small vocabulary all screens are made of. Nothing here knows a game. */
import { Box, type BoxProps, Text } from 'ink';
import type { ReactNode } from 'react';
import { seatToken, useTheme } from '../theme/theme.js';
import type { Token } from '../theme/tokens.js';
import { cut, cutWords, textWidth, wrapText } from './text.js';

export interface Look {
  /** The sign's colour. */
  readonly c?: Token | undefined;
  /** The ground. */
  readonly on?: Token | undefined;
  readonly b?: boolean | undefined;
  readonly inv?: boolean | undefined;
}

/** Text in a token's colour, on one row: what does not fit ends in `…`. */
export function T({ c, on, b, inv, children }: Look & { children?: ReactNode }) {
  const { colours } = useTheme();
  return (
    <Text
      wrap="truncate-end"
      bold={!!b}
      inverse={!!inv}
      {...(c ? { color: colours[c] } : {})}
      {...(on ? { backgroundColor: colours[on] } : {})}
    >
      {children}
    </Text>
  );
}

/** Numbers and strips of signs: words may be cut, counts never. */
export const Whole = ({ children, ...look }: Look & { children?: ReactNode }) => (
  <Box flexShrink={0}>
    <T {...look}>{children}</T>
  </Box>
);

export const Row = ({ children, ...box }: BoxProps & { children?: ReactNode }) => (
  <Box flexDirection="row" {...box}>
    {children}
  </Box>
);

export const Col = ({ children, ...box }: BoxProps & { children?: ReactNode }) => (
  <Box flexDirection="column" {...box}>
    {children}
  </Box>
);

/**
 * Wrapped text that never takes more than its rows: Ink does not clip, and its own wrapping keeps blanks at line
 * starts. Only a text that has more than `rows` rows ends in `…`, at the end of the last of them.
 */
export function Lines({ text, width, rows, ...look }: Look & { text: string; width: number; rows: number }) {
  const lines = wrapText(text, width);
  return (
    <Col flexShrink={0}>
      {lines.slice(0, rows).map((line, i) => (
        <T key={i} {...look}>
          {i === rows - 1 && lines.length > rows ? cutWords(lines.slice(i).join(' '), width) : line || ' '}
        </T>
      ))}
    </Col>
  );
}

/** A frame with its title in the upper edge, and a hint in the same edge at the right. */
export function Panel({
  title,
  hint,
  seat,
  children,
  ...box
}: BoxProps & {
  title: string;
  hint?: string | undefined;
  /** Whose it is: the frame has the seat's colour, and its number stands before the title. */
  seat?: number | undefined;
  children?: ReactNode;
}) {
  const { border, colours } = useTheme();
  const tone = seat === undefined ? 'faint' : seatToken(seat);
  // Title and hint lie on the edge and leave its corners free.
  const room = typeof box.width === 'number' ? box.width - 4 : null;
  const left = room === null ? null : room - (hint ? textWidth(hint) + 3 : 0) - (seat === undefined ? 0 : 3);
  return (
    <Box borderStyle={border} borderColor={colours[tone]} flexDirection="column" paddingX={1} {...box}>
      <Box position="absolute" marginTop={-1}>
        {seat !== undefined && <Chip seat={seat} wide />}
        <T b>{` ${left === null ? title : cut(title, left - 2)} `}</T>
      </Box>
      {hint && (
        <Box position="absolute" marginTop={-1} width="100%" paddingRight={2} justifyContent="flex-end">
          <T c="dim">{` ${hint} `}</T>
        </Box>
      )}
      {children}
    </Box>
  );
}

/** Things that have frames of their own, under a heading with a line to its end. */
export function Section({
  title,
  hint,
  width,
  height,
  children,
}: {
  title: string;
  hint?: string | undefined;
  width: number;
  height: number;
  children?: ReactNode;
}) {
  const line = width - 2 - textWidth(title) - 1 - (hint ? textWidth(hint) + 1 : 0);
  return (
    <Box flexDirection="column" paddingX={1} width={width} height={height} flexShrink={0}>
      <Row height={1} gap={1} flexShrink={0}>
        <Whole b>{title}</Whole>
        <Whole c="faint">{'─'.repeat(Math.max(0, line))}</Whole>
        {hint && <Whole c="dim">{hint}</Whole>}
      </Row>
      {children}
    </Box>
  );
}

/** A seat's number on its colour; the same sign stands on its pieces, tracks and log lines. */
export function Chip({ seat, wide }: { seat: number; wide?: boolean }) {
  const theme = useTheme();
  const token = seatToken(seat);
  return (
    <Whole on={token} c={theme.inkOn(token)} b>
      {wide ? ` ${seat + 1} ` : seat + 1}
    </Whole>
  );
}

/** A ruler: what is reached, what is left, and the steps that matter. */
export function Meter({
  value,
  max,
  c = 'accent',
  marks = [],
}: {
  value: number;
  max: number;
  c?: Token;
  marks?: readonly number[];
}) {
  const left = Array.from({ length: Math.max(0, max - value) }, (_, i) =>
    marks.includes(value + i + 1) ? '┼' : '─',
  ).join('');
  return (
    <Row flexShrink={0}>
      <T c={c}>{'■'.repeat(Math.min(value, max))}</T>
      <T c="faint">{left}</T>
    </Row>
  );
}

/** A label at the left and its value at the right end of the row. The label gives way. */
export const Pair = ({ label, children }: { label: string; children?: ReactNode }) => (
  <Row justifyContent="space-between" gap={1} height={1}>
    <T c="dim">{label}</T>
    <Box flexShrink={0}>{children}</Box>
  </Row>
);
