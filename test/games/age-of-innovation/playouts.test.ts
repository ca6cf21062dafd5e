/** Whole random games with every invariant after every answer. */
import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../../src/engine/bots/random.js';
import { playout } from '../../../src/engine/fuzz.js';
import { withoutRare } from '../../../src/engine/leave.js';
import type { Answer, Choice, Prompt } from '../../../src/engine/types.js';
import { game, module } from '../../../src/games/age-of-innovation/index.js';
import { canConvert, conversions } from '../../../src/games/age-of-innovation/rules/convert.js';

const settings = Array.from({ length: 40 }, (_, i) => {
  const seats = 2 + (i % 4);
  const dealing = ['sets', 'draft'][Math.floor(i / 4) % 2]!;
  const printing = ['later', '1.0'][Math.floor(i / 8) % 2]!;
  const side = seats === 3 && i % 8 === 1 ? 'small' : 'by-players';
  return { seats, options: { dealing, printing, side }, seed: `playout ${i}` };
});

/** Takes innovations and declared cities when it can, and seldom passes or gives goods away: rare things turn up. */
function eager(asked: Prompt, random: () => number): Answer {
  const prompt = withoutRare(asked);
  const wanted = prompt.choices.filter((c) => c.verb === 'innovate' || c.verb === 'found');
  if (wanted.length > 0) return { id: wanted[Math.floor(random() * wanted.length)]!.id };
  let answer = randomAnswer(prompt, random);
  for (let k = 0; k < 8 && /^(pass|convert|burn|books)/.test(answer.id); k++) answer = randomAnswer(prompt, random);
  return answer;
}

describe('random games', () => {
  it.each(settings)('$seats seats, $options.dealing, $options.printing, $seed', (about) => {
    const { outcome, run } = playout({ game, ...about });
    expect(outcome.ranking).toHaveLength(about.seats);
    for (const { seat, score } of outcome.ranking) {
      expect(Object.values(game.standing(run.s, seat)).reduce((a, b) => a + b, 0)).toBe(score);
      expect(score).toBeGreaterThanOrEqual(0);
    }
  });

  it('ask after an action exactly while something can be converted', () => {
    for (let i = 0; i < 8; i++) {
      playout({
        game,
        seats: 2 + (i % 4),
        options: {},
        seed: `after ${i}`,
        checkEvery: 0,
        onAnswer(run) {
          for (let seat = 0; seat < run.s.players.length; seat++) {
            const listed: Choice[] = [];
            conversions(run.s, seat, listed);
            expect(canConvert(run.s.players[seat])).toBe(listed.length > 0);
          }
        },
      });
    }
  });

  it('show every word of the content over 500 games of a player who likes to build', () => {
    const missing = new Set(module.content);
    const see = (value: unknown): void => {
      if (typeof value === 'string') missing.delete(value);
      else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) see(part);
    };
    for (let i = 0; i < 500 && missing.size > 0; i++) {
      playout({
        game,
        seats: 2 + (i % 4),
        options: { dealing: ['sets', 'draft', 'random'][i % 3]! },
        seed: `content ${i}`,
        checkEvery: 0,
        policy: eager,
        onAnswer(run, _prompt, answer) {
          for (const word of answer.id.split(/[:>@,+]/)) missing.delete(word);
          for (const told of run.takeTold()) see(told.event);
        },
      });
    }
    expect([...missing]).toEqual([]);
  }, 60_000);
});
