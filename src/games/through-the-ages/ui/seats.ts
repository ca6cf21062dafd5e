/** All seats side by side, hands, tactics, events, wars and pacts. */
import type { Area } from '../../../ui/paint/area.js';
import { look, paintItems } from '../../../ui/paint/marks.js';
import { paintTable, seatStyle } from '../../../ui/paint/parts.js';
import { cut } from '../../../ui/paint/text.js';
import type { Painting } from '../../../ui/types.js';
import { CIVIL } from '../data/civil.js';
import type { TtaView } from '../view.js';
import { signed } from './tableau.js';
import { AGES, costWord, militaryName, nameOf, tacticWord } from './words.js';

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
    ...(wide
      ? [right('mil', 4), right('workers', 7), right('col.', 4), right('wonders', 7), { head: 'leader', width: 16 }]
      : []),
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
    `${s.food} ${signed(s.foodYield - s.yellow.eat)}`,
    `${s.resources} ${signed(s.resourceYield - s.blue.corruption)}`,
    `${s.ca}/${s.caTotal}`,
    `${s.ma}/${s.maTotal}`,
    `${s.handCount}/${s.handLimit}`,
    ...(wide
      ? [
          `${s.militaryCount}/${s.militaryLimit}`,
          `${s.workers}+${s.pool}`,
          String(s.colonies.length),
          String(s.wonders.length),
          s.leader ? nameOf(s.leader) : '-',
        ]
      : []),
  ]);
  return paintTable(area, 0, y, columns, rows);
}

/** The viewer's own cards; others show only how many they hold. */
export function paintHand(area: Area, y: number, p: Painting<TtaView>): number {
  const player = p.view.players[p.shown]!;
  if (!player.hand || !player.military) {
    const ages = player.militaryAges.flatMap((n, age) => (n > 0 ? [`${n} of age ${AGES[age]}`] : [])).join(', ');
    area.text(
      0,
      y,
      `HAND   ${player.handCount} civil cards, ${player.militaryCount} military${ages ? ` (${ages})` : ''}`,
    );
    return y + 1;
  }
  const civil = player.hand.map((id) => ({ id: `card:${id}`, text: `${nameOf(id)} ${costWord(CIVIL[id])}`.trim() }));
  let row = paintItems(area, y, `HAND   civil ${player.handCount} of ${player.handLimit}   `, civil, p);
  const military = player.military.map((id) => ({ id: `card:${id}`, text: militaryName(id) }));
  row = paintItems(area, row, `       military ${player.militaryCount} of ${player.militaryLimit}`, military, p);
  return row;
}

export function paintTactic(area: Area, y: number, p: Painting<TtaView>): number {
  const player = p.view.players[p.shown]!;
  const own = player.tactic ? tacticWord(player.tactic) : 'none';
  area.text(0, y, 'TACTIC', { ink: 'dim' });
  area.text(7, y, `${own}   units ${player.army.units} + armies ${player.army.tactical}`);
  const common = p.view.tactics.map((id) => ({ id: `card:${id}`, text: tacticWord(id) }));
  if (common.length === 0) return y + 1;
  return paintItems(area.sub(0, 0, area.width, area.height), y + 1, 'COMMON', common, p);
}

/** What is known of the events, and what stands between the seats. */
export function paintEvents(area: Area, y: number, p: Painting<TtaView>): number {
  const { events, wars, pacts } = p.view;
  const ages = (list: readonly { age: number }[]) => list.map((e) => AGES[e.age]).join(' ');
  area.text(0, y, 'EVENTS', { ink: 'dim' });
  const last = events.past.at(-1);
  const text = `now ${events.current.length} (${ages(events.current)})   coming ${events.future.length} (${ages(events.future)})`;
  area.text(7, y, cut(`${text}${last ? `   last: ${militaryName(last)}` : ''}`, area.width - 7));
  y++;
  if (p.view.resolving) {
    area.text(7, y++, `open: ${militaryName(p.view.resolving)}`, {
      ...look(p, `card:${p.view.resolving}`),
      bold: true,
    });
  }
  const known = [...events.prepared, ...events.future.flatMap((e) => (e.card ? [e.card] : []))];
  if (known.length > 0)
    area.text(7, y++, cut(`you know of: ${known.map(militaryName).join(', ')}`, area.width - 7), { ink: 'dim' });
  const warWords =
    wars.map((w) => `${p.names[w.by]} on ${p.names[w.on]}: ${militaryName(w.card)}`).join('; ') || 'none';
  const pactWords =
    pacts.map((k) => `${p.names[k.owner]}-${p.names[k.partner]} ${militaryName(k.card)}`).join('; ') || 'none';
  area.text(7, y++, cut(`wars: ${warWords}   pacts: ${pactWords}`, area.width - 7));
  return y;
}

/** What the end of the turn will bring, with warnings. */
export function paintProjection(area: Area, y: number, p: Painting<TtaView>): number {
  const after = p.view.players[p.shown]!.projection;
  area.text(0, y, 'END OF TURN', { ink: 'dim' });
  const parts = [
    `science ${signed(after.science)}`,
    `culture ${signed(after.culture)}`,
    `food ${signed(after.food)} -${after.eaten} = ${after.foodAfter}`,
    `resources ${signed(after.resources)} -${after.corruption} = ${after.resourcesAfter}`,
    `draws ${after.draws}`,
  ];
  let x = area.text(12, y, parts.join('   ')) + 2;
  const warnings: string[] = [];
  if (after.uprising) warnings.push('! uprising');
  if (after.famine > 0) warnings.push(`! famine -${after.famine} culture`);
  if (after.discards > 0) warnings.push(`! discard ${after.discards}`);
  for (const w of warnings) x = area.text(x, y, w, { ink: 'warning', bold: true }) + 1;
  return y + 1;
}

/** Short lines for every seat's table. */
export function paintOthers(area: Area, p: Painting<TtaView>): void {
  let y = 0;
  for (const s of p.view.players) {
    if (y >= area.height) return;
    area.text(0, y, String(s.seat + 1), seatStyle(s.seat));
    const who = `${p.names[s.seat]}  ${nameOf(s.government)}${s.leader ? `, ${nameOf(s.leader)}` : ''}`;
    area.text(
      2,
      y++,
      cut(`${who}   culture ${s.culture} ${signed(s.rating.culture)}  strength ${s.rating.strength}`, area.width - 2),
      { bold: true },
    );
    const techs = s.techs.filter((t) => t.workers > 0).map((t) => `${nameOf(t.id)} ${t.workers}`);
    area.text(2, y++, cut(techs.join(', '), area.width - 2));
    const rest = [
      ...s.wonders.map((w) => `√${nameOf(w.id)}`),
      ...s.colonies.map((c) => `○${militaryName(c)}`),
      ...s.specials.map(nameOf),
    ];
    if (rest.length > 0) area.text(2, y++, cut(rest.join('  '), area.width - 2), { ink: 'dim' });
  }
}
