/** Bowls, conversions, power actions, book actions, offers from neighbours. */
import { describe, expect, it } from 'vitest';
import { module } from '../../../src/games/age-of-innovation/index.js';
import { type Bowls, burn, capacity, charge, mostBurnable } from '../../../src/games/terra-kit/bowls.js';
import { RICH, scene } from './helpers.js';

const charged = (b: Bowls, gain: number): Bowls => {
  charge(b, gain);
  return b;
};

describe('bowls', () => {
  it('check 22 and p. 7: gaining power', () => {
    expect(charged([5, 7, 0], 8)).toEqual([0, 9, 3]);
    expect(capacity([5, 7, 0])).toBe(17);
    expect(charged([5, 7, 0], 30)).toEqual([0, 0, 12]);
    expect(charged([2, 7, 3], 3)).toEqual([0, 8, 4]);
  });

  it('check 23: burning twice', () => {
    const table = scene()
      .give(0, { bowls: [0, 7, 0] })
      .play('burn x2');
    expect(table.p().bowls).toEqual([0, 3, 2]);
    expect(table.give(0, { bowls: [0, 1, 0] }).offers('burn')).toBe(false);
    const b: Bowls = [0, 7, 0];
    burn(b, mostBurnable(b));
    expect(b).toEqual([0, 1, 3]);
  });
});

describe('conversions', () => {
  it.each([
    ['convert:power>scholar x2', { scholars: 2 }, [10, 0, 2]],
    ['convert:power>law x2', { books: [0, 2, 0, 0] }, [10, 0, 2]],
    ['convert:power>tool x4', { tools: 4 }, [12, 0, 0]],
    ['convert:power>coin x12', { coins: 12 }, [12, 0, 0]],
  ] as const)('%s', (answer, expected, bowls) => {
    const table = scene().give(0, { coins: 0, tools: 0, scholars: 0, books: [0, 0, 0, 0], bowls: [0, 0, 12] });
    table.play(answer);
    expect(table.p()).toMatchObject({ ...expected, bowls });
    expect(table.prompt().topic).toBe('turn');
  });

  it('scholars to tools, tools and books to coins', () => {
    const table = scene().give(0, { coins: 0, tools: 0, scholars: 2, books: [0, 0, 0, 3] });
    table.play('convert:scholar>tool x2', 'convert:tool>coin x1', 'convert:medicine>coin x3');
    expect(table.p()).toMatchObject({ scholars: 0, tools: 1, coins: 4, books: [0, 0, 0, 0] });
  });

  it('scholars only while the supply lasts; a converted one can be gained again', () => {
    const table = scene().give(0, { scholars: 7, bowls: [0, 0, 12] });
    expect(table.offers('convert:power>scholar')).toBe(false);
    expect(table.play('convert:scholar>tool x1').choice('convert:power>scholar')?.range).toEqual([1, 1]);
  });

  it('also after the action and after passing, but not in the middle of an action', () => {
    const table = scene()
      .put(0, 'workshop', 'H6')
      .ground('plains', 'H5')
      .give(0, { bowls: [0, 0, 12] });
    table.play('power:power-spade');
    expect(table.ids().some((id) => id.startsWith('convert'))).toBe(false);
    table.play('done');
    expect(table.prompt().topic).toBe('after');
    expect(table.offers('convert:power>coin')).toBe(true);
    const passing = scene().play('pass:booster-4');
    expect(passing.prompt()).toMatchObject({ seat: 0, topic: 'after' });
  });
});

describe('power actions', () => {
  it.each([
    ['power-scholar', 3, { scholars: 1 }],
    ['power-tools', 4, { tools: 2 }],
    ['power-coins', 4, { coins: 7 }],
  ] as const)('%s for %i', (id, cost, expected) => {
    const table = scene()
      .give(0, { coins: 0, tools: 0, scholars: 0, bowls: [0, 0, 12] })
      .play(`power:${id}`);
    expect(table.p()).toMatchObject({ ...expected, bowls: [cost, 0, 12 - cost] });
  });

  it.each([
    ['power-spade', 4, 1],
    ['power-spades', 6, 2],
  ] as const)('%s for %i: %i spades', (id, cost, free) => {
    const table = scene()
      .put(0, 'workshop', 'H6')
      .give(0, { bowls: [0, 0, 12] })
      .play(`power:${id}`);
    expect(table.prompt()).toMatchObject({ topic: 'spades', facts: { free } });
    expect(table.p().bowls[0]).toBe(cost);
  });

  it('each once a round for all seats, and again in the next', () => {
    const table = scene()
      .give(0, { bowls: [0, 0, 12] })
      .give(1, { bowls: [0, 0, 12] });
    table.play('power:power-coins').end();
    expect(table.prompt().seat).toBe(1);
    expect(table.offers('power:power-coins')).toBe(false);
    expect(table.run.blocked().find((b) => b.id === 'power:power-coins')?.why).toBe('used');
    expect(table.passAll().s.powerUsed).toEqual([]);
  });
});

describe('book actions', () => {
  it.each([
    ['book-power', 1, { bowls: [0, 12, 0] }],
    ['book-coins', 2, { coins: 6 }],
  ] as const)('%s for %i books', (id, cost, expected) => {
    const table = scene({ options: { 'book-actions': ['book-power', 'book-coins', 'book-steps'] } });
    table.give(0, { coins: 0, books: [cost, 0, 0, 0], bowls: [5, 7, 0] }).play(`books:${id}`);
    expect(table.p()).toMatchObject({ ...expected, books: [0, 0, 0, 0] });
  });

  it('book-steps: two steps in one discipline', () => {
    const table = scene({ options: { 'book-actions': ['book-power', 'book-coins', 'book-steps'] } });
    table.give(0, { books: [1, 0, 0, 0], levels: [0, 0, 0, 0] }).play('books:book-steps', 'step:engineering');
    expect(table.p().levels).toEqual([0, 0, 2, 0]);
  });

  it('book-points: 2 points a guild, the neutral one too', () => {
    const table = scene({ options: { 'book-actions': ['book-power', 'book-points', 'book-steps'] } });
    table
      .put(0, 'guild', 'H4', 'H5')
      .neutral(0, 'guild', 'H9')
      .give(0, { books: [1, 1, 0, 0] })
      .play('books:book-points');
    expect(table.from('book-points')).toBe(6);
  });

  it('p. 15: book-guild turns a workshop into a guild for two books of any kind', () => {
    const table = scene()
      .put(0, 'workshop', 'H4')
      .give(0, { books: [1, 1, 1, 0], coins: 0, tools: 0 });
    table.play('books:book-guild', 'pay:law', 'pay:banking', 'guild:H4');
    expect([table.at('H4'), table.p().books]).toEqual(['guild', [0, 0, 1, 0]]);
  });

  it('books that must be paid are paid without a question', () => {
    const table = scene()
      .put(0, 'workshop', 'H4')
      .give(0, { books: [1, 0, 1, 0] });
    table.play('books:book-guild');
    expect(table.prompt().topic).toBe('guild-upgrade');
  });
});

describe('power from neighbours', () => {
  it('p. 8: a workshop beside a workshop and a school: 3 power for 2 points', () => {
    const table = scene()
      .put(0, 'workshop', 'H4')
      .put(1, 'workshop', 'H6')
      .put(1, 'school', 'I5')
      .put(1, 'guild', 'I8')
      .ground('desert', 'H5');
    table
      .give(0, RICH)
      .give(1, { bowls: [5, 7, 0] })
      .play('build:H5', 'end');
    expect(table.prompt()).toMatchObject({ seat: 1, topic: 'offer', facts: { power: 3, cost: 2 } });
    expect(table.choice('accept')?.price).toEqual({ points: 2 });
    table.play('accept');
    expect(table.told('offer')).toMatchObject([{ seat: 1, hex: 'H5', power: 3, cost: 2, taken: true }]);
    expect(table.told('lost')).toEqual([]);
    expect(table.p(1)).toMatchObject({ bowls: [2, 10, 0], vp: 18 });
    expect(table.p(1).points.offers).toBe(-2);
  });

  it('check 25: 5 offered, only 2 fit into the bowls, for 1 point', () => {
    const table = scene().put(0, 'workshop', 'H4').put(1, 'palace', 'H6').put(1, 'guild', 'I5').ground('desert', 'H5');
    table
      .give(0, RICH)
      .give(1, { bowls: [0, 2, 10] })
      .play('build:H5', 'end');
    expect(table.prompt().facts).toMatchObject({ offered: 5, power: 2, cost: 1 });
    table.play('accept');
    expect(table.p(1)).toMatchObject({ bowls: [0, 0, 12], vp: 19 });
    expect(table.told('lost')).toMatchObject([{ seat: 1, why: 'offer', what: 'power' }]);
  });

  it('points never fall below zero: power up to points and one', () => {
    const table = scene().put(0, 'workshop', 'H4').put(1, 'palace', 'H6').put(1, 'guild', 'I5').ground('desert', 'H5');
    table
      .give(0, RICH)
      .give(1, { vp: 2, bowls: [5, 7, 0] })
      .play('build:H5', 'end', 'accept');
    expect(table.p(1)).toMatchObject({ bowls: [2, 10, 0], vp: 0 });
    expect(table.told('lost')).toEqual([]);
  });

  it('a single power costs nothing', () => {
    const table = scene().put(0, 'workshop', 'H4').put(1, 'workshop', 'H6').ground('desert', 'H5').give(0, RICH);
    table.give(1, { bowls: [5, 7, 0] }).play('build:H5', 'end');
    expect([table.prompt().facts?.cost, table.choice('accept')?.price]).toEqual([0, undefined]);
    expect(table.play('accept').p(1)).toMatchObject({ bowls: [4, 8, 0], vp: 20 });
  });

  it('full bowls get no question; pavilions and neutral pieces count; declining costs nothing', () => {
    const table = scene()
      .put(0, 'workshop', 'H4')
      .put(1, 'tower', 'H6')
      .pavilion('H6')
      .put(2, 'workshop', 'I5')
      .ground('desert', 'H5');
    table
      .give(0, RICH)
      .give(1, { bowls: [5, 7, 0] })
      .give(2, { bowls: [0, 0, 12] })
      .play('build:H5', 'end');
    expect(table.prompt().facts).toMatchObject({ power: 3 });
    table.play('decline');
    expect([table.p(1).vp, table.p(1).bowls, table.prompt().topic]).toEqual([20, [5, 7, 0], 'turn']);
  });

  it('two buildings in one turn are two offers, asked in turn order after the builder', () => {
    const table = scene()
      .put(0, 'workshop', 'H4', 'I4', 'F4')
      .put(0, 'guild', 'F5')
      .put(1, 'workshop', 'H6', 'G5')
      .put(2, 'workshop', 'I5')
      .ground('desert', 'H5')
      .give(0, RICH);
    table.s.order = [0, 2, 1];
    table.again().play('build:H5', 'end');
    expect(table.s.offers.map((o) => [o.seat, o.power])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(table.prompt().queue).toEqual([1]);
  });

  it('a seat that has passed is offered power too', () => {
    const table = scene().put(0, 'workshop', 'H4').put(1, 'workshop', 'H6').ground('desert', 'H5').give(0, RICH);
    table.p(1).passed = true;
    table.s.next = [1];
    table.play('build:H5', 'end');
    expect(table.prompt()).toMatchObject({ seat: 1, topic: 'offer' });
  });

  it('bridges and pavilions are no building', () => {
    const table = scene()
      .put(0, 'workshop', 'H4')
      .put(1, 'workshop', 'H5')
      .give(0, { ...RICH, pavilions: 1 });
    expect(table.play('pavilion:H4').s.offers).toEqual([]);
  });

  it('standing orders answer as told', () => {
    const order = module.orders[0]!;
    const ask = (cost: number) => ({
      seat: 1,
      topic: 'offer',
      from: 'hex:H5',
      facts: { power: cost + 1, cost },
      choices: [],
    });
    expect(order.values.map((v) => order.decide(ask(0), v, () => null)?.id ?? '?')).toEqual([
      '?',
      'accept',
      'accept',
      'accept',
      'accept',
      'accept',
      'decline',
    ]);
    expect(order.values.map((v) => order.decide(ask(2), v, () => null)?.id ?? '?')).toEqual([
      '?',
      '?',
      'decline',
      '?',
      'accept',
      'accept',
      'decline',
    ]);
  });
});
