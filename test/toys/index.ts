import type { GameModule } from '../../src/engine/phrasebook.js';
import type { GameUi } from '../../src/ui/types.js';
import { module as bazaarModule } from './bazaar/index.js';
import { module as pebblesModule } from './pebbles/index.js';

/** The toys in the shape of the registry, so that suites can walk both lists. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly number[];
  module(): Promise<GameModule>;
  /** Loaded when a screen is wanted: tests of rules need none. */
  ui(): Promise<GameUi>;
}

const entry = (m: GameModule, ui: () => Promise<GameUi>): Entry => ({
  id: m.game.id,
  title: m.game.title,
  seats: m.game.seats,
  module: async () => m,
  ui,
});

export const TOYS: readonly Entry[] = [
  entry(pebblesModule, async () => (await import('./pebbles/ui/index.js')).ui),
  entry(bazaarModule, async () => (await import('./bazaar/ui/index.js')).ui),
];
export { bazaarModule, pebblesModule };
