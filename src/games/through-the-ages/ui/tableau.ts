/** A player's own table: technologies with workers and tokens on them, state, banks. */
import type { Area } from '../../../ui/paint/area.js';
import { look, sign } from '../../../ui/paint/marks.js';
import { cut } from '../../../ui/paint/text.js';
import type { Painting } from '../../../ui/types.js';
import { BLUE_CELLS, YELLOW_CELLS } from '../data/board.js';
import type { WorkerType } from '../data/civil-techs.js';
import type { PlayerView, TechView, TtaView } from '../view.js';
import { militaryName, nameOf, TYPE_WORDS, TYPES, tacticWord } from './words.js';

const WIDTH = 9;

function techsOf(p: PlayerView, type: WorkerType): TechView[] {
  return p.techs.filter((t) => t.type === type).sort((a, b) => b.level - a.level);
}

/** Eleven card types side by side with the state of the nation at the right: seven rows, 120 columns. */
export function paintTableauWide(area: Area, y: number, p: Painting<TtaView>): number {
  const player = p.view.players[p.shown]!;
  TYPES.forEach((type, i) => {
    const x = i * WIDTH;
    area.text(x, y, TYPE_WORDS[type].toUpperCase(), { ink: 'dim' });
    let row = y + 1;
    for (const tech of techsOf(player, type).slice(0, 3)) {
      const id = `card:${tech.id}`;
      area.text(x, row, cut(`${sign(p, id).trim()}${nameOf(tech.id)}`, WIDTH - 1), look(p, id));
      area.text(x, row + 1, '●'.repeat(Math.min(4, tech.workers)).padEnd(4), { ink: 'yellow', bold: true });
      area.text(x + 4, row + 1, '▪'.repeat(Math.min(4, tech.tokens)), { ink: 'blue', bold: true });
      area.spot(id, x, row, WIDTH - 1, 2);
      row += 2;
    }
    if (row === y + 1) area.text(x, row, '-', { ink: 'dim' });
  });
  paintState(area.sub(TYPES.length * WIDTH + 1, y, area.width - TYPES.length * WIDTH - 1, 7), p);
  return y + 7;
}

/** Government, leader, special technologies, wonders: one line each. */
export function paintState(area: Area, p: Painting<TtaView>): void {
  const player = p.view.players[p.shown]!;
  const lines: { id: string; text: string; right?: string }[] = [
    {
      id: `card:${player.government}`,
      text: nameOf(player.government),
      right: `${player.caTotal}ca ${player.maTotal}ma`,
    },
  ];
  if (player.leader) lines.push({ id: `card:${player.leader}`, text: nameOf(player.leader) });
  for (const special of player.specials) lines.push({ id: `card:${special}`, text: nameOf(special) });
  for (const w of player.wonders) lines.push({ id: `card:${w.id}`, text: `${w.ruined ? '×' : '√'} ${nameOf(w.id)}` });
  if (player.building) {
    const b = player.building;
    const stages = b.of.map((n, i) => (i < b.stages ? '▪' : i === b.stages ? `[${n}]` : String(n))).join(' ');
    lines.push({ id: `card:${b.id}`, text: cut(nameOf(b.id), 10), right: stages });
  }
  for (const c of player.colonies) lines.push({ id: `card:${c}`, text: `○ ${militaryName(c)}` });
  lines.slice(0, area.height).forEach((line, y) => {
    const room = area.width - (line.right ? line.right.length + 1 : 0);
    area.text(0, y, cut(line.text, room), look(p, line.id));
    if (line.right) area.right(area.width, y, line.right);
    area.spot(line.id, 0, y, area.width);
  });
  if (lines.length > area.height)
    area.right(area.width, area.height - 1, `+${lines.length - area.height + 1}`, { ink: 'dim' });
}

function bank(cells: readonly (readonly [number, number])[], tokens: number, full: string): string {
  let left = tokens;
  return `│${cells
    .map(([size]) => {
      const here = Math.max(0, Math.min(size, left));
      left -= here;
      return full.repeat(here).padEnd(size, '·');
    })
    .join('│')}│`;
}

function labels(cells: readonly (readonly [number, number])[], minus: boolean): string {
  return cells.map(([size, n]) => `${minus ? '-' : ''}${n}`.padEnd(size + 1)).join('');
}

/** Both banks with their printed thresholds and what the next token changes: four rows, 80 columns and more. */
export function paintBanks(area: Area, y: number, p: Painting<TtaView>): number {
  const player = p.view.players[p.shown]!;
  const yellow = player.yellow;
  const blue = player.blue;
  let x = area.text(0, y, `YELLOW ${String(yellow.bank).padStart(2)}  `, { ink: 'dim' });
  const at = x;
  x = area.text(x, y, bank(YELLOW_CELLS, yellow.bank, '○'), { ink: 'yellow' }) + 2;
  const grow = yellow.grow === null ? 'no more growth' : `grow ${yellow.grow} food`;
  const short = player.rating.happy < yellow.need;
  area.text(
    x,
    y,
    `${grow}, eat ${yellow.eat}, need ${yellow.need}, have ${player.rating.happy}`,
    short ? { ink: 'warning' } : {},
  );
  area.text(at + 1, y + 1, labels(YELLOW_CELLS, false), { ink: 'dim' });
  const next = yellow.next;
  const later = `one less: ${next.grow === null ? 'no growth' : `grow ${next.grow}`}, eat ${next.eat}, need ${next.need}`;
  area.text(x, y + 1, later, { ink: 'dim' });
  x = area.text(0, y + 2, `BLUE   ${String(blue.bank).padStart(2)}  `, { ink: 'dim' });
  area.text(x, y + 2, bank(BLUE_CELLS, blue.bank, '▪'), { ink: 'blue' });
  const behind = x + 28;
  area.text(behind, y + 2, `corruption ${blue.corruption}`, blue.corruption > 0 ? { ink: 'warning' } : {});
  const better = blue.better ? `, ${blue.better.tokens} more: ${blue.better.corruption}` : '';
  const worse = blue.worse ? `, ${blue.worse.tokens} less: ${blue.worse.corruption}` : '';
  area.text(behind + 12, y + 2, `${better}${worse}`, { ink: 'dim' });
  area.text(x + 1, y + 3, labels(BLUE_CELLS, true), { ink: 'dim' });
  area.text(behind, y + 3, `pool ${player.pool} unused worker${player.pool === 1 ? '' : 's'}`, {});
  return y + 4;
}

/** One line per type with the stock it feeds at the right edge: eight rows, 80 columns. */
export function paintTableauList(area: Area, p: Painting<TtaView>): number {
  const player = p.view.players[p.shown]!;
  const rows: readonly (readonly WorkerType[])[] = [
    ['farm'],
    ['mine'],
    ['lab', 'library'],
    ['temple', 'theater', 'arena'],
    ['infantry', 'cavalry', 'artillery', 'air'],
  ];
  const titles = ['farm', 'mine', 'lab, lib.', 'culture', 'military'];
  rows.forEach((types, y) => {
    area.text(0, y, titles[y]!, { ink: 'dim' });
    let x = 10;
    for (const type of types) {
      for (const tech of techsOf(player, type).reverse()) {
        const id = `card:${tech.id}`;
        const name = `${sign(p, id).trim()}${cut(nameOf(tech.id), 12)} `;
        area.spot(id, x, y, name.length + tech.workers + tech.tokens);
        x = area.text(x, y, name, look(p, id));
        x = area.text(x, y, '●'.repeat(tech.workers), { ink: 'yellow', bold: true });
        x = area.text(x, y, '▪'.repeat(tech.tokens), { ink: 'blue', bold: true }) + 2;
      }
    }
  });
  const right = area.width - 18;
  const after = player.projection;
  const line = (word: string, n: number, by?: number) =>
    `${word.padEnd(9)}${String(n).padStart(3)}${by === undefined ? '' : signed(by).padStart(4)}`;
  const stock = [
    line('food', player.food, after.food - after.eaten),
    line('resource', player.resources, after.resources - after.corruption),
    line('science', player.science, player.rating.science),
    line('culture', player.culture, player.rating.culture),
    line('strength', player.rating.strength),
  ];
  stock.forEach((text, y) => {
    area.text(right, y, text);
  });
  let y = rows.length;
  area.text(0, y, 'tactic', { ink: 'dim' });
  area.text(10, y, player.tactic ? `${tacticWord(player.tactic)}, armies +${player.army.tactical}` : 'none');
  y++;
  area.text(0, y, 'state', { ink: 'dim' });
  const state = [player.government, ...player.specials].map(nameOf);
  if (player.leader) state.push(nameOf(player.leader));
  area.text(10, y, cut(state.join(', '), right - 11));
  area.text(right, y, `${player.ca}/${player.caTotal}ca ${player.ma}/${player.maTotal}ma`);
  y++;
  area.text(0, y, 'wonders', { ink: 'dim' });
  const wonders = player.wonders.map((w) => `${w.ruined ? '×' : '√'}${nameOf(w.id)}`);
  if (player.building)
    wonders.push(`${nameOf(player.building.id)} ${player.building.stages}/${player.building.of.length}`);
  area.text(10, y, cut(wonders.join('  ') || 'none', area.width - 11));
  return y + 1;
}

export function signed(n: number): string {
  return n < 0 ? String(n) : `+${n}`;
}
