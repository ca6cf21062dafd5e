import { describe, expect, it } from 'vitest';
import type { SpecialId, WorkerTechId } from '../../../../src/games/through-the-ages/data/civil.js';
import { upgradable } from '../../../../src/games/through-the-ages/rules/build.js';
import { sciencePrice } from '../../../../src/games/through-the-ages/rules/develop.js';
import { resources } from '../../../../src/games/through-the-ages/rules/goods.js';
import { buildPrice, upgradePrice } from '../../../../src/games/through-the-ages/rules/prices.js';
import { act, anew, offers, price, put, rich, scene, workers } from './scene.js';

const CONSTRUCTION: readonly (SpecialId | null)[] = [null, 'masonry', 'architecture', 'engineering'];

function upgrades(from: WorkerTechId, to: WorkerTechId): number[] {
  return CONSTRUCTION.map((special) => {
    const { p } = scene();
    p.specials = special ? [special] : [];
    return upgradePrice(p, from, to, 0);
  });
}

describe('civil sheet 10.5: prices', () => {
  it('41: farms and mines', () => {
    const { p } = scene();
    const up = (from: WorkerTechId, to: WorkerTechId) => upgradePrice(p, from, to, 0);
    expect([
      up('agriculture', 'irrigation'),
      up('agriculture', 'selective-breeding'),
      up('agriculture', 'mechanized-agriculture'),
      up('bronze', 'iron'),
      up('bronze', 'coal'),
      up('bronze', 'oil'),
      up('iron', 'oil'),
    ]).toEqual([2, 4, 6, 3, 6, 9, 6]);
  });

  it('43-46: urban upgrades under construction technologies', () => {
    expect(upgrades('philosophy', 'alchemy')).toEqual([3, 2, 2, 2]);
    expect(upgrades('philosophy', 'computers')).toEqual([8, 7, 6, 5]);
    expect(upgrades('alchemy', 'scientific-method')).toEqual([2, 2, 1, 1]);
    expect(upgrades('scientific-method', 'computers')).toEqual([3, 3, 3, 2]);
    expect(upgrades('religion', 'theology')).toEqual([2, 1, 1, 1]);
    expect(upgrades('printing-press', 'journalism')).toEqual([5, 5, 4, 4]);
    expect(upgrades('team-sports', 'professional-sports')).toEqual([3, 3, 3, 2]);
  });

  it('47: construction helps urban buildings only, and not those of age A', () => {
    const { p } = scene();
    p.specials = ['engineering'];
    expect([buildPrice(p, 'religion', 0), buildPrice(p, 'iron', 0), buildPrice(p, 'warriors', 0)]).toEqual([3, 5, 2]);
  });

  it('sheet 2.4: the whole table of urban prices', () => {
    const table: readonly (readonly [WorkerTechId, number, number, number, number])[] = [
      ['philosophy', 3, 3, 3, 3],
      ['bread-and-circuses', 3, 2, 2, 2],
      ['printing-press', 3, 2, 2, 2],
      ['drama', 4, 3, 3, 3],
      ['theology', 5, 4, 4, 4],
      ['alchemy', 6, 5, 5, 5],
      ['team-sports', 5, 4, 3, 3],
      ['organized-religion', 7, 6, 5, 5],
      ['scientific-method', 8, 7, 6, 6],
      ['journalism', 8, 7, 6, 6],
      ['opera', 8, 7, 6, 6],
      ['professional-sports', 8, 7, 6, 5],
      ['computers', 11, 10, 9, 8],
      ['multimedia', 11, 10, 9, 8],
      ['movies', 11, 10, 9, 8],
    ];
    for (const [id, ...want] of table) {
      const got = CONSTRUCTION.map((special) => {
        const { p } = scene();
        p.specials = special ? [special] : [];
        return buildPrice(p, id, 0);
      });
      expect(got, id).toEqual(want);
    }
  });

  it('49: Rich Land I', () => {
    const { run, p } = scene();
    p.hand = ['rich-land-i'];
    put(p, 'irrigation', 0);
    rich(p, 2);
    act(run, 'play:rich-land-i');
    expect(price(run, 'build:irrigation')).toEqual({ resources: 2 });
    expect(price(run, 'upgrade:agriculture>irrigation')).toEqual({ resources: 0 });
    expect(offers(run, 'build:warriors') || offers(run, 'build:philosophy')).toBe(false);
    act(run, 'build:irrigation');
    expect([resources(p), p.ca, workers(p, 'irrigation')]).toEqual([0, 3, 1]);
  });

  it('50: the limit of urban buildings', () => {
    const { run, p } = scene();
    put(p, 'philosophy', 2);
    rich(p, 10);
    expect([offers(run, 'build:philosophy'), offers(run, 'build:religion')]).toEqual([false, true]);
  });

  it('51: Bach', () => {
    const { run, s, p } = scene(2, 3);
    p.leader = 'j-s-bach';
    p.government = 'monarchy';
    for (const id of ['alchemy', 'bread-and-circuses', 'computers'] as const) put(p, id, 1);
    for (const id of ['drama', 'opera', 'movies'] as const) put(p, id, 0);
    rich(p, 16);
    expect(upgradePrice(p, 'alchemy', 'opera', 0)).toBe(2);
    expect(upgradePrice(p, 'alchemy', 'drama', 0)).toBe(0);
    expect(upgradePrice(p, 'bread-and-circuses', 'drama', 0)).toBe(1);
    expect(upgradable(p, 'computers', 'opera')).toBe(false);
    expect(upgradePrice(p, 'computers', 'movies', 0)).toBe(0);
    expect(sciencePrice(s, 0, 'opera', false, 0)).toBe(5);
    act(run, 'upgrade:alchemy>drama');
    // Once a turn.
    expect(offers(run, 'upgrade:computers>movies')).toBe(false);
  });

  it('Bach keeps to the limit of theaters and works with Urban Growth', () => {
    const { run, p } = scene(2, 2);
    p.leader = 'j-s-bach';
    put(p, 'drama', 1);
    put(p, 'opera', 0);
    put(p, 'alchemy', 1);
    p.hand = ['urban-growth-ii'];
    rich(p, 0);
    act(run, 'play:urban-growth-ii');
    act(run, 'upgrade:alchemy>opera');
    expect([workers(p, 'opera'), p.turn.bach]).toEqual([1, true]);
    const full = scene(2, 2);
    full.p.leader = 'j-s-bach';
    put(full.p, 'drama', 2);
    put(full.p, 'philosophy', 1);
    expect(upgradable(full.p, 'philosophy', 'drama')).toBe(false);
  });

  it('52: Shakespeare', () => {
    const { s, p } = scene(2, 3);
    p.leader = 'william-shakespeare';
    put(p, 'printing-press', 1);
    expect([buildPrice(p, 'opera', 0), sciencePrice(s, 0, 'movies', false, 0)]).toEqual([7, 9]);
    put(p, 'printing-press', 0);
    expect([buildPrice(p, 'opera', 0), sciencePrice(s, 0, 'movies', false, 0)]).toEqual([8, 10]);
    put(p, 'drama', 1);
    expect([buildPrice(p, 'journalism', 0), sciencePrice(s, 0, 'journalism', false, 0)]).toEqual([7, 5]);
    put(p, 'printing-press', 1);
    expect(upgradePrice(p, 'drama', 'opera', 0)).toBe(4);
  });

  it('53: Homer pays one resource a turn for units', () => {
    const { run, p } = scene();
    p.leader = 'homer';
    p.pool = 2;
    rich(p, 3);
    expect(price(run, 'build:warriors')).toEqual({ resources: 1, bonus: 1, ma: 1 });
    act(run, 'build:warriors');
    act(run, 'build:warriors');
    expect([resources(p), workers(p, 'warriors')]).toEqual([0, 3]);
  });

  it('55: Churchill for the army', () => {
    const { run, s, p } = scene(2, 3);
    p.leader = 'winston-churchill';
    p.hand = ['tanks', 'military-theory'];
    p.science = 6;
    rich(p, 4);
    act(run, 'churchill:military');
    expect(offers(run, 'churchill:culture')).toBe(false);
    expect(offers(run, 'develop:military-theory')).toBe(false);
    act(run, 'develop:tanks');
    expect(p.science).toBe(0);
    act(run, 'build:tanks');
    expect(resources(p)).toBe(0);
    p.science = 11;
    expect([sciencePrice(s, 0, 'military-theory', false, 0), offers(anew(run), 'develop:military-theory')]).toEqual([
      11,
      true,
    ]);
  });

  it('56: Wave of Nationalism and Military Build-Up', () => {
    const play = (seats: number, stronger: number, id: 'wave-of-nationalism-ii' | 'military-build-up-iii') => {
      const { run, s, p } = scene(seats, 3);
      for (let i = 1; i <= stronger; i++) put(s.players[i]!, 'warriors', 3);
      p.hand = [id];
      act(run, `play:${id}`);
      return p.turn.extra.unitResources;
    };
    expect(play(3, 1, 'wave-of-nationalism-ii')).toBe(3);
    expect(play(2, 1, 'wave-of-nationalism-ii')).toBe(6);
    expect(play(2, 0, 'wave-of-nationalism-ii')).toBe(0);
    expect(play(4, 2, 'military-build-up-iii')).toBe(6);
  });

  it('57: Endowment for the Arts gives the last player 6', () => {
    for (const seats of [2, 3, 4]) {
      const { run, s, p } = scene(seats, 3);
      for (let i = 1; i < seats; i++) s.players[i]!.culture = 5;
      p.hand = ['endowment-for-the-arts-iii'];
      act(run, 'play:endowment-for-the-arts-iii');
      expect([p.culture, p.booked.actions]).toEqual([6, 6]);
    }
  });

  it('58: Breakthrough pays the full price first', () => {
    const { run, p } = scene(2, 2);
    p.hand = ['breakthrough-ii', 'coal'];
    p.science = 6;
    expect(offers(run, 'play:breakthrough-ii')).toBe(false);
    p.science = 7;
    const again = anew(run);
    act(again, 'play:breakthrough-ii');
    act(again, 'develop:coal');
    expect([p.science, p.ca]).toEqual([3, 3]);
  });
});
