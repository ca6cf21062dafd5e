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

/** The terminal's pen: what it writes in now, and the escapes that turn it. */
class Pen {
  private now = PLAIN;
  private escape = RESET;

  constructor(private readonly level: Level) {}

  /** Escape and sign of one cell. */
  write(sign: string, n: number): string {
    if (this.level === '16') {
      const wanted = escape16(n, isDrawn(sign));
      if (wanted === this.escape) return sign;
      this.escape = wanted;
      return wanted + sign;
    }
    const [shown, next] = this.nearer(sign, n);
    if (next === this.now) return shown;
    const out = turn(this.now, next, this.level) + shown;
    this.now = next;
    return out;
  }

  /** Back to the plain look. */
  end(): string {
    const plain = this.level === '16' ? this.escape === RESET : this.now === PLAIN;
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

/** `before` null means that the terminal is blank. */
export function difference(before: readonly Row[] | null, after: readonly Row[], level: Level): string {
  const pen = new Pen(level);
  let out = '';
  after.forEach((row, y) => {
    const old = before?.[y];
    if (old !== row) out += rowDifference(old, row, y, pen);
  });
  return out + pen.end();
}

function rowDifference(old: Row | undefined, row: Row, y: number, pen: Pen): string {
  const { signs, looks } = row;
  const width = signs.length;
  const same = (x: number) =>
    old ? old.signs[x] === signs[x] && old.looks[x] === looks[x] : looks[x] === PLAIN && signs[x] === ' ';
  const tail = blankTail(old, row);
  let out = '';
  let x = 0;
  while (x < tail.from) {
    if (same(x)) {
      x++;
      continue;
    }
    // The second half of a wide sign is written with the first.
    while (x > 0 && signs[x] === '') x--;
    let stop = x + 1;
    for (let i = stop; i < tail.from && i - stop < GAP; i++) if (!same(i)) stop = i + 1;
    while (stop < width && signs[stop] === '') stop++;
    out += span(row, y, x, stop, pen);
    x = stop;
  }
  if (tail.erase) out += `\u001B[${y + 1};${tail.from + 1}H${pen.write('', PLAIN)}\u001B[K`;
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
function blankTail(old: Row | undefined, row: Row): { readonly from: number; readonly erase: boolean } {
  const width = row.signs.length;
  const used = usedUpTo(row);
  const before = old ? usedUpTo(old) : 0;
  return before - used > GAP ? { from: used, erase: true } : { from: width, erase: false };
}

function usedUpTo(row: Row): number {
  let end = row.signs.length;
  while (end > 0 && row.looks[end - 1] === PLAIN && row.signs[end - 1] === ' ') end--;
  return end;
}
