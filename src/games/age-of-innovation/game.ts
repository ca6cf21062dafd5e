import type { GameDefinition } from '../../engine/types.js';
import { check } from './check.js';
import { optionSpecs, options, SEATS } from './options.js';
import { frames } from './rules/frames.js';
import { leaving } from './rules/leaving.js';
import { blank, setup } from './setup.js';
import type { State, Types } from './types.js';
import { scramble, standing, tally, view } from './view.js';

/** Rules 2 offer a first hex again that was dug part of the way. What was begun before goes on without that. */
function keepOldSpades(state: State, options: Record<string, unknown>): void {
  options['old-spades'] = true;
  state.oldSpades = true;
}

export const game: GameDefinition<Types> = {
  id: 'age-of-innovation',
  title: 'Age of Innovation',
  rules: 2,
  seats: SEATS,
  frames,
  optionSpecs,
  options,
  blank,
  setup,
  view,
  // The only hidden thing, the area tile, is hidden from everybody alike.
  chance: false,
  secrets: () => false,
  scramble,
  tally,
  standing,
  round: (s) => s.round,
  check,
  migrate: { 1: keepOldSpades },
  freeVerbs: ['convert', 'burn'],
  leave: leaving,
};
