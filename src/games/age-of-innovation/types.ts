import type { LeaveFrame } from '../../engine/kit/leave.js';
import type { Frame as BaseFrame, Core, Ctx, GameEvent, Seat } from '../../engine/types.js';
import type { Bowls } from '../terra-kit/bowls.js';
import type {
  BookActionId,
  BoosterId,
  Building,
  CityTileId,
  CompetencyId,
  Discipline,
  EffectId,
  FactionId,
  FinalTileId,
  InnovationId,
  PalaceId,
  PowerActionId,
  RoundTileId,
  Terrain,
} from './data/ids.js';

export const PRINTINGS = ['later', '1.0'] as const;
export type Printing = (typeof PRINTINGS)[number];
export const SIDES = ['large', 'small'] as const;
/** 'large' is printed for 3 to 5 players, 'small' for up to 3. */
export type Side = (typeof SIDES)[number];
export const DEALINGS = ['sets', 'draft', 'random', 'fixed'] as const;
export type Dealing = (typeof DEALINGS)[number];

export interface Options {
  printing: Printing;
  side: Side;
  dealing: Dealing;
  /** 0-based, or -1: drawn. */
  first: Seat;
  /** By seat; only with the dealing 'fixed', and drawn where it is empty. */
  boards: Terrain[];
  factions: FactionId[];
  /** With 'fixed': one per seat and then the three free ones; otherwise those in the game, in the order of the sets. */
  boosters: BoosterId[];
  /** R1 to R6. */
  rounds: RoundTileId[];
  final: FinalTileId | null;
  bookActions: BookActionId[];
  /** In the order of the places. */
  innovations: InnovationId[];
  competencies: CompetencyId[];
  /** Without number 17. */
  palaces: PalaceId[];
  /** Two players: the number on the area tile, 0: drawn. */
  area: number;
  /** Kept for games begun under rules 1: free spades are lost when the first hex was dug only part of the way. */
  oldSpades: boolean;
}

/** Where points come from: rows of the final table. */
export const SOURCES = [
  'start',
  'rounds',
  'boosters',
  'cities',
  'innovations',
  'competencies',
  'palace',
  'faction',
  'tracks',
  'science-income',
  'books',
  'offers',
  'area',
  'science',
  'resources',
] as const;
export type Source = (typeof SOURCES)[number];

export interface Player {
  board: Terrain | null;
  faction: FactionId | null;
  booster: BoosterId | null;
  /** The tile of the palace that stands on the map. */
  palace: PalaceId | null;
  /** Draft variant: the tile that waits on the board until the palace is built. */
  reserved: PalaceId | null;
  vp: number;
  points: Readonly<Partial<Record<Source, number>>>;
  coins: number;
  tools: number;
  /** In hand; 7 pieces in all, `sent` of them on the science board for good. */
  scholars: number;
  sent: number;
  /** By discipline. */
  books: number[];
  bowls: Bowls;
  /** Power tokens that left the game by burning, and that came on top. */
  burnt: number;
  added: number;
  /** By discipline, 0..12. */
  levels: readonly number[];
  shipping: number;
  /** Tools for a spade: 3, 2, 1. */
  terraforming: number;
  innovations: readonly InnovationId[];
  competencies: readonly CompetencyId[];
  /** Pavilions not yet placed. */
  pavilions: number;
  /** Special actions with an X, by the tile they stand on. */
  used: readonly EffectId[];
  passed: boolean;
}

interface City {
  seat: Seat;
  /** null: the supply was empty. */
  tile: CityTileId | null;
  /** Hex index of the marker; the skipped river hex (palace 14); -1: on the palace tile (palace 11). */
  at: number;
  /** Founded, but its tile is still to be taken. */
  waiting: boolean;
}

export interface Offer {
  seat: Seat;
  from: Seat;
  hex: number;
  power: number;
}

export interface State extends Core {
  /** Seats that have left the game, first to leave first. Absent while nobody has. */
  left?: Seat[];
  printing: Printing;
  oldSpades: boolean;
  side: Side;
  dealing: Dealing;
  seats: number;
  /** 0 during set-up. */
  round: number;
  phase: 'deal' | 'opening' | 'income' | 'actions' | 'science' | 'end';
  order: readonly Seat[];
  /** Seats that have passed, in order: the next round's turn order. */
  next: Seat[];
  /** Replaced, never changed in place, so that copies share them. By hex index: terrain (-1 river), building ('' none), owner (-1 nobody), neutral piece, pavilion, city (-1 none). */
  terrain: readonly number[];
  building: readonly (Building | '')[];
  owner: readonly number[];
  neutral: readonly number[];
  pavilion: readonly number[];
  city: readonly number[];
  bridges: readonly { a: number; b: number; seat: Seat }[];
  cities: City[];
  players: Player[];
  rounds: readonly RoundTileId[];
  final: FinalTileId;
  powerUsed: readonly PowerActionId[];
  bookActions: readonly BookActionId[];
  bookUsed: readonly BookActionId[];
  /** By place, as dealt; those that a seat has taken are gone. */
  innovations: readonly InnovationId[];
  /** By place, and tiles left in each stack. */
  competencies: readonly CompetencyId[];
  competenciesLeft: readonly number[];
  /** On the table. */
  palaces: readonly PalaceId[];
  boosters: { id: BoosterId; coins: number }[];
  /** Left of each kind, in the order of the table. */
  cityTiles: readonly number[];
  /** By discipline: who sits on the spaces 3, 2, 2, 2 (-1 free, -2 the neutral faction). */
  spaces: readonly (readonly number[])[];
  /** Two players: number on the area tile and the neutral faction's levels. */
  area: number;
  neutralLevels: readonly number[] | null;
  /** Dealt in sets: board, booster and faction that lie together. */
  sets: { board: Terrain; booster: BoosterId; faction: FactionId }[];
  /** The draft: what still lies open. */
  pool: { boards: Terrain[]; factions: FactionId[]; palaces: PalaceId[] };
  /** Power to be offered before the next turn. */
  offers: Offer[];
}

export type SpadeMode = 'action' | 'lizards' | 'opening' | 'desert' | 'science';
export type Access = '' | 'tunnel' | 'flight';
export type When = 'once' | 'action' | 'pass' | 'founded';
/** Things that came at once and that the seat takes in the order it likes. */
export type Reward = 'city' | 'competency' | 'palace' | 'founded' | CityTileId;

interface F<K extends string> extends BaseFrame {
  readonly kind: K;
}
export interface GameFrame extends F<'game'> {}
export interface SetsFrame extends F<'sets'> {
  queue: Seat[];
}
export interface DraftFrame extends F<'draft'> {
  queue: Seat[];
}
export interface DraftBoosterFrame extends F<'draft-booster'> {
  queue: Seat[];
}
export interface PrepareFrame extends F<'prepare'> {}
export interface SettleFrame extends F<'settle'> {
  queue: Seat[];
}
export interface OpeningFrame extends F<'opening'> {}
export interface RoundFrame extends F<'round'> {
  /** Position in the turn order of the seat that moved last. */
  at: number;
}
export interface IncomeFrame extends F<'income'> {}
export interface TurnFrame extends F<'turn'> {
  /** The booster that a passing seat takes; '' otherwise. */
  booster: BoosterId | '';
  /** The Psychics' second action, which they may do without. */
  second?: true;
  /** Printing 1.0: hexes terraformed in this turn, which palace 16 may not use. */
  dug?: number[];
}
export interface OffersFrame extends F<'offers'> {}
export interface ScienceFrame extends F<'science'> {}
export interface BooksFrame extends F<'books'> {
  left: number;
  from: string;
}
export interface MixFrame extends F<'mix'> {
  left: number;
  from: string;
}
export interface OneFrame extends F<'one'> {
  left: number;
  from: string;
}
export interface AdvanceFrame extends F<'advance'> {
  discipline: number;
  left: number;
  from: string;
}
export interface PayFrame extends F<'pay'> {
  left: number;
  from: string;
}
export interface EffectsFrame extends F<'effects'> {
  from: EffectId;
  when: When;
  /** Indices of the effects still to do. */
  left: number[];
}
export interface SpadesFrame extends F<'spades'> {
  mode: SpadeMode;
  from: string;
  free: number;
  /** First hex worked on, -1 before that. */
  first: number;
}
export interface NeutralFrame extends F<'neutral'> {
  piece: Building;
  from: string;
}
export interface BridgeFrame extends F<'bridge'> {
  left: number;
  optional: boolean;
  from: string;
}
export interface CompetencyFrame extends F<'competency'> {
  from: string;
}
export interface PalaceFrame extends F<'palace'> {}
export interface RewardsFrame extends F<'rewards'> {
  list: Reward[];
  from: string;
}
export interface CityFrame extends F<'city'> {
  /** Hex of the marker, -1 for a tile on the palace. */
  at: number;
}
export interface GuildFrame extends F<'guild'> {
  how: 'upgrade' | 'swap' | 'anywhere';
  from: string;
}
export interface InnovationFrame extends F<'innovation'> {
  place: number;
}
export interface BookActionFrame extends F<'book-action'> {
  action: BookActionId;
}

type Frame =
  | GameFrame
  | SetsFrame
  | DraftFrame
  | DraftBoosterFrame
  | PrepareFrame
  | SettleFrame
  | OpeningFrame
  | RoundFrame
  | IncomeFrame
  | TurnFrame
  | OffersFrame
  | ScienceFrame
  | BooksFrame
  | MixFrame
  | OneFrame
  | AdvanceFrame
  | PayFrame
  | EffectsFrame
  | SpadesFrame
  | NeutralFrame
  | BridgeFrame
  | CompetencyFrame
  | PalaceFrame
  | RewardsFrame
  | CityFrame
  | GuildFrame
  | InnovationFrame
  | BookActionFrame
  | LeaveFrame;

const GOODS = ['coins', 'tools', 'scholars', 'power', 'banking', 'law', 'engineering', 'medicine'] as const;
export type Good = (typeof GOODS)[number];
export type GoodsMap = Partial<Record<Good | 'books' | 'tokens', number>>;

/** What can be given and find no place or no piece. */
type Lost =
  | 'spades'
  | 'bridge'
  | 'scholars'
  | 'power'
  | 'steps'
  | 'city-tile'
  | 'competency'
  | 'shipping'
  | 'terraforming'
  | Building;

/** Facts for people. `why` is the tile, action or rule they come from. */
/** What lies on the table by lot. */
export type Dealt = 'rounds' | 'final' | 'bookActions' | 'innovations' | 'palaces' | 'boosters' | 'boards' | 'factions';

export type Event = GameEvent &
  (
    | { type: 'gain'; seat: Seat; why: string; goods: GoodsMap }
    | { type: 'pay'; seat: Seat; why: string; goods: GoodsMap }
    | { type: 'score'; seat: Seat; why: string; source: Source; n: number }
    | { type: 'step'; seat: Seat; why: string; discipline: Discipline; n: number; level: number }
    | { type: 'steps-lost'; seat: Seat; why: string; discipline: Discipline; n: number }
    | { type: 'key'; seat: Seat; discipline: Discipline; used: boolean }
    | { type: 'set'; seat: Seat; board: Terrain; faction: FactionId; booster: BoosterId }
    | { type: 'draft'; seat: Seat; took: string }
    | { type: 'build'; seat: Seat; why: string; hex: string; piece: Building; was: Building | ''; neutral: boolean }
    | { type: 'dig'; seat: Seat; why: string; hex: string; spades: number; terrain: Terrain; by: Access }
    | { type: 'bridge'; seat: Seat; why: string; a: string; b: string }
    | { type: 'pavilion'; seat: Seat; hex: string; why: string }
    | { type: 'city'; seat: Seat; tile: CityTileId | ''; hex: string; why: string }
    | { type: 'palace'; seat: Seat; tile: PalaceId }
    | { type: 'competency'; seat: Seat; tile: CompetencyId; why: string }
    | { type: 'innovation'; seat: Seat; tile: InnovationId }
    | { type: 'track'; seat: Seat; why: string; track: 'shipping' | 'terraforming'; level: number }
    | { type: 'scholar'; seat: Seat; discipline: Discipline; space: number }
    | { type: 'action'; seat: Seat; why: string }
    | { type: 'convert'; seat: Seat; what: string; n: number }
    | { type: 'offer'; seat: Seat; why: string; hex: string; power: number; cost: number; taken: boolean }
    | { type: 'pass'; seat: Seat; booster: BoosterId | ''; coins: number }
    /** `chosen`: left by the seat's own will. */
    | { type: 'lost'; seat: Seat; why: string; what: Lost; n: number; chosen?: true }
    | { type: 'round'; round: number; tile: RoundTileId; final: FinalTileId | '' }
    | { type: 'area'; number: number }
    /** By lot, `from` so many: when nobody has chosen them. */
    | { type: 'dealt'; what: Dealt; ids: readonly string[]; from: number }
    | { type: 'first'; seat: Seat; lot: boolean }
    | { type: 'leaving'; seat: Seat }
    | { type: 'left'; seat: Seat }
    | { type: 'end' }
  );

export interface Types {
  state: State;
  frame: Frame;
  event: Event;
  options: Options;
  view: View;
}
export type Context = Ctx<Types>;

export interface HexView {
  /** 'E7' */
  name: string;
  row: number;
  col: number;
  /** null: river. */
  terrain: Terrain | null;
  building: Building | null;
  owner: Seat | null;
  neutral: boolean;
  pavilion: boolean;
  /** Index into `cities`. */
  city: number | null;
  /** A city marker lies on this river hex (palace 14). */
  riverCity: boolean;
  border: boolean;
  riverside: boolean;
}

/** Goods that one source pays in the next phase I. */
export interface IncomeRow {
  /** 'workshop', 'guild', 'school', 'university', 'board', 'science-banking', or a tile. */
  source: string;
  coins: number;
  tools: number;
  scholars: number;
  power: number;
  /** Of choice. */
  books: number;
  vp: number;
  /** Science steps of choice. */
  steps: number;
}

export interface SeatView {
  seat: Seat;
  board: Terrain | null;
  faction: FactionId | null;
  vp: number;
  points: Partial<Record<Source, number>>;
  coins: number;
  tools: number;
  scholars: number;
  /** Pieces that can still be gained, and that are on the science board. */
  scholarsLeft: number;
  sent: number;
  books: number[];
  bowls: Bowls;
  /** All power tokens of this seat. */
  tokens: number;
  levels: number[];
  keys: number;
  shipping: number;
  mostShipping: number;
  shippingCost: GoodsMap | null;
  /** 'vp' or 'books' and how many, for the next step. */
  shippingReward: { what: 'vp' | 'books'; n: number } | null;
  terraforming: number;
  terraformingCost: GoodsMap | null;
  terraformingReward: { what: 'vp' | 'books'; n: number } | null;
  /** Pieces still on the planning board and in all, and what each place pays (as '1t' words are made by phrases). */
  tracks: { piece: Building; left: number; all: number; income: IncomeRow[] }[];
  /** Of the next phase I: the booster in hand is given back before it, so only one taken when passing counts. */
  income: IncomeRow[];
  /** null: the last income has been paid. */
  incomeSum: IncomeRow | null;
  booster: BoosterId | null;
  palace: PalaceId | null;
  reserved: PalaceId | null;
  innovations: InnovationId[];
  /** Extra books for the next innovation, null when all three slots are filled; and the coins for lack of a palace. */
  innovationSlot: number | null;
  innovationCoins: number;
  competencies: CompetencyId[];
  /** How much less power actions cost this seat. */
  powerDiscount: number;
  /** Levels added for the science bonus. */
  scienceBonus: number;
  /** Special actions on the tiles of this seat. */
  specials: { tile: EffectId; used: boolean }[];
  pavilions: number;
  bridgesLeft: number;
  cities: { tile: CityTileId | null; hex: string | null }[];
  passed: boolean;
  /** Out of the game. */
  left: boolean;
}

export interface InnovationView {
  place: number;
  row: number;
  /** One column, or two for the wide places. */
  columns: number[];
  /** What was dealt here; `tile` is null once a seat, the `taker`, has it. */
  dealt: InnovationId;
  tile: InnovationId | null;
  taker: Seat | null;
  /** Books by discipline and of any discipline, without slot extras. */
  books: number[];
  any: number;
  /** For each seat: all books and coins, and whether it could pay now. null: no slot left, or taken. */
  cost: ({ books: number[]; any: number; coins: number; payable: boolean } | null)[];
  /** For each seat: points that the tile would bring at once; null once it is taken. */
  worth: (number | null)[];
}

export interface View {
  viewer: Seat | null;
  printing: Printing;
  side: Side;
  dealing: Dealing;
  seats: number;
  round: number;
  phase: State['phase'];
  order: Seat[];
  next: Seat[];
  /** Whose turn it is in phase II. */
  turn: Seat | null;
  hexes: HexView[];
  bridges: { a: string; b: string; seat: Seat }[];
  bridgePlaces: { a: string; b: string }[];
  cities: { seat: Seat; tile: CityTileId | null; hex: string | null; hexes: string[] }[];
  players: SeatView[];
  rounds: { round: number; tile: RoundTileId; now: boolean; past: boolean }[];
  final: FinalTileId;
  power: { id: PowerActionId; cost: number; used: boolean }[];
  books: { id: BookActionId; cost: number; used: boolean }[];
  innovations: InnovationView[];
  competencies: {
    place: number;
    row: number;
    column: number;
    tile: CompetencyId;
    left: number;
    steps: number;
    books: number;
  }[];
  palaces: PalaceId[];
  boosters: { id: BoosterId; coins: number }[];
  cityTiles: { id: CityTileId; left: number }[];
  science: { discipline: Discipline; spaces: { value: number; seat: Seat | 'neutral' | null }[]; levels: number[] }[];
  /** Two players. The number is hidden until round 6. */
  neutral: { levels: number[]; area: number | null } | null;
  sets: { board: Terrain; booster: BoosterId; faction: FactionId }[];
  pool: { boards: Terrain[]; factions: FactionId[]; palaces: PalaceId[] };
  /** Power offers still open. */
  offers: { seat: Seat; from: Seat; hex: string; power: number }[];
}
