import { describe, expect, it } from 'vitest';
import { production } from '../../../../src/games/through-the-ages/rules/end-turn.js';
import { food, resources } from '../../../../src/games/through-the-ages/rules/goods.js';
import { strength } from '../../../../src/games/through-the-ages/rules/military/strength.js';
import { removeLeader } from '../../../../src/games/through-the-ages/rules/play.js';
import { produceResources, resourceYield } from '../../../../src/games/through-the-ages/rules/production.js';
import {
  civilStrength,
  cultureRating,
  happiness,
  maTotal,
  scienceRating,
} from '../../../../src/games/through-the-ages/rules/ratings.js';
import { faces } from '../../../../src/games/through-the-ages/rules/symbols.js';
import type { LeaderId, Player, WonderId } from '../../../../src/games/through-the-ages/types.js';
import { act, anew, deal, fullActions, offers, put, rich, scene, tokens } from './scene.js';

const wonders = (...ids: WonderId[]) => ids.map((id) => ({ id, ruined: false, homer: false }));
const led = (leader: LeaderId, age: 1 | 2 | 3 = 1, seats = 2) => {
  const at = scene(seats, age);
  at.p.leader = leader;
  fullActions(at.s);
  return at;
};
const bare = (p: Player) => {
  for (const t of p.techs) t.workers = 0;
};

describe('civil sheet 10.7: leaders', () => {
  it('75: Caesar gives way to Joan of Arc', () => {
    const { run, s, p } = led('julius-caesar');
    expect([maTotal(s, 0), strength(s, 0)]).toEqual([3, 2]);
    p.hand = ['joan-of-arc'];
    p.ma = 2;
    act(run, 'leader:joan-of-arc');
    expect([maTotal(s, 0), p.ma, p.ca]).toEqual([3, 2, 4]);
  });

  it('76: Homer under a wonder costs the action', () => {
    for (const [answer, ca] of [
      ['tuck:pyramids', 3 + 1],
      ['no-tuck', 4 + 1],
    ] as const) {
      const { run, s, p } = led('homer');
      p.wonders = wonders('pyramids');
      fullActions(s);
      p.hand = ['joan-of-arc'];
      act(run, 'leader:joan-of-arc');
      act(run, answer);
      expect([p.ca, p.wonders[0]!.homer, p.turn.replacedLeader]).toEqual([ca, answer !== 'no-tuck', true]);
    }
  });

  it('a first leader gives no action back', () => {
    const { run, p } = scene();
    p.hand = ['moses'];
    act(run, 'leader:moses');
    expect(p.ca).toBe(3);
  });

  it('77: Michelangelo', () => {
    const { s, p } = led('michelangelo');
    bare(p);
    put(p, 'theology', 2);
    put(p, 'drama', 1);
    p.wonders = wonders('hanging-gardens');
    expect([cultureRating(s, 0), happiness(s, 0)]).toEqual([12, 7]);
    put(p, 'bread-and-circuses', 1);
    expect([cultureRating(s, 0), faces(s, 0).michelangelo]).toEqual([12, 7]);
  });

  it('79: Homer under wonders, with and without St. Peter', () => {
    const { s, p } = scene();
    p.wonders = [{ id: 'pyramids', ruined: false, homer: true }];
    expect(happiness(s, 0)).toBe(1);
    p.wonders.push(...wonders('st-peters-basilica'));
    expect(happiness(s, 0)).toBe(1 + 2);
    p.wonders = [{ id: 'hanging-gardens', ruined: false, homer: true }];
    expect(happiness(s, 0)).toBe(3);
    p.wonders.push(...wonders('st-peters-basilica'));
    expect(happiness(s, 0)).toBe(1 + 4);
  });

  it("St. Peter's adds one face to each worker and card but itself", () => {
    const { s, p } = scene();
    p.wonders = wonders('st-peters-basilica', 'kremlin');
    put(p, 'theology', 2);
    p.leader = 'homer';
    // 2 x (2 + 1), the Basilica 1, Homer 1 + 1, Kremlin -1
    expect(faces(s, 0).total).toBe(6 + 1 + 2 - 1);
  });

  it('80: Leonardo', () => {
    const science = (set: (p: Player) => void) => {
      const { s, p } = led('leonardo-da-vinci', 2);
      bare(p);
      const before = () => {
        p.leader = null;
        const without = scienceRating(s, 0);
        p.leader = 'leonardo-da-vinci';
        return without;
      };
      set(p);
      return scienceRating(s, 0) - before();
    };
    expect(
      science((p) => {
        put(p, 'alchemy', 1);
        put(p, 'printing-press', 1);
      }),
    ).toBe(1);
    expect(science((p) => put(p, 'philosophy', 1))).toBe(0);
    expect(
      science((p) => {
        put(p, 'journalism', 0);
        put(p, 'alchemy', 1);
      }),
    ).toBe(1);
    const { run, p } = led('leonardo-da-vinci');
    p.hand = ['irrigation'];
    p.science = 3;
    act(run, 'develop:irrigation');
    expect(resources(p)).toBe(1);
  });

  it('81: Joan of Arc', () => {
    const { s, p } = led('joan-of-arc');
    bare(p);
    p.government = 'theocracy';
    put(p, 'religion', 2);
    put(p, 'theology', 1);
    expect(civilStrength(s, 0)).toBe(5 + 1);
    expect([cultureRating(s, 0), maTotal(s, 0)]).toEqual([3 + 1 + 1, 4]);
  });

  it('82: Shakespeare', () => {
    const { s, p } = led('william-shakespeare', 2);
    bare(p);
    put(p, 'printing-press', 2);
    put(p, 'drama', 3);
    expect([cultureRating(s, 0), happiness(s, 0)]).toEqual([2 + 6 + 4, 3 + 1]);
  });

  it('83: Chaplin', () => {
    const { s, p } = led('charlie-chaplin', 3);
    bare(p);
    put(p, 'movies', 2);
    put(p, 'opera', 1);
    expect([cultureRating(s, 0), happiness(s, 0)]).toEqual([15, 5]);
  });

  it('85: Cook, Napoleon, Alexander', () => {
    const cook = led('james-cook', 2);
    expect(cultureRating(cook.s, 0)).toBe(0);
    cook.p.colonies = ['c1-vast', 'c1-wealthy', 'c2-vast'];
    expect(cultureRating(cook.s, 0)).toBe(4);
    const napoleon = led('napoleon-bonaparte', 2);
    put(napoleon.p, 'knights', 1);
    expect([civilStrength(napoleon.s, 0), maTotal(napoleon.s, 0)]).toEqual([4, 4]);
    const alexander = led('alexander-the-great');
    put(alexander.p, 'warriors', 3);
    expect(strength(alexander.s, 0)).toBe(6);
  });

  it('86: Great Wall', () => {
    const { s, p } = scene(2, 2);
    p.wonders = wonders('great-wall');
    put(p, 'warriors', 2);
    put(p, 'knights', 1);
    put(p, 'cannon', 1);
    expect(civilStrength(s, 0)).toBe(3);
  });

  it('87: Aristotle', () => {
    const { run, s, p } = led('aristotle');
    p.government = 'republic';
    fullActions(s);
    const cards = ['iron', 'monarchy', 'warfare', 'pyramids', 'moses', 'reserves-i'] as const;
    cards.forEach((id, i) => {
      deal(s, i < 5 ? i + 1 : 6, id);
    });
    for (const [i, id] of cards.entries()) {
      act(run, `take:${id}@${i + 1}`);
      expect(p.science).toBe(Math.min(3, i + 1));
    }
  });
});

describe('leaders without a numbered check', () => {
  it('Moses, Hammurabi, Barbarossa, Homer are tested with prices; Gandhi gives culture', () => {
    const { s } = led('mahatma-gandhi', 3);
    expect(cultureRating(s, 0)).toBe(2);
  });

  it('Newton gives a spent action back, but not more than were spent', () => {
    const { run, p } = led('isaac-newton', 2);
    p.hand = ['irrigation', 'iron'];
    p.science = 8;
    act(run, 'develop:irrigation');
    expect(p.ca).toBe(4);
    put(p, 'alchemy', 1);
    const { s } = { s: run.s };
    expect(scienceRating(s, 0)).toBe(1 + 2 + 1);
  });

  it('Einstein scores for each technology, a revolution included', () => {
    const { run, s, p } = led('albert-einstein', 3);
    p.hand = ['communism'];
    p.science = 5;
    act(run, 'revolt:communism');
    expect([p.culture, p.booked.leaders]).toEqual([3, 3]);
    put(p, 'computers', 0);
    put(p, 'scientific-method', 1);
    expect(scienceRating(s, 0)).toBe(1 + 3 + 2);
  });

  it('Bach gives one culture for each theater', () => {
    const { s, p } = led('j-s-bach', 2);
    put(p, 'drama', 2);
    expect(cultureRating(s, 0)).toBe(6);
  });

  it('Sid Meier turns science of labs into culture', () => {
    const { s, p } = led('sid-meier', 3);
    bare(p);
    put(p, 'computers', 2);
    put(p, 'philosophy', 1);
    expect([scienceRating(s, 0), cultureRating(s, 0)]).toEqual([10 + 1 - 3, 6]);
  });

  it('Bill Gates: labs work like mines and keep what lies on them', () => {
    const { run, s, p } = led('bill-gates', 3);
    bare(p);
    put(p, 'scientific-method', 2);
    put(p, 'philosophy', 1);
    put(p, 'oil', 1);
    p.wonders = wonders('transcontinental-railroad');
    expect(resourceYield(s, 0)).toEqual({ land: 10, labs: 4, pacts: 0, total: 14 });
    produceResources(run, 0, 'test');
    expect([resources(p), tokens(p, 'scientific-method'), tokens(p, 'philosophy')]).toEqual([14, 2, 0]);
    removeLeader(run, 0, 'test');
    expect([p.culture, resources(p)]).toEqual([4, 14]);
    const before = tokens(p, 'scientific-method');
    produceResources(run, 0, 'test');
    expect(tokens(p, 'scientific-method')).toBe(before);
  });

  it('Bill Gates pays when he is replaced', () => {
    const { run, p } = led('bill-gates', 3);
    put(p, 'computers', 2);
    p.hand = ['sid-meier'];
    act(run, 'leader:sid-meier');
    expect([p.culture, p.booked.leaders]).toEqual([6, 6]);
  });

  it('Churchill scores by himself when nothing was chosen, and only once', () => {
    const idle = led('winston-churchill', 3);
    act(idle.run, 'end');
    expect(idle.p.booked.leaders).toBe(3);
    const chosen = led('winston-churchill', 3);
    act(chosen.run, 'churchill:culture');
    act(chosen.run, 'end');
    expect(chosen.p.booked.leaders).toBe(3);
    const army = led('winston-churchill', 3);
    act(army.run, 'churchill:military');
    act(army.run, 'end');
    expect(army.p.booked.leaders).toBe(undefined);
  });

  it('Hammurabi: unused, the borrowed action is gone at the end of the turn', () => {
    const { run, p } = led('hammurabi');
    act(run, 'hammurabi');
    expect([p.turn.extra.ca, p.ma]).toEqual([1, 1]);
    act(run, 'end');
    expect([p.turn.extra.ca, p.ca, p.ma, p.military.length]).toEqual([0, 4, 2, 1]);
  });

  it('ruling 49: Hammurabi used and then replaced', () => {
    const { run, p } = led('hammurabi');
    p.hand = ['joan-of-arc'];
    act(run, 'hammurabi');
    act(run, 'leader:joan-of-arc');
    // The borrowed action paid, so no spent civil action can come back.
    expect([p.ca, p.turn.extra.ca]).toEqual([4, 0]);
  });
});

describe('Ocean Liner Service', () => {
  it('brings a worker once a turn, without food or action', () => {
    const { run, p } = scene(2, 2);
    p.wonders = wonders('ocean-liner-service');
    act(run, 'ocean-liner');
    expect([p.pool, p.yellow, p.ca, food(p)]).toEqual([2, 17, 4, 0]);
    expect(offers(run, 'ocean-liner')).toBe(false);
    p.turn.oceanLiner = false;
    p.yellow = 0;
    expect(offers(anew(run), 'ocean-liner')).toBe(false);
  });
});

describe('wonders that give symbols', () => {
  it('gives what the cards say', () => {
    const table: Partial<Record<WonderId, readonly number[]>> = {
      colossus: [0, 0, 0, 2],
      'hanging-gardens': [1, 0, 2, 0],
      'library-of-alexandria': [1, 1, 0, 0],
      'great-wall': [1, 0, 1, 1],
      'taj-mahal': [3, 0, 0, 0],
      'universitas-carolina': [1, 2, 0, 0],
      'eiffel-tower': [4, 0, 1, 0],
      kremlin: [2, 0, 0, 0],
      'transcontinental-railroad': [0, 0, 0, 4],
    };
    for (const [id, want] of Object.entries(table)) {
      const { s, p } = scene(2, 2);
      p.wonders = wonders(id as WonderId);
      const got = [cultureRating(s, 0), scienceRating(s, 0) - 1, happiness(s, 0), strength(s, 0) - 1];
      expect(got, id).toEqual(want);
    }
  });

  it('98: a ruin with Homer', () => {
    const { s, p } = scene();
    p.wonders = [{ id: 'hanging-gardens', ruined: true, homer: true }];
    expect([happiness(s, 0), cultureRating(s, 0)]).toEqual([1, 2]);
    p.wonders.push(...wonders('st-peters-basilica'));
    expect(happiness(s, 0) - 1).toBe(2);
    p.leader = 'michelangelo';
    // The ruin: 2 culture and 2 faces; the Basilica: 2 culture and 1 face.
    expect(cultureRating(s, 0)).toBe(2 + 2 + 2 + 1);
  });

  it('Taj Mahal brings a blue token', () => {
    const { run, p } = scene();
    p.building = { id: 'taj-mahal', stages: 2 };
    rich(p, 2);
    const all = () => p.blue + p.techs.reduce((sum, t) => sum + t.tokens, 0) + (p.building?.stages ?? 0);
    const before = all();
    act(run, 'stage');
    expect([all() - before, p.boxBlue]).toEqual([1, 1]);
    production(run, 0);
    expect(p.culture).toBe(3);
  });
});
