/** Disputed rules, our reading and the other one side by side (docs/rulings/new-dawn.md). */
import { describe, expect, it } from 'vitest';
import { READINGS, type ReadingId } from '../../../src/games/new-dawn/data/readings.js';
import { module } from '../../../src/games/new-dawn/index.js';
import { optionSpecs } from '../../../src/games/new-dawn/options.js';
import { naturalsOf } from '../../../src/games/new-dawn/rules/board.js';
import { given, type Scene } from './helpers.js';

const read = (...readings: ReadingId[]) => ({ seats: 2 as const, options: { readings } });
const ours = read();

it('none is on unless a table says so, and each is told in a sentence', () => {
  expect(given(ours).s.options.readings).toEqual([]);
  expect(optionSpecs.find((spec) => spec.id === 'readings')).toMatchObject({ kind: 'list', of: READINGS });
  for (const id of READINGS) expect(module.phrases.optionValue('readings', id).split(' ').length).toBeGreaterThan(6);
  const twice = { readings: ['capital-again', 'capital-again'] };
  expect(() => given({ options: twice })).toThrow('twice');
});

describe('a beaten capital', () => {
  function beaten(scene: Scene): string {
    const home = scene.home(1);
    scene.put(scene.near(home)[0]!, 0).slot(0, 'flight', 5).dice(6, 1).go();
    const attack = `attack:${scene.name(home)}`;
    scene.play('focus:flight', attack);
    return attack;
  }

  it('may not be attacked again in the same turn', () => {
    const scene = given(ours);
    const attack = beaten(scene);
    expect(scene.has(attack)).toBe(false);
    expect(scene.topic === 'focus' || scene.why(attack) === 'beaten').toBe(true);
  });

  it('a capital that held may', () => {
    const scene = given(ours);
    const home = scene.home(1);
    scene.put(scene.near(home)[0]!, 0).slot(0, 'masonry', 1).dice(1, 6).go();
    scene.play('focus:masonry', `attack:${scene.name(home)}`);
    expect(scene.has(`attack:${scene.name(home)}`)).toBe(true);
  });

  it('read the other way it may', () => {
    const scene = given(read('capital-again'));
    expect(scene.has(beaten(scene))).toBe(true);
  });
});

describe('trade tokens gained while a card resolves', () => {
  /** A barbarian is beaten, its token laid on the military card, then a second attack needs one token. */
  function second(scene: Scene): Scene {
    const target = scene.land('forest', (h) => scene.near(h).length >= 3);
    const [from, den] = scene.near(target) as [number, number];
    scene.put(from, 0).put(target, 1).barbarian('A', den);
    scene.slot(0, 'masonry', 5).dice(6, 1, 1, 3).go();
    return scene.play('focus:masonry', `attack:${scene.name(den)}@A`, 'put:masonry', `attack:${scene.name(target)}`);
  }

  it('wait for another time', () => {
    const scene = second(given(ours));
    expect(scene.events('battle').at(-1)).toMatchObject({ won: false });
    expect(scene.tradeOn(0, 'masonry')).toBe(1);
  });

  it('read the other way they can be spent at once', () => {
    const scene = second(given(read('fresh-trade')));
    expect(scene.topic).toBe('attack-tokens');
    expect(scene.run.prompt()!.facts).toMatchObject({ max: 1, attack: 6, defence: 6 });
    scene.play('spend x1');
    expect(scene.events('battle').at(-1)).toMatchObject({ won: true });
  });

  it('those that lay there before can, but no more of them', () => {
    const scene = given(ours).trade(0, 'masonry', 1);
    const target = scene.land('forest', (h) => scene.near(h).length >= 3);
    const [from, den] = scene.near(target) as [number, number];
    scene.put(from, 0).put(target, 1).barbarian('A', den);
    scene.slot(0, 'masonry', 5, 1).dice(6, 1, 1, 3).go();
    scene.play('focus:masonry', `attack:${scene.name(den)}@A`, 'put:masonry', `attack:${scene.name(target)}`);
    expect(scene.run.prompt()!.facts).toMatchObject({ max: 1 });
    scene.play('spend x1');
    expect(scene.tradeOn(0, 'masonry')).toBe(1);
  });

  it('a city-state’s token won in the first attack does not help in the second', () => {
    for (const [readings, asked] of [
      [[], false],
      [['fresh-trade'], true],
    ] as const) {
      const scene = given({ seats: 4, options: { readings } });
      const state = scene.stateHex('carthage');
      const rival = scene.near(state).find((h) => scene.w.difficulty[h]! >= 3)!;
      scene
        .put(scene.near(state).find((h) => h !== rival)!, 0)
        .put(rival, 1)
        .slot(0, 'flight', 5);
      // The second attack is one short: 5 + 3 + 1 against the difficulty and what is missing to 9.
      scene.dice(6, 1, 1, 9 - scene.w.difficulty[rival]!).go();
      scene.play('focus:flight', `attack:${scene.name(state)}`, `attack:${scene.name(rival)}`);
      expect(scene.s.owner[state]).toBe(0);
      expect(scene.topic === 'attack-tokens').toBe(asked);
    }
  });
});

describe('a city-state’s token in defence', () => {
  function attacked(scene: Scene): Scene {
    const carthage = scene.stateHex('carthage');
    scene.put(carthage, 1, 'city');
    const target = scene.land('hills', (h) => scene.near(h).length >= 2 && h !== carthage);
    scene.put(target, 1).put(scene.near(target)[0]!, 0).slot(0, 'masonry', 4).dice(2, 3).go();
    // 6 against 5: one token would hold the space.
    return scene.play('focus:masonry', `attack:${scene.name(target)}`);
  }

  it('helps', () => {
    const scene = attacked(given({ seats: 4 }));
    expect(scene.topic).toBe('defence-tokens');
    scene.play('spend x1');
    expect(scene.events('battle')[0]).toMatchObject({ won: false });
  });

  it('read the other way it does not', () => {
    const scene = attacked(given({ seats: 4, options: { readings: ['state-own-turn'] } }));
    expect(scene.events('battle')[0]).toMatchObject({ won: true });
  });
});

describe('a city on one’s own token on a natural wonder', () => {
  function built(scene: Scene): Scene {
    const wonder = scene.land('natural', (h) => scene.near(h).every((n) => scene.s.owner[n] === -1));
    scene.put(wonder, 0).slot(0, 'pottery', 5).go();
    expect(naturalsOf(scene.s, 0)).toHaveLength(1);
    return scene.play('focus:pottery', `city:${scene.name(wonder)}`);
  }

  it('keeps the wonder', () => {
    expect(naturalsOf(built(given({ seats: 4 })).s, 0)).toHaveLength(1);
  });

  it('read the other way gives it back', () => {
    const scene = built(given({ seats: 4, options: { readings: ['city-frees-natural'] } }));
    expect(naturalsOf(scene.s, 0)).toHaveLength(0);
    expect(scene.events('natural-back')).toHaveLength(1);
  });
});

describe('a barbarian that meets the edge on the water', () => {
  /** A coast with one or more water spaces and then the edge in a direction, and land the other way. */
  function coast(scene: Scene): { h: number; d: number; back: number } {
    const { beside, terrain, state, size } = scene.w;
    for (let h = 0; h < size; h++) {
      if (scene.terrain(h) === 'water' || state[h]! >= 0 || scene.s.owner[h] !== -1) continue;
      for (let d = 0; d < 6; d++) {
        let next = beside[h]![d]!;
        const wet = next >= 0 && terrain[next] === 5;
        while (next >= 0 && terrain[next] === 5) next = beside[next]![d]!;
        const back = beside[h]![(d + 3) % 6]!;
        if (wet && next < 0 && back >= 0 && terrain[back] !== 5 && scene.s.owner[back] === -1) return { h, d, back };
      }
    }
    throw new Error('no such coast');
  }
  function raided(scene: Scene): [at: number, from: number, back: number] {
    const { h, d, back } = coast(scene);
    scene.barbarian('A', h).dice(d + 1);
    scene.s.stack.push({ kind: 'raid', seat: 0, step: 0, direction: 0, queue: [] } as any);
    scene.go();
    return [scene.s.barbarians[0]!, h, back];
  }

  it('turns its whole move', () => {
    const [at, , back] = raided(given({ seats: 4 }));
    expect(at).toBe(back);
  });

  it('read the other way comes back to where it was', () => {
    const scene = given({ seats: 4, options: { readings: ['barbarian-comes-back'] } });
    const [at, from] = raided(scene);
    expect(at).toBe(from);
    expect(scene.events('barbarian')).toMatchObject([{ how: 'stays' }]);
  });
});

describe('Potala Palace lost', () => {
  function lost(scene: Scene): Scene {
    const target = scene.land('hills', (h) => scene.near(h).length >= 2);
    scene.put(target, 1, 'city').wonder(1, 'potala-palace', target);
    for (const card of ['embassy', 'joint-war', 'open-borders'] as const) scene.pact(1, card, 2);
    scene.put(scene.near(target)[0]!, 0).slot(0, 'masonry', 5).dice(6, 1).go();
    return scene.play('focus:masonry', `attack:${scene.name(target)}`);
  }
  const held = (scene: Scene) => scene.s.players[2]!.pacts.filter((holder) => holder === 1).length;

  it('cards above the limit are kept', () => {
    const scene = lost(given({ seats: 4 }));
    expect(scene.asked).toBe(0);
    expect(held(scene)).toBe(3);
  });

  it('read the other way they go back, as their holder picks', () => {
    const scene = lost(given({ seats: 4, options: { readings: ['potala-gives-back'] } }));
    expect([scene.topic, scene.asked]).toEqual(['surrender', 1]);
    expect(scene.ids()).toEqual(
      ['return:joint-war@2', 'return:embassy@2', 'return:open-borders@2'].sort((a, b) => order(a) - order(b)),
    );
    scene.play('return:embassy@2', 'return:joint-war@2');
    expect(held(scene)).toBe(1);
    expect(scene.asked).toBe(0);
  });
  const order = (id: string) => ['joint-war', 'defensive-pact', 'embassy', 'open-borders'].indexOf(id.slice(7, -2));
});
