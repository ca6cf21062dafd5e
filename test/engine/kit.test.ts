import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deckOf, draw, drawMany, redeal, takeFrom } from '../../src/engine/kit/deck.js';
import { canPay, gain, missing, pay, sum } from '../../src/engine/kit/goods.js';
import { type Cell, DIRECTIONS, distance, fromAxial, rotate, step, toAxial } from '../../src/engine/kit/hex/coords.js';
import { distances, groups, topologyOf } from '../../src/engine/kit/hex/topology.js';
import { clockwiseFrom, leftOf, sharedPlaces } from '../../src/engine/kit/order.js';
import { seedFrom, shuffle } from '../../src/engine/random.js';

const cell = fc.record({ row: fc.integer({ min: -20, max: 20 }), col: fc.integer({ min: -20, max: 20 }) });
const axial = fc.record({ q: fc.integer({ min: -20, max: 20 }), r: fc.integer({ min: -20, max: 20 }) });

describe('hex coordinates', () => {
  it('measure a metric', () => {
    fc.assert(
      fc.property(cell, cell, cell, (a, b, c) => {
        expect(distance(a, a)).toBe(0);
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, b) === 0).toBe(a.row === b.row && a.col === b.col);
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
        expect(Number.isInteger(distance(a, b))).toBe(true);
      }),
    );
  });

  it('have six different neighbours, each one step away, and a way back', () => {
    fc.assert(
      fc.property(cell, (c) => {
        const near = DIRECTIONS.map((d) => step(c, d));
        expect(new Set(near.map((n) => `${n.row} ${n.col}`)).size).toBe(6);
        near.forEach((n, i) => {
          expect(distance(c, n)).toBe(1);
          expect(step(n, DIRECTIONS[(i + 3) % 6]!)).toEqual(c);
          expect(distance(n, near[(i + 1) % 6]!)).toBe(1);
        });
      }),
    );
  });

  it('turn into axial ones and back', () => {
    fc.assert(
      fc.property(cell, (c) => {
        expect(fromAxial(toAxial(c))).toEqual(c);
      }),
    );
    fc.assert(
      fc.property(axial, (a) => {
        expect(toAxial(fromAxial(a))).toEqual(a);
      }),
    );
  });

  it('come home after six turns, and every turn keeps distances', () => {
    const far = (a: { q: number; r: number }) => distance(fromAxial(a), { row: 0, col: 0 });
    fc.assert(
      fc.property(axial, fc.integer({ min: -12, max: 12 }), (a, k) => {
        const zero = (x: { q: number; r: number }) => ({ q: x.q + 0, r: x.r + 0 });
        expect(zero(rotate(rotate(a, k), -k))).toEqual(a);
        expect(zero(rotate(a, 6))).toEqual(a);
        expect(far(rotate(a, k))).toBe(far(a));
      }),
    );
  });

  it('turn clockwise: north-east goes to east', () => {
    const origin: Cell = { row: 0, col: 0 };
    DIRECTIONS.forEach((d, i) => {
      const turned = fromAxial(rotate(toAxial(step(origin, d)), 1));
      const wanted = step(origin, DIRECTIONS[(i + 1) % 6]!);
      expect([turned.row + 0, turned.col + 0]).toEqual([wanted.row, wanted.col]);
    });
  });
});

describe('hex maps', () => {
  const cells = Array.from({ length: 63 }, (_, i) => ({ row: Math.floor(i / 9), col: i % 9 }));
  const map = topologyOf(cells);

  it('know neighbours both ways, and only real ones', () => {
    map.near.forEach((near, i) => {
      for (const j of near) {
        expect(distance(cells[i]!, cells[j]!)).toBe(1);
        expect(map.near[j]).toContain(i);
      }
      const count = cells.filter((c) => distance(c, cells[i]!) === 1).length;
      expect(near.length).toBe(count);
    });
  });

  it('find a cell by its place', () => {
    cells.forEach((c, i) => {
      expect(map.indexAt(c.row, c.col)).toBe(i);
    });
    expect(map.indexAt(0, 9)).toBeUndefined();
    expect(map.indexAt(-1, 0)).toBeUndefined();
    expect(map.indexAt(7, 0)).toBeUndefined();
  });

  it('walk the shortest way where nothing is in the way', () => {
    for (const from of [0, 30, 62]) {
      const dist = distances(map.near, [from], () => true);
      cells.forEach((c, i) => {
        expect(dist[i]).toBe(distance(c, cells[from]!));
      });
      const short = distances(map.near, [from], () => true, 2);
      cells.forEach((_, i) => {
        expect(short[i]).toBe(dist[i]! <= 2 ? dist[i] : -1);
      });
    }
  });

  it('do not enter what may not be entered', () => {
    const wall = (i: number) => cells[i]!.col === 4;
    const dist = distances(map.near, [0], (to) => !wall(to));
    cells.forEach((c, i) => {
      expect(dist[i] === -1).toBe(c.col >= 4);
    });
  });

  it('group what hangs together', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 62 })), (members) => {
        const found = groups(
          63,
          (i) => members.includes(i),
          (i) => map.near[i]!,
        );
        expect(found.flat().sort((a, b) => a - b)).toEqual(members.slice().sort((a, b) => a - b));
        for (const group of found) {
          const dist = distances(map.near, [group[0]!], (to) => members.includes(to));
          expect(members.filter((i) => dist[i]! >= 0).length).toBe(group.length);
        }
      }),
    );
  });
});

describe('order', () => {
  it('goes clockwise', () => {
    expect(clockwiseFrom(2, 4)).toEqual([2, 3, 0, 1]);
    expect(leftOf(2, 4)).toEqual([3, 0, 1]);
    expect(leftOf(0, 1)).toEqual([]);
  });

  it('shares places: the tied divide what they fill, rounded down', () => {
    expect(sharedPlaces([5, 3, 1], [8, 4, 2])).toEqual([8, 4, 2]);
    expect(sharedPlaces([5, 5, 1], [8, 4, 2])).toEqual([6, 6, 2]);
    expect(sharedPlaces([3, 3, 3, 9], [8, 4, 2])).toEqual([2, 2, 2, 8]);
    expect(sharedPlaces([0, 0, 4], [8, 4, 2])).toEqual([0, 0, 8]);
    expect(sharedPlaces([1, 1, 1, 1, 1], [8, 4, 2])).toEqual([2, 2, 2, 2, 2]);
  });

  it('never gives out more than the prizes, and more never gets less', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 6 }), { minLength: 1, maxLength: 5 }), (values) => {
        const shares = sharedPlaces(values, [18, 12, 6]);
        expect(shares.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(36);
        values.forEach((v, i) => {
          values.forEach((w, j) => {
            if (v > w) expect(shares[i]).toBeGreaterThanOrEqual(shares[j]!);
            if (v === w) expect(shares[i]).toBe(shares[j]);
          });
        });
      }),
    );
  });
});

describe('goods', () => {
  type G = 'coins' | 'workers';
  const goods = fc.record({ coins: fc.nat({ max: 9 }), workers: fc.nat({ max: 9 }) });

  it('can be paid exactly when nothing is missing', () => {
    fc.assert(
      fc.property(goods, goods, (have, price) => {
        const lack = missing<G>(have, price);
        expect(canPay(have, price)).toBe(Object.keys(lack).length === 0);
        const enough = { ...have };
        gain<G>(enough, lack);
        expect(canPay(enough, price)).toBe(true);
      }),
    );
  });

  it('come back after paying and gaining the same', () => {
    fc.assert(
      fc.property(goods, goods, (have, price) => {
        const purse = { ...have };
        pay<G>(purse, price);
        gain<G>(purse, price);
        expect(purse).toEqual(have);
      }),
    );
  });

  it('add up', () => {
    expect(sum<G>({ coins: 2 }, {}, { coins: 1, workers: 4 })).toEqual({ coins: 3, workers: 4 });
  });
});

describe('decks', () => {
  function dealer(seed: string) {
    const rng = seedFrom(seed);
    return {
      reveals: 0,
      shuffles: 0,
      shuffle<X>(items: X[]) {
        this.shuffles += 1;
        shuffle(rng, items);
      },
      reveal() {
        this.reveals += 1;
      },
    };
  }

  it('are drawn from the top, and a draw tells that somebody learned something', () => {
    const d = dealer('a');
    const deck = deckOf(['a', 'b', 'c']);
    expect(draw(d, deck)).toBe('c');
    expect(drawMany(d, deck, 1)).toEqual(['b']);
    expect(d.reveals).toBe(2);
    expect(d.shuffles).toBe(0);
  });

  it('are made anew from the discards, and run out', () => {
    const d = dealer('b');
    const deck = { pile: ['a'], discards: ['b', 'c'] };
    expect(drawMany(d, deck, 5).sort()).toEqual(['a', 'b', 'c']);
    expect(d.shuffles).toBe(1);
    expect(draw(d, deck)).toBeNull();
    expect(deck).toEqual({ pile: [], discards: [] });
  });

  it('give up a named card only when it is there', () => {
    const hand = ['a', 'b', 'a'];
    expect(takeFrom(hand, 'a')).toBe('a');
    expect(hand).toEqual(['b', 'a']);
    expect(() => takeFrom(hand, 'z')).toThrow();
  });

  it('are dealt anew into places of the same size', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string()), { maxLength: 5 }), fc.string(), (places, seed) => {
        const dealt = places.map((p) => p.slice());
        redeal(dealer(seed), dealt);
        expect(dealt.map((p) => p.length)).toEqual(places.map((p) => p.length));
        expect(dealt.flat().sort()).toEqual(places.flat().sort());
      }),
    );
  });
});
