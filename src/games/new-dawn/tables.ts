/** The data as printed, to be ticked off against the box. */
import type { TextTable } from '../../engine/phrasebook.js';
import { AGENDA_TEXT, FOCUS_TEXT, LEADER_TEXT, PACT_TEXT, STATE_TEXT, TRADE_TEXT, WONDER_TEXT } from './card-texts.js';
import { DIRECTION_TOKEN, EVENT_DIAL, TECH_AGAIN, TECH_MARKS, TECH_TOP } from './data/dials.js';
import { CITY_STATE_COPIES, CITY_STATE_IDS, CITY_STATES, PACT_IDS, PACTS } from './data/diplomacy.js';
import { FOCUS, FOCUS_IDS } from './data/focus.js';
import { DIFFICULTY, LIMITS, TERRAINS } from './data/land.js';
import { CORE, FIRST_HOMES, FIRST_MAP } from './data/layouts.js';
import { LEADER_IDS, LEADERS } from './data/leaders.js';
import { NATURAL_IDS, NATURALS } from './data/naturals.js';
import { TILE_KINDS, TILE_NUMBERS, TILES } from './data/tiles.js';
import { AGENDAS, VICTORY, VICTORY_IDS } from './data/victory.js';
import { REMOVED, WONDER_IDS, WONDERS } from './data/wonders.js';

const ROMAN = ['', 'I', 'II', 'III', 'IV'];
const SHORT = { culture: 'CUL', science: 'SCI', economy: 'ECO', industry: 'IND', military: 'MIL' } as const;

const kindOf = (tile: number): string =>
  Object.entries(TILE_KINDS).find(([, list]) => (list as readonly number[]).includes(tile))?.[0] ?? '';

export function tables(): TextTable[] {
  return [
    {
      id: 'focus',
      title: 'Focus cards (20 per player)',
      head: ['type', 'level', 'card', 'effect'],
      rows: FOCUS_IDS.map((id) => [SHORT[FOCUS[id].type], ROMAN[FOCUS[id].level]!, FOCUS[id].name, FOCUS_TEXT[id]]),
    },
    {
      id: 'trade',
      title: 'Trade tokens on focus cards',
      head: ['type', 'effect'],
      rows: Object.entries(TRADE_TEXT),
    },
    {
      id: 'leaders',
      title: 'Leaders and their rows',
      head: ['civilization', 'leader', '1', '2', '3', '4', '5', 'ability', 'effect'],
      rows: LEADER_IDS.map((id) => {
        const leader = LEADERS[id];
        return [leader.civ, leader.name, ...leader.row.map((t) => SHORT[t]), leader.ability, LEADER_TEXT[id]];
      }),
    },
    {
      id: 'wonders',
      title: 'World wonders',
      head: ['type', 'age', 'wonder', 'cost', 'resources', 'effect'],
      rows: WONDER_IDS.map((id) => {
        const w = WONDERS[id];
        return [w.type, w.age, w.name, w.cost, w.resources.join(' '), WONDER_TEXT[id]];
      }),
    },
    {
      id: 'decks',
      title: 'Wonder cards taken out of each deck',
      head: ['players', 'ancient', 'medieval', 'modern'],
      rows: ([2, 3, 4] as const).map((n) => [n, REMOVED[n].ancient, REMOVED[n].medieval, REMOVED[n].modern]),
    },
    {
      id: 'city-states',
      title: `City-states (${CITY_STATE_COPIES} cards each)`,
      head: ['city-state', 'type', 'shape', 'tile', 'other face', 'card'],
      rows: CITY_STATE_IDS.map((id) => {
        const c = CITY_STATES[id];
        return [c.name, SHORT[c.type], c.shape, c.tile, CITY_STATES[c.other].name, STATE_TEXT[id]];
      }),
    },
    {
      id: 'diplomacy',
      title: 'Diplomacy cards of every player',
      head: ['card', 'effect for the holder'],
      rows: PACT_IDS.map((id) => [PACTS[id].name, PACT_TEXT[id]]),
    },
    {
      id: 'naturals',
      title: 'Natural wonders',
      head: ['tile', 'natural wonder', 'resource'],
      rows: NATURAL_IDS.map((id) => [NATURALS[id].tile, NATURALS[id].name, NATURALS[id].resource]),
    },
    {
      id: 'victory',
      title: 'Victory cards (3 in play, 4 in the epic game)',
      head: ['card', 'agenda', 'condition', 'or agenda', 'condition'],
      rows: VICTORY_IDS.map((card, i) => [
        i + 1,
        ...VICTORY[card].flatMap((id) => [AGENDAS[id].name, AGENDA_TEXT[id]]),
      ]),
    },
    {
      id: 'event-dial',
      title: 'Event dial, clockwise from the start',
      head: ['section', 'event'],
      rows: EVENT_DIAL.map((icon, i) => [i + 1, icon]),
    },
    {
      id: 'direction',
      title: 'Direction token',
      head: ['die', 'direction'],
      rows: DIRECTION_TOKEN.map((d, i) => [i + 1, d]),
    },
    {
      id: 'tech-dial',
      title: 'Tech dial',
      head: ['mark', 'level'],
      rows: [...TECH_MARKS.map((m) => [m.at, ROMAN[m.level]!]), [`after ${TECH_TOP}`, `on with ${TECH_AGAIN}`]],
    },
    {
      id: 'terrain',
      title: 'Terrain difficulty',
      head: ['terrain', 'difficulty'],
      rows: TERRAINS.map((t) => [t, DIFFICULTY[t]]),
    },
    {
      id: 'limits',
      title: 'Component limits',
      head: ['component', 'number'],
      rows: Object.entries(LIMITS).map(([what, n]) => [what.replace(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`), n]),
    },
    {
      id: 'tiles',
      title: 'Map tiles: cells a to j of both faces',
      text: 'G H F D M W terrain, N natural wonder, +ma +me +oi +di resource, !A barbarian, @ city-state, * capital, ? one source only',
      head: ['tile', 'kind', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'],
      rows: TILE_NUMBERS.flatMap((n) =>
        (['A', 'B'] as const).map((face) => [`${n}${face}`, kindOf(n), ...TILES[`${n}${face}`].split(/ +/)]),
      ),
    },
    {
      id: 'core',
      title: 'Core of a built map: cell g and turn of slots 1 to 4',
      head: ['face', 'slot', 'q', 'r', 'turn'],
      rows: (['A', 'B'] as const).flatMap((face) => CORE[face].map((c, i) => [face, i + 1, c.q, c.r, c.turn])),
    },
    {
      id: 'first-map',
      title: 'First-game map: cell g and turn of each tile',
      text: `capitals clockwise: ${FIRST_HOMES[2].join(' ')} with 2, ${FIRST_HOMES[3].join(' ')} with 3, ${FIRST_HOMES[4].join(' ')} with 4 players`,
      head: ['tile', 'q', 'r', 'turn', 'from players'],
      rows: FIRST_MAP.map((l) => [`${l.tile}A`, l.q, l.r, l.turn, l.from]),
    },
  ];
}
