/** Witches (rulebook p. 20): points for towns; the witches' ride. */
import { DWELLING } from '../../data/ids.js';
import { HEXES, MAP, NAMES } from '../../data/map.js';
import { pieceLeft, putDwelling } from '../build.js';
import { score } from '../goods.js';
import type { FactionHooks } from '../hooks.js';
import { vacant } from '../reach.js';
import { homeOf } from '../spades.js';

const TOWN_POINTS = 5;

export const witches: FactionHooks = {
  townFounded: (ctx, seat) => score(ctx, seat, TOWN_POINTS, 'faction', 'witches'),
  special: {
    id: 'ACTW',
    mayWaste: true,
    /** Any free forest, however far; nothing is transformed in this action. */
    list(s, seat, out) {
      if (!pieceLeft(s, seat, DWELLING)) return;
      const home = homeOf(s, seat);
      for (let h = 0; h < HEXES; h++) {
        if (s.terrain[h] !== home || !vacant(s, h)) continue;
        out.push({ id: `special:ACTW>${NAMES[h]}`, verb: 'special', target: `hex:${NAMES[h]}` });
      }
    },
    take: (ctx, f, arg) => putDwelling(ctx, f.seat, MAP.index(arg)!, 'ACTW'),
  },
};
