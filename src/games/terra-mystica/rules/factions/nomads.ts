/** Nomads (rulebook p. 20): three dwellings at the start; with the stronghold a sandstorm each round. */

import { TERRAINS } from '../../data/ids.js';
import { HEXES, MAP, NAMES } from '../../data/map.js';
import type { FactionHooks } from '../hooks.js';
import { touches, vacant } from '../reach.js';
import { homeOf } from '../spades.js';

export const nomads: FactionHooks = {
  special: {
    id: 'ACTN',
    mayWaste: true,
    /** Only hexes that share an edge with an own structure; no spades are used, so none are scored. */
    list(s, seat, out) {
      const home = homeOf(s, seat);
      for (let h = 0; h < HEXES; h++) {
        if (s.terrain[h] === home || !vacant(s, h) || !touches(s, seat, h)) continue;
        out.push({ id: `special:ACTN>${NAMES[h]}`, verb: 'special', target: `hex:${NAMES[h]}` });
      }
    },
    take(ctx, f, arg) {
      const { s } = ctx;
      const hex = MAP.index(arg)!;
      const to = homeOf(s, f.seat);
      ctx.tell({
        type: 'transform',
        seat: f.seat,
        hex: arg,
        from: TERRAINS[s.terrain[hex]!]!,
        to: TERRAINS[to]!,
        spades: 0,
        why: 'ACTN',
      });
      s.terrain[hex] = to;
      f.work.sites.push(hex);
    },
  },
};
