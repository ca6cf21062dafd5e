/**
 * Panels tell their heights by wrapping their texts, and are asked for every frame. One that shows what it showed before
 * is as high as it was before.
 */
import { sameList } from '../same.js';
import type { PanelSpec, Room } from './spec.js';

interface Known {
  readonly key: readonly unknown[];
  /** The same function as long as the answers are the same: who has asked it need not ask again. */
  readonly heights: PanelSpec['heights'];
}

interface Sized {
  sizes(body: Room): readonly Room[];
  readonly sizesOf?: readonly unknown[];
}

export class KnownHeights {
  private readonly panels = new Map<string, Known>();
  private main: { readonly key: readonly unknown[]; readonly sizes: readonly Room[] } | null = null;

  /** The same panel, asked only where `around` (whatever every panel depends on) or what its heights depend on is new. */
  remembering(spec: PanelSpec, around: readonly unknown[]): PanelSpec {
    const of = spec.heightsOf ?? spec.of;
    if (!of) return spec;
    const key = [...around, ...of];
    let known = this.panels.get(spec.id);
    if (!known || !sameList(known.key, key)) {
      known = { key, heights: askedOnce(spec) };
      this.panels.set(spec.id, known);
    }
    return { ...spec, heights: known.heights };
  }

  /** The sizes of a page's main thing. */
  sizes(main: Sized, body: Room, around: readonly unknown[]): readonly Room[] {
    if (!main.sizesOf) return main.sizes(body);
    const key = [...around, body.width, body.rows, ...main.sizesOf];
    if (!this.main || !sameList(this.main.key, key)) this.main = { key, sizes: main.sizes(body) };
    return this.main.sizes;
  }
}

function askedOnce(spec: PanelSpec): PanelSpec['heights'] {
  const known = new Map<string, readonly number[]>();
  return (width, body) => {
    const place = `${width} ${body?.width} ${body?.rows}`;
    let found = known.get(place);
    if (!found) {
      found = spec.heights(width, body);
      known.set(place, found);
    }
    return found;
  };
}
