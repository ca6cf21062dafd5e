/** Rewards of one action in the order that the player likes (rulebook p. 13; sheet 6.7, 45). */
import { describe, expect, it } from 'vitest';
import { hexOf } from '../../../src/games/terra-mystica/data/map.js';
import { type Table, table } from './helpers.js';

/** Ids of the choices that are no exchanges. */
const rewards = (t: Table): string[] =>
  t
    .choices()
    .filter((c) => c.verb !== 'convert' && c.verb !== 'burn')
    .map((c) => c.id);

describe('rewards of one action', () => {
  const witches = () =>
    table(['witches', 'nomads'], { tile: 'SCORE4', round: 6 })
      .goods(0, { coins: 8, workers: 4, bowls: [0, 2, 0], cults: [0, 0, 2, 2] })
      .build(0, { A3: 'temple', A4: 'trading-house', B2: 'trading-house', A5: 'dwelling' })
      .turn(0);

  it('small proof: a favour tile before the town tile makes a coin more', () => {
    const coinsBy = (first: string, second: string) => {
      const other = witches().play('upgrade:A3>sanctuary', first, ['convert:power>coins', 2], second);
      return other.seat(0).coins + other.seat(0).bowls[2];
    };
    expect(witches().play('upgrade:A3>sanctuary').seat(0).coins).toBe(2);
    expect(coinsBy('favour:FAV3', 'town:TW4')).toBe(6);
    expect(coinsBy('town:TW4', 'favour:FAV3')).toBe(5);
  });

  it('one question offers what is open, and what is taken is gone', () => {
    const t = witches().play('upgrade:A3>sanctuary');
    expect(rewards(t).some((id) => id.startsWith('town:'))).toBe(true);
    t.play('favour:FAV1');
    expect(t.topic()).toBe('town');
    expect(rewards(t).every((id) => id.startsWith('town:'))).toBe(true);
    t.play('town:TW2');
    expect(t.s.towns).toHaveLength(1);
    const log = witches().play('upgrade:A3>sanctuary', 'town:TW2', 'favour:FAV1');
    expect(log.s.towns).toHaveLength(1);
  });

  it('FAV5 before the town tile founds no second town of the same structures', () => {
    const t = witches().play('upgrade:A3>sanctuary', 'favour:FAV5');
    expect(t.topic()).toBe('town');
    t.play('town:TW1');
    expect(t.topic()).not.toBe('town');
    expect(t.s.towns).toHaveLength(1);
  });

  it('a step that stopped at 9 for want of a key goes on when the town brings one', () => {
    const t = witches().goods(0, { coins: 8, workers: 4, bowls: [0, 2, 0], cults: [0, 0, 8, 2] });
    t.play('upgrade:A3>sanctuary', 'favour:FAV7');
    expect(t.cult(0, 'earth')).toBe(9);
    t.play('town:TW1', 'use-key');
    expect(t.cult(0, 'earth')).toBe(10);
  });

  it("the faction's own: ordination first, last, or between", () => {
    const dark = () =>
      table(['darklings', 'nomads'])
        .goods(0, { coins: 9, workers: 7 })
        .build(0, { E6: 'trading-house', E7: 'trading-house', F3: 'trading-house', F4: 'dwelling' })
        .turn(0)
        .play('upgrade:E7>stronghold');
    expect(rewards(dark())).toEqual(expect.arrayContaining(['town:TW2', 'ordain', 'done']));
    expect(dark().play(['ordain', 3], 'town:TW2').seat(0)).toMatchObject({ workers: 2, priests: 4 });
    expect(dark().play('done', 'town:TW2').seat(0)).toMatchObject({ workers: 5, priests: 1 });
    // The workers of the tile can be ordained.
    const poor = dark().goods(0, { workers: 0 });
    expect(poor.play('town:TW2', ['ordain', 2]).seat(0)).toMatchObject({ workers: 0, priests: 3 });
  });

  it("the faction's own: the spades of the Halflings, before the town or behind it", () => {
    const half = () =>
      table(['halflings', 'nomads'])
        .goods(0, { coins: 20, workers: 7 })
        .build(0, { E6: 'trading-house', E7: 'trading-house', F3: 'trading-house', F4: 'dwelling' })
        .turn(0)
        .play('upgrade:E7>stronghold');
    const first = half();
    expect(first.topic()).toBe('rewards');
    expect(rewards(first)).toEqual(expect.arrayContaining(['town:TW1', 'dig:E8>plains']));
    first.play('dig:E8>plains');
    expect(first.topic()).toBe('rewards');
    // A dwelling beside the town that waits for its tile joins it.
    first.play('build:E8', 'town:TW1');
    expect(first.s.town[hexOf('E8')]).toBe(0);
    expect(first.s.towns).toHaveLength(1);
    const last = half().play('town:TW1', 'dig:E8>plains', 'build:E8');
    expect(last.s.town[hexOf('E8')]).toBe(0);
  });

  it('Auren choose the tile of the stronghold beside the town tile', () => {
    const t = table(['auren', 'nomads'])
      .goods(0, { coins: 20, workers: 9 })
      .build(0, { F4: 'trading-house', E7: 'dwelling', F3: 'trading-house', E6: 'trading-house' })
      .turn(0)
      .play('upgrade:E6>stronghold');
    expect(t.topic()).toBe('rewards');
    expect(t.play('favour:FAV2', 'town:TW3').topic()).toBe('turn-rest');
  });
});
