/** Every row of the card tables in the fact sheet against the data, where the sheet is at hand. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TOKEN_VALUE } from '../../../../src/games/through-the-ages/data/board.js';
import { ACTION, CIVIL, type CivilId } from '../../../../src/games/through-the-ages/data/civil.js';
import type { ActionEffect } from '../../../../src/games/through-the-ages/data/civil-actions.js';
import type { Symbols } from '../../../../src/games/through-the-ages/data/civil-techs.js';

const SHEET = resolve('../shared/facts/through-the-ages-civil.md');
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

const WORDS: readonly (readonly [RegExp, keyof Symbols])[] = [
  [/([-+−]?\d+) culture/, 'culture'],
  [/([-+−]?\d+) science/, 'science'],
  [/([-+−]?\d+) strength/, 'strength'],
  [/([-+−]?\d+) happy/, 'happy'],
  [/([-+−]?\d+) CA/, 'ca'],
  [/([-+−]?\d+) MA/, 'ma'],
  [/([-+−]?\d+) blue token/, 'blue'],
  [/([-+−]?\d+) colonization/, 'colonization'],
];
function symbols(text: string): Record<string, number> {
  const out: Record<string, number> = {};
  for (const [pattern, key] of WORDS) {
    const found = pattern.exec(text);
    if (found) out[key] = Number(found[1]!.replace('−', '-'));
  }
  if (/1 \*\*un\*\*happy/.test(text)) out.happy = -1;
  return out;
}

const idOf = (cell: string): CivilId => cell.replaceAll('`', '') as CivilId;
const copies = (cell: string): number[] => cell.split('/').map(Number);

describe.runIf(existsSync(SHEET))('the civil sheet', () => {
  const text = existsSync(SHEET) ? readFileSync(SHEET, 'utf8') : '';

  it('2.1: farms, mines, urban buildings, units', () => {
    const rows = table(text, '### 2.1 ');
    expect(rows).toHaveLength(29);
    for (const [id, name, age, type, science, resources, gives, n] of rows as string[][] as any) {
      const card = CIVIL[idOf(id)];
      if (card?.kind !== 'worker') throw new Error(id);
      expect([card.name, AGES[card.age], card.type, card.science, card.resources], id).toEqual([
        name,
        age,
        type,
        Number(science),
        Number(resources),
      ]);
      if (type === 'farm' || type === 'mine') expect(`+${TOKEN_VALUE[card.age]}`, id).toBe(gives.slice(0, 2));
      else expect(card.gives, id).toEqual(symbols(gives));
      expect(card.copies, id).toEqual(copies(n));
    }
  });

  it('2.2: governments', () => {
    const rows = table(text, '### 2.2 ');
    expect(rows).toHaveLength(7);
    for (const [id, name, age, science, revolution, ca, ma, urban, extra, n] of rows as any) {
      const card = CIVIL[idOf(id)];
      if (card?.kind !== 'government') throw new Error(id);
      expect([card.name, AGES[card.age], card.science, card.revolution, card.urban], id).toEqual([
        name,
        age,
        Number(science),
        Number(revolution),
        Number(urban),
      ]);
      expect(card.gives, id).toEqual({ ca: Number(ca), ma: Number(ma), ...symbols(extra) });
      expect(card.copies, id).toEqual(copies(n));
    }
  });

  it('2.3: special technologies', () => {
    const rows = table(text, '### 2.3 ');
    expect(rows).toHaveLength(12);
    for (const [id, name, age, type, science, effect, n] of rows as any) {
      const card = CIVIL[idOf(id)];
      if (card?.kind !== 'special') throw new Error(id);
      expect([card.name, AGES[card.age], card.type, card.science], id).toEqual([name, age, type, Number(science)]);
      const off = /level I −(\d), II −(\d), III −(\d)/.exec(effect);
      if (off) {
        const stages = Number(/up to (\d) wonder stages/.exec(effect)![1]);
        expect(card.builds, id).toEqual({ off: [0, ...off.slice(1).map(Number)], stages });
      } else expect(card.gives, id).toEqual(symbols(effect));
      expect(card.copies, id).toEqual(copies(n));
    }
  });

  it('3: leaders', () => {
    const rows = table(text, '## 3. Leaders');
    expect(rows).toHaveLength(24);
    for (const [id, name, age, gives] of rows as any) {
      const card = CIVIL[idOf(id)];
      if (card?.kind !== 'leader') throw new Error(id);
      expect([card.name, AGES[card.age]], id).toEqual([name, age]);
      expect(card.gives, id).toEqual(symbols(gives));
    }
  });

  it('4: wonders', () => {
    const rows = table(text, '## 4. Wonders');
    expect(rows).toHaveLength(16);
    for (const [id, name, age, stages, total, gives] of rows as any) {
      const card = CIVIL[idOf(id)];
      if (card?.kind !== 'wonder') throw new Error(id);
      expect([card.name, AGES[card.age], card.stages.join('-')], id).toEqual([name, age, stages]);
      expect(
        card.stages.reduce((a, b) => a + b, 0),
        id,
      ).toBe(Number(total));
      expect(card.gives, id).toEqual(symbols(gives));
    }
  });

  it('5.1: action cards', () => {
    const rows = table(text, '### 5.1 ').filter((row) => !row[0]!.startsWith('**'));
    let found = 0;
    for (const [name, , ...cells] of rows as any) {
      cells.forEach((cell: string, age: number) => {
        const id = `${name.toLowerCase().replaceAll(' ', '-')}-${AGES[age]!.toLowerCase()}` as keyof typeof ACTION;
        if (cell === '—') {
          expect(CIVIL, id).not.toHaveProperty([id]);
          return;
        }
        found += 1;
        const card = ACTION[id];
        expect([card.name, card.age, card.copies], id).toEqual([name, age, Number(/×(\d)/.exec(cell)![1])]);
        expect(numbers(card.effect), id).toEqual(printed(cell));
      });
    }
    expect(found).toBe(Object.keys(ACTION).length);
  });
});

/** The numbers of an effect that stand in the cell of its age; those for rivals stand in the text of the card. */
function numbers(e: ActionEffect): number[] {
  if ('n' in e) return [e.n];
  return e.does === 'cultural-heritage' ? [e.science, e.culture] : [];
}
function printed(cell: string): number[] {
  const n = /N=(\d)/.exec(cell);
  if (n) return [Number(n[1])];
  const both = /(\d) science, (\d) culture/.exec(cell);
  return both ? [Number(both[1]), Number(both[2])] : [];
}
