/** What the screen of Through the Ages says, as a shape. */
import type { CivilId, WorkerTechId } from '../data/civil.js';
import type { LeaderId, WonderId } from '../data/civil-people.js';
import type { Symbols } from '../data/civil-techs.js';
import type { MilitaryId } from '../data/military.js';
import type { TakeBar } from '../rules/row.js';
import type { Age } from '../types.js';

/** Groups on the page of what can still come. */
export type ComingKind =
  | 'tech'
  | 'leader'
  | 'wonder'
  | 'action'
  | 'territory'
  | 'event'
  | 'attack'
  | 'pact'
  | 'tactic'
  | 'bonus';

/** A text in the room it may have: the first that fits is taken. */
export type Lengths = readonly [whole: string, ...shorter: string[]];

export interface TableHead {
  readonly culture: string;
  readonly science: string;
  readonly strength: string;
  readonly happy: string;
  readonly food: string;
  readonly resources: string;
  readonly civil: string;
  readonly military: string;
  readonly hand: string;
  readonly cards: string;
  readonly workers: string;
  readonly colonies: string;
  readonly wonders: string;
  readonly leader: string;
}

/** Numbers of a seat. */
export type TallyKey =
  | 'points'
  | 'cultureRating'
  | 'science'
  | 'scienceRating'
  | 'strength'
  | 'happy'
  | 'needed'
  | 'discontent'
  | 'food'
  | 'resources'
  | 'yellow'
  | 'pool'
  | 'blue'
  | 'ca'
  | 'caTotal'
  | 'ma'
  | 'maTotal'
  | 'hand'
  | 'military'
  | 'colonies'
  | 'wonders';

export interface ScreenTexts {
  /** What a leader or wonder does, in as few words as a card has room for. */
  readonly leader: Readonly<Record<LeaderId, Lengths>>;
  readonly wonder: Readonly<Record<WonderId, Lengths>>;
  /** What any civil card gives at a table of so many seats, in a few words. */
  gives(v: { id: CivilId; seats: number }): Lengths;
  /** What one worker there gives: '2 food', '1 culture, 2 happy'. */
  worker(v: { id: CivilId; value: number }): Lengths;
  /** What a card costs once it is in hand: science, then resources. The longest form first. */
  science(v: { n: number }): Lengths;
  resources(v: { n: number }): Lengths;
  revolution(v: { n: number }): Lengths;
  stages(v: { costs: readonly number[] }): Lengths;
  /** What a card of the military hand is for. */
  use(v: { id: MilitaryId }): Lengths;
  /** What a territory brings at once, and while it is held. */
  territory(v: { id: MilitaryId }): readonly [now: string, always: string];
  symbols(v: { gives: Symbols }): string;

  /** Waste that the rules do not mind. */
  readonly waste: {
    /** A building that is destroyed, a unit that is disbanded. */
    gone(v: { id: WorkerTechId; resources: number }): string;
    weakerWar(v: { attack: number; defence: number }): string;
    forceEnough(v: { force: number; bid: number }): string;
  };

  // The row
  readonly row: string;
  take(v: { n: number }): Lengths;
  rowHint(v: { age: Age; deck: number; whose: string | null; sweep: number }): Lengths;
  /** Why a card may not be taken. */
  readonly bar: Readonly<Record<TakeBar, Lengths>>;
  readonly empty: string;

  // A civilization
  civilization(v: { name: string }): string;
  unused(v: { n: number }): string;
  readonly label: Readonly<
    Record<
      | 'government'
      | 'leader'
      | 'building'
      | 'wonder'
      | 'ruin'
      | 'special'
      | 'colony'
      | 'tactic'
      | 'none'
      | 'science'
      | 'culture'
      | 'strength'
      | 'happy'
      | 'food'
      | 'resources'
      | 'civil'
      | 'military'
      | 'hand'
      | 'wonders'
      | 'colonies'
      | 'specials'
      | 'current'
      | 'future'
      | 'last'
      | 'next'
      | 'known'
      | 'open'
      | 'common'
      | 'wars'
      | 'pacts'
      | 'decks'
      | 'yellow'
      | 'blue'
      | 'now'
      | 'always',
      string
    >
  >;
  governmentSays(v: { ca: number; ma: number; urban: number }): Lengths;
  stageOf(v: { stages: number; of: number; next: number }): Lengths;
  colony(v: { id: MilitaryId }): string;
  tactic(v: { id: MilitaryId; adds: number }): Lengths;
  /** 'Phalanx 2i 1c = 3': an army of a tactic anybody may copy. */
  army(v: { id: MilitaryId }): string;
  readonly tally: Readonly<Record<TallyKey, string>>;
  next(v: { price: number }): string;
  workers(v: { n: number }): string;
  tokens(v: { n: number }): string;

  // Banks
  readonly banks: string;
  grow(v: { food: number | null }): string;
  eat(v: { n: number }): string;
  happy(v: { need: number; have: number }): string;
  yellowNext(v: { grow: number | null; eat: number; need: number }): string;
  corruption(v: { n: number }): string;
  better(v: { tokens: number; corruption: number }): string;
  worse(v: { tokens: number; corruption: number }): string;

  // The end of the turn
  readonly turnEnd: string;
  endScience(v: { n: number }): string;
  endCulture(v: { n: number }): string;
  endFood(v: { made: number; eaten: number; rot: number; after: number }): Lengths;
  endResources(v: { made: number; rot: number; after: number }): Lengths;
  endDraws(v: { n: number }): string;
  uprising(v: { discontent: number; unused: number }): string;
  famine(v: { n: number }): string;
  discards(v: { n: number }): string;

  // Everybody
  readonly civilizations: string;
  readonly civilizationsHint: string;
  readonly head: TableHead;
  readonly headBrief: TableHead;
  readonly none: string;
  readonly left: string;

  // Hands
  hand(v: { name: string | null }): string;
  handHint(v: { civil: number; civilLimit: number; military: number; militaryLimit: number }): Lengths;
  backs(v: { ages: readonly number[] }): string;
  more(v: { n: number }): string;
  /** Where a list has no room for even one of its things. */
  howMany(v: { n: number }): string;
  readonly handEmpty: string;

  // Events, wars, pacts
  readonly events: string;
  ages(v: { ages: readonly Age[] }): string;
  war(v: { by: string; on: string; card: MilitaryId }): string;
  pact(v: { a: string; b: string; card: MilitaryId; symmetric: boolean }): string;
  decks(v: { civil: number; military: number; discards: number }): readonly string[];

  // The card that is being answered
  askedBid(v: { high: number; leader: string | null; most: number }): string;
  bidForce(v: { units: number; armies: number; ships: number; cards: number }): string;
  askedForce(v: { bid: number; force: number }): string;
  askedDefence(v: { by: string; attack: number; strength: number; used: number; limit: number }): string;
  rivals(v: { strengths: readonly { readonly name: string; readonly n: number }[] }): string;

  // What can still come
  comingTitle(v: { age: Age }): string;
  readonly comingNone: string;
  comingHint(v: { cards: number }): string;
  readonly comingKind: Readonly<Record<ComingKind, string>>;
  copies(v: { name: string; n: number }): string;

  readonly page: Readonly<Record<'row' | 'table' | 'others' | 'events' | 'hand' | 'coming', string>>;
}
