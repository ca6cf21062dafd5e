/** Whole games looked at from all sides: JSON, undo, saves, replays, refusals, previews, cures. */
import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../src/engine/bots/random.js';
import { checksum, copy, stable } from '../../src/engine/copy.js';
import { cureWords } from '../../src/engine/cure.js';
import { Run, start } from '../../src/engine/engine.js';
import { fractions } from '../../src/engine/random.js';
import { decode, encode } from '../../src/engine/save/format.js';
import { openSave, saveOf, verifySave } from '../../src/engine/save/open.js';
import type { Session } from '../../src/engine/session.js';
import { type Answer, type Prompt, Refused } from '../../src/engine/types.js';
import { oddity } from '../helpers/data.js';
import { contestants, LONG, settings, within } from '../helpers/games.js';
import { answersOf, sessionOf } from '../helpers/play.js';

const LIMIT = 20_000;

/** Some of the choices, spread over the list. */
function sample<X>(items: readonly X[], most: number): X[] {
  const step = Math.max(1, items.length / most);
  return Array.from({ length: Math.min(most, items.length) }, (_, i) => items[Math.floor(i * step)]!);
}

function wrongAnswers(prompt: Prompt, random: () => number): Answer[] {
  const choice = prompt.choices[Math.floor(random() * prompt.choices.length)]!;
  const out: Answer[] = [
    { id: '' },
    { id: 'no such thing' },
    { id: `${choice.id}~` },
    { id: ` ${choice.id}` },
    { id: '__proto__' },
  ];
  out.push({ id: choice.id.slice(0, -1) });
  if (choice.range) {
    const [min, max] = choice.range;
    out.push(
      { id: choice.id },
      { id: choice.id, n: min - 1 },
      { id: choice.id, n: max + 1 },
      { id: choice.id, n: min + 0.5 },
    );
    out.push({ id: choice.id, n: Number.NaN }, { id: choice.id, n: String(min) as unknown as number });
  } else {
    out.push({ id: choice.id, n: 0 }, { id: choice.id, n: 1 }, { id: choice.id, n: null as unknown as number });
  }
  return out.filter((a) => !(a.n === undefined && prompt.choices.some((c) => c.id === a.id && !c.range)));
}

describe.each(await contestants())('positions of $id', ({ id, module }) => {
  const { game } = module;
  const walks = settings(game, game.seats.length + 3 * LONG, `positions ${id}`);
  const chosen = [...walks.slice(0, game.seats.length), ...walks.slice(-3 * LONG)];

  it(
    'are plain data at every step, and go on the same from their JSON',
    () => {
      for (const [{ seats, options }, i, late] of within(chosen, 2)) {
        const random = fractions(`json ${id} ${i}`);
        const run = start(game, seats, options, `json ${i}`);
        let other = new Run(game, JSON.parse(JSON.stringify(run.s)));
        for (let n = 0; n < LIMIT && !late(); n++) {
          const found = oddity(run.s);
          if (found) expect.unreachable(`${found} after ${n} answers, ${seats} seats, seed 'json ${i}'`);
          const prompt = run.prompt();
          if (!prompt) break;
          const answer = randomAnswer(prompt, random);
          run.play(answer);
          other.play(answer);
          const text = JSON.stringify(other.s);
          if (n % 10 === 0 || !run.prompt()) expect(stable(other.s), `after ${answer.id}`).toBe(stable(run.s));
          other = new Run(game, JSON.parse(text));
        }
      }
    },
    120_000 * LONG,
  );

  it(
    'are not changed by looking, and are looked at with copies',
    () => {
      for (const [{ seats, options }, i, late] of within(chosen, 2)) {
        const random = fractions(`looks ${id} ${i}`);
        const run = start(game, seats, options, `looks ${i}`);
        const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
        for (let n = 0; n < LIMIT && run.prompt() && !late(); n++) {
          const prompt = run.prompt()!;
          const answer = randomAnswer(prompt, random);
          if (random() > 0.15) {
            run.play(answer);
            continue;
          }
          const before = stable(run.s);
          const f = run.s.stack.at(-1);
          const rules = game.frames[f.kind]!;
          const { leavers: _, ...asked } = prompt;
          expect(rules.ask!(run.s, f)).toEqual(asked);
          rules.explain?.(run.s, f);
          const views = viewers.map((viewer) => game.view(run.s, viewer));
          for (const view of views) expect(oddity(view, 'view')).toBeNull();
          for (let seat = 0; seat < seats; seat++) {
            expect(oddity(game.tally(run.s, seat), 'tally')).toBeNull();
            expect(oddity(game.standing(run.s, seat), 'standing')).toBeNull();
          }
          expect(Number.isInteger(game.round(run.s)) && game.round(run.s) >= 0).toBe(true);
          game.check(run.s);
          expect(stable(run.s), `looking changed the state at ${prompt.topic}`).toBe(before);
          const texts = views.map((view) => JSON.stringify(view));
          run.play(answer);
          views.forEach((view, k) => {
            expect(JSON.stringify(view), `the view of ${viewers[k]} changed with ${answer.id}`).toBe(texts[k]);
          });
        }
      }
    },
    120_000 * LONG,
  );

  it(
    'come back by undo and redo, and never past chance or another seat when that is forbidden',
    () => {
      for (const [{ seats, options }, i, late] of within(chosen, 2)) {
        const undo = (['strict', 'seat', 'free'] as const)[i % 3]!;
        const random = fractions(`undo ${id} ${i}`);
        const session = sessionOf(module, { seats, options, seed: `undo ${i}`, undo });
        let rng = String((session.snapshot() as any).rng);
        for (let n = 0; n < LIMIT && session.prompt() && !late(); n++) {
          session.submit(randomAnswer(session.prompt()!, random));
          const now = String((session.snapshot() as any).rng);
          if (undo === 'strict' && now !== rng) expect(session.undoDepth(), 'undo past chance').toBe(0);
          rng = now;
          if (undo !== 'free') {
            const above = session.log.slice(session.floor()).map((e) => e[0]);
            expect(new Set(above).size, 'undo past another seat').toBeLessThanOrEqual(1);
          }
          if (random() < 0.1) backAndForth(session, 1 + Math.floor(random() * 6));
        }
        expect(session.history().length).toBe(session.log.length);
      }
    },
    120_000 * LONG,
  );

  it(
    'survive saving and loading, and the log leads to the same end',
    () => {
      for (const [{ seats, options }, i, late] of within(chosen, 2)) {
        const random = fractions(`saves ${id} ${i}`);
        let session = sessionOf(module, { seats, options, seed: `saves ${i}` });
        for (let n = 0; n < LIMIT && session.prompt() && !late(); n++) {
          session.submit(randomAnswer(session.prompt()!, random));
          if (random() > 0.05) continue;
          const { session: loaded, lostFrom } = openSave(module, decode(encode(saveOf(session, 'test'))));
          expect(lostFrom).toBeNull();
          expect(loaded.checksum()).toBe(session.checksum());
          expect(loaded.prompt()).toEqual(session.prompt());
          expect(loaded.undoDepth()).toBe(session.undoDepth());
          session = loaded;
        }
        const save = saveOf(session, 'test');
        expect(verifySave(module, save)).toEqual({ answers: save.log.length, broken: null, same: true });
        expect(session.history().length).toBe(save.log.length);
        expect(session.at(save.log.length).checksum()).toBe(checksum(save.state));
      }
    },
    120_000 * LONG,
  );

  it(
    'refuse what is not offered and stay as they are',
    () => {
      const [{ seats, options }, , late] = [...within(chosen.slice(-1), 3)][0]!;
      const random = fractions(`wrong ${id}`);
      const session = sessionOf(module, { seats, options, seed: 'wrong' });
      for (let n = 0; n < LIMIT && session.prompt() && !late(); n++) {
        if (random() < 0.2) {
          const before = stable(session.snapshot());
          for (const answer of wrongAnswers(session.prompt()!, random)) {
            expect(() => session.submit(answer), JSON.stringify(answer)).toThrow(Refused);
            expect(() => session.preview(answer)).toThrow(Refused);
          }
          expect(stable(session.snapshot())).toBe(before);
          expect(session.log.length).toBe(n);
        }
        session.submit(randomAnswer(session.prompt()!, random));
      }
    },
    120_000 * LONG,
  );

  it(
    'show what every choice would do, and every choice can be played',
    () => {
      const [{ seats, options }, , late] = [...within(chosen.slice(0, 1), 3)][0]!;
      const random = fractions(`preview ${id}`);
      const session = sessionOf(module, { seats, options, seed: 'preview' });
      for (let n = 0; n < LIMIT && session.prompt() && !late(); n++) {
        const prompt = session.prompt()!;
        if (random() < 0.12) {
          const before = stable(session.snapshot());
          for (const choice of sample(prompt.choices, 40)) {
            for (const answer of answersOf(choice)) {
              const seen = session.preview(answer);
              expect(seen.after.length).toBe(seats);
              playable(session, answer);
            }
          }
          expect(stable(session.snapshot()), 'a preview changed the state').toBe(before);
        }
        session.submit(randomAnswer(prompt, random));
      }
    },
    120_000 * LONG,
  );

  it(
    'say why something is not offered, and every cure leads there',
    () => {
      for (const [{ seats, options }, i, late] of within(chosen.slice(0, 3), 3)) {
        const random = fractions(`why ${id} ${i}`);
        const session = sessionOf(module, { seats, options, seed: `why ${i}` });
        for (let n = 0; n < LIMIT && session.prompt() && !late(); n++) {
          if (random() < 0.08) {
            const prompt = session.prompt()!;
            const before = stable(session.snapshot());
            for (const { blocked, cure } of session.why()) {
              const offered = prompt.choices.some((c) => c.id === blocked.id);
              expect(offered, `${blocked.id} is offered and explained away at ${prompt.topic}`).toBe(false);
              if (!cure) continue;
              const run = new Run(game, copy(session.snapshot()));
              for (const answer of cure) run.play(answer);
              const now = run.prompt();
              expect(now?.seat).toBe(prompt.seat);
              expect(
                now?.choices.some((c) => c.id === blocked.id),
                `the cure for ${blocked.id}`,
              ).toBe(true);
              expect(cureWords(session.branch(prompt.seat), cure), 'every step in words').toHaveLength(cure.length);
            }
            expect(stable(session.snapshot())).toBe(before);
          }
          session.submit(randomAnswer(session.prompt()!, random));
        }
      }
    },
    120_000 * LONG,
  );

  function playable(session: Session, answer: Answer): void {
    const run = new Run(game, copy(session.snapshot()), false);
    try {
      run.play(answer);
      run.prompt();
      game.check(run.s);
    } catch (error) {
      throw new Error(`${answer.id} was offered after ${session.log.length} answers but fails`, { cause: error });
    }
  }

  function backAndForth(session: Session, most: number): void {
    const sums = [session.checksum()];
    let steps = 0;
    while (steps < most && session.undo()) {
      sums.push(session.checksum());
      steps += 1;
    }
    for (let k = steps - 1; k >= 0; k--) {
      expect(session.redo()).toBe(true);
      expect(session.checksum()).toBe(sums[k]);
    }
    expect(session.redo()).toBe(false);
  }
});
