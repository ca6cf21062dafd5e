import { Text } from 'ink';
import { createContext, useContext, useLayoutEffect } from 'react';
import { asciiText, type GlyphSet } from './paint/glyphs.js';
import type { Grid } from './paint/grid.js';
import type { Screen } from './terminal/screen.js';

/** The real terminal, when there is one. */
export const ScreenContext = createContext<Screen | null>(null);

/**
 * A finished grid. With a screen it goes straight to it, and Ink gets nothing to lay out; without one (tests, other
 * hosts of Ink) its rows are ordinary text.
 */
export function Sheet({ grid, glyphs }: { grid: Grid; glyphs: GlyphSet }) {
  const screen = useContext(ScreenContext);
  useLayoutEffect(() => {
    screen?.show(grid);
  }, [screen, grid]);
  if (screen) return null;
  const rows = glyphs === 'ascii' ? grid.lines().map(asciiText) : grid.lines();
  return <Text wrap="truncate-end">{rows.map((row) => (row === '' ? ' ' : row)).join('\n')}</Text>;
}
