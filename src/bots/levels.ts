/** The levels a seat can be played at. */
import { uniformAnswer } from '../engine/bots/random.js';
import { accepts, type Run } from '../engine/engine.js';
import { withoutRare } from '../engine/leave.js';
import { must } from '../engine/must.js';
import { fractions, seedFrom } from '../engine/random.js';
import type { Answer, Prompt, Seat } from '../engine/types.js';
import { Effort, type Limits } from './effort.js';
import type { Mind } from './mind.js';
import { bestStep, keyOf, type Line, type Shape, SOON, throughReactions, turnLines } from './search.js';

export const LEVELS = ['random', 'easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Thinking time in milliseconds on one core, unless a setting says otherwise. */
export const DEFAULT_MS: Readonly<Record<Level, number>> = { random: 50, easy: 200, normal: 1000, hard: 5000 };

/** Deals of the hidden things that a level looks at, where a game has secrets. */
export const WORLDS: Readonly<Record<Level, number>> = { random: 1, easy: 1, normal: 1, hard: 4 };

export interface Thought {
  readonly answer: Answer;
  /** What the bot means to answer after this in the same turn, if nothing comes between. */
  readonly plan: readonly Answer[];
  /** Change of each part of the opinion, largest first; empty for a random move. */
  readonly reasons: readonly { term: string; change: number }[];
  /** Further candidates, best first, for hints. */
  readonly others: readonly { answer: Answer; value: number }[];
}

/** The best answer so far of a thought that goes on. */
export interface Idea {
  readonly answer: Answer;
  /** Positions looked at so far. */
  readonly looked: number;
}

export interface Thinking extends Limits {
  /** Positions that the seat cannot tell from the real one, hidden things dealt anew. At least one. */
  readonly worlds: readonly Run[];
  readonly seat: Seat;
  /** How many seats there are. */
  readonly seats: number;
  readonly mind: Mind;
  readonly level: Level;
  readonly seed: string;
  /** Hears of every new best answer while the thought goes on. */
  onIdea?(idea: Idea): void;
}

export function think(asked: Thinking): Thought {
  const t = { ...asked, worlds: worldsOf(asked, asked.worlds.length) };
  const world = must(t.worlds[0], 'world');
  const prompt = withoutRare(must(world.prompt(), 'open question'));
  const random = fractions(t.seed);
  const { level } = t;
  if (level === 'random') return { answer: uniformAnswer(prompt, random), plan: [], reasons: [], others: [] };
  if (prompt.choices.length === 1 && !must(prompt.choices[0], 'choice').range) {
    return { answer: { id: must(prompt.choices[0], 'choice').id }, plan: [], reasons: [], others: [] };
  }
  const effort = new Effort(t);
  const late = () => effort.spent();
  const quick = level === 'easy' || t.mind.lines ? t.mind.reflex(world.s, prompt) : null;
  if (quick) return explained(world, t, [quick], []);
  const look = (pass: number) => t.mind.lines?.(world, level, late, pass) ?? looked(t, pass, late);
  const told = ideas(t, effort);
  if (level !== 'hard') return chosen(world, t, look(0));
  const lines = widened(look, late, told);
  return chosen(world, t, t.mind.lines ? lines : playedOut(t, lines, late));
}

/** Lines that `hard` keeps at first, and of those at each further step. */
const BEAM = { width: 20, narrow: 0.95 };

/** Lines that `normal` keeps, and positions that it looks at; more where they are shared by several worlds. */
const NORMAL = { width: 9, positions: 4000 };
const NORMAL_CHANCE = { width: 9, positions: 9000 };

/** The common search, as wide as the level and the pass ask for. */
function looked(t: Thinking, pass: number, late: () => boolean): readonly Line[] {
  const turns = t.mind.turns ?? 1;
  if (t.level === 'easy') {
    const shape = { width: 5, narrow: 1, depth: t.mind.glance ?? 3, turns: 1, sharp: false };
    return goingOn(turnLines(must(t.worlds[0], 'world'), t.mind, { positions: 85 * shape.depth, late }, shape), t.mind);
  }
  if (t.level === 'normal') {
    const { width, positions } = t.mind.normal ?? (t.mind.chance ? NORMAL_CHANCE : NORMAL);
    const shape = { width, narrow: 0.9, depth: 24, turns, sharp: false };
    return meanLines(t, t.mind.chance ? 6 : 1, positions, shape, late);
  }
  if (t.mind.chancy?.(must(must(t.worlds[0], 'world').prompt(), 'open question'))) {
    const worlds = GLIMPSES * 2 ** pass;
    return meanLines(t, worlds, 200 * worlds, GLIMPSE, late);
  }
  const { width, narrow } = t.mind.beam ?? BEAM;
  const shape = { width: width * 2 ** pass, narrow, depth: 30, turns, sharp: true, ways: 3 };
  return meanLines(t, t.mind.chance ? 5 : 1, 12_000 * 2 ** pass, shape, late);
}

/** Worlds in which `hard` compares the answers to a question of chance at first, and how: no further than they show. */
const GLIMPSES = 6;
const GLIMPSE: Shape = { width: 9, narrow: 1, depth: 1, turns: 1, sharp: true, ways: 3 };

/** Tells the best answer whenever it is another one. */
function ideas({ onIdea }: Thinking, effort: Effort): (lines: readonly Line[]) => void {
  let last = '';
  return ([best]) => {
    const answer = best?.answers[0];
    if (!answer || !onIdea || keyOf(answer) === last) return;
    last = keyOf(answer);
    onIdea({ answer, looked: effort.looked });
  };
}

/** What giving up early must be ahead of everything else that can be done. */
const TOO_EARLY = 6;

/** Somebody who sees so little ahead does not give up while something useful is left. */
function goingOn(lines: readonly Line[], mind: Mind): readonly Line[] {
  const [best] = lines;
  const gives = (line: Line): boolean => line.answers[0] !== undefined && mind.givesUp?.(line.answers[0]) === true;
  if (!best || !gives(best)) return lines;
  const others = lines.filter((line) => !gives(line) && line.value >= best.value - TOO_EARLY);
  return others.length > 0 ? others : lines;
}

/** Passes after which even the longest time finds nothing new. */
const MOST_PASSES = 4;

/** Looks again and wider while there is time, until a wider look no longer changes the answer. */
function widened(
  look: (pass: number) => readonly Line[],
  late: () => boolean,
  told: (lines: readonly Line[]) => void,
): readonly Line[] {
  let lines = look(0);
  told(lines);
  for (let pass = 1; pass < MOST_PASSES && !late(); pass++) {
    const wider = look(pass);
    // a look that was cut short compares whole turns with halves
    if (late()) break;
    const settled = sameFirst(lines, wider);
    lines = wider;
    told(lines);
    if (settled) break;
  }
  return lines;
}

function sameFirst(one: readonly Line[], two: readonly Line[]): boolean {
  const [a] = one;
  const [b] = two;
  return (
    a !== undefined && b !== undefined && keyOf(must(a.answers[0], 'answer')) === keyOf(must(b.answers[0], 'answer'))
  );
}

/** Dealt with the bot's own chance from the worlds handed over: neither hidden things nor dice to come are the real ones. */
function worldsOf(t: Thinking, count: number): Run[] {
  return Array.from({ length: count }, (_, i) => {
    return must(t.worlds[i % t.worlds.length], 'world').imagine(t.seat, false, seedFrom(`${t.seed} world ${i}`));
  });
}

/** The lines of each world, with the mean worth of every first answer. */
function meanLines(t: Thinking, count: number, positions: number, shape: Shape, late: () => boolean): readonly Line[] {
  if (count === 1) return turnLines(must(t.worlds[0], 'world'), t.mind, { positions, late }, shape);
  const found = new Map<string, { line: Line; sum: number }>();
  let missing = 0;
  let looked = 0;
  for (const world of worldsOf(t, count)) {
    if (looked > 0 && late()) break;
    const lines = turnLines(world, t.mind, { positions: positions / count, late }, shape);
    if (looked > 0 && late()) break;
    looked++;
    const worst = lines.at(-1)?.value ?? 0;
    for (const f of found.values()) f.sum += worst;
    for (const line of lines) {
      const key = keyOf(must(line.answers[0], 'answer'));
      const known = found.get(key);
      if (known) known.sum += line.value - worst;
      else found.set(key, { line, sum: missing + line.value });
    }
    missing += worst;
  }
  // a plan beyond the first answer holds only where chance does not come into it; the seat looks again after dice
  return [...found.values()]
    .map(({ line, sum }) => ({ answers: line.answers, value: sum / looked }))
    .sort((a, b) => b.value - a.value);
}

/** Plays the best lines on with quick answers for everybody and judges where they lead. */
function playedOut(t: Thinking, lines: readonly Line[], late: () => boolean): readonly Line[] {
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

function chosen(world: Run, t: Thinking, lines: readonly Line[]): Thought {
  const best = lines[0];
  if (!best) {
    const answer = bestStep(world, must(world.prompt(), 'open question'), t.mind, unhurried);
    return explained(world, t, [answer], []);
  }
  const others = lines.slice(0, 3).map((line) => ({ answer: must(line.answers[0], 'answer'), value: line.value }));
  return explained(world, t, best.answers, others);
}

/** For what takes no time worth counting. */
const unhurried = (): boolean => false;

/** Plays a turn's answers as far as they are on offer. */
function playLine(run: Run, answers: readonly Answer[], seat: Seat, mind: Mind): void {
  for (const answer of answers) {
    const prompt = run.prompt();
    if (!prompt || prompt.seat !== seat || accepts(prompt, answer) !== 'yes') return;
    run.play(answer);
    throughReactions(run, seat, mind, unhurried);
  }
}

/** The reasons are those of the level's own opinion. */
function explained(world: Run, t: Thinking, answers: readonly Answer[], others: Thought['others']): Thought {
  const { mind, seat } = t;
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
