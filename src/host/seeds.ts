/**
 * Seeds. Where all chance lies in the set-up, a seed is something people can read out to each other: 'maple-otter-41'.
 * Where chance is still to come, knowing it would be knowing the dice and the decks: such a seed is 128 random bits, it
 * is told when the game is over, and its SHA-256 is told at the start, so that everybody can check that it stayed.
 */
import { createHash, randomBytes, randomInt } from 'node:crypto';
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

const MOST_SEED = 64;

const SECRET = /^secret-[0-9a-f]{32}$/;

/** A seed for a new game. */
export function newSeed(game: { readonly chance: boolean }): string {
  if (game.chance) return `secret-${randomBytes(16).toString('hex')}`;
  return `${FIRST[randomInt(FIRST.length)]}-${SECOND[randomInt(SECOND.length)]}-${randomInt(10, 1000)}`;
}

/** Words of a pass: nearly forty bits, and easy to read to somebody. */
export function passWords(): string {
  const words = [FIRST, SECOND, FIRST, SECOND, FIRST, SECOND].map((list) => list[randomInt(list.length)]);
  return [...words, randomInt(100, 1000)].join('-');
}

/** Was it made by the program for a game in which chance was still to come? */
export function isSecretSeed(seed: string): boolean {
  return SECRET.test(seed);
}

/** What commits to a seed without telling it: its SHA-256, as `printf %s SEED | sha256sum` prints it. */
export function sealOf(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}

export function checkedSeed(text: string): string {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(text) || text.length > MOST_SEED)
    throw new Refused('seed', { most: MOST_SEED });
  return text;
}
