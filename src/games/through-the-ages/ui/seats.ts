/** All seats side by side, in a table or each with what lies before it. */
import type { Area } from '../../../ui/paint/area.js';
import { paintTable, seatStyle } from '../../../ui/paint/parts.js';
import { cut } from '../../../ui/paint/text.js';
import type { Painting } from '../../../ui/types.js';
import type { PlayerView, TtaView } from '../view.js';
import { signed } from './tableau.js';
import { AGES, militaryName, nameOf, packWords, tacticWord } from './words.js';

/** Points, ratings, stocks and actions of everybody. */
export function paintSeats(area: Area, y: number, p: Painting<TtaView>): number {
  const wide = area.width >= 116;
  const right = (head: string, width: number) => ({ head, width, align: 'right' as const });
  const columns = [
    { head: 'SEATS', width: 9 },
    right('cul', 8),
    right('sci', 7),
    right('str', 4),
    right('happy', 5),
    right('food', 8),
    right('res', 8),
    right('ca', 4),
    right('ma', 4),
    right('hand', 5),
    right('mil', 4),
    ...(wide ? [right('workers', 7), right('col.', 4), right('wonders', 7), { head: 'leader', width: 16 }] : []),
  ];
  const rows = p.view.players.map((s) => [
    {
      text: `${s.seat === p.view.turn ? '►' : ' '}${s.seat + 1} ${cut(p.names[s.seat] ?? '', 6)}`,
      style: s.out ? ({ ink: 'dim' } as const) : {},
    },
    `${s.culture} ${signed(s.rating.culture)}`,
    `${s.science} ${signed(s.rating.science)}`,
    String(s.rating.strength),
    { text: `${s.rating.happy}/${s.yellow.need}`, style: s.rating.discontent > 0 ? ({ ink: 'warning' } as const) : {} },
    `${s.food} ${signed(s.projection.foodAfter - s.food)}`,
    `${s.resources} ${signed(s.projection.resourcesAfter - s.resources)}`,
    `${s.ca}/${s.caTotal}`,
    `${s.ma}/${s.maTotal}`,
    `${s.handCount}/${s.handLimit}`,
    `${s.militaryCount}/${s.militaryLimit}`,
    ...(wide
      ? [
          `${s.workers}+${s.pool}`,
          String(s.colonies.length),
          String(s.wonders.length),
          s.leader ? nameOf(s.leader) : '-',
        ]
      : []),
  ]);
  return paintTable(area, 0, y, columns, rows);
}

/** Cards in hand as everybody knows them: civil ones where hands are open, of military ones the backs. */
export function handWords(s: PlayerView): string[] {
  const backs = s.militaryAges.flatMap((n, age) => (n > 0 ? [`${n} of age ${AGES[age]}`] : [])).join(', ');
  const civil = s.hand && s.hand.length > 0 ? `: ${s.hand.map(nameOf).join(', ')}` : '';
  return [`hand ${s.handCount}${civil}`, `military ${s.militaryCount}${backs ? ` (${backs})` : ''}`];
}

interface Line {
  readonly words: readonly string[];
  readonly between: string;
  readonly dim: boolean;
}

/** What lies before a seat; `full` adds tactic and hand. */
function linesOf(s: PlayerView, full: boolean): Line[] {
  const b = s.building;
  const rest = [
    ...(b ? [`${nameOf(b.id)} ${b.stages}/${b.of.length}`] : []),
    ...s.wonders.map((w) => `${w.ruined ? '×' : '√'}${nameOf(w.id)}`),
    ...s.colonies.map((c) => `○${militaryName(c)}`),
    ...s.specials.map(nameOf),
  ];
  const lines = [
    {
      words: s.techs.filter((t) => t.workers > 0).map((t) => `${nameOf(t.id)} ${t.workers}`),
      between: ', ',
      dim: false,
    },
    { words: rest, between: '  ', dim: true },
  ];
  if (full && !s.out) {
    const tactic = s.tactic ? [`${tacticWord(s.tactic)}, armies +${s.army.tactical}`] : [];
    lines.push({ words: [...tactic, ...handWords(s)], between: '   ', dim: true });
  }
  return lines.filter((line) => line.words.length > 0);
}

/** Short lines for every seat's table; rows to spare go to tactics and hands, then to those who have much. */
export function paintOthers(area: Area, p: Painting<TtaView>): void {
  const width = area.width - 2;
  const { players } = p.view;
  const count = (full: boolean) => players.flatMap((s) => linesOf(s, full)).length + players.length;
  const full = count(true) <= area.height;
  let spare = area.height - count(full);
  let y = 0;
  players.forEach((s) => {
    area.text(0, y, String(s.seat + 1), seatStyle(s.seat));
    const who = `${p.names[s.seat]}  ${nameOf(s.government)}${s.leader ? `, ${nameOf(s.leader)}` : ''}`;
    const numbers = `culture ${s.culture} ${signed(s.rating.culture)}  strength ${s.rating.strength}`;
    area.text(2, y++, cut(`${who}   ${numbers}`, width), { bold: true });
    for (const { words, between, dim } of linesOf(s, full)) {
      const rows = packWords(words, between, width, 1 + Math.max(0, spare));
      spare -= rows.length - 1;
      for (const row of rows) area.text(2, y++, row, dim ? { ink: 'dim' } : {});
    }
  });
}
