/** `hotseat simulate <game>`: bots only, many games, what came out. */
import fs from 'node:fs';
import os from 'node:os';
import { LEVELS, type Level } from '../bots/levels.js';
import { botCalled } from '../bots/names.js';
import type { GameOrder, GameResult } from '../bots/series.js';
import { Helper } from '../bots/thinker.js';
import { completeOptions } from '../engine/options.js';
import { type AnyGame, Refused } from '../engine/types.js';
import { gameCalled } from '../games.js';
import { loadForBots } from '../host/bot-games.js';
import { emit, say } from '../host/io.js';
import { chosenOptions } from '../host/options.js';
import { checkedSeed } from '../host/seeds.js';
import { spoken } from '../languages/spoken.js';
import { sayIn, sayRows } from './colours.js';
import type { Context } from './context.js';
import { whole } from './numbers.js';
import { type Spread, type Statistics, statistics } from './statistics.js';

export interface SimulateOptions {
  readonly games: string;
  readonly seats?: string;
  readonly bots: string;
  readonly seed: string;
  readonly set: readonly string[];
  readonly jobs?: string;
  /** Thinking time in milliseconds: of every bot, or by level (`hard=100,normal=50`). */
  readonly ms?: string;
  /** File that collects finished games; games that stand in it are not played again. */
  readonly resume?: string;
  readonly json?: boolean;
  readonly each?: boolean;
}

export async function simulate(context: Context, word: string, how: SimulateOptions): Promise<void> {
  const { game } = await gameCalled(word).module();
  const n = whole(how.games, '--games', 1, 1_000_000);
  const names = how.bots.split(',').map((name) => levelCalled(name.trim()));
  const wanted =
    how.seats === undefined ? (names.length > 1 ? names.length : game.seats[0]!) : whole(how.seats, '--seats', 1, 16);
  if (!game.seats.includes(wanted)) throw new Refused('seats', { seats: wanted, allowed: game.seats.join(', ') });
  const options = completeOptions(game.optionSpecs, chosenOptions(game.optionSpecs, how.set));
  const seed = checkedSeed(how.seed);
  const ms = how.ms === undefined ? {} : { ms: timesFrom(how.ms) };
  if (how.resume !== undefined) context.forbidInKiosk('resume');
  const orders = Array.from({ length: n }, (_, i): GameOrder => {
    // One name stands for every seat; several are dealt to the seats in turn, another seat first in every game.
    const bots = Array.from({ length: wanted }, (_, seat) => names[(seat + i) % names.length]!);
    return { game: game.id, options, seed: n === 1 ? seed : `${seed}-${i + 1}`, bots, ...ms };
  });
  const results = await playAll(context, orders, jobsFrom(how.jobs), how.resume);
  const told = statistics(results);
  if (how.json)
    emit(context.io, { game: game.id, seats: wanted, options, ...told, ...(how.each ? { each: results } : {}) });
  else sayReport(context, game, told, how.each ? results : []);
}

function levelCalled(name: string): Level {
  const bot = botCalled(name);
  if (bot.kind === 'level') return bot.level;
  throw new Refused('bot-unknown', { bot: name.slice(0, 60), near: '', bots: 'random, easy, normal, hard' });
}

function timesFrom(text: string): Partial<Record<Level, number>> {
  const times: Partial<Record<Level, number>> = {};
  for (const part of text.split(',')) {
    const [, name, n] = /^(?:([^=]*)=)?(.*)$/.exec(part.trim())!;
    for (const level of name === undefined ? LEVELS : [levelCalled(name)]) times[level] = whole(n!, '--ms', 1, 600_000);
  }
  return times;
}

function jobsFrom(text: string | undefined): number {
  return text === undefined ? Math.max(1, os.availableParallelism()) : whole(text, '--jobs', 1, 64);
}

/** Spreads the games over worker threads; results stand in the order of the seeds. */
async function playAll(
  context: Context,
  orders: readonly GameOrder[],
  jobs: number,
  resume: string | undefined,
): Promise<GameResult[]> {
  const known = resume === undefined ? new Map<string, GameResult>() : finished(resume);
  const results = new Map<string, GameResult>();
  const open = orders.filter((order) => {
    const done = known.get(order.seed);
    if (done?.bots.join() !== order.bots.join()) return true;
    results.set(order.seed, done);
    return false;
  });
  const bar = new Progress(context, orders.length, results.size);
  const helpers = Array.from({ length: Math.min(jobs, Math.max(1, open.length)) }, () => new Helper(loadForBots));
  let next = 0;
  await Promise.all(
    helpers.map(async (helper) => {
      for (let order = open[next++]; order; order = open[next++]) {
        const result = await helper.do<GameResult>({ kind: 'game', order });
        results.set(order.seed, result);
        if (resume !== undefined) fs.appendFileSync(resume, `${JSON.stringify(result)}\n`);
        bar.show(results.size);
      }
      helper.stop();
    }),
  );
  bar.end();
  return orders.map((order) => results.get(order.seed)!);
}

/** Games that an earlier run has finished. Lines that are not whole are passed over, and what follows begins anew. */
function finished(file: string): Map<string, GameResult> {
  const out = new Map<string, GameResult>();
  if (!fs.existsSync(file)) return out;
  const text = fs.readFileSync(file, 'utf8');
  if (text !== '' && !text.endsWith('\n')) fs.appendFileSync(file, '\n');
  for (const line of text.split('\n')) {
    try {
      const result = JSON.parse(line) as GameResult;
      if (Array.isArray(result.scores) && Array.isArray(result.bots)) out.set(result.seed, result);
    } catch {
      // the last line of a run that was stopped
    }
  }
  return out;
}

/** One line on standard error with the share that is done and the time left; only on a terminal. */
class Progress {
  private readonly began = performance.now();
  private readonly live: boolean;

  constructor(
    private readonly context: Context,
    private readonly all: number,
    private readonly before: number,
  ) {
    this.live = (context.io.stderr as { isTTY?: boolean }).isTTY === true;
  }

  show(done: number): void {
    if (!this.live) return;
    const share = done / this.all;
    const left = ((performance.now() - this.began) / (done - this.before)) * (this.all - done);
    const bar = '#'.repeat(Math.round(share * 30)).padEnd(30, '.');
    this.context.io.stderr.write(
      `\r[${bar}] ${done}/${this.all}  ${spoken().commands.simulated.left({ seconds: Math.ceil(left / 1000) })}   `,
    );
  }

  end(): void {
    if (this.live) this.context.io.stderr.write('\r\u001B[K');
  }
}

/** With so many decimals, behind the mark that the language has for them. */
const decimal = (x: number, decimals = 1): string => {
  const shown = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false };
  return new Intl.NumberFormat(spoken().locale, shown).format(x);
};

function sayReport({ io }: Context, game: AnyGame, told: Statistics, each: readonly GameResult[]): void {
  const percent = (x: number) => `${decimal(100 * x)} %`;
  const row = (title: string, s: Spread) => [
    title,
    decimal(s.mean),
    `± ${decimal(s.half)}`,
    decimal(s.min),
    decimal(s.max),
  ];
  const table = (rows: readonly string[][]) => {
    say(io, '');
    sayRows(io, rows, ['name'], { head: true });
  };
  const { heads, rows, ...texts } = spoken().commands.simulated;
  const range = ([low, high]: readonly [number, number]) => texts.range({ low: percent(low), high: percent(high) });
  for (const r of each) {
    const seats = r.winners.map((w) => w + 1);
    say(io, texts.one({ seed: r.seed, scores: r.scores.join(' '), seats, n: r.answers }));
  }
  if (each.length > 0) say(io, '');
  sayIn(io, 'title', texts.title({ game: game.title, seats: told.seatLines.length, games: told.games }));
  table([
    ['', heads.mean, '95 %', heads.least, heads.most],
    row(rows.points, told.score),
    row(rows.winner, told.winner),
    row(rows.moves, told.answers),
    row(rows.rounds, told.rounds),
  ]);
  table([
    [heads.seat, heads.points, '95 %', heads.wins, '95 %', heads.ms],
    ...told.seatLines.map((s) => [
      String(s.seat + 1),
      decimal(s.score.mean),
      `± ${decimal(s.score.half)}`,
      percent(s.winRate),
      range(s.winRate95),
      decimal(s.msPerDecision, 3),
    ]),
  ]);
  if (told.bots.length < 2) return;
  table([
    [heads.bot, heads.points, '95 %', heads.wins, '95 %', heads.roundsOfWins, heads.ms],
    ...told.bots.map((b) => [
      b.bot,
      decimal(b.score.mean),
      `± ${decimal(b.score.half)}`,
      percent(b.winRate),
      range(b.winRate95),
      b.winRate > 0 ? decimal(b.rounds.mean) : '-',
      decimal(b.msPerDecision, 3),
    ]),
  ]);
}
