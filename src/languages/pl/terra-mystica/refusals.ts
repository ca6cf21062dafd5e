/** Options that clash, and ledgers that cannot be read, in Polish. */
import type { TmPlayTexts } from '../../../games/terra-mystica/texts/types.js';
import { many, taken } from './counting.js';
import { CULT_OF, FACTION_OF } from './names.js';
import { nouns } from './nouns.js';
import { option, optionValue } from './options.js';
import { topic } from './questions.js';
import { screen } from './screen.js';

const { faction, terrain } = nouns;

export const wanted: TmPlayTexts['wanted'] = {
  number: ({ column }) => `liczba w kolumnie ${column}`,
  columns: ({ n }) => many(n, 'columns'),
  move: 'ruch',
  'not-over': 'ruch, bo gra jeszcze trwa',
  over: 'nic, bo gra się skończyła',
  answer: ({ faction: id, topic: asked }) => {
    const question =
      asked === 'spades' ? 'użyj łopat' : asked === 'power' ? 'przyjmij moc albo zrezygnuj' : topic[asked];
    return `odpowiedź od ${FACTION_OF[id]} (${question})`;
  },
};

export const refusal: TmPlayTexts['refusal'] = {
  'option-twice': ({ option: id, value }) => `${value} występuje dwa razy, ustawienie: „${option[id].title}”.`,
  'option-later': ({ option: id, value }) => `${value}: potrzebne ustawienie „${option[id].title}”.`,
  'factions-count': ({ given, seats }) =>
    `Na liście: ${many(given, 'factions')}, a przy stole: ${many(seats, 'seats')}.`,
  'factions-same-terrain': ({ one, two, terrain: home }) =>
    `${faction[one]} i ${faction[two]}: ten sam preferowany teren (${terrain[home].word}), więc grać może tylko jedna z tych frakcji.`,
  'factions-given': ({ factions }) => `Lista frakcji nie pasuje do ustawienia „${optionValue[factions]}”.`,
  'first-game-fixed': 'Zalecana pierwsza gra ma własne żetony i karty.',
  'scoring-count': ({ given, rounds }) => `Na liście: ${many(given, 'scoringTiles')}, a potrzeba ${rounds}.`,
  'scoring-spades': ({ round }) => `Żeton łopat nie może leżeć na rundzie ${round}.`,
  'cards-count': ({ given, needed }) => `Na liście: ${many(given, 'bonusCards')}, a potrzeba ${needed}.`,
  'ledger-row': ({ row, wanted: what, found }) => `Wiersz ${row} nie pasuje, oczekiwane: ${what}, a jest: ${found}.`,
  'ledger-faction': ({ row, found }) => `Wiersz ${row}: nie ma frakcji ${found}.`,
  'ledger-command': ({ row, found }) => `Wiersz ${row}: nieznane polecenie „${found}”.`,
  'ledger-header': ({ row, found }) => `Wiersz ${row}: nieznany nagłówek „${found}”.`,
  'ledger-map': ({ row, found }) => `Wiersz ${row}: partia na innej planszy (${found}), a jest tylko podstawowa.`,
  'ledger-option': ({ found }) => `W zapisie jest ustawienie ${found}, którego ta gra nie ma.`,
  'ledger-seats': ({ found }) => `Wierszy przygotowania w zapisie: ${found}, a potrzeba co najmniej 2.`,
  'ledger-scoring': ({ found, expected }) => `W zapisie: ${many(found, 'scoringTiles')}, a potrzeba ${expected}.`,
  'ledger-cards': ({ found, expected }) =>
    `Według zapisu w grze: ${many(found, 'bonusCards')}, a potrzeba ${expected}.`,
  'ledger-differs': ({ row, faction: id, what, expected, found, text }) =>
    `Wiersz ${row}, ${faction[id]}: ${screen.tally[what]}, w zapisie ${expected}, według zasad ${found} (${text}).`,
  'ledger-prize': ({ row, faction: id, of, expected, found, text }) => {
    const prize = of === 'network' ? 'obszar' : `kult ${CULT_OF[of]}`;
    return `Wiersz ${row}, ${faction[id]}: ${prize}, w zapisie ${taken(expected, 'points')}, według zasad ${found} (${text}).`;
  },
  'ledger-no-factions': 'Zapis zaczyna się, gdy wszyscy mają frakcje; ta partia jeszcze do tego nie doszła.',
  'log-broken': ({ entry }) => `Zapis partii łamie zasady: ${entry}.`,
  'ledger-cut-off': ({ row, round }) => `Zapis urywa się po wierszu ${row} w rundzie ${round}, w środku akcji.`,
};
