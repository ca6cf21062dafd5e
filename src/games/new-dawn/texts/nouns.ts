/** Nouns of A New Dawn, as a shape: every other sentence looks its nouns up here, or in tables of its own language. */
import type { DIRECTION_TOKEN, EventIcon } from '../data/dials.js';
import type { CityStateId, PactId } from '../data/diplomacy.js';
import type { FocusId, FocusType, Level } from '../data/focus.js';
import type { Barbarian, Resource, Terrain } from '../data/land.js';
import type { LeaderId } from '../data/leaders.js';
import type { NaturalId } from '../data/naturals.js';
import type { AgendaId } from '../data/victory.js';
import type { Age, WonderId } from '../data/wonders.js';
import type { TargetKind } from '../types.js';

/** A word with what is left of it on small tiles: `brief` at most seven columns, `letter` one. */
interface Word {
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

/** Whatever can be attacked. */
export type Assault = TargetKind | 'capital';

/** As the direction token has them, clockwise. */
export type Direction = (typeof DIRECTION_TOKEN)[number];

/** Rules that make something happen without a card, leader or wonder. */
type RuleCause =
  | 'agenda'
  | 'attack'
  | 'barbarian'
  | 'barbarians'
  | 'capital'
  | 'caravan'
  | 'map'
  | 'tech-dial'
  | 'trade';

export interface NounTexts {
  readonly terrain: Readonly<Record<Terrain, Word>>;
  readonly piece: Readonly<Record<PieceKind, Word>>;
  /** `brief` at most four columns, for heads and narrow rows. */
  readonly type: Readonly<Record<FocusType, { readonly word: string; readonly brief: string }>>;
  readonly age: Readonly<Record<Age, string>>;
  readonly level: Readonly<Record<Level, string>>;
  /** `brief` at most three columns. */
  readonly resource: Readonly<Record<Resource, { readonly word: string; readonly brief: string }>>;
  readonly icon: Readonly<Record<EventIcon, { readonly word: string; readonly says: string }>>;
  /** `brief` at most four columns. */
  readonly direction: Readonly<Record<Direction, { readonly word: string; readonly brief: string }>>;
  /** The last of the short forms begins with `@`, that of natural wonders with `^`, that of world wonders with `♦`. */
  readonly state: Readonly<Record<CityStateId, Name>>;
  readonly wonder: Readonly<Record<WonderId, Name>>;
  readonly natural: Readonly<Record<NaturalId, Name>>;
  readonly focus: Readonly<Record<FocusId, string>>;
  /** The same for cards of ten columns: two rows of that, a hyphen and a blank where a word is broken. */
  readonly focusNarrow: Readonly<Record<FocusId, string>>;
  readonly pact: Readonly<Record<PactId, string>>;
  readonly agenda: Readonly<Record<AgendaId, string>>;
  /** What an agenda asks for, in at most twenty columns. */
  readonly need: Readonly<Record<AgendaId, string>>;
  readonly civ: Readonly<Record<LeaderId, string>>;
  readonly leader: Readonly<Record<LeaderId, string>>;
  readonly ability: Readonly<Record<LeaderId, string>>;
  /** Causes that are no cards: they stand in brackets behind a sentence. */
  readonly cause: Readonly<Record<RuleCause, string>>;
  barbarian(v: { letter: Barbarian }): string;
}

/** Tables of names, in the form that a sentence needs: nominative, genitive, accusative … */
interface Things {
  readonly state: Readonly<Record<CityStateId, string>>;
  readonly wonder: Readonly<Record<WonderId, string>>;
  readonly natural: Readonly<Record<NaturalId, string>>;
  readonly focus: Readonly<Record<FocusId, string>>;
  readonly pact: Readonly<Record<PactId, string>>;
  readonly agenda: Readonly<Record<AgendaId, string>>;
  readonly civ: Readonly<Record<LeaderId, string>>;
  readonly cause: Readonly<Record<RuleCause, string>>;
}

/** The name of whatever caused something: no two things share an id. */
export function thingIn(things: Things): (id: string) => string {
  const all = new Map(
    Object.values(things).flatMap((table: Readonly<Record<string, string>>) => Object.entries(table)),
  );
  return (id) => all.get(id) ?? id;
}

/** One entry for every id of a table. */
export function named<K extends string, V>(
  ids: Readonly<Record<K, unknown>>,
  of: (id: K) => V,
): Readonly<Record<K, V>> {
  return Object.fromEntries((Object.keys(ids) as K[]).map((id) => [id, of(id)])) as Record<K, V>;
}
