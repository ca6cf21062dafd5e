/** What is told, warned of and refused in A New Dawn, as a shape. Names are names of people: never inflected. */
import type { CityStateId } from '../data/diplomacy.js';
import type { FocusId, Level } from '../data/focus.js';
import type { Barbarian, Resource, Terrain } from '../data/land.js';
import type { LeaderId } from '../data/leaders.js';
import type { NaturalId } from '../data/naturals.js';
import type { ReadingId } from '../data/readings.js';
import type { TileFace } from '../data/tiles.js';
import type { AgendaId, VictoryId } from '../data/victory.js';
import type { WonderId } from '../data/wonders.js';
import type { Term } from '../types.js';
import type { ChoiceTexts, Held, Hex, PactFrom, TargetTexts, TopicTexts, Verb, Why } from './asking.js';
import type { Assault, Direction } from './nouns.js';

/** What was told, each in a sentence without a full stop that begins with a small letter or a name. */
export interface EventTexts {
  /** `from` so many leaders by lot; null where it was chosen. */
  leader(v: { name: string; leader: LeaderId; from: number | null }): string;
  core(v: { tiles: readonly TileFace[]; die: number; from: { naturals: number; states: number } }): string;
  /** The tiles a player draws: a capital first, the others `from` so many. */
  tray(v: { name: string; tiles: readonly number[]; from: number }): string;
  laysFirst(v: { name: string }): string;
  tile(v: { name: string; tile: TileFace; touches: number; water: number; lot: boolean }): string;
  map(v: { tiles: number }): string;
  /** `lot`: the place was drawn. */
  home(v: { name: string; lot: boolean } & Hex): string;
  first(v: { name: string }): string;
  victory(v: { cards: readonly VictoryId[]; from: number }): string;
  /** `left`: cards of the deck below it. */
  offer(v: { wonder: WonderId; left: number }): string;
  roundSpawn(v: { round: number }): string;
  roundQuiet(v: { round: number }): string;
  roundMove(v: { round: number }): string;
  roundTrade(v: { round: number }): string;
  /** `as`: another slot whose number counts, or null. */
  focus(v: { name: string; card: FocusId; slot: number; as: number | null } & Why): string;
  swap(v: { name: string; cards: readonly [FocusId, FocusId] } & Why): string;
  spend(v: { name: string; n: number; on: FocusId }): string;
  /** The token of a city-state or natural wonder, for a card or a wonder. */
  use(v: { name: string; token: string; on: string }): string;
  place(v: { name: string } & Hex & Why): string;
  lift(v: { name: string } & Hex): string;
  shift(v: { name: string; to: string } & Hex): string;
  loseToken(v: { name: string } & Hex & Why): string;
  loseCity(v: { name: string } & Hex & Why): string;
  loseCaravan(v: { name: string } & Hex & Why): string;
  flip(v: { name: string } & Hex & Why): string;
  reinforce(v: { name: string } & Hex): string;
  turncoat(v: { name: string; from: string } & Hex & Why): string;
  gain(v: { name: string; n: number; resource: Resource } & Why): string;
  pay(v: { name: string; n: number; resource: Resource } & Why): string;
  natural(v: { name: string; natural: NaturalId }): string;
  naturalBack(v: { natural: NaturalId }): string;
  assign(v: { name: string; natural: NaturalId; on: FocusId }): string;
  trade(v: { name: string; n: number; on: FocusId } & Why): string;
  store(v: { name: string; n: number; wonder: WonderId } & Why): string;
  tradeLost(v: { name: string; n: number }): string;
  dial(v: { name: string; from: number; to: number }): string;
  upgrade(v: { name: string; card: FocusId; old: FocusId } & Why): string;
  nuke(v: { name: string } & Hex): string;
  caravan(v: { name: string; steps: number } & Hex): string;
  arriveCity(v: { name: string; owner: string } & Hex): string;
  arriveState(v: { name: string; state: CityStateId }): string;
  pact(v: { name: string } & PactFrom): string;
  pactBack(v: { name: string } & PactFrom): string;
  stateCard(v: { name: string; state: CityStateId }): string;
  stateCardBack(v: { name: string; state: CityStateId }): string;
  city(v: { name: string } & Hex): string;
  wonder(v: { name: string; wonder: WonderId; production: number; cost: number } & Hex): string;
  wonderHeld(v: { name: string; wonder: WonderId } & Hex): string;
  wonderFree(v: { wonder: WonderId } & Hex): string;
  wonderMoves(v: { name: string; wonder: WonderId } & Hex): string;
  attackToken(v: { name: string; rival: string; card: FocusId } & Hex): string;
  attackCity(v: { name: string; rival: string; card: FocusId } & Hex): string;
  attackBarbarian(v: { name: string; letter: Barbarian; card: FocusId } & Hex): string;
  attackState(v: { name: string; state: CityStateId; card: FocusId } & Hex): string;
  /** The totals first: a narrow log cuts the end. */
  battleWon(v: { name: string; attack: readonly Term[]; defence: readonly Term[]; sums: Sums } & Hex): string;
  battleLost(v: { name: string; attack: readonly Term[]; defence: readonly Term[]; sums: Sums } & Hex): string;
  /** `roller`: who rolls for the defence. */
  dice(v: { name: string; attack: number; defence: number; roller: string }): string;
  beaten(v: { name: string; letter: Barbarian }): string;
  capitalBeaten(v: { name: string; from: string }): string;
  /** `from`: the player who held it, or null. */
  conquer(v: { name: string; from: string | null } & Hex): string;
  liberate(v: { name: string; state: CityStateId }): string;
  stateTaken(v: { name: string; state: CityStateId }): string;
  stateFree(v: { state: CityStateId }): string;
  loot(v: { name: string; from: string; on: FocusId }): string;
  raid(v: { die: number; way: Direction }): string;
  barbarianMoves(v: { letter: Barbarian } & Hex): string;
  barbarianReturns(v: { letter: Barbarian } & Hex): string;
  barbarianSpawns(v: { letter: Barbarian } & Hex): string;
  barbarianStays(v: { letter: Barbarian } & Hex): string;
  barbarianLed(v: { letter: Barbarian } & Hex & Why): string;
  discard(v: { name: string; on: FocusId }): string;
  effect(v: { name: string; cause: string }): string;
  agenda(v: { name: string; agenda: AgendaId }): string;
  over(v: { names: readonly string[] }): string;
  leaving(v: { name: string }): string;
  left(v: { name: string }): string;
}

/** Both totals of a battle. */
interface Sums {
  readonly attack: number;
  readonly defence: number;
}

/** Why something is not on offer. */
export interface ReasonTexts {
  readonly water: string;
  readonly ownPiece: string;
  rivalPiece(v: { owner: string }): string;
  readonly cityState: string;
  readonly barbarian: string;
  difficulty(v: { need: number; have: number }): string;
  readonly occupied: string;
  readonly neighbour: string;
  range(v: { range: number }): string;
  readonly noCities: string;
  readonly noWonderSite: string;
  production(v: { need: number; have: number }): string;
  readonly beaten: string;
  tooFar(v: { spaces: number }): string;
  readonly reached: string;
  readonly haveAlready: string;
  readonly supplyEmpty: string;
  lowerLevel(v: { need: Level; have: Level }): string;
  tileTouches(v: { have: number; need: number }): string;
  readonly tileCore: string;
  readonly tileWater: string;
}

/** What speaks against something that is on offer. */
export interface WarningTexts {
  readonly givesBack: string;
  lowerCard(v: { need: Level; have: Level }): string;
  noChance(v: { most: number; least: number }): string;
  readonly leave: string;
}

/** What is lost without need, each a whole sentence. */
export interface WasteTexts {
  place(v: { n: number }): string;
  reinforce(v: { n: number }): string;
  caravan(v: { n: number }): string;
  readonly industry: string;
  readonly upgrade: string;
  spoils(v: { n: number }): string;
  attackInVain(v: Sums): string;
  defenceInVain(v: Sums): string;
  /** So many trade tokens would decide the fight, and lie on the card. */
  wouldWin(v: { enough: number }): string;
  wouldHold(v: { enough: number }): string;
  /** `n`: spaces that can take a control token. */
  fewPlaces(v: { n: number }): string;
  tooMany(v: { enough: number }): string;
  idle(v: { card: FocusId }): string;
  tradeLost(v: { n: number }): string;
}

/** What lies on a space of a map tile. */
export type Ground =
  | { readonly kind: 'natural'; readonly natural: NaturalId }
  | { readonly kind: 'state'; readonly state: CityStateId }
  | { readonly kind: 'capital'; readonly terrain: Terrain }
  | { readonly kind: 'resource'; readonly terrain: Terrain; readonly resource: Resource }
  | { readonly kind: 'barbarian'; readonly terrain: Terrain; readonly letter: Barbarian }
  | { readonly kind: 'plain'; readonly terrain: Terrain };

/** Things on the table in a line: each stands alone or in a list. */
export interface PlaceTexts {
  ground(v: { hex: string; terrain: Terrain; difficulty: number }): string;
  held(v: Held): string;
  caravan(v: { owner: string }): string;
  /** `what`: told where several things could be attacked. */
  defends(v: { n: number; what: Assault | null }): string;
  readonly edge: string;
  slot(v: { slot: number }): string;
  /** The spaces of a map tile, equal ones counted together. */
  tile(v: { face: TileFace; grounds: readonly { readonly n: number; readonly ground: Ground }[] }): string;
  touches(v: { hexes: readonly string[] }): string;
}

/** What a thing means for the looking seat at this moment. */
export interface NowTexts {
  slot(v: { slot: number; terrain: Terrain; as: number; trade: number }): string;
  reach(v: { n: number }): string;
  agenda(v: { have: readonly number[]; need: number }): string;
  wonderCost(v: { cost: number; printed: number; resources: readonly Resource[] }): string;
  readonly notOnOffer: string;
  /** `owner`: a seat, or null while nobody holds the space. */
  wonderStands(v: { hex: string; owner: number | null }): string;
  tradeOn(v: { n: number }): string;
  /** `on`: null where there is only one thing to hit. */
  attack(v: { on: Assault | null; attack: number; defence: number }): string;
  defends(v: { on: Assault | null; n: number }): string;
  readonly coast: string;
  readonly edge: string;
  natural(v: { natural: NaturalId }): string;
  comesBack(v: { letter: Barbarian }): string;
}

type OptionId = 'map' | 'leaders' | 'fixed' | 'victory' | 'epic' | 'limit' | 'readings';

export interface OptionTexts {
  readonly option: Readonly<Record<OptionId, { readonly title: string; readonly help: string }>>;
  readonly value: {
    readonly map: Readonly<Record<'first' | 'build' | 'random', string>>;
    readonly leaders: Readonly<Record<'random' | 'choose', string>>;
    readonly readings: Readonly<Record<ReadingId, string>>;
  };
  readonly refused: {
    leaderTwice(v: { leader: LeaderId }): string;
    victoryTwice(v: { card: VictoryId }): string;
    readingTwice(v: { reading: ReadingId }): string;
    leadersNumber(v: { have: number; need: number }): string;
    readonly leadersBoth: string;
    victoryNumber(v: { have: number; need: number }): string;
    mapOverlap(v: { tile: string }): string;
  };
}

/** What is being played, at most thirty columns. */
export interface WhereTexts {
  readonly leaders: string;
  readonly map: string;
  /** `limit`: null until it draws near. */
  round(v: { round: number; limit: number | null }): string;
  roundSpawn(v: { round: number; limit: number | null }): string;
  roundQuiet(v: { round: number; limit: number | null }): string;
  roundMove(v: { round: number; limit: number | null }): string;
  roundTrade(v: { round: number; limit: number | null }): string;
}

interface Ending {
  readonly names: readonly string[];
  readonly score: number;
  readonly wonders: number;
  readonly spaces: number;
}

/** How the game ended. `score`: victory cards with a finished agenda. */
export interface OverTexts {
  agendas(v: Ending): string;
  limit(v: Ending): string;
  deserted(v: Ending): string;
}

/** A price: 'production 7', '1 marble'. */
export interface Price {
  readonly good: Resource | 'production' | 'trade';
  readonly n: number;
}

export interface SpokenTexts {
  readonly topic: TopicTexts;
  readonly verb: Readonly<Record<Verb, string>>;
  readonly pick: TargetTexts;
  /** Verb and target in a narrow menu, as they read together: behind a verb a space may need its preposition. */
  menuRow(v: { verb: Verb; target: string }): string;
  readonly choice: ChoiceTexts;
  price(v: Price): string;
  readonly warn: WarningTexts;
  readonly event: EventTexts;
  readonly reason: ReasonTexts;
  readonly waste: WasteTexts;
  readonly space: PlaceTexts;
  readonly now: NowTexts;
  readonly options: OptionTexts;
  readonly where: WhereTexts;
  readonly over: OverTexts;
  readonly order: {
    readonly defence: { readonly title: string; readonly value: Readonly<Record<'ask' | 'never' | 'win', string>> };
  };
  /** Heads of the ledger, at most seven columns; the resources' at most eleven. */
  readonly ledger: Readonly<
    Record<'agendas' | 'tech' | 'cities' | 'spaces' | 'wonders' | 'trade' | 'resources', string>
  >;
}
