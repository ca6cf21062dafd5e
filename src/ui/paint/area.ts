import type { Id } from '../../engine/types.js';
import type { Grid } from './grid.js';
import type { Style } from './style.js';

/** A target's place on the screen: for arrow keys on the board and for the mouse. */
export interface Spot {
  readonly id: Id;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A window onto the grid. Painters write with coordinates of their own; what falls outside is cut off. */
export class Area {
  constructor(
    readonly grid: Grid,
    readonly left: number,
    readonly top: number,
    readonly width: number,
    readonly height: number,
  ) {}

  /** Writes text from (x, y) to the right. Returns the column behind it. */
  text(x: number, y: number, text: string, style?: Style): number {
    const end = x + text.length;
    if (y < 0 || y >= this.height) {
      this.grid.lost.push(text);
      return end;
    }
    const from = Math.max(0, -x);
    const to = Math.min(text.length, this.width - x);
    if (from > 0 || to < text.length) this.grid.lost.push(text);
    if (to > from) this.grid.put(this.left + x + from, this.top + y, text.slice(from, to), style);
    return end;
  }

  /** Writes text that ends before column `end`. */
  right(end: number, y: number, text: string, style?: Style): void {
    this.text(end - text.length, y, text, style);
  }

  /** Changes the look of cells that are already there; only the given properties. */
  restyle(x: number, y: number, width: number, style: Style): void {
    if (y < 0 || y >= this.height) return;
    const from = Math.max(0, x);
    const to = Math.min(this.width, x + width);
    if (to > from) this.grid.restyle(this.left + from, this.top + y, to - from, style);
  }

  /** Says that `id` is drawn here. */
  spot(id: Id, x: number, y: number, width: number, height = 1): void {
    if (x + width <= 0 || y + height <= 0 || x >= this.width || y >= this.height) return;
    this.grid.spots.push({ id, x: this.left + x, y: this.top + y, width, height });
  }

  sub(x: number, y: number, width: number, height: number): Area {
    const w = Math.max(0, Math.min(width, this.width - x));
    const h = Math.max(0, Math.min(height, this.height - y));
    return new Area(this.grid, this.left + x, this.top + y, w, h);
  }
}
