/**
 * The closed list of points where a faction may bend a rule. A faction fills some of them (rules/factions); nobody else
 * asks which faction is playing. No two hooks of one faction act at the same moment, so no order between them is needed.
 */
import type { Ctx, Seat } from '../../../engine/types.js';
import type { Good, Price } from '../data/ids.js';
import type { OfferBatch, State, Tm } from '../types.js';

export type C = Ctx<Tm>;

export interface Tunnel {
  readonly price: Price;
  /** How many hexes may lie between. */
  readonly skips: number;
  readonly points: number;
}

export interface Conversion {
  readonly from: Good;
  readonly take: number;
  readonly to: Good;
}

export interface FactionHooks {
  /** Spades needed to change one terrain into another, or 0 when the faction cannot (rulebook p. 10). */
  spadesFor?(s: State, from: number, to: number): number;
  /** Spades bring something that could pay for the next one: they may be bought one by one. */
  spadeBySpade?(s: State, seat: Seat): boolean;
  /** Every spade gained, whatever its source. */
  spadesGained?(ctx: C, seat: Seat, spades: number): void;
  /** Every spade bought from the exchange track. */
  spadesBought?(ctx: C, seat: Seat, spades: number): void;
  /** Reach beyond neighbours for a price (p. 20). */
  tunnel?(s: State, seat: Seat): Tunnel;
  townFounded?(ctx: C, seat: Seat): void;
  /** Points when passing. */
  passing?(s: State, seat: Seat): number;
  /** Favour tiles for a temple or the sanctuary; 1 unless said. */
  readonly favours?: number;
  /** Somebody took the power that a building of this seat offers: once per building. */
  powerTaken?(ctx: C, seat: Seat): void;
  /** Everybody who could take power refused it. */
  powerRefused?(ctx: C, seat: Seat, batch: OfferBatch): void;
  /** A free shipping step for a board without a shipping track (TW7, sheet 4.9). */
  furtherReach?(ctx: C, seat: Seat): void;
  /** May link structures over one river hex when founding a town. */
  readonly riverTowns?: boolean;
  /** Free exchanges besides the common ones. */
  readonly conversions?: readonly Conversion[];
  /** Coins for a point at the end; 3 unless said. */
  readonly coinsPerPoint?: number;
}
