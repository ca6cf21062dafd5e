import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, distance, step } from '../../src/engine/kit/hex/coords.js';
import { topologyOf } from '../../src/engine/kit/hex/topology.js';
import { clockwiseFrom, leftOf, sharedPlaces } from '../../src/engine/kit/order.js';

const cell = fc.record({ row: fc.integer({ min: -20, max: 20 }), col: fc.integer({ min: -20, max: 20 }) });

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
