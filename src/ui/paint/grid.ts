import type { Spot } from './area.js';
import { Area } from './area.js';
import type { Style } from './style.js';

const PLAIN: Style = {};

/** A screen full of cells: one sign and one style each. Text given to it holds only signs one column wide. */
export class Grid {
  readonly signs: string[];
  readonly styles: Style[];
  readonly spots: Spot[] = [];
  /** Texts that were cut off at an edge of their area: tests look here for what does not fit. */
  readonly lost: string[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.signs = new Array(width * height).fill(' ');
    this.styles = new Array(width * height).fill(PLAIN);
  }

  area(): Area {
    return new Area(this, 0, 0, this.width, this.height);
  }

  put(x: number, y: number, text: string, style: Style = PLAIN): void {
    let at = y * this.width + x;
    for (let i = 0; i < text.length; i++, at++) {
      this.signs[at] = text[i]!;
      this.styles[at] = style;
    }
  }

  restyle(x: number, y: number, width: number, style: Style): void {
    const from = y * this.width + x;
    for (let at = from; at < from + width; at++) this.styles[at] = { ...this.styles[at], ...style };
  }

  /** Rows as plain text, for tests, plain mode and exports. */
  lines(): string[] {
    return Array.from({ length: this.height }, (_, y) =>
      this.signs
        .slice(y * this.width, (y + 1) * this.width)
        .join('')
        .trimEnd(),
    );
  }
}
