/** Swarmlings (rulebook p. 20): workers for towns; with the stronghold a free trading house each round. */
import { DWELLING, TRADING_HOUSE } from '../../data/ids.js';
import { HEXES, MAP, NAMES } from '../../data/map.js';
import { pieceLeft, upgrade } from '../build.js';
import { gain } from '../goods.js';
import type { FactionHooks } from '../hooks.js';

const TOWN_GOODS = { workers: 3 };

export const swarmlings: FactionHooks = {
  townFounded: (ctx, seat) => gain(ctx, seat, TOWN_GOODS, 'swarmlings'),
  special: {
    id: 'ACTS',
    mayWaste: true,
    list(s, seat, out) {
      if (!pieceLeft(s, seat, TRADING_HOUSE)) return;
      for (let h = 0; h < HEXES; h++) {
        if (s.owner[h] !== seat || s.building[h] !== DWELLING) continue;
        out.push({ id: `special:ACTS>${NAMES[h]}`, verb: 'special', target: `hex:${NAMES[h]}` });
      }
    },
    take: (ctx, f, arg) => upgrade(ctx, f.seat, MAP.index(arg)!, TRADING_HOUSE, 'ACTS'),
  },
};
