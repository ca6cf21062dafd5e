/** The end of a turn: asked for only where a conversion could still matter before the seat acts again. */
import { expect, it } from 'vitest';
import { answerOf } from '../../../src/engine/log.js';
import { ordered } from '../../../src/engine/orders.js';
import { Session } from '../../../src/engine/session.js';
import { module } from '../../../src/games/terra-mystica/index.js';
import { wholeGame } from '../../ui/samples.js';
import { type Table, table } from './helpers.js';

const END = { id: 'end' };
const answers = (t: Table, set: Record<string, string> = {}) => {
  expect(t.topic()).toBe('turn-rest');
  const prompt = t.run.prompt();
  return prompt && ordered(module.orders, prompt, set, () => module.game.view(t.s, prompt.seat));
};

/** After an action of the Witches, whose temples stand around free ground beside a Nomad. */
const after = (bowls: [number, number, number], goods = { coins: 60, workers: 60, priests: 3 }) =>
  table(['witches', 'nomads'])
    .goods(0, { ...goods, bowls })
    .build(0, { F4: 'temple', E7: 'temple', E6: 'temple' })
    .build(1, { F3: 'dwelling' })
    .turn(0);

it('a turn ends by itself where all power that could come finds room', () => {
  const t = after([6, 2, 4]).play('advance:ship');
  expect(t.offers('convert:power>coins')).toBe(true);
  expect(answers(t)).toEqual(END);
  expect(answers(t, { rest: 'ask' })).toBeNull();
});

it('is asked about where power would be lost, unless the seat does not want that', () => {
  const t = after([0, 1, 11]).play('advance:ship');
  expect(answers(t)).toBeNull();
  expect(answers(t, { rest: 'end' })).toEqual(END);
});

it('is asked about while a dwelling of this action could be paid for after a conversion', () => {
  const t = after([6, 2, 4], { coins: 60, workers: 60, priests: 3 });
  const dig = t.choices().find((c) => c.id.startsWith('dig:') && c.id.endsWith('>forest'));
  t.play(dig?.id ?? '');
  t.seat(0).workers = 0;
  t.seat(0).coins = 0;
  expect(t.choices().some((c) => c.verb === 'build')).toBe(false);
  expect(answers(t)).toBeNull();
});

it('spares most of the questions of a recorded game', async () => {
  const whole = await wholeGame('terra-mystica', 4);
  const session = new Session({ module: whole.module, table: whole.table, seed: whole.seed });
  let asked = 0;
  let spared = 0;
  for (const entry of whole.log) {
    const prompt = session.prompt();
    if (prompt?.topic === 'turn-rest') {
      asked += 1;
      if (ordered(module.orders, prompt, {}, () => session.view(prompt.seat))) spared += 1;
    }
    session.submit(answerOf(entry));
  }
  expect(asked).toBeGreaterThan(50);
  expect(spared / asked).toBeGreaterThan(0.5);
});
