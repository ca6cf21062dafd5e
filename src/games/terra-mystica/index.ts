/** Terra Mystica for 2 to 5 players: the reference game of the suite. */
import type { GameModule } from '../../engine/phrasebook.js';
import type { GameDefinition } from '../../engine/types.js';
import {
  BONUS_CARDS,
  BUILDINGS,
  CULTS,
  FACTIONS,
  FAVOURS,
  POWER_ACTIONS,
  SCORING_TILES,
  SPECIALS,
  TOWN_TILES,
} from './data/ids.js';
import { BONUS_CARD, SCORING_TILE, TOWN_TILE } from './data/tiles.js';
import { ledgerExchange } from './ledger/index.js';
import { OPTION_SPECS, options } from './options.js';
import { ordersIn } from './orders.js';
import { phrasesIn } from './phrases.js';
import { rulesIn } from './rulebook.js';
import { FREE_VERBS } from './rules/convert.js';
import { frames } from './rules/index.js';
import { leaving } from './rules/leaving.js';
import { blank, setup } from './setup.js';
import { tablesIn } from './tables.js';
import { en } from './texts/en/index.js';
import type { TmTexts } from './texts/types.js';
import type { State, Tm } from './types.js';
import { check, scramble, standing, tally, view } from './view.js';

export const game: GameDefinition<Tm> = {
  id: 'terra-mystica',
  title: 'Terra Mystica',
  rules: 2,
  seats: [2, 3, 4, 5],
  frames,
  optionSpecs: OPTION_SPECS,
  options,
  blank,
  setup,
  view,
  chance: false,
  secrets: () => false,
  scramble,
  tally,
  standing,
  round: (s) => s.round,
  check,
  freeVerbs: FREE_VERBS,
  leave: leaving,
  migrate: {
    // Rules 1 asked nobody about the last key, and nobody could leave.
    1(state: State, options: Record<string, unknown>) {
      state.left = [];
      state.options.keyAlways = true;
      options['keyAlways'] = true;
    },
  },
};

/** What must turn up over many random games of the base rules. */
const content: readonly string[] = [
  ...FACTIONS,
  ...BUILDINGS.filter((b) => b !== 'dwelling'),
  ...CULTS,
  ...POWER_ACTIONS,
  ...SPECIALS,
  ...FAVOURS,
  ...TOWN_TILES.filter((id) => !TOWN_TILE[id].later),
  ...SCORING_TILES.filter((id) => !SCORING_TILE[id].later),
  ...BONUS_CARDS.filter((id) => !BONUS_CARD[id].later),
  'ordain',
  'connect',
  'stronghold',
  'burn',
];

const CONTENT = [...new Set(content)];

/** The game in the words of this catalogue. */
const moduleIn = (texts: TmTexts): GameModule => ({
  game,
  phrases: phrasesIn(texts),
  tables: () => tablesIn(texts),
  rules: rulesIn(texts),
  orders: ordersIn(texts),
  content: CONTENT,
  exchange: ledgerExchange(game),
  texts,
  in: moduleIn,
});

export const module = moduleIn(en);
