/**
 * The terminal: alternate screen, one frame at a time, changed spans only.
 *
 * Ink takes this for stdout. It lays out and renders everything with `debug: true`, so that each commit arrives as one
 * whole frame. The frame is read into cells, pictures (drawn maps, panels that did not change) are put where their marks
 * stand, and only what differs from the terminal is written, in its colours and signs: no full repaints, no scroll-back
 * lost, and a cursor move is a few hundred bytes.
 */
import { EventEmitter } from 'node:events';
import { writeSync } from 'node:fs';
import { createContext } from 'react';
import { asciiSign, type GlyphSet } from '../theme/glyphs.js';
import type { Level } from '../theme/levels.js';
import { blankRow, type Row, readLine, sliceRow } from './cells.js';
import { clean } from './clean.js';
import { type Picture, Pictures, type SpotBox } from './pictures.js';
import { difference } from './spans.js';

/** Other screen, no wrap (a shrinking window must not leave tails), blank, no cursor. */
const ENTER = '\u001B[?1049h\u001B[?7l\u001B[2J\u001B[H\u001B[?25l';
const LEAVE = '\u001B[?2026l\u001B[0m\u001B[?7h\u001B[?25h\u001B[?1049l';
/** The window's title is put aside and given back; pasted text comes in brackets. */
const MANNERS_ON = '\u001B[22;0t\u001B[?2004h';
const MANNERS_OFF = '\u001B[?2004l\u001B[23;0t';
/** Clicks and the wheel, with places beyond column 223. */
const MOUSE_ON = '\u001B[?1000h\u001B[?1006h';
const MOUSE_OFF = '\u001B[?1000l\u001B[?1006l';
/** How long a stopped program may take to be stopped. */
const STOPPED_MS = 50;

interface TerminalOut {
  readonly columns?: number;
  readonly rows?: number;
  readonly fd?: number;
  write(text: string): boolean;
  on(event: string, listener: (...args: any[]) => void): unknown;
  off(event: string, listener: (...args: any[]) => void): unknown;
}

interface TerminalIn {
  setRawMode?(mode: boolean): unknown;
}

/** What the terminal can show. */
interface Look {
  readonly level: Level;
  readonly glyphs: GlyphSet;
}

/** Emits 'size' when the window has another one. */
export class Screen extends EventEmitter {
  readonly isTTY = true;
  /** Bytes written since the start, for measurements. */
  written = 0;
  /** Grows when nothing seen before may be shown again: after a resize, with another look, and before a curtain. */
  age = 0;
  private readonly pictures = new Pictures();
  /** The last frame, and what the terminal shows of it; null when it is blank. */
  private frame: readonly Row[] | null = null;
  private shown: readonly Row[] | null = null;
  /** Ink's lines of the last frame and the cells they were read into: most lines stay the same. */
  private lines: readonly string[] = [];
  private read: Row[] = [];
  private active = false;
  private mouse = false;
  private title = '';
  /** The next frame begins with an empty screen, in the same update: nobody sees the empty one. */
  private wipes = false;
  private readonly onResize = () => {
    this.forget();
    this.emit('size');
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

  /** The last frame as cells, for tests. */
  get cells(): readonly Row[] | null {
    return this.frame;
  }
  /** Cells of the last frame that a box painted under a picture. */
  get leaks(): number {
    return this.pictures.leaks;
  }

  /** The caller renders again: pictures were drawn for the old look. */
  setLook(look: Look): void {
    this.look = look;
    this.forget();
  }

  /** With it on, the terminal's own selection needs Shift. */
  setMouse(on: boolean): void {
    if (this.mouse === on) return;
    this.mouse = on;
    if (this.active) this.put(on ? MOUSE_ON : MOUSE_OFF);
  }

  setTitle(title: string): void {
    if (this.title === title) return;
    this.title = title;
    if (this.active) this.put(titleOf(title));
  }

  bell(): void {
    if (this.active) this.put('\u0007');
  }

  /** Ink's frame. Ink also writes what hides and shows the cursor; that is ours. */
  write(frame: string, done?: unknown): boolean {
    if (frame !== '' && !frame.startsWith('\u001B[?')) this.show(frame.split('\n'));
    if (typeof done === 'function') done();
    return true;
  }

  /** The mark that Ink lays out in the place of a picture. */
  markOf(picture: Picture): string {
    return this.pictures.markOf(picture);
  }

  /** What stands in this part of the last frame, to be shown again without Ink. */
  copy(x: number, y: number, width: number, height: number, spots: readonly SpotBox[]): Picture {
    const rows = Array.from({ length: height }, (_, i) => {
      const row = this.frame?.[y + i];
      return row ? sliceRow(row, x, width) : blankRow(width);
    });
    const picture = { rows, spots };
    this.pictures.stand(picture, x, y);
    return picture;
  }

  /** What was drawn at this cell. */
  spotAt(x: number, y: number): string | null {
    return this.pictures.spotAt(x, y);
  }

  /** Draws everything again, after something else wrote on the screen. */
  refresh(): void {
    this.shown = null;
    if (!this.active) return;
    this.put('\u001B[2J');
    this.paint();
  }

  /**
   * Blanks the whole screen at once, before a curtain: nothing secret is left standing. Every cell, line and picture is
   * forgotten too, so that nothing of them can come back.
   */
  blank(): void {
    this.forget();
    if (this.active) this.put('\u001B[2J');
  }

  /** Every cell, line and picture: the next frame is drawn from nothing. */
  forget(): void {
    this.age++;
    this.frame = null;
    this.shown = null;
    this.lines = [];
    this.read = [];
    this.pictures.forget();
    this.wipes = true;
  }

  enter(): void {
    if (this.active) return;
    this.active = true;
    this.shown = null;
    this.wipes = false;
    // First of all: until then the line itself shows what is typed, and would do so on our screen.
    this.inp.setRawMode?.(true);
    this.sync(ENTER + MANNERS_ON + (this.mouse ? MOUSE_ON : '') + titleOf(this.title));
    this.paint();
  }

  /** Safe on every road out, any number of times. */
  leave(): void {
    if (!this.active) return;
    this.active = false;
    // The mouse first of all: whatever comes after it, a shell must not get clicks.
    this.sync(MOUSE_OFF + MANNERS_OFF + LEAVE);
    try {
      this.inp.setRawMode?.(false);
    } catch {
      // The terminal is gone.
    }
  }

  /**
   * Ctrl-Z: give the terminal back, stop, and draw everything again when the shell lets us go on. Where there is no shell
   * to go back to, nothing stops us, and the time runs out at once.
   */
  suspend(): void {
    this.leave();
    const back = () => {
      process.off('SIGCONT', back);
      clearTimeout(timer);
      this.enter();
    };
    process.once('SIGCONT', back);
    const timer = setTimeout(back, STOPPED_MS);
    process.kill(process.pid, 'SIGTSTP');
  }

  close(): void {
    this.leave();
    this.out.off('resize', this.onResize);
  }

  private show(lines: readonly string[]): void {
    const { columns, rows } = this;
    const read: Row[] = [];
    for (let y = 0; y < rows; y++) {
      const line = lines[y] ?? '';
      const known = this.lines[y] === line ? this.read[y] : undefined;
      read.push(known ?? readLine(line, columns));
    }
    this.lines = lines;
    this.read = read;
    const composed = this.pictures.compose(read);
    this.frame = this.look.glyphs === 'ascii' ? composed.map(inAscii) : composed;
    this.paint();
  }

  private paint(): void {
    if (!this.active || !this.frame) return;
    const text = difference(this.shown, this.frame, this.look.level);
    this.shown = this.frame;
    const wipe = this.wipes ? '\u001B[2J' : '';
    this.wipes = false;
    if (text !== '' || wipe !== '') this.put(`\u001B[?2026h${wipe}${text}\u001B[?2026l`);
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

/** Only what any terminal shows in one column; an empty title changes nothing. */
const titleOf = (title: string): string => (title === '' ? '' : `\u001B]2;${clean(title)}\u0007`);

/** Replaced one for one when the frame is complete, so no layout ever shifts. */
function inAscii(row: Row): Row {
  return { signs: row.signs.map((sign) => (sign === '' ? ' ' : asciiSign(sign))), looks: row.looks };
}

/** The terminal's writer, when there is one. */
export const ScreenContext = createContext<Screen | null>(null);
