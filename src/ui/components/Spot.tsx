/** Places that can be clicked: a component registers its box, a click asks the layout where it stands now. */
import { Box, type BoxProps, type DOMElement } from 'ink';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { innermost, type SpotBox } from '../terminal/pictures.js';

/** Boxes and their ids; two boxes may have the same id. */
export type Hits = Map<DOMElement, string>;
export const HitContext = createContext<Hits>(new Map());

export function Spot({ id, children, ...box }: BoxProps & { id: string; children?: ReactNode }) {
  const hits = useContext(HitContext);
  // The box can become another one while this stays: Ink wraps a box that gets a background. The old one is freed then.
  const keep = useCallback(
    (node: DOMElement | null) => {
      if (!node) return;
      hits.set(node, id);
      return () => {
        hits.delete(node);
      };
    },
    [hits, id],
  );
  return (
    <Box ref={keep} {...box}>
      {children}
    </Box>
  );
}

/** Where the layout has put a box, counted from the corner of the screen. */
export function boxOf(node: DOMElement): Omit<SpotBox, 'id'> {
  let [x, y] = [0, 0];
  for (let n: DOMElement | undefined = node; n?.yogaNode; n = n.parentNode) {
    x += n.yogaNode.getComputedLeft();
    y += n.yogaNode.getComputedTop();
  }
  return { x, y, width: node.yogaNode?.getComputedWidth() ?? 0, height: node.yogaNode?.getComputedHeight() ?? 0 };
}

export function spotsOf(hits: Hits): SpotBox[] {
  return Array.from(hits, ([node, id]) => ({ ...boxOf(node), id }));
}

/** The id of the innermost box at this cell. */
export function hitAt(hits: Hits, x: number, y: number): string | null {
  return innermost(spotsOf(hits), x, y)?.id ?? null;
}
