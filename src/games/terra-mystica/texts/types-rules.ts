/** Rules at hand and the tables that are ticked off against the box, as a shape. */
import type {
  BonusId,
  FactionId,
  FavourId,
  PowerActionId,
  ScoringId,
  SpecialId,
  Terrain,
  TownTileId,
} from '../data/ids.js';
import type { Goods } from './types-nouns.js';

/** One entry of the rules at hand: `also` are other words that people look for, all in small letters. */
export interface RuleText {
  readonly title: string;
  readonly text: string;
  readonly rulings: readonly string[];
  readonly also: readonly string[];
}

export type RuleId =
  | 'rule:setup'
  | 'rule:income'
  | 'rule:turn'
  | 'rule:order'
  | 'rule:round'
  | 'rule:end'
  | 'rule:bowls'
  | 'rule:adjacent'
  | 'rule:native'
  | 'rule:special'
  | 'rule:power-actions'
  | 'rule:cults'
  | 'action:build'
  | 'action:upgrade'
  | 'action:priest'
  | 'action:pass'
  | 'rule:power'
  | 'rule:leave'
  | 'rule:burn'
  | 'rule:convert'
  | 'rule:town'
  | 'rule:rewards'
  | 'rule:keys'
  | 'rule:favour'
  | 'rule:bridge'
  | 'rule:area'
  | 'rule:goods'
  | 'track:ship'
  | 'track:dig'
  | 'building:dwelling'
  | 'building:trading-house'
  | 'building:temple'
  | 'building:stronghold'
  | 'building:sanctuary';

/** What a rule is about, beside its title. */
export type RuleKind =
  | 'rule'
  | 'action'
  | 'track'
  | 'structure'
  | 'cult'
  | 'power'
  | 'special'
  | 'favour'
  | 'town'
  | 'scoring'
  | 'card';

export interface RulesTexts {
  readonly kind: Readonly<Record<RuleKind, string>>;
  /** The kinds of tiles that came after the first edition. */
  readonly laterKind: Readonly<Record<'town' | 'scoring' | 'card', string>>;
  factionKind(v: { home: Terrain }): string;
  readonly entry: Readonly<Record<RuleId, RuleText>>;
  readonly faction: Readonly<Record<FactionId, { readonly text: string; readonly rulings: readonly string[] }>>;
  /** `pages` in figures: '4–8', '7, 15'. */
  page(v: { pages: string }): string;
  readonly noPage: string;
  readonly noPageLater: string;
  /** What every cult pays. */
  readonly cult: string;
  tile(v: { tile: FavourId | TownTileId | ScoringId | BonusId }): string;
  power(v: { action: PowerActionId; power: number }): string;
  special(v: { special: SpecialId }): string;
}

export type TableId =
  | 'map'
  | 'bridges'
  | 'wheel'
  | 'factions'
  | 'prices'
  | 'income'
  | 'pieces'
  | 'favour'
  | 'town'
  | 'scoring'
  | 'cards'
  | 'power'
  | 'convert'
  | 'cults'
  | 'first-game';

/** Heads of the tables' columns. */
export type HeadId =
  | 'terrain'
  | 'letter'
  | 'hexes'
  | 'place'
  | 'rivers'
  | 'faction'
  | 'bowls'
  | 'dwellings'
  | 'opponent'
  | 'exchange'
  | 'always'
  | 'shipping'
  | 'spade'
  | 'structure'
  | 'pieces'
  | 'strength'
  | 'tile'
  | 'count'
  | 'keys'
  | 'effect'
  | 'reward'
  | 'edition'
  | 'scores'
  | 'card'
  | 'action'
  | 'power'
  | 'give'
  | 'get'
  | 'what'
  | 'values'
  | 'players'
  | 'cards';

/** Rows of the cult board's table. */
export type CultRow = 'power' | 'orders' | 'prizes' | 'area';

export interface TableTexts {
  readonly title: Readonly<Record<TableId, string>>;
  readonly head: Readonly<Record<HeadId, string>>;
  readonly cultRow: Readonly<Record<CultRow, string>>;
  readonly edition: Readonly<Record<'base' | 'later', string>>;
  /** '2w 5c'; '-' where there is nothing. */
  goods(v: { goods: Goods }): string;
  /** Levels of shipping, and the points for reaching them. */
  shipping(v: { start: number; max: number; points: readonly number[] }): string;
  firstRounds(v: { tiles: readonly string[] }): string;
}

export interface TmRuleTexts {
  readonly rules: RulesTexts;
  readonly tables: TableTexts;
}
