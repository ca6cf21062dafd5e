/** The cards in hand: in a row or two, or each with its text. */
import type { Area } from '../../../ui/paint/area.js';
import { type Item, look, sign } from '../../../ui/paint/marks.js';
import { cut, wrapText } from '../../../ui/paint/text.js';
import type { Painting } from '../../../ui/types.js';
import { CIVIL } from '../data/civil.js';
import { ruleEntries } from '../rulebook.js';
import type { TtaView } from '../view.js';
import { handWords } from './seats.js';
import { costWord, militaryName, nameOf, packWords, useWord } from './words.js';

/** The viewer's own cards in at most `rows` rows; of others what everybody knows. */
export function paintHand(area: Area, y: number, p: Painting<TtaView>, rows = 99): number {
  const player = p.view.players[p.shown]!;
  if (!player.hand || !player.military) {
    const lines = packWords(handWords(player), '   ', area.width - 7, rows);
    area.text(0, y, 'HAND', { ink: 'dim' });
    for (const line of lines) area.text(7, y++, line);
    return y;
  }
  const civil = player.hand.map((id) => ({ id: `card:${id}`, text: `${nameOf(id)} ${costWord(CIVIL[id])}`.trim() }));
  const counts = [`${player.handCount} of ${player.handLimit}`, `${player.militaryCount} of ${player.militaryLimit}`];
  // The civil hand comes first and leaves the military one at least a row.
  const row = paintFlow(area, y, `HAND   civil ${counts[0]}`.padEnd(TITLE), civil, p, Math.max(1, rows - 1));
  const left = Math.max(1, rows - (row - y));
  const bare = player.military.map((id) => ({ id: `card:${id}`, text: militaryName(id) }));
  const told = player.military.map((id) => ({ id: `card:${id}`, text: `${militaryName(id)} ${useWord(id)}`.trim() }));
  // What the cards do, where that leaves no card out.
  const military = rowsOf(told, area.width - TITLE - 1) <= left ? told : bare;
  return paintFlow(area, row, `       military ${counts[1]}`.padEnd(TITLE), military, p, left);
}

const TITLE = 24;

/** Rows that both hands take with their bare names. */
export function handRows(width: number, p: Painting<TtaView>): number {
  const player = p.view.players[p.shown]!;
  if (!player.hand || !player.military) return 1;
  const civil = player.hand.map((id) => ({ id, text: `${nameOf(id)} ${costWord(CIVIL[id])}`.trim() }));
  const military = player.military.map((id) => ({ id, text: militaryName(id) }));
  return rowsOf(civil, width - TITLE - 1) + rowsOf(military, width - TITLE - 1);
}

/** How many rows items take, side by side as `paintFlow` lays them. */
function rowsOf(items: readonly Item[], width: number): number {
  let rows = 1;
  let x = 0;
  for (const { text } of items) {
    if (x > 0 && x + text.length + 1 > width) {
      rows++;
      x = 0;
    }
    x += text.length + 2;
  }
  return rows;
}

/** Items side by side in at most `rows` rows; what does not fit is counted at the end of the last row. */
export function paintFlow(
  area: Area,
  y: number,
  title: string,
  items: readonly Item[],
  p: Painting,
  rows: number,
): number {
  area.text(0, y, title, { ink: 'dim' });
  const start = title.length + 1;
  const more = (left: number) => (left > 0 ? ` +${left} more` : '');
  let x = start;
  let row = 0;
  for (const [i, item] of items.entries()) {
    const text = `${item.used ? '×' : sign(p, item.id)}${item.text}`;
    const rest = items.length - i - 1;
    const room = area.width - (row === rows - 1 && rest > 0 ? more(rest).length + 1 : 0);
    if (x > start && x + text.length > room) {
      if (row === rows - 1) {
        area.text(x, y + row, more(rest + 1), { ink: 'dim' });
        break;
      }
      row++;
      x = start;
    }
    const words = cut(text, room - x);
    area.spot(item.id, x, y + row, words.length);
    x = area.text(x, y + row, words, look(p, item.id)) + 1;
  }
  return y + row + 1;
}

/** One card to a row with what it does; where the cards are too many for that, only their names. */
export function paintHandTexts(area: Area, p: Painting<TtaView>): void {
  const player = p.view.players[p.shown]!;
  const civil = player.hand ?? [];
  const military = player.military ?? [];
  if (!player.hand || civil.length + military.length + 2 > area.height) {
    paintHand(area, 0, p, area.height);
    return;
  }
  let y = 0;
  // The names as wide as they need, the texts as wide as there is room.
  const names = Math.min(
    28,
    1 + Math.max(0, ...civil.map((id) => nameOf(id).length), ...military.map((id) => militaryName(id).length)),
  );
  /** Rows that are left when every card has one: long texts take them in turn. */
  let spare = area.height - civil.length - military.length - 2;
  const line = (id: string, name: string, cost: string, text: string) => {
    const words = area.text(0, y, cut(`${sign(p, `card:${id}`)}${name}`, names), look(p, `card:${id}`));
    area.text(Math.max(words, names) + 1, y, cost, { ink: 'dim' });
    const lines = wrapText(text, area.width - names - 9);
    const shown = lines.slice(0, lines.length > spare + 1 ? spare + 1 : lines.length);
    spare -= shown.length - 1;
    area.spot(`card:${id}`, 0, y, area.width);
    shown.forEach((row, i) => {
      const whole = i < shown.length - 1 || shown.length === lines.length;
      area.text(names + 9, y++, whole ? row : cut(`${row}…`, area.width - names - 9));
    });
    if (shown.length === 0) y++;
  };
  area.text(0, y++, `CIVIL HAND  ${player.handCount} of ${player.handLimit}`, { ink: 'dim' });
  for (const id of civil) line(id, nameOf(id), costWord(CIVIL[id]), textOf(id));
  area.text(0, y++, `MILITARY HAND  ${player.militaryCount} of ${player.militaryLimit}`, { ink: 'dim' });
  for (const id of military) line(id, militaryName(id), '', textOf(id));
}

/** What a card does, in our words. */
export function textOf(id: string): string {
  return ruleEntries.find((r) => r.id === `card:${id}`)?.text ?? '';
}
