/** Chaos Magicians (rulebook p. 20): two favour tiles at a time; with the stronghold two actions in a row once a round. */
import type { FactionHooks } from '../hooks.js';
import { ACT } from '../turn.js';

export const chaosMagicians: FactionHooks = {
  favours: 2,
  special: {
    id: 'ACTC',
    list: (_s, _seat, out) => out.push({ id: 'special:ACTC', verb: 'special', target: 'special:ACTC' }),
    take(_ctx, f) {
      f.actions += 2;
      f.acted = false;
      f.step = ACT;
    },
  },
};
