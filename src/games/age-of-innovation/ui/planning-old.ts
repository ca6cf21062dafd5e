/** A planning board: goods, bowls, books, pieces still on it with the income they hide, tracks. */
import type { Area } from '../../../ui/paint/area.js';
import { paintBowls, seatStyle } from '../../../ui/paint/parts.js';
import { cut } from '../../../ui/paint/text.js';
import type { Painting } from '../../../ui/types.js';
import { DISCIPLINES } from '../data/ids.js';
import { nameOf } from '../names.js';
import type { IncomeRow, SeatView, View } from '../types.js';
import { ACTION_WORDS, FACTION_WORDS } from './words.js';

const COLUMNS: readonly { key: keyof Omit<IncomeRow, 'source'>; head: string; at: number }[] = [
  { key: 'coins', head: 'c', at: 34 },
  { key: 'tools', head: 't', at: 38 },
  { key: 'scholars', head: 's', at: 42 },
  { key: 'power', head: 'pw', at: 46 },
  { key: 'books', head: 'bk', at: 50 },
  { key: 'vp', head: 'vp', at: 54 },
];

/** `rows` is null where no income comes any more. */
function incomeLine(area: Area, y: number, title: string, rows: readonly IncomeRow[] | null, bold = false): void {
  area.text(0, y, title, { bold });
  if (!rows) return;
  for (const c of COLUMNS) {
    const n = rows.reduce((sum, row) => sum + row[c.key], 0);
    area.right(c.at, y, n === 0 && !bold ? '·' : String(n), n === 0 && !bold ? { ink: 'dim' } : { bold });
  }
}

/** '▲▲▲▲-□□□□': pieces on the map show their place, a place that pays nothing is '-'. */
function places(track: SeatView['tracks'][number]): string {
  const built = track.all - track.left;
  let out = '';
  for (let i = 0; i < track.all; i++) {
    const row = track.income[i];
    const pays = !row || COLUMNS.some((c) => row[c.key] > 0);
    out += !pays ? '-' : i < built ? '▲' : '□';
  }
  return out;
}

/**
 * How much room the board takes: a row of its own for the next steps of the tracks and bowls of two rows; bowls of one
 * row; no row for the next steps; one more row saved by setting books beside goods.
 */
export const BOARD_SHAPES = ['deep', 'flat', 'bare', 'tight'] as const;
export type BoardShape = (typeof BOARD_SHAPES)[number];

/** Rows that the board of the shown seat takes in a shape. */
export function boardRows(p: Painting<View>, shape: BoardShape): number {
  const { specials, incomeSum } = p.view.players[p.shown]!;
  return 15 - BOARD_SHAPES.indexOf(shape) + (specials.length > 0 ? 1 : 0) - (incomeSum ? 0 : 2);
}

/** Sixteen rows at most, 58 columns. Returns the row below. */
export function paintBoard(area: Area, p: Painting<View>, shape: BoardShape = 'deep'): number {
  const seat = p.view.players[p.shown]!;
  area.text(0, 0, String(p.shown + 1), seatStyle(p.shown));
  const title = seat.faction ? FACTION_WORDS[seat.faction].toUpperCase() : 'NO FACTION YET';
  area.text(2, 0, title, { bold: true });
  if (seat.board) area.text(3 + title.length, 0, `on the ${seat.board} board`, { ink: 'dim' });
  area.right(54, 0, `${seat.vp} vp`, { bold: true });
  let x = 0;
  for (const [word, value] of [
    ['coins', String(seat.coins).padStart(2)],
    ['tools', String(seat.tools).padStart(2)],
    ['scholars', shape === 'tight' ? String(seat.scholars) : `${seat.scholars}, ${seat.scholarsLeft} left`],
  ] as const) {
    x = area.text(x, 1, `${word} `, { ink: 'dim' });
    x = area.text(x, 1, value, { bold: true }) + (shape === 'tight' ? 2 : 3);
  }
  let y = 2;
  x = area.text(shape === 'tight' ? x : 0, shape === 'tight' ? 1 : y, 'books ', { ink: 'dim' });
  DISCIPLINES.forEach((d, i) => {
    const row = shape === 'tight' ? 1 : y;
    const word = shape === 'tight' ? d[0]!.toUpperCase() : ` ${d} `;
    x = area.text(x, row, word, { ink: 'dim' });
    x = area.text(x, row, String(seat.books[i] ?? 0), { bold: true }) + 1;
  });
  if (shape !== 'tight') area.text(x, y++, `= ${seat.books.reduce((a, b) => a + b, 0)}`, { bold: true });
  const rows = shape === 'deep' ? 2 : 1;
  paintBowls(area, 0, y, seat.bowls, rows);
  area.text(34, y + rows - 1, `${seat.tokens} tokens`, { ink: 'dim' });
  y += rows + 1;

  const paid = seat.incomeSum;
  area.text(0, y, `${paid ? 'INCOME' : 'PIECES'}        on the map`, { ink: 'dim' });
  for (const c of paid ? COLUMNS : []) area.right(c.at, y, c.head, { ink: 'dim' });
  y++;
  const small: string[] = [];
  const smallRows: IncomeRow[] = [];
  for (const track of seat.tracks) {
    const rows = seat.income.filter((row) => row.source === track.piece);
    if (track.all > 1) incomeLine(area, y++, `${track.piece.padEnd(14)}${places(track)}`, paid && rows);
    else {
      small.push(`${track.piece} ${places(track)}`);
      smallRows.push(...rows);
    }
  }
  incomeLine(area, y++, small.join('  '), paid && smallRows);
  const pieces = new Set<string>(seat.tracks.map((t) => t.piece));
  const rest = seat.income.filter((row) => !pieces.has(row.source));
  if (paid) {
    incomeLine(area, y++, 'board, tiles, science', rest);
    incomeLine(area, y++, nextTitle(p.view, seat), [paid], true);
  }
  if (withoutSteps(shape)) area.text(0, y++, trackLine(seat));
  else {
    area.text(0, y++, stepLine(seat));
    area.text(0, y++, pieceTexts(seat).join('   '));
  }
  if (seat.specials.length > 0) area.text(0, y++, actionLine(seat, Math.min(area.width, 61)));
  return y;
}

/** The booster in hand is given back before the next income; the one taken when passing pays. */
function nextTitle(view: View, seat: SeatView): string {
  return view.phase === 'actions' && !seat.passed ? 'next round, no booster' : 'next round';
}

/** What the next step of each track costs and brings: '1s 4c: 2bk'; nothing at the end of a track. */
function nextSteps(seat: SeatView): { ship: string; spade: string } {
  const step = (cost: SeatView['shippingCost'], reward: SeatView['shippingReward']) => {
    if (!cost || !reward) return '';
    const goods = `${cost.scholars}s${cost.tools ? ` ${cost.tools}t` : ''} ${cost.coins}c`;
    return `${goods}: ${reward.n}${reward.what === 'vp' ? 'vp' : 'bk'}`;
  };
  return {
    ship: step(seat.shippingCost, seat.shippingReward),
    spade: step(seat.terraformingCost, seat.terraformingReward),
  };
}

/** 'ship 1/3, next 1s 4c: 2bk   spade 3t, next 1s 1t 5c: 2bk' */
function stepLine(seat: SeatView): string {
  const { ship, spade } = nextSteps(seat);
  const next = (text: string) => (text === '' ? '' : `, next ${text}`);
  return `${shipText(seat)}${next(ship)}   ${spadeText(seat)}${next(spade)}`;
}

/** Has a board of this shape no row for the next steps? Then they are painted elsewhere. */
export function withoutSteps(shape: BoardShape): boolean {
  return shape === 'bare' || shape === 'tight';
}

/** The next steps of the tracks apart from the board: in a row, or below one another in 23 columns. */
export function paintNextSteps(area: Area, y: number, p: Painting<View>): void {
  const { ship, spade } = nextSteps(p.view.players[p.shown]!);
  const parts = [...(ship ? [`ship ${ship}`] : []), ...(spade ? [`dig ${spade}`] : [])];
  const rows = area.width < 50 ? parts : parts.length > 0 ? [parts.join('   ')] : [];
  if (rows.length === 0 || y + rows.length > area.height) return;
  area.text(0, y, 'NEXT', { ink: 'dim' });
  rows.forEach((text, i) => {
    area.text(6, y + i, text);
  });
}

function shipText(seat: SeatView): string {
  return `ship ${seat.shipping}/${seat.mostShipping}`;
}

function spadeText(seat: SeatView): string {
  return `spade ${seat.terraforming}t`;
}

function pieceTexts(seat: SeatView): string[] {
  const parts = [`cities ${seat.cities.length}`, `keys ${seat.keys}`, `${seat.bridgesLeft} bridges left`];
  if (seat.pavilions > 0) parts.push(`${seat.pavilions} pav.`);
  return parts;
}

function trackLine(seat: SeatView): string {
  const parts = [shipText(seat), spadeText(seat), ...pieceTexts(seat)];
  // With pavilions the row is full: the word that is clear without it goes.
  return seat.pavilions > 0 ? parts.join('  ').replace('bridges left', 'bridges') : parts.join('   ');
}

/** 'actions: booster 7 step  ×competency 7 4pw'; with many of them only what they give. */
function actionLine(seat: SeatView, width: number): string {
  const words = (named: boolean) =>
    seat.specials.map(({ tile, used }) => {
      const gives = ACTION_WORDS[tile];
      const name = named || !gives ? nameOf(tile) : '';
      return `${used ? '×' : ''}${[name, gives].filter(Boolean).join(' ')}`;
    });
  const full = `actions: ${words(true).join('  ')}`;
  return full.length <= width ? full : cut(`actions: ${words(false).join('  ')}`, width);
}

/** What the shown seat can pay with and what comes in, in 21 columns: seat, goods, books, bowls, income. */
export function paintMeans(area: Area, p: Painting<View>): void {
  const seat = p.view.players[p.shown]!;
  area.text(0, 0, String(p.shown + 1), seatStyle(p.shown));
  area.text(2, 0, seat.faction ? FACTION_WORDS[seat.faction] : '-', { bold: true });
  area.right(area.width, 0, `${seat.vp} vp`, { bold: true });
  area.text(0, 1, `c ${seat.coins}  t ${seat.tools}  s ${seat.scholars}`);
  const books = DISCIPLINES.map((d, i) => `${d[0]!.toUpperCase()}${seat.books[i] ?? 0}`).join(' ');
  area.text(0, 2, `books ${books}`);
  ['I', 'II', 'III'].forEach((title, i) => {
    const count = seat.bowls[i as 0];
    area.text(0, 3 + i, `│${'●'.repeat(Math.min(9, count)).padEnd(9)}│ ${title.padEnd(4)}${count}`);
  });
  const sum = seat.incomeSum;
  area.text(0, 6, 'income', { ink: 'dim' });
  area.text(7, 6, sum ? `${sum.coins}c ${sum.tools}t ${sum.scholars}s` : 'no more');
  if (sum) area.text(7, 7, `${sum.power}pw ${sum.books}bk ${sum.vp}vp`);
}

/** The few numbers one needs while looking at the small map: 22 columns. */
export function paintBoardSide(area: Area, p: Painting<View>): void {
  paintMeans(area, p);
  const seat = p.view.players[p.shown]!;
  area.text(0, 10, `${shipText(seat)}  ${spadeText(seat)}`);
  const parts = [`keys ${seat.keys}`, `cities ${seat.cities.length}`];
  if (seat.pavilions > 0) parts.push(`pav. ${seat.pavilions}`);
  area.text(0, 11, parts.join(seat.pavilions > 0 ? ' ' : '  '));
}
