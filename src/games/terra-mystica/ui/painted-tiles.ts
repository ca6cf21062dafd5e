/** The cult board and the tiles beside the map. */
import type { Area } from '../../../ui/paint/area.js';
import { look, paintItems, sign } from '../../../ui/paint/marks.js';
import { paintTrack, seatStyle } from '../../../ui/paint/parts.js';
import { cut } from '../../../ui/paint/text.js';
import type { Painting } from '../../../ui/types.js';
import type { View } from '../types.js';
import { BONUS_WORDS, CULT_WORDS, FAVOUR_WORDS, POWER_WORDS, SCORING_WORDS, TOWN_WORDS } from './words.js';

/** Six rows, 37 columns. */
export function paintCults(area: Area, y: number, p: Painting<View>): number {
  area.text(0, y, 'CULTS  power at 3:1  5:2  7:2  10:3', { ink: 'dim' });
  area.text(6, y + 1, '0    1 2 3 4 5 6 7 8 9 10 ord.', { ink: 'dim' });
  p.view.cults.forEach((track, i) => {
    const row = y + 2 + i;
    const id = `cult:${track.cult}`;
    const x = paintTrack(area, 0, row, CULT_WORDS[track.cult], 6, track.steps, 10);
    area.restyle(0, row, 5, look(p, id));
    area.text(5, row, sign(p, id).trim() || ' ', { ink: 'accent' });
    track.orders.forEach((space, k) => {
      if (space.seat >= 0) area.text(x + 1 + k, row, String(space.seat + 1), seatStyle(space.seat));
      else area.text(x + 1 + k, row, String(space.worth));
    });
    area.spot(id, 0, row, 37);
  });
  return y + 6;
}

/** What this round scores, what its end pays, and what comes where there is a third row for it. */
export function paintRounds(area: Area, y: number, p: Painting<View>, rows = 3): number {
  const now = p.view.scoring.find((t) => t.when === 'now') ?? p.view.scoring[0];
  if (!now) return y;
  const words = SCORING_WORDS[now.id];
  area.text(0, y, `ROUND ${now.round}`, { bold: true });
  area.text(9, y, words.long, { ink: 'accent' });
  area.text(2, y + 1, now.cultCovered ? 'last round: no cult bonus' : `at its end per ${words.end}`);
  const coming = p.view.scoring.filter((t) => t.round > now.round);
  if (rows < 3 || coming.length === 0) return y + 2;
  let x = area.text(2, y + 2, 'then', { ink: 'dim' });
  for (const tile of coming) {
    const text = `${tile.round} ${SCORING_WORDS[tile.id].short}`;
    if (x + 1 + text.length > area.width) {
      area.text(Math.min(x + 1, area.width - 1), y + 2, '…', { ink: 'dim' });
      break;
    }
    x = area.text(x + 1, y + 2, text) + 1;
  }
  return y + 3;
}

/** The free cards with their coins, in at most `room` rows: with more cards than that, shortened and in pairs. */
export function paintCards(area: Area, y: number, p: Painting<View>, room = 99): number {
  const free = p.view.cards.filter((card) => card.seat < 0);
  const items = free.map((card) => ({
    id: `card:${card.id}`,
    text: `${card.id.slice(3)} ${BONUS_WORDS[card.id]}${card.coins > 0 ? ` (+${card.coins}c)` : ''}`,
  }));
  if (items.length <= room || area.width >= 120) return paintItems(area, y, 'CARDS', items, p);
  area.text(0, y, 'CARDS', { ink: 'dim' });
  const width = Math.floor((area.width - 6) / 2);
  // The card under the cursor is always among those that fit.
  const cursor = items.findIndex((item) => p.marks.get(item.id) === 'cursor');
  const first = Math.max(0, Math.min(items.length - 2 * room, cursor - room));
  items.slice(first, first + 2 * room).forEach((item, i) => {
    const x = 6 + (i % 2) * width;
    const row = y + Math.floor(i / 2);
    area.text(x, row, cut(`${sign(p, item.id)}${item.text}`, width - (i % 2 === 0 ? 1 : 0)), look(p, item.id));
    area.spot(item.id, x, row, width - 1);
  });
  return y + Math.min(room, Math.ceil(items.length / 2));
}

/** The six power actions, used ones crossed out. */
export function paintPower(area: Area, y: number, p: Painting<View>): number {
  const items = p.view.power.map((a) => ({
    id: `power:${a.id}`,
    text: `${POWER_WORDS[a.id]} ${a.price}`,
    used: a.used,
  }));
  return paintItems(area, y, 'POWER', items, p);
}

/** Favour tiles and town tiles that are left, with what they give. */
export function paintSupply(area: Area, p: Painting<View>): void {
  area.text(0, 0, 'FAVOURS LEFT', { ink: 'dim' });
  p.view.favours.forEach((tile, i) => {
    const id = `favour:${tile.id}`;
    const style = tile.left === 0 ? ({ ink: 'dim' } as const) : look(p, id);
    const text = `${tile.left === 0 ? '×' : sign(p, id)}${tile.id.slice(3).padStart(2)} ${FAVOUR_WORDS[tile.id].padEnd(25)}${tile.left}`;
    area.text(0, 1 + i, text, style);
    area.spot(id, 0, 1 + i, text.length);
  });
  area.text(40, 0, 'TOWN TILES LEFT (each with a key)', { ink: 'dim' });
  const tiles = p.view.townTiles.filter((tile) => tile.left > 0);
  tiles.forEach((tile, i) => {
    const id = `town:${tile.id}`;
    const text = `${sign(p, id)}${tile.id.slice(2)} ${TOWN_WORDS[tile.id].padEnd(26)}${tile.left}`;
    area.text(40, 1 + i, text, look(p, id));
    area.spot(id, 40, 1 + i, text.length);
  });
  let y = 2 + tiles.length;
  area.text(40, y++, 'TOWNS', { ink: 'dim' });
  for (const [i, town] of p.view.towns.entries()) {
    if (y === area.height - 1 && i < p.view.towns.length - 1) {
      area.text(42, y, `and ${p.view.towns.length - i} more`, { ink: 'dim' });
      break;
    }
    area.text(40, y, String(town.seat + 1), seatStyle(town.seat));
    area.text(42, y++, cut(`${town.tile} on ${town.hexes.join(' ')}`, area.width - 42));
  }
  if (p.view.towns.length === 0) area.text(40, y, 'none yet', { ink: 'dim' });
}
