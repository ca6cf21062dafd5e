import type { GameEvent, Seat } from '../../../../engine/types.js';
import type { Who } from '../../data/military-events.js';
import type {
  AggressionId,
  EventId,
  MilitaryId,
  PactId,
  TacticId,
  TerritoryId,
  WarId,
} from '../../data/military-ids.js';
import type { Age } from '../../types.js';

/** What the military side tells. Gains and losses of goods, points and workers are told by the common functions. */
export type MilitaryEvent = GameEvent &
  /** `from` so many cards: what was drawn, revealed or looked at was one of them; null where all of them are. */
  (
    | { type: 'prepare'; seat: Seat; card?: MilitaryId; level: number }
    | { type: 'reveal-event'; seat: Seat; card: MilitaryId; from: number | null }
    /** Joan of Arc looks at the top current event. */
    | { type: 'peek'; seat: Seat; card?: MilitaryId; from: number }
    /** Some of the events of Age A, face down, to begin with. */
    | { type: 'events-dealt'; count: number; from: number }
    | { type: 'events-renewed'; count: number }
    /** An event picks a civilization by comparison. */
    | { type: 'event-picks'; seat: Seat; card: EventId; as: Who }
    | { type: 'event-idle'; card: EventId }
    | { type: 'draw-military'; seat: Seat; level: Age; count: number; from: number; cards?: MilitaryId[] }
    | { type: 'military-reshuffle'; count: number }
    | { type: 'discard-military'; seat: Seat; card?: MilitaryId; level: number }
    | { type: 'bid'; seat: Seat; card: TerritoryId; bid: number }
    | { type: 'bid-pass'; seat: Seat; card: TerritoryId }
    /** Out of the auction unasked: everybody can see that no bid is possible. */
    | { type: 'bid-out'; seat: Seat; card: TerritoryId; high: number }
    | { type: 'no-colony'; card: TerritoryId }
    | { type: 'play-bonus'; seat: Seat; card: MilitaryId; value: number; against: 'colony' | 'aggression' }
    | { type: 'colony'; seat: Seat; card: TerritoryId; force: number; bid: number }
    | { type: 'colony-lost'; seat: Seat; card: TerritoryId; to?: Seat }
    | { type: 'aggression'; seat: Seat; target: Seat; card: AggressionId; attack: number; defence: number }
    | { type: 'aggression-repelled'; seat: Seat; target: Seat; card: AggressionId; attack: number; defence: number }
    | { type: 'aggression-won'; seat: Seat; target: Seat; card: AggressionId }
    | { type: 'leader-removed'; seat: Seat; card: string }
    | { type: 'wonder-removed'; seat: Seat; card: string }
    | { type: 'wonder-ruined'; seat: Seat; card: string }
    | { type: 'war-declared'; seat: Seat; target: Seat; card: WarId }
    | { type: 'war-result'; seat: Seat; target: Seat; card: WarId; own: number; theirs: number; victor: Seat }
    | { type: 'war-tied'; seat: Seat; target: Seat; card: WarId; own: number }
    | { type: 'war-called-off'; seat: Seat; target: Seat; card: WarId }
    | { type: 'technology-taken'; seat: Seat; from: Seat; card: string; kept: boolean }
    | { type: 'actions-lost'; seat: Seat; count: number }
    | { type: 'pact-offered'; seat: Seat; partner: Seat; card: PactId; side: 'A' | 'B' }
    | { type: 'pact-refused'; seat: Seat; partner: Seat; card: PactId }
    | { type: 'pact-made'; seat: Seat; partner: Seat; card: PactId; side: 'A' | 'B' }
    | {
        type: 'pact-ended';
        seat: Seat;
        partner: Seat;
        card: PactId;
        reason: 'cancelled' | 'replaced' | 'attack' | 'age' | 'resigned';
      }
    | { type: 'tactic'; seat: Seat; card: TacticId; how: 'played' | 'copied' }
    | { type: 'tactic-public'; seat: Seat; card: TacticId }
    /** A second copy of a common tactic. */
    | { type: 'tactic-gone'; seat: Seat; card: TacticId }
    | { type: 'politics-skipped'; seat: Seat }
    | { type: 'resign'; seat: Seat }
    | { type: 'stays'; seat: Seat }
    /** Known to the seat alone until it is carried out: an attack in mind, what goes into a force or a defence. */
    | { type: 'weighs'; seat: Seat; target: Seat; card: AggressionId | WarId }
    | { type: 'picks'; seat: Seat; card: string; to: 'colonize' | 'defence' }
    | { type: 'impact'; seat: Seat; card: EventId; points: number }
  );
