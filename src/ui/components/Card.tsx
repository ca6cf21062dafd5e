/** A card: a coloured band with its kind, a name, a body. */
import { Box, type BoxProps } from 'ink';
import type { ReactNode } from 'react';
import { useTheme } from '../theme/theme.js';
import type { Token } from '../theme/tokens.js';
import type { Mark } from '../types.js';
import { Lines, Row, T, Whole } from './basics.js';
import { wrapText } from './text.js';

interface CardProps {
  readonly band: Token;
  /** Left and right end of the band. */
  readonly top: string;
  readonly corner?: string | undefined;
  readonly name: string;
  /** Rows that the name may take. */
  readonly nameRows?: number;
  readonly width: number;
  readonly mark?: Mark | undefined;
  /** Used up, taken, not for you. */
  readonly dim?: boolean | undefined;
  /** Raised ground instead of a frame: it costs no columns. */
  readonly flat?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Words wider than the card end in a full stop. */
const fitted = (name: string, room: number) =>
  name
    .split(' ')
    .map((word) => (word.length <= room ? word : `${word.slice(0, room - 1)}.`))
    .join(' ');

/** What tells a mark where there are no colours. */
const signOf = (mark: Mark | undefined) => (mark === 'cursor' ? '►' : mark === 'offered' ? '+' : '');

export function Card({
  band,
  top,
  corner = '',
  name,
  nameRows = 2,
  width,
  mark,
  dim,
  flat,
  children,
  ...box
}: CardProps & BoxProps) {
  const { plain, border, colours, inkOn } = useTheme();
  const cursor = mark === 'cursor';
  const inner = flat ? width : width - 2;
  const lit = cursor ? 'accent' : band;
  const ground = plain || dim ? {} : { backgroundColor: colours[lit] };
  const head = plain ? { inv: cursor } : { c: dim ? ('dim' as const) : inkOn(lit) };
  const raised = plain || dim ? {} : { backgroundColor: colours.raised };
  const framed = {
    borderStyle: cursor && border === 'round' ? ('bold' as const) : border,
    borderColor: colours[cursor ? 'accent' : mark ? 'dim' : 'faint'],
  } as const;
  const title = fitted(name, inner);
  return (
    <Box flexDirection="column" width={width} flexShrink={0} {...(flat ? raised : framed)} {...box}>
      <Row justifyContent="space-between" flexShrink={0} height={1} {...ground}>
        <T b={!dim} {...head}>
          {plain ? `${signOf(mark)}${top}` : top}
        </T>
        <Whole b={!dim} {...head}>
          {corner}
        </Whole>
      </Row>
      {name !== '' && (
        <Lines
          text={title}
          width={inner}
          rows={Math.min(nameRows, wrapText(title, inner).length)}
          b={!dim}
          c={dim ? 'dim' : cursor ? 'accent' : 'text'}
        />
      )}
      {children}
    </Box>
  );
}
