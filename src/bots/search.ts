/** Search over whole turns with a game's opinion of positions. Works on private copies only. */
import type { Run } from '../engine/engine.js';
import type { Answer, Choice, Prompt, Seat } from '../engine/types.js';
import type { Mind } from './mind.js';

/** What the search may spend. Positions make it repeatable, the clock keeps it pleasant. */
export interface Budget {
  /** Positions looked at, at most. */
  positions: number;
  /** Asked now and then; true ends the search with the best found so far. */
  late(): boolean;
}

export interface Line {
  /** The seat's own answers, the one to give now first. */
  readonly answers: readonly Answer[];
  readonly value: number;
  /** The position at the end of the line. */
  readonly run: Run;
}

/** Answers to look at for one choice: with a range the ends and one in between. */
export function answersFor(choice: Choice): Answer[] {
  if (!choice.range) return [{ id: choice.id }];
  const [min, max] = choice.range;
  const mid = Math.floor((min + max) / 2);
  return [...new Set([min, min + 1, mid, max])].filter((n) => n <= max).map((n) => ({ id: choice.id, n }));
}

/** Answers questions that belong to other seats while a turn is going on, so that its end can be judged. */
export function throughReactions(run: Run, seat: Seat, mind: Mind): void {
  for (let i = 0; i < 40; i++) {
    const prompt = run.prompt();
    if (!prompt || prompt.seat === seat || !mind.reactions.includes(prompt.topic)) return;
    run.play(mind.reflex(run.s, prompt) ?? bestStep(run, prompt, mind, false));
  }
}

/** One step ahead: the answer after which the asked seat stands best. */
export function bestStep(run: Run, prompt: Prompt, mind: Mind, sharp: boolean): Answer {
  let best: Answer | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of mind.worth(run.s, prompt)) {
    for (const answer of answersFor(choice)) {
      const next = run.imagine();
      next.play(answer);
      const value = mind.value(next.s, prompt.seat, sharp);
      if (value > most) {
        most = value;
        best = answer;
      }
    }
  }
  return best ?? { id: prompt.choices[0]!.id };
}

function keyOf(answer: Answer): string {
  return `${answer.id} ${answer.n ?? ''}`;
}

interface Node {
  readonly answers: readonly Answer[];
  readonly run: Run;
  readonly value: number;
}

/**
 * Beam search over the answers of one turn. Lines end when another seat takes its turn; the result is sorted, best
 * first, with one line per first answer.
 */
export function turnLines(
  from: Run,
  mind: Mind,
  budget: Budget,
  shape: { width: number; depth: number; sharp: boolean },
): Line[] {
  const root = from.prompt()!;
  const seat = root.seat;
  const done = new Map<string, Line>();
  const finish = (node: Node) => {
    const key = keyOf(node.answers[0]!);
    const known = done.get(key);
    if (!known || known.value < node.value) done.set(key, node);
  };
  let beam: Node[] = [];
  const expand = (run: Run, prompt: Prompt, sofar: readonly Answer[], into: Node[], seen: Set<string>) => {
    for (const choice of mind.worth(run.s, prompt)) {
      for (const answer of answersFor(choice)) {
        if (budget.positions <= 0 || budget.late()) return;
        budget.positions--;
        const next = run.imagine();
        next.play(answer);
        throughReactions(next, seat, mind);
        const value = mind.value(next.s, seat, shape.sharp);
        const node = { answers: [...sofar, answer], run: next, value };
        const asked = next.prompt();
        if (!asked || asked.seat !== seat) finish(node);
        else {
          const key = `${asked.topic} ${value.toFixed(6)} ${asked.choices.length}`;
          if (sofar.length === 0 || !seen.has(key)) into.push(node);
          seen.add(key);
        }
      }
    }
  };
  expand(from, root, [], beam, new Set());
  for (let depth = 1; depth < shape.depth && beam.length > 0; depth++) {
    beam.sort((a, b) => b.value - a.value);
    const next: Node[] = [];
    const seen = new Set<string>();
    for (const node of beam.slice(shape.width)) finish(node);
    for (const node of beam.slice(0, shape.width)) {
      if (budget.positions <= 0 || budget.late()) finish(node);
      else expand(node.run, node.run.prompt()!, node.answers, next, seen);
    }
    beam = next;
  }
  for (const node of beam) finish(node);
  return [...done.values()].sort((a, b) => b.value - a.value);
}
