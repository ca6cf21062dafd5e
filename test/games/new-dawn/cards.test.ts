/** Every focus card played: its numbers seen on the table, not in the data (sheet section 1). */
import { describe, expect, it } from 'vitest';
import type { FocusId } from '../../../src/games/new-dawn/data/focus.js';
import type { Hex } from '../../../src/games/new-dawn/types.js';
import { apart, given, type Scene } from './helpers.js';

const spaces = (scene: Scene, verb: string): Hex[] =>
  scene.ids(verb).map((id) => scene.w.find(id.slice(verb.length + 1).split('@')[0]!));

/** Fewest steps from the starts over spaces that may be entered. */
function steps(scene: Scene, from: readonly Hex[], enter: (h: Hex) => boolean): Map<Hex, number> {
  const out = new Map(from.map((h) => [h, 0]));
  for (const [h, n] of out)
    for (const next of scene.w.near[h]!) if (!out.has(next) && enter(next)) out.set(next, n + 1);
  return out;
}

describe('culture cards', () => {
  it.each([
    ['early-empire', 2, 'focus'],
    ['drama-and-poetry', 2, 'shift'],
    ['civil-service', 2, 'place'],
    ['mass-media', 3, 'media'],
  ] as const)('%s places %i tokens beside cities', (card, tokens, next) => {
    const scene = given({ leaders: ['rome'] });
    const city = scene.land('grassland', (h) => scene.near(h).length === 6);
    scene.put(city, 0, 'city').put(scene.near(scene.home(0))[0]!, 1);
    scene.slot(0, card, 5).go().play(`focus:${card}`);
    for (let i = 0; i < tokens; i++) {
      expect([scene.topic, scene.run.prompt()!.facts!.clause]).toEqual(['place', 'city']);
      scene.play(scene.ids('place')[0]!);
    }
    expect(scene.topic).toBe(next);
    if (card !== 'civil-service') return;
    // One more, beside any own space; then the turn is over.
    expect(scene.run.prompt()!.facts).toMatchObject({ clause: 'friendly', left: 1 });
    scene.play(scene.ids('place')[0]!);
    expect(scene.topic).toBe('focus');
  });
});

describe('economy cards', () => {
  it.each([
    ['foreign-trade', 1, 3, false],
    ['currency', 2, 4, false],
    ['steam-power', 2, 6, true],
    ['capitalism', 3, 6, true],
  ] as const)('%s: %i caravans, %i spaces, water %s', (card, caravans, far, water) => {
    const scene = given({ leaders: ['egypt'] })
      .slot(0, card, 5)
      .go();
    expect(scene.s.players[0]!.caravans.filter((at) => at === -1)).toHaveLength(caravans);
    scene.play(`focus:${card}`);
    if (caravans > 1) scene.play('caravan:1');
    const reached = spaces(scene, 'go');
    const dry = (h: Hex) => scene.terrain(h) !== 'water';
    const way = steps(scene, [scene.home(0)], water ? () => true : dry);
    const expected = [...way].filter(([, n]) => n > 0 && n <= far).map(([h]) => h);
    // Out of the capital and back into it is two steps.
    expect(new Set(reached)).toEqual(new Set([...expected, scene.home(0)]));
    expect(Math.max(...expected.map((h) => way.get(h)!))).toBe(far);
    expect(reached.some((h) => !dry(h))).toBe(water);
  });
});

describe('industry cards', () => {
  const build = (card: FocusId, seat: number, slot = 5): Scene =>
    given({ leaders: ['rome', 'egypt', 'sumeria', 'aztec'] })
      .slot(seat, card, slot)
      .at(seat)
      .go()
      .play(`focus:${card}`);

  it.each([
    ['pottery', 2, false, 5, 0],
    ['animal-husbandry', 3, false, 5, 0],
    ['nationalism', 4, true, 7, 0],
    ['urbanization', 5, true, 5, 2],
  ] as const)(
    '%s: cities within %i, across water %s, production %i in slot 5, %i tokens around',
    (card, range, water, production, around) => {
      let farthest = 0;
      let overWater = 0;
      for (let seat = 0; seat < 4; seat++) {
        const scene = build(card, seat);
        expect(scene.run.prompt()!.facts!.production).toBe(production);
        const home = scene.home(seat);
        const land = steps(scene, [home], (h) => scene.terrain(h) !== 'water');
        for (const h of spaces(scene, 'city')) {
          expect(apart(scene.w, home, h)).toBeLessThanOrEqual(range);
          farthest = Math.max(farthest, apart(scene.w, home, h));
          if ((land.get(h) ?? 99) > range) overWater += 1;
        }
        scene.play(scene.ids('city')[0]!);
        expect(scene.topic === 'place' ? scene.run.prompt()!.facts!.left : 0).toBe(around);
        expect(build(card, seat, 4).run.prompt()!.facts!.production).toBe(4);
      }
      expect(farthest).toBe(range);
      expect(overWater > 0).toBe(water);
    },
  );

  it('only Animal Husbandry counts from caravans', () => {
    for (const card of ['pottery', 'animal-husbandry', 'nationalism', 'urbanization'] as const) {
      const scene = given({ leaders: ['rome'] });
      const far = scene.land('grassland', (h) => apart(scene.w, h, scene.home(0)) > 9);
      scene.caravan(0, 0, far).slot(0, card, 5).go().play(`focus:${card}`);
      expect(spaces(scene, 'city').includes(far), card).toBe(card === 'animal-husbandry');
    }
  });
});

describe('military cards', () => {
  it.each([
    ['masonry', 2, 2, 0, 0],
    ['iron-working', 2, 3, 1, 3],
    ['mass-production', 2, 3, 2, 2],
    ['flight', 3, 5, 3, 3],
  ] as const)(
    '%s: %i attacks within %i, slot + %i, + %i against barbarians',
    (card, attacks, range, bonus, raiders) => {
      const scene = given({ leaders: ['rome', 'egypt'] });
      const dry = (h: Hex) => scene.terrain(h) !== 'water';
      const home = scene.home(0);
      const clear = (h: Hex) => apart(scene.w, h, home) > 6 && scene.w.state[h] === -1 && scene.s.owner[h] === -1;
      const at = (start: Hex, n: number): Hex | undefined =>
        [...steps(scene, [start], dry)].find(([h, x]) => x === n && apart(scene.w, h, start) === n && clear(h))?.[0];
      // The barbarian stands on the other side, out of the way.
      const behind = (start: Hex, target: Hex | undefined) =>
        scene.near(start).find((h) => clear(h) && target !== undefined && apart(scene.w, h, target) > range);
      const from = scene.land('hills', (h) => behind(h, at(h, range)) !== undefined && at(h, range + 1) !== undefined);
      const [far, beyond] = [at(from, range)!, at(from, range + 1)!];
      const near = behind(from, far)!;
      scene.put(from, 0).put(far, 1).put(beyond, 2).barbarian('B', near);
      scene.slot(0, card, 4).go().play(`focus:${card}`);
      const { odds } = scene.run.game.view(scene.s, 0);
      expect(scene.run.prompt()!.facts).toMatchObject({ attacks, range });
      const of = (h: Hex) => odds.find((o: { hex: string }) => o.hex === scene.name(h));
      expect(of(near)).toMatchObject({ what: 'barbarian', attack: 4 + raiders });
      expect(of(far)).toMatchObject({ what: 'token', attack: 4 + bonus });
      expect(of(beyond)).toBeUndefined();
      scene.dice(...Array(2 * attacks).fill(1));
      for (let i = 0; i < attacks; i++) {
        expect(scene.run.prompt()!.facts!.attacks).toBe(attacks - i);
        const next = scene.ids('attack').find((id) => !id.includes('@'))!;
        const h = scene.w.find(next.split(':')[1]!);
        scene.s.piece[h] = 2;
        for (const n of scene.near(h)) if (scene.s.owner[n] === -1) scene.put(n, scene.s.owner[h]!, 'reinforced');
        scene.play(next);
      }
      expect(scene.ids('attack')).toEqual([]);
    },
  );

  /** A straight line has no other way of its length: what stands in its middle decides. */
  const across = (card: FocusId, range: number, middle: 'land' | 'water' | 'rival' | 'barbarian' | 'city-state') => {
    const scene = given({ leaders: ['rome', 'egypt'] });
    const home = scene.home(0);
    const free = (h: Hex) => scene.terrain(h) !== 'water' && scene.s.owner[h] === -1 && scene.w.state[h] === -1;
    for (const start of scene.w.names.keys()) {
      for (let d = 0; d < 6; d++) {
        const line = [start];
        while (line.length <= range && line.at(-1)! >= 0) line.push(scene.w.beside[line.at(-1)!]![d]!);
        if (line.at(-1)! < 0) continue;
        const end = line[range]!;
        const [stone] = line.splice(1, 1);
        const open = line.every(free) && apart(scene.w, end, home) > range;
        const fits =
          middle === 'water' || middle === 'city-state'
            ? middle === (scene.terrain(stone!) === 'water' ? 'water' : scene.w.state[stone!]! >= 0 ? 'city-state' : '')
            : free(stone!);
        if (!open || !fits) continue;
        if (middle === 'rival') scene.put(stone!, 2);
        if (middle === 'barbarian') scene.barbarian('B', stone!);
        scene.put(start, 0).put(end, 1).slot(0, card, 3).go().play(`focus:${card}`);
        return scene.has(`attack:${scene.name(end)}`);
      }
    }
    throw new Error(`no line with ${middle}`);
  };

  it.each([
    ['masonry', 2, []],
    ['iron-working', 3, []],
    ['mass-production', 3, ['water']],
    ['flight', 5, ['water', 'rival', 'barbarian']],
  ] as const)('%s counts through what it may', (card, range, through) => {
    expect(across(card, range, 'land')).toBe(true);
    // By the letter a city-state stops nobody (sheet 10.6).
    expect(across(card, range, 'city-state')).toBe(true);
    for (const middle of ['water', 'rival', 'barbarian'] as const)
      expect(across(card, range, middle), middle).toBe((through as readonly string[]).includes(middle));
  });

  it('one or the other, except with Mass Production', () => {
    for (const card of ['masonry', 'iron-working', 'mass-production', 'flight'] as const) {
      const scene = given({ leaders: ['rome', 'egypt'] });
      const h = scene.land('mountains', (x) => scene.near(x).length > 1);
      const [from, other] = scene.near(h) as [Hex, Hex];
      scene.put(h, 1).put(from, 0).put(other, 0).slot(0, card, 2).dice(1, 6).go();
      scene.play(`focus:${card}`, `attack:${scene.name(h)}`);
      expect(scene.ids('reinforce').length > 0, card).toBe(card === 'mass-production');
    }
  });
});
