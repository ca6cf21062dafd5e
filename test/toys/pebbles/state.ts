/** A small open game on a board of sixteen hexes: lay pebbles, crown them, sip when a neighbour is laid beside you. */
import { topologyOf } from '../../../src/engine/kit/hex/topology.js';
import type { Core, Frame, GameEvent, Seat } from '../../../src/engine/types.js';

const SIZE = 4;
export const TOPOLOGY = topologyOf(
  Array.from({ length: SIZE * SIZE }, (_, i) => ({ row: Math.floor(i / SIZE), col: i % SIZE })),
);
/** A1..D4, by rows from the top. */
export const PITS = TOPOLOGY.cells.map((c) => `${'ABCD'[c.row]}${c.col + 1}`);

export const TILES = ['shell', 'star', 'well', 'gate'] as const;
type Tile = (typeof TILES)[number];

export const SOURCES = ['lay', 'shell', 'crown', 'sip', 'group', 'coins'] as const;
export type Source = (typeof SOURCES)[number];

export const LAY_PRICE = { pebbles: 2 } as const;
export const CROWN_PRICE = { coins: 2, pebbles: 1 } as const;

interface Player {
  goods: { pebbles: number; coins: number };
  /** Booked points by source. */
  booked: Record<Source, number>;
  passed: boolean;
}

export interface State extends Core {
  round: number;
  rounds: number;
  offers: boolean;
  first: Seat;
  players: Player[];
  /** By pit: the seat that laid there, or -1. */
  owner: number[];
  crowned: number[];
  /** By pit: a tile that waits there, or ''. */
  tiles: (Tile | '')[];
  closed: number[];
}

export type GameFrame = Frame & { kind: 'game' };
export type RoundFrame = Frame & { kind: 'round'; turn: Seat };
export type TurnFrame = Frame & { kind: 'turn' };
export type SipFrame = Frame & { kind: 'sip'; pit: number; queue: Seat[] };
type PebblesFrame = GameFrame | RoundFrame | TurnFrame | SipFrame;

export type PebblesEvent =
  | (GameEvent & { type: 'round'; round: number })
  | (GameEvent & { type: 'income'; seat: Seat; pebbles: number; coins: number })
  | (GameEvent & { type: 'lay'; seat: Seat; pit: string; points: number })
  | (GameEvent & { type: 'tile'; seat: Seat; tile: Tile })
  | (GameEvent & { type: 'crown'; seat: Seat; pit: string })
  | (GameEvent & { type: 'convert'; seat: Seat; verb: 'trade' | 'melt'; n: number })
  | (GameEvent & { type: 'sip'; seat: Seat; pit: string; taken: boolean })
  | (GameEvent & { type: 'pass'; seat: Seat })
  | (GameEvent & { type: 'score'; seat: Seat; source: Source; points: number });

interface Options {
  rounds: number;
  offers: boolean;
  closed: readonly string[];
}

export interface View {
  round: number;
  rounds: number;
  players: { pebbles: number; coins: number; points: number; passed: boolean }[];
  pits: { name: string; owner: number; crowned: boolean; tile: string; closed: boolean }[];
}

export interface PebblesTypes {
  state: State;
  frame: PebblesFrame;
  event: PebblesEvent;
  options: Options;
  view: View;
}
