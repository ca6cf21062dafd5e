/** Everything that can be chosen from: bonus cards, power actions, favour and town tiles, factions. */
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { marksOf } from '../../../ui/components/marks.js';
import type { Token } from '../../../ui/theme/tokens.js';
import { actionList } from '../../terra-kit/ui/actions.js';
import { cardGrid, type TileCard } from '../../terra-kit/ui/cards.js';
import { flow, paragraph, seatLine } from '../../terra-kit/ui/facts.js';
import { always, type Content, framed, type More } from '../../terra-kit/ui/panel.js';
import { FACTION_BOARDS } from '../data/factions.js';
import { BONUS_CARDS, type BonusId, type Cult, type FactionId } from '../data/ids.js';
import { FAVOUR_TILES } from '../data/tiles.js';
import type { TmPainting } from './painting.js';

const CULT_BANDS: Readonly<Record<Cult, Token>> = { fire: 'fire', water: 'flood', earth: 'earth', air: 'air' };

function bonusCard(p: TmPainting, id: BonusId, coins: number): TileCard {
  const { name, narrow = name, brief, full } = p.texts.bonus[id];
  return {
    id: `card:${id}`,
    band: 'action',
    top: [name, narrow],
    brief,
    full,
    foot: coins > 0 ? p.texts.coinsOn({ n: coins }) : undefined,
    mark: p.marks.get(`card:${id}`),
  };
}

/** The free cards, with the coins that lie on them. */
export function bonusCards(p: TmPainting, more: More = {}): PanelSpec {
  const free = p.view.cards.filter((card) => card.seat < 0).map((card) => bonusCard(p, card.id, card.coins));
  const { title, hint } = p.texts;
  return framed(
    p,
    { id: 'cards', title: title.cards, hint: hint.cards, columns: [20, 34], marks: marksOf(p, 'card'), ...more },
    cardGrid(free, 11),
  );
}

/** Cards that seats hold: they come back when their holders pass. */
export function heldCards(p: TmPainting, more: More = {}): PanelSpec {
  const held = p.view.cards
    .filter((card) => card.seat >= 0)
    .map((card): TileCard => ({ ...bonusCard(p, card.id, 0), seats: [card.seat] }));
  return framed(
    p,
    { id: 'held-cards', title: p.texts.title.heldCards, columns: [20], marks: marksOf(p, 'card'), ...more },
    held.length > 0 ? cardGrid(held, 11) : nothing(p),
  );
}

/** Cards that stayed in the box. */
export function unusedCards(p: TmPainting, more: More = {}): PanelSpec {
  const inGame = new Set(p.view.cards.map((card) => card.id));
  const words = BONUS_CARDS.filter((id) => !inGame.has(id)).map((id) => p.texts.tile(p.texts.bonus[id]));
  return framed(
    p,
    { id: 'unused', title: p.texts.title.unused, hint: p.texts.hint.unused, columns: [24], ...more },
    words.length > 0 ? always((width) => [flow(words, width, '; ', 'dim')]) : nothing(p),
  );
}

const nothing = (p: TmPainting): Content => always((width) => [paragraph(p.texts.label.none, width, 'dim')]);

export function powerActions(p: TmPainting, more: More = {}): PanelSpec {
  const { title, hint, power } = p.texts;
  return framed(
    p,
    { id: 'power', title: title.power, hint: hint.power, columns: [20, 34], marks: marksOf(p, 'power'), ...more },
    actionList(
      p.view.power.map((a) => ({
        id: `power:${a.id}`,
        price: String(a.price),
        token: 'power',
        word: power[a.id],
        used: a.used,
        mark: p.marks.get(`power:${a.id}`),
      })),
    ),
  );
}

export function favourTiles(p: TmPainting, more: More = {}): PanelSpec {
  const { texts } = p;
  const tiles = p.view.favours.map(({ id, left }): TileCard => {
    const { name, brief, full } = texts.favour[id];
    const holders = p.view.seats.flatMap((s) => (s.favours.includes(id) ? [s.seat] : []));
    return {
      id: `favour:${id}`,
      band: CULT_BANDS[FAVOUR_TILES[id].cult],
      top: name,
      corner: texts.left({ n: left }),
      brief,
      full,
      seats: holders,
      mark: p.marks.get(`favour:${id}`),
      dim: left === 0,
    };
  });
  return framed(
    p,
    {
      id: 'favours',
      title: texts.title.favours,
      hint: texts.hint.favours,
      columns: [28],
      marks: marksOf(p, 'favour'),
      ...more,
    },
    cardGrid(tiles, 15),
  );
}

export function townTiles(p: TmPainting, more: More = {}): PanelSpec {
  const { texts } = p;
  const tiles = p.view.townTiles.map(({ id, left }): TileCard => {
    const { name, brief, full } = texts.town[id];
    return {
      id: `town:${id}`,
      band: 'wonder',
      top: name,
      corner: texts.left({ n: left }),
      brief,
      full,
      mark: p.marks.get(`town:${id}`),
      dim: left === 0,
    };
  });
  return framed(
    p,
    {
      id: 'towns',
      title: texts.title.towns,
      hint: texts.hint.towns,
      columns: [28],
      marks: marksOf(p, 'town'),
      ...more,
    },
    cardGrid(tiles, 15),
  );
}

/** Towns on the map, with their tile and hexes. */
export function foundedTowns(p: TmPainting, more: More = {}): PanelSpec {
  const { texts, view } = p;
  const towns = view.towns.map((town) => {
    const { name, brief } = texts.town[town.tile];
    return { seat: town.seat, text: texts.townOf({ name, tile: brief, hexes: town.hexes }) };
  });
  return framed(
    p,
    { id: 'founded', title: texts.title.founded, columns: [24], ...more },
    towns.length === 0 ? nothing(p) : always((width) => towns.map((t) => seatLine(t.seat, t.text, width))),
  );
}

/** The factions that can be taken, with home, goods and abilities. */
export function factionChoice(p: TmPainting, more: More = {}): PanelSpec {
  const { texts } = p;
  const ids = (p.prompt?.choices ?? []).flatMap((c) => (c.target?.startsWith('faction:') ? [c.target.slice(8)] : []));
  const cards = (ids as FactionId[]).map((id): TileCard => {
    const { home, start } = FACTION_BOARDS[id];
    const { coins, workers, priests, bowls } = start;
    return {
      id: `faction:${id}`,
      band: home,
      top: texts.faction[id],
      corner: [texts.terrain[home].word, ''],
      brief: texts.startsWith({ goods: { coins, workers, priests }, bowls }),
      mark: p.marks.get(`faction:${id}`),
    };
  });
  return framed(
    p,
    {
      id: 'factions',
      title: texts.title.factions,
      hint: texts.hint.factions,
      columns: [30],
      of: [p.prompt],
      marks: marksOf(p, 'faction'),
      ...more,
    },
    cardGrid(cards, 30, { names: 15 }),
  );
}
