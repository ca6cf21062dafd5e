/** Points at the end of the round if nobody did more than the rules demand, played out on a copy. */

import type { Seat } from '../../../engine/types.js';
import { quietest } from '../../table/quiet.js';
import type { TableSource } from '../../table/source.js';
import { pointsKey } from '../points/points.js';

/** More answers than any round needs in which nobody does more. */
const MOST_ANSWERS = 200;

const known = new WeakMap<TableSource, { at: number; text: string }>();

/** The figure; with '~' before it where the rules demanded a choice on the way, '-' where the round does not end. */
export function roundEnd(session: TableSource, seat: Seat): string {
  const kept = known.get(session);
  if (kept && kept.at === session.log.length) return kept.text;
  const text = playOut(session, seat);
  known.set(session, { at: session.log.length, text });
  return text;
}

function playOut(session: TableSource, seat: Seat): string {
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
