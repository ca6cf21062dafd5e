/** The numbers of every card, tile and dial, row by row as the printed pieces have them: no value can change unseen. */
import { describe, expect, it } from 'vitest';
import { CITY_STATES } from '../../../src/games/new-dawn/data/diplomacy.js';
import { FOCUS, type FocusCard } from '../../../src/games/new-dawn/data/focus.js';
import { LIMITS } from '../../../src/games/new-dawn/data/land.js';
import { CORE, FIRST_MAP } from '../../../src/games/new-dawn/data/layouts.js';
import { LEADERS } from '../../../src/games/new-dawn/data/leaders.js';
import { NATURALS } from '../../../src/games/new-dawn/data/naturals.js';
import { TILES } from '../../../src/games/new-dawn/data/tiles.js';
import { AGENDAS, CARDS_DRAWN, VICTORY } from '../../../src/games/new-dawn/data/victory.js';
import { WONDERS } from '../../../src/games/new-dawn/data/wonders.js';

/** All numbers and words of a card apart from its name. */
function told(card: FocusCard): string {
  const flags = Object.entries(card).flatMap(([key, value]) => (value === true ? [key] : []));
  const numbers = Object.entries(card).flatMap(([key, value]) =>
    typeof value === 'number' && key !== 'level' ? [`${key} ${value}`] : [],
  );
  const words = 'after' in card ? [card.after] : 'first' in card ? [card.first] : [];
  return [card.type, card.level, ...numbers, ...words, ...flags].join(', ');
}

describe('tables', () => {
  it('20 focus cards', () => {
    expect(Object.values(FOCUS).map((card) => `${card.name}: ${told(card)}`)).toEqual([
      'Early Empire: culture, 1, tokens 2, none',
      'Drama and Poetry: culture, 2, tokens 2, move',
      'Civil Service: culture, 3, tokens 2, friendly',
      'Mass Media: culture, 4, tokens 3, media',
      'Astrology: science, 1, none',
      'Mathematics: science, 2, trade',
      'Replaceable Parts: science, 3, resource',
      'Nuclear Power: science, 4, nuclear',
      'Foreign Trade: economy, 1, caravans 1, spaces 3',
      'Currency: economy, 2, caravans 2, spaces 4, barbarians',
      'Steam Power: economy, 3, caravans 2, spaces 6, water, exchange',
      'Capitalism: economy, 4, caravans 3, spaces 6, water, replay',
      'Pottery: industry, 1, range 2, slot5 5, around 0',
      'Animal Husbandry: industry, 2, range 3, slot5 5, around 0, fromCaravans',
      'Nationalism: industry, 3, range 4, slot5 7, around 0, water',
      'Urbanization: industry, 4, range 5, slot5 5, around 2, water',
      'Masonry: military, 1, attacks 2, range 2, bonus 0, againstBarbarians 0',
      'Iron Working: military, 2, attacks 2, range 3, bonus 1, againstBarbarians 3',
      'Mass Production: military, 3, attacks 2, range 3, bonus 2, againstBarbarians 2, water, both',
      'Flight: military, 4, attacks 3, range 5, bonus 3, againstBarbarians 3, water, flies',
    ]);
  });

  it('24 world wonders', () => {
    expect(
      Object.values(WONDERS).map((w) => `${w.type} ${w.age} ${w.name} ${w.cost} ${w.resources.join('+')}`),
    ).toEqual([
      'culture ancient Stonehenge 7 marble+mercury',
      'culture ancient Hanging Gardens 8 marble+diamond',
      'culture medieval Forbidden City 9 marble+oil',
      'culture medieval Chichen Itza 10 marble+mercury',
      'culture modern Sydney Opera House 10 marble+diamond',
      'culture modern Eiffel Tower 12 marble+oil',
      'economy ancient Colossus 7 diamond+oil',
      'economy ancient Great Lighthouse 8 diamond+mercury',
      'economy medieval Great Zimbabwe 9 diamond+oil',
      'economy medieval Machu Picchu 10 diamond+mercury',
      'economy modern Big Ben 10 diamond+mercury',
      'economy modern Estádio do Maracanã 10 diamond+marble',
      'science ancient Oracle 8 mercury+marble',
      'science ancient Pyramids 9 mercury+oil',
      'science medieval Porcelain Tower 9 mercury+diamond',
      'science medieval Potala Palace 10 mercury+marble',
      'science modern Oxford University 10 mercury+marble',
      'science modern Kremlin 11 mercury+oil',
      'military ancient Petra 7 oil+diamond',
      'military ancient Terracotta Army 8 oil+marble',
      'military medieval Alhambra 10 oil+marble',
      'military medieval Venetian Arsenal 10 oil+diamond',
      'military modern Ruhr Valley 11 oil+mercury',
      'military modern Pentagon 12 oil+diamond',
    ]);
  });

  it('8 leaders with their rows', () => {
    const short = (type: string) => type.slice(0, 3);
    expect(Object.values(LEADERS).map((l) => `${l.civ} ${l.name}: ${l.row.map(short).join(' ')}`)).toEqual([
      'America Teddy Roosevelt: mil sci ind cul eco',
      'Aztec Montezuma: sci cul eco mil ind',
      'Egypt Cleopatra: sci eco ind mil cul',
      'France Catherine de Medici: mil sci eco ind cul',
      'Japan Hojo Tokimune: ind eco mil sci cul',
      'Rome Trajan: sci eco mil cul ind',
      'Scythia Tomyris: cul mil sci eco ind',
      'Sumeria Gilgamesh: eco cul sci mil ind',
    ]);
  });

  it('city-states, natural wonders, victory cards and limits', () => {
    expect(Object.values(CITY_STATES).map((c) => `${c.name} ${c.type} ${c.shape} ${c.tile} ${c.other}`)).toEqual([
      'Carthage military circle 6A kumasi',
      'Kumasi culture diamond 6B carthage',
      'Brussels industry circle 12A seoul',
      'Seoul science diamond 12B brussels',
      'Geneva science circle 14A mohenjo-daro',
      'Mohenjo Daro culture circle 14B geneva',
      'Buenos Aires industry diamond 15A kabul',
      'Kabul military diamond 15B buenos-aires',
    ]);
    expect(Object.values(NATURALS).map((n) => `${n.tile} ${n.name} ${n.resource}`)).toEqual([
      '1A Torres del Paine diamond',
      '1B Cliffs of Dover marble',
      '2A Mt. Everest oil',
      '2B Crater Lake mercury',
      '4A Grand Mesa diamond',
      '4B Galápagos Islands mercury',
      '13A Mt. Kilimanjaro oil',
      '13B Pantanal marble',
    ]);
    const agenda = (id: keyof typeof AGENDAS) => `${AGENDAS[id].name} ${AGENDAS[id].need}`;
    expect(Object.values(VICTORY).map((pair) => pair.map(agenda).join(' / '))).toEqual([
      'Civilized 8 / Money Grubber 2',
      'Warmonger 2 / Paranoid 2',
      'Explorer 15 / Aesthetic 2',
      'Technophile 24 / Scholarly 2',
      'Populous 5 / Preservationist 2',
    ]);
    expect(CARDS_DRAWN).toEqual({ normal: 3, epic: 4 });
    expect(Object.values(LIMITS)).toEqual([31, 7, 3, 8, 8, 3, 4, 8]);
  });

  it('the terrain of all tiles adds up face by face', () => {
    const count = (face: 'A' | 'B') => {
      const sum: Record<string, number> = {};
      for (const [tile, cells] of Object.entries(TILES)) {
        if (tile.endsWith(face)) for (const code of cells.split(/ +/)) sum[code[0]!] = (sum[code[0]!] ?? 0) + 1;
      }
      return sum;
    };
    expect(count('A')).toEqual({ G: 34, H: 30, F: 25, D: 14, M: 30, W: 23, N: 4 });
    expect(count('B')).toEqual({ G: 41, H: 25, F: 29, D: 15, M: 17, W: 29, N: 4 });
  });

  it('places of the core and of the first-game map', () => {
    const at = (x: { q: number; r: number; turn: number }) => `${x.q},${x.r} ${x.turn}`;
    expect(CORE.A.map(at)).toEqual(['0,0 0', '3,-3 3', '4,0 0', '7,-3 3']);
    expect(CORE.B.map(at)).toEqual(['0,0 0', '0,-3 3', '4,0 0', '4,-3 3']);
    expect(FIRST_MAP.map((x) => `${x.from}: ${x.tile} ${at(x)}`)).toEqual([
      ...['2: 2 -2,4 0', '2: 6 1,1 3', '2: 4 2,4 0', '2: 14 5,1 3'],
      ...['2: 7 -5,2 2', '2: 3 -5,5 5', '2: 5 0,-1 4'],
      ...['2: 9 3,6 1', '2: 10 7,2 0', '2: 15 -1,6 2'],
      ...['3: 16 7,-2 0', '3: 13 4,-1 5', '3: 12 4,-4 2'],
      ...['4: 11 -1,9 5', '4: 1 -4,7 3', '4: 8 3,9 5'],
    ]);
  });
});
