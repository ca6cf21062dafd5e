/**
 * A leaf that is drawn as cells: a hex map, or a panel as it was seen last. With a writer Ink reserves the place and lays
 * out the picture's mark; without one (component tests, other hosts of Ink) its rows are ordinary text.
 */
import { Box, Text } from 'ink';
import { useContext } from 'react';
import { BOLD, DIM, INVERSE, type Look, partsOf, type Row, UNDER } from '../terminal/cells.js';
import type { Picture } from '../terminal/pictures.js';
import { ScreenContext } from '../terminal/screen.js';

export function Canvas({ drawn }: { drawn: Picture }) {
  const screen = useContext(ScreenContext);
  const width = drawn.rows[0]?.signs.length ?? 0;
  if (width === 0) return null;
  return (
    <Box width={width} height={drawn.rows.length} flexShrink={0} flexDirection="column">
      {screen ? <Text>{screen.markOf(drawn)}</Text> : drawn.rows.map((row, y) => <CellRow key={y} row={row} />)}
    </Box>
  );
}

/** Runs of one look as ordinary text. */
function CellRow({ row }: { row: Row }) {
  const runs: { x: number; text: string; look: number }[] = [];
  row.signs.forEach((sign, x) => {
    const look = row.looks[x] ?? 0;
    const last = runs.at(-1);
    if (last && last.look === look) last.text += sign;
    else runs.push({ x, text: sign, look });
  });
  return (
    <Text wrap="truncate-end">
      {runs.map((run) => (
        <Text key={run.x} {...styleOf(partsOf(run.look))}>
          {run.text}
        </Text>
      ))}
    </Text>
  );
}

const hex = (rgb: number): string => `#${rgb.toString(16).padStart(6, '0')}`;

function styleOf({ fg, bg, bits }: Look) {
  return {
    bold: (bits & BOLD) !== 0,
    dimColor: (bits & DIM) !== 0,
    underline: (bits & UNDER) !== 0,
    inverse: (bits & INVERSE) !== 0,
    ...(fg < 0 ? {} : { color: hex(fg) }),
    ...(bg < 0 ? {} : { backgroundColor: hex(bg) }),
  };
}
