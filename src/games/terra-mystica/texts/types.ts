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
  Source,
  SpecialId,
  Terrain,
  TownTileId,
} from '../data/ids.js';
import type { TmHeardTexts } from './heard.js';

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
  readonly brief: string;
  readonly full: string;
}

/** From the longest way to say it to the shortest. */
export type Ways = readonly [string, ...string[]];

export interface TmTexts extends TmHeardTexts {
  readonly faction: Readonly<Record<FactionId, string>>;
  readonly terrain: Readonly<Record<Terrain | 'river', Word>>;
  readonly building: Readonly<Record<Building, Word & { readonly one: string; readonly many: string }>>;
  readonly good: Readonly<Record<Good, string>>;
  /** Heads of columns, at most four columns wide. */
  readonly goodHead: Readonly<Record<Good, string>>;
  readonly cult: Readonly<Record<Cult, string>>;
  /** What scores during the round, and what the cults pay at its end. */
  readonly scoring: Readonly<Record<ScoringId, { readonly score: Ways; readonly end: Ways }>>;
  readonly bonus: Readonly<Record<BonusId, TileText>>;
  readonly favour: Readonly<Record<FavourId, TileText>>;
  readonly town: Readonly<Record<TownTileId, TileText>>;
  readonly power: Readonly<Record<PowerActionId, string>>;
  readonly special: Readonly<Record<SpecialId, string>>;
  readonly source: Readonly<Record<Source, string>>;

  /** One entry for each good: '3 workers', '2 coins'. */
  goods(v: { goods: Goods }): readonly string[];
  /** Points as they stand beside a name. */
  score(v: { points: number }): string;
  /** A number of a seat's tally, in a word. */
  tally(v: { key: string }): string;
  points(v: { n: number }): string;
  coinsOn(v: { n: number }): string;
  level(v: { level: number; max: number }): string;
  left(v: { n: number }): string;
  townOf(v: { name: string; tile: string; hexes: readonly string[] }): string;
  boardOf(v: { name: string; faction: FactionId | null }): string;
  /** Pieces of a kind that stand on the map. */
  pieces(v: { building: Building; n: number }): string;
  /** 'next round 3 workers', '2 coins': the parts of one list. */
  nextIncome(v: { goods: Goods }): readonly string[];
  shipping(v: { level: number; max: number }): string;
  spade(v: { goods: Goods }): string;
  /** A card or tile in one line. */
  tile(v: TileText): string;
  /** What a faction begins with. */
  startsWith(v: { goods: Goods; bowls: readonly number[] }): string;
  step(v: { goods: Goods; points: number }): string;
  opponentsOf(v: { highest: number }): string;
  area(v: { n: number }): string;
  keys(v: { n: number }): string;
  bridgesLeft(v: { n: number }): string;
  priestsSent(v: { n: number }): string;
  townsNeed(v: { n: number }): string;
  /** Final points for being first, second, third. */
  prizes(v: { points: readonly number[] }): string;

  /** What a thing means for the looking seat now. */
  readonly now: {
    freeOrders(v: { worth: readonly number[] }): string;
    youStand(v: { step: number }): string;
    held(v: { seat: number }): string;
    freeCard(v: { coins: number }): string;
    readonly notInGame: string;
    readonly taken: string;
    costs(v: { power: number }): string;
    thirdBowl(v: { holds: number; more: number }): string;
    tilesLeft(v: { n: number }): string;
    ground(v: { terrain: Terrain | 'river'; printed: Terrain | 'river' }): string;
    stands(v: { building: Building; seat: number }): string;
    inTown(v: { hexes: readonly string[] }): string;
    counts(v: { n: number }): string;
    spade(v: { goods: Goods }): string;
  };
  /** Waste that the rules do not mind. */
  readonly waste: {
    foreign(v: { spades: number }): string;
    brim(v: { power: number }): string;
    unused(v: { specials: readonly SpecialId[] }): string;
    lastPriests(v: { n: number }): string;
    lastPower(v: { n: number }): string;
    /** Passing while there is something to pay for. */
    goodsLeft(v: { can: 'build' | 'upgrade' | 'both'; goods: Goods }): string;
    spadesLost(v: { spades: number }): string;
    /** A town over a river hex could still be founded. */
    readonly riverTown: string;
    /** These buildings would make a town, but there is no tile for it. */
    readonly noTownTile: string;
  };

  readonly bowls: readonly [string, string, string];
  readonly page: Readonly<Record<'map' | 'faction' | 'boards' | 'tiles' | 'scoring', string>>;
  readonly title: Readonly<
    Record<
      | 'cults'
      | 'rounds'
      | 'cards'
      | 'heldCards'
      | 'unused'
      | 'power'
      | 'opponents'
      | 'favours'
      | 'towns'
      | 'founded'
      | 'holdings'
      | 'factions'
      | 'final'
      | 'points',
      string
    >
  >;
  readonly hint: Readonly<
    Record<'cults' | 'rounds' | 'cards' | 'power' | 'favours' | 'towns' | 'unused' | 'factions', string>
  >;
  readonly label: Readonly<
    Record<
      | 'power'
      | 'incomeLong'
      | 'income'
      | 'tiles'
      | 'next'
      | 'shipping'
      | 'nextShipping'
      | 'spade'
      | 'nextSpade'
      | 'tunnel'
      | 'favours'
      | 'towns'
      | 'card'
      | 'others'
      | 'pieces'
      | 'none'
      | 'noFaction'
      | 'total'
      | 'area'
      | 'cults'
      | 'goods'
      | 'goodsEnd',
      string
    >
  >;
  readonly legend: Readonly<Record<'town' | 'offer' | 'cursor', { readonly sign: string; readonly word: string }>>;
}
