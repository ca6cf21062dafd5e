/**
 * Two tables that differ only in what a seat cannot see: what the program does for that seat is the same at both. Its
 * previews, what it is told, log and ledger, the hints and their reasons, and how far it can undo and redo.
 */
import { describe, expect, it } from 'vitest';
import { doJob, jobFor } from '../../src/bots/job.js';
import type { Mind } from '../../src/bots/mind.js';
import { randomAnswer } from '../../src/engine/bots/random.js';
import { accepts, type Run, start } from '../../src/engine/engine.js';
import type { GameModule } from '../../src/engine/phrasebook.js';
import { fractions, seedFrom } from '../../src/engine/random.js';
import { Session } from '../../src/engine/session.js';
import type { Answer, ChosenOptions, Prompt, Seat } from '../../src/engine/types.js';
import { games } from '../../src/games.js';
import { exported, logRows } from '../../src/ui/screens/log/rows.js';
import { en } from '../../src/ui/texts/en.js';
import { looking } from '../helpers/clock.js';
import { contestants, LONG, settings, within } from '../helpers/games.js';

const LIMIT = 20_000;
const NAMES = ['Ann', 'Bob', 'Cem', 'Dua', 'Eli', 'Fay', 'Gus'];
/** Of a thousand answers; and every how many of a seat's own questions with a hint: thinking takes longest. */
const COMPARED = 25;
const HINTED = 5;

const minds = new Map<string, Mind | undefined>();
for (const entry of games()) minds.set(entry.id, await entry.mind?.());

interface Table {
  readonly module: GameModule;
  readonly seats: number;
  readonly options: ChosenOptions;
}

/** A session that begins at this position and has seen nothing else. */
function sessionAt({ module, seats, options }: Table, run: Run): Session {
  const table = {
    seats: NAMES.slice(0, seats).map((name) => ({ name, by: 'human' })),
    options,
    undo: 'strict' as const,
  };
  const state = run.imagine(undefined, true).s;
  return new Session({ module, table, seed: 'twins' }, { state, log: [], floor: 0, opening: [], rows: [] });
}

/** What the log and the ledger show to a seat, with what it can carry away. */
function noted(session: Session, viewer: Seat | null) {
  const rows = logRows(session, viewer, en);
  return { rows, files: (['t', 'j', 'm'] as const).map((kind) => exported(session, rows, kind)) };
}

const undoable = (session: Session) => [session.undoDepth(), session.undoStop(), session.redoDepth()];

function previewed(session: Session, prompt: Prompt, random: () => number) {
  return Array.from({ length: 3 }, () => {
    const answer = randomAnswer(prompt, random);
    return { answer, preview: session.preview(answer) };
  });
}

function hint(session: Session, seat: Seat, mind: Mind) {
  const job = jobFor(session, seat, 'easy', 60, 'twins');
  return doJob(job, session.game, mind, looking());
}

describe.each(await contestants())('two tables of $id that a seat cannot tell apart', ({ id, module }) => {
  const { game } = module;
  const walks = settings(game, game.seats.length + LONG, `twins ${id}`);
  let hints = 0;
  let opened = 0;
  let played = 0;
  let own = 0;

  it(
    'are one to it in previews, log, ledger, hints, undo and redo',
    () => {
      for (const [{ seats, options }, i, late] of within(walks, 4)) {
        const table = { module, seats, options };
        const random = fractions(`twins ${id} ${i}`);
        const run = start(game, seats, options, `twins ${i}`);
        const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
        for (let n = 0; n < LIMIT && !late(); n++) {
          const prompt = run.prompt();
          if (!prompt) break;
          const answer = randomAnswer(prompt, random);
          if (n === 0 || random() < COMPARED / 1000) {
            for (const viewer of viewers) compare(table, run, viewer, answer, `${id} ${i} ${n}`);
          }
          run.play(answer);
          run.takeTold();
        }
      }
      expect(opened, 'answers that chance or a secret came into').toBeLessThan(played);
      if (minds.get(id)) expect(hints, 'hints compared').toBeGreaterThan(0);
    },
    180_000 * LONG,
  );

  function compare(table: Table, run: Run, viewer: Seat | null, answer: Answer, note: string): void {
    const twin = run.imagine(viewer, true, seedFrom(`twin ${note} ${viewer}`));
    const prompt = run.prompt()!;
    if (accepts(twin.prompt()!, answer) !== 'yes') return;
    const real = sessionAt(table, run);
    const other = sessionAt(table, twin);
    const where = `viewer ${viewer}, ${table.seats} seats, ${prompt.topic}, ${answer.id} (${note})`;
    played++;
    if (prompt.seat === viewer) {
      expect(previewed(other, prompt, fractions(note)), `${where}: previews`).toEqual(
        previewed(real, prompt, fractions(note)),
      );
      const mind = minds.get(table.module.game.id);
      if (mind && own++ % HINTED === 0) {
        hints++;
        expect(hint(other, prompt.seat, mind), `${where}: hint`).toEqual(hint(real, prompt.seat, mind));
      }
    }
    const before = real.view(viewer);
    real.submit(answer);
    other.submit(answer);
    expect(undoable(other), `${where}: how far undo goes`).toEqual(undoable(real));
    if (real.opened) {
      opened++;
      expect(real.undoDepth(), `${where}: what was shown cannot be taken back`).toBe(0);
      return;
    }
    expect(noted(other, viewer), `${where}: log and ledger`).toEqual(noted(real, viewer));
    const after = real.view(viewer);
    for (const session of [real, other]) {
      expect(session.undo()).toBe(true);
      expect(session.view(viewer), `${where}: taken back`).toEqual(before);
    }
    expect(undoable(other)).toEqual(undoable(real));
    for (const session of [real, other]) {
      expect(session.redo()).toBe(true);
      expect(session.view(viewer), `${where}: done again`).toEqual(after);
    }
  }
});
