/** The command line: words in, exit code out. */
import { type Command, CommanderError } from 'commander';
import { sayError } from './cli/colours.js';
import { addCommands } from './cli/commands.js';
import { Context, type Globals } from './cli/context.js';
import { speakAsAsked } from './cli/language.js';
import { emptyProgram } from './cli/program.js';
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
    const program = commands(io, state, roads);
    await program.parseAsync([...words], { from: 'user' });
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
  if (error instanceof CommanderError) return error.exitCode === 0 ? GOOD : WRONG_USE;
  if (!(error instanceof Refused)) return FAILED;
  return FAILURES.some((pattern) => pattern.test(error.code)) ? FAILED : WRONG_USE;
}

/** Once the terminal is back. Commander has said its own. */
function tell(io: Io, error: unknown): void {
  if (error instanceof CommanderError || (error instanceof Error && error.name === 'Told')) return;
  sayError(io, sentenceOf(error));
  if (!(error instanceof Refused) && io.env['HOTSEAT_DEBUG']) complain(io, (error as Error).stack ?? '');
}

function commands(io: Io, state: { code: number; context: Context | null }, roads: Roads): Command {
  const program = emptyProgram(io.place.version, io.stdout, io.stderr);
  addCommands(program, (task) => async () => {
    state.context = new Context(io, program.opts<Globals>(), roads);
    await state.context.settle();
    const code = await task(state.context);
    if (typeof code === 'number') state.code = code;
  });
  return program;
}
