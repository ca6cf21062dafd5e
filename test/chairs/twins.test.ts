/**
 * Nothing hidden goes into the socket. Two tables that a seat cannot tell apart (everything hidden from it is dealt
 * anew in the second) must send it the same, and what a world holds beyond that must come from fresh chance alone: over
 * many worlds of one table, what stays the same in all of them must be the same at the other table too.
 */
import { describe, expect, it } from 'vitest';
import { freshRng, isOpen, rowsFor, stillOf, toldTo, worldFor } from '../../src/chairs/picture.js';
import { randomAnswer } from '../../src/engine/bots/random.js';
import { stable } from '../../src/engine/copy.js';
import { fractions } from '../../src/engine/random.js';
import { Session } from '../../src/engine/session.js';
import type { Seat } from '../../src/engine/types.js';
import { contestants, LONG } from '../helpers/games.js';

const WORLDS = 12;
const SEATS = 3;

/** Every leaf of plain data by its path; lists that differ in order differ in their leaves. */
function leaves(value: unknown, path = '', out = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) out.set(path, JSON.stringify(value));
  else for (const [key, part] of Object.entries(value)) leaves(part, `${path}/${key}`, out);
  return out;
}

/** What is the same in all worlds of this viewer. */
function fixed(session: Session, viewer: Seat | null): Map<string, string> {
  const same = leaves(worldFor(session, viewer));
  for (let i = 1; i < WORLDS; i++) {
    const other = leaves(worldFor(session, viewer));
    for (const [path, value] of same) if (other.get(path) !== value) same.delete(path);
  }
  return same;
}

/** The table as it would be if everything hidden from the viewer lay otherwise. */
function twinOf(session: Session, viewer: Seat | null): Session {
  const { module, table, seed, log } = session;
  const state = session.imagine(viewer ?? 0, freshRng()).s;
  return new Session({ module, table, seed }, { state, log, floor: log.length, opening: [], rows: session.history() });
}

describe.each(await contestants())('a seat of $id', ({ id, module }) => {
  it(
    'is sent nothing that it may not know',
    () => {
      const seats = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name, by: 'human' }));
      const session = new Session({ module, table: { seats, options: {}, undo: 'strict' }, seed: `twins ${id}` });
      const random = fractions(`twins ${id}`);
      let compared = 0;
      for (let n = 0; n < 120 * LONG && session.prompt(); n++) {
        if (n % 20 === 0) {
          for (let viewer = 0; viewer < SEATS; viewer++) {
            const twin = twinOf(session, viewer);
            expect(stable(stillOf(twin, viewer))).toBe(stable(stillOf(session, viewer)));
            if (session.secrets()) {
              const { concealed } = session.game;
              const mine = session.prompt()?.seat === viewer;
              const open = concealed !== undefined && !concealed(session.snapshot());
              expect(worldFor(session, viewer) !== null).toBe(mine || open);
              expect(rowsFor(session, viewer, 0).every((row) => row.seat === viewer || row.id === null)).toBe(true);
            }
            if (worldFor(session, viewer) === null) continue;
            const [mine, theirs] = [fixed(session, viewer), fixed(twin, viewer)];
            // A pile of two cards can fall the same way in a dozen worlds: only paths fixed in both are compared.
            // Where the seed may be known, so may the generator.
            for (const [path, value] of mine)
              if (theirs.has(path) && !(isOpen(session) && path.startsWith('/rng')))
                expect(`${path} ${theirs.get(path)}`).toBe(`${path} ${value}`);
            compared++;
          }
          expect(worldFor(session, null) === null).toBe(session.secrets());
        }
        session.submit(randomAnswer(session.prompt()!, random));
      }
      expect(compared).toBeGreaterThan(0);
    },
    120_000 * LONG,
  );

  // What was answered and not shown may lie in the frames of the open question, which no `scramble` touches.
  it.runIf(module.game.concealed)(
    'is sent no half answered question of somebody else',
    () => {
      const seats = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name, by: 'human' }));
      let kept = 0;
      for (let game = 0; game < 2 * LONG; game++) {
        const session = new Session({
          module,
          table: { seats, options: {}, undo: 'strict' },
          seed: `half ${id} ${game}`,
        });
        const random = fractions(`half ${id} ${game}`);
        for (let n = 0; n < 1500 && session.prompt(); n++) {
          const asked = session.prompt()?.seat;
          const stack = new Set(leaves((session.snapshot() as { stack: unknown }).stack).values());
          const told = session
            .history()
            .slice(-12)
            .flatMap((row) => row.told);
          for (let viewer = 0; viewer < SEATS; viewer++) {
            if (viewer === asked) continue;
            // Cards that others were told of, and this seat was not.
            const heard = stable(toldTo(told, viewer));
            const hidden = told.flatMap(({ event, only }) => {
              const { card } = event as { card?: string };
              return only && !only.includes(viewer) && card && !heard.includes(`"${card}"`) ? [card] : [];
            });
            if (worldFor(session, viewer) === null) kept += 1;
            else expect(hidden.filter((card) => stack.has(JSON.stringify(card)))).toEqual([]);
          }
          session.submit(randomAnswer(session.prompt()!, random));
        }
      }
      if (id !== 'bazaar') expect(kept).toBeGreaterThan(0);
    },
    120_000 * LONG,
  );
});
