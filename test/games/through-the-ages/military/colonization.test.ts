import { describe, expect, it } from 'vitest';
import { TERRITORIES } from '../../../../src/games/through-the-ages/data/military.js';
import { TERRITORY_IDS } from '../../../../src/games/through-the-ages/data/military-ids.js';
import { food, happiness, resources } from '../../../../src/games/through-the-ages/rules/board.js';
import { loseColony } from '../../../../src/games/through-the-ages/rules/military/colonies.js';
import { highestBid } from '../../../../src/games/through-the-ages/rules/military/colonize.js';
import { strength } from '../../../../src/games/through-the-ages/rules/military/strength.js';
import { Table } from './table.js';

describe('colonization', () => {
  it('check 43: cards and modifiers alone send nobody', () => {
    const t = new Table(2, 3).workers(0, {}).hand(0, 'b3', 'b3', 'b3');
    t.p(0).specials.push('cartography');
    expect(highestBid(t.s, 0)).toBe(0);
  });

  it('check 44: the whole Fighting Band must go', () => {
    const t = new Table(2).workers(0, { warriors: 2 }).workers(1, {});
    t.p(0).tactic = 't1-fighting-band';
    const bank = t.p(0).yellow;
    t.territory('c1-historic').answer('bid', 3);
    expect(t.ids).toEqual(['send:warriors']);
    t.answer('send:warriors');
    expect(t.ids).not.toContain('done');
    t.answer('send:warriors').answer('done');
    expect(t.atRest).toBe(true);
    expect(t.p(0).yellow).toBe(bank + 2);
    expect(strength(t.s, 0)).toBe(0);
    expect(t.p(0).colonies).toEqual(['c1-historic']);
  });

  it('check 45: a bid of 8 can be met in two ways', () => {
    const position = () => {
      const t = new Table(2, 2).workers(0, { swordsmen: 1, knights: 2 }).workers(1, {}).hand(0, 'b2');
      t.p(0).tactic = 't2-conquistadors';
      t.p(0).specials.push('cartography');
      return t;
    };
    expect(highestBid(position().s, 0)).toBe(15);
    const one = position().territory('c2-historic').answer('bid', 8);
    one.answer('send:knights').answer('send:knights');
    expect(one.ids).not.toContain('done');
    one.answer('bonus:b2');
    expect(one.prompt.facts).toMatchObject({ bid: 8, force: 8 });
    one.answer('done');
    expect(one.s.militaryDiscards[2]).toEqual(['b2']);
    const two = position().territory('c2-historic').answer('bid', 8);
    two.answer('send:swordsmen').answer('send:knights').answer('send:knights');
    expect(two.prompt.facts).toMatchObject({ force: 13 });
    two.answer('done');
    expect(two.p(0).military).toEqual(['b2']);
  });

  it('sheet 4.3 no. 5: infantry of Genghis Khan rides in the armies of a colonizing force too', () => {
    const t = new Table(2).workers(0, { swordsmen: 3 }).workers(1, {});
    Object.assign(t.p(0), { leader: 'genghis-khan', tactic: 't1-heavy-cavalry' });
    expect(highestBid(t.s, 0)).toBe(10);
    t.territory('c1-historic').answer('bid', 10);
    t.answer('send:swordsmen').answer('send:swordsmen').answer('send:swordsmen');
    expect(t.prompt.facts).toMatchObject({ bid: 10, force: 10 });
  });

  it('checks 46 and 47: an air force doubles the army it sails with', () => {
    const t = new Table(2, 3).workers(0, { tanks: 1, rockets: 2, 'air-forces': 1 }).workers(1, {});
    t.p(0).tactic = 't3-mechanized-army';
    expect(highestBid(t.s, 0)).toBe(40);
    t.territory('c2-historic').answer('bid', 25).answer('send:tanks').answer('send:rockets').answer('send:rockets');
    expect(t.prompt.facts).toMatchObject({ force: 25 });
    t.answer('send:air-forces');
    expect(t.prompt.facts).toMatchObject({ force: 40 });
  });

  it('check 49: everybody passes', () => {
    const t = new Table(3).territory('c1-vast');
    for (let i = 0; i < 3; i++) t.answer('pass');
    expect(t.atRest).toBe(true);
    expect(t.s.events.past).toEqual(['c1-vast']);
    expect(t.s.players.every((p) => p.colonies.length === 0)).toBe(true);
  });

  it('check 50: Inhabited Territory with an empty yellow bank', () => {
    const t = new Table(2).workers(1, {});
    t.workers(0, { warriors: 1 }).yellow(0, 0);
    t.territory('c1-inhabited').answer('bid', 1).answer('send:warriors').answer('done');
    expect(t.p(0).yellow).toBe(2);
    expect(t.p(0).pool).toBe(1);
    expect(food(t.p(0))).toBe(0);
  });

  it('check 51: Vast Territory, gained and lost', () => {
    const t = new Table(2).workers(0, { warriors: 1 }).workers(1, {});
    const { yellow, blue } = t.p(0);
    t.territory('c1-vast').answer('bid', 1).answer('send:warriors').answer('done');
    expect(t.p(0).yellow).toBe(yellow + 1 + 3);
    expect(t.p(0).boxBlue).toBe(-1);
    expect(food(t.p(0))).toBe(3);
    expect(t.p(0).blue).toBe(blue - 1 - 3);
    loseColony(t.run as never, 0, 'c1-vast', null);
    expect(t.p(0).yellow).toBe(yellow + 1);
    expect(t.p(0).boxBlue).toBe(0);
    expect(t.s.militaryDiscards[1]).toEqual(['c1-vast']);
  });

  it('check 52: Strategic Territory II in Age IV', () => {
    const t = new Table(2, 4).workers(0, { warriors: 2 }).workers(1, {});
    t.territory('c2-strategic').answer('bid', 1).answer('send:warriors').answer('done');
    expect(t.p(0).military).toEqual([]);
    expect(strength(t.s, 0)).toBe(1 + 4);
  });

  it('check 53: James Cook throws in cards', () => {
    const t = new Table(2, 2).workers(0, { warriors: 1 }).workers(1, {});
    t.hand(0, 't2-classic-army', 't1-legion', 'b2').p(0).leader = 'james-cook';
    expect(highestBid(t.s, 0)).toBe(5);
    t.territory('c2-historic').answer('bid', 5).answer('send:warriors').answer('throw:t1-legion');
    t.answer('bonus:b2').answer('throw:t2-classic-army').answer('done');
    expect(t.p(0).military).toEqual([]);
    expect(t.s.militaryDiscards[2]!.sort()).toEqual(['b2', 't2-classic-army']);
  });

  it.each([
    ['b1', 1],
    ['b2', 2],
    ['b3', 3],
  ] as const)('%s adds %i to the force', (card, value) => {
    const t = new Table(2, 3).workers(0, { warriors: 1 }).workers(1, {}).hand(0, card);
    t.territory('c2-historic')
      .answer('bid', 1 + value)
      .answer('send:warriors')
      .answer(`bonus:${card}`)
      .answer('done');
    expect(t.told('colony')[0]).toMatchObject({ force: 1 + value });
  });

  it('bids go up around the table, and who passed stays out', () => {
    const t = new Table(3);
    for (const seat of [0, 1, 2]) t.workers(seat, { warriors: 3 });
    t.territory('c1-wealthy', 1);
    expect(t.prompt.seat).toBe(1);
    t.answer('bid', 1).answer('pass');
    expect(t.prompt.seat).toBe(0);
    expect(t.prompt.choices[0]!.range).toEqual([2, 3]);
    t.answer('bid', 2).answer('pass');
    expect(t.prompt).toMatchObject({ seat: 0, topic: 'colonize' });
  });

  it('asks somebody whose hidden cards cannot raise, so that nothing shows', () => {
    const t = new Table(2)
      .workers(0, { warriors: 3 })
      .workers(1, { warriors: 1 })
      .hand(1, 't1-legion', 't1-legion', 't1-legion');
    t.territory('c1-wealthy').answer('bid', 2);
    expect(t.prompt.seat).toBe(1);
    expect(t.ids).toEqual(['pass']);
  });

  it.each(TERRITORY_IDS)('%s gives what is printed', (id) => {
    const t = new Table(2, 2).workers(0, { warriors: 1 }).workers(1, {});
    t.s.militaryDecks[2] = ['b2', 'b2', 'b2', 'b2', 'b2', 'b2'];
    const p = t.p(0);
    const before = { yellow: p.yellow, science: p.science, culture: p.culture, happy: happiness(t.s, 0) };
    t.territory(id).answer('bid', 1).answer('send:warriors').answer('done');
    const card = TERRITORIES[id];
    expect(p.science - before.science).toBe(card.science);
    expect(p.culture - before.culture).toBe(card.culture);
    expect(p.booked.territories ?? 0).toBe(card.culture);
    expect(p.pool).toBe(card.population);
    expect(p.military.length).toBe(card.draw);
    expect(food(p)).toBe(card.food);
    expect(resources(p)).toBe(card.resources);
    expect(p.yellow).toBe(before.yellow + 1 + card.yellow - card.population);
    expect(p.boxYellow).toBe(card.yellow);
    expect(p.boxBlue).toBe(card.blue);
    expect(happiness(t.s, 0) - before.happy).toBe(card.faces);
    expect(strength(t.s, 0)).toBe(card.strength);
  });
});
