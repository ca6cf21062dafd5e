/** `easy` can be beaten, but it does not throw its rounds away. */
import { describe, expect, it } from 'vitest';
import { Planner } from '../../../src/bots/player.js';
import { think } from '../../../src/bots/think.js';
import { start } from '../../../src/engine/engine.js';
import { mind } from '../../../src/games/terra-mystica/bot/index.js';
import { game } from '../../../src/games/terra-mystica/index.js';
import type { State } from '../../../src/games/terra-mystica/types.js';

/** Workers that may stay behind: one building takes more. */
const LEFT_OVER = 2;

interface Pass {
  readonly round: number;
  readonly workers: number;
  /** Verbs that were on offer beside passing. */
  readonly verbs: readonly string[];
}

function passes(seats: number, seed: string): Pass[] {
  const run = start(game, seats, { factions: 'first-game' }, seed, false);
  const planners = Array.from({ length: seats }, () => new Planner());
  const out: Pass[] = [];
  for (let prompt = run.prompt(); prompt; prompt = run.prompt()) {
    const { seat } = prompt;
    const planner = planners[seat] ?? new Planner();
    const worlds = [run.imagine()];
    const asked = { worlds, seat, seats, mind, level: 'easy', ms: 0, nodes: 1000, seed, now: () => 0 } as const;
    const answer = planner.next(prompt) ?? planner.keep(think(asked));
    const { round, seats: players } = run.s as State;
    if (answer.id.startsWith('pass')) {
      const verbs = prompt.choices.filter((c) => !c.rare).map((c) => c.verb);
      out.push({ round, workers: players[seat]?.workers ?? 0, verbs });
    }
    run.play(answer);
  }
  return out;
}

describe('an easy bot', () => {
  it.each([2, 3, 4])('does not pass while it can build, first-game factions, %i seats', (seats) => {
    const all = passes(seats, 'blind');
    expect(all).toHaveLength(6 * seats);
    for (const { round, workers, verbs } of all) {
      expect(verbs, `round ${round}`).not.toContain('build');
      expect(verbs, `round ${round}`).not.toContain('upgrade');
      expect(workers, `round ${round}`).toBeLessThanOrEqual(LEFT_OVER);
    }
  });
});
