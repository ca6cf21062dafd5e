/** Seeds that people can read out to each other: 'maple-otter-41'. */
import { randomInt } from 'node:crypto';
import { Refused } from '../engine/types.js';

const FIRST = [
  'amber',
  'birch',
  'cedar',
  'copper',
  'fern',
  'flint',
  'hazel',
  'ivory',
  'linen',
  'maple',
  'moss',
  'oaken',
  'ochre',
  'olive',
  'pearl',
  'quartz',
  'river',
  'rowan',
  'saffron',
  'silver',
  'stone',
  'thyme',
  'umber',
  'willow',
] as const;
const SECOND = [
  'badger',
  'bison',
  'crane',
  'falcon',
  'ferret',
  'finch',
  'heron',
  'ibex',
  'jackal',
  'kestrel',
  'lark',
  'lynx',
  'marten',
  'newt',
  'otter',
  'owl',
  'puffin',
  'raven',
  'salmon',
  'stoat',
  'swift',
  'tortoise',
  'vole',
  'wren',
] as const;

export const MOST_SEED = 64;

export function newSeed(): string {
  return `${FIRST[randomInt(FIRST.length)]}-${SECOND[randomInt(SECOND.length)]}-${randomInt(10, 1000)}`;
}

export function checkedSeed(text: string): string {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(text) || text.length > MOST_SEED)
    throw new Refused('seed', { most: MOST_SEED });
  return text;
}
