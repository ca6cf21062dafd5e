/** Power actions of the board and special actions (octagons): rulebook p. 13, p. 14, p. 17. */
import type { Choice, Seat } from '../../../engine/types.js';
import { CULTS, POWER_ACTIONS, type PowerActionId, type SpecialId, STRONGHOLD } from '../data/ids.js';
import { BONUS_CARD, FAVOUR_TILES, POWER_ACTION } from '../data/tiles.js';
import type { State, TurnFrame } from '../types.js';
import { listBridges, putBridge } from './bridges.js';
import { advanceCult, cultAfter } from './cults.js';
import { hooksOf } from './factions/index.js';
import { gain, has, pay, priestsInSupply } from './goods.js';
import type { C, Special } from './hooks.js';
import { gainSpades } from './spades.js';

const PRICES = POWER_ACTIONS.map((id) => ({ power: POWER_ACTION[id].power }));

export function listPowerActions(s: State, seat: Seat, out: Choice[]): void {
  const power = s.seats[seat]!.bowls[2];
  POWER_ACTIONS.forEach((id, i) => {
    const action = POWER_ACTION[id];
    if (power < action.power || s.taken.includes(id)) return;
    // No priest in the supply: nothing to buy (sheet 6.9, 51).
    if (action.gives.priests && !s.options.siteHabits && priestsInSupply(s, seat) === 0) return;
    const price = PRICES[i]!;
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
  pay(ctx.s.seats[f.seat]!, { power: action.power });
  ctx.s.taken.push(id);
  ctx.tell({ type: 'action', seat: f.seat, why: id });
  gain(ctx, f.seat, action.gives, id);
  if (action.bridge && place) putBridge(ctx, f.seat, place, id);
  if (action.spades) freeSpades(ctx, f.seat, action.spades, id);
}

/** Spades into the hand, to be used at once. */
export function freeSpades(ctx: C, seat: Seat, spades: number, source: PowerActionId | SpecialId | 'stronghold'): void {
  ctx.tell({ type: 'spades', seat, spades, why: source });
  gainSpades(ctx, seat, spades, false);
  ctx.push({ kind: 'spades', seat, step: 0, source, left: spades, changed: [] });
}

/** `special:<id>>fire` and the other cults. */
export function listCultSteps(s: State, seat: Seat, id: SpecialId, steps: number, out: Choice[]): void {
  CULTS.forEach((cult, c) => {
    const choice: Choice = { id: `special:${id}>${cult}`, verb: 'special', target: `cult:${cult}` };
    out.push(cultAfter(s, seat, c, steps) === s.seats[seat]!.cults[c] ? { ...choice, warn: 'no-step' } : choice);
  });
}

export function takeCultSteps(ctx: C, seat: Seat, id: SpecialId, steps: number, cult: string): void {
  advanceCult(ctx, seat, CULTS.indexOf(cult as (typeof CULTS)[number]), steps, id);
}

const cultOctagon = (id: SpecialId, steps: number): Special => ({
  id,
  list: (s, seat, out) => listCultSteps(s, seat, id, steps, out),
  take: (ctx, f, arg) => takeCultSteps(ctx, f.seat, id, steps, arg),
});
const spadeOctagon = (id: SpecialId, spades: number): Special => ({
  id,
  list: (_s, _seat, out) => out.push({ id: `special:${id}`, verb: 'special', target: `special:${id}` }),
  take: (ctx, f) => freeSpades(ctx, f.seat, spades, id),
});

/** Octagons of cards and favour tiles. */
const TILE_SPECIALS: readonly Special[] = [
  spadeOctagon('BON1', BONUS_CARD.BON1.spades!),
  cultOctagon('BON2', BONUS_CARD.BON2.cultSteps!),
  cultOctagon('FAV6', FAVOUR_TILES.FAV6.cultSteps!),
];

/** The special actions a seat has now, used or not. */
export function specialsOf(s: State, seat: Seat): Special[] {
  const p = s.seats[seat]!;
  const out: Special[] = [];
  const own = p.faction ? hooksOf(s, seat).special : undefined;
  if (own && (own.fromStart || has(s, seat, STRONGHOLD))) out.push(own);
  for (const t of TILE_SPECIALS) if (p.card === t.id || p.favours.includes(t.id as 'FAV6')) out.push(t);
  return out;
}

export function listSpecials(s: State, seat: Seat, out: Choice[]): void {
  for (const special of specialsOf(s, seat)) {
    if (s.seats[seat]!.used.includes(special.id)) continue;
    special.list(s, seat, out);
    if (special.mayWaste)
      out.push({ id: `special:${special.id}`, verb: 'special', target: `special:${special.id}`, warn: 'no-effect' });
  }
}

export function takeSpecial(ctx: C, f: TurnFrame, arg: string): void {
  const [id, rest] = arg.split('>') as [SpecialId, string | undefined];
  const special = specialsOf(ctx.s, f.seat).find((x) => x.id === id)!;
  if (!special.repeatable) ctx.s.seats[f.seat]!.used.push(id);
  ctx.tell({ type: 'action', seat: f.seat, why: id });
  if (rest !== undefined || !special.mayWaste) special.take(ctx, f, rest ?? '');
}
