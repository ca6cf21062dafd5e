/** Bots on set-ups of real league games of Terra Mystica: what people made there, and what the bots make, side by side. */
import fs from 'node:fs';
import type { Level } from '../src/bots/levels.js';
import type { GameOrder, GameResult } from '../src/bots/series.js';
import { Helper } from '../src/bots/thinker.js';
import { loadForBots } from '../src/host/bot-games.js';
import { type Interval, interval } from './sequential.js';

export interface Setup {
  readonly id: string;
  readonly factions: readonly string[];
  readonly scoring: readonly string[];
  readonly cards: readonly string[];
  readonly laterTowns: readonly string[];
  readonly shippingCard: boolean;
  readonly templeTile: boolean;
  readonly variableOrder: boolean;
  /** Points that the people made, by seat. */
  readonly people: readonly number[];
}

export interface LeagueEffort {
  readonly level: Level;
  readonly ms: number;
  /** Positions for an answer instead of time. */
  readonly nodes?: number | undefined;
}

/** Seeds for each set-up. */
const SEEDS = 5;
/**
 * Nothing is left to chance once a set-up is given: with counted positions the games of a set-up differ by so much
 * effort for an answer, as they differ by the clock's whim otherwise.
 */
const EFFORT_STEP = 0.02;

export function orderFor(setup: Setup, seed: number, { level, ms, nodes }: LeagueEffort): GameOrder {
  const { factions, scoring, cards, laterTowns, shippingCard, templeTile, variableOrder } = setup;
  return {
    game: 'terra-mystica',
    seed: `${setup.id} ${seed}`,
    options: {
      factions: 'given',
      given: factions,
      scoring,
      cards,
      laterTowns,
      shippingCard,
      templeTile,
      variableOrder,
    },
    bots: factions.map(() => level),
    ms: { [level]: ms },
    nodes: nodes === undefined ? undefined : Math.round(nodes * (1 + EFFORT_STEP * (seed - 1))),
  };
}

/** Games of an earlier run, by seed: every finished game is a line of the file. */
function known(file: string): Map<string, GameResult> {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  const games = lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as GameResult);
  return new Map(games.map((game) => [game.seed, game]));
}

interface Seat {
  readonly faction: string;
  readonly people: number;
  /** Mean of the seeds. */
  readonly bots: number;
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length);

function seatsOf(setup: Setup, games: readonly GameResult[]): Seat[] {
  return setup.factions.map((faction, seat) => ({
    faction,
    people: setup.people[seat] ?? 0,
    bots: meanOf(games.map((game) => game.scores[seat] ?? 0)),
  }));
}

const told = ({ mean, half }: Interval): string =>
  Number.isFinite(half) ? `${mean.toFixed(1)} ± ${half.toFixed(1)}` : mean.toFixed(1);

function row(name: string, seats: readonly Seat[]): string {
  const ahead = interval(seats.map((seat) => seat.bots - seat.people));
  const cells = [name, seats.length, told(interval(seats.map((seat) => seat.people)))];
  return `| ${[...cells, told(interval(seats.map((seat) => seat.bots))), told(ahead)].join(' | ')} |`;
}

/** The rows of the table: all, the halves, then faction by faction, the furthest behind first. */
export function leagueRows(setups: readonly Setup[], games: ReadonlyMap<string, readonly GameResult[]>): string[] {
  const played = setups.filter((setup) => games.has(setup.id));
  const seats = (some: readonly Setup[]) => some.flatMap((setup) => seatsOf(setup, games.get(setup.id) ?? []));
  const half = (odd: boolean) => seats(played.filter((setup) => (setups.indexOf(setup) % 2 === 0) === odd));
  const all = seats(played);
  const behind = (faction: string) =>
    meanOf(all.filter((seat) => seat.faction === faction).map((seat) => seat.bots - seat.people));
  const factions = [...new Set(all.map((seat) => seat.faction))].sort((a, b) => behind(a) - behind(b));
  return [
    '| | seats | people | bots | ahead |',
    '| --- | --- | --- | --- | --- |',
    row('all', all),
    row('odd, tuned on', half(true)),
    row('even', half(false)),
    ...factions.map((faction) =>
      row(
        faction,
        all.filter((seat) => seat.faction === faction),
      ),
    ),
  ];
}

/** Plays what the record does not hold yet, and returns the rows of the table. */
export async function league(file: string, effort: LeagueEffort, record: string, jobs: number): Promise<string[]> {
  const { setups } = JSON.parse(fs.readFileSync(file, 'utf8')) as { setups: readonly Setup[] };
  const done = known(record);
  const orders = setups.flatMap((setup) => Array.from({ length: SEEDS }, (_, i) => orderFor(setup, i + 1, effort)));
  const open = orders.filter((order) => !done.has(order.seed));
  let next = 0;
  const helpers = Array.from(
    { length: jobs },
    () => new Helper(loadForBots, new URL('../dist/bot-worker.js', import.meta.url)),
  );
  await Promise.all(
    helpers.map(async (helper) => {
      for (let order = open[next++]; order; order = open[next++]) {
        const game = await helper.do<GameResult>({ kind: 'game', order });
        done.set(order.seed, game);
        fs.appendFileSync(record, `${JSON.stringify(game)}\n`);
      }
      helper.stop();
    }),
  );
  const games = new Map(
    setups.map((setup) => [
      setup.id,
      orders.filter((o) => o.seed.startsWith(`${setup.id} `)).flatMap((o) => done.get(o.seed) ?? []),
    ]),
  );
  return leagueRows(setups, games);
}
