/** A broken position is found, whatever was broken. */
import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/age-of-innovation/game.js';
import { scene, type Table } from './helpers.js';

describe('conservation', () => {
  const broken: [string, (t: Table) => void][] = [
    [
      'power tokens',
      (t) => {
        t.p().bowls[0] += 1;
      },
    ],
    [
      'scholars in hand',
      (t) => {
        t.p().scholars = 8;
      },
    ],
    [
      'scholars sent',
      (t) => {
        t.p().sent = 1;
      },
    ],
    [
      'workshops',
      (t) => {
        t.put(0, 'workshop', 'H4', 'H5', 'H6', 'H7', 'H8', 'H9', 'H10', 'H11', 'I12', 'I11');
      },
    ],
    [
      'guilds',
      (t) => {
        t.put(0, 'guild', 'H4', 'H5', 'H6', 'H7', 'H8');
      },
    ],
    [
      'schools',
      (t) => {
        t.put(0, 'school', 'H4', 'H5', 'H6', 'H7');
      },
    ],
    [
      'palaces',
      (t) => {
        t.put(0, 'palace', 'H4', 'H6');
      },
    ],
    [
      'universities',
      (t) => {
        t.put(0, 'university', 'H4', 'H6');
      },
    ],
    [
      'neutral pieces',
      (t) => {
        t.put(0, 'monument', 'H4', 'H6');
      },
    ],
    [
      'bridges',
      (t) => {
        t.put(0, 'workshop', 'C9', 'B10')
          .bridge(0, 'C9', 'D7')
          .bridge(0, 'C9', 'D10')
          .bridge(0, 'C9', 'E9')
          .bridge(0, 'B10', 'D10');
      },
    ],
    [
      'a bridge twice',
      (t) => {
        t.put(0, 'workshop', 'C9').bridge(0, 'C9', 'D7').bridge(0, 'C9', 'D7');
      },
    ],
    [
      'a bridge elsewhere',
      (t) => {
        t.put(0, 'workshop', 'C9').bridge(0, 'C9', 'I0');
      },
    ],
    [
      'city tiles',
      (t) => {
        t.s.cityTiles[0] = 2;
      },
    ],
    [
      'competencies',
      (t) => {
        t.p().competencies.push('competency-1');
      },
    ],
    [
      'innovations',
      (t) => {
        t.p().innovations.push(t.s.innovations[0]!);
        t.p(1).innovations.push(t.s.innovations[0]!);
      },
    ],
    [
      'boosters',
      (t) => {
        t.p().booster = t.p(1).booster;
      },
    ],
    [
      'points',
      (t) => {
        t.p().vp += 1;
      },
    ],
    [
      'coins',
      (t) => {
        t.p().coins = -1;
      },
    ],
    [
      'levels',
      (t) => {
        t.give(0, { levels: [13, 0, 0, 0] });
      },
    ],
    [
      'keys',
      (t) => {
        t.give(0, { levels: [8, 0, 0, 0] });
      },
    ],
    [
      'two at the top',
      (t) => {
        t.city(0, 0)
          .city(1, 1)
          .give(0, { levels: [12, 0, 0, 0] })
          .give(1, { levels: [12, 0, 0, 0] });
      },
    ],
    [
      'terrain',
      (t) => {
        t.put(0, 'workshop', 'H4').ground('lake', 'H4');
      },
    ],
    [
      'owner',
      (t) => {
        t.s.owner[t.hex('H4')] = 0;
      },
    ],
    [
      'pavilions',
      (t) => {
        t.p().pavilions = 9;
      },
    ],
    [
      'order',
      (t) => {
        t.s.order = [0, 0, 1];
      },
    ],
    [
      'factions',
      (t) => {
        t.p().faction = t.p(1).faction;
      },
    ],
    [
      'shipping',
      (t) => {
        t.p().shipping = 4;
      },
    ],
    [
      'the map',
      (t) => {
        t.s.terrain.pop();
      },
    ],
  ];

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

  it('holds at the start', () => {
    expect(() => game.check(scene().s)).not.toThrow();
  });

  it.each(broken)('%s', (_what, spoil) => {
    const table = scene();
    spoil(table);
    expect(() => game.check(table.s)).toThrow(/age-of-innovation/);
  });
});
