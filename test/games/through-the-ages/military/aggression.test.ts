import { describe, expect, it } from 'vitest';
import { food, happiness, resources } from '../../../../src/games/through-the-ages/rules/board.js';
import { attackCost, barred } from '../../../../src/games/through-the-ages/rules/military/attack.js';
import { clash, strength } from '../../../../src/games/through-the-ages/rules/military/strength.js';
import type { MilitaryId } from '../../../../src/games/through-the-ages/types.js';
import { Table } from './table.js';

/** Seat 0 with so many Warriors attacks seat 1. */
function clashOf(attack: number, defence: number, card: MilitaryId, seats = 2): Table {
  const t = new Table(seats, 3).workers(0, { warriors: attack }).workers(1, { warriors: defence });
  t.p(0).government = 'constitutional-monarchy';
  return t.hand(0, card).refresh();
}

describe('aggressions', () => {
  it('check 55: a bonus card and a discard repel', () => {
    const t = clashOf(8, 5, 'a1-plunder');
    t.p(1).government = 'monarchy';
    t.hand(1, 'b1', 't1-legion').tokens(1, 'bronze', 3).attack(0, 'aggression', 'a1-plunder', 1);
    expect(t.prompt).toMatchObject({ seat: 1, topic: 'defence', facts: { attack: 8, strength: 5, limit: 3 } });
    t.answer('bonus:b1').answer('discard:t1-legion');
    expect(t.atRest).toBe(true);
    expect(resources(t.p(1))).toBe(3);
    expect(t.p(1).military).toEqual([]);
    expect(t.told('aggression-repelled')[0]).toMatchObject({ attack: 8, defence: 8 });
    expect(t.s.militaryDiscards[1]!.sort()).toEqual(['a1-plunder', 'b1', 't1-legion']);
  });

  it('check 56: who cannot reach the attack keeps all cards', () => {
    const t = clashOf(12, 5, 'a3-armed-intervention').culture(1, 20);
    t.hand(1, 'b1', 'b1', 'b1').attack(0, 'aggression', 'a3-armed-intervention', 1);
    expect(t.atRest).toBe(true);
    expect(t.p(1).military).toEqual(['b1', 'b1', 'b1']);
    expect(t.p(0).culture).toBe(7);
  });

  it('check 57: two great bonus cards repel within two military actions', () => {
    const t = clashOf(12, 2, 'a3-armed-intervention').culture(1, 20);
    t.hand(1, 'b3', 'b2', 't1-legion').attack(0, 'aggression', 'a3-armed-intervention', 1);
    expect(t.ids).toEqual(['bonus:b3', 'bonus:b2', 'give-in']);
    t.answer('bonus:b2').answer('bonus:b3');
    expect(t.p(0).culture).toBe(0);
  });

  it('takes back what was laid down when the defender gives in', () => {
    const t = clashOf(12, 2, 'a3-armed-intervention').culture(1, 3);
    t.hand(1, 'b3', 'b2').attack(0, 'aggression', 'a3-armed-intervention', 1).answer('bonus:b3').answer('give-in');
    expect(t.p(1).military.sort()).toEqual(['b2', 'b3']);
    expect(t.p(0).culture).toBe(3);
  });

  it('asks a defender whose hidden cards do not suffice, so that nothing shows', () => {
    const t = clashOf(6, 5, 'a1-plunder').hand(1);
    expect(t.attack(0, 'aggression', 'a1-plunder', 1).atRest).toBe(true);
    const asked = clashOf(10, 5, 'a1-plunder').hand(1, 't3-modern-army').attack(0, 'aggression', 'a1-plunder', 1);
    expect(asked.ids).toEqual(['give-in']);
  });

  it('check 58: Open Borders makes the attacker stronger', () => {
    const t = clashOf(5, 6, 'a1-plunder', 3);
    expect(barred(t.s, 0, 'a1-plunder', 1)).toBe('not-stronger');
    t.s.pacts.push({ card: 'p1-open-borders', owner: 1, partner: 0, ownerIs: 'A' });
    expect(clash(t.s, 0, 1)).toEqual({ attack: 7, defence: 6 });
    t.hand(1, 'b1').attack(0, 'aggression', 'a1-plunder', 1);
    expect(t.prompt.facts).toMatchObject({ attack: 7, strength: 6 });
    expect(t.s.pacts.length).toBe(1);
  });

  it('check 59: the strength of an alliance dies with it', () => {
    const t = clashOf(4, 2, 'a1-plunder', 3);
    t.s.pacts.push({ card: 'p3-alliance', owner: 0, partner: 1, ownerIs: 'A' });
    expect([strength(t.s, 0), strength(t.s, 1)]).toEqual([7, 5]);
    t.hand(1, 'b1').attack(0, 'aggression', 'a1-plunder', 1);
    expect(t.prompt.facts).toMatchObject({ attack: 4, strength: 2 });
    expect(t.s.pacts).toEqual([]);
    expect(t.s.militaryDiscards[3]).toEqual(['p3-alliance']);
  });

  it('check 61: Gandhi doubles the price and does not attack', () => {
    const t = clashOf(9, 0, 'a3-raid');
    t.p(1).leader = 'mahatma-gandhi';
    expect(attackCost(t.s, 'a1-plunder', 1)).toBe(2);
    expect(attackCost(t.s, 'a3-armed-intervention', 1)).toBe(4);
    expect(attackCost(t.s, 'a3-raid', 1)).toBe(6);
    expect(attackCost(t.s, 'w3-culture', 1)).toBe(6);
    expect(barred(t.s, 0, 'a3-raid', 1)).toBe('actions');
    expect(barred(t.s, 1, 'a1-plunder', 0)).toBe('gandhi');
  });

  it('pays the military actions also when it is repelled', () => {
    const t = clashOf(3, 2, 'a3-armed-intervention').hand(1, 'b1');
    const before = t.p(0).ma;
    t.attack(0, 'aggression', 'a3-armed-intervention', 1).answer('bonus:b1');
    expect(t.p(0).ma).toBe(before - 2);
  });

  it('shows both strengths before the card, and can be taken back', () => {
    const t = clashOf(8, 5, 'a1-plunder').politics(0).answer('aggression:a1-plunder>1');
    expect(t.prompt).toMatchObject({ topic: 'attack', facts: { attack: 8, defence: 5, target: 1 } });
    t.answer('back');
    expect(t.prompt.topic).toBe('politics');
    expect(t.p(0).military).toEqual(['a1-plunder']);
  });

  it.each([
    ['a1-plunder', 3],
    ['a2-plunder', 5],
    ['a3-plunder', 7],
  ] as const)('%s takes up to %i food and resources', (card, n) => {
    const t = clashOf(8, 5, card).tokens(1, 'agriculture', 6).tokens(1, 'bronze', 6);
    t.attack(0, 'aggression', card, 1);
    expect(t.prompt).toMatchObject({ seat: 0, topic: 'plunder' });
    t.answer('mix', 2);
    expect([food(t.p(0)), resources(t.p(0))]).toEqual([2, n - 2]);
    expect([food(t.p(1)), resources(t.p(1))]).toEqual([4, 6 - (n - 2)]);
  });

  it('check 62: Plunder II takes all there is', () => {
    const t = clashOf(8, 5, 'a2-plunder').tokens(1, 'agriculture', 2).tokens(1, 'bronze', 2);
    t.attack(0, 'aggression', 'a2-plunder', 1);
    expect([food(t.p(0)), resources(t.p(0)), food(t.p(1)), resources(t.p(1))]).toEqual([2, 2, 0, 0]);
  });

  it('check 63: Spy', () => {
    const t = clashOf(8, 5, 'a2-spy');
    t.p(1).science = 3;
    t.attack(0, 'aggression', 'a2-spy', 1);
    expect([t.p(0).science, t.p(1).science]).toEqual([3, 0]);
    const more = clashOf(8, 5, 'a2-spy');
    more.p(1).science = 9;
    expect(more.attack(0, 'aggression', 'a2-spy', 1).p(0).science).toBe(5);
  });

  it('check 64: Armed Intervention', () => {
    const t = clashOf(8, 5, 'a3-armed-intervention').culture(1, 4);
    t.attack(0, 'aggression', 'a3-armed-intervention', 1);
    expect([t.p(0).culture, t.p(1).culture]).toEqual([4, 0]);
  });

  it('check 65: Raid I on a lab', () => {
    const t = clashOf(8, 5, 'a1-raid').workers(1, { philosophy: 1, computers: 1, warriors: 2 });
    const { yellow, pool } = t.p(1);
    t.attack(0, 'aggression', 'a1-raid', 1);
    expect(resources(t.p(0))).toBe(2);
    expect(t.p(1)).toMatchObject({ yellow, pool: pool + 1 });
    expect(t.p(1).techs.find((x) => x.id === 'computers')!.workers).toBe(1);
  });

  it('check 67: Raid II halves the sum of both costs', () => {
    const t = clashOf(8, 1, 'a2-raid').workers(1, { theology: 1, 'printing-press': 1 });
    t.attack(0, 'aggression', 'a2-raid', 1).answer('raze:theology');
    expect(resources(t.p(0))).toBe(4);
    expect(t.p(1).pool).toBe(2);
  });

  it('check 68: Raid II on a single building', () => {
    const t = clashOf(8, 1, 'a2-raid').workers(1, { alchemy: 1 });
    t.attack(0, 'aggression', 'a2-raid', 1);
    expect(resources(t.p(0))).toBe(3);
    expect(t.p(1).pool).toBe(1);
  });

  it('Raid II reaches Age II once, Raid III also Age III', () => {
    const two = clashOf(8, 1, 'a2-raid').workers(1, { opera: 2 }).attack(0, 'aggression', 'a2-raid', 1);
    expect(two.p(1).pool).toBe(1);
    const three = clashOf(8, 1, 'a3-raid').workers(1, { opera: 1, movies: 1 }).attack(0, 'aggression', 'a3-raid', 1);
    expect(three.p(1).pool).toBe(2);
    expect(resources(three.p(0))).toBe(Math.ceil((8 + 11) / 2));
  });

  it('check 69: Infiltrate scores three per level', () => {
    for (const [leader, points] of [
      ['joan-of-arc', 3],
      ['james-cook', 6],
      ['sid-meier', 9],
    ] as const) {
      const t = clashOf(8, 1, 'a2-infiltrate');
      t.p(1).leader = leader;
      t.attack(0, 'aggression', 'a2-infiltrate', 1);
      expect(t.p(0).culture).toBe(points);
      expect(t.p(1).leader).toBeNull();
    }
  });

  it('Infiltrate may take the unfinished wonder instead; its tokens return', () => {
    const t = clashOf(8, 1, 'a2-infiltrate');
    Object.assign(t.p(1), { leader: 'james-cook', building: { id: 'kremlin', stages: 2 } });
    t.p(1).blue -= 2;
    t.attack(0, 'aggression', 'a2-infiltrate', 1).answer('infiltrate:wonder');
    expect(t.p(1)).toMatchObject({ building: null, blue: 16, leader: 'james-cook' });
    expect(t.p(0).culture).toBe(6);
  });

  it('check 70: Enslave lets the rival pick the worker', () => {
    const t = clashOf(8, 1, 'a1-enslave').workers(1, { warriors: 1, agriculture: 2 });
    const bank = t.p(1).yellow;
    t.attack(0, 'aggression', 'a1-enslave', 1);
    expect(t.prompt.seat).toBe(1);
    expect(t.prompt.choices.length).toBe(2);
    t.answer(t.ids.find((id) => id.includes('agriculture'))!);
    expect(t.p(1).yellow).toBe(bank + 1);
    expect([food(t.p(0)), resources(t.p(0))]).toEqual([2, 2]);
  });

  it('check 71: Annex moves the lasting effect and nothing else', () => {
    const t = clashOf(8, 1, 'a2-annex');
    expect(barred(t.s, 0, 'a2-annex', 1)).toBe('nothing-to-take');
    t.p(1).colonies.push('c2-historic', 'c1-wealthy');
    t.attack(0, 'aggression', 'a2-annex', 1).answer('annex:c2-historic');
    expect([happiness(t.s, 0), happiness(t.s, 1)]).toEqual([2, 0]);
    expect([t.p(0).culture, t.p(1).culture]).toEqual([0, 0]);
    expect(t.p(0).colonies).toEqual(['c2-historic']);
  });

  it('Annex moves tokens too', () => {
    const t = clashOf(8, 1, 'a2-annex');
    t.p(1).colonies.push('c1-wealthy');
    t.p(1).blue += 3;
    t.p(1).boxBlue += 3;
    t.attack(0, 'aggression', 'a2-annex', 1);
    expect([t.p(0).blue, t.p(1).blue]).toEqual([19, 16]);
    expect([t.p(0).boxBlue, t.p(1).boxBlue]).toEqual([3, 0]);
  });

  it.each([
    ['b1', 2],
    ['b2', 4],
    ['b3', 6],
  ] as const)('%s defends with %i', (card, value) => {
    const t = clashOf(5 + value, 5, 'a1-plunder')
      .hand(1, card)
      .attack(0, 'aggression', 'a1-plunder', 1);
    t.answer(`bonus:${card}`);
    expect(t.told('aggression-repelled')[0]).toMatchObject({ defence: 5 + value });
  });
});
