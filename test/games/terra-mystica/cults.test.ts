import { describe, expect, it } from 'vitest';
import type { ScoringId } from '../../../src/games/terra-mystica/data/ids.js';
import { cultPower } from '../../../src/games/terra-mystica/rules/cults.js';
import { table } from './helpers.js';

describe('cults, priests and keys', () => {
  it('check 35: five priests to Fire', () => {
    const t = table(['witches', 'nomads'])
      .goods(0, { priests: 5, bowls: [12, 0, 0] })
      .turn(0);
    const steps = ['@3', '@2', '@2', '@2', '@1'].map((space) => {
      t.turn(0).play(`priest:fire${space}`);
      return t.cult(0, 'fire');
    });
    expect(steps).toEqual([3, 5, 7, 9, 9]);
    expect(t.bowls(0)).toBe('7/5/0');
    expect(
      t
        .turn(1)
        .goods(1, { priests: 1 })
        .turn(1)
        .choices()
        .filter((c) => c.id.startsWith('priest:fire'))
        .map((c) => c.id),
    ).toEqual(['priest:fire@1']);
  });

  it('check 36: from 4 to 7 gives 4 power (p. 13)', () => {
    expect(cultPower(4, 7)).toBe(4);
  });

  it('check 37: step 10 needs a key and takes one player', () => {
    const t = table(['witches', 'nomads']);
    t.goods(0, { priests: 1, keys: 1, cults: [8, 0, 0, 0], bowls: [5, 7, 0] })
      .goods(1, { priests: 1, keys: 1, cults: [8, 0, 0, 0] })
      .turn(0);
    t.play('priest:fire@3', 'use-key');
    expect([t.cult(0, 'fire'), t.seat(0).keys, t.bowls(0)]).toEqual([10, 0, '2/10/0']);
    t.turn(1).play('priest:fire@2');
    expect([t.cult(1, 'fire'), t.seat(1).keys]).toEqual([9, 1]);
  });

  it('check 38: seven priests in all', () => {
    const t = table(['witches', 'nomads']).goods(0, { priests: 7, card: 'BON1' }).build(0, { F4: 'temple' }).turn(0);
    t.play('pass:BON3', 'pass:BON2');
    expect(t.seat(0).priests).toBe(7);
    t.play('priest:fire@3', 'end');
    t.turn(0).play('pass:BON1', 'pass:BON3');
    expect(t.seat(0).priests).toBe(6);
  });

  it('check 39: a step stopped at 9 is made good by a key of the same turn', () => {
    const t = table(['witches', 'nomads']).goods(0, { coins: 60, workers: 60, cults: [8, 0, 0, 0], bowls: [9, 3, 0] });
    t.build(0, { F4: 'trading-house', E7: 'dwelling', F3: 'dwelling', E6: 'trading-house' }).turn(0);
    t.play('upgrade:F4>temple', 'favour:FAV5');
    expect([t.topic(), t.cult(0, 'fire')]).toEqual(['town', 9]);
    t.play('town:TW1', 'use-key');
    expect([t.cult(0, 'fire'), t.seat(0).keys, t.bowls(0)]).toEqual([10, 0, '6/6/0']);
  });

  it('check 40: cult bonuses at the end of the round', () => {
    const gained = (tile: ScoringId, cults: [number, number, number, number]) => {
      const t = table(['witches', 'nomads'], { tile })
        .goods(0, { cults, bowls: [12, 0, 0], card: 'BON1' })
        .build(0, { F4: 'dwelling' })
        .turn(0);
      t.run.takeTold();
      t.play('pass:BON3', 'pass:BON2');
      const told = t.run.takeTold().map((x) => x.event as { type: string; seat: number; why: string; goods: object });
      return told.find((e) => e.type === 'gain' && e.seat === 0 && e.why === tile)?.goods;
    };
    expect(gained('SCORE3', [0, 8, 0, 0])).toEqual({ priests: 2 });
    expect(gained('SCORE5', [9, 0, 0, 0])).toEqual({ power: 8 });
    expect(gained('SCORE1', [0, 0, 6, 0])).toEqual({ coins: 6 });
    expect(gained('SCORE7', [0, 0, 0, 7])).toEqual({ workers: 3 });
    // p. 15: Air 6 gives three workers.
    expect(gained('SCORE7', [0, 0, 0, 6])).toEqual({ workers: 3 });
  });

  it('p. 13: two keys open two tops; with one key for several tracks the player chooses', () => {
    const t = table(['witches', 'nomads']).goods(0, { coins: 60, workers: 60, cults: [9, 9, 0, 3], bowls: [12, 0, 0] });
    t.build(0, { F4: 'trading-house', E7: 'dwelling', F3: 'trading-house', E6: 'dwelling' }).turn(0);
    t.play('upgrade:F4>stronghold', 'town:TW5');
    expect(t.topic()).toBe('keys');
    t.play('key:water');
    expect(t.seat(0).cults).toEqual([9, 10, 1, 4]);
    expect(t.seat(0).keys).toBe(0);
  });

  it('octagons of BON2 and FAV6 move one step, once a round', () => {
    const t = table(['witches', 'nomads'])
      .goods(0, { card: 'BON2', favours: ['FAV6'] })
      .turn(0);
    t.play('special:BON2>earth').turn(0).play('special:FAV6>earth');
    expect(t.cult(0, 'earth')).toBe(2);
    expect(
      t
        .turn(0)
        .choices()
        .some((c) => c.id.startsWith('special:BON2') || c.id.startsWith('special:FAV6')),
    ).toBe(false);
  });

  it('a step missed outside the own turn is not made good by a later key', () => {
    const t = table(['cultists', 'nomads'])
      .goods(0, { coins: 60, workers: 60, cults: [9, 0, 0, 0] })
      .build(0, { E6: 'dwelling', F5: 'dwelling', E9: 'trading-house', E10: 'trading-house', F6: 'trading-house' })
      .build(1, { E7: 'dwelling' })
      .turn(0);
    t.play('upgrade:E6>trading-house', 'end', 'take', 'step:fire', 'pass:BON1');
    expect(t.cult(0, 'fire')).toBe(9);
    t.play('upgrade:E9>stronghold', 'town:TW1');
    expect(t.cult(0, 'fire')).toBe(9);
    expect(t.seat(0).keys).toBe(1);
  });
});
