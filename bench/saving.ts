/** How long saving, loading and importing take, and how they grow with the game. Bundled before it runs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { uniformAnswer } from '../src/engine/bots/random.js';
import type { GameModule } from '../src/engine/phrasebook.js';
import { fractions } from '../src/engine/random.js';
import { decode, encode } from '../src/engine/save/format.js';
import { openSave, saveOf } from '../src/engine/save/open.js';
import { Session } from '../src/engine/session.js';
import { Refused } from '../src/engine/types.js';
import { games } from '../src/games.js';
import { TOYS } from '../test/toys/index.js';
import { atMost, below, fact, median, type Row, worked } from './measure.js';

/** Milliseconds of work, the least of several samples: what was not disturbed. Short work is repeated in a sample. */
function best(work: () => unknown): number {
  for (let i = 0; i < 3; i++) work(); // warm up
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 7; i++) {
    const at = worked();
    let times = 0;
    do {
      work();
      times += 1;
    } while (worked() - at < 10);
    least = Math.min(least, (worked() - at) / times);
  }
  return least;
}

interface Size {
  readonly answers: number;
  readonly bytes: number;
  readonly saveMs: number;
  readonly loadMs: number;
}

/** After 100, 500 and 2,000 answers of random play, or at the end of the game. */
function sizes(module: GameModule): Size[] {
  const seat = (_: unknown, i: number) => ({ name: `Seat ${i + 1}`, by: 'human' });
  const table = {
    seats: Array.from({ length: module.game.seats.at(-1)! }, seat),
    options: {},
    undo: 'strict' as const,
  };
  const session = new Session({ module, table, seed: 'saving' });
  const random = fractions('saving');
  const out: Size[] = [];
  for (const goal of [100, 500, 2000]) {
    while (session.log.length < goal && session.prompt()) session.submit(uniformAnswer(session.prompt()!, random));
    if (out.at(-1)?.answers === session.log.length) break;
    const text = encode(saveOf(session, 'bench'));
    out.push({
      answers: session.log.length,
      bytes: text.length,
      saveMs: best(() => encode(saveOf(session, 'bench'))),
      loadMs: best(() => openSave(module, decode(text))),
    });
  }
  return out;
}

/** Loading a game as long as one evening, after start-up. */
const LOAD_GOAL = 150;

function growth(id: string, module: GameModule): Row[] {
  const all = sizes(module);
  const rows = all.flatMap(({ answers, bytes, saveMs, loadMs }) => [
    fact(`${id}: saving after ${answers} answers`, `${saveMs.toFixed(2)} ms, ${(bytes / 1000).toFixed(1)} kB`),
    // What an import of a save does as well.
    below(`${id}: loading after ${answers} answers`, loadMs, LOAD_GOAL, 'ms'),
  ]);
  const [first, last] = [all[0]!, all.at(-1)!];
  if (last.answers < 1.5 * first.answers) return rows;
  const beside = `an answer of the first ${first.answers}`;
  rows.push(
    linear(`${id}: saving, growth`, first.saveMs, first.answers, last.saveMs, last.answers, beside),
    linear(`${id}: loading, growth`, first.loadMs, first.answers, last.loadMs, last.answers, beside),
  );
  return rows;
}

/** Linear or better: a part of a long one costs no more than one of a short one, with room for richer late rounds. */
function linear(what: string, fewMs: number, few: number, manyMs: number, many: number, beside: string): Row {
  const value = `${((1000 * manyMs) / many).toFixed(1)} us each of ${many}`;
  return atMost(what, value, manyMs / many / (fewMs / few), 2, beside);
}

/** Ledgers of real games, where the shared folder lies beside the project; our own one otherwise. */
function imports(root: string, module: GameModule): Row[] {
  const shared = path.join(root, '../shared/ledgers', module.game.id);
  const own = path.join(root, 'test/games', module.game.id, 'fixtures');
  const folder = existsSync(shared) ? shared : own;
  if (!module.exchange || !existsSync(folder)) return [];
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .map((text) => text.split('\n'));
  const read = (lines: readonly string[]) => () => {
    try {
      module.exchange!.read(lines.join('\n'));
    } catch (error) {
      // A part of a ledger is played to its end, and then refused because it is a part.
      if (!(error instanceof Refused)) throw error;
    }
  };
  const longest = texts.reduce((a, b) => (b.length > a.length ? b : a));
  const times = texts.map((lines) => best(read(lines)));
  const rows = Math.round(median(texts.map((lines) => lines.length)));
  const what = `${module.game.id}: importing a ledger`;
  const first = longest.slice(0, 100);
  const [few, many] = [best(read(first)), best(read(longest))];
  return [
    below(`${what} of about ${rows} rows`, median(times), 20, 'ms', 1),
    linear(`${what}, growth`, few, first.length, many, longest.length, 'one of its first 100 rows'),
  ];
}

export async function saving(root: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const entry of [...TOYS, ...games()]) {
    const module = await entry.module();
    rows.push(...growth(entry.id, module), ...imports(root, module));
  }
  return rows;
}
