/** What must be written to turn one frame into the next: changed spans, by absolute address, in the terminal's colours. */
import { to16, to256 } from '../theme/colours.js';
import type { Level } from '../theme/levels.js';
import { BOLD, DIM, INVERSE, look, mayDiffer, PLAIN, partsOf, type Row, UNDER } from './cells.js';

const RESET = '\u001B[m';
const CODES: readonly (readonly [bit: number, code: string])[] = [
  [BOLD, '1'],
  [DIM, '2'],
  [UNDER, '4'],
  [INVERSE, '7'],
];

function colour(rgb: number, level: '256' | 'truecolor', ground: boolean): string {
  if (rgb < 0) return ground ? '49' : '39';
  const kind = ground ? 48 : 38;
  return level === '256' ? `${kind};5;${to256(rgb)}` : `${kind};2;${rgb >> 16};${(rgb >> 8) & 255};${rgb & 255}`;
}

/** Only what differs between two looks; bold and dim share their off-code, so they are set anew together. */
function turn(from: number, to: number, level: Exclude<Level, '16'>): string {
  const [a, b] = [partsOf(from), partsOf(to)];
  const codes: string[] = [];
  if (a.bits !== b.bits) {
    const gone = a.bits & ~b.bits;
    if (gone & (BOLD | DIM)) codes.push('22');
    if (gone & UNDER) codes.push('24');
    if (gone & INVERSE) codes.push('27');
    const fresh = gone & (BOLD | DIM) ? b.bits & (BOLD | DIM | ~a.bits) : b.bits & ~a.bits;
    for (const [bit, code] of CODES) if (fresh & bit) codes.push(code);
  }
  if (level !== 'none') {
    if (a.fg !== b.fg) codes.push(colour(b.fg, level, false));
    if (a.bg !== b.bg) codes.push(colour(b.bg, level, true));
  }
  return codes.length === 0 ? '' : `\u001B[${codes.join(';')}m`;
}

/** Half blocks and their like: what pictures are drawn with. */
const isDrawn = (sign: string): boolean => sign >= '\u2580' && sign <= '\u259F';
const escapes16: Readonly<Record<'drawn' | 'written', string[]>> = { drawn: [], written: [] };

/** The whole escape of a look in 16 colours: there are few of them, and a pair depends on both its colours. */
function escape16(n: number, drawn: boolean): string {
  const made = drawn ? escapes16.drawn : escapes16.written;
  let out = made[n];
  if (out === undefined) {
    const { fg, bg, bits } = partsOf(n);
    const [ink, ground] = to16(fg, bg, drawn);
    // Bold black turns grey on many terminals, unreadable on yellow or white: no bold on coloured ground.
    const wanted = ground < 0 ? bits : bits & ~BOLD;
    const codes = CODES.filter(([bit]) => wanted & bit).map(([, code]) => code);
    if (ink >= 0) codes.push(String(ink < 8 ? 30 + ink : 82 + ink));
    if (ground >= 0) codes.push(String(ground < 8 ? 40 + ground : 92 + ground));
    out = codes.length === 0 ? RESET : `\u001B[0;${codes.join(';')}m`;
    made[n] = out;
  }
  return out;
}

const blanks: number[] = [];

/** What can be seen of a blank: its ground alone, unless a line or swapped colours show the ink. */
function ofBlank(n: number): number {
  let seen = blanks[n];
  if (seen === undefined) {
    const { bg, bits } = partsOf(n);
    seen = bits & (UNDER | INVERSE) ? n : look(-1, bg);
    blanks[n] = seen;
  }
  return seen;
}

/** In 16 colours ink and ground are a pair: another ink can make another ground. */
type Seen = (sign: string, n: number) => number;
const seenIn = (level: Level): Seen => (level === '16' ? (_, n) => n : (sign, n) => (sign === ' ' ? ofBlank(n) : n));

/** A row, and what the terminal shows in its place; nothing where it is blank. */
interface Change {
  readonly old: Row | undefined;
  readonly row: Row;
  readonly y: number;
  readonly seen: Seen;
}

/** The terminal's pen: what it writes in now, and the escapes that turn it. */
class Pen {
  constructor(
    private readonly level: Level,
    private now = PLAIN,
    private turned = RESET,
  ) {}

  /** For trying what something would cost. */
  copy(): Pen {
    return new Pen(this.level, this.now, this.turned);
  }

  /** Escape and sign of one cell. */
  write(sign: string, n: number): string {
    if (this.level === '16') {
      const wanted = escape16(n, isDrawn(sign));
      if (wanted === this.turned) return sign;
      this.turned = wanted;
      return wanted + sign;
    }
    if (sign === ' ') return this.blank(n);
    const [shown, next] = this.nearer(sign, n);
    if (next === this.now) return shown;
    const out = turn(this.now, next, this.level) + shown;
    this.now = next;
    return out;
  }

  /** What is erased has the ground of the pen. */
  erase(): string {
    return `${this.write(' ', PLAIN).slice(0, -1)}\u001B[K`;
  }

  /** The ink stays what it is as long as nobody can see it: most words beside a blank go on in the same colour. */
  private blank(n: number): string {
    if (ofBlank(n) === n && partsOf(n).bits !== 0) return this.write('', n).concat(' ');
    const { fg, bits } = partsOf(this.now);
    return `${this.write('', look(fg, partsOf(n).bg, bits & ~(UNDER | INVERSE)))} `;
  }

  /** Back to the plain look. */
  end(): string {
    const plain = this.level === '16' ? this.turned === RESET : this.now === PLAIN;
    return plain ? '' : RESET;
  }

  /** ▀ in two colours is ▄ in the same two swapped: the one that needs fewer changes of colour is written. */
  private nearer(sign: string, wanted: number): readonly [string, number] {
    if (sign !== '▀' || this.level === 'none') return [sign, wanted];
    const [w, n] = [partsOf(wanted), partsOf(this.now)];
    if (w.bg < 0 || w.fg < 0 || w.bits & (BOLD | DIM)) return [sign, wanted];
    const straight = Number(w.fg !== n.fg) + Number(w.bg !== n.bg);
    const swapped = Number(w.bg !== n.fg) + Number(w.fg !== n.bg);
    return straight <= swapped ? [sign, wanted] : ['▄', look(w.bg, w.fg, w.bits)];
  }
}

/** A jump costs six to eight bytes: so many equal cells are cheaper written again. */
const GAP = 5;

/** Fewer cells are hardly ever cheaper erased than written. */
const MUCH = 12;

/** `before` null means that the terminal is blank. */
export function difference(before: readonly Row[] | null, after: readonly Row[], level: Level): string {
  const seen = seenIn(level);
  let pen = new Pen(level);
  let out = '';
  after.forEach((row, y) => {
    const old = before?.[y];
    if (old === row) return;
    const told = cheapest({ old, row, y, seen }, pen);
    out += told.text;
    pen = told.pen;
  });
  return out + pen.end();
}

/** Span by span; or, where much becomes blank, on an empty row if that is shorter. */
function cheapest(change: Change, pen: Pen): { readonly text: string; readonly pen: Pen } {
  const much = emptied(change) >= MUCH;
  const other = much ? pen.copy() : pen;
  const text = rowDifference(change, pen);
  if (!much) return { text, pen };
  const anew = rowAnew(change, other);
  return anew.length < text.length ? { text: anew, pen: other } : { text, pen };
}

function isEmpty({ row: { signs, looks }, seen }: Change, x: number): boolean {
  return signs[x] === ' ' && seen(' ', looks[x] ?? PLAIN) === PLAIN;
}

function isSame(change: Change, x: number): boolean {
  const { old, row, seen } = change;
  if (!old) return isEmpty(change, x);
  const sign = row.signs[x] ?? ' ';
  if (old.signs[x] !== sign) return false;
  const [was, is] = [old.looks[x] ?? PLAIN, row.looks[x] ?? PLAIN];
  return was === is || seen(sign, was) === seen(sign, is);
}

/** How many cells that something stands in are to be plain blanks. */
function emptied(change: Change): number {
  if (!change.old) return 0;
  let n = 0;
  for (let x = 0; x < change.row.signs.length; x++) if (isEmpty(change, x) && !isSame(change, x)) n++;
  return n;
}

/** Erased from the first cell that changes, and written on the empty row. */
function rowAnew(change: Change, pen: Pen): string {
  const { row, y } = change;
  let from = 0;
  while (from < row.signs.length && isSame(change, from)) from++;
  // The second half of a wide sign goes with the first.
  while (from > 0 && row.signs[from] === '') from--;
  const erased = `\u001B[${y + 1};${from + 1}H${pen.erase()}`;
  return erased + spansFrom({ ...change, old: undefined }, pen, from, row.signs.length);
}

function rowDifference(change: Change, pen: Pen): string {
  const tail = blankTail(change);
  const out = spansFrom(change, pen, 0, tail.from);
  return tail.erase ? `${out}\u001B[${change.y + 1};${tail.from + 1}H${pen.erase()}` : out;
}

/** The changed cells from one column up to another. */
function spansFrom(change: Change, pen: Pen, from: number, to: number): string {
  const { row, y } = change;
  const { signs } = row;
  let out = '';
  let x = from;
  while (x < to) {
    if (isSame(change, x)) {
      x++;
      continue;
    }
    // The second half of a wide sign is written with the first.
    while (x > 0 && signs[x] === '') x--;
    let stop = x + 1;
    for (let i = stop; i < to && i - stop < GAP; i++) if (!isSame(change, i)) stop = i + 1;
    while (stop < signs.length && signs[stop] === '') stop++;
    out += span(row, y, x, stop, pen);
    x = stop;
  }
  return out;
}

/** The cells of a row from one column up to another. */
function span({ signs, looks }: Row, y: number, from: number, stop: number, pen: Pen): string {
  let out = `\u001B[${y + 1};${from + 1}H`;
  for (let x = from; x < stop; x++) {
    const sign = signs[x] ?? ' ';
    if (sign === '') continue;
    out += pen.write(sign, looks[x] ?? PLAIN);
    if (!mayDiffer(sign)) continue;
    // Terminals disagree about such signs: go to where the next one belongs.
    while (signs[x + 1] === '') x++;
    if (x + 1 < stop) out += `\u001B[${y + 1};${x + 2}H`;
  }
  return out;
}

/** Where the plain blank end of a row begins when it is shorter to erase it than to write it. */
function blankTail(change: Change): { readonly from: number; readonly erase: boolean } {
  const { old, row } = change;
  const used = usedUpTo(change);
  const before = old ? usedUpTo({ ...change, row: old }) : 0;
  return before - used > GAP ? { from: used, erase: true } : { from: row.signs.length, erase: false };
}

function usedUpTo(change: Change): number {
  let end = change.row.signs.length;
  while (end > 0 && isEmpty(change, end - 1)) end--;
  return end;
}
