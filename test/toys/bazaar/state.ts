/** A small game with secrets: hidden hands, an auction, a die and cards laid face down. */

import type { Core, Frame, GameEvent, Seat } from '../../../src/engine/types.js';
import type { Deck } from './deck.js';

export const GOODS = ['silk', 'spice', 'salt', 'jade', 'amber', 'tea'] as const;
export const CARDS = GOODS.flatMap((good) => [1, 2, 3, 4, 5, 6].map((value) => `${good}-${value}`));
export const WEATHERS = ['storm', 'haze', 'sun'] as const;
export const SOURCES = ['lots', 'sales', 'sets', 'coins'] as const;
export type Source = (typeof SOURCES)[number];

export const HAND_LIMIT = 4;
export const PAWN_COINS = 2;
export const STORE_PRICE = { coins: 1 } as const;

export const goodOf = (card: string) => card.split('-')[0]!;
export const worthOf = (card: string) => Number(card.split('-')[1]);

export interface Player {
  coins: number;
  hand: string[];
  /** Face up before the seat. */
  stall: string[];
  /** Face down before the seat: only the owner knows. */
  buried: string[];
  booked: Record<Source, number>;
}

export interface State extends Core {
  round: number;
  rounds: number;
  sides: number;
  open: boolean;
  first: Seat;
  deck: Deck;
  lot: string | null;
  /** The die of this round, 0 before it is rolled. */
  die: number;
  players: Player[];
}

export type RoundFrame = Frame & { kind: 'round' };
export type AuctionFrame = Frame & { kind: 'auction'; live: Seat[]; high: number; leader: Seat };
export type MarketFrame = Frame & { kind: 'market'; queue: Seat[]; laid: boolean };
export type BazaarFrame = RoundFrame | AuctionFrame | MarketFrame;

export type BazaarEvent =
  | (GameEvent & { type: 'lot'; card: string })
  | (GameEvent & { type: 'draw'; seat: Seat; card?: string })
  | (GameEvent & { type: 'bid'; seat: Seat; coins: number })
  | (GameEvent & { type: 'out'; seat: Seat })
  | (GameEvent & { type: 'won'; seat: Seat; card: string; coins: number })
  | (GameEvent & { type: 'unsold'; card: string })
  | (GameEvent & { type: 'pawn'; seat: Seat; card: string })
  | (GameEvent & { type: 'die'; pips: number; weather: string })
  | (GameEvent & { type: 'sell'; seat: Seat; card: string; coins: number })
  | (GameEvent & { type: 'store'; seat: Seat; card: string })
  | (GameEvent & { type: 'bury'; seat: Seat; card?: string })
  | (GameEvent & { type: 'score'; seat: Seat; source: Source; points: number });

export interface Options {
  rounds: number;
  sides: number;
  open: boolean;
}

export interface View {
  round: number;
  rounds: number;
  lot: string | null;
  die: number;
  pile: number;
  discards: string[];
  players: {
    coins: number;
    points: number;
    stall: string[];
    /** Null where the viewer may only count. */
    hand: string[] | null;
    buried: string[] | null;
    handSize: number;
    buriedSize: number;
  }[];
}

export interface BazaarTypes {
  state: State;
  frame: BazaarFrame;
  event: BazaarEvent;
  options: Options;
  view: View;
}
