/** A game says whether chance is still to come after its set-up: its seed is secret then. */
import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../src/engine/bots/random.js';
import { start } from '../../src/engine/engine.js';
import { fractions } from '../../src/engine/random.js';
import { contestants, settings } from '../helpers/games.js';

const LIMIT = 3000;

describe.each(await contestants())('chance in $id', ({ id, module: { game } }) => {
  it(`comes ${game.chance ? 'also' : 'not'} after the set-up`, () => {
    let used = false;
    for (const [i, { seats, options }] of settings(game, game.seats.length, `chance ${id}`).entries()) {
      const random = fractions(`chance ${id} ${i}`);
      const run = start(game, seats, options, `chance ${i}`);
      run.prompt();
      const before = run.s.rng.join();
      for (let n = 0; n < LIMIT && run.prompt() && !used; n++) {
        run.play(randomAnswer(run.prompt()!, random));
        used = run.s.rng.join() !== before;
      }
    }
    expect(used).toBe(game.chance);
  });
});
