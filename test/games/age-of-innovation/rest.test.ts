/** The end of a turn: asked for only where a conversion could still matter before the seat acts again. */
import { expect, it } from 'vitest';
import { ordered } from '../../../src/engine/orders.js';
import { Session } from '../../../src/engine/session.js';
import { module } from '../../../src/games/age-of-innovation/index.js';
import { wholeGame } from '../../ui/samples.js';
import { RICH, scene, type Table } from './helpers.js';

const answers = (table: Table, set: Record<string, string> = {}) => {
  const prompt = table.prompt();
  expect(prompt.topic).toBe('after');
  return ordered(module.orders, prompt, set, () => module.game.view(table.s, prompt.seat));
};
const END = { id: 'end' };

/** After an action, with these bowls, beside so many guilds that stand around one free hex. */
const after = (bowls: [number, number, number], guilds: string[] = ['H4', 'H6', 'G5']) => {
  const table = scene()
    .put(0, 'guild', ...guilds)
    .put(1, 'workshop', 'I5')
    .give(0, { ...RICH, bowls });
  return table.play('track:shipping');
};

it('a turn ends by itself where all power that could come finds room', () => {
  expect(answers(after([6, 2, 4]))).toEqual(END);
  expect(answers(after([6, 2, 4]), { after: 'ask' })).toBeNull();
});

it('is asked about where power would be lost, unless the seat does not want that', () => {
  expect(answers(after([0, 2, 10]))).toBeNull();
  expect(answers(after([0, 2, 10]), { after: 'end' })).toEqual(END);
});

it('tools for coins matter no more than before the next action', () => {
  const table = after([0, 1, 0]);
  expect(table.ids()).toContain('convert:tool>coin');
  expect(table.ids().some((id) => id === 'burn' || id.startsWith('convert:power'))).toBe(false);
  expect(answers(table)).toEqual(END);
});

it('after a pass the income comes first: conversions of power are worth a question', () => {
  const table = after([6, 2, 4]);
  table.play('end');
  for (let i = 0; i < 40 && !(table.prompt().seat === 0 && table.prompt().topic === 'turn'); i++)
    table.play(table.ids().find((id) => id.startsWith('pass') || id === 'decline' || id === 'end') ?? '');
  table.play(table.ids().find((id) => id.startsWith('pass')) ?? '');
  expect(answers(table)).toBeNull();
});

it('spares four of ten questions of a recorded game', async () => {
  const whole = await wholeGame('age-of-innovation', 4);
  const session = new Session({ module: whole.module, table: whole.table, seed: whole.seed });
  let asked = 0;
  let spared = 0;
  for (const [, id, n] of whole.log) {
    const prompt = session.prompt();
    if (prompt?.topic === 'after') {
      asked += 1;
      if (ordered(module.orders, prompt, {}, () => session.view(prompt.seat))) spared += 1;
    }
    session.submit(n === undefined ? { id } : { id, n });
  }
  expect(asked).toBeGreaterThan(50);
  expect(spared / asked).toBeGreaterThan(0.4);
});
