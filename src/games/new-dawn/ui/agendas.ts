/** Agendas in pairs with everybody's progress, and what decides if they do not. */
import type { Area } from '../../../ui/paint/area.js';
import { seatStyle } from '../../../ui/paint/parts.js';
import { cut, wrapText } from '../../../ui/paint/text.js';
import type { Painting } from '../../../ui/types.js';
import { AGENDA_TEXT } from '../card-texts.js';
import type { AgendaView, View } from '../types.js';
import { AGENDA_NEEDS } from './words.js';

/** Where the needs stand: behind the longest name. */
const NEEDS = 20;

/** The last column of a seat's numbers. */
const columnOf = (area: Area, p: Painting<View>, seat: number) => area.width - (p.view.seats - seat) * 6 + 5;

/** What must be reached, in full where there is room. */
function need(agenda: AgendaView, room: number): string {
  const whole = AGENDA_TEXT[agenda.agenda];
  return whole.length <= room ? whole : cut(AGENDA_NEEDS[agenda.agenda], room);
}

/** The table of agendas. Returns the row below. */
export function paintAgendas(area: Area, y: number, p: Painting<View>): number {
  const at = (seat: number) => columnOf(area, p, seat);
  const room = at(0) - 3 - NEEDS;
  area.text(0, y, cut('AGENDAS  one of each card wins', at(0) - 4), { ink: 'dim' });
  for (let i = 0; i < p.view.seats; i++) area.right(at(i), y, String(i + 1), seatStyle(i));
  y++;
  for (const card of p.view.victory) {
    card.agendas.forEach((agenda, k) => {
      area.text(0, y, `${k === 0 ? '' : ' or '}${agenda.name}`);
      area.text(NEEDS, y, need(agenda, room), { ink: 'dim' });
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

/** The page: the table, the tie-breaks, when the game is stopped, and who finished what in which round. */
export function agendasPage(area: Area, p: Painting<View>): void {
  const { players, victory, options, round } = p.view;
  let y = paintAgendas(area, 0, p);
  if (victory.length === 0) return;
  const ties = [
    ['ties: world wonders', players.map((s) => s.wonders.length)],
    ['  then spaces', players.map((s) => s.spaces)],
  ] as const;
  for (const [title, numbers] of ties) {
    area.text(0, y, title, { ink: 'dim' });
    numbers.forEach((n, i) => {
      area.right(columnOf(area, p, i), y, String(n));
    });
    y++;
  }
  const limit = `The winner is looked for before the first player’s turn. The game stops after round ${options.limit}; this is ${round}.`;
  const done = victory.flatMap((card) =>
    card.agendas.flatMap((a) =>
      a.done.flatMap((when, i) => (when === null ? [] : [{ when, text: `${p.names[i]} ${a.name} (round ${when})` }])),
    ),
  );
  done.sort((a, b) => a.when - b.when);
  const told = done.length > 0 ? [`Finished: ${done.map((d) => d.text).join(', ')}.`] : [];
  const lines = [...told, limit].flatMap((text) => wrapText(text, area.width));
  // A blank row where there is one.
  if (y + lines.length < area.height) y++;
  for (const line of lines) if (y < area.height) area.text(0, y++, line);
}
