/** What A New Dawn says about things as they are now, and about waste, as a shape. */
import type { FocusId } from '../data/focus.js';
import type { Resource, Terrain } from '../data/land.js';
import type { NaturalId } from '../data/naturals.js';
import type { TargetKind } from '../types.js';

/** What an attack hits; `null` where there is only one thing to hit. */
export type Hit = TargetKind | 'capital' | null;

export interface NowTexts {
  slot(v: { slot: number; terrain: Terrain; as: number; trade: number }): string;
  reach(v: { n: number }): string;
  agenda(v: { have: readonly number[]; need: number }): string;
  wonderCost(v: { cost: number; printed: number; resources: readonly Resource[] }): string;
  notOnOffer: string;
  wonderStands(v: { hex: string; owner: number | null }): string;
  tradeOn(v: { n: number }): string;
  attack(v: { on: Hit; attack: number; defence: number }): string;
  defends(v: { on: Hit; n: number }): string;
  coast: string;
  edge: string;
  natural(v: { natural: NaturalId }): string;
  comesBack(v: { letter: string }): string;
}

export interface WasteTexts {
  place(v: { n: number }): string;
  reinforce(v: { n: number }): string;
  caravan(v: { n: number }): string;
  industry: string;
  upgrade: string;
  spoils(v: { n: number }): string;
  attackInVain(v: { attack: number; defence: number }): string;
  defenceInVain(v: { attack: number; defence: number }): string;
  fewPlaces(v: { n: number }): string;
  tooMany(v: { enough: number }): string;
  idle(v: { card: FocusId }): string;
  tradeLost(v: { n: number }): string;
}
