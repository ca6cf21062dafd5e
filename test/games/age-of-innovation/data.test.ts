import { describe, expect, it } from 'vitest';
import { BOARDS, type Board, type TrackReward } from '../../../src/games/age-of-innovation/data/boards.js';
import { BOOSTER_TILES } from '../../../src/games/age-of-innovation/data/boosters.js';
import { NEUTRAL_PIECES, PIECES, STRENGTH } from '../../../src/games/age-of-innovation/data/buildings.js';
import { COMPETENCY_TILES } from '../../../src/games/age-of-innovation/data/competencies.js';
import { FACTION_STARTS, factionTile } from '../../../src/games/age-of-innovation/data/factions.js';
import { FACTIONS, TERRAINS, type Terrain } from '../../../src/games/age-of-innovation/data/ids.js';
import { INNOVATION_PLACES, INNOVATION_TILES } from '../../../src/games/age-of-innovation/data/innovations.js';
import { MAPS } from '../../../src/games/age-of-innovation/data/map.js';
import { PALACE_TILES } from '../../../src/games/age-of-innovation/data/palaces.js';
import type { Gain } from '../../../src/games/age-of-innovation/data/perks.js';
import { module } from '../../../src/games/age-of-innovation/index.js';
import { rowFault } from '../../../src/games/age-of-innovation/options.js';
import { GIVER } from '../../../src/games/age-of-innovation/rules/common.js';
import type { Side } from '../../../src/games/age-of-innovation/types.js';
import { stepsBetween } from '../../../src/games/terra-kit/circle.js';

const { large, small } = MAPS;
const hex = (side: Side, name: string) => MAPS[side].map.index(name)!;
const count = (list: readonly boolean[]) => list.filter(Boolean).length;

function pairs(side: Side, fits: (a: number, b: number) => boolean): number {
  const { land } = MAPS[side];
  let n = 0;
  for (const a of land) for (const b of land) if (b > a && fits(a, b)) n++;
  return n;
}
const touching = (side: Side) => (a: number, b: number) => MAPS[side].map.near[a]!.includes(b);

describe('map', () => {
  it('check 1: the large side', () => {
    expect([large.land.length, count(large.map.river)]).toEqual([81, 36]);
    expect(pairs('large', touching('large'))).toBe(143);
    expect([count(large.riverside), count(large.border), large.places.length]).toEqual([59, 33, 31]);
  });

  it('check 2: the small side', () => {
    expect([small.land.length, count(small.map.river)]).toEqual([59, 31]);
    expect(pairs('small', touching('small'))).toBe(108);
    expect([count(small.riverside), count(small.border), small.places.length]).toEqual([41, 22, 17]);
    for (const name of ['A3', 'I4', 'I12']) {
      expect([small.border[hex('small', name)], small.riverside[hex('small', name)]]).toEqual([true, true]);
    }
  });

  it('counts terrains as printed', () => {
    const counts = (side: Side) => TERRAINS.map((_, i) => MAPS[side].terrain.filter((t) => t === i).length);
    expect(counts('large')).toEqual([11, 12, 12, 12, 11, 11, 12]);
    expect(counts('small')).toEqual([9, 8, 8, 8, 9, 9, 8]);
  });

  it('has the terrains of the sheet, row by row', () => {
    const rows = (side: Side) =>
      'ABCDEFGHI'.split('').map((row) =>
        Array.from({ length: 13 }, (_, col) => {
          const h = hex(side, `${row}${col}`);
          return h === undefined
            ? '#'
            : MAPS[side].map.river[h]
              ? '.'
              : TERRAINS[MAPS[side].terrain[h]!]![0]!.toUpperCase();
        }).join(''),
      );
    expect(rows('large').join(' ')).toBe(
      'F.LSPWM.LSPD. M..FLFD.FML.S WLS.MPS..W..W DMW.DW.S..PMF PFPD...FMLWDP S...LM.DP.SLW L.PS.FP...... ' +
        '.DL.WSDWSLFS. FMW.DMPLFMWDP',
    );
    expect(rows('small').join(' ')).toBe(
      '##.FMDP.LFMW. ##.SLSW.SPL.F ###.PMF..D..D ###.WD.F..MPS ####...SPLDWM ###.LP.WM.FLD ####.SM...... ' +
        '###.DFWDFLSF. ###.WPMLSPDWM',
    );
  });

  it('check 3: the neighbours of E3', () => {
    const near = large.map.near[hex('large', 'E3')]!.map((h) => large.map.names[h]).sort();
    expect(near).toEqual(['D2', 'D3', 'E2', 'E4', 'F2', 'F3']);
    expect(TERRAINS[large.terrain[hex('large', 'D2')]!]).toBe('wasteland');
    expect(TERRAINS[large.terrain[hex('large', 'E2')]!]).toBe('plains');
    for (const name of ['D3', 'E4', 'F2', 'F3']) expect(large.map.river[hex('large', name)]).toBe(true);
  });

  it('check 4: ship distances', () => {
    const far = (side: Side, a: string, b: string) => MAPS[side].map.shipDistance(hex(side, a), hex(side, b));
    expect([far('large', 'A0', 'A2'), far('large', 'A6', 'A8'), far('large', 'B0', 'B3')]).toEqual([1, 1, 2]);
    expect([far('large', 'I12', 'F12'), far('large', 'D5', 'H7')]).toEqual([2, 3]);
    expect([far('small', 'D4', 'F4'), far('small', 'I4', 'F4'), far('small', 'A3', 'F4')]).toEqual([1, 2, 4]);
    expect([far('small', 'B3', 'H4'), far('small', 'A3', 'I4')]).toEqual([5, 7]);
  });

  it.each([
    ['large', [85, 184, 296]],
    ['small', [50, 113, 188]],
  ] as const)('check 5: pairs only ships can reach, %s side', (side, expected) => {
    const { map } = MAPS[side];
    const within = (most: number) =>
      pairs(side, (a, b) => !map.near[a]!.includes(b) && map.shipDistance(a, b) > 0 && map.shipDistance(a, b) <= most);
    expect([within(1), within(2), within(3)]).toEqual(expected);
  });

  it('check 7: bridge places and the overland pairs of the Moles', () => {
    const named = (list: readonly { name: string }[]) => list.map((p) => p.name);
    expect(named(large.places)).toContain('E3-F4');
    for (const name of ['B3-C4', 'A4-C4']) expect(named(large.places)).not.toContain(name);
    expect(named(large.overland)).toContain('A4-C4');
    expect(named(large.overland)).not.toContain('B3-C4');
    expect([large.overland.length, small.overland.length]).toEqual([110, 78]);
  });

  it('has the bridge places that geometry gives, and G0-I0', () => {
    const text = (p: readonly [number, number], side: Side) => p.map((h) => MAPS[side].map.names[h]).join('-');
    const printed = (side: Side) => MAPS[side].places.map((p) => text([p.a, p.b], side)).sort();
    expect(printed('small')).toEqual(small.map.bridgePlaces.map((p) => text(p, 'small')).sort());
    expect(printed('large')).toEqual([...large.map.bridgePlaces.map((p) => text(p, 'large')), 'G0-I0'].sort());
  });
});

describe('tables', () => {
  const spades = (a: Terrain, b: Terrain) => stepsBetween(TERRAINS.indexOf(a), TERRAINS.indexOf(b), 7);

  it('check 8: spades on the circle (p. 12: swamp to desert 2)', () => {
    expect(spades('swamp', 'desert')).toBe(2);
    expect(spades('mountain', 'desert')).toBe(2);
    expect(spades('plains', 'desert')).toBe(1);
    expect(spades('lake', 'mountain')).toBe(2);
    expect(spades('plains', 'mountain')).toBe(3);
  });

  it('check 29: innovations shown, and the wide place of four players', () => {
    expect([2, 3, 4, 5].map((n) => INNOVATION_PLACES[n]!.length)).toEqual([6, 8, 10, 12]);
    expect(INNOVATION_PLACES[4]![0]).toEqual({ row: 0, columns: [0, 1], books: [2, 2, 0, 0], any: 1 });
  });

  it('check 47: rows of round tiles', () => {
    const row = (...n: number[]) => n.map((i) => `round-${i}` as never);
    expect(rowFault(row(1, 3, 12, 5, 2, 4))?.why).toBe('three-alike');
    expect(rowFault(row(1, 3, 5, 2, 4, 12))).toBeNull();
    expect(rowFault(row(1, 3, 5, 2, 8, 4))?.why).toBe('spades-late');
    expect(rowFault(row(1, 3, 5, 2, 4, 8))?.why).toBe('spades-late');
  });

  it.each([
    [2, ['BBLL+1', 'EEMM+1', 'BB+3', 'LL+3', 'EE+3', 'MM+3']],
    [3, ['BB+3', 'LL+3', 'EE+3', 'MM+3', 'BB+3', 'LL+3', 'EE+3', 'MM+3']],
    [4, ['BBLL+1', 'EEMM+1', 'BB+3', 'LL+3', 'EE+3', 'MM+3', 'BB+3', 'LL+3', 'EE+3', 'MM+3']],
    [5, ['BB+3', 'LL+3', 'EE+3', 'MM+3', 'BB+3', 'LL+3', 'EE+3', 'MM+3', 'BB+3', 'LL+3', 'EE+3', 'MM+3']],
  ] as const)('the innovation board of %i players: what each place costs', (seats, costs) => {
    const words = INNOVATION_PLACES[seats]!.map(
      ({ books, any }) => `${books.map((n, d) => 'BLEM'[d]!.repeat(n)).join('')}+${any}`,
    );
    expect(words).toEqual(costs);
  });

  it.each(TERRAINS)('the %s board pays for its places as printed', (terrain) => {
    const { workshops, guilds, schools, university, base } = BOARDS[terrain];
    const first = terrain === 'mountain' ? 3 : 2;
    expect(workshops.map((g: Gain) => g.tools ?? 0)).toEqual([1, 1, 1, 1, 0, 1, 1, 1, 1]);
    expect(guilds.map((g: Gain) => [g.coins, g.power])).toEqual([
      [first, 1],
      [2, 1],
      [2, 2],
      [2, 2],
    ]);
    expect([...schools, ...university]).toEqual(Array.from({ length: 4 }, () => ({ scholars: 1 })));
    expect(base).toEqual(terrain === 'mountain' ? { tools: 1, coins: 2 } : { tools: 1 });
  });

  it.each(TERRAINS)('the %s board: rewards and prices of its tracks', (terrain) => {
    const board: Board = BOARDS[terrain];
    const words = (list: readonly (TrackReward | null)[]) => list.map((r) => (r ? `${r.n} ${r.what}` : '-'));
    expect(words(board.shippingRewards)).toEqual(
      terrain === 'lake' ? ['-', '-', '3 vp', '2 books'] : ['-', '2 vp', '2 books', '4 vp'],
    );
    expect(words(board.terraformingRewards)).toEqual(['2 books', '6 vp']);
    expect(board.shippingCost).toEqual({ scholars: 1, coins: 4 });
    expect(board.terraformingCost).toEqual({ scholars: 1, tools: 1, coins: terrain === 'plains' ? 1 : 5 });
    expect(board.innovationExtra).toEqual(terrain === 'wasteland' ? [0, 0, 2] : [0, 1, 2]);
  });

  it('only Inventors and Monks begin with a competency, only Omar and Monks with other buildings', () => {
    const starts = FACTIONS.map((id) => [id, FACTION_STARTS[id].competency, FACTION_STARTS[id].places]);
    expect(starts.filter(([, competency]) => competency).map(([id]) => id)).toEqual(['inventors', 'monks']);
    expect(starts.filter(([, , places]) => places !== 'workshops')).toEqual([
      ['monks', true, 'university'],
      ['omar', false, 'workshops+tower'],
    ]);
  });

  it('has the pieces of the box', () => {
    expect(PIECES).toEqual({ workshop: 9, guild: 4, school: 3, palace: 1, university: 1 });
    expect(STRENGTH).toEqual({ workshop: 1, guild: 2, school: 2, palace: 3, university: 3, tower: 2, monument: 4 });
    expect(NEUTRAL_PIECES.tower).toBe(5);
    for (const t of TERRAINS) expect(BOARDS[t].bowls[0] + BOARDS[t].bowls[1]).toBe(12);
  });

  it('prints what the boards have besides, and the numbers of the rules', () => {
    const rows = (id: string) => module.tables().find((t) => t.id === id)!.rows;
    expect(rows('boards').map((r) => r[2])).toEqual([
      '1 spade',
      '-',
      '1 scholar',
      '-',
      '1 level in each discipline',
      '-',
      '1 book',
    ]);
    expect(rows('boards').every((r) => r[5] === '1s 4c')).toBe(true);
    const numbers = Object.fromEntries(rows('numbers').map(([what, n]) => [what, n]));
    expect(numbers).toMatchObject({
      'points at the start': 20,
      'power value of a city': 7,
      'points for the largest areas': '18, 12, 6',
      'points for the highest levels, each discipline': '8, 4, 2',
    });
  });

  it('prints one table for each kind of thing', () => {
    const rows = Object.fromEntries(module.tables().map((t) => [t.id, t.rows.length]));
    expect(rows).toMatchObject({
      boards: 7,
      factions: 12,
      innovations: 18,
      palaces: 17,
      competencies: 12,
      boosters: 10,
      rounds: 12,
      finals: 4,
      'power-actions': 6,
      'book-actions': 6,
      cities: 7,
      areas: 4,
      'competency-places': 3,
      'innovation-places': 36,
    });
  });
});

describe('perks that are looked up on one tile', () => {
  const kinds: Record<string, readonly object[]> = {
    faction: (['later', '1.0'] as const).flatMap((printing) =>
      [2, 3, 4, 5].flatMap((players) => FACTIONS.map((id) => factionTile(id, printing, players))),
    ),
    palace: Object.values(PALACE_TILES),
    booster: Object.values(BOOSTER_TILES),
    competency: Object.values(COMPETENCY_TILES),
    innovation: Object.values(INNOVATION_TILES),
  };

  it.each(Object.entries(GIVER))('%s is on tiles of the kind %s only', (perk, giver) => {
    const having = Object.keys(kinds).filter((kind) => kinds[kind]!.some((tile) => Object.hasOwn(tile, perk)));
    expect(having).toEqual([giver]);
  });

  it('tells in its table what a faction begins with', () => {
    const factions = module.tables().find((t) => t.id === 'factions')!;
    const start = (name: string) => factions.rows.find((row) => row[0] === name)!.slice(1, 4);
    expect(start('Lizards')).toEqual(['any 2', 0, 'workshops']);
    expect(start('Inventors')).toEqual(['0 0 0 0', 0, 'workshops, competency']);
    expect(start('Monks')).toEqual(['0 1 0 0', 0, 'university, competency']);
    expect(start('Goblins')).toEqual(['1 0 1 0', 1, 'workshops']);
  });
});
