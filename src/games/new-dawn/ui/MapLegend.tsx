/** The signs of the map, for tiles too small for words. */
import { Lines } from '../../../ui/components/basics.js';
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { wrapText } from '../../../ui/components/text.js';
import { useTheme } from '../../../ui/theme/theme.js';
import type { PieceKind } from '../texts/nouns.js';
import type { NdPainting } from './painting.js';
import { BARBARIAN, CARAVAN, GLYPHS, WONDER } from './signs.js';

const KINDS: readonly PieceKind[] = ['token', 'reinforced', 'city', 'mature', 'capital', 'matureCapital'];

/** Letters where there are no signs: those stand on the smallest tiles too. */
function words(p: NdPainting, ascii: boolean): string {
  const { texts } = p;
  const pieces = KINDS.map((kind) => {
    const { letter, word } = texts.piece[kind];
    return `${ascii ? letter : `${letter} ${GLYPHS[kind]}`} ${word}`;
  });
  const { sign } = texts;
  return [
    ...pieces,
    `${WONDER} ${sign.wonder}`,
    `@ ${sign.state}`,
    `^ ${sign.natural}`,
    `${BARBARIAN} ${sign.barbarian}`,
    `${CARAVAN} ${sign.caravan}`,
  ].join(', ');
}

function Legend({ p, width, rows }: { p: NdPainting; width: number; rows: number }) {
  const { ascii } = useTheme();
  return <Lines text={words(p, ascii)} width={width} rows={rows} c="dim" />;
}

export const mapLegend = (p: NdPainting): PanelSpec => ({
  id: 'legend',
  columns: 40,
  of: [p.texts],
  heights: (width) => [wrapText(words(p, false), width).length],
  show: ({ width, rows }) => <Legend p={p} width={width} rows={rows} />,
});
