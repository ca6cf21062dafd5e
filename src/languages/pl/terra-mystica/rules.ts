/** Rules at hand, in Polish. */
import type { RulesTexts } from '../../../games/terra-mystica/texts/types.js';
import { taken } from './counting.js';
import { entry } from './entries.js';
import { factionRules } from './faction-rules.js';
import { nouns } from './nouns.js';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

export const rules: RulesTexts = {
  kind: {
    rule: 'zasada',
    action: 'akcja',
    track: 'tor',
    structure: 'budynek',
    cult: 'kult',
    power: 'zaklęcie',
    special: 'akcja specjalna',
    favour: 'żeton łaski',
    town: 'żeton miasta',
    scoring: 'żeton punktowania',
    card: 'karta premii',
  },
  laterKind: {
    town: 'żeton miasta · późniejsze wydanie',
    scoring: 'żeton punktowania · późniejsze wydanie',
    card: 'karta premii · późniejsze wydanie',
  },
  factionKind: ({ home }) => `frakcja · ${nouns.terrain[home].word}`,
  entry,
  faction: factionRules,
  page: ({ pages }) => `s. ${pages}`,
  noPage: 'tego nie ma w instrukcji',
  noPageLater: 'tego nie ma w pierwszym wydaniu',
  cult: 'Poziomy 3, 5, 7 i 10 dają 1, 2, 2 i 3 mocy. Poziom 10 wymaga klucza i mieści tylko jednego gracza. Na koniec gry pierwsze trzy miejsca zdobywają 8, 4 i 2 punkty.',
  tile: ({ tile }) => capital(nouns.meaning[tile]),
  power: ({ action, power }) =>
    `Za ${taken(power, 'power')}: ${nouns.power[action]}. Raz na rundę, dla jednego gracza.`,
  special: ({ special }) => capital(nouns.special[special].full),
};
