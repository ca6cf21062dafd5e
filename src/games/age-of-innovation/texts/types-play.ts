/** What is asked, offered, refused and told, as a shape. Values are ids, numbers, coordinates and names of people. */
import type {
  BookActionId,
  BoosterId,
  Building,
  CityTileId,
  CompetencyId,
  Discipline,
  EffectId,
  FactionId,
  FinalTileId,
  InnovationId,
  PalaceId,
  PowerActionId,
  RoundTileId,
  Terrain,
} from '../data/ids.js';
import type { Access, Dealing, Event, Reward, View } from '../types.js';

/** What asks: a tile, a rule or a hex, for the brackets behind a question; null where it goes without saying. */
interface Asking {
  readonly from: string | null;
}

export interface TopicTexts {
  turn(v: { second: boolean }): string;
  readonly after: string;
  readonly set: string;
  readonly draft: string;
  readonly 'draft-booster': string;
  readonly leave: string;
  readonly settle: string;
  books(v: Asking & { left: number }): string;
  pay(v: Asking & { left: number }): string;
  step(v: Asking & { left: number }): string;
  'steps-in-one'(v: Asking & { left: number }): string;
  key(v: { discipline: Discipline; left: number }): string;
  /** `free` 0: only the workshop is still open. */
  spades(v: Asking & { free: number }): string;
  neutral(v: Asking & { piece: Building }): string;
  bridge(v: Asking): string;
  competency(v: Asking): string;
  readonly palace: string;
  city(v: Asking): string;
  readonly reward: string;
  part(v: Asking): string;
  'guild-upgrade'(v: Asking): string;
  'guild-swap'(v: Asking): string;
  'guild-anywhere'(v: Asking): string;
  /** `by` has built on `hex`; `cost` are points. */
  offer(v: { power: number; cost: number; by: string; hex: string }): string;
}

export type VerbId =
  | 'leave'
  | 'stay'
  | 'build'
  | 'dig'
  | 'upgrade'
  | 'track'
  | 'innovate'
  | 'scholar'
  | 'power'
  | 'books'
  | 'special'
  | 'pavilion'
  | 'bridge'
  | 'found'
  | 'pass'
  | 'convert'
  | 'burn'
  | 'end'
  | 'set'
  | 'draft'
  | 'start'
  | 'place'
  | 'book'
  | 'pay'
  | 'step'
  | 'use-key'
  | 'keep-key'
  | 'done'
  | 'competency'
  | 'palace'
  | 'city'
  | 'reward'
  | 'part'
  | 'guild'
  | 'accept'
  | 'decline';

export type TrackId = 'shipping' | 'terraforming';
/** Goods of a conversion. */
export type Convertible = 'coin' | 'tool' | 'scholar' | 'power' | Discipline;
/** Parts of a tile that can be done in any order. */
export type PartId = 'spades' | 'bridges' | 'gain' | 'neutral' | 'competency' | 'city';

/** A conversion: `taken` of `from` become `given` of `to`. */
export interface Conversion {
  readonly from: Convertible;
  readonly to: Convertible;
  readonly taken: number;
  readonly given: number;
}

/** What stands behind the verb in the menu: as short as it can be. Coordinates need no words. */
export interface TargetTexts {
  hex(v: { hex: string; by: Access }): string;
  piece(v: { hex: string; building: Building }): string;
  readonly track: Readonly<Record<TrackId, string>>;
  /** `space` 1: the scholar is given back. */
  scholar(v: { discipline: Discipline; space: number }): string;
  set(v: { board: Terrain; faction: FactionId; booster: BoosterId }): string;
  draft(v: { tile: DraftTile }): string;
  convert(v: { from: Convertible; to: Convertible }): string;
  palace(v: { palace: PalaceId }): string;
  reward(v: { reward: Reward }): string;
  readonly part: Readonly<Record<PartId, string>>;
}

export type DraftTile = Terrain | FactionId | PalaceId | BoosterId;

/** The whole choice in words. */
export interface ChoiceTexts {
  readonly leave: string;
  readonly stay: string;
  build(v: { hex: string; by: Access }): string;
  dig(v: { hex: string; by: Access; spades: number }): string;
  upgrade(v: { hex: string; to: Building }): string;
  readonly track: Readonly<Record<TrackId, string>>;
  innovate(v: { innovation: InnovationId }): string;
  /** `space` 1: given back for one level; otherwise as many levels as the space is worth. */
  scholar(v: { discipline: Discipline; space: number }): string;
  power(v: { action: PowerActionId; power: number }): string;
  books(v: { action: BookActionId; books: number }): string;
  special(v: { tile: EffectId }): string;
  pavilion(v: { hex: string }): string;
  bridge(v: { a: string; b: string }): string;
  found(v: { hex: string }): string;
  readonly pass: string;
  passFor(v: { booster: BoosterId; coins: number }): string;
  convert(v: Conversion): string;
  burn(v: { n: number }): string;
  readonly end: string;
  set(v: { board: Terrain; faction: FactionId; booster: BoosterId }): string;
  readonly draft: {
    board(v: { board: Terrain }): string;
    faction(v: { faction: FactionId }): string;
    palace(v: { palace: PalaceId }): string;
    booster(v: { booster: BoosterId }): string;
  };
  start(v: { hex: string; building: Building }): string;
  place(v: { hex: string }): string;
  book(v: { discipline: Discipline; n: number }): string;
  pay(v: { discipline: Discipline; n: number }): string;
  step(v: { discipline: Discipline }): string;
  readonly 'use-key': string;
  readonly 'keep-key': string;
  readonly done: string;
  /** `place` is what comes with the tile. */
  competency(v: { competency: CompetencyId; place: CompetencyPlace | null }): string;
  palace(v: { palace: PalaceId }): string;
  city(v: { city: CityTileId }): string;
  readonly reward: Readonly<Record<Exclude<Reward, CityTileId>, string>>;
  rewardTile(v: { city: CityTileId }): string;
  readonly part: Readonly<Record<PartId, string>>;
  readonly startSpade: string;
  guild(v: { hex: string }): string;
  readonly accept: string;
  readonly decline: string;
}

export interface CompetencyPlace {
  readonly steps: number;
  readonly books: number;
  readonly discipline: Discipline;
}

/** Legal, but probably a slip. */
export interface WarningTexts {
  'steps-lost'(v: { n: number }): string;
  'spades-lost'(v: { n: number }): string;
  'bridges-lost'(v: { n: number }): string;
  readonly 'guild-lost': string;
  readonly 'no-gain': string;
  readonly leave: string;
  readonly 'second-lost': string;
}

/** Why something is not on offer. */
export interface ReasonTexts {
  /** `books` are missing in all; those that must be of one discipline are among them. */
  'cannot-pay'(v: {
    goods: Goods;
    books: number;
    named: readonly { readonly discipline: Discipline; readonly n: number }[];
  }): string;
  readonly 'out-of-reach': string;
  'no-piece'(v: { piece: Building }): string;
  readonly 'no-palace-tile': string;
  readonly 'neutral-piece': string;
  readonly 'track-end': string;
  readonly 'slots-full': string;
  taken(v: { by: string }): string;
  readonly used: string;
  readonly 'space-taken': string;
  readonly 'no-bridge-place': string;
  readonly 'no-guild-place': string;
  readonly 'no-spade-place': string;
}

/** `vp` are points; `books` those of any discipline; `tokens` new power tokens in bowl III. */
export type Goods = Readonly<Record<string, number>>;

/** Who is meant by a seat. */
export interface Naming {
  name(seat: number): string;
}

/** Events that are told by one entry each; the others are told by their kind. */
export type PlainEvent = Exclude<Event['type'], 'convert' | 'draft' | 'action' | 'lost'>;

/** Whoever loses something, what it comes from, and how much it is. */
interface Losing {
  readonly name: string;
  readonly why: string;
  readonly n: number;
}

/** What happened, as one sentence each. */
export type EventTexts = {
  readonly [K in PlainEvent]: (e: Extract<Event, { type: K }>, t: Naming) => string;
} & {
  convert(v: Conversion & { name: string }): string;
  burn(v: { name: string; n: number }): string;
  readonly draft: {
    board(v: { name: string; board: Terrain }): string;
    faction(v: { name: string; faction: FactionId }): string;
    palace(v: { name: string; palace: PalaceId }): string;
    booster(v: { name: string; booster: BoosterId }): string;
  };
  readonly action: {
    power(v: { name: string; action: PowerActionId }): string;
    book(v: { name: string; action: BookActionId }): string;
    special(v: { name: string; tile: string }): string;
  };
  /** What is given and finds no place, no piece or no use. `chosen`: given up freely. */
  readonly lost: {
    scholars(v: Losing): string;
    power(v: Losing): string;
    steps(v: Losing): string;
    spades(v: Losing): string;
    bridge(v: Losing & { chosen: boolean }): string;
    guild(v: Losing & { chosen: boolean }): string;
    shipping(v: Losing): string;
    terraforming(v: Losing): string;
    competency(v: Losing): string;
    'city-tile'(v: Losing): string;
    piece(v: Losing & { piece: Building }): string;
  };
};

export interface RefusalTexts {
  'small-side'(v: { seats: number }): string;
  'large-side'(v: { seats: number }): string;
  'first-seat'(v: { first: number; seats: number }): string;
  /** `option` and `value` as they are typed. */
  twice(v: { option: OptionId; value: string }): string;
  'how-many'(v: { option: OptionId; need: number; got: number }): string;
  'only-fixed'(v: { option: OptionId; dealing: Dealing }): string;
  'spades-late'(v: { tile: RoundTileId }): string;
  'three-alike'(v: { discipline: Discipline }): string;
  'final-clash'(v: { final: FinalTileId; round: RoundTileId }): string;
  'area-two'(v: { seats: number }): string;
}

/** Things on the table in a line, for the status row and for people who hear the table. */
export interface PlaceTexts {
  hex(v: {
    hex: string;
    /** null: river. */
    terrain: Terrain | null;
    building: { readonly piece: Building; readonly neutral: boolean; readonly owner: string } | null;
    pavilion: boolean;
    inCity: boolean;
    border: boolean;
    riverside: boolean;
  }): string;
  power(v: { action: PowerActionId; power: number }): string;
  books(v: { action: BookActionId; books: number }): string;
  /** Any other tile, building or discipline; `hasMeaning` is false where there is nothing to say about it. */
  thing(v: { id: string; hasMeaning: boolean }): string;
}

export type OptionId =
  | 'printing'
  | 'side'
  | 'dealing'
  | 'first'
  | 'boards'
  | 'factions'
  | 'boosters'
  | 'rounds'
  | 'final'
  | 'book-actions'
  | 'innovations'
  | 'competencies'
  | 'palaces'
  | 'area'
  | 'old-spades';

export type OptionValueId = 'later' | '1.0' | 'by-players' | 'large' | 'small' | 'sets' | 'draft' | 'random' | 'fixed';

export type OfferOrder = 'ask' | 'free' | 'free-only' | 'one' | 'two' | 'all' | 'none';
/** 'unless': end, unless a conversion could still matter. */
export type AfterOrder = 'ask' | 'unless' | 'end';

/** Standing orders: what they are about, and what each value does. */
export interface OrderTexts {
  readonly offers: { readonly title: string; readonly values: Readonly<Record<OfferOrder, string>> };
  readonly after: { readonly title: string; readonly values: Readonly<Record<AfterOrder, string>> };
}

export interface AoiPlayTexts {
  readonly topic: TopicTexts;
  /** Rows of the menu. */
  readonly verb: Readonly<Record<VerbId, string>>;
  readonly target: TargetTexts;
  /** Verb and target in a narrow menu, as they read together: behind a noun the target may need a colon. */
  menuRow(v: { verb: VerbId; target: string }): string;
  readonly choice: ChoiceTexts;
  /** As narrow as it can be: '2t 5c'. */
  price(v: { goods: Goods }): string;
  readonly warning: WarningTexts;
  readonly reason: ReasonTexts;
  readonly event: EventTexts;
  /** The head row: 'round 4 of 6  actions'. */
  where(v: { round: number; rounds: number; phase: View['phase'] }): string;
  /** Names stand for people or factions; no verb may need their number or gender. */
  over(v: { names: readonly string[]; points: number }): string;
  readonly option: Readonly<Record<OptionId, { readonly title: string; readonly help: string }>>;
  readonly optionValue: Readonly<Record<OptionValueId, string>>;
  readonly refusal: RefusalTexts;
  readonly place: PlaceTexts;
  /** Heads of the ledger: at most seven columns. */
  readonly ledger: Readonly<Record<'vp' | 'coins' | 'tools' | 'scholars' | 'books' | 'power' | 'science', string>>;
  /** What the box has and this program does not. */
  readonly missing: string;
  readonly order: OrderTexts;
}
