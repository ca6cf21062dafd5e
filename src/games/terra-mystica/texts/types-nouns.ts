/** The nouns of Terra Mystica, as a shape. Sentences look them up here and put them into the form that they need. */
import type {
  BonusId,
  Building,
  Cult,
  FactionId,
  FavourId,
  Good,
  PowerActionId,
  ScoringId,
  Source,
  SpecialId,
  Terrain,
  TownTileId,
} from '../data/ids.js';

export type Goods = Readonly<Partial<Record<Good, number>>>;

/** A word with what is left of it on small tiles: `brief` at most seven columns, `letter` one. */
export interface Word {
  readonly word: string;
  readonly brief: string;
  readonly letter: string;
}

/** What a tile or card gives: a name for its band, a few words, a sentence. */
export interface TileText {
  readonly name: string;
  /** The name where it would be cut: at most ten columns. */
  readonly narrow?: string;
  readonly brief: string;
  readonly full: string;
}

/** From the longest way to say it to the shortest. */
export type Ways = readonly [string, ...string[]];

/** Tiles and cards of the box: they have no printed names, so sentences say what they do. */
export type TileId = FavourId | TownTileId | ScoringId | BonusId;

/** What gives or takes without being a tile, a faction or a cult; these stand in brackets behind a sentence. */
export type CauseWord =
  | 'income'
  | 'ship'
  | 'dig'
  | 'key'
  | 'priest'
  | 'power'
  | 'stronghold'
  | 'cults'
  | 'area'
  | 'goods';

export type TileKind = 'favour' | 'town' | 'scoring' | 'card' | 'power' | 'special';

export interface TmNouns {
  readonly faction: Readonly<Record<FactionId, string>>;
  readonly terrain: Readonly<Record<Terrain | 'river', Word>>;
  readonly building: Readonly<Record<Building, Word & { readonly one: string; readonly many: string }>>;
  readonly good: Readonly<Record<Good, string>>;
  /** Heads of columns, at most four columns wide. */
  readonly goodHead: Readonly<Record<Good, string>>;
  /** `word` before a track, at most five columns; `name` as the title of its rule. */
  readonly cult: Readonly<Record<Cult, { readonly word: string; readonly name: string }>>;
  /** What scores during the round, and what the cults pay at its end. */
  readonly scoring: Readonly<Record<ScoringId, { readonly score: Ways; readonly end: Ways }>>;
  readonly bonus: Readonly<Record<BonusId, TileText>>;
  readonly favour: Readonly<Record<FavourId, TileText>>;
  readonly town: Readonly<Record<TownTileId, TileText>>;
  /** What a tile or card does, in one line without a full stop. */
  readonly meaning: Readonly<Record<TileId, string>>;
  /** What an action gives, without its price. */
  readonly power: Readonly<Record<PowerActionId, string>>;
  /** `brief` for the screen, at most twenty columns; `full` for sentences. */
  readonly special: Readonly<Record<SpecialId, { readonly brief: string; readonly full: string }>>;
  readonly cause: Readonly<Record<CauseWord, string>>;
  /** A tile by its id, with the kind of thing it is. */
  readonly tileNamed: Readonly<Record<TileKind, (v: { id: string }) => string>>;
  /** What a cult pays at the end. */
  cultPrize(v: { cult: Cult }): string;
  /** Where points come from: rows of the tables of points, at most sixteen columns. */
  readonly source: Readonly<Record<Source, string>>;
}
