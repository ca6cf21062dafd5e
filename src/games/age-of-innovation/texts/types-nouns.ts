/** The nouns of Age of Innovation, as a shape. Sentences look them up here and put them into the form that they need. */
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
import type { Source } from '../types.js';

/** A word with what is left of it on small tiles: `brief` at most seven columns, `letter` one. */
export interface Word {
  readonly word: string;
  readonly brief: string;
  readonly letter: string;
}

/** A tile: `name` in lists and sentences, `meaning` in one line without a full stop, beginning with a small letter. */
export interface TileText {
  readonly name: string;
  readonly meaning: string;
}

/** A tile that is shown as a card; `brief` is a few words. */
export interface CardText extends TileText {
  readonly brief: string;
}

/** A card without a name of its own: `top` is what stands in its head, at most eleven columns. */
export interface TopText extends CardText {
  readonly top: string;
}

/** Something whose bare name would be taken for goods or land: `label` says what kind of thing it is. */
export interface Labelled {
  readonly label: string;
}

/** From the longest way to say it to the shortest. */
export type Ways = readonly [string, ...string[]];

/** Numbers that depend on the printing and on how many play. */
export interface Numbers {
  /** Illusionists: points for a power action. */
  readonly illusion: number;
  /** Moles: points for a tunnel. */
  readonly tunnel: number;
  /** Navigators: coins for a workshop at a river. */
  readonly coins: number;
  readonly later: boolean;
}

/** What the next steps of a track bring; `vp` are points, `books` those of any discipline. */
export interface TrackGain {
  readonly what: 'vp' | 'books';
  readonly n: number;
}

/** The meanings that are said with the numbers of this game. */
export interface ExactTexts {
  illusionists(v: Numbers): string;
  moles(v: Numbers): string;
  navigators(v: Numbers): string;
  'palace-11'(v: Numbers): string;
  'palace-15'(v: Numbers): string;
  'palace-16'(v: Numbers): string;
  lake(v: { readonly rewards: readonly TrackGain[] }): string;
}

export type GoodWord = 'coins' | 'tools' | 'scholars' | 'power' | 'books' | 'vp';

/** What pays, gives or asks without being a tile. These stand alone, or in brackets behind a sentence. */
export type CauseWord =
  | 'income'
  | 'build'
  | 'dig'
  | 'upgrade'
  | 'shipping'
  | 'terraforming'
  | 'track'
  | 'scholar'
  | 'convert'
  | 'spades'
  | 'bridge'
  | 'tunnel'
  | 'flight'
  | 'city'
  | 'founded'
  | 'competency'
  | 'offer'
  | 'area'
  | 'science'
  | 'resources'
  | 'start'
  | 'set-up'
  | 'turn';

export interface AoiNouns {
  readonly faction: Readonly<Record<FactionId, TileText>>;
  /** Planning displays, named after their terrain. */
  readonly board: Readonly<Record<Terrain, TileText & Labelled>>;
  readonly exact: ExactTexts;
  readonly terrain: Readonly<Record<Terrain | 'river', Word>>;
  readonly building: Readonly<Record<Building, Word & { readonly many: string; readonly meaning: string }>>;
  readonly discipline: Readonly<Record<Discipline, Word & { readonly meaning: string }>>;
  readonly competency: Readonly<Record<CompetencyId, CardText>>;
  /** `narrow`: what is left of a long name on a narrow card. */
  readonly innovation: Readonly<Record<InnovationId, CardText & { readonly narrow?: string }>>;
  readonly palace: Readonly<Record<PalaceId, CardText>>;
  readonly booster: Readonly<Record<BoosterId, TopText>>;
  readonly city: Readonly<Record<CityTileId, TopText & Labelled>>;
  /** What scores in the round, and what the science bonus pays at its end. */
  readonly round: Readonly<Record<RoundTileId, TileText & { readonly score: Ways; readonly end: Ways }>>;
  readonly final: Readonly<Record<FinalTileId, TileText & { readonly score: Ways }>>;
  /** `meaning` says what the action gives, without its price. */
  readonly power: Readonly<Record<PowerActionId, TileText & Labelled>>;
  readonly book: Readonly<Record<BookActionId, TileText & Labelled>>;
  /** What a special action does, in at most twenty columns. */
  readonly special: Readonly<Record<SpecialId, string>>;
  readonly cause: Readonly<Record<CauseWord, string>>;
  /** Where points come from: rows of the tables of points, at most fifteen columns. */
  readonly source: Readonly<Record<Source, string>>;
  readonly good: Readonly<Record<GoodWord, string>>;
  /** Heads of columns, at most four columns wide. */
  readonly goodHead: Readonly<Record<GoodWord, string>>;
}

/** Tiles with a special action. */
export type SpecialId = Extract<
  EffectId,
  | 'philosophers'
  | 'psychics'
  | 'deus-ex-machina'
  | 'professors'
  | 'palace-1'
  | 'palace-2'
  | 'palace-3'
  | 'palace-4'
  | 'palace-6'
  | 'palace-13'
  | 'competency-7'
  | 'booster-5'
  | 'booster-6'
  | 'booster-7'
>;
