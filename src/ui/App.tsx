import { useApp, useStdin, useStdout } from 'ink';
import { useContext, useEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { keysOf } from './keys/key.js';
import { Grid } from './paint/grid.js';
import { ScreenContext, Sheet } from './Sheet.js';
import type { Stage } from './scene.js';
import { isTooSmall, paintTooSmall } from './screens/small.js';

/** The size of the window; follows every resize. */
function useSize(): { columns: number; rows: number } {
  const screen = useContext(ScreenContext);
  const { stdout } = useStdout();
  const [, again] = useReducer((n: number) => n + 1, 0);
  const source = screen ?? stdout;
  useEffect(() => {
    source.on('resize', again);
    return () => {
      source.off('resize', again);
    };
  }, [source]);
  return { columns: source.columns || 80, rows: (source as { rows?: number }).rows || 24 };
}

/** Hears everything that comes from the terminal, in raw mode, as whole sequences. */
function useTerminal(hear: (input: string) => void): void {
  const { setRawMode, internal_eventEmitter: source } = useStdin();
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => {
    const listen = (input: string) => latest.current(input);
    setRawMode(true);
    source.on('input', listen);
    return () => {
      source.off('input', listen);
      setRawMode(false);
    };
  }, [setRawMode, source]);
}

/** Brings keys and sizes to the stage and paints its top scene, on at most all rows but one. */
export function App({ stage }: { stage: Stage }) {
  const { exit } = useApp();
  const screen = useContext(ScreenContext);
  const { columns, rows } = useSize();
  const version = useSyncExternalStore(stage.subscribe, () => stage.version);
  const small = isTooSmall(columns, rows);
  const painted = useRef<{ version: number; columns: number; rows: number; grid: Grid } | null>(null);

  useTerminal((input) => {
    for (const name of keysOf(input)) {
      if (small && name !== 'ctrl-c' && name !== 'ctrl-z') {
        if (name === 'q') stage.end();
      } else stage.key(name);
    }
  });
  useEffect(() => {
    if (!stage.ended) return;
    // Before Ink gives up raw mode: what is typed meanwhile belongs on the other screen.
    screen?.leave();
    exit();
  });

  let last = painted.current;
  if (!last || last.version !== version || last.columns !== columns || last.rows !== rows) {
    const grid = new Grid(columns, Math.max(1, rows - 1));
    if (small) paintTooSmall(grid.area(), columns, rows, stage.smallNote());
    else stage.top?.paint(grid.area());
    last = { version, columns, rows, grid };
    painted.current = last;
  }
  return <Sheet grid={last.grid} glyphs={stage.glyphs} />;
}
