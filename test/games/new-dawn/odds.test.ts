/** The odds of an attack against playing every throw of the dice, and the order in which attacks are offered. */
import { describe, expect, it } from 'vitest';
import { percent, winningThrows } from '../../../src/games/new-dawn/rules/odds.js';
import type { View } from '../../../src/games/new-dawn/types.js';
import { view } from '../../../src/games/new-dawn/view.js';
import { given, type Scene } from './helpers.js';

/** Attacker and defender each spend all they have when they are asked. */
function foughtOut(make: () => Scene, attack: string): number {
  let won = 0;
  for (let mine = 1; mine <= 6; mine++)
    for (let theirs = 1; theirs <= 6; theirs++) {
      const scene = make().dice(mine, theirs).go();
      scene.play('focus:masonry', attack);
      while (scene.topic === 'attack-tokens' || scene.topic === 'defence-tokens') {
        const most = scene.run.prompt()!.choices.find((c) => c.id === 'spend')!.range![1];
        scene.play(`spend x${most}`);
      }
      if (scene.events('battle')[0].won) won += 1;
    }
  return won;
}

describe('odds', () => {
  it('count the throws that win', () => {
    expect([-6, -5, -1, 0, 1, 4, 5, 6].map(winningThrows)).toEqual([36, 35, 21, 15, 10, 1, 0, 0]);
    expect([0, 1, 15, 18, 35, 36].map(percent)).toEqual([0, 3, 42, 50, 97, 100]);
  });

  it.each([
    [1, 0, 0, 'plain'],
    [3, 2, 0, 'plain'],
    [3, 2, 3, 'reinforced'],
    [5, 1, 1, 'city'],
    [2, 3, 2, 'city'],
  ] as const)('slot %i, %i tokens against %i and a %s piece: as every throw ends', (slot, mine, theirs, piece) => {
    const make = () => {
      const scene = given({ seats: 2 });
      const target = scene.land('hills', (h) => scene.near(h).length >= 2);
      scene.put(target, 1, piece === 'plain' ? 'token' : piece).put(scene.near(target)[0]!, 0);
      return scene.slot(0, 'masonry', slot, mine).trade(1, 'masonry', theirs);
    };
    const scene = make().go();
    const before = view(scene.s, 0) as View;
    const odds = before.odds.find((o) => o.what !== 'barbarian' && o.what !== 'state')!;
    const won = foughtOut(make, `attack:${odds.hex}`);
    expect(odds.chance).toBe(percent(won));
    expect([odds.attackTokens, odds.defenceTokens]).toEqual([mine, theirs]);
  });

  it('city-states and barbarians have no tokens', () => {
    const make = () => {
      const scene = given({ seats: 4 });
      const state = scene.stateHex('geneva');
      return scene.put(scene.near(state)[0]!, 0).slot(0, 'masonry', 5, 2);
    };
    const scene = make().go();
    const odds = (view(scene.s, 0) as View).odds.find((o) => o.what === 'state')!;
    expect(odds.chance).toBe(percent(foughtOut(make, `attack:${odds.hex}`)));
  });
});

describe('attacks are offered', () => {
  function wide(): Scene {
    const scene = given({ seats: 2 });
    const middle = scene.land('hills', (h) => scene.near(h).length >= 5);
    scene.put(middle, 0);
    for (const h of scene.near(middle)) scene.put(h, 1);
    scene.put(scene.near(middle).find((h) => scene.w.difficulty[h]! >= 3)!, 1, 'city');
    return scene.slot(0, 'masonry', 1).go().play('focus:masonry');
  }

  it('the likeliest first', () => {
    const scene = wide();
    const { odds } = view(scene.s, 0) as View;
    const chances = scene.ids('attack').map((id) => odds.find((o) => `attack:${o.hex}` === id)!.chance);
    expect(chances.length).toBeGreaterThan(3);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    expect(chances[0]).toBeGreaterThan(chances.at(-1)!);
  });

  it('with a warning where no throw can win, and none elsewhere', () => {
    const scene = wide();
    const { odds } = view(scene.s, 0) as View;
    for (const c of scene.run.prompt()!.choices.filter((x) => x.verb === 'attack')) {
      const { chance } = odds.find((o) => `attack:${o.hex}` === c.id)!;
      expect(c.warn).toBe(chance === 0 ? 'no-chance' : undefined);
    }
    expect(scene.run.prompt()!.choices.some((c) => c.warn === 'no-chance')).toBe(true);
    expect(scene.run.prompt()!.choices[0]!.warn).toBeUndefined();
  });

  it('and the dice are told when they fall, before anybody is asked for tokens', () => {
    const scene = given({ seats: 2 });
    const target = scene.land('hills', (h) => scene.near(h).length >= 2);
    scene.put(target, 1).put(scene.near(target)[0]!, 0).slot(0, 'masonry', 1, 2).dice(2, 2).go();
    scene.play('focus:masonry', `attack:${scene.name(target)}`);
    expect(scene.topic).toBe('attack-tokens');
    expect(scene.events('dice')).toMatchObject([{ attack: 2, defence: 2, roller: 1 }]);
    expect((view(scene.s, 0) as View).combat?.dice).toEqual([2, 2]);
  });
});
