/** Random games that try what ledgers must be able to tell: every faction, late answers, leaving, stopping anywhere. */
import { start } from '../../../src/engine/engine.js';
import { leaves } from '../../../src/engine/leave.js';
import { entryOf, type LogEntry } from '../../../src/engine/log.js';
import { fractions } from '../../../src/engine/random.js';
import type { Answer, Prompt } from '../../../src/engine/types.js';
import { FACTION_BOARDS } from '../../../src/games/terra-mystica/data/factions.js';
import { FACTIONS, type FactionId } from '../../../src/games/terra-mystica/data/ids.js';
import type { State } from '../../../src/games/terra-mystica/types.js';
import { game } from './helpers.js';

export interface LedgerGiven {
  readonly seats: number;
  readonly seed: string;
  readonly options: object;
  /** How often somebody leaves, by answer. */
  readonly leaving?: number;
  /** Answers after which the game stops. */
  readonly stop?: number;
}

export interface PlayedGame {
  readonly options: { readonly given: readonly FactionId[] };
  readonly names: readonly string[];
  readonly log: readonly LogEntry[];
  readonly end: State;
}

/** Boards of different terrains. */
function factions(seats: number, random: () => number): FactionId[] {
  const out: FactionId[] = [];
  const pool = [...FACTIONS];
  while (out.length < seats) {
    const id = pool.splice(Math.floor(random() * pool.length), 1)[0]!;
    if (!out.some((other) => FACTION_BOARDS[other].home === FACTION_BOARDS[id].home)) out.push(id);
  }
  return out;
}

/** Works rather than passes or exchanges; never asks to leave. */
function busy(prompt: Prompt, random: () => number): Answer {
  const idle = ['pass', 'burn', 'convert', 'done'];
  const all = prompt.choices.filter((c) => !c.rare);
  const work = all.filter((c) => !idle.includes(c.verb));
  const list = work.length > 0 && random() < 0.9 ? work : all;
  const c = list[Math.floor(random() * list.length)]!;
  return c.range ? { id: c.id, n: c.range[0] + Math.floor(random() * (c.range[1] - c.range[0] + 1)) } : { id: c.id };
}

/** What somebody who leaves answers: at the own question the two answers of people, else the word said out of turn. */
function leavingAnswers(prompt: Prompt, seat: number): Answer[] {
  const own = seat === prompt.seat && prompt.choices.some((c) => c.id === 'leave');
  return own ? [{ id: 'leave' }, { id: 'leave:yes' }] : [leaves(seat)];
}

export function ledgerGame(given: LedgerGiven): PlayedGame {
  const random = fractions(`ledger ${given.seed} ${given.seats} ${JSON.stringify(given.options)}`);
  const options = { given: factions(given.seats, random), ...given.options };
  const run = start(game, given.seats, options, given.seed, false);
  const log: LogEntry[] = [];
  const play = (prompt: Prompt, a: Answer) => {
    log.push(entryOf(prompt.seat, a));
    run.play(a);
  };
  for (let prompt = run.prompt(); prompt && log.length < (given.stop ?? 20_000); prompt = run.prompt()) {
    const who = prompt.leavers ?? [];
    if (who.length > 0 && random() < (given.leaving ?? 0)) {
      for (const a of leavingAnswers(prompt, who[Math.floor(random() * who.length)]!)) play(prompt, a);
    } else play(prompt, busy(prompt, random));
  }
  return { options, names: options.given.map((_, seat) => `Player ${'ABCDE'[seat]}`), log, end: run.s as State };
}
