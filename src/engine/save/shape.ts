/** Does a stored state look like a state of its game? Files may come from anywhere, with a good checksum too. */

import { Run } from '../engine.js';
import { optionsOf } from '../options.js';
import type { GameModule } from '../phrasebook.js';
import type { ChosenOptions } from '../types.js';

/** Throws when the state is not even made like one of this game. No rule runs on it. */
export function checkShape({ game }: GameModule, state: any, seats: number, chosen: ChosenOptions): void {
  const options = optionsOf(game, chosen, seats);
  sameKinds({ ...game.blank(seats, options), rng: [0, 0, 0, 0], stack: [] }, state);
  if (state.rng.length !== 4 || state.rng.some((word: unknown) => !isWord(word))) throw new Error('the generator');
  for (const frame of state.stack) {
    const { kind, seat, step } = frame;
    if (!Object.hasOwn(game.frames, kind) || !isSeat(seat, seats) || !Number.isInteger(step))
      throw new Error('a frame');
  }
  if (state.over === null ? state.stack.length === 0 : !isOutcome(state.over, seats)) throw new Error('the end');
}

/** Throws when the state cannot be one of this game; what it throws does not matter to people. */
export function checkState(module: GameModule, state: any, seats: number, chosen: ChosenOptions): void {
  const { game } = module;
  checkShape(module, state, seats, chosen);
  game.check(state);
  const run = new Run(game, state);
  const prompt = run.prompt();
  if (prompt && !isSeat(prompt.seat, seats)) throw new Error('the asked seat');
  run.blocked();
  game.round(state);
  // everything people and bots do to look at a position must work on it
  for (let seat = 0; seat < seats; seat++) {
    game.view(state, seat);
    game.tally(state, seat);
    game.standing(state, seat);
    game.check(run.imagine(seat).s);
  }
  game.view(state, null);
}

function isWord(word: unknown): boolean {
  return typeof word === 'number' && Number.isInteger(word) && word >= 0 && word <= 0xffffffff;
}

function isSeat(seat: unknown, seats: number): boolean {
  return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats;
}

function isOutcome(over: any, seats: number): boolean {
  if (typeof over !== 'object' || typeof over.reason !== 'string' || !Array.isArray(over.ranking)) return false;
  return (
    over.ranking.length === seats &&
    over.ranking.every((row: any) => isSeat(row?.seat, seats) && Number.isFinite(row.score) && Array.isArray(row.ties))
  );
}

/** Everything the empty table has must be there, of the same kind. Null on either side says nothing about the kind. */
function sameKinds(sample: unknown, value: unknown): void {
  if (sample === null || value === null) return;
  if (Array.isArray(sample)) {
    if (!Array.isArray(value)) throw new Error('not a list');
    if (sample.length === value.length) for (let i = 0; i < sample.length; i++) sameKinds(sample[i], value[i]);
    return;
  }
  if (typeof sample !== typeof value || Array.isArray(value)) throw new Error('another kind');
  if (typeof sample !== 'object') return;
  for (const key of Object.keys(sample)) {
    if (!Object.hasOwn(value as object, key)) throw new Error(`no ${key}`);
    sameKinds((sample as Record<string, unknown>)[key], (value as Record<string, unknown>)[key]);
  }
}
