import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../../src/engine/types.js';
import { endAge } from '../../../../src/games/through-the-ages/rules/ages.js';
import { production, risesUp } from '../../../../src/games/through-the-ages/rules/end-turn.js';
import { food, resources } from '../../../../src/games/through-the-ages/rules/goods.js';
import { populationPrice } from '../../../../src/games/through-the-ages/rules/prices.js';
import { consumption, discontent, happiness, needHappy } from '../../../../src/games/through-the-ages/rules/ratings.js';
import { faces } from '../../../../src/games/through-the-ages/rules/symbols.js';
import { act, offers, price, put, rich, scene, workers } from './scene.js';

describe('civil sheet 10.2: population, happiness, uprising', () => {
  it('13: three increases from a full bank', () => {
    const { run, p } = scene();
    rich(p, 0, 7);
    for (const cost of [2, 2, 3]) {
      expect(price(run, 'grow')).toEqual({ food: cost, ca: 1 });
      act(run, 'grow');
    }
    expect([food(p), p.yellow, p.pool]).toEqual([0, 15, 4]);
  });

  it('14: Moses', () => {
    const { p } = scene();
    p.leader = 'moses';
    const at = (yellow: number) => {
      p.yellow = yellow;
      return populationPrice(p, 0);
    };
    expect([17, 16, 4].map(at)).toEqual([1, 2, 6]);
  });

  it('15: Frugality pays first', () => {
    const { run, p } = scene();
    p.yellow = 16;
    p.hand = ['frugality-i'];
    rich(p, 0, 2);
    expect(offers(run, 'play:frugality-i')).toBe(false);
    const again = scene();
    again.p.yellow = 16;
    again.p.hand = ['frugality-i'];
    rich(again.p, 0, 3);
    act(again.run, 'play:frugality-i');
    expect([food(again.p), again.p.pool, again.p.ca]).toEqual([2, 2, 3]);
  });

  it('16: Moses and Frugality A', () => {
    const { run, p } = scene();
    p.leader = 'moses';
    p.hand = ['frugality-a'];
    rich(p, 0, 1);
    act(run, 'play:frugality-a');
    expect(food(p)).toBe(1);
  });

  it('17: Barbarossa', () => {
    const at = (yellow: number, patriotism = 0) => {
      const { run, p } = scene();
      p.leader = 'frederick-barbarossa';
      p.yellow = yellow;
      p.turn.extra.unitResources = patriotism;
      rich(p, 2, 3);
      return { run, p };
    };
    const plain = at(16);
    expect(price(plain.run, 'barbarossa:warriors')).toEqual({ food: 2, resources: 1, ma: 1 });
    act(plain.run, 'barbarossa:warriors');
    expect([plain.p.yellow, plain.p.pool, workers(plain.p, 'warriors'), plain.p.ma]).toEqual([15, 1, 2, 1]);
    expect([food(plain.p), resources(plain.p)]).toEqual([1, 1]);
    expect(price(at(16, 1).run, 'barbarossa:warriors').resources).toBe(0);
    expect(price(at(18).run, 'barbarossa:warriors').food).toBe(1);
    expect(offers(at(0).run, 'barbarossa:warriors')).toBe(false);
  });

  it('19: discontent against unused workers', () => {
    const { s, p } = scene();
    p.yellow = 10;
    put(p, 'religion', 1);
    expect(discontent(s, 0)).toBe(2);
    p.pool = 1;
    expect(risesUp(s, 0)).toBe(true);
    p.pool = 2;
    expect(risesUp(s, 0)).toBe(false);
  });

  it('20: an uprising stops production, not the draw and not Genghis', () => {
    const { run, s, p } = scene(3);
    p.yellow = 4;
    p.pool = 0;
    p.culture = 1;
    p.booked = { rating: 1 };
    p.leader = 'genghis-khan';
    p.blue = 3;
    put(p, 'bronze', 2, 4);
    const before = [p.science, food(p), resources(p)];
    act(run, 'end');
    expect([p.science, food(p), resources(p)]).toEqual(before);
    expect(p.culture).toBe(4);
    expect(p.military).toHaveLength(2);
    expect(s.turn).toBe(1);
  });

  it('21: faces are limited to 0..8', () => {
    const { s, p } = scene();
    put(p, 'organized-religion', 3);
    put(p, 'bread-and-circuses', 1);
    expect([faces(s, 0).total, happiness(s, 0)]).toEqual([11, 8]);
    const { s: other, p: q } = scene();
    q.wonders = [{ id: 'kremlin', ruined: false, homer: false }];
    expect([faces(other, 0).total, happiness(other, 0)]).toEqual([-1, 0]);
  });

  it('22: the end of an age takes what the bank has', () => {
    const { run, s, p } = scene();
    p.yellow = 1;
    const held = p.techs.map((t) => t.workers);
    endAge(run);
    expect([p.yellow, consumption(p.yellow), needHappy(p.yellow)]).toEqual([0, 6, 8]);
    expect(p.techs.map((t) => t.workers)).toEqual(held);
    expect(s.players[1]!.yellow).toBe(16);
  });
});

describe('losing workers', () => {
  it('takes unused workers first and asks for the others', () => {
    const { run, p } = scene();
    p.pool = 1;
    run.push({ kind: 'lose-population', seat: 0, step: 0, left: 2, why: 'test' } as Frame);
    run.settle();
    expect(p.pool).toBe(0);
    expect(run.prompt()!.topic).toBe('lose-population');
    act(run, 'lose-worker:philosophy');
    expect([p.yellow, workers(p, 'philosophy')]).toEqual([20, 0]);
    expect(run.prompt()!.topic).toBe('actions');
  });

  it('famine costs culture', () => {
    const { run, p } = scene();
    p.yellow = 8;
    p.culture = 10;
    p.booked = { rating: 10 };
    put(p, 'agriculture', 0, 2);
    production(run, 0);
    expect([food(p), p.culture]).toEqual([0, 6]);
  });
});
