import { describe, expect, it } from 'vitest';
import { copy } from '../../../../src/engine/copy.js';
import { playout } from '../../../../src/engine/fuzz.js';
import { fractions } from '../../../../src/engine/random.js';
import { game } from '../../../../src/games/through-the-ages/game.js';
import { module } from '../../../../src/games/through-the-ages/index.js';
import { endWarning, project } from '../../../../src/games/through-the-ages/rules/end-turn.js';
import { food, resources } from '../../../../src/games/through-the-ages/rules/goods.js';
import type { TtaState } from '../../../../src/games/through-the-ages/types.js';
import { act, fullActions, price, put, rich, scene } from './scene.js';

describe('the foretold end of a turn', () => {
  it('corruption that food pays for is booked as food (Code of Laws p. 6, production)', () => {
    const at = scene();
    put(at.p, 'bronze', 2, 1);
    put(at.p, 'agriculture', 2, 6);
    at.p.blue = 3;
    expect(project(at.s, 0)).toMatchObject({ corruption: 4, corruptionFood: 3, foodAfter: 5, resourcesAfter: 2 });
    const end = at.run.prompt()!.choices.find((c) => c.id === 'end')!;
    const t = { view: game.view(at.s, 0), name: String };
    expect(module.phrases.warn(end.warn!, end, t)).toContain('corruption -1 resource -3 food');
  });

  it('what a pact takes is no income (Acceptance of Supremacy, side B)', () => {
    const { s } = scene(3, 2);
    s.pacts = [{ card: 'p2-supremacy', owner: 0, partner: 1, ownerIs: 'B' }];
    expect(project(s, 0)).toMatchObject({ resources: 1, resourcesAfter: 1 });
  });

  it('adds up on every board of random games', () => {
    for (const seats of [2, 3, 4]) {
      playout({
        game,
        seats,
        seed: 'foretold',
        checkEvery: 0,
        onAnswer(run, prompt) {
          if (prompt.topic !== 'actions') return;
          const s = copy(run.s) as TtaState;
          const p = s.players[prompt.seat]!;
          const after = project(s, prompt.seat);
          expect(food(p) + after.food - after.eaten - after.corruptionFood).toBe(after.foodAfter);
          const corrupted = after.corruption - after.corruptionFood;
          expect(resources(p) + after.resources - corrupted).toBe(after.resourcesAfter);
        },
      });
    }
  });
});

it('draws and discards to come are those that come', () => {
  for (const [age, ma, cards] of [
    [1, 2, 2],
    [1, 1, 3],
    [2, 5, 6],
    [4, 2, 4],
  ] as const) {
    const { s, p, run } = scene(2, age === 4 ? 3 : age);
    s.age = age;
    if (ma > 2) p.government = 'communism';
    p.ma = ma;
    p.military = Array.from({ length: cards }, () => 'b1');
    const { draws, discards } = project(s, 0);
    act(run, 'end');
    let thrown = 0;
    for (; run.prompt()!.topic === 'discard-military'; thrown++) act(run, 'discard:b1');
    expect([thrown, p.military.length], `age ${age}`).toEqual([discards, cards - discards + draws]);
    expect([draws, discards]).toEqual([age === 4 ? 0 : Math.min(3, ma), Math.max(0, cards - (ma > 2 ? 5 : 2))]);
  }
});

it('the warning of famine is right on any board, acted out or not', () => {
  const random = fractions('famine');
  const upTo = (n: number) => Math.floor(random() * (n + 1));
  const seen = { famine: 0, fed: 0 };
  for (let i = 0; i < 1500; i++) {
    const { s, p } = scene(3, 3);
    for (const id of ['agriculture', 'irrigation', 'selective-breeding', 'mechanized-agriculture'] as const) {
      if (id === 'agriculture' || random() < 0.4) put(p, id, upTo(2), upTo(2));
    }
    put(p, 'bronze', 1, upTo(3));
    put(p, 'religion', upTo(1));
    Object.assign(p, { yellow: upTo(16), pool: 30, blue: upTo(9), culture: upTo(1) * upTo(9) });
    const leaders = [null, null, 'genghis-khan', 'winston-churchill'] as const;
    p.leader = leaders[upTo(3)]!;
    if (random() < 0.3) s.pacts = [{ card: 'p2-intl-trade', owner: 0, partner: 1, ownerIs: 'B' }];
    const famine = project(s, 0).famine > 0;
    expect(endWarning(s, 0) === 'famine', `board ${i}`).toBe(famine);
    seen[famine ? 'famine' : 'fed'] += 1;
  }
  expect(Math.min(seen.famine, seen.fed)).toBeGreaterThan(200);
});

describe('shown prices', () => {
  it('Breakthrough costs all actions where only a revolution is left (sheet no. 45, 46)', () => {
    const { p, run } = scene();
    p.hand = ['monarchy', 'breakthrough-i'];
    p.science = 2;
    expect(price(run, 'play:breakthrough-i')).toEqual({ ca: 4 });
    const army = scene();
    Object.assign(army.p, { hand: ['monarchy', 'breakthrough-i'], science: 2, leader: 'maximilien-robespierre' });
    fullActions(army.s);
    expect(price(army.run, 'play:breakthrough-i')).toEqual({ ma: army.p.ma });
    const both = scene();
    Object.assign(both.p, { hand: ['monarchy', 'irrigation', 'breakthrough-i'], science: 3 });
    expect(price(both.run, 'play:breakthrough-i')).toEqual({ ca: 1 });
  });

  it('growth shows what traded food pays (Trade Routes Agreement)', () => {
    const { s, p, run } = scene(3);
    s.pacts = [{ card: 'p1-trade-routes', owner: 0, partner: 1, ownerIs: 'B' }];
    rich(p, 3, 3);
    p.yellow = 16;
    expect(price(run, 'grow')).toEqual({ food: 3, ca: 1 });
    act(run, 'trade:resources');
    expect(price(run, 'grow')).toEqual({ food: 2, 'bonus-food': 1, ca: 1 });
    expect(module.phrases.price(price(run, 'grow'))).toBe('2f 1f bonus 1ca');
    act(run, 'grow');
    expect(food(p)).toBe(1);
  });
});
