/** The science board, the innovation board and the tiles beside them. */
import type { Area } from '../../../ui/paint/area.js';
import { look, paintItems, sign } from '../../../ui/paint/marks.js';
import { seatStyle } from '../../../ui/paint/parts.js';
import { cut } from '../../../ui/paint/text.js';
import type { Painting } from '../../../ui/types.js';
import { DISCIPLINES } from '../data/ids.js';
import type { View } from '../types.js';
import { paintPool, paintPoolMeanings, paintSets } from './deal.js';
import {
  BOOK_WORDS,
  BOOSTER_WORDS,
  CITY_WORDS,
  COMPETENCY_WORDS,
  DISCIPLINE_WORDS,
  INNOVATION_WORDS,
  PALACE_WORDS,
  POWER_WORDS,
} from './words.js';

const LEVELS = 12;
const NAME = 9;
/** Free spaces and seats that have sent somebody, behind the levels. */
const SPACES = 10;
/** Two players: the neutral faction on the science board. */
const NEUTRAL = 'N';

/** How many stand at a level; with two players the neutral faction is one of them. */
function markersAt(view: View, discipline: number, level: number): number {
  const seats = view.science[discipline]!.levels.filter((at) => at === level).length;
  return seats + (view.neutral?.levels[discipline] === level ? 1 : 0);
}

/** Width of every level: three columns, more where many seats stand together, taken from levels with hardly anybody. */
function levelWidths(view: View, room: number): number[] {
  const need: number[] = [];
  for (let level = 0; level <= LEVELS; level++) {
    const most = Math.max(...view.science.map((_, d) => markersAt(view, d, level)));
    need.push(Math.max(most, String(level).length) + 1);
  }
  const out = need.map((n) => Math.max(3, n));
  for (let spare = room - out.reduce((a, b) => a + b, 0), i = LEVELS; spare < 0 && i >= 0; i--) {
    spare += out[i]! - need[i]!;
    out[i] = need[i]!;
  }
  return out;
}

/** Eight rows, 58 columns. */
export function paintScience(area: Area, y: number, p: Painting<View>): number {
  const widths = levelWidths(p.view, Math.min(area.width, 58) - NAME - SPACES);
  const starts = widths.map((_, level) => NAME + widths.slice(0, level).reduce((a, b) => a + b, 0));
  const spaces = NAME + widths.reduce((a, b) => a + b, 0) + 1;
  area.text(0, y, 'SCIENCE  power at 3:1 5:2 7:2 12:3 · key at 8', { ink: 'dim' });
  starts.forEach((x, level) => {
    area.text(x, y + 1, String(level), { ink: 'dim' });
  });
  area.text(spaces, y + 1, 'free sent', { ink: 'dim' });
  p.view.science.forEach((track, i) => {
    const row = y + 2 + i;
    const id = `discipline:${track.discipline}`;
    area.text(0, row, DISCIPLINE_WORDS[track.discipline]);
    starts.forEach((start, level) => {
      let x = start;
      track.levels.forEach((at, seat) => {
        if (at === level) x = area.text(x, row, String(seat + 1), seatStyle(seat));
      });
      if (p.view.neutral?.levels[i] === level) x = area.text(x, row, NEUTRAL);
      if (x === start && level > 0) area.text(x, row, '·', { ink: 'dim' });
    });
    area.restyle(0, row, 8, look(p, id));
    area.text(8, row, sign(p, id), { ink: 'accent' });
    const free = track.spaces.filter((space) => space.seat === null).map((space) => space.value);
    area.text(spaces, row, free.join(''));
    let x = spaces + 5;
    for (const { seat } of track.spaces) {
      if (typeof seat === 'number') x = area.text(x, row, String(seat + 1), seatStyle(seat));
      else if (seat === 'neutral') x = area.text(x, row, NEUTRAL);
    }
    area.spot(id, 0, row, 50);
  });
  area.text(0, y + 6, 'from 9 a round: bank 3c  law 6pw  engin. 1t  medic. 3vp', { ink: 'dim' });
  const keys = p.view.players.map((s) => `${s.seat + 1}: ${s.keys}`).join('   ');
  area.text(0, y + 7, `keys   ${keys}${neutralText(p.view)}`);
  return y + 8;
}

/** Two players: the area of the neutral faction, as soon as it is open. */
function neutralText(view: View): string {
  return view.neutral ? `   ${NEUTRAL} neutral, area ${view.neutral.area ?? 'hidden'}` : '';
}

const LETTERS = DISCIPLINES.map((d) => d[0]!.toUpperCase());

/** What innovations cost: in a column, at the wide places over two of them, by slot and for lack of a palace. */
function innovationHead(view: View, seat: View['players'][number]): string {
  const wide = view.innovations.some((i) => i.columns.length > 1) ? ' (wide 2+2+1)' : '';
  const parts = [`INNOVATIONS 2 own+3 any${wide}`];
  if (seat.board) parts.push(seat.innovationSlot === null ? 'no slot left' : `slot +${seat.innovationSlot}`);
  if (seat.board && seat.innovationCoins > 0) parts.push(`no palace +${seat.innovationCoins}c`);
  return parts.join(', ');
}

/** The innovations in their columns: marked if the shown seat can pay, with the points they would bring it at once. */
export function paintInnovations(area: Area, y: number, p: Painting<View>): number {
  const seat = p.view.players[p.shown]!;
  area.text(0, y, innovationHead(p.view, seat), { ink: 'dim' });
  DISCIPLINES.forEach((d, i) => {
    area.text(i * 13 + 1, y + 1, d, { ink: 'dim' });
  });
  if (seat.board) area.text(4 * 13 + 1, y + 1, 'vp now', { ink: 'dim' });
  let last = y + 1;
  for (const place of p.view.innovations) {
    const row = y + 2 + place.row;
    last = Math.max(last, row);
    const x = (place.columns[0] ?? 0) * 13;
    const id = place.tile ? `innovation:${place.tile}` : '';
    const payable = place.cost[p.shown]?.payable ?? false;
    if (!place.tile) {
      const end = area.text(x, row, `×${INNOVATION_WORDS[place.dealt]}`, { ink: 'dim' });
      if (place.taker !== null) area.text(end + 1, row, String(place.taker + 1), seatStyle(place.taker));
      continue;
    }
    const mark = sign(p, id) === ' ' ? (payable ? '+' : ' ') : sign(p, id);
    const style = look(p, id, payable ? { ink: 'accent' } : {});
    const end = area.text(x, row, `${mark}${INNOVATION_WORDS[place.tile]}`, style);
    const [left, right] = place.columns;
    if (right !== undefined) area.text(end + 1, row, `${LETTERS[left!]}+${LETTERS[right]}`, { ink: 'dim' });
    const worth = place.worth[p.shown];
    if (worth) area.right(x + 13 * place.columns.length, row, String(worth), style);
    area.spot(id, x, row, 12);
  }
  return last + 1;
}

/** Three rows of four stacks. */
export function paintCompetencies(area: Area, y: number, p: Painting<View>): number {
  area.text(0, y, 'COMPETENCIES  tiles left', { ink: 'dim' });
  const gains = ['3 st', '2st 1bk', '1st 2bk'];
  gains.forEach((text, row) => {
    area.text(0, y + 1 + row, text, { ink: 'dim' });
  });
  for (const place of p.view.competencies) {
    const id = `competency:${place.tile}`;
    const x = 8 + place.column * 13;
    const row = y + 1 + place.row;
    const text = `${place.left === 0 ? '×' : sign(p, id)}${COMPETENCY_WORDS[place.tile].slice(0, 10)}`;
    area.text(x, row, text, place.left === 0 ? { ink: 'dim' } : look(p, id));
    area.text(x + 12, row, String(place.left), { ink: 'dim' });
    area.spot(id, x, row, 12);
  }
  return y + 4;
}

export function paintActions(area: Area, y: number, p: Painting<View>): number {
  const discount = p.view.players[p.shown]!.powerDiscount;
  const power = p.view.power.map((a) => ({
    id: `power:${a.id}`,
    text: `${POWER_WORDS[a.id]} ${a.cost - discount}`,
    used: a.used,
  }));
  const row = paintItems(area, y, 'POWER', power, p);
  const books = p.view.books.map((a) => ({ id: `book:${a.id}`, text: `${BOOK_WORDS[a.id]} ${a.cost}`, used: a.used }));
  return paintItems(area, row, 'BOOKS', books, p);
}

/** In at most `room` rows; the one under the cursor is always among those that fit. */
export function paintBoosters(area: Area, y: number, p: Painting<View>, room = 99): number {
  const items = p.view.boosters.map((b) => ({
    id: `booster:${b.id}`,
    text: `${b.id.slice(8)} ${BOOSTER_WORDS[b.id]}${b.coins > 0 ? ` (+${b.coins}c)` : ''}`,
  }));
  if (itemRows(area.width, 'BOOSTERS', items) <= room) return paintItems(area, y, 'BOOSTERS', items, p);
  const width = Math.floor((area.width - 9) / 2);
  area.text(0, y, 'BOOSTERS', { ink: 'dim' });
  const cursor = items.findIndex((item) => p.marks.get(item.id) === 'cursor');
  const first = Math.max(0, Math.min(items.length - 2 * room, cursor - room));
  const shown = items.slice(first, first + 2 * room);
  shown.forEach((item, i) => {
    const x = 9 + (i % 2) * width;
    const row = y + Math.floor(i / 2);
    area.text(x, row, cut(`${sign(p, item.id)}${item.text}`, width - 1), look(p, item.id));
    area.spot(item.id, x, row, width - 1);
  });
  return y + Math.ceil(shown.length / 2);
}

/** How many rows `paintItems` will need. */
export function itemRows(width: number, title: string, items: readonly { text: string }[]): number {
  const start = title.length + 1;
  let x = start;
  let rows = 1;
  for (const { text } of items) {
    if (x > start && x + text.length + 1 > width) {
      x = start;
      rows++;
    }
    x += text.length + 2;
  }
  return rows;
}

/** Draft: every seat's own palace, until it is built. */
function paintReserved(area: Area, y: number, p: Painting<View>): number {
  const own = p.view.players.flatMap((s) =>
    s.reserved
      ? [{ id: `palace:${s.reserved}`, text: `${s.seat + 1}: ${s.reserved.slice(7)} ${PALACE_WORDS[s.reserved]}` }]
      : [],
  );
  return own.length > 0 ? paintItems(area, y, 'TO BE BUILT', own, p) : y;
}

/** Before the game what can be chosen; then palaces and city tiles that are left, cities on the map. */
export function paintSupply(area: Area, p: Painting<View>): void {
  if (p.view.sets.length > 0) {
    paintSets(area, p);
    return;
  }
  let y = 0;
  if (p.view.phase === 'deal') y = paintPool(area, p);
  else y = paintCompetencies(area, 0, p) + 1;
  const palaces = p.view.palaces.map((id) => ({ id: `palace:${id}`, text: `${id.slice(7)} ${PALACE_WORDS[id]}` }));
  if (palaces.length > 0) y = paintItems(area, y, 'PALACES', palaces, p);
  else if (p.view.phase !== 'deal') y = paintReserved(area, y, p);
  const tiles = p.view.cityTiles
    .filter((t) => t.left > 0)
    .map((t) => ({ id: `city:${t.id}`, text: `${CITY_WORDS[t.id]} x${t.left}` }));
  // Boosters are chosen in the draft, city tiles much later.
  if (p.view.phase === 'deal') y = paintBoosters(area, y, p);
  if (p.view.phase === 'deal' && y + itemRows(area.width, 'CITY TILES', tiles) > area.height) return;
  y = paintItems(area, y, 'CITY TILES', tiles, p);
  if (p.view.phase !== 'deal') y = paintBoosters(area, y, p);
  if (p.view.phase === 'deal') paintPoolMeanings(area, y + 1, p);
  else paintCities(area, y, p.view);
}

/** A line for each city; where they do not all fit, side by side without their hexes, which the map shows. */
function paintCities(area: Area, top: number, view: View): void {
  const roomy = top + view.cities.length <= area.height;
  const left = roomy ? 0 : 8;
  if (!roomy && top < area.height) area.text(0, top, 'CITIES', { ink: 'dim' });
  let x = left;
  let y = top;
  for (const city of view.cities) {
    const tile = city.tile ? CITY_WORDS[city.tile] : 'no tile';
    const text = roomy ? `city ${tile}: ${city.hexes.join(' ')}` : tile;
    if (x > left && x + 2 + text.length > area.width) {
      x = left;
      y++;
    }
    if (y >= area.height) return;
    area.text(x, y, String(city.seat + 1), seatStyle(city.seat));
    area.text(x + 2, y, cut(text, area.width - x - 2));
    if (roomy) y++;
    else x += text.length + 4;
  }
}
