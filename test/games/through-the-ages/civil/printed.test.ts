/** The numbers of every civil card and of the board, row by row as printed: no value can change unseen. */
import { describe, expect, it } from 'vitest';
import {
  BLUE_BANK,
  BLUE_CELLS,
  ROW_PRICES,
  ROW_SWEEP,
  START,
  START_WORKERS,
  TOKEN_VALUE,
  YELLOW_BANK,
  YELLOW_CELLS,
} from '../../../../src/games/through-the-ages/data/board.js';
import { ACTIONS } from '../../../../src/games/through-the-ages/data/civil-actions.js';
import { LEADERS, RUIN_CULTURE, WONDERS } from '../../../../src/games/through-the-ages/data/civil-people.js';
import { GOVERNMENTS, SPECIAL_TECHS, WORKER_TECHS } from '../../../../src/games/through-the-ages/data/civil-techs.js';

const AGES = ['A', 'I', 'II', 'III'];
/** 'culture 1, happy 2'; '-' for nothing. */
function words(values: object): string {
  const list = Object.entries(values).map(([key, n]) => `${key} ${Array.isArray(n) ? n.join('/') : n}`);
  return list.join(', ') || '-';
}

describe('printed on civil cards and the board', () => {
  it('the player board', () => {
    expect(YELLOW_BANK.map((r) => `${r.from}: ${r.grow} ${r.eat} ${r.happy}`)).toEqual([
      '17: 2 0 0',
      '13: 3 1 1',
      '11: 4 2 2',
      '9: 4 2 3',
      '7: 5 3 4',
      '5: 5 3 5',
      '3: 7 4 6',
      '1: 7 4 7',
      '0: null 6 8',
    ]);
    expect(YELLOW_CELLS.map(([cells, happy]) => `${cells}x${happy}`).join(' ')).toBe('2x8 2x7 2x6 2x5 2x4 2x3 4x2 2x1');
    expect(BLUE_BANK.map((r) => `${r.from}: ${r.corruption}`)).toEqual(['11: 0', '6: 2', '1: 4', '0: 6']);
    expect(BLUE_CELLS.map(([cells, rot]) => `${cells}x${rot}`).join(' ')).toBe('5x6 5x4 6x2');
    expect(words(START)).toBe('yellow 18, pool 1, blue 16, allYellow 25');
    expect(words(Object.fromEntries(START_WORKERS))).toBe(
      'agriculture 2, bronze 2, philosophy 1, religion 0, warriors 1',
    );
    expect(TOKEN_VALUE).toEqual([1, 2, 3, 5]);
    expect(ROW_PRICES.join('')).toBe('1111122223333');
    expect([ROW_SWEEP[2], ROW_SWEEP[3], ROW_SWEEP[4]]).toEqual([3, 2, 1]);
    expect(RUIN_CULTURE).toBe(2);
  });

  it('34 farms, mines, urban buildings and units', () => {
    const rows = WORKER_TECHS.map(
      (c) =>
        `${AGES[c.age]} ${c.type} ${c.name}: ${c.science}s ${c.resources}r, ${words(c.gives)}, ${c.copies.join('/')}`,
    );
    expect(rows).toEqual([
      'A farm Agriculture: 0s 2r, -, 0/0/0',
      'A mine Bronze: 0s 2r, -, 0/0/0',
      'A lab Philosophy: 0s 3r, science 1, 0/0/0',
      'A temple Religion: 0s 3r, culture 1, happy 1, 0/0/0',
      'A infantry Warriors: 0s 2r, strength 1, 0/0/0',
      'I farm Irrigation: 3s 4r, -, 2/2/2',
      'II farm Selective Breeding: 5s 6r, -, 1/2/3',
      'III farm Mechanized Agriculture: 7s 8r, -, 1/2/2',
      'I mine Iron: 5s 5r, -, 2/2/3',
      'II mine Coal: 7s 8r, -, 1/2/2',
      'III mine Oil: 9s 11r, -, 1/2/2',
      'I lab Alchemy: 4s 6r, science 2, 2/2/3',
      'II lab Scientific Method: 6s 8r, science 3, 2/2/2',
      'III lab Computers: 8s 11r, science 5, 2/2/2',
      'I temple Theology: 2s 5r, culture 1, happy 2, 1/2/2',
      'II temple Organized Religion: 4s 7r, culture 1, happy 3, 2/2/2',
      'I arena Bread and Circuses: 3s 3r, strength 1, happy 2, 1/2/2',
      'II arena Team Sports: 5s 5r, strength 2, happy 3, 1/1/1',
      'III arena Professional Sports: 7s 8r, strength 3, happy 4, 1/1/2',
      'I library Printing Press: 3s 3r, science 1, culture 1, 2/2/2',
      'II library Journalism: 6s 8r, science 2, culture 2, 1/2/2',
      'III library Multimedia: 9s 11r, science 3, culture 3, 2/2/2',
      'I theater Drama: 3s 4r, culture 2, happy 1, 1/2/2',
      'II theater Opera: 7s 8r, culture 3, happy 1, 2/2/2',
      'III theater Movies: 10s 11r, culture 4, happy 1, 2/2/2',
      'I infantry Swordsmen: 4s 3r, strength 2, 2/2/2',
      'II infantry Riflemen: 6s 5r, strength 3, 1/2/2',
      'III infantry Modern Infantry: 10s 7r, strength 5, 1/2/2',
      'I cavalry Knights: 5s 3r, strength 2, 2/2/3',
      'II cavalry Cavalrymen: 6s 5r, strength 3, 2/2/2',
      'III cavalry Tanks: 9s 7r, strength 5, 1/2/2',
      'II artillery Cannon: 6s 5r, strength 3, 2/2/3',
      'III artillery Rockets: 8s 7r, strength 5, 1/2/2',
      'III air Air Forces: 12s 7r, strength 5, 2/2/3',
    ]);
  });

  it('8 governments', () => {
    const rows = GOVERNMENTS.map(
      (c) =>
        `${AGES[c.age]} ${c.name}: ${c.science}s/${c.revolution}s, urban ${c.urban}, ${words(c.gives)}, ${c.copies.join('/')}`,
    );
    expect(rows).toEqual([
      'A Despotism: 0s/0s, urban 2, ca 4, ma 2, 0/0/0',
      'I Monarchy: 8s/2s, urban 3, ca 5, ma 3, 1/2/2',
      'I Theocracy: 6s/1s, urban 3, ca 4, ma 3, culture 1, strength 1, happy 1, 1/1/1',
      'II Constitutional Monarchy: 12s/6s, urban 3, ca 6, ma 4, 1/2/2',
      'II Republic: 13s/3s, urban 3, ca 7, ma 2, 1/1/2',
      'III Communism: 19s/5s, urban 4, ca 7, ma 5, happy -1, 1/1/1',
      'III Democracy: 17s/9s, urban 4, ca 7, ma 3, culture 3, 1/2/2',
      'III Fundamentalism: 18s/7s, urban 4, ca 6, ma 5, science -2, strength 5, 1/1/1',
    ]);
  });

  it('12 special technologies', () => {
    const rows = SPECIAL_TECHS.map((c) => {
      const effect = words({ ...c.gives, ...('builds' in c ? c.builds : {}) });
      return `${AGES[c.age]} ${c.type} ${c.name}: ${c.science}s, ${effect}, ${c.copies.join('/')}`;
    });
    expect(rows).toEqual([
      'I military Warfare: 5s, strength 1, ma 1, 1/2/2',
      'II military Strategy: 8s, strength 3, ma 2, 1/1/1',
      'III military Military Theory: 11s, strength 5, ma 3, 1/1/2',
      'I civil Code of Laws: 6s, ca 1, 1/2/2',
      'II civil Justice System: 7s, ca 1, blue 3, 1/1/1',
      'III civil Civil Service: 10s, ca 2, blue 3, 1/1/1',
      'I colonization Cartography: 4s, strength 1, colonization 2, 1/1/1',
      'II colonization Navigation: 6s, strength 2, colonization 3, 1/1/1',
      'III colonization Satellites: 8s, strength 3, colonization 4, 1/1/1',
      'I construction Masonry: 3s, off 0/1/1/1, stages 2, 1/1/1',
      'II construction Architecture: 6s, off 0/1/2/2, stages 3, 1/2/2',
      'III construction Engineering: 9s, off 0/1/2/3, stages 4, 1/1/1',
    ]);
  });

  it('24 leaders: the symbols at the bottom', () => {
    expect(LEADERS.map((c) => `${AGES[c.age]} ${c.name}: ${words(c.gives)}`)).toEqual([
      'A Alexander the Great: -',
      'A Aristotle: -',
      'A Hammurabi: -',
      'A Homer: happy 1',
      'A Julius Caesar: strength 1, ma 1',
      'A Moses: -',
      'I Christopher Columbus: -',
      'I Frederick Barbarossa: -',
      'I Genghis Khan: -',
      'I Joan of Arc: culture 1, ma 1',
      'I Leonardo da Vinci: -',
      'I Michelangelo: -',
      'II Isaac Newton: -',
      'II J. S. Bach: -',
      'II James Cook: -',
      'II Maximilien Robespierre: ma 1',
      'II Napoleon Bonaparte: ma 2',
      'II William Shakespeare: happy 1',
      'III Albert Einstein: -',
      'III Bill Gates: -',
      'III Charlie Chaplin: happy 2',
      'III Mahatma Gandhi: culture 2',
      'III Sid Meier: -',
      'III Winston Churchill: -',
    ]);
  });

  it('16 wonders', () => {
    expect(WONDERS.map((c) => `${AGES[c.age]} ${c.name}: ${c.stages.join('-')}, ${words(c.gives)}`)).toEqual([
      'A Colossus: 3-3, strength 2, colonization 1',
      'A Hanging Gardens: 2-2-2, culture 1, happy 2',
      'A Library of Alexandria: 1-4-1, culture 1, science 1',
      'A Pyramids: 3-2-1, ca 1',
      'I Great Wall: 2-2-3-2, culture 1, happy 1',
      "I St. Peter's Basilica: 4-4, culture 2, happy 1",
      'I Taj Mahal: 2-4-2, culture 3, blue 1',
      'I Universitas Carolina: 3-3-3, culture 1, science 2',
      'II Eiffel Tower: 3-7-3, culture 4, happy 1',
      'II Kremlin: 4-4-4, culture 2, ca 1, ma 1, happy -1',
      'II Ocean Liner Service: 4-2-2-4, -',
      'II Transcontinental Railroad: 3-3-3-3, strength 4',
      'III Fast Food Chains: 4-4-4-4, -',
      'III First Space Flight: 1-2-4-9, -',
      'III Hollywood: 5-6-5, -',
      'III Internet: 2-3-4-3-2, -',
    ]);
  });

  it('33 action cards', () => {
    const rows = ACTIONS.map((c) => {
      const { does, ...numbers } = c.effect;
      return `${AGES[c.age]} ${c.name}: ${does}, ${words(numbers)}, ${c.copies}`;
    });
    expect(rows).toEqual([
      'A Rich Land: rich-land, n 1, 2',
      'I Rich Land: rich-land, n 2, 2',
      'II Rich Land: rich-land, n 3, 1',
      'A Urban Growth: urban-growth, n 1, 2',
      'I Urban Growth: urban-growth, n 2, 2',
      'II Urban Growth: urban-growth, n 3, 1',
      'III Urban Growth: urban-growth, n 4, 2',
      'II Efficient Upgrade: efficient-upgrade, n 3, 2',
      'III Efficient Upgrade: efficient-upgrade, n 4, 2',
      'A Engineering Genius: engineering-genius, n 2, 1',
      'I Engineering Genius: engineering-genius, n 3, 1',
      'II Engineering Genius: engineering-genius, n 4, 1',
      'III Engineering Genius: engineering-genius, n 5, 1',
      'A Frugality: frugality, n 1, 2',
      'I Frugality: frugality, n 2, 2',
      'II Frugality: frugality, n 3, 1',
      'I Breakthrough: breakthrough, n 2, 2',
      'II Breakthrough: breakthrough, n 3, 2',
      'II Revolutionary Idea: revolutionary-idea, n 4, 1',
      'III Revolutionary Idea: revolutionary-idea, n 6, 2',
      'A Cultural Heritage: cultural-heritage, science 1, culture 4, 1',
      'I Cultural Heritage: cultural-heritage, science 2, culture 2, 1',
      'A Stockpile: stockpile, -, 1',
      'I Reserves: reserves, n 2, 2',
      'II Reserves: reserves, n 3, 2',
      'III Reserves: reserves, n 4, 3',
      'A Patriotism: patriotism, n 1, 1',
      'I Patriotism: patriotism, n 2, 1',
      'II Patriotism: patriotism, n 3, 1',
      'III Patriotism: patriotism, n 4, 1',
      'II Wave of Nationalism: wave, per 6/3/2, 1',
      'III Military Build-Up: build-up, per 8/5/3, 1',
      'III Endowment for the Arts: endowment, per 6/3/2, 1',
    ]);
  });
});
