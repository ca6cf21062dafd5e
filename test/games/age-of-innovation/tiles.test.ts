/** Competencies, boosters, round tiles, passing. */
import { describe, expect, it } from 'vitest';
import type { CompetencyId, RoundTileId } from '../../../src/games/age-of-innovation/data/ids.js';
import { strength } from '../../../src/games/age-of-innovation/rules/common.js';
import { innovate, RICH, scene, type Table } from './helpers.js';

/** Upgrades the guild on H6 to a school and takes this competency. */
function take(id: CompetencyId): Table {
  return scene()
    .put(0, 'guild', 'H6')
    .give(0, { ...RICH, coins: 5, tools: 3, levels: [0, 0, 0, 0], books: [0, 0, 0, 0] })
    .play('upgrade:H6>school', `competency:${id}`);
}

describe('competencies', () => {
  it('4: 5 points, a tool, 2 coins', () => {
    const table = take('competency-4');
    expect([table.from('competency-4'), table.p().tools, table.p().coins]).toEqual([5, 1, 2]);
  });

  it('5: two spades and perhaps a workshop', () => {
    const table = take('competency-5');
    expect(table.prompt()).toMatchObject({ topic: 'spades', from: 'competency:competency-5', facts: { free: 2 } });
  });

  it('6: two pavilions, one an action, one a building; they stay through an upgrade', () => {
    const table = take('competency-6');
    expect(table.p().pavilions).toBe(2);
    table.end().passOthers().put(0, 'workshop', 'H7').play('pavilion:H7').end();
    expect(table.offers('pavilion:H7')).toBe(false);
    expect(table.offers('pavilion:H6')).toBe(true);
    table.give(0, RICH).play('upgrade:H7>guild');
    expect(table.s.pavilion[table.hex('H7')]).toBe(1);
  });

  it('7: 4 power', () => {
    const table = scene()
      .tile(0, 'competency-7')
      .give(0, { bowls: [12, 0, 0] })
      .play('special:competency-7');
    expect(table.p().bowls).toEqual([8, 4, 0]);
  });

  it('8: 2 points a city tile on passing', () => {
    expect(
      scene().tile(0, 'competency-8').city(0, 0).city(0, 1).city(1, 2).play('pass:booster-4').from('competency-8'),
    ).toBe(4);
  });

  it.each(['3', '1'])('9: 2 points for a scholar sent to %s', (space) => {
    expect(
      scene().tile(0, 'competency-9').give(0, { scholars: 1 }).play(`scholar:law@${space}`).from('competency-9'),
    ).toBe(2);
  });

  it('10: a tower of power 2', () => {
    const table = scene().put(0, 'guild', 'H6').ground('desert', 'H7').give(0, RICH);
    table.play('upgrade:H6>school', 'competency:competency-10', 'place:H7');
    expect([table.at('H7'), strength(table.s, table.hex('H7'))]).toEqual(['tower*', 2]);
  });

  it('11: 3 points for a workshop on the border', () => {
    const build = (from: string, to: string) =>
      scene()
        .tile(0, 'competency-11')
        .put(0, 'workshop', from)
        .ground('desert', to)
        .give(0, RICH)
        .play(`build:${to}`)
        .from('competency-11');
    expect([build('I5', 'I6'), build('H5', 'H6')]).toEqual([3, 0]);
  });

  it('12 and p. 24: points for the lowest level, here 2', () => {
    const table = scene()
      .tile(0, 'competency-12')
      .city(0, 0)
      .give(0, { levels: [9, 7, 2, 7] })
      .play('pass:booster-4');
    expect(table.from('competency-12')).toBe(2);
  });

  it('12: steps of booster 8 come first', () => {
    const table = scene()
      .tile(0, 'competency-12')
      .tile(0, 'booster-8')
      .put(0, 'school', 'H6')
      .give(0, { levels: [3, 3, 2, 3] });
    table.play('pass:booster-4', 'step:engineering');
    expect(table.from('competency-12')).toBe(3);
  });
});

describe('boosters', () => {
  it('1: 2 points for a workshop at a river', () => {
    const build = (from: string, to: string) =>
      scene()
        .tile(0, 'booster-1')
        .put(0, 'workshop', from)
        .ground('desert', to)
        .give(0, RICH)
        .play(`build:${to}`)
        .from('booster-1');
    expect([build('H7', 'H6'), build('H6', 'H5')]).toEqual([2, 0]);
  });

  it('2: 2 points for a scholar sent', () => {
    expect(scene().tile(0, 'booster-2').give(0, { scholars: 1 }).play('scholar:law@1').from('booster-2')).toBe(2);
  });

  it('3: 3 points for a guild', () => {
    expect(
      scene().tile(0, 'booster-3').put(0, 'workshop', 'H6').give(0, RICH).play('upgrade:H6>guild').from('booster-3'),
    ).toBe(3);
  });

  it('check 37 and p. 16: 4 gives 4 points for palace and university, neutral ones too', () => {
    const table = scene()
      .tile(0, 'booster-4')
      .put(0, 'palace', 'H6')
      .neutral(0, 'university', 'H8')
      .play('pass:booster-2');
    expect(table.from('booster-4')).toBe(8);
  });

  it('5: a spade, 6: a bridge, 7: a step', () => {
    const spade = scene().put(0, 'workshop', 'H6');
    spade.p().booster = 'booster-5';
    expect(spade.again().play('special:booster-5').prompt()).toMatchObject({ topic: 'spades', facts: { free: 1 } });
    const bridge = scene().put(0, 'workshop', 'C9');
    bridge.p().booster = 'booster-6';
    expect(bridge.again().play('special:booster-6', 'bridge:C9-D7').prompt().topic).toBe('after');
    expect(bridge.s.bridges).toHaveLength(1);
    const step = scene()
      .give(0, { levels: [0, 0, 0, 0] })
      .tile(0, 'booster-7')
      .play('special:booster-7', 'step:law');
    expect(step.p().levels).toEqual([0, 1, 0, 0]);
  });

  it('8: a step for each school on passing', () => {
    const table = scene()
      .tile(0, 'booster-8')
      .put(0, 'school', 'H6')
      .neutral(0, 'school', 'H8')
      .give(0, { levels: [0, 0, 0, 0] });
    table.play('pass:booster-4', 'step:law', 'step:medicine');
    expect(table.p().levels).toEqual([0, 1, 0, 1]);
  });

  it('9 and 10 do nothing but pay', () => {
    for (const id of ['booster-9', 'booster-10'] as const) {
      const table = scene().tile(0, id);
      expect(table.ids().some((x) => x.startsWith('special'))).toBe(false);
    }
  });
});

describe('passing', () => {
  it('takes a free booster with its coins, leaves the old one, never the same', () => {
    const table = scene();
    table.s.boosters[0]!.coins = 2;
    const { coins } = table.p();
    expect(
      table
        .again()
        .ids()
        .filter((id) => id.startsWith('pass')),
    ).toEqual(['pass:booster-4', 'pass:booster-3', 'pass:booster-2']);
    table.play('pass:booster-4');
    expect([table.p().coins, table.p().booster]).toEqual([coins + 2, 'booster-4']);
    expect(table.s.boosters[0]).toEqual({ id: 'booster-10', coins: 0 });
  });

  it('p. 11: seats act one after the other in turn order until they pass', () => {
    const table = scene({ seats: 4 });
    table.s.order = [0, 2, 3, 1];
    for (const seat of [0, 1, 2, 3]) table.give(seat, { bowls: [12, 0, 0], books: [9, 0, 0, 0] });
    const moves: number[] = [];
    const act = (id: string) => {
      moves.push(table.prompt().seat);
      table.play(id).end();
    };
    table.s.bookActions = ['book-power', 'book-coins', 'book-points'];
    table.again();
    act('books:book-power');
    act(`pass:${table.s.boosters[0]!.id}`);
    act('books:book-coins');
    act(`pass:${table.s.boosters[0]!.id}`);
    act('books:book-points');
    act(`pass:${table.s.boosters[0]!.id}`);
    expect(moves).toEqual([0, 2, 3, 1, 0, 3]);
    expect([table.prompt().seat, table.s.next]).toEqual([0, [2, 1, 3]]);
  });

  it('p. 16: who passes second is second in the next round', () => {
    const table = scene();
    table.give(0, { scholars: 1 }).play('scholar:law@1').end();
    expect(table.prompt().seat).toBe(1);
    table.play(table.ids().find((id) => id.startsWith('pass'))!).end();
    table.play(table.ids().find((id) => id.startsWith('pass'))!).end();
    expect(table.s.next).toEqual([1, 2]);
    table.passAll();
    expect(table.s.order).toEqual([1, 2, 0]);
  });

  it('each free booster gets a coin at the end of a round, and actions open again', () => {
    const table = scene().tile(0, 'competency-7').play('special:competency-7').end();
    expect(table.s.boosters.map((b) => b.coins)).toEqual([1, 1, 1]);
    while (table.s.round === 1) {
      if (table.prompt().topic !== 'turn') table.end();
      else table.play(`pass:${table.s.boosters.at(-1)!.id}`);
    }
    // Two lay there all the time, the third came back with the last pass.
    expect(table.s.boosters.map((b) => b.coins)).toEqual([2, 2, 1]);
    expect([table.s.round, table.p().used]).toEqual([2, []]);
  });

  it('round 6: bonuses only, and the game ends without a science bonus', () => {
    const table = scene().tile(0, 'competency-8').city(0, 0);
    table.s.round = 6;
    table.again();
    expect(table.ids().filter((id) => id.startsWith('pass'))).toEqual(['pass']);
    table.play('pass');
    expect([table.from('competency-8'), table.p().booster]).toEqual([2, 'booster-10']);
    table.passAll();
    expect(table.s.over).not.toBeNull();
    expect(table.told('gain').some((e) => e.why === 'round-5')).toBe(false);
  });
});

describe('round tiles', () => {
  const points = (tile: RoundTileId, play: (t: Table) => unknown, set: (t: Table) => unknown = () => 0) => {
    const table = scene({ tile }).give(0, RICH);
    set(table);
    play(table.again());
    return table.from(tile);
  };
  const workshop = (t: Table) => t.put(0, 'workshop', 'H6').ground('desert', 'H7').play('build:H7');
  const guild = (t: Table) => t.put(0, 'workshop', 'H6').play('upgrade:H6>guild');
  const school = (t: Table) => t.put(0, 'guild', 'H6').play('upgrade:H6>school');
  const university = (t: Table) => t.put(0, 'school', 'H6').play('upgrade:H6>university');
  const tower = (t: Table) => {
    t.tile(0, 'competency-1')
      .put(0, 'guild', 'H6')
      .ground('desert', 'H7')
      .play('upgrade:H6>school', 'competency:competency-10', 'place:H7');
  };

  it.each([
    ['round-1', workshop, 2],
    ['round-2', workshop, 2],
    ['round-3', guild, 3],
    ['round-4', guild, 3],
    ['round-5', school, 4],
    ['round-6', university, 5],
    ['round-7', university, 5],
    ['round-8', (t: Table) => t.put(0, 'workshop', 'H6').ground('mountain', 'H7').play('dig:H7 x2'), 4],
    ['round-9', (t: Table) => t.give(0, { levels: [0, 0, 0, 0] }).play('scholar:law@3'), 3],
    [
      'round-10',
      (t: Table) => t.put(0, 'guild', 'H4', 'H5', 'H6').ground('desert', 'H7').play('build:H7', 'city:city-coins'),
      5,
    ],
    ['round-11', (t: Table) => t.play('track:shipping'), 3],
    ['round-12', (t: Table) => innovate(t, 'libraries'), 5],
    ['round-1', guild, 0],
    ['round-3', school, 0],
    ['round-1', tower, 0],
    ['round-5', tower, 4],
  ] as const)('%s', (tile, play, vp) => {
    expect(points(tile, play)).toBe(vp);
  });

  it.each([
    ['final-workshop', workshop, 2],
    ['final-guild', guild, 3],
    ['final-school', school, 4],
    ['final-border', (t: Table) => t.put(0, 'workshop', 'I6').ground('desert', 'I7').play('build:I7'), 3],
    ['final-border', workshop, 0],
  ] as const)('%s scores in round 6 besides the round tile', (final, play, vp) => {
    const last = scene().give(0, RICH);
    last.s.round = 6;
    last.s.rounds[5] = 'round-1';
    last.s.final = final;
    play(last.again());
    expect(last.from(final)).toBe(vp);
    const early = scene().give(0, RICH);
    early.s.final = final;
    play(early.again());
    expect(early.from(final)).toBe(0);
  });
});
