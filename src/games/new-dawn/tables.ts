/** The data as printed, to be ticked off against the box. */
import type { TextTable } from '../../engine/phrasebook.js';
import { DIRECTION_TOKEN, EVENT_DIAL, TECH_AGAIN, TECH_MARKS, TECH_TOP } from './data/dials.js';
import { CITY_STATE_IDS, CITY_STATES, PACT_IDS } from './data/diplomacy.js';
import { FOCUS, FOCUS_IDS, FOCUS_TYPES } from './data/focus.js';
import { DIFFICULTY, LIMITS, TERRAINS } from './data/land.js';
import { CORE, FIRST_HOMES, FIRST_MAP } from './data/layouts.js';
import { LEADER_IDS, LEADERS } from './data/leaders.js';
import { NATURAL_IDS, NATURALS } from './data/naturals.js';
import { TILE_KINDS, TILE_NUMBERS, TILES } from './data/tiles.js';
import { VICTORY, VICTORY_IDS } from './data/victory.js';
import { REMOVED, WONDER_IDS, WONDERS } from './data/wonders.js';
import type { NdTexts } from './texts/types.js';

type Kind = keyof typeof TILE_KINDS;
const KINDS = Object.keys(TILE_KINDS) as readonly Kind[];
const kindOf = (tile: number): Kind =>
  KINDS.find((kind) => (TILE_KINDS[kind] as readonly number[]).includes(tile)) ?? 'plain';
type Limit = keyof typeof LIMITS;

type Rows = TextTable['rows'];

function cards({ type, level, focus, does, civ, leader, ability, wonder, age, resource }: NdTexts) {
  return {
    focus: FOCUS_IDS.map((id) => [type[FOCUS[id].type].brief, level[FOCUS[id].level], focus[id], does.focus[id]]),
    trade: FOCUS_TYPES.map((id) => [type[id].word, does.trade[id]]),
    leaders: LEADER_IDS.map((id) => [
      civ[id],
      leader[id],
      ...LEADERS[id].row.map((t) => type[t].brief),
      ability[id],
      does.leader[id],
    ]),
    wonders: WONDER_IDS.map((id) => {
      const w = WONDERS[id];
      const goods = w.resources.map((r) => resource[r].word).join(' ');
      return [type[w.type].word, age[w.age], wonder[id].whole, w.cost, goods, does.wonder[id]];
    }),
    decks: ([2, 3, 4] as const).map((n) => [n, REMOVED[n].ancient, REMOVED[n].medieval, REMOVED[n].modern]),
  } satisfies Record<string, Rows>;
}

function people({ type, state, does, pact, natural, resource, agenda, tableWords }: NdTexts) {
  return {
    'city-states': CITY_STATE_IDS.map((id) => {
      const c = CITY_STATES[id];
      const shape = tableWords.shape[c.shape];
      return [state[id].whole, type[c.type].brief, shape, c.tile, state[c.other].whole, does.state[id]];
    }),
    diplomacy: PACT_IDS.map((id) => [pact[id], does.pact[id]]),
    naturals: NATURAL_IDS.map((id) => [NATURALS[id].tile, natural[id].whole, resource[NATURALS[id].resource].word]),
    victory: VICTORY_IDS.map((card, i) => [i + 1, ...VICTORY[card].flatMap((id) => [agenda[id], does.agenda[id]])]),
  } satisfies Record<string, Rows>;
}

function board({ icon, direction, level, terrain, tableWords }: NdTexts) {
  const limits = Object.entries(LIMITS) as readonly [Limit, number][];
  return {
    'event-dial': EVENT_DIAL.map((id, i) => [i + 1, icon[id].word]),
    direction: DIRECTION_TOKEN.map((d, i) => [i + 1, direction[d].word]),
    'tech-dial': [
      ...TECH_MARKS.map((m) => [m.at, level[m.level]]),
      [tableWords.after({ top: TECH_TOP }), tableWords.goesOn({ again: TECH_AGAIN })],
    ],
    terrain: TERRAINS.map((t) => [terrain[t].word, DIFFICULTY[t]]),
    limits: limits.map(([what, n]) => [tableWords.limit[what], n]),
    tiles: TILE_NUMBERS.flatMap((n) =>
      (['A', 'B'] as const).map((face) => [
        `${n}${face}`,
        tableWords.tileKind[kindOf(n)],
        ...TILES[`${n}${face}`].split(/ +/),
      ]),
    ),
    core: (['A', 'B'] as const).flatMap((face) => CORE[face].map((c, i) => [face, i + 1, c.q, c.r, c.turn])),
    'first-map': FIRST_MAP.map((l) => [`${l.tile}A`, l.q, l.r, l.turn, l.from]),
  } satisfies Record<string, Rows>;
}

export function tablesIn(texts: NdTexts): TextTable[] {
  const { table, tableWords } = texts;
  const homes = (seats: 2 | 3 | 4) => FIRST_HOMES[seats].map(String);
  const under: Readonly<Record<string, string>> = {
    tiles: tableWords.tiles,
    'first-map': tableWords.homes({ two: homes(2), three: homes(3), four: homes(4) }),
  };
  const rows: Readonly<Record<keyof NdTexts['table'], Rows>> = { ...cards(texts), ...people(texts), ...board(texts) };
  const ids = Object.keys(rows) as readonly (keyof NdTexts['table'])[];
  return ids.map((id) => {
    const text = under[id];
    return { id, ...table[id], rows: rows[id], ...(text === undefined ? {} : { text }) };
  });
}
