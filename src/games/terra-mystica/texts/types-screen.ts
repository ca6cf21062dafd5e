/** What Terra Mystica's screen says besides names and sentences of play, as a shape. */
import type { Building, FactionId, Good, SpecialId, Terrain } from '../data/ids.js';
import type { Goods, TileText } from './types-nouns.js';
import type { TallyWord } from './types-play.js';

export interface TmScreenTexts {
  /** One entry for each good: '3 workers', '2 coins'. */
  goods(v: { goods: Goods }): readonly string[];
  /** Points as they stand beside a name. */
  score(v: { points: number }): string;
  /** Numbers of a seat, in a word. */
  readonly tally: Readonly<Record<TallyWord, string>>;
  /** The word alone, as it stands behind this number. */
  goodAfter(v: { good: Good; n: number }): string;
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
}
