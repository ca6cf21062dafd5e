/** A terminal that a test holds in its hands: the shell's Screen and Ink on one side, a real emulator on the other. */
import { EventEmitter } from 'node:events';
import { Terminal } from '@xterm/headless';
import { render } from 'ink';
import { createElement } from 'react';
import { App } from '../../src/ui/App.js';
import type { GlyphSet } from '../../src/ui/paint/glyphs.js';
import type { Stage } from '../../src/ui/scene.js';
import { Screen, ScreenContext } from '../../src/ui/terminal/screen.js';
import type { Level } from '../../src/ui/theme/levels.js';

class Out extends EventEmitter {
  text = '';
  constructor(
    public columns: number,
    public rows: number,
    private readonly term: Terminal,
  ) {
    super();
  }
  write(text: string): boolean {
    this.text += text;
    this.term.write(text);
    return true;
  }
}

class In extends EventEmitter {
  readonly isTTY = true;
  raw = false;
  private data: string | null = null;
  setRawMode(mode: boolean): void {
    this.raw = mode;
  }
  setEncoding(): void {}
  ref(): void {}
  unref(): void {}
  read(): string | null {
    const { data } = this;
    this.data = null;
    return data;
  }
  send(data: string): void {
    this.data = data;
    this.emit('readable');
  }
}

export async function onTerminal(
  stage: Stage,
  columns = 80,
  rows = 24,
  level: Level = 'truecolor',
  glyphs: GlyphSet = 'unicode',
) {
  const term = new Terminal({ cols: columns, rows, allowProposedApi: true });
  const out = new Out(columns, rows, term);
  const inp = new In();
  const screen = new Screen(out, inp, { level, glyphs });
  stage.look = { ...stage.look, level, glyphs };
  stage.onBlank = () => screen.blank();
  screen.enter();
  const ink = render(createElement(ScreenContext.Provider, { value: screen }, createElement(App, { stage })), {
    stdout: screen as unknown as NodeJS.WriteStream,
    stdin: inp as unknown as NodeJS.ReadStream,
    debug: true,
    exitOnCtrlC: false,
    patchConsole: false,
    isScreenReaderEnabled: false,
  });
  const exited = ink.waitUntilExit();
  const settle = async () => {
    await new Promise((done) => setTimeout(done, 0));
    await new Promise((done) => setTimeout(done, 0));
    await new Promise<void>((done) => term.write('', done));
  };
  await settle();
  return {
    term,
    out,
    inp,
    screen,
    ink,
    exited,
    settle,
    async send(...keys: string[]) {
      for (const key of keys) {
        inp.send(key);
        await settle();
      }
    },
    async resize(c: number, r: number) {
      term.resize(c, r);
      out.columns = c;
      out.rows = r;
      out.emit('resize');
      await settle();
    },
    rows(): string[] {
      return Array.from({ length: out.rows }, (_, y) => term.buffer.active.getLine(y)?.translateToString(true) ?? '');
    },
    close() {
      ink.unmount();
      screen.close();
      term.dispose();
    },
  };
}

export const KEYS = {
  up: '\u001B[A',
  down: '\u001B[B',
  right: '\u001B[C',
  left: '\u001B[D',
  enter: '\r',
  escape: '\u001B',
  tab: '\t',
} as const;
