import { describe, expect, it } from 'vitest';
import {
  cultureRating,
  foodYield,
  maTotal,
  resourceYield,
} from '../../../../src/games/through-the-ages/rules/board.js';
import { barred } from '../../../../src/games/through-the-ages/rules/military/attack.js';
import { scientificPartner, tradeRoutes } from '../../../../src/games/through-the-ages/rules/military/effects.js';
import { strength } from '../../../../src/games/through-the-ages/rules/military/strength.js';
import type { MilitaryId } from '../../../../src/games/through-the-ages/types.js';
import { Table } from './table.js';

function pactOf(card: MilitaryId, ownerIs: 'A' | 'B' = 'A'): Table {
  const t = new Table(3, 3);
  t.s.pacts.push({ card, owner: 0, partner: 1, ownerIs });
  return t;
}
/** Seats 0, 1 and the stranger 2 against a table without pacts. */
const gains = (t: Table, of: (t: Table, seat: number) => number): number[] =>
  [0, 1, 2].map((seat) => of(t, seat) - of(new Table(3, 3), seat));
const culture = (t: Table, seat: number) => cultureRating(t.s, seat);
const power = (t: Table, seat: number) => strength(t.s, seat);
/** Enough culture for a loss to show. */
const cultured = (t: Table): Table => {
  for (const seat of [0, 1, 2]) t.p(seat).wonders.push({ id: 'eiffel-tower', ruined: false, homer: false });
  return t;
};
const culture4 = (t: Table): number[] =>
  [0, 1, 2].map((seat) => cultureRating(cultured(t).s, seat) - 4 * t.p(seat).wonders.length);

describe('pacts', () => {
  it('Open Borders: one more military action for both, attack allowed', () => {
    const t = pactOf('p1-open-borders');
    expect(gains(t, (x, seat) => maTotal(x.s, seat))).toEqual([1, 1, 0]);
    expect(barred(t.workers(0, { warriors: 9 }).refresh().s, 0, 'a1-plunder', 1)).toBeNull();
  });
  it('Trade Routes: one side pays food, the other resources', () => {
    const t = pactOf('p1-trade-routes', 'B');
    expect([0, 1, 2].map((seat) => tradeRoutes(t.s, seat))).toEqual(['B', 'A', null]);
  });
  it('Acceptance of Supremacy moves a resource and forbids attacks', () => {
    const t = pactOf('p2-supremacy');
    expect(gains(t, (x, seat) => resourceYield(x.s, seat).total)).toEqual([1, -1, 0]);
    t.workers(0, { warriors: 9 }).refresh();
    expect(barred(t.s, 0, 'a1-plunder', 1)).toBe('no-attack-pact');
    expect(barred(t.s, 1, 'w2-territory', 0)).toBe('no-attack-pact');
  });
  it('International Trade: a resource for A, a food for B', () => {
    const t = pactOf('p2-intl-trade');
    expect(gains(t, (x, seat) => resourceYield(x.s, seat).total)).toEqual([1, 0, 0]);
    expect(gains(t, (x, seat) => foodYield(x.s, seat).total)).toEqual([0, 1, 0]);
  });
  it('Promise of Military Protection', () => {
    const t = pactOf('p2-promise');
    expect(gains(t, power)).toEqual([0, 4, 0]);
    expect(gains(t, culture)).toEqual([1, 0, 0]);
    expect(culture4(t)).toEqual([1, -1, 0]);
  });
  it('Scientific Cooperation joins both', () => {
    const t = pactOf('p2-sci-coop');
    expect([0, 1, 2].map((seat) => scientificPartner(t.s, seat))).toEqual([1, 0, null]);
  });
  it("International Tourism counts the partner's wonders, ruins too", () => {
    const t = pactOf('p3-tourism');
    t.p(1).wonders.push(
      { id: 'pyramids', ruined: false, homer: false },
      { id: 'colossus', ruined: true, homer: false },
    );
    expect(cultureRating(t.s, 0)).toBe(2);
    expect(cultureRating(t.s, 1)).toBe(2);
  });
  it('Loss of Sovereignty: nobody declares war on B', () => {
    const t = pactOf('p3-sovereignty');
    expect(culture4(t)).toEqual([2, -2, 0]);
    t.workers(2, { warriors: 9 }).refresh();
    expect(barred(t.s, 2, 'w2-territory', 1)).toBe('sovereignty');
    expect(barred(t.s, 2, 'w2-territory', 0)).toBeNull();
    expect(barred(t.s, 2, 'a1-plunder', 1)).toBeNull();
    expect(barred(t.s, 0, 'w2-territory', 1)).toBe('no-attack-pact');
  });
  it('Military Alliance', () => expect(gains(pactOf('p3-alliance'), power)).toEqual([3, 3, 0]));
  it('Peace Treaty', () => {
    const t = pactOf('p3-peace');
    expect(gains(t, culture)).toEqual([1, 1, 0]);
    expect(barred(t.workers(0, { warriors: 9 }).refresh().s, 0, 'a1-plunder', 1)).toBe('no-attack-pact');
  });

  it('is offered with a side and answered by the partner alone', () => {
    const t = new Table(3, 2).hand(0, 'p2-promise').politics(0);
    expect(t.ids.filter((id) => id.startsWith('pact:'))).toEqual([
      'pact:p2-promise>1@A',
      'pact:p2-promise>1@B',
      'pact:p2-promise>2@A',
      'pact:p2-promise>2@B',
    ]);
    t.answer('pact:p2-promise>2@B');
    expect(t.prompt).toMatchObject({ seat: 2, topic: 'pact' });
    t.answer('accept');
    expect(t.s.pacts).toEqual([{ card: 'p2-promise', owner: 0, partner: 2, ownerIs: 'B' }]);
    expect(t.p(0).military).toEqual([]);
  });

  it('goes back to hand when refused; the political action is spent', () => {
    const t = new Table(3, 1)
      .hand(0, 'p1-open-borders', 'c1-vast')
      .politics(0)
      .answer('pact:p1-open-borders>1')
      .answer('refuse');
    expect(t.atRest).toBe(true);
    expect(t.p(0).military.sort()).toEqual(['c1-vast', 'p1-open-borders']);
  });

  it('replaces the pact in the own area only; actions come and go', () => {
    const t = new Table(3, 2).hand(0, 'p2-sci-coop');
    t.s.pacts.push(
      { card: 'p1-open-borders', owner: 0, partner: 1, ownerIs: 'A' },
      { card: 'p1-trade-routes', owner: 2, partner: 0, ownerIs: 'A' },
    );
    t.refresh();
    expect(t.p(1).ma).toBe(3);
    t.politics(0).answer('pact:p2-sci-coop>1').answer('accept');
    expect(t.s.pacts.map((pact) => pact.card)).toEqual(['p1-trade-routes', 'p2-sci-coop']);
    expect([t.p(0).ma, t.p(1).ma]).toEqual([2, 2]);
    expect(t.s.militaryDiscards[1]).toEqual(['p1-open-borders']);
  });

  it('a lost action is taken from the spent ones first', () => {
    const t = new Table(3, 2);
    t.s.pacts.push({ card: 'p1-open-borders', owner: 0, partner: 1, ownerIs: 'A' });
    t.refresh();
    t.p(1).ma = 2;
    t.politics(0).answer('cancel:p1-open-borders');
    expect(t.p(1).ma).toBe(2);
  });

  it('is cancelled by either party', () => {
    const t = new Table(3, 2);
    t.s.pacts.push({ card: 'p3-peace', owner: 0, partner: 1, ownerIs: 'A' });
    expect(t.politics(2).ids).not.toContain('cancel:p3-peace');
    t.answer('pass').politics(1).answer('cancel:p3-peace');
    expect(t.s.pacts).toEqual([]);
  });
});
