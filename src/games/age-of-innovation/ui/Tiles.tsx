/** Everything that can be chosen from: actions, boosters, innovations, competencies, palaces, city tiles. */
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { marksOf } from '../../../ui/components/marks.js';
import type { Token } from '../../../ui/theme/tokens.js';
import { actionList, type Priced } from '../../terra-kit/ui/actions.js';
import { cardGrid, type TileCard } from '../../terra-kit/ui/cards.js';
import { flow, paragraph, seatLine } from '../../terra-kit/ui/facts.js';
import { always, type Content, framed, type More } from '../../terra-kit/ui/panel.js';
import { COMPETENCY_STACK } from '../data/competencies.js';
import { BOOSTERS, type BoosterId, DISCIPLINES, PALACES, type PalaceId } from '../data/ids.js';
import type { InnovationView } from '../types.js';
import { DISCIPLINE_TOKENS } from './PlanningBoard.js';
import { type AoiPainting, palaceText, shownSeat } from './painting.js';

const nothing = (p: AoiPainting): Content => always((width) => [paragraph(p.texts.label.none, width, 'dim')]);

/** Power and book actions in one panel each, or both in one. */
export function powerActions(p: AoiPainting, more: More = {}): PanelSpec {
  const { title, hint, power } = p.texts;
  const { powerDiscount } = shownSeat(p);
  const actions = p.view.power.map(
    (a): Priced => ({
      id: `power:${a.id}`,
      price: String(a.cost - powerDiscount),
      token: 'power',
      word: power[a.id].name,
      used: a.used,
      mark: p.marks.get(`power:${a.id}`),
    }),
  );
  return framed(
    p,
    {
      id: 'power',
      title: title.power,
      hint: hint.power,
      columns: [20, 34],
      of: [p.shown],
      marks: marksOf(p, 'power'),
      ...more,
    },
    actionList(actions),
  );
}

export function bookActions(p: AoiPainting, more: More = {}): PanelSpec {
  const { title, hint, book } = p.texts;
  const actions = p.view.books.map(
    (a): Priced => ({
      id: `book:${a.id}`,
      price: String(a.cost),
      token: 'engineering',
      word: book[a.id].name,
      used: a.used,
      mark: p.marks.get(`book:${a.id}`),
    }),
  );
  return framed(
    p,
    { id: 'books', title: title.books, hint: hint.books, columns: [20, 34], marks: marksOf(p, 'book'), ...more },
    actionList(actions),
  );
}

function boosterCard(p: AoiPainting, id: BoosterId, coins: number): TileCard {
  return {
    id: `booster:${id}`,
    band: 'action',
    top: p.texts.booster[id].top,
    brief: p.texts.booster[id].brief,
    full: p.texts.booster[id].meaning,
    foot: coins > 0 ? p.texts.coinsOn({ n: coins }) : undefined,
    mark: p.marks.get(`booster:${id}`),
  };
}

export function boosters(p: AoiPainting, more: More = {}): PanelSpec {
  const { title, hint } = p.texts;
  const cards = p.view.boosters.map((b) => boosterCard(p, b.id, b.coins));
  return framed(
    p,
    {
      id: 'boosters',
      title: title.boosters,
      hint: hint.boosters,
      columns: [20, 34],
      marks: marksOf(p, 'booster'),
      ...more,
    },
    cards.length > 0 ? cardGrid(cards, 11) : nothing(p),
  );
}

/** Boosters that seats hold: they come back when their holders pass. */
export function heldBoosters(p: AoiPainting, more: More = {}): PanelSpec {
  const held = p.view.players.flatMap((seat): TileCard[] =>
    seat.booster ? [{ ...boosterCard(p, seat.booster, 0), seats: [seat.seat] }] : [],
  );
  return framed(
    p,
    { id: 'held-boosters', title: p.texts.title.heldBoosters, columns: [20], marks: marksOf(p, 'booster'), ...more },
    held.length > 0 ? cardGrid(held, 11) : nothing(p),
  );
}

const bandOf = (columns: readonly number[]): Token => {
  const [first, second] = columns;
  const discipline = DISCIPLINES[first ?? 0];
  return second !== undefined || !discipline ? 'wonder' : DISCIPLINE_TOKENS[discipline];
};

/** What lies in a column of a discipline says so in words too: in full, shortened, or by its letter. */
function inColumn(p: AoiPainting, columns: readonly number[], words: readonly string[]): string[] {
  const names = columns.flatMap((column) => p.texts.discipline[DISCIPLINES[column] ?? 'banking']);
  const letters = names.map(({ letter }) => letter).join('');
  const [long = '', short = long] = words;
  return [
    `${names.map(({ word }) => word).join(', ')}: ${long}`,
    `${names.map(({ brief }) => brief).join(', ')}: ${short}`,
    ...words.map((text) => `${letters} ${text}`),
    ...words,
  ];
}

function innovationCard(p: AoiPainting, place: InnovationView): TileCard {
  const { texts } = p;
  const id = place.tile ?? place.dealt;
  const worth = place.worth[p.shown];
  const cost = place.cost[p.shown];
  const { name, narrow = name } = texts.innovation[id];
  return {
    id: `innovation:${id}`,
    band: bandOf(place.columns),
    top: inColumn(p, place.columns, [name, narrow]),
    corner: worth ? texts.worth({ n: worth }) : undefined,
    brief: texts.innovation[id].brief,
    full: place.tile ? texts.innovation[id].meaning : '',
    foot: cost?.payable ? texts.label.payable : undefined,
    seats: place.taker === null ? [] : [place.taker],
    mark: p.marks.get(`innovation:${id}`),
    dim: !place.tile,
  };
}

export function innovations(p: AoiPainting, more: More = {}): PanelSpec {
  const { texts, view } = p;
  const seat = shownSeat(p);
  return framed(
    p,
    {
      id: 'innovations',
      title: texts.title.innovations,
      hint: seat.board ? texts.innovationHint({ slot: seat.innovationSlot, coins: seat.innovationCoins }) : undefined,
      columns: [28],
      of: [p.shown],
      marks: marksOf(p, 'innovation'),
      ...more,
    },
    cardGrid(
      view.innovations.map((place) => innovationCard(p, place)),
      16,
    ),
  );
}

/** The stacks lie in four columns, one for each discipline. */
const COLUMNS = [2, 4] as const;

/** Three rows of four stacks; the band has the column's colour and says what comes with a tile of that place. */
export function competencies(p: AoiPainting, more: More = {}): PanelSpec {
  const { texts, view } = p;
  const cards = view.competencies.map(
    (place): TileCard => ({
      id: `competency:${place.tile}`,
      band: bandOf([place.column]),
      top: inColumn(p, [place.column], texts.rowBonus({ steps: place.steps, books: place.books })),
      corner: place.left < COMPETENCY_STACK ? texts.left({ n: place.left }) : undefined,
      brief: texts.competency[place.tile].brief,
      full: texts.competency[place.tile].meaning,
      seats: view.players.flatMap((s) => (s.competencies.includes(place.tile) ? [s.seat] : [])),
      mark: p.marks.get(`competency:${place.tile}`),
      dim: place.left === 0,
    }),
  );
  return framed(
    p,
    {
      id: 'competencies',
      title: texts.title.competencies,
      hint: texts.hint.competencies,
      columns: [28],
      marks: marksOf(p, 'competency'),
      ...more,
    },
    cardGrid(cards, 15, { columns: COLUMNS, list: true }),
  );
}

function palaceCard(p: AoiPainting, id: PalaceId): TileCard {
  const { name, brief } = p.texts.palace[id];
  return {
    id: `palace:${id}`,
    band: 'government',
    top: name,
    brief,
    full: palaceText(p, id),
    mark: p.marks.get(`palace:${id}`),
  };
}

export function palaces(p: AoiPainting, more: More = {}): PanelSpec {
  const { title, hint } = p.texts;
  const ids = p.view.palaces.length > 0 ? p.view.palaces : p.view.pool.palaces;
  return framed(
    p,
    { id: 'palaces', title: title.palaces, hint: hint.palaces, columns: [28], marks: marksOf(p, 'palace'), ...more },
    ids.length > 0
      ? cardGrid(
          ids.map((id) => palaceCard(p, id)),
          18,
          { list: true },
        )
      : nothing(p),
  );
}

/** Draft: every seat's own palace, until it is built. */
export function reservedPalaces(p: AoiPainting, more: More = {}): PanelSpec {
  const own = p.view.players.flatMap((seat): TileCard[] =>
    seat.reserved ? [{ ...palaceCard(p, seat.reserved), seats: [seat.seat] }] : [],
  );
  return framed(
    p,
    { id: 'reserved', title: p.texts.title.reserved, columns: [28], marks: marksOf(p, 'palace'), ...more },
    own.length > 0 ? cardGrid(own, 18) : nothing(p),
  );
}

export function cityTiles(p: AoiPainting, more: More = {}): PanelSpec {
  const { texts, view } = p;
  const cards = view.cityTiles.map(
    ({ id, left }): TileCard => ({
      id: `city:${id}`,
      band: 'wonder',
      top: texts.city[id].top,
      corner: texts.left({ n: left }),
      brief: texts.city[id].brief,
      full: texts.city[id].brief,
      mark: p.marks.get(`city:${id}`),
      dim: left === 0,
    }),
  );
  return framed(
    p,
    {
      id: 'city-tiles',
      title: texts.title.cityTiles,
      hint: texts.hint.cityTiles,
      columns: [26],
      marks: marksOf(p, 'city'),
      ...more,
    },
    cardGrid(cards, 12),
  );
}

/** Cities on the map, with their tile and hexes. */
export function foundedCities(p: AoiPainting, more: More = {}): PanelSpec {
  const { texts, view } = p;
  const cities = view.cities.map((city) => ({
    seat: city.seat,
    text: texts.cityOn({
      tile: city.tile,
      hexes: city.hexes.length > 0 ? city.hexes : city.hex ? [city.hex] : [],
    }),
  }));
  return framed(
    p,
    { id: 'cities', title: texts.title.cities, columns: [24], ...more },
    cities.length === 0 ? nothing(p) : always((width) => cities.map(({ seat, text }) => seatLine(seat, text, width))),
  );
}

/** Boosters and palaces that stayed in the box. */
export function unusedTiles(p: AoiPainting, more: More = {}): PanelSpec {
  const { texts, view } = p;
  const seen = new Set<string>([
    ...view.boosters.map((b) => b.id),
    ...view.sets.map((s) => s.booster),
    ...view.palaces,
    ...view.pool.palaces,
    ...view.players.flatMap((s) => [s.booster, s.palace, s.reserved].filter((id) => id !== null)),
  ]);
  const words = [
    ...BOOSTERS.filter((id) => !seen.has(id)).map((id) => texts.tile({ tile: id })),
    ...PALACES.filter((id) => !seen.has(id)).map((id) => texts.tile({ tile: id })),
  ];
  return framed(
    p,
    { id: 'unused', title: texts.title.unused, hint: texts.hint.unused, columns: [24], ...more },
    words.length > 0 ? always((width) => [flow(words, width, ' · ', 'dim')]) : nothing(p),
  );
}
