/** What the letters on small hexes mean. */
import type { PanelSpec, Room } from '../../../ui/components/layout/spec.js';
import { legend } from '../../terra-kit/ui/legend.js';
import { bare, type More } from '../../terra-kit/ui/panel.js';
import { BUILDINGS, TERRAINS } from '../data/ids.js';
import { GLYPHS, GROUNDS } from './board.js';
import type { AoiPainting } from './painting.js';

/** From this width of the map on its tiles carry words. */
const WORDS_FROM = 105;
const smallTiles = (main: Room): boolean => main.width < WORDS_FROM;

export function mapLegend(p: AoiPainting, more: More = {}): PanelSpec {
  const { texts } = p;
  const pieces = BUILDINGS.map((b) => {
    const { letter, word, brief } = texts.building[b];
    return { glyph: GLYPHS[b], letter, word, brief };
  });
  const pavilion = { letter: "'", word: texts.label.pavilion, brief: texts.label.pavilion };
  const grounds = TERRAINS.map((t) => ({ ...texts.terrain[t], ground: GROUNDS[t] }));
  const spec = { id: 'legend', columns: 30, under: 40, last: true as const, beside: smallTiles, of: [texts], ...more };
  return bare(spec, legend([...pieces, pavilion], grounds));
}
