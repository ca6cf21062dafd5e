/** The rules at hand and the tables of A New Dawn, as a shape. */
import type { FocusType, Level } from '../data/focus.js';
import type { LIMITS, Resource } from '../data/land.js';
import type { LeaderId } from '../data/leaders.js';
import type { NaturalId } from '../data/naturals.js';
import type { TILE_KINDS } from '../data/tiles.js';
import type { AgendaId } from '../data/victory.js';
import type { Age, WonderType } from '../data/wonders.js';
import type { Ruled, RuleKind, RuleName } from '../rule-list.js';

interface RuleText {
  readonly title: string;
  readonly text: string;
  /** Other words that people look for: inflected forms that neither title nor text has, synonyms, slang. */
  readonly also?: readonly string[];
}

type TableId =
  | 'focus'
  | 'trade'
  | 'leaders'
  | 'wonders'
  | 'decks'
  | 'city-states'
  | 'diplomacy'
  | 'naturals'
  | 'victory'
  | 'event-dial'
  | 'direction'
  | 'tech-dial'
  | 'terrain'
  | 'limits'
  | 'tiles'
  | 'core'
  | 'first-map';

type TileKind = keyof typeof TILE_KINDS;
type Limit = keyof typeof LIMITS;

export interface BookTexts {
  readonly rule: Readonly<Record<RuleName, RuleText>>;
  /** What an entry is about, under its title. */
  readonly ruleKind: Readonly<Record<RuleKind, string>> & {
    focus(v: { type: FocusType; level: Level }): string;
    leader(v: { leader: LeaderId }): string;
    wonder(v: { type: WonderType; age: Age; cost: number; resources: readonly Resource[] }): string;
    state(v: { type: FocusType }): string;
    readonly pact: string;
    readonly natural: string;
    readonly agenda: string;
  };
  /** Texts of cards whose rule says more than the card. */
  readonly ruleText: {
    natural(v: { resource: Resource; natural: NaturalId }): string;
    agenda(v: { agenda: AgendaId }): string;
  };
  readonly ruling: Readonly<Record<Ruled, readonly string[]>>;
  /** 'p. 6', 'pp. 8 and 15' */
  pages(v: { pages: readonly number[] }): string;
  /** Where the text of a card stands. */
  readonly source: {
    readonly leaderSheet: string;
    wonderCard(v: { pages: readonly number[] }): string;
    diplomacyCard(v: { pages: readonly number[] }): string;
  };

  /** The tables of `hotseat tables`: the heads in the order of their columns. */
  readonly table: Readonly<Record<TableId, { readonly title: string; readonly head: readonly string[] }>>;
  readonly tableWords: {
    readonly tileKind: Readonly<Record<TileKind, string>>;
    readonly limit: Readonly<Record<Limit, string>>;
    readonly shape: Readonly<Record<'circle' | 'diamond', string>>;
    /** What the letters and signs of the table of tiles stand for. */
    readonly tiles: string;
    /** The tech dial beyond its last number. */
    after(v: { top: number }): string;
    goesOn(v: { again: number }): string;
    /** Tiles of the capitals clockwise, with two, three and four players. */
    homes(v: { two: readonly string[]; three: readonly string[]; four: readonly string[] }): string;
  };
}
