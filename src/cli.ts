/** The command line: words in, exit code out. */
import { sayError } from './cli/colours.js';
import { Context } from './cli/context.js';
import { speakAsAsked } from './cli/language.js';
import type { Run } from './cli/program.js';
import { Refused } from './engine/types.js';
import { complain, type Io } from './host/io.js';
import { NO_ROADS, type Roads } from './host/roads.js';
import { sentenceOf } from './phrases.js';

export { processIo } from './host/io.js';

const GOOD = 0;
const FAILED = 1;
const WRONG_USE = 2;

/** Refusals that mean "the thing is bad" rather than "you asked wrongly". */
const FAILURES = [
  /^disk-/,
  /^room-/,
  /^guest-key$/,
  /^chairs-(said|no-host|host-failed|runtime|away|ended)$/,
  /^lock-/,
  /^save-(?!name|missing|none|exists)/,
  /^import-row$/,
];

export async function main(words: readonly string[], io: Io): Promise<number> {
  const state: { code: number; context: Context | null } = { code: GOOD, context: null };
  const close = () => state.context?.close() ?? false;
  const roads = io.openRoads?.(close) ?? NO_ROADS;
  let failure: unknown;
  try {
    await speakAsAsked(io, words);
    const run = runner(io, state, roads);
    // Most of what the first frame of the home screen would wait for is made of commands that nobody has typed.
    if (words.length === 0) await run({}, async (context) => (await import('./cli/play.js')).home(context));
    else if (!(await (await import('./cli/commands.js')).obey(words, io, run))) state.code = WRONG_USE;
  } catch (error) {
    failure = error;
    state.code = codeOf(error);
  }
  const lost = close();
  if (failure !== undefined) tell(io, failure);
  roads.shut();
  return lost && state.code === GOOD ? FAILED : state.code;
}

function codeOf(error: unknown): number {
  if (!(error instanceof Refused)) return FAILED;
  return FAILURES.some((pattern) => pattern.test(error.code)) ? FAILED : WRONG_USE;
}

/** Once the terminal is back. */
function tell(io: Io, error: unknown): void {
  if (error instanceof Error && error.name === 'Told') return;
  sayError(io, sentenceOf(error));
  if (!(error instanceof Refused) && io.env['HOTSEAT_DEBUG']) complain(io, (error as Error).stack ?? '');
}

function runner(io: Io, state: { code: number; context: Context | null }, roads: Roads): Run {
  return async (globals, task) => {
    state.context = new Context(io, globals, roads);
    await state.context.settle();
    const code = await task(state.context);
    if (typeof code === 'number') state.code = code;
  };
}
