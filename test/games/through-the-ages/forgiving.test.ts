/** The order of choices, standing orders that hold by themselves, warnings with numbers. */
import { describe, expect, it } from 'vitest';
import { playout } from '../../../src/engine/fuzz.js';
import { ordered, ordersChanged } from '../../../src/engine/orders.js';
import { saveOf } from '../../../src/engine/save/open.js';
import { Session } from '../../../src/engine/session.js';
import type { Prompt } from '../../../src/engine/types.js';
import { module } from '../../../src/games/through-the-ages/index.js';
import { tradeWasted } from '../../../src/games/through-the-ages/rules/end-turn.js';
import { anew, choice, put, scene } from './civil/scene.js';
import { Table } from './military/table.js';

const { game, orders } = module;

/** What is lost for good, or seldom meant. */
const LATE = ['destroy', 'disband', 'resign', 'columbus', 'alexander', 'cancel-pact'];

function prompts(seats: number, seed: string): Prompt[] {
  const out: Prompt[] = [];
  playout({ game, seats, seed, checkEvery: 0, onAnswer: (_, prompt) => void out.push(prompt) });
  return out;
}

describe('the order of choices', () => {
  it('puts what is lost for good behind everything else but the way out', () => {
    const seen = new Set<string>();
    for (const prompt of [...prompts(2, 'order 1'), ...prompts(3, 'order 2'), ...prompts(4, 'order 3')]) {
      if (prompt.topic !== 'actions' && prompt.topic !== 'politics') continue;
      const verbs = prompt.choices.map((c) => c.verb);
      const first = verbs.findIndex((verb) => LATE.includes(verb));
      if (first < 0) continue;
      seen.add(prompt.topic);
      const behind = verbs.slice(first).filter((verb) => !LATE.includes(verb) && verb !== 'end');
      expect(behind, prompt.topic).toEqual([]);
      if (prompt.topic === 'politics') expect(first).toBeGreaterThan(0);
    }
    expect([...seen].sort()).toEqual(['actions', 'politics']);
  });
});

describe('standing orders that hold by themselves', () => {
  const politics = (hand: readonly Parameters<Table['hand']>[1][]) => {
    const table = new Table(3).hand(0, ...hand);
    table.politics(0);
    const prompt = table.run.prompt();
    if (!prompt) throw new Error('nobody is asked');
    return prompt;
  };

  it('pass the politics of a seat without military cards, in words of its own', () => {
    const prompt = politics([]);
    expect(prompt.choices.map((c) => c.id)).toEqual(['pass', 'resign']);
    expect(ordered(orders, prompt, {}, () => null)).toEqual({ id: 'pass' });
    expect(ordered(orders, prompt, { politics: 'ask' }, () => null)).toBeNull();
  });

  it('never speak for a seat that holds cards, playable or not: that would tell what they are', () => {
    for (const hand of [['b1'], ['t1-legion'], ['e1-rats']] as const) {
      const prompt = politics([...hand]);
      expect(
        ordered(orders, prompt, {}, () => null),
        hand[0],
      ).toBeNull();
    }
    expect(ordered(orders, politics(['b1']), { politics: 'skip-idle' }, () => null)).toEqual({ id: 'pass' });
  });

  it('leave the same log, the same words and the same save behind as a pass by hand', () => {
    const played = (auto: boolean) => {
      const seats = ['Ann', 'Bob', 'Cem'].map((name) => ({ name, by: 'human' }));
      const session = new Session({ module, table: { seats, options: {}, undo: 'strict' }, seed: 'politics' });
      let passed = 0;
      for (let i = 0; i < 60 && passed < 3; i++) {
        const prompt = session.prompt();
        if (!prompt) break;
        const order = ordered(orders, prompt, {}, () => null);
        if (prompt.topic === 'politics' && order) {
          session.submit(order, { auto });
          passed += 1;
        } else session.submit({ id: prompt.choices.find((c) => c.verb === 'end')?.id ?? prompt.choices[0]?.id ?? '' });
      }
      expect(passed).toBe(3);
      const said = session.history().map(({ entry, told }) => ({ entry, told }));
      return { log: session.log, said, save: saveOf(session, 'test') };
    };
    expect(played(true)).toEqual(played(false));
  });

  it('end a turn whose only rest is its end, when that loses nothing', () => {
    const end = { id: 'end', verb: 'end' };
    const prompt = { seat: 0, topic: 'actions', from: 'rule:action-phase', choices: [end] };
    expect(ordered(orders, prompt, {}, () => null)).toEqual({ id: 'end' });
    expect(ordered(orders, prompt, { end: 'ask' }, () => null)).toBeNull();
    expect(ordered(orders, { ...prompt, choices: [{ ...end, warn: 'famine' }] }, {}, () => null)).toBeNull();
    expect(ordered(orders, { ...prompt, choices: [{ id: 'grow', verb: 'grow' }, end] }, {}, () => null)).toBeNull();
  });

  it('are not counted as changed', () => {
    expect(ordersChanged(orders, {})).toBe(0);
    expect(ordersChanged(orders, { politics: 'empty-hand' })).toBe(0);
    expect(ordersChanged(orders, { politics: 'ask', defence: 'never' })).toBe(2);
  });
});

describe('goods of Trade Routes', () => {
  it('that nothing will use are warned of at the end of the turn, with their number', () => {
    const { run, s, p } = scene(3);
    s.pacts = [{ card: 'p1-trade-routes', owner: 0, partner: 1, ownerIs: 'B' }];
    put(p, 'bronze', 2, 1);
    p.ca = 0;
    const at = anew(run);
    expect(choice(at, 'end')?.warn).toBeUndefined();
    p.turn.extra.food = 1;
    const wasting = choice(anew(run), 'end');
    expect(wasting?.warn).toBe('trade-wasted');
    const telling = { view: game.view(s, 0), name: (seat: number) => `P${seat + 1}` };
    if (!wasting) throw new Error('the turn cannot be ended');
    expect(module.phrases.warn('trade-wasted', wasting, telling)).toBe(
      '1 traded good unused, lost at the end of the turn',
    );
    // A hungry population eats it.
    p.yellow = 16;
    expect(tradeWasted(s, p)).toBe(0);
  });
});
