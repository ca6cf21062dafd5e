import { describe, expect, it } from 'vitest';
import { table } from './helpers.js';

describe('costs', () => {
  it('check 16: a trading house is cheaper next to an opponent', () => {
    const t = table(['mermaids', 'darklings'])
      .rich(0)
      .build(0, { E4: 'dwelling', D5: 'dwelling' })
      .build(1, { E5: 'dwelling' })
      .turn(0);
    expect(t.price('upgrade:E4>trading-house')).toEqual({ workers: 2, coins: 3 });
    expect(t.price('upgrade:D5>trading-house')).toEqual({ workers: 2, coins: 6 });
  });

  it("check 17: anybody's bridge makes neighbours", () => {
    const t = table(['mermaids', 'engineers'])
      .rich(0)
      .build(0, { E4: 'dwelling' })
      .build(1, { G1: 'dwelling' })
      .turn(0);
    expect(t.price('upgrade:E4>trading-house')).toEqual({ workers: 2, coins: 6 });
    t.bridge(1, 'G1', 'E4').turn(0);
    expect(t.price('upgrade:E4>trading-house')).toEqual({ workers: 2, coins: 3 });
    t.play('upgrade:E4>trading-house', 'end');
    expect([t.run.prompt()!.seat, t.run.prompt()!.facts!.offered]).toEqual([1, 1]);
  });

  it('check 18: three shipping steps, then no more; tracks that end early or do not exist', () => {
    const t = table(['witches', 'fakirs', 'darklings']).rich(0).rich(1).rich(2);
    t.build(0, { C3: 'dwelling' }).build(1, { D3: 'dwelling' }).build(2, { E5: 'dwelling' });
    const points = [1, 2, 3].map(() => {
      const change = t.turn(0).change(0, 'advance:ship');
      expect(change).toMatchObject({ priests: -1, coins: -4 });
      return change.points;
    });
    expect(points).toEqual([2, 3, 4]);
    expect(t.turn(0).offers('advance:ship')).toBe(false);
    t.turn(1).play('advance:dig');
    expect(t.turn(1).offers('advance:dig')).toBe(false);
    expect(t.offers('advance:ship')).toBe(false);
    expect(t.turn(2).offers('advance:dig')).toBe(false);
  });

  it("check 19: the Mermaids' stronghold brings a shipping step; the track ends at 5", () => {
    const t = table(['mermaids', 'witches']).rich(0).build(0, { E4: 'trading-house' }).turn(0);
    expect(t.change(0, 'upgrade:E4>stronghold').points).toBe(2);
    expect(t.seat(0).ship).toBe(2);
    expect([3, 4, 5].map(() => t.turn(0).change(0, 'advance:ship').points)).toEqual([3, 4, 5]);
    expect(t.turn(0).offers('advance:ship')).toBe(false);
  });

  it("check 20: the Halflings' exchange step", () => {
    const t = table(['halflings', 'witches']).rich(0).build(0, { E6: 'dwelling' }).turn(0);
    expect(t.change(0, 'advance:dig')).toEqual({ points: 6, workers: -2, coins: -1, priests: -1 });
    expect(t.turn(0).price('dig:E5>plains')).toEqual({ workers: 2 });
  });

  it('p. 11: the Auren score 3 points for shipping 2, and pay 2 workers a spade after one exchange step', () => {
    const t = table(['auren', 'mermaids'])
      .rich(0)
      .goods(0, { ship: 1, coins: 60, workers: 60, priests: 4 })
      .build(0, { F4: 'dwelling' })
      .turn(0);
    expect(t.change(0, 'advance:ship').points).toBe(3);
    t.turn(0).play('advance:dig');
    expect(t.turn(0).price('dig:E7>forest')).toEqual({ workers: 2 });
  });

  it('no ninth dwelling, fifth trading house or fourth temple', () => {
    const many = (hexes: string[], b: 'dwelling' | 'trading-house' | 'temple') =>
      Object.fromEntries(hexes.map((h) => [h, b]));
    const t = table(['witches', 'nomads']).rich(0);
    t.build(0, many(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'], 'dwelling')).turn(0);
    expect(t.choices().some((c) => c.verb === 'build')).toBe(false);
    t.build(0, many(['C1', 'C2', 'C3', 'C4'], 'trading-house')).turn(0);
    expect(t.offers('upgrade:A1>trading-house')).toBe(false);
    t.build(0, many(['E1', 'E2', 'E3'], 'temple')).turn(0);
    expect(t.offers('upgrade:C1>temple')).toBe(false);
    expect(t.offers('upgrade:C1>stronghold')).toBe(true);
  });
});
