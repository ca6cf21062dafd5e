import chalk from 'chalk';
import { Box, useApp, useStdin, useStdout } from 'ink';
import {
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Canvas } from './components/Canvas.js';
import { keysOf } from './keys/key.js';
import { painted } from './paint/picture.js';
import type { Size, Stage } from './scene.js';
import { isTooSmall, paintTooSmall } from './screens/small.js';
import { ScreenContext } from './terminal/screen.js';
import { TextsContext } from './texts/texts.js';
import { ThemeContext, themeOf } from './theme/theme.js';

// Ink is told full colour; the writer turns it into what the terminal can show.
chalk.level = 3;

/** The size of the window; follows every resize. */
function useSize(): Size {
  const screen = useContext(ScreenContext);
  const { stdout } = useStdout();
  const [, again] = useReducer((n: number) => n + 1, 0);
  const source = screen ?? stdout;
  // Ink hears nothing of a resize from our screen: it would write the old tree once more, in the new width.
  const event = screen ? 'size' : 'resize';
  useEffect(() => {
    source.on(event, again);
    return () => {
      source.off(event, again);
    };
  }, [source, event]);
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

/** The top scene, or a sentence when the window is too small for any. */
function shown(stage: Stage, size: Size): ReactNode {
  const { columns, rows } = size;
  const { top } = stage;
  if (isTooSmall(columns, rows))
    return (
      <Canvas
        drawn={painted(size, stage.look, (area) =>
          paintTooSmall(area, columns, rows, stage.smallNote(), stage.trouble()),
        )}
      />
    );
  if (top?.view) return top.view(size);
  return <Canvas drawn={painted(size, stage.look, (area) => top?.paint(area))} />;
}

/** Brings keys and sizes to the stage and shows its top scene. */
export function App({ stage }: { stage: Stage }) {
  const { exit } = useApp();
  const screen = useContext(ScreenContext);
  const size = useSize();
  const { columns, rows } = size;
  const version = useSyncExternalStore(stage.subscribe, () => stage.version);
  const small = isTooSmall(columns, rows);
  const last = useRef<{ version: number; columns: number; rows: number; node: ReactNode } | null>(null);

  const { look } = stage;
  const theme = useMemo(() => themeOf({ level: look.level, name: look.theme, ascii: look.glyphs === 'ascii' }), [look]);

  useLayoutEffect(() => stage.resize({ columns, rows }), [stage, columns, rows]);
  useTerminal((input) => {
    for (const name of keysOf(input)) {
      if (small && name !== 'ctrl-c' && name !== 'ctrl-z') {
        if (name === 'q') stage.leave('end');
      } else stage.key(name);
    }
  });
  useEffect(() => {
    if (!stage.ended) return;
    // Before Ink gives up raw mode: what is typed meanwhile belongs on the other screen.
    screen?.leave();
    exit();
  });

  let now = last.current;
  if (!now || now.version !== version || now.columns !== columns || now.rows !== rows) {
    now = { version, columns, rows, node: shown(stage, size) };
    last.current = now;
  }
  return (
    <ThemeContext.Provider value={theme}>
      <TextsContext.Provider value={stage.texts}>
        <Box width={columns} height={rows} flexDirection="column">
          {now.node}
        </Box>
      </TextsContext.Provider>
    </ThemeContext.Provider>
  );
}
