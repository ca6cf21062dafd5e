import { describe, expect, it } from 'vitest';
import { playout } from '../../../../src/engine/fuzz.js';
import { MILITARY, MILITARY_IDS, militaryDeck } from '../../../../src/games/through-the-ages/data/military.js';
import { game } from '../../../../src/games/through-the-ages/game.js';
import { module } from '../../../../src/games/through-the-ages/index.js';
import { militaryFrames } from '../../../../src/games/through-the-ages/rules/military/index.js';
import { en } from '../../../../src/games/through-the-ages/texts/en/index.js';

const AGES = [0, 1, 2, 3] as const;
const { phrases } = module;

describe('military decks', () => {
  it('have the sizes of the box', () => {
    expect(AGES.map((age) => militaryDeck(age, 4).length)).toEqual([10, 45, 50, 45]);
    expect(AGES.map((age) => militaryDeck(age, 3).length)).toEqual([10, 45, 50, 45]);
    expect(AGES.map((age) => militaryDeck(age, 2).length)).toEqual([10, 43, 46, 41]);
  });

  it('have the copies of the box by kind', () => {
    const count = (kind: string): number[] =>
      AGES.map((age) => militaryDeck(age, 4).filter((id) => MILITARY[id].kind === kind).length);
    expect(count('event')).toEqual([10, 15, 15, 15]);
    expect(count('territory')).toEqual([0, 6, 6, 0]);
    expect(count('tactic')).toEqual([0, 10, 6, 6]);
    expect(count('aggression')).toEqual([0, 6, 9, 8]);
    expect(count('war')).toEqual([0, 0, 4, 6]);
    expect(count('bonus')).toEqual([0, 6, 6, 6]);
    expect(count('pact')).toEqual([0, 2, 4, 4]);
  });
});

describe('words', () => {
  it('every card has its own name, a rule and a line in a table', () => {
    expect(new Set(MILITARY_IDS.map((id) => en.name({ id }))).size).toBe(MILITARY_IDS.length);
    const rules = new Set(module.rules.map((r) => r.id));
    for (const id of MILITARY_IDS) expect(rules.has(`card:${id}`), id).toBe(true);
    expect(rules.size).toBe(module.rules.length);
    const names = new Set(module.tables().flatMap((table) => table.rows.map((row) => row[0])));
    for (const id of MILITARY_IDS) expect(names.has(MILITARY[id].name), id).toBe(true);
  });

  it('everything said and asked in random games has words', () => {
    const t = { view: {}, name: (seat: number) => `seat ${seat}` } as never;
    const mine = new Set(Object.keys(militaryFrames));
    const seen = new Set<string>();
    for (let i = 0; i < 6; i++) {
      const { run } = playout({
        game,
        seats: 2 + (i % 3),
        seed: `words ${i}`,
        checkEvery: 0,
        onAnswer(at, prompt, answer) {
          for (const b of mine.has(at.s.stack.at(-1).kind) ? at.blocked() : []) {
            expect(phrases.blocked(b, t).why, b.why).toMatch(/ /);
          }
          if (!mine.has(at.s.stack.at(-1).kind)) return;
          expect(phrases.topic(prompt, t), prompt.topic).not.toBe(prompt.topic);
          for (const c of prompt.choices) {
            seen.add(c.verb);
            expect(en.verb, c.verb).toHaveProperty(c.verb);
            expect(en.choice, c.verb).toHaveProperty(c.verb);
            expect(phrases.choice(c, t, answer.n), c.id).not.toMatch(/undefined|null|card:/);
            if (c.target?.startsWith('card:')) expect(phrases.target(c, t), c.id).not.toMatch(/card:|undefined/);
          }
        },
      });
      for (const told of run.told) {
        seen.add(told.event.type);
        for (const e of told.rest ? [told.event, told.rest] : [told.event]) {
          expect(phrases.event(e, t) ?? '', told.event.type).not.toMatch(/undefined|NaN|card:/);
        }
      }
    }
    for (const word of ['prepare', 'aggression', 'war', 'bid', 'reveal-event', 'tactic', 'draw-military', 'impact']) {
      expect(seen.has(word), word).toBe(true);
    }
  });
});
