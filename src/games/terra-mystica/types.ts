/** State, frames, events, options and view of Terra Mystica. State holds ids and numbers, never content. */
import type { LeaveFrame } from '../../engine/kit/leave.js';
import type { Core, Frame, GameEvent, GameTypes, Seat } from '../../engine/types.js';
import type { Bowls } from '../terra-kit/bowls.js';
import type {
  BonusId,
  Building,
  Cult,
  FactionId,
  FavourId,
  Good,
  PowerActionId,
  ScoringId,
  Source,
  SpecialId,
  Terrain,
  TownTileId,
} from './data/ids.js';

export interface Options {
  /** Who plays what: the recommended first game, free choice in seat order, dealt boards, or a given list. */
  factions: 'first-game' | 'choose' | 'random' | 'given';
  /** In seat order, for `given`. */
  given: FactionId[];
  /** Six tiles for rounds 1 to 6, or empty: dealt. */
  scoring: ScoringId[];
  /** The cards in play, or empty: dealt. */
  cards: BonusId[];
  /** Later material (sheet 4.9). */
  laterTowns: TownTileId[];
  shippingCard: boolean;
  templeTile: boolean;
  variableOrder: boolean;
  /** Cultists whose neighbours all refuse get 1 power (sheet 6.3). Off: they get nothing. */
  cultistPower: boolean;
  /** `strict`: neighbours answer at the end of the turn, in seat order. `late`: offers stay open (sheet 6.2, 7). */
  powerTiming: 'strict' | 'late';
  /** Does the spade tile score spades when used, or already when gained (sheet 6.4, 20)? */
  spadesScored: 'used' | 'gained';
  /** May the Darklings put off their ordination to a later turn? */
  ordination: 'at-once' | 'any-turn';
  /**
   * For recorded games only: what the site that recorded them lets players do although the rules do not. Two bridges in
   * one place (sheet 6.6, 36), a power action for a bridge without building it, Giants who stop at a foreign terrain (6.4, 24), paying for a priest that is not there
   * (6.9, 51), three coins into a point before the end.
   */
  siteHabits: boolean;
  /** A step that can reach 10 always takes the last key, without asking: recorded games, and saves of rules 1. */
  keyAlways: boolean;
}

export interface SeatState {
  faction: FactionId | null;
  points: number;
  /** Booked points by source; their sum is `points`. */
  sources: Partial<Record<Source, number>>;
  coins: number;
  workers: number;
  /** In hand. On order spaces: `State.orders`. The rest of the seven is in the supply. */
  priests: number;
  bowls: Bowls;
  /** Tokens sacrificed: 12 in all with the bowls. */
  burnt: number;
  /** Steps in the order of CULTS. */
  cults: [number, number, number, number];
  keys: number;
  /** Level on the shipping track. */
  ship: number;
  /** Steps made on the exchange track. */
  dig: number;
  /** Fakirs: hexes more than usual that the carpet can skip (TW7). */
  reach: number;
  favours: FavourId[];
  card: BonusId | null;
  /** Octagons covered this round. */
  used: SpecialId[];
  /** Darklings: the ordination is still to come. */
  ordain: boolean;
  /** Cults where the marker stopped at 9 this turn for want of a key; a key that still comes in the turn makes it good. */
  stopped: number[];
}

/** A seat's chance to take power from one building. */
export interface Offer {
  seat: Seat;
  power: number;
  /** The bowls had room when the offer was made and were not filled since: only then do the Cultists care. */
  able: boolean;
}

/** All offers caused by one building; the Cultists' reward hangs on the answers. */
export interface OfferBatch {
  from: Seat;
  hex: number;
  open: Offer[];
  taken: boolean;
  /** Somebody who could have taken power refused. */
  refused: boolean;
}

export interface State extends Core {
  options: Options;
  /** 0 during set-up. */
  round: number;
  phase: Phase;
  /** Seats in this round's order. */
  order: Seat[];
  /** Seats that passed this round, first to pass first. */
  passed: Seat[];
  /** Seats that have left the game, first to leave first. */
  left: Seat[];
  /** Parallel arrays by hex index. Terrain is a place in TERRAINS or RIVER, owner a seat or NONE, building a place in BUILDINGS or NONE. */
  terrain: number[];
  owner: number[];
  building: number[];
  /** Number of the town (place in `towns`) that a structure belongs to, or NONE. */
  town: number[];
  bridges: { a: number; b: number; seat: Seat }[];
  /** `river` is the hex that Mermaids skipped, or NONE. */
  towns: { seat: Seat; tile: TownTileId; river: number }[];
  seats: SeatState[];
  /** Rounds 1 to 6. */
  scoring: ScoringId[];
  /** Cards in play that nobody holds, with the coins on them. */
  cards: { id: BonusId; coins: number }[];
  /** Power actions taken this round. */
  taken: PowerActionId[];
  favours: Record<FavourId, number>;
  townTiles: Record<TownTileId, number>;
  /** By cult: the seat whose priest stands on each order space (the first is worth 3), or NONE. */
  orders: number[][];
  /** Power offers that wait for an answer, oldest first. */
  offers: OfferBatch[];
  /** Late timing only: cult steps the Cultists have earned and not yet made. */
  pendingSteps: number;
}

const PHASES = ['setup', 'income', 'actions', 'cult-bonus', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** What a seat's running action has done so far; kept in the turn frame. */
export interface Work {
  /** Hexes made home terrain in this action, where its one dwelling may stand. */
  sites: number[];
  /** Hex of the dwelling built in this action, or NONE. */
  built: number;
  /** Hex reached by tunnel or carpet in this action, or NONE: it is paid and scored once. */
  tunnel: number;
  /** Hex that this action has left on the way home, or NONE, and the terrain it had before. */
  begun: number;
  origin: number;
}

export interface FactionFrame extends Frame {
  kind: 'faction';
  /** Boards dealt by lot, in seat order; empty when everybody chooses freely. */
  dealt: Terrain[];
}
export interface PlacementFrame extends Frame {
  kind: 'placement';
  queue: Seat[];
}
export interface FirstCardFrame extends Frame {
  kind: 'first-card';
  queue: Seat[];
}
export interface RoundFrame extends Frame {
  kind: 'round';
}
export interface IncomeFrame extends Frame {
  kind: 'income';
}
export interface ActionsFrame extends Frame {
  /** Late timing: open offers have been asked about before the next turn. */
  waited?: boolean;
  kind: 'actions';
}
export interface TurnFrame extends Frame {
  kind: 'turn';
  /** Actions still to take: 2 after the Chaos Magicians' octagon. */
  actions: number;
  /** An action has been taken in this turn. */
  acted: boolean;
  work: Work;
}
/** Free spades in hand. */
export interface SpadesFrame extends Frame {
  kind: 'spades';
  source: PowerActionId | SpecialId | 'stronghold' | 'cult';
  left: number;
  /** Hexes changed with these spades. */
  changed: number[];
}
export interface FavourFrame extends Frame {
  kind: 'favour';
  left: number;
}
export interface TownFrame extends Frame {
  kind: 'town';
  hexes: number[];
  river: number;
}
/** Keys for fewer tracks than stand at the top's threshold: choose which (sheet 6.8, 47). */
export interface KeysFrame extends Frame {
  kind: 'keys';
  /** Steps wanted on each cult. */
  want: [number, number, number, number];
}
/** The last key would open the top of a track: it may be kept (p. 15). */
export interface LastKeyFrame extends Frame {
  kind: 'last-key';
  cult: number;
}
/** Darklings' ordination: workers into priests, once. */
export interface OrdainFrame extends Frame {
  kind: 'ordain';
}
/** Answers to the open offers, strict timing. */
export interface PowerFrame extends Frame {
  kind: 'power';
}
/** Cultists' step after power was taken. */
export interface RitualFrame extends Frame {
  kind: 'ritual';
}
/** Late timing: everybody with something open may answer or leave it for later. */
export interface SweepFrame extends Frame {
  kind: 'sweep';
  /** Seats that left things open since the last answer. */
  later: Seat[];
}
export interface CultBonusFrame extends Frame {
  kind: 'cult-bonus';
}

export type TmFrame =
  | FactionFrame
  | PlacementFrame
  | FirstCardFrame
  | RoundFrame
  | IncomeFrame
  | ActionsFrame
  | TurnFrame
  | SpadesFrame
  | FavourFrame
  | TownFrame
  | KeysFrame
  | LastKeyFrame
  | OrdainFrame
  | PowerFrame
  | RitualFrame
  | SweepFrame
  | CultBonusFrame
  | LeaveFrame;

/** `why` names the tile, card, faction, action or rule. */
export type TmEvent =
  /** By lot, `from` so many: when nobody has chosen them. */
  | (GameEvent & { type: 'tiles-dealt'; tiles: ScoringId[]; from: number })
  | (GameEvent & { type: 'cards-dealt'; cards: BonusId[]; from: number })
  | (GameEvent & { type: 'terrains-dealt'; terrains: Terrain[]; from: number })
  | (GameEvent & { type: 'faction'; seat: Seat; faction: FactionId })
  | (GameEvent & { type: 'round'; round: number; why: ScoringId })
  | (GameEvent & { type: 'income'; seat: Seat; goods: Partial<Record<Good, number>> })
  | (GameEvent & { type: 'place'; seat: Seat; hex: string })
  | (GameEvent & { type: 'card'; seat: Seat; card: BonusId; coins: number })
  | (GameEvent & { type: 'transform'; seat: Seat; hex: string; from: Terrain; to: Terrain; spades: number })
  | (GameEvent & { type: 'build'; seat: Seat; hex: string })
  | (GameEvent & { type: 'upgrade'; seat: Seat; hex: string; to: Building })
  | (GameEvent & { type: 'bridge'; seat: Seat; a: string; b: string })
  | (GameEvent & { type: 'priest'; seat: Seat; cult: Cult; worth: number })
  | (GameEvent & { type: 'cult'; seat: Seat; cult: Cult; steps: number; to: number; power: number })
  | (GameEvent & { type: 'advance'; seat: Seat; track: 'ship' | 'dig'; to: number })
  | (GameEvent & { type: 'action'; seat: Seat; why: PowerActionId | SpecialId })
  | (GameEvent & { type: 'spades'; seat: Seat; spades: number })
  | (GameEvent & { type: 'wasted'; seat: Seat; spades: number })
  | (GameEvent & { type: 'brim'; seat: Seat; power: number })
  | (GameEvent & { type: 'favour'; seat: Seat; tile: FavourId })
  | (GameEvent & { type: 'town'; seat: Seat; tile: TownTileId; hexes: string[] })
  | (GameEvent & { type: 'no-town'; seat: Seat })
  | (GameEvent & { type: 'points'; seat: Seat; points: number; source: Source })
  | (GameEvent & { type: 'gain'; seat: Seat; goods: Partial<Record<Good, number>> })
  | (GameEvent & { type: 'convert'; seat: Seat; from: Good; paid: number; to: Good; n: number })
  | (GameEvent & { type: 'burn'; seat: Seat; n: number })
  | (GameEvent & { type: 'power'; seat: Seat; from: Seat; hex: string; power: number; points: number })
  | (GameEvent & { type: 'decline'; seat: Seat; from: Seat; hex: string; power: number })
  | (GameEvent & { type: 'lapse'; seat: Seat; from: Seat; power: number })
  | (GameEvent & { type: 'pass'; seat: Seat })
  | (GameEvent & { type: 'leaving'; seat: Seat })
  | (GameEvent & { type: 'left'; seat: Seat })
  | (GameEvent & { type: 'order'; seats: Seat[] })
  | (GameEvent & { type: 'final' })
  | (GameEvent & { type: 'over' });

export interface Tm extends GameTypes {
  state: State;
  frame: TmFrame;
  event: TmEvent;
  options: Options;
  view: View;
}

// ------------------------------------------------------------------------------------------------ view

export interface HexView {
  name: string;
  row: number;
  col: number;
  /** What lies there now. */
  terrain: Terrain | 'river';
  /** What the board shows. */
  printed: Terrain | 'river';
  owner: Seat | -1;
  building: Building | null;
  /** Place in `View.towns`, or -1. */
  town: number;
}

/** Income of one source, by good; `from` is a building word, a card, a favour tile, or 'board' for what is always free. */
export interface IncomePart {
  from: string;
  goods: Partial<Record<Good, number>>;
}

export interface PieceRow {
  building: Building;
  onMap: number;
  left: number;
  all: number;
  strength: number;
  price: Partial<Record<Good, number>>;
  /** Price next to an opponent, where it differs (trading house). */
  cheap: Partial<Record<Good, number>> | null;
  /** What each slot adds to income when its piece is on the map, left to right. */
  slots: Partial<Record<Good, number>>[];
}

interface SpecialView {
  id: SpecialId;
  used: boolean;
}

export interface SeatView {
  seat: Seat;
  faction: FactionId | null;
  home: Terrain | null;
  points: number;
  /** Points if the game ended now, by source. */
  sources: Record<string, number>;
  coins: number;
  workers: number;
  priests: number;
  priestsOnOrders: number;
  priestsInSupply: number;
  bowls: [number, number, number];
  burnt: number;
  cults: Record<Cult, number>;
  keys: number;
  ship: {
    level: number;
    max: number;
    start: number;
    reach: number;
    points: number[];
    price: Partial<Record<Good, number>>;
  } | null;
  dig: { step: number; max: number; rates: number[]; price: Partial<Record<Good, number>>; points: number };
  /** What one bought spade costs now. */
  spade: Partial<Record<Good, number>>;
  /** Dwarves and Fakirs: what an extra-long reach costs, and how many hexes it can skip. */
  tunnel: { price: Partial<Record<Good, number>>; skips: number; points: number } | null;
  pieces: PieceRow[];
  bridgesLeft: number;
  favours: FavourId[];
  towns: TownTileId[];
  townStrength: number;
  card: BonusId | null;
  specials: SpecialView[];
  /** Next income, by source. */
  income: IncomePart[];
  incomeTotal: Partial<Record<Good, number>>;
  /** Largest connected area now. */
  area: number;
  passed: boolean;
  /** Has left the game. */
  left: boolean;
  /** Priests lost to the supply limit if income came now etc. are not told; the hand limit is. */
  priestLimit: number;
}

interface CultView {
  cult: Cult;
  /** Steps by seat. */
  steps: number[];
  /** Seat on the tenth step, or -1. */
  top: Seat | -1;
  orders: { worth: number; seat: Seat | -1 }[];
}

export interface View {
  options: Options;
  round: number;
  phase: Phase;
  order: Seat[];
  /** In the order of passing. */
  passed: Seat[];
  /** Whose action turn it is, or -1. */
  active: Seat | -1;
  first: Seat;
  hexes: HexView[];
  bridges: { a: string; b: string; seat: Seat }[];
  towns: { seat: Seat; tile: TownTileId; hexes: string[]; river: string | null }[];
  seats: SeatView[];
  scoring: { round: number; id: ScoringId; when: 'past' | 'now' | 'next'; cultCovered: boolean }[];
  /** All cards in play; held ones have a seat. */
  cards: { id: BonusId; coins: number; seat: Seat | -1 }[];
  power: { id: PowerActionId; price: number; used: boolean }[];
  favours: { id: FavourId; left: number }[];
  townTiles: { id: TownTileId; left: number }[];
  cults: CultView[];
  offers: { from: Seat; hex: string; open: Offer[] }[];
  /** Free spades in hand of the seat that is using them. */
  spades: { seat: Seat; left: number; source: string } | null;
}
