/** Round tiles: the one that counts now, those to come with their science bonuses, the final tile, and the turn order. */
import type { Area } from '../../../ui/paint/area.js';
import { seatStyle } from '../../../ui/paint/parts.js';
import type { Painting } from '../../../ui/types.js';
import { DISCIPLINES } from '../data/ids.js';
import { ROUND_TILE_TABLE, ROUNDS } from '../data/rounds.js';
import type { SeatView, View } from '../types.js';
import { FINAL_WORDS, ROUND_WORDS } from './words.js';

type RoundView = View['rounds'][number];

/** What comes at the end of a round: a science bonus, or in the last one the final tile beside the round tile. */
function endOf(view: View, t: RoundView): string {
  return t.round === ROUNDS ? `and ${FINAL_WORDS[view.final].short}` : ROUND_WORDS[t.tile].end;
}

/** The current tile in one row, the others in as many rows as they need: two at most beside the map. */
export function paintRounds(area: Area, y: number, p: Painting<View>): number {
  const now = p.view.rounds.find((t) => t.now) ?? p.view.rounds[0];
  if (!now) return y;
  const words = ROUND_WORDS[now.tile];
  area.text(0, y, `ROUND ${now.round}`, { bold: true });
  const end = now.round === ROUNDS ? endOf(p.view, now) : `at end ${words.end}`;
  if (area.width < 50) {
    area.text(9, y, words.short, { ink: 'accent' });
    area.text(2, y + 1, end, { ink: 'accent' });
    return y + 2;
  }
  area.text(9, y, `${words.long}   ${end}`, { ink: 'accent' });
  const rows = comingRows(p.view, area.width);
  rows.forEach((row, i) => {
    area.text(2, y + 1 + i, i === 0 ? 'then' : '', { ink: 'dim' });
    area.text(7, y + 1 + i, row);
  });
  return y + 1 + rows.length;
}

/** '2 W +2, law 3: 1s' for every round to come, broken into rows. */
function comingRows(view: View, width: number): string[] {
  const now = view.rounds.find((t) => t.now)?.round ?? 1;
  const out: string[] = [];
  for (const t of view.rounds) {
    if (t.round <= now) continue;
    const text = `${t.round} ${ROUND_WORDS[t.tile].short} ${endOf(view, t).replace(/^([a-z])[a-z]* (\d): /, brief)}`;
    const last = out.at(-1);
    if (last !== undefined && 7 + last.length + 3 + text.length <= width) out[out.length - 1] = `${last} · ${text}`;
    else out.push(text);
  }
  return out;
}

/** 'law 3: 1s' becomes 'L3:1s', 'and W +2' stays. */
function brief(_all: string, letter: string, per: string): string {
  return `${letter.toUpperCase()}${per}:`;
}

/** How many rows `paintRounds` needs where it is wide. */
export function roundRows(view: View, width: number): number {
  return 1 + comingRows(view, width).length;
}

/** What a seat would get from the science bonus of a tile with the levels of now. */
function bonusOf(t: RoundView, seat: SeatView): number {
  const tile = ROUND_TILE_TABLE[t.tile];
  const level = seat.levels[DISCIPLINES.indexOf(tile.discipline)] ?? 0;
  return tile.reward.n * Math.floor((level + seat.scienceBonus) / tile.per);
}

/** All six rounds, twelve rows at most, 80 columns. */
export function paintRoundPage(area: Area, p: Painting<View>): void {
  const { view } = p;
  const bonus = 34;
  const counts = 65;
  area.text(0, 0, 'ROUND  points for', { ink: 'dim' });
  area.text(bonus, 0, 'at its end   by levels of now:', { ink: 'dim' });
  for (const { seat } of view.players) area.text(counts + 3 * seat, 0, String(seat + 1), seatStyle(seat));
  view.rounds.forEach((t, i) => {
    const y = 1 + i;
    const words = ROUND_WORDS[t.tile];
    const style = t.past ? { ink: 'dim' as const } : t.now ? { ink: 'accent' as const, bold: true } : {};
    area.text(0, y, `${t.now ? '►' : t.past ? '×' : ' '} ${t.round}`, style);
    area.text(5, y, words.long, style);
    area.spot(`round:${t.tile}`, 0, y, bonus - 1);
    if (t.round === ROUNDS) {
      area.text(bonus, y, `and ${FINAL_WORDS[view.final].long}`, style);
      area.spot(`round:${view.final}`, bonus, y, 40);
      return;
    }
    area.text(bonus, y, words.bonus, style);
    if (t.past || view.round === 0) return;
    for (const seat of view.players) area.right(counts + 3 * seat.seat + 1, y, String(bonusOf(t, seat)), style);
  });
  let y = seatRow(area, 8, 'TURN ORDER', p, view.order);
  if (view.round > 0 && view.round < ROUNDS) y = seatRow(area, y, 'NEXT ROUND', p, view.next);
  if (view.neutral) {
    const { area: number, levels } = view.neutral;
    const shown = number === null ? 'hidden until round 6 (12 to 15)' : `${number} buildings`;
    area.text(0, y++, `NEUTRAL     area ${shown}   levels ${levels.join(' ')}`);
  }
  area.text(0, y, 'END         area 18 12 6   each discipline 8 4 2   5 goods left: 1 vp', { ink: 'dim' });
}

function seatRow(area: Area, y: number, title: string, p: Painting<View>, seats: readonly number[]): number {
  area.text(0, y, title, { ink: 'dim' });
  let x = 12;
  for (const seat of seats) {
    x = area.text(x, y, String(seat + 1), seatStyle(seat));
    x = area.text(x + 1, y, (p.names[seat] ?? '').slice(0, 9)) + 1;
  }
  if (seats === p.view.next) area.text(x, y, seats.length === 0 ? 'nobody has passed yet' : '(passed)', { ink: 'dim' });
  return y + 1;
}
