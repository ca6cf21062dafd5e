/** Terra Mystica for 2 to 5 players: the reference game of the suite. */
import type { GameDefinition } from '../../engine/types.js';
import { OPTION_SPECS, options } from './options.js';
import { FREE_VERBS } from './rules/convert.js';
import { frames } from './rules/index.js';
import { blank, setup } from './setup.js';
import type { Tm } from './types.js';
import { check, scramble, standing, tally, view } from './view.js';

export const game: GameDefinition<Tm> = {
  id: 'terra-mystica',
  title: 'Terra Mystica',
  rules: 1,
  seats: [2, 3, 4, 5],
  frames,
  optionSpecs: OPTION_SPECS,
  options,
  blank,
  setup,
  view,
  secrets: () => false,
  scramble,
  tally,
  standing,
  round: (s) => s.round,
  check,
  freeVerbs: FREE_VERBS,
};
