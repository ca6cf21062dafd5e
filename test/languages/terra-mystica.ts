/** What the tests of Terra Mystica's translations have in common: the columns of its short forms, and a sample of play. */
import { foundRules } from '../../src/engine/find.js';
import { module } from '../../src/games/terra-mystica/index.js';
import type { TmTexts } from '../../src/games/terra-mystica/texts/types.js';
import { ui } from '../../src/games/terra-mystica/ui/index.js';
import { type Saying, saidBefore, saidPlaying } from '../helpers/pseudo-game.js';
import { alike, gameIn, tooWide } from './told.js';

/** Tiles without a printed name are called by their ids, and ends of the bowls' names. */
export const IDS = ['FAV', 'SCORE', 'BON', 'ACT', 'ACTA', 'ACTC', 'ACTE', 'ACTG', 'ACTN', 'ACTS', 'ACTW', 'III'];

/** Everything that is said before a game and in two whole games. */
export function saidIn(texts: TmTexts): Saying[] {
  const other = gameIn(texts, module, ui);
  const late = { powerTiming: 'late', laterTowns: ['TW6', 'TW7', 'TW8'], shippingCard: true, templeTile: true };
  return [
    ...saidBefore(other.module),
    ...saidPlaying(other.module, other.ui, { seats: 3, seed: 'tm 1', options: { factions: 'choose' }, each: 60 }),
    ...saidPlaying(other.module, other.ui, { seats: 2, seed: 'tm 2', options: late, each: 60 }),
  ];
}

type Table = Readonly<Record<string, unknown>>;

const each = (table: Table, of: (entry: never) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, of(entry as never)]));

const brief = (entry: { readonly brief: string }) => entry.brief;
const letter = (entry: { readonly letter: string }) => entry.letter;
const name = (entry: { readonly name: string }) => entry.name;
const narrowest = (entry: { readonly name: string; readonly narrow?: string }) => entry.narrow ?? entry.name;
const last = (ways: readonly string[]): string => ways.at(-1) ?? '';

/** The longest word of a text: what a narrow card must hold in one row. */
const longest = (text: string): string => text.split(' ').reduce((a, b) => (b.length > a.length ? b : a), '');

/** Short forms that take more columns than there are. */
export function crowded(texts: TmTexts): string[] {
  const { terrain, building, goodHead, cult, source, special, bonus, favour, town, scoring, power, page } = texts;
  return [
    ...tooWide(each(terrain, brief), 7),
    ...tooWide(
      each(building, ({ word }: { word: string }) => word),
      10,
    ),
    ...tooWide(each(building, brief), 7),
    ...tooWide({ ...each(terrain, letter), ...each(building, letter) }, 1),
    ...tooWide(goodHead, 4),
    ...tooWide(
      each(cult, ({ word }: { word: string }) => word),
      5,
    ),
    ...tooWide(source, 16),
    ...tooWide(each(special, brief), 20),
    ...tooWide(power, 12),
    ...tooWide(each(bonus, narrowest), 11),
    ...tooWide({ ...each(favour, name), ...each(town, name) }, 11),
    ...tooWide(
      each(bonus, (card: { brief: string; full: string }) => longest(`${card.brief} ${card.full}`)),
      11,
    ),
    ...tooWide(
      each({ ...favour, ...town }, (tile: { brief: string }) => longest(tile.brief)),
      13,
    ),
    ...tooWide(
      each(scoring, ({ score }: { score: readonly string[] }) => last(score)),
      16,
    ),
    ...tooWide(
      each(scoring, ({ end }: { end: readonly string[] }) => last(end)),
      20,
    ),
    ...tooWide(page, 10),
    ...tooWide(texts.ledger, 7),
    ...tooWide({ where: texts.where({ round: 6, rounds: 6, phase: 'cult-bonus' }) }, 30),
  ];
}

/** Signs on the map that mean two things. */
export const doubled = ({ terrain, building, ledger }: TmTexts): string[] => [
  ...alike({ ...each(terrain, letter), ...each(building, letter) }),
  ...alike(ledger),
];

/** Words that people look for, and the entry that they find first, where that is another one than they stand in. */
export function astray(texts: TmTexts): string[] {
  const { rules } = gameIn(texts, module, ui).module;
  // The cards and tiles with a special action have two entries.
  const once = rules.filter(({ title }) => rules.filter((other) => other.title === title).length === 1);
  return once.flatMap(({ id, title, also = [] }) =>
    [title, ...also].flatMap((word) => {
      const found = foundRules(rules, word)[0]?.id;
      return found === id ? [] : [`${word}: ${found} and not ${id}`];
    }),
  );
}
