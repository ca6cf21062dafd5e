/** A beam over the own turns of this round and of rounds to come, the others imagined sitting still. */

import { asked } from './choices.js';
import { othersMove } from './deeds.js';
import { nextRound } from './rounds.js';
import type { Sheet } from './sheet.js';
import type { Table } from './table.js';
import { actions } from './turns.js';
import type { Judge } from './worth.js';

export interface Breadth {
  /** Plans kept in the running round, and in rounds to come. */
  readonly now: number;
  readonly later: number;
  /** Ways kept while one turn is played to its end. */
  readonly ways: number;
  /** Rounds looked at, the running one included. */
  readonly rounds: number;
}

interface Node {
  readonly s: Sheet;
  readonly value: number;
  /** The first turn's end, with its answers. */
  readonly first: Sheet | null;
}

export interface Found {
  readonly first: Sheet;
  readonly value: number;
}

const MOST_TURNS = 40;
/** Ends of a round between two looks at the clock. */
const PER_LOOK = 64;

export class Beam {
  private readonly done = new Map<string, Found>();

  constructor(
    private readonly t: Table,
    private readonly judge: Judge,
    private readonly how: Breadth,
    private readonly late: () => boolean,
  ) {}

  /** First turns with what they lead to, best first. */
  plans(from: Sheet): Found[] {
    let starts: Node[] = [{ s: from, value: 0, first: null }];
    const last = Math.min(6, from.round + this.how.rounds - 1);
    for (let round = from.round; round <= last && starts.length > 0; round++) {
      // which card was taken shows its worth when the next round begins
      const width = round === from.round ? this.how.now : this.how.later;
      const ends = this.onwards(this.round(starts, width));
      if (round === last) for (const node of ends) this.finish(node);
      else starts = best(ends, this.how.later);
    }
    return [...this.done.values()].sort((a, b) => b.value - a.value);
  }

  private onwards(ends: readonly Node[]): Node[] {
    const out: Node[] = [];
    for (const end of ends) {
      out.push(this.onward(end));
      if (out.length % PER_LOOK === 0 && this.late()) break;
    }
    return out;
  }

  private onward({ s, first }: Node): Node {
    const next = s.copy();
    if (!next.over) nextRound(this.t, next);
    return { s: next, value: this.judge.of(next), first };
  }

  /** All plans of one round: their ends, when the seat has passed. */
  private round(starts: readonly Node[], width: number): Node[] {
    const ends = new Pool();
    let open = [...starts];
    for (let turn = 0; turn < MOST_TURNS && open.length > 0; turn++) {
      const next = new Pool();
      for (const node of open) {
        this.turn(node, next, ends);
        if (this.late()) return ends.nodes();
      }
      open = best(next.nodes(), width);
    }
    return ends.nodes();
  }

  /** Plays one turn from a node to its ends. */
  private turn(node: Node, next: Pool, ends: Pool): void {
    const out: Sheet[] = [];
    if (node.s.settled) return;
    asked(this.t, node.s, out, actions);
    let open: Node[] = [];
    for (const s of out) open.push(this.judged(s, node));
    while (open.length > 0) {
      const waiting: Node[] = [];
      for (const at of open) {
        if (at.s.settled) this.ended(at, next, ends);
        else waiting.push(at);
      }
      open = [];
      for (const at of waiting) {
        const kids: Sheet[] = [];
        asked(this.t, at.s, kids, actions);
        const judged = kids.map((s) => this.judged(s, node));
        open.push(...best(judged, this.how.ways));
      }
    }
  }

  private judged(s: Sheet, { first }: Node): Node {
    this.late();
    return { s, value: this.judge.of(s), first };
  }

  private ended(at: Node, next: Pool, ends: Pool): void {
    const { s } = at;
    s.stopped = 0;
    const node: Node = { ...at, first: at.first ?? s };
    s.ahead++;
    if (s.passed) {
      ends.add(node);
    } else {
      s.acts = 1;
      othersMove(this.t, s);
      next.add(node);
    }
  }

  private finish({ value, first }: Node): void {
    if (!first) return;
    const answers = first.answers();
    const key = answers.map((a) => `${a.id} ${a.n ?? ''}`).join();
    const known = this.done.get(key);
    if (!known || known.value < value) this.done.set(key, { first, value });
  }
}

/** Nodes without those that stand twice: of equal positions the surer one stays. */
class Pool {
  private readonly kept = new Map<number, Node>();

  add(node: Node): void {
    const key = node.s.sum();
    const known = this.kept.get(key);
    if (!known || known.value < node.value) this.kept.set(key, node);
  }

  nodes(): Node[] {
    return [...this.kept.values()];
  }
}

/** Of the plans that are kept, as many may share their first turn. */
const SHARE = 0.5;

/** The best ones, best first; of each first turn only so many, or all plans would soon share the same one. */
function best(nodes: Node[], count: number): Node[] {
  if (nodes.length <= count) return nodes;
  nodes.sort((a, b) => b.value - a.value);
  const most = Math.max(2, Math.round(count * SHARE));
  const out: Node[] = [];
  const many = new Map<Sheet | null, number>();
  for (const node of nodes) {
    const n = many.get(node.first) ?? 0;
    if (node.first && n >= most) continue;
    many.set(node.first, n + 1);
    out.push(node);
    if (out.length === count) break;
  }
  return out;
}
