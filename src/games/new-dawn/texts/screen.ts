/** What A New Dawn's screen says, as a shape. */
import type { EventIcon } from '../data/dials.js';
import type { CityStateId, PactId } from '../data/diplomacy.js';
import type { FocusId, FocusType, Level } from '../data/focus.js';
import type { Barbarian } from '../data/land.js';
import type { LeaderId } from '../data/leaders.js';
import type { NaturalId } from '../data/naturals.js';
import type { TileFace } from '../data/tiles.js';
import type { AgendaId } from '../data/victory.js';
import type { Age, WonderId, WonderType } from '../data/wonders.js';
import type { CardNow } from '../slot-words.js';
import type { Assault, Direction } from './nouns.js';

type Pages = 'map' | 'row' | 'diplomacy' | 'agendas' | 'wonders' | 'come';

type Panels =
  | 'row'
  | 'dials'
  | 'victory'
  | 'wonders'
  | 'built'
  | 'states'
  | 'nations'
  | 'cards'
  | 'legend'
  | 'attack'
  | 'leaders'
  | 'tile'
  | 'tray'
  | 'decks'
  | 'focusLeft'
  | 'supply'
  | 'finished';

/** Heads of the table of nations, at most nine columns each. */
type Heads = 'score' | 'tech' | 'cities' | 'mature' | 'spaces' | 'wonders' | 'tokens';

type Labels =
  /** At most five columns, before the dials. */
  | 'tech'
  | 'event'
  | 'noEvent'
  /** At most five columns. */
  | 'done'
  | 'worldWonders'
  | 'spaces'
  | 'none'
  | 'noneYet'
  | 'noLeader'
  | 'onOffer'
  | 'oneOfEach'
  | 'tieDefends'
  | 'won'
  | 'lost'
  | 'unseen'
  | 'nobody';

/** A number that is kept of a seat, for its ledger and previews. */
export type TallyKey =
  | 'points'
  | 'tech'
  | 'cities'
  | 'mature'
  | 'spaces'
  | 'wonders'
  | 'trade'
  | 'marble'
  | 'mercury'
  | 'oil'
  | 'diamond'
  | 'naturals'
  | 'pacts'
  | 'tokens';

export interface ScreenTexts {
  readonly page: Readonly<Record<Pages, string>>;
  readonly panel: Readonly<Record<Panels, string>>;
  readonly head: Readonly<Record<Heads, string>>;
  readonly label: Readonly<Record<Labels, string>>;
  /** What the signs of the map stand for. */
  readonly sign: Readonly<Record<'wonder' | 'state' | 'natural' | 'barbarian' | 'caravan', string>>;
  readonly tally: Readonly<Record<TallyKey, string>>;
  /** What things do, in a sentence. */
  readonly does: {
    readonly focus: Readonly<Record<FocusId, string>>;
    readonly trade: Readonly<Record<FocusType, string>>;
    readonly wonder: Readonly<Record<WonderId, string>>;
    readonly state: Readonly<Record<CityStateId, string>>;
    readonly pact: Readonly<Record<PactId, string>>;
    readonly leader: Readonly<Record<LeaderId, string>>;
    /** What an agenda asks for, without a full stop, at most 38 columns: 'all 8 of your cities on the map'. */
    readonly agenda: Readonly<Record<AgendaId, string>>;
  };
  /** What a card would do now: a few words for each of two or three rows of at most twelve columns, and a sentence. */
  cardRows(v: CardNow): readonly string[];
  cardSays(v: CardNow): string;

  /** In seven columns: 'barb. B'. */
  barbarianSign(v: { letter: Barbarian }): string;
  /** In eleven columns: 'caravan 2'. */
  caravan(v: { seat: number }): string;
  /** What an attack would hit: 'the city-state on F5'. */
  target(v: { what: Assault; hex: string }): string;
  /** A term of a combat sum: 'slot', 'terrain', 'die', or whatever adds to it. */
  term(v: { key: string }): string;
  chance(v: { chance: number; bare: number; tokens: boolean }): string;
  percent(v: { n: number }): string;
  couldAdd(v: { attack: number; defence: number }): string;
  instead(v: { what: Assault; chance: number }): string;

  /** At most twelve columns. */
  asSlot(v: { slot: number }): string;
  dialNext(v: { at: number; level: Level }): string;
  /** The same in ten columns. */
  dialSoon(v: { at: number; level: Level }): string;
  nextEvent(v: { icon: EventIcon }): string;
  die(v: { n: number; way: Direction }): string;
  progress(v: { have: number; need: number }): string;
  round(v: { round: number; limit: number | null }): string;
  finished(v: { name: string; agenda: AgendaId; round: number }): string;
  nation(v: { name: string; leader: LeaderId | null }): string;
  hasLeft(v: { name: string }): string;
  leaderOf(v: { leader: LeaderId }): string;
  stock(v: { tokens: number; cities: number }): string;
  /** Where the caravans are: spaces, and how many wait on the card. */
  caravans(v: { hexes: readonly string[]; home: number }): string;
  cardsLeft(v: { n: number; down: boolean }): string;
  pactOf(v: { card: PactId; giver: string }): string;
  stateCard(v: { state: CityStateId }): string;
  given(v: { card: PactId; holder: string }): string;
  naturalOn(v: { natural: NaturalId; on: FocusId | null; used: boolean }): string;
  /** Head of a deck of wonders: its type, and how many cards lie under the open one. */
  deck(v: { type: WonderType; below: number }): string;
  deckCard(v: { wonder: WonderId; age: Age; cost: number }): string;
  cost(v: { cost: number; printed: number }): string;
  waterLeft(v: { n: number }): string;
  comingBack(v: { letters: readonly Barbarian[] }): string;
  tile(v: { face: TileFace }): string;
  tiles(v: { numbers: readonly number[] }): string;
  /** What a seat plays, beside its name, at most twenty columns. */
  playing(v: { leader: LeaderId | null; tech: number }): string;
  /** The agenda that a seat is nearest to; null when all are done. */
  nearest(v: { agenda: AgendaId; have: number; need: number } | null): string;
}
