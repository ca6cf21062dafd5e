/** What every bot promises in every game: legal, never stuck, repeatable, fair, in time, and able to say why. */
import { describe, expect, it } from 'vitest';
import { DEFAULT_MS, LEVELS, type Level, type Thought } from '../../src/bots/levels.js';
import type { Mind } from '../../src/bots/mind.js';
import { Planner } from '../../src/bots/player.js';
import { think } from '../../src/bots/think.js';
import { uniformAnswer } from '../../src/engine/bots/random.js';
import { accepts, Run, start } from '../../src/engine/engine.js';
import { fractions, seedFrom } from '../../src/engine/random.js';
import type { AnyGame } from '../../src/engine/types.js';
import { games } from '../../src/games.js';
import { bots } from '../../src/languages/en/bots.js';
import { looking } from '../helpers/clock.js';
import { LONG } from '../helpers/games.js';

interface Table {
  readonly id: string;
  readonly game: AnyGame;
  readonly mind: Mind;
}

const tables: Table[] = [];
for (const entry of games()) {
  const mind = await entry.mind?.();
  if (mind) tables.push({ id: entry.id, game: (await entry.module()).game, mind });
}
const SEATS = 3;

function ask({ mind }: Table, run: Run, level: Level, seed: string, ms: number, now: () => number): Thought {
  const { seat } = run.prompt()!;
  const worlds = [run.imagine(seat, false, seedFrom(`${seed} dealt`))];
  return think({ worlds, seat, seats: SEATS, mind, level, ms, seed, now });
}

/** A position after some random answers, so that it is not always the first one. */
function midway(game: AnyGame, seed: string, answers: number): Run {
  const run = start(game, SEATS, {}, seed, false);
  const random = fractions(seed);
  for (let i = 0; i < answers; i++) {
    const prompt = run.prompt();
    if (!prompt) return start(game, SEATS, {}, seed, false);
    run.play(uniformAnswer(prompt, random));
  }
  return run.prompt() ? run : start(game, SEATS, {}, seed, false);
}

/** Decisions watched at each level, and the time for one: the long setting gives more of both. */
const WATCHED: Readonly<Record<Level, number>> = { random: 10_000, easy: 250, normal: 250, hard: 60 };
const MOST_WATCHED = 10_000;
const HURRY: Readonly<Record<Level, number>> = { random: 5, easy: 40, normal: 40, hard: 15 };
const PATIENCE = LONG > 1 ? 7_200_000 : 60_000;

/** Milliseconds that this process has worked: other programs on the machine do not count. */
const worked = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** A clock that stands still: only the count of positions ends a thought. */
const still = () => 0;

describe.each(tables)('the bots of $id', (table) => {
  const { game, mind } = table;

  it.each(LEVELS)(
    '%s answers what is on offer and the game goes on',
    (level) => {
      const decisions = LONG > 1 ? MOST_WATCHED : WATCHED[level];
      const ms = HURRY[level] * Math.min(4, LONG);
      let run = start(game, SEATS, {}, `legal ${level}`, false);
      let planners = Array.from({ length: SEATS }, () => new Planner());
      let same = 0;
      let last = '';
      for (let i = 0; i < decisions; i++) {
        if (!run.prompt()) {
          run = start(game, SEATS, {}, `legal ${level} ${i}`, false);
          planners = planners.map(() => new Planner());
        }
        const prompt = run.prompt()!;
        const planner = planners[prompt.seat]!;
        const answer = planner.next(prompt) ?? planner.keep(ask(table, run, level, `d${i}`, ms, worked));
        expect(accepts(prompt, answer), `${prompt.topic} ${JSON.stringify(answer)}`).toBe('yes');
        run.opened = false;
        run.play(answer);
        if (run.opened) planner.forget();
        // one question over and over with one answer would be a standstill
        const now = `${game.round(run.s)} ${prompt.topic} ${answer.id} ${answer.n ?? ''}`;
        same = now === last ? same + 1 : 0;
        last = now;
        expect(same).toBeLessThan(30);
      }
    },
    PATIENCE,
  );

  it.each(['easy', 'normal', 'hard'] as const)(
    '%s is done within its time on one core',
    (level) => {
      const late: string[] = [];
      for (let i = 0; i < (LONG > 1 ? 100 : 5); i++) {
        const run = midway(game, `time ${level} ${i}`, 8 + 29 * (i % 9));
        const began = worked();
        ask(table, run, level, `time ${i}`, DEFAULT_MS[level], worked);
        const took = worked() - began;
        if (took > DEFAULT_MS[level]) late.push(`${run.prompt()!.topic} ${took.toFixed(0)} ms`);
      }
      expect(late).toEqual([]);
    },
    PATIENCE,
  );

  it('looks ahead in copies that share nothing that changes', () => {
    for (let i = 0; i < 6 * LONG; i++) {
      const run = midway(game, `copies ${i}`, 15 * i);
      const before = JSON.stringify(run.s);
      const other = mind.copy ? new Run(game, mind.copy(run.s), false) : run.imagine();
      expect(other.s).toEqual(run.s);
      const random = fractions(`copies ${i}`);
      for (let n = 0; n < 150; n++) {
        const prompt = other.prompt();
        if (!prompt) break;
        other.play(uniformAnswer(prompt, random));
      }
      expect(JSON.stringify(run.s)).toBe(before);
    }
  });

  it.each(['easy', 'normal', 'hard'] as const)('%s thinks the same about the same position', (level) => {
    for (const answers of [0, 9, 40]) {
      const run = midway(game, `twice ${answers}`, answers);
      const one = ask(table, run, level, 'seed', 200, looking());
      const two = ask(table, run.imagine(), level, 'seed', 200, looking());
      expect(two).toEqual(one);
    }
  });

  it('cannot tell apart what its seat cannot tell apart', () => {
    for (let i = 0; i < 6 * LONG; i++) {
      const run = midway(game, `fair ${i}`, 6 + 13 * i);
      const { seat } = run.prompt()!;
      const other = run.imagine(seat, false, seedFrom(`another deal ${i}`));
      expect(game.view(other.s, seat)).toEqual(game.view(run.s, seat));
      const level = LEVELS[1 + (i % 3)]!;
      const one = ask(table, run, level, `same ${i}`, 200, looking());
      const two = ask(table, other, level, `same ${i}`, 200, looking());
      expect(two.answer).toEqual(one.answer);
      expect(two.reasons).toEqual(one.reasons);
    }
  });

  it('gives reasons in words', () => {
    const words: Readonly<Record<string, string>> = bots.terms[table.id as keyof typeof bots.terms];
    let reasons = 0;
    for (let i = 0; i < 8; i++) {
      const run = midway(game, `why ${i}`, 5 + 11 * i);
      for (const { term, change } of ask(table, run, 'easy', 'why', 1000, still).reasons) {
        reasons++;
        expect(words[term], term).toMatch(/^[a-z][a-z -]+$/);
        expect(Math.abs(change)).toBeGreaterThan(0);
      }
    }
    expect(reasons).toBeGreaterThan(4);
  });

  it('every part of the opinion is a number and they add up to the value', () => {
    for (let i = 0; i < 6; i++) {
      const run = midway(game, `sum ${i}`, 4 + 17 * i);
      const { seat } = run.prompt()!;
      for (const sharp of [false, true]) {
        const parts = Object.values(mind.terms(run.s, seat, sharp));
        expect(parts.every(Number.isFinite)).toBe(true);
        expect(mind.value(run.s, seat, sharp)).toBeCloseTo(
          parts.reduce((a, b) => a + b, 0),
          6,
        );
      }
    }
  });

  it('stops when its time is over', () => {
    const run = midway(game, 'clock', 30);
    // every look at the clock costs a millisecond: a busy machine cannot blur the count
    for (const level of ['easy', 'normal', 'hard'] as const) {
      let looks = 0;
      ask(table, run, level, 'clock', 20, () => ++looks);
      expect(looks).toBeLessThanOrEqual(25);
    }
  });

  it('keeps its hands off the table', () => {
    const run = midway(game, 'hands', 20);
    const before = JSON.stringify(run.s);
    ask(table, run, 'normal', 'hands', 200, () => performance.now());
    expect(JSON.stringify(run.s)).toBe(before);
  });
});
