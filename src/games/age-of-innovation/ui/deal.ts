/** What lies open before the game: sets of board, faction and booster, or the pool of the draft. */
import type { Area } from '../../../ui/paint/area.js';
import { look, paintItems, sign } from '../../../ui/paint/marks.js';
import { seatStyle } from '../../../ui/paint/parts.js';
import { wrapText } from '../../../ui/paint/text.js';
import type { Painting } from '../../../ui/types.js';
import { meaningOf, spokenName } from '../names.js';
import { startText } from '../starts.js';
import type { View } from '../types.js';
import { BOOSTER_WORDS, FACTION_WORDS, PALACE_WORDS } from './words.js';

type SetView = View['sets'][number];

type Dealt = SetView['faction'] | SetView['board'] | SetView['booster'] | View['palaces'][number];

/** 'Moles: …', 'desert board: …' */
function sentence(id: Dealt): string {
  const name = spokenName(id).replace(/^the /, '');
  return `${name}: ${meaningOf(id)}.`;
}

/** One row for each set; below them what the marked one means, or where there is room what every one means. */
export function paintSets(area: Area, p: Painting<View>): void {
  const { sets } = p.view;
  const roomy = area.height >= 1 + 4 * sets.length && area.width >= 110;
  area.text(1, 0, 'FACTION       BOARD      BOOSTER', { ink: 'dim' });
  let y = 1;
  for (const set of sets) {
    const id = `faction:${set.faction}`;
    const style = look(p, id);
    area.text(0, y, sign(p, id), style);
    area.text(1, y, FACTION_WORDS[set.faction].padEnd(14), style);
    area.text(15, y, set.board.padEnd(11), style);
    area.text(26, y, `${set.booster.slice(8)} ${BOOSTER_WORDS[set.booster]}`, style);
    area.spot(id, 0, y, 50);
    y++;
    if (!roomy) continue;
    area.text(54, y - 1, startText(set.faction), { ink: 'dim' });
    for (const id of [set.faction, set.board, set.booster]) area.text(3, y++, sentence(id), { ink: 'dim' });
  }
  const marked = sets.find((set) => p.marks.get(`faction:${set.faction}`) === 'cursor');
  if (roomy || !marked) return;
  const faction = `${sentence(marked.faction)} ${startText(marked.faction)}`.trim();
  const texts = [faction, sentence(marked.board), sentence(marked.booster)];
  const apart = texts.flatMap((text) => wrapText(text, area.width - 1));
  const rows = y + apart.length <= area.height ? apart : wrapText(texts.join(' '), area.width - 1);
  for (const row of rows) area.text(1, y++, row, { ink: 'dim' });
}

/** The pool of the draft with what the seats have taken, and the boosters. */
export function paintPool(area: Area, p: Painting<View>): number {
  const { pool, players } = p.view;
  let y = 0;
  const boards = pool.boards.map((id) => ({ id: `board:${id}`, text: id }));
  if (boards.length > 0) y = paintItems(area, y, 'BOARDS', boards, p);
  const factions = pool.factions.map((id) => ({ id: `faction:${id}`, text: FACTION_WORDS[id] }));
  if (factions.length > 0) y = paintItems(area, y, 'FACTIONS', factions, p);
  const palaces = pool.palaces.map((id) => ({ id: `palace:${id}`, text: `${id.slice(7)} ${PALACE_WORDS[id]}` }));
  if (palaces.length > 0) y = paintItems(area, y, 'PALACES', palaces, p);
  for (const seat of players) {
    const taken = [
      ...(seat.board ? [`${seat.board} board`] : []),
      ...(seat.faction ? [FACTION_WORDS[seat.faction]] : []),
      ...(seat.reserved ? [`palace ${seat.reserved.slice(7)} ${PALACE_WORDS[seat.reserved]}`] : []),
    ];
    area.text(0, y, String(seat.seat + 1), seatStyle(seat.seat));
    area.text(2, y++, taken.join(', ') || 'nothing yet', { ink: 'dim' });
  }
  return y;
}

/** Says what each thing that can be taken means, where there is room for all: first the pool, then the boosters. */
export function paintPoolMeanings(area: Area, y: number, p: Painting<View>): void {
  const { boards, factions, palaces } = p.view.pool;
  const drafted = p.view.players.every((x) => x.board && x.faction && x.reserved);
  const boosters = p.view.boosters.map(({ id }) => [`booster:${id}`, sentence(id)] as const);
  const pool = [
    ...boards.map((id) => [`board:${id}`, sentence(id)] as const),
    ...factions.map((id) => [`faction:${id}`, `${sentence(id)} ${startText(id)}`.trim()] as const),
    ...palaces.map((id) => [`palace:${id}`, sentence(id)] as const),
  ];
  const lines = (drafted ? boosters : pool).flatMap(([id, text]) =>
    wrapText(text, area.width - 1).map((line, i) => ({ id, line, first: i === 0 })),
  );
  if (y + lines.length > area.height) return;
  for (const { id, line, first } of lines) {
    if (first) area.text(0, y, sign(p, id), { ink: 'accent' });
    area.text(1, y++, line, p.marks.get(id) === 'cursor' ? { bold: true } : { ink: 'dim' });
  }
}
