/** Positions that come up rarely: moves that are easily forgotten, and things told wrongly. */
import { describe, expect, it } from 'vitest';
import type { Hex } from '../../../src/games/new-dawn/types.js';
import { given, type Scene } from './helpers.js';

/** A city of the seat in the open, on terrain every caravan can enter. */
const cityOn = (scene: Scene, seat: number, test: (h: Hex) => boolean = () => true): Hex => {
  const h = scene.land('grassland', (x) => scene.near(x).length >= 4 && test(x));
  scene.put(h, seat, 'city');
  return h;
};

describe('caravans, ways that are easily forgotten', () => {
  it('from the card a caravan may stop in another own city, or come back to the one it left', () => {
    const scene = given({ leaders: ['rome'] });
    const one = cityOn(scene, 0);
    const two = scene.near(one).find((h) => scene.w.difficulty[h]! <= 5)!;
    // Two conquered city-states can touch; any two cities show the same thing.
    scene.put(two, 0, 'city').slot(0, 'foreign-trade', 5).go().play('focus:foreign-trade');
    expect(scene.has(`go:${scene.name(one)}`)).toBe(true);
    scene.play(`go:${scene.name(two)}`);
    expect(scene.events('caravan')[0].steps).toBe(1);
    expect(scene.s.players[0]!.caravans[0]).toBe(two);

    const alone = given({ leaders: ['egypt'] })
      .slot(0, 'foreign-trade', 5)
      .go()
      .play('focus:foreign-trade');
    alone.play(`go:${alone.name(alone.home(0))}`);
    expect(alone.events('caravan')[0].steps).toBe(2);
  });

  it('not back into a city on ground the slot does not allow, nor out of a blocked one', () => {
    const scene = given({ leaders: ['rome'] });
    const city = scene.land('mountains', (h) => scene.near(h, 'grassland').length > 0);
    scene.put(city, 0, 'city').slot(0, 'foreign-trade', 4).go().play('focus:foreign-trade');
    expect(scene.has(`go:${scene.name(city)}`)).toBe(false);
    const shut = given({ leaders: ['egypt'] });
    const letters = ['A', 'B', 'C', 'D', 'F', 'G', 'I'] as const;
    shut.near(shut.home(0)).forEach((h, i) => {
      shut.barbarian(letters[i]!, h);
    });
    shut.slot(0, 'foreign-trade', 5).go().play('focus:foreign-trade');
    expect(shut.topic).toBe('focus');
  });

  it('a caravan around which a rival has built a city reaches it by stepping out and in', () => {
    const scene = given({ leaders: ['egypt'] });
    const city = cityOn(scene, 1);
    scene.caravan(0, 0, city).slot(0, 'foreign-trade', 5).go().play('focus:foreign-trade');
    scene.play(`go:${scene.name(city)}`);
    expect(scene.events('caravan')[0].steps).toBe(2);
    expect(scene.events('arrive')).toHaveLength(1);
    expect(scene.s.players[0]!.caravans[0]).toBe(-1);
    // Standing anywhere else, going round is no move.
    const other = given({ leaders: ['egypt'] });
    const field = other.land('grassland');
    other.caravan(0, 0, field).slot(0, 'foreign-trade', 5).go().play('focus:foreign-trade');
    expect(other.has(`go:${other.name(field)}`)).toBe(false);
  });

  it('a conquered city-state is a rival city also where a token stands in for the city (page 15)', () => {
    const scene = given({ leaders: ['egypt'] });
    const geneva = scene.stateHex('geneva');
    scene.put(geneva, 1, 'reinforced').caravan(0, 0, scene.near(geneva)[0]!);
    scene
      .slot(0, 'foreign-trade', 5)
      .go()
      .play('focus:foreign-trade', `go:${scene.name(geneva)}`);
    expect(scene.events('arrive')[0].at).toBe('seat:1');
    expect(scene.topic).toBe('put');
    expect(scene.ids('put')).toHaveLength(5);
    scene.play('put:pottery', 'put:pottery');
    expect(scene.topic).toBe('pacts');
  });

  it('Currency is not held off by a barbarian at the destination, so distance is the reason named', () => {
    for (const [card, why] of [
      ['foreign-trade', 'barbarian'],
      ['currency', 'too-far'],
    ] as const) {
      const scene = given({ leaders: ['egypt'] });
      const state = scene.w.stateHex.find((h) => h >= 0 && !scene.w.within2[scene.home(0)]!.includes(h))!;
      scene.barbarian('B', state).slot(0, card, 1).go().play(`focus:${card}`);
      if (scene.topic === 'caravan') scene.play('caravan:1');
      expect(scene.why(`go:${scene.name(state)}`)).toBe(why);
    }
  });
});
