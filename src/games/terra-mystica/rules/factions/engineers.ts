/** Engineers (rulebook p. 20): bridges for workers, any number of times; with the stronghold they score when passing. */
import { STRONGHOLD } from '../../data/ids.js';
import { listBridges, putBridge } from '../bridges.js';
import { canPay, has, pay } from '../goods.js';
import type { FactionHooks } from '../hooks.js';

const BRIDGE_PRICE = { workers: 2 };
const POINTS_PER_BRIDGE = 3;

export const engineers: FactionHooks = {
  passing(s, seat) {
    if (!has(s, seat, STRONGHOLD)) return 0;
    const own = s.bridges.filter((b) => b.seat === seat && s.owner[b.a] === seat && s.owner[b.b] === seat);
    return POINTS_PER_BRIDGE * own.length;
  },
  special: {
    id: 'ACTE',
    fromStart: true,
    repeatable: true,
    list(s, seat, out) {
      if (canPay(s.seats[seat]!, BRIDGE_PRICE)) listBridges(s, seat, 'special:ACTE>', 'special', BRIDGE_PRICE, out);
    },
    take(ctx, f, arg) {
      pay(ctx.s.seats[f.seat]!, BRIDGE_PRICE);
      putBridge(ctx, f.seat, arg, 'ACTE');
    },
  },
};
