import { describe, expect, it } from 'vitest';
import { copy } from '../../../../src/engine/copy.js';
import { production, project } from '../../../../src/games/through-the-ages/rules/end-turn.js';
import {
  food,
  gainBlue,
  gainResources,
  loseBlue,
  loseResources,
  payResources,
  resources,
} from '../../../../src/games/through-the-ages/rules/goods.js';
import {
  consume,
  produceFood,
  produceResources,
  resourceYield,
  takeCorruption,
} from '../../../../src/games/through-the-ages/rules/production.js';
import { scienceRating } from '../../../../src/games/through-the-ages/rules/ratings.js';
import type { Player } from '../../../../src/games/through-the-ages/types.js';
import { act, anew, offers, put, scene, tokens } from './scene.js';

/** No workers, no tokens, so many blue tokens in the bank. */
function bare(blue: number) {
  const at = scene();
  for (const t of at.p.techs) t.workers = 0;
  at.p.blue = blue;
  return at;
}
const setBlue = (p: Player, blue: number) => {
  p.blue = blue;
};

describe('civil sheet 10.3: production, corruption, consumption', () => {
  it('23: corruption 2 from three Bronze tokens', () => {
    const { run, p } = bare(11);
    put(p, 'bronze', 0, 3);
    takeCorruption(run, 0);
    expect([tokens(p, 'bronze'), p.blue]).toEqual([1, 10]);
  });

  it('25: corruption 4 with one resource and six food', () => {
    const { run, p } = bare(16);
    put(p, 'bronze', 0, 1);
    put(p, 'agriculture', 0, 6);
    setBlue(p, 5);
    takeCorruption(run, 0);
    expect([resources(p), food(p)]).toEqual([0, 3]);
  });

  it('26: missing food costs 4 culture each and stops at 0', () => {
    for (const [culture, after] of [
      [10, 6],
      [3, 0],
    ] as const) {
      const { run, p } = bare(16);
      p.yellow = 8;
      p.culture = culture;
      p.booked = { rating: culture };
      put(p, 'agriculture', 0, 2);
      consume(run, 0);
      expect([food(p), p.culture, p.booked.famine]).toEqual([0, after, after - culture]);
    }
  });

  it('27: the full sequence', () => {
    const { run, p } = scene();
    p.yellow = 12;
    put(p, 'irrigation', 1, 1);
    put(p, 'bronze', 2, 3);
    put(p, 'iron', 1, 0);
    p.building = { id: 'pyramids', stages: 2 };
    setBlue(p, 10);
    takeCorruption(run, 0);
    expect([tokens(p, 'bronze'), p.blue]).toEqual([1, 12]);
    produceFood(run, 0, 'test');
    expect([food(p), p.blue]).toEqual([6, 9]);
    consume(run, 0);
    expect([food(p), p.blue, tokens(p, 'agriculture')]).toEqual([4, 11, 0]);
    produceResources(run, 0, 'test');
    expect([resources(p), p.blue]).toEqual([5, 8]);
  });

  it('28: a short bank serves the best farm first', () => {
    const { run, p } = scene();
    put(p, 'irrigation', 1);
    setBlue(p, 2);
    produceFood(run, 0, 'test');
    expect([tokens(p, 'irrigation'), tokens(p, 'agriculture'), food(p), p.blue]).toEqual([1, 1, 3, 0]);
  });

  it('29: Transcontinental Railroad', () => {
    const railroad = (blue: number) => {
      const { run, s, p } = bare(blue);
      put(p, 'coal', 2);
      put(p, 'iron', 1);
      p.wonders = [{ id: 'transcontinental-railroad', ruined: false, homer: false }];
      produceResources(run, 0, 'test');
      return [resources(p), tokens(p, 'coal'), tokens(p, 'iron'), resourceYield(s, 0).land];
    };
    expect(railroad(16)).toEqual([11, 3, 1, 11]);
    expect(railroad(3)).toEqual([9, 3, 0, 11]);
  });

  it('31: the science rating does not drop below 0', () => {
    const { s, p } = scene();
    p.government = 'fundamentalism';
    expect(scienceRating(s, 0)).toBe(0);
    put(p, 'philosophy', 3);
    expect(scienceRating(s, 0)).toBe(1);
  });

  it('the projection is what the end of the turn brings', () => {
    const { run, s, p } = scene();
    p.yellow = 8;
    p.pool = 8;
    p.culture = 20;
    p.booked = { rating: 20 };
    put(p, 'bronze', 2, 3);
    setBlue(p, 9);
    const seen = project(s, 0);
    const before = copy(p);
    production(run, 0);
    expect([seen.foodAfter, seen.resourcesAfter]).toEqual([food(p), resources(p)]);
    expect(seen.science).toBe(p.science - before.science);
    expect(seen.culture - seen.famine).toBe(p.culture - before.culture);
    expect(seen.corruption).toBe(2);
  });

  it('the projection counts what leaders score at the end of a turn, uprising or not (sheet no. 58)', () => {
    const { s, p } = scene();
    p.leader = 'genghis-khan';
    expect(project(s, 0).culture).toBe(3);
    p.leader = 'winston-churchill';
    expect(project(s, 0).culture).toBe(3);
    expect(p.turn.churchill).toBe(false);
    p.yellow = 0;
    expect(project(s, 0)).toMatchObject({ uprising: true, culture: 3, science: 0 });
    p.turn.churchill = true;
    expect(project(s, 0).culture).toBe(0);
  });

  it('points of Genghis Khan are there before food is missing, also in the projection (check 94)', () => {
    const { s, p } = scene();
    p.leader = 'genghis-khan';
    p.yellow = 16;
    p.pool = 3;
    put(p, 'agriculture', 0, 0);
    p.culture = 2;
    p.booked = { rating: 2 };
    expect(project(s, 0)).toMatchObject({ culture: 3, famine: 4 });
  });
});

describe('civil sheet 10.4: change of blue tokens', () => {
  const stock = (list: readonly (readonly ['bronze' | 'iron' | 'coal' | 'oil', number])[], blue: number) => {
    const at = bare(16);
    for (const [id, n] of list) put(at.p, id, 0, n);
    setBlue(at.p, blue);
    return at;
  };
  const pay = (at: ReturnType<typeof stock>, n: number) => {
    payResources(at.run, 0, n);
    return [tokens(at.p, 'bronze'), tokens(at.p, 'iron'), tokens(at.p, 'coal'), tokens(at.p, 'oil'), at.p.blue];
  };

  it('32: one Iron token pays 1', () => {
    expect(pay(stock([['iron', 1]], 5), 1)).toEqual([1, 0, 0, 0, 5]);
  });
  it('33: one Coal token with Iron in play', () => {
    const at = () =>
      stock(
        [
          ['coal', 1],
          ['iron', 0],
        ],
        4,
      );
    expect(pay(at(), 1)).toEqual([0, 1, 0, 0, 4]);
    expect(pay(at(), 2)).toEqual([1, 0, 0, 0, 4]);
  });
  it('34: one Coal token without Iron', () => {
    expect(pay(stock([['coal', 1]], 3), 1)).toEqual([2, 0, 0, 0, 2]);
  });
  it('35: the same with an empty bank overpays', () => {
    expect(pay(stock([['coal', 1]], 0), 1)).toEqual([1, 0, 0, 0, 0]);
  });
  it('37: one Oil token with Iron pays 3', () => {
    const at = stock(
      [
        ['oil', 1],
        ['iron', 0],
      ],
      5,
    );
    expect(pay(at, 3)).toEqual([0, 1, 0, 0, 5]);
  });
  it('38: gaining 2', () => {
    const iron = stock([['iron', 0]], 5);
    expect(gainResources(iron.run, 0, 2, 'test')).toBe(2);
    expect([tokens(iron.p, 'iron'), iron.p.blue]).toEqual([1, 4]);
    const bronze = stock([], 5);
    expect(gainResources(bronze.run, 0, 2, 'test')).toBe(2);
    expect(bronze.p.blue).toBe(3);
    const poor = stock([], 1);
    expect(gainResources(poor.run, 0, 2, 'test')).toBe(1);
  });
  it('39: the nearest lower amount', () => {
    const at = stock([['iron', 0]], 1);
    expect([gainResources(at.run, 0, 3, 'test'), at.p.blue]).toEqual([2, 0]);
  });
  it('40: too little makes an action illegal, a loss takes all', () => {
    const { run, p } = scene();
    put(p, 'alchemy', 0);
    put(p, 'bronze', 2, 5);
    expect(offers(run, 'build:alchemy')).toBe(false);
    put(p, 'bronze', 2, 6);
    expect(offers(anew(run), 'build:alchemy')).toBe(true);
    const loss = stock([['bronze', 3]], 5);
    expect(loseResources(loss.run, 0, 4, 'test')).toBe(3);
    expect(resources(loss.p)).toBe(0);
  });
  it('never moves a token to a dearer card', () => {
    expect(
      pay(
        stock(
          [
            ['bronze', 4],
            ['iron', 0],
          ],
          3,
        ),
        1,
      ),
    ).toEqual([3, 0, 0, 0, 4]);
  });
  it('lost blue tokens come from the bank, then from cards of the owner', () => {
    const { run, p } = scene();
    put(p, 'bronze', 2, 3);
    put(p, 'agriculture', 2, 1);
    setBlue(p, 1);
    gainBlue(run, 0, 1, 'test');
    loseBlue(run, 0, 3, 'test');
    run.settle();
    expect([p.blue, run.prompt()!.topic]).toEqual([0, 'lose-blue']);
    act(run, 'lose-token:agriculture');
    expect([tokens(p, 'agriculture'), p.boxBlue, run.prompt()!.topic]).toEqual([0, -2, 'actions']);
  });
});
