/** Whole games between bots, as simulations play them. */
import { describe, expect, it } from 'vitest';
import type { Level } from '../../src/bots/levels.js';
import type { Mind } from '../../src/bots/mind.js';
import { type GameOrder, playGame } from '../../src/bots/series.js';
import { gameCalled } from '../../src/games.js';
import { looking } from '../helpers/clock.js';

const entry = gameCalled('terra-mystica');
const { game } = await entry.module();
const mind = (await entry.mind!())!;

const order = (bots: readonly Level[], more: Partial<GameOrder> = {}): GameOrder => ({
  game: game.id,
  options: {},
  seed: 'series',
  bots,
  ...more,
});

describe('a game between bots', () => {
  it('gives each level its own time, or the one it is told', () => {
    const usual = playGame(game, mind, order(['normal', 'easy']), looking());
    const short = playGame(game, mind, order(['normal', 'easy'], { ms: { normal: 2 } }), looking());
    const each = (r: typeof usual, seat: number) => r.spent[seat]! / r.decisions[seat]!;
    expect(each(short, 0)).toBeLessThan(0.5 * each(usual, 0));
    expect(each(short, 1)).toBeGreaterThan(0.5 * each(usual, 1));
  });

  it('ends with an error when a bot answers what is not on offer', () => {
    const wrong: Mind = { ...mind, reflex: () => ({ id: 'nonsense' }) };
    expect(() => playGame(game, wrong, order(['easy', 'easy']), () => 0)).toThrow(/easy answers nonsense/);
  });
});
