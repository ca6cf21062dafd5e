import { describe, expect, it } from 'vitest';
import { copy } from '../../../src/engine/copy.js';
import { start } from '../../../src/engine/engine.js';
import { playout } from '../../../src/engine/fuzz.js';
import { CIVIL_IDS } from '../../../src/games/through-the-ages/data/civil.js';
import { MILITARY_IDS } from '../../../src/games/through-the-ages/data/military.js';
import { module } from '../../../src/games/through-the-ages/index.js';
import type { TtaState } from '../../../src/games/through-the-ages/types.js';

const { game, phrases } = module;
const name = (seat: number) => `P${seat + 1}`;
const odd = /undefined|NaN|null|\[object|:[a-z]+-|(seat|card|row|rule):\S/;

describe('words', () => {
  const entries = module.rules.map((r) => r.id);

  it('has a sentence for every question, choice, reason and event of random games', () => {
    for (const seats of [2, 3, 4]) {
      playout({
        game,
        seats,
        seed: 'words',
        checkEvery: 0,
        onAnswer(run, prompt) {
          const t = { view: game.view(run.s, prompt.seat), name };
          const good = (text: string, raw: string) => {
            expect(text, raw).not.toMatch(odd);
            expect(text.length, raw).toBeGreaterThan(0);
          };
          good(phrases.topic(prompt, t), prompt.topic);
          expect(entries, prompt.topic).toContain(prompt.from);
          good(phrases.where(t.view), 'where');
          for (const c of prompt.choices) {
            good(phrases.choice(c, t, c.range?.[0]), c.id);
            good(phrases.verb(c.verb), c.verb);
            if (c.warn) good(phrases.warn(c.warn, c, t), c.warn);
            if (c.target) good(phrases.place(c.target, t), c.target);
            if (c.price) good(phrases.price(c.price), c.id);
          }
          for (const b of run.blocked()) {
            const { what, why } = phrases.blocked(b, t);
            good(what, b.verb);
            good(why, b.why);
            expect(why).not.toBe(b.why);
          }
          for (const told of run.takeTold()) {
            for (const event of told.rest ? [told.event, told.rest] : [told.event]) {
              const text = phrases.event(event, t);
              if (text !== null) {
                good(text, event.type);
                // Events are joined into lists: they end without a full stop, as in the other games.
                expect(text, event.type).not.toMatch(/\.$/);
              }
            }
          }
        },
      });
    }
  });

  it('has an entry in the rules for every card, and no two with one id', () => {
    const ids = module.rules.map((r) => r.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of [...CIVIL_IDS, ...MILITARY_IDS]) expect(ids).toContain(`card:${id}`);
    for (const entry of module.rules) {
      expect(entry.text.length, entry.id).toBeGreaterThan(5);
      expect(entry.text, entry.id).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('tables have rows as wide as their heads', () => {
    for (const table of module.tables()) {
      for (const row of table.rows) expect(row.length, table.id).toBe(table.head.length);
    }
  });

  it('tables count in singular and plural, and an empty bank is just empty', () => {
    const cells = (id: string) =>
      module
        .tables()
        .find((x) => x.id === id)!
        .rows.map((row) => row.join(' | '));
    for (const id of ['yellow-bank', 'blue-bank']) expect(cells(id).some((row) => row.startsWith('0 |'))).toBe(true);
    const words = ['pacts', 'territories', 'aggressions', 'wars'].flatMap(cells).join('\n');
    expect(words).not.toMatch(/(?<!\d)1 (faces|military actions|resources|yellow tokens|blue tokens|draw|happy faces)/);
    expect(words).not.toMatch(/\d draw/);
    expect(words).toContain('1 happy face');
    // A discount is no gain.
    expect(words).toContain('| 2 science off technologies |');
  });

  it('a technology that is taken in a war is not called free (Code of Laws, wage war)', () => {
    expect(phrases.price({ difference: 6 })).toBe('6 of the difference');
  });

  it('rules at hand count in singular and plural', () => {
    const text = (id: string) => module.rules.find((r) => r.id === `card:${id}`)!.text;
    expect(text('code-of-laws')).toContain('+1 civil action.');
    expect(text('bronze')).toContain('worth 1 resource.');
    expect(text('c1-developed')).toContain('1 yellow token, 1 blue token. Once: 3 science.');
    expect(text('c1-vast')).toContain('3 yellow tokens, -1 blue token. Once: 3 food.');
  });

  it('options and sources have words', () => {
    for (const spec of game.optionSpecs) expect(phrases.option(spec.id).help).not.toBe('');
    expect(phrases.source('famine')).not.toBe('famine');
  });
});

describe('standing orders', () => {
  it('answer their topics with something that is on offer', () => {
    const used = new Set<string>();
    for (const seed of ['orders 1', 'orders 2', 'orders 3']) {
      playout({
        game,
        seats: 3,
        seed,
        checkEvery: 0,
        onAnswer(_run, prompt) {
          for (const order of module.orders) {
            if (order.topic !== prompt.topic) continue;
            expect(order.decide(prompt, order.values[0]!, () => null)).toBeNull();
            for (const value of order.values.slice(1)) {
              const answer = order.decide(prompt, value, () => null);
              if (!answer) continue;
              const c = prompt.choices.find((x) => x.id === answer.id)!;
              expect(c).toBeDefined();
              if (c.range) expect(answer.n! >= c.range[0] && answer.n! <= c.range[1]).toBe(true);
              used.add(order.id);
            }
          }
        },
      });
    }
    expect([...used].sort()).toEqual(['colonies', 'defence', 'end', 'pacts', 'politics']);
  });
});

describe('the check of a table', () => {
  const sound = () => {
    const { run } = playout({ game, seats: 3, seed: 'check', checkEvery: 0 });
    return copy(run.s) as TtaState;
  };
  const broken = (spoil: (s: TtaState) => void) => () => {
    const s = sound();
    spoil(s);
    game.check(s);
  };

  it('passes a sound table and finds each kind of damage', () => {
    expect(() => game.check(sound())).not.toThrow();
    expect(broken((s) => s.civilGone.pop())).toThrow('instead of');
    expect(broken((s) => s.civilGone.push('iron'))).toThrow('cards iron');
    expect(broken((s) => s.civilGone.push('wheel' as never))).toThrow('wheel');
    expect(broken((s) => s.events.past.push('b1'))).toThrow('cards b1');
    expect(broken((s) => s.militaryGone.push('x1' as never))).toThrow('x1');
    expect(broken((s) => (s.players.find((p) => !p.out)!.yellow += 1))).toThrow('yellow tokens');
    expect(broken((s) => (s.players.find((p) => !p.out)!.blue += 1))).toThrow('blue tokens');
    expect(broken((s) => (s.players.find((p) => !p.out)!.ca = -1))).toThrow('below zero');
    expect(broken((s) => (s.players.find((p) => !p.out)!.ca = 99))).toThrow('more actions');
    expect(broken((s) => (s.players.find((p) => !p.out)!.culture += 1))).toThrow('booked');
  });

  it('finds a card in two places, whichever they are', () => {
    const one = (spoil: (p: TtaState['players'][number], s: TtaState) => void) =>
      broken((s) => spoil(s.players[0]!, s));
    expect(one((p) => p.hand.push('iron'))).toThrow('cards iron');
    expect(one((p) => p.specials.push('warfare'))).toThrow('cards warfare');
    expect(one((p) => p.wonders.push({ id: 'pyramids', ruined: false, homer: false }))).toThrow('cards pyramids');
    expect(one((p) => p.wonders.push({ id: 'pyramids', ruined: false, homer: true }))).toThrow(
      /cards (pyramids|homer)/,
    );
    expect(one((p) => p.military.push('b1'))).toThrow('cards b1');
    expect(one((p) => p.colonies.push('c1-vast'))).toThrow('cards c1-vast');
    expect(one((_, s) => s.tactics.push('t1-legion', 't1-legion', 't1-legion'))).toThrow('cards t1-legion');
    expect(one((_, s) => s.pacts.push({ card: 'p3-peace', owner: 0, partner: 1, ownerIs: 'A' }))).toThrow('p3-peace');
    expect(one((_, s) => s.wars.push({ card: 'w2-territory', by: 0, on: 1 }))).toThrow('cards w2-territory');
    expect(one((_, s) => s.events.future.push({ card: 'e3-wonders', by: 0 }))).toThrow('cards e3-wonders');
    expect(one((p) => p.techs.push({ id: 'bronze', workers: 0, tokens: 0 }))).toThrow('a technology twice');
    expect(one((p) => p.techs.shift())).toThrow(/has lost|tokens/);
    expect(one((_, s) => s.row.splice(0, 3, 'oil', 'oil', 'oil'))).toThrow('cards oil');
  });

  it('finds whatever stands below zero', () => {
    for (const key of ['pool', 'science', 'ma'] as const) {
      const by = key === 'pool' ? 'yellow' : null;
      const spoil = (s: TtaState) => {
        const p = s.players[0]!;
        if (by) p[by] += p[key] + 1;
        p[key] = -1;
      };
      expect(broken(spoil), key).toThrow('below zero');
    }
    expect(broken((s) => (s.players[0]!.turn.extra.ca = -1))).toThrow('below zero');
    const worker = (s: TtaState) => {
      const t = s.players[0]!.techs[0]!;
      s.players[0]!.yellow += t.workers + 1;
      t.workers = -1;
    };
    expect(broken(worker)).toThrow('below zero');
  });

  it('set-up gives a sound table for every number of players', () => {
    for (const seats of [2, 3, 4]) expect(() => game.check(start(game, seats, {}, 'check').s)).not.toThrow();
  });
});
