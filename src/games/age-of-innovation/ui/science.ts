/** The science board, the innovation board and the tiles beside them. */
import type { Area } from '../../../ui/paint/area.js';
import { look, paintItems, sign } from '../../../ui/paint/marks.js';
import { paintTrack, seatStyle } from '../../../ui/paint/parts.js';
import { cut } from '../../../ui/paint/text.js';
import type { Painting } from '../../../ui/types.js';
import { DISCIPLINES } from '../data/ids.js';
import type { View } from '../types.js';
import {
  BOOK_WORDS,
  BOOSTER_WORDS,
  CITY_WORDS,
  COMPETENCY_WORDS,
  DISCIPLINE_WORDS,
  FINAL_WORDS,
  INNOVATION_WORDS,
  PALACE_WORDS,
  POWER_WORDS,
  ROUND_WORDS,
} from './words.js';

/** Eight rows, 54 columns. */
export function paintScience(area: Area, y: number, p: Painting<View>): number {
  area.text(0, y, 'SCIENCE  power at 3:1 5:2 7:2 12:3 · key at 8', { ink: 'dim' });
  area.text(9, y + 1, '0    1  2  3  4  5  6  7  8  9  10 11 12 sent', { ink: 'dim' });
  p.view.science.forEach((track, i) => {
    const row = y + 2 + i;
    const id = `discipline:${track.discipline}`;
    const x = paintTrack(area, 0, row, DISCIPLINE_WORDS[track.discipline], 9, track.levels, 12, 3);
    area.restyle(0, row, 8, look(p, id));
    area.text(8, row, sign(p, id), { ink: 'accent' });
    track.spaces.forEach((space, k) => {
      if (typeof space.seat === 'number') area.text(x + k, row, String(space.seat + 1), seatStyle(space.seat));
      else area.text(x + k, row, space.seat === 'neutral' ? 'N' : String(space.value));
    });
    area.spot(id, 0, row, 50);
  });
  area.text(0, y + 6, 'from 9 a round: bank 3c  law 6pw  engin. 1t  medic. 3vp', { ink: 'dim' });
  const neutral = p.view.neutral ? `   neutral ${p.view.neutral.levels.join(' ')}` : '';
  area.text(0, y + 7, `keys   ${p.view.players.map((s) => `${s.seat + 1}: ${s.keys}`).join('   ')}${neutral}`);
  return y + 8;
}

/** The innovations in their columns with what they cost the shown seat. */
export function paintInnovations(area: Area, y: number, p: Painting<View>): number {
  const seat = p.view.players[p.shown]!;
  const slot = seat.innovationSlot === null ? 'no slot left' : `slot +${seat.innovationSlot}`;
  const coins = seat.innovationCoins > 0 ? `, +${seat.innovationCoins}c without palace` : '';
  area.text(0, y, `INNOVATIONS  2 own + 3 any, ${slot}${coins}`, { ink: 'dim' });
  DISCIPLINES.forEach((d, i) => {
    area.text(i * 13 + 1, y + 1, d, { ink: 'dim' });
  });
  let last = y + 1;
  for (const place of p.view.innovations) {
    const row = y + 2 + place.row;
    last = Math.max(last, row);
    const x = (place.columns[0] ?? 0) * 13;
    const id = place.tile ? `innovation:${place.tile}` : '';
    const payable = place.cost[p.shown]?.payable ?? false;
    if (!place.tile) {
      area.text(x, row, `×${place.taker === null ? '' : `taken ${place.taker + 1}`}`, { ink: 'dim' });
      continue;
    }
    const mark = sign(p, id) === ' ' ? (payable ? '+' : ' ') : sign(p, id);
    area.text(x, row, `${mark}${INNOVATION_WORDS[place.tile]}`, look(p, id, payable ? { ink: 'accent' } : {}));
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

export function paintRounds(area: Area, y: number, p: Painting<View>): number {
  const now = p.view.rounds.find((t) => t.now) ?? p.view.rounds[0];
  if (!now) return y;
  const words = ROUND_WORDS[now.tile];
  area.text(0, y, `ROUND ${now.round}`, { bold: true });
  const end = now.round === 6 ? `and ${FINAL_WORDS[p.view.final]}` : `at end ${words.end}`;
  if (area.width < 50) {
    area.text(9, y, words.short, { ink: 'accent' });
    area.text(2, y + 1, end, { ink: 'accent' });
    return y + 2;
  }
  area.text(9, y, `${words.long}   ${end}`, { ink: 'accent' });
  const coming = p.view.rounds.filter((t) => t.round > now.round);
  if (coming.length === 0) return y + 1;
  const words6 = (round: number) => (round === 6 ? `, ${FINAL_WORDS[p.view.final]}` : '');
  const then = coming.map((t) => `${t.round} ${ROUND_WORDS[t.tile].short}${words6(t.round)}`);
  const x = area.text(2, y + 1, 'then ', { ink: 'dim' });
  area.text(x, y + 1, cut(then.join('  '), area.width - x));
  return y + 2;
}

export function paintActions(area: Area, y: number, p: Painting<View>): number {
  const power = p.view.power.map((a) => ({
    id: `power:${a.id}`,
    text: `${POWER_WORDS[a.id]} ${a.cost}`,
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

/** Palaces and city tiles that are left, cities on the map. */
export function paintSupply(area: Area, p: Painting<View>): void {
  let y = paintCompetencies(area, 0, p) + 1;
  const palaces = p.view.palaces.map((id) => ({ id: `palace:${id}`, text: `${id.slice(7)} ${PALACE_WORDS[id]}` }));
  y = paintItems(area, y, 'PALACES', palaces, p);
  const tiles = p.view.cityTiles
    .filter((t) => t.left > 0)
    .map((t) => ({ id: `city:${t.id}`, text: `${CITY_WORDS[t.id]} x${t.left}` }));
  y = paintItems(area, y, 'CITY TILES', tiles, p);
  y = paintBoosters(area, y, p);
  for (const city of p.view.cities) {
    if (y >= area.height) break;
    area.text(0, y, String(city.seat + 1), seatStyle(city.seat));
    area.text(2, y++, cut(`city ${city.tile ? CITY_WORDS[city.tile] : ''}: ${city.hexes.join(' ')}`, area.width - 2));
  }
}
