/** World wonders on offer and built, and the city-states beside them. */
import type { Area } from '../../../ui/paint/area.js';
import { look, sign } from '../../../ui/paint/marks.js';
import { seatStyle } from '../../../ui/paint/parts.js';
import { cut, wrapText } from '../../../ui/paint/text.js';
import type { Painting } from '../../../ui/types.js';
import { STATE_TEXT, WONDER_TEXT } from '../card-texts.js';
import type { View } from '../types.js';
import { RESOURCE_WORDS, STATE_SIGNS, TYPE_WORDS } from './words.js';

/** Where the resources of an offer begin, and on the page what the wonder does. */
const PAID = 36;
const DOES = 43;

/**
 * The open wonder of each kind with its price for the shown seat, and where there is room what it does; `rows` are the
 * rows for each. Returns the row below.
 */
export function paintWonders(area: Area, y: number, p: Painting<View>, rows = 1): number {
  area.text(0, y, 'WONDERS', { ink: 'dim' });
  const told = area.width >= DOES + 30;
  p.view.offers.forEach((offer, i) => {
    const id = `wonder:${offer.wonder}`;
    const row = y + i * rows;
    const cost = offer.cost[p.shown] ?? offer.printed;
    const text = `${sign(p, id)}${TYPE_WORDS[offer.type].toLowerCase()} ${offer.name}`;
    area.text(8, row, text, look(p, id));
    area.right(35, row, String(cost), { bold: true });
    area.spot(id, 8, row, 28, rows);
    if (!told) {
      area.text(PAID, row, cut(`(${offer.resources.join(', ')})`, area.width - PAID), { ink: 'dim' });
      return;
    }
    area.text(PAID, row, offer.resources.map((r) => RESOURCE_WORDS[r]).join(' '));
    const lines = wrapText(WONDER_TEXT[offer.wonder], area.width - DOES);
    lines.slice(0, rows).forEach((line, k) => {
      const whole = k < rows - 1 || lines.length <= rows;
      area.text(DOES, row + k, whole ? line : cut(`${line}…`, area.width - DOES), { ink: 'dim' });
    });
  });
  return y + p.view.offers.length * rows;
}

interface Entry {
  readonly seat: number | null;
  readonly text: string;
  /** What it does. */
  readonly does: string;
}

function built(p: Painting<View>): Entry[] {
  const kept = (id: string) => (id === 'great-zimbabwe' ? ` ${'●'.repeat(p.view.zimbabwe)}` : '');
  return p.view.wonders
    .filter((w) => w.hex !== null)
    .map((w) => ({
      seat: w.owner,
      text: `${TYPE_WORDS[w.type].toLowerCase()} ${w.name}${kept(w.wonder)} on ${w.hex}`,
      does: WONDER_TEXT[w.wonder],
    }));
}

function cityStates(p: Painting<View>): Entry[] {
  const cards = (c: View['cityStates'][number]) => {
    if (c.down) return 'conquered';
    return c.cardsLeft === 1 ? '1 card' : `${c.cardsLeft} cards`;
  };
  return p.view.cityStates.map((c) => ({
    seat: c.owner,
    text: `${STATE_SIGNS[c.state]} ${TYPE_WORDS[c.type].toLowerCase()} ${c.name} on ${c.hex}, ${cards(c)}`,
    does: STATE_TEXT[c.state],
  }));
}

/** A list under its title; with what each thing does where all of that fits, with what is left out counted otherwise. */
function paintEntries(area: Area, title: string, list: readonly Entry[]): void {
  area.text(0, 0, title, { ink: 'dim' });
  if (list.length === 0) area.text(0, 1, 'none yet', { ink: 'dim' });
  const width = area.width - 2;
  const texts = list.map((e) => wrapText(e.does, width));
  const full = list.length + texts.reduce((sum, lines) => sum + lines.length, 0) < area.height;
  let y = 1;
  list.forEach(({ seat, text }, i) => {
    if (y >= area.height) return;
    if (!full && y === area.height - 1 && i < list.length - 1) {
      area.text(0, y++, `and ${list.length - i} more`, { ink: 'dim' });
      return;
    }
    if (seat !== null) area.text(0, y, String(seat + 1), seatStyle(seat));
    area.text(2, y++, cut(text, width));
    if (full) for (const line of texts[i]!) area.text(2, y++, line, { ink: 'dim' });
  });
}

/** What can be built, what stands, and the city-states beside it. */
export function wondersPage(area: Area, p: Painting<View>): void {
  const top = paintWonders(area, 0, p, area.height >= 24 ? 2 : 1) + 1;
  const half = Math.floor(area.width / 2);
  const room = area.height - top - 1;
  paintEntries(area.sub(0, top, half - 1, room), 'BUILT', built(p));
  paintEntries(area.sub(half, top, area.width - half, room), 'CITY-STATES', cityStates(p));
  const own = p.view.players[p.shown]!;
  const industry = own.row.find((slot) => slot.type === 'industry');
  const goods = Object.entries(own.resources).map(([resource, n]) => `${resource} ${n}`);
  const trade = industry ? `   trade tokens on ${industry.name}: ${industry.trade}` : '';
  area.text(0, area.height - 1, cut(`you have  ${goods.join('  ')}${trade}`, area.width));
}
