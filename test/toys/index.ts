import type { GameModule } from '../../src/engine/phrasebook.js';
import { module as bazaarModule } from './bazaar/index.js';
import { module as pebblesModule } from './pebbles/index.js';

/** The toys in the shape of the registry, so that suites can walk both lists. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly number[];
  module(): Promise<GameModule>;
}

const entry = (m: GameModule): Entry => ({
  id: m.game.id,
  title: m.game.title,
  seats: m.game.seats,
  module: async () => m,
});

export const TOYS: readonly Entry[] = [entry(pebblesModule), entry(bazaarModule)];
export { bazaarModule, pebblesModule };
