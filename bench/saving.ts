/** How long saving, loading and importing take, and how they grow with the game. Bundled before it runs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { uniformAnswer } from '../src/engine/bots/random.js';
import type { GameModule } from '../src/engine/phrasebook.js';
import { fractions } from '../src/engine/random.js';
import { decode, encode } from '../src/engine/save/format.js';
import { openSave, saveOf } from '../src/engine/save/open.js';
import { Session } from '../src/engine/session.js';
import { games } from '../src/games.js';
import { TOYS } from '../test/toys/index.js';
import { atMost, below, fact, median, type Row, worked } from './measure.js';

/** Milliseconds, the least of several: what was not disturbed. */
function best(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 7; i++) {
    const at = performance.now();
    work();
    least = Math.min(least, performance.now() - at);
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
    below(`${id}: loading after ${answers} answers`, loadMs, LOAD_GOAL, 'ms'),
  ]);
  const [first, last] = [all[0]!, all.at(-1)!];
  if (last.answers < 2 * first.answers) return rows;
  // Linear or better: an answer of a long game costs no more than one of a short game, with room for later rounds.
  const each = last.loadMs / last.answers / (first.loadMs / first.answers);
  const value = `${((1000 * last.loadMs) / last.answers).toFixed(1)} us an answer`;
  rows.push(atMost(`${id}: loading, growth`, value, each, 2, `an answer of the first ${first.answers}`));
  return rows;
}

/** Ledgers of real games, where the shared folder lies beside the project; our own one otherwise. */
function imports(root: string, module: GameModule): Row[] {
  const shared = path.join(root, '../shared/ledgers', module.game.id);
  const own = path.join(root, 'test/games', module.game.id, 'fixtures');
  const folder = existsSync(shared) ? shared : own;
  if (!module.exchange || !existsSync(folder)) return [];
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const once = (text: string) => {
    const at = worked();
    module.exchange!.read(text);
    return worked() - at;
  };
  for (let i = 0; i < 8; i++) texts.map(once); // warm up
  const took = Array.from({ length: 5 }, () => texts.map(once)).flat();
  const rows = Math.round(median(texts.map((text) => text.split('\n').length)));
  return [below(`${module.game.id}: importing a ledger of about ${rows} rows`, median(took), 20, 'ms', 1)];
}

export async function saving(root: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const entry of [...TOYS, ...games()]) {
    const module = await entry.module();
    rows.push(...growth(entry.id, module), ...imports(root, module));
  }
  return rows;
}
