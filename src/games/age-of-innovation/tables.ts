/** The data as text, to be ticked off against the box. */
import { must } from '../../engine/must.js';
import type { TextTable } from '../../engine/phrasebook.js';
import { stepsBetween } from '../terra-kit/circle.js';
import { BOOK_TABLE, POWER_TABLE } from './data/actions.js';
import { BOARDS, type Board, NO_PALACE_COINS, START_VP, type TrackReward } from './data/boards.js';
import { FREE_BOOSTERS } from './data/boosters.js';
import {
  BRIDGES,
  BUILD,
  CITY_BUILDINGS,
  CITY_POWER,
  GUILD_COINS_BESIDE_OTHERS,
  NEUTRAL_PIECES,
  PAVILIONS,
  PIECES,
  SCHOLARS,
  STRENGTH,
} from './data/buildings.js';
import { CITY_STACK, CITY_TABLE } from './data/cities.js';
import { FACTION_STARTS, type FactionStart, factionTile } from './data/factions.js';
import {
  AREA_TILES,
  BOOK_ACTIONS,
  BOOSTERS,
  BUILDINGS,
  type Building,
  CITY_TILES,
  COLOURED,
  COMPETENCIES,
  DISCIPLINES,
  FACTIONS,
  type FactionId,
  FINAL_TILES,
  INNOVATIONS,
  PALACES,
  POWER_ACTIONS,
  ROUND_TILES,
  type RoundTileId,
  TERRAINS,
} from './data/ids.js';
import { COMPETENCY_ROWS, INNOVATION_PLACES } from './data/innovations.js';
import { BRIDGE_PLACES, MAPS, ROWS } from './data/map.js';
import type { Gain } from './data/perks.js';
import { FINAL_TILE_TABLE, ROUND_TILE_TABLE } from './data/rounds.js';
import {
  AREA_PRIZES,
  COINS_FOR_A_POINT,
  INCOME_LEVEL,
  KEY_LEVEL,
  LEVEL_POWER,
  SCHOLAR_SPACES,
  SCIENCE_INCOME,
  SCIENCE_PRIZES,
} from './data/science.js';
import { labelsOf } from './texts/labels.js';
import type { AoiTexts, HeadId, TableId } from './texts/types.js';
import { type Printing, SIDES, type Side } from './types.js';

type Cell = string | number;

/** Letters of the rows of hexes. */
const LETTERS = 'ABCDEFGHI';
const PLAYERS = [2, 3, 4, 5] as const;

/** A row of the map in the letters of this language. */
const inLetters = (row: string, { terrain }: AoiTexts): string =>
  row.replace(/[A-Z]/g, (sign) => {
    const here = TERRAINS.find((t) => t.startsWith(sign.toLowerCase()));
    return terrain[must(here, 'terrain', sign)].letter.toUpperCase();
  });

function mapTable(texts: AoiTexts, side: Side): TextTable {
  const { map, mapRow } = texts.tables;
  const board = MAPS[side];
  const names = (which: readonly boolean[]) => board.land.filter((h) => which[h]).map((h) => board.map.names[h] ?? '');
  return {
    id: `map-${side}`,
    title: map[side],
    text: ROWS[side].map((row, i) => `${LETTERS[i]} ${inLetters(row, texts)}`).join('\n'),
    head: heads(texts, ['what', 'count', 'where']),
    rows: [
      ...TERRAINS.map((t, i): Cell[] => [
        `${texts.terrain[t].letter.toUpperCase()} ${texts.terrain[t].word}`,
        board.terrain.filter((x) => x === i).length,
        '',
      ]),
      [mapRow.land, board.land.length, ''],
      [mapRow.river, board.map.river.filter(Boolean).length, ''],
      [mapRow.border, names(board.border).length, names(board.border).join(' ')],
      [mapRow.riverside, names(board.riverside).length, ''],
      [mapRow.bridges, board.places.length, BRIDGE_PLACES[side].join(' ')],
      [mapRow.overland, board.overland.length, ''],
    ],
  };
}

const heads = ({ tables }: AoiTexts, ids: readonly HeadId[]): string[] => ids.map((id) => tables.head[id]);

function boardRow({ tables }: AoiTexts, board: Board): Cell[] {
  const gain = (goods: Gain) => tables.gain({ goods: { ...goods } });
  const rewards = (list: readonly (TrackReward | null)[]) => list.map((r) => (r ? tables.reward(r) : '-')).join(', ');
  const { scholars, books, steps, spades } = board;
  return [
    gain({ coins: board.coins, tools: board.tools }),
    tables.besides({ scholars, books, steps, spades }),
    board.bowls.slice(0, 2).join('/'),
    board.shipping,
    gain(board.shippingCost),
    rewards(board.shippingRewards.slice(1)),
    gain(board.terraformingCost),
    rewards(board.terraformingRewards),
    gain(board.base),
    board.workshops.map(gain).join(' '),
    board.guilds.map(gain).join(', '),
    `${board.schools.map(gain).join(' ')}, ${board.university.map(gain).join(' ')}`,
    board.innovationExtra.join('/'),
  ];
}

/** Points of the Illusionists and Moles by number of players. */
function pointsBy(printing: Printing, id: FactionId): string {
  const points = PLAYERS.map((n) => {
    const tile = factionTile(id, printing, n);
    return tile.powerAction?.vp ?? tile.tunnel ?? '-';
  });
  return points.join('/');
}

function factionRow(texts: AoiTexts, id: FactionId): Cell[] {
  const { freeSteps, levels, tools, places, competency }: FactionStart = FACTION_STARTS[id];
  return [
    texts.faction[id].name,
    freeSteps > 0 ? texts.tables.freeSteps({ n: freeSteps }) : levels.join(' '),
    tools,
    texts.tables.factionPlaces({ places, competency }),
    pointsBy('later', id),
    pointsBy('1.0', id),
    texts.faction[id].meaning,
  ];
}

function placeRows({ discipline, tables }: AoiTexts): Cell[][] {
  return PLAYERS.flatMap((players) =>
    (INNOVATION_PLACES[players] ?? []).map(({ row, columns, books, any }): Cell[] => [
      players,
      row + 1,
      columns
        .flatMap((c) => DISCIPLINES[c] ?? [])
        .map((d) => discipline[d].word)
        .join(' + '),
      tables.books({
        books: DISCIPLINES.map((d, i) => ({ discipline: d, n: books[i] ?? 0 })).filter(({ n }) => n > 0),
      }),
      any,
    ]),
  );
}

function buildingRow({ building }: AoiTexts, id: Building): Cell[] {
  const coloured = COLOURED.find((c) => c === id);
  const cost = coloured ? BUILD[coloured] : null;
  return [
    building[id].word,
    STRENGTH[id],
    coloured ? PIECES[coloured] : 0,
    NEUTRAL_PIECES[id],
    cost?.from ? building[cost.from].word : '-',
    cost?.tools ?? '-',
    cost?.coins ?? '-',
  ];
}

function roundRow({ round, discipline, tables }: AoiTexts, id: RoundTileId): Cell[] {
  const { on, vp, discipline: d, per, reward } = ROUND_TILE_TABLE[id];
  return [round[id].name, tables.trigger[on], vp, discipline[d].word, per, tables.reward(reward)];
}

function numberRows({ number, palacesShown }: AoiTexts['tables']): Cell[][] {
  return [
    [number.start, START_VP],
    [number.guild, GUILD_COINS_BESIDE_OTHERS],
    [number.innovation, NO_PALACE_COINS],
    [number.cityPower, CITY_POWER],
    [number.cityBuildings, CITY_BUILDINGS.usual],
    [number.cityUniversity, CITY_BUILDINGS.university],
    [number.cityMonument, CITY_BUILDINGS.monument],
    [number.supply, `${SCHOLARS}, ${BRIDGES}`],
    [number.pavilions, PAVILIONS],
    [number.key, KEY_LEVEL],
    [number.income, INCOME_LEVEL],
    [number.areas, AREA_PRIZES.join(', ')],
    [number.science, SCIENCE_PRIZES.join(', ')],
    [number.coins, COINS_FOR_A_POINT],
    [number.boosters, FREE_BOOSTERS],
    [number.palaces, palacesShown],
  ];
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one list, an entry for each table of the box
export function tablesIn(texts: AoiTexts): readonly TextTable[] {
  const { name, meaning } = labelsOf(texts);
  const { tables, terrain } = texts;
  const table = (
    id: TableId,
    head: readonly HeadId[],
    rows: TextTable['rows'],
    title = tables.title[id],
  ): TextTable => ({
    id,
    title,
    head: heads(texts, head),
    rows,
  });
  const tiles = (id: TableId, ids: readonly string[]) =>
    table(
      id,
      ['tile', 'does'],
      ids.map((x) => [name(x), meaning(x)]),
    );
  return [
    ...SIDES.map((side) => mapTable(texts, side)),
    {
      ...table(
        'circle',
        [],
        TERRAINS.map((t, i) => [terrain[t].word, ...TERRAINS.map((_, k) => stepsBetween(i, k, TERRAINS.length))]),
      ),
      head: [tables.head.from, ...TERRAINS.map((t) => terrain[t].word)],
    },
    table(
      'boards',
      BOARD_HEADS,
      TERRAINS.map((t) => [terrain[t].word, ...boardRow(texts, BOARDS[t])]),
    ),
    table(
      'buildings',
      BUILDING_HEADS,
      BUILDINGS.map((b) => buildingRow(texts, b)),
    ),
    table(
      'factions',
      FACTION_HEADS,
      FACTIONS.map((id) => factionRow(texts, id)),
    ),
    table(
      'science',
      ['discipline', 'fromLevel', 'spaces', 'powerByLevel'],
      DISCIPLINES.map((d) => [
        texts.discipline[d].word,
        tables.gain({ goods: { ...SCIENCE_INCOME[d] } }),
        SCHOLAR_SPACES.join(' '),
        LEVEL_POWER.join(' '),
      ]),
    ),
    table('innovation-places', ['players', 'row', 'column', 'books', 'any'], placeRows(texts)),
    table(
      'competency-places',
      ['row', 'steps', 'books'],
      COMPETENCY_ROWS.map((r, i) => [i + 1, r.steps, r.books]),
    ),
    tiles('innovations', INNOVATIONS),
    tiles('palaces', PALACES),
    tiles('competencies', COMPETENCIES),
    tiles('boosters', BOOSTERS),
    table(
      'rounds',
      ['tile', 'for', 'points', 'discipline', 'per', 'reward'],
      ROUND_TILES.map((id) => roundRow(texts, id)),
    ),
    table(
      'finals',
      ['tile', 'for', 'points'],
      FINAL_TILES.map((id) => [name(id), tables.trigger[FINAL_TILE_TABLE[id].on], FINAL_TILE_TABLE[id].vp]),
    ),
    table(
      'power-actions',
      ['action', 'power'],
      POWER_ACTIONS.map((id) => [name(id), POWER_TABLE[id].cost]),
    ),
    table(
      'book-actions',
      ['action', 'books'],
      BOOK_ACTIONS.map((id) => [name(id), BOOK_TABLE[id].cost]),
    ),
    table(
      'cities',
      ['tile', 'points', 'does'],
      CITY_TILES.map((id) => [name(id), CITY_TABLE[id].vp, meaning(id)]),
      tables.cities({ each: CITY_STACK }),
    ),
    table('numbers', ['what', 'number'], numberRows(tables)),
    table(
      'areas',
      ['buildings'],
      AREA_TILES.map((n) => [n]),
    ),
  ];
}

const BOARD_HEADS: readonly HeadId[] = [
  'board',
  'start',
  'besides',
  'bowls',
  'shipping',
  'shippingCost',
  'shippingReward',
  'terraformingCost',
  'terraformingReward',
  'base',
  'workshops',
  'guilds',
  'schools',
  'extraBooks',
];
const BUILDING_HEADS: readonly HeadId[] = ['building', 'power', 'pieces', 'neutral', 'from', 'tools', 'coins'];
const FACTION_HEADS: readonly HeadId[] = ['faction', 'levels', 'tools', 'places', 'later', 'first', 'ability'];
