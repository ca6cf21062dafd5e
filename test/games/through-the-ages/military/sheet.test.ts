/** Every row of the card tables in the military fact sheet against the data, where the sheet is at hand. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  AGGRESSIONS,
  BONUSES,
  MILITARY,
  type MilitaryId,
  type MilitaryKind,
  PACTS,
  TACTICS,
  TERRITORIES,
  WARS,
} from '../../../../src/games/through-the-ages/data/military.js';
import { militaryTables } from '../../../../src/games/through-the-ages/tables-military.js';
import { en } from '../../../../src/games/through-the-ages/texts/en/index.js';

const SHEET = resolve('../shared/facts/through-the-ages-military.md');
const AGES = ['A', 'I', 'II', 'III'];

/** Rows of the first table under a heading, without the head. */
function table(text: string, heading: string): string[][] {
  const lines = text.slice(text.indexOf(heading)).split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const rows: string[][] = [];
  for (let i = first + 2; lines[i]?.startsWith('|'); i++) {
    rows.push(
      lines[i]!.split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  }
  return rows;
}

const number = (cell: string): number => (cell === '–' ? 0 : Number(cell.replace('−', '-')));
/** The number before a word, 0 when the word is not there. */
function before(text: string, word: string): number {
  const found = new RegExp(`([-+−]?\\d+) ${word}`).exec(text);
  return found ? number(found[1]!) : 0;
}
const ofKind = (kind: MilitaryKind): string[] =>
  Object.values(MILITARY)
    .filter((card) => card.kind === kind)
    .map((card) => card.id)
    .sort();

describe.runIf(existsSync(SHEET))('the military sheet', () => {
  const text = existsSync(SHEET) ? readFileSync(SHEET, 'utf8') : '';

  it('1: deck totals', () => {
    const shown = militaryTables(en).find((t) => t.id === 'military-decks')!.rows;
    const rows = table(text, '## 1. Deck totals').filter((row) => row[0] !== 'sum');
    expect(rows).toHaveLength(4);
    rows.forEach((row, i) => {
      const cells = row.map((cell) => cell.replaceAll('*', '').replace('–', '-'));
      expect(shown[i]!.map(String)).toEqual(cells);
    });
  });

  it('2.1: tactics', () => {
    const rows = table(text, '### 2.1 ');
    expect(rows.map((row) => row[0]!).sort()).toEqual(ofKind('tactic'));
    for (const [id, name, age, ...cells] of rows as string[][] as any) {
      const t = TACTICS[id as keyof typeof TACTICS];
      const [infantry, cavalry, artillery, strength, outdated, copies] = cells.map(number);
      expect(t, id).toEqual({
        name,
        age: AGES.indexOf(age),
        infantry,
        cavalry,
        artillery,
        strength,
        // Age I tactics have one value.
        outdated: outdated || strength,
        copies,
      });
    }
  });

  it('2.2: bonus cards', () => {
    const rows = table(text, '### 2.2 ');
    expect(rows.map((row) => row[0]!).sort()).toEqual(ofKind('bonus'));
    for (const [id, age, defence, colonization, copies] of rows as any) {
      const b = BONUSES[id as keyof typeof BONUSES];
      expect([AGES[b.age], b.defence, b.colonization, b.copies], id).toEqual([
        age,
        Number(defence),
        Number(colonization),
        Number(copies),
      ]);
    }
  });

  it('2.3 and 2.4: aggressions and wars', () => {
    for (const [section, kind, cards] of [
      ['### 2.3 ', 'aggression', AGGRESSIONS],
      ['### 2.4 ', 'war', WARS],
    ] as const) {
      const rows = table(text, section);
      expect(rows.map((row) => row[0]!).sort()).toEqual(ofKind(kind));
      for (const [id, name, age, ma, copies] of rows as any) {
        const card = cards[id as keyof typeof cards] as (typeof WARS)['w3-culture'];
        expect([card.name, AGES[card.age], card.ma, card.copies], id).toEqual([name, age, Number(ma), Number(copies)]);
      }
    }
  });

  it('2.5: pacts', () => {
    const rows = table(text, '### 2.5 ');
    expect(rows.map((row) => row[0]!).sort()).toEqual(ofKind('pact'));
    for (const [id, name, age, a, b, attack] of rows as any) {
      const pact = PACTS[id as keyof typeof PACTS];
      expect(name.startsWith(pact.name), id).toBe(true);
      expect([AGES[pact.age], pact.symmetric, pact.copies], id).toEqual([age, a.startsWith('both'), 1]);
      const rule = /forbidden/.test(attack) ? 'forbidden' : /ends the pact/.test(attack) ? 'ends' : 'allowed';
      expect(pact.attack, id).toBe(rule);
      expect(pact.attackBonus, id).toBe(before(attack, 'strength'));
      for (const [side, cell] of [
        [pact.A, a],
        [pact.B, pact.symmetric ? a : b],
      ] as const) {
        expect(side.ma ?? 0, id).toBe(before(cell, 'MA'));
        expect(side.strength ?? 0, id).toBe(before(cell, 'strength'));
        expect((side.culture ?? 0) + (side.culturePerWonder ?? 0), id).toBe(before(cell, 'culture rating'));
        expect(side.resources ?? 0, id).toBe(before(cell, 'resource per production'));
        expect(side.food ?? 0, id).toBe(before(cell, 'food per production'));
      }
    }
  });

  it('2.6: territories', () => {
    const rows = table(text, '### 2.6 ');
    expect(rows.map((row) => row[0]!).sort()).toEqual(ofKind('territory'));
    for (const [id, name, age, once, kept] of rows as any) {
      expect(TERRITORIES[id as keyof typeof TERRITORIES], id).toEqual({
        name,
        age: AGES.indexOf(age),
        copies: 1,
        science: before(once, 'science points'),
        culture: before(once, 'culture points'),
        population: before(once, 'population'),
        draw: before(once, 'military cards') || Number(/draw (\d) military/.exec(once)?.[1] ?? 0),
        food: before(once, 'food'),
        resources: before(once, 'resources'),
        yellow: before(kept, 'yellow'),
        blue: before(kept, 'blue'),
        faces: before(kept, 'happy'),
        strength: before(kept, 'strength'),
      });
    }
  });

  it('2.7 to 2.10: events', () => {
    const rows = ['### 2.7 ', '### 2.8 ', '### 2.9 ', '### 2.10 '].flatMap((heading, age) =>
      table(text, heading).map(([id, name]) => ({ id: id!, name: name!, age })),
    );
    expect(rows.map((row) => row.id).sort()).toEqual(ofKind('event'));
    for (const { id, name, age } of rows) {
      const card = MILITARY[id as MilitaryId];
      expect(name.startsWith(card.name), id).toBe(true);
      expect([card.age, card.copies], id).toEqual([age, 1]);
    }
  });
});
