/** What a tile can do: one closed list, so that rules ask for a perk and never for a tile by name. */
import type { Building, EffectId } from './ids.js';

/** Goods; `books` are of choice, `tokens` are new power tokens into bowl III. */
export interface Gain {
  readonly coins?: number;
  readonly tools?: number;
  readonly scholars?: number;
  readonly power?: number;
  readonly books?: number;
  readonly vp?: number;
  readonly tokens?: number;
}

/** Things that can be counted for points or steps. */
export type Measure =
  | 'workshop'
  | 'guild'
  | 'school'
  | 'palace-university'
  | 'city'
  | 'building'
  | 'group'
  | 'bridge'
  | 'shape'
  | 'two-highest'
  | 'lowest';

export type Effect =
  | { readonly do: 'gain'; readonly gain: Gain }
  /** 'mix': every step anywhere; 'one': all in one discipline; 'each': n in every discipline. */
  | { readonly do: 'steps'; readonly n: number | Measure; readonly how: 'mix' | 'one' | 'each' }
  | { readonly do: 'spades'; readonly n: number; readonly workshop?: 'free' }
  | { readonly do: 'bridges'; readonly n: number; readonly optional?: true }
  | { readonly do: 'competency' }
  | { readonly do: 'city-tile' }
  | { readonly do: 'track'; readonly track: 'shipping' | 'terraforming'; readonly n: number }
  | { readonly do: 'neutral'; readonly piece: Building }
  | { readonly do: 'points'; readonly per: Measure; readonly each: number }
  | { readonly do: 'scale'; readonly of: Measure; readonly vp: readonly (readonly [atLeast: number, vp: number])[] }
  | { readonly do: 'guild'; readonly how: 'upgrade' | 'swap' | 'anywhere' }
  | { readonly do: 'pavilions'; readonly n: number }
  | { readonly do: 'second-action' };

/** What is rewarded when it is built. */
type Built = {
  readonly what: 'workshop' | 'guild' | 'river-workshop' | 'border-workshop';
  readonly vp: number;
  readonly coins?: number;
};

export interface Perks {
  /** Phase I. `steps` are science steps of choice. */
  readonly income?: Gain & { readonly steps?: number };
  /** When the tile is gained. */
  readonly once?: readonly Effect[];
  /**
   * The parts of `once` may be taken in any order. 'unmixed': cities that they found wait for the end (later printing);
   * 'with-cities': a city tile may come between them.
   */
  readonly anyOrder?: 'unmixed' | 'with-cities';
  /** Special action, once a round. */
  readonly action?: readonly Effect[];
  readonly pass?: readonly Effect[];
  /** When a city is founded. */
  readonly founded?: readonly Effect[];
  readonly built?: readonly Built[];
  /** VP for each scholar sent. */
  readonly sent?: number;
  /** Coins for each spade used. */
  readonly spadeCoins?: number;
  readonly powerAction?: { readonly discount: number; readonly vp: number };
  /** VP for each tunnel; such a tile also allows overland bridges. */
  readonly tunnel?: number;
  /** VP for each flight. */
  readonly flight?: number;
  /** Ship range added in phase II. */
  readonly reach?: number;
  /** Levels added for the science bonus. */
  readonly scienceBonus?: number;
  /** Books of the column with each competency. */
  readonly competencyBooks?: number;
  /** Power value that a city needs. */
  readonly cityPower?: number;
  readonly skipsRiver?: true;
}

export type Tile<Id extends EffectId = EffectId> = Perks & { readonly id: Id };
