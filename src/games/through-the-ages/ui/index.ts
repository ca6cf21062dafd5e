/** The screen of Through the Ages. */
import type { Area } from '../../../ui/paint/area.js';
import type { GameUi, Painting } from '../../../ui/types.js';
import type { TtaView } from '../view.js';
import { now } from './now.js';
import { paintRowList, paintRowWide } from './row.js';
import { paintEvents, paintHand, paintOthers, paintProjection, paintSeats, paintTactic } from './seats.js';
import { paintBanks, paintTableauList, paintTableauWide } from './tableau.js';
import { nameOf } from './words.js';

/** Row, table, banks, seats, hand and events together, one under the other: 29 rows, 120 columns. */
function together(area: Area, p: Painting<TtaView>): void {
  let y = paintRowWide(area, 0, p);
  y = paintTableauWide(area, y + 1, p);
  y = paintBanks(area, y, p);
  y = paintSeats(area, y, p);
  y = paintHand(area, y, p);
  y = paintTactic(area, y, p);
  y = paintEvents(area, y, p);
  paintProjection(area, Math.min(y, area.height - 1), p);
}

function rowPage(area: Area, p: Painting<TtaView>): void {
  if (area.width >= 118 && area.height >= 28) {
    together(area, p);
    return;
  }
  const y = paintRowList(area, 0, p);
  paintSeats(area, y, p);
}

function tablePage(area: Area, p: Painting<TtaView>): void {
  const y = paintTableauList(area, p);
  paintBanks(area, y, p);
  paintProjection(area, area.height - 1, p);
}

function eventsPage(area: Area, p: Painting<TtaView>): void {
  const y = paintEvents(area, 0, p);
  paintTactic(area, y + 1, p);
}

export const ui: GameUi<TtaView> = {
  pages: [
    { key: 'R', title: 'row', paint: rowPage },
    { key: 'T', title: 'table', paint: tablePage },
    { key: 'O', title: 'others', paint: paintOthers },
    { key: 'E', title: 'events', paint: eventsPage },
    { key: 'H', title: 'hand', paint: (area, p) => void paintHand(area, 0, p) },
  ],
  strip: (view, seat) => {
    const s = view.players[seat]!;
    return {
      title: s.leader ? nameOf(s.leader) : nameOf(s.government),
      score: `${s.culture} str ${s.rating.strength}`,
      passed: s.out,
    };
  },
  now,
  zooms: 1,
};
