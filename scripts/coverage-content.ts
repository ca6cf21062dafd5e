/**
 * Which tiles, cards, actions and abilities of a game turn up in play: by chance, by players who save up for what was
 * never seen, and, while something is missing, by bots.
 *
 *   npm run coverage:content -- through-the-ages --games 500
 *
 * A word of the game's content counts as seen when it stands as a text in a told event or is a part of an answered
 * choice id. Verbs that were never used are listed too. Exit code 1 when something was never seen.
 */
import { parseArgs } from 'node:util';
import type { Mind } from '../src/bots/mind.js';
import { Planner } from '../src/bots/player.js';
import { think } from '../src/bots/think.js';
import { randomAnswer } from '../src/engine/bots/random.js';
import type { Run } from '../src/engine/engine.js';
import { playout } from '../src/engine/fuzz.js';
import type { GameModule } from '../src/engine/phrasebook.js';
import { seedFrom } from '../src/engine/random.js';
import type { Answer, Choice, Facts, Prompt, Seat } from '../src/engine/types.js';
import { games as listed } from '../src/games.js';
import { stringsOf } from '../test/helpers/data.js';
import { contestants, settings } from '../test/helpers/games.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '500' }, seed: { type: 'string', default: 'coverage' } },
});

const partsOf = (id: string) => id.split(/[:>@,+]/);

type Policy = (prompt: Prompt, random: () => number, run: Run) => Answer;

/**
 * Half of the time the choice whose parts were used least; otherwise anything. A keen player leaves the choices that end
 * things early alone, so that what takes long comes about.
 */
function steered(uses: ReadonlyMap<string, number>, keen: boolean): Policy {
  const rarity = (id: string) => Math.min(...partsOf(id).map((part) => uses.get(part) ?? 0));
  return (prompt, random) => {
    const eager = keen ? prompt.choices.filter((c) => !GIVING_UP.has(c.verb)) : prompt.choices;
    const open = eager.length > 0 && random() < 0.97 ? { ...prompt, choices: eager } : prompt;
    let answer = randomAnswer(open, random);
    if (random() < 0.5) {
      // A keen player looks at everything for what was done least, the others at a few things.
      const others = keen ? open.choices.map((choice) => withAmount(choice, random)) : [];
      for (let i = 0; i < 6 && !keen; i++) others.push(randomAnswer(open, random));
      for (const other of others) if (rarity(other.id) < rarity(answer.id)) answer = other;
    }
    return answer;
  };
}

/**
 * A saver takes whatever was never seen as soon as it is on offer. Until then each seat looks at what it cannot have
 * yet, sets its heart on what it lacks least for, takes choices that name the goods it lacks, and keeps those goods and
 * whatever such choices cost.
 */
function saving(unseen: (id: string) => boolean): Policy {
  const goals = new Map<Seat, { id: string; goods: Set<string>; costs: Set<string> }>();
  return (prompt, random, run) => {
    const fresh = prompt.choices.filter((c) => unseen(c.id));
    if (fresh.length > 0) return withAmount(fresh[Math.floor(random() * fresh.length)]!, random);
    const blocked = run.blocked().filter((b) => b.id && b.facts && unseen(b.id));
    let goal = goals.get(prompt.seat);
    if (goal && !unseen(goal.id)) goal = undefined;
    const nearest = blocked.sort((a, b) => lack(a.facts!) - lack(b.facts!))[0];
    if (!goal && nearest) goal = { id: nearest.id!, goods: new Set(), costs: new Set() };
    if (!goal) return randomAnswer(prompt, random);
    goals.set(prompt.seat, goal);
    const { id, goods, costs } = goal;
    for (const good of Object.keys(blocked.find((b) => b.id === id)?.facts ?? {})) goods.add(good);
    const takes = (c: Choice, kept: ReadonlySet<string>) => Object.keys(c.price ?? {}).some((good) => kept.has(good));
    const helpful = prompt.choices.filter((c) => !takes(c, goods) && partsOf(c.id).some((part) => goods.has(part)));
    for (const c of helpful) for (const good of Object.keys(c.price ?? {})) costs.add(good);
    const thrifty = prompt.choices.filter((c) => !takes(c, goods) && !takes(c, costs));
    const keen = thrifty.filter((c) => !GIVING_UP.has(c.verb));
    const lists = [random() < 0.8 ? helpful : [], keen, random() < 0.5 ? thrifty : prompt.choices, prompt.choices];
    return randomAnswer({ ...prompt, choices: lists.find((list) => list.length > 0)! }, random);
  };
}

/** Bots get farther than chance does; they too take at once what was never seen. */
function thinking(mind: Mind, seats: number, seed: string, unseen: (id: string) => boolean): Policy {
  const planners = Array.from({ length: seats }, () => new Planner());
  let asked = 0;
  return (prompt, random, run) => {
    const fresh = prompt.choices.filter((c) => unseen(c.id));
    if (fresh.length > 0) return withAmount(fresh[Math.floor(random() * fresh.length)]!, random);
    const { seat } = prompt;
    const own = `${seed} ${asked++}`;
    const worlds = [run.imagine(seat, false, seedFrom(own))];
    const thought = { worlds, seat, seats, mind, level: 'easy', ms: 1, seed: own, now: () => 0 } as const;
    return planners[seat]!.next(prompt) ?? planners[seat]!.keep(think(thought));
  };
}

function lack(facts: Facts): number {
  return Object.values(facts).reduce<number>((sum, n) => sum + (typeof n === 'number' ? n : 0), 0);
}

function withAmount(choice: Choice, random: () => number): Answer {
  if (!choice.range) return { id: choice.id };
  const [min, max] = choice.range;
  return { id: choice.id, n: min + Math.floor(random() * (max - min + 1)) };
}

/** Verbs that end a turn or a round, or turn goods into something lesser. */
const GIVING_UP: ReadonlySet<string> = new Set(['pass', 'end', 'done', 'decline', 'convert', 'burn', 'book']);

interface Seen {
  readonly words: Map<string, number>;
  readonly offered: Set<string>;
  readonly used: Set<string>;
}

function collect(module: GameModule, mind: Mind | undefined, games: number): Seen {
  const words = new Map<string, number>();
  const offered = new Set<string>();
  const used = new Set<string>();
  const note = (word: string) => words.set(word, (words.get(word) ?? 0) + 1);
  const content = new Set(module.content);
  const unseen = (id: string) => partsOf(id).some((part) => content.has(part) && !words.has(part));
  const list = settings(module.game, Math.min(games, 2000), values.seed);
  for (let i = 0; i < games; i++) {
    const { seats, options } = list[i % list.length]!;
    const seed = `${values.seed} ${i}`;
    const bots = mind && i % 10 === 9 && module.content.some(unseen) ? thinking(mind, seats, seed, unseen) : null;
    const { run } = playout({
      game: module.game,
      seats,
      options,
      seed,
      checkEvery: 0,
      policy: bots ?? (i % 2 === 1 ? saving(unseen) : steered(words, i % 4 === 2)),
      onAnswer(now, prompt, answer) {
        for (const { event } of now.takeTold()) for (const text of stringsOf(event)) textParts(text).forEach(note);
        for (const choice of prompt.choices) {
          offered.add(choice.verb);
          if (choice.id === answer.id) used.add(choice.verb);
        }
        partsOf(answer.id).forEach(note);
      },
    });
    for (const { event } of run.takeTold()) for (const text of stringsOf(event)) textParts(text).forEach(note);
  }
  return { words, offered, used };
}

/** A text counts whole and, where it is an id, in its parts. */
function textParts(text: string): string[] {
  const parts = partsOf(text);
  return parts.length > 1 ? [text, ...parts] : parts;
}

const games = Number(values.games);
const wanted = positionals[0];
const all = (await contestants()).filter((c) => !wanted || c.id === wanted);
if (all.length === 0) {
  process.stderr.write(`There is no game called ${wanted}.\n`);
  process.exit(2);
}
for (const { id, module } of all) {
  const mind = await listed()
    .find((g) => g.id === id)
    ?.mind?.();
  const { words, offered, used } = collect(module, mind, games);
  const missing = module.content.filter((word) => !words.has(word));
  const verbs = [...offered].filter((verb) => !used.has(verb));
  const rarest = module.content
    .filter((word) => words.has(word))
    .sort((a, b) => words.get(a)! - words.get(b)!)
    .slice(0, 10);
  process.stdout.write(
    `${id}: ${games} games, ${module.content.length - missing.length} of ${module.content.length} seen\n`,
  );
  if (missing.length > 0) process.stdout.write(`  never seen: ${missing.join(', ')}\n`);
  if (verbs.length > 0) process.stdout.write(`  offered but never used: ${verbs.join(', ')}\n`);
  process.stdout.write(`  rarest: ${rarest.map((word) => `${word} ${words.get(word)}`).join(', ')}\n`);
  if (missing.length + verbs.length > 0) process.exitCode = 1;
}
