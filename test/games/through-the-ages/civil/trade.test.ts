/** Trade Routes at the end of the turn: goods of this turn go before the stock (Code of Laws p. 11). */
import { describe, expect, it } from 'vitest';
import { food, resources } from '../../../../src/games/through-the-ages/rules/goods.js';
import type { TtaState } from '../../../../src/games/through-the-ages/types.js';
import { act, anew, choice, put, type Scene, scene, tokens } from './scene.js';

/** Seat 0 has the side that pays with food (A) or with resources (B). */
function trading(side: 'A' | 'B'): Scene {
  const at = scene(3);
  at.s.pacts = [{ card: 'p1-trade-routes', owner: 0, partner: 1, ownerIs: side }];
  at.s.players[0]!.pool = 3;
  at.s.players[0]!.yellow = 16;
  return at;
}

describe('traded goods at the end of the turn', () => {
  it('feed the population before the stock does', () => {
    const { run, p } = trading('B');
    put(p, 'agriculture', 0, 0);
    put(p, 'bronze', 2, 1);
    p.culture = 10;
    p.booked = { rating: 10 };
    const at = anew(run);
    expect(choice(at, 'end')!.warn).toBe('famine');
    act(at, 'trade:resources');
    expect(choice(at, 'end')!.warn).toBe('unused-actions');
    act(at, 'end');
    expect([p.culture, p.turn.extra.food]).toEqual([10, 0]);
    expect(at.told.map((t) => t.event)).toContainEqual(
      expect.objectContaining({ type: 'pool-spent', seat: 0, n: 1, what: 'food', why: 'consumption' }),
    );
  });

  it('leave the stock untouched', () => {
    const { run, p } = trading('B');
    put(p, 'agriculture', 0, 3);
    put(p, 'bronze', 0, 2);
    act(run, 'trade:resources');
    act(run, 'end');
    expect([food(p), resources(p)]).toEqual([3, 1]);
  });

  it('pay corruption, the missing rest of it in traded food too', () => {
    const { run, p } = trading('A');
    put(p, 'agriculture', 0, 4);
    put(p, 'bronze', 0, 3);
    p.blue = 9;
    const at = anew(run);
    act(at, 'trade:food');
    act(at, 'end');
    // corruption 2: the traded resource, then one token of Bronze; the population eats 1
    expect([food(p), tokens(p, 'bronze')]).toEqual([2, 2]);

    const other = trading('B');
    put(other.p, 'agriculture', 0, 3);
    put(other.p, 'bronze', 0, 1);
    other.p.blue = 9;
    const short = anew(other.run);
    act(short, 'trade:resources');
    act(short, 'end');
    // corruption 2 without a resource: the traded food and one of the stock; the population eats 1
    expect([food(other.p), resources(other.p)]).toEqual([1, 0]);
  });

  it('do nothing at the end of the turn in a game begun under rules 1', () => {
    const { run, s, p } = trading('B');
    s.options = { ...(s.options as TtaState['options']), oldTrade: true };
    put(p, 'agriculture', 0, 3);
    put(p, 'bronze', 0, 2);
    const at = anew(run);
    act(at, 'trade:resources');
    act(at, 'end');
    expect([food(p), resources(p)]).toEqual([2, 1]);
  });
});
