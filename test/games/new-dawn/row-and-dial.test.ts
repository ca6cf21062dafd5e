import { describe, expect, it } from 'vitest';
import { FOCUS } from '../../../src/games/new-dawn/data/focus.js';
import { advance } from '../../../src/games/new-dawn/rules/focus/science.js';
import { given, type Scene } from './helpers.js';

const types = (scene: Scene, seat = 0) =>
  scene.s.players[seat]!.row.map((c) => FOCUS[c.card].type.slice(0, 3).toUpperCase());

describe('focus row (sheet 11, rulebook page 6)', () => {
  it('check 1: Rome plays slot 3', () => {
    const scene = given({ leaders: ['rome'] }).go();
    expect(types(scene)).toEqual(['SCI', 'ECO', 'MIL', 'CUL', 'IND']);
    scene.play('focus:masonry').skip();
    expect(types(scene)).toEqual(['MIL', 'SCI', 'ECO', 'CUL', 'IND']);
  });

  it('check 2: then slot 5', () => {
    const scene = given({ leaders: ['rome'] })
      .go()
      .play('focus:masonry')
      .skip();
    scene.at(0).go().play('focus:pottery').skip();
    expect(types(scene)).toEqual(['IND', 'MIL', 'SCI', 'ECO', 'CUL']);
  });

  it('check 3: slot 1 changes nothing', () => {
    const scene = given({ leaders: ['rome'] })
      .go()
      .play('focus:astrology')
      .skip();
    expect(types(scene)).toEqual(['SCI', 'ECO', 'MIL', 'CUL', 'IND']);
  });

  it('check 55: rows of France, Japan and Scythia', () => {
    const scene = given({ leaders: ['france', 'japan', 'scythia'] });
    expect(types(scene, 0)).toEqual(['MIL', 'SCI', 'ECO', 'IND', 'CUL']);
    expect(types(scene, 1)).toEqual(['IND', 'ECO', 'MIL', 'SCI', 'CUL']);
    expect(types(scene, 2)).toEqual(['CUL', 'MIL', 'SCI', 'ECO', 'IND']);
  });
});

describe('tech dial', () => {
  const dial = (from: number, slot: number, spent = 0) => {
    const { to, levels, top } = advance(from, slot + spent);
    return [to, levels, top] as const;
  };

  it('check 4: 0 with slot 3', () => expect(dial(0, 3)).toEqual([3, [2], false]));
  it('check 5: 2 with slot 5', () => expect(dial(2, 5)).toEqual([7, [2, 2], false]));
  it('check 7: 18 with slot 4', () => expect(dial(18, 4)).toEqual([22, [4], false]));
  it('check 8: 22 with slot 5 passes 24', () => {
    expect(dial(22, 5)).toEqual([17, [4], true]);
    const scene = given({ options: { victory: ['technophile'] } }).slot(0, 'astrology', 5);
    scene.s.players[0]!.tech = 22;
    scene.go().play('focus:astrology');
    expect(scene.s.players[0]!.tech).toBe(17);
    expect(scene.s.players[0]!.done).toEqual([{ agenda: 'technophile', round: 1 }]);
  });
  it('check 9: 24 with slot 1', () => expect(dial(24, 1)).toEqual([15, [], false]));
  it('check 10: 17 with slot 5', () => expect(dial(17, 5)).toEqual([22, [4], false]));
  it('check 11: 21 with slot 5 and 3 tokens', () => {
    expect(dial(21, 5, 3)).toEqual([19, [4, 4], true]);
    const scene = given().slot(0, 'astrology', 5, 3);
    scene.s.players[0]!.tech = 21;
    scene.go().play('focus:astrology', 'spend x3');
    expect(scene.s.players[0]!.tech).toBe(19);
    expect(scene.topic).toBe('upgrade');
    scene.play('take:flight>masonry');
    expect(scene.topic).toBe('upgrade');
    expect(scene.has('take:flight>masonry')).toBe(false);
    scene.play('take:capitalism>foreign-trade');
    expect(scene.s.players[0]!.caravans).toEqual([-1, -1, -1]);
    expect(scene.tradeOn(0, 'astrology')).toBe(0);
  });

  it('a mark gives a card of exactly its level, for the same type, and may be declined', () => {
    const scene = given().slot(0, 'iron-working', 5, 2).slot(0, 'astrology', 3);
    scene.go().play('focus:astrology');
    expect(scene.topic).toBe('upgrade');
    expect(scene.ids('take')).toEqual([
      'take:drama-and-poetry>early-empire',
      'take:mathematics>astrology',
      'take:currency>foreign-trade',
      'take:animal-husbandry>pottery',
    ]);
    scene.play('done');
    expect(scene.cards(0)).toContain('early-empire');
  });

  it('trade tokens stay on a replaced card (page 15)', () => {
    const scene = given().slot(0, 'astrology', 3).trade(0, 'pottery', 2);
    scene.go().play('focus:astrology', 'take:animal-husbandry>pottery');
    expect(scene.tradeOn(0, 'animal-husbandry')).toBe(2);
  });
});
