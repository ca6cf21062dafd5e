/** Version against version: the sequential test, and one game mirrored in two engines. */
import { describe, expect, it } from 'vitest';
import { type DuelGame, isVoid, playDuel } from '../../scripts/duel-game.js';
import { type Side, sideFor } from '../../scripts/duel-side.js';
import { evidence, interval, verdict } from '../../scripts/sequential.js';
import { fractions } from '../../src/engine/random.js';

const CLAIMS = { low: 0.5, high: 0.6 };

/** Pairs of games in which A wins with that chance. */
function pairs(chance: number, seed: string): () => number {
  const random = fractions(seed);
  return () => ((random() < chance ? 1 : 0) + (random() < chance ? 1 : 0)) / 2;
}

/** How often the test ends with 'high' when A really wins that share of its games. */
function endsHigh(chance: number): number {
  let high = 0;
  for (let i = 0; i < 300; i++) {
    const next = pairs(chance, `sequential ${chance} ${i}`);
    const results: number[] = [];
    while (verdict(results, CLAIMS) === 'open') results.push(next());
    if (verdict(results, CLAIMS) === 'high') high++;
  }
  return high / 300;
}

describe('the sequential test', () => {
  it('errs in about one of twenty on either side', () => {
    expect(endsHigh(0.5)).toBeLessThan(0.09);
    expect(endsHigh(0.6)).toBeGreaterThan(0.91);
  });

  it('waits for a few pairs and weighs every one of them', () => {
    expect(verdict([1, 1, 1, 1], CLAIMS)).toBe('open');
    expect(evidence([1, 0.5], CLAIMS)).toBeGreaterThan(0);
    expect(evidence([0, 0.5], CLAIMS)).toBeLessThan(0);
  });

  it('gives the interval of a mean', () => {
    const { mean, half } = interval([0, 1, 0, 1]);
    expect(mean).toBe(0.5);
    expect(half).toBeCloseTo(1.96 * Math.sqrt(1 / 3 / 4), 6);
  });
});

const GAME: DuelGame = {
  seats: 2,
  seed: 'duel',
  options: {},
  level: 'hard',
  effort: { nodes: 48 },
  swapped: false,
};

const one = await sideFor('terra-mystica');
const two = await sideFor('terra-mystica');

describe('one game in two engines', () => {
  it('comes to exactly half between a version and itself when positions are counted', () => {
    const first = playDuel(one, two, GAME);
    const second = playDuel(one, two, { ...GAME, swapped: true });
    if (isVoid(first) || isVoid(second)) throw new Error('void');
    expect(first.share + second.share).toBe(1);
    expect(first.ahead).toBe(-second.ahead);
  });

  it('gives the seats to the sides in turn', () => {
    const asked: string[] = [];
    const heard = (name: string, side: Side): Side => ({
      ...open(side),
      choose: (level, effort) => {
        asked.push(`${name}${side.question()?.seat}`);
        return side.choose(level, effort);
      },
    });
    playDuel(heard('A', one), heard('B', two), GAME);
    playDuel(heard('A', one), heard('B', two), { ...GAME, swapped: true });
    expect([...new Set(asked)].sort()).toEqual(['A0', 'A1', 'B0', 'B1']);
  });

  it('is void where one engine asks something else, does not take an answer or breaks over it', () => {
    const other: Side = { ...open(two), question: () => ({ seat: 0, text: 'something else' }) };
    expect(playDuel(one, other, GAME)).toEqual({ reason: 'answer 1: the engines ask different things' });
    const strict: Side = { ...open(two), play: () => false };
    expect(playDuel(one, strict, GAME)).toHaveProperty('reason');
    const broken: Side = {
      ...open(two),
      play: () => {
        throw new Error('a rule failed');
      },
    };
    expect(playDuel(one, broken, GAME)).toHaveProperty('reason');
  });

  it('does not hide a bot that answers what its own engine does not offer', () => {
    const silly: Side = { ...open(one), choose: () => ({ id: 'nonsense' }) };
    expect(() => playDuel(silly, two, GAME)).toThrow(/nonsense/);
  });
});

/** A side whose parts can be replaced. */
function open(side: Side): Side {
  return {
    seats: side.seats,
    deal: (seats, options, seed) => side.deal(seats, options, seed),
    question: () => side.question(),
    choose: (level, effort) => side.choose(level, effort),
    play: (answer) => side.play(answer),
    result: () => side.result(),
  };
}
