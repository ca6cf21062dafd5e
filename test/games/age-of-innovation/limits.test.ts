/** What runs out, may be done once only, or comes to nothing. */
import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/age-of-innovation/game.js';
import { riverCities } from '../../../src/games/age-of-innovation/rules/cities.js';
import { RICH, scene, type Table } from './helpers.js';

/** Scholars of seat 0 on the science board. */
function sent(table: Table, n: number): Table {
  for (let i = 0; i < n; i++) table.s.spaces[Math.floor(i / 4)]![i % 4] = 0;
  table.p().sent = n;
  return table.again();
}
const begins = (table: Table, verb: string) => table.ids().filter((id) => id.startsWith(`${verb}:`));

describe('pieces', () => {
  it('three bridges a seat, whoever else has some, for every kind of bridge', () => {
    const table = scene({ faction: 'moles' })
      .put(0, 'workshop', 'C9', 'F7')
      .put(1, 'workshop', 'E3')
      .give(0, { ...RICH, bowls: [0, 0, 12] });
    table.bridge(1, 'E3', 'F4').bridge(0, 'C9', 'D7').bridge(0, 'C9', 'D10');
    expect(begins(table, 'bridge').length).toBeGreaterThan(0);
    expect(table.offers('power:power-bridge')).toBe(true);
    table.play('power:power-bridge');
    expect(table.ids()).toEqual(['bridge:C9-E9', 'bridge:F7-G6', 'bridge:F7-H7']);
    table.play('bridge:F7-G6').end().passOthers().tile(0, 'booster-6');
    expect([begins(table, 'bridge'), table.offers('special:booster-6')]).toEqual([[], false]);
    expect(game.view(table.s, 0).players.map((p) => p.bridgesLeft)).toEqual([0, 2, 3]);
  });

  it('two pavilions of a competency, then no more', () => {
    const table = scene().put(0, 'workshop', 'H4', 'H8', 'I12').tile(0, 'competency-6').give(0, { pavilions: 2 });
    table.play('pavilion:H4').end().passOthers();
    expect(begins(table, 'pavilion')).toEqual(['pavilion:H8', 'pavilion:I12']);
    table.play('pavilion:I12').end().passOthers();
    expect([begins(table, 'pavilion'), table.p().pavilions]).toEqual([[], 0]);
  });

  it('seven scholars, those on the science board among them', () => {
    const table = sent(scene().give(0, { scholars: 2, bowls: [0, 0, 12] }), 4);
    expect(table.choice('convert:power>scholar')?.range).toEqual([1, 1]);
    table.play('convert:power>scholar x1', 'power:power-scholar');
    expect(table.p()).toMatchObject({ scholars: 3, sent: 4 });
    expect(table.told('lost')).toMatchObject([{ what: 'scholars' }]);
  });

  it('three of each city tile', () => {
    const table = scene().put(0, 'guild', 'H4', 'H5', 'H6').ground('desert', 'H7').give(0, RICH);
    for (const kind of [3, 3, 3, 5, 5]) table.city(1, kind);
    table.play('build:H7');
    expect([table.offers('city:city-coins'), table.offers('city:city-power')]).toEqual([false, true]);
    expect(table.ids()).toHaveLength(6);
  });

  it('no city tile left: what a faction gets for founding it still gets, palace 11 brings nothing', () => {
    const empty = (faction: 'felines' | 'blessed') => {
      const table = scene({ faction }).put(0, 'guild', 'H4', 'H5', 'H6').ground('desert', 'H7').give(0, RICH);
      for (let k = 0; k < 7; k++) for (let i = 0; i < 3; i++) table.city(1, k);
      return table;
    };
    expect(empty('felines').play('build:H7').prompt()).toMatchObject({ topic: 'step', from: 'faction:felines' });
    const table = empty('blessed');
    table.s.palaces = ['palace-11'];
    table.again().play('upgrade:H4>palace', 'palace:palace-11');
    expect(table.prompt().topic).toBe('after');
    expect(table.told('lost')).toMatchObject([{ why: 'palace-11', what: 'city-tile' }]);
  });

  it('four competencies of a kind: the fifth seat finds the stack empty', () => {
    const table = scene({ seats: 5 }).put(0, 'guild', 'H4').give(0, RICH);
    for (const seat of [1, 2, 3, 4]) table.tile(seat, 'competency-3');
    table.play('upgrade:H4>school');
    expect(table.offers('competency:competency-3')).toBe(false);
    expect(table.ids()).toHaveLength(11);
  });

  it('who has every competency that is left gets none', () => {
    const table = scene().put(0, 'guild', 'H4').give(0, RICH);
    for (let i = 1; i <= 12; i++) table.tile(0, `competency-${i}` as never);
    table.play('upgrade:H4>school');
    expect(table.prompt().topic).toBe('after');
    expect(table.told('lost')).toMatchObject([{ what: 'competency' }]);
  });
});

describe('once a round', () => {
  it('each book action for all seats together, and again in the next round', () => {
    const table = scene()
      .give(0, { books: [3, 0, 0, 0] })
      .give(1, { books: [3, 0, 0, 0] });
    table.play('books:book-power').end();
    expect([table.prompt().seat, table.offers('books:book-power')]).toEqual([1, false]);
    expect(table.run.blocked().find((b) => b.id === 'books:book-power')?.why).toBe('used');
    expect(table.passAll().s.bookUsed).toEqual([]);
    expect(table.offers('books:book-power')).toBe(true);
  });

  it('an innovation takes all its books, not only those of its column', () => {
    const table = scene().give(0, { ...RICH, books: [2, 2, 0, 0] });
    expect(begins(table, 'innovate')).toEqual([]);
    expect(begins(table.give(0, { books: [2, 2, 1, 0] }), 'innovate')).toHaveLength(4);
    // The second one takes a sixth book.
    expect(begins(table.tile(0, 'steel'), 'innovate')).toEqual([]);
    expect(begins(table.give(0, { books: [2, 2, 1, 1] }), 'innovate').length).toBeGreaterThan(0);
  });
});

describe('free guilds', () => {
  it('are placed once, by a book action and by palaces 4 and 16', () => {
    const table = scene()
      .put(0, 'workshop', 'H4', 'H8')
      .give(0, { books: [2, 0, 0, 0] });
    expect(table.play('books:book-guild', 'guild:H4').prompt().topic).toBe('after');
    const special = scene().put(0, 'workshop', 'H4', 'H8').put(0, 'palace', 'A4').tile(0, 'palace-4');
    expect(special.play('special:palace-4', 'guild:H8').prompt().topic).toBe('after');
    const once = scene().put(0, 'guild', 'H4').give(0, RICH);
    once.s.palaces = ['palace-16'];
    once.again().play('upgrade:H4>palace', 'palace:palace-16');
    const guilds = once.ids().filter((id) => id !== 'done');
    expect(guilds.every((id) => id !== 'guild:H4' && once.terrain(id.slice(6)) === 'desert')).toBe(true);
    once.play('guild:D4');
    expect([once.at('D4'), once.prompt().topic]).toEqual(['guild', 'after']);
  });

  it('are lost where no own terrain is empty; a guild that became the palace is there again', () => {
    const table = scene().put(0, 'guild', 'H4', 'H6', 'H8', 'H10').put(0, 'school', 'I12').give(0, RICH);
    table.s.palaces = ['palace-16'];
    table.again().play('upgrade:H4>palace', 'palace:palace-16');
    expect(table.prompt().topic).toBe('guild-anywhere');
    const none = scene().put(0, 'guild', 'H4').give(0, RICH);
    none.s.palaces = ['palace-16'];
    for (const h of none.s.terrain.keys()) if (none.s.terrain[h] === 0 && none.s.owner[h] === -1) none.s.terrain[h] = 1;
    none.again().play('upgrade:H4>palace', 'palace:palace-16');
    expect(none.prompt().topic).toBe('after');
    expect(none.told('lost')).toMatchObject([{ why: 'palace-16', what: 'guild' }]);
  });
});

describe('steps that cannot be made', () => {
  const books = { options: { 'book-actions': ['book-power', 'book-coins', 'book-steps'] } };

  it('only disciplines with a step to make are offered, and the choice is made once', () => {
    const table = scene(books).give(0, { books: [2, 0, 0, 0], levels: [7, 5, 0, 7] });
    table.play('books:book-steps');
    expect(table.ids()).toEqual(['step:law', 'step:engineering']);
    table.play('step:law');
    expect([table.p().levels, table.prompt().topic]).toEqual([[7, 7, 0, 7], 'after']);
  });

  it('are lost where no discipline is open, after a warning', () => {
    const table = scene(books)
      .tile(0, 'booster-8')
      .put(0, 'school', 'H4')
      .give(0, { books: [2, 0, 0, 0], levels: [7, 7, 7, 7] });
    expect(table.choice('books:book-steps')?.warn).toBe('no-gain');
    table.play('books:book-steps');
    expect([table.p().levels, table.prompt().topic]).toEqual([[7, 7, 7, 7], 'after']);
    table.end().passOthers();
    table.play(begins(table, 'pass')[0]!);
    expect(table.told('lost')).toMatchObject([
      { what: 'steps', why: 'book-steps' },
      { what: 'steps', why: 'booster-8' },
    ]);
  });
});

describe('actions that bring nothing', () => {
  it.each([
    ['power:power-scholar', { scholars: 7 }, { scholars: 6 }],
    ['books:book-power', { bowls: [0, 0, 12] as [number, number, number] }, { bowls: [0, 1, 11] }],
    ['special:competency-7', { bowls: [0, 0, 12] as [number, number, number] }, { bowls: [0, 1, 11] }],
  ] as const)('%s is offered with a warning', (id, vain, useful) => {
    const table = scene().tile(0, 'competency-7');
    table.give(0, { books: [1, 0, 0, 0], bowls: [0, 0, 12], ...vain });
    expect(table.choice(id)?.warn).toBe('no-gain');
    expect(table.give(0, useful as never).choice(id)?.warn).toBeUndefined();
  });

  it('points for guilds that are not there', () => {
    const table = scene({ options: { 'book-actions': ['book-power', 'book-points', 'book-steps'] } });
    table.give(0, { books: [2, 0, 0, 0] });
    expect(table.choice('books:book-points')?.warn).toBe('no-gain');
    expect(table.put(0, 'guild', 'H4').choice('books:book-points')?.warn).toBeUndefined();
  });

  it('never the coins, tools, books and points of others', () => {
    const table = scene().tile(0, 'professors').tile(0, 'palace-13').put(0, 'palace', 'H4').give(0, { scholars: 7 });
    table.give(0, { bowls: [0, 0, 12] });
    for (const id of ['power:power-coins', 'power:power-tools', 'special:professors', 'special:palace-13']) {
      expect([id, table.choice(id)?.warn]).toEqual([id, undefined]);
    }
  });
});

describe('what does not fit or has no place is told', () => {
  it('power beyond the bowls, from tiles and from science', () => {
    const table = scene()
      .give(0, { books: [1, 0, 0, 0], bowls: [0, 3, 9] })
      .play('books:book-power');
    expect(table.told('lost')).toMatchObject([{ why: 'book-power', what: 'power' }]);
    const science = scene()
      .give(0, { scholars: 1, levels: [2, 0, 0, 0], bowls: [0, 0, 12] })
      .play('scholar:banking@3');
    expect(science.told('lost')).toMatchObject([{ why: 'science-banking', what: 'power' }]);
    const fits = scene()
      .give(0, { books: [1, 0, 0, 0], bowls: [5, 7, 0] })
      .play('books:book-power');
    expect(fits.told('lost')).toEqual([]);
  });

  it('bridges of palace 15 where none can lie', () => {
    const table = scene().put(0, 'guild', 'I8').give(0, RICH);
    table.s.palaces = ['palace-15'];
    table.again().play('upgrade:I8>palace', 'palace:palace-15', 'part:bridges');
    expect(table.prompt().topic).toBe('part');
    expect(table.told('lost')).toMatchObject([{ why: 'palace-15', what: 'bridge' }]);
  });
});

describe('tunnels and flights', () => {
  it('are part of the price that is shown', () => {
    const table = scene({ faction: 'moles' }).put(0, 'workshop', 'H6').put(0, 'palace', 'A4').tile(0, 'palace-9');
    table.ground('plains', 'H4').give(0, RICH);
    expect(table.choice('build:H4@tunnel')?.price).toEqual({ tools: 3 + 1 + 1, coins: 2 });
    expect(table.choice('dig:H4@tunnel')?.price).toEqual({ tools: 3 + 1 });
    expect(table.choice('build:H4@flight')?.price).toEqual({ tools: 3 + 1, coins: 2, scholars: 1 });
  });

  it('belong to terraform and build: neither for neutral buildings nor at the end of a round', () => {
    const table = scene({ faction: 'moles', tile: 'round-4' })
      .put(0, 'guild', 'H6')
      .put(0, 'palace', 'A4')
      .tile(0, 'palace-9')
      .give(0, { ...RICH, levels: [0, 0, 0, 4] });
    expect(table.ids().some((id) => id.endsWith('@tunnel'))).toBe(true);
    expect(table.ids().some((id) => id.endsWith('@flight'))).toBe(true);
    table.play('upgrade:H6>school', 'competency:competency-10');
    const near = ['A3', 'A5', 'B3', 'B4', 'H5', 'H7', 'I6', 'I7', 'G6'];
    expect(begins(table, 'place').every((id) => near.includes(id.slice(6)))).toBe(true);
    table.play(begins(table, 'place')[0]!);
    while (table.prompt().topic !== 'spades') {
      if (table.prompt().topic === 'turn') table.play(begins(table, 'pass')[0]!);
      else table.end();
    }
    expect(table.s.phase).toBe('science');
    expect(table.ids().some((id) => id.includes('@'))).toBe(false);
  });
});

describe('palace 14', () => {
  it('counts only the groups that touch the skipped hex', () => {
    const table = scene()
      .put(0, 'guild', 'F4', 'F5')
      .put(0, 'workshop', 'H4')
      .put(0, 'palace', 'A4')
      .put(0, 'guild', 'A5')
      .tile(0, 'palace-14');
    expect(riverCities(table.s, 0)).toEqual([]);
    expect(riverCities(table.put(0, 'school', 'H5').s, 0).map((h) => table.s.terrain[h])).not.toEqual([]);
  });
});

describe('palace 11 with a city at once', () => {
  it('the tile of the palace first: it lies on the palace, the city still takes its own', () => {
    const table = scene().put(0, 'guild', 'H4', 'H5').put(0, 'workshop', 'H6', 'H7').give(0, RICH);
    table.s.palaces = ['palace-11'];
    table.again().play('upgrade:H4>palace', 'palace:palace-11', 'reward:palace', 'city:city-coins', 'city:city-tools');
    expect(table.s.cities.map((c) => [c.tile, c.at, c.waiting])).toEqual([
      ['city-tools', table.hex('H4'), false],
      ['city-coins', -1, false],
    ]);
    expect(table.told('city')).toMatchObject([
      { tile: 'city-coins', hex: '', why: 'palace-11' },
      { tile: 'city-tools', hex: 'H4', why: 'city' },
    ]);
  });
});
