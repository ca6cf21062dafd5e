/** What the screen says besides names and sentences of play, as a shape. */
import type {
  BoosterId,
  Building,
  CityTileId,
  Discipline,
  EffectId,
  FactionId,
  FinalTileId,
  InnovationId,
  PalaceId,
  Terrain,
} from '../data/ids.js';
import type { Ways } from './types-nouns.js';
import type { Goods } from './types-play.js';

export interface AoiScreenTexts {
  /** One entry for each good: '2 tools', '6 coins'. */
  goods(v: { goods: Goods }): readonly string[];
  /** The noun alone, behind its number. */
  goodAfter(v: { good: 'coins' | 'tools' | 'scholars'; n: number }): string;
  /** Points as they stand beside a name. */
  score(v: { points: number }): string;
  /** Numbers of a seat, in a word. */
  readonly tally: Readonly<Record<TallyWord, string>>;
  points(v: { n: number }): string;
  coinsOn(v: { n: number }): string;
  left(v: { n: number }): string;
  boardOf(v: { name: string; faction: FactionId | null }): string;
  /** 'next round 3 tools', '2 coins': the parts of one list; null when no income comes any more. */
  nextIncome(v: { goods: Goods | null; withoutBooster: boolean }): readonly string[];
  pieces(v: { building: Building; n: number }): string;
  shipping(v: { level: number; max: number }): string;
  spade(v: { tools: number }): string;
  step(v: { price: Goods; reward: Goods }): string;
  tokens(v: { n: number }): string;
  scholarsLeft(v: { n: number }): string;
  keys(v: { n: number }): string;
  bridgesLeft(v: { n: number }): string;
  cities(v: { n: number }): string;
  pavilions(v: { n: number }): string;
  /** A tile that somebody holds, in a few words. */
  tile(v: { tile: BoosterId | PalaceId | InnovationId | CityTileId }): string;
  /** What comes with a competency of a row. */
  rowBonus(v: { steps: number; books: number }): Ways;
  innovationHint(v: { slot: number | null; coins: number }): string;
  worth(v: { n: number }): Ways;
  /** A city on the map; without hexes its tile lies on the palace. */
  cityOn(v: { tile: CityTileId | null; hexes: readonly string[] }): string;
  opponentsOf(v: { highest: number }): string;
  prizes(v: { points: readonly number[] }): string;
  goodsEnd(v: { coins: number }): string;
  neutral(v: { area: number | null }): string;
  turnOrder(v: { names: readonly string[] }): string;
  /** What else scores in the last round. */
  finalToo(v: { final: FinalTileId }): Ways;

  /** What a thing means for the looking seat now. */
  readonly now: {
    readonly gone: string;
    readonly notInGame: string;
    readonly noSlot: string;
    readonly taken: string;
    readonly haveOne: string;
    readonly free: string;
    readonly yours: string;
    readonly noSpace: string;
    costs(v: { books: readonly { discipline: Discipline; n: number }[]; any: number; coins: number }): string;
    brings(v: { points: number }): string;
    onBoard(v: { board: Terrain }): string;
    withBooster(v: { booster: BoosterId }): string;
    palaceOf(v: { seat: number | null; built: boolean }): string;
    costsPower(v: { power: number }): string;
    thirdBowl(v: { holds: number }): string;
    costsBooks(v: { books: number }): string;
    haveBooks(v: { books: number }): string;
    tilesLeft(v: { n: number }): string;
    comesWith(v: { steps: number; books: number; discipline: Discipline }): string;
    level(v: { level: number; keys: number }): string;
    spaces(v: { worth: readonly number[] }): string;
    coinsOn(v: { coins: number }): string;
    inSet(v: { faction: FactionId; board: Terrain }): string;
    held(v: { seat: number }): string;
    readonly river: string;
    ground(v: { terrain: Terrain; border: boolean; riverside: boolean }): string;
    stands(v: { building: Building; seat: number; neutral: boolean; pavilion: boolean }): string;
    inCity(v: { hexes: readonly string[] }): string;
  };
  /** Waste that the rules do not mind. */
  readonly waste: {
    foreign(v: { spades: number }): string;
    brim(v: { power: number }): string;
    lastBooks(v: { n: number }): string;
    lastPower(v: { n: number }): string;
    unused(v: { tiles: readonly EffectId[] }): string;
    lastScholars(v: { n: number }): string;
    /** Passing while there is something to pay for. */
    goodsLeft(v: { can: 'build' | 'upgrade' | 'both'; goods: Goods }): string;
    /** A city over a river hex could still be founded. */
    readonly riverCity: string;
    /** These buildings make a city, but there is no tile for it. */
    readonly noCityTile: string;
  };

  readonly bowls: readonly [string, string, string];
  readonly neutralSign: string;
  readonly keySign: string;
  readonly page: Readonly<Record<'map' | 'board' | 'science' | 'tiles' | 'rounds' | 'boards', string>>;
  readonly title: Readonly<Record<TitleWord, string>>;
  readonly hint: Readonly<Record<HintWord, string>>;
  readonly label: Readonly<Record<LabelWord, string>>;
}

export type TallyWord =
  | 'points'
  | 'coins'
  | 'tools'
  | 'scholars'
  | 'banking'
  | 'law'
  | 'engineering'
  | 'medicine'
  | 'books'
  | 'bowl1'
  | 'bowl2'
  | 'bowl3'
  | 'levelBanking'
  | 'levelLaw'
  | 'levelEngineering'
  | 'levelMedicine'
  | 'keys'
  | 'shipping'
  | 'terraforming';
export type TitleWord =
  | 'science'
  | 'rounds'
  | 'power'
  | 'books'
  | 'boosters'
  | 'heldBoosters'
  | 'innovations'
  | 'competencies'
  | 'palaces'
  | 'reserved'
  | 'cityTiles'
  | 'cities'
  | 'opponents'
  | 'sets'
  | 'pool'
  | 'points'
  | 'final'
  | 'taken'
  | 'order'
  | 'unused';
export type HintWord =
  | 'science'
  | 'rounds'
  | 'power'
  | 'books'
  | 'boosters'
  | 'competencies'
  | 'palaces'
  | 'cityTiles'
  | 'sets'
  | 'unused';
export type LabelWord =
  | 'power'
  | 'income'
  | 'incomeLong'
  | 'rest'
  | 'next'
  | 'books'
  | 'shipping'
  | 'spade'
  | 'booster'
  | 'palace'
  | 'toBuild'
  | 'competencies'
  | 'innovations'
  | 'cities'
  | 'others'
  | 'none'
  | 'noFaction'
  | 'total'
  | 'area'
  | 'disciplines'
  | 'goods'
  | 'order'
  | 'nextOrder'
  | 'payable'
  | 'pavilion'
  | 'neutralPiece'
  | 'palaceLater'
  | 'riverCity';
