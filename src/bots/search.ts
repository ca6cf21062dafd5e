/** Search over whole turns with a game's opinion of positions. Works on private copies only. */
import { accepts, Run } from '../engine/engine.js';
import { withoutRare } from '../engine/leave.js';
import { must } from '../engine/must.js';
import type { Answer, Choice, Prompt, Seat } from '../engine/types.js';
import { alike } from './alike.js';
import type { Mind, Move } from './mind.js';

/** What the search may spend. Positions make it repeatable, the clock keeps it pleasant. */
interface Budget {
  /** Positions looked at, at most. */
  positions: number;
  /** Asked now and then; true ends the search with the best found so far. */
  late(): boolean;
}

export interface Shape {
  /** Lines kept at each step. */
  readonly width: number;
  /** The further ahead, the fewer: factor for each step. */
  readonly narrow: number;
  /** Answers looked ahead. */
  readonly depth: number;
  /** Own turns looked ahead, the running one included, where the game can imagine the others sitting still. */
  readonly turns: number;
  readonly sharp: boolean;
  /**
   * Ways kept while a turn is played to its end, where the game tells when turns begin. Lines are then compared at the
   * ends of turns only: an action whose gain comes with a later answer (spades, a tile to choose) is not dropped half-way.
   */
  readonly ways?: number;
}

export interface Line {
  /** The seat's own answers of this turn, the one to give now first. */
  readonly answers: readonly Answer[];
  readonly value: number;
}

/** Answers to look at for one choice: with a range the ends and one in between. */
function answersFor(choice: Choice): Answer[] {
  if (!choice.range) return [{ id: choice.id }];
  const [min, max] = choice.range;
  const mid = Math.floor((min + max) / 2);
  return [...new Set([min, min + 1, mid, max])].filter((n) => n <= max).map((n) => ({ id: choice.id, n }));
}

function movesOf(mind: Mind, s: unknown, asked: Prompt, ahead: number): readonly Move[] {
  const prompt = withoutRare(asked);
  return mind.moves?.(s, prompt, ahead) ?? mind.worth(s, prompt).flatMap((c) => answersFor(c).map((a) => [a]));
}

const beginsWith = (run: Run, mind: Mind): Seat | null => (run.s.over ? null : (mind.begins?.(run.s) ?? null));

/** Answers questions that belong to other seats while a turn is going on, so that its end can be judged. */
export function throughReactions(run: Run, seat: Seat, mind: Mind, late: () => boolean): void {
  for (let i = 0; i < 40; i++) {
    if (beginsWith(run, mind) !== null) return;
    const prompt = run.prompt();
    if (!prompt || prompt.seat === seat || !mind.reactions.includes(prompt.topic)) return;
    run.play(mind.reflex(run.s, prompt) ?? bestStep(run, prompt, mind, late));
  }
}

/** A private copy to play on in. */
function branch(from: Run, mind: Mind): Run {
  return mind.copy ? new Run(from.game, mind.copy(from.s), false) : from.imagine();
}

interface Played {
  readonly run: Run;
  /** The move and what followed from it without a choice. */
  readonly answers: Move;
}

/** Plays a move on a copy; null when one of its answers turns out not to be on offer. */
function played(from: Run, move: Move, seat: Seat, mind: Mind, late: () => boolean): Played | null {
  const run = branch(from, mind);
  for (let i = 0; i < move.length; i++) {
    const answer = must(move[i], 'answer', i);
    if (i > 0) {
      const prompt = run.prompt();
      if (!prompt || prompt.seat !== seat || accepts(prompt, answer) !== 'yes') return null;
    }
    run.play(answer);
    throughReactions(run, seat, mind, late);
  }
  if (!mind.forced) return { run, answers: move };
  const answers = [...move];
  for (let i = 0; i < 8; i++) {
    if (beginsWith(run, mind) !== null) break;
    const prompt = run.prompt();
    const only = prompt && prompt.seat === seat ? mind.forced(run.s, prompt) : null;
    if (!only) break;
    run.play(only);
    answers.push(only);
    throughReactions(run, seat, mind, late);
  }
  return { run, answers };
}

/** One step ahead: the answer after which the asked seat stands best, among those there was time for. */
export function bestStep(run: Run, prompt: Prompt, mind: Mind, late: () => boolean): Answer {
  let best: Answer | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of movesOf(mind, run.s, prompt, 0)) {
    if (late() && best) break;
    const next = played(run, move, prompt.seat, mind, late);
    if (!next) continue;
    const value = mind.value(next.run.s, prompt.seat, false);
    if (value > most) {
      most = value;
      best = must(move[0], 'answer');
    }
  }
  return best ?? { id: must(withoutRare(prompt).choices[0], 'choice').id };
}

/** Equal answers have equal keys. */
export function keyOf(answer: Answer): string {
  return `${answer.id} ${answer.n ?? ''}`;
}

interface Node {
  /** Of the running turn only. */
  readonly answers: readonly Answer[];
  readonly run: Run;
  readonly value: number;
  /** What the running turn's end is worth, once it has come. */
  readonly endValue: number | null;
  /** Own turns ended so far. */
  readonly ahead: number;
}

/** A gain that comes with this turn counts a little more than one planned for later turns: others move in between. */
export const SOON = 0.08;

/**
 * Beam search over the answers of one turn and, where the game can imagine it, of the turns after it. Lines end when
 * another seat takes its turn; the result is sorted, best first, with one line per first answer.
 */
export function turnLines(from: Run, mind: Mind, budget: Budget, shape: Shape): Line[] {
  return new Beam(from, mind, budget, shape).lines();
}

class Beam {
  private readonly seat: Seat;
  private readonly soon: number;
  /** The best line of each first answer that has come to its end. */
  private readonly done = new Map<string, Line>();

  constructor(
    private readonly from: Run,
    private readonly mind: Mind,
    private readonly budget: Budget,
    private readonly shape: Shape,
  ) {
    this.seat = must(from.prompt(), 'open question').seat;
    this.soon = mind.soon ?? SOON;
  }

  lines(): Line[] {
    const { shape } = this;
    let beam = this.further(null, this.from, must(this.from.prompt(), 'open question'), new Map());
    for (let depth = 1; depth < shape.depth && beam.length > 0; depth++) {
      const width = Math.max(3, Math.round(shape.width * shape.narrow ** (depth - 1)));
      const kept = best(beam, width);
      if (shape.turns === 1) for (const node of beam) if (!kept.includes(node)) this.finish(node);
      const seen: Seen = new Map();
      beam = kept.flatMap((node) => {
        const prompt = node.run.prompt();
        if (prompt?.seat === this.seat) return this.further(node, node.run, prompt, seen);
        this.finish(node);
        return [];
      });
    }
    for (const node of beam) this.finish(node);
    return [...this.done.values()].sort((a, b) => b.value - a.value);
  }

  private finish(node: Node): void {
    const key = keyOf(must(node.answers[0], 'answer'));
    const known = this.done.get(key);
    const value = node.value + this.soon * (node.endValue ?? node.value);
    if (!known || known.value < value) this.done.set(key, { answers: node.answers, value });
  }

  /** The next step, or where the game tells when turns begin the ends of the turn that it begins. */
  private further(at: Node | null, run: Run, prompt: Prompt, seen: Seen): Node[] {
    const { ways } = this.shape;
    const nodes = this.expand(at, run, prompt, seen);
    return ways && this.mind.begins ? nodes.flatMap((node) => this.turnEnds(node, ways)) : nodes;
  }

  /** The ends of the turn that a node stands in, the best ways only. */
  private turnEnds(from: Node, ways: number): Node[] {
    const ends: Node[] = [];
    let open = [from];
    while (open.length > 0) {
      const seen: Seen = new Map();
      open = best(open, ways).flatMap((node) => {
        const prompt = beginsWith(node.run, this.mind) === null ? node.run.prompt() : null;
        if (prompt?.seat === this.seat) return this.expand(node, node.run, prompt, seen);
        ends.push(node);
        return [];
      });
    }
    return ends;
  }

  /** What each move leads to. Lines that end with it are finished. */
  private expand(at: Node | null, run: Run, prompt: Prompt, seen: Seen): Node[] {
    const into: Node[] = [];
    for (const move of movesOf(this.mind, run.s, prompt, at?.ahead ?? 0)) {
      if (this.budget.positions <= 0 || this.budget.late()) {
        if (at) this.finish(at);
        return into;
      }
      this.budget.positions--;
      const result = played(run, move, this.seat, this.mind, () => this.budget.late());
      if (result) this.place(at, result, into, seen);
    }
    return into;
  }

  /** Where a move has led to: on in this turn, on in the seat's next one, or to the end of the line. */
  private place(at: Node | null, { run, answers: given }: Played, into: Node[], seen: Seen): void {
    const { mind, seat, shape } = this;
    const value = mind.value(run.s, seat, shape.sharp);
    const endValue = at?.endValue ?? null;
    const answers = at && endValue !== null ? at.answers : [...(at?.answers ?? []), ...given];
    const node: Node = { answers, run, value, endValue, ahead: at?.ahead ?? 0 };
    const begins = beginsWith(run, mind);
    const asked = begins ?? run.prompt()?.seat;
    if (asked === seat) {
      keep(node, begins === null ? must(run.prompt(), 'open question').topic : '', into, seen, mind, !at);
      return;
    }
    const over: Node = { ...node, endValue: endValue ?? value, ahead: node.ahead + 1 };
    if (over.ahead >= shape.turns || asked === undefined || !mind.again?.(run.s, seat)) {
      this.finish(over);
      return;
    }
    // the value is known, so the copy itself can become the position of the next turn
    const onward = new Run(run.game, run.s, false);
    onward.settle();
    keep({ ...over, run: onward }, '', into, seen, mind, !at);
  }
}

/** Positions of the same worth that are looked at further: they differ in what has not shown yet, or in nothing that counts. */
const EQUALS = 2;

/** The best ones, best first, few of the same worth: else one plan in many guises would push all others out. */
function best(nodes: readonly Node[], count: number): Node[] {
  const out: Node[] = [];
  let equal = 0;
  let last = Number.NaN;
  for (const node of nodes.toSorted((a, b) => b.value - a.value)) {
    if (out.length === count) break;
    equal = Math.abs(node.value - last) < 1e-6 ? equal + 1 : 1;
    last = node.value;
    if (equal <= EQUALS) out.push(node);
  }
  return out;
}

/** Nodes that were kept, by topic and value: only equal values need a closer look. */
type Seen = Map<string, Node[]>;

/** The same position reached in another order is looked at once; first answers are all kept. */
function keep(node: Node, topic: string, into: Node[], seen: Seen, mind: Mind, first: boolean): void {
  const key = `${topic} ${node.value.toFixed(6)}`;
  const known = seen.get(key);
  const unordered = mind.unordered ?? NONE;
  if (!first && known?.some((other) => alike(other.run.s, node.run.s, unordered))) return;
  into.push(node);
  if (known) known.push(node);
  else seen.set(key, [node]);
}

const NONE: ReadonlySet<string> = new Set();
