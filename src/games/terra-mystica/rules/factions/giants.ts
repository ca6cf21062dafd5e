/** Giants (rulebook p. 10, p. 20): always two spades, always wasteland; with the stronghold two free spades each round. */
import { TERRAINS } from '../../data/ids.js';
import { freeSpades } from '../actions.js';
import type { FactionHooks } from '../hooks.js';

const SPADES = 2;
const HOME = TERRAINS.indexOf('wasteland');

export const giants: FactionHooks = {
  spadesFor: (s, _from, to) => (to === HOME || s.options.siteHabits ? SPADES : 0),
  special: {
    id: 'ACTG',
    list: (_s, _seat, out) => out.push({ id: 'special:ACTG', verb: 'special', target: 'special:ACTG' }),
    take: (ctx, f) => freeSpades(ctx, f.seat, SPADES, 'ACTG'),
  },
};
