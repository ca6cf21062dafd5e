/** Puts stage, scenes, Ink and the terminal together. */
import { render } from 'ink';
import type { Seat } from '../engine/types.js';
import { App } from './App.js';
import type { Host, OpenTable, Wish } from './host.js';
import { type Look, Stage } from './scene.js';
import { HomeScene } from './screens/home/home.js';
import { UnsavedScene } from './screens/leave/unsaved.js';
import { ReplayScene } from './screens/replay/replay.js';
import { SetupScene } from './screens/setup/setup.js';
import { TableScene } from './table/table.js';
import { Input } from './terminal/input.js';
import { Screen, ScreenContext } from './terminal/screen.js';
import { type GlyphSet, glyphsFromEnv } from './theme/glyphs.js';
import { type Level, levelFromEnv } from './theme/levels.js';

/** Where the program opens; the home screen is always below it. */
export type Opening =
  | { readonly kind: 'home' }
  | { readonly kind: 'new'; readonly game: string; readonly wish?: Wish }
  | { readonly kind: 'table'; readonly table: OpenTable }
  | { readonly kind: 'replay'; readonly table: OpenTable; readonly at?: number; readonly eyes?: Seat | null };

/** A stage with the home screen and whatever opens on top of it. */
export function stageFor(host: Host, opening: Opening): Stage {
  const stage = new Stage(host);
  const home = new HomeScene(stage);
  stage.sit = (table) => {
    const scene = new TableScene(stage, table);
    stage.push(scene);
    scene.begin();
  };
  stage.askUnsaved = (table, to) => new UnsavedScene(stage, table, to);
  stage.onHome = () => home.refresh();
  stage.push(home);
  if (opening.kind === 'table') stage.sit(opening.table);
  else if (opening.kind === 'replay')
    stage.push(new ReplayScene(stage, opening.table, opening.eyes ?? null, opening.at ?? 0, opening.eyes));
  else if (opening.kind === 'new') {
    const game = host.games().find((g) => g.id === opening.game);
    if (game) stage.push(new SetupScene(stage, game, opening.wish));
  }
  return stage;
}

interface Terminal {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** From the command line; stronger than settings and environment. */
  readonly level?: Level;
  readonly glyphs?: GlyphSet;
  /** Is there a shell to come back from with `fg`? In a kiosk there is none, and Ctrl-Z does nothing. */
  readonly suspends: boolean;
}

function lookFor(host: Host, terminal: Terminal): Look {
  const settings = host.settings();
  const level = terminal.level ?? (settings.colour === 'auto' ? levelFromEnv(terminal.env) : settings.colour);
  const glyphs = terminal.glyphs ?? (settings.glyphs === 'auto' ? glyphsFromEnv(terminal.env) : settings.glyphs);
  return { level, theme: settings.theme, glyphs };
}

/** The ways out of the program around the shell. */
interface WaysOut {
  /** To be done on every one of them. */
  atEnd(work: () => void): void;
  /** The line is dead. */
  hangUp(): void;
  /** Ctrl-\: out at once, as the signal does it that a terminal sends for it where it is not read key by key. */
  quit(): void;
}

/** Runs the full screen until the player leaves. The caller has made sure that both ends are terminals. */
export async function runShell(host: Host, opening: Opening, terminal: Terminal, ways: WaysOut): Promise<void> {
  const look = lookFor(host, terminal);
  const screen = new Screen(terminal.stdout, terminal.stdin, look);
  ways.atEnd(() => screen.leave());
  const input = new Input(terminal.stdin);
  terminal.stdin.once('end', ways.hangUp);
  terminal.stdout.on('error', ways.hangUp);
  const stage = stageFor(host, opening);
  stage.look = look;
  stage.onBlank = (curtain) => (curtain === 'comes' ? screen.blank() : screen.forget());
  screen.setTitle(stage.title);
  stage.onTitle = (title) => screen.setTitle(title);
  stage.onBell = () => screen.bell();
  stage.onQuit = () => ways.quit();
  if (terminal.suspends) stage.onSuspend = () => screen.suspend();
  stage.onLook = () => {
    stage.look = lookFor(host, terminal);
    screen.setLook(stage.look);
    screen.setMouse(host.settings().mouse === 'on');
    stage.changed();
  };
  screen.setMouse(host.settings().mouse === 'on');
  stage.resize({ columns: screen.columns, rows: screen.rows });
  screen.enter();
  let crashed: { readonly error: unknown } | null = null;
  const crash = (error: unknown) => {
    crashed = { error };
    stage.end();
  };
  const ink = render(
    <ScreenContext.Provider value={screen}>
      <App stage={stage} input={input} onCrash={crash} />
    </ScreenContext.Provider>,
    {
      stdout: screen as unknown as NodeJS.WriteStream,
      stdin: input as unknown as NodeJS.ReadStream,
      debug: true,
      exitOnCtrlC: false,
      patchConsole: false,
      isScreenReaderEnabled: false,
    },
  );
  try {
    await ink.waitUntilExit();
  } finally {
    input.stop();
    screen.close();
    terminal.stdin.off('end', ways.hangUp);
    terminal.stdout.off('error', ways.hangUp);
  }
  // Scenes are closed and the terminal is given back: now it can be told.
  if (crashed) throw (crashed as { readonly error: unknown }).error;
}
