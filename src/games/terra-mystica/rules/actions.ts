/** Power actions of the board (rulebook p. 13, p. 17). */
import { must } from '../../../engine/must.js';
import type { Choice, Seat } from '../../../engine/types.js';
import { POWER_ACTIONS, type PowerActionId } from '../data/ids.js';
import { POWER_ACTION } from '../data/tiles.js';
import type { State, TurnFrame } from '../types.js';
import { listBridges, putBridge } from './bridges.js';
import { freeSpades } from './free-spades.js';
import { gain, pay, priestsInSupply, seatOf } from './goods.js';
import type { C } from './hooks.js';

const PRICES = POWER_ACTIONS.map((id) => ({ power: POWER_ACTION[id].power }));

export function listPowerActions(s: State, seat: Seat, out: Choice[]): void {
  const power = seatOf(s, seat).bowls[2];
  POWER_ACTIONS.forEach((id, i) => {
    const action = POWER_ACTION[id];
    if (power < action.power || s.taken.includes(id)) return;
    // No priest in the supply: nothing to buy (sheet 6.9, 51).
    if (action.gives.priests && !s.options.siteHabits && priestsInSupply(s, seat) === 0) return;
    const price = must(PRICES[i], 'price', i);
    if (action.bridge) {
      listBridges(s, seat, `power:${id}>`, 'power', price, out);
      if (s.options.siteHabits)
        out.push({ id: `power:${id}`, verb: 'power', target: `power:${id}`, price, warn: 'no-effect' });
    } else out.push({ id: `power:${id}`, verb: 'power', target: `power:${id}`, price });
  });
}

export function takePowerAction(ctx: C, f: TurnFrame, arg: string): void {
  const [id, place] = arg.split('>') as [PowerActionId, string | undefined];
  const action = POWER_ACTION[id];
  pay(seatOf(ctx.s, f.seat), { power: action.power });
  ctx.s.taken.push(id);
  ctx.tell({ type: 'action', seat: f.seat, why: id });
  gain(ctx, f.seat, action.gives, id);
  if (action.bridge && place) putBridge(ctx, f.seat, place, id);
  if (action.spades) freeSpades(ctx, f.seat, action.spades, id);
}
