/**
 * The search: each focus card is played out with its best few ways, and the turns after it are planned as if the
 * others sat still. Dice are not rolled: an attack leads to both ends, weighed by their chances.
 */
import type { Move } from '../../../bots/mind.js';
import { Run } from '../../../engine/engine.js';
import { withoutRare } from '../../../engine/leave.js';
import { must } from '../../../engine/must.js';
import { fractions } from '../../../engine/random.js';
import type { Answer, Prompt, Seat } from '../../../engine/types.js';
import type { State } from '../types.js';
import { copyState } from './copy.js';
import { attackOdds, forced, moves } from './moves.js';
import { change, type Throw } from './replies.js';
import { again, begins, ownTurn } from './turn.js';
import { opinion, ownValue, rivals } from './value.js';

export interface Depth {
  /** Own turns planned, the running one included. */
  readonly turns: number;
  /** Ways kept for each card while it is played out. */
  readonly ways: number;
  /** Ends of a turn from which the next one is planned. */
  readonly ends: number;
  readonly sharp: boolean;
  /** How often a card of the row is not thought of at all. */
  readonly overlooks: number;
  /** Throws of the dice with which the others' replies to the running turn are tried out. */
  readonly replies?: number;
}

interface Node {
  readonly run: Run;
  /** Of the running turn only. */
  readonly answers: readonly Answer[];
  readonly value: number;
  /** What luck on the way must be taken off: the mean of both ends of a fight less the good end. */
  readonly luck: number;
  /** What the rivals' distance from the end is worth; looked at anew where it can have changed. */
  readonly rival: number;
  /** The card that is being played. */
  readonly card: string;
  /** Value at the end of the running turn. */
  readonly soon: number;
}

const MOST_STEPS = 24;

/** The open question without the ways out that only a person takes. */
function asked(run: Run): Prompt | null {
  const prompt = run.prompt();
  return prompt && withoutRare(prompt);
}

/** Questions to others, and to the seat where the answer is plain. */
function settle(run: Run, seat: Seat, answers: Answer[] | null): void {
  for (let i = 0; i < 40; i++) {
    if (run.s.over || begins(run.s) !== null) return;
    const prompt = asked(run);
    if (!prompt) return;
    const quick = forced(run.s, prompt);
    if (prompt.seat === seat) {
      if (!quick) return;
      answers?.push(quick);
      run.play(quick);
    } else run.play(quick ?? elsewhere(prompt));
  }
}

/** Somebody else in the middle of the own turn: as much as can be spent, else the first choice. */
function elsewhere(prompt: Prompt): Answer {
  const { id, range } = must(prompt.choices[0], 'choice');
  return range ? { id, n: range[1] } : { id };
}

/** A private copy to play on in. */
const branch = (from: Run): Run => new Run(from.game, copyState(from.s), false);

/** A copy whose dice fall as they are told. */
function withDice(from: Run, dice: readonly [number, number]): Run {
  const run = branch(from);
  let i = 0;
  run.roll = () => must(dice[i++ % 2], 'die');
  return run;
}

/** Answers that can throw a rival back. */
const HOSTILE = /^(attack|media|nuke|destroy|pick|conquer|liberate|loot|wonder):/;

const GOOD = [6, 1] as const;
const BAD = [1, 6] as const;

function step(from: Node, prompt: Prompt, answer: Answer, seat: Seat, sharp: boolean, ended: boolean): Node {
  const answers = ended ? [] : [...from.answers, answer];
  const by = opinion(sharp);
  const odds = prompt.topic === 'military' ? attackOdds(from.run.s, prompt, answer) : null;
  const play = (run: Run, list: Answer[] | null) => {
    run.play(answer);
    settle(run, seat, list);
    // the dice of the next fight fall otherwise
    return odds === null ? run : new Run(run.game, run.s, false);
  };
  const extra: Answer[] = [];
  const run = play(odds === null ? branch(from.run) : withDice(from.run, GOOD), extra);
  const rival = sharp && HOSTILE.test(answer.id) ? rivals(run.s, seat) : from.rival;
  const good = ownValue(run.s, seat, by) + rival;
  let { luck } = from;
  if (odds !== null) {
    const bad = ownValue(play(withDice(from.run, BAD), null).s, seat, by) + from.rival;
    luck += (1 - odds) * (bad - good);
  }
  const card = prompt.topic === 'focus' ? answer.id : from.card;
  return {
    run,
    answers: odds === null ? [...answers, ...extra] : answers,
    value: good + luck,
    luck,
    rival,
    card,
    soon: from.soon,
  };
}

function thoughtOf(s: State, prompt: Prompt, overlooks: number): readonly Move[] {
  const all = moves(s, prompt);
  if (overlooks === 0 || prompt.topic !== 'focus') return all;
  const chance = fractions(`overlooked ${s.rng.join(' ')}`);
  const seen = all.filter(() => chance() >= overlooks);
  return seen.length > 0 ? seen : all;
}

/** All the ways to the end of the turn that are worth a thought, best first. */
function playedOut(root: Node, seat: Seat, depth: Depth, late: () => boolean): Node[] {
  const ends: Node[] = [];
  let open: Node[] = [root];
  for (let i = 0; i < MOST_STEPS && open.length > 0; i++) {
    const next = new Map<string, Node[]>();
    for (const node of open) grow(node, seat, depth, late, ends, next);
    open = [];
    for (const list of next.values()) {
      list.sort((a, b) => b.value - a.value);
      open.push(...distinct(list, depth.ways));
    }
    if (late() && ends.length > 0) break;
  }
  for (const node of open) ends.push({ ...node, soon: node.value });
  return ends.sort((a, b) => b.value - a.value);
}

/** One answer further: what ends the turn there joins the ends, the rest goes on, by the card that was played. */
function grow(node: Node, seat: Seat, depth: Depth, late: () => boolean, ends: Node[], next: Map<string, Node[]>) {
  const prompt = asked(node.run);
  if (!prompt) return;
  for (const [answer] of thoughtOf(node.run.s, prompt, depth.overlooks)) {
    if (late() && ends.length + next.size > 0) return;
    const child = step(node, prompt, must(answer, 'answer'), seat, depth.sharp, false);
    const going = !child.run.s.over && begins(child.run.s) === null && child.run.prompt()?.seat === seat;
    const list = next.get(child.card);
    if (!going) ends.push({ ...child, soon: child.value });
    else if (list) list.push(child);
    else next.set(child.card, [child]);
  }
}

/** The same end reached in another order is kept once. */
function distinct(sorted: readonly Node[], most: number): Node[] {
  const out: Node[] = [];
  for (const node of sorted) {
    if (out.length === most) break;
    if (!out.some((o) => Math.abs(o.value - node.value) < 1e-9)) out.push(node);
  }
  return out;
}

/** The best ends, no card more than `most` times. */
function mixed(sorted: readonly Node[], count: number, most: number): Node[] {
  const times = new Map<string, number>();
  const out: Node[] = [];
  for (const node of sorted) {
    const n = times.get(node.card) ?? 0;
    if (n >= most || out.length >= count) continue;
    if (out.some((o) => Math.abs(o.value - node.value) < 1e-9)) continue;
    times.set(node.card, n + 1);
    out.push(node);
  }
  return out;
}

interface Line {
  readonly answers: readonly Answer[];
  readonly value: number;
}

export function lines(from: Run, depth: Depth, late: () => boolean): Line[] {
  const { seat } = must(from.prompt(), 'open question');
  const root: Node = {
    run: from,
    answers: [],
    value: 0,
    luck: 0,
    rival: depth.sharp ? rivals(from.s, seat) : 0,
    card: '',
    soon: 0,
  };
  const best = new Map<string, Line>();
  const { soon } = opinion(depth.sharp);
  const finish = (node: Node) => {
    const first = must(node.answers[0], 'answer');
    const key = `${first.id} ${first.n ?? ''}`;
    const worth = node.value + soon * node.soon;
    if (worth > (best.get(key)?.value ?? Number.NEGATIVE_INFINITY)) {
      best.set(key, { answers: node.answers, value: worth });
    }
  };
  const ends = playedOut(root, seat, depth, late);
  let layer = answered(mixed(ends, depth.ends + (depth.replies ? MORE_ENDS : 0), 3), from, seat, depth, late);
  if (
    depth.turns === 1 ||
    (begins(from.s) === null && must(from.prompt(), 'open question').topic !== 'focus' && !ownTurn(from.s, seat))
  ) {
    (depth.replies ? layer : ends).forEach(finish);
    return sorted(best);
  }
  for (let turn = 1; turn < depth.turns; turn++) {
    const pool: Node[] = [];
    for (const node of layer) {
      if (late()) break;
      pool.push(...turnAfter(node, seat, depth, late));
    }
    if (late() && turn > 1) break;
    if (late()) {
      layer.forEach(finish);
      return sorted(best);
    }
    pool.sort((a, b) => b.value - a.value);
    layer = spread(pool, depth.ends);
  }
  layer.forEach(finish);
  return sorted(best);
}

/** How the others are thought to reply. */
const REPLY: Depth = { turns: 1, ways: 1, ends: 1, sharp: false, overlooks: 0 };
/** Ends of the running turn that are looked at for their replies besides those that are planned on. */
const MORE_ENDS = 3;

/** Replies tried in the narrower looks at the same position, by the answers that lead to the end of the turn. */
const tried = new WeakMap<Run, Map<string, Throw[]>>();

function triedFrom(from: Run, { answers }: Node): Throw[] {
  const known = tried.get(from) ?? new Map<string, Throw[]>();
  tried.set(from, known);
  const key = answers.map((a) => `${a.id} ${a.n ?? ''}`).join();
  const list = known.get(key) ?? [];
  known.set(key, list);
  return list;
}

/** The best ends of the running turn once the others have replied. */
function answered(ends: readonly Node[], from: Run, seat: Seat, depth: Depth, late: () => boolean): Node[] {
  const { replies } = depth;
  if (!replies) return [...ends];
  const seed = `replies ${from.s.rng.join(' ')}`;
  const weight = opinion(depth.sharp).replies;
  const guess = (run: Run, soon: () => boolean) => lines(run, REPLY, soon)[0]?.answers ?? [];
  const out = ends.map((node) => {
    const more = change(node.run, seat, replies, seed, triedFrom(from, node), guess, late) * weight;
    return { ...node, luck: node.luck + more, value: node.value + more, soon: node.soon + more };
  });
  // where time ran out some ends were answered and others not
  const fair = late() ? [...ends] : out.sort((a, b) => b.value - a.value);
  return fair.slice(0, depth.ends);
}

/** The ends of the seat's next turn from here; the node itself where there is none. */
function turnAfter(node: Node, seat: Seat, depth: Depth, late: () => boolean): Node[] {
  if (node.run.s.over) return [node];
  const fresh = branch(node.run);
  if (!again(fresh.s, seat)) return [node];
  fresh.settle();
  const inner = playedOut({ ...node, run: fresh, answers: [] }, seat, depth, late);
  return mixed(inner, depth.ends, 2).map((end) => ({ ...end, answers: node.answers, soon: node.soon }));
}

/** The best nodes, and the best one of every first answer, so that all of them can be compared. */
function spread(pool: readonly Node[], count: number): Node[] {
  const seen = new Set<string>();
  return pool.filter((node, i) => {
    const key = must(node.answers[0], 'answer').id;
    const fresh = !seen.has(key);
    seen.add(key);
    return i < count || fresh;
  });
}

const sorted = (best: Map<string, Line>): Line[] => [...best.values()].sort((a, b) => b.value - a.value);
