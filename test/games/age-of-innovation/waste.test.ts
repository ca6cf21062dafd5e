/** Warnings about cities that could still be founded or get no tile, and about what the end of the game leaves unused. */
import { describe, expect, it } from 'vitest';
import { ui } from '../../../src/games/age-of-innovation/ui/index.js';
import { wasteOf } from '../../helpers/waste.js';
import { RICH, scene } from './helpers.js';

describe('a city', () => {
  it('over the river that could still be founded is told before passing and before the turn ends', () => {
    const table = scene()
      .put(0, 'guild', 'F4', 'F5')
      .put(0, 'palace', 'H4')
      .tile(0, 'palace-14')
      .put(0, 'workshop', 'I4')
      .give(0, RICH);
    const pass = table.ids().find((id) => id.startsWith('pass')) ?? '';
    expect(wasteOf(ui, table.run, pass)?.key).toBe('aoi-city-left');
    table.play('track:shipping');
    expect(table.prompt().topic).toBe('after');
    expect(wasteOf(ui, table.run, 'end')?.key).toBe('aoi-city-left');
    table.play(table.ids().find((id) => id.startsWith('found:')) ?? '', 'city:city-coins');
    expect(wasteOf(ui, table.run, 'end')).toBeNull();
  });

  it('without a tile is told before the piece is built', () => {
    const table = scene().put(0, 'guild', 'H4', 'H5', 'H6').ground('desert', 'H7').give(0, RICH);
    expect(wasteOf(ui, table.run, 'build:H7')).toBeNull();
    table.s.cityTiles.fill(0);
    expect(wasteOf(ui, table.run, 'build:H7')).toEqual({
      key: 'aoi-no-city-tile',
      text: 'This makes a city, but no city tile is left.',
    });
  });
});

it('books that still pay for an innovation are told with their number before the last pass', () => {
  const warned = (books: number[]) => {
    const table = scene().give(0, { ...RICH, scholars: 0, books });
    table.s.round = 6;
    table.again();
    return wasteOf(ui, table.run, table.ids().find((id) => id.startsWith('pass')) ?? '');
  };
  expect(warned([3, 3, 3, 3])).toEqual({
    key: 'aoi-last-books',
    text: 'You have 12 books left: enough for an innovation.',
  });
  expect(warned([1, 0, 0, 0])?.key).not.toBe('aoi-last-books');
});
