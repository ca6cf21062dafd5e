import { describe, expect, it } from 'vitest';
import { NATURAL_IDS } from '../../../src/games/new-dawn/data/naturals.js';
import { isMature } from '../../../src/games/new-dawn/rules/board.js';
import type { Hex } from '../../../src/games/new-dawn/types.js';
import { given, type Scene } from './helpers.js';

const terrains = (scene: Scene, verb: string) =>
  new Set(scene.ids(verb).map((id) => scene.terrain(scene.w.find(id.split(':')[1]!))));

/** A city with mixed land around it and no capital near. */
function cityOn(scene: Scene, seat = 0): Hex {
  const h = scene.land(
    'grassland',
    (x) => scene.near(x, 'hills').length > 0 && scene.near(x, 'forest').length > 0 && scene.near(x).length >= 4,
  );
  scene.put(h, seat, 'city');
  return h;
}

describe('culture (rulebook page 8, sheet 10.4)', () => {
  it('check 35: Early Empire in slot 2 with 2 trade tokens', () => {
    const scene = given();
    cityOn(scene);
    scene.slot(0, 'early-empire', 2, 2).go().play('focus:early-empire', 'spend x2');
    expect(scene.run.prompt()!.facts!.left).toBe(4);
    expect([...terrains(scene, 'place')].every((t) => t === 'grassland' || t === 'hills')).toBe(true);
    const before = scene.run.game.tally(scene.s, 0).tokens!;
    while (scene.ids('place').length > 0 && scene.topic === 'place') scene.play(scene.ids('place')[0]!);
    expect(before - scene.run.game.tally(scene.s, 0).tokens!).toBeLessThanOrEqual(4);
  });

  it('check 37: Kumasi makes forest 1, Mohenjo Daro everything 1 less', () => {
    const kumasi = given().stateCard(0, 'kumasi');
    cityOn(kumasi);
    kumasi.slot(0, 'early-empire', 1).go().play('focus:early-empire');
    expect(terrains(kumasi, 'place')).toContain('forest');
    expect(terrains(kumasi, 'place')).not.toContain('hills');

    const mohenjo = given().stateCard(0, 'mohenjo-daro');
    const natural = mohenjo.w.naturalHex.find((h) => h >= 0)!;
    const city = mohenjo.near(natural).find((h) => mohenjo.w.state[h] === -1)!;
    mohenjo.put(city, 0, 'city').slot(0, 'early-empire', 4).go().play('focus:early-empire');
    expect(mohenjo.has(`place:${mohenjo.name(natural)}`)).toBe(true);
    mohenjo.play(`place:${mohenjo.name(natural)}`);
    expect(mohenjo.events('natural')[0].natural).toBe(NATURAL_IDS[mohenjo.w.natural[natural]!]);

    const gardens = given().stateCard(0, 'mohenjo-daro').wonder(0, 'hanging-gardens').put(city, 0, 'city');
    gardens.go().play('effect:hanging-gardens');
    expect(gardens.has(`place:${gardens.name(natural)}`)).toBe(true);
    const plain = given().wonder(0, 'hanging-gardens').put(city, 0, 'city');
    plain.go().play('effect:hanging-gardens');
    expect(plain.has(`place:${plain.name(natural)}`)).toBe(false);
    expect(plain.why(`place:${plain.name(natural)}`)).toBe('difficulty');
  });

  it('check 62: not where an own control token stands', () => {
    const scene = given();
    const city = cityOn(scene);
    const taken = scene.near(city, 'hills')[0]!;
    scene.put(taken, 0).slot(0, 'early-empire', 5).go().play('focus:early-empire');
    expect(scene.has(`place:${scene.name(taken)}`)).toBe(false);
    expect(scene.why(`place:${scene.name(taken)}`)).toBe('own-piece');
  });

  it('resources are taken; barbarians, water, rivals and city-states block', () => {
    const scene = given();
    const city = cityOn(scene);
    const [a, b, c] = scene.near(city) as [Hex, Hex, Hex];
    scene.s.resource[a] = 3;
    scene.barbarian('B', b).put(c, 1).slot(0, 'early-empire', 5).go().play('focus:early-empire');
    expect(scene.why(`place:${scene.name(b)}`)).toBe('barbarian');
    expect(scene.why(`place:${scene.name(c)}`)).toBe('rival-piece');
    scene.play(`place:${scene.name(a)}`);
    expect(scene.s.players[0]!.resources.oil).toBe(1);
    expect(scene.s.resource[a]).toBe(0);
  });

  it('a token placed first does not extend the reach; Civil Service’s third does', () => {
    const early = given();
    const far = (scene: Scene) => {
      const city = cityOn(scene);
      const one = scene
        .near(city)
        .find((h) =>
          scene
            .near(h)
            .some(
              (n) => !scene.w.within2[scene.home(0)]!.includes(n) && n !== city && !scene.w.near[city]!.includes(n),
            ),
        )!;
      const two = scene
        .near(one)
        .find((n) => n !== city && !scene.w.near[city]!.includes(n) && scene.w.state[n] === -1)!;
      return [one, two] as const;
    };
    const [one, two] = far(early);
    early
      .slot(0, 'early-empire', 5)
      .go()
      .play('focus:early-empire', `place:${early.name(one)}`);
    expect(early.has(`place:${early.name(two)}`)).toBe(false);
    const service = given();
    far(service);
    service
      .slot(0, 'civil-service', 5)
      .go()
      .play('focus:civil-service', `place:${service.name(one)}`, 'done');
    expect(service.has(`place:${service.name(two)}`)).toBe(true);
    service.play(`place:${service.name(two)}`);
    expect(service.topic).toBe('focus');
  });

  it('Drama and Poetry moves a token to an empty space, which keeps its side and gives a natural wonder back', () => {
    const scene = given();
    const natural = scene.w.naturalHex.find((h) => h >= 0)!;
    const to = scene.near(natural).find((h) => scene.w.state[h] === -1)!;
    scene
      .put(natural, 0, 'reinforced')
      .slot(0, 'drama-and-poetry', 1)
      .go()
      .play('focus:drama-and-poetry')
      .skip('shift');
    scene.play(`shift:${scene.name(natural)}`, `to:${scene.name(to)}`);
    expect([scene.s.owner[natural], scene.s.owner[to], scene.s.piece[to]]).toEqual([-1, 0, 2]);
    expect(scene.events('natural-back')).toHaveLength(1);
  });

  it('Mass Media takes a plain token over and flips a reinforced one, within 2', () => {
    for (const piece of ['token', 'reinforced'] as const) {
      const scene = given();
      const city = cityOn(scene);
      const target = scene.w.within2[city]!.find(
        (h) =>
          h !== city && !scene.w.near[city]!.includes(h) && scene.terrain(h) !== 'water' && scene.w.state[h] === -1,
      )!;
      scene
        .put(target, 1, piece)
        .pact(0, 'embassy', 1)
        .slot(0, 'mass-media', 1)
        .go()
        .play('focus:mass-media')
        .skip('media');
      scene.play(`media:${scene.name(target)}`);
      expect([scene.s.owner[target], scene.s.piece[target]]).toEqual([piece === 'token' ? 0 : 1, 1]);
      // Not an attack: no card goes back.
      expect(scene.s.players[1]!.pacts[2]).toBe(0);
    }
  });

  it('without an unused token one may be taken off the map first (page 15)', () => {
    const scene = given();
    cityOn(scene);
    const free = scene.w.names
      .map((_, h) => h)
      .filter((h) => scene.s.owner[h] === -1 && scene.terrain(h) === 'mountains');
    const more = scene.w.names.map((_, h) => h).filter((h) => scene.s.owner[h] === -1 && scene.terrain(h) === 'desert');
    for (const h of [...free, ...more].slice(0, 31)) scene.put(h, 0);
    scene.slot(0, 'early-empire', 2).go().play('focus:early-empire');
    expect(scene.ids('place')).toEqual([]);
    scene.play(`lift:${scene.name(free[0]!)}`);
    expect(scene.ids('lift')).toEqual([]);
    scene.play(scene.ids('place')[0]!);
    expect(scene.run.game.tally(scene.s, 0).tokens).toBe(0);
  });
});

describe('caravans (rulebook pages 8 and 9, sheet 10.5)', () => {
  /** Land around a start space by plain distance and terrain. */
  const path = (scene: Scene): { home: Hex; one: Hex; two: Hex; state: Hex } => {
    for (const state of scene.w.stateHex.filter((h) => h >= 0)) {
      for (const two of scene.near(state, 'hills')) {
        for (const one of scene.near(two)) {
          for (const home of scene.near(one)) {
            const near = scene.w.near[home]!;
            if (one !== state && home !== state && home !== two && !near.includes(two) && !near.includes(state)) {
              if (
                scene.w.difficulty[one]! <= 2 &&
                scene.terrain(one) !== 'water' &&
                !scene.w.near[one]!.includes(state)
              )
                return { home, one, two, state };
            }
          }
        }
      }
    }
    throw new Error('no path');
  };

  it('check 38: three steps over grassland and hills to a city-state, slot 2', () => {
    const scene = given({ leaders: ['rome'] });
    const { home, state } = path(scene);
    scene.put(home, 0, 'city').slot(0, 'foreign-trade', 2).go().play('focus:foreign-trade');
    expect(scene.has(`go:${scene.name(state)}`)).toBe(true);
    for (const id of scene.ids('go')) {
      const h = scene.w.find(id.split(':')[1]!);
      expect(scene.w.difficulty[h]!).toBeLessThanOrEqual(2);
      expect(scene.terrain(h)).not.toBe('water');
    }
    scene.play(`go:${scene.name(state)}`);
    expect(scene.s.players[0]!.caravans[0]).toBe(-1);
    expect(scene.topic).toBe('state-card');
  });

  it('check 39: two tokens for the matching card, what exceeds three is lost', () => {
    const scene = given({ leaders: ['rome'] }).trade(0, 'astrology', 2);
    const geneva = scene.stateHex('geneva');
    scene.put(scene.near(geneva)[0]!, 0, 'city').slot(0, 'foreign-trade', 5).go();
    scene.play('focus:foreign-trade', `go:${scene.name(geneva)}`, 'card:geneva');
    expect(scene.tradeOn(0, 'astrology')).toBe(3);
    expect(scene.events('trade-lost')[0].n).toBe(1);
    expect(scene.s.stateCards[4]).toEqual([0, -1]);
  });

  it('check 40: Colossus shares 6 spaces among the caravans', () => {
    const scene = given({ leaders: ['rome'] })
      .wonder(0, 'colossus')
      .slot(0, 'currency', 5, 1)
      .go();
    scene.play('focus:currency', 'spend x0', 'caravan:1');
    expect(scene.run.prompt()!.facts).toMatchObject({ left: 4, pool: 6 });
    const plain = given({ leaders: ['rome'] })
      .slot(0, 'currency', 5)
      .go()
      .play('focus:currency', 'caravan:1');
    expect(plain.run.prompt()!.facts).toMatchObject({ left: 4, pool: 0 });
    const farthest = (s: Scene) => s.ids('go').length;
    expect(farthest(scene)).toBeGreaterThan(farthest(plain));
    const token = given({ leaders: ['rome'] })
      .wonder(0, 'colossus')
      .slot(0, 'currency', 5, 1)
      .go();
    token.play('focus:currency', 'spend x1', 'caravan:2');
    expect(token.run.prompt()!.facts).toMatchObject({ left: 5, pool: 6 });
    // Ten spaces for the first leave four for the second.
    const steps = new Map<string, number>();
    for (const id of scene.ids('go')) {
      const h = scene.w.find(id.split(':')[1]!);
      const home = scene.home(0);
      steps.set(id, Math.max(Math.abs(scene.w.q[h]! - scene.w.q[home]!), Math.abs(scene.w.r[h]! - scene.w.r[home]!)));
    }
    const far = scene.ids('go').filter((id) => (steps.get(id) ?? 0) >= 6)[0]!;
    scene.play(far);
    const used = scene.events('caravan')[0].steps as number;
    expect(used).toBeGreaterThan(4);
    scene.skip('caravan');
    const economy: any = scene.s.stack.find((f: any) => f.kind === 'economy');
    expect(economy?.pool ?? 6 - (used - 4)).toBe(6 - (used - 4));
    expect(scene.events('effect').some((e) => e.why === 'colossus')).toBe(true);
  });

  it('check 41: an edge city with 4 neighbours, 2 water and 2 friendly tokens', () => {
    const scene = given();
    const h = scene.w.names.findIndex(
      (_, i) =>
        scene.w.near[i]!.length <= 5 &&
        scene.terrain(i) !== 'water' &&
        scene.w.near[i]!.filter((n) => scene.terrain(n) === 'water').length >= 1 &&
        scene.near(i).length >= 2,
    );
    scene.put(h, 0, 'city');
    for (const n of scene.near(h)) scene.put(n, 0);
    expect(isMature(scene.s, scene.w, h)).toBe(true);
    scene.clear(scene.near(h)[0]!);
    expect(isMature(scene.s, scene.w, h)).toBe(false);
  });

  it('rival city: two tokens anywhere and a card of that player, an older one goes back', () => {
    const scene = given({ leaders: ['rome'] }).pact(0, 'joint-war', 1);
    const city = cityOn(scene, 1);
    scene.put(scene.near(city)[0]!, 0, 'city').slot(0, 'foreign-trade', 5).go();
    scene.play('focus:foreign-trade', `go:${scene.name(city)}`, 'put:pottery', 'put:masonry');
    expect(scene.topic).toBe('pacts');
    expect(scene.ids('pact')).toEqual(['pact:defensive-pact@1', 'pact:embassy@1', 'pact:open-borders@1']);
    scene.play('pact:open-borders@1');
    expect(scene.s.players[1]!.pacts).toEqual([1, 1, 1, 0]);
  });

  it('places to trade with are offered before spaces on the way', () => {
    const scene = given({ leaders: ['rome'] });
    const geneva = scene.stateHex('geneva');
    const [home = -1, rival = -1] = scene.near(geneva);
    scene.put(home, 0, 'city').put(rival, 1, 'city').slot(0, 'currency', 5).go();
    scene.play('focus:currency', 'caravan:1');
    const ids = scene.ids('go');
    const goals = [geneva, rival].map((h) => `go:${scene.name(h)}`);
    expect(ids.slice(0, 2).sort()).toEqual(goals.sort());
    expect(ids.length).toBeGreaterThan(4);
    // By their names they would stand elsewhere.
    expect([...ids].sort()).not.toEqual(ids);
  });

  it('one caravan for each place in a turn, and none leaves twice', () => {
    const scene = given({ leaders: ['rome'] });
    const geneva = scene.stateHex('geneva');
    scene.put(scene.near(geneva)[0]!, 0, 'city').slot(0, 'currency', 5).go();
    scene.play('focus:currency', 'caravan:1', `go:${scene.name(geneva)}`, 'done');
    expect(scene.topic).toBe('go');
    expect(scene.has(`go:${scene.name(geneva)}`)).toBe(false);
    expect(scene.why(`go:${scene.name(geneva)}`)).toBe('reached');
    scene.play('stay');
    expect(scene.topic).toBe('focus');
  });

  it('Currency enters a barbarian’s space: defeated, no trade token, the way goes on', () => {
    for (const card of ['foreign-trade', 'currency'] as const) {
      const scene = given({ leaders: ['rome'] });
      const city = cityOn(scene);
      const at = scene.near(city)[0]!;
      scene.barbarian('B', at).slot(0, card, 5).go().play(`focus:${card}`);
      if (card === 'currency') scene.play('caravan:1');
      expect(scene.has(`go:${scene.name(at)}`)).toBe(card === 'currency');
      if (card === 'foreign-trade') continue;
      scene.play(`go:${scene.name(at)}`);
      expect(scene.events('beaten')).toHaveLength(1);
      expect(scene.s.players[0]!.row.every((c) => c.trade === 0)).toBe(true);
      expect(scene.topic).toBe('go');
      expect(scene.run.prompt()!.facts!.left).toBe(3);
    }
  });

  it('Steam Power crosses water and then changes a resource', () => {
    const scene = given({ leaders: ['rome'] }).slot(0, 'steam-power', 1);
    scene.s.players[0]!.resources.oil = 1;
    scene.go().play('focus:steam-power', 'caravan:1');
    expect(terrains(scene, 'go')).toContain('water');
    scene.play('stay', 'stay');
    expect(scene.topic).toBe('exchange');
    scene.play('give:oil', 'gain:marble');
    expect(scene.s.players[0]!.resources).toMatchObject({ oil: 0, marble: 1 });
  });

  it('Capitalism resolves another card as if in slot 1, which stays in its place', () => {
    const scene = given({ leaders: ['rome'] })
      .slot(0, 'astrology', 5)
      .slot(0, 'capitalism', 3);
    scene.go().play('focus:capitalism').skip('replay');
    expect(scene.topic).toBe('replay');
    const before = scene.cards(0);
    scene.play('replay:astrology');
    expect(scene.s.players[0]!.tech).toBe(1);
    expect(scene.cards(0)).toEqual(before);
    expect(scene.topic).toBe('focus');
  });
});
