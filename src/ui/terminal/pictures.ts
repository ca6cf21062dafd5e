/**
 * Pictures: cells that Ink does not render itself. A drawn map is one, and so is a panel as it was seen last. Ink lays out
 * a single private-use sign, the picture's mark; the writer looks it up and puts the cells there. Rendering has no side
 * effect: the same picture has the same mark, however often it is asked for.
 */
import { mendSeam, type Row } from './cells.js';

/** A place on a picture that can be clicked, counted from its corner. */
export interface SpotBox {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Picture {
  readonly rows: readonly Row[];
  readonly spots: readonly SpotBox[];
}

interface Standing {
  readonly picture: Picture;
  readonly x: number;
  readonly y: number;
}

/** The private-use signs of the first plane. Texts are cleaned of them before they come to a component. */
const FIRST_MARK = 0xe000;
const MARKS = 6400;

function numberOf(sign: string): number {
  const n = sign.charCodeAt(0) - FIRST_MARK;
  return n >= 0 && n < MARKS ? n : -1;
}

function inBox(box: Omit<SpotBox, 'id'>, x: number, y: number): boolean {
  return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
}

/** Of boxes that lie in one another the innermost is meant. */
export function innermost(spots: Iterable<SpotBox>, x: number, y: number): SpotBox | null {
  let found: SpotBox | null = null;
  for (const spot of spots)
    if (inBox(spot, x, y) && (!found || spot.width * spot.height <= found.width * found.height)) found = spot;
  return found;
}

export class Pictures {
  private readonly numbers = new WeakMap<Picture, number>();
  /** A number is free again when no component holds its picture any more. */
  private readonly known = new Map<number, WeakRef<Picture>>();
  private lastNumber = 0;
  /** The pictures of the last frame, for clicks. */
  private standing: Standing[] = [];
  /** Cells that a box painted into a picture's place in the last frame: a layout without faults has none. */
  leaks = 0;

  /** The sign that stands for a picture; the same one as long as the picture is known. */
  markOf(picture: Picture): string {
    let n = this.numbers.get(picture) ?? -1;
    if (this.known.get(n)?.deref() !== picture) {
      n = this.freeNumber();
      this.numbers.set(picture, n);
      this.known.set(n, new WeakRef(picture));
    }
    return String.fromCharCode(FIRST_MARK + n);
  }

  private freeNumber(): number {
    for (let tried = 0; tried < MARKS; tried++) {
      this.lastNumber = (this.lastNumber + 1) % MARKS;
      if (!this.known.get(this.lastNumber)?.deref()) return this.lastNumber;
    }
    throw new Error('more pictures than marks');
  }

  /** A picture that stands here although this frame was not put together from it. */
  stand(picture: Picture, x: number, y: number): void {
    this.standing.push({ picture, x, y });
  }

  spotAt(x: number, y: number): string | null {
    const spots = this.standing.flatMap(({ picture, x: left, y: top }) =>
      picture.spots.map((spot) => ({ ...spot, x: left + spot.x, y: top + spot.y })),
    );
    return innermost(spots, x, y)?.id ?? null;
  }

  forget(): void {
    this.standing = [];
    this.known.clear();
  }

  /** Ink's rows with every picture in its place. Rows without pictures are the same objects again. */
  compose(rows: readonly Row[]): Row[] {
    const standing: Standing[] = [];
    this.leaks = 0;
    const out = rows.map((row, y) => this.withPictures(row, y, standing));
    this.standing = standing;
    return out;
  }

  private withPictures(row: Row, y: number, standing: Standing[]): Row {
    let out: Row | null = null;
    const copy = () => ({ signs: row.signs.slice(), looks: row.looks.slice() });
    for (let x = 0; x < row.signs.length; x++) {
      const n = numberOf(row.signs[x] ?? ' ');
      if (n < 0) continue;
      // A mark that is not known (any more) shows nothing.
      out ??= copy();
      out.signs[x] = ' ';
      const picture = this.known.get(n)?.deref();
      if (picture) standing.push({ picture, x, y });
    }
    for (const { picture, x, y: top } of standing) {
      const piece = picture.rows[y - top];
      if (!piece) continue;
      out ??= copy();
      this.put(out, x, piece);
    }
    return out ?? row;
  }

  private put(row: Row, x: number, piece: Row): void {
    const width = Math.min(piece.signs.length, row.signs.length - x);
    for (let i = 0; i < width; i++) {
      if (row.signs[x + i] !== ' ') this.leaks++;
      row.signs[x + i] = piece.signs[i] ?? ' ';
      row.looks[x + i] = piece.looks[i] ?? 0;
    }
    mendSeam(row, x);
    mendSeam(row, x + width);
  }
}
