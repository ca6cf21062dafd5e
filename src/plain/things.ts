/** Parts of the table that have a word of their own: a place and what is around it, income, the hand, the row. */
import { folded } from '../engine/fold.js';
import type { Session } from '../engine/session.js';
import type { Seat } from '../engine/types.js';
import { spoken } from '../languages/spoken.js';
import type { GameUi, Heard, HeardMap, Painting } from '../ui/types.js';
import { choiceLine } from './words.js';

/** What the table is told from: with the eyes of `viewer`, the board of `shown` in front. */
export function painting(session: Session, ui: GameUi, viewer: Seat, shown: Seat): Painting {
  return {
    view: session.view(viewer),
    viewer,
    shown,
    names: session.table.seats.map((seat) => seat.name),
    marks: new Map(),
    texts: ui.texts,
    choice: null,
    prompt: session.prompt(),
    told: [],
    price: () => null,
    zoom: 0,
  };
}

/** The seat of a number or a name. */
export function seatCalled(session: Session, word: string): Seat | null {
  const { seats } = session.table;
  const wanted = folded(word);
  const at = seats.findIndex(({ name }, seat) => String(seat + 1) === word || folded(name) === wanted);
  return at < 0 ? null : at;
}

const mapOf = (session: Session, ui: GameUi, viewer: Seat): HeardMap | null =>
  ui.heardMap?.(painting(session, ui, viewer, viewer)) ?? null;

const placeCalled = (map: HeardMap | null, word: string): string | undefined =>
  map?.names.find((name) => folded(name) === folded(word));

/** A heading with its lines. */
export const under = ({ title, lines }: Pick<Heard, 'title' | 'lines'>): string[] => [
  spoken().plain.heading({ text: title }),
  ...lines.map((line) => `  ${line}`),
];

/** A place of the map, and what the asked seat can do there; null when no place is called so. */
export function placeLines(session: Session, ui: GameUi, viewer: Seat, word: string): string[] | null {
  const map = mapOf(session, ui, viewer);
  const name = placeCalled(map, word);
  if (!map || name === undefined) return null;
  const here = (session.prompt()?.choices ?? []).filter((choice) => choice.target === `hex:${name}`);
  const offered = here.map((choice) => spoken().plain.onOffer({ what: choiceLine(session, choice, viewer) }));
  return [...map.place(name), ...offered];
}

export function nearLines(session: Session, ui: GameUi, viewer: Seat, word: string): string[] {
  const { plain } = spoken();
  const map = mapOf(session, ui, viewer);
  if (!map) return [plain.noMap];
  if (word === '') return [plain.whichPlace];
  const name = placeCalled(map, word);
  if (name === undefined) return [plain.noPlace({ text: word })];
  return [plain.nextTo({ place: name }), ...map.near(name).map((line) => `  ${line}`)];
}

export function betweenLines(session: Session, ui: GameUi, viewer: Seat, words: string): readonly string[] {
  const { plain } = spoken();
  const map = mapOf(session, ui, viewer);
  if (!map) return [plain.noMap];
  const [from = '', to = ''] = words.split(/\s+/).filter((word) => !BETWEEN.has(word.toLowerCase()));
  if (from === '' || to === '') return [plain.whichPlaces];
  const [a, b] = [placeCalled(map, from), placeCalled(map, to)];
  if (a === undefined) return [plain.noPlace({ text: from })];
  if (b === undefined) return [plain.noPlace({ text: to })];
  return map.between(a, b);
}

/** 'between E7 and F3' */
const BETWEEN = new Set(['and', '-']);

/** What a game tells under a word of its own, for the seat that asks or another one. */
export function headedLines(
  session: Session,
  ui: GameUi,
  viewer: Seat,
  as: NonNullable<Heard['as']>,
  words: string,
): string[] {
  const { plain } = spoken();
  const all = (ui.heard?.(painting(session, ui, viewer, viewer)) ?? []).filter((one) => one.as === as);
  if (all.length === 0) return [{ income: plain.noIncome, hand: plain.noHand, row: plain.noRow }[as]];
  const seat = words === '' ? viewer : seatCalled(session, words);
  if (seat === null) return [plain.noSeat({ text: words })];
  return all.filter((one) => one.seat === undefined || one.seat === seat).flatMap(under);
}
