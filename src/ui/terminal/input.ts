/**
 * What people do: keys by name, clicks, pasted text. It reads the terminal, and stands in for stdin before Ink, which
 * would tear sequences apart, keep function keys to itself and take a mouse for typing. All that arrives in one read is
 * told at once, so that it makes one frame.
 */
import { EventEmitter } from 'node:events';
import { StringDecoder } from 'node:string_decoder';
import { keyOf } from '../keys/key.js';
import { type Piece, Sequences } from './sequences.js';

export type Heard =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'paste'; readonly text: string }
  | { readonly kind: 'click' | 'wheel-up' | 'wheel-down'; readonly x: number; readonly y: number };

/** How long a torn sequence waits for its end. */
const HOLD_MS = 50;
/** A paste whose end was lost must not keep the keyboard for ever. */
const PASTE_MS = 1000;

interface KeySource {
  setRawMode?(mode: boolean): unknown;
  on(event: 'data', listener: (data: Buffer | string) => void): unknown;
  off(event: 'data', listener: (data: Buffer | string) => void): unknown;
  resume?(): unknown;
  pause?(): unknown;
  unref?(): unknown;
}

/** ESC [ < button ; column ; row M (pressed) or m (released). */
const MOUSE = /^\[<(\d{1,4});(\d{1,5});(\d{1,5})([Mm])$/;
const LEFT = 0;
const WHEEL_UP = 64;
const WHEEL_DOWN = 65;
/** Shift, Alt and Ctrl do not matter. */
const MODIFIERS = 4 | 8 | 16;

function mouseOf(text: string): Heard | null {
  const found = MOUSE.exec(text.slice(1));
  if (found?.[4] !== 'M') return null;
  const button = Number(found[1]) & ~MODIFIERS;
  const [x, y] = [Number(found[2]) - 1, Number(found[3]) - 1];
  if (button === LEFT) return { kind: 'click', x, y };
  if (button === WHEEL_UP) return { kind: 'wheel-up', x, y };
  return button === WHEEL_DOWN ? { kind: 'wheel-down', x, y } : null;
}

function heardIn(piece: Piece): Heard | null {
  if (piece.kind === 'paste') return { kind: 'paste', text: piece.text };
  const mouse = piece.kind === 'sequence' ? mouseOf(piece.text) : null;
  if (mouse) return mouse;
  const key = keyOf(piece.text);
  return key === null ? null : { kind: 'key', key };
}

/** The tail of a sequence whose Esc was given up waiting for it. */
const TORN_TAIL = /^\[[\d;<]*[A-Za-z~]$/;

/** Emits 'heard' with a list of what was heard in one read. */
export class Input extends EventEmitter {
  /** Ink asks before it touches raw mode; that is ours. */
  readonly isTTY = true;
  private readonly sequences = new Sequences();
  private readonly decoder = new StringDecoder('utf8');
  private timer: ReturnType<typeof setTimeout> | null = null;
  private open = false;
  private gaveUp = false;
  private readonly read = (data: Buffer | string) =>
    this.take(typeof data === 'string' ? data : this.decoder.write(data));

  constructor(
    private readonly source: KeySource,
    private readonly holdMs = HOLD_MS,
  ) {
    super();
  }

  start(): void {
    if (this.open) return;
    this.open = true;
    this.source.on('data', this.read);
    this.source.resume?.();
  }

  stop(): void {
    if (!this.open) return;
    this.open = false;
    this.wait(null);
    this.source.off('data', this.read);
    this.source.pause?.();
    this.source.unref?.();
  }

  // What Ink asks of a stdin. Nothing is read through it.
  setRawMode(): void {}
  setEncoding(): void {}
  ref(): void {}
  unref(): void {}

  private take(chunk: string): void {
    this.wait(null);
    const tail = this.gaveUp && TORN_TAIL.test(chunk);
    this.gaveUp = false;
    if (!tail) this.tell(this.sequences.push(chunk));
    if (this.sequences.waiting) this.wait(this.sequences.pasting ? PASTE_MS : this.holdMs);
  }

  private wait(ms: number | null): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = ms === null ? null : setTimeout(() => this.giveUp(), ms);
  }

  private giveUp(): void {
    this.gaveUp = true;
    this.tell(this.sequences.flush());
  }

  private tell(pieces: readonly Piece[]): void {
    const heard = pieces.map(heardIn).filter((one) => one !== null);
    if (heard.length > 0) this.emit('heard', heard);
  }
}
