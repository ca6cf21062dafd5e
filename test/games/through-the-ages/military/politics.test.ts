import { describe, expect, it } from 'vitest';
import { start } from '../../../../src/engine/engine.js';
import type { Choice } from '../../../../src/engine/types.js';
import { MILITARY } from '../../../../src/games/through-the-ages/data/military.js';
import { game } from '../../../../src/games/through-the-ages/game.js';
import { endAge } from '../../../../src/games/through-the-ages/rules/ages.js';
import { drawMilitary, isLastRound, maTotal } from '../../../../src/games/through-the-ages/rules/board.js';
import { barred } from '../../../../src/games/through-the-ages/rules/military/attack.js';
import { renewEvents } from '../../../../src/games/through-the-ages/rules/military/event.js';
import { strength } from '../../../../src/games/through-the-ages/rules/military/strength.js';
import {
  listTactics,
  publishTactic,
  takeTactic,
} from '../../../../src/games/through-the-ages/rules/military/tactics.js';
import { resign } from '../../../../src/games/through-the-ages/rules/resign.js';
import { Table } from './table.js';

describe('event decks', () => {
  it.each([
    [2, 4],
    [3, 5],
    [4, 6],
  ])('check 111: %i players begin with %i current events', (seats, cards) => {
    const { s } = start(game, seats, {}, 'set-up');
    expect(s.events.current.length).toBe(cards);
    expect(s.events.future.length).toBe(0);
    expect(s.events.current.every((e: { card: keyof typeof MILITARY }) => MILITARY[e.card].age === 0)).toBe(true);
  });

  it('check 112: the new current deck has the older ages on top', () => {
    const t = new Table(2, 3);
    for (const card of ['e2-cold-war', 'e1-rats', 'e3-colonies', 'e1-foray'] as const)
      t.s.events.future.push({ card, by: 0 });
    renewEvents(t.run as never);
    const fromTop = [...t.s.events.current].reverse().map((e) => MILITARY[e.card].age);
    expect(fromTop).toEqual([1, 1, 2, 3]);
    expect(t.s.events.future).toEqual([]);
  });

  it('check 113: preparing an Age II territory', () => {
    const t = new Table(2, 2).hand(0, 'c2-vast');
    t.s.events.current.push({ card: 'eA-crafts', by: null }, { card: 'eA-science', by: null });
    t.politics(0).answer('prepare:c2-vast');
    expect(t.p(0)).toMatchObject({ culture: 2, science: 2, booked: { prepared: 2 } });
    expect(t.s.events.future).toEqual([{ card: 'c2-vast', by: 0 }]);
    expect(t.s.events.past).toEqual(['eA-science']);
    expect(t.told('prepare').length).toBe(1);
    expect(t.run.told.find((x) => x.event.type === 'prepare')).toMatchObject({
      only: [0],
      rest: { type: 'prepare', level: 2 },
    });
  });

  it('the last current card brings in the future deck with the card just prepared', () => {
    const t = new Table(2, 2).hand(0, 'e2-prosperity');
    t.s.events.current.push({ card: 'eA-crafts', by: null });
    t.politics(0).answer('prepare:e2-prosperity');
    expect(t.s.events.current).toEqual([{ card: 'e2-prosperity', by: 0 }]);
    expect(t.s.events.future).toEqual([]);
  });
});

describe('military cards in hand', () => {
  it('check 115: discard down to the total, then draw for what is available', () => {
    const t = new Table(2, 1).hand(0, 'b1', 'b1', 't1-legion', 't1-phalanx', 'c1-vast');
    t.p(0).government = 'monarchy';
    t.refresh().p(0).ma = 2;
    t.s.militaryDecks[1] = ['a1-raid', 'a1-raid', 'a1-plunder'];
    t.go({ kind: 'end-turn', seat: 0, step: 0 });
    t.answer('discard:b1').answer('discard:c1-vast');
    expect(t.atRest).toBe(true);
    expect(t.p(0).military.sort()).toEqual(['a1-plunder', 'a1-raid', 'b1', 't1-legion', 't1-phalanx']);
  });

  it('check 116: the discards become the deck', () => {
    const t = new Table(2, 1);
    t.s.militaryDecks[1] = ['b1'];
    t.s.militaryDiscards[1] = ['a1-raid', 'a1-raid', 'a1-plunder', 'c1-vast'];
    drawMilitary(t.run as never, 0, 3, 'rule:draw');
    expect(t.p(0).military.length).toBe(3);
    expect(t.s.militaryDecks[1].length).toBe(2);
    expect(t.s.militaryDiscards[1]).toEqual([]);
  });

  it('check 117: the end of Age II', () => {
    const t = new Table(3, 2).hand(0, 'b1', 'b2', 't1-legion').hand(1, 'e1-rats');
    t.p(0).colonies.push('c1-vast');
    Object.assign(t.p(0), { tactic: 't1-legion', ownTactic: true });
    t.s.tactics.push('t1-phalanx');
    t.s.wars.push({ card: 'w2-territory', by: 0, on: 1 });
    t.s.pacts.push(
      { card: 'p1-open-borders', owner: 0, partner: 1, ownerIs: 'A' },
      { card: 'p2-promise', owner: 1, partner: 2, ownerIs: 'A' },
    );
    const yellow = t.p(0).yellow;
    endAge(t.run as never);
    expect(t.p(0).military).toEqual(['b2']);
    expect(t.p(1).military).toEqual([]);
    expect(t.s.pacts.map((p) => p.card)).toEqual(['p2-promise']);
    expect(t.p(0)).toMatchObject({ tactic: 't1-legion', ownTactic: true, colonies: ['c1-vast'], yellow: yellow - 2 });
    expect(t.s.tactics).toEqual(['t1-phalanx']);
    expect(t.s.wars.length).toBe(1);
  });

  it('check 118: Age IV on the second player’s turn', () => {
    const t = new Table(3, 3).workers(0, { warriors: 5 });
    t.p(0).government = 'communism';
    t.refresh();
    Object.assign(t.s, { turn: 1, round: 12 });
    endAge(t.run as never);
    expect(t.s.lastRound).toBe(13);
    expect(isLastRound(t.s)).toBe(false);
    expect(barred(t.s, 0, 'w3-culture', 1)).toBeNull();
    t.s.round = 13;
    expect(barred(t.s, 0, 'w3-culture', 1)).toBe('last-round');
    expect(barred(t.s, 0, 'a1-plunder', 1)).toBeNull();
  });

  it('check 123: the first player resigns in Age II', () => {
    const t = new Table(4, 2).hand(0, 'b2');
    t.s.deckSeats = [4, 4, 4, 0];
    t.p(0).colonies.push('c1-vast');
    resign(t.run as never, 0);
    expect(t.s.starter).toBe(1);
    expect(t.s.militaryDiscards[2]).toEqual(['b2']);
    expect(t.s.militaryDiscards[1]).toEqual(['c1-vast']);
    endAge(t.run as never);
    expect(t.s.deckSeats[3]).toBe(3);
    expect(t.s.militaryDecks[3]!.length).toBe(45);
    expect(t.s.civil[3]!.length).toBe(50);
  });

  it('check 125: Scientific Cooperation', () => {
    const t = new Table(3, 2);
    t.s.pacts.push({ card: 'p2-sci-coop', owner: 0, partner: 1, ownerIs: 'A' });
    t.p(0).hand.push('theology');
    t.p(1).science = 3;
    t.go({ kind: 'civilization', seat: 0, step: 0 }).answer('develop:theology');
    expect([t.p(0).science, t.p(1).science]).toEqual([0, 2]);
    t.p(0).hand.push('drama');
    t.p(0).science = 9;
    t.p(1).science = 0;
    t.go({ kind: 'civilization', seat: 0, step: 0 });
    expect(t.ids.some((id) => id.startsWith('develop'))).toBe(false);
  });
});

describe('tactics', () => {
  const list = (t: Table, seat: number): string[] => {
    const out: Choice[] = [];
    listTactics(t.s, seat, out);
    return out.map((c) => c.id);
  };

  it('is played for one action and becomes common at the next start of turn', () => {
    const t = new Table(2, 1).workers(0, { warriors: 2 }).hand(0, 't1-fighting-band').refresh();
    expect(list(t, 0)).toEqual(['tactic:t1-fighting-band']);
    expect(takeTactic(t.run as never, 0, { id: 'tactic:t1-fighting-band' })).toBe(true);
    expect(strength(t.s, 0)).toBe(3);
    expect(t.p(0)).toMatchObject({ ma: 1, military: [], ownTactic: true });
    expect(list(t, 1)).toEqual([]);
    publishTactic(t.run as never, 0);
    expect(t.s.tactics).toEqual(['t1-fighting-band']);
    expect(strength(t.s, 0)).toBe(3);
  });

  it('is copied for two actions, once a turn', () => {
    const t = new Table(2, 1).workers(1, { warriors: 3 }).hand(1, 't1-fighting-band').refresh();
    t.s.tactics.push('t1-legion');
    expect(list(t, 1)).toEqual(['tactic:t1-fighting-band', 'copy:t1-legion']);
    takeTactic(t.run as never, 1, { id: 'copy:t1-legion' });
    expect(strength(t.s, 1)).toBe(5);
    expect(t.p(1).ma).toBe(0);
    t.refresh();
    expect(list(t, 1)).toEqual([]);
    t.p(1).turn.tactic = false;
    t.p(1).ma = 1;
    t.s.tactics.push('t1-phalanx');
    expect(list(t, 1)).toEqual(['tactic:t1-fighting-band']);
  });

  it('tells why a tactic cannot be played or copied (Code of Laws, play and copy a tactic)', () => {
    const t = new Table(2, 1).hand(0, 't1-legion');
    t.s.tactics.push('t1-phalanx');
    t.p(0).ma = 1;
    t.go({ kind: 'actions', seat: 0, step: 0 });
    const why = (id: string) => t.run.blocked().find((b) => b.id === id)?.why;
    expect([why('tactic:t1-legion'), why('copy:t1-phalanx')]).toEqual([undefined, 'military-actions']);
    t.answer('tactic:t1-legion');
    t.p(0).ma = 2;
    expect(why('copy:t1-phalanx')).toBe('tactic-done');
  });

  it('a second common copy leaves the game', () => {
    const t = new Table(2, 1);
    t.s.tactics.push('t1-legion');
    Object.assign(t.p(0), { tactic: 't1-legion', ownTactic: true });
    publishTactic(t.run as never, 0);
    expect(t.s.tactics).toEqual(['t1-legion']);
    expect(t.s.militaryGone).toEqual(['t1-legion']);
  });
});

describe('politics phase', () => {
  it('offers nothing but resigning and passing without cards', () => {
    expect(new Table(2, 1).politics(0).ids).toEqual(['pass', 'resign']);
    expect(new Table(2, 4).politics(0).atRest).toBe(true);
  });

  it('asks back before resigning, and never resigns by the first answer', () => {
    const t = new Table(3, 1).politics(0);
    expect([t.ids[0], t.answer('resign').ids[0]]).toEqual(['pass', 'resign:no']);
    t.answer('resign:no');
    expect(t.prompt.topic).toBe('politics');
    t.answer('resign').answer('resign:yes');
    expect(t.p(0).out).toBe(true);
    expect(t.atRest).toBe(true);
  });

  it('Alexander leaves for a yellow token', () => {
    const t = new Table(2, 1);
    t.p(0).leader = 'alexander-the-great';
    const { yellow } = t.p(0);
    t.politics(0).answer('alexander');
    expect(t.p(0)).toMatchObject({ leader: null, yellow: yellow + 1 });
    expect(t.atRest).toBe(true);
  });

  it('Columbus turns a territory of the hand into a colony', () => {
    const t = new Table(2, 1).hand(0, 'c1-wealthy');
    t.p(0).leader = 'christopher-columbus';
    t.politics(0).answer('columbus:c1-wealthy');
    expect(t.p(0)).toMatchObject({ leader: null, colonies: ['c1-wealthy'], military: [], culture: 0, boxBlue: 3 });
  });

  it('Caesar: once in the game a second political action, not after passing', () => {
    const t = new Table(3, 1).hand(0, 'c1-vast', 'e1-rats', 'p1-open-borders');
    t.p(0).leader = 'julius-caesar';
    t.s.events.current.push({ card: 'eA-crafts', by: null }, { card: 'eA-science', by: null });
    t.politics(0).answer('pass');
    expect(t.atRest).toBe(true);
    t.politics(0).answer('prepare:c1-vast');
    expect(t.prompt.topic).toBe('politics-caesar');
    t.answer('pass');
    expect(t.p(0).caesar).toBe(false);
    t.politics(0).answer('pact:p1-open-borders>1').answer('refuse').answer('prepare:e1-rats');
    expect(t.p(0).caesar).toBe(true);
    expect(t.atRest).toBe(true);
    t.politics(0).answer('pact:p1-open-borders>1').answer('refuse');
    expect(t.atRest).toBe(true);
  });

  it('Joan of Arc looks at the next event, alone', () => {
    const t = new Table(2, 1);
    t.p(0).leader = 'joan-of-arc';
    t.s.events.current.push({ card: 'eA-crafts', by: null }, { card: 'eA-science', by: null });
    t.politics(0);
    expect(t.run.opened).toBe(false);
    t.answer('peek');
    expect(t.run.opened).toBe(true);
    expect(t.s.events.peeked).toEqual([0]);
    expect(t.ids).not.toContain('peek');
    expect(t.run.told.at(-1)).toMatchObject({
      event: { card: 'eA-science' },
      only: [0],
      rest: { type: 'peek', seat: 0 },
    });
  });

  it('tells why a card cannot be used', () => {
    const t = new Table(2, 3).hand(0, 'a3-raid', 't1-legion', 'b1').politics(0);
    const why = t.run.blocked().map((b) => b.why);
    expect(why.sort()).toEqual(['actions', 'bonus-later', 'tactic-later']);
    expect(maTotal(t.s, 0)).toBe(2);
  });
});
