import { describe, expect, it } from 'vitest';
import { hexOf } from '../../../src/games/terra-mystica/data/map.js';
import { table } from './helpers.js';

const plenty = { coins: 60, workers: 60, priests: 3 };

describe('towns', () => {
  const four = () =>
    table(['witches', 'nomads'])
      .goods(0, plenty)
      .build(0, { F4: 'dwelling', E7: 'dwelling', F3: 'trading-house', E6: 'trading-house' });

  it('check 41: four structures of strength 7, or 6 with FAV5', () => {
    expect(four().turn(0).play('upgrade:E6>stronghold').topic()).toBe('town');
    expect(four().turn(0).play('upgrade:E6>temple', 'favour:FAV9').topic()).toBe('turn-rest');
    expect(
      four()
        .goods(0, { ...plenty, favours: ['FAV5'] })
        .turn(0)
        .play('upgrade:E6>temple')
        .topic(),
    ).toBe('rewards');
  });

  it('check 42: three with a sanctuary, but not two', () => {
    const t = table(['witches', 'nomads'])
      .goods(0, plenty)
      .build(0, { E7: 'trading-house', F4: 'trading-house', E6: 'temple' })
      .turn(0);
    expect(t.play('upgrade:E6>sanctuary').topic()).toBe('rewards');
    const two = table(['witches', 'nomads']).goods(0, plenty).build(0, { E7: 'stronghold', E6: 'temple' }).turn(0);
    expect(two.play('upgrade:E6>sanctuary').topic()).toBe('favour');
  });

  it('check 43: Witches score 5 more, Swarmlings get 3 workers', () => {
    expect(four().turn(0).change(0, 'upgrade:E6>stronghold', 'town:TW3')).toMatchObject({ points: 19, priests: 1 });
    const t = table(['swarmlings', 'nomads'])
      .goods(0, plenty)
      .build(0, { F4: 'dwelling', E7: 'dwelling', F3: 'trading-house', E6: 'trading-house' });
    // Five workers are paid; the tile brings two, the faction three.
    expect(t.turn(0).change(0, 'upgrade:E6>stronghold', 'town:TW2')).toEqual({ points: 12, coins: -8 });
  });

  it('check 44: the Mermaids declare a river link', () => {
    const t = table(['mermaids', 'nomads'])
      .goods(0, plenty)
      .build(0, { D3: 'dwelling', E4: 'trading-house', E5: 'trading-house', F2: 'trading-house' })
      .turn(0);
    expect(t.offers('connect:r20')).toBe(true);
    expect(t.s.towns).toHaveLength(0);
    t.play('connect:r20', 'town:TW1');
    expect(t.s.towns).toEqual([{ seat: 0, tile: 'TW1', river: hexOf('r20') }]);
    expect(t.topic()).toBe('turn');
    const other = table(['swarmlings', 'nomads'])
      .goods(0, plenty)
      .build(0, { D3: 'dwelling', E4: 'trading-house', E5: 'trading-house', F2: 'trading-house' })
      .turn(0);
    expect(other.choices().some((c) => c.verb === 'connect')).toBe(false);
  });

  it('p. 15: a structure next to a town joins it and founds nothing new', () => {
    const t = four().turn(0).play('upgrade:E6>stronghold', 'town:TW1');
    t.turn(0).play('build:E8');
    expect(t.s.town[hexOf('E8')]).toBe(0);
    expect(t.s.towns).toHaveLength(1);
  });

  it('sheet 42: a bridge can found a town', () => {
    const t = table(['witches', 'nomads']).goods(0, { ...plenty, bowls: [0, 0, 12] });
    t.build(0, { E4: 'trading-house', D3: 'trading-house', G1: 'trading-house', H3: 'dwelling' })
      .build(0, { F3: 'dwelling' })
      .turn(0);
    expect(t.play('power:ACT1>E4-G1').topic()).toBe('town');
  });

  it('p. 15: no tile left, no town', () => {
    const t = four();
    for (const id of ['TW1', 'TW2', 'TW3', 'TW4', 'TW5'] as const) {
      while (t.s.townTiles[id] > 0) {
        t.s.townTiles[id]--;
        t.s.towns.push({ seat: 1, tile: id, river: -1 });
        t.seat(1).keys++;
      }
    }
    expect(t.turn(0).play('upgrade:E6>stronghold').topic()).toBe('turn-rest');
  });

  it('later tiles: TW6 two keys and two steps, TW7 shipping, TW8 eleven points', () => {
    const start = () =>
      table(['witches', 'nomads'], { options: { laterTowns: ['TW6', 'TW7', 'TW8'] } })
        .goods(0, plenty)
        .build(0, { F4: 'dwelling', E7: 'dwelling', F3: 'trading-house', E6: 'trading-house' })
        .turn(0);
    const bonus = 5 + 5;
    expect(start().change(0, 'upgrade:E6>stronghold', 'town:TW6')).toMatchObject({
      points: 2 + bonus,
      fire: 2,
      water: 2,
      earth: 2,
      air: 2,
    });
    expect(start().change(0, 'upgrade:E6>stronghold', 'town:TW7')).toMatchObject({ points: 4 + 2 + bonus });
    expect(start().change(0, 'upgrade:E6>stronghold', 'town:TW8')).toMatchObject({ points: 11 + bonus });
  });
});
