/** The head of a seat, its focus row and the dials. */
import type { Area } from '../../../ui/paint/area.js';
import { look, sign } from '../../../ui/paint/marks.js';
import { paintMeter, seatStyle } from '../../../ui/paint/parts.js';
import { cut, wrapText } from '../../../ui/paint/text.js';
import type { Painting } from '../../../ui/types.js';
import { TECH_MARKS, TECH_TOP } from '../data/dials.js';
import { RESOURCES } from '../data/land.js';
import type { SeatView, SlotView, View } from '../types.js';
import { slotWords } from './slots.js';
import { LEVEL_WORDS, STATE_SIGNS, TERRAIN_LOOKS, TYPE_WORDS } from './words.js';

function seatOf(p: Painting<View>): SeatView {
  return p.view.players[p.shown]!;
}

/**
 * The target of a card: with the seat behind it when somebody else acts on it, and the card that would replace it where
 * new cards are on offer.
 */
function targetOf(p: Painting<View>, slot: SlotView): string {
  const takes = p.prompt?.choices.filter((c) => c.verb === 'take' && c.id.endsWith(`>${slot.card}`)) ?? [];
  const taken = takes.find((c) => p.marks.get(c.target!) === 'cursor') ?? takes[0];
  if (taken && p.shown === p.prompt!.seat) return taken.target!;
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

/** Five slots side by side: seven rows, 54 columns, more where there is room. */
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
    slotWords(seatOf(p), slot).forEach((line, i) => {
      area.text(x, y + 5 + i, cut(line, width), { ink: 'dim' });
    });
    area.spot(id, x, y, width, 7);
  }
  return y + 7;
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

/** Where the ruler of the tech dial begins. */
const DIAL = 6;

/** The tech dial as a ruler with its marks, and the event dial: three rows. */
export function paintDials(area: Area, y: number, p: Painting<View>): number {
  const seat = seatOf(p);
  area.text(0, y, 'TECH', { ink: 'dim' });
  let x = paintMeter(
    area,
    DIAL,
    y,
    seat.tech,
    TECH_TOP,
    TECH_MARKS.map((m) => m.at),
  );
  area.text(x + 1, y, `${seat.tech}`, { bold: true });
  area.text(x + 4, y, `next ${LEVEL_WORDS[seat.nextMark.level]} at ${seat.nextMark.at}`);
  y++;
  for (const mark of [0, ...TECH_MARKS.map((m) => m.at)]) area.text(DIAL + mark, y, String(mark), { ink: 'dim' });
  x = area.text(0, y + 1, 'EVENT', { ink: 'dim' }) + 1;
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
