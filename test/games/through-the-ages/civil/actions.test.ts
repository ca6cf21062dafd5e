/** The actions of the action phase one by one: what each takes, what each moves, and nothing else. */
import { describe, expect, it } from 'vitest';
import { food, resources } from '../../../../src/games/through-the-ages/rules/goods.js';
import type { Player } from '../../../../src/games/through-the-ages/types.js';
import { act, anew, deal, fullActions, offers, price, put, rich, scene, workers } from './scene.js';

const board = (p: Player) => ({
  ca: p.ca,
  ma: p.ma,
  food: food(p),
  resources: resources(p),
  science: p.science,
  culture: p.culture,
  yellow: p.yellow,
  pool: p.pool,
  hand: p.hand.length,
  military: p.military.length,
  ...Object.fromEntries(p.techs.map((t) => [t.id, t.workers])),
});

/** Four civil and two military actions, 10 resources, 9 food, 20 science, one unused worker. */
function ready() {
  const at = scene(2);
  rich(at.p, 10, 9);
  at.p.science = 20;
  for (const id of ['irrigation', 'alchemy', 'swordsmen', 'knights'] as const) put(at.p, id);
  return at;
}

/** What one answer changed, the rest left out. */
function changed(set: (at: ReturnType<typeof ready>) => void, answer: string, n?: number) {
  const at = ready();
  set(at);
  fullActions(at.s);
  const run = anew(at.run);
  const before: Record<string, number> = board(at.p);
  act(run, answer, n);
  const after: Record<string, number> = board(at.p);
  return Object.fromEntries(
    Object.entries(after).flatMap(([key, v]) => (v === before[key] ? [] : [[key, v - (before[key] ?? 0)]])),
  );
}
const nothing = () => {};

describe('each action of the action phase takes its price and moves its pieces', () => {
  it('take a card', () => {
    expect(changed(({ s }) => deal(s, 4, 'iron'), 'take:iron@4')).toEqual({ ca: -1, hand: 1 });
    expect(changed(({ s }) => deal(s, 6, 'iron'), 'take:iron@6')).toEqual({ ca: -2, hand: 1 });
    expect(changed(({ s }) => deal(s, 13, 'iron'), 'take:iron@13')).toEqual({ ca: -3, hand: 1 });
  });

  it('take a wonder', () => {
    const at = ready();
    deal(at.s, 7, 'great-wall');
    act(anew(at.run), 'take:great-wall@7');
    expect([at.p.ca, at.p.hand, at.p.building, at.s.row[6]]).toEqual([2, [], { id: 'great-wall', stages: 0 }, null]);
  });

  it('increase population', () => {
    expect(changed(nothing, 'grow')).toEqual({ ca: -1, food: -2, yellow: -1, pool: 1 });
  });

  it('build a farm, mine or urban building', () => {
    expect(changed(nothing, 'build:irrigation')).toEqual({ ca: -1, resources: -4, pool: -1, irrigation: 1 });
    expect(changed(nothing, 'build:bronze')).toEqual({ ca: -1, resources: -2, pool: -1, bronze: 1 });
    expect(changed(nothing, 'build:religion')).toEqual({ ca: -1, resources: -3, pool: -1, religion: 1 });
  });

  it('upgrade a farm, mine or urban building', () => {
    expect(changed(nothing, 'upgrade:agriculture>irrigation')).toEqual({
      ca: -1,
      resources: -2,
      agriculture: -1,
      irrigation: 1,
    });
    expect(changed(nothing, 'upgrade:philosophy>alchemy')).toEqual({
      ca: -1,
      resources: -3,
      philosophy: -1,
      alchemy: 1,
    });
  });

  it('destroy a farm, mine or urban building', () => {
    expect(changed(nothing, 'destroy:bronze')).toEqual({ ca: -1, pool: 1, bronze: -1 });
    expect(changed(nothing, 'destroy:philosophy')).toEqual({ ca: -1, pool: 1, philosophy: -1 });
    const { run } = ready();
    expect([offers(run, 'destroy:religion'), offers(run, 'destroy:warriors')]).toEqual([false, false]);
    expect(price(run, 'destroy:bronze')).toEqual({ ca: 1 });
  });

  it('play a leader', () => {
    expect(changed(({ p }) => p.hand.push('moses'), 'leader:moses')).toEqual({ ca: -1, hand: -1 });
  });

  it('complete a stage of a wonder', () => {
    const set = ({ p }: ReturnType<typeof ready>) => {
      p.building = { id: 'great-wall', stages: 2 };
    };
    expect(changed(set, 'stage')).toEqual({ ca: -1, resources: -3 });
    const at = ready();
    set(at);
    const { blue } = at.p;
    act(anew(at.run), 'stage');
    // three tokens paid, one of them covers the stage
    expect([at.p.building, at.p.blue]).toEqual([{ id: 'great-wall', stages: 3 }, blue + 3 - 1]);
  });

  it('develop a technology', () => {
    expect(changed(({ p }) => p.hand.push('iron'), 'develop:iron')).toEqual({ ca: -1, science: -5, hand: -1, iron: 0 });
    expect(changed(({ p }) => p.hand.push('code-of-laws'), 'develop:code-of-laws')).toEqual({
      // one spent, one gained
      science: -6,
      hand: -1,
    });
  });

  it('play an action card', () => {
    expect(changed(({ p }) => p.hand.push('revolutionary-idea-ii'), 'play:revolutionary-idea-ii')).toEqual({
      ca: -1,
      science: 4,
      hand: -1,
    });
  });

  it('build, upgrade and disband a unit', () => {
    expect(changed(nothing, 'build:swordsmen')).toEqual({ ma: -1, resources: -3, pool: -1, swordsmen: 1 });
    expect(changed(nothing, 'upgrade:warriors>swordsmen')).toEqual({
      ma: -1,
      resources: -1,
      warriors: -1,
      swordsmen: 1,
    });
    expect(changed(nothing, 'disband:warriors')).toEqual({ ma: -1, pool: 1, warriors: -1 });
    const { run, p } = ready();
    expect([offers(run, 'disband:knights'), offers(run, 'disband:bronze')]).toEqual([false, false]);
    expect(price(run, 'disband:warriors')).toEqual({ ma: 1 });
    expect([offers(run, 'upgrade:warriors>knights'), workers(p, 'knights')]).toEqual([false, 0]);
  });

  it('play and copy a tactic', () => {
    expect(changed(({ p }) => p.military.push('t1-legion'), 'tactic:t1-legion')).toEqual({ ma: -1, military: -1 });
    expect(changed(({ s }) => s.tactics.push('t1-legion'), 'copy:t1-legion')).toEqual({ ma: -2 });
  });

  it('end the turn', () => {
    const at = ready();
    act(anew(at.run), 'end');
    expect([at.s.turn, at.p.ca, at.p.ma, at.p.science]).toEqual([1, 4, 2, 21]);
  });

  it('nothing that takes an action is offered without one', () => {
    const at = ready();
    deal(at.s, 1, 'iron');
    at.p.hand = ['coal', 'moses', 'revolutionary-idea-ii', 'monarchy'];
    at.p.military = ['t1-legion'];
    at.p.building = { id: 'great-wall', stages: 0 };
    at.p.ca = 0;
    at.p.ma = 0;
    expect(
      anew(at.run)
        .prompt()!
        .choices.map((c) => c.id),
    ).toEqual(['end']);
  });
});
