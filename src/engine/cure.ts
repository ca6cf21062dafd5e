import { stable } from './copy.js';
import type { Run } from './engine.js';
import { must } from './must.js';
import type { GameModule, Telling } from './phrasebook.js';
import type { Answer, Choice, Id, Prompt, Seat } from './types.js';

/** How many positions the search may look at: enough for three or four conversions, quick enough for a key press. */
const MOST_POSITIONS = 120;

/**
 * For each wanted choice the fewest free conversions after which it is on offer. Breadth first over copies, with the
 * rules' own choices, so that a cure can always be played as it stands. One search serves all wishes.
 */
export function findCures(from: Run, seat: Seat, wanted: readonly Id[]): Map<Id, readonly Answer[]> {
  const open = new Set(wanted);
  const cures = new Map<Id, readonly Answer[]>();
  const queue: { run: Run; way: Answer[] }[] = [{ run: from, way: [] }];
  const seen = new Set<string>([stable(from.game.tally(from.s, seat))]);
  const look = (run: Run, way: Answer[], answer: Answer): void => {
    const next = run.imagine();
    next.play(answer);
    const key = stable(next.game.tally(next.s, seat));
    // Where chance or a secret came into it, nothing can be promised.
    if (next.opened || seen.has(key)) return;
    seen.add(key);
    queue.push({ run: next, way: [...way, answer] });
  };
  for (let head = 0; head < queue.length && open.size > 0; head++) {
    const { run, way } = must(queue[head], 'next in the queue', head);
    const prompt = run.prompt();
    if (!prompt || prompt.seat !== seat) continue;
    for (const { id } of way.length > 0 ? prompt.choices : []) if (open.delete(id)) cures.set(id, way);
    for (const answer of conversions(run, prompt)) if (queue.length < MOST_POSITIONS) look(run, way, answer);
  }
  return cures;
}

/** A private copy of a position, as far as telling a cure needs it. */
interface Tried {
  readonly module: Pick<GameModule, 'phrases'>;
  prompt(): Prompt | null;
  telling(seat: Seat): Telling;
  submit(answer: Answer): unknown;
}

/** The steps of a cure in words; each is looked up in the position that the one before leads to. */
export function cureWords(tried: Tried, cure: readonly Answer[]): string[] {
  return cure.flatMap((answer) => {
    const prompt = tried.prompt();
    const choice = prompt?.choices.find((c) => c.id === answer.id);
    if (!prompt || !choice) return [];
    const words = tried.module.phrases.choice(choice, tried.telling(prompt.seat), answer.n);
    tried.submit(answer);
    return [words];
  });
}

const conversions = ({ game }: Run, { choices }: Prompt): Answer[] =>
  choices.filter((choice) => game.freeVerbs.includes(choice.verb)).flatMap(amounts);

function amounts(choice: Choice): Answer[] {
  if (!choice.range) return [{ id: choice.id }];
  const [min, max] = choice.range;
  const out: Answer[] = [];
  for (let n = min; n <= Math.min(max, min + 3); n++) out.push({ id: choice.id, n });
  return out;
}
