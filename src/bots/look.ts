/** One look at a question: the common search, as wide as the level and the pass ask for. */
import type { Run } from '../engine/engine.js';
import { must } from '../engine/must.js';
import { seedFrom } from '../engine/random.js';
import type { Thinking } from './levels.js';
import type { Mind } from './mind.js';
import { keyOf, type Line, type Shape, turnLines } from './search.js';

/** Lines that `hard` keeps at first, and of those at each further step. */
const BEAM = { width: 20, narrow: 0.95 };

/** Lines that `normal` keeps, and positions that it looks at; more where they are shared by several worlds. */
const NORMAL = { width: 9, positions: 4000 };
const NORMAL_CHANCE = { width: 9, positions: 9000 };

/** The seat's lines of this turn, best first. */
export function looked(t: Thinking, pass: number, late: () => boolean): readonly Line[] {
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

/** Dealt with the bot's own chance from the worlds handed over: neither hidden things nor dice to come are the real ones. */
export function worldsOf(t: Thinking, count: number): Run[] {
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
