/** Options that clash, and ledgers that cannot be read, in Russian. */
import type { TmPlayTexts } from '../../../games/terra-mystica/texts/types.js';
import { many } from './counting.js';
import { CULT_OF, FACTION_OF } from './names.js';
import { nouns } from './nouns.js';
import { option, optionValue } from './options.js';
import { topic } from './questions.js';
import { screen } from './screen.js';

const { faction, terrain } = nouns;

export const wanted: TmPlayTexts['wanted'] = {
  number: ({ column }) => `число в столбце ${column}`,
  columns: ({ n }) => many(n, 'columns'),
  move: 'ход',
  'not-over': 'ход, потому что игра не окончена',
  over: 'ничего, потому что игра окончена',
  answer: ({ faction: id, topic: asked }) => {
    const question =
      asked === 'spades' ? 'используйте лопаты' : asked === 'power' ? 'получите силу или откажитесь' : topic[asked];
    return `ответ от ${FACTION_OF[id]} (${question})`;
  },
};

export const refusal: TmPlayTexts['refusal'] = {
  'option-twice': ({ option: id, value }) => `${value}: дважды в параметре «${option[id].title}».`,
  'option-later': ({ option: id, value }) => `${value}: нужен параметр «${option[id].title}».`,
  'factions-count': ({ given, seats }) => `В списке ${many(given, 'factions')}, а за столом ${many(seats, 'seats')}.`,
  'factions-same-terrain': ({ one, two, terrain: home }) =>
    `${faction[one]} и ${faction[two]}: домашняя земля одна (${terrain[home].word}), поэтому играть может только одна из этих фракций.`,
  'factions-given': ({ factions }) => `Список фракций не сочетается со значением «${optionValue[factions]}».`,
  'first-game-fixed': 'У рекомендуемой первой игры свои тайлы и карты.',
  'scoring-count': ({ given, rounds }) => `В списке ${many(given, 'scoringTiles')}, а нужно ${rounds}.`,
  'scoring-spades': ({ round }) => `Тайл лопат нельзя класть на раунд ${round}.`,
  'cards-count': ({ given, needed }) => `В списке ${many(given, 'bonusCards')}, а нужно ${needed}.`,
  'ledger-row': ({ row, wanted: what, found }) => `Строка ${row} не подходит. Ожидалось: ${what}; найдено: ${found}.`,
  'ledger-faction': ({ row, found }) => `Строка ${row}: фракции ${found} нет.`,
  'ledger-command': ({ row, found }) => `Строка ${row}: неизвестная команда «${found}».`,
  'ledger-header': ({ row, found }) => `Строка ${row}: неизвестный заголовок «${found}».`,
  'ledger-map': ({ row, found }) => `Строка ${row}: партия на другом поле (${found}), а есть только основное.`,
  'ledger-option': ({ found }) => `В записи есть параметр ${found}, которого нет в этой игре.`,
  'ledger-seats': ({ found }) => `Строк подготовки в записи: ${found}, а нужно не меньше 2.`,
  'ledger-scoring': ({ found, expected }) => `В записи ${many(found, 'scoringTiles')}, а нужно ${expected}.`,
  'ledger-cards': ({ found, expected }) => `По записи в игре ${many(found, 'bonusCards')}, а нужно ${expected}.`,
  'ledger-differs': ({ row, faction: id, what, expected, found, text }) =>
    `Строка ${row}, ${faction[id]}: ${screen.tally[what]}, в записи ${expected}, по правилам ${found} (${text}).`,
  'ledger-prize': ({ row, faction: id, of, expected, found, text }) => {
    const prize = of === 'network' ? 'область' : `культ ${CULT_OF[of]}`;
    return `Строка ${row}, ${faction[id]}: ПО за ${prize}, в записи ${expected}, по правилам ${found} (${text}).`;
  },
  'ledger-no-factions': 'Запись начинается, когда у всех есть фракции; эта партия до того не дошла.',
  'log-broken': ({ entry }) => `Запись партии нарушает правила: ${entry}.`,
  'ledger-cut-off': ({ row, round }) => `Запись обрывается после строки ${row} в раунде ${round}, посреди действия.`,
};
