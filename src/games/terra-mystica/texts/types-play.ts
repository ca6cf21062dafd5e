/** What is asked, offered, refused and told, as a shape. Values are ids, numbers, coordinates and names of people. */
import type {
  BonusId,
  Building,
  Cult,
  FactionId,
  FavourId,
  Good,
  PowerActionId,
  SpecialId,
  Terrain,
  TownTileId,
} from '../data/ids.js';
import type { Options, Phase, TmEvent } from '../types.js';
import type { Goods, TileId } from './types-nouns.js';

/** Questions that need no values. */
export type PlainTopic =
  | 'faction'
  | 'place'
  | 'first-card'
  | 'turn'
  | 'turn-second'
  | 'turn-rest'
  | 'rewards'
  | 'favour'
  | 'town'
  | 'keys'
  | 'last-key'
  | 'ordain'
  | 'ritual'
  | 'open-offers'
  | 'leave';

export interface TopicTexts extends Readonly<Record<PlainTopic, string>> {
  spades(v: { n: number }): string;
  /** `name` has built on `hex`; `points` are the price. */
  power(v: { power: number; points: number; name: string; hex: string }): string;
}

export type VerbId =
  | 'faction'
  | 'place'
  | 'card'
  | 'build'
  | 'dig'
  | 'advance'
  | 'upgrade'
  | 'priest'
  | 'power'
  | 'special'
  | 'pass'
  | 'end'
  | 'burn'
  | 'convert'
  | 'connect'
  | 'favour'
  | 'town'
  | 'key'
  | 'use-key'
  | 'keep-key'
  | 'ordain'
  | 'step'
  | 'take'
  | 'decline'
  | 'later'
  | 'done'
  | 'leave'
  | 'stay';

export type TrackId = 'ship' | 'dig';

/** What stands behind the verb in the menu: as short as it can be. Coordinates and names need no words. */
export interface TargetTexts {
  upgrade(v: { hex: string; from: Building | null; to: Building }): string;
  dig(v: { hex: string; to: Terrain }): string;
  /** `steps` 1: the priest goes back to the supply. */
  priest(v: { cult: Cult; steps: number }): string;
  convert(v: { from: Good; to: Good }): string;
  readonly track: Readonly<Record<TrackId, string>>;
  cult(v: { cult: Cult }): string;
  /** `at`: the hex or bridge place, '' where there is none. */
  power(v: { action: PowerActionId; at: string }): string;
  special(v: { special: SpecialId; at: string }): string;
  specialCult(v: { special: SpecialId; cult: Cult }): string;
  tile(v: { tile: TileId }): string;
  offer(v: { power: number; faction: FactionId }): string;
}

/** The whole choice in words. A hex that is null: the action is used up without doing what it could. */
export interface ChoiceTexts {
  faction(v: { faction: FactionId }): string;
  place(v: { hex: string }): string;
  card(v: { card: BonusId }): string;
  build(v: { hex: string }): string;
  dig(v: { hex: string; to: Terrain }): string;
  upgrade(v: { hex: string; to: Building }): string;
  readonly track: Readonly<Record<TrackId, string>>;
  /** `steps` 1: the priest goes back to the supply. */
  priest(v: { cult: Cult; steps: number }): string;
  power(v: { action: PowerActionId }): string;
  powerBridge(v: { a: string; b: string }): string;
  special(v: { special: SpecialId }): string;
  specialCult(v: { special: SpecialId; cult: Cult }): string;
  ride(v: { hex: string | null }): string;
  storm(v: { hex: string | null }): string;
  house(v: { hex: string | null }): string;
  /** The Engineers' bridge. */
  engineers(v: { a: string; b: string }): string;
  readonly pass: string;
  passFor(v: { card: BonusId }): string;
  /** null: any amount. */
  burn(v: { n: number | null }): string;
  convert(v: Conversion): string;
  /** null: any amount. */
  ordain(v: { n: number | null }): string;
  connect(v: { hex: string }): string;
  favour(v: { tile: FavourId }): string;
  town(v: { tile: TownTileId }): string;
  key(v: { cult: Cult }): string;
  step(v: { cult: Cult }): string;
  take(v: { points: number }): string;
  takeFrom(v: { power: number; faction: FactionId }): string;
  readonly decline: string;
  declineFrom(v: { power: number; faction: FactionId }): string;
  readonly end: string;
  readonly later: string;
  readonly done: string;
  readonly 'use-key': string;
  readonly 'keep-key': string;
  readonly leave: string;
  readonly stay: string;
}

/** A conversion: `taken` of `from` become `given` of `to`. */
export interface Conversion {
  readonly from: Good;
  readonly to: Good;
  readonly taken: number;
  readonly given: number;
}

/** Legal, but probably a slip. */
export interface WarningTexts {
  'spades-left'(v: { n: number }): string;
  readonly 'no-step': string;
  readonly leave: string;
  readonly 'no-effect': string;
}

/** Why something is not on offer. */
export interface ReasonTexts {
  occupied(v: { by: string }): string;
  'out-of-reach'(v: { shipping: number }): string;
  'no-piece'(v: { building: Building }): string;
  /** `spades` 0: none are needed. */
  'cannot-pay'(v: { goods: Goods; spades: number }): string;
  readonly 'no-priest': string;
  readonly 'no-track': string;
  readonly 'track-end': string;
  readonly 'action-taken': string;
  'no-power'(v: { needed: number; have: number; burnable: number }): string;
  readonly 'no-supply': string;
  readonly 'no-bridge': string;
  readonly 'no-stronghold': string;
  readonly 'octagon-used': string;
}

/** Who is meant by a seat. */
export interface Naming {
  name(seat: number): string;
}

/** What happened, as one sentence each. */
export type EventTexts = {
  readonly [K in TmEvent['type']]: (e: Extract<TmEvent, { type: K }>, t: Naming) => string;
};

/** Things on the table in a line, for the status row and for people who hear the table. */
export interface PlaceTexts {
  hex(v: {
    hex: string;
    terrain: Terrain | 'river';
    building: { readonly piece: Building; readonly owner: string } | null;
    town: TownTileId | null;
    /** How far the ground is from the home of whoever is to move. */
    away: { readonly spades: number; readonly home: Terrain } | null;
  }): string;
  cult(v: { cult: Cult; steps: readonly { readonly name: string; readonly step: number }[] }): string;
  card(v: { card: BonusId; coins: number }): string;
  power(v: { action: PowerActionId }): string;
  special(v: { special: SpecialId }): string;
  tile(v: { tile: TileId }): string;
  bridge(v: { bridge: string }): string;
  readonly track: Readonly<Record<TrackId, string>>;
}

export type OptionId = keyof Options;
export type OptionValueId =
  | Options['factions']
  | Options['powerTiming']
  | Options['spadesScored']
  | Options['ordination'];

/** What a ledger row should have been. */
export interface WantedTexts {
  number(v: { column: number }): string;
  columns(v: { n: number }): string;
  readonly move: string;
  readonly 'not-over': string;
  readonly over: string;
  answer(v: { faction: FactionId; topic: PlainTopic | 'spades' | 'power' }): string;
}

/** Numbers of a seat. */
export type TallyWord = 'points' | 'coins' | 'workers' | 'priests' | 'bowl1' | 'bowl2' | 'bowl3' | Cult;

/** What a ledger row says, and what the rules give. */
interface Differing {
  readonly row: number;
  readonly faction: FactionId;
  readonly expected: number;
  readonly found: number;
  readonly text: string;
}

export interface RefusalTexts {
  /** `option` and `value` as they are typed. */
  'option-twice'(v: { option: OptionId; value: string }): string;
  'option-later'(v: { option: OptionId; value: string }): string;
  'factions-count'(v: { given: number; seats: number }): string;
  'factions-same-terrain'(v: { one: FactionId; two: FactionId; terrain: Terrain }): string;
  'factions-given'(v: { factions: Options['factions'] }): string;
  readonly 'first-game-fixed': string;
  'scoring-count'(v: { given: number; rounds: number }): string;
  'scoring-spades'(v: { round: number }): string;
  'cards-count'(v: { given: number; needed: number }): string;
  /** `wanted` is one of the catalogue's own. */
  'ledger-row'(v: { row: number; wanted: string; found: string }): string;
  'ledger-faction'(v: { row: number; found: string }): string;
  'ledger-command'(v: { row: number; found: string }): string;
  'ledger-header'(v: { row: number; found: string }): string;
  'ledger-map'(v: { row: number; found: string }): string;
  'ledger-option'(v: { found: string }): string;
  'ledger-seats'(v: { found: number }): string;
  'ledger-scoring'(v: { found: number; expected: number }): string;
  'ledger-cards'(v: { found: number; expected: number }): string;
  'ledger-differs'(v: Differing & { what: TallyWord }): string;
  'ledger-prize'(v: Differing & { of: Cult | 'network' }): string;
  readonly 'ledger-no-factions': string;
  'log-broken'(v: { entry: string }): string;
  'ledger-cut-off'(v: { row: number; round: number }): string;
}

export type PowerOrder = 'ask' | 'take-all' | 'decline-all';
/** 'unless': end, unless a conversion could still matter. */
export type RestOrder = 'ask' | 'unless' | 'end';

/** Standing orders: what they are about, and what each value does. */
export interface OrderTexts {
  readonly power: {
    readonly title: string;
    readonly values: Readonly<Record<PowerOrder, string>>;
    /** Power is taken as long as it costs no more than that. */
    upTo(v: { points: number }): string;
  };
  readonly rest: { readonly title: string; readonly values: Readonly<Record<RestOrder, string>> };
}

export interface TmPlayTexts {
  readonly topic: TopicTexts;
  /** Rows of the menu. */
  readonly verb: Readonly<Record<VerbId, string>>;
  readonly target: TargetTexts;
  /** Verb and target in a narrow menu, as they read together: behind a noun the target may need a colon. */
  menuRow(v: { verb: VerbId; target: string }): string;
  readonly choice: ChoiceTexts;
  /** As narrow as it can be: '2w 5c'. */
  price(v: { goods: Goods }): string;
  readonly warning: WarningTexts;
  readonly reason: ReasonTexts;
  readonly event: EventTexts;
  /** The head row: 'round 4 of 6  actions'. */
  where(v: { round: number; rounds: number; phase: Phase }): string;
  /** Names stand for people or factions; no verb may need their number or gender. */
  over(v: { names: readonly string[]; points: number }): string;
  readonly option: Readonly<Record<OptionId, { readonly title: string; readonly help: string }>>;
  readonly optionValue: Readonly<Record<OptionValueId, string>>;
  readonly wanted: WantedTexts;
  readonly refusal: RefusalTexts;
  readonly place: PlaceTexts;
  /** Heads of the ledger: at most seven columns. */
  readonly ledger: Readonly<Record<'points' | 'coins' | 'workers' | 'priests' | 'power' | 'cults', string>>;
  readonly order: OrderTexts;
}
