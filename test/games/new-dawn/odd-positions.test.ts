/** Positions that come up rarely: moves that are easily forgotten, and things told wrongly. */
import { describe, expect, it } from 'vitest';
import { module } from '../../../src/games/new-dawn/index.js';
import { destroy } from '../../../src/games/new-dawn/rules/change.js';
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

describe('what is said', () => {
  const telling = (scene: Scene, seat: number) => ({
    view: module.game.view(scene.s, seat),
    name: (x: number) => ['Ann', 'Bob', 'Cid', 'Dee'][x]!,
  });
  const topic = (scene: Scene) => module.phrases.topic(scene.run.prompt()!, telling(scene, scene.asked));
  const choice = (scene: Scene, id: string) =>
    module.phrases.choice(scene.run.prompt()!.choices.find((c) => c.id === id)!, telling(scene, scene.asked));
  const said = (scene: Scene) => scene.told.map((e) => module.phrases.event(e, telling(scene, 0)));

  it('a card has the slot of the row it lies in, not of the seat at turn', () => {
    const scene = given({ seats: 2, leaders: ['rome', 'egypt'] });
    scene.trade(1, 'pottery', 1).trade(1, 'masonry', 1).trade(1, 'early-empire', 1);
    scene.s.stack.push({ kind: 'discard', seat: 1, step: 0, left: 2 } as never);
    scene.go();
    expect(scene.asked).toBe(1);
    // Egypt has Pottery in slot 3, Rome in slot 5.
    expect(choice(scene, 'discard:pottery')).toBe('lose a trade token from Pottery (slot 3)');
    const embassy = given({ seats: 2, leaders: ['rome', 'egypt'] });
    embassy.s.stack.push({ kind: 'embassy', seat: 0, step: 0, giver: 1 } as never);
    embassy.go();
    expect(choice(embassy, 'aid:pottery')).toBe('put a trade token on Pottery (slot 3)');
    const put = given({ seats: 2, leaders: ['rome', 'egypt'] });
    put.s.stack.push({ kind: 'put', seat: 1, step: 0, n: 1, only: null, why: 'trade' } as never);
    put.go();
    expect(choice(put, 'put:pottery')).toBe('put a trade token on Pottery (slot 3)');
  });

  it('one space is one space, a caravan stands on its space', () => {
    const scene = given({ leaders: ['egypt'] });
    scene.caravan(0, 0, scene.land('grassland')).slot(0, 'currency', 5).go().play('focus:currency');
    expect(choice(scene, 'caravan:1')).toMatch(/^move caravan 1 \(on [A-Z]+\d+\)$/);
    expect(choice(scene, 'caravan:2')).toBe('move caravan 2 (on the card)');
    const walk = given({ leaders: ['egypt'] });
    const at = walk.land('grassland', (h) => walk.near(h).length === 6);
    walk.caravan(0, 0, at).slot(0, 'foreign-trade', 5).go().play('focus:foreign-trade');
    walk.play(`go:${walk.name(walk.near(at)[0]!)}`);
    expect(topic(walk)).toBe('move caravan 1 up to 2 spaces');
    walk.play(`go:${walk.name(at)}`);
    expect(topic(walk)).toBe('move caravan 1 up to 1 space');
  });

  it('only what the military card can still do is asked for', () => {
    const scene = given({ leaders: ['egypt'] });
    const [one, two] = scene.near(scene.home(0));
    scene.put(one!, 0).put(two!, 0).slot(0, 'masonry', 3).go().play('focus:masonry');
    scene.play(`reinforce:${scene.name(one!)}`);
    expect(topic(scene)).toBe('reinforce (2 left)');
    const both = given({ leaders: ['egypt'] });
    const [a, b] = both.near(both.home(0));
    both.put(a!, 0).barbarian('B', b!).slot(0, 'masonry', 3).dice(1, 6).go().play('focus:masonry');
    expect(topic(both)).toBe('attack (2 left) or reinforce (3 left)');
    both.play(both.ids('attack')[0]!);
    expect(topic(both)).toBe('attack (1 left)');
  });

  it('without an unused token the question says so', () => {
    const scene = given({ leaders: ['egypt'] });
    const free = scene.w.names
      .map((_, h) => h)
      .filter((h) => scene.s.owner[h] === -1 && ['mountains', 'desert'].includes(scene.terrain(h)));
    for (const h of free.slice(0, 31)) scene.put(h, 0);
    scene.slot(0, 'early-empire', 3).go().play('focus:early-empire');
    expect(topic(scene)).toMatch(/^no unused control token/);
    scene.play(scene.ids('lift')[0]!);
    expect(topic(scene)).toBe('place a control token (2 left, Early Empire)');
  });

  it('a world wonder that changes hands, or loses its owner, is told', () => {
    const scene = given({ leaders: ['scythia'] });
    const city = cityOn(scene, 1);
    scene.wonder(1, 'colossus', city).put(scene.near(city)[0]!, 0);
    scene
      .slot(0, 'flight', 5)
      .dice(6, 1)
      .go()
      .play('focus:flight', `attack:${scene.name(city)}`);
    expect(said(scene)).toContain(`Ann now holds Colossus on ${scene.name(city)}`);
    destroy(scene.run as never, city, 'barbarians');
    scene.skip();
    expect(said(scene)).toContain(`Colossus on ${scene.name(city)} belongs to nobody until the space is taken`);
  });

  it('every agenda reads as a sentence in the rules at hand', () => {
    const entry = module.rules.find((r) => r.id === 'agenda:warmonger')!;
    expect(entry.text).toBe('What it takes: a capital beaten, or 2 conquered city-states.');
  });

  it('one agenda, one wonder, one space, one leader', () => {
    const t = telling(given({ seats: 2 }), 0);
    const ranking = [
      { seat: 0, score: 1, ties: [1, 1] },
      { seat: 1, score: 0, ties: [0, 1] },
    ];
    expect(module.phrases.over({ ranking, reason: 'limit' }, t)).toBe(
      'Ann wins: 1 agenda at the round limit, 1 wonder, 1 space',
    );
    expect(module.phrases.refused('leaders-number', { have: 1, need: 2 })).toBe('1 fixed leader named for 2 seats.');
    const why = module.phrases.blocked({ verb: 'spot', why: 'tile-touches', facts: { have: 1, need: 4 } }, t).why;
    expect(why).toBe('touches 1 space of the map, 4 needed');
  });

  it('industry asks for a wonder only where one can be paid, for a city only where one can stand', () => {
    const scene = given({ leaders: ['rome'] })
      .slot(0, 'pottery', 2)
      .go()
      .play('focus:pottery');
    expect(topic(scene)).toBe('build a city');
    const rich = given({ leaders: ['rome'] })
      .offer('stonehenge')
      .slot(0, 'pottery', 2);
    rich.s.players[0]!.resources.marble = 3;
    rich.go().play('focus:pottery');
    expect(topic(rich)).toBe('build a wonder (production 2) or a city');
  });

  it('tokens around a new city: reasons are given for the spaces around it, for no others', () => {
    const scene = given({ leaders: ['rome'] });
    const far = cityOn(scene, 0);
    scene.slot(0, 'urbanization', 1).go().play('focus:urbanization');
    scene.play(scene.ids('city').find((id) => !scene.w.within2[far]!.includes(scene.w.find(id.split(':')[1]!)))!);
    expect(scene.topic).toBe('place');
    const city = scene.w.find(scene.events('city')[0].hex);
    const around = scene.w.near[city]!.map((h) => `place:${scene.name(h)}`);
    const named = [...scene.ids('place'), ...scene.run.blocked().map((b) => b.id!)];
    expect(named.sort()).toEqual(around.sort());
  });
});
