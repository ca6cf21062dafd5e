/** Leaving A New Dawn: pieces stay, the seat is skipped, the look for a winner passes it over. */
import { describe, expect, it } from 'vitest';
import { leaves, winners } from '../../../src/engine/leave.js';
import { given, type Scene } from './helpers.js';

/** The seat leaves at its own question. */
function gone(scene: Scene, seat: number): Scene {
  return scene.at(seat).go().play('leave', 'leave:yes');
}

describe('whoever has left', () => {
  it('keeps the pieces on the map and is skipped', () => {
    const scene = given({ seats: 3 });
    const spot = scene.land('hills');
    scene.put(spot, 1, 'reinforced').caravan(1, 0, scene.near(spot)[0]!);
    gone(scene, 1);
    expect([scene.s.owner[spot], scene.s.piece[spot]]).toEqual([1, 2]);
    expect(scene.s.players[1]!.caravans[0]).toBe(scene.near(spot)[0]);
    const asked = new Set<number>();
    for (let i = 0; i < 40 && scene.s.round < 6; i++) {
      asked.add(scene.asked);
      const [first] = scene.ids('focus');
      if (scene.topic === 'focus') scene.play(first!);
      scene.skip();
    }
    expect([...asked].sort()).toEqual([0, 2]);
  });

  it('gives the diplomacy cards of others back', () => {
    const scene = given({ seats: 3 }).pact(1, 'embassy', 0).stateCard(1, 'kabul');
    gone(scene, 1);
    expect(scene.s.players[0]!.pacts).toEqual([0, 0, 0, 0]);
    expect(scene.s.stateCards.flat()).not.toContain(1);
  });

  it('spends nothing in defence', () => {
    const scene = given({ seats: 3 });
    const target = scene.land('hills', (h) => scene.near(h).length >= 2);
    scene.put(target, 1).put(scene.near(target)[0]!, 0).trade(1, 'masonry', 3);
    gone(scene, 1);
    scene.at(0).slot(0, 'masonry', 4).dice(2, 3).go();
    scene.play('focus:masonry', `attack:${scene.name(target)}`);
    expect(scene.events('battle')[0]).toMatchObject({ won: true });
    expect(scene.tradeOn(1, 'masonry')).toBe(3);
  });

  it('does not win with agendas finished before, and finishes none any more', () => {
    const scene = given({ seats: 3, options: { victory: ['populous', 'civilized', 'warmonger'] } });
    scene.s.players[1]!.done = [
      { agenda: 'populous', round: 1 },
      { agenda: 'civilized', round: 1 },
      { agenda: 'warmonger', round: 1 },
    ];
    gone(scene, 1);
    for (let i = 0; i < 40 && scene.s.round < 3; i++) {
      if (scene.topic === 'focus') scene.play(scene.ids('focus')[0]!);
      scene.skip();
    }
    expect(scene.s.over).toBeNull();
  });

  it('being the first player, the next one rolls and decides for the barbarians', () => {
    const scene = given({ seats: 3 });
    scene.s.first = 1;
    gone(scene, 1);
    const spot = scene.land('hills', (h) => scene.near(h).length === 6);
    scene.barbarian('A', spot).barbarian('B', spot);
    scene.s.stack.push({ kind: 'raid', seat: 1, step: 2, direction: 0, queue: [] } as any);
    scene.go();
    expect([scene.topic, scene.asked]).toEqual(['crowd', 2]);
  });

  it('loses to everybody who stayed, whatever the score; alone, the last one has won', () => {
    const scene = given({ seats: 2 });
    scene.s.players[1]!.done = [{ agenda: 'technophile', round: 1 }];
    scene.s.victory = ['technophile', 'populous', 'explorer'] as any;
    gone(scene, 1);
    expect(scene.s.over?.reason).toBe('deserted');
    expect(winners(scene.s.over!)).toEqual([0]);
  });

  it('said in the middle of a rival’s attack, the defender is not asked', () => {
    const scene = given({ seats: 3 });
    const target = scene.land('hills', (h) => scene.near(h).length >= 2);
    scene.put(target, 1).put(scene.near(target)[0]!, 0).trade(1, 'masonry', 3).trade(0, 'masonry', 2);
    scene.slot(0, 'masonry', 4, 2).dice(1, 3).go();
    scene.play('focus:masonry', `attack:${scene.name(target)}`);
    expect(scene.topic).toBe('attack-tokens');
    scene.play(leaves(1).id, 'spend x1');
    expect(scene.s.left).toEqual([1]);
    expect(scene.events('battle')[0]).toMatchObject({ won: true });
  });
});
