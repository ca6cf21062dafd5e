/** Whole games line by line, as over a pipe or with a screen reader: numbers in, sentences out. */
import { describe, expect, it } from 'vitest';
import { fractions } from '../../src/engine/random.js';
import { games } from '../../src/games.js';
import { Desk } from '../cli/run.js';

/** Options that end a game of random answers in good time. */
const SHORT: Readonly<Record<string, readonly string[]>> = { 'new-dawn': ['--set', 'limit=50'] };

function lines(seed: string, count: number): string {
  const random = fractions(seed);
  const out: string[] = [];
  for (let i = 0; i < count; i++) {
    // A question now and then; any number else, also wrong ones, which are asked again.
    const asked = i % 97 === 0 ? ['where', 'reach', 'who', 'changed', 'why', 'list'][(i / 97) % 6]! : '';
    out.push(asked || String(1 + Math.floor(random() ** 2 * 9)));
  }
  return `${out.join('\n')}\n`;
}

describe('plain mode plays a whole game of', () => {
  it.each(games().map((entry) => entry.id))(
    '%s',
    async (id) => {
      const desk = new Desk();
      const words = [
        'start',
        id,
        '--plain',
        '--players',
        'Ann,Bob',
        '--seed',
        '7',
        '--name',
        'game',
        ...(SHORT[id] ?? []),
      ];
      const { out, err, code } = await desk.run(words, { input: lines(id, 6000) });
      expect(code, err).toBe(0);
      expect(out).toMatch(/^total +-?\d+ +-?\d+$/m);
      expect(out).not.toMatch(/undefined|\[object|NaN/);
      expect((await desk.run(['saves', 'verify', 'game'])).code).toBe(0);
    },
    60_000,
  );
});
