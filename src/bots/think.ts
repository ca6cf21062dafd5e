/** A thought from its question to its answer: at once, or in looks that are taken in by their width. */
import { uniformAnswer } from '../engine/bots/random.js';
import type { Run } from '../engine/engine.js';
import { withoutRare } from '../engine/leave.js';
import { must } from '../engine/must.js';
import { fractions } from '../engine/random.js';
import type { Answer } from '../engine/types.js';
import { Effort } from './effort.js';
import type { Thinking, Thought } from './levels.js';
import { looked, worldsOf } from './look.js';
import { playedOut, playLine, unhurried } from './playout.js';
import { bestStep, type Line } from './search.js';
import { type Look, Widening } from './widen.js';

/** The question with its worlds dealt anew: neither hidden things nor dice to come are the real ones. */
const prepared = (asked: Thinking): Thinking => ({ ...asked, worlds: worldsOf(asked, asked.worlds.length) });

const worldOf = (t: Thinking): Run => must(t.worlds[0], 'world');

export function think(asked: Thinking): Thought {
  const t = prepared(asked);
  const quick = atOnce(t);
  if (quick) return quick;
  const effort = new Effort(t);
  if (t.level !== 'hard') return chosen(t, lookOf(t, effort, 0).lines);
  const widening = new Widening(t.nodes, t.onIdea);
  for (let pass = 0; !widening.over; pass++) widening.take(lookOf(t, effort, pass));
  return concluded(t, widening.lines, effort);
}

/** One look of `hard` by itself; null where no search is needed. */
export function glance(asked: Thinking, pass: number): Look | null {
  const t = prepared(asked);
  return atOnce(t) ? null : lookOf(t, new Effort(t), pass);
}

/** The end of a thought whose looks were made elsewhere, and took so many positions. */
export function conclude(asked: Thinking, lines: readonly Line[], spent: number): Thought {
  const t = prepared(asked);
  return concluded(t, lines, new Effort(t, spent));
}

/** What needs no search: any answer, the only one, or one that goes without saying. */
function atOnce(t: Thinking): Thought | null {
  const world = worldOf(t);
  const prompt = withoutRare(must(world.prompt(), 'open question'));
  const { level, mind } = t;
  if (level === 'random')
    return { answer: uniformAnswer(prompt, fractions(t.seed)), plan: [], reasons: [], others: [] };
  const only = must(prompt.choices[0], 'choice');
  if (prompt.choices.length === 1 && !only.range) return { answer: { id: only.id }, plan: [], reasons: [], others: [] };
  const quick = level === 'easy' || mind.lines ? mind.reflex(world.s, prompt) : null;
  return quick && explained(t, [quick], []);
}

function lookOf(t: Thinking, effort: Effort, pass: number): Look {
  const before = effort.looked;
  const late = () => effort.spent();
  const lines = t.mind.lines?.(worldOf(t), t.level as 'easy' | 'normal' | 'hard', late, pass) ?? looked(t, pass, late);
  return { lines, looked: effort.looked - before, cut: effort.over };
}

function concluded(t: Thinking, lines: readonly Line[], effort: Effort): Thought {
  return chosen(t, t.mind.lines ? lines : playedOut(t, lines, () => effort.spent()));
}

function chosen(t: Thinking, lines: readonly Line[]): Thought {
  const best = lines[0];
  if (!best) {
    const world = worldOf(t);
    const answer = bestStep(world, must(world.prompt(), 'open question'), t.mind, unhurried);
    return explained(t, [answer], []);
  }
  const others = lines.slice(0, 3).map((line) => ({ answer: must(line.answers[0], 'answer'), value: line.value }));
  return explained(t, best.answers, others);
}

/** The reasons are those of the level's own opinion. */
function explained(t: Thinking, answers: readonly Answer[], others: Thought['others']): Thought {
  const { mind, seat } = t;
  const world = worldOf(t);
  const sharp = t.level === 'hard';
  const before = mind.terms(world.s, seat, sharp);
  const after = world.imagine();
  playLine(after, answers, seat, mind);
  const now = mind.terms(after.s, seat, sharp);
  const reasons = Object.keys({ ...before, ...now })
    .map((term) => ({ term, change: (now[term] ?? 0) - (before[term] ?? 0) }))
    .filter((r) => Math.abs(r.change) >= 0.05)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, 3);
  return { answer: must(answers[0], 'answer'), plan: answers.slice(1), reasons, others };
}
