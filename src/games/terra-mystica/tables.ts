/** The data as text tables, to be ticked off against the box. */
import { must } from '../../engine/must.js';
import type { TextTable } from '../../engine/phrasebook.js';
import { stepsBetween } from '../terra-kit/circle.js';
import { FACTION_BOARDS, PIECES, STRENGTH } from './data/factions.js';
import { FIRST_GAME, FIRST_GAME_SCORING } from './data/first-game.js';
import {
  BONUS_CARDS,
  BUILDINGS,
  CULTS,
  FACTIONS,
  FAVOURS,
  type FactionId,
  POWER_ACTIONS,
  SCORING_TILES,
  TERRAINS,
  TOWN_TILES,
} from './data/ids.js';
import { BRIDGE_NAMES, LETTERS, MAP, MAP_ROWS, NAMES, PRINTED } from './data/map.js';
import {
  AREA_PRIZES,
  BONUS_CARD,
  CONVERSIONS,
  CULT_POWER,
  CULT_PRIZES,
  FAVOUR_TILES,
  ORDER_SPACES,
  POWER_ACTION,
  SCORING_TILE,
  TOWN_TILE,
} from './data/tiles.js';
import type { HeadId, TableId, TmTexts } from './texts/types.js';

type Cell = string | number;
type Row = readonly Cell[];

const mapText = (): string => MAP_ROWS.map((row, i) => `${String.fromCharCode(65 + i)}  ${row}`).join('\n');

/** The two river hexes that a bridge passes between. */
function riversAt(i: number): string {
  const [a, b] = must(MAP.bridgePlaces[i], 'bridge place', i);
  const near = (hex: number) => must(MAP.near[hex], 'neighbours', hex);
  return near(a)
    .filter((h) => near(b).includes(h))
    .map((h) => NAMES[h])
    .join(' ');
}

function table(
  { tables }: TmTexts,
  id: TableId,
  head: readonly (HeadId | { readonly word: string })[],
  rows: readonly Row[],
): TextTable {
  return {
    id,
    title: tables.title[id],
    head: head.map((h) => (typeof h === 'string' ? tables.head[h] : h.word)),
    rows,
  };
}

const named = (words: readonly string[]) => words.map((word) => ({ word }));

function boards(texts: TmTexts): TextTable[] {
  const { tables, terrain, faction, building, good, cult } = texts;
  const goods = (g: object) => tables.goods({ goods: g });
  const starts = (id: FactionId): Row => {
    const { home, start } = FACTION_BOARDS[id];
    const { coins, workers, priests, bowls, cults, dwellings } = start;
    return [faction[id], terrain[home].word, coins, workers, priests, bowls.join('/'), ...cults, dwellings];
  };
  const prices = (id: FactionId): Row => {
    const { price, cheapTradingHouse, spade, digPrice } = FACTION_BOARDS[id];
    const [dwelling, house, ...large] = BUILDINGS.map((b) => goods(price[b]));
    const dig = goods(spade.length > 1 ? digPrice : {});
    return [faction[id], dwelling ?? '', house ?? '', goods(cheapTradingHouse), ...large, dig];
  };
  const income = (id: FactionId): Row => {
    const { slots, ship, base, spade } = FACTION_BOARDS[id];
    const bySlot = BUILDINGS.map((b) => slots[b].map(goods).join(', '));
    return [faction[id], goods(base), ...bySlot, ship ? tables.shipping(ship) : '-', spade.map(goods).join(', ')];
  };
  const pieces = named(BUILDINGS.map((b) => building[b].one));
  const [dwelling, house, ...large] = pieces;
  return [
    table(
      texts,
      'factions',
      [
        'faction',
        'terrain',
        ...named([good.coins, good.workers, good.priests]),
        'bowls',
        ...named(CULTS.map((c) => cult[c].word)),
        'dwellings',
      ],
      FACTIONS.map(starts),
    ),
    table(
      texts,
      'prices',
      ['faction', must(dwelling, 'dwelling'), must(house, 'trading house'), 'opponent', ...large, 'exchange'],
      FACTIONS.map(prices),
    ),
    table(texts, 'income', ['faction', 'always', ...pieces, 'shipping', 'spade'], FACTIONS.map(income)),
    table(
      texts,
      'pieces',
      ['structure', 'pieces', 'strength'],
      BUILDINGS.map((b) => [building[b].one, PIECES[b], STRENGTH[b]]),
    ),
  ];
}

function tiles(texts: TmTexts): TextTable[] {
  const { meaning, power } = texts;
  const edition = (x: { later?: boolean }): string => texts.tables.edition[x.later ? 'later' : 'base'];
  return [
    table(
      texts,
      'favour',
      ['tile', 'count', 'effect'],
      FAVOURS.map((id) => [id, FAVOUR_TILES[id].count, meaning[id]]),
    ),
    table(
      texts,
      'town',
      ['tile', 'count', 'keys', 'reward', 'edition'],
      TOWN_TILES.map((id) => [id, TOWN_TILE[id].count, TOWN_TILE[id].keys, meaning[id], edition(TOWN_TILE[id])]),
    ),
    table(
      texts,
      'scoring',
      ['tile', 'scores', 'edition'],
      SCORING_TILES.map((id) => [id, meaning[id], edition(SCORING_TILE[id])]),
    ),
    table(
      texts,
      'cards',
      ['card', 'effect', 'edition'],
      BONUS_CARDS.map((id) => [id, meaning[id], edition(BONUS_CARD[id])]),
    ),
    table(
      texts,
      'power',
      ['action', 'power', 'effect'],
      POWER_ACTIONS.map((id) => [id, POWER_ACTION[id].power, power[id]]),
    ),
  ];
}

function firstGame(texts: TmTexts): TextTable {
  const rows = ([2, 3, 4, 5] as const).flatMap((n) => {
    const { factions, dwellings, cards } = FIRST_GAME[n];
    return factions.map(
      (id, i): Row => [
        n,
        texts.faction[id],
        must(dwellings[i], 'dwellings', i).join(' '),
        i === 0 ? cards.join(' ') : '',
      ],
    );
  });
  return {
    ...table(texts, 'first-game', ['players', 'faction', 'dwellings', 'cards'], rows),
    text: texts.tables.firstRounds({ tiles: FIRST_GAME_SCORING }),
  };
}

export function tablesIn(texts: TmTexts): readonly TextTable[] {
  const { tables, terrain } = texts;
  const { cultRow } = tables;
  const hexesOf = (ground: number) => NAMES.filter((_, h) => PRINTED[h] === ground).join(' ');
  return [
    {
      ...table(
        texts,
        'map',
        ['terrain', 'letter', 'hexes'],
        TERRAINS.map((t, i) => [terrain[t].word, must(LETTERS[i], 'letter', i), hexesOf(i)]),
      ),
      text: mapText(),
    },
    table(
      texts,
      'bridges',
      ['place', 'rivers'],
      BRIDGE_NAMES.map((name, i) => [name, riversAt(i)]),
    ),
    table(
      texts,
      'wheel',
      [{ word: '' }, ...named([...LETTERS])],
      [...LETTERS].map((l, i) => [l, ...[...LETTERS].map((_, j) => stepsBetween(i, j, LETTERS.length))]),
    ),
    ...boards(texts),
    ...tiles(texts),
    table(
      texts,
      'convert',
      ['give', 'get'],
      CONVERSIONS.map(({ from, take, to }) => [
        texts.goods({ goods: { [from]: take } }).join(''),
        texts.goods({ goods: { [to]: 1 } }).join(''),
      ]),
    ),
    table(
      texts,
      'cults',
      ['what', 'values'],
      [
        [cultRow.power, CULT_POWER.map((x) => `${x.step}: ${x.power}`).join(', ')],
        [cultRow.orders, ORDER_SPACES.join(' ')],
        [cultRow.prizes, CULT_PRIZES.join('/')],
        [cultRow.area, AREA_PRIZES.join('/')],
      ],
    ),
    firstGame(texts),
  ];
}
