/** The screen of Age of Innovation. */
import type { Area } from '../../../ui/paint/area.js';
import { paintTable, seatStyle } from '../../../ui/paint/parts.js';
import { cut, wrapText } from '../../../ui/paint/text.js';
import type { GameUi, Painting } from '../../../ui/types.js';
import { en } from '../texts/en.js';
import type { View } from '../types.js';
import { face } from './face.js';
import { paintHexes, paintMap, wantsHexes } from './map.js';
import { now } from './now.js';
import { places } from './places.js';
import {
  BOARD_SHAPES,
  type BoardShape,
  boardRows,
  paintBoard,
  paintBoardSide,
  paintMeans,
  paintNextSteps,
  withoutSteps,
} from './planning-old.js';
import { paintRoundPage, paintRounds, roundRows } from './rounds.js';
import {
  paintActions,
  paintBoosters,
  paintCompetencies,
  paintInnovations,
  paintScience,
  paintSupply,
} from './science.js';
import { waste } from './waste.js';
import {
  BOOSTER_WORDS,
  COMPETENCY_WORDS,
  FACTION_WORDS,
  FINAL_WORDS,
  INNOVATION_WORDS,
  PALACE_WORDS,
  ROUND_WORDS,
} from './words.js';

const LAST_ROUND = 6;
/** Where the right column begins beside the brick map. */
const COLUMN = 59;
const MAP_ROWS = 20;
/** Columns of the few numbers beside a map without a right column. */
const PANEL = 22;
/** Where what one has stands beside the science board. */
const SIDE = 59;
const SIDE_WIDTH = 21;

function isLarge(area: Area): boolean {
  return area.width >= 120 && area.height >= 29;
}

/** The roomiest board that leaves two rows for the boosters below everything else. */
function boardShape(area: Area, p: Painting<View>): BoardShape {
  const innovations = 2 + Math.max(...p.view.innovations.map((i) => i.row), 0) + 1;
  const rest = innovations + 4 + roundRows(p.view, area.width) + 2 + 2;
  return BOARD_SHAPES.find((shape) => boardRows(p, shape) + rest <= area.height) ?? 'tight';
}

/** The science and innovation boards matter as much as the map: it is drawn small and leaves them room. */
function mapPage(area: Area, p: Painting<View>): void {
  if (isLarge(area) && wantsHexes(p, COLUMN - 1, MAP_ROWS)) {
    bigMapPage(area, p);
    return;
  }
  if (isLarge(area)) {
    paintMap(area.sub(0, 0, COLUMN - 1, MAP_ROWS), p);
    const left = area.sub(0, MAP_ROWS, COLUMN - 1, area.height - MAP_ROWS);
    const science = paintScience(left, 0, p);
    const right = area.sub(COLUMN, 0, area.width - COLUMN, area.height);
    const shape = boardShape(right, p);
    if (withoutSteps(shape)) paintNextSteps(left, science, p);
    let y = paintBoard(right, p, shape);
    y = paintInnovations(right, y, p);
    y = paintCompetencies(right, y, p);
    y = paintRounds(right, y, p);
    y = paintActions(right, y, p);
    paintBoosters(right, y, p, Math.max(1, area.height - y));
    return;
  }
  const side = area.width - PANEL;
  paintMap(area.sub(0, 0, side - 1, area.height - 3), p);
  paintPanel(area.sub(side, 0, PANEL, area.height), p);
  const foot = 'W workshop  G guild  S school  U university  P palace';
  area.text(0, area.height - 3, foot, { ink: 'dim' });
  area.text(0, area.height - 2, "R tower  M monument  ' pavilion  ° city  small: neutral", { ink: 'dim' });
  area.text(0, area.height - 1, cut(`bridges ${bridgeText(p.view)}`, area.width), { ink: 'dim' });
}

/** What one needs beside a map that takes all the room: twelve rows. */
function paintPanel(area: Area, p: Painting<View>): void {
  paintBoardSide(area, p);
  const tile = p.view.rounds.find((t) => t.now);
  if (!tile) return;
  area.text(0, 8, 'round', { ink: 'dim' });
  area.text(7, 8, ROUND_WORDS[tile.tile].short);
  const last = tile.round === LAST_ROUND;
  area.text(0, 9, last ? 'final' : 'end', { ink: 'dim' });
  area.text(7, 9, last ? FINAL_WORDS[p.view.final].short : ROUND_WORDS[tile.tile].end);
}

/** The large hexes with their names; what stood beside the map is on its pages. */
function bigMapPage(area: Area, p: Painting<View>): void {
  const side = area.width - PANEL;
  paintHexes(area.sub(0, 0, side - 1, area.height), p);
  const panel = area.sub(side, 0, PANEL, area.height);
  paintPanel(panel, p);
  let y = paintActions(panel, 13, p) + 1;
  const legend = ['W workshop  G guild', 'S school  P palace', 'U university  R tower', "M monument  ' pavilion"];
  for (const text of [...legend, '° city  small: neutral', 'edge  border hex'])
    panel.text(0, y++, text, { ink: 'dim' });
}

/** '1: F7-G6 C9-D7  2: E3-F4' */
function bridgeText(view: View): string {
  const rows = view.players.flatMap(({ seat }) => {
    const own = bridgesOf(view, seat);
    return own.length > 0 ? [`${seat + 1}: ${own.join(' ')}`] : [];
  });
  return rows.join('  ') || 'none';
}

function bridgesOf(view: View, seat: number): string[] {
  return view.bridges.flatMap((b) => (b.seat === seat ? [`${b.a}-${b.b}`] : []));
}

function sciencePage(area: Area, p: Painting<View>): void {
  const y = paintScience(area, 0, p);
  if (area.width >= SIDE + SIDE_WIDTH) paintMeans(area.sub(SIDE, 0, SIDE_WIDTH, y), p);
  const below = area.height - y;
  if (area.height >= 20) paintCompetencies(area, paintInnovations(area, y + 1, p) + 1, p);
  else paintInnovations(area.sub(0, y, area.width, below), 0, p);
}

function playersPage(area: Area, p: Painting<View>): void {
  const columns = [
    { head: '', width: 2 },
    { head: 'faction', width: 12 },
    { head: 'board', width: 9 },
    { head: 'vp', width: 4, align: 'right' as const },
    { head: 'c', width: 3, align: 'right' as const },
    { head: 't', width: 3, align: 'right' as const },
    { head: 's', width: 3, align: 'right' as const },
    { head: 'bowls', width: 8, align: 'right' as const },
    { head: ' B L E M', width: 9 },
    { head: 'ship', width: 4, align: 'right' as const },
    { head: 'dig', width: 3, align: 'right' as const },
  ];
  const rows = p.view.players.map((seat) => [
    { text: String(seat.seat + 1), style: seatStyle(seat.seat) },
    seat.faction ? FACTION_WORDS[seat.faction] : '-',
    seat.board ?? '-',
    String(seat.vp),
    String(seat.coins),
    String(seat.tools),
    String(seat.scholars),
    seat.bowls.join('/'),
    ` ${seat.books.join(' ')}`,
    String(seat.shipping),
    `${seat.terraforming}t`,
  ]);
  const below = paintTable(area, 0, 0, columns, rows);
  const width = area.width - 2;
  const texts = (bridges: boolean) => p.view.players.map((seat) => wrapText(tileText(p.view, seat, bridges), width));
  const height = (list: readonly string[][]) => list.flat().length;
  // The map shows bridges as well: they go first where there is no room, then the ends of what others have.
  const list = [texts(true), texts(false)].find((x) => below + 1 + height(x) <= area.height) ?? texts(false);
  let y = below + height(list) < area.height ? below + 1 : below;
  shorten(list, area.height - y, p.shown, width);
  for (const [seat, lines] of list.entries()) {
    area.text(0, y, String(seat + 1), seatStyle(seat));
    for (const line of lines) area.text(2, y++, line);
  }
}

/** Leaves at most `room` lines: the longest text loses its end, that of the shown seat last. */
function shorten(list: string[][], room: number, shown: number, width: number): void {
  const weight = (seat: number) => list[seat]!.length - (seat === shown ? 0.5 : 0);
  for (let over = list.flat().length - room; over > 0; over--) {
    const longest = [...list.keys()].reduce((a, b) => (weight(b) > weight(a) ? b : a));
    const lines = list[longest]!;
    lines.pop();
    lines.push(cut(`${lines.pop() ?? ''} …`, width));
  }
}

/** Everything that a seat has before it, in one sentence. */
function tileText(view: View, seat: View['players'][number], withBridges: boolean): string {
  const bridges = withBridges ? bridgesOf(view, seat.seat) : [];
  const tiles = [
    ...(seat.booster ? [`booster ${BOOSTER_WORDS[seat.booster]}`] : []),
    ...(seat.palace ? [`palace ${PALACE_WORDS[seat.palace]}`] : []),
    ...(seat.reserved ? [`palace to be built ${PALACE_WORDS[seat.reserved]}`] : []),
    ...seat.competencies.map((t) => COMPETENCY_WORDS[t]),
    ...seat.innovations.map((t) => INNOVATION_WORDS[t]),
    ...(seat.pavilions > 0 ? [`pavilions to be placed ${seat.pavilions}`] : []),
    ...(bridges.length > 0 ? [`bridges ${bridges.join(' ')}`] : []),
  ];
  return tiles.join('; ') || 'no tiles';
}

function boardPage(area: Area, p: Painting<View>): void {
  const shape = area.height > 15 ? 'deep' : 'tight';
  paintBoard(area.sub(0, 0, 57, area.height), p, shape);
  const right = area.sub(57, 0, area.width - 57, area.height);
  const y = paintRounds(right, paintActions(right, 0, p) + 1, p);
  if (shape === 'tight') paintNextSteps(right, y, p);
}

export const ui: GameUi<View> = {
  pages: [
    { key: 'M', title: 'map', paint: mapPage },
    { key: 'P', title: 'planning board', paint: boardPage },
    { key: 'S', title: 'science', topics: ['step', 'steps-in-one', 'key'], paint: sciencePage },
    {
      key: 'N',
      title: 'tiles left',
      topics: ['palace', 'city', 'competency', 'set', 'draft', 'draft-booster'],
      onLarge: true,
      paint: (area, p) => paintSupply(area, p),
    },
    { key: 'R', title: 'rounds', paint: paintRoundPage },
    { key: 'B', title: 'boards', paint: playersPage },
  ],
  strip: (view, seat) => {
    const s = view.players[seat]!;
    return { title: s.faction ? FACTION_WORDS[s.faction] : '', score: `${s.vp} vp`, passed: s.passed };
  },
  face,
  places,
  texts: en,
  prices: (price) => en.goods({ goods: price }),
  tally: (key) => en.tally({ key }),
  now: (...asked) => now(en, ...asked),
  rule: (target, view) => {
    const [kind, name] = target.split(':');
    if (kind === 'bridge') return 'bridge';
    if (target === 'terraforming') return 'track:terraforming';
    if (target === 'school' || target === 'university' || target === 'palace') return `building:${target}`;
    if (kind !== 'hex') return null;
    const hex = view.hexes.find((h) => h.name === name);
    return hex?.building ? `building:${hex.building}` : 'action:build';
  },
  waste: (...asked) => waste(en, ...asked),
  zooms: 3,
};
