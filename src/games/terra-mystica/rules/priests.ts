/** Sending a priest to an order (rulebook p. 13, sheet 4.7). */
import { must } from '../../../engine/must.js';
import type { Choice, Seat } from '../../../engine/types.js';
import { CULTS, type Cult, NONE } from '../data/ids.js';
import { ORDER_SPACES } from '../data/tiles.js';
import type { State } from '../types.js';
import { advanceCult, cultAfter } from './cults.js';
import { seatOf } from './goods.js';
import type { C } from './hooks.js';

const ONE_PRIEST = { priests: 1 };

/** The first free space of that worth, or -1. */
function spaceFor(s: State, cult: number, worth: number): number {
  return ORDER_SPACES.findIndex((w, i) => w === worth && must(s.orders[cult], 'cult order', cult)[i] === NONE);
}

export function listPriests(s: State, seat: Seat, out: Choice[]): void {
  const p = seatOf(s, seat);
  if (p.priests === 0) return;
  for (let c = 0; c < CULTS.length; c++) {
    for (let worth = 3; worth >= 1; worth--) {
      if (worth > 1 && spaceFor(s, c, worth) < 0) continue;
      const choice: Choice = {
        id: `priest:${CULTS[c]}@${worth}`,
        verb: 'priest',
        target: `cult:${CULTS[c]}`,
        price: ONE_PRIEST,
      };
      out.push(cultAfter(s, seat, c, worth) === p.cults[c] ? { ...choice, warn: 'no-step' } : choice);
    }
  }
}

/** `fire@3`; worth 1 sends the priest back to the supply. */
export function takePriest(ctx: C, seat: Seat, arg: string): void {
  const { s } = ctx;
  const [word, text] = arg.split('@') as [Cult, string];
  const cult = CULTS.indexOf(word);
  const worth = Number(text);
  seatOf(s, seat).priests--;
  if (worth > 1) must(s.orders[cult], 'cult order', cult)[spaceFor(s, cult, worth)] = seat;
  ctx.tell({ type: 'priest', seat, cult: word, worth });
  advanceCult(ctx, seat, cult, worth, 'priest');
}
