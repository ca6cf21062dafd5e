/**
 * Random games with every invariant checked.
 *
 *   npm run fuzz -- --game terra-mystica --games 1000 --seed monday
 *
 * --first N goes on at the N-th game of that seed, so that a long run may be cut in pieces; every thousand games a line
 * on standard error says how far it is. Without --game all games are played. All seat counts and option sets come in turn. A failure is written as an
 * ordinary save of the last good position, with a text beside it that says what could not be played from there.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { randomAnswer, uniformAnswer } from '../src/engine/bots/random.js';
import { checksum } from '../src/engine/copy.js';
import { start } from '../src/engine/engine.js';
import { Fault, type PlayoutSpec, playout } from '../src/engine/fuzz.js';
import { answerOf, entryText, type LogEntry } from '../src/engine/log.js';
import type { GameModule } from '../src/engine/phrasebook.js';
import { fractions } from '../src/engine/random.js';
import { encode } from '../src/engine/save/format.js';
import { saveOf } from '../src/engine/save/open.js';
import type { Answer, Prompt } from '../src/engine/types.js';
import { endFault, positionFault } from '../test/helpers/checks.js';
import { contestants, type Setting, settings } from '../test/helpers/games.js';
import { sessionOf } from '../test/helpers/play.js';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '200' },
    first: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'fuzz' },
    out: { type: 'string', default: path.join('tmp', 'fuzz') },
    'check-every': { type: 'string', default: '10' },
    'look-every': { type: 'string', default: '100' },
  },
});
const first = Number(values.first);
const count = Number(values.games);
/** The game's own `check` after so many answers; a long look from every seat, for secrets, about so often. */
const checkEvery = Number(values['check-every']);
const lookEvery = Number(values['look-every']);
const MOST_FAILURES = 20;

/** Prefers what was chosen least so far, so that rare corners are visited. */
function curious(): (prompt: Prompt, random: () => number) => Answer {
  const used = new Map<string, number>();
  return (prompt, random) => {
    let best = randomAnswer(prompt, random);
    for (let i = 0; i < 4; i++) {
      const other = uniformAnswer(prompt, random);
      if ((used.get(other.id) ?? 0) < (used.get(best.id) ?? 0)) best = other;
    }
    used.set(best.id, (used.get(best.id) ?? 0) + 1);
    return best;
  };
}

/** Plays one game; throws `Fault` when something is wrong with it. */
function once(module: GameModule, { seats, options }: Setting, seed: string, policy: PlayoutSpec['policy']): number {
  const { game } = module;
  const dice = fractions(`looks ${seed}`);
  const log: LogEntry[] = [];
  const spec: PlayoutSpec = {
    game,
    seats,
    options,
    seed,
    checkEvery,
    ...(policy ? { policy } : {}),
    onAnswer(run, prompt, answer) {
      run.takeTold();
      if (dice() < 1 / lookEvery) {
        const fault = positionFault(game, run, seats, `${seed} ${log.length}`);
        if (fault) throw new Fault(fault, spec, log.slice());
      }
      log.push(answer.n === undefined ? [prompt.seat, answer.id] : [prompt.seat, answer.id, answer.n]);
    },
  };
  const { run } = playout(spec);
  const fault = endFault(game, run.s, seats);
  if (fault) throw new Fault(fault, spec, log);
  if (dice() < 0.1) {
    const again = start(game, seats, options, seed, false);
    for (const entry of log) again.play(answerOf(entry));
    if (checksum(again.s) !== checksum(run.s)) throw new Fault('the replay ends differently', spec, log);
  }
  return log.length;
}

/** Writes the last position that could be reached, and what was to come. Returns the file. */
function keep(module: GameModule, { seats, options }: Setting, seed: string, fault: Fault): string {
  fs.mkdirSync(values.out, { recursive: true });
  const file = path.join(values.out, `${module.game.id}-${seed.replace(/[^\w-]+/g, '_')}`);
  const notes = [fault.message];
  try {
    const session = sessionOf(module, { seats, options, seed, undo: 'free' });
    try {
      for (const entry of fault.log) session.submit(answerOf(entry));
    } catch {
      const entry = fault.log[session.log.length];
      if (entry) notes.push(`cannot be played: ${entryText(entry)}`);
    }
    fs.writeFileSync(`${file}.json`, encode(saveOf(session, 'fuzz')));
  } catch {
    notes.push('the game could not even be set up');
  }
  fs.writeFileSync(`${file}.txt`, `${notes.join('\n')}\n`);
  return `${file}.json`;
}

let failures = 0;
const all = (await contestants()).filter((c) => !values.game || c.id === values.game);
if (all.length === 0) {
  process.stderr.write(`There is no game called ${values.game}.\n`);
  process.exit(2);
}
for (const { id, module } of all) {
  const list = settings(module.game, Math.min(first + count, 2000), values.seed);
  const explore = curious();
  const began = performance.now();
  let answers = 0;
  let failed = 0;
  let played = 0;
  const seconds = () => (performance.now() - began) / 1000;
  for (let i = first; played < count && failed < MOST_FAILURES; i++) {
    const setting = list[i % list.length]!;
    const seed = `${values.seed} ${i}`;
    try {
      answers += once(module, setting, seed, i % 3 === 1 ? explore : i % 3 === 2 ? uniformAnswer : undefined);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      failed += 1;
      process.stdout.write(`${error.message.split('\n')[0]}\n  options ${JSON.stringify(setting.options)}\n`);
      process.stdout.write(`  kept as ${keep(module, setting, seed, error)}\n`);
    }
    played += 1;
    if (played % 1000 === 0) process.stderr.write(`${id}: ${played} games, ${seconds().toFixed(0)} s\n`);
  }
  failures += failed;
  process.stdout.write(
    `${id}: ${played} games, ${answers} answers, ${failed} failures, ${seconds().toFixed(1)} s, ${Math.round(answers / seconds())} answers/s\n`,
  );
}
process.exitCode = failures === 0 ? 0 : 1;
