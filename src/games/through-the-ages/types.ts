/**
 * The table of Through the Ages as plain data. Cards are ids; what they do is in `data/`. The top of every deck is the
 * LAST element. Derived numbers (ratings, totals of actions, limits, prices) are never stored: see `rules/ratings.ts`.
 */
import type { Core, GameTypes, Seat } from '../../engine/types.js';
import type { CivilId, GovernmentId, LeaderId, SpecialId, WonderId, WorkerTechId } from './data/civil.js';
import type { MilitaryId } from './data/military.js';
import type { CivilEvent } from './rules/events-civil.js';
import type { CivilFrame } from './rules/frames.js';
import type { MilitaryEvent } from './rules/military/events.js';
import type { MilitaryFrame } from './rules/military/frames.js';
import type { TtaView } from './view.js';

/** A = 0, I, II, III; 4 is the time after the last card was dealt. The age of a card is also its level. */
export type Age = 0 | 1 | 2 | 3 | 4;

export interface TtaOptions {
  /** The seat that begins: the first one, or one drawn at set-up. */
  readonly starter: 'first' | 'random';
  /** Civil cards in hand are shown to everybody: they were taken openly (Code of Laws, civil cards). */
  readonly openHands: boolean;
  /** Kept for games begun under rules 1: traded goods do not pay corruption and consumption. */
  readonly oldTrade: boolean;
}

/** A technology that holds workers, in play. `tokens` are blue tokens lying on it. */
export interface TechInPlay {
  readonly id: WorkerTechId;
  workers: number;
  tokens: number;
}

export interface WonderInPlay {
  readonly id: WonderId;
  ruined: boolean;
  /** Homer lies under it and gives one more happy face. */
  homer: boolean;
}

/** What lasts only for the own turn. Cleared at its end. */
export interface TurnMarks {
  /** One military action was turned into a civil one. */
  hammurabi: boolean;
  /** The extra resource of Homer is used. */
  homer: boolean;
  bach: boolean;
  churchill: boolean;
  oceanLiner: boolean;
  /** A leader was replaced this turn (Taj Mahal). */
  replacedLeader: boolean;
  /** A tactic was played or copied. */
  tactic: boolean;
  /** Trade Routes was used. */
  tradeRoutes: boolean;
  /** Action cards taken in this action phase: they may not be played before the next turn. */
  fresh: CivilId[];
  /** Outside the totals, spent before the rest. */
  extra: { ca: number; ma: number; resources: number; food: number; unitResources: number; unitScience: number };
}

export interface Player {
  /** Resigned. */
  out: boolean;
  culture: number;
  science: number;
  /** Culture points by source; adds up to `culture`. */
  booked: Partial<Record<Source, number>>;
  /** Yellow tokens in the bank, and unused workers. Workers on cards stand on the cards. */
  yellow: number;
  pool: number;
  /** Blue tokens in the bank. Those outside lie on technologies and on the unfinished wonder. */
  blue: number;
  /** Yellow and blue tokens that came from or went to the box since set-up: only for the conservation check. */
  boxYellow: number;
  boxBlue: number;
  /** Actions still available of the totals. */
  ca: number;
  ma: number;
  government: GovernmentId;
  leader: LeaderId | null;
  /** Ages of leaders taken so far. */
  leaderAges: Age[];
  /** Caesar's second political action was used. */
  caesar: boolean;
  techs: TechInPlay[];
  specials: SpecialId[];
  wonders: WonderInPlay[];
  /** Wonder under construction; one blue token lies on each finished stage. */
  building: { readonly id: WonderId; stages: number } | null;
  hand: CivilId[];
  military: MilitaryId[];
  colonies: MilitaryId[];
  /** The tactic whose flag this seat has. `ownTactic`: the card still lies in front of the seat, not in the common area. */
  tactic: MilitaryId | null;
  ownTactic: boolean;
  /** International Agreement: the next politics phase is skipped. */
  skipPolitics: boolean;
  turn: TurnMarks;
}

/** A face-down event and who laid it (null: dealt at set-up, unknown to all). */
export interface EventCard {
  readonly card: MilitaryId;
  readonly by: Seat | null;
}

export interface Pact {
  readonly card: MilitaryId;
  /** In whose play area the card lies. */
  readonly owner: Seat;
  readonly partner: Seat;
  /** Which side the owner is. Symmetric pacts say 'A'. */
  readonly ownerIs: 'A' | 'B';
}

export interface War {
  readonly card: MilitaryId;
  readonly by: Seat;
  readonly on: Seat;
}

export interface TtaState extends Core {
  options: TtaOptions;
  /** Seats at the start; those who resigned have `out`. */
  seats: number;
  age: Age;
  /** 0 during set-up, then 1, 2, ... */
  round: number;
  /** The round after which the game ends; 0 while not known. */
  lastRound: number;
  starter: Seat;
  /** Whose turn it is. */
  turn: Seat;
  row: (CivilId | null)[];
  /** By age A..III. A deck is made and shuffled when its age begins; the current one is `civil[age]`. */
  civil: CivilId[][];
  /** For how many players the decks of an age were made; 0 while they wait in the box. */
  deckSeats: number[];
  /** Civil cards out of the game. */
  civilGone: CivilId[];
  /** By age A..III. Age A only feeds the first current events; its rest lies in `militaryGone`. */
  militaryDecks: MilitaryId[][];
  militaryDiscards: MilitaryId[][];
  /** Military cards out of the game that are not past events (unused Age A, antiquated, doubled common tactics). */
  militaryGone: MilitaryId[];
  events: {
    current: EventCard[];
    future: EventCard[];
    past: MilitaryId[];
    /** Seats that know the top current event (Joan of Arc). Emptied when it is revealed. */
    peeked: Seat[];
  };
  /** Common tactics area. */
  tactics: MilitaryId[];
  pacts: Pact[];
  wars: War[];
  players: Player[];
}

/** Where culture points come from, or what took them. */
export const SOURCES = [
  'rating',
  'leaders',
  'wonders',
  'actions',
  'prepared',
  'events',
  'territories',
  'impacts',
  'aggressions',
  'wars',
  'famine',
] as const;
export type Source = (typeof SOURCES)[number];

export type TtaFrame = CivilFrame | MilitaryFrame;
export type TtaEvent = CivilEvent | MilitaryEvent;

export interface Tta extends GameTypes {
  state: TtaState;
  frame: TtaFrame;
  event: TtaEvent;
  options: TtaOptions;
  view: TtaView;
}

export type { CivilId, GovernmentId, LeaderId, MilitaryId, WonderId, WorkerTechId };
