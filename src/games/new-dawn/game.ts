/** The game as the engine sees it. */
import { must } from '../../engine/must.js';
import type { GameDefinition } from '../../engine/types.js';
import './effects/index.js';
import { READINGS_OF_RULES_1 } from './data/readings.js';
import { AGES, WONDER_TYPES, WONDERS } from './data/wonders.js';
import { optionSpecs, options } from './options.js';
import { check } from './rules/check.js';
import { frames } from './rules/frames.js';
import { leaving } from './rules/leaving.js';
import { blank } from './setup.js';
import type { Context, NewDawn, State } from './types.js';
import { standing, tally, view } from './view.js';

const LIMIT_OF_RULES_1 = 300;

export const game: GameDefinition<NewDawn> = {
  id: 'new-dawn',
  title: 'Civilization: A New Dawn',
  rules: 2,
  seats: [2, 3, 4],
  frames,
  optionSpecs,
  options,
  blank,
  setup(ctx) {
    ctx.push({ kind: 'setup', seat: 0, step: 0 });
  },
  view,
  // Nothing is hidden from one player and open to another.
  chance: true,
  secrets: () => false,
  scramble,
  tally,
  standing,
  round: (s) => s.round,
  check,
  freeVerbs: [],
  leave: leaving,
  migrate: {
    // Rules 1 knew no readings and nobody could leave; its limit was a word.
    1(state: State, options: Record<string, unknown>) {
      state.left = [];
      state.options = { ...state.options, readings: [...READINGS_OF_RULES_1] };
      options['readings'] = [...READINGS_OF_RULES_1];
      if (options['limit'] !== undefined) options['limit'] = Number(options['limit']);
      else options['limit'] = LIMIT_OF_RULES_1;
    },
  },
};

/**
 * Hidden from everybody: the order of the wonders under each open card, and which of them were taken out. How many cards of
 * each age are left is known; the dice to come are the engine's care.
 */
function scramble(ctx: Context): void {
  const { s } = ctx;
  for (const type of WONDER_TYPES) {
    const deck = s.decks[type];
    for (const age of AGES) {
      const fits = (id: keyof typeof WONDERS) => WONDERS[id].type === type && WONDERS[id].age === age;
      const at = deck.flatMap((id, i) => (i > 0 && fits(id) ? [i] : []));
      const out = s.box.flatMap((id, i) => (fits(id) ? [i] : []));
      const pool = [...deck.filter((id, i) => i > 0 && fits(id)), ...s.box.filter(fits)];
      // sorted first: what nobody can tell apart is dealt alike by the same chance
      ctx.shuffle(pool.sort());
      for (const i of at) deck[i] = must(pool.pop(), 'card');
      for (const i of out) s.box[i] = must(pool.pop(), 'card');
    }
  }
}
