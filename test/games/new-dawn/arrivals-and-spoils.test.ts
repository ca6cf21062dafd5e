/** Caravans at their goals, what a beaten capital and a taken space bring, and where a city-state's token lies. */
import { describe, expect, it } from 'vitest';
import { CITY_STATE_IDS } from '../../../src/games/new-dawn/data/diplomacy.js';
import { NATURAL_IDS } from '../../../src/games/new-dawn/data/naturals.js';
import { statesOn } from '../../../src/games/new-dawn/rules/board.js';
import type { Hex } from '../../../src/games/new-dawn/types.js';
import { given } from './helpers.js';

describe('caravans at their goals', () => {
  it('Carthage: two tokens for the military card, then its card, which may be declined', () => {
    for (const answer of ['card:carthage', 'done']) {
      const scene = given({ leaders: ['rome', 'egypt'] });
      const h = scene.stateHex('carthage');
      scene.caravan(0, 0, scene.near(h)[0]!).slot(0, 'foreign-trade', 5).go();
      scene.play('focus:foreign-trade', `go:${scene.name(h)}`);
      expect([scene.topic, scene.tradeOn(0, 'masonry')]).toEqual(['state-card', 2]);
      scene.play(answer);
      expect(scene.s.stateCards[CITY_STATE_IDS.indexOf('carthage')]).toEqual(answer === 'done' ? [-1, -1] : [0, -1]);
      expect(scene.topic).toBe('focus');
    }
  });

  it('Embassy works in the capital, not in another city of the giver', () => {
    const scene = given({ leaders: ['rome', 'egypt'] }).pact(0, 'embassy', 1);
    const city = scene.land('grassland');
    scene.put(city, 1, 'city').caravan(0, 0, scene.near(city)[0]!).slot(0, 'foreign-trade', 5).go();
    scene.play('focus:foreign-trade', `go:${scene.name(city)}`, 'put:pottery', 'put:pottery', 'done');
    expect(scene.topic).toBe('focus');
    expect(scene.events('resource')).toEqual([]);
  });

  it('Currency defeats barbarian A like any other, without a trade token', () => {
    const scene = given({ leaders: ['rome', 'egypt'] }).slot(0, 'currency', 5);
    const h = scene.land('grassland');
    scene.barbarian('A', h).caravan(0, 0, scene.near(h)[0]!).go();
    scene.play('focus:currency', 'caravan:1', `go:${scene.name(h)}`);
    expect(scene.s.barbarians[0]).toBe(-1);
    expect(scene.events('trade')).toEqual([]);
    // It has three spaces left.
    expect(scene.run.prompt()!.facts!.left).toBe(3);
  });
});

describe('a beaten capital', () => {
  it('two trade tokens at most, and fewer if the winner wants', () => {
    for (const take of [2, 1, 0]) {
      const scene = given({ leaders: ['rome', 'egypt'] }).slot(0, 'flight', 5);
      scene
        .trade(1, 'pottery', 3)
        .trade(1, 'astrology', 1)
        .put(scene.near(scene.home(1))[0]!, 0);
      scene
        .dice(6, 1)
        .go()
        .play('focus:flight', `attack:${scene.name(scene.home(1))}`);
      for (let i = 0; i < take; i++) scene.play('loot:pottery', 'put:early-empire');
      if (take < 2) {
        expect(scene.topic).toBe('spoils');
        scene.play('done');
      }
      expect(scene.topic).not.toBe('spoils');
      expect([scene.tradeOn(1, 'pottery'), scene.tradeOn(0, 'early-empire')]).toEqual([3 - take, take]);
    }
  });

  it('with two cities that could take its wonder the winner is asked, with one not', () => {
    for (const cities of [1, 0]) {
      const scene = given({ leaders: ['rome', 'egypt'] })
        .wonder(1, 'petra')
        .slot(0, 'flight', 5);
      if (cities > 0) scene.put(scene.land('desert'), 0, 'city');
      scene
        .put(scene.near(scene.home(1))[0]!, 0)
        .dice(6, 1)
        .go();
      scene.play('focus:flight', `attack:${scene.name(scene.home(1))}`);
      expect(scene.topic === 'spoils-site').toBe(cities > 0);
      if (cities > 0) scene.play(`site:${scene.name(scene.home(0))}`);
      expect(scene.run.game.view(scene.s, 0).players[0]!.wonders).toEqual(['petra']);
    }
  });
});

describe('taken spaces', () => {
  it('a natural wonder leaves America’s card when its space is conquered', () => {
    const scene = given({ leaders: ['rome', 'america'] }).slot(0, 'flight', 5);
    const h = scene.w.naturalHex.find((x) => x >= 0)!;
    const id = NATURAL_IDS[scene.w.natural[h]!]!;
    scene.put(h, 1).put(scene.near(h)[0]!, 0);
    scene.s.players[1]!.row[2]!.naturals.push(id);
    scene
      .dice(6, 1)
      .go()
      .play('focus:flight', `attack:${scene.name(h)}`);
    expect(scene.s.owner[h]).toBe(0);
    expect(scene.s.players[1]!.row.flatMap((c) => c.naturals)).toEqual([]);
  });

  it('no city on a natural wonder or a resource, unless an own token lies there', () => {
    const scene = given({ leaders: ['rome'] }).slot(0, 'urbanization', 5);
    const natural = scene.w.naturalHex.find((x) => x >= 0)!;
    const from = scene.near(natural).find((h) => scene.near(h).length > 0)!;
    const field = scene.near(from).find((h) => h !== natural && scene.w.state[h] === -1 && scene.s.owner[h] === -1)!;
    scene.put(from, 0);
    scene.s.resource[field] = 1;
    scene.go().play('focus:urbanization');
    expect(scene.has(`city:${scene.name(natural)}`)).toBe(false);
    expect(scene.why(`city:${scene.name(natural)}`)).toBe('occupied');
    expect(scene.has(`city:${scene.name(field)}`)).toBe(false);
  });

  it('the fifteenth space on the coast finishes Explorer the moment its token is placed', () => {
    const scene = given({ seats: 2, leaders: ['rome'], options: { victory: ['explorer'] } }).slot(0, 'early-empire', 5);
    const near = scene.near(scene.home(0));
    const coast = scene.w.names.flatMap((_, h) =>
      scene.w.coast[h] && scene.terrain(h) !== 'water' && scene.s.owner[h] === -1 && scene.w.state[h] === -1 ? [h] : [],
    );
    for (const h of coast.filter((x) => !near.includes(x)).slice(0, 13)) scene.put(h, 0);
    const last = near.find((h: Hex) => scene.w.coast[h] && scene.s.owner[h] === -1)!;
    scene.go().play('focus:early-empire', `place:${scene.name(last)}`);
    expect(scene.s.players[0]!.done.map((d) => d.agenda)).toEqual(['explorer']);
  });
});

describe('a city-state’s token', () => {
  it('lies on the higher of two cards of its type, and beside none', () => {
    const scene = given({ leaders: ['rome'] });
    scene.put(scene.stateHex('geneva'), 0, 'city');
    const row = scene.s.players[0]!.row;
    const science = row.findIndex((c) => c.card === 'astrology');
    const other = row.findIndex((c) => c.card === 'pottery');
    expect(statesOn(scene.s, 0, science)).toEqual(['geneva']);
    expect(statesOn(scene.s, 0, other)).toEqual([]);
    row[other]!.card = 'mathematics';
    expect(statesOn(scene.s, 0, science)).toEqual([]);
    expect(statesOn(scene.s, 0, other)).toEqual(['geneva']);
  });
});
