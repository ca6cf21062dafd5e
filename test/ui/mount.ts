/** The shell's Screen and Ink, on a terminal that is nothing but a size: what it shows is read from the writer's cells. */
import { EventEmitter } from 'node:events';
import { render } from 'ink';
import { createElement } from 'react';
import { App } from '../../src/ui/App.js';
import type { Stage } from '../../src/ui/scene.js';
import { Input } from '../../src/ui/terminal/input.js';
import { Screen, ScreenContext } from '../../src/ui/terminal/screen.js';
import type { GlyphSet } from '../../src/ui/theme/glyphs.js';
import type { Level } from '../../src/ui/theme/levels.js';

export class Out extends EventEmitter {
  text = '';
  constructor(
    public columns: number,
    public rows: number,
    private readonly hear: (text: string) => void = () => {},
  ) {
    super();
  }
  write(text: string): boolean {
    this.text += text;
    this.hear(text);
    return true;
  }
}

export class In extends EventEmitter {
  readonly isTTY = true;
  raw = false;
  setRawMode(mode: boolean): void {
    this.raw = mode;
  }
  send(data: string): void {
    this.emit('data', data);
  }
}

export const moment = () => new Promise<void>((done) => setTimeout(done, 0));

export async function mounted(
  stage: Stage,
  out: Out,
  level: Level = 'truecolor',
  glyphs: GlyphSet = 'unicode',
  holdMs = 0,
) {
  const inp = new In();
  const input = new Input(inp, holdMs);
  const screen = new Screen(out, inp, { level, glyphs });
  stage.look = { ...stage.look, level, glyphs };
  stage.onBlank = (curtain) => (curtain === 'comes' ? screen.blank() : screen.forget());
  stage.resize({ columns: out.columns, rows: out.rows });
  screen.enter();
  const ink = render(createElement(ScreenContext.Provider, { value: screen }, createElement(App, { stage, input })), {
    stdout: screen as unknown as NodeJS.WriteStream,
    stdin: input as unknown as NodeJS.ReadStream,
    debug: true,
    exitOnCtrlC: false,
    patchConsole: false,
    isScreenReaderEnabled: false,
  });
  const exited = ink.waitUntilExit();
  await moment();
  await moment();
  return {
    out,
    inp,
    screen,
    ink,
    exited,
    /** The rows as text. */
    lines: (): string[] => (screen.cells ?? []).map((row) => row.signs.join('')),
    async key(...keys: string[]) {
      for (const key of keys) {
        stage.key(key);
        await moment();
      }
    },
    async resize(columns: number, rows: number) {
      out.columns = columns;
      out.rows = rows;
      out.emit('resize');
      await moment();
      await moment();
    },
    close() {
      ink.unmount();
      input.stop();
      screen.close();
    },
  };
}
