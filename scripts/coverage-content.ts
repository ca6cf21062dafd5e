/**
 * Which tiles, cards, actions and abilities of a game turn up in random play.
 *
 *   npm run coverage:content -- through-the-ages --games 500
 *
 * A word of the game's content counts as seen when it stands as a text in a told event or is a part of an answered
 * choice id. Verbs that were never used are listed too. Exit code 1 when something was never seen.
 */
import { parseArgs } from 'node:util';
import { randomAnswer } from '../src/engine/bots/random.js';
import { playout } from '../src/engine/fuzz.js';
import type { GameModule } from '../src/engine/phrasebook.js';
import type { Answer, Choice, Prompt } from '../src/engine/types.js';
import { stringsOf } from '../test/helpers/data.js';
import { contestants, settings } from '../test/helpers/games.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '500' }, seed: { type: 'string', default: 'coverage' } },
});

const partsOf = (id: string) => id.split(/[:>@,+]/);

/**
 * Half of the time the choice whose parts were used least; otherwise anything. A keen player of every second game leaves
 * the choices that end things early alone, so that what must be saved up for comes about.
 */
function steered(uses: Map<string, number>, keen: boolean): (prompt: Prompt, random: () => number) => Answer {
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

function collect(module: GameModule, games: number): Seen {
  const words = new Map<string, number>();
  const offered = new Set<string>();
  const used = new Set<string>();
  const note = (word: string) => words.set(word, (words.get(word) ?? 0) + 1);
  const list = settings(module.game, Math.min(games, 2000), values.seed);
  for (let i = 0; i < games; i++) {
    const { seats, options } = list[i % list.length]!;
    const { run } = playout({
      game: module.game,
      seats,
      options,
      seed: `${values.seed} ${i}`,
      checkEvery: 0,
      policy: steered(words, i % 2 === 1),
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
  const { words, offered, used } = collect(module, games);
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
