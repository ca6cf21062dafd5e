import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../../src/engine/types.js';
import { game } from '../../../../src/games/through-the-ages/game.js';
import { food, resources } from '../../../../src/games/through-the-ages/rules/goods.js';
import { caTotal } from '../../../../src/games/through-the-ages/rules/symbols.js';
import type { Player } from '../../../../src/games/through-the-ages/types.js';
import { act, deal, offers, price, put, rich, scene, workers } from './scene.js';

const push = (at: ReturnType<typeof scene>, frame: object) => {
  at.run.push(frame as Frame);
  at.run.settle();
  return at;
};

describe('Development of Civilization', () => {
  const ask = (prepare: (at: ReturnType<typeof scene>) => void) => {
    const at = scene();
    prepare(at);
    return push(at, { kind: 'civilization', seat: 0, step: 0 });
  };

  it('one thing, one cheaper, without an action; no units and no upgrades', () => {
    const at = ask(({ p }) => {
      p.hand = ['irrigation'];
      p.science = 2;
      put(p, 'iron', 0);
      rich(p, 4, 1);
    });
    expect(price(at.run, 'grow')).toEqual({ food: 1 });
    expect(price(at.run, 'build:agriculture')).toEqual({ resources: 1 });
    expect(price(at.run, 'build:iron')).toEqual({ resources: 4 });
    expect(price(at.run, 'develop:irrigation')).toEqual({ science: 2 });
    expect(offers(at.run, 'build:warriors') || offers(at.run, 'upgrade:bronze>iron')).toBe(false);
    act(at.run, 'build:iron');
    expect([workers(at.p, 'iron'), at.p.ca, resources(at.p)]).toEqual([1, 4, 0]);
    expect(at.run.prompt()!.topic).toBe('actions');
  });

  it('Trade Routes pays for it too, in the own turn only (military sheet 5: any payment of the own turn)', () => {
    const at = ask(({ s, p }) => {
      s.pacts.push({ card: 'p1-trade-routes', owner: 0, partner: 1, ownerIs: 'A' });
      rich(p, 0, 1);
    });
    expect(offers(at.run, 'build:agriculture')).toBe(false);
    act(at.run, 'trade:food');
    expect(offers(at.run, 'trade:food')).toBe(false);
    act(at.run, 'build:agriculture');
    expect([workers(at.p, 'agriculture'), food(at.p), at.p.turn.extra.resources]).toEqual([3, 0, 0]);
    const rival = scene();
    rival.s.pacts.push({ card: 'p1-trade-routes', owner: 1, partner: 0, ownerIs: 'A' });
    put(rival.s.players[1]!, 'agriculture', 2, 1);
    push(rival, { kind: 'civilization', seat: 1, step: 0 });
    expect(offers(rival.run, 'trade:food')).toBe(false);
  });

  it('a revolution takes all civil actions', () => {
    const at = ask(({ p }) => {
      p.hand = ['monarchy'];
      p.science = 1;
    });
    act(at.run, 'revolt:monarchy');
    expect([at.p.ca, caTotal(at.s, 0), at.p.science]).toEqual([0, 5, 0]);
  });

  it('may be declined', () => {
    const at = ask(({ p }) => rich(p, 3, 3));
    act(at.run, 'decline');
    expect([food(at.p), resources(at.p)]).toEqual([3, 3]);
  });
});

describe('International Agreement', () => {
  const ask = () => {
    const at = scene(2, 2);
    deal(at.s, 2, 'coal');
    deal(at.s, 10, 'cannon');
    deal(at.s, 11, 'opera');
    return push(at, { kind: 'agreement', seat: 0, step: 0, budget: 5, taken: 0 });
  };

  it('spends its own budget and skips the next politics phase', () => {
    const at = ask();
    act(at.run, 'take:cannon@10');
    expect([offers(at.run, 'take:opera@11'), offers(at.run, 'take:coal@2')]).toEqual([false, true]);
    act(at.run, 'take:coal@2');
    act(at.run, 'done');
    expect([at.p.hand, at.p.ca, at.p.skipPolitics]).toEqual([['cannon', 'coal'], 4, true]);
    // The row is filled without a sweep: the card that was left moved to the front.
    expect(at.s.row[0]).toBe('opera');
    expect(at.s.row.every((card) => card !== null)).toBe(true);
  });

  it('the row shows the prices of the seat that takes cards (Code of Laws, International Agreement)', () => {
    const at = scene(2, 2);
    deal(at.s, 6, 'kremlin');
    at.s.players[1]!.wonders = [{ id: 'pyramids', ruined: false, homer: false }];
    expect(game.view(at.s, 0).row[5]).toMatchObject({ price: 2, affordable: true });
    expect(game.view(at.s, 1).row[5]).toMatchObject({ price: 3, affordable: true });
    push(at, { kind: 'agreement', seat: 1, step: 0, budget: 2, taken: 0 });
    expect(game.view(at.s, 1).row[5]).toMatchObject({ price: 3, affordable: false });
  });

  it('an action card taken in the politics phase may be played in the same turn', () => {
    const at = scene(2, 2);
    deal(at.s, 1, 'reserves-ii');
    push(at, { kind: 'agreement', seat: 0, step: 0, budget: 5, taken: 0 });
    act(at.run, 'take:reserves-ii@1');
    act(at.run, 'done');
    expect(offers(at.run, 'play:reserves-ii')).toBe(true);
  });

  it('declining keeps the politics phase', () => {
    const at = ask();
    act(at.run, 'decline');
    expect([at.p.skipPolitics, at.s.row[1]]).toEqual([false, 'coal']);
  });
});

describe('pacts in the action phase', () => {
  it('Trade Routes: food in place of a resource, once a turn', () => {
    const at = scene(3);
    at.s.pacts = [{ card: 'p1-trade-routes', owner: 0, partner: 1, ownerIs: 'A' }];
    rich(at.p, 1, 1);
    expect(offers(at.run, 'build:agriculture')).toBe(false);
    act(at.run, 'trade:food');
    expect(price(at.run, 'build:agriculture')).toEqual({ resources: 1, bonus: 1, ca: 1 });
    act(at.run, 'build:agriculture');
    expect([food(at.p), resources(at.p)]).toEqual([0, 0]);
    expect(offers(at.run, 'trade:food')).toBe(false);
  });

  it('Trade Routes: a resource in place of food', () => {
    const at = scene(3);
    at.s.pacts = [{ card: 'p1-trade-routes', owner: 1, partner: 0, ownerIs: 'A' }];
    rich(at.p, 1, 1);
    act(at.run, 'trade:resources');
    act(at.run, 'grow');
    expect([food(at.p), resources(at.p), at.p.pool]).toEqual([0, 0, 2]);
  });

  it('Scientific Cooperation: two less, and the partner pays one', () => {
    const at = scene(3);
    at.s.pacts = [{ card: 'p2-sci-coop', owner: 0, partner: 1, ownerIs: 'A' }];
    at.p.hand = ['theology', 'iron'];
    at.p.science = 3;
    at.s.players[1]!.science = 1;
    act(at.run, 'develop:theology');
    expect([at.p.science, at.s.players[1]!.science]).toEqual([3, 0]);
    expect(offers(at.run, 'develop:iron')).toBe(false);
    expect(at.run.blocked().some((b) => b.why === 'partner-science')).toBe(true);
  });
});

describe('standing', () => {
  it('foretells what Bill Gates would pay', () => {
    const { s, p } = scene(2, 3);
    p.leader = 'bill-gates';
    put(p, 'computers', 2);
    expect(game.standing(s, 0)).toEqual({ leaders: 6 });
  });
});

describe('ending the turn', () => {
  it('warns of the gravest thing to come', () => {
    const warn = (change: Partial<Player>, farms = 2, stock = 0) => {
      const at = scene();
      put(at.p, 'agriculture', farms);
      put(at.p, 'bronze', 2, stock);
      Object.assign(at.p, change);
      return at.run.prompt()!.choices.find((c) => c.id === 'end')!.warn;
    };
    expect(warn({ yellow: 4, pool: 0 })).toBe('uprising');
    expect(warn({ yellow: 4, pool: 9, culture: 9 }, 0)).toBe('famine');
    expect(warn({ military: ['b1', 'b1', 'b1'] })).toBe('discards');
    expect(warn({ blue: 10 }, 2, 1)).toBe('corruption');
    // Nothing to take.
    expect(warn({ blue: 10 })).toBe('unused-actions');
    expect(warn({})).toBe('unused-actions');
    expect(warn({ ca: 0 })).toBe(undefined);
  });
});
