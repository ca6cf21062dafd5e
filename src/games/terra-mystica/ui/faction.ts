/** A faction board: goods, bowls, pieces still on it with the income they hide, tracks and special actions. */
import type { Area } from '../../../ui/paint/area.js';
import { look, sign } from '../../../ui/paint/marks.js';
import { paintBowls, seatStyle } from '../../../ui/paint/parts.js';
import { cut, wrapText } from '../../../ui/paint/text.js';
import type { Painting } from '../../../ui/types.js';
import { FACTION_BOARDS } from '../data/factions.js';
import type { FactionId, Good } from '../data/ids.js';
import { rules } from '../rulebook.js';
import type { PieceRow, SeatView, View } from '../types.js';
import { BUILDING_WORDS, FACTION_WORDS, goodsText, SPECIAL_WORDS } from './words.js';

const COLUMNS: readonly { good: Good; head: string; at: number }[] = [
  { good: 'coins', head: 'c', at: 26 },
  { good: 'workers', head: 'w', at: 29 },
  { good: 'priests', head: 'p', at: 32 },
  { good: 'power', head: 'pw', at: 36 },
];

/** '▲▲▲□□□□□': pieces on the map show their income, pieces on the board cover it. */
function places(row: PieceRow): string {
  return '▲'.repeat(row.onMap) + '□'.repeat(row.left);
}

function incomeRow(area: Area, y: number, title: string, goods: Partial<Record<Good, number>>, bold = false): void {
  area.text(0, y, title, { bold });
  for (const c of COLUMNS) {
    const n = goods[c.good] ?? 0;
    area.right(c.at, y, n === 0 && !bold ? '·' : String(n), n === 0 && !bold ? { ink: 'dim' } : { bold });
  }
}

function added(seat: SeatView, from: readonly string[]): Partial<Record<Good, number>> {
  const sum: Partial<Record<Good, number>> = {};
  for (const part of seat.income) {
    if (!from.includes(part.from)) continue;
    for (const [good, n] of Object.entries(part.goods)) sum[good as Good] = (sum[good as Good] ?? 0) + (n ?? 0);
  }
  return sum;
}

/** Fourteen rows, or thirteen where the bowls must be flat; 37 columns. Returns the row below. */
export function paintFaction(area: Area, p: Painting<View>): number {
  const seat = p.view.seats[p.shown]!;
  if (!seat.faction) {
    paintCandidate(area.sub(0, 0, 37, 13), p);
    return 13;
  }
  area.text(0, 0, String(p.shown + 1), seatStyle(p.shown));
  area.text(2, 0, FACTION_WORDS[seat.faction].toUpperCase(), { bold: true });
  area.text(14, 0, seat.home ?? '', { ink: 'dim' });
  area.right(37, 0, `${seat.points} vp`, { bold: true });
  let x = area.text(0, 1, 'coins ', { ink: 'dim' });
  x = area.text(x, 1, String(seat.coins).padStart(2), { bold: true });
  x = area.text(x + 2, 1, 'workers ', { ink: 'dim' });
  x = area.text(x, 1, String(seat.workers).padStart(2), { bold: true });
  x = area.text(x + 2, 1, 'priests ', { ink: 'dim' });
  area.text(x, 1, `${seat.priests}/${seat.priestLimit}`, { bold: true });
  const deep = area.height > 13 ? 2 : 1;
  const behind = paintBowls(area, 0, 2, seat.bowls, deep);
  if (seat.burnt > 0) area.text(behind + 1, 2 + deep, `-${seat.burnt}`, { ink: 'dim' });

  let y = 3 + deep;
  area.text(0, y, 'INCOME     on the map', { ink: 'dim' });
  for (const c of COLUMNS) area.right(c.at, y, c.head, { ink: 'dim' });
  y++;
  const [dwelling, house, temple, stronghold, sanctuary] = seat.pieces;
  for (const row of [dwelling, house, temple]) {
    if (!row) continue;
    const from = row.building === 'dwelling' ? ['dwelling', 'board'] : [row.building];
    incomeRow(area, y, `${BUILDING_WORDS[row.building].padEnd(11)}${places(row)}`, added(seat, from));
    y++;
  }
  if (stronghold && sanctuary) {
    const title = `strongh. ${places(stronghold)}  sanct. ${places(sanctuary)}`;
    incomeRow(area, y, title, added(seat, ['stronghold', 'sanctuary']));
    y++;
  }
  const rest = seat.income.map((part) => part.from).filter((f) => f.startsWith('BON') || f.startsWith('FAV'));
  incomeRow(area, y, `tiles ${rest.join(' ')}`.slice(0, 22), added(seat, rest));
  y++;
  incomeRow(area, y, 'next round', seat.incomeTotal, true);
  y++;
  area.text(0, y, tracks(seat));
  y++;
  paintSpecials(area, y, seat, p);
  return y + 1;
}

function tracks(seat: SeatView): string {
  return `${shipText(seat)}  spade ${goodsText(seat.spade)}  towns ${seat.towns.length}  keys ${seat.keys}`;
}

function shipText(seat: SeatView): string {
  return seat.ship ? `ship ${seat.ship.level}/${seat.ship.max}` : 'no ship';
}

function paintSpecials(area: Area, y: number, seat: SeatView, p: Painting<View>): void {
  let x = 0;
  for (const special of seat.specials) {
    const id = `special:${special.id}`;
    const text = `${special.used ? '×' : sign(p, id).trim()}${SPECIAL_WORDS[special.id]}`;
    if (x + text.length > area.width) break;
    area.spot(id, x, y, text.length);
    x = area.text(x, y, text, special.used ? { ink: 'dim' } : look(p, id)) + 2;
  }
  for (const tile of seat.favours) {
    if (tile === 'FAV6' || x + tile.length > area.width) continue;
    x = area.text(x, y, tile, { ink: 'dim' }) + 1;
  }
}

/** The faction under the cursor, while one is being chosen. */
export function paintCandidate(area: Area, p: Painting<View>): void {
  const id = [...p.marks].find(([target, mark]) => mark === 'cursor' && target.startsWith('faction:'))?.[0];
  const entry = rules.find((rule) => rule.id === id);
  if (!id || !entry) {
    area.text(0, 0, cut(`${p.names[p.shown]}: no faction yet`, area.width), { ink: 'dim' });
    return;
  }
  const { home, start } = FACTION_BOARDS[id.slice('faction:'.length) as FactionId];
  const goods = { coins: start.coins, workers: start.workers, priests: start.priests };
  area.text(0, 0, entry.title, { ink: 'accent', bold: true });
  area.text(0, 1, `${home}, ${goodsText(goods)} ${start.bowls.join('/')}`);
  wrapText(entry.text, area.width)
    .slice(0, area.height - 3)
    .forEach((line, i, lines) => {
      const last = i === area.height - 4 && lines.length === area.height - 3;
      area.text(0, 3 + i, last ? cut(`${line} …`, area.width) : line);
    });
}

/** The four numbers one needs while looking at the small map: 13 rows, 22 columns. */
export function paintFactionSide(area: Area, p: Painting<View>): void {
  const seat = p.view.seats[p.shown]!;
  if (!seat.faction) {
    paintCandidate(area, p);
    return;
  }
  area.text(0, 0, String(p.shown + 1), seatStyle(p.shown));
  area.text(2, 0, FACTION_WORDS[seat.faction], { bold: true });
  area.right(22, 0, `${seat.points} vp`, { bold: true });
  area.text(0, 1, `c ${seat.coins}  w ${seat.workers}  p ${seat.priests}/${seat.priestLimit}`);
  ['I', 'II', 'III'].forEach((title, i) => {
    const count = seat.bowls[i as 0];
    area.text(0, 3 + i, `│${'●'.repeat(Math.min(9, count)).padEnd(9)}│ ${title.padEnd(4)}${count}`);
  });
  area.text(0, 7, 'income', { ink: 'dim' });
  area.text(7, 7, goodsText(seat.incomeTotal));
  area.text(0, 10, shipText(seat));
  area.text(11, 10, `spade ${goodsText(seat.spade)}`);
  area.text(0, 11, `keys ${seat.keys}`);
  area.text(11, 11, `towns ${seat.towns.length}`);
}
