/**
 * Version against version: two checkouts of this project play each other, each with its own bots in its own engine.
 *
 *   npm run duel -- --a . --b ../baseline --game terra-mystica
 *   npm run duel -- --a . --b ../baseline --game new-dawn --nodes 2000 --games 400
 *
 * Both are dealt to the seats in turn, twice on every set-up with the seats exchanged, so that equals win half of the
 * games. Every answer is played in both engines; where they disagree about a game, both games of its pair are void and
 * counted. A sequential test ends the duel as soon as it is decided whether A wins `--low` or `--high` of the games.
 * --nodes gives every decision the same number of positions instead of time: the same result on a loaded machine.
 *
 * Both checkouts need their packages installed. Their code is run: duel only with what you trust.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { isVoid, type Played, playDuel } from './duel-game.js';
import type { Effort, Side, sideFor } from './duel-side.js';
import { type Claims, evidence, interval, verdict } from './sequential.js';

const { values } = parseArgs({
  options: {
    a: { type: 'string', default: '.' },
    b: { type: 'string' },
    game: { type: 'string' },
    seats: { type: 'string' },
    level: { type: 'string', default: 'hard' },
    ms: { type: 'string' },
    nodes: { type: 'string' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'duel' },
    low: { type: 'string', default: '0.5' },
    high: { type: 'string', default: '0.6' },
  },
});

/** Seats and milliseconds for an answer of the tables in docs/bots.md. */
const USUAL: Readonly<Record<string, { seats: number; ms: number }>> = {
  'terra-mystica': { seats: 4, ms: 150 },
  'age-of-innovation': { seats: 4, ms: 100 },
  'through-the-ages': { seats: 3, ms: 100 },
  'new-dawn': { seats: 3, ms: 600 },
};

function wrong(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(2);
}

function whole(text: string, name: string): number {
  const n = Number(text);
  return Number.isInteger(n) && n > 0 ? n : wrong(`${name} wants a whole number above 0`);
}

async function load(checkout: string, game: string): Promise<Side> {
  const file = path.resolve(checkout, 'scripts', 'duel-side.ts');
  const loaded = (await import(pathToFileURL(file).href)) as { sideFor: typeof sideFor };
  return loaded.sideFor(game);
}

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
const within = (half: number, text: (x: number) => string): string => (Number.isFinite(half) ? ` ± ${text(half)}` : '');
const signed = (x: number): string => `${x < 0 ? '-' : '+'}${Math.abs(x).toFixed(1)}`;

/** Games of pairs that both came to an end, and those that did not count. */
interface Tally {
  readonly pairs: (readonly [Played, Played])[];
  voids: number;
}

function told({ pairs, voids }: Tally, claims: Claims): string {
  const share = interval(pairs.map((pair) => (pair[0].share + pair[1].share) / 2));
  const ahead = interval(pairs.map((pair) => (pair[0].ahead + pair[1].ahead) / 2));
  const ms = (who: 0 | 1) => interval(pairs.flatMap((pair) => pair.map((game) => game.ms[who]))).mean.toFixed(0);
  return [
    `${2 * pairs.length} games`,
    `A wins ${percent(share.mean)}${within(share.half, percent)}`,
    `points ${signed(ahead.mean)}${within(ahead.half, (x) => x.toFixed(1))}`,
    `evidence ${signed(evidence(shares(pairs), claims))}`,
    `${voids} void`,
    `ms ${ms(0)} : ${ms(1)}`,
  ].join('   ');
}

const shares = (pairs: Tally['pairs']): number[] => pairs.map((pair) => (pair[0].share + pair[1].share) / 2);

function ending(tally: Tally, { low, high }: Claims): string {
  const found = verdict(shares(tally.pairs), { low, high });
  if (found === 'high') return `decided: A wins ${percent(high)} or more rather than ${percent(low)}`;
  if (found === 'low') return `decided: A wins ${percent(low)} or less rather than ${percent(high)}`;
  return `not decided between ${percent(low)} and ${percent(high)}`;
}

async function duel(): Promise<void> {
  if (!values.b || !values.game) wrong('usage: npm run duel -- --a PATH --b PATH --game GAME');
  const usual = USUAL[values.game] ?? { seats: 2, ms: 100 };
  const seats = values.seats === undefined ? usual.seats : whole(values.seats, '--seats');
  const effort: Effort = values.nodes
    ? { nodes: whole(values.nodes, '--nodes') }
    : { ms: values.ms === undefined ? usual.ms : whole(values.ms, '--ms') };
  const claims = { low: Number(values.low), high: Number(values.high) };
  if (!(0 <= claims.low && claims.low < claims.high && claims.high <= 1)) wrong('--low and --high want shares');
  const [a, b] = [await load(values.a, values.game), await load(values.b, values.game)];
  const tally: Tally = { pairs: [], voids: 0 };
  for (let pair = 1; 2 * pair <= whole(values.games, '--games'); pair++) {
    const game = { seats, seed: `${values.seed}-${pair}`, options: {}, level: values.level, effort };
    const one = playDuel(a, b, { ...game, swapped: false });
    const two = playDuel(a, b, { ...game, swapped: true });
    if (isVoid(one) || isVoid(two)) {
      tally.voids += 2;
      process.stdout.write(`void, ${game.seed}: ${isVoid(one) ? one.reason : isVoid(two) ? two.reason : ''}\n`);
    } else tally.pairs.push([one, two]);
    process.stdout.write(`${told(tally, claims)}\n`);
    if (verdict(shares(tally.pairs), claims) !== 'open') break;
  }
  process.stdout.write(`${ending(tally, claims)}\n`);
}

await duel();
