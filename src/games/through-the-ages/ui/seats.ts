/** All seats side by side, hands, tactics, events, wars and pacts. */
import type { Area } from '../../../ui/paint/area.js';
import { type Item, look, sign } from '../../../ui/paint/marks.js';
import { paintTable, seatStyle } from '../../../ui/paint/parts.js';
import { cut, wrapText } from '../../../ui/paint/text.js';
import type { Painting } from '../../../ui/types.js';
import { CIVIL, type CivilId } from '../data/civil.js';
import { MILITARY, type MilitaryId, PACTS, type PactId } from '../data/military.js';
import { ruleEntries } from '../rulebook.js';
import type { Pact } from '../types.js';
import type { TtaView } from '../view.js';
import { signed } from './tableau.js';
import { AGES, costWord, fitWords, militaryName, nameOf, packWords, tacticWord } from './words.js';

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
    `${s.food} ${signed(s.projection.foodAfter - s.food)}`,
    `${s.resources} ${signed(s.projection.resourcesAfter - s.resources)}`,
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

/** The viewer's own cards in at most `rows` rows; others show only how many they hold. */
export function paintHand(area: Area, y: number, p: Painting<TtaView>, rows = 99): number {
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
  const military = player.military.map((id) => ({ id: `card:${id}`, text: militaryName(id) }));
  const counts = [`${player.handCount} of ${player.handLimit}`, `${player.militaryCount} of ${player.militaryLimit}`];
  // The civil hand comes first and leaves the military one at least a row.
  const row = paintFlow(area, y, `HAND   civil ${counts[0]}`.padEnd(24), civil, p, Math.max(1, rows - 1));
  return paintFlow(area, row, `       military ${counts[1]}`.padEnd(24), military, p, Math.max(1, rows - (row - y)));
}

/** Items side by side in at most `rows` rows; what does not fit is counted at the end of the last row. */
function paintFlow(area: Area, y: number, title: string, items: readonly Item[], p: Painting, rows: number): number {
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
function textOf(id: string): string {
  return ruleEntries.find((r) => r.id === `card:${id}`)?.text ?? '';
}

export function paintTactic(area: Area, y: number, p: Painting<TtaView>, rows: number): number {
  const player = p.view.players[p.shown]!;
  const own = player.tactic ? tacticWord(player.tactic) : 'none';
  const common = p.view.tactics.map((id) => ({ id: `card:${id}`, text: tacticWord(id) }));
  const sum = `units ${player.army.units} + armies ${player.army.tactical}`;
  if (rows > 1) {
    area.text(0, y, 'TACTIC', { ink: 'dim' });
    area.text(7, y, `${own}   ${sum}`);
    if (common.length === 0) return y + 1;
    return paintFlow(area, y + 1, 'COMMON', common, p, rows - 1);
  }
  const head = `TACTIC ${own}, ${sum}`;
  if (common.length > 0) return paintFlow(area, y, `${head}   common`, common, p, 1);
  area.text(0, y, head, { ink: 'dim' });
  return y + 1;
}

/** What is known of the events, and what stands between the seats; in `rows` rows or as many as it takes. */
export function paintEvents(area: Area, y: number, p: Painting<TtaView>, rows = 99): number {
  const { events, wars, pacts, resolving } = p.view;
  const ages = (list: readonly { age: number }[]) => list.map((e) => AGES[e.age]).join(' ') || '-';
  const last = events.past.at(-1);
  const known = [...events.prepared, ...events.future.flatMap((e) => (e.card ? [e.card] : []))].map(militaryName);
  // Joan of Arc has seen it.
  const next = events.current[0]?.card;
  const seen = next ? [`next: ${militaryName(next)}`] : [];
  const piles = `now ${events.current.length} (${ages(events.current)})  coming ${events.future.length} (${ages(events.future)})`;
  const parts = [piles, ...seen, ...(last && rows < 99 ? [`last: ${militaryName(last)}`] : [])];
  if (known.length > 0 && rows < 99) parts.push(`you know of ${known.join(', ')}`);
  area.text(0, y, 'EVENTS', { ink: 'dim' });
  let x = 7;
  if (resolving)
    x = area.text(x, y, `open: ${militaryName(resolving)}`, { ...look(p, `card:${resolving}`), bold: true }) + 3;
  area.text(x, y++, cut(parts.join('   '), area.width - x));
  if (last && rows === 99) area.text(7, y++, `last: ${militaryName(last)}`);
  if (known.length > 0 && rows === 99) area.text(7, y++, cut(`you know of: ${known.join(', ')}`, area.width - 7));
  const warWords = wars.map((w) => `${p.names[w.by]} on ${p.names[w.on]}: ${militaryName(w.card)}`);
  const pactWords = pacts.map((k) => pactWord(p, k));
  if (rows === 99) {
    for (const [title, list] of [
      ['WARS', warWords],
      ['PACTS', pactWords],
    ] as const) {
      area.text(0, y, title, { ink: 'dim' });
      const lines = packWords(list.length > 0 ? list : ['none'], '; ', area.width - 7, 99);
      for (const line of lines) area.text(7, y++, line);
    }
    return y;
  }
  const room = area.width - 7;
  const war = fitWords([`wars: ${warWords[0] ?? 'none'}`, ...warWords.slice(1)], '; ', room);
  const pact = [`pacts: ${pactWords[0] ?? 'none'}`, ...pactWords.slice(1)];
  area.text(7, y++, cut(`${war}   ${fitWords(pact, '; ', Math.max(10, room - war.length - 3))}`, room));
  return y;
}

/** 'Ann (B) - Bob (A) Acceptance of Supremacy'; no letters where both sides are alike. */
function pactWord(p: Painting<TtaView>, pact: Pact): string {
  const owner = pact.ownerIs;
  const sides = PACTS[pact.card as PactId].symmetric ? ['', ''] : [` (${owner})`, ` (${owner === 'A' ? 'B' : 'A'})`];
  return `${p.names[pact.owner]}${sides[0]} - ${p.names[pact.partner]}${sides[1]} ${militaryName(pact.card)}`;
}

/** The military card that the open question comes from, and what it does. Returns the row below, or `y` without one. */
export function paintAskedCard(area: Area, y: number, p: Painting<TtaView>, rows: number): number {
  const id = p.prompt?.from.startsWith('card:') ? p.prompt.from.slice('card:'.length) : '';
  const text = textOf(id);
  if (text === '') return y;
  const name = id in MILITARY ? militaryName(id as MilitaryId) : nameOf(id as CivilId);
  area.text(0, y, 'CARD', { ink: 'dim' });
  area.text(7, y++, name, { ink: 'accent', bold: true });
  const lines = wrapText(text, area.width - 7).slice(0, rows - 1);
  for (const line of lines) area.text(7, y++, line);
  return y;
}

/** What the end of the turn will bring, with warnings. */
export function paintProjection(area: Area, y: number, p: Painting<TtaView>): number {
  const after = p.view.players[p.shown]!.projection;
  const wide = area.width >= 110;
  area.text(0, y, wide ? 'END OF TURN' : 'END', { ink: 'dim' });
  // What corruption takes in food comes before the harvest and the meal, and is rare.
  const rot = after.corruptionFood > 0 ? `-${after.corruptionFood}` : '';
  const parts = [
    `${wide ? 'science' : 'sci.'} ${signed(after.science)}`,
    `${wide ? 'culture' : 'cul.'} ${signed(after.culture)}`,
    `food ${signed(after.food)}-${after.eaten}${rot}=${after.foodAfter}`,
    `${wide ? 'resources' : 'res.'} ${signed(after.resources)}-${after.corruption - after.corruptionFood}=${after.resourcesAfter}`,
    `draws ${after.draws}`,
  ];
  const warnings: string[] = [];
  if (after.uprising) warnings.push('! uprising');
  if (after.famine > 0) warnings.push(`! famine -${after.famine}`);
  if (after.corruptionFood > 0 && wide) warnings.push(`! corruption -${after.corruptionFood} food`);
  if (after.discards > 0) warnings.push(`! discard ${after.discards}`);
  const alarm = warnings.join(' ');
  const start = wide ? 12 : 4;
  const sums = cut(parts.join(wide ? '   ' : '  '), area.width - start - alarm.length - 1);
  const x = area.text(start, y, sums) + 1;
  area.text(x, y, alarm, { ink: 'warning', bold: true });
  return y + 1;
}

/** Short lines for every seat's table; rows to spare go to those who have much. */
export function paintOthers(area: Area, p: Painting<TtaView>): void {
  const width = area.width - 2;
  const texts = p.view.players.map((s) => {
    const techs = s.techs.filter((t) => t.workers > 0).map((t) => `${nameOf(t.id)} ${t.workers}`);
    const b = s.building;
    const rest = [
      ...(b ? [`${nameOf(b.id)} ${b.stages}/${b.of.length}`] : []),
      ...s.wonders.map((w) => `${w.ruined ? '×' : '√'}${nameOf(w.id)}`),
      ...s.colonies.map((c) => `○${militaryName(c)}`),
      ...s.specials.map(nameOf),
    ];
    return [
      { words: techs, between: ', ', dim: false },
      { words: rest, between: '  ', dim: true },
    ].filter((line) => line.words.length > 0);
  });
  let spare = area.height - texts.length - texts.flat().length;
  let y = 0;
  p.view.players.forEach((s, seat) => {
    area.text(0, y, String(s.seat + 1), seatStyle(s.seat));
    const who = `${p.names[s.seat]}  ${nameOf(s.government)}${s.leader ? `, ${nameOf(s.leader)}` : ''}`;
    const numbers = `culture ${s.culture} ${signed(s.rating.culture)}  strength ${s.rating.strength}`;
    area.text(2, y++, cut(`${who}   ${numbers}`, width), { bold: true });
    for (const { words, between, dim } of texts[seat]!) {
      const rows = packWords(words, between, width, 1 + Math.max(0, spare));
      spare -= rows.length - 1;
      for (const row of rows) area.text(2, y++, row, dim ? { ink: 'dim' } : {});
    }
  });
}
