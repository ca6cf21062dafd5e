/** Both banks as on the player board. */
import type { Area } from '../../../ui/paint/area.js';
import type { Painting } from '../../../ui/types.js';
import { BLUE_CELLS, YELLOW_CELLS } from '../data/board.js';
import type { TtaView } from '../view.js';
import { many } from './words.js';

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
  if (yellow.bank > 0) area.text(x, y + 1, later, { ink: 'dim' });
  x = area.text(0, y + 2, `BLUE   ${String(blue.bank).padStart(2)}  `, { ink: 'dim' });
  area.text(x, y + 2, bank(BLUE_CELLS, blue.bank, '▪'), { ink: 'blue' });
  const behind = x + 28;
  area.text(behind, y + 2, `corruption ${blue.corruption}`, blue.corruption > 0 ? { ink: 'warning' } : {});
  const better = blue.better ? `, ${blue.better.tokens} more: ${blue.better.corruption}` : '';
  const worse = blue.worse ? `, ${blue.worse.tokens} less: ${blue.worse.corruption}` : '';
  area.text(behind + 12, y + 2, `${better}${worse}`, { ink: 'dim' });
  area.text(x + 1, y + 3, labels(BLUE_CELLS, true), { ink: 'dim' });
  area.text(behind, y + 3, `pool ${many(player.pool, 'unused worker')}`, {});
  return y + 4;
}
