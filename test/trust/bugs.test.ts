/**
 * Games in which something went wrong once: each is played again to where it did, and every check must hold there and one
 * answer further.
 */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { start } from '../../src/engine/engine.js';
import { answerOf, type LogEntry } from '../../src/engine/log.js';
import { gameCalled } from '../../src/games.js';
import { positionFault } from '../helpers/checks.js';
import { answersOf } from '../helpers/play.js';

interface Recorded {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  readonly log: readonly LogEntry[];
}

const folder = path.resolve(import.meta.dirname, '../fixtures/bugs');

describe('bugs that were mended', () => {
  it.each(fs.readdirSync(folder))('%s', async (file) => {
    const bug = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Recorded;
    const { game } = await gameCalled(bug.game).module();
    const run = start(game, bug.seats, bug.options, bug.seed);
    for (const entry of bug.log) run.play(answerOf(entry));
    expect(positionFault(game, run, bug.seats, file)).toBeNull();
    for (const choice of run.prompt()?.choices ?? []) {
      const next = run.imagine();
      next.play(answersOf(choice)[0]!);
      expect(positionFault(game, next, bug.seats, file), choice.id).toBeNull();
    }
  });
});
