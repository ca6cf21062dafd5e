import { describe, expect, it } from 'vitest';
import { table } from './helpers.js';

const plenty = { coins: 60, workers: 60, priests: 3 };

describe('factions', () => {
  describe('check 45: Cultists', () => {
    const start = () =>
      table(['cultists', 'darklings', 'witches'])
        .goods(0, { ...plenty, bowls: [5, 7, 0] })
        .build(0, { E6: 'dwelling' })
        .build(1, { E5: 'dwelling' });
    it('accepted: one step', () => {
      const t = start().turn(0).play('upgrade:E6>trading-house', 'end', 'take');
      expect(t.topic()).toBe('ritual');
      t.play('step:air');
      expect([t.cult(0, 'air'), t.s.pendingSteps]).toEqual([1, 0]);
    });
    it('refused: 1 power, unless the option says no', () => {
      expect(start().turn(0).play('upgrade:E6>trading-house', 'end', 'decline').bowls(0)).toBe('4/8/0');
      const off = table(['cultists', 'darklings'], { options: { cultistPower: false } }).goods(0, {
        ...plenty,
        bowls: [5, 7, 0],
      });
      off
        .build(0, { E6: 'dwelling' })
        .build(1, { E5: 'dwelling' })
        .turn(0)
        .play('upgrade:E6>trading-house', 'end', 'decline');
      expect(off.bowls(0)).toBe('5/7/0');
    });
    it('full bowls: nothing', () => {
      const t = start()
        .goods(1, { bowls: [0, 0, 12] })
        .turn(0)
        .play('upgrade:E6>trading-house', 'end');
      expect([t.topic(), t.bowls(0), t.s.pendingSteps]).toEqual(['turn', '5/7/0', 0]);
    });
    it('two acceptances, or one of two: one step', () => {
      const two = () => start().build(2, { F4: 'dwelling' }).turn(0).play('upgrade:E6>trading-house', 'end');
      const both = two().play('take', 'take', 'step:fire');
      expect(both.topic()).toBe('turn');
      const one = two().play('decline', 'take', 'step:fire');
      expect([one.topic(), one.cult(0, 'fire'), one.bowls(0)]).toEqual(['turn', 2, '5/7/0']);
    });
    it('stronghold: 7 points', () => {
      expect(start().build(0, { E6: 'trading-house' }).turn(0).change(0, 'upgrade:E6>stronghold').points).toBe(7);
    });
  });

  it('check 46: the double turn of the Chaos Magicians', () => {
    const t = table(['chaos-magicians', 'nomads']).goods(0, plenty).build(0, { D4: 'stronghold' }).turn(0);
    t.play('special:ACTC', 'priest:fire@3');
    if (t.topic() === 'turn-rest') t.play('end');
    expect(t.topic()).toBe('turn-second');
    t.play('pass:BON1');
    expect([t.s.passed, t.run.prompt()!.seat]).toEqual([[0], 1]);
    const u = table(['chaos-magicians', 'nomads'])
      .goods(0, plenty)
      .build(0, { D4: 'stronghold' })
      .turn(0)
      .play('special:ACTC', 'pass:BON1');
    expect(u.run.prompt()!.seat).toBe(1);
  });

  it('Chaos Magicians build in both actions of a double turn', () => {
    const t = table(['chaos-magicians', 'nomads']).goods(0, plenty).build(0, { D4: 'stronghold' }).turn(0);
    t.play('special:ACTC', 'build:D5');
    if (t.topic() === 'turn-rest') t.play('end');
    expect([t.topic(), t.offers('build:E6')]).toEqual(['turn-second', true]);
  });

  it('Chaos Magicians take two favour tiles', () => {
    const t = table(['chaos-magicians', 'nomads']).goods(0, plenty).build(0, { D4: 'trading-house' }).turn(0);
    t.play('upgrade:D4>temple', 'favour:FAV11');
    expect(t.offers('favour:FAV11')).toBe(false);
    t.play('favour:FAV9');
    expect(t.seat(0).favours).toEqual(['FAV11', 'FAV9']);
  });

  it('check 47: Engineers score bridges between own structures when passing, with the stronghold', () => {
    const start = () =>
      table(['engineers', 'nomads'])
        .goods(0, plenty)
        .build(0, { G1: 'dwelling', E4: 'dwelling' })
        .bridge(0, 'G1', 'E4')
        .bridge(0, 'G1', 'F2');
    expect(start().turn(0).change(0, 'pass:BON1').points).toBeUndefined();
    expect(start().build(0, { G1: 'stronghold' }).turn(0).change(0, 'pass:BON1').points).toBe(3);
  });

  it('Engineers build bridges for two workers, several in a round, three in all, one in a place', () => {
    const t = table(['engineers', 'nomads']).goods(0, plenty).build(0, { G1: 'dwelling' }).turn(0);
    expect(t.change(0, 'special:ACTE>E4-G1')).toEqual({ workers: -2 });
    expect(t.turn(0).offers('special:ACTE>E4-G1')).toBe(false);
    t.play('special:ACTE>F2-G1').turn(0).play('special:ACTE>F3-G1');
    expect(
      t
        .turn(0)
        .choices()
        .some((c) => c.id.startsWith('special:ACTE')),
    ).toBe(false);
    const none = table(['witches', 'nomads']).goods(0, plenty).build(0, { C3: 'stronghold' }).turn(0);
    expect(none.choices().some((c) => c.id.startsWith('special:ACTE'))).toBe(false);
  });

  it('check 48: the free trading house of the Swarmlings and the ride of the Witches', () => {
    const s = table(['swarmlings', 'nomads'], { tile: 'SCORE6' })
      .goods(0, plenty)
      .build(0, { D5: 'stronghold', E4: 'dwelling' })
      .turn(0);
    expect(s.change(0, 'special:ACTS>E4')).toEqual({ points: 3 });
    const w = table(['witches', 'nomads'], { tile: 'SCORE3' }).goods(0, plenty).build(0, { C3: 'stronghold' }).turn(0);
    expect(w.change(0, 'special:ACTW>F2')).toEqual({ points: 2 });
    expect(
      w
        .turn(0)
        .choices()
        .some((c) => c.id.startsWith('special:ACTW')),
    ).toBe(false);
    expect(
      table(['witches', 'nomads'])
        .build(0, { C3: 'dwelling' })
        .turn(0)
        .choices()
        .some((c) => c.id.startsWith('special:')),
    ).toBe(false);
  });

  it('check 49: the exchanges of the Alchemists', () => {
    const t = table(['alchemists', 'nomads']).goods(0, { coins: 17, points: 20 }).turn(0);
    t.play(['convert:coins>points', 2], ['convert:points>coins', 3]);
    expect([t.seat(0).coins, t.seat(0).points]).toEqual([16, 19]);
    expect(table(['witches', 'nomads']).turn(0).offers('convert:points>coins')).toBe(false);
  });

  it("check 50: the Darklings' ordination", () => {
    const t = table(['darklings', 'nomads'])
      .goods(0, { coins: 60, workers: 10, priests: 1 })
      .build(0, { E5: 'trading-house' })
      .turn(0);
    t.play('upgrade:E5>stronghold');
    expect(t.choices().find((c) => c.id === 'ordain')!.range).toEqual([1, 3]);
    expect(t.change(0, ['ordain', 3])).toEqual({ workers: -3, priests: 3 });
    expect(t.topic()).toBe('turn-rest');
  });

  it('Auren: a favour tile with the stronghold, then two steps on one cult each round', () => {
    const t = table(['auren', 'nomads']).goods(0, plenty).build(0, { C3: 'trading-house' }).turn(0);
    t.play('upgrade:C3>stronghold', 'favour:FAV9').turn(0).play('special:ACTA>earth');
    expect(t.cult(0, 'earth')).toBe(2);
    expect(t.turn(0).offers('special:ACTA>earth')).toBe(false);
  });

  it('Giants without the stronghold have no free spades; Nomads no sandstorm', () => {
    expect(
      table(['giants', 'nomads']).goods(0, plenty).build(0, { D4: 'dwelling' }).turn(0).offers('special:ACTG'),
    ).toBe(false);
    expect(
      table(['nomads', 'giants']).goods(0, plenty).build(0, { E8: 'dwelling' }).turn(0).offers('special:ACTN>E7'),
    ).toBe(false);
  });

  it('Alchemists without the stronghold gain no power from spades', () => {
    const t = table(['alchemists', 'nomads'])
      .goods(0, { ...plenty, bowls: [5, 7, 0] })
      .build(0, { E5: 'dwelling' })
      .turn(0)
      .play('dig:E6>swamp');
    expect(t.bowls(0)).toBe('5/7/0');
  });

  it('TW7 carries the carpet of the Fakirs one hex further', () => {
    const t = table(['fakirs', 'witches']).goods(0, plenty).build(0, { D3: 'dwelling' });
    t.seat(0).reach = 1;
    expect(t.turn(0).offers('build:F3')).toBe(true);
  });
});
