/**
 * Through the Ages: where seats stand when an age begins, in games of bots among their like.
 *
 *   npm run ages                                   20 games of `hard` with three seats, 2000 positions an answer
 *   npm run ages -- --games 5 --level normal --nodes 4000
 */
import { parseArgs } from 'node:util';
import { LEVELS } from '../src/bots/levels.js';
import { playGame } from '../src/bots/series.js';
import { completeOptions } from '../src/engine/options.js';
import { mind } from '../src/games/through-the-ages/bot/index.js';
import { game } from '../src/games/through-the-ages/game.js';
import { strength } from '../src/games/through-the-ages/rules/military/strength.js';
import { foodYield, resourceYield } from '../src/games/through-the-ages/rules/production.js';
import { cultureRating, scienceRating } from '../src/games/through-the-ages/rules/ratings.js';
import type { TtaState } from '../src/games/through-the-ages/types.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    seats: { type: 'string', default: '3' },
    level: { type: 'string', default: 'hard' },
    nodes: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'ages' },
  },
});

interface Stand {
  readonly government: string;
  readonly numbers: Readonly<Record<string, number>>;
}

function stands(s: TtaState): Stand[] {
  return s.players.map((p, seat) => ({
    government: p.government,
    numbers: {
      resources: resourceYield(s, seat).total,
      food: foodYield(s, seat).total,
      science: scienceRating(s, seat),
      culture: cultureRating(s, seat),
      strength: strength(s, seat),
      points: p.culture,
    },
  }));
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

function told(age: string, all: readonly Stand[]): string {
  const rule = new Map<string, number>();
  for (const { government } of all) rule.set(government, (rule.get(government) ?? 0) + 1);
  const names = Object.keys(all[0]?.numbers ?? {});
  const numbers = names.map((name) => `${name} ${median(all.map((stand) => stand.numbers[name] ?? 0))}`);
  const rules = [...rule].sort((a, b) => b[1] - a[1]).map(([name, n]) => `${name} ${n}`);
  return `age ${age}: medians ${numbers.join(', ')}; ${rules.join(', ')}`;
}

const level = LEVELS.find((name) => name === values.level);
if (!level) throw new Error(`${values.level} is no level`);
const bots = Array.from({ length: Number(values.seats) }, () => level);
const options = completeOptions(game.optionSpecs, {});
const begun = new Map<number, Stand[]>();
const points: number[] = [];
for (let i = 1; i <= Number(values.games); i++) {
  let age = 0;
  const order = { game: game.id, options, seed: `${values.seed}-${i}`, bots, nodes: Number(values.nodes) };
  const { scores } = playGame(
    game,
    mind,
    order,
    () => 0,
    (s: TtaState) => {
      if (s.age <= age) return;
      age = s.age;
      begun.set(age, [...(begun.get(age) ?? []), ...stands(s)]);
    },
  );
  points.push(...scores);
}
for (const [age, all] of begun)
  if (age > 1) process.stdout.write(`${told(['A', 'I', 'II', 'III', 'IV'][age] ?? '', all)}\n`);
process.stdout.write(`${values.games} games, points at the end: median ${median(points)}\n`);
