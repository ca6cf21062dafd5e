import { expect, it } from 'vitest';
import { cut, padTo, wrapText } from '../../../src/ui/components/text.js';

it('is broken at blanks, and inside words that are longer than a row', () => {
  expect(wrapText('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapText('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
});

it('is cut with an ellipsis, but never behind a number: what is left of it would be another', () => {
  expect(cut('abcdef', 4)).toBe('abc…');
  expect(cut('of 1234', 6)).toBe('of …');
});

it('is filled up to a width', () => {
  expect(padTo('ab', 4)).toBe('ab  ');
  expect(padTo('abcdef', 4)).toBe('abc…');
});
