import { describe, expect, it } from 'vitest';
import { resources } from '../../../../src/games/through-the-ages/rules/goods.js';
import { strength } from '../../../../src/games/through-the-ages/rules/military/strength.js';
import { gainSpecial, ruinWonder } from '../../../../src/games/through-the-ages/rules/play.js';
import {
  civilStrength,
  colonization,
  cultureRating,
  happiness,
  maTotal,
  scienceRating,
} from '../../../../src/games/through-the-ages/rules/ratings.js';
import { caTotal } from '../../../../src/games/through-the-ages/rules/symbols.js';
import type { GovernmentId } from '../../../../src/games/through-the-ages/types.js';
import { act, anew, fullActions, offers, put, scene } from './scene.js';

describe('civil sheet 10.7: governments', () => {
  it('69: a revolution', () => {
    const { run, s, p } = scene();
    p.hand = ['monarchy'];
    p.science = 2;
    p.ma = 1;
    expect(offers(run, 'develop:monarchy')).toBe(false);
    act(run, 'revolt:monarchy');
    expect([caTotal(s, 0), p.ca, maTotal(s, 0), p.ma, p.science]).toEqual([5, 0, 3, 2, 0]);
  });

  it('a revolution needs all civil actions', () => {
    const { run, p } = scene();
    p.hand = ['monarchy'];
    p.science = 2;
    p.ca = 3;
    expect(offers(run, 'revolt:monarchy')).toBe(false);
  });

  it('70: a peaceful change', () => {
    const { run, s, p } = scene();
    p.hand = ['monarchy'];
    p.science = 8;
    act(run, 'develop:monarchy');
    expect([caTotal(s, 0), p.ca, p.ma, p.science]).toEqual([5, 4, 3, 0]);
  });

  it('71: Newton after a revolution', () => {
    const { run, s, p } = scene(2, 2);
    p.leader = 'isaac-newton';
    p.government = 'monarchy';
    p.specials = ['code-of-laws'];
    fullActions(s);
    p.hand = ['constitutional-monarchy'];
    p.science = 6;
    act(run, 'revolt:constitutional-monarchy');
    expect([caTotal(s, 0), p.ca, maTotal(s, 0)]).toEqual([7, 1, 4]);
  });

  it('73: fewer actions take the spent ones first', () => {
    const { run, s, p } = scene(2, 3);
    p.government = 'republic';
    fullActions(s);
    p.ca = 5;
    p.hand = ['fundamentalism'];
    p.science = 18;
    act(run, 'develop:fundamentalism');
    expect([caTotal(s, 0), p.ca]).toEqual([6, 4]);
  });

  it('74: everything that gives actions', () => {
    const { run, s, p } = scene(2, 3);
    p.government = 'democracy';
    p.wonders = [
      { id: 'pyramids', ruined: false, homer: false },
      { id: 'kremlin', ruined: false, homer: false },
    ];
    gainSpecial(run, 0, 'civil-service', 'test');
    expect([caTotal(s, 0), maTotal(s, 0), p.blue]).toEqual([11, 4, 19]);
  });

  it('ruling 53: Justice System gives way to Civil Service without a change of tokens', () => {
    const { run, p } = scene(2, 3);
    gainSpecial(run, 0, 'justice-system', 'test');
    expect(p.blue).toBe(19);
    expect(gainSpecial(run, 0, 'civil-service', 'test')).toBe(true);
    expect([p.blue, p.specials]).toEqual([19, ['civil-service']]);
    expect(gainSpecial(run, 0, 'code-of-laws', 'test')).toBe(false);
    expect(p.specials).toEqual(['civil-service']);
  });

  it('ruling 52: a lower special technology still counts as developed', () => {
    const { run, s, p } = scene(2, 3);
    p.leader = 'albert-einstein';
    p.specials = ['strategy'];
    p.hand = ['warfare'];
    p.science = 5;
    act(run, 'develop:warfare');
    expect([p.culture, p.specials, s.civilGone.includes('warfare')]).toEqual([3, ['strategy'], true]);
  });

  it('ruined wonders give back what they gave (ruling 94)', () => {
    const { run, s, p } = scene();
    p.wonders = [
      { id: 'pyramids', ruined: false, homer: false },
      { id: 'taj-mahal', ruined: false, homer: false },
    ];
    p.blue = 17;
    p.boxBlue = 1;
    fullActions(s);
    ruinWonder(run, 0, 'pyramids', 'test');
    ruinWonder(run, 0, 'taj-mahal', 'test');
    expect([caTotal(s, 0), p.ca, p.blue, cultureRating(s, 0)]).toEqual([4, 4, 16, 4]);
  });

  it('each government gives what its card says', () => {
    const table: Readonly<Record<GovernmentId, readonly number[]>> = {
      despotism: [4, 2, 0, 0, 1, 1],
      monarchy: [5, 3, 0, 0, 1, 1],
      theocracy: [4, 3, 1, 1, 1, 2],
      'constitutional-monarchy': [6, 4, 0, 0, 1, 1],
      republic: [7, 2, 0, 0, 1, 1],
      communism: [7, 5, 0, 0, 1, 1],
      democracy: [7, 3, 3, 0, 1, 1],
      fundamentalism: [6, 5, 0, 0, 0, 6],
    };
    for (const id of Object.keys(table) as GovernmentId[]) {
      const { s, p } = scene(2, 3);
      p.government = id;
      const got = [
        caTotal(s, 0),
        maTotal(s, 0),
        cultureRating(s, 0),
        happiness(s, 0),
        scienceRating(s, 0),
        strength(s, 0),
      ];
      expect(got, id).toEqual(table[id]);
    }
    const { s, p } = scene(2, 3);
    p.government = 'communism';
    put(p, 'religion', 2);
    expect(happiness(s, 0)).toBe(1);
  });

  it('special technologies of war and the sea', () => {
    const table = {
      warfare: [1, 1, 0],
      strategy: [3, 2, 0],
      'military-theory': [5, 3, 0],
      cartography: [1, 0, 2],
      navigation: [2, 0, 3],
      satellites: [3, 0, 4],
    } as const;
    for (const id of Object.keys(table) as (keyof typeof table)[]) {
      const { s, p } = scene();
      p.specials = [id];
      expect([civilStrength(s, 0), maTotal(s, 0) - 2, colonization(s, 0)], id).toEqual(table[id]);
    }
  });
});

describe('Robespierre and Breakthrough', () => {
  it('ruling 46: revolutions are paid with military actions', () => {
    const { run, s, p } = scene(2, 2);
    p.leader = 'maximilien-robespierre';
    fullActions(s);
    p.ca = 0;
    p.turn.extra.ma = 1;
    p.hand = ['republic'];
    p.science = 3;
    act(run, 'revolt:republic');
    expect([p.ca, caTotal(s, 0), p.ma, maTotal(s, 0), p.turn.extra.ma, p.culture]).toEqual([3, 7, 0, 3, 1, 3]);
  });

  it('all military actions must be available', () => {
    const { run, s, p } = scene(2, 2);
    p.leader = 'maximilien-robespierre';
    fullActions(s);
    p.ma -= 1;
    p.hand = ['republic'];
    p.science = 3;
    expect(offers(run, 'revolt:republic')).toBe(false);
  });

  it('ruling 45: Breakthrough as a revolution takes all actions instead of one', () => {
    const { run, s, p } = scene();
    p.hand = ['breakthrough-i', 'monarchy'];
    p.science = 2;
    act(run, 'play:breakthrough-i');
    act(run, 'revolt:monarchy');
    expect([p.ca, p.science, caTotal(s, 0)]).toEqual([0, 2, 5]);
    const spent = scene();
    spent.p.hand = ['breakthrough-i', 'monarchy'];
    spent.p.science = 2;
    spent.p.ca = 3;
    expect(offers(spent.run, 'play:breakthrough-i')).toBe(false);
  });

  it('a refused revolution under Robespierre names military actions (Code of Laws, Robespierre)', () => {
    const { run, s, p } = scene(2, 2);
    p.leader = 'maximilien-robespierre';
    fullActions(s);
    p.ma -= 1;
    p.hand = ['republic'];
    p.science = 3;
    expect(run.blocked().find((b) => b.id === 'revolt:republic')).toMatchObject({
      why: 'all-military-actions',
      facts: { have: 2, need: 3 },
    });
  });

  it('with Robespierre the card needs no civil action', () => {
    const { run, s, p } = scene(2, 2);
    p.leader = 'maximilien-robespierre';
    fullActions(s);
    p.ca = 0;
    p.hand = ['breakthrough-ii', 'republic'];
    p.science = 3;
    act(run, 'play:breakthrough-ii');
    act(run, 'revolt:republic');
    expect([p.science, p.ma, p.ca]).toEqual([3, 0, 3]);
  });

  it('ruling 48: an action borrowed by Hammurabi leaves all civil actions for a revolution', () => {
    const { run, s, p } = scene();
    p.leader = 'hammurabi';
    p.hand = ['monarchy'];
    p.science = 2;
    rich(p);
    act(run, 'hammurabi');
    act(run, 'grow');
    expect([p.ca, p.ma]).toEqual([4, 1]);
    expect(offers(run, 'hammurabi')).toBe(false);
    act(run, 'revolt:monarchy');
    expect([p.ca, caTotal(s, 0)]).toEqual([0, 5]);
    expect(resources(p)).toBe(0);
    expect(offers(anew(run), 'hammurabi')).toBe(false);
  });
});

function rich(p: ReturnType<typeof scene>['p']): void {
  put(p, 'agriculture', 2, 2);
}
