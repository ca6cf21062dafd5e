/** Warnings about towns: one that could still be founded, and one for which there is no tile. */
import { describe, expect, it } from 'vitest';
import { ui } from '../../../src/games/terra-mystica/ui/index.js';
import { wasteOf } from '../../helpers/waste.js';
import { table } from './helpers.js';

const plenty = { coins: 60, workers: 60, priests: 3 };

describe('a town', () => {
  it('over the river that could still be founded is told before passing and before the turn ends', () => {
    const t = table(['mermaids', 'nomads'])
      .goods(0, plenty)
      .build(0, { D3: 'dwelling', E4: 'trading-house', E5: 'trading-house', F2: 'trading-house' })
      .turn(0);
    const pass = t.choices().find((c) => c.verb === 'pass')?.id ?? '';
    expect(wasteOf(ui, t.run, pass)?.key).toBe('tm-town-left');
    t.play('advance:ship');
    expect(t.topic()).toBe('turn-rest');
    expect(wasteOf(ui, t.run, 'end')?.key).toBe('tm-town-left');
    t.play('connect:r20', 'town:TW1');
    expect(wasteOf(ui, t.run, 'end')).toBeNull();
  });

  it('without a tile is told before the piece is built, and in the log', () => {
    const t = table(['witches', 'nomads'])
      .goods(0, plenty)
      .build(0, { F4: 'dwelling', E7: 'dwelling', F3: 'trading-house', E6: 'trading-house' });
    const upgrade = 'upgrade:E6>stronghold';
    expect(wasteOf(ui, t.turn(0).run, upgrade)).toBeNull();
    for (const id of ['TW1', 'TW2', 'TW3', 'TW4', 'TW5'] as const)
      for (; t.s.townTiles[id] > 0; t.s.townTiles[id]--) {
        t.s.towns.push({ seat: 1, tile: id, river: -1 });
        t.seat(1).keys++;
      }
    expect(wasteOf(ui, t.run, upgrade)).toEqual({
      key: 'tm-no-town',
      text: 'This would make a town, but no town tile is left.',
    });
    t.run.takeTold();
    t.play(upgrade);
    expect(t.run.takeTold().map(({ event }) => event.type)).toContain('no-town');
  });
});
