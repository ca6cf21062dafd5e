/** What is told and why something cannot be done in Through the Ages, as a shape. Names of people are never inflected. */
import type { CivilId, GovernmentId, LeaderId, SpecialId, TechId, WonderId, WorkerTechId } from '../data/civil.js';
import type { Who } from '../data/military-events.js';
import type { AggressionId, EventId, MilitaryId, PactId, TacticId, TerritoryId, WarId } from '../data/military-ids.js';
import type { Good } from '../rules/events-civil.js';
import type { Age } from '../types.js';
import type { Phase } from '../view.js';
import type { Side } from './types-asking.js';
import type { CardId } from './types-nouns.js';

/** The id of what caused it: a card or a rule. */
type Why = { readonly why?: string | undefined };
type Name = { readonly name: string };
/** Two people with a pact. */
type Partners = { readonly name: string; readonly partner: string; readonly card: PactId };
type Attack = { readonly name: string; readonly target: string };

/** Goods that last for one turn. */
export type Pool = 'unit-resources' | 'unit-science' | 'resource' | 'food';

/** What was told, each in a sentence without a full stop that begins with a small letter or a name. */
export interface EventTexts {
  gain(v: Name & { good: Good; n: number } & Why): string;
  /** The blue bank was empty. */
  gainNone(v: Name & { good: 'food' | 'resources' } & Why): string;
  /** `card`: where a worker or token was taken off. */
  lose(v: Name & { good: Good; n: number; card?: WorkerTechId | undefined } & Why): string;
  /** `lot`: nobody chose who begins. */
  starter(v: Name & { lot: boolean }): string;
  turn(v: Name & { round: number }): string;
  age(v: { age: Age }): string;
  readonly lastAge: string;
  lastRound(v: { round: number }): string;
  swept(v: { cards: readonly CivilId[] }): string;
  /** `left` in the deck of that age. */
  dealt(v: { cards: readonly CivilId[]; age: Age; left: number }): string;
  /** The shuffled decks of a new age. */
  decks(v: { civil: number; military: number }): string;
  antiquated(v: Name & { card: CivilId }): string;
  take(v: Name & { card: CivilId; paid: number }): string;
  grow(v: Name & { paid: number } & Why): string;
  build(v: Name & { card: WorkerTechId; paid: number } & Why): string;
  upgrade(v: Name & { from: WorkerTechId; card: WorkerTechId; paid: number } & Why): string;
  disbanded(v: Name & { card: WorkerTechId }): string;
  destroyed(v: Name & { card: WorkerTechId } & Why): string;
  sacrificed(v: Name & { card: WorkerTechId }): string;
  leader(v: Name & { card: LeaderId; replaced: LeaderId | null }): string;
  tucked(v: Name & { card: WonderId }): string;
  stage(v: Name & { card: WonderId; n: number; paid: number } & Why): string;
  wonderDone(v: Name & { card: WonderId }): string;
  develop(v: Name & { card: TechId; paid: number } & Why): string;
  revolution(v: Name & { card: GovernmentId; paid: number } & Why): string;
  playAction(v: Name & { card: CivilId }): string;
  pool(v: Name & { n: number; what: Pool } & Why): string;
  poolSpent(v: Name & { n: number; what: 'food' | 'resources' } & Why): string;
  declines(v: Name & Why): string;
  covers(v: Name & { card: WonderId; from: WorkerTechId }): string;
  uprising(v: Name & { discontent: number; unused: number }): string;
  final(v: Name & { culture: number }): string;

  /** `card`: null for eyes that do not see it. */
  prepare(v: Name & { card: MilitaryId | null; level: Age }): string;
  /** `from` so many cards: the top one of them. Null: all are revealed. */
  reveal(v: { card: MilitaryId; from: number | null }): string;
  peek(v: Name & { card: MilitaryId | null; from: number }): string;
  eventsDealt(v: { n: number; from: number }): string;
  renewed(v: { n: number }): string;
  picks(v: Name & { card: EventId; as: Who }): string;
  idle(v: { card: EventId }): string;
  draw(v: Name & { level: Age; n: number; from: number; cards: readonly MilitaryId[] | null }): string;
  reshuffle(v: { n: number }): string;
  discard(v: Name & { card: MilitaryId | null; level: Age; outdated: boolean }): string;
  bid(v: Name & { card: TerritoryId; bid: number }): string;
  bidPass(v: Name): string;
  bidNone(v: Name): string;
  bidOut(v: Name & { high: number }): string;
  noColony(v: { card: TerritoryId }): string;
  bonus(v: Name & { card: MilitaryId; value: number }): string;
  colony(v: Name & { card: TerritoryId }): string;
  colonyWon(v: Name & { card: TerritoryId; force: number; bid: number }): string;
  colonyLost(v: Name & { card: TerritoryId }): string;
  colonyPasses(v: Name & { card: TerritoryId; to: string }): string;
  aggression(v: Attack & { card: AggressionId; attack: number; defence: number }): string;
  repelled(v: Attack & { card: AggressionId; defence: number }): string;
  aggressionWon(v: Attack & { card: AggressionId }): string;
  leaderGone(v: Name & { card: LeaderId; outdated: boolean }): string;
  wonderGone(v: Name & { card: WonderId; outdated: boolean }): string;
  ruined(v: Name & { card: WonderId }): string;
  war(v: Attack & { card: WarId }): string;
  warWon(v: Attack & { card: WarId; own: number; theirs: number; victor: string; by: number }): string;
  warTied(v: Attack & { card: WarId; own: number }): string;
  warOff(v: Attack & { card: WarId }): string;
  /** `kept`: false when a higher one is in play already. */
  stolen(v: Name & { from: string; card: SpecialId; kept: boolean }): string;
  actionsLost(v: Name & { n: number }): string;
  pactOffered(v: Partners & { side: Side | null }): string;
  pactRefused(v: Partners): string;
  /** `side`: that of the first name, or null where both are alike. */
  pactMade(v: Partners & { side: Side | null }): string;
  pactCancelled(v: Partners): string;
  pactReplaced(v: Partners): string;
  pactBroken(v: Partners): string;
  pactOutdated(v: Partners): string;
  pactDeserted(v: Partners): string;
  tactic(v: Name & { card: TacticId }): string;
  copied(v: Name & { card: TacticId }): string;
  tacticGone(v: { card: TacticId }): string;
  tacticPublic(v: { card: TacticId }): string;
  skipped(v: Name): string;
  resign(v: Name): string;
  stays(v: Name): string;
  weighs(v: Attack & { card: AggressionId | WarId }): string;
  joinsForce(v: Name & { card: CardId }): string;
  joinsDefence(v: Name & { card: CardId }): string;
  scoresNothing(v: Name & { card: EventId }): string;
}

type Need = { readonly need: number; readonly have: number };

/** Why something is not on offer. Their keys are the reasons of the rules. */
export interface ReasonTexts {
  'civil-actions'(v: Need): string;
  'military-actions'(v: Need): string;
  readonly 'wonder-begun': string;
  'hand-full'(v: { hand: number; limit: number }): string;
  readonly 'leader-of-age': string;
  readonly 'have-technology': string;
  readonly 'first-round': string;
  readonly 'no-tokens': string;
  readonly 'no-worker': string;
  'urban-limit'(v: { limit: number }): string;
  food(v: Need): string;
  resources(v: Need): string;
  science(v: Need): string;
  readonly 'no-wonder': string;
  readonly 'no-blue': string;
  readonly 'fresh-card': string;
  readonly 'card-idle': string;
  readonly 'partner-science': string;
  'all-actions'(v: Need): string;
  'all-military-actions'(v: Need): string;
  readonly gandhi: string;
  'no-attack-pact'(v: { target: string }): string;
  sovereignty(v: { target: string }): string;
  actions(v: Need): string;
  'not-stronger'(v: { target: string; attack: number; defence: number }): string;
  'nothing-to-take'(v: { target: string }): string;
  readonly 'last-round': string;
  readonly 'one-war': string;
  readonly 'tactic-done': string;
  readonly 'tactic-same': string;
  readonly 'tactic-later': string;
  readonly 'bonus-later': string;
  'defence-short'(v: { attack: number }): string;
  'force-short'(v: { force: number; bid: number }): string;
  'bid-short'(v: { most: number; high: number }): string;
  readonly 'have-already': string;
  'difference-short'(v: { cost: number; left: number }): string;
}

/** One line about what lies under the cursor. */
interface PlaceTexts {
  space(v: { card: CivilId; price: number }): string;
  spaceEmpty(v: { space: number }): string;
  /** 'Iron: mine, age I, 5 science, 5 resources' */
  civil(v: { card: CivilId }): string;
  military(v: { card: MilitaryId }): string;
  seat(v: Name & { culture: number; strength: number }): string;
}

interface EndTexts {
  wins(v: { name: string; culture: number }): string;
  share(v: { names: readonly string[]; culture: number }): string;
  alone(v: { name: string }): string;
}

type LedgerHead =
  | 'culture'
  | 'science'
  | 'strength'
  | 'food'
  | 'resources'
  | 'ca'
  | 'ma'
  | 'happy'
  | 'pool'
  | 'yellow'
  | 'blue'
  | 'hand'
  | 'military';

export interface ToldTexts {
  readonly event: EventTexts;
  readonly reason: ReasonTexts;
  readonly place: PlaceTexts;
  /** `of`: the last round once it is known. */
  where(v: { age: Age; round: number; of: number | null; phase: Phase }): string;
  readonly over: EndTexts;
  /** At most eight columns each. */
  readonly ledger: Readonly<Record<LedgerHead, string>>;
  readonly option: {
    readonly starter: { readonly title: string; readonly help: string } & {
      readonly values: Readonly<Record<'random' | 'first', string>>;
    };
    readonly 'open-hands': { readonly title: string; readonly help: string } & {
      readonly values: Readonly<Record<'true' | 'false', string>>;
    };
    readonly 'old-trade': { readonly title: string; readonly help: string };
  };
  readonly order: {
    readonly ask: string;
    readonly defence: { readonly title: string; readonly never: string };
    readonly colonies: { readonly title: string; readonly pass: string; upTo(v: { n: number }): string };
    readonly pacts: { readonly title: string; readonly refuse: string };
    readonly politics: {
      readonly title: string;
      readonly 'empty-hand': string;
      readonly 'skip-idle': string;
      readonly skip: string;
    };
    readonly end: { readonly title: string; readonly 'nothing-left': string };
  };
}
