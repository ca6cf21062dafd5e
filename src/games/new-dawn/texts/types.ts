/** Everything that A New Dawn's screen says, as a shape: another language is another object of this type. */
import type { EventIcon } from '../data/dials.js';
import type { CityStateId, PactId } from '../data/diplomacy.js';
import type { FocusId, FocusType, Level } from '../data/focus.js';
import type { Barbarian, Resource, Terrain } from '../data/land.js';
import type { LeaderId } from '../data/leaders.js';
import type { NaturalId } from '../data/naturals.js';
import type { AgendaId } from '../data/victory.js';
import type { Age, WonderId } from '../data/wonders.js';
import type { CardNow } from '../slot-words.js';
import type { TargetKind } from '../types.js';
import type { NowTexts, WasteTexts } from './now.js';

/** A word with what is left of it on small tiles: `brief` at most seven columns, `letter` one. */
export interface Word {
  readonly word: string;
  readonly brief: string;
  readonly letter: string;
}

/** A name, and what is left of it: in eleven columns, in seven, in five, in three. */
export interface Name {
  readonly whole: string;
  readonly short: readonly [eleven: string, seven: string, five: string, three: string];
}

export type PieceKind = 'token' | 'reinforced' | 'city' | 'mature' | 'capital' | 'matureCapital';

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

type Labels =
  | 'tech'
  | 'event'
  | 'noEvent'
  | 'next'
  | 'or'
  | 'done'
  | 'ties'
  | 'worldWonders'
  | 'spaces'
  | 'none'
  | 'noneYet'
  | 'noLeader'
  | 'onOffer'
  | 'oneOfEach'
  | 'tech'
  | 'cities'
  | 'mature'
  | 'wonders'
  | 'score'
  | 'caravans'
  | 'resources'
  | 'tokens'
  | 'pacts'
  | 'naturals'
  | 'stock'
  | 'noMap'
  | 'waterTokens'
  | 'tieDefends'
  | 'won'
  | 'lost'
  | 'before'
  | 'unseen'
  | 'box'
  | 'left'
  | 'nobody';

export interface NdTexts {
  readonly page: Readonly<Record<'map' | 'row' | 'diplomacy' | 'agendas' | 'wonders' | 'come', string>>;
  readonly panel: Readonly<Record<Panels, string>>;
  readonly label: Readonly<Record<Labels, string>>;
  /** What the signs of the map stand for. */
  readonly sign: Readonly<Record<'wonder' | 'state' | 'natural' | 'barbarian' | 'caravan', string>>;
  readonly terrain: Readonly<Record<Terrain, Word>>;
  readonly piece: Readonly<Record<PieceKind, Word>>;
  readonly type: Readonly<Record<FocusType, { readonly word: string; readonly brief: string }>>;
  readonly age: Readonly<Record<Age, string>>;
  readonly level: Readonly<Record<Level, string>>;
  readonly resource: Readonly<Record<Resource, { readonly word: string; readonly brief: string }>>;
  readonly icon: Readonly<Record<EventIcon, { readonly word: string; readonly says: string }>>;
  readonly state: Readonly<Record<CityStateId, Name>>;
  readonly wonder: Readonly<Record<WonderId, Name>>;
  readonly natural: Readonly<Record<NaturalId, Name>>;
  readonly focus: Readonly<Record<FocusId, string>>;
  readonly pact: Readonly<Record<PactId, string>>;
  readonly agenda: Readonly<Record<AgendaId, string>>;
  /** What an agenda asks for, in at most twenty columns. */
  readonly need: Readonly<Record<AgendaId, string>>;
  readonly civ: Readonly<Record<LeaderId, string>>;
  readonly leader: Readonly<Record<LeaderId, string>>;
  readonly ability: Readonly<Record<LeaderId, string>>;
  /** What things do, in a sentence. */
  readonly does: {
    readonly focus: Readonly<Record<FocusId, string>>;
    readonly trade: Readonly<Record<FocusType, string>>;
    readonly wonder: Readonly<Record<WonderId, string>>;
    readonly state: Readonly<Record<CityStateId, string>>;
    readonly pact: Readonly<Record<PactId, string>>;
    readonly leader: Readonly<Record<LeaderId, string>>;
    readonly agenda: Readonly<Record<AgendaId, string>>;
  };
  /** What a card would do now: a few words for each of two rows, and a sentence. */
  cardRows(v: CardNow): readonly string[];
  cardSays(v: CardNow): string;

  readonly now: NowTexts;
  readonly waste: WasteTexts;

  /** What a seat plays, beside its name. */
  playing(v: { leader: LeaderId | null; tech: number }): string;
  /** The agenda that a seat is nearest to; null when all are done. */
  nearest(v: { agenda: AgendaId; have: number; need: number } | null): string;
  barbarian(v: { letter: Barbarian }): string;
  caravan(v: { seat: number }): string;
  /** What an attack would hit. */
  target(v: { what: TargetKind | 'capital'; hex: string }): string;
  term(v: { key: string }): string;
  chance(v: { chance: number; bare: number; tokens: boolean }): string;
  percent(v: { n: number }): string;
  against(v: { attack: number; defence: number }): string;
  couldAdd(v: { attack: number; defence: number }): string;
  rolled(v: { name: string; n: number }): string;
  instead(v: { what: TargetKind | 'capital'; chance: number }): string;

  slot(v: { slot: number; terrain: Terrain }): string;
  asSlot(v: { slot: number }): string;
  reaches(v: { n: number }): string;
  dialNext(v: { at: number; level: Level }): string;
  /** The same in ten columns. */
  dialSoon(v: { at: number; level: Level }): string;
  nextEvent(v: { icon: EventIcon }): string;
  die(v: { n: number; way: string }): string;
  progress(v: { have: number; need: number }): string;
  round(v: { round: number; limit: number | null }): string;
  finished(v: { name: string; agenda: AgendaId; round: number }): string;
  nation(v: { name: string; leader: LeaderId | null }): string;
  stock(v: { tokens: number; cities: number }): string;
  home(v: { n: number }): string;
  on(v: { what: string; hex: string }): string;
  cardsLeft(v: { n: number; down: boolean }): string;
  pactOf(v: { card: PactId; giver: string }): string;
  stateCard(v: { state: CityStateId }): string;
  given(v: { card: PactId; holder: string }): string;
  naturalOn(v: { natural: NaturalId; on: FocusId | null; used: boolean }): string;
  more(v: { n: number }): string;
  below(v: { n: number }): string;
  cost(v: { cost: number; printed: number }): string;
  counted(v: { n: number; what: string }): string;
  tile(v: { face: string }): string;
  tiles(v: { numbers: readonly number[] }): string;
  tally(v: { key: string }): string;
}
