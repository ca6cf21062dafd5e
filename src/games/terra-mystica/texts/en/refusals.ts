/** Options that clash, and ledgers that cannot be read, in English. */
import type { TmPlayTexts } from '../types.js';
import { counted } from './counting.js';
import { cultName, nouns } from './nouns.js';
import { option, optionValue } from './options.js';
import { topic } from './questions.js';
import { screen } from './screen.js';

const { faction, terrain } = nouns;

export const wanted: TmPlayTexts['wanted'] = {
  number: ({ column }) => `a number in column ${column}`,
  columns: ({ n }) => `${n} columns`,
  move: 'a move',
  'not-over': 'a move, because the game is not over',
  over: 'nothing, because the game is over',
  answer: ({ faction: id, topic: asked }) => {
    const question =
      asked === 'spades' ? 'use free spades' : asked === 'power' ? 'take power or decline' : topic[asked];
    return `an answer of the ${faction[id]} (${question})`;
  },
};

export const refusal: TmPlayTexts['refusal'] = {
  'option-twice': ({ option: id, value }) => `${value} stands twice in the option "${option[id].title}".`,
  'option-later': ({ option: id, value }) => `${value} needs the option "${option[id].title}".`,
  'factions-count': ({ given, seats }) => `You list ${counted(given, 'factions')} for ${counted(seats, 'seats')}.`,
  'factions-same-terrain': ({ one, two, terrain: home }) =>
    `${faction[one]} and ${faction[two]} share the home terrain ${terrain[home].word}: only one of them can play.`,
  'factions-given': ({ factions }) => `A faction list does not go with "${optionValue[factions]}".`,
  'first-game-fixed': 'The recommended first game brings its own tiles and cards.',
  'scoring-count': ({ given, rounds }) => `You list ${counted(given, 'scoringTiles')}; the game needs ${rounds}.`,
  'scoring-spades': ({ round }) => `The spade tile may not lie on round ${round}.`,
  'cards-count': ({ given, needed }) => `You list ${counted(given, 'bonusCards')}; the game needs ${needed}.`,
  'ledger-row': ({ row, wanted: what, found }) => `Row ${row} does not fit: expected ${what}, found ${found}.`,
  'ledger-faction': ({ row, found }) => `Row ${row}: no faction is called ${found}.`,
  'ledger-command': ({ row, found }) => `Row ${row}: unknown command "${found}".`,
  'ledger-header': ({ row, found }) => `Row ${row}: unknown header "${found}".`,
  'ledger-map': ({ row, found }) => `Row ${row}: the game uses another map (${found}); only the base map is known.`,
  'ledger-option': ({ found }) => `The ledger uses the option ${found}, which this game does not have.`,
  'ledger-seats': ({ found }) => `Set-up rows in the ledger: ${found}, at least 2 are needed.`,
  'ledger-scoring': ({ found, expected }) =>
    `The ledger names ${counted(found, 'scoringTiles')}; the game needs ${expected}.`,
  'ledger-cards': ({ found, expected }) =>
    `The ledger leaves ${counted(found, 'bonusCards')} in the game; it needs ${expected}.`,
  'ledger-differs': ({ row, faction: id, what, expected, found, text }) =>
    `Row ${row}, ${faction[id]}: ${screen.tally[what]} should be ${expected}, the rules give ${found} (${text}).`,
  'ledger-prize': ({ row, faction: id, of, expected, found, text }) => {
    const prize = of === 'network' ? 'the largest area' : cultName(of);
    return `Row ${row}, ${faction[id]}: points for ${prize} should be ${expected}, the rules give ${found} (${text}).`;
  },
  'ledger-no-factions': 'A ledger starts once everybody has a faction; this game has not come that far.',
  'log-broken': ({ entry }) => `The game's record breaks the rules at ${entry}.`,
  'ledger-cut-off': ({ row, round }) =>
    `The ledger ends after row ${row} in round ${round}, in the middle of an action.`,
};
