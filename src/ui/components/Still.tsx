/**
 * A panel that shows nothing but what `of` lists, in a box of a known size. Ink renders it when one of these is new; the
 * writer then keeps the cells that it saw there, and until the next change a picture of them stands in the panel's place.
 * `of` must name all that is shown, but not the language, which is known here. Nothing may lie over a Still, and no Still in a Still.
 */
import { Box, type DOMElement } from 'ink';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import type { Picture } from '../terminal/pictures.js';
import { ScreenContext } from '../terminal/screen.js';
import { useTexts } from '../texts/texts.js';
import { Canvas } from './Canvas.js';
import { boxOf, HitContext, type Hits, spotsOf } from './Spot.js';
import { sameList } from './same.js';

interface StillProps {
  readonly width: number;
  readonly height: number;
  readonly of: readonly unknown[];
  readonly children: ReactNode;
}

/** Off, every panel is rendered each time: tests compare both ways. */
const StillContext = createContext(true);

export function Still({ width, height, of, children }: StillProps) {
  const screen = useContext(ScreenContext);
  const texts = useTexts();
  const on = useContext(StillContext) && screen !== null;
  const box = useRef<DOMElement>(null);
  const outer = useContext(HitContext);
  const own = useMemo<Hits>(() => new Map(), []);
  const kept = useRef<{ readonly key: readonly unknown[]; readonly picture: Picture } | null>(null);
  // `age` is raised by another look and another size: whatever a panel reads of them needs no mention in `of`.
  const key = [screen, screen?.age, texts, width, height, ...of];
  const seen = on && kept.current && sameList(kept.current.key, key) ? kept.current.picture : null;
  // Ink has written the frame when layout effects run.
  useLayoutEffect(() => {
    const node = box.current;
    if (!on || !screen || seen || !node) return;
    const { x, y } = boxOf(node);
    const spots = spotsOf(own).map((spot) => ({ ...spot, x: spot.x - x, y: spot.y - y }));
    kept.current = { key, picture: screen.copy(x, y, width, height, spots) };
  });
  return (
    <Box ref={box} width={width} height={height} flexShrink={0} flexDirection="column">
      {seen ? <Canvas drawn={seen} /> : <HitContext.Provider value={on ? own : outer}>{children}</HitContext.Provider>}
    </Box>
  );
}
