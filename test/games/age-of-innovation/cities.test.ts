import { describe, expect, it } from 'vitest';
import type { Building } from '../../../src/games/age-of-innovation/data/ids.js';
import { makesCity, newCities, riverCities } from '../../../src/games/age-of-innovation/rules/cities.js';
import { innovate, RICH, scene } from './helpers.js';

const ROW = ['H4', 'H5', 'H6', 'H7', 'H8', 'H9'];

/** Are these pieces, side by side, a city? A trailing quote adds a pavilion. */
function city(...pieces: string[]): boolean {
  const table = scene();
  pieces.forEach((word, i) => {
    table.put(0, word.replace("'", '') as Building, ROW[i]!);
    if (word.endsWith("'")) table.pavilion(ROW[i]!);
  });
  return newCities(table.s, 0).length === 1;
}

describe('founding', () => {
  it('check 34: numbers and power', () => {
    expect(city('workshop', 'workshop', 'workshop', 'workshop')).toBe(false);
    expect(city('guild', 'guild', 'guild', 'workshop')).toBe(true);
    expect(city('university', 'guild', 'school')).toBe(true);
    expect(city('monument', 'palace')).toBe(true);
    expect(city('palace', 'university')).toBe(false);
    expect(city('palace', 'guild', 'guild')).toBe(false);
    // One power short each: the university is worth 3 and the monument 4, no more.
    expect(city('university', 'workshop', 'workshop', 'workshop')).toBe(false);
    expect(city('monument', 'guild')).toBe(false);
  });

  it('check 34: palace 8 lowers the power to 6, not the number', () => {
    const table = scene().put(0, 'palace', 'H4').tile(0, 'palace-8').put(0, 'university', 'H5');
    expect(newCities(table.s, 0)).toEqual([]);
    table.clear().put(0, 'guild', 'H4', 'H5').put(0, 'workshop', 'H6', 'H7');
    expect(newCities(table.s, 0)).toHaveLength(1);
    table.p().palace = 'palace-1';
    expect(newCities(table.s, 0)).toHaveLength(0);
  });

  it('check 35: pavilions', () => {
    expect(city("university'", 'palace')).toBe(true);
    expect(city("monument'", 'guild')).toBe(true);
    expect(city("guild'", "guild'")).toBe(false);
    expect(city("guild'", "guild'", 'workshop')).toBe(true);
  });

  it('a neutral university counts like one', () => {
    const table = scene().neutral(0, 'university', 'H4').put(0, 'guild', 'H5').put(0, 'school', 'H6');
    expect(newCities(table.s, 0)).toHaveLength(1);
  });

  it('p. 9: four buildings of power 7 bring a tile, here 8 points and 8 power', () => {
    const table = scene({ tile: 'round-10' })
      .put(0, 'guild', 'H4', 'H5', 'H6')
      .ground('desert', 'H7')
      .give(0, { ...RICH, bowls: [5, 7, 0] });
    table.play('build:H7');
    expect(table.prompt().topic).toBe('city');
    table.play('city:city-power');
    expect([table.from('city-power'), table.from('round-10'), table.p().bowls]).toEqual([8, 5, [0, 9, 3]]);
    expect(table.s.city.filter((c) => c === 0)).toHaveLength(4);
    expect(table.s.cityTiles[5]).toBe(2);
  });

  it('a building next to a city joins it and serves no other; two cities that meet bring nothing', () => {
    const table = scene().put(0, 'guild', 'H4', 'H5', 'H6').put(0, 'workshop', 'H7').city(0, 0, 'H4', 'H5', 'H6', 'H7');
    table.ground('desert', 'H8').give(0, RICH).play('build:H8');
    expect(table.s.city[table.hex('H8')]).toBe(0);
    const meet = scene().put(0, 'guild', 'H4', 'H5', 'H6').put(0, 'workshop', 'H7').city(0, 0, 'H4', 'H5', 'H6', 'H7');
    meet
      .put(0, 'school', 'H9', 'H10', 'H11')
      .put(0, 'workshop', 'I12')
      .city(0, 1, 'H9', 'H10', 'H11', 'I12')
      .ground('desert', 'H8')
      .give(0, RICH);
    meet.play('build:H8');
    expect(meet.prompt().topic).toBe('after');
    expect(meet.s.cities).toHaveLength(2);
  });

  it('a bridge can found a city', () => {
    const table = scene()
      .put(0, 'guild', 'E2', 'E3')
      .put(0, 'guild', 'F4')
      .put(0, 'workshop', 'F5')
      .give(0, { bowls: [0, 0, 12] });
    table.play('power:power-bridge', 'bridge:E3-F4');
    expect(table.prompt().topic).toBe('city');
  });

  it('a pavilion can found a city', () => {
    const table = scene()
      .put(0, 'guild', 'H4', 'H5')
      .put(0, 'university', 'H6')
      .pavilion('H4')
      .give(0, { pavilions: 1 });
    expect(newCities(table.s, 0)).toHaveLength(1);
    table.clear().put(0, 'guild', 'H4', 'H5').put(0, 'school', 'H6').give(0, { pavilions: 1 });
    table.play('pavilion:H6');
    expect(table.prompt().topic).toBe('city');
  });

  it('no tile left: the group is a city without one', () => {
    const table = scene().put(0, 'guild', 'H4', 'H5', 'H6').ground('desert', 'H7').give(0, RICH);
    for (let k = 0; k < 7; k++) for (let i = 0; i < 3; i++) table.city(1, k);
    table.play('build:H7');
    expect(table.s.cities.at(-1)).toMatchObject({ seat: 0, tile: null });
    expect(table.s.city[table.hex('H7')]).toBe(21);
  });

  it('school and city at once: any order', () => {
    const table = scene().put(0, 'guild', 'H4', 'H5', 'H6').put(0, 'workshop', 'H7').city(1, 0).give(0, RICH);
    // Four buildings of power 7 would have been a city before; it becomes one with the school.
    table
      .clear()
      .put(0, 'guild', 'H4')
      .put(0, 'workshop', 'H5', 'H6')
      .put(0, 'university', 'H7')
      .pavilion('H5')
      .give(0, RICH);
    table.s.city[table.hex('H4')] = -1;
    table.play('upgrade:H4>school');
    expect(table.ids()).toEqual(['reward:competency', 'reward:city']);
    table.play('reward:city', 'city:city-coins', 'competency:competency-2');
    expect(table.prompt().topic).toBe('after');
  });
});

describe('cities whose tile comes later', () => {
  it('the competency first: its workshop may touch an old city, the new one still brings its tile', () => {
    const table = scene()
      .put(0, 'guild', 'H5', 'I6')
      .put(0, 'school', 'H6')
      .put(0, 'guild', 'H8')
      .put(0, 'school', 'H9', 'H10')
      .put(0, 'workshop', 'H11')
      .city(0, 0, 'H8', 'H9', 'H10', 'H11')
      .ground('desert', 'H7')
      .give(0, RICH);
    table.play('upgrade:H6>university', 'reward:competency', 'competency:competency-5', 'build:H7');
    while (table.prompt().topic === 'key') table.play('keep-key');
    expect(table.prompt().topic).toBe('city');
    table.play('city:city-coins');
    expect(table.s.cities).toHaveLength(2);
    expect(table.prompt().topic).toBe('after');
  });

  it('two groups become cities by palace 8: two tiles', () => {
    const table = scene()
      .put(0, 'guild', 'H4', 'H5')
      .put(0, 'workshop', 'I5', 'I6')
      .put(0, 'guild', 'H9', 'H10')
      .put(0, 'workshop', 'H8', 'H11')
      .put(0, 'guild', 'D0')
      .give(0, RICH);
    table.s.palaces[0] = 'palace-8';
    table.again().play('upgrade:D0>palace', 'palace:palace-8', 'city:city-spades', 'done', 'city:city-coins');
    expect(table.prompt().topic).toBe('after');
    expect(table.s.cities.map((c) => [c.tile, c.waiting])).toEqual([
      ['city-spades', false],
      ['city-coins', false],
    ]);
  });
});

describe('city tiles', () => {
  const found = () =>
    scene()
      .put(0, 'guild', 'H4', 'H5', 'H6')
      .ground('desert', 'H7')
      .give(0, { coins: 5, tools: 5, scholars: 0, books: [0, 0, 0, 0], levels: [0, 0, 0, 0], bowls: [12, 0, 0] })
      .play('build:H7');

  it.each([
    ['city-tools', 4, { tools: 7 }],
    ['city-coins', 6, { coins: 9 }],
    ['city-power', 8, { bowls: [4, 8, 0] }],
    ['city-scholar', 8, { scholars: 1 }],
    ['city-steps', 7, { levels: [1, 1, 1, 1] }],
  ] as const)('%s: %i points and %j', (id, vp, expected) => {
    const table = found().play(`city:${id}`);
    expect(table.from(id)).toBe(vp);
    expect(table.p()).toMatchObject(expected);
  });

  it('city-books: 5 points and two books of choice', () => {
    const table = found().play('city:city-books', 'book:law x1', 'book:medicine');
    expect([table.from('city-books'), table.p().books]).toEqual([5, [0, 1, 0, 1]]);
  });

  it('city-spades: 5 points and two free spades with a workshop', () => {
    const table = found().ground('plains', 'H8').give(0, { coins: 2, tools: 1 }).play('city:city-spades');
    expect(table.prompt()).toMatchObject({ topic: 'spades', facts: { free: 2 } });
    expect(table.play('dig:H8 x1', 'build:H8').at('H8')).toBe('workshop');
    expect(table.from('city-spades')).toBe(5);
  });

  it('every tile is a key', () => {
    const table = found()
      .play('city:city-scholar')
      .end()
      .passOthers()
      .give(0, { levels: [7, 0, 0, 0] });
    table.play('scholar:banking@1', 'use-key');
    expect(table.p().levels[0]).toBe(8);
  });
});

describe('palace 14', () => {
  /** Two groups on both sides of the river hex G4. */
  const across = () =>
    scene()
      .put(0, 'guild', 'F4', 'F5')
      .put(0, 'palace', 'H4')
      .tile(0, 'palace-14')
      .put(0, 'workshop', 'I4')
      .give(0, RICH);

  it('lets the seat skip one river hex when it likes, also after the action', () => {
    const table = across();
    expect(newCities(table.s, 0)).toEqual([]);
    expect(riverCities(table.s, 0).length).toBeGreaterThan(0);
    const river = table.ids().find((id) => id.startsWith('found:'))!;
    table.play(river, 'city:city-coins');
    expect(table.prompt().topic).toBe('turn');
    expect(table.s.cities[0]!.at).toBe(table.hex(river.slice(6)));
    expect(['F4', 'F5', 'H4', 'I4'].map((h) => table.s.city[table.hex(h)])).toEqual([0, 0, 0, 0]);
    expect(table.ids().some((id) => id.startsWith('found:'))).toBe(false);
    const later = across().play('track:shipping');
    while (later.prompt().topic === 'books') later.play(`${later.ids()[0]} x2`);
    expect(later.ids().some((id) => id.startsWith('found:'))).toBe(true);
  });

  it('needs the palace, free groups and a free river hex', () => {
    const table = across();
    const river = table.hex(
      table
        .ids()
        .find((id) => id.startsWith('found:'))!
        .slice(6),
    );
    table.s.cities.push({ seat: 1, tile: null, at: river, waiting: false });
    expect(riverCities(table.s, 0)).not.toContain(river);
    expect(riverCities(across().tile(0, 'palace-1').s, 0)).toEqual([]);
    const bound = across().city(0, 0, 'F4', 'F5');
    expect(riverCities(bound.s, 0)).toEqual([]);
  });

  it('counts for nothing else', () => {
    const table = across();
    expect(makesCity(table.s, 0, [table.hex('F4'), table.hex('F5')])).toBe(false);
    innovate(table, 'communication');
    expect(table.from('communication')).toBe(0);
  });
});
