import { describe, expect, it } from 'vitest';
import { LEADER_EFFECTS } from '../../../src/games/new-dawn/effects/leaders.js';
import { NATURAL } from '../../../src/games/new-dawn/map/world.js';
import { difficultyFor, isMature } from '../../../src/games/new-dawn/rules/board.js';
import { cultureTokens } from '../../../src/games/new-dawn/rules/focus/culture.js';
import { citySites } from '../../../src/games/new-dawn/rules/focus/industry.js';
import { targets } from '../../../src/games/new-dawn/rules/focus/military.js';
import type { Hex } from '../../../src/games/new-dawn/types.js';
import { apart, given, type Scene } from './helpers.js';

const sites = (scene: Scene, slot: number) => {
  const at = scene.s.players[0]!.row.findIndex((c) => /pottery|husbandry|nationalism|urban/.test(c.card));
  return citySites(scene.s, 0, at, slot);
};
const between = (scene: Scene, a: Hex, b: Hex) => apart(scene.w, a, b);

describe('building cities (rulebook page 9, sheet 10.4)', () => {
  it('the card’s range counts, the slot limits the terrain, neighbours of cities are barred', () => {
    const scene = given({ leaders: ['rome'] }).slot(0, 'pottery', 5);
    const list = sites(scene, 5);
    const home = scene.home(0);
    expect(list.length).toBeGreaterThan(0);
    for (const h of list) {
      expect(between(scene, home, h)).toBe(2);
      expect(scene.terrain(h)).not.toBe('water');
    }
    for (const h of sites(scene, 2)) expect(scene.w.difficulty[h]!).toBeLessThanOrEqual(2);
  });

  it('a city takes the place of an own token, never of a resource', () => {
    const scene = given({ leaders: ['rome'] }).slot(0, 'pottery', 5);
    const own = sites(scene, 5)[0]!;
    const other = sites(scene, 5)[1]!;
    scene.put(own, 0);
    scene.s.resource[other] = 1;
    scene.go().play('focus:pottery');
    expect(scene.why(`city:${scene.name(other)}`)).toBe('occupied');
    scene.play(`city:${scene.name(own)}`);
    expect([scene.s.owner[own], scene.s.piece[own]]).toEqual([0, 3]);
  });

  it('rival spaces, barbarians and harder terrain stop the count', () => {
    const scene = given({ leaders: ['rome'] }).slot(0, 'animal-husbandry', 5);
    const before = sites(scene, 5);
    for (const n of scene.near(scene.home(0))) scene.put(n, 1);
    expect(sites(scene, 5).length).toBeLessThan(before.length);
  });

  it('check 52: Animal Husbandry counts from own caravans, not from others’', () => {
    for (const seat of [0, 1]) {
      const scene = given({ leaders: ['rome', 'egypt'] }).slot(0, 'animal-husbandry', 3);
      const site = scene.land(
        'forest',
        (h) =>
          between(scene, h, scene.home(0)) > 5 &&
          !scene.near(h).some((n) => scene.w.state[n]! >= 0 || scene.s.piece[n]! >= 3),
      );
      const stand = scene.near(site).find((n) => scene.w.difficulty[n]! <= 3 && scene.terrain(n) !== 'natural')!;
      scene.caravan(seat, 0, stand).go().play('focus:animal-husbandry');
      expect(scene.has(`city:${scene.name(site)}`)).toBe(seat === 0);
      if (seat === 1) continue;
      scene.play(`city:${scene.name(site)}`);
      expect(scene.s.players[0]!.caravans[0]).toBe(stand);
    }
  });

  it('Nationalism reaches 4 and across water', () => {
    const near = given({ leaders: ['rome'] }).slot(0, 'pottery', 5);
    const far = given({ leaders: ['rome'] }).slot(0, 'nationalism', 5);
    const reach = (s: Scene) => Math.max(...sites(s, 5).map((h) => between(s, s.home(0), h)));
    expect([reach(near), reach(far)]).toEqual([2, 4]);
  });

  it('Urbanization reaches 5 and puts up to 2 tokens around the new city', () => {
    const scene = given({ leaders: ['rome'] })
      .slot(0, 'urbanization', 5)
      .go()
      .play('focus:urbanization');
    const id = scene.ids('city').find((x) => scene.near(scene.w.find(x.split(':')[1]!)).length >= 3)!;
    const city = scene.w.find(id.split(':')[1]!);
    scene.play(id);
    expect(scene.topic).toBe('place');
    expect(scene.run.prompt()!.facts!.left).toBe(2);
    for (const x of scene.ids('place')) expect(scene.w.near[city]).toContain(scene.w.find(x.split(':')[1]!));
    scene.play(scene.ids('place')[0]!);
    scene.play(scene.ids('place')[0]!);
    expect(scene.topic).toBe('focus');
  });

  it('no figure left, no city', () => {
    const scene = given({ leaders: ['rome'] }).slot(0, 'pottery', 5);
    const free = scene.w.names.map((_, h) => h).filter((h) => scene.terrain(h) === 'desert' && scene.s.owner[h] === -1);
    for (const h of free.slice(0, 7)) scene.put(h, 0, 'city');
    expect(sites(scene, 5)).toEqual([]);
  });
});

describe('military cards', () => {
  it('check 53: Mass Production reaches 3 across water, not 4', () => {
    const scene = given({ leaders: ['rome'] });
    // Straight lines of four spaces with water in between.
    const pairs = scene.w.names.flatMap((_, a) =>
      [0, 1, 2, 3, 4, 5].flatMap((d) => {
        const line = [a];
        for (let i = 0; i < 3; i++) line.push(scene.w.beside[line.at(-1)!]?.[d] ?? -1);
        const [, b, c, end] = line as [Hex, Hex, Hex, Hex];
        if (line.includes(-1) || scene.terrain(a) === 'water' || scene.terrain(end) === 'water') return [];
        return scene.terrain(b) === 'water' || scene.terrain(c) === 'water' ? [[a, end] as const] : [];
      }),
    );
    const reaches = (card: 'masonry' | 'iron-working' | 'mass-production', from: Hex, to: Hex) => {
      const s = given({ leaders: ['rome'] }).slot(0, card, 1);
      s.put(from, 0).put(to, 1);
      return targets(s.s, 0, 0).some((t) => t.hex === to);
    };
    const found = pairs.find(([a, b]) => {
      const homes = scene.s.players.map((_, seat) => scene.home(seat));
      if (homes.some((h) => h === a || h === b || between(scene, h, b) <= 4)) return false;
      return (
        scene.s.owner[a] === -1 &&
        scene.w.state[b] === -1 &&
        scene.w.natural[b] === -1 &&
        !reaches('iron-working', a, b)
      );
    })!;
    expect(reaches('mass-production', ...found)).toBe(true);
    const four = scene.w.names.findIndex(
      (_, b) =>
        between(scene, found[0], b) === 4 &&
        scene.terrain(b) !== 'water' &&
        scene.w.state[b] === -1 &&
        scene.s.owner[b] === -1 &&
        between(scene, scene.home(0), b) > 4,
    );
    expect(reaches('mass-production', found[0], four)).toBe(false);
  });

  it('Masonry: reinforce up to the slot, or attack twice, not both', () => {
    const scene = given().slot(0, 'masonry', 2);
    const [a, b, c] = scene.near(scene.home(0)) as [Hex, Hex, Hex | undefined];
    const third = c ?? scene.land('forest');
    scene.put(a, 0).put(b, 0).put(third, 0);
    scene.barbarian('B', scene.near(third)[0]!).go().play('focus:masonry');
    expect(scene.ids('attack').length).toBeGreaterThan(0);
    scene.play(`reinforce:${scene.name(a)}`);
    expect(scene.ids('attack')).toEqual([]);
    scene.play(`reinforce:${scene.name(b)}`);
    expect(scene.topic).toBe('focus');
    expect([scene.s.piece[a], scene.s.piece[b], scene.s.piece[third]]).toEqual([2, 2, 1]);
  });

  it('Mass Production: attacks, then slot minus attacks to reinforce', () => {
    const scene = given().slot(0, 'mass-production', 2);
    const h = scene.land('mountains');
    const [from, spare] = scene.near(h) as [Hex, Hex];
    scene
      .put(h, 1)
      .put(from, 0)
      .put(spare, 0)
      .dice(1, 6)
      .go()
      .play('focus:mass-production', `attack:${scene.name(h)}`);
    expect(scene.events('battle')[0].won).toBe(false);
    expect(scene.run.prompt()!.facts!.reinforce).toBe(1);
    scene.play(`reinforce:${scene.name(from)}`);
    expect(scene.topic).toBe('focus');
  });

  it('Flight counts through rivals, barbarians and water up to 5', () => {
    const wall = (card: 'iron-working' | 'flight') => {
      const scene = given().slot(0, card, 1);
      const from = scene.land(
        'grassland',
        (h) => scene.near(h).length === scene.w.near[h]!.length && scene.near(h).length === 6,
      );
      for (const n of scene.w.near[from]!) scene.put(n, 1);
      const far = scene.w.names.findIndex(
        (_, h) => between(scene, from, h) === 2 && scene.terrain(h) !== 'water' && scene.w.state[h] === -1,
      );
      scene.put(from, 0).put(far, 2);
      return targets(scene.s, 0, 0).some((t) => t.hex === far && scene.s.owner[far] === 2);
    };
    expect([wall('iron-working'), wall('flight')]).toEqual([false, true]);
  });
});

describe('science cards', () => {
  it('Mathematics lays a trade token, then advances', () => {
    const scene = given().slot(0, 'mathematics', 2).go().play('focus:mathematics', 'put:pottery');
    expect([scene.tradeOn(0, 'pottery'), scene.s.players[0]!.tech]).toEqual([1, 2]);
  });
  it('Replaceable Parts gives a resource of a kind not owned', () => {
    const scene = given().slot(0, 'replaceable-parts', 1);
    scene.s.players[0]!.resources.oil = 1;
    scene.go().play('focus:replaceable-parts');
    expect(scene.ids('gain')).toEqual(['gain:marble', 'gain:mercury', 'gain:diamond']);
    expect(scene.why('gain:oil')).toBe('have-already');
    scene.play('gain:diamond');
    expect(scene.s.players[0]!.resources.diamond).toBe(1);
  });
  it('Nuclear Power strikes only in slot 5', () => {
    const scene = given().slot(0, 'nuclear-power', 5);
    const h = scene.land('forest', (x) => scene.near(x).length >= 2);
    const [a, b] = scene.near(h) as [Hex, Hex];
    scene
      .put(h, 1, 'reinforced')
      .put(a, 1)
      .put(b, 0)
      .go()
      .play('focus:nuclear-power', `nuke:${scene.name(h)}`);
    expect([scene.s.piece[h], scene.s.piece[a], scene.s.piece[b]]).toEqual([1, 0, 0]);
    expect(scene.s.players[0]!.tech).toBe(5);
    const low = given().slot(0, 'nuclear-power', 4).put(h, 1).go().play('focus:nuclear-power');
    expect(low.topic).toBe('upgrade');
  });
});

describe('leaders (sheet section 2)', () => {
  it('America lays natural wonders on cards, where they also work as trade tokens', () => {
    const scene = given({ leaders: ['america'] });
    const everest = scene.w.naturalHex[2]!;
    scene.put(scene.near(everest)[0]!, 0, 'city').slot(0, 'early-empire', 5).go();
    scene.play('focus:early-empire', `place:${scene.name(everest)}`);
    expect(scene.topic).toBe('assign');
    scene.play('assign:astrology').skip();
    scene.at(0).go().play('focus:astrology');
    const slot = scene.s.stack.find((f: any) => f.kind === 'science') as any;
    expect(scene.ids()).toEqual(['spend', 'use:mt-everest']);
    scene.play('use:mt-everest', 'assign:pottery');
    expect(scene.s.players[0]!.tech).toBe(slot.slot + 1);
    expect(scene.s.players[0]!.row.find((c) => c.card === 'pottery')!.naturals).toEqual(['mt-everest']);
    // Lost with its space.
    scene.run.game.check(scene.s);
    const other = given({ leaders: ['rome'] });
    other
      .put(other.near(everest)[0]!, 0, 'city')
      .slot(0, 'early-empire', 5)
      .go()
      .play('focus:early-empire', `place:${other.name(everest)}`);
    expect(other.topic).toBe('place');
  });

  it('Aztec swap two cards after a won attack', () => {
    for (const die of [6, 1]) {
      const scene = given({ leaders: ['aztec'] }).slot(0, 'masonry', 2);
      const h = scene.land('grassland');
      scene
        .barbarian('B', h)
        .put(scene.near(h)[0]!, 0)
        .dice(die, 7 - die)
        .go();
      scene.play('focus:masonry', `attack:${scene.name(h)}@B`);
      if (die === 6) scene.play('put:masonry');
      scene.skip('swap');
      expect(scene.topic).toBe(die === 6 ? 'swap' : 'focus');
      if (die === 1) continue;
      expect(scene.ids('swap')).toHaveLength(10);
      const [a, , , , e] = scene.cards(0);
      scene.play('swap:1>5');
      expect([scene.cards(0)[4], scene.cards(0)[0]]).toEqual([a, e]);
    }
  });

  it('France places more by the latest age of its wonders', () => {
    const count = (...ids: ('stonehenge' | 'chichen-itza' | 'eiffel-tower')[]) => {
      const scene = given({ leaders: ['france'] }).slot(0, 'early-empire', 1);
      const sites = [scene.home(0), scene.land('grassland'), scene.land('hills')];
      scene.put(sites[1]!, 0, 'city').put(sites[2]!, 0, 'city');
      ids.forEach((id, i) => {
        scene.wonder(0, id, sites[i]!);
      });
      return cultureTokens(scene.s, 0, 0, 0);
    };
    expect([
      count(),
      count('stonehenge'),
      count('chichen-itza', 'stonehenge'),
      count('eiffel-tower', 'stonehenge'),
    ]).toEqual([2, 3, 4, 5]);
  });

  it('Japan: coastal desert and mountains are 3 in the own turn, natural wonders stay 5', () => {
    const scene = given({ leaders: ['japan'] });
    const edge = scene.land('mountains', (h) => scene.w.coast[h]!);
    const inland = scene.w.names.findIndex((_, h) => scene.terrain(h) === 'mountains' && !scene.w.coast[h]);
    const d = difficultyFor(scene.s, scene.w, 0, 'culture', true);
    expect([d(edge), d(inland)]).toEqual([3, 5]);
    const own = { placing: true, focus: 'culture', ownTurn: true } as const;
    expect(LEADER_EFFECTS.japan.difficulty!(5, NATURAL, true, own)).toBe(5);
    expect(difficultyFor(scene.at(1).s, scene.w, 0, 'other', false)(edge)).toBe(5);
  });

  it('Rome’s caravans leave from every city', () => {
    for (const leader of ['rome', 'egypt'] as const) {
      const scene = given({ leaders: [leader] });
      const city = scene.land('grassland', (h) => between(scene, h, scene.home(0)) > 4);
      scene.put(city, 0, 'city').slot(0, 'foreign-trade', 5).go().play('focus:foreign-trade');
      expect(scene.has(`go:${scene.name(scene.near(city)[0]!)}`)).toBe(leader === 'rome');
    }
  });

  it('Sumeria gains a resource with every barbarian', () => {
    for (const leader of ['sumeria', 'rome'] as const) {
      const scene = given({ leaders: [leader] }).slot(0, 'masonry', 5);
      const h = scene.land('grassland');
      scene.barbarian('B', h).put(scene.near(h)[0]!, 0).dice(6, 1).go();
      scene.play('focus:masonry', `attack:${scene.name(h)}@B`);
      expect(scene.topic).toBe(leader === 'sumeria' ? 'gain' : 'put');
      if (leader === 'sumeria') scene.play('gain:oil', 'put:masonry');
      expect(scene.s.players[0]!.resources.oil).toBe(leader === 'sumeria' ? 1 : 0);
    }
  });

  it('Egypt and Scythia stand in checks 28 and 15', () => {
    expect(
      given({ leaders: ['egypt', 'scythia'] })
        .s.players.slice(0, 2)
        .map((p) => p.leader),
    ).toEqual(['egypt', 'scythia']);
  });
});

describe('diplomacy cards (sheet section 4)', () => {
  it('Open Borders: the giver’s tokens count for maturity', () => {
    const scene = given();
    const city = scene.land('grassland', (h) => scene.near(h).every((n) => scene.w.state[n] === -1));
    scene.put(city, 0, 'city');
    for (const n of scene.near(city)) scene.put(n, 1);
    expect(isMature(scene.s, scene.w, city)).toBe(false);
    scene.pact(0, 'open-borders', 2);
    expect(isMature(scene.s, scene.w, city)).toBe(false);
    scene.pact(0, 'open-borders', 1);
    expect(isMature(scene.s, scene.w, city)).toBe(true);
  });

  it('Embassy: a token for the giver, a resource for the holder, also on the trip that earned it', () => {
    const scene = given({ leaders: ['rome'] }).trade(1, 'pottery', 3);
    const home = scene.home(1);
    scene.put(scene.near(home)[0]!, 0, 'city').slot(0, 'foreign-trade', 5).go();
    scene.play('focus:foreign-trade', `go:${scene.name(home)}`, 'put:masonry', 'put:masonry', 'pact:embassy@1');
    expect(scene.topic).toBe('embassy');
    scene.play('aid:pottery', 'gain:marble');
    expect(scene.tradeOn(1, 'pottery')).toBe(3);
    expect(scene.s.players[0]!.resources.marble).toBe(1);
    const none = given({ leaders: ['rome'] });
    none.put(none.near(home)[0]!, 0, 'city').slot(0, 'foreign-trade', 5).go();
    none.play('focus:foreign-trade', `go:${none.name(home)}`, 'put:masonry', 'put:masonry', 'pact:joint-war@1');
    expect(none.topic).toBe('focus');
  });

  it('Seoul leads a barbarian to an empty space', () => {
    const scene = given().stateCard(0, 'seoul');
    const h = scene.land('hills');
    const to = scene.near(h).find((n) => scene.w.state[n] === -1 && scene.w.natural[n] === -1)!;
    scene
      .barbarian('B', h)
      .go()
      .play('effect:seoul', `lead:B>${scene.name(to)}`);
    expect(scene.s.barbarians[1]).toBe(to);
  });

  it('Geneva changes a card for another of the same player', () => {
    const scene = given().stateCard(0, 'geneva').pact(0, 'joint-war', 1).go();
    scene.play('effect:geneva', 'renew:joint-war>embassy@1');
    expect(scene.s.players[1]!.pacts).toEqual([1, 1, 0, 1]);
    expect(given().stateCard(0, 'geneva').go().topic).toBe('focus');
  });
});
