/** A table to test one rule on: a started game, put into the middle of an action phase of the first seat. */
import { expect } from 'vitest';
import { accepts, Run, start } from '../../../../src/engine/engine.js';
import type { Choice } from '../../../../src/engine/types.js';
import type { CivilId, WorkerTechId } from '../../../../src/games/through-the-ages/data/civil.js';
import { game } from '../../../../src/games/through-the-ages/game.js';
import { makeDecks } from '../../../../src/games/through-the-ages/rules/ages.js';
import { noMarks } from '../../../../src/games/through-the-ages/rules/marks.js';
import { maTotal } from '../../../../src/games/through-the-ages/rules/ratings.js';
import { caTotal } from '../../../../src/games/through-the-ages/rules/symbols.js';
import type { Age, Player, TtaState } from '../../../../src/games/through-the-ages/types.js';

export interface Scene {
  readonly run: Run;
  readonly s: TtaState;
  readonly p: Player;
}

/** Seat 0 is in its action phase of round 5 with all actions; nobody holds cards. */
export function scene(seats = 2, age: Age = 1): Scene {
  const run = start(game, seats, { starter: 'first' }, 'scene');
  const s = run.s as TtaState;
  s.round = 5;
  for (let a = 1; a <= age; a++) makeDecks(run, a as 1 | 2 | 3);
  s.age = age;
  s.stack = [
    { kind: 'game', seat: 0, step: 1, first: true } as any,
    { kind: 'turn', seat: 0, step: 4 },
    { kind: 'actions', seat: 0, step: 0 },
  ];
  for (let seat = 0; seat < seats; seat++) {
    s.players[seat]!.ca = caTotal(s, seat);
    s.players[seat]!.ma = maTotal(s, seat);
  }
  s.row.fill(null);
  return { run, s, p: s.players[0]! };
}

/** The technology is in play with so many workers and blue tokens; the tokens leave the bank. */
export function put(p: Player, id: WorkerTechId, workers = 0, tokens = 0): void {
  const old = p.techs.find((t) => t.id === id);
  if (old) {
    p.blue += old.tokens - tokens;
    old.workers = workers;
    old.tokens = tokens;
    return;
  }
  p.blue -= tokens;
  p.techs.push({ id, workers, tokens });
}

export const tokens = (p: Player, id: WorkerTechId): number => p.techs.find((t) => t.id === id)?.tokens ?? 0;
export const workers = (p: Player, id: WorkerTechId): number => p.techs.find((t) => t.id === id)?.workers ?? 0;

/** So many resources as tokens on Bronze, beside a bank that never runs out. */
export function rich(p: Player, resources: number, food = 0): void {
  put(p, 'bronze', 2, resources);
  put(p, 'agriculture', 2, food);
  p.blue = 16;
}

export function choice(run: Run, id: string): Choice | undefined {
  return run.prompt()!.choices.find((c) => c.id === id);
}
export const offers = (run: Run, id: string): boolean => choice(run, id) !== undefined;
export const price = (run: Run, id: string): Readonly<Record<string, number>> => choice(run, id)?.price ?? {};

/** Answers, after making sure that the answer is on offer. */
export function act(run: Run, id: string, n?: number): void {
  const answer = n === undefined ? { id } : { id, n };
  expect(accepts(run.prompt()!, answer), id).toBe('yes');
  run.play(answer);
}

/** Puts a card into a space (1..13) of the row. */
export function deal(s: TtaState, space: number, id: CivilId): void {
  s.row[space - 1] = id;
}

/** A fresh copy of the prompt after the state was changed by hand. */
export function anew(run: Run): Run {
  return new Run(game, run.s);
}

export function fullActions(s: TtaState, seat = 0): void {
  const p = s.players[seat]!;
  p.ca = caTotal(s, seat);
  p.ma = maTotal(s, seat);
  p.turn = noMarks();
}
