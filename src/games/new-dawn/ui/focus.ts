/** The focus row, dials, agendas, wonders and the battle that is going on. */
import type { Area } from '../../../ui/paint/area.js';
import { look, sign } from '../../../ui/paint/marks.js';
import { paintMeter, seatStyle } from '../../../ui/paint/parts.js';
import { cut, wrapText } from '../../../ui/paint/text.js';
import type { Painting } from '../../../ui/types.js';
import { RESOURCES } from '../data/land.js';
import type { SeatView, SlotView, View } from '../types.js';
import { LEVEL_WORDS, STATE_SIGNS, TERRAIN_LOOKS, TYPE_WORDS } from './words.js';

function seatOf(p: Painting<View>): SeatView {
  return p.view.players[p.shown]!;
}

/** The target of a card: with the seat behind it when somebody else acts on it. */
function targetOf(p: Painting<View>, slot: SlotView): string {
  const others = `focus:${slot.card}@${p.shown}`;
  return p.marks.has(others) ? others : `focus:${slot.card}`;
}

function tokens(slot: SlotView): string {
  return '●'.repeat(slot.trade).padEnd(3, '·');
}

/** Name, leader, goods: two rows. */
export function paintHead(area: Area, y: number, p: Painting<View>): number {
  const seat = seatOf(p);
  area.text(0, y, String(p.shown + 1), seatStyle(p.shown));
  area.text(2, y, seat.civ ? seat.civ.toUpperCase() : 'NO LEADER YET', { bold: true });
  area.text(
    4 + (seat.civ || 'no leader yet').length,
    y,
    cut(`${seat.name}  ${seat.ability}`, area.width - 6 - seat.civ.length),
  );
  let x = 0;
  for (const r of RESOURCES) {
    x = area.text(x, y + 1, `${r} `, { ink: 'dim' });
    x = area.text(x, y + 1, String(seat.resources[r]), { bold: true }) + 2;
  }
  area.text(x, y + 1, cut(`left: ${seat.tokensLeft}o ${seat.citiesLeft}C`, area.width - x), { ink: 'dim' });
  return y + 2;
}

/** What lies on a card beside trade tokens: city-states, and natural wonders of America; crossed out once used. */
function lying(slot: SlotView): string {
  const states = slot.states.map((s) => `${s.used ? '×' : ''}${STATE_SIGNS[s.state]}`);
  return [...states, ...slot.naturals.map((n) => (n.used ? '×*' : '*'))].join('');
}

/** Five slots side by side: five rows, 54 columns, more where there is room. */
export function paintFocusRow(area: Area, y: number, p: Painting<View>): number {
  const pitch = Math.max(11, Math.min(15, Math.floor((area.width + 1) / 5)));
  const width = pitch - 1;
  for (const slot of seatOf(p).row) {
    const x = (slot.slot - 1) * pitch;
    const id = targetOf(p, slot);
    const rule =
      `${slot.active ? '[' : '─'}${slot.slot} ${TERRAIN_LOOKS[slot.terrain].short}`.padEnd(width - 1, '─') +
      (slot.active ? ']' : '─');
    area.text(x, y, rule, slot.active ? { ink: 'accent', bold: true } : { ink: 'dim' });
    const style = look(p, id);
    area.text(x, y + 1, `${sign(p, id).trim()}${TYPE_WORDS[slot.type]} ${LEVEL_WORDS[slot.level]}`, {
      ...style,
      bold: true,
    });
    const name = slot.name.split(' ').map((word) => cut(word, width));
    wrapText(name.join(' '), width)
      .slice(0, 2)
      .forEach((line, i) => {
        area.text(x, y + 2 + i, line, style);
      });
    area.text(x, y + 4, tokens(slot), { ink: 'yellow' });
    area.text(x + 4, y + 4, cut(lying(slot), width - 4));
    area.spot(id, x, y, width, 5);
  }
  return y + 5;
}

/** The row as a column for the small screen: five lines. */
export function paintFocusList(area: Area, y: number, p: Painting<View>): number {
  for (const slot of seatOf(p).row) {
    const id = targetOf(p, slot);
    const text = `${sign(p, id)}${slot.slot} ${TERRAIN_LOOKS[slot.terrain].letter} ${TYPE_WORDS[slot.type]} ${LEVEL_WORDS[slot.level].padEnd(3)} ${tokens(slot)}`;
    area.text(0, y, text, slot.active ? { ink: 'accent', bold: true } : look(p, id));
    area.spot(id, 0, y, text.length);
    y++;
  }
  return y;
}

export function paintDials(area: Area, y: number, p: Painting<View>): number {
  const seat = seatOf(p);
  let x = area.text(0, y, 'TECH  ', { ink: 'dim' });
  x = paintMeter(area, x, y, seat.tech, 24, [3, 6, 10, 14, 19]);
  area.text(x + 1, y, `${seat.tech}`, { bold: true });
  area.text(x + 4, y, `next ${LEVEL_WORDS[seat.nextMark.level]} at ${seat.nextMark.at}`);
  x = area.text(0, y + 1, 'EVENT ', { ink: 'dim' });
  p.view.dial.sections.forEach((icon, i) => {
    x = area.text(
      x,
      y + 1,
      i === p.view.dial.at ? `[${icon}]` : icon,
      i === p.view.dial.at ? { ink: 'accent', bold: true } : {},
    );
    x = area.text(x, y + 1, ' ', {});
  });
  if (p.view.direction > 0)
    area.text(x + 1, y + 1, `die ${p.view.direction} ${p.view.directions[p.view.direction - 1] ?? ''}`);
  return y + 2;
}

/** Agendas in pairs with everybody's progress. */
export function paintAgendas(area: Area, y: number, p: Painting<View>): number {
  const at = (i: number) => area.width - (p.view.seats - i) * 6 + 5;
  area.text(0, y, 'AGENDAS  one of each card wins', { ink: 'dim' });
  for (let i = 0; i < p.view.seats; i++) area.right(at(i), y, String(i + 1), seatStyle(i));
  y++;
  for (const card of p.view.victory) {
    card.agendas.forEach((agenda, k) => {
      const title = `${k === 0 ? '' : ' or '}${agenda.name}`;
      area.text(0, y, cut(title, at(0) - 6));
      area.text(Math.max(title.length + 1, at(0) - 12), y, `of ${agenda.need}`, { ink: 'dim' });
      agenda.have.forEach((have, i) => {
        const done = agenda.done[i] !== null;
        area.right(at(i), y, `${have}${done ? '√' : ''}`, done ? { ink: 'changed', bold: true } : {});
      });
      area.spot(`agenda:${agenda.agenda}`, 0, y, area.width);
      y++;
    });
  }
  return y;
}

/** The open wonder of each kind with its price for the shown seat. */
export function paintWonders(area: Area, y: number, p: Painting<View>): number {
  area.text(0, y, 'WONDERS', { ink: 'dim' });
  p.view.offers.forEach((offer, i) => {
    const id = `wonder:${offer.wonder}`;
    const row = y + i;
    const cost = offer.cost[p.shown] ?? offer.printed;
    const text = `${sign(p, id)}${TYPE_WORDS[offer.type].toLowerCase()} ${offer.name}`;
    area.text(8, row, text, look(p, id));
    area.right(35, row, String(cost), { bold: true });
    area.text(36, row, cut(`(${offer.resources.join(', ')})`, area.width - 36), { ink: 'dim' });
    area.spot(id, 8, row, 28);
  });
  return y + p.view.offers.length;
}
