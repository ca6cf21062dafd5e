/** Giants (rulebook p. 10, p. 20): always two spades, always wasteland. */
import { TERRAINS } from '../../data/ids.js';
import type { FactionHooks } from '../hooks.js';

const SPADES = 2;
const HOME = TERRAINS.indexOf('wasteland');

export const giants: FactionHooks = {
  spadesFor: (s, _from, to) => (to === HOME || s.options.siteHabits ? SPADES : 0),
};
