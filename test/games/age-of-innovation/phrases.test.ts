import { describe, expect, it } from 'vitest';
import { start } from '../../../src/engine/engine.js';
import type { Refused } from '../../../src/engine/types.js';
import { game } from '../../../src/games/age-of-innovation/game.js';
import { module } from '../../../src/games/age-of-innovation/index.js';
import type { Event } from '../../../src/games/age-of-innovation/types.js';
import { view } from '../../../src/games/age-of-innovation/view.js';
import { RICH, scene, type Table } from './helpers.js';

const { phrases } = module;
const telling = (table: Table) => ({ view: view(table.s, 0), name: (seat: number) => `P${seat + 1}` });
const say = (table: Table, event: Event) => phrases.event(event, telling(table));
const words = (table: Table, id: string, n?: number) => phrases.choice(table.choice(id)!, telling(table), n);

/** Round tiles by number. */
const rows = (...n: number[]) => n.map((i) => `round-${i}`);

describe('sentences', () => {
  it('a conversion is told in one line, with what it takes and gives', () => {
    const table = scene()
      .give(0, { ...RICH, bowls: [0, 4, 12] })
      .play('convert:power>tool x2', 'convert:law>coin x1');
    const told = table.events.map((e) => say(table, e)).filter(Boolean);
    expect(told).toEqual(['P1 converts 6 power into 2 tools', 'P1 converts 1 law book into 1 coin']);
    expect(words(table, 'convert:power>law', 1)).toBe('convert 5 power into 1 law book');
    expect(words(table, 'convert:scholar>tool', 2)).toBe('convert 2 scholars into 2 tools');
    expect(words(table, 'burn', 2)).toBe('burn 2 tokens to move 2 power to bowl III');
  });

  it('actions and city tiles are not taken for goods', () => {
    const table = scene().give(0, { bowls: [0, 0, 12] });
    table.play('power:power-coins');
    const told = table.events.map((e) => say(table, e));
    expect(told).toContain('P1 takes a power action: 7 coins');
    expect(told).toContain('P1 pays 4 power (power action: 7 coins)');
    expect(say(table, { type: 'score', seat: 0, why: 'city-coins', source: 'cities', n: 6 })).toBe(
      'P1 scores 6 points (city tile: coins)',
    );
    expect(say(table, { type: 'action', seat: 0, why: 'philosophers' })).toBe(
      'P1 takes the special action of the Philosophers',
    );
    expect(say(table, { type: 'lost', seat: 0, why: 'booster-5', what: 'spades', n: 2 })).toBe(
      'P1 leaves 2 spades unused (round bonus 5)',
    );
  });

  it('Illusionists read what they pay', () => {
    const table = scene({ faction: 'illusionists' }).give(0, { bowls: [0, 0, 12] });
    expect(words(table, 'power:power-coins')).toBe('gain 7 coins for 3 power');
  });

  it('Omar has no article', () => {
    const event = { type: 'set', seat: 0, board: 'lake', faction: 'omar', booster: 'booster-3' } as const;
    expect(say(scene(), event)).toBe('P1 plays Omar on the lake display with round bonus 3');
    expect(say(scene(), { ...event, faction: 'moles' })).toBe(
      'P1 plays the Moles on the lake display with round bonus 3',
    );
  });

  it('choices show what lies on a booster and beside a competency', () => {
    const table = scene();
    table.s.boosters[0]!.coins = 2;
    const { id } = table.s.boosters[0]!;
    expect(words(table.again(), `pass:${id}`)).toMatch(/ with 2 coins$/);
    table.put(0, 'guild', 'H4').give(0, RICH).play('upgrade:H4>school');
    expect(words(table, 'competency:competency-6')).toMatch(/ with 2 levels and 1 book in law$/);
  });

  it('the last question about spades asks for the workshop', () => {
    const table = scene()
      .put(0, 'workshop', 'H6')
      .ground('plains', 'H7')
      .give(0, { ...RICH, bowls: [0, 0, 12] })
      .play('power:power-spade', 'dig:H7 x1');
    expect(phrases.topic(table.prompt(), telling(table))).toBe('build a workshop? (power action: 1 spade)');
  });

  it('missing books are counted once', () => {
    const table = scene().give(0, { coins: 5, books: [1, 0, 0, 0] });
    const blocked = table.run.blocked().find((b) => b.id === `innovate:${table.s.innovations[0]}`)!;
    expect(phrases.blocked(blocked, telling(table)).why).toBe('4 books (1 banking) short');
  });

  it.each([
    [5, { side: 'small' }, 'The small side of the map is for up to 3 players, not 5.'],
    [2, { dealing: 'fixed', factions: ['moles', 'moles'] }, 'The list factions has Moles twice.'],
    [2, { dealing: 'fixed', boards: ['lake', 'lake'] }, 'The list boards has lake twice.'],
    [3, { rounds: rows(1, 3, 12, 5, 2, 4) }, 'Rounds 1 to 5 have three tiles of law; two are the maximum.'],
    [3, { rounds: rows(1, 3, 5, 2, 4, 8) }, 'Rounds 5 and 6 cannot have round score tile 8: it scores spades.'],
    [
      3,
      { rounds: rows(3, 4, 5, 9, 10, 1), final: 'final-border' },
      'Round 6 cannot have both round score tile 1 and final tile border: they show the same building.',
    ],
  ])('%i seats, %j: %s', (seats, chosen, sentence) => {
    try {
      start(game, seats, chosen, 'refused');
    } catch (error) {
      const { code, facts } = error as Refused;
      expect(phrases.refused(code, facts)).toBe(sentence);
      return;
    }
    throw new Error('taken');
  });
});
