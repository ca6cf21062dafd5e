import { describe, expect, it } from 'vitest';
import { playout } from '../../../../src/engine/fuzz.js';
import { MILITARY, MILITARY_IDS, militaryDeck } from '../../../../src/games/through-the-ages/data/military.js';
import { game } from '../../../../src/games/through-the-ages/game.js';
import { militaryPhrases } from '../../../../src/games/through-the-ages/phrases-military.js';
import { MILITARY_NAMES } from '../../../../src/games/through-the-ages/phrases-military-names.js';
import { militaryRules } from '../../../../src/games/through-the-ages/rulebook-military.js';
import { militaryFrames } from '../../../../src/games/through-the-ages/rules/military/index.js';
import { militaryTables } from '../../../../src/games/through-the-ages/tables-military.js';

const AGES = [0, 1, 2, 3] as const;

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
    expect(new Set(Object.values(MILITARY_NAMES)).size).toBe(MILITARY_IDS.length);
    const rules = new Set(militaryRules.map((r) => r.id));
    for (const id of MILITARY_IDS) expect(rules.has(`card:${id}`), id).toBe(true);
    expect(rules.size).toBe(militaryRules.length);
    const names = new Set(militaryTables().flatMap((table) => table.rows.map((row) => row[0])));
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
            expect(militaryPhrases.blocked[b.why]?.(b, t), b.why).toMatch(/\w/);
          }
          if (!mine.has(at.s.stack.at(-1).kind)) return;
          expect(militaryPhrases.topics[prompt.topic]?.(prompt, t), prompt.topic).toMatch(/\w/);
          for (const c of prompt.choices) {
            seen.add(c.verb);
            expect(militaryPhrases.verbs[c.verb], c.verb).toMatch(/\w/);
            expect(militaryPhrases.choices[c.verb]?.(c, t, answer.n), c.verb).toMatch(/\w/);
            if (c.target?.startsWith('card:'))
              expect(militaryPhrases.targets[c.verb]?.(c, t) ?? '', c.id).not.toMatch(/card:|undefined/);
          }
        },
      });
      for (const told of run.told) {
        const say = militaryPhrases.events[told.event.type];
        if (!say) continue;
        seen.add(told.event.type);
        for (const e of told.rest ? [told.event, told.rest] : [told.event]) {
          expect(say(e, t) ?? '', told.event.type).not.toMatch(/undefined|NaN|card:/);
        }
      }
    }
    for (const word of ['prepare', 'aggression', 'war', 'bid', 'reveal-event', 'tactic', 'draw-military', 'impact']) {
      expect(seen.has(word), word).toBe(true);
    }
  });
});
