/** Where everybody's points come from, and what the end of the game pays. */
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { facts } from '../../terra-kit/ui/facts.js';
import { always, framed, type More } from '../../terra-kit/ui/panel.js';
import { pointsColumns, pointsTable } from '../../terra-kit/ui/points.js';
import { AREA_PRIZES, COINS_FOR_A_POINT, SCIENCE_PRIZES } from '../data/science.js';
import { SOURCES } from '../types.js';
import type { AoiPainting } from './painting.js';

/** Points so far, by source. */
export function pointsNow(p: AoiPainting, more: More = {}): PanelSpec {
  const { texts, view } = p;
  const table = {
    seats: view.players.map(({ seat }) => ({ seat, name: p.names[seat] ?? '' })),
    rows: SOURCES.map((source) => ({
      label: texts.source[source],
      points: view.players.map((seat) => seat.points[source] ?? 0),
    })),
    total: texts.label.total,
  };
  return framed(
    p,
    { id: 'points', title: texts.title.points, columns: [pointsColumns(table)], ...more },
    pointsTable(table),
  );
}

export function finalScoring(p: AoiPainting, more: More = {}): PanelSpec {
  const { texts, view } = p;
  const { label } = texts;
  return framed(
    p,
    { id: 'final', title: texts.title.final, columns: [26], ...more },
    always((width) =>
      facts(
        [
          [label.area, texts.prizes({ points: AREA_PRIZES })],
          [label.disciplines, texts.prizes({ points: SCIENCE_PRIZES })],
          [label.goods, texts.goodsEnd({ coins: COINS_FOR_A_POINT })],
          [label.neutralPiece, view.neutral ? texts.neutral({ area: view.neutral.area }) : ''],
        ],
        width,
      ),
    ),
  );
}
