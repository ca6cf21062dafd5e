/** Rules at hand, in Russian. */
import type { RulesTexts } from '../../../games/terra-mystica/texts/types.js';
import { taken } from './counting.js';
import { entry } from './entries.js';
import { factionRules } from './faction-rules.js';
import { nouns } from './nouns.js';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

export const rules: RulesTexts = {
  kind: {
    rule: 'правило',
    action: 'действие',
    track: 'шкала',
    structure: 'постройка',
    cult: 'культ',
    power: 'использование силы',
    special: 'особое действие',
    favour: 'жетон Благодати',
    town: 'тайл города',
    scoring: 'тайл целей',
    card: 'бонусная карта',
  },
  laterKind: {
    town: 'тайл города · позднее издание',
    scoring: 'тайл целей · позднее издание',
    card: 'бонусная карта · позднее издание',
  },
  factionKind: ({ home }) => `фракция · ${nouns.terrain[home].word}`,
  entry,
  faction: factionRules,
  page: ({ pages }) => `с. ${pages}`,
  noPage: 'в правилах этого нет',
  noPageLater: 'в первом издании этого нет',
  cult: 'Позиции 3, 5, 7 и 10 дают 1, 2, 2 и 3 силы. Для позиции 10 нужен ключ, и встать на неё может только один игрок. В конце игры первые трое получают 8, 4 и 2 ПО.',
  tile: ({ tile }) => capital(nouns.meaning[tile]),
  power: ({ action, power }) => `За ${taken(power, 'power')}: ${nouns.power[action]}. Раз за раунд, для одного игрока.`,
  special: ({ special }) => capital(nouns.special[special].full),
};
