/** Effects that only show in numbers other than those of the worked checks. */
import { describe, expect, it } from 'vitest';
import { start } from '../../../../src/engine/engine.js';
import { game } from '../../../../src/games/through-the-ages/game.js';
import { production } from '../../../../src/games/through-the-ages/rules/end-turn.js';
import { food, resources } from '../../../../src/games/through-the-ages/rules/goods.js';
import { impactPoints } from '../../../../src/games/through-the-ages/rules/military/impacts.js';
import { upgradePrice } from '../../../../src/games/through-the-ages/rules/prices.js';
import {
  civilHandLimit,
  civilStrength,
  cultureRating,
  happiness,
} from '../../../../src/games/through-the-ages/rules/ratings.js';
import type { LeaderId, TtaState } from '../../../../src/games/through-the-ages/types.js';
import { act, anew, deal, fullActions, offers, price, put, rich, scene, tokens, workers } from './scene.js';

const led = (leader: LeaderId, age: 1 | 2 | 3 = 2, seats = 2) => {
  const at = scene(seats, age);
  at.p.leader = leader;
  fullActions(at.s);
  return at;
};

describe('leaders', () => {
  it('Napoleon: two for each of three types, however many units of a type there are', () => {
    const { s, p } = led('napoleon-bonaparte');
    put(p, 'warriors', 2);
    put(p, 'knights', 1);
    put(p, 'cannon', 1);
    put(p, 'air-forces');
    expect(civilStrength(s, 0)).toBe(6);
  });

  it('Shakespeare: two culture for each of three pairs', () => {
    const { s, p } = led('william-shakespeare');
    put(p, 'printing-press', 3);
    put(p, 'drama', 4);
    expect(cultureRating(s, 0)).toBe(3 + 8 + 6);
  });

  it('Shakespeare: a library is cheaper only while a theater stands', () => {
    const { run, p } = led('william-shakespeare');
    rich(p, 3);
    put(p, 'printing-press');
    expect(price(run, 'build:printing-press')).toEqual({ resources: 3, ca: 1 });
    put(p, 'drama', 1);
    expect(price(anew(run), 'build:printing-press')).toEqual({ resources: 2, ca: 1 });
    expect(upgradePrice(p, 'philosophy', 'alchemy', 0)).toBe(3);
  });

  it('Chaplin doubles a theater that stands, not a technology', () => {
    const { s, p } = led('charlie-chaplin', 3);
    put(p, 'movies');
    put(p, 'opera', 1);
    put(p, 'multimedia', 1);
    expect(cultureRating(s, 0)).toBe(3 + 3 + 3);
  });

  it('Bach pays the difference, once a turn, and keeps theaters for theaters', () => {
    const { run, p } = led('j-s-bach');
    rich(p, 9);
    put(p, 'alchemy', 2);
    put(p, 'opera');
    act(run, 'upgrade:alchemy>opera');
    expect([resources(p), workers(p, 'alchemy'), workers(p, 'opera'), p.ca]).toEqual([7, 1, 1, 3]);
    expect(offers(run, 'upgrade:alchemy>opera')).toBe(false);
  });

  it('Bach: an upgrade of a theater is none of his and leaves his use open', () => {
    const { run, p } = led('j-s-bach');
    p.government = 'monarchy';
    rich(p, 9);
    put(p, 'drama', 1);
    put(p, 'opera');
    act(run, 'upgrade:drama>opera');
    expect([p.turn.bach, offers(run, 'upgrade:philosophy>opera'), offers(run, 'upgrade:bronze>opera')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('Churchill: his science is spent before the own, and on units only', () => {
    const { run, p } = led('winston-churchill', 3);
    p.hand = ['swordsmen', 'knights', 'iron'];
    p.science = 4;
    act(run, 'churchill:military');
    expect(offers(run, 'develop:iron')).toBe(false);
    act(run, 'develop:swordsmen');
    expect([p.science, p.turn.extra.unitScience]).toEqual([3, 0]);
    expect(offers(run, 'develop:knights')).toBe(false);
  });

  it('Hammurabi and Barbarossa need a military action', () => {
    for (const [leader, answer] of [
      ['hammurabi', 'hammurabi'],
      ['frederick-barbarossa', 'barbarossa:warriors'],
    ] as const) {
      const { run, p } = led(leader, 1);
      rich(p, 9, 9);
      p.ma = 1;
      expect(offers(anew(run), answer)).toBe(true);
      p.ma = 0;
      expect(offers(anew(run), answer)).toBe(false);
    }
  });

  it('Barbarossa: both halves must be paid, and money for units helps', () => {
    const { run, p } = led('frederick-barbarossa', 1);
    rich(p, 0, 1);
    p.pool = 0;
    expect(offers(anew(run), 'barbarossa:warriors')).toBe(false);
    p.turn.extra.unitResources = 1;
    const next = anew(run);
    expect(price(next, 'barbarossa:warriors')).toEqual({ food: 1, resources: 0, ma: 1 });
    act(next, 'barbarossa:warriors');
    expect([workers(p, 'warriors'), food(p), p.pool, p.ma]).toEqual([2, 0, 0, 1]);
    rich(p, 9, 0);
    expect(offers(anew(run), 'barbarossa:warriors')).toBe(false);
  });

  it('Homer replaced without a wonder just goes, and an action comes back', () => {
    const { run, s, p } = led('homer', 1);
    p.hand = ['joan-of-arc'];
    act(run, 'leader:joan-of-arc');
    expect([run.prompt()!.topic, s.civilGone.includes('homer'), p.ca]).toEqual(['actions', true, 4]);
  });

  it('Aristotle is paid for technologies alone', () => {
    const { run, s, p } = led('aristotle', 1);
    deal(s, 1, 'moses');
    deal(s, 2, 'iron');
    p.leaderAges = [];
    act(anew(run), 'take:moses@1');
    expect(p.science).toBe(0);
    act(anew(run), 'take:iron@2');
    expect(p.science).toBe(1);
  });
});

describe('production with pacts', () => {
  const made = (card: 'p2-intl-trade' | 'p2-supremacy', ownerIs: 'A' | 'B') => {
    const at = scene(3, 2);
    production(at.run, 0);
    const alone = [food(at.p), resources(at.p)];
    const bound = scene(3, 2);
    bound.s.pacts.push({ card, owner: 0, partner: 1, ownerIs });
    production(bound.run, 0);
    return [food(bound.p) - alone[0]!, resources(bound.p) - alone[1]!];
  };

  it('International Trade Agreement: a resource or a food comes in', () => {
    expect([made('p2-intl-trade', 'A'), made('p2-intl-trade', 'B')]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('Acceptance of Supremacy: a resource comes in or goes', () => {
    expect([made('p2-supremacy', 'A'), made('p2-supremacy', 'B')]).toEqual([
      [0, 1],
      [0, -1],
    ]);
  });
});

describe('small things', () => {
  it('Stockpile brings one of each', () => {
    const { run, p } = scene();
    p.hand = ['stockpile-a'];
    act(run, 'play:stockpile-a');
    expect([food(p), resources(p), p.ca, p.hand]).toEqual([1, 1, 3, []]);
  });

  it('Trade Routes asks for what it trades, and unspent it is gone', () => {
    const { run, s, p } = scene(3);
    s.pacts = [{ card: 'p1-trade-routes', owner: 0, partner: 1, ownerIs: 'A' }];
    rich(p, 3, 0);
    expect([offers(run, 'trade:food'), offers(run, 'trade:resources')]).toEqual([false, false]);
    rich(p, 3, 2);
    const next = anew(run);
    expect(price(next, 'trade:food')).toEqual({ food: 1 });
    act(next, 'trade:food');
    expect([food(p), p.turn.extra.resources, offers(next, 'trade:food')]).toEqual([1, 1, false]);
    act(next, 'end');
    expect(p.turn.extra.resources).toBe(0);
  });

  it('Trade Routes: traded food pays before the stock', () => {
    const { run, s, p } = scene(3);
    s.pacts = [{ card: 'p1-trade-routes', owner: 1, partner: 0, ownerIs: 'A' }];
    rich(p, 2, 5);
    act(run, 'trade:resources');
    act(run, 'grow');
    expect([food(p), resources(p), p.turn.extra.food]).toEqual([4, 1, 0]);
    act(run, 'grow');
    expect(food(p)).toBe(2);
  });

  it('money for units pays for units alone, and only as much as is due', () => {
    const { run, p } = scene();
    rich(p, 3);
    p.pool = 2;
    p.turn.extra.unitResources = 5;
    expect(price(anew(run), 'build:bronze')).toEqual({ resources: 2, ca: 1 });
    const next = anew(run);
    act(next, 'build:warriors');
    expect([resources(p), p.turn.extra.unitResources]).toEqual([3, 3]);
    p.building = { id: 'colossus', stages: 0 };
    rich(p, 2);
    expect(offers(anew(run), 'stage')).toBe(false);
  });

  it('several stages at once take tokens of cards when the bank is short, and the wonder is done', () => {
    const { run, p } = scene(2, 1);
    p.specials = ['masonry'];
    p.building = { id: 'hanging-gardens', stages: 1 };
    put(p, 'iron', 0, 2);
    put(p, 'agriculture', 2, 2);
    p.blue = 0;
    expect(offers(anew(run), 'stage')).toBe(true);
    const next = anew(run);
    act(next, 'stage', 2);
    // two Iron tokens are paid and cover both stages: all return with the first one
    expect([p.wonders.map((w) => w.id), p.building, p.blue]).toEqual([['hanging-gardens'], null, 3]);
  });

  it('a stage that food tokens must cover is asked for', () => {
    const { run, p } = scene(2, 1);
    p.building = { id: 'library-of-alexandria', stages: 2 };
    rich(p, 0);
    p.turn.extra.resources = 1;
    put(p, 'agriculture', 2, 2);
    p.blue = 0;
    const next = anew(run);
    act(next, 'stage');
    expect(next.prompt()!.choices.map((c) => c.id)).toEqual(['lose-token:agriculture']);
    act(next, 'lose-token:agriculture');
    expect([p.wonders.length, tokens(p, 'agriculture'), p.blue]).toEqual([1, 1, 3]);
  });

  it('the government in play is barred from the row, an old one is not', () => {
    const { run, s, p } = scene();
    p.government = 'monarchy';
    p.specials = ['code-of-laws'];
    for (const [i, id] of (['monarchy', 'theocracy', 'code-of-laws', 'warfare', 'iron'] as const).entries())
      deal(s, i + 1, id);
    const taken = anew(run)
      .prompt()!
      .choices.flatMap((c) => (c.verb === 'take' ? [c.id] : []));
    expect(taken).toEqual(['take:theocracy@2', 'take:warfare@4', 'take:iron@5']);
  });

  it("St. Peter's adds a face to a government and to a colony that has one", () => {
    const { s, p } = scene();
    p.government = 'theocracy';
    p.colonies = ['c2-historic'];
    expect(happiness(s, 0)).toBe(1 + 2);
    p.wonders = [{ id: 'st-peters-basilica', ruined: false, homer: false }];
    expect(happiness(s, 0)).toBe(2 + 3 + 1);
  });

  it('Impact of Technology: only cards of Age III, the government among them', () => {
    const { s, p } = scene(2, 3);
    expect(impactPoints(s, 'e3-technology', 0, 0)).toBe(0);
    p.specials = ['engineering', 'warfare', 'code-of-laws'];
    put(p, 'computers');
    put(p, 'coal', 2);
    expect(impactPoints(s, 'e3-technology', 0, 0)).toBe(8);
    p.government = 'democracy';
    expect(impactPoints(s, 'e3-technology', 0, 0)).toBe(12);
  });

  it('the starting seat may be drawn: it has one action, the others one more each', () => {
    const starters = new Set<number>();
    for (let i = 0; i < 12; i++) {
      const s = start(game, 3, {}, `starter ${i}`).s as TtaState;
      starters.add(s.starter);
      expect([0, 1, 2].map((n) => s.players[(s.starter + n) % 3]!.ca)).toEqual([1, 2, 3]);
      expect([s.turn, s.round, s.row.every((id) => id !== null)]).toEqual([s.starter, 1, true]);
    }
    expect([...starters].sort()).toEqual([0, 1, 2]);
  });

  it('the Library of Alexandria in ruins holds no more cards', () => {
    const { s, p } = scene();
    p.wonders = [{ id: 'library-of-alexandria', ruined: false, homer: false }];
    expect(civilHandLimit(s, 0)).toBe(5);
    p.wonders[0]!.ruined = true;
    expect(civilHandLimit(s, 0)).toBe(4);
  });
});
