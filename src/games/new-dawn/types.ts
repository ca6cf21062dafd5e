/** State, frames, events, options and view of Civilization: A New Dawn. */
import type { LeaveFrame } from '../../engine/kit/leave.js';
import type { Core, Ctx, Frame, GameEvent, Seat } from '../../engine/types.js';
import type { EventIcon } from './data/dials.js';
import type { CityStateId, PactId } from './data/diplomacy.js';
import type { FocusId, FocusType, Level } from './data/focus.js';
import type { Barbarian, Resource } from './data/land.js';
import type { LeaderId } from './data/leaders.js';
import type { NaturalId } from './data/naturals.js';
import type { ReadingId } from './data/readings.js';
import type { TileFace, TileNumber } from './data/tiles.js';
import type { AgendaId, VictoryId } from './data/victory.js';
import type { WonderId, WonderType } from './data/wonders.js';
import type { View } from './view-types.js';

/** Index of a space in the assembled map; -1 is "nowhere". */
export type Hex = number;

// ---------------------------------------------------------------------------------------------------- state

export interface Placement {
  readonly tile: TileFace;
  readonly q: number;
  readonly r: number;
  readonly turn: number;
}

/** What stands on a space besides its marks. */
export const NOTHING = 0;
export const TOKEN = 1;
export const REINFORCED = 2;
export const CITY = 3;
export const CAPITAL = 4;

/** Where a caravan is when it is not on the map. */
export const ON_CARD = -1;
export const NOT_IN_PLAY = -2;
/** Where a barbarian is when it is not on the map. */
export const DEFEATED = -1;
export const IN_BOX = -2;
/** Where a city-state's card is when nobody holds it. */
export const AT_MAP = -1;
export const FACE_DOWN = -2;

export interface RowCard {
  card: FocusId;
  trade: number;
  /** Natural wonder tokens that Roosevelt laid here. */
  naturals: NaturalId[];
}

interface DoneAgenda {
  agenda: AgendaId;
  round: number;
}

export interface Player {
  leader: LeaderId | null;
  /** Slots 1 to 5. */
  row: RowCard[];
  tech: number;
  /** The dial has been at 24. */
  techTop: boolean;
  resources: Record<Resource, number>;
  /** Three figures: a space, ON_CARD or NOT_IN_PLAY. */
  caravans: number[];
  /** Holder of each card of this player's colour, in the order of PACT_IDS; the own seat is the own pile. */
  pacts: Seat[];
  capitalsBeaten: number;
  done: DoneAgenda[];
}

export interface Options {
  readonly map: 'first' | 'build' | 'random';
  /** Fixed leaders in seat order, or how they are given out. */
  readonly leaders: 'random' | 'choose' | readonly LeaderId[];
  /** Victory cards that are surely in; the rest is drawn. */
  readonly victory: readonly VictoryId[];
  readonly epic: boolean;
  /** Rounds after which the game is stopped; null is no limit. */
  readonly limit: number | null;
  /** Disputed rules that this table reads another way (`data/readings.ts`). */
  readonly readings: readonly ReadingId[];
}

export interface State extends Core {
  seats: number;
  options: Options;
  players: Player[];
  /** Replaced, never changed in place: the assembled map is remembered by this very list. */
  placed: readonly Placement[];
  /** Gaps closed with water tokens, as axial pairs. Replaced, never changed in place. */
  water: readonly (readonly [number, number])[];
  /** Capital tile of each seat; 0 before it is known. */
  homes: (TileNumber | 0)[];
  /** By space; empty while the map is being built. */
  owner: number[];
  piece: number[];
  /** 0 or 1 + position in RESOURCES. */
  resource: number[];
  /** By position in WONDER_IDS: the space of the wonder's token, or -1. Who holds the space controls the wonder. */
  wonderAt: Hex[];
  /** By position in BARBARIANS. */
  barbarians: number[];
  /** By position in CITY_STATE_IDS: where the two cards are. Empty lists for city-states not in play. */
  stateCards: number[][];
  /** Per wonder type, top first; the top card lies open. */
  decks: Record<WonderType, WonderId[]>;
  /** Cards taken out unseen before the decks were stacked. */
  box: WonderId[];
  /** Trade tokens lying on the card of Great Zimbabwe. */
  zimbabwe: number;
  victory: VictoryId[];
  first: Seat;
  round: number;
  /** Section of EVENT_DIAL the arrow shows. */
  dial: number;
  /** Last roll of the direction die; 0 before the first. */
  direction: number;
  turn: TurnNotes;
  /** Something changed that an agenda may hang on. */
  changed: boolean;
  /** Seats that have left the game, first to leave first. */
  left: Seat[];
}

/** What is remembered until the next player's turn begins. */
export interface TurnNotes {
  seat: Seat;
  /** Natural wonders, city-state tokens and once-per-turn effects already used. */
  used: string[];
  /** Spaces taken in this turn: no attack starts there. */
  taken: Hex[];
  /** Destinations caravans have reached. */
  reached: Hex[];
  /** Caravans that came back to their card. */
  rested: number[];
  /** Attacks won. */
  won: number;
}

// --------------------------------------------------------------------------------------------------- frames

type Clause = 'city' | 'friendly' | 'around' | 'hills';
export type TargetKind = 'barbarian' | 'state' | 'city' | 'token';

interface Of<K extends string> extends Frame {
  readonly kind: K;
}
/** A focus card being resolved: its place in the row and the slot that counts. */
interface Focus<K extends string> extends Of<K> {
  at: number;
  slot: number;
  /** Trade tokens spent (and tokens that work like them). */
  spent: number;
}

export type SetupFrame = Of<'setup'>;
export interface LeadersFrame extends Of<'leaders'> {
  asked: Seat;
}
export interface TilesFrame extends Of<'tiles'> {
  hands: TileNumber[][];
  asked: Seat;
  face: TileFace | null;
  spot: [number, number] | null;
}
export interface RoundFrame extends Of<'round'> {
  played: number;
}
export interface TurnFrame extends Of<'turn'> {
  /** Place in the row of the chosen card. */
  at: number;
}
export interface StartsFrame extends Of<'starts'> {
  done: string[];
}
export interface PlayFrame extends Of<'play'> {
  at: number;
}
export interface CultureFrame extends Focus<'culture'> {}
export interface ScienceFrame extends Focus<'science'> {}
export interface EconomyFrame extends Focus<'economy'> {
  /** Caravans that have finished. */
  moved: number[];
  moving: number;
  left: number;
  /** Shared extra spaces (Colossus). */
  pool: number;
}
export interface IndustryFrame extends Focus<'industry'> {
  city: Hex;
}
/** Tokens that lay on a card when its resolution began, and have not been spent since. */
export interface Stock {
  trade: number;
  /** City-state and natural wonder tokens. */
  readonly marks: readonly string[];
}
export interface MilitaryFrame extends Focus<'military'> {
  attacks: number;
  reinforced: number;
  /** Absent where tokens gained in the meantime count too. */
  stock?: Stock;
}
export interface SpendFrame extends Of<'spend'> {
  at: number;
  spent: number;
}
export interface PlaceFrame extends Of<'place'> {
  left: number;
  limit: number;
  clause: Clause;
  around: Hex;
  /** Resolving a culture or industry card, which some cards ask for. */
  focus: 'culture' | 'industry' | 'other';
  why: string;
}
export interface ShiftFrame extends Of<'shift'> {
  from: Hex;
}
export type MediaFrame = Of<'media'>;
export interface PutFrame extends Of<'put'> {
  n: number;
  only: FocusType | null;
  why: string;
}
export interface GainFrame extends Of<'gain'> {
  missingOnly: boolean;
  why: string;
}
export interface ExchangeFrame extends Of<'exchange'> {
  given: Resource | null;
}
export type NukeFrame = Of<'nuke'>;
export interface UpgradeFrame extends Of<'upgrade'> {
  level: Level;
}
/** Pyramids and Porcelain Tower. */
export interface ImproveFrame extends Of<'improve'> {
  left: number;
  wonder: 'pyramids' | 'porcelain-tower';
  /** Cards already improved. */
  done: FocusId[];
}
export interface ArriveFrame extends Of<'arrive'> {
  hex: Hex;
  caravan: number;
  /** The Embassy of the player was held when the caravan came to the capital. */
  embassy: boolean;
}
/** Caravans on the map that a new focus card has no room for. */
export interface RecallFrame extends Of<'recall'> {
  why: FocusId;
}
/** Taking diplomacy cards from players. */
export interface PactsFrame extends Of<'pacts'> {
  left: number;
  giver: Seat | null;
  why: string;
}
/** Diplomacy cards of a player above what may be held. */
export interface SurrenderFrame extends Of<'surrender'> {
  giver: Seat;
}
export interface EmbassyFrame extends Of<'embassy'> {
  giver: Seat;
}
export interface PaymentFrame extends Of<'payment'> {
  at: number;
  wonder: WonderId;
  production: number;
}
export interface AttackFrame extends Of<'attack'> {
  at: number;
  slot: number;
  hex: Hex;
  what: TargetKind;
  /** -1 for barbarians and city-states. */
  defender: Seat;
  roller: Seat;
  barbarian: number;
  dice: [number, number];
  spent: [number, number];
  won: boolean;
}
export interface SpoilsFrame extends Of<'spoils'> {
  from: Seat;
  left: number;
  hex: Hex;
}
export interface LiftFrame extends Of<'lift'> {
  why: string;
}
export interface AssignFrame extends Of<'assign'> {
  natural: NaturalId;
}
export interface RaidFrame extends Of<'raid'> {
  direction: number;
  queue: number[];
}
export interface DiscardFrame extends Of<'discard'> {
  left: number;
}
export interface TradeFrame extends Of<'trade'> {
  queue: Seat[];
}
export interface SwapFrame extends Of<'swap'> {
  why: 'aztec' | 'oracle';
}
export interface ReplayFrame extends Of<'replay'> {
  at: number;
}
export type ForbiddenFrame = Of<'forbidden'>;
export interface EiffelFrame extends Of<'eiffel'> {
  picks: Hex[];
}
export type ZimbabweFrame = Of<'zimbabwe'>;
export type SeoulFrame = Of<'seoul'>;
export type GenevaFrame = Of<'geneva'>;

export type GameFrame =
  | SetupFrame
  | LeadersFrame
  | TilesFrame
  | RoundFrame
  | TurnFrame
  | StartsFrame
  | PlayFrame
  | CultureFrame
  | ScienceFrame
  | EconomyFrame
  | IndustryFrame
  | MilitaryFrame
  | SpendFrame
  | PlaceFrame
  | ShiftFrame
  | MediaFrame
  | PutFrame
  | GainFrame
  | ExchangeFrame
  | NukeFrame
  | UpgradeFrame
  | ImproveFrame
  | ArriveFrame
  | RecallFrame
  | PactsFrame
  | EmbassyFrame
  | PaymentFrame
  | AttackFrame
  | SpoilsFrame
  | LiftFrame
  | AssignFrame
  | RaidFrame
  | DiscardFrame
  | TradeFrame
  | SwapFrame
  | ReplayFrame
  | ForbiddenFrame
  | EiffelFrame
  | ZimbabweFrame
  | SeoulFrame
  | GenevaFrame
  | SurrenderFrame
  | LeaveFrame;

// --------------------------------------------------------------------------------------------------- events

/** One number of a combat sum: a word ('die', 'slot', 'card', 'terrain', 'reinforced', 'beside', a card id, 'trade'). */
export interface Term {
  readonly key: string;
  readonly n: number;
}

interface By {
  readonly seat: Seat;
  readonly why?: string;
}
export type Event = GameEvent &
  /** `from` so many, here and below: dealt or drawn by lot; null where somebody chose. */
  (
    | ({ readonly type: 'leader'; readonly leader: LeaderId; readonly from: number | null } & By)
    | {
        readonly type: 'core';
        readonly tiles: readonly TileFace[];
        readonly die: number;
        readonly from: { readonly naturals: number; readonly states: number };
      }
    | ({ readonly type: 'tray'; readonly tiles: readonly TileNumber[]; readonly from: number } & By)
    | ({ readonly type: 'lays-first' } & By)
    | ({
        readonly type: 'tile';
        readonly tile: TileFace;
        readonly touches: number;
        readonly water: number;
        readonly lot: boolean;
      } & By)
    | { readonly type: 'map'; readonly tiles: readonly TileFace[]; readonly names: readonly string[] }
    | ({ readonly type: 'home'; readonly hex: string; readonly lot: boolean } & By)
    | ({ readonly type: 'first' } & By)
    | { readonly type: 'victory'; readonly cards: readonly VictoryId[]; readonly from: number }
    /** `left` under it. */
    | { readonly type: 'offer'; readonly wonder: WonderId; readonly left: number }
    | { readonly type: 'round'; readonly round: number; readonly icon: EventIcon }
    | ({ readonly type: 'focus'; readonly card: FocusId; readonly slot: number; readonly as: number } & By)
    | ({ readonly type: 'reset'; readonly card: FocusId } & By)
    | ({ readonly type: 'swap'; readonly cards: readonly [FocusId, FocusId] } & By)
    | ({ readonly type: 'spend'; readonly n: number; readonly on: FocusId } & By)
    | ({ readonly type: 'use'; readonly token: string; readonly on: string } & By)
    | ({ readonly type: 'place'; readonly hex: string } & By)
    | ({ readonly type: 'lift'; readonly hex: string } & By)
    | ({ readonly type: 'shift'; readonly hex: string; readonly to: string } & By)
    | ({ readonly type: 'lose'; readonly hex: string; readonly what: 'token' | 'city' | 'caravan' } & By)
    | ({ readonly type: 'flip'; readonly hex: string } & By)
    | ({ readonly type: 'reinforce'; readonly hex: string } & By)
    | ({ readonly type: 'turncoat'; readonly hex: string; readonly from: Seat } & By)
    | ({ readonly type: 'resource'; readonly resource: Resource; readonly n: number } & By)
    | ({ readonly type: 'natural'; readonly natural: NaturalId } & By)
    | { readonly type: 'natural-back'; readonly natural: NaturalId }
    | ({ readonly type: 'assign'; readonly natural: NaturalId; readonly on: FocusId } & By)
    | ({ readonly type: 'trade'; readonly n: number; readonly on: FocusId | 'great-zimbabwe' } & By)
    | ({ readonly type: 'trade-lost'; readonly n: number } & By)
    | ({ readonly type: 'dial'; readonly from: number; readonly to: number } & By)
    | ({ readonly type: 'upgrade'; readonly card: FocusId; readonly old: FocusId } & By)
    | ({ readonly type: 'nuke'; readonly hex: string } & By)
    | ({ readonly type: 'caravan'; readonly hex: string; readonly steps: number } & By)
    | ({ readonly type: 'arrive'; readonly hex: string; readonly at: string } & By)
    | ({ readonly type: 'pact'; readonly card: PactId; readonly giver: Seat } & By)
    | ({ readonly type: 'pact-back'; readonly card: PactId; readonly giver: Seat } & By)
    | ({ readonly type: 'state-card'; readonly state: CityStateId } & By)
    | ({ readonly type: 'state-card-back'; readonly state: CityStateId } & By)
    | ({ readonly type: 'city'; readonly hex: string } & By)
    | ({
        readonly type: 'wonder';
        readonly wonder: WonderId;
        readonly hex: string;
        readonly production: number;
        readonly cost: number;
      } & By)
    | ({ readonly type: 'wonder-held'; readonly wonder: WonderId; readonly hex: string } & By)
    | { readonly type: 'wonder-free'; readonly wonder: WonderId; readonly hex: string }
    | ({ readonly type: 'wonder-moves'; readonly wonder: WonderId; readonly hex: string } & By)
    | ({
        readonly type: 'attack';
        readonly hex: string;
        readonly what: TargetKind;
        readonly on: Seat | string;
        readonly card: FocusId;
      } & By)
    | ({
        readonly type: 'battle';
        readonly hex: string;
        readonly attack: readonly Term[];
        readonly defence: readonly Term[];
        readonly won: boolean;
      } & By)
    | ({ readonly type: 'dice'; readonly attack: number; readonly defence: number; readonly roller: Seat } & By)
    | ({ readonly type: 'beaten'; readonly barbarian: Barbarian } & By)
    | ({
        readonly type: 'conquer';
        readonly hex: string;
        readonly what: TargetKind | 'capital';
        readonly from: Seat;
      } & By)
    | ({ readonly type: 'liberate'; readonly state: CityStateId } & By)
    | ({ readonly type: 'state-taken'; readonly state: CityStateId } & By)
    | { readonly type: 'state-free'; readonly state: CityStateId }
    | ({ readonly type: 'loot'; readonly from: Seat; readonly on: FocusId } & By)
    | { readonly type: 'raid'; readonly die: number }
    | {
        readonly type: 'barbarian';
        readonly barbarian: Barbarian;
        readonly hex: string;
        readonly how: 'moves' | 'returns' | 'spawns' | 'stays' | 'led';
      }
    | ({ readonly type: 'discard'; readonly on: FocusId } & By)
    | ({ readonly type: 'effect' } & By)
    | ({ readonly type: 'agenda'; readonly agenda: AgendaId } & By)
    | ({ readonly type: 'leaving' } & By)
    | ({ readonly type: 'left' } & By)
    | { readonly type: 'over'; readonly winners: readonly Seat[] }
  );

export interface NewDawn {
  state: State;
  frame: GameFrame;
  event: Event;
  options: Options;
  view: View;
}
export type Context = Ctx<NewDawn>;

export type * from './view-types.js';
