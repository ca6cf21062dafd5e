/**
 * Panels tell their heights by wrapping their texts, and are asked for every frame. One that shows what it showed before
 * is as high as it was before.
 */
import { sameList } from '../same.js';
import type { PanelSpec, Room } from './spec.js';

interface Known {
  readonly key: readonly unknown[];
  readonly heights: Map<string, readonly number[]>;
}

interface Sized {
  sizes(body: Room): readonly Room[];
  readonly sizesOf?: readonly unknown[];
}

export class KnownHeights {
  private readonly panels = new Map<string, Known>();
  private main: { readonly key: readonly unknown[]; readonly sizes: readonly Room[] } | null = null;

  /** The same panel, asked only where `around` (whatever every panel depends on) or its own `of` is new. */
  remembering(spec: PanelSpec, around: readonly unknown[]): PanelSpec {
    if (!spec.of) return spec;
    const key = [...around, ...spec.of];
    let known = this.panels.get(spec.id);
    if (!known || !sameList(known.key, key)) {
      known = { key, heights: new Map() };
      this.panels.set(spec.id, known);
    }
    const { heights } = known;
    return { ...spec, heights: (width, body) => this.asked(spec, heights, width, body) };
  }

  /** The sizes of a page's main thing. */
  sizes(main: Sized, body: Room, around: readonly unknown[]): readonly Room[] {
    if (!main.sizesOf) return main.sizes(body);
    const key = [...around, body.width, body.rows, ...main.sizesOf];
    if (!this.main || !sameList(this.main.key, key)) this.main = { key, sizes: main.sizes(body) };
    return this.main.sizes;
  }

  private asked(spec: PanelSpec, heights: Known['heights'], width: number, body?: Room): readonly number[] {
    const place = `${width} ${body?.width} ${body?.rows}`;
    let found = heights.get(place);
    if (!found) {
      found = spec.heights(width, body);
      heights.set(place, found);
    }
    return found;
  }
}
