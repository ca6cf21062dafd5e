/** What the tests of Age of Innovation's translations have in common: the columns of its short forms, a sample of play. */
import { module } from '../../src/games/age-of-innovation/index.js';
import type { AoiTexts } from '../../src/games/age-of-innovation/texts/types.js';
import { ui } from '../../src/games/age-of-innovation/ui/index.js';
import { type Saying, saidBefore, saidPlaying } from '../helpers/pseudo-game.js';
import { alike, gameIn, tooWide } from './told.js';

/** Entries that only count a noun, which is another one in every language. */
export const COUNTED = ['points', 'tokens', 'keys', 'tables.reward'];

/** Everything that is said before a game and in two samples of play: a draft, and a game of two. */
export function saidIn(texts: AoiTexts): Saying[] {
  const other = gameIn(texts, module, ui);
  const draft = { dealing: 'draft', printing: '1.0' };
  return [
    ...saidBefore(other.module),
    ...saidPlaying(other.module, other.ui, { seats: 4, seed: 'aoi 1', options: draft, most: 60, each: 20 }),
    ...saidPlaying(other.module, other.ui, { seats: 2, seed: 'aoi 2', most: 200, each: 60 }),
  ];
}

type Table = Readonly<Record<string, unknown>>;

const each = (table: Table, of: (entry: never) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, of(entry as never)]));

const brief = (entry: { readonly brief: string }) => entry.brief;
const letter = (entry: { readonly letter: string }) => entry.letter;
const shortest = (of: 'score' | 'end') => (entry: Readonly<Record<typeof of, readonly string[]>>) =>
  entry[of].at(-1) ?? '';

/** Short forms that take more columns than there are. */
export function crowded(texts: AoiTexts): string[] {
  const { terrain, building, discipline, booster, city, round, final } = texts;
  return [
    ...tooWide({ ...each(terrain, brief), ...each(building, brief), ...each(discipline, brief) }, 7),
    ...tooWide({ ...each(terrain, letter), ...each(building, letter), ...each(discipline, letter) }, 1),
    ...tooWide(
      { ...each(booster, ({ top }: { top: string }) => top), ...each(city, ({ top }: { top: string }) => top) },
      11,
    ),
    ...tooWide(texts.special, 20),
    ...tooWide(texts.source, 15),
    ...tooWide(texts.goodHead, 4),
    ...tooWide(texts.ledger, 7),
    ...tooWide({ ...each(round, shortest('score')), ...each(round, shortest('end')) }, 19),
    ...tooWide(each(final, shortest('score')), 17),
    ...tooWide({ neutral: texts.neutralSign, key: texts.keySign }, 1),
  ];
}

const lower = (signs: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(signs).map(([id, sign]) => [id, sign.toLowerCase()]));

/** Signs that mean two things. Neutral buildings have small letters, so these count as the large ones do. */
export function doubled(texts: AoiTexts): string[] {
  const goods = ['coins', 'tools', 'scholars', 'power', 'books', 'vp', 'tokens'];
  const disciplines = ['banking', 'law', 'engineering', 'medicine'];
  const prices = [...goods, ...disciplines].map((good) => [good, texts.price({ goods: { [good]: 1 } })] as const);
  return [
    ...alike(lower({ ...each(texts.terrain, letter), ...each(texts.building, letter) })),
    ...alike(each(texts.discipline, letter)),
    ...alike(Object.fromEntries(prices)),
  ];
}
