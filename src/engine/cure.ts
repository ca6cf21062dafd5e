import { stable } from './copy.js';
import type { Run } from './engine.js';
import type { Answer, Choice, Id, Seat } from './types.js';

/** How many positions the search may look at: enough for three or four conversions, quick enough for a key press. */
const MOST_POSITIONS = 120;

/**
 * The fewest free conversions after which `wanted` is on offer, or null. Breadth first over copies, with the rules'
 * own choices, so that a cure can always be played as it stands.
 */
export function findCure(from: Run, seat: Seat, wanted: Id): readonly Answer[] | null {
  const free = from.game.freeVerbs;
  const queue: { run: Run; way: Answer[] }[] = [{ run: from, way: [] }];
  const seen = new Set<string>([stable(from.game.tally(from.s, seat))]);
  for (let head = 0; head < queue.length; head++) {
    const { run, way } = queue[head]!;
    const prompt = run.prompt();
    if (!prompt || prompt.seat !== seat) continue;
    if (way.length > 0 && prompt.choices.some((c) => c.id === wanted)) return way;
    for (const choice of prompt.choices) {
      if (!free.includes(choice.verb)) continue;
      for (const answer of amounts(choice)) {
        if (queue.length >= MOST_POSITIONS) break;
        const next = run.imagine();
        next.play(answer);
        const key = stable(next.game.tally(next.s, seat));
        if (seen.has(key)) continue;
        seen.add(key);
        queue.push({ run: next, way: [...way, answer] });
      }
    }
  }
  return null;
}

function amounts(choice: Choice): Answer[] {
  if (!choice.range) return [{ id: choice.id }];
  const out: Answer[] = [];
  for (let n = choice.range[0]; n <= Math.min(choice.range[1], choice.range[0] + 3); n++)
    out.push({ id: choice.id, n });
  return out;
}
