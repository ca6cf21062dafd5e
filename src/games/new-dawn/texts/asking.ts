/** What A New Dawn asks and what can be answered, as a shape. Names are names of people: never inflected. */
import type { CityStateId, PactId } from '../data/diplomacy.js';
import type { FocusId, Level } from '../data/focus.js';
import type { Barbarian, Resource } from '../data/land.js';
import type { LeaderId } from '../data/leaders.js';
import type { NaturalId } from '../data/naturals.js';
import type { TileFace } from '../data/tiles.js';
import type { WonderId } from '../data/wonders.js';
import type { Direction, PieceKind } from './nouns.js';

/** A space: 'F5'. */
export type Hex = { readonly hex: string };
/** The id of whatever asks for it: a card, wonder, leader, city-state, or a rule. `thingIn` finds its name. */
type Because = { readonly cause: string };
/** The same, where many sentences do without it. */
export type Why = { readonly why?: string | undefined };
/** A card in a row, with its slot while it lies in one. */
export type CardInRow = { readonly card: FocusId; readonly slot: number | null };
export type PactFrom = { readonly card: PactId; readonly giver: string };

/** The questions, without the seat's name before them: 'choose a focus card'. */
export interface TopicTexts {
  readonly leader: string;
  tile(v: { left: number }): string;
  spot(v: { face: TileFace }): string;
  turn(v: { face: TileFace }): string;
  readonly focus: string;
  readonly starts: string;
  /** Estádio do Maracanã: before or after the other card, as the table reads it. */
  readonly economyFirst: string;
  readonly economyAfter: string;
  /** Venetian Arsenal. */
  readonly again: string;
  /** Capitalism. */
  readonly replay: string;
  swap(v: Because): string;
  spend(v: { card: FocusId }): string;
  place(v: { left: number } & Because): string;
  /** As many as there are hills (Stonehenge). */
  placeHills(v: Because): string;
  placeNone(v: Because): string;
  readonly lift: string;
  /** Drama and Poetry. */
  readonly shift: string;
  readonly shiftTo: string;
  readonly media: string;
  readonly mediaNone: string;
  put(v: { n: number } & Because): string;
  zimbabwe(v: { left: number }): string;
  gain(v: Because): string;
  /** Steam Power. */
  readonly exchange: string;
  readonly exchangeFor: string;
  assign(v: { natural: NaturalId }): string;
  discard(v: { left: number }): string;
  embassy(v: { giver: string }): string;
  readonly nuke: string;
  upgrade(v: { level: Level }): string;
  improve(v: { left: number } & Because): string;
  readonly caravan: string;
  recall(v: { card: FocusId; left: number }): string;
  go(v: { caravan: number; spaces: number }): string;
  stateCard(v: { state: CityStateId }): string;
  pacts(v: { left: number } & Because): string;
  pactsOf(v: { giver: string }): string;
  industryBoth(v: { production: number }): string;
  industryWonder(v: { production: number }): string;
  readonly industryCity: string;
  pay(v: { wonder: WonderId; production: number; cost: number }): string;
  site(v: { wonder: WonderId }): string;
  militaryBoth(v: { attacks: number; reinforce: number }): string;
  militaryAttack(v: { attacks: number }): string;
  militaryReinforce(v: { reinforce: number }): string;
  attackTokens(v: { attack: number; defence: number }): string;
  defenceTokens(v: { attacker: string; attack: number; defence: number } & Hex): string;
  claim(v: { state: CityStateId }): string;
  spoils(v: { from: string; left: number }): string;
  spoilsSite(v: { wonder: WonderId }): string;
  readonly forbidden: string;
  readonly eiffel: string;
  readonly eiffelSecond: string;
  eiffelGive(v: { by: string }): string;
  readonly seoul: string;
  readonly geneva: string;
  surrender(v: { giver: string; left: number }): string;
  readonly leave: string;
  readonly crowd: string;
}

/** Rows of the menu. With the target behind it, each can be typed: 'build city F5'. */
export type Verb =
  | 'leader'
  | 'tile'
  | 'spot'
  | 'turn'
  | 'focus'
  | 'effect'
  | 'also'
  | 'again'
  | 'replay'
  | 'swap'
  | 'spend'
  | 'use'
  | 'place'
  | 'lift'
  | 'shift'
  | 'to'
  | 'media'
  | 'put'
  | 'gain'
  | 'give'
  | 'assign'
  | 'discard'
  | 'aid'
  | 'nuke'
  | 'take'
  | 'caravan'
  | 'go'
  | 'stay'
  | 'recall'
  | 'card'
  | 'pact'
  | 'wonder'
  | 'city'
  | 'pay'
  | 'natural'
  | 'site'
  | 'attack'
  | 'reinforce'
  | 'conquer'
  | 'liberate'
  | 'loot'
  | 'destroy'
  | 'pick'
  | 'yield'
  | 'lead'
  | 'renew'
  | 'barbarian'
  | 'return'
  | 'leave'
  | 'done';

/** What a caravan would come to. */
export type Goal =
  | { readonly at: 'state'; readonly state: CityStateId }
  | { readonly at: 'city' | 'capital'; readonly owner: string }
  | { readonly at: 'conquered'; readonly state: CityStateId; readonly owner: string };

/** What an attack would hit. */
export type Aim =
  | { readonly at: 'barbarian'; readonly letter: Barbarian }
  | { readonly at: 'state'; readonly state: CityStateId }
  | ({ readonly at: 'piece' } & Held)
  | { readonly at: 'nothing' };

/** What stands on a space. `standsFor`: a token that stands in for the city of a conquered city-state. */
export interface Held {
  readonly owner: string;
  readonly kind: PieceKind;
  readonly standsFor: CityStateId | null;
}

/** Steps in one or two directions from a space: '1 east, 2 south-east of B3'. No steps: on top of it. */
export interface Whereabouts {
  readonly steps: readonly { readonly n: number; readonly way: Direction }[];
  readonly from: string;
}

export interface Strike {
  readonly hex: string;
  readonly aim: Aim;
  readonly odds: { readonly chance: number; readonly attack: number; readonly defence: number } | null;
}

/** What stands behind the verb in the menu, as short as can be; spaces, tiles and letters stand there by themselves. */
export interface TargetTexts {
  whereabouts(v: Whereabouts): string;
  turn(v: { degrees: number }): string;
  /** focus, also, again, replay, put, assign, discard, aid, loot. */
  card(v: CardInRow): string;
  /** effect, use, natural, wonder, state-card, conquer, liberate, leader: the name of a thing. */
  thing(v: { id: string }): string;
  /** gain, give, pay. */
  resource(v: { resource: Resource }): string;
  swap(v: { cards: readonly [CardInRow, CardInRow] }): string;
  take(v: { card: FocusId; old: FocusId }): string;
  go(v: Hex & { goal: Goal | null }): string;
  /** pact, return. */
  pact(v: PactFrom): string;
  renew(v: PactFrom & { old: PactId }): string;
  lead(v: Hex & { letter: Barbarian }): string;
  attack(v: Strike): string;
  media(v: Hex & { reinforced: boolean }): string;
  /** `hex`: null on its card. */
  caravan(v: { caravan: number; hex: string | null }): string;
}

/** Whole choices, as they are told in the log and read out in plain mode: 'build a city on F5'. */
export interface ChoiceTexts {
  leader(v: { leader: LeaderId }): string;
  tile(v: { face: TileFace }): string;
  spot(v: Whereabouts): string;
  turn(v: { degrees: number; touches: readonly string[] }): string;
  focus(v: CardInRow): string;
  effect(v: { id: string }): string;
  also(v: CardInRow): string;
  again(v: CardInRow): string;
  replay(v: CardInRow): string;
  swap(v: { cards: readonly [CardInRow, CardInRow] }): string;
  /** `n`: null before an amount is chosen. */
  spend(v: { n: number | null }): string;
  use(v: { id: string }): string;
  place(v: Hex): string;
  lift(v: Hex): string;
  shift(v: Hex): string;
  to(v: Hex): string;
  media(v: Hex & { reinforced: boolean }): string;
  put(v: CardInRow): string;
  /** Great Zimbabwe. */
  store(v: { wonder: WonderId }): string;
  gain(v: { resource: Resource }): string;
  give(v: { resource: Resource }): string;
  assign(v: CardInRow): string;
  discard(v: CardInRow): string;
  aid(v: CardInRow): string;
  nuke(v: Hex): string;
  take(v: { card: FocusId; old: FocusId }): string;
  caravan(v: { caravan: number; hex: string | null }): string;
  go(v: Hex & { goal: Goal | null }): string;
  readonly stay: string;
  /** Not leaving the game after all. */
  readonly remain: string;
  recall(v: Hex): string;
  card(v: { state: CityStateId }): string;
  pact(v: PactFrom): string;
  wonder(v: { wonder: WonderId }): string;
  city(v: Hex): string;
  pay(v: { resource: Resource }): string;
  natural(v: { natural: NaturalId }): string;
  /** A city for a wonder: a new one, or one that was taken. */
  site(v: Hex): string;
  attack(v: Strike): string;
  reinforce(v: Hex): string;
  conquer(v: { state: CityStateId }): string;
  liberate(v: { state: CityStateId }): string;
  loot(v: CardInRow): string;
  destroy(v: Hex): string;
  pick(v: Hex): string;
  yield(v: Hex): string;
  lead(v: Hex & { letter: Barbarian }): string;
  renew(v: PactFrom & { old: PactId }): string;
  barbarian(v: { letter: Barbarian }): string;
  return(v: PactFrom): string;
  readonly leave: string;
  readonly done: string;
}
