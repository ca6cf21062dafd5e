/** The screen of Terra Mystica. */
import type { Area } from '../../../ui/paint/area.js';
import { paintTable, seatStyle } from '../../../ui/paint/parts.js';
import { wrapText } from '../../../ui/paint/text.js';
import type { GameUi, Painting } from '../../../ui/types.js';
import { SOURCES } from '../data/ids.js';
import { en } from '../texts/en.js';
import type { View } from '../types.js';
import { face } from './face.js';
import { paintFaction, paintFactionSide } from './faction.js';
import { paintMap } from './map.js';
import { now } from './now.js';
import { paintCards, paintCults, paintPower, paintRounds, paintSupply } from './painted-tiles.js';
import { places } from './places.js';
import { waste } from './waste.js';
import { BONUS_WORDS, FACTION_WORDS, FAVOUR_WORDS, goodsText, SCORING_WORDS, TOWN_WORDS } from './words.js';

const LARGE = { width: 120, height: 29 };
/** Where the right column begins beside the large map. */
const COLUMN = 83;

function isLarge(area: Area): boolean {
  return area.width >= LARGE.width && area.height >= LARGE.height;
}

/** Cults, round, cards and power actions; air between them where there is some to spare. */
function paintBesides(area: Area, y: number, p: Painting<View>): void {
  const power = area.width >= 60 ? 1 : 2;
  const rounds = area.height > 13 ? 3 : 2;
  const free = p.view.cards.filter((card) => card.seat < 0).length;
  const room = Math.max(1, area.height - y - 6 - rounds - power);
  let spare = room - Math.min(free, room);
  const air = () => (spare-- > 0 ? 1 : 0);
  let row = paintCults(area, y + (y > 0 ? air() : 0), p);
  row = paintRounds(area, row + air(), p, rounds);
  row = paintCards(area, row + air(), p, room);
  paintPower(area, row, p);
}

function mapPage(area: Area, p: Painting<View>): void {
  if (isLarge(area)) {
    paintMap(area.sub(0, 0, COLUMN - 1, area.height), p);
    const side = area.sub(COLUMN, 0, area.width - COLUMN, area.height);
    paintBesides(side, paintFaction(side, p), p);
    return;
  }
  const side = area.width - 22;
  paintMap(area.sub(0, 0, side - 1, area.height - 2), p);
  paintFactionSide(area.sub(side, 0, 22, area.height), p);
  const tile = p.view.scoring.find((t) => t.when === 'now');
  if (tile) {
    area.text(side, 8, 'round', { ink: 'dim' });
    area.text(side + 7, 8, SCORING_WORDS[tile.id].short);
    area.text(side, 9, 'end', { ink: 'dim' });
    area.text(side + 7, 9, tile.cultCovered ? 'nothing' : SCORING_WORDS[tile.id].end);
  }
  const foot = 'D dwelling T trading h. E temple S strongh. A sanctuary';
  area.text(2, area.height - 2, foot, { ink: 'dim' });
  const bridges = p.view.bridges.map((b) => `${b.a}-${b.b}=${b.seat + 1}`).join(' ') || 'none';
  area.text(2, area.height - 1, `° town  bridges: ${bridges}`.slice(0, side - 3), { ink: 'dim' });
}

function factionPage(area: Area, p: Painting<View>): void {
  paintFaction(area.sub(0, 0, 40, area.height), p);
  paintBesides(area.sub(42, 0, area.width - 42, area.height), 0, p);
}

function boardsPage(area: Area, p: Painting<View>): void {
  const columns = [
    { head: '', width: 2 },
    { head: 'faction', width: 11 },
    { head: 'vp', width: 4, align: 'right' as const },
    { head: 'c', width: 3, align: 'right' as const },
    { head: 'w', width: 3, align: 'right' as const },
    { head: 'p', width: 3, align: 'right' as const },
    { head: 'bowls', width: 8, align: 'right' as const },
    { head: 'ship', width: 4, align: 'right' as const },
    { head: 'spade', width: 5, align: 'right' as const },
    { head: ' D T E S A', width: 11 },
    { head: 'income', width: 15 },
  ];
  const rows = p.view.seats.map((seat) => [
    { text: String(seat.seat + 1), style: seatStyle(seat.seat) },
    seat.faction ? FACTION_WORDS[seat.faction] : '-',
    String(seat.points),
    String(seat.coins),
    String(seat.workers),
    String(seat.priests),
    seat.bowls.join('/'),
    seat.ship ? String(seat.ship.level) : '-',
    goodsText(seat.spade),
    ` ${seat.pieces.map((row) => row.onMap).join(' ')}`,
    goodsText(seat.incomeTotal),
  ]);
  let y = paintTable(area, 0, 0, columns, rows) + 1;
  for (const seat of p.view.seats) {
    if (y >= area.height) break;
    area.text(0, y, String(seat.seat + 1), seatStyle(seat.seat));
    const tiles = [
      ...(seat.card ? [`card ${BONUS_WORDS[seat.card]}`] : []),
      ...seat.favours.map((tile) => FAVOUR_WORDS[tile]),
      ...seat.towns.map((tile) => `town ${TOWN_WORDS[tile]}`),
      `area ${seat.area}`,
      `bridges left ${seat.bridgesLeft}`,
    ];
    // Every seat has its row; where there is room, long lists go on below.
    const behind = p.view.seats.length - p.view.seats.indexOf(seat) - 1;
    const lines = wrapText(tiles.join('; '), area.width - 2).slice(0, Math.max(1, area.height - y - behind));
    for (const line of lines) area.text(2, y++, line);
  }
}

function scoringPage(area: Area, p: Painting<View>): void {
  area.text(0, 0, 'ROUND TILES', { ink: 'dim' });
  p.view.scoring.forEach((tile, i) => {
    const words = SCORING_WORDS[tile.id];
    const style =
      tile.when === 'now'
        ? ({ ink: 'accent', bold: true } as const)
        : tile.when === 'past'
          ? ({ ink: 'dim' } as const)
          : {};
    const sign = tile.when === 'now' ? '►' : tile.when === 'past' ? '√' : ' ';
    area.text(0, 1 + i, `${sign}${tile.round} ${words.long.padEnd(28)}${tile.cultCovered ? '' : words.end}`, style);
    area.spot(`scoring:${tile.id}`, 0, 1 + i, 40);
  });
  const wide = area.width >= 100 ? 5 : 4;
  const left = Math.min(48, area.width - 14 - p.view.seats.length * wide);
  const at = (i: number) => left + 14 + (i + 1) * wide;
  area.text(left, 0, 'IF OVER NOW', { ink: 'dim' });
  p.view.seats.forEach((seat, i) => {
    area.right(at(i), 0, String(seat.seat + 1), seatStyle(seat.seat));
  });
  let y = 1;
  for (const source of SOURCES) {
    if (y >= area.height - 1) break;
    if (p.view.seats.every((seat) => !seat.sources[source])) continue;
    area.text(left, y, source.replace('-', ' '));
    p.view.seats.forEach((seat, i) => {
      area.right(at(i), y, String(seat.sources[source] ?? 0));
    });
    y++;
  }
  area.text(left, y, 'total', { bold: true });
  p.view.seats.forEach((seat, i) => {
    const total = Object.values(seat.sources).reduce((a, b) => a + b, 0);
    area.right(at(i), y, String(total), { bold: true });
  });
  paintPower(area.sub(0, 8, left - 1, area.height - 8), 0, p);
}

export const ui: GameUi<View> = {
  pages: [
    { key: 'M', title: 'map', paint: mapPage },
    { key: 'F', title: 'faction', topics: ['keys', 'ritual', 'ordain', 'first-card'], paint: factionPage },
    { key: 'B', title: 'boards', paint: boardsPage },
    {
      key: 'G',
      title: 'tiles left',
      topics: ['favour', 'town', 'rewards'],
      onLarge: true,
      paint: (area, p) => paintSupply(area, p),
    },
    { key: 'S', title: 'scoring', paint: scoringPage },
  ],
  strip: (view, seat) => {
    const s = view.seats[seat]!;
    return {
      title: s.faction ? FACTION_WORDS[s.faction] : '',
      score: `${s.points} vp`,
      passed: s.passed,
    };
  },
  face,
  places,
  texts: en,
  prices: (price) => en.goods({ goods: price }),
  tally: (key) => en.tally({ key }),
  now: (...asked) => now(en, ...asked),
  rule: (target, view) => {
    const [kind, name] = target.split(':');
    if (kind === 'bridge') return 'rule:bridge';
    if (kind !== 'hex') return null;
    const hex = view.hexes.find((h) => h.name === name);
    return hex?.building ? `building:${hex.building}` : 'action:build';
  },
  waste: (...asked) => waste(en, ...asked),
  zooms: 3,
};
