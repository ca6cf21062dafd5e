/** Every seat in a row: what it has, whom it is bound to, and what the supply holds. */
import type { Area } from '../../../ui/paint/area.js';
import { paintTable, seatStyle } from '../../../ui/paint/parts.js';
import { cut, wrapText } from '../../../ui/paint/text.js';
import type { Painting } from '../../../ui/types.js';
import { LEADER_TEXT, PACT_TEXT, STATE_TEXT } from '../card-texts.js';
import { focusName, naturalName, pactName, stateName } from '../names.js';
import type { SeatView, View } from '../types.js';

export function paintSeats(area: Area, p: Painting<View>): void {
  const columns = [
    { head: '', width: 1 },
    { head: 'civ', width: 8 },
    { head: 'tech', width: 4, align: 'right' as const },
    { head: 'cities', width: 6, align: 'right' as const },
    { head: 'mat.', width: 4, align: 'right' as const },
    { head: 'spaces', width: 6, align: 'right' as const },
    { head: ' m q o d', width: 8 },
    { head: 'caravans', width: 14 },
    { head: 'won', width: 3, align: 'right' as const },
  ];
  const rows = p.view.players.map((s) => [
    { text: String(s.seat + 1), style: seatStyle(s.seat) },
    s.civ,
    String(s.tech),
    String(s.cities),
    String(s.mature),
    String(s.spaces),
    ` ${Object.values(s.resources).join(' ')}`,
    [...s.caravans.onMap, ...(s.caravans.onCard > 0 ? [`${s.caravans.onCard} home`] : [])].join(' '),
    String(s.score),
  ]);
  const top = paintTable(area, 0, 0, columns, rows);
  const lists = p.view.players.flatMap((s) => {
    const words = holdings(s);
    return words === '' ? [] : [{ seat: s.seat, lines: wrapText(words, area.width - 2) }];
  });
  // Long lists go on below as far as there are rows; the last row is the supply's.
  let spare = area.height - top - Math.max(1, lists.length) - 1;
  if (spare < 0) return;
  let y = top;
  if (spare > lists.reduce((sum, { lines }) => sum + lines.length - 1, 0)) y++;
  if (lists.length === 0) area.text(0, y++, 'nobody holds diplomacy cards or natural wonders yet', { ink: 'dim' });
  for (const { seat, lines } of lists) {
    area.text(0, y, String(seat + 1), seatStyle(seat));
    const room = 1 + Math.min(lines.length - 1, spare);
    spare -= room - 1;
    for (let i = 0; i < room; i++) {
      const whole = i < room - 1 || room === lines.length;
      area.text(2, y++, whole ? lines[i]! : cut(`${lines[i]} …`, area.width - 2));
    }
  }
  paintOwn(area.sub(0, y, area.width, area.height - 1 - y), p.view.players[p.shown]!);
  const supply = Object.entries(p.view.supply).map(([resource, n]) => `${resource} ${n}`);
  area.text(0, area.height - 1, cut(`supply  ${supply.join('  ')}`, area.width), { ink: 'dim' });
}

/** Diplomacy cards, and natural wonders with the card they lie on; empty for who has none. */
function holdings(s: SeatView): string {
  const words = [
    ...s.pacts.map((c) => `${pactName(c.card)} of ${c.giver + 1}`),
    ...s.stateCards.map((id) => `${stateName(id)} card`),
    ...s.naturals.map((n) => `${naturalName(n.natural)}${n.on ? ` on ${focusName(n.on)}` : ''}`),
  ];
  return words.join(', ');
}

/** In the rows that are left: what the leader and the cards of the shown seat do, and who holds its own cards. */
function paintOwn(area: Area, s: SeatView): void {
  const entries = [
    ...(s.leader ? [[s.name, LEADER_TEXT[s.leader]]] : []),
    ...s.pacts.map((c) => [`${pactName(c.card)} of ${c.giver + 1}`, PACT_TEXT[c.card]]),
    ...s.stateCards.map((id) => [stateName(id), STATE_TEXT[id]]),
    ...s.given.map((c) => [`Seat ${c.holder + 1} holds your ${pactName(c.card)}`, PACT_TEXT[c.card]]),
  ];
  let y = 1;
  for (const [name, does] of entries) {
    const lines = wrapText(`${name}: ${does}`, area.width - 2);
    // A text is told whole or not at all: above it the card is named anyway.
    if (y + lines.length > area.height) return;
    lines.forEach((line, i) => {
      area.text(i === 0 ? 0 : 2, y++, line, { ink: 'dim' });
    });
  }
}
