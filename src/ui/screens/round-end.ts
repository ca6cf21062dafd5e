/** Points at the end of the round if nobody did more than the rules demand, played out on a copy. */
import type { Session } from '../../engine/session.js';
import type { Answer, Prompt, Seat } from '../../engine/types.js';
import { pointsKey } from './points.js';

/** Answers that do nothing more: with them everybody comes to the end of the round on the shortest way. */
const QUIET = ['pass', 'end', 'done', 'decline', 'refuse', 'pass-politics', 'pass-bid', 'stay', 'give-in', 'keep-key'];
/** More answers than any round needs in which nobody does more. */
const MOST_ANSWERS = 200;

const known = new WeakMap<Session, { at: number; text: string }>();

/** The figure; with '~' before it where the rules demanded a choice on the way, '-' where the round does not end. */
export function roundEnd(session: Session, seat: Seat): string {
  const kept = known.get(session);
  if (kept && kept.at === session.log.length) return kept.text;
  const text = playOut(session, seat);
  known.set(session, { at: session.log.length, text });
  return text;
}

function playOut(session: Session, seat: Seat): string {
  const key = pointsKey(session);
  if (key === undefined) return '-';
  const copy = session.branch(seat);
  const round = copy.round();
  let demanded = false;
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const prompt = copy.prompt();
    if (!prompt || copy.round() !== round) return `${demanded ? '~' : ''}${copy.tally(seat)[key] ?? 0}`;
    const { answer, free } = quietest(prompt);
    demanded ||= !free;
    copy.submit(answer);
  }
  return '-';
}

/** The answer that does least: a way out, the smallest amount, and only then the first thing that is no slip. */
function quietest(prompt: Prompt): { answer: Answer; free: boolean } {
  const { choices } = prompt;
  const out = choices.find((c) => QUIET.includes(c.verb) && !c.range);
  if (out) return { answer: { id: out.id }, free: true };
  const amount = choices.find((c) => c.range);
  if (amount) return { answer: { id: amount.id, n: amount.range![0] }, free: amount.range![0] === 0 };
  const first = choices.find((c) => !c.warn && !c.rare) ?? choices[0]!;
  return { answer: { id: first.id }, free: choices.length === 1 };
}
