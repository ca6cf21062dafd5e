/** The data as text tables, to be ticked off against the box. */
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
import { BUILDING_NAME, FACTION_NAME, goodWord, shortGoods, TILE_TEXT } from './words.js';

const mapText = (): string => MAP_ROWS.map((row, i) => `${String.fromCharCode(65 + i)}  ${row}`).join('\n');
const none = (text: string): string => (text === '' ? '-' : text);

export function tables(): readonly TextTable[] {
  return [
    {
      id: 'map',
      title: 'Map',
      head: ['terrain', 'letter', 'hexes'],
      text: mapText(),
      rows: TERRAINS.map((t, i) => [t, LETTERS[i]!, NAMES.filter((_, h) => PRINTED[h] === i).join(' ')]),
    },
    {
      id: 'bridges',
      title: 'Bridge places',
      head: ['place', 'between rivers'],
      rows: BRIDGE_NAMES.map((name, i) => [name, riversAt(i)]),
    },
    {
      id: 'wheel',
      title: 'Spades between terrains',
      head: ['', ...LETTERS],
      rows: LETTERS.map((l, i) => [l, ...LETTERS.map((_, j) => stepsBetween(i, j, LETTERS.length))]),
    },
    {
      id: 'factions',
      title: 'Faction boards: start',
      head: ['faction', 'terrain', 'coins', 'workers', 'priests', 'bowls', ...CULTS, 'dwellings'],
      rows: FACTIONS.map((id) => {
        const { home, start } = FACTION_BOARDS[id];
        return [
          FACTION_NAME[id],
          home,
          start.coins,
          start.workers,
          start.priests,
          start.bowls.join('/'),
          ...start.cults,
          start.dwellings,
        ];
      }),
    },
    {
      id: 'prices',
      title: 'Faction boards: prices',
      head: [
        'faction',
        'dwelling',
        'trading house',
        'next to opponent',
        'temple',
        'stronghold',
        'sanctuary',
        'exchange step',
      ],
      rows: FACTIONS.map((id) => {
        const b = FACTION_BOARDS[id];
        const p = b.price;
        const dig = b.spade.length > 1 ? shortGoods(b.digPrice) : '-';
        return [
          FACTION_NAME[id],
          ...[p.dwelling, p['trading-house'], b.cheapTradingHouse, p.temple, p.stronghold, p.sanctuary].map(shortGoods),
          dig,
        ];
      }),
    },
    {
      id: 'income',
      title: 'Faction boards: income by slot, shipping and spades',
      head: ['faction', 'always', ...BUILDINGS.map((b) => BUILDING_NAME[b]), 'shipping', 'a spade costs'],
      rows: FACTIONS.map((id) => {
        const b = FACTION_BOARDS[id];
        const slots = BUILDINGS.map((x) => b.slots[x].map((g) => none(shortGoods(g))).join(', '));
        const ship = b.ship ? `${b.ship.start}-${b.ship.max}, ${b.ship.points.join('/')}vp` : '-';
        return [FACTION_NAME[id], none(shortGoods(b.base)), ...slots, ship, b.spade.map(shortGoods).join(', ')];
      }),
    },
    {
      id: 'pieces',
      title: 'Pieces',
      head: ['structure', 'pieces', 'strength'],
      rows: BUILDINGS.map((b) => [BUILDING_NAME[b], PIECES[b], STRENGTH[b]]),
    },
    {
      id: 'favour',
      title: 'Favour tiles',
      head: ['tile', 'count', 'effect'],
      rows: FAVOURS.map((id) => [id, FAVOUR_TILES[id].count, TILE_TEXT[id]!]),
    },
    {
      id: 'town',
      title: 'Town tiles',
      head: ['tile', 'count', 'keys', 'reward', 'edition'],
      rows: TOWN_TILES.map((id) => [
        id,
        TOWN_TILE[id].count,
        TOWN_TILE[id].keys,
        TILE_TEXT[id]!,
        edition(TOWN_TILE[id]),
      ]),
    },
    {
      id: 'scoring',
      title: 'Round tiles',
      head: ['tile', 'points; cult bonus', 'edition'],
      rows: SCORING_TILES.map((id) => [id, TILE_TEXT[id]!, edition(SCORING_TILE[id])]),
    },
    {
      id: 'cards',
      title: 'Bonus cards',
      head: ['card', 'effect', 'edition'],
      rows: BONUS_CARDS.map((id) => [id, TILE_TEXT[id]!, edition(BONUS_CARD[id])]),
    },
    {
      id: 'power',
      title: 'Power actions',
      head: ['action', 'power', 'effect'],
      rows: POWER_ACTIONS.map((id) => [id, POWER_ACTION[id].power, TILE_TEXT[id]!]),
    },
    {
      id: 'convert',
      title: 'Free exchanges',
      head: ['give', 'get'],
      rows: CONVERSIONS.map((c) => [goodWord(c.from, c.take), goodWord(c.to, 1)]),
    },
    {
      id: 'cults',
      title: 'Cult board',
      head: ['what', 'values'],
      rows: [
        ['power at step', CULT_POWER.map((x) => `${x.step}: ${x.power}`).join(', ')],
        ['order spaces', ORDER_SPACES.join(' ')],
        ['final points', CULT_PRIZES.join('/')],
        ['largest area', AREA_PRIZES.join('/')],
      ],
    },
    {
      id: 'first-game',
      title: 'Recommended first game',
      head: ['players', 'faction', 'dwellings', 'cards'],
      text: `Round tiles 1 to 6: ${FIRST_GAME_SCORING.join(' ')}`,
      rows: ([2, 3, 4, 5] as const).flatMap((n) =>
        FIRST_GAME[n].factions.map((id, i) => [
          n,
          FACTION_NAME[id],
          FIRST_GAME[n].dwellings[i]!.join(' '),
          i === 0 ? FIRST_GAME[n].cards.join(' ') : '',
        ]),
      ),
    },
  ];
}

const edition = (x: { later?: boolean }): string => (x.later ? 'later' : 'base');

/** The two river hexes that a bridge passes between. */
function riversAt(i: number): string {
  const [a, b] = MAP.bridgePlaces[i]!;
  return MAP.near[a]!.filter((h) => MAP.near[b]!.includes(h))
    .map((h) => NAMES[h])
    .join(' ');
}
