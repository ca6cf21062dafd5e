/** Trade tokens, resources and turns: what is spent, what is left, who comes next. */
import { describe, expect, it } from 'vitest';
import { start } from '../../../src/engine/engine.js';
import { RESOURCES } from '../../../src/games/new-dawn/data/land.js';
import { NATURAL_IDS, NATURALS } from '../../../src/games/new-dawn/data/naturals.js';
import { game } from '../../../src/games/new-dawn/game.js';
import { given, type Scene } from './helpers.js';

describe('trade tokens', () => {
  it('a city-state token is spent before trade tokens, and in place of one', () => {
    const scene = given({ leaders: ['rome'] });
    scene.put(scene.stateHex('geneva'), 0, 'city').slot(0, 'astrology', 1, 2).go().play('focus:astrology');
    expect(scene.run.prompt()!.choices[0]!.range).toEqual([0, 3]);
    scene.play('spend x1');
    expect([scene.s.players[0]!.tech, scene.tradeOn(0, 'astrology')]).toEqual([2, 2]);
    const more = given({ leaders: ['rome'] });
    more.put(more.stateHex('geneva'), 0, 'city').slot(0, 'astrology', 1, 2).go();
    more.play('focus:astrology', 'spend x2');
    expect(more.tradeOn(0, 'astrology')).toBe(1);
  });

  it('tokens that find only Great Zimbabwe go there one by one, the rest is lost', () => {
    const scene = given({ leaders: ['rome'] }).wonder(0, 'great-zimbabwe');
    const geneva = scene.stateHex('geneva');
    scene.s.zimbabwe = 3;
    scene.put(scene.near(geneva)[0]!, 0, 'city').slot(0, 'foreign-trade', 5).trade(0, 'astrology', 3).go();
    scene.play('done', 'focus:foreign-trade', `go:${scene.name(geneva)}`);
    expect([scene.s.zimbabwe, scene.tradeOn(0, 'astrology'), scene.topic]).toEqual([4, 3, 'state-card']);
    expect(scene.events('trade-lost')[0]).toMatchObject({ n: 1 });
  });

  it('a barbarian in the capital: no question where there is no choice', () => {
    const raid = (trade: readonly number[]): Scene => {
      const scene = given({ seats: 2 });
      const home = scene.home(0);
      const from = scene.near(home)[0]!;
      scene.s.players[0]!.row.forEach((c, i) => {
        c.trade = trade[i] ?? 0;
      });
      scene.barbarian('B', from);
      scene.s.stack = [
        { kind: 'round', seat: 0, step: 1, played: 0 },
        { kind: 'raid', seat: 0, step: 1, direction: scene.w.beside[from]!.indexOf(home), queue: [1] },
      ] as any;
      return scene.go();
    };
    const left = (scene: Scene) => scene.s.players[0]!.row.map((c) => c.trade);
    expect(left(raid([]))).toEqual([0, 0, 0, 0, 0]);
    expect(left(raid([1, 1]))).toEqual([0, 0, 0, 0, 0]);
    expect(left(raid([0, 3]))).toEqual([0, 1, 0, 0, 0]);
    const asked = raid([1, 1, 1]);
    expect(asked.ids('discard')).toHaveLength(3);
    asked.play(asked.ids('discard')[0]!);
    expect(asked.ids('discard')).toHaveLength(2);
    asked.play(asked.ids('discard')[0]!);
    expect(left(asked)).toEqual([0, 0, 1, 0, 0]);
  });
});

describe('resources', () => {
  /** All marble but so many is out of the supply. */
  const scarce = (scene: Scene, supply: number) => {
    scene.s.players[1]!.resources.marble = 8 - supply;
    return scene;
  };

  it('the last of a kind can be gained, and then none', () => {
    for (const supply of [1, 0]) {
      const scene = scarce(given({ leaders: ['rome', 'egypt'] }).slot(0, 'replaceable-parts', 1), supply);
      scene.go().play('focus:replaceable-parts');
      expect(scene.has('gain:marble')).toBe(supply > 0);
      if (supply === 0) expect(scene.why('gain:marble')).toBe('supply-empty');
    }
  });

  it('one kind left is gained without a question, none at all brings nothing', () => {
    const scene = given({ leaders: ['rome', 'egypt'] }).slot(0, 'replaceable-parts', 1);
    scene.s.players[0]!.resources = { marble: 1, mercury: 1, oil: 1, diamond: 0 };
    scene.go().play('focus:replaceable-parts');
    expect(scene.s.players[0]!.resources.diamond).toBe(1);
    scene.at(0).go().play('focus:replaceable-parts');
    expect(Object.values(scene.s.players[0]!.resources)).toEqual([1, 1, 1, 1]);
  });

  it('Steam Power: one of the own kinds for another that the supply has', () => {
    const scene = scarce(given({ leaders: ['rome', 'egypt'] }).slot(0, 'steam-power', 1), 0);
    scene.s.players[0]!.resources.oil = 1;
    scene.go().play('focus:steam-power').skip('exchange');
    expect(scene.ids('give')).toEqual(['give:oil']);
    scene.play('give:oil');
    expect(scene.ids('gain')).toEqual(['gain:mercury', 'gain:diamond']);
    scene.play('gain:mercury');
    expect(scene.s.players[0]!.resources).toEqual({ marble: 0, mercury: 1, oil: 0, diamond: 0 });
    const none = given({ leaders: ['rome', 'egypt'] }).slot(0, 'steam-power', 1);
    none.go().play('focus:steam-power').skip('exchange');
    expect(none.topic).toBe('focus');
    const empty = given({ leaders: ['rome', 'egypt'] }).slot(0, 'steam-power', 1);
    for (const r of RESOURCES) if (r !== 'oil') empty.s.players[1]!.resources[r] = 8;
    empty.s.players[0]!.resources.oil = 2;
    empty.go().play('focus:steam-power').skip('exchange');
    expect(empty.topic).toBe('focus');
  });
});

describe('wonders', () => {
  it('a natural wonder of another kind on the industry card counts 1, and no more', () => {
    const scene = given({ leaders: ['america'] })
      .offer('terracotta-army')
      .slot(0, 'pottery', 5);
    const h = scene.w.naturalHex.find(
      (x, i) => x >= 0 && !['oil', 'marble'].includes(NATURALS[NATURAL_IDS[i]!].resource),
    )!;
    const id = NATURAL_IDS[scene.w.natural[h]!]!;
    scene.put(h, 0);
    scene.s.players[0]!.row[4]!.naturals.push(id);
    // 5 + 1 natural + 2 for one oil = 8, the price.
    scene.s.players[0]!.resources.oil = 1;
    scene.go().play('focus:pottery');
    expect(scene.has('wonder:terracotta-army')).toBe(true);
    scene.play('wonder:terracotta-army', 'pay:oil');
    expect(scene.ids()).toEqual([`use:${id}`]);
    scene.play(`use:${id}`, 'assign:pottery');
    expect(scene.events('wonder')[0]).toMatchObject({ production: 8, cost: 8 });
    const short = given({ leaders: ['america'] })
      .offer('terracotta-army')
      .slot(0, 'pottery', 4);
    short.put(h, 0);
    short.s.players[0]!.row[3]!.naturals.push(id);
    short.s.players[0]!.resources.oil = 1;
    short.go().play('focus:pottery');
    expect(short.has('wonder:terracotta-army')).toBe(false);
  });

  it('no trade token is offered where none lies; the next card turned up cannot be undone', () => {
    const scene = given({ leaders: ['rome'] })
      .offer('stonehenge')
      .slot(0, 'pottery', 5);
    scene.s.players[0]!.resources.marble = 1;
    scene.go().play('focus:pottery', 'wonder:stonehenge');
    expect(scene.ids()).toEqual(['pay:marble']);
    scene.run.opened = false;
    scene.play('pay:marble');
    expect(scene.events('wonder')).toHaveLength(1);
    expect(scene.run.opened).toBe(true);
  });
});

describe('turns and leaders', () => {
  it('everybody plays once a round, clockwise from the first player', () => {
    const run = start(game, 3, {}, 'order');
    const order: number[] = [];
    const first = run.s.first;
    for (let last = -1; order.length < 7; ) {
      const prompt = run.prompt()!;
      if (prompt.topic === 'focus' && (prompt.seat !== last || order.length === 0)) order.push(prompt.seat);
      last = prompt.seat;
      const done = prompt.choices.find((c) => c.id === 'done' || c.id === 'stay') ?? prompt.choices[0]!;
      run.play(done.range ? { id: done.id, n: done.range[0] } : { id: done.id });
    }
    expect(order).toEqual([0, 1, 2, 0, 1, 2, 0].map((i) => (first + i) % 3));
  });

  it('leaders are drawn by lot', () => {
    const drawn = new Set<string>();
    for (let i = 0; i < 40; i++) for (const p of start(game, 4, {}, `lot ${i}`).s.players) drawn.add(p.leader!);
    expect(drawn.size).toBe(8);
    const firsts = new Set(Array.from({ length: 30 }, (_, i) => start(game, 4, {}, `lot ${i}`).s.players[0]!.leader));
    expect(firsts.size).toBeGreaterThan(4);
  });
});
