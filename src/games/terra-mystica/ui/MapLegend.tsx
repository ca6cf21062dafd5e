/** What the letters on small hexes mean. */
import type { PanelSpec, Room } from '../../../ui/components/layout/spec.js';
import { legend } from '../../terra-kit/ui/legend.js';
import { bare, type More } from '../../terra-kit/ui/panel.js';
import { BUILDINGS, TERRAINS } from '../data/ids.js';
import { GLYPHS } from './board.js';
import type { TmPainting } from './painting.js';

/** From this width of the map on its tiles carry words. */
const WORDS_FROM = 100;
const smallTiles = (main: Room): boolean => main.width < WORDS_FROM;

export function mapLegend(p: TmPainting, more: More = {}): PanelSpec {
  const { texts } = p;
  const pieces = BUILDINGS.map((b) => {
    const { letter, one, brief } = texts.building[b];
    return { glyph: GLYPHS[b], letter, word: one, brief };
  });
  const grounds = TERRAINS.map((t) => ({ ...texts.terrain[t], ground: t }));
  const spec = { id: 'legend', columns: 30, under: 40, last: true as const, beside: smallTiles, of: [texts], ...more };
  return bare(spec, legend(pieces, grounds));
}
