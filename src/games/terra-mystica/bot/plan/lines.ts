/** Plans as lines of answers: what a sheet promises is played in the rules before it is said. */

import type { Line } from '../../../../bots/search.js';
import { accepts, Run } from '../../../../engine/engine.js';
import { must } from '../../../../engine/must.js';
import type { Answer, Seat } from '../../../../engine/types.js';
import { ACT } from '../../rules/turn-frame.js';
import type { State, TmFrame } from '../../types.js';
import { copyState } from '../copy.js';

import { Beam, type Breadth, type Found } from './beam.js';
import { type Sheet, sheetOf } from './sheet.js';
import { tableOf } from './table.js';
import { Judge } from './worth.js';

/** Answers to questions that a plan passes over. */
const USUAL: readonly string[] = ['use-key', 'end', 'done'];
/** More than this is never asked between two answers of a plan. */
const MOST_BETWEEN = 4;

/** What is answered to a question that the plan does not know; null where the seat is not asked, or begins a turn. */
function usual(run: Run, seat: Seat): Answer | null {
  const prompt = run.prompt();
  if (!prompt || prompt.seat !== seat || prompt.topic === 'turn') return null;
  const id =
    USUAL.find((word) => accepts(prompt, { id: word }) === 'yes') ??
    prompt.choices.find((c) => c.id.startsWith('key:'))?.id;
  return id === undefined ? null : { id };
}

function isOffered(run: Run, seat: Seat, answer: Answer): boolean {
  const prompt = run.prompt();
  return prompt !== null && prompt.seat === seat && accepts(prompt, answer) === 'yes';
}

/** The answers, with those between that the rules ask for, as far as they are on offer. */
export function inRules(from: Run, seat: Seat, planned: readonly Answer[]): Answer[] {
  const run = new Run(from.game, copyState(from.s), false);
  const out: Answer[] = [];
  const give = (answer: Answer): void => {
    run.play(answer);
    out.push(answer);
  };
  for (const answer of planned) {
    for (let i = 0; i < MOST_BETWEEN && out.length > 0 && !isOffered(run, seat, answer); i++) {
      const between = usual(run, seat);
      if (!between) return out;
      give(between);
    }
    if (!isOffered(run, seat, answer)) return out;
    give(answer);
  }
  for (let i = 0; i < MOST_BETWEEN; i++) {
    const last = usual(run, seat);
    if (!last) return out;
    give(last);
  }
  return out;
}

/** Plans that are said, the best ones. */
const MOST_LINES = 8;

function linesOf(from: Run, seat: Seat, found: readonly Found[]): Line[] {
  const out: Line[] = [];
  for (const { first, value } of found) {
    if (out.length === MOST_LINES) break;
    const answers = inRules(from, seat, first.answers());
    if (answers.length > 0) out.push({ answers, value });
  }
  return out;
}

/** `hard` plans this round and the next; beyond them too much is imagined free that others take. */
const HARD: Breadth = { now: 12, later: 9, ways: 3, rounds: 2 };
/** Each pass is so much wider than the one before. */
const WIDER = 4;
/** `normal` plans this round, and has fewer plans in mind. */
const NORMAL: Breadth = { now: 6, later: 4, ways: 2, rounds: 1 };

/** Where a plan begins: a turn, spades of a cult bonus, or the first card; null for all other questions. */
function startOf(s: State): Sheet | null {
  const top = s.stack.at(-1) as TmFrame | undefined;
  if (!top) return null;
  if (top.kind === 'turn') {
    if (top.step !== ACT || top.acted || s.phase !== 'actions') return null;
    const sheet = sheetOf(s, top.seat);
    sheet.acts = 1;
    return sheet;
  }
  if (top.kind === 'spades' && top.source === 'cult') {
    const sheet = sheetOf(s, top.seat);
    sheet.passed = true;
    sheet.spades = { left: top.left, action: false, alone: true, changed: top.changed, reach: null };
    return sheet;
  }
  if (top.kind === 'first-card') {
    const sheet = sheetOf(s, must(top.queue[0], 'next in the queue'));
    sheet.passed = true;
    sheet.asks = 'card';
    return sheet;
  }
  if (top.kind === 'ritual') {
    const sheet = sheetOf(s, top.seat);
    sheet.asks = 'step';
    return sheet;
  }
  return null;
}

/** Plans for a turn that begins, and for what is asked between rounds; null for all other questions. */
export function plannedLines(
  from: Run,
  level: 'easy' | 'normal' | 'hard',
  late: () => boolean,
  pass: number,
): Line[] | null {
  const s = from.s as State;
  const start = level === 'easy' ? null : startOf(s);
  const prompt = from.prompt();
  if (!start || !prompt) return null;
  const table = tableOf(s, prompt.seat);
  const judge = new Judge(table);
  const wider = WIDER ** pass;
  const how = level === 'hard' ? { ...HARD, now: HARD.now * wider, later: HARD.later * wider } : NORMAL;
  const found = new Beam(table, judge, how, late).plans(start);
  const lines = linesOf(from, prompt.seat, found);
  return lines.length > 0 ? lines : null;
}
