import { describe, expect, it } from 'vitest';
import { start } from '../../../src/engine/engine.js';
import { Refused } from '../../../src/engine/types.js';
import { BUILDINGS, FACTIONS, type FactionId } from '../../../src/games/terra-mystica/data/ids.js';
import { PRINTED } from '../../../src/games/terra-mystica/data/map.js';
import { module } from '../../../src/games/terra-mystica/index.js';
import { incomeParts, incomeTotal } from '../../../src/games/terra-mystica/rules/income.js';
import type { State } from '../../../src/games/terra-mystica/types.js';
import { game, table } from './helpers.js';

const { phrases } = module;

const opponent = (f: FactionId): FactionId => (f === 'engineers' || f === 'dwarves' ? 'mermaids' : 'engineers');

/** Plays set-up with the first answer everywhere, but `card` for seat 0. */
function afterIncome(factions: FactionId[]): State {
  const run = start(
    game,
    factions.length,
    { given: factions, cards: ['BON3', 'BON4', 'BON5', 'BON6', 'BON7'] },
    'income',
  );
  for (let p = run.prompt(); p && run.s.round === 0; p = run.prompt()) {
    const id = p.topic === 'first-card' ? (p.seat === 0 ? 'card:BON3' : 'card:BON7') : p.choices[0]!.id;
    run.play({ id });
  }
  return run.s;
}

describe('set-up', () => {
  const first: Record<FactionId, [number, number, number]> = {
    witches: [21, 6, 0],
    auren: [21, 6, 0],
    alchemists: [21, 6, 0],
    darklings: [21, 4, 1],
    halflings: [21, 6, 0],
    cultists: [21, 6, 0],
    engineers: [16, 4, 0],
    dwarves: [21, 6, 0],
    mermaids: [21, 6, 0],
    swarmlings: [26, 12, 0],
    'chaos-magicians': [21, 6, 0],
    giants: [21, 6, 0],
    fakirs: [21, 6, 0],
    nomads: [21, 6, 0],
  };
  it.each(FACTIONS)('check 6: first income of the %s', (f) => {
    const p = afterIncome([f, opponent(f)]).seats[0]!;
    expect([p.coins, p.workers, p.priests]).toEqual(first[f]);
  });

  it('check 7: income of trading houses', () => {
    const coinsAndPower = (f: FactionId, n: number) => {
      const t = table([f, opponent(f)]);
      const hexes = ['E1', 'E2', 'E3', 'E4'].slice(0, n);
      t.build(0, Object.fromEntries(hexes.map((h) => [h, 'trading-house' as const])));
      const { goods } = incomeParts(t.s, 0).find((x) => x.from === 'trading-house')!;
      return [goods.coins, goods.power];
    };
    expect(coinsAndPower('witches', 4)).toEqual([8, 6]);
    for (const f of ['nomads', 'alchemists'] as const) {
      expect(coinsAndPower(f, 4)).toEqual([11, 4]);
      expect(coinsAndPower(f, 3)).toEqual([7, 3]);
    }
    expect(coinsAndPower('dwarves', 4)).toEqual([10, 6]);
    expect(coinsAndPower('swarmlings', 4)).toEqual([9, 8]);
    expect([coinsAndPower('witches', 3), coinsAndPower('dwarves', 3), coinsAndPower('swarmlings', 3)]).toEqual([
      [6, 4],
      [7, 4],
      [6, 6],
    ]);
  });

  it('check 8: temples of the Engineers, eight dwellings', () => {
    const t = table(['engineers', 'mermaids']).build(0, { E1: 'temple', E2: 'temple' });
    expect(incomeParts(t.s, 0).find((x) => x.from === 'temple')!.goods).toEqual({ priests: 1, power: 5 });
    t.build(0, { E3: 'temple' });
    expect(incomeParts(t.s, 0).find((x) => x.from === 'temple')!.goods).toEqual({ priests: 2, power: 5 });
    const workers = (f: FactionId) => {
      const x = table([f, opponent(f)]);
      x.build(
        0,
        Object.fromEntries(['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8'].map((h) => [h, 'dwelling' as const])),
      );
      x.seat(0).card = null;
      return incomeTotal(x.s, 0).workers;
    };
    expect([workers('engineers'), workers('swarmlings'), workers('witches')]).toEqual([6, 9, 8]);
  });

  it('check 9: a card left over at the first choice carries a coin', () => {
    const run = start(
      game,
      2,
      { given: ['nomads', 'witches'], cards: ['BON2', 'BON3', 'BON4', 'BON5', 'BON6'] },
      'coins',
    );
    while (run.s.round === 0) {
      const p = run.prompt()!;
      run.play({ id: p.topic === 'first-card' ? (p.seat === 0 ? 'card:BON3' : 'card:BON6') : p.choices[0]!.id });
    }
    expect(run.s.seats[0].coins).toBe(21);
    run.play({ id: 'pass:BON2' });
    expect(run.s.seats[0].coins).toBe(22);
  });

  it('places in a snake, with the third dwelling of the Nomads and then the only one of the Chaos Magicians', () => {
    const run = start(game, 3, { given: ['chaos-magicians', 'nomads', 'witches'] }, 'snake');
    const seats: number[] = [];
    for (let p = run.prompt()!; p.topic === 'place'; p = run.prompt()!) {
      seats.push(p.seat);
      run.play({ id: p.choices[0]!.id });
    }
    expect(seats).toEqual([1, 2, 2, 1, 1, 0]);
    expect(run.prompt()!.seat).toBe(2);
  });

  it('never deals the spade tile to rounds 5 and 6', () => {
    for (let i = 0; i < 200; i++) {
      const { scoring } = start(game, 3, {}, `spades ${i}`).s as State;
      expect(scoring.slice(4)).not.toContain('SCORE1');
      expect(new Set(scoring).size).toBe(6);
    }
  });

  it('two factions of one terrain exclude each other when chosen; dealt boards leave two sides', () => {
    const run = start(game, 2, {}, 'choice');
    run.play({ id: 'faction:witches' });
    const ids = run.prompt()!.choices.map((c) => c.id);
    expect(ids).not.toContain('faction:auren');
    expect(ids).toHaveLength(12);
    expect(start(game, 2, { factions: 'random' }, 'x').prompt()!.choices).toHaveLength(2);
  });

  it('p. 4, p. 5: the recommended first game for four', () => {
    const { s } = start(game, 4, { factions: 'first-game' }, 'first');
    expect((s as State).seats.map((p) => p.cults.join(''))).toEqual(['0002', '1010', '0011', '0200']);
    expect((s as State).seats[0]!.bowls).toEqual([5, 7, 0]);
    expect((s as State).building.filter((b) => b === BUILDINGS.indexOf('dwelling'))).toHaveLength(9);
    expect((s as State).terrain).toEqual([...PRINTED]);
  });
});

describe('options that clash', () => {
  const refusal = (seats: number, options: object): string => {
    try {
      start(game, seats, options, 'x');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const text = phrases.refused(error.code, error.facts);
      return text ?? error.code;
    }
    return '';
  };
  it.each([
    [2, { given: ['witches', 'auren'] }, /share the home terrain forest/],
    [2, { given: ['witches'] }, /You list 1 faction for 2 players/],
    [2, { given: ['witches', 'witches'] }, /twice/],
    [6, {}, /seats/],
    [2, { scoring: ['SCORE2', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE1', 'SCORE6'] }, /spade tile/],
    [2, { scoring: ['SCORE2', 'SCORE3'] }, /2 scoring tiles/],
    [2, { scoring: ['SCORE2', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE9', 'SCORE6'] }, /temple tile/],
    [2, { cards: ['BON1', 'BON2'] }, /2 bonus cards; the game needs 5/],
    [2, { cards: ['BON1', 'BON2', 'BON3', 'BON4', 'BON10'] }, /shipping card/],
    [2, { factions: 'first-game', cards: ['BON1', 'BON2', 'BON3', 'BON4', 'BON5'] }, /own tiles/],
    [2, { factions: 'random', given: ['witches', 'nomads'] }, /does not go with/],
    [2, { given: ['witches', 'elves'] }, /option-value/],
  ])('%i seats with %j', (seats, options, text) => {
    expect(refusal(seats, options)).toMatch(text);
  });
});
