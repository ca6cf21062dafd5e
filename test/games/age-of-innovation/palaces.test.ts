import { describe, expect, it } from 'vitest';
import type { PalaceId } from '../../../src/games/age-of-innovation/data/ids.js';
import type { Scene, Table } from './helpers.js';
import { RICH, scene } from './helpers.js';

/** Upgrades the guild on H6 to this palace. */
function palace(id: PalaceId, about: Scene = {}, goods: object = {}): Table {
  const table = scene(about)
    .put(0, 'guild', 'H6')
    .give(0, { ...RICH, levels: [0, 0, 0, 0], books: [0, 0, 0, 0], bowls: [12, 0, 0], ...goods });
  if (!table.s.palaces.includes(id)) table.s.palaces[0] = id;
  return table.again().play('upgrade:H6>palace', `palace:${id}`);
}

/** With the palace standing, on the turn of seat 0. */
function standing(id: PalaceId, about: Scene = {}): Table {
  return scene(about)
    .put(0, 'palace', 'H6')
    .tile(0, id)
    .give(0, { coins: 0, tools: 0, scholars: 0, books: [0, 0, 0, 0], levels: [0, 0, 0, 0], bowls: [12, 0, 0] });
}

describe('palaces', () => {
  it('a taken palace is gone for the others; round tiles 6 and 7 score it', () => {
    const table = palace('palace-17', { tile: 'round-6' });
    expect(table.s.palaces).not.toContain('palace-17');
    expect(table.from('round-6')).toBe(5);
    expect(palace('palace-17', { tile: 'round-7' }).from('round-7')).toBe(5);
  });

  it('palace 1: 2 tools', () => {
    expect(standing('palace-1').play('special:palace-1').p().tools).toBe(2);
  });

  it('palace 2: 2 spades', () => {
    expect(standing('palace-2').play('special:palace-2').prompt()).toMatchObject({
      topic: 'spades',
      facts: { free: 2 },
    });
  });

  it('palace 3: a school becomes a guild, 3 points and a tool; built and scored as a guild', () => {
    const table = standing('palace-3', { tile: 'round-3' })
      .put(0, 'school', 'H7')
      .put(1, 'workshop', 'H8')
      .play('special:palace-3', 'guild:H7');
    expect([table.at('H7'), table.p().tools, table.from('palace-3'), table.from('round-3')]).toEqual([
      'guild',
      1,
      3,
      3,
    ]);
    expect(table.s.offers).toMatchObject([{ seat: 1, power: 1 }]);
    expect(
      standing('palace-3').put(0, 'school', 'H7').put(0, 'guild', 'A0', 'A4', 'C12', 'E3').offers('special:palace-3'),
    ).toBe(false);
    expect(standing('palace-3').neutral(0, 'school', 'H7').offers('special:palace-3')).toBe(false);
  });

  it('palace 4: a workshop becomes a guild for nothing', () => {
    const table = standing('palace-4').put(0, 'workshop', 'H7').play('special:palace-4', 'guild:H7');
    expect([table.at('H7'), table.p().coins]).toEqual(['guild', 0]);
  });

  it('palace 5: a competency', () => {
    expect(palace('palace-5').play('competency:competency-2').p()).toMatchObject({
      levels: [0, 3, 0, 0],
      competencies: ['competency-2'],
    });
  });

  it('palace 6: two steps in one discipline', () => {
    expect(standing('palace-6').play('special:palace-6', 'step:law').p().levels).toEqual([0, 2, 0, 0]);
  });

  it('palace 7: 3 points a school on passing', () => {
    const table = standing('palace-7').put(0, 'school', 'A0').neutral(0, 'school', 'A4').play('pass:booster-4');
    expect(table.from('palace-7')).toBe(6);
  });

  it('palace 8: cities from power 6, checked when it is gained', () => {
    const table = scene().put(0, 'guild', 'H6').put(0, 'workshop', 'H4', 'H5', 'H7').give(0, RICH);
    table.s.palaces[0] = 'palace-8';
    table.again().play('upgrade:H6>palace', 'palace:palace-8');
    expect(table.prompt().topic).toBe('city');
    const two = scene().put(0, 'guild', 'H6', 'A2', 'A3').put(0, 'workshop', 'A4', 'A5').give(0, RICH);
    two.s.palaces[0] = 'palace-8';
    two.again().play('upgrade:H6>palace', 'palace:palace-8');
    expect(two.prompt().topic).toBe('city');
  });

  it('palace 9: flights of 2 or 3 for a scholar and 5 points, not to a neighbour', () => {
    const table = standing('palace-9').ground('desert', 'H8', 'H9', 'H10').give(0, { tools: 9, coins: 9, scholars: 1 });
    expect(table.offers('build:H7@flight')).toBe(false);
    expect(table.offers('build:H8@flight')).toBe(true);
    expect(table.offers('build:H10@flight')).toBe(false);
    table.play('build:H9@flight');
    expect([table.at('H9'), table.p().scholars, table.from('palace-9')]).toEqual(['workshop', 0, 5]);
    expect(table.choice('build:H8@flight')).toBeUndefined();
  });

  it('palace 10: 12 power and 2 books', () => {
    const table = palace('palace-10');
    expect(table.prompt().facts).toEqual({ left: 2 });
    table.play('book:law x2');
    expect(table.p()).toMatchObject({ bowls: [0, 12, 0], books: [0, 2, 0, 0] });
  });

  it('palace 11: a city tile; the group can still found its own city; round tile 10 scores', () => {
    const table = palace('palace-11', { tile: 'round-10' }).play('city:city-scholar');
    expect([table.s.cities, table.from('round-10'), table.p().scholars]).toMatchObject([
      [{ seat: 0, tile: 'city-scholar', at: -1 }],
      5,
      5,
    ]);
    expect(table.s.city.every((c) => c === -1)).toBe(true);
  });

  it('palace 11 counts as founding a city in the later printing only', () => {
    expect(palace('palace-11', { faction: 'felines' }).play('city:city-coins').prompt().topic).toBe('reward');
    expect(palace('palace-11', { faction: 'felines', printing: '1.0' }).play('city:city-coins').prompt().topic).toBe(
      'after',
    );
    expect(palace('palace-11', { faction: 'lizards' }).play('city:city-coins', 'reward:founded').prompt().topic).toBe(
      'spades',
    );
  });

  it('palace 12: 2 points a workshop', () => {
    const table = standing('palace-12').ground('desert', 'H7').give(0, { tools: 1, coins: 2 }).play('build:H7');
    expect(table.from('palace-12')).toBe(2);
  });

  it('palace 13: 3 coins and a book; 3 points a guild', () => {
    const table = standing('palace-13').play('special:palace-13', 'book:law');
    expect(table.p()).toMatchObject({ coins: 3, books: [0, 1, 0, 0] });
    const guild = standing('palace-13').put(0, 'workshop', 'H7').give(0, RICH).play('upgrade:H7>guild');
    expect(guild.from('palace-13')).toBe(3);
  });

  it('palace 14: two shipping steps with their rewards and round points; beyond the end they are lost', () => {
    const table = palace('palace-14', { tile: 'round-11' }).play('book:law x2');
    expect([table.p().shipping, table.from('shipping'), table.from('round-11')]).toEqual([2, 2, 6]);
    const end = palace('palace-14', { tile: 'round-11' }, { shipping: 2 });
    expect([end.p().shipping, end.from('shipping'), end.from('round-11')]).toEqual([3, 4, 3]);
  });

  it('palace 15: three parts in any order, cities afterwards in the later printing', () => {
    const group = (printing: 'later' | '1.0') => {
      const table = scene({ printing })
        .put(0, 'guild', 'H6')
        .put(0, 'guild', 'H5')
        .put(0, 'workshop', 'I6')
        .ground('desert', 'H7')
        .give(0, { ...RICH, books: [0, 0, 0, 0] });
      table.s.palaces[0] = 'palace-15';
      return table.again().play('upgrade:H6>palace', 'palace:palace-15', 'part:spades', 'build:H7');
    };
    const parts = palace('palace-15');
    expect(parts.ids()).toEqual(['part:spades', 'part:bridges', 'part:gain']);
    expect(parts.play('part:spades').prompt().facts).toEqual({ free: 2 });
    const later = group('later');
    expect(later.ids()).toEqual(['part:bridges', 'part:gain']);
    later.play('part:gain', 'book:law x1', 'book:banking');
    expect(later.prompt().topic === 'bridge' ? later.play('done').prompt().topic : later.prompt().topic).toBe('city');
    expect(group('1.0').prompt().topic).toBe('city');
  });

  it('palace 15: a city that waits for its tile is a city already; a bridge to another one takes nothing away', () => {
    const table = scene()
      .put(0, 'guild', 'H5', 'H6')
      .put(0, 'workshop', 'I6')
      .put(0, 'guild', 'F7', 'F8', 'E8')
      .put(0, 'workshop', 'E9')
      .city(0, 0, 'F7', 'F8', 'E8', 'E9')
      .ground('desert', 'H7')
      .give(0, { ...RICH, books: [0, 0, 0, 0] });
    table.s.palaces[0] = 'palace-15';
    table.again().play('upgrade:H6>palace', 'palace:palace-15', 'part:spades', 'build:H7');
    table.play('part:bridges', 'bridge:F7-H7', 'done', 'book:law x2');
    expect(table.prompt().topic).toBe('city');
    table.play('city:city-coins');
    expect(table.s.cities.map((c) => c.tile)).toEqual(['city-tools', 'city-coins']);
    expect(table.s.city[table.hex('H7')]).toBe(1);
  });

  it('palace 15: two bridges at printed places', () => {
    const table = scene().put(0, 'guild', 'C9').give(0, RICH);
    table.s.palaces[0] = 'palace-15';
    table
      .again()
      .play('upgrade:C9>palace', 'palace:palace-15', 'part:bridges', 'bridge:C9-D7', 'bridge:C9-D10', 'part:gain');
    expect(table.s.bridges).toHaveLength(2);
    expect(table.prompt()).toMatchObject({ topic: 'books', facts: { left: 2 } });
  });

  it('palace 16: a guild on any own terrain, near or far', () => {
    const table = palace('palace-16', { tile: 'round-3' });
    const far = table.ids().find((id) => id === 'guild:D0')!;
    table.play(far);
    expect([table.at('D0'), table.from('round-3')]).toEqual(['guild', 3]);
  });

  it('palaces 15 and 16 read alike: bridges and guild may be left, with a warning and a line', () => {
    const guild = palace('palace-16');
    expect(guild.choice('done')).toMatchObject({ warn: 'guild-lost', facts: { lost: 1 } });
    guild.play('done');
    expect(guild.told('lost')).toMatchObject([{ what: 'guild', n: 1, chosen: true }]);
    const bridges = scene().put(0, 'guild', 'C9').give(0, RICH);
    bridges.s.palaces[0] = 'palace-15';
    bridges.again().play('upgrade:C9>palace', 'palace:palace-15', 'part:bridges');
    expect(bridges.choice('done')).toMatchObject({ warn: 'bridges-lost', facts: { lost: 2 } });
    bridges.play('done');
    expect(bridges.told('lost')).toMatchObject([{ what: 'bridge', n: 2, chosen: true }]);
  });

  it('palace 17: 10 points', () => {
    expect(palace('palace-17').from('palace-17')).toBe(10);
  });

  it.each(['later', '1.0'] as const)('palace 16, %s printing: a hex terraformed in this turn', (printing) => {
    const table = scene({ printing })
      .put(0, 'guild', 'H5', 'H6')
      .put(0, 'workshop', 'I5', 'I6')
      .ground('plains', 'H7')
      .give(0, RICH);
    table.s.palaces[0] = 'palace-16';
    table.again().play('upgrade:H6>palace', 'palace:palace-16', 'reward:city', 'city:city-spades', 'dig:H7 x1', 'done');
    expect(table.prompt().topic).toBe('guild-anywhere');
    expect([table.offers('guild:H7'), table.offers('guild:D0')]).toEqual([printing === 'later', true]);
  });

  /** Two groups on both sides of D3 that together make a city. */
  const beside = (about: Scene) =>
    scene(about)
      .put(0, 'palace', 'D4')
      .tile(0, 'palace-14')
      .put(0, 'guild', 'C4', 'E3')
      .put(0, 'workshop', 'E2')
      .give(0, { ...RICH, shipping: 0 });

  it.each(['blessed', 'lizards'] as const)(
    'p. 16: the booster taken when passing works from the next round (%s)',
    (f) => {
      const boosters = ['booster-10', 'booster-9', 'booster-7', 'booster-1', 'booster-3', 'booster-2'];
      const table = beside({ faction: f, options: { boosters } }).ground('plains', 'F4').ground('desert', 'D5');
      table.play('pass:booster-1', 'found:D3', 'city:city-spades');
      if (f === 'lizards') table.play('reward:founded');
      expect(table.prompt().topic).toBe('spades');
      expect(table.ids().filter((id) => id.endsWith(':F4'))).toEqual([]);
      table.play('build:D5');
      expect(table.from('booster-1')).toBe(0);
    },
  );

  it('palace 14: without a city tile there is nothing to mark the river hex with', () => {
    const table = beside({});
    expect(table.offers('found:D3')).toBe(true);
    table.s.cityTiles = table.s.cityTiles.map(() => 0);
    expect(table.again().offers('found:D3')).toBe(false);
  });
});
