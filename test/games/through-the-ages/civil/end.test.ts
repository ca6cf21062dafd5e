import { describe, expect, it } from 'vitest';
import { start } from '../../../../src/engine/engine.js';
import { playout } from '../../../../src/engine/fuzz.js';
import { game } from '../../../../src/games/through-the-ages/game.js';
import { endAge } from '../../../../src/games/through-the-ages/rules/ages.js';
import { completionPoints } from '../../../../src/games/through-the-ages/rules/cards/wonders.js';
import { genghisScores } from '../../../../src/games/through-the-ages/rules/end-turn.js';
import { civilCardsOf, resign } from '../../../../src/games/through-the-ages/rules/resign.js';
import { refillRow } from '../../../../src/games/through-the-ages/rules/row.js';
import { outcome } from '../../../../src/games/through-the-ages/rules/turn.js';
import type { Player, TtaState } from '../../../../src/games/through-the-ages/types.js';
import { act, put, rich, scene } from './scene.js';

const bare = (p: Player) => {
  for (const t of p.techs) t.workers = 0;
};

describe('civil sheet 10.8: Age III wonders and the end', () => {
  it('88: First Space Flight', () => {
    const { s, p } = scene(2, 3);
    for (const id of ['irrigation', 'iron', 'alchemy', 'coal', 'scientific-method', 'computers'] as const) put(p, id);
    p.specials = ['strategy'];
    p.government = 'constitutional-monarchy';
    expect(completionPoints(s, 0, 'first-space-flight')).toBe(14);
  });

  it('89: Fast Food Chains', () => {
    const { s, p } = scene(2, 3);
    bare(p);
    put(p, 'agriculture', 4);
    put(p, 'bronze', 5);
    put(p, 'philosophy', 3);
    put(p, 'drama', 3);
    put(p, 'warriors', 4);
    p.pool = 2;
    expect(completionPoints(s, 0, 'fast-food-chains')).toBe(28);
  });

  it('91: Internet, and the leaders that change it', () => {
    const { run, s, p } = scene(2, 3);
    bare(p);
    put(p, 'computers', 2);
    put(p, 'multimedia', 1);
    put(p, 'organized-religion', 1);
    put(p, 'team-sports', 1);
    const points = (leader: Player['leader']) => {
      p.leader = leader;
      return completionPoints(s, 0, 'internet');
    };
    expect([null, 'albert-einstein', 'isaac-newton', 'sid-meier'].map((l) => points(l as Player['leader']))).toEqual([
      19, 22, 22, 23,
    ]);
    p.leader = null;
    p.building = { id: 'internet', stages: 4 };
    rich(p, 2);
    bare(p);
    put(p, 'computers', 2);
    act(run, 'stage');
    expect([p.culture, p.booked.wonders]).toEqual([10, 10]);
  });

  it('Hollywood counts theaters and libraries twice, with the leader', () => {
    const { s, p } = scene(2, 3);
    put(p, 'movies', 2);
    put(p, 'journalism', 1);
    put(p, 'religion', 2);
    expect(completionPoints(s, 0, 'hollywood')).toBe(2 * (8 + 2));
    p.leader = 'charlie-chaplin';
    expect(completionPoints(s, 0, 'hollywood')).toBe(2 * (8 + 2 + 4));
  });

  it('92: Bill Gates at the end of the game', () => {
    const { run, s, p } = scene(2, 3);
    s.age = 4;
    s.lastRound = s.round;
    s.turn = 1;
    s.events.current = [];
    p.leader = 'bill-gates';
    bare(p);
    put(p, 'scientific-method', 2);
    put(p, 'computers', 1);
    s.stack = [{ kind: 'game', seat: 0, step: 1, first: false } as any];
    run.settle();
    expect(p.culture).toBe(7);
    expect(s.over!.ranking[0]).toEqual({ seat: 0, score: 7, ties: [1] });
    expect(game.standing(s, 0)).toEqual({ leaders: 7 });
  });

  it('93: the end of Age II', () => {
    const { run, s, p } = scene(2, 2);
    p.leader = 'joan-of-arc';
    p.hand = ['irrigation', 'coal', 'reserves-i'];
    p.building = { id: 'great-wall', stages: 2 };
    p.blue = 10;
    s.players[1]!.leader = 'isaac-newton';
    endAge(run);
    expect([p.leader, p.hand, p.building, p.blue, p.yellow]).toEqual([null, ['coal'], null, 12, 16]);
    expect([s.players[1]!.leader, s.age]).toEqual(['isaac-newton', 3]);
  });

  it('the end of Age A takes nothing', () => {
    const run = start(game, 2, { starter: 'first' }, 'ages');
    const s = run.s as TtaState;
    s.players[0]!.hand = ['moses'];
    refillRow(run, true);
    expect([s.age, s.players[0]!.yellow, s.players[0]!.hand]).toEqual([1, 18, ['moses']]);
    expect(s.civil[0]).toEqual([]);
  });

  it('94: Genghis scores before food is missing', () => {
    const { run, p } = scene(3);
    p.leader = 'genghis-khan';
    p.culture = 2;
    p.booked = { rating: 2 };
    p.yellow = 16;
    p.pool = 3;
    put(p, 'agriculture', 0);
    put(p, 'warriors', 3);
    act(run, 'end');
    expect([p.culture, p.booked]).toEqual([1, { rating: 2, leaders: 3, famine: -4 }]);
  });

  it('95: Genghis and the two strongest', () => {
    const scores = (...strengths: number[]) => {
      const { s } = scene(strengths.length);
      for (const [seat, n] of strengths.entries()) put(s.players[seat]!, 'warriors', n);
      return genghisScores(s, 0);
    };
    expect([scores(5, 5, 7, 3), scores(5, 6, 7, 3), scores(5, 5), scores(5, 6)]).toEqual([true, false, true, false]);
  });

  it('97: actions lost in the turn of a rival are missing in the own next turn only', () => {
    const { run, s } = scene(2);
    const rival = s.players[1]!;
    rival.ca = 2;
    act(run, 'end');
    while (run.prompt()!.topic !== 'actions') run.play({ id: 'pass' });
    expect([run.prompt()!.seat, rival.ca]).toEqual([1, 2]);
    act(run, 'end');
    expect(rival.ca).toBe(4);
  });
});

describe('the last round', () => {
  it('is this one when the starting player begins Age IV, else the next', () => {
    for (const [turn, last] of [
      [0, 5],
      [1, 6],
    ] as const) {
      const { run, s } = scene(2, 3);
      s.turn = turn;
      endAge(run);
      expect([s.age, s.lastRound]).toEqual([4, last]);
    }
  });

  it('ends in the middle of a refill and in the last space', () => {
    const { run, s } = scene(2);
    s.civil[1] = s.civil[1]!.slice(0, 4);
    refillRow(run, true);
    expect([s.age, s.row.filter((card) => card !== null).length]).toEqual([2, 13]);
    const exact = scene(2);
    exact.s.civil[1] = exact.s.civil[1]!.slice(0, 13);
    refillRow(exact.run, true);
    expect(exact.s.age).toBe(2);
  });

  it('equal culture shares the victory', () => {
    const { s } = scene(3);
    s.players[0]!.culture = 5;
    s.players[2]!.culture = 5;
    const { ranking } = outcome(s, 'most-culture');
    expect(ranking.map((r) => r.seat)).toEqual([0, 2, 1]);
    expect(ranking[0]!.score).toBe(ranking[1]!.score);
  });
});

describe('resigning', () => {
  it('removes all cards, hands on the role of the starting player and trims later decks', () => {
    const { run, s } = scene(4, 2);
    const p = s.players[0]!;
    p.hand = ['coal'];
    p.leader = 'j-s-bach';
    p.culture = 30;
    resign(run, 0);
    expect([p.out, s.starter, civilCardsOf(p), p.culture]).toEqual([true, 1, [], 0]);
    expect(s.civilGone).toContain('coal');
    endAge(run);
    expect(s.civil[3]).toHaveLength(50);
  });

  it('a resigned starting player does not end the round', () => {
    const { run, s } = scene(3);
    resign(run, 0);
    s.stack = [{ kind: 'game', seat: 0, step: 1, first: true } as any];
    s.row.fill(null);
    run.settle();
    expect([s.turn, s.round]).toEqual([1, 5]);
  });

  it('the last one left wins at once', () => {
    const { run, s } = scene(2);
    resign(run, 0);
    expect([s.over!.reason, s.over!.ranking[0]!.seat]).toEqual(['last-standing', 1]);
  });
});

describe('random games', () => {
  it.each(Array.from({ length: 21 }, (_, i) => [2 + (i % 3), `ages ${i}`] as const))(
    '%i seats, seed %s, checked after every answer',
    (seats, seed) => {
      const { run, outcome: over } = playout({ game, seats, seed });
      expect(over.ranking).toHaveLength(seats);
      for (const { seat, score } of over.ranking) {
        const sum = Object.values(game.standing(run.s, seat)).reduce((a, b) => a + b, 0);
        expect(sum).toBe(score);
      }
    },
  );
});
