/** The screen of Through the Ages. */
import type { Area } from '../../../ui/paint/area.js';
import type { GameUi, Painting } from '../../../ui/types.js';
import { en } from '../texts/en.js';
import type { TtaView } from '../view.js';
import { face } from './face.js';
import { heard } from './heard.js';
import { now } from './now.js';
import { paintBanks } from './painted-banks.js';
import { paintAskedCard, paintEvents, paintProjection, paintTactic } from './painted-events.js';
import { handRows, paintHand, paintHandTexts } from './painted-hand.js';
import { places } from './places.js';
import { paintRowList, paintRowWide } from './row.js';
import { paintOthers, paintSeats } from './seats.js';
import { paintTableauList, paintTableauWide } from './tableau.js';
import { nameOf } from './words.js';

/** Rows of everything but the lines of seats and hands. */
const TOGETHER = 23;

/** Row, table, banks, seats, hand and events together, one under the other: 29 rows, 120 columns. */
function together(area: Area, p: Painting<TtaView>): void {
  // The row of blanks below the card row goes to hands that need it.
  const rows = area.height - TOGETHER - p.view.players.length;
  const gap = handRows(area.width, p) > rows ? 0 : 1;
  let y = paintRowWide(area, 0, p);
  y = paintTableauWide(area, y + gap, p);
  y = paintBanks(area, y, p);
  y = paintSeats(area, y, p);
  // One row each for both hands, tactics, events, wars and the end of the turn; rows to spare go to the hands.
  y = paintHand(area, y, p, area.height - y - 4);
  y = paintTactic(area, y, p, 1);
  paintEvents(area, y, p, 2);
  paintProjection(area, area.height - 1, p);
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
  const top = paintAskedCard(area, 0, p, 4);
  // Who is how strong matters more than the piles while a card is being answered.
  if (top > 0) {
    const y = paintEvents(area, paintSeats(area, top, p), p, 2);
    if (y < area.height) paintTactic(area, y, p, area.height - y);
    return;
  }
  const y = paintEvents(area, 0, p);
  paintTactic(area, y + 1, p, area.height - y - 1);
}

/** Questions about an event, an attack or a pact: the card lies open on the events page. */
const ABOUT_CARDS = [
  'attack',
  'declare-war',
  'bid',
  'colonize',
  'defence',
  'pact',
  'raid',
  'infiltrate',
  'annex',
  'spoils',
  'plunder',
  'lose-mix',
  'gain-mix',
  'food-or-resources',
  'raze',
  'raze-own',
  'ruin',
  'lose-colony',
  'agreement',
];

export const ui: GameUi<TtaView> = {
  face,
  places,
  heard,
  texts: en,
  prices: (price) => en.price({ price }),
  tally: (key) => en.tally({ key }),
  pages: [
    { key: 'R', title: 'row', paint: rowPage },
    { key: 'T', title: 'table', paint: tablePage },
    { key: 'O', title: 'others', paint: paintOthers },
    { key: 'E', title: 'events', topics: ABOUT_CARDS, paint: eventsPage },
    { key: 'H', title: 'hand', topics: ['discard-military'], paint: paintHandTexts },
  ],
  strip: (view, seat) => {
    const s = view.players[seat]!;
    return {
      title: s.leader ? nameOf(s.leader) : nameOf(s.government),
      score: String(s.culture),
      passed: s.out,
    };
  },
  now,
  rule: (target, view) => {
    const [kind, name] = target.split(':');
    if (kind === 'row') {
      const card = view.row[Number(name) - 1]?.card;
      return card ? `card:${card}` : 'rule:take';
    }
    if (kind === 'seat') {
      const leader = view.players[Number(name)]?.leader;
      return leader ? `card:${leader}` : null;
    }
    return null;
  },
  zooms: 1,
};
