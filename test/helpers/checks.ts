/** What must hold of every position and of every end, for suites and for long runs alike. */
import { stable } from '../../src/engine/copy.js';
import type { Run } from '../../src/engine/engine.js';
import { seedFrom } from '../../src/engine/random.js';
import type { AnyGame, Outcome } from '../../src/engine/types.js';
import { oddity } from './data.js';

function sum(points: Record<string, number>): number {
  let total = 0;
  for (const key in points) total += points[key]!;
  return total;
}

/** What is wrong with a finished game, or null. */
export function endFault(game: AnyGame, s: any, seats: number): string | null {
  const { ranking, reason } = s.over as Outcome;
  if (!reason) return 'the end has no reason';
  const ranked = ranking.map((r) => r.seat).sort((a, b) => a - b);
  if (ranked.length !== seats || ranked.some((seat, i) => seat !== i)) return `ranked seats ${ranked.join(' ')}`;
  for (let i = 1; i < seats; i++) {
    // Whoever left stands behind everybody who stayed, whatever the score.
    const worth = (r: (typeof ranking)[number]) => [r.left ? 0 : 1, r.score, ...r.ties];
    const better = worth(ranking[i - 1]!);
    const worse = worth(ranking[i]!);
    if (better.length !== worse.length) return 'ranks with different numbers of tie-breakers';
    const at = better.findIndex((x, k) => x !== worse[k]);
    if (at >= 0 && better[at]! < worse[at]!) return `rank ${i + 1} is better than rank ${i}`;
  }
  for (const { seat, score } of ranking) {
    const { points } = game.tally(s, seat);
    if (points !== score) return `seat ${seat} has ${points} points but is ranked with ${score}`;
    const bySource = sum(game.standing(s, seat));
    if (bySource !== score) return `the sources of seat ${seat} give ${bySource} points, its score is ${score}`;
  }
  return null;
}

/** The same data? Nearly always the keys are in the same order too, and then the sorting of `stable` can be spared. */
function alike(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b) || stable(a) === stable(b);
}

/** What is wrong with a position, or null: data, invariants, and secrets seen from every seat. */
export function positionFault(game: AnyGame, run: Run, seats: number, note: string): string | null {
  const odd = oddity(run.s);
  if (odd) return odd;
  game.check(run.s);
  const asked = run.prompt();
  for (let viewer = -1; viewer < seats; viewer++) {
    const eyes = viewer < 0 ? null : viewer;
    const other = run.imagine(eyes, false, seedFrom(`${note} ${viewer}`));
    game.check(other.s);
    if (!alike(game.view(other.s, eyes), game.view(run.s, eyes))) return `the view of ${eyes} shows a secret`;
    if (asked && asked.seat === eyes && !alike(other.prompt(), asked)) return `the question to ${eyes} shows a secret`;
  }
  return null;
}
