/**
 * Playing without a screen: answers a second by game and seat count, how long listing the choices takes, and how saves
 * grow. Beside it, in the same run, a counter in boardgame.io.
 *
 *   npx tsx bench/playouts.ts [--json] [--ms 1000] [game ...]
 */
import { pathToFileURL } from 'node:url';
import { uniformAnswer } from '../src/engine/bots/random.js';
import { Run, start } from '../src/engine/engine.js';
import type { GameModule } from '../src/engine/phrasebook.js';
import { fractions } from '../src/engine/random.js';
import { decode, encode } from '../src/engine/save/format.js';
import { openSave, saveOf } from '../src/engine/save/open.js';
import { Session } from '../src/engine/session.js';
import { games } from '../src/games.js';
import { columns } from '../src/text/columns.js';
import { TOYS } from '../test/toys/index.js';
import { peerLoop } from './peer.js';

export interface Listing {
  /** Microseconds to list the choices of one question. */
  readonly p50: number;
  readonly p99: number;
}

export interface PlayRow extends Listing {
  readonly id: string;
  readonly seats: number;
  readonly answersPerSecond: number;
  readonly answersPerGame: number;
}

/** Milliseconds of work done so far: other programs on the machine do not count. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Random games for `ms` milliseconds of work. */
function pace(module: GameModule, seats: number, ms: number): { rate: number; perGame: number } {
  const at = worked();
  let answers = 0;
  let played = 0;
  for (; played === 0 || worked() - at < ms; played++) {
    const random = fractions(`pace ${played}`);
    const run = start(module.game, seats, {}, `pace ${played}`, false);
    for (let prompt = run.prompt(); prompt; prompt = run.prompt()) {
      run.play(uniformAnswer(prompt, random));
      answers += 1;
    }
  }
  return { rate: (1000 * answers) / (worked() - at), perGame: answers / played };
}

/** Every question of some games listed once more with a clock beside it. */
function listing(module: GameModule, seats: number, ms: number): Listing {
  const took: number[] = [];
  const end = performance.now() + ms;
  for (let k = 0; k === 0 || performance.now() < end; k++) {
    const random = fractions(`listing ${k}`);
    const run = start(module.game, seats, {}, `listing ${k}`, false);
    for (let prompt = run.prompt(); prompt; prompt = run.prompt()) {
      const fresh = new Run(module.game, run.s, false);
      const at = performance.now();
      fresh.prompt();
      took.push(1000 * (performance.now() - at));
      run.play(uniformAnswer(prompt, random));
    }
  }
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(share * took.length))]!;
  return { p50: at(0.5), p99: at(0.99) };
}

export interface SaveRow {
  readonly id: string;
  readonly answers: number;
  readonly bytes: number;
  readonly saveMs: number;
  readonly loadMs: number;
}

/** Time to make and to open a save after 100, 500, 2,000 answers, or as many as a random game has. */
function saving(module: GameModule, seats: number): SaveRow[] {
  const out: SaveRow[] = [];
  const seat = (_: unknown, i: number) => ({ name: `Seat ${i + 1}`, by: 'human' });
  const table = { seats: Array.from({ length: seats }, seat), options: {}, undo: 'strict' as const };
  const session = new Session({ module, table, seed: 'saving' });
  const random = fractions('saving');
  for (const goal of [100, 500, 2000]) {
    while (session.log.length < goal && session.prompt()) session.submit(uniformAnswer(session.prompt()!, random));
    if (out.at(-1)?.answers === session.log.length) break;
    const text = encode(saveOf(session, 'bench'));
    const best = (work: () => unknown) => {
      let least = Number.POSITIVE_INFINITY;
      for (let i = 0; i < 5; i++) {
        const at = performance.now();
        work();
        least = Math.min(least, performance.now() - at); // the least of several: what was not disturbed
      }
      return least;
    };
    out.push({
      id: module.game.id,
      answers: session.log.length,
      bytes: text.length,
      saveMs: best(() => encode(saveOf(session, 'bench'))),
      loadMs: best(() => openSave(module, decode(text))),
    });
  }
  return out;
}

export async function playouts(
  ms: number,
  only: readonly string[] = [],
): Promise<{ play: PlayRow[]; saves: SaveRow[] }> {
  const play: PlayRow[] = [];
  const saves: SaveRow[] = [];
  const all = [...TOYS, ...games()].filter((g) => only.length === 0 || only.includes(g.id));
  for (const entry of all) {
    const module = await entry.module();
    pace(module, module.game.seats[0]!, ms / 2); // warm up
    for (const seats of module.game.seats) {
      const { rate, perGame } = pace(module, seats, ms);
      play.push({
        id: entry.id,
        seats,
        answersPerSecond: rate,
        answersPerGame: perGame,
        ...listing(module, seats, ms / 2),
      });
    }
    saves.push(...saving(module, module.game.seats.at(-1)!));
  }
  return { play, saves };
}

async function main(words: readonly string[]): Promise<void> {
  const at = words.indexOf('--ms');
  const ms = at >= 0 ? Number(words[at + 1]) : 1000;
  const only = words.filter((word, i) => !word.startsWith('-') && (at < 0 || i !== at + 1));
  const peer = peerLoop()?.(200, 1500) ?? null;
  const { play, saves } = await playouts(ms, only);
  if (words.includes('--json')) {
    process.stdout.write(`${JSON.stringify({ boardgameio: peer, play, saves }, null, 2)}\n`);
    return;
  }
  const number = (n: number) => Math.round(n).toLocaleString('en-US');
  const line = (cells: string[][]) => process.stdout.write(`${columns(cells).join('\n')}\n\n`);
  line([
    ['game', 'seats', 'answers/s', 'x boardgame.io', 'answers a game', 'listing p50 us', 'p99 us'],
    ...play.map((r) => [
      r.id,
      String(r.seats),
      number(r.answersPerSecond),
      peer ? (r.answersPerSecond / peer).toFixed(1) : '-',
      number(r.answersPerGame),
      r.p50.toFixed(1),
      r.p99.toFixed(1),
    ]),
  ]);
  line([
    ['game', 'answers', 'kB', 'save ms', 'load ms'],
    ...saves.map((r) => [
      r.id,
      String(r.answers),
      (r.bytes / 1000).toFixed(1),
      r.saveMs.toFixed(2),
      r.loadMs.toFixed(2),
    ]),
  ]);
  process.stdout.write(
    peer ? `boardgame.io counter: ${number(peer)} moves/s\n` : 'boardgame.io could not be fetched\n',
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv.slice(2));
