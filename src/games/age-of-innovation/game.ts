import type { GameDefinition } from '../../engine/types.js';
import { check } from './check.js';
import { optionSpecs, options, SEATS } from './options.js';
import { frames } from './rules/frames.js';
import { blank, setup } from './setup.js';
import type { Types } from './types.js';
import { scramble, standing, tally, view } from './view.js';

export const game: GameDefinition<Types> = {
  id: 'age-of-innovation',
  title: 'Age of Innovation',
  rules: 1,
  seats: SEATS,
  frames,
  optionSpecs,
  options,
  blank,
  setup,
  view,
  // The only hidden thing, the area tile, is hidden from everybody alike.
  secrets: () => false,
  scramble,
  tally,
  standing,
  round: (s) => s.round,
  check,
  freeVerbs: ['convert', 'burn'],
};
