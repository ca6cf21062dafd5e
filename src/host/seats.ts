/** Who sits at the table, from what people typed. */
import { botCalled } from '../bots/names.js';
import type { TableSeat } from '../engine/session.js';
import { Refused } from '../engine/types.js';
import { spoken } from '../languages/spoken.js';
import { textWidth } from '../ui/terminal/cells.js';
import { clean, cleanName } from '../ui/terminal/clean.js';

/** Columns. */
const MOST_NAME = 20;
const EXEC = 'bot:exec=';

/** Checks one name: every terminal must show it as it is, and the tables must have room for it. */
export function checkedName(text: string, seat: number): string {
  const name = text.normalize('NFC').replace(/ +/g, ' ').trim();
  if (name === '') throw new Refused('name-empty', { seat });
  if (clean(name) !== name) throw new Refused('name-signs', { seat });
  const columns = textWidth(name);
  if (columns > MOST_NAME) throw new Refused('name-long', { seat, columns, most: MOST_NAME });
  return name;
}

/** 'Red,Blue,bot:random' */
export function seatsFrom(words: string): TableSeat[] {
  const seats: TableSeat[] = [];
  for (const word of words.split(',')) {
    const trimmed = word.trim();
    if (trimmed.startsWith('bot:')) {
      const id = trimmed.slice(4);
      const bot = botCalled(id);
      const title = bot.kind === 'level' ? bot.level[0]!.toUpperCase() + bot.level.slice(1) : 'Program';
      seats.push({ name: freeName(title, seats), by: `bot:${id}` });
    } else seats.push({ name: checkedName(trimmed, seats.length + 1), by: 'human' });
  }
  checkDifferent(seats);
  return seats;
}

/** Seats that programs from outside play, with their commands. */
export function programsOf(seats: readonly TableSeat[]): [seat: number, command: string][] {
  return seats.flatMap(({ by }, i): [number, string][] => (by.startsWith(EXEC) ? [[i, by.slice(EXEC.length)]] : []));
}

export function checkDifferent(seats: readonly TableSeat[]): void {
  for (const [i, seat] of seats.entries()) {
    if (seats.findIndex((other) => other.name.toLowerCase() === seat.name.toLowerCase()) < i)
      throw new Refused('name-twice', { name: seat.name });
  }
}

export function namedSeats(count: number): TableSeat[] {
  return Array.from({ length: count }, (_, i) => ({ name: spoken().commands.player({ n: i + 1 }), by: 'human' }));
}

function freeName(wish: string, seats: readonly TableSeat[]): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? wish : `${wish} ${n}`;
    if (!seats.some((seat) => seat.name === name)) return name;
  }
}

/** Seats from a file: names are made fit to be shown, whatever they were. */
export function shownSeats(seats: readonly TableSeat[]): TableSeat[] {
  return seats.map((seat, i) => ({ name: cleanName(seat.name, MOST_NAME) || `#${i + 1}`, by: clean(seat.by) }));
}
