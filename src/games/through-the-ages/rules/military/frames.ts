/**
 * Frames of the military rules. A card that is in no other place while a frame works with it stands in the frame's
 * `held`; `card` is only its name.
 */
import type { Frame, Seat } from '../../../../engine/types.js';
import type { AggressionId, EventId, MilitaryId, PactId, TerritoryId, WarId } from '../../data/military.js';
import type { TaskKind } from '../../data/military-events.js';

interface At<K extends string> extends Frame {
  readonly kind: K;
}

/** The politics phase of a turn. Pushed with step 0; the steps are named in `politics.ts`. */
export type PoliticsFrame = At<'politics'>;

/** One thing an event still has to do to one seat; `n` was counted when the event was revealed. */
export interface Task {
  readonly seat: Seat;
  readonly do: TaskKind;
  readonly n: number;
  /** The other side: whose bank, whose building. */
  readonly other?: Seat;
}

/** A revealed event; `seat` revealed it, the tasks are worked off from the front. */
export interface EventFrame extends At<'event'> {
  readonly card: EventId;
  readonly held: MilitaryId[];
  readonly tasks: Task[];
}

/** `n` cards of the military hand go face down to the discards of their ages. */
export interface DiscardFrame extends At<'discard-military'> {
  n: number;
  readonly why: string;
}
/** `n` food and resources in total, split by `seat`. */
export interface GainMixFrame extends At<'gain-mix'> {
  readonly n: number;
  readonly why: string;
}
/** `victim` loses `n` food and resources in total, split by `seat`; a different `seat` gets what was lost. */
export interface LoseMixFrame extends At<'lose-mix'> {
  readonly n: number;
  readonly victim: Seat;
  readonly why: string;
}
/** All of `n` as food or all as resources. */
export interface FoodOrResourcesFrame extends At<'food-or-resources'> {
  readonly n: number;
  readonly why: string;
}
/** A free Warriors or Religion worker, if wanted. */
export interface FreeWorkerFrame extends At<'free-worker'> {
  readonly tech: 'warriors' | 'religion';
  readonly why: string;
}
/** `seat` picks a building of `victim` to go: an urban one, or with `any` also a farm or mine. */
export interface DestroyFrame extends At<'destroy'> {
  readonly victim: Seat;
  readonly any: boolean;
  readonly why: string;
}
/** `seat` picks which of its old wonders falls into ruins. */
export type RuinFrame = At<'ruin'>;
/** `seat` loses a colony of its own choice. */
export type LoseColonyFrame = At<'lose-colony'>;

/** The first of `live` is asked; who passes leaves. `leader` is -1 before the first bid. */
export interface AuctionFrame extends At<'auction'> {
  readonly card: TerritoryId;
  readonly held: MilitaryId[];
  readonly live: Seat[];
  high: number;
  leader: Seat;
}
/** The winner names units one by one and spends cards until the force reaches the bid; `held[0]` is the territory. */
export interface ColonizeFrame extends At<'colonize'> {
  readonly card: TerritoryId;
  readonly held: MilitaryId[];
  readonly bid: number;
  readonly sent: Record<string, number>;
}
/** Permanent effect, then the immediate one: tokens that must come off a card are asked for in between. */
export interface ColonyFrame extends At<'colony'> {
  readonly card: TerritoryId;
}

/** An aggression or war is about to be declared: both strengths are shown before the card is. */
export interface AttackFrame extends At<'attack'> {
  readonly card: AggressionId | WarId;
  readonly held: MilitaryId[];
  readonly target: Seat;
}
/** An aggression: defence, then its effect. */
export interface AggressionFrame extends At<'aggression'> {
  readonly card: AggressionId;
  readonly held: MilitaryId[];
  readonly target: Seat;
  readonly attack: number;
  readonly defence: number;
  repelled: boolean;
}
/** The rival (`seat`) picks cards; they are spent only if they suffice. */
export interface DefenceFrame extends At<'defence'> {
  readonly card: AggressionId;
  readonly attacker: Seat;
  readonly attack: number;
  readonly strength: number;
  readonly held: MilitaryId[];
}
/** Raid: one building for each level still to come; `cost` sums up printed prices. */
export interface RaidFrame extends At<'raid'> {
  readonly card: AggressionId;
  readonly victim: Seat;
  readonly levels: number[];
  cost: number;
}
export interface InfiltrateFrame extends At<'infiltrate'> {
  readonly card: AggressionId;
  readonly victim: Seat;
}
export interface AnnexFrame extends At<'annex'> {
  readonly card: AggressionId;
  readonly victim: Seat;
}

/** Pushed at the start of a turn after the refill; resolves the seat's own declared war, if any. */
export type WarFrame = At<'war'>;
/** The victor of a War over Technology turns what is `left` of the difference into technologies, the rest into science. */
export interface SpoilsFrame extends At<'spoils'> {
  readonly card: WarId;
  readonly loser: Seat;
  left: number;
}

/** The partner is asked. `seat` offers and would be `side`. */
export interface PactFrame extends At<'pact'> {
  readonly card: PactId;
  readonly held: MilitaryId[];
  readonly partner: Seat;
  readonly side: 'A' | 'B';
}

export type MilitaryFrame =
  | PoliticsFrame
  | EventFrame
  | DiscardFrame
  | GainMixFrame
  | LoseMixFrame
  | FoodOrResourcesFrame
  | FreeWorkerFrame
  | DestroyFrame
  | RuinFrame
  | LoseColonyFrame
  | AuctionFrame
  | ColonizeFrame
  | ColonyFrame
  | AttackFrame
  | AggressionFrame
  | DefenceFrame
  | RaidFrame
  | InfiltrateFrame
  | AnnexFrame
  | WarFrame
  | SpoilsFrame
  | PactFrame;
