/** The data as text, to be ticked off against the box. */
import type { TextTable } from '../../engine/phrasebook.js';
import { stepsBetween } from '../terra-kit/circle.js';
import { BOOK_TABLE, POWER_TABLE } from './data/actions.js';
import { BOARDS, type Board, NO_PALACE_COINS, START_VP } from './data/boards.js';
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
  CITY_TILES,
  COLOURED,
  COMPETENCIES,
  DISCIPLINES,
  FACTIONS,
  FINAL_TILES,
  INNOVATIONS,
  PALACES,
  POWER_ACTIONS,
  ROUND_TILES,
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
import { meaningOf, nameOf } from './names.js';
import { SIDES, type Side } from './types.js';

const SHORT: Readonly<Record<keyof Gain, string>> = {
  coins: 'c',
  tools: 't',
  scholars: 's',
  power: 'pw',
  books: 'bk',
  vp: 'vp',
  tokens: 'tokens',
};

function gainText(g: Gain): string {
  const parts = (Object.keys(g) as (keyof Gain)[]).map((k) => `${g[k]}${SHORT[k]}`);
  return parts.join(' ') || '-';
}

function mapTable(side: Side): TextTable {
  const board = MAPS[side];
  const names = (which: readonly boolean[]) => board.land.filter((h) => which[h]).map((h) => board.map.names[h]!);
  return {
    id: `map-${side}`,
    title: side === 'large' ? 'Map for 3 to 5 players' : 'Map for up to 3 players',
    text: ROWS[side].map((row, i) => `${'ABCDEFGHI'[i]} ${row}`).join('\n'),
    head: ['what', 'count', 'where'],
    rows: [
      ...TERRAINS.map((t, i) => [t, board.terrain.filter((x) => x === i).length, '']),
      ['land', board.land.length, ''],
      ['river', board.map.river.filter(Boolean).length, ''],
      ['border', names(board.border).length, names(board.border).join(' ')],
      ['beside a river', names(board.riverside).length, ''],
      ['bridge places', board.places.length, BRIDGE_PLACES[side].join(' ')],
      ['overland bridges', board.overland.length, ''],
    ],
  };
}

function boardRow(board: Board): (string | number)[] {
  const reward = (r: { what: string; n: number } | null) => (r ? `${r.n} ${r.what}` : '-');
  const { scholars, books, steps, spades } = board;
  const extra = Object.entries({
    scholar: scholars,
    book: books,
    'step in each discipline': steps,
    'free spade': spades,
  });
  return [
    `${board.coins}c ${board.tools}t`,
    extra.flatMap(([what, n]) => (n > 0 ? [`${n} ${what}`] : [])).join(', ') || '-',
    board.bowls.slice(0, 2).join('/'),
    board.shipping,
    gainText(board.shippingCost),
    board.shippingRewards.slice(1).map(reward).join(', '),
    gainText(board.terraformingCost),
    board.terraformingRewards.map(reward).join(', '),
    gainText(board.base),
    board.workshops.map(gainText).join(' '),
    board.guilds.map(gainText).join(', '),
    `${board.schools.map(gainText).join(' ')}, ${board.university.map(gainText).join(' ')}`,
    board.innovationExtra.join('/'),
  ];
}

function simple(id: string, title: string, ids: readonly string[]): TextTable {
  return { id, title, head: ['tile', 'what it does'], rows: ids.map((x) => [nameOf(x), meaningOf(x)]) };
}

function factionRows(): (string | number)[][] {
  return FACTIONS.map((id) => {
    const start: FactionStart = FACTION_STARTS[id];
    const special = ([2, 3, 4, 5] as const).map((n) => {
      const later = factionTile(id, 'later', n);
      return later.powerAction?.vp ?? later.tunnel ?? '-';
    });
    const first = ([2, 3, 4, 5] as const).map((n) => {
      const tile = factionTile(id, '1.0', n);
      return tile.powerAction?.vp ?? tile.tunnel ?? '-';
    });
    return [
      nameOf(id),
      start.freeSteps > 0 ? `${start.freeSteps} of choice` : start.levels.join(' '),
      start.tools,
      `${start.places}${start.competency ? '+competency' : ''}`,
      special.join('/'),
      first.join('/'),
      meaningOf(id),
    ];
  });
}

function placeRows(): (string | number)[][] {
  return [2, 3, 4, 5].flatMap((players) =>
    INNOVATION_PLACES[players]!.map((p) => [
      players,
      p.row + 1,
      p.columns.map((c) => DISCIPLINES[c]!).join(' + '),
      p.books
        .map((n, d) => (n > 0 ? `${n} ${DISCIPLINES[d]}` : ''))
        .filter(Boolean)
        .join(', '),
      p.any,
    ]),
  );
}

export function tables(): readonly TextTable[] {
  return [
    ...SIDES.map(mapTable),
    {
      id: 'circle',
      title: 'Terraforming circle: spades',
      head: ['from', ...TERRAINS],
      rows: TERRAINS.map((t, i) => [t, ...TERRAINS.map((_, k) => stepsBetween(i, k, TERRAINS.length))]),
    },
    {
      id: 'boards',
      title: 'Planning boards',
      head: [
        'board',
        'start',
        'besides',
        'bowls',
        'ship',
        'ship step',
        'rewards',
        'terraform step',
        'rewards',
        'base',
        'workshops',
        'guilds',
        'schools, university',
        'extra books',
      ],
      rows: TERRAINS.map((t) => [t, ...boardRow(BOARDS[t])]),
    },
    {
      id: 'buildings',
      title: 'Buildings',
      head: ['building', 'power', 'pieces', 'neutral', 'from', 'tools', 'coins'],
      rows: BUILDINGS.map((b) => {
        const coloured = COLOURED.find((c) => c === b);
        const cost = coloured ? BUILD[coloured] : null;
        return [
          b,
          STRENGTH[b],
          coloured ? PIECES[coloured] : 0,
          NEUTRAL_PIECES[b],
          cost?.from ?? '-',
          cost?.tools ?? '-',
          cost?.coins ?? '-',
        ];
      }),
    },
    {
      id: 'factions',
      title: 'Factions (points by 2/3/4/5 players)',
      head: ['faction', 'B L E M', 'tools', 'places', 'later', '1.0', 'ability'],
      rows: factionRows(),
    },
    {
      id: 'science',
      title: 'Science board',
      head: ['discipline', 'from level 9', 'spaces', 'power by level 0..12'],
      rows: DISCIPLINES.map((d) => [d, gainText(SCIENCE_INCOME[d]), SCHOLAR_SPACES.join(' '), LEVEL_POWER.join(' ')]),
    },
    {
      id: 'innovation-places',
      title: 'Innovation places',
      head: ['players', 'row', 'column', 'books', 'any'],
      rows: placeRows(),
    },
    {
      id: 'competency-places',
      title: 'Competency places (steps and books of the column)',
      head: ['row', 'steps', 'books'],
      rows: COMPETENCY_ROWS.map((r, i) => [i + 1, r.steps, r.books]),
    },
    simple('innovations', 'Innovations', INNOVATIONS),
    simple('palaces', 'Palaces', PALACES),
    simple('competencies', 'Competencies, four of each', COMPETENCIES),
    simple('boosters', 'Round boosters', BOOSTERS),
    {
      id: 'rounds',
      title: 'Round tiles',
      head: ['tile', 'for', 'points', 'discipline', 'per', 'reward'],
      rows: ROUND_TILES.map((id) => {
        const t = ROUND_TILE_TABLE[id];
        return [
          nameOf(id),
          t.on,
          t.vp,
          t.discipline,
          t.per,
          t.reward.n === 1 ? `1 ${t.reward.what.replace(/s$/, '')}` : `${t.reward.n} ${t.reward.what}`,
        ];
      }),
    },
    {
      id: 'finals',
      title: 'Final-round tiles',
      head: ['tile', 'for', 'points'],
      rows: FINAL_TILES.map((id) => [nameOf(id), FINAL_TILE_TABLE[id].on, FINAL_TILE_TABLE[id].vp]),
    },
    {
      id: 'power-actions',
      title: 'Power actions',
      head: ['action', 'power'],
      rows: POWER_ACTIONS.map((id) => [nameOf(id), POWER_TABLE[id].cost]),
    },
    {
      id: 'book-actions',
      title: 'Book actions, three of six',
      head: ['action', 'books'],
      rows: BOOK_ACTIONS.map((id) => [nameOf(id), BOOK_TABLE[id].cost]),
    },
    {
      id: 'cities',
      title: `City tiles, ${CITY_STACK} of each`,
      head: ['tile', 'points', 'what it does'],
      rows: CITY_TILES.map((id) => [nameOf(id), CITY_TABLE[id].vp, meaningOf(id)]),
    },
    {
      id: 'numbers',
      title: 'Numbers of the rules',
      head: ['what', 'number'],
      rows: [
        ['points at the start', START_VP],
        ['coins for a guild beside another faction', GUILD_COINS_BESIDE_OTHERS],
        ['coins for an innovation without a palace', NO_PALACE_COINS],
        ['power of a city', CITY_POWER],
        ['buildings of a city', CITY_BUILDINGS.usual],
        ['buildings of a city with a university', CITY_BUILDINGS.university],
        ['buildings of a city with a monument', CITY_BUILDINGS.monument],
        ['scholars, bridges of a seat', `${SCHOLARS}, ${BRIDGES}`],
        ['pavilions in the box', PAVILIONS],
        ['level that needs a key', KEY_LEVEL],
        ['first level with income', INCOME_LEVEL],
        ['points for the largest areas', AREA_PRIZES.join(', ')],
        ['points for the best levels, each discipline', SCIENCE_PRIZES.join(', ')],
        ['coins for a point at the end', COINS_FOR_A_POINT],
        ['boosters that lie free', FREE_BOOSTERS],
        ['palaces shown, besides number 17', 'players + 1'],
      ],
    },
    { id: 'areas', title: 'Area tiles for two players', head: ['buildings'], rows: AREA_TILES.map((n) => [n]) },
  ];
}
