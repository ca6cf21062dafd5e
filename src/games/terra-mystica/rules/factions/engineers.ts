/** Engineers (rulebook p. 20): with the stronghold their bridges score when passing. */
import { STRONGHOLD } from '../../data/ids.js';
import { has } from '../goods.js';
import type { FactionHooks } from '../hooks.js';

const POINTS_PER_BRIDGE = 3;

export const engineers: FactionHooks = {
  passing(s, seat) {
    if (!has(s, seat, STRONGHOLD)) return 0;
    const own = s.bridges.filter((b) => b.seat === seat && s.owner[b.a] === seat && s.owner[b.b] === seat);
    return POINTS_PER_BRIDGE * own.length;
  },
};
