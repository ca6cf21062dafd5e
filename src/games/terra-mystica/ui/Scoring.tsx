/** Where everybody's points come from, and what the end of the game pays. */
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { facts, seatLine } from '../../terra-kit/ui/facts.js';
import { framed, layers, type More, step } from '../../terra-kit/ui/panel.js';
import { pointsColumns, pointsTable } from '../../terra-kit/ui/points.js';
import { SOURCES } from '../data/ids.js';
import { AREA_PRIZES, CULT_PRIZES } from '../data/tiles.js';
import type { TmPainting } from './painting.js';

export function pointsNow(p: TmPainting, more: More = {}): PanelSpec {
  const { texts, view } = p;
  const table = {
    seats: view.seats.map(({ seat }) => ({ seat, name: p.names[seat] ?? '' })),
    rows: SOURCES.map((source) => ({
      label: texts.source[source],
      points: view.seats.map((seat) => seat.sources[source] ?? 0),
    })),
    total: texts.label.total,
  };
  return framed(
    p,
    { id: 'points', title: texts.title.points, columns: [pointsColumns(table)], ...more },
    pointsTable(table),
  );
}

export function finalScoring(p: TmPainting, more: More = {}): PanelSpec {
  const { texts, view } = p;
  const { label } = texts;
  return framed(
    p,
    { id: 'final', title: texts.title.final, columns: [26], ...more },
    layers((width) => {
      const prizes = facts(
        [
          [label.area, texts.prizes({ points: AREA_PRIZES })],
          [label.cults, texts.prizes({ points: CULT_PRIZES })],
          [label.goods, label.goodsEnd],
        ],
        width,
      );
      const areas = [...view.seats]
        .sort((a, b) => b.area - a.area)
        .map((seat) => seatLine(seat.seat, texts.area({ n: seat.area }), width));
      return [step(2, ...prizes), step(3, ...prizes, ...areas)];
    }),
  );
}
