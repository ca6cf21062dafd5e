/** Effects of military cards in numbers other than those of the worked checks. */
import { describe, expect, it } from 'vitest';
import { start } from '../../../../src/engine/engine.js';
import { TACTICS } from '../../../../src/games/through-the-ages/data/military.js';
import { game } from '../../../../src/games/through-the-ages/game.js';
import { food, resources } from '../../../../src/games/through-the-ages/rules/goods.js';
import { bestArmies } from '../../../../src/games/through-the-ages/rules/military/armies.js';
import { clash } from '../../../../src/games/through-the-ages/rules/military/strength.js';
import type { TtaState } from '../../../../src/games/through-the-ages/types.js';
import { Table } from './table.js';

describe('events', () => {
  it('Economic Progress makes food and resources and feeds', () => {
    const t = new Table(2, 2).workers(0, { agriculture: 3, bronze: 1 }).yellow(0, 12);
    t.event('e2-economic-progress');
    // 3 grown, 2 eaten, 1 mined
    expect([food(t.p(0)), resources(t.p(0)), t.p(0).culture]).toEqual([1, 1, 0]);
  });

  it('Independence Declaration takes an only colony without a question', () => {
    const t = new Table(2, 2).workers(0, { warriors: 3 }).workers(1, {});
    t.p(1).colonies = ['c1-historic'];
    t.event('e2-independence');
    expect([t.p(1).colonies, t.s.militaryDiscards[1], t.atRest]).toEqual([[], ['c1-historic'], true]);
    t.event('e2-independence');
    expect(t.atRest).toBe(true);
  });

  it('Emigration asks for each worker when none is unused', () => {
    const t = new Table(2, 2).workers(0, { warriors: 1, bronze: 3, agriculture: 2 }).yellow(0, 8);
    t.event('e2-emigration');
    expect(t.prompt.facts).toEqual({ left: 2 });
    t.answer('lose-worker:bronze');
    expect(t.prompt.facts).toEqual({ left: 1 });
    t.answer('lose-worker:warriors');
    expect([t.p(0).yellow, t.p(0).pool, t.atRest]).toEqual([10, 0, true]);
  });

  it('the new current deck is sorted by age whatever the shuffle', () => {
    for (let i = 0; i < 8; i++) {
      const run = start(game, 2, { starter: 'first' }, `sorted ${i}`);
      const s = run.s as TtaState;
      s.events.current = [{ card: 'eA-science', by: null }];
      s.events.future = (['e3-wonders', 'e1-rats', 'c2-vast', 'e1-raiders'] as const).map((card) => ({ card, by: 1 }));
      s.players[0]!.military = ['e2-refugees'];
      s.stack.push({ kind: 'politics', seat: 0, step: 0 });
      s.age = 1;
      (run as unknown as { cached: null }).cached = null;
      run.settle();
      run.play({ id: 'prepare:e2-refugees' });
      const ages = s.events.current.map((e) => e.card[1]).reverse();
      expect(ages.join('')).toBe('11223');
    }
  });
});

describe('aggressions', () => {
  it('Enslave takes one worker and no more', () => {
    const t = new Table(2, 1).workers(0, { warriors: 3 }).workers(1, { bronze: 2 }, 2).hand(0, 'a1-enslave');
    t.attack(0, 'aggression', 'a1-enslave', 1);
    expect([t.p(1).pool, t.atRest]).toEqual([1, true]);
  });

  it('Raid looks at urban buildings of its level alone', () => {
    const t = new Table(2, 2).workers(0, { warriors: 9 }).hand(0, 'a1-raid');
    t.workers(1, { bronze: 2, agriculture: 1, philosophy: 1, religion: 1, opera: 1 });
    t.attack(0, 'aggression', 'a1-raid', 1);
    expect(t.ids).toEqual(['raze:philosophy', 'raze:religion']);
    expect(t.prompt.facts).toMatchObject({ left: 1, level: 1, cost: 0 });
  });

  it('Infiltrate lets the attacker choose between leader and unfinished wonder', () => {
    for (const [what, points] of [
      ['leader', 6],
      ['wonder', 3],
    ] as const) {
      const t = new Table(2, 2).workers(0, { warriors: 9 }).workers(1, {}).hand(0, 'a2-infiltrate');
      Object.assign(t.p(1), { leader: 'isaac-newton', building: { id: 'great-wall', stages: 1 } });
      t.attack(0, 'aggression', 'a2-infiltrate', 1);
      expect(t.ids).toEqual(['infiltrate:leader', 'infiltrate:wonder']);
      t.answer(`infiltrate:${what}`);
      expect([t.p(0).culture, t.p(1).leader === null, t.p(1).building === null]).toEqual([
        points,
        what === 'leader',
        what === 'wonder',
      ]);
    }
  });

  it('Infiltrate takes an only unfinished wonder without a question', () => {
    const t = new Table(2, 2).workers(0, { warriors: 9 }).workers(1, {}).hand(0, 'a2-infiltrate');
    t.p(1).building = { id: 'kremlin', stages: 2 };
    const { blue } = t.p(1);
    t.attack(0, 'aggression', 'a2-infiltrate', 1);
    expect([t.p(0).culture, t.p(1).building, t.p(1).blue, t.atRest]).toEqual([6, null, blue + 2, true]);
  });

  it('a repelled aggression does nothing', () => {
    const t = new Table(2, 2).workers(0, { warriors: 3 }).workers(1, { warriors: 1 }).culture(1, 9);
    t.hand(0, 'a3-armed-intervention').hand(1, 'b1').attack(0, 'aggression', 'a3-armed-intervention', 1);
    t.answer('bonus:b1');
    expect([t.p(1).culture, t.p(0).culture, t.atRest]).toEqual([9, 0, true]);
    expect([t.s.militaryDiscards[3], t.s.militaryDiscards[1]]).toEqual([['a3-armed-intervention'], ['b1']]);
  });
});

describe('wars', () => {
  it('a technology taken lowers what is left for science', () => {
    const t = new Table(2, 2).workers(0, { warriors: 13 }).workers(1, { warriors: 1 });
    t.p(1).specials = ['code-of-laws', 'masonry'];
    t.p(1).science = 20;
    t.refresh();
    t.s.wars.push({ card: 'w2-technology', by: 0, on: 1 });
    t.go({ kind: 'war', seat: 0, step: 0 });
    expect(t.prompt.facts).toMatchObject({ left: 12, science: 12 });
    t.answer('steal:code-of-laws');
    expect(t.prompt.facts).toMatchObject({ left: 6, science: 6 });
    t.answer('science');
    expect([t.p(0).science, t.p(1).science, t.p(1).specials, t.atRest]).toEqual([6, 14, ['masonry'], true]);
  });

  it('a pact that ends with an attack counts for neither side, others count', () => {
    const t = new Table(3, 3).workers(0, { warriors: 5 }).workers(1, { warriors: 2 });
    t.s.pacts.push(
      { card: 'p2-promise', owner: 0, partner: 1, ownerIs: 'A' },
      { card: 'p3-alliance', owner: 1, partner: 2, ownerIs: 'A' },
    );
    expect(clash(t.s, 0, 1)).toEqual({ attack: 5, defence: 2 + 3 });
    expect(clash(t.s, 2, 1)).toEqual({ attack: 1, defence: 2 + 4 });
  });
});

it('modifiers of colonization keep a small army in the auction', () => {
  const t = new Table(2, 2).workers(0, { warriors: 3 }).workers(1, { warriors: 1 });
  t.p(1).specials = ['navigation'];
  t.territory('c2-vast').answer('bid', 2);
  expect(t.prompt).toMatchObject({ seat: 1, topic: 'bid' });
  expect(t.prompt.choices[0]!.range).toEqual([3, 4]);
});

describe('tactics', () => {
  it('two copies in hand are one choice, and playing the current one again is warned of', () => {
    const t = new Table(2, 1).hand(0, 't1-legion', 't1-legion', 't1-phalanx');
    t.p(0).tactic = 't1-phalanx';
    t.s.tactics = ['t1-phalanx'];
    t.go({ kind: 'actions', seat: 0, step: 0 });
    const tactics = t.prompt.choices.filter((c) => c.verb === 'tactic').map((c) => [c.id, c.warn ?? '']);
    expect(tactics).toEqual([
      ['tactic:t1-legion', ''],
      ['tactic:t1-phalanx', 'same-tactic'],
    ]);
    expect(t.run.blocked().filter((b) => b.verb === 'copy')).toMatchObject([
      { id: 'copy:t1-phalanx', why: 'tactic-same' },
    ]);
    const again = new Table(2, 1).hand(0, 't1-legion');
    again.p(0).turn.tactic = true;
    again.go({ kind: 'actions', seat: 0, step: 0 });
    expect(again.run.blocked().filter((b) => b.verb === 'tactic')).toMatchObject([{ why: 'tactic-done' }]);
  });

  it('buildings with strength join no army', () => {
    const units = [
      { id: 'professional-sports', workers: 3 },
      { id: 'warriors', workers: 1 },
    ] as const;
    expect(bestArmies(units, TACTICS['t1-fighting-band'], false)).toBe(0);
  });
});
