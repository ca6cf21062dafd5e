/** What a turn does not offer, with the reason and what is missing. */
import { describe, expect, it } from 'vitest';
import { RICH, scene, type Table } from './helpers.js';

const POOR = { coins: 0, tools: 0, scholars: 0, books: [0, 0, 0, 0], bowls: [12, 0, 0] as [number, number, number] };

/** Reason and facts for one choice that is not on offer. */
function why(table: Table, id: string): unknown[] {
  const found = table.run.blocked().find((b) => b.id === id);
  return found ? [found.why, ...(found.facts ? [found.facts] : [])] : ['nothing'];
}

describe('reasons', () => {
  it('building: too far, no piece left, goods missing', () => {
    const table = scene()
      .put(0, 'workshop', 'H6')
      .ground('plains', 'H5')
      .give(0, { ...POOR, tools: 2, coins: 1 });
    expect(why(table, 'build:D4')).toEqual(['out-of-reach']);
    expect(why(table, 'build:H5')).toEqual(['cannot-pay', { tools: 2, coins: 1 }]);
    expect([why(table, 'build:A3'), why(table, 'build:H6')]).toEqual([['nothing'], ['nothing']]);
    expect(why(table.give(0, RICH), 'build:H5')).toEqual(['nothing']);
    const names = ['H4', 'H8', 'H10', 'I12', 'D0', 'D4', 'E3', 'F7'];
    expect(why(table.put(0, 'workshop', ...names), 'build:H5')).toEqual(['no-piece', { piece: 'workshop' }]);
  });

  it('building: coins that the Goblins dig up are not missing', () => {
    const table = scene({ faction: 'goblins' }).put(0, 'workshop', 'H6').ground('plains', 'H5').ground('desert', 'H7');
    table.give(0, { ...POOR, tools: 1 });
    expect(why(table, 'build:H5')).toEqual(['cannot-pay', { tools: 3 }]);
    expect(why(table, 'build:H7')).toEqual(['cannot-pay', { coins: 2 }]);
  });

  it('building: what a tunnel or a flight would take where nothing else leads', () => {
    const table = scene({ faction: 'moles' }).put(0, 'workshop', 'H6').ground('desert', 'H4').ground('plains', 'H8');
    table.give(0, { ...POOR, tools: 1, coins: 1 });
    expect(why(table, 'build:H4@tunnel')).toEqual(['cannot-pay', { tools: 1, coins: 1 }]);
    expect(why(table, 'build:H8@tunnel')).toEqual(['cannot-pay', { tools: 4, coins: 1 }]);
    expect(why(table.give(0, RICH), 'build:H8@tunnel')).toEqual(['nothing']);
    const flying = scene().put(0, 'workshop', 'H6').tile(0, 'palace-9').ground('desert', 'H4').give(0, POOR);
    expect(why(flying, 'build:H4@flight')).toEqual(['cannot-pay', { tools: 1, coins: 2, scholars: 1 }]);
  });

  it('upgrading: neutral, no piece left, goods missing', () => {
    const table = scene().put(0, 'workshop', 'H4').neutral(0, 'workshop', 'H6').put(0, 'guild', 'H8').give(0, POOR);
    expect(why(table, 'upgrade:H4>guild')).toEqual(['cannot-pay', { tools: 2, coins: 6 }]);
    expect(why(table, 'upgrade:H6>guild')).toEqual(['neutral-piece']);
    expect(why(table, 'upgrade:H8>palace')).toEqual(['cannot-pay', { tools: 4, coins: 6 }]);
    expect(why(table, 'upgrade:H4>school')).toEqual(['nothing']);
    table.give(0, RICH).put(0, 'school', 'D0', 'D4', 'E3');
    expect(why(table, 'upgrade:H8>school')).toEqual(['no-piece', { piece: 'school' }]);
    expect(why(table, 'upgrade:H4>guild')).toEqual(['nothing']);
    table.s.palaces = [];
    expect(why(table.again(), 'upgrade:H8>palace')).toEqual(['no-palace-tile']);
  });

  it('tracks: at their end, goods missing', () => {
    const table = scene().give(0, { ...POOR, coins: 2, shipping: 3 });
    expect(why(table, 'track:shipping')).toEqual(['track-end']);
    expect(why(table, 'track:terraforming')).toEqual(['cannot-pay', { scholars: 1, tools: 1, coins: 3 }]);
    expect(why(table.give(0, RICH), 'track:terraforming')).toEqual(['nothing']);
  });

  it('innovations: taken, no slot left, books of the column and in all, coins', () => {
    const table = scene().give(0, { ...POOR, coins: 3, books: [1, 0, 2, 0] });
    table.s.innovations = ['sewers', 'steel', 'census', 'libraries', 'colleges'];
    expect(why(table.again(), 'innovate:sewers')).toEqual(['cannot-pay', { banking: 1, books: 2, coins: 2 }]);
    expect(why(table, 'innovate:census')).toEqual(['cannot-pay', { books: 2, coins: 2 }]);
    expect(why(table.tile(2, 'steel'), 'innovate:steel')).toEqual(['taken', { by: 2 }]);
    expect(why(table.give(0, RICH), 'innovate:sewers')).toEqual(['nothing']);
    table.tile(0, 'census').tile(0, 'libraries').tile(0, 'colleges');
    expect([why(table, 'innovate:sewers'), why(table, 'innovate:census')]).toEqual([['slots-full'], ['nothing']]);
  });

  it('scholars: none in hand, spaces taken', () => {
    const table = scene().give(0, POOR);
    expect(table.run.blocked().find((b) => b.verb === 'scholar')).toEqual({
      verb: 'scholar',
      why: 'cannot-pay',
      facts: { scholars: 1 },
    });
    table.s.spaces[1] = [1, 1, 1, 1];
    table.p(1).sent = 4;
    table.give(0, { scholars: 1 });
    expect([why(table, 'scholar:law@3'), why(table, 'scholar:law@2')]).toEqual([['space-taken'], ['space-taken']]);
    expect(why(table, 'scholar:banking@3')).toEqual(['nothing']);
    table.s.spaces[0] = [1, -1, -1, -1];
    expect([why(table, 'scholar:banking@3'), why(table, 'scholar:banking@2')]).toEqual([['space-taken'], ['nothing']]);
  });

  it('power and book actions: used, not to be paid, without a place', () => {
    const table = scene().give(0, { ...POOR, bowls: [10, 0, 2] });
    expect(why(table, 'power:power-tools')).toEqual(['cannot-pay', { power: 2 }]);
    expect(why(table, 'books:book-guild')).toEqual(['cannot-pay', { books: 2 }]);
    table.give(0, { books: [3, 0, 0, 0], bowls: [0, 0, 12] });
    expect(why(table, 'power:power-bridge')).toEqual(['no-bridge-place']);
    expect(why(table, 'power:power-spade')).toEqual(['no-spade-place']);
    expect(why(table, 'books:book-guild')).toEqual(['no-guild-place']);
    expect(why(table, 'power:power-tools')).toEqual(['nothing']);
    table.s.powerUsed = ['power-tools'];
    table.s.bookUsed = ['book-power'];
    expect([why(table.again(), 'power:power-tools'), why(table, 'books:book-power')]).toEqual([['used'], ['used']]);
  });

  it('special actions: used, without a place; the bridge of the Moles without a tool', () => {
    const table = scene({ faction: 'moles' }).put(0, 'palace', 'A4').tile(0, 'palace-4').tile(0, 'competency-7');
    table.tile(0, 'booster-6').give(0, POOR);
    expect(why(table, 'special:palace-4')).toEqual(['no-guild-place']);
    expect(why(table, 'special:booster-6')).toEqual(['no-bridge-place']);
    table.p().used = ['competency-7'];
    expect(why(table.again(), 'special:competency-7')).toEqual(['used']);
    expect(table.run.blocked().find((b) => b.verb === 'bridge')?.facts).toEqual({ tools: 1 });
    expect(
      table
        .give(0, { tools: 1 })
        .run.blocked()
        .some((b) => b.verb === 'bridge'),
    ).toBe(false);
  });
});
