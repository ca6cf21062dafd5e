import { expect, it } from 'vitest';
import { cut, cutWords, padTo, wrapText } from '../../../src/ui/components/text.js';

it('is broken at blanks, and inside words that are longer than a row', () => {
  expect(wrapText('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapText('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
});

it('is cut with an ellipsis, but never behind a number: what is left of it would be another', () => {
  expect(cut('abcdef', 4)).toBe('abc…');
  expect(cut('of 1234', 6)).toBe('of…');
});

it('is filled up to a width', () => {
  expect(padTo('ab', 4)).toBe('ab  ');
  expect(padTo('abcdef', 4)).toBe('abc…');
});

it('is cut behind a word where that wastes little, else inside one', () => {
  expect(cutWords('one two three', 9)).toBe('one two…');
  expect(cutWords('one two three', 11)).toBe('one two…');
  expect(cutWords('one incomprehensible', 14)).toBe('one incompreh…');
  expect(cutWords('pay 12 coins', 7)).toBe('pay…');
});
