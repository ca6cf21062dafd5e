import { describe, expect, it } from 'vitest';
import { barred } from '../../../../src/games/through-the-ages/rules/military/attack.js';
import { resign } from '../../../../src/games/through-the-ages/rules/resign.js';
import type { MilitaryId } from '../../../../src/games/through-the-ages/types.js';
import { Table } from './table.js';

/** Seat 0 has a war against seat 1; both have so many Warriors. */
function warOf(card: MilitaryId, own: number, theirs: number, seats = 2): Table {
  const t = new Table(seats, 3).workers(0, { warriors: own }).workers(1, { warriors: theirs });
  t.s.wars.push({ card, by: 0, on: 1 });
  return t;
}
const fight = (t: Table): Table => t.go({ kind: 'war', seat: 0, step: 0 });

describe('wars', () => {
  it('check 73: War over Territory takes what the bank has', () => {
    const t = warOf('w2-territory', 11, 1).yellow(1, 2);
    const before = t.p(0).yellow;
    fight(t);
    expect(t.p(0).yellow).toBe(before + 2);
    expect(t.p(1).yellow).toBe(0);
    expect(t.s.militaryDiscards[2]).toEqual(['w2-territory']);
    expect(t.s.wars).toEqual([]);
  });

  it('check 74: the declarer may lose', () => {
    const t = warOf('w2-territory', 1, 11).yellow(0, 8);
    const before = t.p(1).yellow;
    fight(t);
    expect(t.p(0).yellow).toBe(5);
    expect(t.p(1).yellow).toBe(before + 3);
  });

  it('check 75: a tie changes nothing', () => {
    const t = fight(warOf('w3-culture', 4, 4).culture(1, 40));
    expect([t.p(0).culture, t.p(1).culture]).toEqual([0, 40]);
    expect(t.s.militaryDiscards[3]).toEqual(['w3-culture']);
  });

  it('check 76: War over Culture takes five and the difference', () => {
    const t = fight(warOf('w3-culture', 9, 3).culture(1, 40));
    expect([t.p(0).culture, t.p(1).culture]).toEqual([11, 29]);
    expect(t.p(0).booked).toEqual({ wars: 11 });
  });

  it('check 77: not more than the loser has', () => {
    const t = fight(warOf('w3-culture', 9, 3).culture(1, 3));
    expect([t.p(0).culture, t.p(1).culture]).toEqual([3, 0]);
  });

  it('check 79: a technology dearer than the difference stays', () => {
    const t = warOf('w2-technology', 8, 3);
    t.p(1).specials.push('code-of-laws');
    t.p(1).science = 9;
    fight(t);
    expect(t.atRest).toBe(true);
    expect([t.p(0).science, t.p(1).science]).toEqual([5, 4]);
  });

  it('check 80: technology and what science is there', () => {
    const t = warOf('w2-technology', 13, 1);
    t.p(1).specials.push('code-of-laws');
    t.p(1).science = 3;
    fight(t).answer('steal:code-of-laws');
    expect(t.p(0).specials).toEqual(['code-of-laws']);
    expect(t.p(1).specials).toEqual([]);
    expect([t.p(0).science, t.p(1).science]).toEqual([3, 0]);
  });

  it('check 81: a lower technology is taken only away', () => {
    const t = warOf('w2-technology', 13, 1);
    t.p(0).specials.push('navigation');
    t.p(1).specials.push('cartography');
    fight(t).answer('steal:cartography');
    expect(t.p(0).specials).toEqual(['navigation']);
    expect(t.p(1).specials).toEqual([]);
    expect(t.s.civilGone).toEqual(['cartography']);
  });

  it('cannot take what the victor holds', () => {
    const t = warOf('w2-technology', 13, 1);
    t.p(0).hand.push('cartography');
    t.p(1).specials.push('cartography');
    expect(fight(t).atRest).toBe(true);
  });

  it('check 82: Open Borders counts for the declarer when the war is fought', () => {
    const t = warOf('w3-culture', 3, 4, 3).culture(1, 40);
    t.s.pacts.push({ card: 'p1-open-borders', owner: 1, partner: 0, ownerIs: 'A' });
    fight(t);
    expect(t.told('war-result')[0]).toMatchObject({ own: 5, theirs: 4, victor: 0 });
    expect(t.p(0).culture).toBe(6);
  });

  it('check 83: two wars on somebody who resigns', () => {
    const t = new Table(3, 3);
    t.s.wars.push({ card: 'w3-culture', by: 0, on: 1 }, { card: 'w2-territory', by: 2, on: 1 });
    resign(t.run as never, 1);
    expect([t.p(0).culture, t.p(2).culture]).toEqual([7, 7]);
    expect(t.s.wars).toEqual([]);
  });

  it('a war the resigning seat declared itself is just gone', () => {
    const t = new Table(3, 3);
    t.s.wars.push({ card: 'w3-culture', by: 1, on: 0 });
    resign(t.run as never, 1);
    expect(t.p(0).culture).toBe(0);
    expect(t.s.militaryDiscards[3]).toContain('w3-culture');
  });

  it('check 122: the defender may win a technology with its blue tokens', () => {
    const t = warOf('w2-technology', 1, 8);
    t.p(0).specials.push('justice-system');
    t.p(0).science = 9;
    t.p(0).blue += 3;
    t.p(0).boxBlue += 3;
    t.refresh().tokens(0, 'bronze', 9).tokens(0, 'agriculture', 8);
    expect(t.p(0).blue).toBe(2);
    const ca = [t.p(0).ca, t.p(1).ca];
    fight(t);
    expect(t.prompt).toMatchObject({ seat: 1, topic: 'spoils' });
    t.answer('steal:justice-system');
    expect(t.prompt.seat).toBe(0);
    expect(t.prompt.choices.length).toBe(2);
    t.answer(t.ids.find((id) => id.includes('bronze'))!);
    expect([t.p(0).ca, t.p(1).ca]).toEqual([ca[0]! - 1, ca[1]! + 1]);
    expect([t.p(0).blue, t.p(1).blue]).toEqual([0, 19]);
    expect(t.p(0).techs.find((x) => x.id === 'bronze')!.tokens).toBe(8);
    const science = warOf('w2-technology', 1, 8);
    science.p(0).specials.push('justice-system');
    science.p(0).science = 9;
    fight(science).answer('science');
    expect([science.p(0).science, science.p(1).science]).toEqual([2, 7]);
  });

  it('is declared on anybody, lies in play until the next turn, and only one at a time', () => {
    const t = new Table(2, 3).workers(0, { warriors: 1 }).workers(1, { warriors: 9 });
    t.p(0).government = 'communism';
    t.hand(0, 'w3-culture', 'w2-territory').refresh().attack(0, 'war', 'w3-culture', 1);
    expect(t.atRest).toBe(true);
    expect(t.s.wars).toEqual([{ card: 'w3-culture', by: 0, on: 1 }]);
    expect(t.p(0).ma).toBe(2);
    expect(barred(t.s, 0, 'w2-territory', 1)).toBe('one-war');
  });

  it('an attack ends a promise of protection, a later peace does not call the war off', () => {
    const t = new Table(3, 3).workers(0, { warriors: 9 }).workers(1, { warriors: 1 }).culture(1, 40);
    t.p(0).government = 'communism';
    t.s.pacts.push({ card: 'p2-promise', owner: 1, partner: 0, ownerIs: 'B' });
    t.hand(0, 'w3-culture').refresh().attack(0, 'war', 'w3-culture', 1);
    expect(t.s.pacts).toEqual([]);
    t.s.pacts.push({ card: 'p3-peace', owner: 1, partner: 0, ownerIs: 'A' });
    fight(t);
    expect(t.p(0).culture).toBe(13);
  });
});
