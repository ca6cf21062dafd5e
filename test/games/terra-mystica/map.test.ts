import { describe, expect, it } from 'vitest';
import { stepsBetween } from '../../../src/games/terra-kit/circle.js';
import { FACTION_BOARDS } from '../../../src/games/terra-mystica/data/factions.js';
import { FIRST_GAME } from '../../../src/games/terra-mystica/data/first-game.js';
import { FACTIONS, FAVOURS, TERRAINS, TOWN_TILES } from '../../../src/games/terra-mystica/data/ids.js';
import { BRIDGE_NAMES, hexOf, MAP, NAMES, PRINTED, terrainWord } from '../../../src/games/terra-mystica/data/map.js';
import { FAVOUR_TILES, TOWN_TILE } from '../../../src/games/terra-mystica/data/tiles.js';
import { module } from '../../../src/games/terra-mystica/index.js';

const around = (name: string) => MAP.near[hexOf(name)]!.map((h) => NAMES[h]!).sort();
const ship = (from: string, n: number) => NAMES.filter((_, h) => MAP.shipDistance(hexOf(from), h) === n).sort();

describe('map and wheel', () => {
  it('check 1: 113 hexes, 77 land with 11 of each terrain, 296 neighbour pairs', () => {
    expect(MAP.size).toBe(113);
    expect(MAP.river.filter((r) => r)).toHaveLength(36);
    for (let t = 0; t < TERRAINS.length; t++) expect(PRINTED.filter((p) => p === t)).toHaveLength(11);
    const pairs = { land: 0, mixed: 0, river: 0 };
    MAP.near.forEach((list, a) => {
      for (const b of list) {
        if (b < a) continue;
        pairs[MAP.river[a] && MAP.river[b] ? 'river' : MAP.river[a] || MAP.river[b] ? 'mixed' : 'land']++;
      }
    });
    expect(pairs).toEqual({ land: 130, mixed: 127, river: 39 });
  });

  it('check 2: neighbours of E5, A1 and G5', () => {
    expect(around('E5')).toEqual(['E4', 'E6', 'F3', 'r14', 'r15', 'r21'].sort());
    expect(around('A1')).toEqual(['A2', 'B1']);
    expect(around('G5')).toEqual(['F5', 'F6', 'G4', 'G6', 'H6', 'H7']);
  });

  it('check 3: shipping from E5', () => {
    const direct = around('E5');
    const only = (n: number) => ship('E5', n).filter((x) => !direct.includes(x));
    expect(only(1)).toEqual(['C2', 'D3', 'D4', 'G1']);
    expect(only(2)).toEqual(['B2', 'B3', 'C1', 'C3', 'E3', 'F2', 'G2']);
    expect(only(3)).toEqual(['A3', 'A4', 'A6', 'A7', 'H2', 'H3', 'I4', 'I5', 'I6']);
  });

  it('check 4: 29 bridge places', () => {
    expect(BRIDGE_NAMES).toHaveLength(29);
    expect(BRIDGE_NAMES).toContain('C2-E5');
    expect(BRIDGE_NAMES).not.toContain('D6-E7');
    expect(BRIDGE_NAMES).not.toContain('G1-G2');
  });

  it('check 5: spades between terrains', () => {
    const spades = (a: string, b: string) =>
      stepsBetween(TERRAINS.indexOf(a as 'desert'), TERRAINS.indexOf(b as 'desert'), 7);
    expect([
      spades('forest', 'desert'),
      spades('forest', 'mountains'),
      spades('swamp', 'wasteland'),
      spades('lakes', 'wasteland'),
      spades('plains', 'swamp'),
    ]).toEqual([3, 1, 3, 3, 1]);
  });
});

describe('data totals', () => {
  it('28 favour tiles, 10 town tiles in the base game, two factions for each terrain', () => {
    expect(FAVOURS.reduce((n, id) => n + FAVOUR_TILES[id].count, 0)).toBe(28);
    expect(TOWN_TILES.filter((id) => !TOWN_TILE[id].later).reduce((n, id) => n + TOWN_TILE[id].count, 0)).toBe(10);
    for (const t of TERRAINS) expect(FACTIONS.filter((f) => FACTION_BOARDS[f].home === t)).toHaveLength(2);
  });

  it('every board starts with 12 power tokens', () => {
    for (const f of FACTIONS)
      expect(
        FACTION_BOARDS[f].start.bowls.reduce((a, b) => a + b, 0),
        f,
      ).toBe(12);
  });

  it('the first game stands on home terrain and has three cards to spare', () => {
    for (const n of [2, 3, 4, 5] as const) {
      const { factions, dwellings, cards } = FIRST_GAME[n];
      expect(cards).toHaveLength(n + 3);
      factions.forEach((f, i) => {
        expect(dwellings[i]).toHaveLength(FACTION_BOARDS[f].start.dwellings);
        for (const hex of dwellings[i]!) expect(terrainWord(PRINTED[hexOf(hex)]!), hex).toBe(FACTION_BOARDS[f].home);
      });
    }
  });

  it('every table can be printed and has rows as wide as its head', () => {
    for (const t of module.tables()) for (const row of t.rows) expect(row.length, t.id).toBe(t.head.length);
  });
});
