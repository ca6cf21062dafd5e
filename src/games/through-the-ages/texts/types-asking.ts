/** What Through the Ages asks and what can be answered, as a shape. Names are names of people: never inflected. */
import type { GovernmentId, LeaderId, SpecialId, TechId, WonderId, WorkerTechId } from '../data/civil.js';
import type { AggressionId, PactId, TacticId, TerritoryId, WarId } from '../data/military-ids.js';
import type { Age } from '../types.js';
import type { CardId } from './types-nouns.js';

export type Side = 'A' | 'B';
export const otherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A');
type Card = { readonly card: CardId };
/** An amount that may still be open. */
type Amount = { readonly n: number | null };

/** The questions, without the seat's name before them. Their keys are the topics. */
export interface TopicTexts {
  actions(v: { ca: number; ma: number }): string;
  readonly homer: string;
  'lose-population'(v: { left: number }): string;
  'lose-blue'(v: { left: number }): string;
  readonly 'wonder-token': string;
  readonly civilization: string;
  agreement(v: { budget: number }): string;
  readonly 'card-rich-land': string;
  readonly 'card-urban-growth': string;
  readonly 'card-efficient-upgrade': string;
  readonly 'card-breakthrough': string;
  readonly 'card-reserves': string;
  readonly politics: string;
  readonly 'politics-caesar': string;
  readonly resign: string;
  /** `cards`: how many the rival could defend with. */
  attack(v: { target: string; attack: number; defence: number; cards: number }): string;
  'declare-war'(v: { target: string; attack: number; defence: number }): string;
  /** `leader`: null before the first bid. `most` the force can reach; null for those who must not know. */
  bid(v: { card: TerritoryId; leader: string | null; high: number; most: number | null }): string;
  /** `force` so far; null for those who must not know. */
  colonize(v: { bid: number; force: number | null }): string;
  /** `own`: what the attacked seat has and how many cards it has used; null for those who must not know. */
  defence(v: { by: string; attack: number; own: { strength: number; used: number; limit: number } | null }): string;
  raid(v: { victim: string; level: Age }): string;
  infiltrate(v: { victim: string }): string;
  annex(v: { victim: string }): string;
  spoils(v: { loser: string; left: number; science: number }): string;
  /** `side`: which one the asked seat would be, or null where both are alike. */
  pact(v: { by: string; card: PactId; side: Side | null }): string;
  'discard-military'(v: { left: number }): string;
  'food-or-resources'(v: { n: number }): string;
  'gain-mix'(v: { n: number }): string;
  'lose-mix'(v: { n: number }): string;
  plunder(v: { victim: string; n: number; food: number; resources: number }): string;
  readonly 'free-worker': string;
  raze(v: { victim: string }): string;
  readonly 'raze-own': string;
  readonly ruin: string;
  readonly 'lose-colony': string;
}

/** Rows of the menu. With the target behind it, each can be typed: 'build Iron'. */
export type Verb =
  | AimedVerb
  | 'grow'
  | 'hammurabi'
  | 'ocean-liner'
  | 'no-tuck'
  | 'done'
  | 'end'
  | 'back'
  | 'accept'
  | 'refuse'
  | 'alexander'
  | 'peek'
  | 'resign'
  | 'pass-politics'
  | 'bid'
  | 'pass-bid'
  | 'set-out'
  | 'give-in'
  | 'take-science'
  | 'mix'
  | 'gain-food'
  | 'gain-resources'
  | 'decline';

/** Verbs with something behind them. */
export type AimedVerb =
  | 'take'
  | 'build'
  | 'upgrade'
  | 'destroy'
  | 'disband'
  | 'stage'
  | 'develop'
  | 'revolt'
  | 'leader'
  | 'play'
  | 'barbarossa'
  | 'churchill'
  | 'trade'
  | 'gain'
  | 'tuck'
  | 'lose-worker'
  | 'lose-token'
  | 'prepare'
  | 'aggression'
  | 'war'
  | 'attack'
  | 'declare-war'
  | 'pact'
  | 'cancel-pact'
  | 'columbus'
  | 'send'
  | 'bonus'
  | 'throw-in'
  | 'discard-military'
  | 'discard-for-defence'
  | 'raze'
  | 'ruin'
  | 'give-up'
  | 'infiltrate'
  | 'annex'
  | 'steal'
  | 'free-build'
  | 'tactic'
  | 'copy';

/** What stands behind the verb in the menu where it is no card's name. */
interface PickTexts {
  upgrade(v: { from: WorkerTechId; to: WorkerTechId }): string;
  attack(v: { card: AggressionId | WarId; target: string }): string;
  pact(v: { card: PactId; partner: string; side: Side | null }): string;
  readonly churchill: Readonly<Record<'culture' | 'military', string>>;
  readonly trade: Readonly<Record<'food' | 'resource', string>>;
  readonly gain: Readonly<Record<'food' | 'resources', string>>;
}

/** Whole choices, as they are told in the log and read out in plain mode. */
export interface ChoiceTexts {
  take(v: Card & { space: number }): string;
  readonly grow: string;
  build(v: { card: WorkerTechId }): string;
  upgrade(v: { from: WorkerTechId; to: WorkerTechId }): string;
  destroy(v: { card: WorkerTechId }): string;
  disband(v: { card: WorkerTechId }): string;
  stage(v: { card: WonderId; n: number }): string;
  develop(v: { card: TechId }): string;
  revolt(v: { card: GovernmentId }): string;
  leader(v: { card: LeaderId }): string;
  play(v: Card): string;
  readonly hammurabi: string;
  barbarossa(v: { card: WorkerTechId }): string;
  readonly churchill: Readonly<Record<'culture' | 'military', string>>;
  readonly 'ocean-liner': string;
  readonly trade: Readonly<Record<'food' | 'resource', string>>;
  readonly gain: Readonly<Record<'food' | 'resources', string>>;
  tuck(v: { card: WonderId }): string;
  readonly 'no-tuck': string;
  'lose-worker'(v: { card: WorkerTechId }): string;
  'lose-token'(v: Card): string;
  readonly done: string;
  readonly end: string;
  prepare(v: Card): string;
  aggression(v: { card: AggressionId; target: string }): string;
  war(v: { card: WarId; target: string }): string;
  attack(v: { card: AggressionId; target: string }): string;
  'declare-war'(v: { card: WarId; target: string }): string;
  readonly back: string;
  pact(v: { card: PactId; partner: string; side: Side | null }): string;
  readonly accept: string;
  readonly refuse: string;
  'cancel-pact'(v: { card: PactId }): string;
  columbus(v: { card: TerritoryId }): string;
  readonly alexander: string;
  readonly peek: string;
  readonly resign: string;
  readonly 'pass-politics': string;
  bid(v: Amount): string;
  readonly 'pass-bid': string;
  send(v: { card: WorkerTechId }): string;
  bonus(v: Card): string;
  'throw-in'(v: Card): string;
  readonly 'set-out': string;
  'discard-military'(v: Card): string;
  'discard-for-defence'(v: Card): string;
  readonly 'give-in': string;
  raze(v: { card: WorkerTechId }): string;
  ruin(v: { card: WonderId }): string;
  'give-up'(v: { card: TerritoryId }): string;
  infiltrate(v: Card): string;
  annex(v: { card: TerritoryId }): string;
  steal(v: { card: SpecialId }): string;
  readonly 'take-science': string;
  mix(v: Amount): string;
  readonly 'gain-food': string;
  readonly 'gain-resources': string;
  'free-build'(v: { card: WorkerTechId }): string;
  readonly decline: string;
  tactic(v: { card: TacticId }): string;
  copy(v: { card: TacticId }): string;
}

/** What a choice can cost. `bonus`: paid by a card. */
export type PriceGood =
  | 'science'
  | 'food'
  | 'bonus-food'
  | 'resources'
  | 'bonus'
  | 'ca'
  | 'ma'
  | 'budget'
  | 'difference';

/** What ending the turn would bring, in a few words each: they stand side by side in one row. */
interface TroubleTexts {
  uprising(v: { discontent: number; unused: number }): string;
  famine(v: { culture: number }): string;
  discards(v: { n: number }): string;
  /** Goods that Trade Routes turned and nobody used. */
  wasted(v: { n: number }): string;
  corruption(v: { resources: number; food: number }): string;
  unused(v: { n: number }): string;
}

export interface AskingTexts {
  readonly topic: TopicTexts;
  readonly verb: Readonly<Record<Verb, string>>;
  readonly pick: PickTexts;
  /** Verb and target in a narrow menu, as they read together: a bare name may need a colon or quotes. */
  menuRow(v: { verb: AimedVerb; target: string }): string;
  readonly choice: ChoiceTexts;
  /** '2f', and '2 food'. */
  priceSign(v: { good: PriceGood; n: number }): string;
  price(v: { good: PriceGood; n: number }): string;
  readonly free: string;
  readonly trouble: TroubleTexts;
  readonly warn: Readonly<Record<'same-tactic' | 'resign', string>>;
}
