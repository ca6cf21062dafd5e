/** The functions that both Terra games are built on, on a map small enough to count by hand. */
import { describe, expect, it } from 'vitest';
import {
  type Bowls,
  burn,
  capacity,
  charge,
  mostBurnable,
  spend,
  spendable,
  takeable,
} from '../../../src/games/terra-kit/bowls.js';
import { stepsBetween, wayRound } from '../../../src/games/terra-kit/circle.js';
import { landMap } from '../../../src/games/terra-kit/land.js';
import {
  adjacent,
  besideOthers,
  connectedFrom,
  ownHexes,
  powerOffers,
} from '../../../src/games/terra-kit/neighbours.js';
import { openPlaces } from '../../../src/games/terra-kit/places.js';
import { inShipRange, largestLinked, markReach } from '../../../src/games/terra-kit/reach.js';

/** Two shores with two river hexes between them, and a hex behind a longer river. */
const map = landMap([' a b ~ ~ c', '  d ~ e ~ f', ' g h ~ ~ i'], (_cell, letter, i) =>
  letter === '~' ? `r${i}` : letter,
);
const at = (name: string) => map.index(name)!;
const names = (hexes: readonly number[]) => hexes.map((h) => map.names[h]).sort();

function pieces(owners: Readonly<Record<string, number>>, ...bridges: readonly [string, string][]) {
  const owner = map.names.map((name) => owners[name] ?? -1);
  return { owner, bridges: bridges.map(([a, b]) => ({ a: at(a), b: at(b), seat: 0 })) };
}

describe('bowls', () => {
  it('fill from I to II to III and lose what does not fit', () => {
    const b: Bowls = [2, 1, 0];
    expect([capacity(b), charge(b, 3), b]).toEqual([5, 3, [0, 2, 1]]);
    expect([charge(b, 9), b, capacity(b)]).toEqual([2, [0, 0, 3], 0]);
    spend(b, 2);
    expect(b).toEqual([2, 0, 1]);
  });

  it('burn pairs of bowl II', () => {
    const b: Bowls = [0, 5, 1];
    expect([mostBurnable(b), spendable(b)]).toEqual([2, 3]);
    burn(b, 2);
    expect(b).toEqual([0, 1, 3]);
  });

  it('take of an offer what bowls and points allow', () => {
    expect(takeable([5, 7, 0], 20, 4)).toBe(4);
    expect(takeable([0, 2, 10], 20, 5)).toBe(2);
    expect(takeable([5, 7, 0], 0, 5)).toBe(1);
    expect(takeable([0, 0, 12], 20, 5)).toBe(0);
  });
});

describe('circle', () => {
  it('goes the shorter way round', () => {
    expect([stepsBetween(0, 6, 7), stepsBetween(1, 4, 7), stepsBetween(3, 3, 7)]).toEqual([1, 3, 0]);
    expect([wayRound(1, 5, 7), wayRound(5, 1, 7), wayRound(2, 4, 7)]).toEqual([
      [0, 6, 5],
      [6, 0, 1],
      [3, 4],
    ]);
  });
});

describe('neighbours', () => {
  it('are hexes that share an edge or a bridge, whoever owns it', () => {
    expect(names(adjacent(map, pieces({}), at('b')).filter((h) => !map.river[h]))).toEqual(['a', 'd']);
    expect(names(adjacent(map, pieces({}, ['b', 'e']), at('b')).filter((h) => !map.river[h]))).toEqual(['a', 'd', 'e']);
  });

  it('make a hex lie beside others, and are offered power by strength in the given order', () => {
    const p = pieces({ a: 0, d: 1, e: 2 }, ['b', 'e']);
    expect([besideOthers(map, p, 0, at('b')), besideOthers(map, pieces({ a: 0 }), 0, at('b'))]).toEqual([true, false]);
    expect(powerOffers(map, p, at('b'), [2, 1], (h) => (h === at('e') ? 3 : 1))).toEqual([
      { seat: 2, power: 3 },
      { seat: 1, power: 1 },
    ]);
  });

  it('hang together in groups, from starts that belong to them', () => {
    const p = pieces({ a: 0, b: 0, g: 0, e: 0, d: 1 }, ['b', 'e']);
    expect(names(ownHexes(p, 0))).toEqual(['a', 'b', 'e', 'g']);
    const near = (h: number) => adjacent(map, p, h);
    const own = (h: number) => p.owner[h] === 0;
    expect(names(connectedFrom([at('a'), at('a'), at('d')], near, own))).toEqual(['a', 'b', 'e']);
    expect(connectedFrom([at('d')], near, own)).toEqual([]);
  });
});

describe('reach', () => {
  it('goes over edges, bridges and as many river hexes as the range', () => {
    const land = (range: number, ...bridges: [string, string][]) => {
      const out = new Uint8Array(map.size);
      markReach(map, pieces({ b: 0 }, ...bridges), [at('b')], range, out, 4);
      expect([...new Set(out)].sort()).toEqual([0, 4]);
      return names([...out.keys()].filter((h) => out[h] === 4 && !map.river[h]));
    };
    expect(land(0)).toEqual(['a', 'd']);
    expect(land(0, ['b', 'e'])).toEqual(['a', 'd', 'e']);
    expect(land(1)).toEqual(['a', 'd', 'e', 'h']);
    expect(land(2)).toEqual(['a', 'c', 'd', 'e', 'h']);
    expect([inShipRange(map, at('b'), at('c'), 1), inShipRange(map, at('b'), at('c'), 2)]).toEqual([false, true]);
    expect(inShipRange(map, at('a'), at('g'), 3)).toBe(false);
  });

  it('links the largest group', () => {
    expect(largestLinked([1, 2, 3, 7, 8, 9, 10, 20], (a) => (b) => Math.abs(a - b) === 1)).toBe(4);
    expect(largestLinked([], () => () => true)).toBe(0);
  });
});

describe('places', () => {
  it('pay when their piece has gone', () => {
    const row = [{ coins: 2, power: 1 }, {}, { coins: 1 }];
    expect([0, 1, 2, 3].map((n) => openPlaces(row, n))).toEqual([
      {},
      { coins: 2, power: 1 },
      { coins: 2, power: 1 },
      { coins: 3, power: 1 },
    ]);
  });
});
