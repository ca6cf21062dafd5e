import { describe, expect, it } from 'vitest';
import { sharedPlaces } from '../../../src/engine/kit/order.js';
import type { FactionId } from '../../../src/games/terra-mystica/data/ids.js';
import { AREA_PRIZES } from '../../../src/games/terra-mystica/data/tiles.js';
import { areaPoints, cultPoints } from '../../../src/games/terra-mystica/rules/final.js';
import { incomeParts } from '../../../src/games/terra-mystica/rules/income.js';
import { largestArea } from '../../../src/games/terra-mystica/rules/reach.js';
import { type Table, table } from './helpers.js';

describe('passing and the end', () => {
  it('check 51: points when passing', () => {
    const one = table(['witches', 'nomads']).goods(0, { card: 'BON1' });
    one.seat(0).card = 'BON7';
    one.s.cards = one.s.cards.filter((c) => c.id !== 'BON3').concat({ id: 'BON3', coins: 0 });
    one
      .goods(0, { favours: ['FAV12'] })
      .build(0, { F4: 'trading-house' })
      .turn(0);
    expect(one.change(0, 'pass:BON2').points).toBe(4);
    const six = table(['witches', 'nomads']);
    six.seat(0).card = 'BON6';
    expect(six.build(0, { F4: 'stronghold', E7: 'sanctuary' }).turn(0).change(0, 'pass:BON1').points).toBe(8);
    const nine = table(['witches', 'nomads']);
    nine.seat(0).card = 'BON9';
    expect(
      nine.build(0, { A1: 'dwelling', C1: 'dwelling', E1: 'dwelling', G1: 'dwelling' }).turn(0).change(0, 'pass:BON1')
        .points,
    ).toBe(4);
  });

  it('check 52: shared places on a cult (p. 16)', () => {
    const t = table(['witches', 'nomads', 'mermaids']);
    const at = (steps: number[]) => {
      steps.forEach((n, seat) => {
        t.seat(seat).cults[0] = n;
      });
      return cultPoints(t.s, 0);
    };
    expect(at([9, 9, 0])).toEqual([6, 6, 0]);
    expect(at([9, 9, 9])).toEqual([4, 4, 4]);
  });

  it('check 53: shared places for the area (p. 16)', () => {
    const rows: Record<string, string[]> = {
      0: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10'],
      1: ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'D4'],
      2: ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I9'],
      3: ['G4', 'G5', 'G6', 'G7', 'H6', 'H7', 'H8', 'F5', 'F6'],
    };
    const t = table(['witches', 'nomads', 'darklings', 'giants']);
    for (const [seat, hexes] of Object.entries(rows))
      t.build(Number(seat), Object.fromEntries(hexes.map((h) => [h, 'dwelling' as const])));
    expect(t.s.seats.map((_, seat) => largestArea(t.s, seat))).toEqual([10, 9, 9, 9]);
    expect(areaPoints(t.s)).toEqual([18, 6, 6, 6]);
    expect(sharedPlaces([13, 12, 12, 6, 6], AREA_PRIZES)).toEqual([18, 9, 9, 0, 0]);
  });

  it('p. 16: one river hex may be skipped in any number of places with shipping 1, two in a row need shipping 2', () => {
    const t = table(['auren', 'nomads']).build(0, { E5: 'dwelling', C2: 'dwelling', G1: 'dwelling' });
    const area = (ship: number) => {
      t.seat(0).ship = ship;
      return largestArea(t.s, 0);
    };
    expect([area(0), area(1), area(2)]).toEqual([1, 3, 3]);
    const far = table(['auren', 'nomads']).build(0, { E5: 'dwelling', G2: 'dwelling' });
    far.seat(0).ship = 1;
    expect(largestArea(far.s, 0)).toBe(1);
    far.seat(0).ship = 2;
    expect(largestArea(far.s, 0)).toBe(2);
  });

  /** Everybody passes in round 6. */
  function lastRound(factions: FactionId[], prepare: (t: Table) => void): Table {
    const t = table(factions, { round: 6 });
    prepare(t);
    t.turn(0).play('pass', 'pass');
    return t;
  }

  it('check 54: goods at the end', () => {
    const points = (f: FactionId, coins: number, workers: number, bowls: [number, number, number]) => {
      const t = lastRound([f, 'nomads'], (x) =>
        x
          .goods(0, { coins, workers, priests: 0, bowls, cults: [0, 0, 0, 0], points: 0 })
          .goods(1, { cults: [0, 0, 0, 0] }),
      );
      return t.seat(0).sources.goods;
    };
    expect(points('witches', 38, 22, [0, 11, 1])).toBe(22);
    expect(points('mermaids', 20, 27, [0, 1, 11])).toBe(19);
    expect(points('alchemists', 5, 0, [0, 0, 0])).toBe(2);
  });

  it('check 55: who begins the next round', () => {
    const order = (variableOrder: boolean) => {
      const t = table(['witches', 'nomads', 'mermaids', 'giants'], { options: { variableOrder } });
      t.s.order = [2, 3, 0, 1];
      t.s.stack[1]!.step = 0;
      t.s.passed = [2, 0, 1];
      t.turn(3).play('pass:BON1');
      return t.s.order;
    };
    expect(order(false)).toEqual([2, 3, 0, 1]);
    expect(order(true)).toEqual([2, 0, 1, 3]);
  });

  it('the old card cannot be taken; coins gather on cards nobody takes', () => {
    const t = table(['witches', 'nomads']).turn(0);
    expect(t.offers('pass:BON3')).toBe(false);
    t.play('pass:BON1', 'pass:BON2');
    expect(t.s.cards.map((c) => [c.id, c.coins]).sort()).toEqual([
      ['BON3', 1],
      ['BON4', 1],
      ['BON5', 1],
    ]);
  });

  it('equal points share the victory', () => {
    const t = lastRound(['witches', 'nomads'], (x) => {
      for (const seat of [0, 1])
        x.goods(seat, { coins: 0, workers: 0, priests: 0, bowls: [12, 0, 0], cults: [0, 0, 0, 0], points: 30 });
    });
    expect(t.s.over!.ranking.map((r) => r.score)).toEqual([30, 30]);
  });

  it('p. 9: a favour tile and a bonus card together bring 1 worker, 1 power and 6 coins; p. 8: 2 dwellings bring 3 workers', () => {
    const t = table(['witches', 'nomads'])
      .goods(0, { favours: ['FAV7'] })
      .build(0, { F4: 'dwelling', E9: 'dwelling' });
    const parts = Object.fromEntries(incomeParts(t.s, 0).map((x) => [x.from, x.goods]));
    expect(parts).toEqual({
      board: { workers: 1 },
      dwelling: { workers: 2 },
      BON3: { coins: 6 },
      FAV7: { workers: 1, power: 1 },
    });
  });
});
