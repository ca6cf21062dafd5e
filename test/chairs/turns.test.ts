/** A game that is sent to and fro as text. */
import { describe, expect, it } from 'vitest';
import { playTurn, turnBlock, turnFrom } from '../../src/chairs/turns.js';
import { randomAnswer } from '../../src/engine/bots/random.js';
import type { GameModule } from '../../src/engine/phrasebook.js';
import { fractions } from '../../src/engine/random.js';
import { Session } from '../../src/engine/session.js';
import { Refused } from '../../src/engine/types.js';
import { contestants } from '../helpers/games.js';
import { bazaarModule, pebblesModule } from '../toys/index.js';

const games = await contestants();

function game(module: GameModule, seed = 'by-file'): Session {
  const seats = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name, by: 'human' }));
  return new Session({ module, table: { seats, options: {}, undo: 'strict' }, seed });
}

function play(session: Session, answers: number, seed: string): Session {
  const random = fractions(seed);
  for (let i = 0; i < answers && session.prompt(); i++) session.submit(randomAnswer(session.prompt()!, random));
  return session;
}

const code = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
  return 'taken';
};

const open = games.filter(({ module }) => !module.game.chance && !game(module).secrets());

describe('turns', () => {
  it.each(open)('bring a game of $id to the other side, block by block', ({ module }) => {
    const [here, there] = [game(module), game(module)];
    for (let i = 0; i < 4; i++) {
      const [from, to] = i % 2 === 0 ? [here, there] : [there, here];
      const before = from.log.length;
      play(from, 7, `block ${i}`);
      const block = turnBlock(from, before);
      const quoted = `Your turn!\n\n${block.replace(/^/gm, '> ')}\nAnn`;
      expect(playTurn(to, turnFrom(quoted))).toBe(from.log.length - before);
      expect(to.checksum()).toBe(from.checksum());
    }
  });

  it('go back and forth only in order, unaltered, and in their own game', () => {
    const whole = play(game(pebblesModule), 9, 'order');
    const half = () => play(game(pebblesModule), 4, 'order');
    const block = turnBlock(whole, 4);
    expect(code(() => playTurn(half(), turnFrom(block)))).toBe('taken');
    expect(code(() => playTurn(game(pebblesModule), turnFrom(block)))).toBe('turn-order');
    expect(code(() => playTurn(whole, turnFrom(block)))).toBe('turn-known');
    expect(code(() => playTurn(game(pebblesModule, 'another'), turnFrom(block)))).toBe('turn-other');
    expect(code(() => turnBlock(whole, 9))).toBe('turn-none');
    const lines = block.split('\n');
    for (let i = 0; i < lines.length - 1; i++) {
      const without = lines.filter((_, n) => n !== i).join('\n');
      expect(code(() => playTurn(half(), turnFrom(without)))).not.toBe('taken');
      const twice = lines.flatMap((line, n) => (n === i ? [line, line] : [line])).join('\n');
      if (i > 0 && i < lines.length - 2) expect(code(() => playTurn(half(), turnFrom(twice)))).not.toBe('taken');
    }
    const other = block.replace(/^(\d) (\S+)/m, (_, seat, id) => `${seat} ${id}x`);
    expect(code(() => turnFrom(other))).toBe('turn-altered');
  });

  it('are refused after another way than this one', () => {
    const mine = play(game(pebblesModule), 6, 'one way');
    const theirs = play(play(game(pebblesModule), 2, 'one way'), 4, 'another way');
    const same = mine.log.every((entry, i) => `${entry}` === `${theirs.log[i]}`);
    expect(same).toBe(false);
    expect(code(() => playTurn(mine, turnFrom(turnBlock(theirs, 2))))).toBe('turn-fork');
  });

  it('are not made where something is left to chance or secret', () => {
    expect(code(() => turnBlock(play(game(bazaarModule), 3, 'x'), 0))).toBe('turn-chance');
    for (const { module } of games.filter(({ module: { game: g } }) => g.chance))
      expect(code(() => turnBlock(play(game(module), 1, 'x'), 0))).toBe('turn-chance');
  });
});
