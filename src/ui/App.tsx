import chalk from 'chalk';
import { Box, useApp, useStdout } from 'ink';
import {
  memo,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useSyncExternalStore,
} from 'react';
import { Boundary } from './components/Boundary.js';
import { T } from './components/basics.js';
import { HitContext, type Hits, hitAt } from './components/Spot.js';
import { cut } from './components/text.js';
import type { Size, Stage } from './scene.js';
import { isTooSmall, TooSmall } from './screens/small.js';
import type { Heard, Input } from './terminal/input.js';
import { ScreenContext, type Screen as Writer } from './terminal/screen.js';
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

/** Keys that are heard in a window that is too small for any screen. */
function smallKey(stage: Stage, key: string): void {
  if (key === 'q') stage.leave('end');
  else if (key === 'ctrl-c' || key === 'ctrl-z' || key === 'ctrl-\\') stage.key(key);
}

function take(stage: Stage, screen: Writer | null, hits: Hits, one: Heard): void {
  const small = isTooSmall(stage.size);
  if (one.kind === 'key') {
    if (small) smallKey(stage, one.key);
    else stage.key(one.key);
  } else if (small) return;
  else if (one.kind === 'paste') stage.paste(one.text);
  else {
    const id = hitAt(hits, one.x, one.y) ?? screen?.spotAt(one.x, one.y) ?? null;
    if (one.kind !== 'click') stage.wheel(one.kind === 'wheel-up' ? -1 : 1, id);
    else if (id !== null) stage.click(id);
  }
}

/** Brings what people do to the stage; all of one read makes one frame. */
function useInput(stage: Stage, input: Input | null, hits: Hits): void {
  const screen = useContext(ScreenContext);
  useEffect(() => {
    if (!input) return;
    const hear = (heard: readonly Heard[]) => {
      stage.batch(() => {
        for (const one of heard) take(stage, screen, hits, one);
      });
    };
    input.on('heard', hear);
    input.start();
    return () => {
      input.off('heard', hear);
      input.stop();
    };
  }, [stage, screen, input, hits]);
}

interface ShownProps extends Size {
  readonly stage: Stage;
  /** Raised by every change of the stage. */
  readonly version: number;
}

/** The top scene, or a sentence when the window is too small for any. Another render of the app does not touch it. */
const Shown = memo(function Shown({ stage, columns, rows }: ShownProps): ReactNode {
  const whole = { columns, rows };
  if (isTooSmall(whole)) return <TooSmall size={whole} note={stage.smallNote()} trouble={stage.trouble()} />;
  const around = stage.around();
  if (around === null) return <TopScene stage={stage} size={whole} />;
  return (
    <>
      <TopScene stage={stage} size={{ columns, rows: rows - 1 }} />
      <T c={around.bad ? 'bad' : 'dim'}>{cut(around.text, columns)}</T>
    </>
  );
});

function TopScene({ stage, size }: { stage: Stage; size: Size }): ReactNode {
  const { top } = stage;
  return top?.view(size) ?? null;
}

interface AppProps {
  readonly stage: Stage;
  /** None in tests that give keys to the stage themselves. */
  readonly input?: Input | undefined;
  /** A component threw while it was rendered. */
  readonly onCrash?: ((error: unknown) => void) | undefined;
}

/** Brings keys and sizes to the stage and shows its top scene. */
export function App({ stage, input, onCrash }: AppProps) {
  const { exit } = useApp();
  const screen = useContext(ScreenContext);
  const size = useSize();
  const { columns, rows } = size;
  const version = useSyncExternalStore(stage.subscribe, () => stage.version);
  const hits = useMemo<Hits>(() => new Map(), []);

  const { look } = stage;
  const theme = useMemo(() => themeOf({ level: look.level, name: look.theme, ascii: look.glyphs === 'ascii' }), [look]);

  useLayoutEffect(() => stage.resize({ columns, rows }), [stage, columns, rows]);
  useInput(stage, input ?? null, hits);
  useEffect(() => {
    if (!stage.ended) return;
    // Before the keyboard is given back: what is typed meanwhile belongs on the other screen.
    screen?.leave();
    exit();
  });

  return (
    <ThemeContext.Provider value={theme}>
      <TextsContext.Provider value={stage.texts}>
        <HitContext.Provider value={hits}>
          <Boundary onError={(error) => onCrash?.(error)}>
            <Box width={columns} height={rows} flexDirection="column">
              <Shown stage={stage} columns={columns} rows={rows} version={version} />
            </Box>
          </Boundary>
        </HitContext.Provider>
      </TextsContext.Provider>
    </ThemeContext.Provider>
  );
}
