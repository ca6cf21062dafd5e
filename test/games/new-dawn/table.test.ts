import { describe, expect, it } from 'vitest';
import { copy } from '../../../src/engine/copy.js';
import { start } from '../../../src/engine/engine.js';
import { playout } from '../../../src/engine/fuzz.js';
import { Refused } from '../../../src/engine/types.js';
import { module } from '../../../src/games/new-dawn/index.js';
import type { State } from '../../../src/games/new-dawn/types.js';
import { given } from './helpers.js';

const { game, phrases, orders } = module;

describe('options that clash', () => {
  const refusal = (seats: number, options: object): string => {
    try {
      start(game, seats, options, 'x');
    } catch (error) {
      if (error instanceof Refused) return phrases.refused(error.code, error.facts) ?? error.code;
      throw error;
    }
    return 'taken';
  };
  it('are refused with a sentence', () => {
    expect(refusal(5, {})).toBe('seats');
    expect(refusal(2, { fixed: ['rome', 'rome'] })).toBe('Rome is named twice.');
    expect(refusal(3, { fixed: ['rome', 'egypt'] })).toBe('2 fixed leaders named for 3 seats.');
    expect(refusal(2, { fixed: ['rome', 'egypt'], leaders: 'choose' })).toBe(
      'Leaders cannot be both fixed and chosen.',
    );
    expect(refusal(2, { victory: ['civilized', 'civilized'] })).toBe('Civilized is named twice.');
    expect(refusal(2, { victory: ['civilized', 'warmonger', 'explorer', 'populous'] })).toMatch(/^4 victory cards/);
    expect(refusal(2, { victory: ['civilized', 'warmonger', 'explorer', 'populous'], epic: true })).toBe('taken');
    expect(refusal(2, { map: 'moon' })).toBe('option-value');
  });
  it('fixed leaders and victory cards are used; leaders can be chosen', () => {
    const { s } = start(game, 2, { fixed: ['japan', 'aztec'], victory: ['populous'] }, 'x');
    expect(s.players.map((p: any) => p.leader)).toEqual(['japan', 'aztec']);
    expect(s.victory).toContain('populous');
    const run = start(game, 2, { leaders: 'choose' }, 'x');
    expect(run.prompt()).toMatchObject({ seat: 0, topic: 'leader' });
    run.play({ id: 'leader:rome' });
    expect(run.prompt()!.choices.map((c) => c.id)).not.toContain('leader:rome');
    run.play({ id: 'leader:egypt' });
    expect(run.prompt()!.topic).toBe('focus');
  });
});

describe('the check finds', () => {
  const broken = (harm: (s: State, scene: ReturnType<typeof given>) => void): string => {
    const scene = given({ seats: 2 }).go();
    game.check(scene.s);
    const s = copy(scene.s);
    harm(s, scene);
    try {
      game.check(s);
    } catch (error) {
      return (error as Error).message;
    }
    return 'nothing';
  };
  it('broken component limits and lost pieces', () => {
    expect(
      broken((s, { w }) => {
        let n = 0;
        w.names.forEach((_, h) => {
          if (s.owner[h] === -1 && w.terrain[h] !== 5 && w.state[h] === -1 && n < 32) {
            s.owner[h] = 0;
            s.piece[h] = 1;
            n += 1;
          }
        });
      }),
    ).toMatch(/control tokens/);
    expect(
      broken((s, { w }) => {
        let n = 0;
        w.names.forEach((_, h) => {
          if (s.owner[h] === -1 && w.terrain[h] !== 5 && w.state[h] === -1 && n < 8) {
            s.owner[h] = 0;
            s.piece[h] = 3;
            n += 1;
          }
        });
      }),
    ).toMatch(/cities/);
    expect(
      broken((s) => {
        s.players[0]!.resources.oil = 9;
      }),
    ).toMatch(/oil/);
    expect(
      broken((s) => {
        s.players[0]!.row[0]!.trade = 4;
      }),
    ).toMatch(/trade tokens/);
    expect(
      broken((s) => {
        s.players[0]!.caravans = [-1, -1, -1];
      }),
    ).toMatch(/caravans/);
    expect(
      broken((s, scene) => {
        s.piece[scene.home(0)] = 3;
      }),
    ).toMatch(/capital/);
    expect(
      broken((s, { w }) => {
        const h = w.terrain.indexOf(5);
        s.owner[h] = 0;
        s.piece[h] = 1;
      }),
    ).toMatch(/water/);
    expect(
      broken((s) => {
        s.decks.culture.pop();
      }),
    ).toMatch(/0 places/);
    expect(
      broken((s, scene) => {
        s.wonderAt[0] = scene.home(0);
      }),
    ).toMatch(/places/);
    expect(
      broken((s) => {
        s.players[0]!.row[1]!.card = s.players[0]!.row[0]!.card;
      }),
    ).toMatch(/focus cards/);
    expect(
      broken((s) => {
        s.placed = [...s.placed, s.placed[0]!];
      }),
    ).toMatch(/twice/);
    expect(
      broken((s) => {
        s.zimbabwe = 5;
      }),
    ).toMatch(/Zimbabwe/);
    expect(
      broken((s) => {
        s.stateCards[0] = [0, 0];
      }),
    ).toMatch(/carthage/);
    expect(
      broken((s) => {
        s.owner.pop();
      }),
    ).toMatch(/fit the map/);
    expect(
      broken((s) => {
        s.players[0]!.tech = 25;
      }),
    ).toMatch(/tech dial/);
    expect(broken(() => {})).toBe('nothing');
  });
});

describe('standing orders for the defence', () => {
  const decide = (value: string, attack: number, defence: number, max: number) =>
    orders[0]!.decide(
      {
        seat: 1,
        topic: 'defence-tokens',
        from: 'hex:A1',
        facts: { attack, defence, max },
        choices: [{ id: 'spend', verb: 'spend', range: [0, max] }],
      },
      value,
      () => null,
    );
  it('ask, never, or as few as win', () => {
    expect(decide('ask', 9, 8, 3)).toBeNull();
    expect(decide('never', 9, 8, 3)).toEqual({ id: 'spend', n: 0 });
    expect(decide('win', 10, 8, 3)).toEqual({ id: 'spend', n: 2 });
    expect(decide('win', 12, 8, 3)).toEqual({ id: 'spend', n: 0 });
  });
});

describe('random games', () => {
  const settings = [2, 3, 4].flatMap((seats) => ['first', 'random', 'build'].map((map) => ({ seats, map })));
  it('30 of them end, with every position checked and every sentence whole', () => {
    for (let i = 0; i < 30; i++) {
      const { seats, map } = settings[i % settings.length]!;
      const { outcome, run } = playout({
        game,
        seats,
        options: { map, limit: 50, epic: i % 4 === 0 },
        seed: `table ${i}`,
        checkEvery: 1,
      });
      expect(outcome.ranking).toHaveLength(seats);
      for (const { seat, score } of outcome.ranking) {
        expect(Object.values(game.standing(run.s, seat)).reduce((a, b) => a + b, 0)).toBe(score);
      }
    }
  }, 60_000);

  it('say every question, choice, event and reason', () => {
    const odd = /undefined|NaN|\[object|null/;
    for (let i = 0; i < 4; i++) {
      playout({
        game,
        seats: 2 + (i % 3),
        options: { map: i % 2 ? 'build' : 'random', limit: 50 },
        seed: `words ${i}`,
        checkEvery: 0,
        onAnswer(run, prompt) {
          if (run.s.rng[0] % 7 !== 0) return;
          const t = { view: game.view(run.s, prompt.seat), name: (seat: number) => `P${seat + 1}` };
          const texts = [phrases.topic(prompt, t), phrases.where(t.view)];
          for (const c of prompt.choices.slice(0, 30))
            texts.push(
              phrases.choice(c, t, c.range?.[0]),
              phrases.verb(c.verb),
              c.target ? phrases.place(c.target, t) : 'x',
            );
          for (const told of run.takeTold()) texts.push(phrases.event(told.event, t) ?? 'silent');
          for (const b of run.blocked().slice(0, 30)) texts.push(phrases.blocked(b, t).what, phrases.blocked(b, t).why);
          for (const text of texts) {
            expect(text).not.toMatch(odd);
            expect(text).not.toBe('');
          }
        },
      });
    }
  }, 60_000);
});

describe('texts', () => {
  it('tables and rules are complete', () => {
    const sizes = Object.fromEntries(module.tables().map((t) => [t.id, t.rows.length]));
    expect(sizes).toMatchObject({
      focus: 20,
      leaders: 8,
      wonders: 24,
      'city-states': 8,
      diplomacy: 4,
      naturals: 8,
      victory: 5,
      'event-dial': 5,
      'tech-dial': 7,
      tiles: 32,
      core: 8,
      'first-map': 16,
    });
    for (const t of module.tables()) for (const row of t.rows) expect(row).toHaveLength(t.head.length);
    const ids = module.rules.map((r) => r.id);
    expect(new Set(ids).size).toBe(ids.length);
    // Leaving is no rule of the book.
    for (const r of module.rules) expect(r.page || r.id === 'rule:leave', r.id).toBeTruthy();
    expect(ids.length).toBeGreaterThanOrEqual(20 + 8 + 24 + 8 + 4 + 8 + 10 + 12);
  });
});
