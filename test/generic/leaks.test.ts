/** Nobody learns what is hidden from them: everything a seat can look at is the same when the hidden things change. */
import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../src/engine/bots/random.js';
import { stable } from '../../src/engine/copy.js';
import { accepts, heardBy, type Run, start } from '../../src/engine/engine.js';
import { fractions, seedFrom } from '../../src/engine/random.js';
import type { Answer, AnyGame, Seat, Told } from '../../src/engine/types.js';
import { keysOf, numbersOf, stringsOf } from '../helpers/data.js';
import { contestants, LONG, settings, within } from '../helpers/games.js';

const LIMIT = 20_000;
const SEED = 'a-seed-that-nobody-may-see';

/** What is public about a position, and what the viewer sees of it. */
function seen(game: AnyGame, run: Run, viewer: Seat | null, seats: number) {
  const prompt = run.prompt();
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    view: game.view(run.s, viewer),
    asked: prompt && { seat: prompt.seat, topic: prompt.topic, from: prompt.from, queue: prompt.queue ?? null },
    prompt: prompt?.seat === viewer ? prompt : null,
    blocked: prompt?.seat === viewer ? run.blocked() : null,
    tally: all.map((seat) => game.tally(run.s, seat)),
    standing: all.map((seat) => game.standing(run.s, seat)),
    round: game.round(run.s),
    over: run.s.over,
  };
}

describe.each(await contestants())('secrets of $id', ({ id, module: { game } }) => {
  const walks = settings(game, game.seats.length + 2 * LONG, `leaks ${id}`);
  const chosen = [...walks.slice(0, game.seats.length), ...walks.slice(-2 * LONG)];

  it(
    'are not in what a seat sees, is asked or hears',
    () => {
      for (const [{ seats, options }, i, late] of within(chosen, 3)) {
        const random = fractions(`leaks ${id} ${i}`);
        const run = start(game, seats, options, `${SEED} ${i}`);
        run.takeTold();
        const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
        const rate = 12 / viewers.length / 60;
        for (let n = 0; n < LIMIT && !late(); n++) {
          const prompt = run.prompt();
          const answer = prompt ? randomAnswer(prompt, random) : null;
          if (random() < rate || !prompt || n === 0) {
            for (const viewer of viewers) compare(run, viewer, seats, answer, `${n} ${i}`);
          }
          if (!answer) break;
          const listening = random() < 0.3;
          const known = listening ? viewers.map((viewer) => stringsOf(game.view(run.s, viewer))) : [];
          run.opened = false;
          run.play(answer);
          const told = run.takeTold();
          if (!listening || !run.opened) continue;
          viewers.forEach((viewer, k) => {
            gossip(run, told, viewer, seats, answer, known[k]!);
          });
        }
      }
    },
    180_000 * LONG,
  );

  it(
    'of the generator and the rules stay out of every view',
    () => {
      for (const [{ seats, options }, i, late] of within(chosen, 3)) {
        const random = fractions(`views ${id} ${i}`);
        const seed = `${SEED} views ${i}`;
        const run = start(game, seats, options, seed);
        for (let n = 0; n < LIMIT && run.prompt() && !late(); n++) {
          if (random() < 0.1) {
            for (let viewer = -1; viewer < seats; viewer++) {
              const view = game.view(run.s, viewer < 0 ? null : viewer);
              const keys = keysOf(view);
              for (const key of ['rng', 'stack', 'seed']) if (keys.has(key)) expect.unreachable(`${key} in a view`);
              const numbers = numbersOf(view);
              const word = run.s.rng.find((w: number) => w > 100_000 && numbers.has(w));
              if (word !== undefined) expect.unreachable('the generator in a view');
              for (const text of stringsOf(view)) if (text.includes(SEED)) expect.unreachable('the seed in a view');
            }
          }
          run.play(randomAnswer(run.prompt()!, random));
        }
      }
    },
    120_000 * LONG,
  );

  /** The position and one in which everything hidden from the viewer was dealt anew must look the same. */
  function compare(run: Run, viewer: Seat | null, seats: number, answer: Answer | null, note: string): void {
    const other = run.imagine(viewer, true, seedFrom(`scramble ${note} ${viewer}`));
    const where = `viewer ${viewer}, ${seats} seats, at ${run.prompt()?.topic ?? 'the end'} (${note})`;
    game.check(other.s);
    expect(seen(game, other, viewer, seats), where).toEqual(seen(game, run, viewer, seats));
    // bots and hints think in worlds dealt like this: from both tables they are the same ones
    const [one, two] = [run, other].map((r) => r.imagine(viewer, false, seedFrom(`dealt ${note}`)).s);
    expect(one, `${where}: dealt anew`).toEqual(two);
    if (!answer || accepts(other.prompt()!, answer) !== 'yes') return;
    const real = run.imagine(undefined, true);
    for (const r of [real, other]) {
      r.opened = false;
      r.play(answer);
    }
    if (!real.opened && !other.opened) {
      expect(heardBy(other.takeTold(), viewer), `${where}, after ${answer.id}`).toEqual(
        heardBy(real.takeTold(), viewer),
      );
      expect(stable(game.view(other.s, viewer)), `${where}, after ${answer.id}`).toBe(
        stable(game.view(real.s, viewer)),
      );
    }
    // what was dealt anew must be a game that can be played on: bots think in it
    const random = fractions(`on ${note}`);
    for (let n = 0; n < 12 && other.prompt(); n++) other.play(randomAnswer(other.prompt()!, random));
    game.check(other.s);
  }

  /** Chance or a secret came into it: still nobody may hear a word that only another seat can see. */
  function gossip(
    run: Run,
    told: readonly Told[],
    viewer: Seat | null,
    seats: number,
    answer: Answer,
    known: ReadonlySet<string>,
  ): void {
    const mine = stringsOf(game.view(run.s, viewer));
    const heard = stringsOf(heardBy(told, viewer));
    for (let seat = 0; seat < seats; seat++) {
      if (seat === viewer) continue;
      for (const word of stringsOf(game.view(run.s, seat))) {
        if (!heard.has(word) || mine.has(word) || known.has(word) || answer.id.includes(word)) continue;
        expect.unreachable(`viewer ${viewer} heard '${word}', which only seat ${seat} sees, after ${answer.id}`);
      }
    }
  }
});
