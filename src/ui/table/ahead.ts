/**
 * What follows from a choice: who is asked about it, and what it makes possible that was not possible before. Tried on a
 * private copy in which everybody passes or declines until the same seat has something to decide again.
 */
import { reactionTopics } from '../../engine/orders.js';
import type { Answer, Choice, Prompt, Seat } from '../../engine/types.js';
import { isQuiet, quietest } from './quiet.js';
import type { TableSource } from './source.js';

/** More answers than a round of the table needs in which nobody does anything. */
const MOST_ANSWERS = 24;

export interface Ahead {
  /** Other seats that are asked because of this choice, before the next turn begins. */
  readonly asks: readonly Seat[];
  /** The next thing the same seat has to decide, where it is another question. */
  readonly question: Prompt | null;
  /** What the same question offers more than before, when it comes again. */
  readonly choices: readonly Choice[];
  /** The copy, where `question` and `choices` belong. */
  readonly session: TableSource;
}

export function ahead(session: TableSource, answer: Answer): Ahead {
  const asked = session.prompt()!;
  const copy = session.branch(asked.seat);
  const round = copy.round();
  const reactions = reactionTopics(session);
  const asks = new Set<Seat>();
  let turnOver = false;
  const found = (question: Prompt | null, choices: readonly Choice[]): Ahead => ({
    asks: [...asks],
    question,
    choices,
    session: copy,
  });
  copy.submit(answer);
  for (let i = 0; i < MOST_ANSWERS && !copy.opened; i++) {
    const prompt = copy.prompt();
    if (!prompt || copy.round() !== round) break;
    if (prompt.seat !== asked.seat) {
      if (turnOver || !reactions.has(prompt.topic)) turnOver = true;
      else asks.add(prompt.seat);
    } else if (prompt.topic === asked.topic) return found(null, fresh(asked, prompt, copy.game.freeVerbs));
    else if (turnOver) break;
    else if (decides(prompt, copy.game.freeVerbs)) return found(prompt, []);
    const { answer: quiet, free } = quietest(prompt);
    if (!free) break;
    copy.submit(quiet);
  }
  return found(null, []);
}

/** Is there more to decide than how to be done with it? */
function decides(prompt: Prompt, freeVerbs: readonly string[]): boolean {
  return prompt.choices.some((c) => !isQuiet(c) && !freeVerbs.includes(c.verb));
}

/** Choices that were not there before; conversions and ways out are always there in some shape. */
function fresh(before: Prompt, after: Prompt, freeVerbs: readonly string[]): readonly Choice[] {
  const known = new Set(before.choices.map((c) => c.id));
  return after.choices.filter((c) => !known.has(c.id) && !c.rare && !freeVerbs.includes(c.verb) && !isQuiet(c));
}
