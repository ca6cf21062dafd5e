/** The face of a toy with a fault that a test must find. */
import { Panel, T } from '../../src/ui/components/basics.js';
import type { PanelSpec } from '../../src/ui/components/layout/spec.js';
import type { Face, FacePage } from '../../src/ui/types.js';
import type { PebblesPainting } from '../toys/pebbles/ui/board.js';
import { ui } from '../toys/pebbles/ui/index.js';

export type Planted = 'too-high' | 'too-wide' | 'cut-count' | 'forgotten';

/** What the first player has, told wrongly. */
function plantedPanel(p: PebblesPainting, planted: Planted): PanelSpec {
  const player = p.view.players[0];
  const rows = [`${player?.pebbles} pebbles`, `${player?.coins} coins`, `${player?.points} points`];
  const told = planted === 'too-high' ? [...rows, ...rows] : rows;
  return {
    id: 'player-0',
    columns: 22,
    must: 'small',
    heights: () => [5],
    of: planted === 'forgotten' ? [] : [player, p.names],
    show: (room) => (
      <Panel title={p.names[0] ?? ''} width={planted === 'too-wide' ? room.width + 3 : room.width} height={room.rows}>
        {planted === 'cut-count' && <T>{'123456 '.repeat(40)}</T>}
        {told.map((row, i) => (
          <T key={i}>{row}</T>
        ))}
      </Panel>
    ),
  };
}

export function plantedFace(planted: Planted): Face {
  const [first, ...rest] = ui.face.pages as readonly FacePage[];
  if (!first) throw new Error('a face without pages');
  const page: FacePage = {
    ...first,
    panels: (p, shell) =>
      first.panels(p, shell).map((spec) => (spec.id === 'player-0' ? plantedPanel(p, planted) : spec)),
  };
  return { pages: [page, ...rest] };
}
