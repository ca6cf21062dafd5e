/**
 * Exact choices: at random positions every answer that can be written is tried: all words that a game has ever put into
 * a place of an answer, in every combination. What is listed must be taken, everything else refused; and a slow reading
 * of the rules, which tries every place, card and amount for itself, must list the same at every question there is.
 */
import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../src/engine/bots/random.js';
import { copy, stable } from '../../src/engine/copy.js';
import { accepts, Run, start } from '../../src/engine/engine.js';
import { fractions } from '../../src/engine/random.js';
import { Session } from '../../src/engine/session.js';
import { type Answer, type Choice, type Prompt, Refused } from '../../src/engine/types.js';
import { contestants, giveOf, LONG, type Oracle, oracleOf, settings, within } from '../helpers/games.js';
import { answersOf, tableOf } from '../helpers/play.js';

const LIMIT = 20_000;
const SEPARATOR = /([:>@+])/;

describe.each(await contestants())('choices of $id', async ({ id, module }) => {
  const { game } = module;
  const oracle = await oracleOf(id);
  const give = await giveOf(id);
  const walks = settings(game, 10 * LONG, `choices ${id}`);

  /** Every id ever offered, at whatever question; and by their form (`dig:_>_`) the words that stood in each place. */
  const ever = new Map<string, Choice>();
  const forms = new Map<string, Set<string>[]>();

  function learn(choices: readonly Choice[]): void {
    for (const choice of choices) {
      if (ever.has(choice.id)) continue;
      ever.set(choice.id, choice);
      const [verb = '', ...rest] = choice.id.split(SEPARATOR);
      const form = [verb, ...rest.map((part, i) => (i % 2 === 0 ? part : '_'))].join('');
      const words = rest.filter((_, i) => i % 2 === 1);
      const places = forms.get(form) ?? words.map(() => new Set<string>());
      forms.set(form, places);
      for (const [i, word] of words.entries()) places[i]!.add(word);
    }
  }

  /** Every answer of these words: the forms with every word in every place. */
  function writable(): Choice[] {
    const out = new Map(ever);
    for (const [form, places] of forms) {
      const parts = form.split('_');
      let texts = [parts[0]!];
      places.forEach((words, i) => {
        texts = texts.flatMap((text) => [...words].map((word) => text + word + (parts[i + 1] ?? '')));
        expect(texts.length, form).toBeLessThan(20_000);
      });
      for (const text of texts) if (!out.has(text)) out.set(text, { id: text, verb: '' });
    }
    return [...out.values()];
  }

  it(
    'are exactly what is taken',
    () => {
      for (const [{ seats, options }, i, late] of within(walks, 3)) {
        const random = fractions(`ids ${id} ${i}`);
        const run = start(game, seats, options, `ids ${i}`, false);
        for (let n = 0; n < LIMIT && run.prompt() && !late(); n++) {
          const prompt = run.prompt()!;
          learn(prompt.choices);
          run.play(randomAnswer(prompt, random));
        }
      }
      const all = writable();
      expect(all.length).toBeGreaterThanOrEqual(ever.size);
      for (const [{ seats, options }, i, late] of within(walks.slice(0, 5 * LONG), 3)) {
        const random = fractions(`tries ${id} ${i}`);
        const run = start(game, seats, options, `tries ${i}`, false);
        for (let n = 0; n < LIMIT && run.prompt() && !late(); n++) {
          const prompt = run.prompt()!;
          if (random() < 0.05) tryAll(run, seats, all, i);
          run.play(randomAnswer(prompt, random));
        }
      }
    },
    180_000 * LONG,
  );

  function tryAll(run: Run, seats: number, all: readonly Choice[], i: number): void {
    const prompt = run.prompt()!;
    const before = stable(run.s);
    const table = tableOf({ seats, options: walks[i]!.options, undo: 'free' });
    const session = new Session({ module, table, seed: `tries ${i}` }, { state: copy(run.s), log: [], floor: 0 });
    const offered = new Map(prompt.choices.map((c) => [c.id, c]));
    let played = 0;
    let refused = 0;
    for (const other of all) {
      const choice = offered.get(other.id);
      for (const answer of variants(other, choice)) {
        const legal = choice !== undefined && inside(choice, answer);
        if ((accepts(prompt, answer) === 'yes') !== legal) expect.unreachable(`${answer.id} x${answer.n}`);
        if (legal) {
          if (played++ > 30) continue; // long lists are played through over many positions
          const trial = new Run(game, copy(run.s), false);
          trial.play(answer);
          trial.prompt();
          game.check(trial.s);
        } else if (refused++ % 64 === 0) {
          expect(() => session.submit(answer), `${answer.id} x${answer.n}`).toThrow(Refused);
        }
      }
    }
    expect(stable(session.snapshot())).toBe(before);
    expect(stable(run.s)).toBe(before);
  }

  /** The answer as it was once offered, as it is offered now, and near misses of both. */
  function variants(once: Choice, now: Choice | undefined): Answer[] {
    const out = [...answersOf(once), { id: once.id }, { id: once.id, n: 0 }, { id: once.id, n: 1 }];
    if (now?.range) {
      const [min, max] = now.range;
      for (const n of [min - 1, min, max, max + 1, (min + max) / 2]) out.push({ id: once.id, n });
    }
    return out;
  }

  function inside(choice: Choice, answer: Answer): boolean {
    if (!choice.range) return answer.n === undefined;
    const n = answer.n;
    return n !== undefined && Number.isInteger(n) && n >= choice.range[0] && n <= choice.range[1];
  }

  /** Exchanges and passing are drawn again, so that the gifts are spent on something. */
  function busyAnswer(prompt: Prompt, random: () => number): Answer {
    const idle = (a: Answer) => [...game.freeVerbs, 'pass', 'end'].includes(verbOf(prompt, a));
    let answer = randomAnswer(prompt, random);
    for (let tries = 0; tries < 3 && idle(answer); tries++) answer = randomAnswer(prompt, random);
    return answer;
  }
  const verbOf = (prompt: Prompt, a: Answer): string => prompt.choices.find((c) => c.id === a.id)!.verb;

  const compare = (oracle: Oracle) => {
    let compared = 0;
    const more = settings(game, LONG === 1 ? 100 : 10 * LONG, `oracle ${id}`);
    for (const [{ seats, options }, i, late] of within(more, 4)) {
      const random = fractions(`oracle ${id} ${i}`);
      const rich = give !== null && i % 2 === 1;
      let run = start(game, seats, options, `oracle ${i}`, false);
      // Habits that are no rules of the game: such a game is not for the oracle from its first question on.
      if (run.prompt() && oracle(run.s, run.s.stack.at(-1)) === null) continue;
      for (let n = 0; n < LIMIT && run.prompt() && !late(); n++) {
        if (rich && random() < 0.1) {
          give(run.s, random);
          run = new Run(game, run.s, false);
        }
        const prompt = run.prompt()!;
        if (random() < 0.2) {
          const before = stable(run.s);
          const slow = oracle(run.s, run.s.stack.at(-1));
          expect(stable(run.s), 'the oracle may not play').toBe(before);
          if (!slow) expect.unreachable(`the oracle does not know ${run.s.stack.at(-1).kind} ${prompt.topic}`);
          compared += 1;
          const text = (list: readonly { id: string; range?: readonly number[] }[]) =>
            list.map((c) => (c.range ? `${c.id} x${c.range.join('..')}` : c.id)).sort();
          expect(text(prompt.choices), `${prompt.topic}, seed 'oracle ${i}', after ${n} answers`).toEqual(text(slow));
        }
        run.play(rich ? busyAnswer(prompt, random) : randomAnswer(prompt, random));
      }
    }
    expect(compared).toBeGreaterThan(0);
  };
  if (oracle) it('are what a slow reading of the rules lists', () => compare(oracle), 180_000 * LONG);
});
