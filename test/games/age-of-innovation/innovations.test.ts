import { describe, expect, it } from 'vitest';
import { COMPETENCIES } from '../../../src/games/age-of-innovation/data/ids.js';
import { game } from '../../../src/games/age-of-innovation/game.js';
import { innovate, RICH, scene } from './helpers.js';

const books = (n: number) => ({ books: [n, n, n, n], coins: 60 });

describe('tracks', () => {
  it('check 26 and p. 14: shipping on a standard board', () => {
    const table = scene().give(0, { scholars: 3, coins: 12, vp: 20, books: [0, 0, 0, 0] });
    table
      .play('track:shipping')
      .end()
      .passOthers()
      .play('track:shipping', 'book:law x2')
      .end()
      .passOthers()
      .play('track:shipping');
    expect(table.p()).toMatchObject({ scholars: 0, coins: 0, shipping: 3, books: [0, 2, 0, 0] });
    expect(table.from('shipping')).toBe(6);
    expect(table.give(0, RICH).offers('track:shipping')).toBe(false);
  });

  it('check 26: the lake board starts at 1 with its own rewards', () => {
    const table = scene({ board: 'lake' }).give(0, { scholars: 2, coins: 8, books: [0, 0, 0, 0] });
    table.play('track:shipping').end().passOthers().play('track:shipping');
    expect(table.prompt()).toMatchObject({ topic: 'books', facts: { left: 2 } });
    table.play('book:law x2');
    expect(table.p()).toMatchObject({ scholars: 0, coins: 0, shipping: 3, books: [0, 2, 0, 0] });
    expect(table.from('shipping')).toBe(3);
  });

  it.each([
    ['desert', 10],
    ['plains', 2],
  ] as const)('check 27 and p. 14: terraforming on the %s board costs %i coins for both steps', (board, coins) => {
    const table = scene({ board }).give(0, { scholars: 2, tools: 2, coins, books: [0, 0, 0, 0] });
    table.play('track:terraforming', 'book:banking x1', 'book:medicine').end().passOthers().play('track:terraforming');
    expect(table.p()).toMatchObject({ scholars: 0, tools: 0, coins: 0, terraforming: 1, books: [1, 0, 0, 1] });
    expect(table.from('terraforming')).toBe(6);
    table.give(0, RICH).end().passOthers();
    expect(table.run.blocked().find((b) => b.id === 'track:terraforming')?.why).toBe('track-end');
  });
});

describe('cost of innovations', () => {
  it('check 28: 5 books and 5 coins, then 6, then 7; with a palace 18 books in all', () => {
    const table = scene().give(0, { books: [9, 9, 9, 9], coins: 5 });
    const sum = () => table.p().books.reduce((a, b) => a + b, 0);
    const take = (place: number) => {
      const before = sum();
      table.play(`innovate:${table.s.innovations[place]}`);
      while (table.prompt().topic === 'pay')
        table.play(table.ids()[0]!.concat(table.prompt().choices[0]!.range ? ' x1' : ''));
      return before - sum();
    };
    table.s.innovations.splice(
      0,
      8,
      'libraries',
      'census',
      'steel',
      'sewers',
      'colleges',
      'league-of-cities',
      'trading-routes',
      'professors',
    );
    table.again();
    expect(take(0)).toBe(5);
    expect(table.p().coins).toBe(0);
    table.end().passOthers();
    expect(table.ids().some((id) => id.startsWith('innovate'))).toBe(false);
    table.put(0, 'palace', 'H4');
    expect(take(1)).toBe(6);
    table.end().passOthers();
    expect(take(2)).toBe(7);
    table.end().passOthers();
    expect(table.run.blocked().find((b) => b.id === `innovate:${table.s.innovations[3]}`)?.why).toBe('slots-full');
  });

  it('check 28: wasteland pays 5, 5, 7', () => {
    const table = scene({ board: 'wasteland' }).give(0, books(9));
    const any = () => table.choice('innovate:sewers')!.price!['books'];
    table.s.innovations.splice(
      0,
      8,
      'sewers',
      'census',
      'steel',
      'libraries',
      'colleges',
      'league-of-cities',
      'trading-routes',
      'professors',
    );
    table.again();
    const seen = [any()];
    table.p().innovations.push('census');
    seen.push(table.again().choice('innovate:sewers')!.price!['books']);
    table.p().innovations.push('steel');
    seen.push(table.again().choice('innovate:sewers')!.price!['books']);
    expect(seen).toEqual([3, 3, 5]);
  });

  it('p. 14: two of the column and three of any; two, two and one at the wide places', () => {
    const three = scene().give(0, { books: [2, 3, 0, 0], coins: 5 });
    const offered = (table: typeof three) => table.s.innovations.map((id) => table.offers(`innovate:${id}`));
    expect(offered(three)).toEqual([true, true, false, false, true, true, false, false]);
    const four = scene({ seats: 4 }).give(0, { books: [2, 2, 1, 0], coins: 5 });
    expect(offered(four)).toEqual([true, false, true, true, false, false, true, true, false, false]);
    expect(four.choice(`innovate:${four.s.innovations[0]}`)?.price).toEqual({ banking: 2, law: 2, books: 1, coins: 5 });
  });

  it.each([2, 4])('p. 14: the right wide place of %i players: two of engineering and medicine, one of any', (seats) => {
    const offered = (...books: number[]) => {
      const table = scene({ seats }).give(0, { books, coins: 5 });
      return table.offers(`innovate:${table.s.innovations[1]}`);
    };
    expect([offered(1, 0, 2, 2), offered(0, 0, 3, 2), offered(0, 0, 2, 2)]).toEqual([true, true, false]);
    expect([offered(2, 0, 1, 2), offered(2, 0, 2, 1)]).toEqual([false, false]);
  });

  it.each([
    [2, ['0:01 0:23', '1:0 1:1 1:2 1:3']],
    [3, ['0:0 0:1 0:2 0:3', '1:0 1:1 1:2 1:3']],
    [4, ['0:01 0:23', '1:0 1:1 1:2 1:3', '2:0 2:1 2:2 2:3']],
    [5, ['0:0 0:1 0:2 0:3', '1:0 1:1 1:2 1:3', '2:0 2:1 2:2 2:3']],
  ] as const)('%i players see the places in rows and columns', (seats, rows) => {
    const { innovations } = game.view(scene({ seats }).s, 0);
    expect(innovations.map((x) => `${x.row}:${x.columns.join('')}`).join(' ')).toBe(rows.join(' '));
  });

  it('a neutral palace lifts the surcharge too', () => {
    const table = scene().give(0, { books: [5, 0, 0, 0], coins: 0 });
    expect(table.offers(`innovate:${table.s.innovations[0]}`)).toBe(false);
    expect(table.neutral(0, 'palace', 'H4').offers(`innovate:${table.s.innovations[0]}`)).toBe(true);
  });

  it('a taken innovation is gone', () => {
    const table = innovate(scene(), 'libraries').end();
    expect(table.give(1, RICH).offers('innovate:libraries')).toBe(false);
    expect(table.run.blocked().find((b) => b.id === 'innovate:libraries')).toMatchObject({
      why: 'taken',
      facts: { by: 0 },
    });
  });
});

describe('innovations', () => {
  it('deus-ex-machina: a book, a step everywhere, and a spade each round', () => {
    const table = innovate(
      scene()
        .put(0, 'workshop', 'H6')
        .give(0, { levels: [0, 0, 0, 0] }),
      'deus-ex-machina',
    ).play('book:law');
    expect(table.p().levels).toEqual([1, 1, 1, 1]);
    expect(table.p().books[1]).toBe(3);
    table.end().passOthers().play('special:deus-ex-machina');
    expect(table.prompt()).toMatchObject({ topic: 'spades', facts: { free: 1 } });
  });

  it('check 37: trading-routes gives 2 points a guild on passing, the neutral one too', () => {
    const table = scene()
      .put(0, 'guild', 'H4', 'H5')
      .neutral(0, 'guild', 'H9')
      .tile(0, 'trading-routes')
      .play('pass:booster-4');
    expect(table.from('trading-routes')).toBe(6);
  });

  it('p. 15: professors give a scholar and 3 points, once a round', () => {
    const table = scene().tile(0, 'professors').give(0, { scholars: 0 }).play('special:professors');
    expect([table.p().scholars, table.from('professors')]).toEqual([1, 3]);
    expect(table.end().passOthers().offers('special:professors')).toBe(false);
    expect(table.run.blocked().find((b) => b.id === 'special:professors')?.why).toBe('used');
  });

  it('architecture: 10 points and a step for each shape', () => {
    const table = scene()
      .put(0, 'workshop', 'H4', 'H5')
      .put(0, 'guild', 'H6')
      .put(0, 'tower', 'H7')
      .neutral(0, 'guild', 'H9')
      .give(0, { levels: [0, 0, 0, 0] });
    innovate(table, 'architecture').play('step:law', 'step:law', 'step:medicine');
    expect([table.p().levels, table.from('architecture')]).toEqual([[0, 2, 0, 1], 10]);
    expect(table.prompt().topic).toBe('after');
  });

  it('check 37: league-of-cities with two cities and the tile of palace 11', () => {
    const table = scene().city(0, 0).city(0, 1).city(0, 2);
    expect(innovate(table, 'league-of-cities').from('league-of-cities')).toBe(15);
  });

  it.each([
    [6, 0],
    [7, 8],
    [8, 8],
    [9, 12],
    [10, 12],
    [11, 18],
    [12, 18],
  ])('census: %i buildings, %i points', (n, vp) => {
    const hexes = ['A0', 'A2', 'A4', 'A6', 'B8', 'C12', 'D0', 'E3', 'E11', 'G0', 'H1', 'H6'];
    const table = scene();
    hexes.slice(0, n).forEach((h, i) => {
      if (i < 9) table.put(0, 'workshop', h);
      else table.put(0, 'guild', h);
    });
    table.pavilion('A0');
    expect(innovate(table, 'census').from('census')).toBe(vp);
  });

  it('p. 21: libraries at 9, 7, 2, 7 give 16', () => {
    const table = scene()
      .city(0, 0)
      .give(0, { levels: [9, 7, 2, 7] });
    expect(innovate(table, 'libraries').from('libraries')).toBe(16);
  });

  it('colleges: 5 points a school', () => {
    const table = scene().put(0, 'school', 'H4').neutral(0, 'school', 'H9');
    expect(innovate(table, 'colleges').from('colleges')).toBe(10);
  });

  it('sewers: 2 points a workshop', () => {
    const table = scene().put(0, 'workshop', 'H4', 'H5').neutral(0, 'workshop', 'H9');
    expect(innovate(table, 'sewers').from('sewers')).toBe(6);
  });

  it.each([
    [3, 0],
    [4, 8],
    [5, 12],
    [6, 18],
    [7, 18],
  ])('communication: %i groups, %i points', (n, vp) => {
    const table = scene()
      .put(0, 'workshop', ...['A0', 'A4', 'C12', 'E3', 'G0', 'H6', 'A8'].slice(0, n))
      .put(0, 'guild', 'B0');
    expect(innovate(table, 'communication').from('communication')).toBe(vp);
  });

  it('communication: bridges join groups, ships do not', () => {
    const table = scene()
      .put(0, 'workshop', 'E3', 'F4', 'A0', 'H6', 'C12')
      .give(0, { shipping: 3 })
      .bridge(0, 'E3', 'F4');
    expect(innovate(table, 'communication').from('communication')).toBe(8);
  });

  it('steam-power: a scholar and both steps with their rewards and round points', () => {
    const table = scene({ tile: 'round-11' }).give(0, { scholars: 0 });
    innovate(table, 'steam-power').play('book:law x2');
    expect(table.p()).toMatchObject({ scholars: 1, shipping: 1, terraforming: 2 });
    expect([table.from('shipping'), table.from('round-11')]).toEqual([2, 6]);
  });

  it.each([
    [0, 0],
    [1, 8],
    [2, 12],
    [3, 18],
  ])('steel: %i bridges, %i points', (n, vp) => {
    const table = scene().put(0, 'workshop', 'C9');
    for (const to of ['D7', 'D10', 'E9'].slice(0, n)) table.bridge(0, 'C9', to);
    table.put(1, 'workshop', 'D4').bridge(1, 'D4', 'E3');
    expect(innovate(table, 'steel').from('steel')).toBe(vp);
  });

  it.each([
    ['neutral-workshop', 'workshop'],
    ['neutral-guild', 'guild'],
    ['neutral-university', 'university'],
    ['neutral-palace', 'palace'],
    ['neutral-monument', 'monument'],
  ] as const)('%s is placed at once', (id, piece) => {
    const table = scene().put(0, 'workshop', 'H6').ground('desert', 'H7');
    innovate(table, id).play('place:H7');
    expect(table.at('H7')).toBe(`${piece}*`);
    expect(table.prompt().topic).toBe('after');
    expect(table.p().palace).toBeNull();
  });

  it('neutral-school: with a competency', () => {
    const table = scene()
      .put(0, 'workshop', 'H6')
      .ground('desert', 'H7')
      .give(0, { levels: [0, 0, 0, 0] });
    innovate(table, 'neutral-school').play('part:neutral', 'place:H7', 'competency:competency-2');
    expect([table.at('H7'), table.p().levels[1]]).toEqual(['school*', 3]);
  });

  it('neutral-school: the competency may come first and pay for the place or reach it', () => {
    const poor = () => scene().put(0, 'workshop', 'H6').give(0, { tools: 2 });
    for (const name of ['H5', 'H7', 'I6', 'I7', 'G5', 'G6']) expect(poor().terrain(name)).not.toBe('desert');
    innovate(poor(), 'neutral-school').play('part:neutral', 'competency:competency-4');
    const table = innovate(poor(), 'neutral-school').play('part:competency', 'competency:competency-4');
    expect(table.prompt().topic).toBe('neutral');
  });

  it('neutral-school: with a city, which may come before or after the competency', () => {
    const table = scene()
      .put(0, 'guild', 'H4', 'H5')
      .put(0, 'workshop', 'H6')
      .ground('desert', 'H7')
      .give(0, { levels: [7, 0, 0, 0] });
    innovate(table, 'neutral-school').play('part:neutral', 'place:H7');
    expect(table.ids()).toEqual(['part:competency', 'part:city']);
    table.play('part:city', 'city:city-coins', 'competency:competency-1', 'use-key');
    expect(table.p().levels[0]).toBe(10);
  });

  it('a tower that founds a city brings its key in time for the steps of the competency', () => {
    const table = scene()
      .put(0, 'guild', 'H4', 'H5')
      .put(0, 'workshop', 'H6')
      .put(0, 'guild', 'D0')
      .ground('desert', 'H7')
      .give(0, { ...RICH, levels: [0, 7, 0, 0] });
    // Competency 10 lies in the second column of the last row: one step in law.
    expect(table.s.competencies.indexOf('competency-10') % 4).toBe(1);
    table.play('upgrade:D0>school', 'competency:competency-10', 'place:H7', 'city:city-coins', 'use-key');
    expect(table.p().levels[1]).toBe(8);
  });

  it('neutral-palace: two new tokens in bowl III', () => {
    const table = scene()
      .put(0, 'workshop', 'H6')
      .ground('desert', 'H7')
      .give(0, { bowls: [5, 7, 0] });
    innovate(table, 'neutral-palace').play('place:H7');
    expect([table.p().bowls, table.p().added]).toEqual([[5, 7, 2], 2]);
  });

  it('neutral-monument: 7 points', () => {
    const table = scene().put(0, 'workshop', 'H6').ground('desert', 'H7');
    expect(innovate(table, 'neutral-monument').play('place:H7').from('neutral-monument')).toBe(7);
  });

  it('School: a city founded by its competency brings the key before the steps of that competency', () => {
    const competencies = ['competency-10', ...COMPETENCIES.filter((id) => id !== 'competency-10')];
    const table = scene({ options: { competencies } })
      .put(0, 'guild', 'H4', 'H5')
      .put(0, 'workshop', 'I4', 'A0')
      .ground('desert', 'B0', 'H6')
      .give(0, { ...RICH, levels: [7, 0, 0, 0] });
    innovate(table, 'neutral-school').play('part:neutral', 'place:B0', 'competency:competency-10', 'place:H6');
    expect(table.prompt().topic).toBe('city');
    table.play('city:city-coins', 'use-key');
    expect([table.p().levels[0], table.told('steps-lost')]).toEqual([10, []]);
  });
});
