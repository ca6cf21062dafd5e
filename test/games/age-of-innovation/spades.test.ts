/** Free spades in tight corners: what they cost, what is told, and when they are not offered at all. */
import { describe, expect, it } from 'vitest';
import { RICH, scene, type Table } from './helpers.js';

const FULL = [0, 0, 12] as [number, number, number];
const digs = (table: Table) => table.ids().filter((id) => id.startsWith('dig:'));

/** Moles on H6 with something to dig two hexes away, in the middle of a power action. */
function moles(tools: number, spades: 'power-spade' | 'power-spades' = 'power-spades'): Table {
  const table = scene({ faction: 'moles' })
    .put(0, 'workshop', 'H6')
    .ground('plains', 'H4', 'H8')
    .ground('forest', 'I8');
  return table.give(0, { ...RICH, tools, bowls: FULL }).play(`power:${spades}`);
}

describe('tunnels with free spades', () => {
  it('take their tool first: what is left buys missing spades', () => {
    expect(moles(0).offers('dig:H4@tunnel')).toBe(false);
    expect(moles(1).choice('dig:H4@tunnel')).toMatchObject({ range: [1, 1], price: { tools: 1 } });
    // Forest is three steps from desert: one spade is missing, it takes 3 tools besides the one for the tunnel.
    expect(moles(3).choice('dig:I8@tunnel')?.range).toEqual([1, 2]);
    expect(moles(4).choice('dig:I8@tunnel')?.range).toEqual([1, 3]);
    const table = moles(4).play('dig:I8@tunnel x3');
    expect([table.p().tools, table.terrain('I8'), table.from('moles')]).toEqual([0, 'desert', 5]);
  });

  it('are paid for a workshop on own ground too, and once only for the first hex', () => {
    const table = moles(2, 'power-spade').ground('desert', 'H8');
    expect(table.choice('build:H8@tunnel')?.price).toEqual({ tools: 2, coins: 2 });
    expect(table.give(0, { tools: 1 }).offers('build:H8@tunnel')).toBe(false);
    const dug = moles(2, 'power-spade').play('dig:H4@tunnel x1');
    expect(dug.choice('build:H4')?.price).toEqual({ tools: 1, coins: 2 });
    expect([dug.offers('build:H4@tunnel'), dug.p().tools]).toEqual([false, 1]);
  });

  it('hexes in normal reach cost nothing to get to', () => {
    const table = moles(0).ground('plains', 'H7');
    expect(table.choice('dig:H7')?.price).toBeUndefined();
  });
});

describe('the way of the spades', () => {
  it('bought spades leave no free one behind; the question names the first hex and what is left', () => {
    const table = scene().put(0, 'workshop', 'H6').ground('lake', 'H5').ground('plains', 'H7');
    table.give(0, { ...RICH, tools: 9, bowls: FULL }).play('power:power-spades');
    expect(table.prompt().facts).toEqual({ free: 2 });
    expect(table.choice('done')?.warn).toBe('spades-lost');
    table.play('dig:H5 x3');
    expect([table.p().tools, table.terrain('H5')]).toEqual([6, 'desert']);
    expect([table.prompt().facts, digs(table)]).toEqual([{ free: 0, first: 'H5' }, []]);
    expect(table.choice('done')?.warn).toBeUndefined();
    expect(table.play('done').told('lost')).toEqual([]);
  });

  it('spades that are given up or find no hex are told as lost', () => {
    const table = scene().put(0, 'workshop', 'H6').ground('plains', 'H7').give(0, { bowls: FULL });
    table.play('power:power-spades', 'dig:H7 x1');
    expect(table.prompt().facts).toEqual({ free: 1, first: 'H7' });
    expect(table.play('done').told('lost')).toMatchObject([{ why: 'power-spades', what: 'spades' }]);
    const alone = scene().put(0, 'workshop', 'H6').ground('desert', 'H5', 'I6', 'I7', 'G6').ground('plains', 'H7');
    alone.put(1, 'workshop', 'G5').ground('desert', 'H5', 'I6', 'I7', 'G6');
    alone.give(0, { ...RICH, coins: 0, bowls: FULL }).play('power:power-spades', 'dig:H7 x1');
    expect(alone.prompt().topic).toBe('after');
    expect(alone.told('lost')).toMatchObject([{ why: 'power-spades', what: 'spades' }]);
  });

  it('the workshop stands on the first hex or, before any spade, on any own ground in reach', () => {
    const table = scene().put(0, 'workshop', 'H6').ground('desert', 'H5').ground('plains', 'H7', 'I6');
    table.give(0, { ...RICH, bowls: FULL }).play('power:power-spades');
    const builds = () => table.ids().filter((id) => id.startsWith('build:'));
    expect(builds()).toEqual(['build:H5']);
    table.play('dig:H7 x1', 'dig:I6 x1');
    expect(builds()).toEqual(['build:H7']);
  });
});

describe('an action with spades is offered only where they are of use', () => {
  /** Everything in reach of H6 is taken or own ground. */
  function closed(): Table {
    const table = scene().put(0, 'workshop', 'H6').put(1, 'workshop', 'H5', 'G6').put(2, 'workshop', 'I6', 'I7');
    return table.ground('desert', 'H7').give(0, { ...RICH, bowls: FULL });
  }
  const offered = (table: Table) => table.offers('power:power-spade');

  it('own ground is use enough while a workshop can be paid and placed', () => {
    expect(offered(closed())).toBe(true);
    expect(offered(closed().give(0, { coins: 1 }))).toBe(false);
    expect(offered(closed().give(0, { tools: 0 }))).toBe(false);
    expect(offered(closed().put(2, 'workshop', 'H7'))).toBe(false);
  });

  it('ground that only a tunnel reaches needs the tool for it', () => {
    const table = (tools: number) => {
      const t = scene({ faction: 'moles' }).put(0, 'workshop', 'H6').put(1, 'workshop', 'H5', 'G6', 'H7');
      return t.put(2, 'workshop', 'I6', 'I7').give(0, { ...RICH, tools, bowls: FULL });
    };
    expect([offered(table(0)), offered(table(1))]).toEqual([false, true]);
  });
});
