/** Auren (rulebook p. 20): with the stronghold a favour tile at once, and two steps on one cult as a special action. */
import { listCultSteps, takeCultSteps } from '../actions.js';
import type { FactionHooks } from '../hooks.js';

const STEPS = 2;

export const auren: FactionHooks = {
  stronghold: (ctx, seat) => ctx.push({ kind: 'favour', seat, step: 0, left: 1 }),
  special: {
    id: 'ACTA',
    list: (s, seat, out) => listCultSteps(s, seat, 'ACTA', STEPS, out),
    take: (ctx, f, arg) => takeCultSteps(ctx, f.seat, 'ACTA', STEPS, arg),
  },
};
