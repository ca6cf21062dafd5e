/** Rules at hand, in Ukrainian. */
import type { RulesTexts } from '../../../games/terra-mystica/texts/types.js';
import { taken } from './counting.js';
import { entry } from './entries.js';
import { factionRules } from './faction-rules.js';
import { nouns } from './nouns.js';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

export const rules: RulesTexts = {
  kind: {
    rule: 'правило',
    action: 'дія',
    track: 'трек',
    structure: 'будівля',
    cult: 'культ',
    power: 'дія сили',
    special: 'особлива дія',
    favour: 'жетон прихильності',
    town: 'жетон міста',
    scoring: 'жетон раунду',
    card: 'бонусна карта',
  },
  laterKind: {
    town: 'жетон міста · пізніше видання',
    scoring: 'жетон раунду · пізніше видання',
    card: 'бонусна карта · пізніше видання',
  },
  factionKind: ({ home }) => `фракція · ${nouns.terrain[home].word}`,
  entry,
  faction: factionRules,
  page: ({ pages }) => `с. ${pages}`,
  noPage: 'у правилах цього немає',
  noPageLater: 'у першому виданні цього немає',
  cult: 'Рівні 3, 5, 7 і 10 дають 1, 2, 2 і 3 очки сили. Для рівня 10 потрібен ключ, і стати на нього може лише один гравець. Наприкінці гри перші троє набирають 8, 4 і 2 ПО.',
  tile: ({ tile }) => capital(nouns.meaning[tile]),
  power: ({ action, power }) => `За ${taken(power, 'power')}: ${nouns.power[action]}. Раз за раунд, для одного гравця.`,
  special: ({ special }) => capital(nouns.special[special].full),
};
