/** Names and nouns of Through the Ages, as a shape: every other sentence looks them up here, or in tables of its own language. */
import type { CivilId, GovernmentId, SpecialId, WorkerTechId } from '../data/civil.js';
import type { ActionEffect } from '../data/civil-actions.js';
import type { LeaderId, WonderId } from '../data/civil-people.js';
import type { SpecialType, WorkerType } from '../data/civil-techs.js';
import type { MilitaryId, MilitaryKind } from '../data/military.js';
import type { AggressionId, BonusId, EventId, PactId, TacticId, TerritoryId, WarId } from '../data/military-ids.js';
import type { Age, Source } from '../types.js';

export type CardId = CivilId | MilitaryId;

/** What the band of a card says: `brief` has at most six columns, `tiny` four. */
export interface Word {
  readonly word: string;
  readonly brief: string;
  readonly tiny: string;
}

/** Kinds of civil cards as people tell them apart: workers by type, special technologies together. */
export type CivilKind = WorkerType | 'government' | 'special' | 'leader' | 'wonder' | 'action';

/** Action cards of one name exist in several ages. */
export type ActionName = ActionEffect['does'];

/** Names as printed on the cards. */
export interface CardNames {
  readonly tech: Readonly<Record<WorkerTechId, string>>;
  readonly government: Readonly<Record<GovernmentId, string>>;
  readonly special: Readonly<Record<SpecialId, string>>;
  readonly leader: Readonly<Record<LeaderId, string>>;
  readonly wonder: Readonly<Record<WonderId, string>>;
  readonly action: Readonly<Record<ActionName, string>>;
  readonly tactic: Readonly<Record<TacticId, string>>;
  readonly bonus: Readonly<Record<BonusId, string>>;
  readonly aggression: Readonly<Record<AggressionId, string>>;
  readonly war: Readonly<Record<WarId, string>>;
  readonly pact: Readonly<Record<PactId, string>>;
  readonly territory: Readonly<Record<TerritoryId, string>>;
  readonly event: Readonly<Record<EventId, string>>;
}

/** Rules and happenings that events name as their cause; what is not here is a card, or goes without saying. */
export type Cause =
  | 'rule:grow'
  | 'rule:production'
  | 'rule:politics'
  | 'rule:draw'
  | 'rule:antiquated'
  | 'rule:hand-limit'
  | 'age-end'
  | 'replaced-leader'
  | 'corruption'
  | 'consumption'
  | 'famine'
  | 'prepare'
  | 'pact';

export interface NounTexts {
  readonly age: Readonly<Record<Age, string>>;
  readonly names: CardNames;
  /** As printed on the card, and with the age where another card has the same name. */
  printed(v: { id: CardId }): string;
  name(v: { id: CardId }): string;
  /** The same for rows without room for the whole name. */
  short(v: { id: CardId }): string;
  readonly kind: Readonly<Record<CivilKind | MilitaryKind, Word>>;
  readonly special: Readonly<Record<SpecialType, string>>;
  /** In brackets behind a sentence. */
  readonly cause: Readonly<Record<Cause, string>>;
  /** Row titles of the final table. */
  readonly source: Readonly<Record<Source, string>>;
}
