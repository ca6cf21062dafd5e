import { describe, expect, it } from 'vitest';
import { start } from '../../../src/engine/engine.js';
import { sharedPlaces } from '../../../src/engine/kit/order.js';
import { AREA_PRIZES } from '../../../src/games/age-of-innovation/data/science.js';
import { game } from '../../../src/games/age-of-innovation/game.js';
import {
  areaPoints,
  leftCoins,
  resourcePoints,
  sciencePoints,
} from '../../../src/games/age-of-innovation/rules/final.js';
import { largestArea } from '../../../src/games/age-of-innovation/rules/reach.js';
import { scene } from './helpers.js';

function science(seats: number, ...banking: number[]): number[] {
  const table = scene({ seats });
  if (table.s.neutralLevels) table.s.neutralLevels = [0, 0, 0, 0];
  banking.forEach((level, seat) => {
    table.give(seat, { levels: [level, 0, 0, 0] });
  });
  return sciencePoints(table.s);
}

describe('final scoring', () => {
  it('check 43 and p. 18: banking 9, 7, 7, 4', () => {
    expect(science(4, 9, 7, 7, 4)).toEqual([8, 3, 3, 0]);
    expect(science(3, 7, 7, 7)).toEqual([4, 4, 4]);
    expect(science(2, 0, 0)).toEqual([0, 0]);
    expect(science(3, 5, 0, 0)).toEqual([8, 0, 0]);
  });

  it('check 44: two players with the neutral faction at 5', () => {
    const table = scene({ seats: 2 });
    table.s.neutralLevels = [5, 0, 0, 0];
    table.give(0, { levels: [5, 0, 0, 0] }).give(1, { levels: [3, 0, 0, 0] });
    expect(sciencePoints(table.s)).toEqual([6, 2]);
  });

  it('check 45: area tile 13, groups of 13 and 10', () => {
    expect(sharedPlaces([13, 10, 13], AREA_PRIZES).slice(0, 2)).toEqual([15, 6]);
    const table = scene({ seats: 2 }).put(0, 'workshop', 'H4', 'H5').put(1, 'workshop', 'A4');
    table.s.area = 13;
    expect(areaPoints(table.s)).toEqual([12, 6]);
  });

  it('check 46: goods left', () => {
    const table = scene().give(0, { coins: 6, tools: 3, scholars: 2, books: [1, 0, 0, 0], bowls: [4, 5, 4] });
    expect([leftCoins(table.s, 0), resourcePoints(table.s, 0)]).toEqual([18, 3]);
  });

  it.each([
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 2],
  ])('p. 18: %i coins are worth %i points', (coins, points) => {
    const table = scene().give(0, { coins, tools: 0, scholars: 0, books: [0, 0, 0, 0], bowls: [12, 0, 0] });
    expect(resourcePoints(table.s, 0)).toBe(points);
  });

  it('p. 18: areas of 10, 9, 9, 9', () => {
    expect(sharedPlaces([10, 9, 9, 9], AREA_PRIZES)).toEqual([18, 6, 6, 6]);
  });

  it('areas connect by neighbours, bridges, own shipping and flights, not by booster 1; pavilions are no buildings', () => {
    const table = scene().put(0, 'workshop', 'A0', 'A2', 'A3').pavilion('A3');
    expect(largestArea(table.s, 0)).toBe(2);
    expect(largestArea(table.give(0, { shipping: 1 }).s, 0)).toBe(3);
    expect(largestArea(table.give(0, { shipping: 0 }).tile(0, 'booster-1').s, 0)).toBe(2);
    const bridge = scene().put(0, 'workshop', 'E3', 'F4').bridge(0, 'E3', 'F4');
    expect(largestArea(bridge.s, 0)).toBe(2);
    const flight = scene().put(0, 'palace', 'H4').put(0, 'workshop', 'H7', 'H11');
    expect(largestArea(flight.s, 0)).toBe(1);
    expect(largestArea(flight.tile(0, 'palace-9').s, 0)).toBe(2);
  });

  it('neutral buildings count in the area', () => {
    expect(largestArea(scene().put(0, 'workshop', 'H4').put(0, 'tower', 'H5').s, 0)).toBe(2);
  });

  it('a forecast does not know the hidden area tile', () => {
    const { s } = start(game, 2, { dealing: 'random', area: '15' }, 'forecast', false);
    const before = game.standing(s, 0);
    s.area = 12;
    expect(game.standing(s, 0)).toEqual(before);
  });

  it('all three are booked when the last seat has passed, and the table is ranked by them', () => {
    const table = scene().put(0, 'workshop', 'H4').put(1, 'workshop', 'A2', 'A3').put(2, 'workshop', 'E1', 'E2', 'E3');
    table.s.round = 6;
    const poor = {
      coins: 0,
      tools: 0,
      scholars: 0,
      books: [0, 0, 0, 0],
      bowls: [12, 0, 0] as [number, number, number],
    };
    table.give(0, { ...poor, vp: 30, levels: [0, 0, 0, 0], coins: 10 });
    table.give(1, { ...poor, vp: 30, levels: [2, 3, 0, 0] });
    table.give(2, { ...poor, vp: 30, levels: [1, 0, 0, 0] });
    table.passAll();
    expect([0, 1, 2].map((seat) => table.p(seat).points)).toEqual([
      { start: 30, area: 6, resources: 2 },
      { start: 30, area: 12, science: 16 },
      { start: 30, area: 18, science: 4 },
    ]);
    expect(table.s.over!.ranking.map((r) => [r.seat, r.score])).toEqual([
      [1, 58],
      [2, 52],
      [0, 38],
    ]);
    expect(game.standing(table.s, 1)).toEqual({ start: 30, area: 12, science: 16 });
    expect(table.s.phase).toBe('end');
  });

  it('equal totals share the victory', () => {
    const table = scene();
    table.s.round = 6;
    for (const seat of [0, 1, 2])
      table.give(seat, {
        vp: 30,
        levels: [0, 0, 0, 0],
        coins: 0,
        tools: 0,
        scholars: 0,
        books: [0, 0, 0, 0],
        bowls: [12, 0, 0],
      });
    table.passAll();
    expect(new Set(table.s.over!.ranking.map((r) => r.score)).size).toBe(1);
  });
});
