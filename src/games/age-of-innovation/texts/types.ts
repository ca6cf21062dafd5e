/** Everything that Age of Innovation's screen says, as a shape: another language is another object of this type. */
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

/** `vp` are points; `books` those of any discipline. */
export type Goods = Readonly<Record<string, number>>;

/** A word with what is left of it on small tiles: `brief` at most seven columns, `letter` one. */
export interface Word {
  readonly word: string;
  readonly brief: string;
  readonly letter: string;
}

/** What a tile gives: a name for its band, a few words, a sentence. */
export interface TileText {
  readonly name: string;
  readonly brief: string;
  readonly full: string;
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

/** What a board's next steps of shipping bring. */
export interface BoardNumbers {
  readonly shipping: readonly string[];
}

export interface AoiTexts {
  readonly faction: Readonly<Record<FactionId, { readonly name: string; text(v: Numbers): string }>>;
  readonly board: Readonly<Record<Terrain, { readonly name: string; text(v: BoardNumbers): string }>>;
  readonly terrain: Readonly<Record<Terrain | 'river', Word>>;
  readonly building: Readonly<Record<Building, Word & { readonly many: string }>>;
  readonly discipline: Readonly<
    Record<Discipline, { readonly word: string; readonly brief: string; readonly letter: string }>
  >;
  readonly competency: Readonly<Record<CompetencyId, { readonly brief: string; readonly full: string }>>;
  readonly innovation: Readonly<Record<InnovationId, TileText>>;
  readonly palace: Readonly<
    Record<PalaceId, { readonly name: string; readonly brief: string; full(v: Numbers): string }>
  >;
  readonly booster: Readonly<Record<BoosterId, TileText>>;
  readonly city: Readonly<Record<CityTileId, TileText>>;
  readonly round: Readonly<Record<RoundTileId, { readonly score: Ways; readonly end: Ways }>>;
  readonly final: Readonly<Record<FinalTileId, Ways>>;
  readonly power: Readonly<Record<PowerActionId, string>>;
  readonly book: Readonly<Record<BookActionId, string>>;
  /** What a special action does. */
  readonly special: Readonly<Partial<Record<EffectId, string>>>;
  readonly source: Readonly<Record<Source, string>>;
  readonly good: Readonly<Record<GoodWord, string>>;
  /** Heads of columns, at most four columns wide. */
  readonly goodHead: Readonly<Record<GoodWord, string>>;

  /** One entry for each good: '2 tools', '6 coins'. */
  goods(v: { goods: Goods }): readonly string[];
  /** Points as they stand beside a name. */
  score(v: { points: number }): string;
  tally(v: { key: string }): string;
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
  tile(v: { name: string; brief: string }): string;
  /** What comes with a competency of a row. */
  place(v: { steps: number; books: number }): Ways;
  innovationHint(v: { slot: number | null; coins: number }): string;
  worth(v: { n: number }): Ways;
  cityOn(v: { tile: string; hexes: readonly string[] }): string;
  opponentsOf(v: { highest: number }): string;
  prizes(v: { points: readonly number[] }): string;
  goodsEnd(v: { coins: number }): string;
  neutral(v: { area: number | null }): string;
  order(v: { names: readonly string[] }): string;
  set(v: { board: Terrain; booster: BoosterId }): string;
  starts(v: { steps: readonly { discipline: Discipline; n: number }[]; freeSteps: number; tools: number }): string;
  rounds(v: { end: string; final: string }): string;

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
    readonly lastBooks: string;
    unused(v: { tiles: readonly EffectId[] }): string;
    lastScholars(v: { n: number }): string;
  };

  readonly bowls: readonly [string, string, string];
  readonly neutralSign: string;
  readonly keySign: string;
  readonly page: Readonly<Record<'map' | 'board' | 'science' | 'tiles' | 'rounds' | 'boards', string>>;
  readonly title: Readonly<Record<TitleWord, string>>;
  readonly hint: Readonly<Record<HintWord, string>>;
  readonly label: Readonly<Record<LabelWord, string>>;
}

export type GoodWord = 'coins' | 'tools' | 'scholars' | 'power' | 'books' | 'vp';
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
