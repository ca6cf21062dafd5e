/** A page of a face as lines of text, without a terminal: for plain mode. */
import { Box, renderToString } from 'ink';
import { type ReactNode, useLayoutEffect } from 'react';
import { plan } from '../../components/layout/plan.js';
import { classOf } from '../../components/layout/size.js';
import type { PanelSpec, Room } from '../../components/layout/spec.js';
import { HitContext, type Hits } from '../../components/Spot.js';
import { type Row, readLine } from '../../terminal/cells.js';
import { asciiSign } from '../../theme/glyphs.js';
import { ThemeContext, themeOf } from '../../theme/theme.js';
import type { FacePage, MainThing, Painting } from '../../types.js';
import { Body } from './Body.js';
import { boardThing } from './board.js';

/** A page as it is drawn, and everything that can be pointed at on it, in the order in which it stands there. */
export interface DrawnPage {
  readonly rows: readonly Row[];
  readonly things: readonly string[];
}

/** Rows that a page is tried in: the first ones in which everything on it has room are taken. */
const ROWS = [24, 30, 40, 50, 60, 80, 100, 140];
const THEME = themeOf({ level: 'none', ascii: true });

/** Question and log are lines of their own in plain mode. */
const shellsOwn = (id: string): PanelSpec => ({ id, columns: 1, heights: () => [1], show: () => null });
const SHELL = { question: shellsOwn('question'), log: shellsOwn('log') };

export function drawnPage(page: FacePage, p: Painting, width: number): DrawnPage {
  const board = page.board?.(p) ?? null;
  const main = board ? boardThing(board, THEME) : (page.main?.(p) ?? null);
  const panels = page.panels(p, SHELL).filter((spec) => spec !== SHELL.question && spec !== SHELL.log);
  const room = roomFor(main, panels, width);
  const size = classOf({ columns: room.width, rows: room.rows });
  const hits: Hits = new Map();
  const things = new Set(board?.tiles.map((tile) => tile.id));
  const keep = () => {
    for (const id of hits.values()) things.add(id);
  };
  const told = renderToString(
    <ThemeContext.Provider value={THEME}>
      <HitContext.Provider value={hits}>
        <Laid then={keep}>
          <Box width={room.width} height={room.rows}>
            <Body main={main} panels={panels} room={room} size={size} />
          </Box>
        </Laid>
      </HitContext.Provider>
    </ThemeContext.Provider>,
    { columns: width },
  );
  return { rows: told.split('\n').map((line) => readLine(line, width)), things: [...things] };
}

/** Its lines in signs that any line printer has. */
export function printedLines(page: FacePage, p: Painting, width: number): readonly string[] {
  const lines = drawnPage(page, p, width).rows.map((row) => row.signs.map(signOf).join('').trimEnd());
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
}

/** Behind a sign two columns wide stands an empty one. */
const signOf = (sign: string): string => (sign === '' ? ' ' : asciiSign(sign));

function roomFor(main: MainThing | null, panels: readonly PanelSpec[], width: number): Room {
  let room: Room = { width, rows: 0 };
  for (const rows of ROWS) {
    room = { width, rows };
    const sizes = main ? main.sizes(room) : [{ width: 0, rows: 0 }];
    if (plan(room, sizes, panels, classOf({ columns: width, rows })).missing.length === 0) break;
  }
  return room;
}

/** Every place on it is known when the layout effects of what it holds have run. */
function Laid({ then, children }: { then(): void; children: ReactNode }) {
  useLayoutEffect(then);
  return children;
}
