/** What the screen, the bots and the protocol are told about a position. */
import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../../src/engine/bots/random.js';
import { start } from '../../../src/engine/engine.js';
import { fractions } from '../../../src/engine/random.js';
import { game } from '../../../src/games/age-of-innovation/game.js';
import { scene } from './helpers.js';

describe('view', () => {
  it('rounds behind, now and to come', () => {
    const table = scene();
    table.s.round = 3;
    const { rounds, turn } = game.view(table.s, 0);
    expect(rounds.map((t) => [t.round, t.now, t.past])).toEqual([
      [1, false, true],
      [2, false, true],
      [3, true, false],
      [4, false, false],
      [5, false, false],
      [6, false, false],
    ]);
    expect(turn).toBe(0);
  });

  it('scholars by space, the neutral ones too', () => {
    const two = game.view(scene({ seats: 2 }).give(0, { scholars: 1 }).play('scholar:law@3').s, 0);
    expect(two.science[1]!.spaces).toEqual([
      { value: 3, seat: 0 },
      { value: 2, seat: 'neutral' },
      { value: 2, seat: null },
      { value: 2, seat: null },
    ]);
  });

  it('hexes and cities: where the markers lie and whose they are', () => {
    const table = scene()
      .put(0, 'guild', 'H4')
      .neutral(0, 'tower', 'H5')
      .pavilion('H5')
      .city(0, 0, 'H4', 'H5')
      .city(1, 1);
    const view = game.view(table.s, 0);
    const hex = (name: string) => view.hexes.find((h) => h.name === name)!;
    expect(hex('H5')).toMatchObject({ owner: 0, building: 'tower', neutral: true, pavilion: true, city: 0 });
    expect(hex('H4')).toMatchObject({
      neutral: false,
      pavilion: false,
      border: false,
      riverside: true,
      terrain: 'desert',
    });
    expect([hex('A0').owner, hex('A0').city, hex('H3').terrain, hex('H3').riverCity]).toEqual([
      null,
      null,
      null,
      false,
    ]);
    expect(view.cities).toEqual([
      { seat: 0, tile: 'city-tools', hex: 'H4', hexes: ['H4', 'H5'] },
      { seat: 1, tile: 'city-spades', hex: null, hexes: [] },
    ]);
    expect(view.players.map((p) => p.cities)).toEqual([
      [{ tile: 'city-tools', hex: 'H4' }],
      [{ tile: 'city-spades', hex: null }],
      [],
    ]);
  });

  it('a river hex with the marker of palace 14', () => {
    const table = scene()
      .put(0, 'guild', 'F4', 'F5')
      .put(0, 'palace', 'H4')
      .tile(0, 'palace-14')
      .put(0, 'workshop', 'I4');
    const found = table.ids().find((id) => id.startsWith('found:'))!;
    table.play(found, 'city:city-coins');
    const marked = game.view(table.s, 0).hexes.filter((h) => h.riverCity);
    expect(marked.map((h) => h.name)).toEqual([found.slice(6)]);
  });

  it('innovations: cost by seat, payable or not, and who has taken one', () => {
    const table = scene()
      .put(1, 'palace', 'A4')
      .give(0, { coins: 5, books: [2, 0, 3, 0] })
      .tile(2, 'steel');
    table.s.innovations = ['sewers', 'steel', 'census'];
    table.give(1, { coins: 0, books: [5, 0, 0, 0] }).again();
    const [sewers, steel, census] = game.view(table.s, 0).innovations;
    expect(sewers!.cost).toEqual([
      { books: [2, 0, 0, 0], any: 3, coins: 5, payable: true },
      { books: [2, 0, 0, 0], any: 3, coins: 0, payable: true },
      { books: [2, 0, 0, 0], any: 4, coins: 5, payable: false },
    ]);
    expect([steel!.tile, steel!.dealt, steel!.taker, steel!.cost]).toEqual([null, 'steel', 2, [null, null, null]]);
    expect(census!.cost.map((c) => c!.payable)).toEqual([true, false, false]);
    const { players } = game.view(table.s, 0);
    expect(players.map((p) => [p.innovationSlot, p.innovationCoins])).toEqual([
      [0, 5],
      [0, 0],
      [1, 5],
    ]);
    table.give(2, { innovations: ['steel', 'sewers', 'census'] });
    expect(game.view(table.s, 0).players[2]!.innovationSlot).toBeNull();
  });

  it('the competency board by row and column', () => {
    const places = game.view(scene().s, 0).competencies;
    expect(places.map((c) => [c.row, c.column, c.steps, c.books])).toEqual([
      ...[0, 1, 2, 3].map((column) => [0, column, 3, 0]),
      ...[0, 1, 2, 3].map((column) => [1, column, 2, 1]),
      ...[0, 1, 2, 3].map((column) => [2, column, 1, 2]),
    ]);
  });

  it('a seat: tokens, tracks at their end, special actions', () => {
    const table = scene({ faction: 'psychics' }).give(0, { bowls: [1, 2, 4], shipping: 3, terraforming: 2 });
    const [seat] = game.view(table.play('special:psychics').s, 0).players;
    expect(seat).toMatchObject({ tokens: 7, shippingCost: null, shippingReward: null });
    expect(seat!.terraformingCost).toEqual({ scholars: 1, tools: 1, coins: 5 });
    expect(seat!.specials).toEqual([{ tile: 'psychics', used: true }]);
    expect(seat!.tracks.map((t) => [t.piece, t.left, t.all, t.income.length])).toEqual([
      ['workshop', 9, 9, 9],
      ['guild', 4, 4, 4],
      ['school', 3, 3, 3],
      ['palace', 1, 1, 0],
      ['university', 1, 1, 1],
    ]);
  });
});

describe('numbers for charts and what-if', () => {
  it('tally: everything a seat has', () => {
    const table = scene()
      .city(0, 0)
      .give(0, { coins: 1, tools: 2, scholars: 3, books: [1, 2, 3, 4], bowls: [5, 4, 3] });
    table.give(0, { levels: [9, 1, 2, 3], shipping: 2, terraforming: 1, vp: 44 });
    expect(game.tally!(table.s, 0)).toEqual({
      points: 44,
      coins: 1,
      tools: 2,
      scholars: 3,
      banking: 1,
      law: 2,
      engineering: 3,
      medicine: 4,
      books: 10,
      bowl1: 5,
      bowl2: 4,
      bowl3: 3,
      levelBanking: 9,
      levelLaw: 1,
      levelEngineering: 2,
      levelMedicine: 3,
      keys: 0,
      shipping: 2,
      terraforming: 1,
    });
  });

  it('standing: as if the game ended now; with two players the hidden area tile counts as 13', () => {
    const table = scene({ seats: 2 }).put(0, 'workshop', 'H4').put(1, 'workshop', 'A4');
    table.s.neutralLevels = [9, 9, 9, 9];
    for (const seat of [0, 1])
      table.give(seat, { vp: 20, levels: [0, 0, 0, seat], coins: 5, tools: 0, books: [0, 0, 0, 0] });
    for (const seat of [0, 1]) table.give(seat, { scholars: 0, bowls: [12, 0, 0] });
    expect(game.standing(table.s, 0)).toEqual({ start: 20, area: 9, resources: 1 });
    expect(game.standing(table.s, 1)).toEqual({ start: 20, area: 9, science: 4, resources: 1 });
  });

  it('a scramble deals the hidden area tile anew, a shown one stays', () => {
    const areas = (round: number) => {
      const seen = new Set<number>();
      for (let i = 0; i < 40; i++) {
        const run = start(game, 2, { dealing: 'random', area: '14' }, `scramble ${i}`, false);
        run.s.round = round;
        game.scramble!({ s: run.s, roll: (n: number) => 1 + (i % n) } as never, 0);
        seen.add(run.s.area);
      }
      return [...seen].sort();
    };
    expect([areas(0), areas(6)]).toEqual([[12, 13, 14, 15], [14]]);
  });

  it('the area tile that the last round shows is a secret until then: nothing before it is taken back', () => {
    let shown = 0;
    for (let i = 0; i < 6 && shown === 0; i++) {
      const run = start(game, 2, { dealing: 'random', area: 'random' }, `shown ${i}`);
      const random = fractions(`shown ${i}`);
      for (let prompt = run.prompt(); prompt && shown === 0; prompt = run.prompt()) {
        run.takeTold();
        run.opened = false;
        run.play(randomAnswer(prompt, random));
        if (!run.takeTold().some(({ event }) => event.type === 'area')) continue;
        shown++;
        expect(run.opened).toBe(true);
      }
    }
    expect(shown).toBe(1);
  });
});

it('the area tile that the last round shows is a secret until then: nothing before it is taken back', () => {
  let shown = 0;
  for (let i = 0; i < 6 && shown === 0; i++) {
    const run = start(game, 2, { dealing: 'random', area: 'random' }, `shown ${i}`);
    const random = fractions(`shown ${i}`);
    for (let prompt = run.prompt(); prompt && shown === 0; prompt = run.prompt()) {
      run.takeTold();
      run.opened = false;
      run.play(randomAnswer(prompt, random));
      if (!run.takeTold().some(({ event }) => event.type === 'area')) continue;
      shown++;
      expect(run.opened).toBe(true);
    }
  }
  expect(shown).toBe(1);
});
