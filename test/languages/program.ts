/** What the tests of the shipped languages have in common, for all that is said outside of the games' rooms. */
import type { ProgramTexts } from '../../src/languages/language.js';
import { english } from '../../src/languages/spoken.js';
import { NUMBERS, sameAsEnglish } from './told.js';

/** Entries that say the same in every language: names of keys, of levels, of formats, and what only sets values in a row. */
const SAME = [
  'shell.settingColours',
  'plain.yes',
  'plain.no',
  'plain.rule',
  'commands.saves.seat',
  // what is typed in plain mode
  ...Object.values(english.plain.help).map(([written]) => written),
];

/** The program's catalogue without what its language adds: the games have tests of their own. */
function programOf(texts: ProgramTexts): ProgramTexts {
  const { shell, refusals, plain, commands, help, bots, lessons, protocol } = texts;
  return { shell, refusals, plain, commands, help, bots, lessons, protocol };
}

/** Entries that are still English. */
export const englishIn = (texts: ProgramTexts, allowed: readonly string[] = []): string[] =>
  sameAsEnglish(programOf(texts), programOf(english), [...SAME, ...allowed]);

/** The counted nouns of the program, each with every number. */
export const countedIn = ({ shell, commands }: ProgramTexts): string[] =>
  NUMBERS.map((n) =>
    [
      commands.saves.moves({ n }),
      commands.saves.players({ n }),
      shell.saveCount({ n }),
      shell.chapters({ n }),
      shell.found({ n }),
      shell.moreRows({ n }),
    ].join(', '),
  );
