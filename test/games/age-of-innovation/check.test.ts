/** A broken position is found, whatever was broken, and the sentence says what it is. */
import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/age-of-innovation/game.js';
import { scene, type Table } from './helpers.js';

function at<X>(list: X[], i: number, value: X): void {
  list[i] = value;
}

/** Spoils a table on which everything is right; the sentence that must be said. */
const broken: readonly [sentence: string, spoil: (t: Table) => unknown][] = [
  ['the map has another size', (t) => void t.s.terrain.pop()],
  ['H4 changed between land and river', (t) => at(t.s.terrain, t.hex('H4'), -1)],
  ['H3 changed between land and river', (t) => t.ground('lake', 'H3')],
  ['H4 has a building or an owner, not both', (t) => at(t.s.owner, t.hex('H4'), 0)],
  ['H4 is empty but marked', (t) => at(t.s.neutral, t.hex('H4'), 1)],
  ['H4 is empty but marked', (t) => t.pavilion('H4')],
  ['H4 is empty but marked', (t) => t.city(0, 0, 'H4')],
  ['H4 belongs to nobody at the table', (t) => at(t.put(0, 'workshop', 'H4').s.owner, t.hex('H4'), 3)],
  ['H4 carries a building on foreign terrain', (t) => t.put(0, 'workshop', 'H4').ground('lake', 'H4')],
  ['H4 belongs to a city of somebody else', (t) => t.put(0, 'workshop', 'H4').city(1, 0, 'H4')],
  ['a bridge lies where none fits', (t) => t.put(0, 'workshop', 'C9').bridge(0, 'C9', 'I0')],
  ['a bridge touches no building of its owner', (t) => t.put(1, 'workshop', 'C9').bridge(0, 'C9', 'D7')],
  ['two bridges lie in one place', (t) => t.put(0, 'workshop', 'C9').bridge(0, 'C9', 'D7').bridge(0, 'C9', 'D7')],
  ['too many pavilions', (t) => Object.assign(t.p(), { pavilions: 9 })],
  ['too many pavilions', (t) => Object.assign(t.put(0, 'workshop', 'H4').pavilion('H4').p(), { pavilions: 8 })],
  ['city tiles do not add up: city-tools', (t) => at(t.s.cityTiles, 0, 2)],
  ['city tiles do not add up: city-coins', (t) => [0, 0, 0, 0].map(() => t.city(0, 3))],
  ['competencies do not add up: competency-1', (t) => t.p().competencies.push('competency-1')],
  ['competencies do not add up: competency-2', (t) => at(t.s.competenciesLeft, 1, 5)],
  ['an innovation is there twice', (t) => [0, 1].map((seat) => t.p(seat).innovations.push(t.s.innovations[0]!))],
  ['an innovation was dealt twice', (t) => at(t.s.innovations, 1, t.s.innovations[0]!)],
  ['an innovation that was not dealt', (t) => [t.tile(0, 'steel'), t.s.innovations.splice(0)]],
  ['a palace is there twice', (t) => Object.assign(t.p(1), { reserved: t.s.palaces[0]! })],
  ['a booster is there twice', (t) => Object.assign(t.p(), { booster: t.p(1).booster })],
  ['boosters do not add up', (t) => void t.s.boosters.pop()],
  ['a board is there twice', (t) => Object.assign(t.p(), { board: t.p(1).board })],
  ['a faction is there twice', (t) => Object.assign(t.p(), { faction: t.p(1).faction })],
  ['the turn order is broken', (t) => Object.assign(t.s, { order: [0, 0, 1] })],
  [
    'two markers at the top of law',
    (t) => [0, 1].map((seat) => t.city(seat, seat).give(seat, { levels: [0, 12, 0, 0] })),
  ],
  ['seat 1 has an amount below zero or broken', (t) => Object.assign(t.p(), { coins: -1 })],
  ['seat 1 has an amount below zero or broken', (t) => Object.assign(t.p(), { tools: 0.5 })],
  ['seat 2: power tokens do not add up', (t) => at(t.p(1).bowls, 0, 6)],
  ['seat 1: power tokens do not add up', (t) => Object.assign(t.p(), { bowls: [0, 0, 0] })],
  ['seat 1: scholars do not add up', (t) => Object.assign(t.p(), { scholars: 8 })],
  ['seat 1: scholars do not add up', (t) => Object.assign(t.p(), { sent: 1 })],
  [
    'seat 1: scholars do not add up',
    (t) => void Object.assign(t.p(), { sent: t.s.spaces[0]!.fill(0).length, scholars: 4 }),
  ],
  ['seat 1: too many pieces: workshop', (t) => t.put(0, 'workshop', ...'H4 H5 H6 H7 H8 H9 H10 H11 I12 I11'.split(' '))],
  ['seat 1: too many pieces: guild', (t) => t.put(0, 'guild', 'H4', 'H5', 'H6', 'H7', 'H8')],
  ['seat 1: too many pieces: school', (t) => t.put(0, 'school', 'H4', 'H5', 'H6', 'H7')],
  ['seat 1: too many pieces: palace', (t) => t.put(0, 'palace', 'H4', 'H6')],
  ['seat 1: too many pieces: university', (t) => t.put(0, 'university', 'H4', 'H6')],
  [
    'seat 1: too many bridges',
    (t) => {
      t.put(0, 'workshop', 'C9', 'B10').bridge(0, 'C9', 'D7').bridge(0, 'C9', 'D10').bridge(0, 'C9', 'E9');
      t.bridge(0, 'B10', 'D10');
    },
  ],
  ['seat 1: a science level is off the track', (t) => t.city(0, 0).give(0, { levels: [13, 0, 0, 0] })],
  ['seat 1: a science level is off the track', (t) => t.give(0, { levels: [-1, 0, 0, 0] })],
  ['seat 1: more keys used than there are', (t) => t.give(0, { levels: [8, 0, 0, 0] })],
  ['seat 1: too many innovations', (t) => Object.assign(t.p(), { innovations: t.s.innovations.slice(0, 4) })],
  ['seat 1: off a track', (t) => Object.assign(t.p(), { shipping: 4 })],
  ['seat 1: off a track', (t) => Object.assign(t.p(), { terraforming: 0 })],
  ['seat 1: palace without tile', (t) => Object.assign(t.put(0, 'palace', 'H4').p(), { palace: null })],
  ['seat 1: palace without tile', (t) => t.tile(0, 'palace-17')],
  ['seat 1: points do not add up', (t) => Object.assign(t.p(), { vp: 21 })],
];

describe('conservation', () => {
  it.each([
    ['workshop', 1],
    ['guild', 1],
    ['school', 1],
    ['palace', 1],
    ['university', 1],
    ['tower', 5],
    ['monument', 1],
  ] as const)('the box has no more neutral pieces: %s, %i', (piece, most) => {
    const table = scene();
    const hexes = ['H4', 'H6', 'H8', 'H10', 'I12', 'D0'];
    for (const name of hexes.slice(0, most)) table.neutral(0, piece, name);
    expect(() => game.check(table.s)).not.toThrow();
    table.neutral(0, piece, hexes[most]!);
    expect(() => game.check(table.s)).toThrow(`too many neutral pieces: ${piece}`);
  });

  it('holds at the start, and with everything that the box has', () => {
    const table = scene();
    expect(() => game.check(table.s)).not.toThrow();
    table
      .put(0, 'workshop', 'C9', 'H4')
      .bridge(0, 'C9', 'D7')
      .bridge(0, 'C9', 'D10')
      .bridge(0, 'C9', 'E9')
      .pavilion('H4');
    table
      .city(0, 0, 'H4')
      .city(0, 0)
      .city(1, 0)
      .give(0, { levels: [12, 0, 0, 0], pavilions: 7, scholars: 7, shipping: 3 });
    expect(() => game.check(table.s)).not.toThrow();
  });

  it.each(broken)('%s', (sentence, spoil) => {
    const table = scene();
    spoil(table);
    expect(() => game.check(table.s)).toThrow(sentence);
  });
});
