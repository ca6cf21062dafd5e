import { describe, expect, it } from 'vitest';
import { start } from '../../../../src/engine/engine.js';
import { ROW_PRICES } from '../../../../src/games/through-the-ages/data/board.js';
import { CIVIL, CIVIL_IDS, civilCopies, civilDeck } from '../../../../src/games/through-the-ages/data/civil.js';
import { game } from '../../../../src/games/through-the-ages/game.js';
import { food, resources } from '../../../../src/games/through-the-ages/rules/goods.js';
import { strength } from '../../../../src/games/through-the-ages/rules/military/strength.js';
import {
  consumption,
  corruptionOf,
  cultureRating,
  happiness,
  maTotal,
  needHappy,
  populationCost,
  scienceRating,
} from '../../../../src/games/through-the-ages/rules/ratings.js';
import { refillRow } from '../../../../src/games/through-the-ages/rules/row.js';
import { caTotal } from '../../../../src/games/through-the-ages/rules/symbols.js';
import type { TtaState } from '../../../../src/games/through-the-ages/types.js';
import { act, scene } from './scene.js';

describe('civil sheet 10.1: set-up and tables', () => {
  it('1: deck sizes', () => {
    for (const seats of [2, 3, 4]) {
      expect([0, 1, 2, 3].map((age) => civilDeck(age as 0, seats).length)).toEqual(
        { 2: [20, 44, 44, 44], 3: [20, 50, 50, 50], 4: [20, 53, 53, 53] }[seats],
      );
    }
    expect(CIVIL_IDS).toHaveLength(121);
    expect(new Set(CIVIL_IDS.map((id) => `${CIVIL[id].name} ${CIVIL[id].age}`)).size).toBe(121);
  });

  it('2: cards marked 3+ and 4', () => {
    for (const age of [0, 1, 2, 3]) {
      let three = 0;
      let four = 0;
      for (const id of CIVIL_IDS) {
        const card = CIVIL[id];
        if (card.age !== age) continue;
        three += civilCopies(card, 3) - civilCopies(card, 2);
        four += civilCopies(card, 4) - civilCopies(card, 3);
      }
      expect([three, four]).toEqual(age === 0 ? [0, 0] : [6, 3]);
    }
  });

  it('3: the start', () => {
    const s = start(game, 4, { starter: 'first' }, 'x').s as TtaState;
    const p = s.players[2]!;
    expect([scienceRating(s, 2), cultureRating(s, 2), strength(s, 2), happiness(s, 2)]).toEqual([1, 0, 1, 0]);
    expect([p.yellow, p.blue, p.pool, caTotal(s, 2), maTotal(s, 2)]).toEqual([18, 16, 1, 4, 2]);
    expect(s.players.map((x) => [x.ca, x.ma])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ]);
    expect(s.events.current).toHaveLength(6);
  });

  it('4 and 5: the first end of a turn, and two turns without spending', () => {
    const run = start(game, 2, { starter: 'first' }, 'idle');
    const s = run.s as TtaState;
    const p = s.players[0]!;
    const board = () => [p.science, p.culture, food(p), resources(p), p.blue, p.yellow, p.military.length];
    act(run, 'end');
    expect(board()).toEqual([1, 0, 2, 2, 12, 18, 0]);
    const idle = () => {
      for (let i = 0; i < 40 && !(run.prompt()!.topic === 'actions' && run.prompt()!.seat === 0); i++) {
        const ids = run.prompt()!.choices.map((c) => c.id);
        run.play({ id: ids.includes('end') ? 'end' : ids.includes('pass') ? 'pass' : ids[0]! });
      }
    };
    idle();
    act(run, 'end');
    expect([food(p), resources(p), p.blue]).toEqual([4, 4, 8]);
    idle();
    act(run, 'end');
    // Corruption 2 is taken before production: 4 - 2 + 2 resources.
    expect([food(p), resources(p)]).toEqual([6, 4]);
  });

  it('7: happiness needed', () => {
    expect([18, 17, 16, 13, 12, 11, 10, 9, 8, 6, 4, 2, 0].map(needHappy)).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8,
    ]);
    expect([18, 16, 12, 10, 8, 6, 4, 2, 0].map(consumption)).toEqual([0, 1, 2, 2, 3, 3, 4, 4, 6]);
    expect([18, 16, 12, 10, 8, 6, 4, 2, 0].map(populationCost)).toEqual([2, 3, 4, 4, 5, 5, 7, 7, null]);
  });

  it('8: corruption', () => {
    expect([17, 16, 11, 10, 6, 5, 1, 0].map(corruptionOf)).toEqual([0, 0, 0, 2, 2, 4, 4, 6]);
  });

  it('9: prices of the row', () => {
    expect(ROW_PRICES).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
  });

  it('10: three players sweep two spaces and close the gaps', () => {
    const { run, s } = scene(3);
    s.row = Array.from({ length: 13 }, () => s.civil[1]!.pop()!);
    const before = s.row.slice();
    s.row[2] = null;
    s.row[6] = null;
    refillRow(run, true);
    expect(s.row.slice(0, 9)).toEqual([3, 4, 5, 7, 8, 9, 10, 11, 12].map((i) => before[i]));
    expect(s.row.every((card) => card !== null)).toBe(true);
    expect(s.civilGone.slice(-2)).toEqual(before.slice(0, 2));
  });

  it('11: two players with spaces 1 and 2 empty discard one card', () => {
    const { run, s } = scene(2);
    const card = s.civil[1]!.pop()!;
    s.row[2] = card;
    const gone = s.civilGone.length;
    refillRow(run, true);
    expect(s.civilGone.slice(gone)).toEqual([card]);
  });

  it('deals nothing in Age IV but still sweeps and slides', () => {
    const { run, s } = scene(4, 3);
    s.age = 4;
    s.row[0] = 'iron';
    s.row[4] = 'coal';
    refillRow(run, true);
    expect(s.row[0]).toBe('coal');
    expect(s.row.filter((card) => card !== null)).toHaveLength(1);
  });

  it('refuses options and players that do not exist', () => {
    expect(() => start(game, 5, {}, 'x')).toThrow('seats');
    expect(() => start(game, 3, { pacts: true }, 'x')).toThrow('option-unknown');
    expect(() => start(game, 3, { starter: 'second' }, 'x')).toThrow('option-value');
  });
});
