/** Things that must work for every seat, every city-state and every barbarian, the first of each list included. */
import { describe, expect, it } from 'vitest';
import { start } from '../../../src/engine/engine.js';
import { CITY_STATE_IDS } from '../../../src/games/new-dawn/data/diplomacy.js';
import { BARBARIANS } from '../../../src/games/new-dawn/data/land.js';
import { NATURAL_IDS } from '../../../src/games/new-dawn/data/naturals.js';
import { WONDER_IDS } from '../../../src/games/new-dawn/data/wonders.js';
import { game } from '../../../src/games/new-dawn/game.js';
import { isMature } from '../../../src/games/new-dawn/rules/board.js';
import { destroy } from '../../../src/games/new-dawn/rules/change.js';
import type { Hex } from '../../../src/games/new-dawn/types.js';
import { apart, given, type Scene } from './helpers.js';

/** Land next to a space of these, with room around. */
const open = (scene: Scene, test: (h: Hex) => boolean = () => true): Hex =>
  scene.land('grassland', (h) => scene.near(h).length >= 4 && test(h));

describe('seat 1 acts on seat 0', () => {
  it('caravans bring its cards, and its Embassy works', () => {
    const scene = given({ seats: 2, leaders: ['egypt', 'rome'] });
    const home = scene.home(0);
    scene.caravan(1, 0, scene.near(home)[0]!).slot(1, 'foreign-trade', 5).at(1).go();
    scene.play('focus:foreign-trade', `go:${scene.name(home)}`, 'put:pottery', 'put:pottery');
    expect(scene.topic).toBe('pacts');
    expect(scene.ids('pact')).toHaveLength(4);
    scene.play('pact:embassy@0');
    expect(scene.topic).toBe('embassy');
    scene.play('aid:masonry', 'gain:oil');
    expect(scene.tradeOn(0, 'masonry')).toBe(1);
    expect(scene.s.players[1]!.resources.oil).toBe(1);
  });

  it('Forbidden City and Mass Media reach its tokens', () => {
    const scene = given({ seats: 2 }).wonder(1, 'forbidden-city').slot(1, 'mass-media', 1);
    const h = open(scene);
    const [mine, reinforced] = scene.near(h) as [Hex, Hex];
    scene.put(h, 0).put(reinforced, 0, 'reinforced').put(mine, 1).at(1).go();
    scene.play('effect:forbidden-city');
    expect(scene.ids('destroy').sort()).toEqual(
      [h, reinforced]
        .filter((x) => scene.w.near[x]!.includes(mine))
        .map((x) => `destroy:${scene.name(x)}`)
        .sort(),
    );
    scene.play('done', 'focus:mass-media').skip('media');
    expect(scene.ids('media').sort()).toEqual([`media:${scene.name(h)}`, `media:${scene.name(reinforced)}`].sort());
    scene.play(`media:${scene.name(h)}`);
    expect(scene.s.owner[h]).toBe(1);
  });

  it('its spaces stop the count of cities', () => {
    const scene = given({ seats: 2, leaders: ['egypt', 'rome'] }).slot(1, 'pottery', 5);
    const from = open(scene, (h) => apart(scene.w, h, scene.home(1)) > 5 && scene.near(h).length === 6);
    scene.put(from, 1);
    for (const n of scene.near(from)) scene.put(n, 0);
    scene.at(1).go().play('focus:pottery');
    for (const id of scene.ids('city')) {
      const h = scene.w.find(id.split(':')[1]!);
      expect(h === from || apart(scene.w, h, scene.home(1)) <= 2).toBe(true);
    }
  });
});

describe('Mass Media', () => {
  it('rival tokens within 2 only: no city, no own token, nothing farther; without any it is over', () => {
    const scene = given({ leaders: ['rome', 'egypt'] }).slot(0, 'mass-media', 1);
    const mine = open(scene, (h) => apart(scene.w, h, scene.home(0)) > 5 && scene.near(h).length === 6);
    const two = scene.w.names.findIndex((_, h) => apart(scene.w, h, mine) === 2 && scene.terrain(h) !== 'water');
    const three = scene.w.names.findIndex(
      (_, h) =>
        apart(scene.w, h, mine) === 3 &&
        scene.terrain(h) !== 'water' &&
        scene.w.state[h] === -1 &&
        apart(scene.w, h, scene.home(0)) > 2,
    );
    scene.put(mine, 0).put(two, 1).put(three, 1).put(scene.near(mine)[0]!, 1, 'city').go();
    scene.play('focus:mass-media').skip('media');
    expect(scene.ids('media')).toEqual([`media:${scene.name(two)}`]);
    const none = given({ leaders: ['rome', 'egypt'] })
      .slot(0, 'mass-media', 1)
      .go()
      .play('focus:mass-media');
    none.skip('media');
    expect(none.topic).toBe('focus');
  });

  it('without an unused token only own tokens can be lifted for it', () => {
    const scene = given({ leaders: ['rome', 'egypt'] }).slot(0, 'mass-media', 1);
    const inland = scene.w.names.flatMap((_, h) =>
      scene.terrain(h) !== 'water' &&
      scene.s.owner[h] === -1 &&
      scene.w.state[h] === -1 &&
      scene.w.natural[h] === -1 &&
      !scene.w.near[scene.home(0)]!.includes(h)
        ? [h]
        : [],
    );
    for (const h of inland.slice(0, 31)) scene.put(h, 0);
    scene.put(inland[31]!, 1).put(inland[32]!, 1, 'reinforced').go().play('focus:mass-media').skip('media');
    expect(scene.ids('lift')).toHaveLength(31);
    expect(scene.ids('media')).toEqual([`media:${scene.name(inland[32]!)}`]);
  });
});

describe('every city-state', () => {
  it.each(['carthage', 'geneva', 'buenos-aires'] as const)('%s can be attacked, lost to and liberated', (id) => {
    const index = CITY_STATE_IDS.indexOf(id);
    const scene = given({ leaders: ['rome', 'egypt'] }).stateCard(0, id);
    const h = scene.stateHex(id);
    const from = scene.near(h).find((n) => scene.s.owner[n] === -1)!;
    scene.put(from, 0).slot(0, 'masonry', 5).dice(1, 6).go();
    scene.play('focus:masonry', `attack:${scene.name(h)}`);
    // Lost, and yet the card went back: it can be taken again.
    expect(scene.events('battle')[0].won).toBe(false);
    expect(scene.events('attack')[0].on).toBe(id);
    expect(scene.s.stateCards[index]).toEqual([-1, -1]);

    const taken = given({ leaders: ['rome', 'egypt'] });
    taken.put(h, 1, 'city').put(from, 0).slot(0, 'flight', 5).dice(6, 1).go();
    taken.play('focus:flight', `attack:${taken.name(h)}`);
    expect(taken.topic).toBe('claim');
    taken.play(`liberate:${id}`);
    expect(taken.s.stateCards[index]).toEqual([0, -1]);
    expect(taken.s.owner[h]).toBe(-1);
    // Nobody may build beside it.
    taken.at(0).slot(0, 'pottery', 5).go().play('focus:pottery');
    for (const n of taken.near(h)) expect(taken.has(`city:${taken.name(n)}`)).toBe(false);
  });
});

describe('barbarians', () => {
  it('those that are on the map stay where they are when others come back', () => {
    const scene = given({ seats: 2 });
    const [b, d] = [BARBARIANS.indexOf('B'), BARBARIANS.indexOf('D')];
    const away = scene.land('desert');
    scene.barbarian('B', away);
    scene.s.round = 5;
    scene.s.dial = 4;
    scene.s.stack = [{ kind: 'round', seat: 0, step: 0, played: 2 } as any];
    scene.go();
    expect(scene.s.barbarians[b]).toBe(away);
    expect(scene.s.barbarians[d]).toBe(scene.w.barbarian.indexOf(d));
    expect(scene.s.barbarians[BARBARIANS.indexOf('E')]).toBe(-2);
  });

  it('A, the first of them, moves on too when two meet; only caravans in the space are scattered', () => {
    const scene = given({ seats: 4 });
    const h = open(scene, (x) => scene.near(x).length === 6);
    const [side, far] = [scene.near(h)[0]!, scene.home(1)];
    const ahead = scene.w.beside[h]![0]!;
    scene.barbarian('A', h).barbarian('B', h).caravan(0, 0, ahead).caravan(1, 0, far);
    scene.caravan(2, 0, side === ahead ? scene.near(h)[1]! : side);
    scene.s.stack = [
      { kind: 'round', seat: 0, step: 1, played: 0 },
      { kind: 'raid', seat: 0, step: 2, direction: 0, queue: [] },
    ] as any;
    scene.dice(1).go();
    expect([scene.topic, ...scene.ids()]).toEqual(['crowd', 'barbarian:A', 'barbarian:B']);
    scene.play('barbarian:A');
    expect(scene.s.barbarians.slice(0, 2)).toEqual([ahead, h]);
    expect([0, 1, 2].map((seat) => scene.s.players[seat]!.caravans[0]! >= 0)).toEqual([false, true, true]);
  });
});

describe('natural wonders of America', () => {
  const natural = (scene: Scene): Hex => scene.w.naturalHex.find((h) => h >= 0)!;
  const idOf = (scene: Scene) => NATURAL_IDS[scene.w.natural[natural(scene)]!]!;

  it('add 1 in attack and in defence from the military card, once a turn, and are laid anew', () => {
    const scene = given({ leaders: ['america', 'egypt'] });
    const h = scene.land('mountains', (x) => scene.near(x).length > 1 && scene.w.natural[x] === -1);
    scene.put(natural(scene), 0).put(h, 1).put(scene.near(h)[0]!, 0).slot(0, 'masonry', 4);
    scene.s.players[0]!.row[3]!.naturals.push(idOf(scene));
    scene
      .dice(4, 3)
      .go()
      .play('focus:masonry', `attack:${scene.name(h)}`);
    // 8 against 8: the natural wonder wins it.
    expect(scene.ids()).toEqual(['spend', `use:${idOf(scene)}`]);
    scene.play(`use:${idOf(scene)}`, 'assign:pottery');
    expect(scene.events('battle')[0]).toMatchObject({ won: true });
    expect(scene.events('battle')[0].attack.at(-1)).toEqual({ key: 'trade', n: 1 });
    expect(scene.s.players[0]!.row.find((c) => c.card === 'pottery')!.naturals).toEqual([idOf(scene)]);

    const held = given({ leaders: ['america', 'egypt'] });
    held.put(natural(held), 0).put(h, 0).put(held.near(h)[0]!, 1).slot(0, 'masonry', 4).slot(1, 'masonry', 5);
    held.s.players[0]!.row[3]!.naturals.push(idOf(held));
    held
      .dice(4, 3)
      .at(1)
      .go()
      .play('focus:masonry', `attack:${held.name(h)}`);
    expect([held.topic, held.asked]).toEqual(['defence-tokens', 0]);
    held.play(`use:${idOf(held)}`, 'assign:masonry');
    expect(held.events('battle')[0]).toMatchObject({ won: false });
  });

  it('leave the card with the space, and a city on the own token changes nothing', () => {
    const scene = given({ leaders: ['america'] });
    const h = natural(scene);
    scene.put(h, 0).slot(0, 'pottery', 5);
    scene.s.players[0]!.row[0]!.naturals.push(idOf(scene));
    scene.s.players[0]!.row[1]!.naturals.push('pantanal');
    scene.go().play('focus:pottery');
    scene.play(`city:${scene.name(h)}`);
    expect(scene.events('natural')).toEqual([]);
    expect(scene.topic).toBe('focus');
    destroy(scene.run as any, h, 'barbarians');
    expect(scene.s.players[0]!.row.flatMap((c) => c.naturals)).toEqual(['pantanal']);
  });
});

describe('cities and capitals', () => {
  it('an empty space or a city beside it keeps a city from being mature, even with Sydney Opera House', () => {
    const scene = given({ seats: 2 }).wonder(0, 'sydney-opera-house');
    const home = scene.home(0);
    const [first, ...rest] = scene.near(home);
    for (const n of rest) scene.put(n, 1);
    expect(isMature(scene.s, scene.w, home)).toBe(false);
    scene.put(first!, 0, 'city');
    expect(isMature(scene.s, scene.w, home)).toBe(false);
    scene.put(first!, 1);
    expect(isMature(scene.s, scene.w, home)).toBe(true);
  });

  it('the winner of a capital says which city takes its wonder', () => {
    const scene = given({ leaders: ['rome', 'egypt'] })
      .wonder(1, 'petra')
      .slot(0, 'flight', 5);
    const [one, two] = [scene.land('desert'), scene.land('forest')];
    scene
      .put(one, 0, 'city')
      .put(two, 0, 'city')
      .put(scene.near(scene.home(1))[0]!, 0);
    scene.dice(6, 1).go();
    scene.play('focus:flight', `attack:${scene.name(scene.home(1))}`);
    expect(scene.topic).toBe('spoils-site');
    expect(scene.ids('site')).toHaveLength(3);
    scene.play(`site:${scene.name(two)}`);
    expect(scene.s.wonderAt[WONDER_IDS.indexOf('petra')]).toBe(two);
    expect(scene.s.players[0]!.capitalsBeaten).toBe(1);
  });
});

describe('dice', () => {
  it('have six sides, in battles, raids and crowds', () => {
    const scene = given({ leaders: ['rome', 'egypt'] });
    const sides: number[] = [];
    const h = scene.land('hills');
    scene.put(h, 1).put(scene.near(h)[0]!, 0).slot(0, 'masonry', 5).go();
    const roll = scene.run.roll.bind(scene.run);
    scene.run.roll = (n: number) => {
      sides.push(n);
      return roll(n);
    };
    scene.play('focus:masonry', `attack:${scene.name(h)}`);
    expect(sides).toEqual([6, 6]);
    // Core of the map: die 1 to 3 is face A.
    const built = start(game, 2, { map: 'build' }, 'core');
    const core = built.takeTold().find((t) => t.event.type === 'core')!.event as any;
    expect(core.die).toBeGreaterThanOrEqual(1);
    expect(core.die).toBeLessThanOrEqual(6);
    for (const tile of core.tiles) expect(tile.endsWith(core.die <= 3 ? 'A' : 'B')).toBe(true);
  });
});
