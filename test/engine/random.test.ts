import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, fractions, next, seedFrom, shuffle } from '../../src/engine/random.js';
import type { RngState } from '../../src/engine/types.js';

/** xoshiro128** as its authors print it, in big integers, to compare with. */
function slowNext(s: bigint[]): bigint {
  const mask = 0xffffffffn;
  const rotl = (x: bigint, k: bigint) => ((x << k) | (x >> (32n - k))) & mask;
  const result = (rotl((s[1]! * 5n) & mask, 7n) * 9n) & mask;
  const t = (s[1]! << 9n) & mask;
  s[2]! ^= s[0]!;
  s[3]! ^= s[1]!;
  s[1]! ^= s[2]!;
  s[0]! ^= s[3]!;
  s[2]! ^= t;
  s[3] = rotl(s[3]!, 11n);
  return result;
}

describe('chance', () => {
  it('gives the numbers of xoshiro128**', () => {
    const word = fc.integer({ min: 0, max: 0xffffffff });
    fc.assert(
      fc.property(fc.tuple(word, word, word, word), (start) => {
        const fast = [...start] as RngState;
        const slow = start.map(BigInt);
        for (let i = 0; i < 20; i++) expect(BigInt(next(fast))).toBe(slowNext(slow));
        expect(fast.map(BigInt)).toEqual(slow);
      }),
    );
  });

  it('begins every seed where it always began: these values are in saves', () => {
    expect(seedFrom('')).toEqual([1517039910, 3579975276, 1529732197, 350037515]);
    expect(seedFrom('7')).toEqual([1074534200, 2535148364, 2453999911, 160023548]);
    const s = seedFrom('a seed');
    expect(Array.from({ length: 8 }, () => below(s, 6))).toEqual([2, 5, 2, 3, 1, 3, 1, 3]);
  });

  it('starts different texts differently', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 5000; i++) seen.add(seedFrom(String(i)).join());
    expect(seen.size).toBe(5000);
    expect(seedFrom('ab')).not.toEqual(seedFrom('ba'));
  });

  it('rolls every face equally often', () => {
    for (const sides of [2, 3, 6, 7, 52]) {
      const s = seedFrom(`faces ${sides}`);
      const counts = new Array<number>(sides).fill(0);
      const rolls = 3000 * sides;
      for (let i = 0; i < rolls; i++) counts[below(s, sides)]! += 1;
      const chi = counts.reduce((sum, c) => sum + (c - 3000) ** 2 / 3000, 0);
      // far beyond the 99.99 % point of the chi-square distribution for these degrees of freedom
      expect(chi).toBeLessThan(sides + 6 * Math.sqrt(2 * sides) + 10);
    }
  });

  it('leaves every order of a shuffled pile equally likely', () => {
    const s = seedFrom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const pile = ['a', 'b', 'c', 'd'];
      shuffle(s, pile);
      counts.set(pile.join(''), (counts.get(pile.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const n of counts.values()) expect(Math.abs(n - 1000)).toBeLessThan(160);
  });

  it('keeps what it shuffles', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const pile = items.slice();
        shuffle(seedFrom(seed), pile);
        expect(pile.sort()).toEqual(items.slice().sort());
      }),
    );
  });

  it('refuses a die without faces', () => {
    for (const sides of [0, -1, Number.NaN, 2 ** 33]) expect(() => below(seedFrom('x'), sides)).toThrow();
  });

  it('gives bots fractions from 0 up to but not 1', () => {
    const random = fractions('bot');
    for (let i = 0; i < 10_000; i++) {
      const x = random();
      expect(x >= 0 && x < 1).toBe(true);
    }
  });
});
