/** Everything that Terra Mystica's screen says, as a shape: another language is another object of this type. */
import type {
  BonusId,
  Building,
  Cult,
  FactionId,
  FavourId,
  Good,
  PowerActionId,
  ScoringId,
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

export interface TmTexts {
  readonly faction: Readonly<Record<FactionId, string>>;
  readonly terrain: Readonly<Record<Terrain | 'river', Word>>;
  readonly building: Readonly<Record<Building, Word & { readonly many: string }>>;
  readonly good: Readonly<Record<Good, string>>;
  readonly cult: Readonly<Record<Cult, string>>;
  /** What scores during the round, and what the cults pay at its end. */
  readonly scoring: Readonly<Record<ScoringId, { readonly score: string; readonly end: string }>>;
  /** What a card brings as income, and what it can do besides. */
  readonly bonus: Readonly<Record<BonusId, { readonly income: string; readonly extra: string }>>;
  readonly favour: Readonly<Record<FavourId, { readonly steps: string; readonly gives: string }>>;
  readonly town: Readonly<Record<TownTileId, { readonly points: string; readonly gives: string }>>;
  readonly power: Readonly<Record<PowerActionId, string>>;
  readonly special: Readonly<Record<SpecialId, string>>;

  /** One entry for each good: '3 workers', '2 coins'. */
  goods(v: { goods: Goods }): readonly string[];
  /** A number of a seat's tally, in a word. */
  tally(v: { key: string }): string;
  points(v: { n: number }): string;
  coinsOn(v: { n: number }): string;
  level(v: { level: number; max: number }): string;
  left(v: { n: number }): string;
  round(v: { round: number }): string;
  townOf(v: { hexes: readonly string[] }): string;
  boardOf(v: { name: string; faction: FactionId | null }): string;
  /** Pieces of a kind that stand on the map. */
  pieces(v: { building: Building; n: number }): string;

  readonly bowls: readonly [string, string, string];
  readonly title: Readonly<
    Record<
      | 'cults'
      | 'rounds'
      | 'cards'
      | 'power'
      | 'opponents'
      | 'favours'
      | 'towns'
      | 'board'
      | 'map'
      | 'scoring'
      | 'boards',
      string
    >
  >;
  readonly hint: Readonly<Record<'cults' | 'rounds' | 'cards' | 'power' | 'opponents' | 'favours' | 'towns', string>>;
  readonly label: Readonly<
    Record<
      | 'income'
      | 'tiles'
      | 'next'
      | 'shipping'
      | 'spade'
      | 'specials'
      | 'favours'
      | 'towns'
      | 'card'
      | 'keys'
      | 'area'
      | 'bridges'
      | 'none'
      | 'noFaction'
      | 'round'
      | 'atEnd'
      | 'held'
      | 'free'
      | 'burnt'
      | 'pointsNow',
      string
    >
  >;
}
