/** Options that clash, and ledgers that cannot be read, in Ukrainian. */
import type { TmPlayTexts } from '../../../games/terra-mystica/texts/types.js';
import { many } from './counting.js';
import { CULT_OF, FACTION_OF } from './names.js';
import { nouns } from './nouns.js';
import { option, optionValue } from './options.js';
import { topic } from './questions.js';
import { screen } from './screen.js';

const { faction, terrain } = nouns;

export const wanted: TmPlayTexts['wanted'] = {
  number: ({ column }) => `число в стовпці ${column}`,
  columns: ({ n }) => many(n, 'columns'),
  move: 'хід',
  'not-over': 'хід, бо партію ще не закінчено',
  over: 'кінець запису, бо партію закінчено',
  answer: ({ faction: id, topic: asked }) => {
    const question =
      asked === 'spades' ? 'використайте лопати' : asked === 'power' ? 'здобудьте силу або відмовтеся' : topic[asked];
    return `відповідь від ${FACTION_OF[id]} (${question})`;
  },
};

export const refusal: TmPlayTexts['refusal'] = {
  'option-twice': ({ option: id, value }) => `Параметр «${option[id].title}»: двічі вказано ${value}.`,
  'option-later': ({ option: id, value }) => `${value}: потрібен параметр «${option[id].title}».`,
  'factions-count': ({ given, seats }) => `У списку ${many(given, 'factions')}, а за столом ${many(seats, 'seats')}.`,
  'factions-same-terrain': ({ one, two, terrain: home }) =>
    `${faction[one]} і ${faction[two]}: рідна місцевість одна (${terrain[home].word}), тому грати може лише одна з цих фракцій.`,
  'factions-given': ({ factions }) => `Список фракцій не поєднується зі значенням «${optionValue[factions]}».`,
  'first-game-fixed': 'Рекомендована перша гра має власні жетони й карти.',
  'scoring-count': ({ given, rounds }) => `У списку ${many(given, 'scoringTiles')}, а треба ${rounds}.`,
  'scoring-spades': ({ round }) => `Жетон лопат не можна класти на раунд ${round}.`,
  'cards-count': ({ given, needed }) => `У списку ${many(given, 'bonusCards')}, а треба ${needed}.`,
  'ledger-row': ({ row, wanted: what, found }) => `Рядок ${row} не підходить: має бути ${what}, а є ${found}.`,
  'ledger-faction': ({ row, found }) => `Рядок ${row}: фракції ${found} немає.`,
  'ledger-command': ({ row, found }) => `Рядок ${row}: невідома команда «${found}».`,
  'ledger-header': ({ row, found }) => `Рядок ${row}: невідомий заголовок «${found}».`,
  'ledger-map': ({ row, found }) => `Рядок ${row}: партія на іншому полі (${found}), а є лише основне.`,
  'ledger-option': ({ found }) => `У записі є параметр ${found}, якого немає в цій грі.`,
  'ledger-seats': ({ found }) => `Рядків приготування в записі: ${found}, а треба щонайменше 2.`,
  'ledger-scoring': ({ found, expected }) => `У записі ${many(found, 'scoringTiles')}, а треба ${expected}.`,
  'ledger-cards': ({ found, expected }) => `За записом у грі ${many(found, 'bonusCards')}, а треба ${expected}.`,
  'ledger-differs': ({ row, faction: id, what, expected, found, text }) =>
    `Рядок ${row}, ${faction[id]}: ${screen.tally[what]}, у записі ${expected}, за правилами ${found} (${text}).`,
  'ledger-prize': ({ row, faction: id, of, expected, found, text }) => {
    const prize = of === 'network' ? 'територію' : `культ ${CULT_OF[of]}`;
    return `Рядок ${row}, ${faction[id]}: ПО за ${prize}, у записі ${expected}, за правилами ${found} (${text}).`;
  },
  'ledger-no-factions': 'Запис починається, коли в усіх є фракції; ця партія до того не дійшла.',
  'log-broken': ({ entry }) => `Запис партії порушує правила: ${entry}.`,
  'ledger-cut-off': ({ row, round }) => `Запис обривається після рядка ${row} в раунді ${round}, посеред дії.`,
};
