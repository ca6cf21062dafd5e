/**
 * Leaving in the middle of the game.
 *
 * At its own main question a seat finds the choice `leave`, marked rare; a second question asks whether it is meant
 * (`kit/leave.ts`). Out of turn anybody may say that a seat leaves: the answer `leaves:2`, legal at every question while
 * `prompt.leavers` names the seat, notes it in the state, and the seat leaves when it is next asked anything. It goes
 * into the log like every answer, under the seat that was being asked, so saves, replays and undo need to know nothing.
 */
import type { Answer, AnyGame, Core, Outcome, Prompt, Ranked, Seat } from './types.js';

const LEAVES = /^leaves:(\d{1,2})$/;

/** What is answered when a seat says that it leaves, whoever is being asked. */
export const leaves = (seat: Seat): Answer => ({ id: `leaves:${seat}` });

/** The seat that says it leaves, or null for an answer to the question itself. */
export function leaverIn(answer: Answer): Seat | null {
  const m = answer.n === undefined ? LEAVES.exec(answer.id) : null;
  return m ? Number(m[1]) : null;
}

/** Seats that may say so now. */
export function leaversAt(game: AnyGame, s: Core): readonly Seat[] {
  const open = game.leave?.open(s) ?? [];
  const { leaving } = s;
  return leaving ? open.filter((seat) => !leaving.includes(seat)) : open;
}

/** The question as bots see it: without the ways out that a person takes on purpose. */
export function withoutRare(prompt: Prompt): Prompt {
  if (!prompt.choices.some((c) => c.rare)) return prompt;
  const choices = prompt.choices.filter((c) => !c.rare);
  return choices.length > 0 ? { ...prompt, choices } : prompt;
}

/** Those who stayed by score, then those who left by score. Ties are broken by `ties`, left to right. */
export function ranked(rows: readonly Ranked[]): Ranked[] {
  const byTies = (a: Ranked, b: Ranked) => {
    const i = a.ties.findIndex((n, k) => n !== b.ties[k]);
    return i < 0 ? 0 : (b.ties[i] ?? 0) - (a.ties[i] ?? 0);
  };
  return [...rows].sort((a, b) => Number(a.left ?? 0) - Number(b.left ?? 0) || b.score - a.score || byTies(a, b));
}

/** The seats on the first place: several when nothing tells them apart. */
export function winners({ ranking }: Outcome): Seat[] {
  const [best] = ranking;
  if (!best) return [];
  const same = (r: Ranked) => r.score === best.score && r.left === best.left && r.ties.join() === best.ties.join();
  return ranking.filter(same).map((r) => r.seat);
}
