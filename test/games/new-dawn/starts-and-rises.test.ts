/** Effects at the start of a turn and cards that rise: once, only where they can do something, and no further. */
import { describe, expect, it } from 'vitest';
import type { Hex } from '../../../src/games/new-dawn/types.js';
import { given, type Scene } from './helpers.js';

const rich = (scene: Scene): Scene => {
  scene.s.players[0]!.resources = { marble: 4, mercury: 4, oil: 4, diamond: 4 };
  return scene;
};

describe('cards that rise', () => {
  it('Pyramids: three different cards of level I, none of another level', () => {
    const scene = rich(given({ leaders: ['rome'] }).offer('pyramids'));
    scene.slot(0, 'currency', 1).slot(0, 'pottery', 5).go().play('focus:pottery', 'wonder:pyramids');
    while (scene.topic === 'pay') scene.play(scene.ids('pay')[0]!);
    expect(scene.topic).toBe('improve');
    expect(scene.ids('take')).toHaveLength(4);
    expect(scene.ids('take').some((id) => id.includes('>currency'))).toBe(false);
    scene.play('take:mathematics>astrology');
    expect(scene.ids('take').some((id) => id.includes('>mathematics'))).toBe(false);
    scene.play('take:iron-working>masonry', 'take:drama-and-poetry>early-empire');
    expect(scene.topic).toBe('focus');
    expect(scene.cards(0)).toContain('pottery');
  });

  it('Pyramids may be left half used', () => {
    const scene = rich(given({ leaders: ['rome'] }).offer('pyramids'));
    scene.slot(0, 'pottery', 5).go().play('focus:pottery', 'wonder:pyramids');
    while (scene.topic === 'pay') scene.play(scene.ids('pay')[0]!);
    scene.play('done');
    expect(scene.topic).toBe('focus');
  });

  it('Porcelain Tower: two different cards of any level below IV', () => {
    const scene = rich(given({ leaders: ['rome'] }).offer('porcelain-tower'));
    scene.slot(0, 'capitalism', 1).slot(0, 'civil-service', 2).slot(0, 'pottery', 5).go();
    scene.play('focus:pottery', 'wonder:porcelain-tower');
    while (scene.topic === 'pay') scene.play(scene.ids('pay')[0]!);
    expect(scene.ids('take').some((id) => id.includes('>capitalism'))).toBe(false);
    scene.play('take:mathematics>astrology');
    expect(scene.ids('take').some((id) => id.includes('>mathematics'))).toBe(false);
    scene.play('take:mass-media>civil-service');
    expect(scene.topic).toBe('focus');
  });

  it('a mark that no card is left for asks nothing; a strike without tokens neither', () => {
    const scene = given({ leaders: ['rome'] });
    for (const [i, card] of ['civil-service', 'replaceable-parts', 'steam-power', 'nationalism', 'flight'].entries())
      scene.slot(0, card as any, i + 1);
    scene.s.players[0]!.tech = 2;
    scene.slot(0, 'replaceable-parts', 1).go().play('focus:replaceable-parts', 'gain:oil');
    // The mark at 3 is of level II, and every card is above it: all that could be taken is worse.
    expect(scene.topic).toBe('upgrade');
    expect(
      scene.run
        .prompt()!
        .choices.filter((c) => !c.warn)
        .map((c) => c.id),
    ).toEqual(['done']);
    const strike = given({ leaders: ['rome'] })
      .slot(0, 'nuclear-power', 5)
      .go()
      .play('focus:nuclear-power');
    expect(strike.topic).not.toBe('nuke');
    const hit = given({ leaders: ['rome'] });
    hit.put(hit.land('hills'), 1, 'reinforced').slot(0, 'nuclear-power', 5).go().play('focus:nuclear-power');
    expect(hit.topic).toBe('nuke');
  });
});

describe('the start of a turn', () => {
  it('Eiffel Tower needs an unused token and a rival with two; both picks are of one rival', () => {
    const scene = given({ seats: 3, leaders: ['rome', 'egypt'] }).wonder(0, 'eiffel-tower');
    const free = scene.w.names.flatMap((_, h) =>
      scene.terrain(h) !== 'water' && scene.s.owner[h] === -1 && scene.w.state[h] === -1 && scene.w.natural[h] === -1
        ? [h]
        : [],
    );
    scene.put(free[0]!, 1).put(free[1]!, 2).go();
    expect(scene.topic).toBe('focus');
    scene.put(free[2]!, 1).at(0).go().play('effect:eiffel-tower');
    expect(scene.ids('pick')).toHaveLength(2);
    expect(scene.has('done')).toBe(true);
    scene.play(`pick:${scene.name(free[0]!)}`);
    // Named once, the tower is used.
    expect(scene.ids()).toEqual([`pick:${scene.name(free[2]!)}`]);
    scene.play(`pick:${scene.name(free[2]!)}`);
    expect(scene.asked).toBe(1);
    const full = given({ seats: 3, leaders: ['rome', 'egypt'] }).wonder(0, 'eiffel-tower');
    for (const h of free.slice(5, 36)) full.put(h, 0);
    full.put(free[0]!, 1).put(free[2]!, 1).go();
    expect(full.topic).toBe('focus');
  });

  it('Seoul: to empty land beside the barbarian, once', () => {
    const scene = given({ leaders: ['rome', 'egypt'] }).stateCard(0, 'seoul');
    const h = scene.land(
      'grassland',
      (x) => scene.near(x).length < scene.w.near[x]!.length && scene.near(x).length > 2,
    );
    const [held, visited, ...rest] = scene.near(h) as [Hex, Hex, ...Hex[]];
    scene.barbarian('B', h).put(held, 1).caravan(1, 0, visited).go().play('effect:seoul');
    const empty = rest.filter((x) => scene.w.natural[x] === -1 && scene.w.state[x] === -1 && scene.s.owner[x] === -1);
    expect(scene.ids('lead').sort()).toEqual(empty.map((x) => `lead:B>${scene.name(x)}`).sort());
    scene.play(`lead:B>${scene.name(empty[0]!)}`);
    expect(scene.s.barbarians[1]).toBe(empty[0]);
    expect(scene.topic).toBe('focus');
  });

  it('Geneva and Oracle work once', () => {
    const scene = given({ leaders: ['rome', 'egypt'] })
      .stateCard(0, 'geneva')
      .pact(0, 'joint-war', 1)
      .wonder(0, 'oracle')
      .go();
    scene.play('effect:geneva', 'renew:joint-war>embassy@1');
    expect(scene.ids()).toEqual(['effect:oracle', 'done']);
    scene.play('effect:oracle', 'swap:1>2');
    expect(scene.topic).toBe('focus');
  });

  it('Great Zimbabwe is not asked about while no card has room', () => {
    const scene = given({ leaders: ['rome'] }).wonder(0, 'great-zimbabwe');
    scene.s.zimbabwe = 2;
    for (const c of scene.s.players[0]!.row) c.trade = 3;
    scene.go();
    expect(scene.topic).toBe('focus');
    scene.s.players[0]!.row[0]!.trade = 2;
    scene.at(0).go().play('effect:great-zimbabwe');
    expect(scene.ids('put')).toHaveLength(1);
    scene.play(scene.ids('put')[0]!);
    expect([scene.topic, scene.s.zimbabwe]).toEqual(['focus', 1]);
  });
});

describe('Drama and Poetry', () => {
  it('only tokens that can step are asked for, and none when none can', () => {
    const scene = given({ leaders: ['rome', 'egypt'] }).slot(0, 'drama-and-poetry', 1);
    const shut = scene.land('grassland', (x) => scene.near(x).length >= 3);
    scene.put(shut, 0);
    for (const n of scene.near(shut)) scene.put(n, 1);
    for (const n of scene.near(scene.home(0))) if (scene.s.owner[n] === -1) scene.put(n, 1);
    scene.go().play('focus:drama-and-poetry');
    expect(scene.topic).toBe('focus');
    const free = given({ leaders: ['rome', 'egypt'] }).slot(0, 'drama-and-poetry', 1);
    const lone = free.land('forest', (x) => !free.w.near[shut]!.includes(x) && x !== shut);
    free.put(shut, 0).put(lone, 0);
    for (const n of free.near(shut)) free.put(n, 1);
    free.go().play('focus:drama-and-poetry').skip('shift');
    expect(free.ids('shift')).toEqual([`shift:${free.name(lone)}`]);
  });
});

describe('may, not must', () => {
  it('Venetian Arsenal and Capitalism can be declined', () => {
    const arsenal = given({ leaders: ['rome'] })
      .wonder(0, 'venetian-arsenal')
      .slot(0, 'astrology', 5)
      .go();
    arsenal.play('focus:astrology').skip('again');
    expect(arsenal.topic).toBe('again');
    arsenal.play('done');
    expect(arsenal.s.players[0]!.tech).toBe(5);
    expect(arsenal.asked).toBe(1);
    const capital = given({ leaders: ['rome'] })
      .slot(0, 'capitalism', 1)
      .go()
      .play('focus:capitalism');
    capital.skip('replay');
    expect(capital.topic).toBe('replay');
    capital.play('done');
    expect(capital.asked).toBe(1);
  });
});

describe('where tokens go', () => {
  it('Chichen Itza helps the third token of Civil Service too', () => {
    const scene = given({ leaders: ['rome'] })
      .wonder(0, 'chichen-itza')
      .slot(0, 'civil-service', 3)
      .go();
    scene.play('focus:civil-service');
    for (let i = 0; i < 2; i++) scene.play(scene.ids('place')[0]!);
    expect(scene.run.prompt()!.facts!.clause).toBe('friendly');
    const far = scene.land('forest', (h) => scene.near(h).every((n) => scene.s.owner[n] === -1));
    expect(scene.has(`place:${scene.name(far)}`)).toBe(true);
  });

  it('never on a barbarian, a city-state or water', () => {
    const scene = given({ leaders: ['rome'] }).slot(0, 'early-empire', 5);
    const state = scene.stateHex('geneva');
    const city = scene.near(state)[0]!;
    const raided = scene.near(city).find((h) => h !== state)!;
    scene.put(city, 0, 'city').barbarian('B', raided).go().play('focus:early-empire');
    expect([scene.why(`place:${scene.name(state)}`), scene.why(`place:${scene.name(raided)}`)]).toEqual([
      'city-state',
      'barbarian',
    ]);
    for (const id of scene.ids('place')) {
      const h = scene.w.find(id.split(':')[1]!);
      expect([state, raided]).not.toContain(h);
      expect(scene.terrain(h)).not.toBe('water');
    }
  });
});
