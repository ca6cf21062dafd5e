/** What the bots remember about the map is true of the position it is asked for. */
import { describe, expect, it } from 'vitest';
import { start } from '../../../src/engine/engine.js';
import { areaOf } from '../../../src/games/terra-mystica/bot/land.js';
import { hexOf } from '../../../src/games/terra-mystica/data/map.js';
import { game } from '../../../src/games/terra-mystica/index.js';
import { largestArea } from '../../../src/games/terra-mystica/rules/reach.js';
import type { State } from '../../../src/games/terra-mystica/types.js';

describe('the largest area', () => {
  it('is told anew when another bridge stands in the place of one', () => {
    const options = { factions: 'given', given: ['auren', 'nomads'] };
    const { s } = start(game, 2, options, 'bridges', false);
    const state = s as State;
    const places = [hexOf('A3'), hexOf('C1'), hexOf('H2')];
    for (const hex of places) {
      state.owner[hex] = 0;
      state.building[hex] = 0;
    }
    const [a, b] = places as [number, number, number];
    const sizes = [
      { a, b, seat: 0 },
      { a: hexOf('D5'), b: hexOf('E4'), seat: 1 },
    ].map((bridge) => {
      state.bridges = [bridge];
      const known = areaOf(state, 0, places);
      expect(known).toBe(largestArea(state, 0));
      return known;
    });
    expect(sizes).toEqual([2, 1]);
  });
});
