import { describe, expect, it } from 'vitest';
import type { FactionId, ScoringId } from '../../../src/games/terra-mystica/data/ids.js';
import { type Table, table } from './helpers.js';

const rich = (f: FactionId, tile: ScoringId = 'SCORE1', other: FactionId = 'auren'): Table =>
  table([f, other], { tile }).goods(0, { coins: 60, workers: 60, priests: 4, bowls: [0, 0, 12] });

/** Ends the round with a cult bonus: the only seats pass. */
function cultBonus(t: Table): Table {
  return t.turn(0).play('pass:BON1', 'pass:BON2');
}

describe('spades', () => {
  it('check 21: Giants need two spades for everything', () => {
    const t = rich('giants').build(0, { D4: 'dwelling' }).turn(0);
    expect(t.change(0, 'build:E7')).toEqual({ points: 4, workers: -7, coins: -2 });
    expect(
      rich('giants')
        .goods(0, { workers: 5, bowls: [0, 0, 0] })
        .build(0, { D4: 'dwelling' })
        .turn(0)
        .offers('build:E7'),
    ).toBe(false);
  });

  it('check 22: Giants complete a single free spade with a bought one', () => {
    const t = rich('giants').build(0, { D4: 'dwelling' }).turn(0).play('power:ACT5');
    expect(t.price('dig:E7>wasteland')).toEqual({ workers: 3 });
    expect(t.choices().every((c) => c.verb !== 'dig' || c.id.endsWith('wasteland'))).toBe(true);
    t.play('dig:E7>wasteland');
  });

  it("check 23: the Giants' stronghold action", () => {
    const t = rich('giants').build(0, { D4: 'stronghold' }).turn(0);
    t.play('special:ACTG');
    expect(t.change(0, 'build:E6')).toEqual({ points: 4, workers: -1, coins: -2 });
    expect(t.turn(0).offers('special:ACTG')).toBe(false);
  });

  it("check 24: the Halflings' stronghold brings three spades", () => {
    const t = rich('halflings').build(0, { E6: 'trading-house' }).turn(0);
    const change = t.change(0, 'upgrade:E6>stronghold', 'dig:E5>plains', 'dig:F4>swamp');
    expect(change.points).toBe(9);
    expect(t.offers('build:E5')).toBe(true);
    expect(t.offers('build:F4')).toBe(false);
    expect(t.change(0, 'build:E5')).toEqual({ workers: -1, coins: -2 });
  });

  it('of three spades only one hex may be left foreign, whichever it was', () => {
    const t = rich('halflings').build(0, { E6: 'trading-house' }).turn(0);
    t.play('upgrade:E6>stronghold', 'dig:E7>forest', 'dig:E5>plains');
    const digs = t.choices().filter((c) => c.verb === 'dig');
    expect(digs.every((c) => c.id.endsWith('>plains'))).toBe(true);
    const late = rich('halflings').build(0, { E6: 'trading-house' }).turn(0);
    late.play('upgrade:E6>stronghold', 'dig:E5>plains');
    expect(late.offers('dig:E7>forest')).toBe(true);
  });

  it('check 25: the Alchemists gain power for their stronghold and for spades', () => {
    const t = rich('alchemists')
      .goods(0, { bowls: [5, 7, 0], coins: 60, workers: 60 })
      .build(0, { E5: 'trading-house' })
      .turn(0)
      .play('upgrade:E5>stronghold');
    expect(t.bowls(0)).toBe('0/5/7');
    expect(t.turn(0).change(0, 'dig:E6>swamp').points).toBe(2);
    expect(t.bowls(0)).toBe('0/3/9');
  });

  it('check 26: Darklings pay priests and score bought spades', () => {
    const t = rich('darklings').build(0, { E5: 'dwelling' }).turn(0);
    expect(t.change(0, 'dig:F3>swamp')).toEqual({ priests: -2, points: 8 });
    t.turn(0).play('power:ACT5');
    expect(t.change(0, 'dig:E6>swamp').points).toBe(2);
  });

  it('check 27: two free spades over two hexes', () => {
    const t = rich('halflings').build(0, { E6: 'dwelling' }).turn(0);
    expect(t.change(0, 'power:ACT6', 'dig:E5>plains', 'dig:E7>forest').points).toBe(6);
    const both = rich('halflings').build(0, { E6: 'dwelling', G5: 'dwelling' }).turn(0);
    both.play('power:ACT6', 'dig:E5>plains');
    const second = both.choices().find((c) => c.verb === 'dig' && c.id.endsWith('>plains'))!;
    both.play(second.id);
    const built = second.id.replace('dig:', 'build:').replace('>plains', '');
    expect(both.offers(built)).toBe(true);
    both.play(built);
    const foreign = rich('halflings').build(0, { E6: 'dwelling' }).turn(0).play('power:ACT6', 'dig:E7>forest');
    expect(
      foreign
        .choices()
        .filter((c) => c.verb === 'dig')
        .every((c) => c.id.endsWith('>plains')),
    ).toBe(true);
  });

  it('check 28: two free spades and one bought', () => {
    const t = rich('halflings').build(0, { E6: 'dwelling' }).turn(0).play('power:ACT6');
    // Two free spades were gained by the power action: their faction points came then.
    expect(t.change(0, 'build:E7')).toEqual({ points: 7, workers: -4, coins: -2 });
    const whole = rich('halflings').build(0, { E6: 'dwelling' }).turn(0);
    expect(whole.change(0, 'power:ACT6', 'build:E7').points).toBe(9);
  });

  it('check 29: the tunnel of the Dwarves', () => {
    const t = rich('dwarves', 'SCORE2').build(0, { E7: 'dwelling' }).turn(0);
    expect(t.change(0, 'build:G3')).toEqual({ points: 4, workers: -6, coins: -2 });
    const easy = rich('dwarves', 'SCORE2').build(0, { E7: 'stronghold' }).turn(0);
    expect(easy.change(0, 'build:G3').workers).toBe(-5);
  });

  it('check 30: transforming now and building later pays and scores the tunnel twice', () => {
    const t = rich('dwarves', 'SCORE2').build(0, { E7: 'dwelling' }).turn(0);
    expect(t.change(0, 'dig:G3>mountains')).toEqual({ points: 4, workers: -5 });
    expect(t.turn(0).change(0, 'build:G3')).toEqual({ points: 4, workers: -3, coins: -2 });
  });

  it('check 31: one tunnel per action', () => {
    const t = rich('dwarves', 'SCORE2').build(0, { E7: 'dwelling' }).turn(0).play('power:ACT6', 'dig:G3>mountains');
    expect(t.choices().some((c) => c.id.startsWith('dig:G2>'))).toBe(false);
    expect(t.choices().some((c) => c.id.startsWith('dig:F4>'))).toBe(true);
  });

  it('check 32: the carpet of the Fakirs', () => {
    const t = rich('fakirs', 'SCORE2').build(0, { D3: 'dwelling', E8: 'dwelling' }).turn(0);
    expect(t.change(0, 'dig:E6>desert')).toEqual({ points: 4, priests: -1, workers: -3 });
    const only = rich('fakirs', 'SCORE2').build(0, { D3: 'dwelling' }).turn(0);
    expect(only.offers('build:F3')).toBe(false);
    expect(only.build(0, { D3: 'stronghold' }).turn(0).offers('build:F3')).toBe(true);
  });

  it('check 33: the sandstorm of the Nomads', () => {
    const t = rich('nomads').build(0, { E8: 'stronghold' }).bridge(0, 'E8', 'G3').turn(0);
    expect(t.offers('special:ACTN>G3')).toBe(false);
    expect(t.change(0, 'special:ACTN>E7', 'build:E7')).toEqual({ workers: -1, coins: -2 });
  });

  it('check 34: cult spades', () => {
    const start = () =>
      rich('halflings', 'SCORE6')
        .goods(0, { cults: [0, 9, 0, 0] })
        .build(0, { E6: 'dwelling' })
        .build(1, { C4: 'dwelling' });
    const t = start();
    const before = t.seat(0).points;
    cultBonus(t);
    expect(t.topic()).toBe('spades');
    expect(t.seat(0).points - before).toBe(2);
    expect(t.choices().some((c) => c.verb === 'build' || c.verb === 'convert')).toBe(false);
    t.play('dig:E5>plains', 'dig:E7>forest');
    expect(t.s.round).toBe(2);
    cultBonus(start()).play('dig:E7>lakes');
  });

  it('p. 15: Giants lose a single cult spade', () => {
    const t = rich('giants', 'SCORE6')
      .goods(0, { cults: [0, 4, 0, 0] })
      .build(0, { D4: 'dwelling' })
      .build(1, { C4: 'dwelling' });
    cultBonus(t);
    expect(t.s.round).toBe(2);
  });

  it('p. 10: free spades may be left, and the spade tile then pays nothing (option: already when gained)', () => {
    const waste = (spadesScored: string) => {
      const t = table(['witches', 'nomads'], { tile: 'SCORE1', options: { spadesScored } }).goods(0, {
        bowls: [0, 0, 12],
      });
      return t.build(0, { F4: 'dwelling' }).turn(0).change(0, 'power:ACT6', 'done').points ?? 0;
    };
    expect([waste('used'), waste('gained')]).toEqual([0, 4]);
  });

  it("p. 20: the Alchemists' stronghold pays power for every spade, also for the next one of the same hex", () => {
    const t = table(['alchemists', 'nomads'])
      .goods(0, { coins: 9, workers: 6, bowls: [0, 4, 3] })
      .build(0, { E2: 'stronghold' })
      .turn(0);
    // F1 is three steps from swamp; six workers buy two.
    expect(t.offers('build:F1')).toBe(false);
    t.play('dig:F1>lakes');
    expect(t.topic()).toBe('turn-rest');
    expect(t.choices().some((c) => c.verb === 'dig' || c.verb === 'build')).toBe(false);
    t.play(['convert:power>workers', 2]);
    expect(t.choices().some((c) => c.verb === 'dig')).toBe(false);
    const rich = table(['alchemists', 'nomads'])
      .goods(0, { coins: 9, workers: 20 })
      .build(0, { E2: 'stronghold' })
      .turn(0)
      .play('dig:F1>forest');
    // Straight on only: not back, and not past swamp.
    expect(rich.choices().flatMap((c) => (c.verb === 'dig' || c.verb === 'build' ? [c.id] : []))).toEqual([
      'dig:F1>swamp',
      'build:F1',
      'dig:F1>lakes',
    ]);
    rich.play('dig:F1>lakes', 'build:F1');
    expect([rich.seat(0).workers, rich.bowls(0)]).toEqual([10, '0/11/1']);
    const others = table(['darklings', 'nomads']).rich(0).build(0, { E2: 'stronghold' }).turn(0).play('dig:F1>forest');
    expect(others.choices().some((c) => c.verb === 'dig')).toBe(false);
  });

  it('a hex that has become home is not dug again by the spades that are left', () => {
    const sh = rich('halflings')
      .build(0, { E6: 'trading-house' })
      .turn(0)
      .play('upgrade:E6>stronghold', 'dig:E5>plains');
    expect(sh.choices().some((c) => c.id.startsWith('dig:E5>'))).toBe(false);
    expect(sh.offers('build:E5')).toBe(true);
    const cult = rich('halflings', 'SCORE6')
      .goods(0, { cults: [0, 9, 0, 0] })
      .build(0, { E6: 'dwelling' })
      .build(1, { C4: 'dwelling' });
    cultBonus(cult).play('dig:E5>plains');
    expect(cult.choices().some((c) => c.id.startsWith('dig:E5>'))).toBe(false);
  });
});
