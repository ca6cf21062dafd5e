/** Letters that look alike, letter case and diacritics make no difference to what is typed and looked for. */
import { describe, expect, it } from 'vitest';
import { foundRules } from '../../src/engine/find.js';
import { folded } from '../../src/engine/fold.js';
import type { Phrasebook, RuleEntry } from '../../src/engine/phrasebook.js';
import { Session } from '../../src/engine/session.js';
import { meant } from '../../src/plain/meant.js';
import { beginning } from '../../src/text/beginnings.js';
import { nearest } from '../../src/text/nearest.js';
import { entries, understand } from '../../src/ui/table/typing.js';
import { module } from '../toys/pebbles/index.js';

/** Capitals of a Cyrillic keyboard that look like Latin ones, in the same order. */
const CYRILLIC = 'АВСЕНІКМОРТХУЅЈ';
const LATIN = 'ABCEHIKMOPTXYSJ';

describe('folded', () => {
  it('takes letters that look alike for one', () => {
    expect(folded(CYRILLIC)).toBe(folded(LATIN));
    expect(folded('build:Е7')).toBe('build:e7');
  });

  it('drops case, diacritics and kinds of apostrophes', () => {
    expect(folded('Łódź')).toBe('lodz');
    expect(folded('п’ять')).toBe(folded("п'ять"));
    expect(folded('ЇЖА')).toBe(folded('їжа'));
    expect(folded('Ещё')).toBe(folded('еще'));
  });
});

describe('typing on a Cyrillic keyboard', () => {
  const seats = ['Ann', 'Bob'].map((name) => ({ name, by: 'human' }));
  const session = new Session({ module, table: { seats, options: {}, undo: 'strict' }, seed: 'fold' });
  const prompt = session.prompt();
  if (!prompt) throw new Error('nobody is asked');
  const choice = prompt.choices.find((c) => c.id === 'lay:A1');

  it('finds a place in plain mode, by its id and by words', () => {
    for (const text of ['lay:А1', 'lay а1', 'LAY А1'])
      expect(meant(session, prompt, { lines: [], meaning: [] }, text)).toEqual({ choice });
  });

  it('finds it at the table', () => {
    const phrases: Phrasebook = module.phrases;
    const all = entries(prompt, phrases, session.telling(0), 'table');
    for (const text of ['lay:А1', 'lay А1']) expect(understand(all, text)).toMatchObject({ answer: { id: 'lay:A1' } });
  });
});

it('rules, beginnings and near words are looked for without diacritics', () => {
  const rule = { id: 'a', title: 'Żółw', kind: 'zasada', text: 'Święto książki.', page: '' } as RuleEntry;
  expect(foundRules([rule], 'zolw')).toEqual([rule]);
  expect(foundRules([rule], 'swieto KSIAZKI')).toEqual([rule]);
  expect(beginning(['Łódź na E7'], 'lod е7', (text) => text)).toHaveLength(1);
  expect(nearest('ksiazka', ['książka', 'żaba'])).toBe('książka');
});
