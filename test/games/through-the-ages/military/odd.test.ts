/** Positions that seldom come up at a table, each with the numbers worked out by hand. */
import { describe, expect, it } from 'vitest';
import { food, gainResources, resources } from '../../../../src/games/through-the-ages/rules/goods.js';
import { strength } from '../../../../src/games/through-the-ages/rules/military/strength.js';
import { takeCorruption } from '../../../../src/games/through-the-ages/rules/production.js';
import { cultureRating, maTotal } from '../../../../src/games/through-the-ages/rules/ratings.js';
import type { WorkerTechId } from '../../../../src/games/through-the-ages/types.js';
import { Table } from './table.js';

const on = (t: Table, seat: number, id: WorkerTechId): number => t.p(seat).techs.find((x) => x.id === id)?.tokens ?? 0;

describe('Code of Laws, wage war', () => {
  it('three wars in a ring are fought one by one, each with the strengths of its moment', () => {
    const t = new Table(3, 3).workers(0, { warriors: 3 }).workers(1, { warriors: 2 }).workers(2, { warriors: 1 });
    for (const seat of [0, 1, 2]) t.culture(seat, 20);
    t.s.wars.push(
      { card: 'w3-culture', by: 0, on: 1 },
      { card: 'w3-culture', by: 1, on: 2 },
      { card: 'w2-territory', by: 2, on: 0 },
    );
    t.go({ kind: 'war', seat: 0, step: 0 });
    expect([t.p(0).culture, t.p(1).culture]).toEqual([26, 14]);
    t.go({ kind: 'war', seat: 1, step: 0 });
    expect([t.p(1).culture, t.p(2).culture]).toEqual([20, 14]);
    const bank = t.p(2).yellow;
    t.go({ kind: 'war', seat: 2, step: 0 });
    // The declarer is weaker by 2 and loses one token to the rival.
    expect([t.p(2).yellow, t.s.wars.length, t.s.militaryDiscards[3]!.length]).toEqual([bank - 1, 0, 2]);
  });

  it('an alliance ends when war is declared, and is missing when it is fought', () => {
    const t = new Table(3, 3).workers(0, { warriors: 4 }).workers(1, { warriors: 2 });
    t.s.pacts.push({ card: 'p3-alliance', owner: 1, partner: 0, ownerIs: 'A' });
    t.p(0).government = 'communism';
    t.refresh().hand(0, 'w3-culture').attack(0, 'war', 'w3-culture', 1);
    expect([t.s.pacts.length, strength(t.s, 0), strength(t.s, 1), t.s.militaryDiscards[3]]).toEqual([
      0,
      4,
      2,
      ['p3-alliance'],
    ]);
  });
});

describe('Code of Laws, losing blue tokens', () => {
  it('a ruined Taj Mahal takes a token off a card when the bank is empty (sheet no. 90, 94)', () => {
    const t = new Table(2, 2).tokens(0, 'bronze', 2).tokens(0, 'agriculture', 1).bank(0, 0);
    t.p(0).wonders = [{ id: 'taj-mahal', ruined: false, homer: false }];
    expect(cultureRating(t.s, 0)).toBe(3);
    t.event('e2-ravages');
    expect(t.ids).toEqual(['lose-token:agriculture', 'lose-token:bronze']);
    t.answer('lose-token:agriculture');
    expect([food(t.p(0)), resources(t.p(0)), cultureRating(t.s, 0), t.atRest]).toEqual([0, 2, 2, true]);
  });

  it('an annexed Vast Territory costs the new owner a token and gives the old one his back', () => {
    const t = new Table(2, 2).workers(0, { warriors: 3 }).workers(1, { warriors: 0 });
    t.tokens(0, 'bronze', 1).bank(0, 0).yellow(1, 2).hand(0, 'a2-annex');
    t.p(1).colonies = ['c1-vast'];
    const before = [t.p(0).yellow, t.p(1).blue];
    t.attack(0, 'aggression', 'a2-annex', 1);
    expect(t.ids).toEqual(['lose-token:bronze']);
    t.answer('lose-token:bronze');
    expect([t.p(0).yellow, t.p(1).yellow, t.p(0).blue, t.p(1).blue]).toEqual([before[0]! + 3, 0, 0, before[1]! + 1]);
    expect([t.p(0).colonies, t.p(1).colonies, food(t.p(0))]).toEqual([['c1-vast'], [], 0]);
  });
});

describe('Code of Laws, corruption', () => {
  it('takes nothing from somebody who has nothing', () => {
    const t = new Table(2, 1).bank(0, 0);
    takeCorruption(t.run, 0);
    expect([food(t.p(0)), resources(t.p(0)), t.told('lose')]).toEqual([0, 0, []]);
  });
});

describe('Code of Laws, capitulate: two players left', () => {
  it('the two weakest become the weakest (resolving an event, two players)', () => {
    const t = new Table(3, 1).workers(0, { warriors: 2 }).workers(1, { warriors: 1 });
    for (const seat of [0, 1, 2]) t.tokens(seat, 'bronze', 2);
    t.p(2).out = true;
    t.event('e1-raiders');
    expect([resources(t.p(0)), resources(t.p(1)), t.atRest]).toEqual([2, 0, true]);
  });
});

describe('Code of Laws, Bill Gates', () => {
  it('labs give change under him, and take nothing new after him', () => {
    const t = new Table(2, 3).tokens(0, 'oil', 1).tokens(0, 'computers', 0).bank(0, 1);
    t.p(0).leader = 'bill-gates';
    t.workers(0, { bronze: 0 }, 0);
    // One Oil token for a price of 2 becomes one Computers token.
    t.s.players[0]!.pool = 1;
    t.go({ kind: 'actions', seat: 0, step: 0 }).answer('build:bronze');
    expect([on(t, 0, 'oil'), on(t, 0, 'computers'), resources(t.p(0)), t.p(0).blue]).toEqual([0, 1, 3, 1]);
    t.p(0).leader = null;
    gainResources(t.run, 0, 1, 'test');
    expect([on(t, 0, 'bronze'), on(t, 0, 'computers'), resources(t.p(0))]).toEqual([1, 1, 4]);
  });
});

describe('Code of Laws, cancel a pact', () => {
  it('a pact that ends takes its military action from the spent ones first', () => {
    const t = new Table(3, 2);
    t.s.pacts.push({ card: 'p1-open-borders', owner: 0, partner: 1, ownerIs: 'A' });
    t.refresh();
    t.p(0).ma = 1;
    expect([maTotal(t.s, 0), maTotal(t.s, 1)]).toEqual([3, 3]);
    t.politics(0).answer('cancel:p1-open-borders');
    expect([t.p(0).ma, maTotal(t.s, 0), t.p(1).ma, maTotal(t.s, 1)]).toEqual([1, 2, 2, 2]);
  });
});
