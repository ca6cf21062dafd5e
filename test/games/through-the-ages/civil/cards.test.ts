import { describe, expect, it } from 'vitest';
import { food, resources } from '../../../../src/games/through-the-ages/rules/goods.js';
import { civilHandLimit, militaryHandLimit } from '../../../../src/games/through-the-ages/rules/ratings.js';
import { rowPrice } from '../../../../src/games/through-the-ages/rules/row.js';
import { caTotal } from '../../../../src/games/through-the-ages/rules/symbols.js';
import { act, anew, choice, deal, offers, price, put, rich, scene, tokens, workers } from './scene.js';

const wonder = (id: any, ruined = false) => ({ id, ruined, homer: false });

describe('civil sheet 10.6: cards, hand, wonders', () => {
  it('59: the surcharge for completed wonders', () => {
    const { s, p } = scene();
    deal(s, 3, 'great-wall');
    p.wonders = [wonder('pyramids'), wonder('colossus')];
    expect(rowPrice(s, 0, 2)).toBe(3);
    p.wonders[0]!.ruined = true;
    expect(rowPrice(s, 0, 2)).toBe(3);
    p.leader = 'michelangelo';
    expect(rowPrice(s, 0, 2)).toBe(1);
  });

  it('61: Hammurabi and leaders', () => {
    const { run, s, p } = scene();
    p.leader = 'hammurabi';
    deal(s, 4, 'joan-of-arc');
    deal(s, 11, 'michelangelo');
    expect([rowPrice(s, 0, 3), rowPrice(s, 0, 10)]).toEqual([0, 2]);
    act(run, 'take:joan-of-arc@4');
    expect([p.ca, p.hand]).toEqual([4, ['joan-of-arc']]);
    // A second leader of the same age is barred.
    expect(offers(run, 'take:michelangelo@11')).toBe(false);
  });

  it('62: the hand limit, wonders and the Library of Alexandria', () => {
    const { run, s, p } = scene();
    p.hand = ['iron', 'alchemy', 'reserves-i', 'reserves-i'];
    deal(s, 1, 'swordsmen');
    deal(s, 2, 'great-wall');
    expect([offers(run, 'take:swordsmen@1'), offers(run, 'take:great-wall@2')]).toEqual([false, true]);
    p.wonders = [wonder('library-of-alexandria')];
    expect([civilHandLimit(s, 0), militaryHandLimit(s, 0)]).toEqual([5, 3]);
    expect(offers(anew(run), 'take:swordsmen@1')).toBe(true);
    p.wonders[0]!.ruined = true;
    expect([civilHandLimit(s, 0), militaryHandLimit(s, 0)]).toEqual([4, 2]);
  });

  it('63: Engineering Genius on the Library of Alexandria', () => {
    const { run, p } = scene();
    p.building = { id: 'library-of-alexandria', stages: 0 };
    p.hand = ['engineering-genius-a', 'engineering-genius-a'];
    p.specials = ['masonry'];
    rich(p, 2);
    act(run, 'play:engineering-genius-a');
    expect([p.building.stages, resources(p)]).toEqual([1, 2]);
    act(run, 'play:engineering-genius-a');
    expect([p.building.stages, resources(p), p.ca]).toEqual([2, 0, 2]);
  });

  it('64: several stages for one action', () => {
    const { run, p } = scene();
    p.building = { id: 'pyramids', stages: 0 };
    p.specials = ['masonry'];
    rich(p, 6);
    expect(choice(run, 'stage')!.range).toEqual([1, 2]);
    act(run, 'stage', 2);
    expect([resources(p), p.ca]).toEqual([1, 3]);
    act(run, 'stage');
    expect([resources(p), p.wonders.map((w) => w.id)]).toEqual([0, ['pyramids']]);
    const wall = scene();
    wall.p.building = { id: 'great-wall', stages: 0 };
    wall.p.specials = ['architecture'];
    rich(wall.p, 8);
    act(wall.run, 'stage', 3);
    expect([resources(wall.p), wall.p.ca]).toEqual([1, 3]);
  });

  it('65: Internet with Engineering', () => {
    const { run, p } = scene(2, 3);
    p.building = { id: 'internet', stages: 0 };
    p.specials = ['engineering'];
    rich(p, 14);
    act(run, 'stage', 4);
    expect(resources(p)).toBe(2);
    expect(price(run, 'stage')).toEqual({ resources: 2, ca: 1 });
  });

  it('67: Pyramids finished with the last action', () => {
    const { run, s, p } = scene();
    p.building = { id: 'pyramids', stages: 2 };
    p.ca = 1;
    rich(p, 1);
    act(run, 'stage');
    expect([caTotal(s, 0), p.ca, civilHandLimit(s, 0)]).toEqual([5, 1, 5]);
  });

  it('68: the tokens of a finished wonder return', () => {
    const { run, p } = scene();
    p.building = { id: 'hanging-gardens', stages: 2 };
    put(p, 'bronze', 2, 2);
    p.blue = 5;
    act(run, 'stage');
    // Paying returns two tokens (7), the third stage takes one and all three come back.
    expect(p.blue).toBe(9);
  });

  it('an empty bank takes the token for a stage from a card of the owner', () => {
    const { run, p } = scene();
    p.building = { id: 'library-of-alexandria', stages: 0 };
    p.hand = ['engineering-genius-a'];
    put(p, 'bronze', 2, 2);
    put(p, 'agriculture', 2, 2);
    p.blue = 0;
    act(run, 'play:engineering-genius-a');
    expect(run.prompt()!.topic).toBe('wonder-token');
    act(run, 'lose-token:agriculture');
    expect([p.building.stages, tokens(p, 'agriculture'), tokens(p, 'bronze')]).toEqual([1, 1, 2]);
  });

  it('technologies of the same name are barred, action cards are not', () => {
    const { run, s, p } = scene();
    p.hand = ['iron', 'reserves-i'];
    deal(s, 1, 'iron');
    deal(s, 2, 'reserves-i');
    expect([offers(run, 'take:iron@1'), offers(run, 'take:reserves-i@2')]).toEqual([false, true]);
    p.hand = [];
    put(p, 'iron');
    expect(offers(anew(run), 'take:iron@1')).toBe(false);
  });

  it('an unfinished wonder bars the next one', () => {
    const { run, s } = scene();
    deal(s, 1, 'pyramids');
    deal(s, 2, 'colossus');
    act(run, 'take:pyramids@1');
    expect([offers(run, 'take:colossus@2'), s.players[0]!.building]).toEqual([false, { id: 'pyramids', stages: 0 }]);
  });

  it('an action card taken this turn waits, another copy does not', () => {
    const { run, s, p } = scene();
    deal(s, 1, 'reserves-i');
    act(run, 'take:reserves-i@1');
    const refused = () => run.blocked().filter((b) => b.id === 'play:reserves-i').length;
    expect([offers(run, 'play:reserves-i'), refused()]).toEqual([false, 1]);
    p.hand.push('reserves-i');
    expect([offers(anew(run), 'play:reserves-i'), refused()]).toEqual([true, 0]);
  });

  it('in the first round cards are taken and nothing else', () => {
    const { run, s, p } = scene();
    s.round = 1;
    rich(p, 9, 9);
    p.hand = ['moses', 'reserves-i'];
    deal(s, 1, 'iron');
    expect(run.prompt()!.choices.map((c) => c.id)).toEqual(['take:iron@1', 'end']);
  });

  it('Taj Mahal is 2 cheaper after a leader was replaced', () => {
    const { run, s, p } = scene();
    deal(s, 10, 'taj-mahal');
    p.leader = 'moses';
    p.hand = ['joan-of-arc'];
    p.wonders = [wonder('pyramids')];
    expect(rowPrice(s, 0, 9)).toBe(4);
    act(run, 'leader:joan-of-arc');
    expect(rowPrice(s, 0, 9)).toBe(2);
    deal(s, 1, 'taj-mahal');
    p.wonders = [];
    expect(rowPrice(s, 0, 0)).toBe(0);
  });

  it('a first leader gives no discount on Taj Mahal', () => {
    const { run, s, p } = scene();
    deal(s, 10, 'taj-mahal');
    p.hand = ['joan-of-arc'];
    act(run, 'leader:joan-of-arc');
    expect(rowPrice(s, 0, 9)).toBe(3);
  });
});

describe('action cards', () => {
  const play = (id: any, prepare: (at: ReturnType<typeof scene>) => void = () => {}) => {
    const at = scene(2, 3);
    at.p.hand = [id];
    at.p.blue = 16;
    prepare(at);
    act(at.run, `play:${id}`);
    return at;
  };

  it('Reserves: one kind', () => {
    const at = play('reserves-iii');
    act(at.run, 'gain:food');
    expect([food(at.p), resources(at.p)]).toEqual([4, 0]);
    const other = play('reserves-ii');
    act(other.run, 'gain:resources');
    expect([food(other.p), resources(other.p), other.p.ca]).toEqual([0, 3, 3]);
  });
  it('Stockpile: the resource comes first when the bank is short', () => {
    const at = play('stockpile-a', ({ p }) => {
      p.blue = 1;
    });
    expect([resources(at.p), food(at.p)]).toEqual([1, 0]);
  });
  it('Cultural Heritage and Revolutionary Idea', () => {
    const a = play('cultural-heritage-a').p;
    const i = play('cultural-heritage-i').p;
    expect([a.science, a.culture, i.science, i.culture]).toEqual([1, 4, 2, 2]);
    expect([play('revolutionary-idea-ii').p.science, play('revolutionary-idea-iii').p.science]).toEqual([4, 6]);
  });
  it('Patriotism: an extra action and a pool that vanishes', () => {
    const at = play('patriotism-ii');
    expect([at.p.turn.extra.ma, at.p.turn.extra.unitResources, at.p.ma]).toEqual([1, 3, 2]);
    act(at.run, 'build:warriors');
    expect([at.p.turn.extra.ma, at.p.turn.extra.unitResources, at.p.ma, resources(at.p)]).toEqual([0, 1, 2, 0]);
    act(at.run, 'end');
    expect(at.p.turn.extra.unitResources).toBe(0);
  });
  it('Patriotism adds a card to the draw', () => {
    const at = play('patriotism-a');
    act(at.run, 'end');
    expect(at.p.military).toHaveLength(3);
  });
  it('Efficient Upgrade upgrades buildings only', () => {
    const at = play('efficient-upgrade-ii', ({ p }) => {
      put(p, 'iron');
      put(p, 'swordsmen');
    });
    expect(at.run.prompt()!.choices.map((c) => c.id)).toEqual(['upgrade:bronze>iron']);
    act(at.run, 'upgrade:bronze>iron');
    expect(workers(at.p, 'iron')).toBe(1);
  });
  it('Urban Growth builds urban buildings only', () => {
    const at = play('urban-growth-iii');
    expect(at.run.prompt()!.choices.map((c) => c.id)).toEqual(['build:philosophy', 'build:religion']);
  });
  it('a card that cannot be carried out is not offered', () => {
    const { run, p } = scene(2, 3);
    p.pool = 0;
    p.hand = ['urban-growth-i', 'engineering-genius-i', 'breakthrough-i', 'rich-land-i'];
    expect(run.prompt()!.choices.filter((c) => c.verb === 'play')).toEqual([]);
  });
});
