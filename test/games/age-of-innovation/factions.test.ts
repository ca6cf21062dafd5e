import { describe, expect, it } from 'vitest';
import { factionTile } from '../../../src/games/age-of-innovation/data/factions.js';
import { FACTIONS, type FactionId } from '../../../src/games/age-of-innovation/data/ids.js';
import type { Tile } from '../../../src/games/age-of-innovation/data/perks.js';
import { largestArea } from '../../../src/games/age-of-innovation/rules/reach.js';
import { RICH, scene } from './helpers.js';

describe('both printings, 2 to 5 players', () => {
  const values = (of: (t: Tile) => unknown, id: FactionId, printing: 'later' | '1.0') =>
    [2, 3, 4, 5].map((n) => of(factionTile(id, printing, n)));

  it('differ in three factions only', () => {
    expect(values((t) => t.powerAction, 'illusionists', 'later').map((x: any) => x.vp)).toEqual([1, 1, 2, 2]);
    expect(values((t) => t.powerAction, 'illusionists', '1.0').map((x: any) => x.vp)).toEqual([3, 3, 3, 4]);
    expect(values((t) => t.tunnel, 'moles', 'later')).toEqual([4, 5, 6, 7]);
    expect(values((t) => t.tunnel, 'moles', '1.0')).toEqual([4, 4, 4, 4]);
    expect(values((t) => t.built?.[0]?.coins, 'navigators', 'later')).toEqual([1, 1, 1, 1]);
    expect(values((t) => t.built?.[0]?.coins, 'navigators', '1.0')).toEqual([0, 0, 0, 0]);
    for (const id of FACTIONS) {
      const plain = (printing: 'later' | '1.0', n: number) => {
        const { powerAction, tunnel, built, ...rest } = factionTile(id, printing, n);
        return {
          ...rest,
          discount: powerAction?.discount,
          vp: built?.[0]?.vp,
          what: built?.[0]?.what,
          digs: tunnel !== undefined,
        };
      };
      for (const printing of ['later', '1.0'] as const) {
        for (const n of [2, 3, 4, 5]) expect(plain(printing, n)).toEqual(plain('later', 3));
      }
    }
  });
});

describe('Illusionists', () => {
  it.each([
    [3, 'later', 1],
    [4, 'later', 2],
    [5, 'later', 2],
    [2, 'later', 1],
    [4, '1.0', 3],
    [5, '1.0', 4],
  ] as const)('check 38: %i players, %s printing: 3 power for 2 tools and %i points', (seats, printing, vp) => {
    const table = scene({ seats, printing, faction: 'illusionists' }).give(0, { bowls: [0, 0, 3], tools: 0 });
    table.play('power:power-tools');
    expect([table.p().bowls, table.p().tools, table.from('illusionists')]).toEqual([[3, 0, 0], 2, vp]);
  });

  it('pay 2 2 3 3 3 5, and full price for conversions', () => {
    const table = scene({ faction: 'illusionists' })
      .put(0, 'workshop', 'C9')
      .give(0, { bowls: [0, 0, 12] });
    const price = (id: string) => table.choice(`power:power-${id}`)!.price!['power'];
    expect(['bridge', 'scholar', 'tools', 'coins', 'spade', 'spades'].map(price)).toEqual([2, 2, 3, 3, 3, 5]);
    expect(table.choice('convert:power>tool')!.range).toEqual([1, 4]);
  });
});

describe('Moles', () => {
  it.each([
    [3, 'later', 5],
    [5, 'later', 7],
    [3, '1.0', 4],
    [5, '1.0', 4],
  ] as const)('check 39: %i players, %s printing: a tunnel for a tool brings %i points', (seats, printing, vp) => {
    const table = scene({ seats, printing, faction: 'moles' })
      .put(0, 'workshop', 'H5')
      .ground('desert', 'H7')
      .give(0, { tools: 2, coins: 2 });
    table.play('build:H7@tunnel');
    expect([table.at('H7'), table.p().tools, table.from('moles')]).toEqual(['workshop', 0, vp]);
  });

  it('tunnel under exactly one hex, occupied or river, never to a neighbour of their own', () => {
    const table = scene({ faction: 'moles' })
      .put(0, 'workshop', 'H5')
      .put(1, 'workshop', 'H6')
      .ground('desert', 'H7', 'H8', 'H4', 'F5')
      .give(0, RICH);
    expect(table.offers('build:H7@tunnel')).toBe(true);
    expect(table.offers('build:H8@tunnel')).toBe(false);
    expect(table.offers('build:H4@tunnel')).toBe(false);
    expect(table.offers('build:F5@tunnel')).toBe(true);
    // Also where a ship could go.
    const ship = scene({ faction: 'moles' })
      .put(0, 'workshop', 'A0')
      .ground('desert', 'A2')
      .give(0, { ...RICH, shipping: 1 });
    expect([ship.offers('build:A2'), ship.offers('build:A2@tunnel')]).toEqual([true, true]);
  });

  it('tunnel with free spades, one payment for each hex', () => {
    const table = scene({ faction: 'moles' })
      .put(0, 'workshop', 'H5')
      .ground('plains', 'H7', 'I7')
      .give(0, { bowls: [0, 0, 12], tools: 3, coins: 2 });
    table.play('power:power-spades', 'dig:H7@tunnel x1', 'dig:I7@tunnel x1', 'build:H7');
    expect([table.p().tools, table.from('moles')]).toEqual([0, 10]);
  });

  it('bridge land for a tool; other bridges need printed places', () => {
    const table = scene({ faction: 'moles' })
      .put(0, 'workshop', 'A4')
      .give(0, { tools: 1, bowls: [0, 0, 12] });
    expect(table.offers('bridge:A4-C4')).toBe(true);
    expect(table.offers('power:power-bridge')).toBe(false);
    table.play('bridge:A4-C4');
    expect([table.p().tools, table.s.bridges.length]).toEqual([0, 1]);
    expect(
      scene()
        .put(0, 'workshop', 'A4')
        .give(0, RICH)
        .ids()
        .some((id) => id.startsWith('bridge:')),
    ).toBe(false);
  });

  it('tunnels connect in the final area', () => {
    const area = (faction: 'moles' | 'goblins') =>
      largestArea(scene({ faction }).put(0, 'workshop', 'H4', 'H6', 'H9').s, 0);
    expect([area('moles'), area('goblins')]).toEqual([2, 1]);
  });
});

describe('Navigators', () => {
  const build = (to: string, from: string, printing: 'later' | '1.0' = 'later') => {
    const table = scene({ faction: 'navigators', printing })
      .put(0, 'workshop', from)
      .ground('desert', to)
      .give(0, { tools: 1, coins: 2 });
    table.play(`build:${to}`);
    return [table.from('navigators'), table.p().coins];
  };

  it('check 40: A3 is at the river, A4 is not', () => {
    expect(build('A3', 'A4')).toEqual([2, 1]);
    expect(build('A4', 'A3')).toEqual([0, 0]);
    expect(build('A3', 'A4', '1.0')).toEqual([2, 0]);
  });

  it('check 41: with booster 1 and round tile 1', () => {
    const table = scene({ faction: 'navigators', tile: 'round-1' })
      .tile(0, 'booster-1')
      .put(0, 'workshop', 'A4')
      .ground('desert', 'A3')
      .give(0, { tools: 1, coins: 2 });
    const { vp } = table.p();
    table.play('build:A3');
    expect([table.p().vp - vp, table.p().coins]).toEqual([6, 1]);
  });
});

describe('other factions', () => {
  const city = (faction: any) =>
    scene({ faction })
      .put(0, 'guild', 'H4', 'H5', 'H6')
      .ground('desert', 'H7')
      .give(0, { ...RICH, levels: [0, 0, 0, 0], books: [0, 0, 0, 0] })
      .play('build:H7', 'city:city-coins');

  it('Felines: three steps in any mix and a book with a city, before or after the tile', () => {
    const table = city('felines');
    expect(table.ids()).toEqual(['reward:city-coins', 'reward:founded']);
    table.play('reward:founded', 'step:law', 'step:law', 'step:medicine', 'book:banking');
    expect(table.p()).toMatchObject({ levels: [0, 2, 0, 1], books: [1, 0, 0, 0] });
    expect(table.prompt().topic).toBe('after');
  });

  it('Lizards: a spade and a free workshop on any own terrain in reach', () => {
    const table = city('lizards').ground('plains', 'H8').ground('desert', 'I5').give(0, { coins: 0, tools: 0 });
    table.play('reward:founded');
    expect(table.prompt().facts).toEqual({ free: 1 });
    table.play('dig:H8 x1');
    expect(table.ids().filter((id) => id.startsWith('build'))).toEqual(
      expect.arrayContaining(['build:H8', 'build:I5']),
    );
    table.play('build:I5');
    expect([table.at('I5'), table.terrain('H8'), table.p().tools]).toEqual(['workshop', 'desert', 0]);
  });

  it('Goblins: 2 coins for each spade used', () => {
    const table = scene({ faction: 'goblins' })
      .put(0, 'workshop', 'H6')
      .ground('mountain', 'H7')
      .give(0, { tools: 6, coins: 0 })
      .play('dig:H7 x2');
    expect(table.p().coins).toBe(4);
  });

  it('Philosophers: a further book of the column, and one of choice as an action', () => {
    const table = scene({ faction: 'philosophers' })
      .put(0, 'guild', 'H6')
      .give(0, { ...RICH, books: [0, 0, 0, 0] });
    table.play('upgrade:H6>school', 'competency:competency-7');
    expect(table.p().books).toEqual([0, 0, 2, 0]);
    table.end().passOthers().play('special:philosophers', 'book:law');
    expect(table.p().books).toEqual([0, 1, 2, 0]);
    expect(table.end().offers('special:philosophers')).toBe(false);
  });

  it('Psychics: 5 power and another action, passing too', () => {
    const table = scene({ faction: 'psychics' }).give(0, { bowls: [12, 0, 0], scholars: 1 });
    table.play('special:psychics');
    expect(table.p().bowls).toEqual([7, 5, 0]);
    expect(table.prompt()).toMatchObject({ seat: 0, topic: 'turn' });
    expect(table.offers('special:psychics')).toBe(false);
    table.play('scholar:law@1');
    expect(table.prompt().topic).toBe('after');
    const pass = scene({ faction: 'psychics' }).play('special:psychics', 'pass:booster-4');
    expect(pass.p().passed).toBe(true);
  });

  it('Psychics: the second action may be left out; goods are converted before', () => {
    const table = scene({ faction: 'psychics' }).give(0, { bowls: [5, 7, 0] });
    expect(table.offers('end')).toBe(false);
    table.play('special:psychics', 'burn x1');
    expect(table.prompt()).toMatchObject({ seat: 0, topic: 'turn', facts: { second: 1 } });
    expect(table.choice('end')).toMatchObject({ warn: 'second-lost' });
    table.play('end');
    expect(table.prompt().seat).toBe(1);
    expect(table.p().passed).toBe(false);
  });

  it('Psychics: an action of the special kind is used up in the round and free again in the next', () => {
    const table = scene({ faction: 'psychics' }).play('special:psychics').passAll();
    expect(table.s.round).toBe(2);
    expect(table.p().used).toEqual([]);
  });

  it('p. 11 and 20: coins of the Goblins for digging pay for the workshop that follows', () => {
    const table = scene({ faction: 'goblins' })
      .put(0, 'workshop', 'H4')
      .ground('plains', 'H5')
      .ground('desert', 'I5')
      .give(0, { coins: 0, tools: 4 });
    expect([table.offers('build:H5'), table.offers('build:I5')]).toEqual([true, false]);
    const blocked = table.run.blocked().map((b) => b.id);
    expect([blocked.includes('build:H5'), blocked.includes('build:I5')]).toEqual([false, true]);
    table.play('build:H5');
    expect([table.at('H5'), table.p().coins, table.p().tools]).toEqual(['workshop', 0, 0]);
    const others = scene({ faction: 'omar' }).put(0, 'workshop', 'H4').ground('plains', 'H5');
    expect(others.give(0, { coins: 0, tools: 4 }).offers('build:H5')).toBe(false);
  });

  it('Monks: university and competency at the start, no workshop', () => {
    const table = scene({ faction: 'monks' });
    expect(table.p().levels.reduce((a, b) => a + b)).toBeGreaterThan(1);
  });

  it('Blessed: three more levels only for the science bonus', () => {
    const table = scene({ faction: 'blessed', tile: 'round-5' })
      .give(0, { levels: [1, 0, 0, 0], coins: 0 })
      .passAll();
    expect(table.told('gain').find((e: any) => e.seat === 0 && e.why === 'round-5')).toMatchObject({
      goods: { coins: 4 },
    });
  });
});
