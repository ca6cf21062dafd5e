import { describe, expect, it } from 'vitest';
import { scene } from './helpers.js';

/** Sends a scholar and tells what it did to level, power and round points. */
function send(level: number, keys: number, ...answers: string[]) {
  const table = scene({ tile: 'round-9' });
  for (let i = 0; i < keys; i++) table.city(0, i);
  table.give(0, { scholars: 1, levels: [level, 0, 0, 0], bowls: [12, 0, 0] }).play('scholar:banking@3', ...answers);
  return [table.p().levels[0], table.p().bowls[1], table.from('round-9')];
}

describe('science', () => {
  it('check 31: thresholds, keys and lost steps', () => {
    expect(send(4, 0)).toEqual([7, 4, 3]);
    expect(send(0, 0)).toEqual([3, 1, 3]);
    expect(send(6, 0)).toEqual([7, 2, 1]);
    expect(send(6, 1, 'use-key')).toEqual([9, 2, 3]);
    expect(send(6, 1, 'keep-key')).toEqual([7, 2, 1]);
    const once = scene()
      .city(0, 0)
      .give(0, { scholars: 2, levels: [7, 0, 0, 0] });
    expect(once.play('scholar:banking@3', 'keep-key').prompt().topic).toBe('after');
  });

  it('every level of a track: power at 3, 5, 7 and 12 and nowhere else', () => {
    const table = scene()
      .city(0, 0)
      .give(0, { levels: [0, 0, 0, 0], bowls: [12, 0, 0] });
    const gained: number[] = [];
    for (let level = 1; level <= 12; level++) {
      table.give(0, { scholars: 1, bowls: [12, 0, 0] }).play('scholar:medicine@1');
      if (level === 8) table.play('use-key');
      gained.push(table.p().bowls[1]);
      expect(table.p().levels[3]).toBe(level);
      table.end().passOthers();
    }
    expect(gained).toEqual([0, 0, 1, 0, 2, 0, 2, 0, 0, 0, 0, 3]);
  });

  it('one key for each discipline', () => {
    const table = scene()
      .city(0, 0)
      .give(0, { scholars: 2, levels: [8, 6, 0, 0] });
    table.play('scholar:law@3');
    expect(table.p().levels[1]).toBe(7);
    expect(table.told('steps-lost')).toHaveLength(1);
  });

  it('check 32: level 12 has room for one', () => {
    const table = scene({ tile: 'round-9' })
      .city(0, 0)
      .city(1, 1)
      .give(0, { scholars: 1, levels: [11, 0, 0, 0] })
      .give(1, { levels: [12, 0, 0, 0] });
    table.play('scholar:banking@2');
    expect([table.p().levels[0], table.from('round-9')]).toEqual([11, 0]);
    const free = scene()
      .city(0, 0)
      .give(0, { scholars: 1, levels: [10, 0, 0, 0], bowls: [12, 0, 0] })
      .play('scholar:banking@3');
    expect([free.p().levels[0], free.p().bowls[1]]).toEqual([12, 3]);
  });

  it('p. 15: the 3 is taken, so a scholar takes a 2 in medicine and never comes back', () => {
    const table = scene().give(0, { scholars: 2, levels: [0, 0, 0, 0] });
    table.s.spaces[3]![0] = 1;
    table.p(1).sent = 1;
    table.again();
    expect(table.offers('scholar:medicine@3')).toBe(false);
    table.play('scholar:medicine@2');
    expect(table.p()).toMatchObject({ scholars: 1, sent: 1, levels: [0, 0, 0, 2] });
  });

  it('a scholar given back brings one step and can be gained again', () => {
    const table = scene()
      .give(0, { scholars: 1, levels: [0, 0, 0, 0] })
      .play('scholar:law@1');
    expect(table.p()).toMatchObject({ scholars: 0, sent: 0, levels: [0, 1, 0, 0] });
  });

  it('four spaces a discipline: 3, 2, 2, 2; with two players one 2 is gone', () => {
    const table = scene().give(0, { scholars: 7, levels: [0, 0, 0, 0] });
    for (let i = 0; i < 3; i++) table.play('scholar:law@2').end().passOthers();
    expect(table.offers('scholar:law@2')).toBe(false);
    expect(table.offers('scholar:law@3')).toBe(true);
    const two = scene({ seats: 2 });
    expect(two.s.spaces[1]!.filter((by) => by === -1)).toHaveLength(3);
  });

  it('may be sent without effect', () => {
    const table = scene()
      .tile(0, 'competency-9')
      .give(0, { scholars: 1, levels: [7, 0, 0, 0] });
    expect(table.choice('scholar:banking@2')?.warn).toBe('steps-lost');
    expect(table.play('scholar:banking@2').from('competency-9')).toBe(2);
  });
});

describe('science bonus at the end of a round', () => {
  /** Plays the first round to its end with the given tile; seat 0 goes first in the next. */
  function bonus(tile: any, levels: number[], faction: any = 'felines') {
    const table = scene({ tile, faction });
    for (let i = 0; i < levels.filter((l) => l >= 8).length; i++) table.city(0, i);
    table
      .put(0, 'workshop', 'H6')
      .give(0, { levels, scholars: 0, coins: 0, tools: 0, books: [0, 0, 0, 0], bowls: [12, 0, 0] });
    for (const seat of [1, 2]) table.give(seat, { levels: [0, 0, 0, 0] });
    table.passAll();
    return table;
  }
  const gain = (table: ReturnType<typeof bonus>, why: string) =>
    table.told('gain').find((e: any) => e.seat === 0 && e.why === why) as any;

  it('check 33: multiples of the level, 3 more for the Blessed', () => {
    expect(gain(bonus('round-1', [0, 6, 0, 0], 'blessed'), 'round-1').goods).toEqual({ scholars: 3 });
    expect(bonus('round-10', [0, 0, 12, 0], 'blessed').prompt()).toMatchObject({ topic: 'spades', facts: { free: 3 } });
    expect(bonus('round-4', [0, 0, 0, 8]).prompt()).toMatchObject({ topic: 'spades', facts: { free: 2 } });
    expect(bonus('round-9', [0, 0, 0, 3]).prompt()).toMatchObject({ topic: 'books', facts: { left: 1 } });
    expect(gain(bonus('round-12', [0, 7, 0, 0]), 'round-12').goods).toEqual({ power: 9 });
    expect(gain(bonus('round-5', [5, 0, 0, 0]), 'round-5').goods).toEqual({ coins: 5 });
    expect(gain(bonus('round-5', [0, 0, 0, 0], 'blessed'), 'round-5').goods).toEqual({ coins: 3 });
  });

  it('p. 20: Blessed with law 6 get 3 scholars', () => {
    expect(gain(bonus('round-1', [0, 6, 0, 0], 'blessed'), 'round-1').goods.scholars).toBe(3);
  });

  it('p. 17: medicine 3 a book, engineering 8 two spades', () => {
    expect(bonus('round-9', [0, 0, 0, 3]).prompt().facts).toEqual({ left: 1 });
    expect(bonus('round-10', [0, 0, 8, 0]).prompt().facts).toMatchObject({ free: 2 });
  });

  it.each([
    ['round-1', [0, 6, 0, 0], { scholars: 2 }],
    ['round-2', [6, 0, 0, 0], { power: 8 }],
    ['round-6', [0, 0, 0, 5], { tools: 2 }],
    ['round-7', [5, 0, 0, 0], { tools: 2 }],
    ['round-8', [0, 0, 5, 0], { coins: 5 }],
    ['round-11', [0, 0, 7, 0], { scholars: 2 }],
  ] as const)('%s at %j pays %j', (tile, levels, goods) => {
    expect(gain(bonus(tile, [...levels]), tile).goods).toEqual(goods);
  });

  it('round-3: a book for every three levels of law', () => {
    expect(bonus('round-3', [0, 7, 0, 0]).prompt()).toMatchObject({ topic: 'books', facts: { left: 2 } });
  });

  it('spades go to several hexes in any order, are not bought, nothing is built, tile 8 does not score', () => {
    const table = bonus('round-4', [0, 0, 0, 8]);
    table.ground('lake', 'H5').ground('plains', 'H7').give(0, { tools: 20, coins: 20 });
    expect(table.choice('dig:H5')?.range).toEqual([1, 2]);
    table.play('dig:H5 x1');
    expect(table.terrain('H5')).toBe('swamp');
    expect(table.ids().some((id) => id.startsWith('build'))).toBe(false);
    table.play('dig:H7 x1');
    expect(table.s.round).toBe(2);
    expect(table.p().tools).toBeGreaterThanOrEqual(20);
  });

  it('Goblins get coins for these spades too', () => {
    const table = bonus('round-4', [0, 0, 0, 4], 'goblins');
    table.ground('plains', 'H7').play('dig:H7 x1');
    expect(gain(table, 'goblins').goods).toEqual({ coins: 2 });
  });

  it('come in the order of the next round', () => {
    const table = scene({ tile: 'round-4' })
      .put(0, 'workshop', 'H6')
      .put(1, 'workshop', 'E10')
      .put(2, 'workshop', 'A4');
    for (const seat of [0, 1, 2]) table.give(seat, { levels: [0, 0, 0, 4] });
    table.s.order = [0, 2, 1];
    table.again().passAll();
    expect(table.prompt()).toMatchObject({ seat: 0, topic: 'spades' });
    expect(table.s.order).toEqual([0, 2, 1]);
    expect(table.play('done').prompt().seat).toBe(2);
  });
});
