/** `hotseat saves export SAVE --as turn` and `saves import -`: a game that is sent to and fro as text. */
import { gameSum, isTurnBlock, playTurn, turnBlock, turnFrom } from '../chairs/turns.js';
import { Refused } from '../engine/types.js';
import { say } from '../host/io.js';
import type { Library } from '../host/library.js';
import { spoken } from '../languages/spoken.js';
import { linesOf } from '../text/lines.js';
import { printable } from '../text/printable.js';
import type { Context } from './context.js';
import { whole } from './numbers.js';

const MOST_LINE = 1_000;
const MOST_LINES = 10_000;

/** Answers that were in the last block that was sent or taken. */
function sentUpTo(library: Library, name: string): number {
  const raw = library.store.readBeside(name, 'turns') as { at?: unknown } | null;
  return typeof raw?.at === 'number' && Number.isInteger(raw.at) && raw.at >= 0 ? raw.at : 0;
}

export async function exportTurn(context: Context, save: string, how: { from?: string }): Promise<void> {
  const library = await context.library();
  const { session, name } = await library.look(save);
  const { length } = session.log;
  const from =
    how.from === undefined ? Math.min(sentUpTo(library, name), length) : whole(how.from, '--from', 0, length);
  const block = turnBlock(session, from);
  library.store.writeBeside(name, { at: length }, 'turns');
  context.io.stdout.write(block);
}

/** Takes a block from standard input into the save that it belongs to. */
export async function importTurn(context: Context): Promise<void> {
  context.forbidInKiosk('import');
  const lines: string[] = [];
  for await (const line of linesOf(context.io.stdin, MOST_LINE)) {
    lines.push(printable(line));
    if (lines.length > MOST_LINES) throw new Refused('turn-shape');
  }
  const text = lines.join('\n');
  if (!isTurnBlock(text) && !text.includes('hotseat turn ')) throw new Refused('turn-shape');
  const block = turnFrom(text);
  const library = await context.library();
  const name = saveOf(library, block.sum);
  const { session, writer } = await library.open(name);
  try {
    const answers = playTurn(session, block);
    if (!writer.write() && writer.trouble) throw writer.trouble;
    library.store.writeBeside(name, { at: session.log.length }, 'turns');
    const prompt = session.prompt();
    const next = prompt ? session.telling(null).name(prompt.seat) : null;
    say(context.io, spoken().commands.saves.turnTaken({ name, n: answers, next }));
  } catch (error) {
    // Whatever was played before the answer that is refused is not kept.
    writer.abandon();
    throw error;
  }
}

function saveOf({ store }: Library, sum: string): string {
  for (const { name, save } of store.list()) if (!(save instanceof Refused) && gameSum(save) === sum) return name;
  throw new Refused('turn-other');
}
