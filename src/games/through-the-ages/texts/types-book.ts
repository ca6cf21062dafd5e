/** The rules at hand and the tables of Through the Ages, as a shape. */
import type { ActionId, LeaderId, SpecialId, WonderId, WorkerTechId } from '../data/civil.js';
import type { Symbols } from '../data/civil-techs.js';
import type { AggressionId, EventId, PactId, TerritoryId, WarId } from '../data/military-ids.js';
import type { RuleName } from '../rule-list.js';
import type { Side } from './types-asking.js';
import type { ActionName, CardId } from './types-nouns.js';

/** The text of a card, and decisions about it where the printed rules leave a question. */
export interface CardText {
  readonly text: string;
  readonly rulings?: readonly string[];
}

interface RuleText extends CardText {
  readonly title: string;
  /** Other words that people look for: inflected forms that neither title nor text has, synonyms, slang. */
  readonly also?: readonly string[];
}

export type TableId =
  | 'yellow-bank'
  | 'blue-bank'
  | 'row'
  | 'sweep'
  | 'start'
  | 'decks'
  | 'technologies'
  | 'governments'
  | 'specials'
  | 'leaders'
  | 'wonders'
  | 'actions'
  | 'military-decks'
  | 'tactics'
  | 'bonus-cards'
  | 'aggressions'
  | 'wars'
  | 'pacts'
  | 'territories'
  | 'events';

export interface BookTexts {
  readonly rule: Readonly<Record<RuleName, RuleText>>;
  /** What an entry is about, under its title. */
  readonly ruleKind: string;
  /** 'leader · age II' */
  cardKind(v: { id: CardId }): string;
  /** 'Code of Laws p. 6 and 8' */
  pages(v: { pages: readonly string[] }): string;

  /** What cards do, without what every card of their kind says. */
  readonly does: {
    readonly leader: Readonly<Record<LeaderId, CardText>>;
    readonly wonder: Readonly<Record<WonderId, CardText>>;
    readonly action: Readonly<Record<ActionName, CardText>>;
    readonly aggression: Readonly<Record<AggressionId, CardText>>;
    readonly war: Readonly<Record<WarId, CardText>>;
    readonly pact: Readonly<Record<PactId, CardText>>;
    readonly event: Readonly<Record<EventId, CardText>>;
  };
  /** All that a card says. */
  cardText(v: { id: CardId }): CardText;
  /** What an action card of this age does, short. */
  actionSays(v: { id: ActionId }): string;

  /** The tables of `hotseat tables`: the heads in the order of their columns. */
  readonly table: Readonly<Record<TableId, { readonly title: string; readonly head: readonly string[] }>>;
  /** What stands in a column that is no name, number or text of a card. */
  readonly cell: {
    /** '+2 culture, +1 happy face' */
    gives(v: { gives: Symbols }): string;
    worker(v: { card: WorkerTechId }): string;
    special(v: { card: SpecialId }): string;
    aggression(v: { card: AggressionId }): string;
    war(v: { card: WarId }): string;
    pactSide(v: { card: PactId; side: Side }): string;
    /** Side B where it is as side A. */
    readonly asA: string;
    pactAttack(v: { card: PactId }): string;
    once(v: { card: TerritoryId }): string;
    kept(v: { card: TerritoryId }): string;
  };
}
