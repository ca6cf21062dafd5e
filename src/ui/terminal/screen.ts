/**
 * The terminal: alternate screen, one frame at a time, changed spans only.
 *
 * Ink lays nothing out here. Components paint grids (src/ui/paint) and hand them over with `show`; Ink itself runs with
 * `debug: true` into `inkOut`, a stand-in that swallows its frames. So keys, state and effects are Ink's and React's, and
 * every byte on the wire is ours: no full repaints, no scroll-back lost, and a cursor move is a few hundred bytes.
 */
import { EventEmitter } from 'node:events';
import { writeSync } from 'node:fs';
import type { GlyphSet } from '../paint/glyphs.js';
import type { Grid } from '../paint/grid.js';
import type { Palette } from '../paint/palette.js';
import { difference, type Frame, frameOf } from '../paint/render.js';

/** Other screen, no wrap (a shrinking window must not leave tails), blank, no cursor. */
const ENTER = '\u001B[?1049h\u001B[?7l\u001B[2J\u001B[H\u001B[?25l';
const LEAVE = '\u001B[?2026l\u001B[0m\u001B[?7h\u001B[?25h\u001B[?1049l';

export interface TerminalOut {
  readonly columns?: number;
  readonly rows?: number;
  readonly fd?: number;
  write(text: string): boolean;
  on(event: string, listener: (...args: any[]) => void): unknown;
  off(event: string, listener: (...args: any[]) => void): unknown;
}

export interface TerminalIn {
  setRawMode?(mode: boolean): unknown;
}

export interface Look {
  readonly palette: Palette;
  readonly glyphs: GlyphSet;
}

/** What Ink takes for stdout. It only asks for the size and writes frames that nobody needs. */
class InkOut extends EventEmitter {
  readonly isTTY = true;
  constructor(private readonly screen: Screen) {
    super();
  }
  get columns(): number {
    return this.screen.columns;
  }
  get rows(): number {
    return this.screen.rows;
  }
  write(_frame: string, done?: (() => void) | string): boolean {
    if (typeof done === 'function') done();
    return true;
  }
}

export class Screen extends EventEmitter {
  readonly inkOut = new InkOut(this);
  /** Bytes written since the start, for the benchmarks. */
  written = 0;
  private shown: Frame | null = null;
  private last: Grid | null = null;
  private active = false;
  private readonly onResize = () => {
    this.shown = null;
    if (this.active) this.put('\u001B[2J');
    this.emit('resize');
    this.inkOut.emit('resize');
  };

  constructor(
    private readonly out: TerminalOut,
    private readonly inp: TerminalIn,
    private look: Look,
  ) {
    super();
    out.on('resize', this.onResize);
  }

  /** A pty of size 0 x 0 says nothing: take the usual size. */
  get columns(): number {
    return this.out.columns || 80;
  }
  get rows(): number {
    return this.out.rows || 24;
  }

  setLook(look: Look): void {
    this.look = look;
    this.refresh();
  }

  /** Draws everything again, after something else wrote on the screen. */
  refresh(): void {
    this.shown = null;
    if (this.active) this.put('\u001B[2J');
    if (this.last) this.show(this.last);
  }

  show(grid: Grid): void {
    this.last = grid;
    if (!this.active) return;
    const next = frameOf(grid, this.look.glyphs);
    const text = difference(this.shown, next, this.look.palette);
    this.shown = next;
    if (text !== '') this.put(`\u001B[?2026h${text}\u001B[?2026l`);
  }

  /** Blanks the whole screen at once, before a curtain: nothing secret is left standing. */
  blank(): void {
    this.shown = null;
    if (this.active) this.put('\u001B[2J');
  }

  enter(): void {
    if (this.active) return;
    this.active = true;
    this.shown = null;
    // First of all: until then the line itself shows what is typed, and would do so on our screen.
    this.inp.setRawMode?.(true);
    this.sync(ENTER);
    if (this.last) this.show(this.last);
  }

  /** Safe on every road out, any number of times. */
  leave(): void {
    if (!this.active) return;
    this.active = false;
    this.sync(LEAVE);
    try {
      this.inp.setRawMode?.(false);
    } catch {
      // The terminal is gone.
    }
  }

  /** Ctrl-Z: give the terminal back, stop, and draw everything again when the shell lets us go on. */
  suspend(): void {
    this.leave();
    process.once('SIGCONT', () => this.enter());
    process.kill(process.pid, 'SIGTSTP');
  }

  close(): void {
    this.leave();
    this.out.off('resize', this.onResize);
  }

  private put(text: string): void {
    this.written += Buffer.byteLength(text);
    this.out.write(text);
  }

  /** On the way out nothing may wait in a buffer. */
  private sync(text: string): void {
    this.written += Buffer.byteLength(text);
    if (this.out.fd === undefined) {
      this.out.write(text);
      return;
    }
    try {
      writeSync(this.out.fd, text);
    } catch {
      this.out.write(text);
    }
  }
}
