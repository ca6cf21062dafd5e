/** What can be asked about the table line by line. Nothing of it plays. */
import type { Session } from '../engine/session.js';
import type { Prompt } from '../engine/types.js';
import { pointsTable } from '../host/story.js';
import { columns } from '../text/columns.js';
import type { GameUi } from '../ui/types.js';
import { helpLines } from './commands.js';
import { lookLines, pageLines, ruleLines, seatLines } from './look.js';
import { betweenLines, headedLines, nearLines } from './things.js';
import { changedLines, logLines, questionLines, reachLines, whyLines } from './words.js';

/** How many answers `log` tells when it is not said. */
const LOG_ROWS = 10;

/** Who asks, and about what; the game's screen is there when a question needs it. */
interface Asking {
  readonly session: Session;
  readonly prompt: Prompt;
  ui(): Promise<GameUi>;
}

type Told = readonly string[] | Promise<readonly string[]>;

export const ASKED: Readonly<Record<string, ((asking: Asking, words: string) => Told) | undefined>> = {
  help: helpLines,
  where: ({ session, prompt }) => questionLines(session, prompt),
  look: async ({ session, prompt, ui }, words) => lookLines(session, await ui(), prompt.seat, words),
  near: async ({ session, prompt, ui }, words) => nearLines(session, await ui(), prompt.seat, words),
  between: async ({ session, prompt, ui }, words) => betweenLines(session, await ui(), prompt.seat, words),
  income: async ({ session, prompt, ui }, words) => headedLines(session, await ui(), prompt.seat, 'income', words),
  hand: async ({ session, prompt, ui }, words) => headedLines(session, await ui(), prompt.seat, 'hand', words),
  row: async ({ session, prompt, ui }, words) => headedLines(session, await ui(), prompt.seat, 'row', words),
  page: async ({ session, prompt, ui }, words) => pageLines(session, await ui(), prompt.seat, words),
  rule: ({ session }, words) => ruleLines(session, words),
  stand: ({ session }) => columns(pointsTable(session)),
  log: ({ session, prompt }, words) => logLines(session, prompt.seat, Number(words) || LOG_ROWS),
  who: async ({ session, prompt, ui }) => seatLines(session, await ui(), prompt.seat),
  reach: ({ session, prompt }) => reachLines(session, prompt),
  changed: ({ session, prompt }) => changedLines(session, prompt.seat),
  why: ({ session }, words) => whyLines(session, words),
};
