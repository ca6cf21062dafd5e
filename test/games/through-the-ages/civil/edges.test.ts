/** Where a civil rule begins or ends by one, and what it leaves alone. */
import { describe, expect, it } from 'vitest';
import { endAge } from '../../../../src/games/through-the-ages/rules/ages.js';
import { food, resources } from '../../../../src/games/through-the-ages/rules/goods.js';
import { foodYield, resourceYield } from '../../../../src/games/through-the-ages/rules/production.js';
import { civilStrength, scienceRating } from '../../../../src/games/through-the-ages/rules/ratings.js';
import { rowPrice } from '../../../../src/games/through-the-ages/rules/row.js';
import { act, anew, fullActions, offers, price, put, rich, scene, tokens } from './scene.js';

describe('leaders', () => {
  it('Einstein looks at labs and libraries, not at the best card of another type', () => {
    const { s, p } = scene(2, 3);
    put(p, 'alchemy', 1);
    put(p, 'coal', 1);
    put(p, 'tanks', 1);
    const before = scienceRating(s, 0);
    p.leader = 'albert-einstein';
    expect(scienceRating(s, 0) - before).toBe(1);
  });

  it("Churchill's science is not spent on what is no unit", () => {
    const { run, p } = scene(2, 3);
    p.leader = 'winston-churchill';
    p.hand = ['iron'];
    p.science = 5;
    act(run, 'churchill:military');
    act(run, 'develop:iron');
    expect([p.science, p.turn.extra.unitScience]).toEqual([0, 3]);
  });

  it('Homer is asked about once, and goes when he is not wanted', () => {
    for (const [answer, gone] of [
      ['no-tuck', true],
      ['tuck:pyramids', false],
    ] as const) {
      const { run, s, p } = scene();
      p.leader = 'homer';
      p.wonders = [{ id: 'pyramids', ruined: false, homer: false }];
      fullActions(s);
      p.hand = ['joan-of-arc'];
      act(run, 'leader:joan-of-arc');
      expect(run.prompt()!.choices.map((c) => c.id)).toEqual(['tuck:pyramids', 'no-tuck']);
      act(run, answer);
      expect([run.prompt()!.topic, s.civilGone.includes('homer')]).toEqual(['actions', gone]);
    }
  });

  it('labs make resources for Bill Gates alone, and keep nothing new when he is gone', () => {
    const { s, p } = scene(2, 3);
    put(p, 'alchemy', 2);
    expect(resourceYield(s, 0)).toMatchObject({ land: 2, labs: 0, total: 2 });
    p.leader = 'bill-gates';
    expect(resourceYield(s, 0)).toMatchObject({ land: 2, labs: 2, total: 4 });
    expect(foodYield(s, 0)).toMatchObject({ land: 2, labs: 0, total: 2 });
  });

  it('change is never laid on a lab that Bill Gates has left', () => {
    const { run, p } = scene(2, 3);
    put(p, 'oil', 0, 1);
    put(p, 'scientific-method', 0, 1);
    p.blue = 9;
    p.pool = 1;
    // 7 in stock, 3 to pay: 4 are left, of which the lab may keep the one token it has
    act(anew(run), 'build:philosophy');
    expect([tokens(p, 'oil'), tokens(p, 'scientific-method'), tokens(p, 'bronze')]).toEqual([0, 1, 2]);
    expect(resources(p)).toBe(4);
  });

  it('Hollywood counts theaters and libraries and no other building', () => {
    const { run, p } = scene(2, 3);
    put(p, 'opera', 1);
    put(p, 'multimedia', 1);
    put(p, 'religion', 2);
    p.building = { id: 'hollywood', stages: 2 };
    rich(p, 5);
    act(anew(run), 'stage');
    expect(p.culture).toBe(2 * (3 + 3));
  });
});

describe('what a discount does not touch', () => {
  it('Hammurabi: leaders alone, and only while he leads', () => {
    const { s, p } = scene();
    s.row[3] = 'iron';
    s.row[6] = 'michelangelo';
    expect([rowPrice(s, 0, 3), rowPrice(s, 0, 6)]).toEqual([1, 2]);
    p.leader = 'hammurabi';
    expect([rowPrice(s, 0, 3), rowPrice(s, 0, 6)]).toEqual([1, 1]);
  });

  it('Joan of Arc: faces of theaters and arenas give no strength', () => {
    const { s, p } = scene();
    p.leader = 'joan-of-arc';
    put(p, 'religion', 1);
    const before = civilStrength(s, 0);
    put(p, 'drama', 2);
    expect(civilStrength(s, 0)).toBe(before);
  });

  it('an action card of this turn waits, one from before does not', () => {
    const { run, p } = scene();
    p.hand = ['stockpile-a', 'cultural-heritage-a'];
    p.turn.fresh = ['stockpile-a'];
    expect([offers(run, 'play:stockpile-a'), offers(run, 'play:cultural-heritage-a')]).toEqual([false, true]);
    expect(price(run, 'play:cultural-heritage-a')).toEqual({ ca: 1 });
  });

  it('shows what leaders, technologies and stages cost', () => {
    const { run, p } = scene(2, 1);
    rich(p, 9);
    p.hand = ['moses', 'iron', 'monarchy'];
    p.science = 9;
    p.building = { id: 'colossus', stages: 0 };
    const next = anew(run);
    expect(price(next, 'leader:moses')).toEqual({ ca: 1 });
    expect(price(next, 'develop:iron')).toEqual({ science: 5, ca: 1 });
    expect(price(next, 'revolt:monarchy')).toEqual({ science: 2, ca: 4 });
    expect(price(next, 'stage')).toEqual({ resources: 3, ca: 1 });
  });

  it('Development of Civilization needs the food and a token, and a revolution is one cheaper', () => {
    const offered = (yellow: number, stock: number) => {
      const { s, run, p } = scene();
      p.yellow = yellow;
      rich(p, 0, stock);
      p.hand = ['monarchy'];
      p.science = 1;
      s.stack.push({ kind: 'civilization', seat: 0, step: 0 });
      const next = anew(run);
      expect(price(next, 'revolt:monarchy')).toEqual({ science: 1, ca: 4 });
      return offers(next, 'grow');
    };
    expect([offered(16, 2), offered(16, 1), offered(0, 9)]).toEqual([true, false, false]);
  });
});

describe('tokens and prices', () => {
  it('paying leaves cheap tokens on cheap cards', () => {
    const { run, p } = scene(2, 3);
    put(p, 'oil', 0, 1);
    put(p, 'iron');
    put(p, 'bronze', 2, 3);
    put(p, 'warriors', 0);
    p.turn.extra.unitResources = 1;
    p.blue = 5;
    // one resource to pay: a Bronze token, and none of the rest turns into Iron
    act(anew(run), 'build:warriors');
    expect([tokens(p, 'oil'), tokens(p, 'iron'), tokens(p, 'bronze')]).toEqual([1, 0, 2]);
  });

  it('traded goods pay first and the stock the rest', () => {
    const { run, s, p } = scene(3);
    s.pacts = [{ card: 'p1-trade-routes', owner: 0, partner: 1, ownerIs: 'A' }];
    rich(p, 6, 3);
    act(run, 'trade:food');
    expect(price(run, 'build:religion')).toEqual({ resources: 2, bonus: 1, ca: 1 });
    act(run, 'build:religion');
    expect([food(p), resources(p), p.turn.extra.resources]).toEqual([2, 4, 0]);
  });

  it('traded food shows beside what the stock pays', () => {
    const { run, s, p } = scene(3);
    s.pacts = [{ card: 'p1-trade-routes', owner: 1, partner: 0, ownerIs: 'A' }];
    rich(p, 3, 6);
    expect(price(run, 'trade:resources')).toEqual({ resources: 1 });
    act(run, 'trade:resources');
    expect(price(run, 'grow')).toEqual({ food: 1, 'bonus-food': 1, ca: 1 });
  });

  it('both stages of an action may take their tokens from cards', () => {
    const { run, p } = scene();
    p.specials = ['masonry'];
    p.building = { id: 'pyramids', stages: 0 };
    p.turn.extra.resources = 9;
    put(p, 'agriculture', 2, 3);
    put(p, 'bronze', 2, 1);
    p.blue = 0;
    const next = anew(run);
    act(next, 'stage', 2);
    expect(next.prompt()!.facts).toEqual({ left: 2 });
    act(next, 'lose-token:agriculture');
    expect(next.prompt()!.facts).toEqual({ left: 1 });
    act(next, 'lose-token:bronze');
    expect([next.prompt()!.topic, p.building, tokens(p, 'agriculture'), tokens(p, 'bronze')]).toEqual([
      'actions',
      { id: 'pyramids', stages: 2 },
      2,
      0,
    ]);
  });

  it('the bank covers what it can, cards the rest', () => {
    const { run, p } = scene();
    p.specials = ['masonry'];
    p.building = { id: 'pyramids', stages: 0 };
    p.turn.extra.resources = 9;
    put(p, 'agriculture', 2, 3);
    p.blue = 1;
    const next = anew(run);
    act(next, 'stage', 2);
    expect([next.prompt()!.facts, p.building!.stages, p.blue]).toEqual([{ left: 1 }, 1, 0]);
  });

  it('Engineering Genius is no card for somebody without the resources of one stage', () => {
    const { run, p } = scene();
    p.hand = ['engineering-genius-a'];
    p.building = { id: 'library-of-alexandria', stages: 1 };
    rich(p, 1);
    expect(offers(anew(run), 'play:engineering-genius-a')).toBe(false);
    rich(p, 2);
    expect(offers(anew(run), 'play:engineering-genius-a')).toBe(true);
  });
});

describe('ages and the end', () => {
  it('an unfinished wonder and cards of the age that ended stay', () => {
    const { run, s, p } = scene(2, 2);
    p.building = { id: 'kremlin', stages: 1 };
    p.hand = ['coal'];
    p.turn.fresh = [];
    endAge(run);
    expect([s.age, p.building, p.hand]).toEqual([3, { id: 'kremlin', stages: 1 }, ['coal']]);
  });

  it('the last turn of the last round scores the impacts still in the decks, then Bill Gates', () => {
    const { run, s } = scene(2, 3);
    Object.assign(s, { age: 4, lastRound: 5, turn: 1 });
    s.stack = [
      { kind: 'game', seat: 0, step: 1, first: false } as any,
      { kind: 'turn', seat: 1, step: 4 },
      { kind: 'actions', seat: 1, step: 0 },
    ];
    s.events.current = [{ card: 'e3-government', by: null }];
    s.events.future = [{ card: 'e2-refugees', by: 0 }];
    const p = s.players[1]!;
    p.leader = 'bill-gates';
    put(p, 'alchemy', 2);
    act(anew(run), 'end');
    const last = run.s.over as { ranking: { seat: number; score: number }[] };
    // government: 2 x 4 civil + 2 military actions; two labs of level I
    expect(last.ranking.map((r) => [r.seat, r.score])).toEqual([
      [1, 12],
      [0, 10],
    ]);
    expect(s.events.past).toEqual(['e3-government']);
  });

  it('a round ends with the seat before the starting player, one at a time', () => {
    const { run, s } = scene(3);
    s.starter = 1;
    s.turn = 1;
    const rounds: number[][] = [];
    s.stack = [
      { kind: 'game', seat: 0, step: 1, first: true } as any,
      { kind: 'turn', seat: 1, step: 4 },
      { kind: 'actions', seat: 1, step: 0 },
    ];
    const next = anew(run);
    for (let i = 0; i < 4; i++) {
      act(next, 'end');
      rounds.push([s.turn, s.round]);
      act(next, 'pass');
    }
    expect(rounds).toEqual([
      [2, 5],
      [0, 5],
      [1, 6],
      [2, 6],
    ]);
  });
});
