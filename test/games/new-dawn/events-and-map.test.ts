import { describe, expect, it } from 'vitest';
import { start } from '../../../src/engine/engine.js';
import { BARBARIANS } from '../../../src/games/new-dawn/data/land.js';
import { CORE, FIRST_MAP } from '../../../src/games/new-dawn/data/layouts.js';
import { TILE_NUMBERS, TILES } from '../../../src/games/new-dawn/data/tiles.js';
import { AGES, WONDERS } from '../../../src/games/new-dawn/data/wonders.js';
import { game } from '../../../src/games/new-dawn/game.js';
import { gapsAfter, placesOf } from '../../../src/games/new-dawn/map/places.js';
import { cellsOf, WATER, worldOf } from '../../../src/games/new-dawn/map/world.js';
import { moveBarbarian, raidTarget, spawn } from '../../../src/games/new-dawn/rules/barbarians.js';
import { matureCities, supplies } from '../../../src/games/new-dawn/rules/board.js';
import type { Placement, State } from '../../../src/games/new-dawn/types.js';
import { apart, given } from './helpers.js';

const fresh = (seats: number, options: object = {}): State => start(game, seats, options, 'setup').s;
const SW = 3;

describe('event dial (rulebook page 12, sheet section 7)', () => {
  it('check 43: rounds 1 to 11', () => {
    const icons: string[] = ['-'];
    const scene = given({ seats: 2 }).go();
    while (scene.s.round < 11) {
      scene.play(scene.ids('focus')[0]!).skip();
      while (scene.topic !== 'focus') scene.play(scene.ids()[0]!);
      const last = scene.events('round').at(-1);
      if (last && icons.length < last.round) icons.push(last.icon);
    }
    expect(icons).toEqual(['-', 'quiet', 'move', 'trade', 'move', 'spawn', 'quiet', 'move', 'trade', 'move', 'spawn']);
  });

  it('check 44: three mature cities give three tokens, never more than three on a card', () => {
    const scene = given();
    for (let i = 0; i < 3; i++) {
      const city = scene.land('grassland', (h) =>
        scene.near(h).every((n) => scene.s.owner[n] === -1 && scene.w.state[n] === -1 && scene.w.natural[n] === -1),
      );
      scene.put(city, 1, 'city');
      for (const n of scene.near(city)) scene.put(n, 1);
    }
    expect(matureCities(scene.s, 1)).toHaveLength(3);
    scene.s.dial = 2;
    scene.s.stack = [{ kind: 'round', seat: 0, step: 0, played: 0 } as any];
    scene.trade(1, 'pottery', 2).go();
    expect([scene.topic, scene.asked]).toEqual(['put', 1]);
    scene.play('put:pottery');
    expect(scene.has('put:pottery')).toBe(false);
    scene.play('put:masonry', 'put:masonry');
    expect([scene.tradeOn(1, 'pottery'), scene.tradeOn(1, 'masonry')]).toEqual([3, 2]);
    expect(scene.topic).toBe('focus');
  });

  it('check 45: over two water hexes to land; at the edge one hex the other way', () => {
    const scene = given();
    const { w } = scene;
    let over = 0;
    let back = 0;
    for (let h = 0; h < w.size; h++) {
      if (w.terrain[h] === WATER) continue;
      for (let d = 0; d < 6; d++) {
        const a = w.beside[h]![d]!;
        if (a < 0) {
          const other = w.beside[h]![(d + 3) % 6]!;
          if (other >= 0 && w.terrain[other] !== WATER) {
            expect(raidTarget(scene.s, h, d)).toBe(other);
            back += 1;
          }
          continue;
        }
        const b = w.beside[a]![d]!;
        const c = b < 0 ? -1 : w.beside[b]![d]!;
        if (w.terrain[a] === WATER && b >= 0 && w.terrain[b] === WATER && c >= 0 && w.terrain[c] !== WATER) {
          expect(raidTarget(scene.s, h, d)).toBe(c);
          over += 1;
        }
      }
    }
    expect(back).toBeGreaterThan(10);
    expect(over).toBeGreaterThan(0);
  });

  it('check 46: a reinforced token is turned over and throws the barbarian back; the next raid destroys it', () => {
    const scene = given();
    const from = scene.hex(2, 2);
    const to = scene.w.beside[from]![SW]!;
    scene.barbarian('D', from).put(to, 1, 'reinforced').caravan(2, 0, to).go();
    moveBarbarian(scene.run as any, 3, SW);
    expect([scene.s.barbarians[3], scene.s.piece[to], scene.s.players[2]!.caravans[0]]).toEqual([from, 1, -1]);
    moveBarbarian(scene.run as any, 3, SW);
    expect([scene.s.barbarians[3], scene.s.owner[to]]).toEqual([to, -1]);
  });

  it('check 56: direction SW on the first-game map; the rulebook’s raid on a city', () => {
    const scene = given();
    expect(raidTarget(scene.s, scene.hex(2, 2), SW)).toBe(scene.hex(1, 3));
    expect(raidTarget(scene.s, scene.hex(8, 0), SW)).toBe(scene.hex(6, 2));
    scene.put(scene.hex(1, 3), 2, 'city').barbarian('D', scene.hex(2, 2)).go();
    moveBarbarian(scene.run as any, 3, SW);
    expect(scene.s.owner[scene.hex(1, 3)]).toBe(-1);
  });

  it('check 57: one water hex and then the edge: one hex from its own space the other way', () => {
    const scene = given();
    const { w } = scene;
    let found = 0;
    for (let h = 0; h < w.size; h++) {
      for (let d = 0; d < 6; d++) {
        const a = w.beside[h]![d]!;
        const back = w.beside[h]![(d + 3) % 6]!;
        if (w.terrain[h] === WATER || a < 0 || w.terrain[a] !== WATER || w.beside[a]![d]! >= 0) continue;
        if (back < 0 || w.terrain[back] === WATER) continue;
        expect(raidTarget(scene.s, h, d)).toBe(back);
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(0);
  });

  it('a barbarian in a capital costs two trade tokens of the owner’s choice and stays', () => {
    const scene = given();
    const home = scene.home(1);
    const d = scene.w.beside[home]!.findIndex((h) => h >= 0 && scene.w.terrain[h] !== WATER);
    scene.barbarian('B', scene.w.beside[home]![d]!).trade(1, 'pottery', 2).trade(1, 'masonry', 1);
    scene.s.dial = 1;
    scene.s.stack = [{ kind: 'round', seat: 0, step: 0, played: 0 } as any];
    scene.dice(((d + 3) % 6) + 1).go();
    expect([scene.topic, scene.asked]).toEqual(['discard', 1]);
    scene.play('discard:pottery', 'discard:masonry');
    expect([scene.tradeOn(1, 'pottery'), scene.tradeOn(1, 'masonry')]).toEqual([1, 0]);
    expect(scene.s.barbarians[1]).toBe(home);
  });

  it('barbarians that meet move on by die, one after the other', () => {
    const scene = given();
    const from = scene.hex(2, 2);
    const to = scene.w.beside[from]![SW]!;
    // D arrives where F was; F is thrown back there by a reinforced token.
    scene
      .barbarian('D', from)
      .barbarian('F', to)
      .put(raidTarget(scene.s, to, SW), 0, 'reinforced');
    scene.s.dial = 1;
    scene.s.stack = [{ kind: 'round', seat: 0, step: 0, played: 0 } as any];
    scene.dice(SW + 1, 2).go();
    expect([scene.topic, scene.asked]).toEqual(['crowd', 0]);
    expect(scene.ids('barbarian')).toEqual(['barbarian:D', 'barbarian:F']);
    scene.play('barbarian:F');
    expect(scene.s.barbarians[3]).toBe(to);
    expect(scene.s.barbarians[5]).toBe(raidTarget(scene.s, to, 1));
  });

  it('defeated barbarians return on their marks, scattering caravans, unless a piece stands there', () => {
    const scene = given();
    const [b, d] = [scene.w.barbarian.indexOf(1), scene.w.barbarian.indexOf(3)];
    scene.put(b, 1).caravan(0, 0, d).go();
    spawn(scene.run as any);
    expect(scene.s.barbarians[1]).toBe(-1);
    expect(scene.s.barbarians[3]).toBe(d);
    expect(scene.s.players[0]!.caravans[0]).toBe(-1);
  });

  it('a barbarian that razes a conquered city-state sets it free', () => {
    const scene = given();
    const h = scene.stateHex('carthage');
    const d = scene.w.beside[h]!.findIndex((x) => x >= 0 && scene.w.terrain[x] !== WATER);
    scene.put(h, 0, 'city').barbarian('B', scene.w.beside[h]![d]!).go();
    moveBarbarian(scene.run as any, 1, (d + 3) % 6);
    expect(scene.s.owner[h]).toBe(-1);
    expect(scene.s.stateCards[0]).toEqual([-1, -1]);
  });
});

describe('victory (rulebook page 12, sheet section 6)', () => {
  it('check 59: the last agenda in the middle of round 5, the win at the top of round 6, whatever is lost meanwhile', () => {
    const scene = given({ seats: 2, options: { victory: ['technophile', 'warmonger', 'explorer'] } });
    scene.s.round = 5;
    scene.s.players[1]!.done = [
      { agenda: 'warmonger', round: 3 },
      { agenda: 'explorer', round: 4 },
    ];
    scene.s.players[1]!.tech = 23;
    scene.slot(1, 'astrology', 5).at(1).go().play('focus:astrology').skip('upgrade');
    expect(scene.s.players[1]!.done.at(-1)).toEqual({ agenda: 'technophile', round: 5 });
    scene.s.players[1]!.tech = 0;
    expect(scene.s.over).toBeNull();
    while (scene.topic !== 'over') scene.play(scene.ids('done')[0] ?? scene.ids()[0]!);
    expect(scene.s.round).toBe(6);
    expect(scene.s.over!.reason).toBe('agendas');
    expect(scene.s.over!.ranking[0]).toMatchObject({ seat: 1, score: 3 });
    expect(game.standing(scene.s, 1)).toEqual({ warmonger: 1, explorer: 1, technophile: 1 });
  });

  it('ties: more wonders, then more spaces, else shared', () => {
    const done = ['warmonger', 'explorer', 'technophile'].map((agenda) => ({ agenda, round: 1 })) as any;
    const scene = given({ seats: 2, options: { victory: ['technophile', 'warmonger', 'explorer'] } });
    scene.s.players[0]!.done = [...done];
    scene.s.players[1]!.done = [...done];
    scene.wonder(1, 'petra').put(scene.land('forest'), 0);
    scene.s.stack = [{ kind: 'round', seat: 0, step: 1, played: 0 } as any];
    scene.go();
    expect(scene.s.over!.ranking.map((r) => r.seat)).toEqual([1, 0]);
    const equal = given({ seats: 2, options: { victory: ['technophile', 'warmonger', 'explorer'] } });
    equal.s.players[0]!.done = [...done];
    equal.s.players[1]!.done = [...done];
    equal.s.stack = [{ kind: 'round', seat: 0, step: 1, played: 0 } as any];
    equal.go();
    expect(equal.events('over')[0].winners).toEqual([0, 1]);
  });

  it('the epic game needs four cards; a round limit ends an open game', () => {
    expect(fresh(3, { epic: true }).victory).toHaveLength(4);
    expect(fresh(3).victory).toHaveLength(3);
    const scene = given({ seats: 2, options: { limit: 50 } });
    scene.s.round = 50;
    scene.s.stack = [{ kind: 'round', seat: 0, step: 0, played: 2 } as any];
    scene.go().skip();
    while (!scene.s.over) scene.play(scene.ids()[0]!);
    expect(scene.s.over.reason).toBe('limit');
  });

  it('every agenda is met by its condition and marked with a token', () => {
    const scene = given({ seats: 2, options: { victory: ['civilized', 'explorer', 'populous'] } });
    const coast = scene.w.names
      .map((_, h) => h)
      .filter(
        (h) => scene.w.coast[h] && scene.s.owner[h] === -1 && scene.terrain(h) !== 'water' && scene.w.state[h] === -1,
      );
    for (const h of coast.slice(0, 14)) scene.put(h, 0);
    const before = game.tally(scene.s, 0).tokens!;
    scene.s.changed = true;
    scene.go();
    // The capital lies on the coast too.
    expect(scene.w.coast[scene.home(0)]).toBe(true);
    expect(scene.s.players[0]!.done.map((d) => d.agenda)).toContain('explorer');
    expect(game.tally(scene.s, 0).tokens).toBe(before - scene.s.players[0]!.done.length);
  });

  it('a mark without an unused token takes one off the map', () => {
    const scene = given({ seats: 2, options: { victory: ['explorer'] } });
    const free = scene.w.names
      .map((_, h) => h)
      .filter(
        (h) =>
          scene.s.owner[h] === -1 &&
          scene.terrain(h) !== 'water' &&
          scene.w.state[h] === -1 &&
          scene.w.natural[h] === -1,
      );
    const coast = free.filter((h) => scene.w.coast[h]);
    for (const h of coast.slice(0, 31)) scene.put(h, 0);
    scene.s.changed = true;
    scene.go();
    expect([scene.topic, scene.asked]).toEqual(['lift', 0]);
    game.check(scene.s);
    scene.play(scene.ids()[0]!);
    expect(game.tally(scene.s, 0).tokens).toBe(0);
  });
});

describe('set-up and maps (sheet sections 3, 8 and 9)', () => {
  it('check 47: wonder decks', () => {
    for (const [seats, size] of [
      [4, 6],
      [3, 5],
      [2, 4],
    ] as const) {
      const s = fresh(seats);
      for (const deck of Object.values(s.decks)) {
        expect(deck).toHaveLength(size);
        const ages = deck.map((id) => AGES.indexOf(WONDERS[id].age));
        expect(ages).toEqual([...ages].sort((a, b) => a - b));
      }
      if (seats === 2)
        expect(s.decks.culture.map((id) => WONDERS[id].age)).toEqual(['ancient', 'medieval', 'modern', 'modern']);
    }
  });

  it('check 49: first-game maps and distances of the capitals', () => {
    for (const [seats, size] of [
      [2, 100],
      [3, 130],
      [4, 160],
    ] as const) {
      const s = fresh(seats);
      expect(s.owner).toHaveLength(size);
      expect(gapsAfter(s.placed, [])).toEqual([]);
    }
    const w = worldOf(fresh(4));
    const at = (tile: number) => w.capital.indexOf(tile);
    const d = (a: number, b: number) => apart(w, at(a), at(b));
    expect([d(7, 9), d(7, 16), d(9, 16), d(9, 11), d(11, 16), d(7, 11)]).toEqual([12, 12, 8, 4, 11, 11]);
  });

  it('check 50: neighbours of two capitals', () => {
    const scene = given();
    const around = (q: number, r: number) =>
      scene.w.beside[scene.hex(q, r)]!.map((h) => (h < 0 ? '-' : scene.terrain(h)));
    // NE, E, SE, SW, W, NW
    expect(around(-5, 2)).toEqual(['mountains', 'grassland', 'water', 'water', 'water', 'water']);
    expect(around(3, 6)).toEqual(['grassland', 'hills', 'grassland', 'water', 'water', 'hills']);
  });

  it('check 51: resource supply after set-up', () => {
    expect(supplies(fresh(4))).toEqual({ marble: 4, mercury: 4, oil: 4, diamond: 4 });
    expect(supplies(fresh(2))).toEqual({ marble: 5, mercury: 6, oil: 5, diamond: 6 });
  });

  it('marks of the whole first-game map stand where the sheet has them', () => {
    const s = fresh(4);
    const w = worldOf(s);
    const spots = (test: (h: number) => boolean) =>
      w.names.flatMap((_, h) => (test(h) ? [`${w.q[h]},${w.r[h]}`] : [])).sort();
    expect(spots((h) => w.capital[h]! > 0)).toEqual(['-1,9', '-5,2', '3,6', '7,-2'].sort());
    expect(spots((h) => w.state[h]! >= 0)).toEqual(['1,0', '6,0', '-1,6', '4,-4'].sort());
    expect(spots((h) => w.natural[h]! >= 0)).toEqual(['-2,4', '2,4', '4,-1', '-4,7'].sort());
    expect(spots((h) => w.resource[h] === 1)).toEqual(['5,3', '-5,6', '-1,7', '-4,9'].sort());
    expect(spots((h) => w.resource[h] === 2)).toEqual(['3,1', '-3,3', '5,-3', '3,10'].sort());
    expect(spots((h) => w.resource[h] === 3)).toEqual(['-2,0', '8,1', '-7,5', '6,-1'].sort());
    expect(spots((h) => w.resource[h] === 4)).toEqual(['1,-1', '6,4', '0,8', '2,8'].sort());
    expect(BARBARIANS.filter((_, b) => w.barbarian.includes(b)).join('')).toBe('ABCDFGI');
    expect(w.terrain.filter((t) => t === WATER)).toHaveLength(23);
    expect(w.edge.filter(Boolean)).toHaveLength(52);
    expect(w.coast.filter((c, h) => c && w.terrain[h] !== WATER)).toHaveLength(84);
  });

  it('every face set has four of each resource, capital, city-state and natural wonder', () => {
    const count = (face: 'A' | 'B', pattern: RegExp) =>
      TILE_NUMBERS.reduce((n, t) => n + (TILES[`${t}${face}`].match(pattern)?.length ?? 0), 0);
    for (const face of ['A', 'B'] as const) {
      for (const p of [/\+ma/g, /\+me/g, /\+oi/g, /\+di/g, /\*/g, /@/g, /N/g]) expect(count(face, p)).toBe(4);
    }
    expect(['G', 'H', 'F', 'D', 'M', 'W'].map((x) => count('A', new RegExp(`(^| )${x}`, 'g')))).toEqual([
      34, 30, 25, 14, 30, 23,
    ]);
    expect(['G', 'H', 'F', 'D', 'M', 'W'].map((x) => count('B', new RegExp(`(^| )${x}`, 'g')))).toEqual([
      41, 25, 29, 15, 17, 29,
    ]);
  });
});

describe('building the map (rulebook page 14, sheet 8.5)', () => {
  const core = (face: 'A' | 'B'): Placement[] =>
    ([1, 6, 2, 12] as const).map((tile, i) => ({ tile: `${tile}${face}` as const, ...CORE[face][i]! }));

  it('both cores are 40 hexes without overlap or gap', () => {
    for (const face of ['A', 'B'] as const) {
      expect(worldOf({ placed: core(face), water: [] }).size).toBe(40);
      expect(gapsAfter(core(face), [])).toEqual([]);
    }
  });

  it('every legal place touches 4 spaces and the core, none overlaps', () => {
    const placed = core('A');
    const { legal, refused } = placesOf({ placed, water: [] });
    expect(legal.length).toBeGreaterThan(10);
    const taken = new Set(placed.flatMap((p) => cellsOf(p).map(String)));
    for (const p of legal) {
      expect(p.touches).toBeGreaterThanOrEqual(4);
      expect(p.core).toBe(true);
      const cells = cellsOf({ tile: `3${p.face}`, q: p.q, r: p.r, turn: p.turn });
      expect(cells.some((c) => taken.has(String(c)))).toBe(false);
    }
    expect(refused.some((x) => x.fault === 'touches')).toBe(true);
  });

  it('a tile that would touch fewer than 4 spaces, or not the core, is refused with the reason', () => {
    const s = start(game, 2, { map: 'build' }, 'refuse');
    const face = s.prompt()!.choices[0]!.id;
    s.play({ id: face });
    const offered = s.prompt()!.choices.map((c) => c.id);
    const blocked = s.blocked();
    const few = blocked.find((b) => b.why === 'tile-touches')!;
    expect(offered).not.toContain(few.id);
    expect(few.facts!.need).toBe(4);
    s.play({ id: offered[0]! });
    expect(s.prompt()!.topic).toBe('turn');
  });

  it('the first-game map could have been built by the rules, tile by tile', () => {
    const all = FIRST_MAP.map((l): Placement => ({ tile: `${l.tile}A`, q: l.q, r: l.r, turn: l.turn }));
    let placed = all.slice(0, 4);
    let rest = all.slice(4);
    while (rest.length > 0) {
      const { legal } = placesOf({ placed, water: [] });
      const next = rest.find((p) =>
        legal.some((x) => x.face === 'A' && x.q === p.q && x.r === p.r && x.turn === p.turn),
      );
      expect(next, `after ${placed.length} tiles`).toBeDefined();
      placed = [...placed, next!];
      rest = rest.filter((p) => p !== next);
    }
  });

  it('random maps have the right number of tiles, capitals on their marks, gaps filled', () => {
    for (const seats of [2, 3, 4]) {
      for (let i = 0; i < 4; i++) {
        const { s } = start(game, seats, { map: 'random' }, `map ${i}`);
        expect(s.placed).toHaveLength(4 + 3 * seats);
        expect(gapsAfter(s.placed, s.water)).toEqual([]);
        expect(s.owner.filter((o: number) => o >= 0)).toHaveLength(seats);
        game.check(s);
      }
    }
  });

  it('names are row letter and number in the row', () => {
    const w = worldOf(fresh(3));
    expect(w.names[w.names.findIndex((_, h) => w.q[h] === 2 && w.r[h] === 0)]).toBe('F5');
  });
});
