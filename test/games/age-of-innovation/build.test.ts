/** Terraform and build, spades, upgrades, bridges, neutral buildings. */
import { describe, expect, it } from 'vitest';
import { reachOf } from '../../../src/games/age-of-innovation/rules/reach.js';
import { innovate, RICH, scene } from './helpers.js';

describe('terraform and build with tools', () => {
  it.each([
    [3, 7],
    [2, 5],
    [1, 3],
  ])('check 9 and p. 12: mountain to desert and a workshop at %i tools a spade', (rate, tools) => {
    const table = scene()
      .put(0, 'workshop', 'H5')
      .ground('mountain', 'H6')
      .give(0, { tools, coins: 2, terraforming: rate });
    expect(table.choice('build:H6')?.price).toEqual({ tools, coins: 2 });
    table.play('build:H6');
    expect([table.at('H6'), table.terrain('H6'), table.p().tools, table.p().coins]).toEqual([
      'workshop',
      'desert',
      0,
      0,
    ]);
    const poor = scene()
      .put(0, 'workshop', 'H5')
      .ground('mountain', 'H6')
      .give(0, { tools: tools - 1, coins: 2, terraforming: rate });
    expect(poor.offers('build:H6')).toBe(false);
    expect(poor.run.blocked().find((b) => b.id === 'build:H6')).toMatchObject({
      why: 'cannot-pay',
      facts: { tools: 1 },
    });
  });

  it('stops on the way if wanted, always towards the own terrain', () => {
    const table = scene().put(0, 'workshop', 'H5').ground('lake', 'H6').give(0, { tools: 7, coins: 0 });
    expect(table.choice('dig:H6')?.range).toEqual([1, 2]);
    table.play('dig:H6 x2');
    expect(table.terrain('H6')).toBe('plains');
    expect(table.at('H6')).toBe('');
  });

  it('terraforming alone is paid too, tunnel and spades', () => {
    const table = scene().put(0, 'workshop', 'H6').ground('swamp', 'H5').give(0, { tools: 7 }).play('dig:H5 x2');
    expect([table.p().tools, table.terrain('H5'), table.at('H5')]).toEqual([1, 'desert', '']);
    const moles = scene({ faction: 'moles' }).put(0, 'workshop', 'H6').ground('plains', 'H4').give(0, { tools: 7 });
    moles.play('dig:H4@tunnel x1');
    expect([moles.p().tools, moles.from('moles')]).toEqual([3, 5]);
  });

  it('p. 8: reach by ship needs the level; booster 1 adds one in phase II only', () => {
    const table = scene({ board: 'desert' })
      .put(0, 'workshop', 'B0')
      .ground('desert', 'B3')
      .give(0, { tools: 5, coins: 5, shipping: 1 });
    expect(table.offers('build:B3')).toBe(false);
    expect(table.run.blocked().find((b) => b.id === 'build:B3')?.why).toBe('out-of-reach');
    expect(table.give(0, { shipping: 2 }).offers('build:B3')).toBe(true);
    table.give(0, { shipping: 1 }).tile(0, 'booster-1');
    expect(table.offers('build:B3')).toBe(true);
    expect(table.give(0, { shipping: 0 }).offers('build:B3')).toBe(false);
    table.give(0, { shipping: 1 }).s.phase = 'science';
    expect(reachOf(table.s, 0, false)[table.hex('B3')]).toBe(0);
  });

  it('p. 8: a bridge makes its ends adjacent, for reach and for power', () => {
    const table = scene()
      .put(0, 'workshop', 'E3')
      .put(1, 'workshop', 'G2')
      .ground('desert', 'F4')
      .give(0, { tools: 5, coins: 5 });
    expect(table.offers('build:F4')).toBe(false);
    table.bridge(0, 'E3', 'F4');
    expect(table.offers('build:F4')).toBe(true);
    table.put(1, 'guild', 'F4');
    table.play('upgrade:E3>guild');
    expect(table.s.offers.find((o) => o.seat === 1)).toMatchObject({ power: 2 });
  });

  it('is not offered without a workshop piece', () => {
    const table = scene()
      .put(0, 'workshop', 'H4', 'H5', 'H6', 'H7', 'H8', 'H9', 'H10', 'H11', 'I12')
      .ground('desert', 'I5')
      .give(0, RICH);
    expect(table.ids().some((id) => id.startsWith('build:'))).toBe(false);
    expect(table.ids().some((id) => id.startsWith('dig:'))).toBe(true);
  });
});

describe('free spades', () => {
  it('check 10 and p. 12: two plains with one power action, the workshop on the first only', () => {
    const table = scene({ faction: 'goblins', tile: 'round-8' })
      .put(0, 'workshop', 'H6')
      .ground('plains', 'H5', 'H7')
      .ground('wasteland', 'H8');
    table.give(0, { bowls: [0, 0, 12], tools: 1, coins: 2 }).play('power:power-spades');
    // Not yet adjacent: the hex beyond is out of reach for the whole action.
    expect(table.offers('dig:H8')).toBe(false);
    table.play('dig:H7 x1');
    expect(table.offers('dig:H8')).toBe(false);
    table.play('dig:H5 x1');
    expect(table.ids()).toEqual(['build:H7', 'done']);
    table.play('build:H7');
    expect([table.at('H7'), table.at('H5'), table.terrain('H5')]).toEqual(['workshop', '', 'desert']);
    expect(table.p().coins).toBe(4);
    expect(table.from('round-8')).toBe(4);
    expect(table.p().bowls).toEqual([6, 0, 6]);
  });

  it('missing spades are bought for the first hex only, and only when the free ones do not suffice', () => {
    const table = scene()
      .put(0, 'workshop', 'H6')
      .ground('lake', 'H5')
      .ground('plains', 'H7')
      .give(0, { bowls: [0, 0, 12], tools: 3 });
    table.play('power:power-spades');
    expect(table.choice('dig:H5')?.range).toEqual([1, 3]);
    expect(table.choice('dig:H7')?.range).toEqual([1, 1]);
    table.play('dig:H7 x1');
    expect(table.choice('dig:H5')?.range).toEqual([1, 1]);
    table.play('dig:H5 x1');
    expect(table.p().tools).toBe(3);
    expect(table.terrain('H5')).toBe('swamp');
  });

  it('buys one spade of three', () => {
    const table = scene()
      .put(0, 'workshop', 'H6')
      .ground('lake', 'H5')
      .give(0, { bowls: [0, 0, 12], tools: 4, coins: 2 });
    table.play('power:power-spades', 'dig:H5 x3', 'build:H5');
    expect(table.p()).toMatchObject({ tools: 0, coins: 0 });
  });

  it('an unfinished first hex is offered again, and nothing else, as long as free spades are left', () => {
    const table = scene()
      .put(0, 'workshop', 'H6')
      .ground('lake', 'H5')
      .ground('plains', 'H7')
      .give(0, { bowls: [0, 0, 12], tools: 0 });
    table.play('power:power-spades', 'dig:H5 x1');
    expect(table.ids()).toEqual(['dig:H5', 'done']);
    expect(table.choice('dig:H5')).toMatchObject({ range: [1, 1], usual: 1 });
    expect(table.choice('done')).toMatchObject({ warn: 'spades-lost', facts: { lost: 1 } });
    table.play('dig:H5 x1');
    expect([table.terrain('H5'), table.prompt().topic, table.told('lost')]).toEqual(['plains', 'after', []]);
  });

  it('the rest of an unfinished first hex may be bought, as far as one likes', () => {
    const table = scene()
      .put(0, 'workshop', 'H6')
      .ground('lake', 'H5')
      .give(0, { bowls: [0, 0, 12], tools: 6 });
    table.play('power:power-spades', 'dig:H5 x1');
    expect(table.choice('dig:H5')).toMatchObject({ range: [1, 2], usual: 2, prices: [{}, { tools: 3 }] });
    table.play('dig:H5 x2', 'done');
    expect([table.terrain('H5'), table.p().tools]).toEqual(['desert', 3]);
    // one of two missing spades: stopping on the way is allowed
    const part = scene()
      .put(0, 'workshop', 'H6')
      .ground('lake', 'H5')
      .give(0, { bowls: [0, 0, 12], tools: 6 });
    part.play('power:power-spade', 'dig:H5 x2');
    expect([part.terrain('H5'), part.p().tools]).toEqual(['plains', 3]);
  });

  it('a first hex reached by a tunnel is paid once', () => {
    const table = scene({ faction: 'moles' })
      .put(0, 'workshop', 'H6')
      .ground('swamp', 'H4')
      .give(0, { bowls: [0, 0, 12], tools: 1 });
    table.play('power:power-spades', 'dig:H4@tunnel x1');
    expect(table.ids()).toEqual(['dig:H4', 'done']);
    table.play('dig:H4 x1');
    expect([table.terrain('H4'), table.p().tools, table.from('moles')]).toEqual(['desert', 0, 5]);
  });

  it('in a game begun under rules 1 an unfinished first hex ends the spades', () => {
    const table = scene()
      .put(0, 'workshop', 'H6')
      .ground('lake', 'H5')
      .give(0, { bowls: [0, 0, 12], tools: 0 });
    table.s.oldSpades = true;
    table.play('power:power-spades', 'dig:H5 x1');
    expect(table.prompt().topic).toBe('after');
    expect(table.told('lost')).toMatchObject([{ what: 'spades', n: 1 }]);
  });

  it('may only build on own terrain, the spades are lost', () => {
    const table = scene()
      .put(0, 'workshop', 'H6')
      .ground('desert', 'H5')
      .give(0, { bowls: [0, 0, 12], tools: 1, coins: 2 });
    table.play('power:power-spade');
    expect(table.choice('build:H5')).toMatchObject({ warn: 'spades-lost', facts: { lost: 1 } });
    table.play('build:H5');
    expect(table.at('H5')).toBe('workshop');
    expect(table.told('lost')).toMatchObject([{ why: 'power-spade', what: 'spades', n: 1 }]);
    expect(table.prompt().topic).toBe('after');
  });

  it('three spades of the book action on three hexes', () => {
    const table = scene()
      .put(0, 'workshop', 'H6')
      .ground('plains', 'H5', 'H7', 'I6')
      .give(0, { books: [3, 0, 0, 0], tools: 0 });
    table.play('books:book-spades');
    expect(table.prompt().facts).toEqual({ free: 3 });
    table.play('dig:H5 x1', 'dig:H7 x1', 'dig:I6 x1');
    expect(['H5', 'H7', 'I6'].map((h) => table.terrain(h))).toEqual(['desert', 'desert', 'desert']);
    expect(table.p().books).toEqual([0, 0, 0, 0]);
  });
});

describe('upgrades', () => {
  it('p. 13: a guild costs 3 coins beside another faction, 6 otherwise; own and neutral pieces', () => {
    const table = scene().put(0, 'workshop', 'H4', 'H9', 'H10').put(1, 'workshop', 'H5').give(0, RICH);
    expect(table.choice('upgrade:H4>guild')?.price).toEqual({ tools: 2, coins: 3 });
    expect(table.choice('upgrade:H9>guild')?.price).toEqual({ tools: 2, coins: 6 });
    table.put(1, 'tower', 'H8');
    expect(table.choice('upgrade:H9>guild')?.price).toEqual({ tools: 2, coins: 3 });
  });

  it.each([
    ['guild', 'school', 3, 5],
    ['guild', 'palace', 4, 6],
    ['school', 'university', 5, 8],
  ] as const)('%s to %s: %i tools, %i coins; the old piece returns', (from, to, tools, coins) => {
    const table = scene().put(0, from, 'H4').give(0, { tools, coins }).play(`upgrade:H4>${to}`);
    expect(table.at('H4')).toBe(to);
    expect([table.p().tools, table.p().coins]).toEqual([0, 0]);
    expect(table.prompt().topic).toBe(to === 'palace' ? 'palace' : 'competency');
  });

  it('need their coins, and only schools and universities bring a competency', () => {
    const table = scene().put(0, 'workshop', 'H4').put(0, 'guild', 'H8').give(0, { tools: 9, coins: 5 });
    expect(table.ids().filter((id) => id.startsWith('upgrade'))).toEqual(['upgrade:H8>school']);
    expect(
      table
        .give(0, { coins: 4 })
        .ids()
        .some((id) => id.startsWith('upgrade')),
    ).toBe(false);
    expect(table.give(0, RICH).play('upgrade:H4>guild').prompt().topic).toBe('after');
    const palace = scene().put(0, 'guild', 'H8').give(0, RICH).play('upgrade:H8>palace', 'palace:palace-17');
    expect([palace.prompt().topic, palace.p().competencies]).toEqual(['after', []]);
  });

  it('only while a piece of the new kind is left, never with a neutral piece', () => {
    const table = scene().put(0, 'guild', 'H4', 'H5', 'H6', 'H7').put(0, 'workshop', 'H9').give(0, RICH);
    expect(table.offers('upgrade:H9>guild')).toBe(false);
    table.clear().put(0, 'workshop', 'H4').neutral(0, 'workshop', 'H9');
    expect([table.offers('upgrade:H4>guild'), table.offers('upgrade:H9>guild')]).toEqual([true, false]);
    expect(table.run.blocked().find((b) => b.id === 'upgrade:H9>guild')?.why).toBe('neutral-piece');
  });

  it('p. 13: competency places give steps and books of their column', () => {
    const table = scene()
      .put(0, 'guild', 'H4')
      .give(0, { ...RICH, levels: [0, 0, 0, 0], books: [0, 0, 0, 0] });
    table.play('upgrade:H4>school', 'competency:competency-2');
    expect([table.p().levels, table.p().books]).toEqual([
      [0, 3, 0, 0],
      [0, 0, 0, 0],
    ]);
    const second = scene()
      .put(0, 'guild', 'H4')
      .give(0, { ...RICH, levels: [0, 0, 0, 0], books: [0, 0, 0, 0] });
    second.play('upgrade:H4>school', 'competency:competency-7');
    expect([second.p().levels, second.p().books]).toEqual([
      [0, 0, 2, 0],
      [0, 0, 1, 0],
    ]);
    const third = scene()
      .put(0, 'guild', 'H4')
      .give(0, { ...RICH, levels: [0, 0, 0, 0], books: [0, 0, 0, 0] });
    third.play('upgrade:H4>school', 'competency:competency-12');
    expect([third.p().levels, third.p().books]).toEqual([
      [0, 0, 0, 1],
      [0, 0, 0, 2],
    ]);
  });

  it('a competency is taken once of a kind, and while its stack lasts', () => {
    const table = scene().put(0, 'guild', 'H4').give(0, RICH).tile(0, 'competency-2');
    table.s.competenciesLeft[2] = 0;
    for (const p of table.s.players) p.competencies.push('competency-3');
    table.s.competenciesLeft[2] = 1;
    table.play('upgrade:H4>school');
    expect(table.offers('competency:competency-2')).toBe(false);
    expect(table.offers('competency:competency-3')).toBe(false);
    expect(table.ids()).toHaveLength(10);
  });
});

describe('bridges', () => {
  it('p. 23: printed place, an own building at one end, one bridge a place', () => {
    const table = scene()
      .put(0, 'workshop', 'C9')
      .put(1, 'workshop', 'D10')
      .give(0, { bowls: [0, 0, 12] });
    table.play('power:power-bridge');
    expect(table.ids()).toEqual(['bridge:C9-D7', 'bridge:C9-D10', 'bridge:C9-E9']);
    table.play('bridge:C9-D10');
    expect(table.prompt().topic).toBe('after');
    expect(table.s.bridges).toHaveLength(1);
    expect(table.p().bowls[2]).toBe(9);
    const full = scene()
      .put(0, 'workshop', 'C9')
      .bridge(0, 'C9', 'D7')
      .bridge(0, 'C9', 'D10')
      .bridge(0, 'C9', 'E9')
      .give(0, { bowls: [0, 0, 12] });
    expect(full.offers('power:power-bridge')).toBe(false);
    expect(full.run.blocked().find((b) => b.id === 'power:power-bridge')?.why).toBe('no-bridge-place');
  });
});

describe('neutral buildings', () => {
  it('are placed in reach with bought spades only, or lost; the rest of the tile stays', () => {
    const table = scene()
      .put(0, 'workshop', 'H6')
      .ground('lake', 'H5', 'H7', 'I6', 'I7', 'G6')
      .give(0, { ...RICH, tools: 8 });
    innovate(table, 'neutral-workshop');
    expect(table.prompt().topic).toBe('after');
    expect(table.told('lost')).toMatchObject([{ what: 'workshop', why: 'neutral-workshop' }]);
    expect(table.p().innovations).toEqual(['neutral-workshop']);
  });

  it('pay for spades, score and offer power like any building', () => {
    const table = scene({ tile: 'round-1', faction: 'goblins' })
      .put(0, 'workshop', 'H6')
      .put(1, 'guild', 'H8')
      .ground('plains', 'H7')
      .give(0, RICH);
    innovate(table, 'neutral-workshop');
    expect(table.choice('place:H7')?.price).toEqual({ tools: 3 });
    const coins = table.p().coins;
    table.play('place:H7');
    expect(table.at('H7')).toBe('workshop*');
    expect([table.p().tools, table.p().coins]).toEqual([37, coins + 2]);
    expect(table.from('round-1')).toBe(2);
    expect(table.s.offers).toMatchObject([{ seat: 1, power: 2 }]);
  });
});
