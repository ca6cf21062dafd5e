import { describe, expect, it } from 'vitest';
import { charge } from '../../../src/games/terra-kit/bowls.js';
import { table } from './helpers.js';

describe('power', () => {
  it('check 10: burn 3 and take ACT2; burning 4 is refused', () => {
    const t = table(['witches', 'nomads']);
    expect(t.choices().find((c) => c.id === 'burn')!.range).toEqual([1, 3]);
    t.play(['burn', 3], 'power:ACT2');
    expect([t.bowls(0), t.seat(0).priests]).toEqual(['8/1/0', 1]);
  });

  it('check 11: gaining power', () => {
    const gain = (bowls: [number, number, number], n: number) => {
      const got = charge(bowls, n);
      return [bowls.join('/'), n - got];
    };
    expect(gain([5, 7, 0], 12)).toEqual(['0/5/7', 0]);
    expect(gain([3, 9, 0], 5)).toEqual(['0/10/2', 0]);
    expect(gain([0, 1, 11], 4)).toEqual(['0/0/12', 3]);
  });

  it('check 12: two tokens in bowl I and three power (p. 9), then six can be spent', () => {
    const bowls: [number, number, number] = [2, 5, 5];
    charge(bowls, 3);
    expect(bowls).toEqual([0, 6, 6]);
  });

  /** The Cultists upgrade next to the Darklings' trading house (strength 2). */
  function offer(bowls: [number, number, number], points: number) {
    const t = table(['cultists', 'darklings']).rich(0).build(0, { E6: 'dwelling' }).build(1, { E5: 'trading-house' });
    return t.goods(1, { bowls, points }).turn(0).play('upgrade:E6>trading-house', 'end');
  }

  it('check 13: full bowls limit or end an offer', () => {
    const t = offer([0, 1, 11], 20);
    expect(t.run.prompt()!.facts).toMatchObject({ power: 1, offered: 2, points: 0 });
    expect(t.change(1, 'take')).toEqual({ bowl2: -1, bowl3: 1 });
    expect(offer([0, 0, 12], 20).run.prompt()!.seat).toBe(1);
    expect(offer([0, 0, 12], 20).topic()).toBe('turn');
  });

  it('check 14: missing points limit an offer', () => {
    const at = (points: number) => {
      const t = offer([5, 7, 0], points).play('take');
      return [t.bowls(1), t.seat(1).points];
    };
    expect(at(0)).toEqual(['4/8/0', 0]);
    expect(at(1)).toEqual(['3/9/0', 0]);
    expect(at(20)).toEqual(['3/9/0', 19]);
  });

  it('check 15: dwelling and temple next door offer 3 for 2 points; a trading house further off does not count (p. 12)', () => {
    const v = table(['mermaids', 'nomads']).rich(0);
    v.build(0, { F4: 'dwelling' })
      .build(1, { E6: 'dwelling', E8: 'temple', F3: 'trading-house' })
      .turn(0)
      .play('build:E7', 'end');
    expect(v.run.prompt()!.facts).toMatchObject({ power: 3, points: 2 });
  });

  it('answers come in seat order from the left, and passed players are asked too', () => {
    const t = table(['witches', 'nomads', 'mermaids', 'darklings']).rich(1);
    t.build(1, { E6: 'dwelling' })
      .build(0, { F4: 'dwelling' })
      .build(2, { D5: 'dwelling' })
      .build(3, { E5: 'dwelling' });
    t.s.passed = [2];
    t.turn(1).play('upgrade:E6>trading-house', 'end');
    const asked: number[] = [];
    while (t.topic() === 'power') {
      asked.push(t.run.prompt()!.seat);
      t.play('decline');
    }
    expect(asked).toEqual([3, 0]);
  });

  it('late timing: an offer stays open until its owner acts', () => {
    const t = table(['cultists', 'darklings'], { options: { powerTiming: 'late' } })
      .rich(0)
      .rich(1);
    t.build(0, { E6: 'dwelling' }).build(1, { E5: 'dwelling' }).turn(0).play('upgrade:E6>trading-house', 'end');
    expect(t.topic()).toBe('open-offers');
    t.play('later');
    expect(t.offers('take:cultists@1')).toBe(true);
    t.play('advance:ship');
    expect(t.s.offers).toEqual([]);
    expect(t.bowls(0)).toBe('4/8/0');
  });
});

describe('conversions', () => {
  it('five, three and one power; priests and workers', () => {
    const t = table(['witches', 'nomads'])
      .goods(0, { bowls: [0, 0, 12], priests: 2, workers: 2 })
      .turn(0);
    t.play(
      ['convert:power>priests', 1],
      ['convert:power>workers', 1],
      ['convert:power>coins', 2],
      ['convert:priests>workers', 1],
      ['convert:workers>coins', 2],
    );
    expect([t.bowls(0), t.seat(0).coins, t.seat(0).workers, t.seat(0).priests]).toEqual(['10/0/2', 19, 2, 2]);
  });

  it('no priest is bought when none is in the supply', () => {
    const t = table(['witches', 'nomads'])
      .goods(0, { bowls: [0, 0, 12], priests: 7 })
      .turn(0);
    expect([t.offers('convert:power>priests'), t.offers('power:ACT2')]).toEqual([false, false]);
  });

  it('why the bridge action is not offered: all three are built', () => {
    const t = table(['witches', 'nomads'])
      .goods(0, { bowls: [0, 0, 12] })
      .turn(0);
    const why = () => t.run.blocked().find((b) => b.id === 'power:ACT1')?.why;
    expect(why()).toBeUndefined();
    for (const [a, b] of [
      ['B2', 'D4'],
      ['E5', 'F5'],
      ['G3', 'H4'],
    ] as const)
      t.bridge(0, a, b);
    expect(why()).toBe('no-bridge');
  });
});
