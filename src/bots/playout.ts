/** What the others may do: lines are played on with quick answers before one of them is chosen. */
import { accepts, type Run } from '../engine/engine.js';
import { must } from '../engine/must.js';
import type { Answer, Prompt, Seat } from '../engine/types.js';
import type { Thinking } from './levels.js';
import { worldsOf } from './look.js';
import type { Mind } from './mind.js';
import { bestStep, type Line, type Shape, SOON, throughReactions, turnLines } from './search.js';

/** Plays the best lines on with quick answers for everybody and judges where they lead. */
export function playedOut(t: Thinking, lines: readonly Line[], late: () => boolean): readonly Line[] {
  const again = t.mind.turns !== undefined;
  // a search of whole turns tells more than a short look at the replies: those decide only where plans are close
  const best = lines.slice(0, 3).filter((l) => l.value >= must(lines[0], 'line').value - CLOSE);
  if (best.length < 2) return lines;
  const sums = best.map(() => 0);
  let rounds = 0;
  const worlds = again ? t.worlds : worldsOf(t, Math.max(4, t.worlds.length));
  for (const world of worlds) {
    if (late()) break;
    const values: number[] = [];
    for (const line of best) {
      const run = world.imagine();
      if (!must(run.prompt(), 'open question').choices.some((c) => c.id === must(line.answers[0], 'answer').id)) break;
      values.push(again ? replanned(run, line, t, late) : followed(run, line, t, late));
      if (late()) break;
    }
    // where time ran out some lines were followed further than others
    if (values.length < best.length || late()) continue;
    values.forEach((v, i) => {
      sums[i]! += v;
    });
    rounds++;
  }
  if (rounds === 0) return lines;
  const judged = best.map((line, i) => ({
    ...line,
    value: must(sums[i], 'sum', i) / rounds + line.value * (again ? 1 : 0.5),
  }));
  return judged.sort((a, b) => b.value - a.value);
}

function followed(run: Run, line: Line, t: Thinking, late: () => boolean): number {
  run.play(must(line.answers[0], 'answer'));
  follow(run, t.seat, t.mind, late);
  return relative(run, t);
}

/** The whole turn is played, each of the others makes the turn that looks best to it, and the seat plans anew. */
function replanned(run: Run, line: Line, t: Thinking, late: () => boolean): number {
  const { seat, mind } = t;
  playLine(run, line.answers, seat, mind);
  for (let i = 0; i < 60 && !late(); i++) {
    const prompt = run.prompt();
    if (!prompt || (prompt.seat === seat && !mind.reactions.includes(prompt.topic))) break;
    const quick = mind.reflex(run.s, prompt);
    if (quick) {
      run.play(quick);
      continue;
    }
    const [reply] = turnLines(run, mind, { positions: 120, late }, REPLY);
    if (reply) playLine(run, reply.answers, prompt.seat, mind);
    else run.play(bestStep(run, prompt, mind, late));
  }
  const prompt = run.prompt();
  if (!prompt || prompt.seat !== seat || late()) return mind.value(run.s, seat, true);
  const [plan] = turnLines(run, mind, { positions: 1000, late }, { ...PLAN, turns: mind.turns ?? 1 });
  return plan ? plan.value / (1 + (mind.soon ?? SOON)) : mind.value(run.s, seat, true);
}

/** Points that one plan must be ahead of another to be better whatever the others do. */
const CLOSE = 0.7;
const REPLY: Shape = { width: 3, narrow: 1, depth: 6, turns: 1, sharp: false };
const PLAN: Shape = { width: 7, narrow: 0.9, depth: 24, turns: 1, sharp: true };

/** Everybody plays on, one look ahead each, until the seat has had two more turns or the game ends. */
function follow(run: Run, seat: Seat, mind: Mind, late: () => boolean): void {
  let own = 0;
  let last: Seat | null = seat;
  for (let i = 0; i < 80 && own < 2 && !late(); i++) {
    const prompt: Prompt | null = run.prompt();
    if (!prompt) return;
    if (prompt.seat === seat && last !== seat && !mind.reactions.includes(prompt.topic)) own++;
    last = prompt.seat;
    run.play(mind.reflex(run.s, prompt) ?? bestStep(run, prompt, mind, late));
    throughReactions(run, seat, mind, late);
  }
}

/** Own worth against the best of the others: it pays to take what a rival wants. */
function relative(run: Run, { seat, seats, mind }: Thinking): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    if (other !== seat) rival = Math.max(rival, mind.value(run.s, other, false));
  }
  return mind.value(run.s, seat, true) - (rival === Number.NEGATIVE_INFINITY ? 0 : 0.3 * rival);
}

/** For what takes no time worth counting. */
export const unhurried = (): boolean => false;

/** Plays a turn's answers as far as they are on offer. */
export function playLine(run: Run, answers: readonly Answer[], seat: Seat, mind: Mind): void {
  for (const answer of answers) {
    const prompt = run.prompt();
    if (!prompt || prompt.seat !== seat || accepts(prompt, answer) !== 'yes') return;
    run.play(answer);
    throughReactions(run, seat, mind, unhurried);
  }
}
