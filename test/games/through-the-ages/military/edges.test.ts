/** Where a rule begins or ends by one: equal strengths, the last card, the second throw. */
import { describe, expect, it } from 'vitest';
import { start } from '../../../../src/engine/engine.js';
import type { Ctx } from '../../../../src/engine/types.js';
import { game } from '../../../../src/games/through-the-ages/game.js';
import { drawMilitary } from '../../../../src/games/through-the-ages/rules/cards.js';
import { genghisScores } from '../../../../src/games/through-the-ages/rules/end-turn.js';
import { barred } from '../../../../src/games/through-the-ages/rules/military/attack.js';
import { renewEvents } from '../../../../src/games/through-the-ages/rules/military/event.js';
import type { MilitaryId, Tta, TtaState } from '../../../../src/games/through-the-ages/types.js';
import { Table } from './table.js';

const ctx = (t: Table) => t.run as unknown as Ctx<Tta>;

describe('attacks', () => {
  it('an aggression needs more strength, a war none at all', () => {
    const t = new Table(2, 2).workers(0, { warriors: 3 }).workers(1, { warriors: 3 });
    expect([barred(t.s, 0, 'a1-plunder', 1), barred(t.s, 0, 'w2-territory', 1)]).toEqual(['not-stronger', null]);
    t.workers(0, { warriors: 4 });
    expect(barred(t.s, 0, 'a1-plunder', 1)).toBeNull();
  });

  it('Infiltrate needs a leader or an unfinished wonder', () => {
    const t = new Table(2, 2).workers(0, { warriors: 4 }).workers(1, {});
    expect(barred(t.s, 0, 'a2-infiltrate', 1)).toBe('nothing-to-take');
    t.p(1).building = { id: 'great-wall', stages: 0 };
    expect(barred(t.s, 0, 'a2-infiltrate', 1)).toBeNull();
    Object.assign(t.p(1), { building: null, leader: 'isaac-newton' });
    expect(barred(t.s, 0, 'a2-infiltrate', 1)).toBeNull();
  });

  it('Loss of Sovereignty shields side B, whoever laid the card', () => {
    const t = new Table(3, 3).workers(2, { warriors: 9 });
    t.p(2).government = 'communism';
    t.refresh();
    t.s.pacts.push({ card: 'p3-sovereignty', owner: 0, partner: 1, ownerIs: 'B' });
    expect([0, 1].map((on) => barred(t.s, 2, 'w2-territory', on))).toEqual(['sovereignty', null]);
  });

  it('a defender may spend as many cards as military actions, the best ones first or not', () => {
    const t = new Table(2, 2).workers(0, { warriors: 6 }).workers(1, { warriors: 2 });
    t.hand(0, 'a1-plunder').hand(1, 'b1', 't1-legion', 'b1', 'b1').attack(0, 'aggression', 'a1-plunder', 1);
    // 2 + 2 + 2 reaches 6 with two cards; a discard of one would leave 2 + 1 + 2
    expect(t.ids).toEqual(['bonus:b1', 'give-in']);
    expect(t.run.blocked().map((b) => [b.id, b.why])).toEqual([['discard:t1-legion', 'defence-short']]);
  });
});

describe('military cards', () => {
  it('the last card of the deck brings the discards in at once', () => {
    const t = new Table(2, 1);
    t.s.militaryDecks[1] = ['b1', 't1-legion'];
    t.s.militaryDiscards[1] = ['a1-raid', 'a1-plunder', 'e1-rats'];
    expect(drawMilitary(ctx(t), 0, 2, 'rule:draw')).toBe(2);
    expect([t.s.militaryDecks[1]!.length, t.s.militaryDiscards[1]]).toEqual([3, []]);
    expect(drawMilitary(ctx(t), 0, 9, 'rule:draw')).toBe(3);
    expect(drawMilitary(ctx(t), 0, 1, 'rule:draw')).toBe(0);
  });

  it('decks, discards and events are shuffled: other seeds, other orders', () => {
    const orders = new Set<string>();
    const decks = new Set<string>();
    const events: MilitaryId[] = ['e2-refugees', 'e2-terrorism', 'e2-ravages', 'e2-prosperity', 'e2-cold-war'];
    for (let i = 0; i < 6; i++) {
      const run = start(game, 2, { starter: 'first' }, `shuffled ${i}`);
      const s = run.s as TtaState;
      decks.add([...s.row, ...s.civil[0]!].join());
      decks.add(s.events.current.map((e) => e.card).join());
      s.events.future = events.map((card) => ({ card, by: 0 }));
      renewEvents(run as never);
      orders.add(s.events.current.map((e) => e.card).join());
      s.age = 1;
      s.militaryDecks[1] = [];
      s.militaryDiscards[1] = ['b1', 't1-legion', 'a1-raid', 'a1-plunder', 'e1-rats'];
      drawMilitary(run as never, 0, 1, 'rule:draw');
      orders.add([...s.militaryDecks[1]!].join());
    }
    expect(decks.size).toBeGreaterThan(9);
    expect(orders.size).toBeGreaterThan(9);
  });

  it('what Joan of Arc saw is no longer known once it was revealed', () => {
    const t = new Table(2, 1).hand(0, 'e1-rats');
    t.p(0).leader = 'joan-of-arc';
    t.s.events.current.push({ card: 'eA-crafts', by: null }, { card: 'eA-science', by: null });
    t.politics(0).answer('peek').answer('prepare:e1-rats');
    expect(t.s.events.peeked).toEqual([]);
    expect(game.view(t.s, 0).events.current[0]!.card).toBeNull();
  });

  it('antiquated cards of a hand go to the discards of their age', () => {
    const t = new Table(2, 2).hand(0, 'b1', 'b2');
    t.s.civil[2] = [];
    t.s.row.fill(null);
    t.s.turn = 0;
    t.go({ kind: 'turn', seat: 0, step: 0 });
    expect([t.s.age, t.s.militaryDiscards[1], t.p(0).military]).toEqual([3, ['b1'], ['b2']]);
  });

  it('James Cook throws in two cards and no third', () => {
    const t = new Table(2, 2).workers(0, { warriors: 1 }).workers(1, {});
    t.hand(0, 't1-legion', 't1-phalanx', 't2-classic-army').p(0).leader = 'james-cook';
    t.territory('c2-historic').answer('bid', 3).answer('send:warriors');
    expect(t.ids.filter((id) => id.startsWith('send:'))).toEqual([]);
    t.answer('throw:t1-legion').answer('throw:t1-phalanx');
    expect(t.ids).toEqual(['done']);
    expect(t.answer('done').p(0).military).toEqual(['t2-classic-army']);
  });

  it('throwing in is for James Cook alone', () => {
    const t = new Table(2, 2).workers(0, { warriors: 1 }).workers(1, {}).hand(0, 't1-legion');
    t.territory('c2-historic').answer('bid', 1);
    expect(t.ids).toEqual(['send:warriors']);
  });
});

describe('comparing', () => {
  it('Genghis Khan among three: one stronger civilization does not matter, two do', () => {
    const t = new Table(3, 1).workers(0, { warriors: 2 }).workers(1, { warriors: 3 }).workers(2, { warriors: 1 });
    expect(genghisScores(t.s, 0)).toBe(true);
    t.workers(2, { warriors: 3 });
    expect(genghisScores(t.s, 0)).toBe(false);
  });

  it('Civil Unrest: one discontent worker is the most when nobody has more', () => {
    const t = new Table(3, 2).culture(0, 9).culture(1, 9).culture(2, 9);
    t.yellow(0, 16);
    t.event('e2-civil-unrest');
    expect(t.s.players.map((p) => [p.culture, p.boxBlue])).toEqual([
      [5, -1],
      [9, 0],
      [9, 0],
    ]);
  });
});

describe('a turn', () => {
  it('begins with the row, the war, the tactic and politics, in this order', () => {
    const t = new Table(3, 2).workers(0, { warriors: 5 }).hand(0, 'e2-cold-war');
    t.s.events.current.push({ card: 'eA-crafts', by: null }, { card: 'eA-science', by: null });
    t.s.civil[2] = ['coal', 'opera', 'cannon'];
    t.s.deckSeats[2] = 3;
    Object.assign(t.p(0), { tactic: 't1-legion', ownTactic: true });
    t.s.wars.push({ card: 'w2-territory', by: 0, on: 1 });
    t.s.turn = 0;
    t.go({ kind: 'turn', seat: 0, step: 0 });
    const order = ['turn', 'dealt', 'age', 'dealt', 'war-result', 'tactic-public'];
    expect(t.run.told.map((x) => x.event.type).filter((type) => order.includes(type))).toEqual(order);
    expect(t.prompt).toMatchObject({ topic: 'politics', seat: 0 });
    t.answer('pass');
    expect(t.prompt).toMatchObject({ topic: 'actions', seat: 0 });
  });

  it('of the first round has neither start nor politics', () => {
    const t = new Table(2, 0);
    t.s.round = 1;
    t.s.row[0] = 'moses';
    t.go({ kind: 'turn', seat: 0, step: 0 });
    expect([t.prompt.topic, t.s.row[0]]).toEqual(['actions', 'moses']);
  });
});
