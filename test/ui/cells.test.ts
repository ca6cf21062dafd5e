/** Signs that are taken for one column without being measured. */
import stringWidth from 'string-width';
import { expect, it } from 'vitest';
import { surelyNarrow, textWidth } from '../../src/ui/terminal/cells.js';

const narrow = Array.from({ length: 0x10000 }, (_, code) => code).filter(surelyNarrow);
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

it('are one column wide wherever they are measured', () => {
  expect(narrow.length).toBeGreaterThan(1000);
  expect(narrow.filter((code) => stringWidth(String.fromCharCode(code)) !== 1)).toEqual([]);
});

it('never belong to the sign before them', () => {
  const joined = narrow.filter((code) => [...graphemes.segment(`a${String.fromCharCode(code)}`)].length !== 2);
  expect(joined).toEqual([]);
});

it('are counted with marks, wide letters and pictures among them', () => {
  expect(textWidth('● 3 ► → ‹1 of 2›')).toBe(16);
  expect(textWidth('e\u0301a')).toBe(2);
  expect(textWidth('日本 ◽')).toBe(7);
});
