/** What the civil rules tell. Gains and losses of everything countable share two types. */
import type { GameEvent, Id, Seat } from '../../../engine/types.js';
import type { ActionId, CivilId, GovernmentId, LeaderId, TechId, WonderId, WorkerTechId } from '../data/civil.js';
import type { Age } from '../types.js';

export type Good = 'food' | 'resources' | 'science' | 'culture' | 'population' | 'yellow' | 'blue' | 'ca' | 'ma';

export type CivilEvent = GameEvent &
  (
    | { type: 'gain'; seat: Seat; good: Good; n: number; why: Id }
    /** `card`: where a worker or blue token was taken off. */
    | { type: 'lose'; seat: Seat; good: Good; n: number; why: Id; card?: WorkerTechId }
    | { type: 'starter'; seat: Seat; lot: boolean }
    | { type: 'turn'; seat: Seat; round: number }
    | { type: 'age'; age: Age }
    /** The decks of an age are shuffled. */
    | { type: 'decks'; age: Age; civil: number; military: number }
    | { type: 'last-round'; round: number }
    | { type: 'swept'; cards: CivilId[] }
    | { type: 'dealt'; cards: CivilId[]; age: Age; left: number }
    | { type: 'antiquated'; seat: Seat; card: CivilId }
    | { type: 'take'; seat: Seat; card: CivilId; space: number; paid: number }
    | { type: 'grow'; seat: Seat; paid: number; why: Id }
    | { type: 'build'; seat: Seat; card: WorkerTechId; paid: number; why: Id }
    | { type: 'upgrade'; seat: Seat; from: WorkerTechId; card: WorkerTechId; paid: number; why: Id }
    | { type: 'destroyed'; seat: Seat; card: WorkerTechId; why: Id }
    | { type: 'sacrificed'; seat: Seat; card: WorkerTechId }
    | { type: 'leader'; seat: Seat; card: LeaderId; replaced?: LeaderId }
    | { type: 'tucked'; seat: Seat; card: WonderId }
    | { type: 'stage'; seat: Seat; card: WonderId; n: number; paid: number; why: Id }
    | { type: 'wonder-done'; seat: Seat; card: WonderId }
    | { type: 'develop'; seat: Seat; card: TechId; paid: number; why: Id }
    | { type: 'revolution'; seat: Seat; card: GovernmentId; paid: number; why: Id }
    | { type: 'play-action'; seat: Seat; card: ActionId }
    | { type: 'pool'; seat: Seat; n: number; what: 'unit-resources' | 'unit-science' | 'resource' | 'food'; why: Id }
    /** Goods of this turn that corruption or the population take. */
    | { type: 'pool-spent'; seat: Seat; n: number; what: 'food' | 'resources'; why: Id }
    /** An offer of an event that is not used. */
    | { type: 'declines'; seat: Seat; why: Id }
    /** The bank was empty: a blue token of a card covers the stage. */
    | { type: 'covers'; seat: Seat; card: WonderId; from: WorkerTechId }
    | { type: 'uprising'; seat: Seat; discontent: number; unused: number }
    | { type: 'turn-end'; seat: Seat }
    | { type: 'final'; seat: Seat; culture: number }
  );
