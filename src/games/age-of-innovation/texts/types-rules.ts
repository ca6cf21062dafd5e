/** Rules at hand and the tables that are ticked off against the box, as a shape. */
import type {
  BookActionId,
  CompetencyId,
  Discipline,
  FactionId,
  InnovationId,
  PalaceId,
  PowerActionId,
  Terrain,
} from '../data/ids.js';
import type { Trigger } from '../data/rounds.js';
import type { Side } from '../types.js';
import type { Goods } from './types-play.js';

/** One entry of the rules at hand: `also` are other words that people look for, all in small letters. */
export interface RuleText {
  readonly title: string;
  readonly text: string;
  readonly rulings: readonly string[];
  readonly also: readonly string[];
}

export type RuleId =
  | 'rule:leave'
  | 'turn'
  | 'action:build'
  | 'action:spades'
  | 'action:upgrade'
  | 'track:shipping'
  | 'track:terraforming'
  | 'action:innovate'
  | 'action:scholar'
  | 'action:power'
  | 'action:books'
  | 'action:special'
  | 'action:pass'
  | 'action:convert'
  | 'offer'
  | 'power'
  | 'reach'
  | 'city'
  | 'neutral'
  | 'science'
  | 'bridge'
  | 'pavilion'
  | 'income'
  | 'science-bonus'
  | 'end'
  | 'set-up'
  | 'draft'
  | 'final'
  | 'competencies'
  | 'two';

/** Tiles with rulings on cases that the rulebook leaves open. */
export type RuledTile =
  | Extract<FactionId, 'blessed' | 'goblins' | 'illusionists' | 'moles' | 'navigators' | 'psychics' | 'lizards'>
  | Extract<Terrain, 'desert'>
  | Extract<InnovationId, 'neutral-palace' | 'neutral-school'>
  | Extract<PalaceId, 'palace-9' | 'palace-11' | 'palace-14' | 'palace-15' | 'palace-16'>
  | Extract<CompetencyId, 'competency-1' | 'competency-12'>;

/** What a rule is about, beside its title. */
export type RuleKind =
  | 'rule'
  | 'faction'
  | 'board'
  | 'building'
  | 'discipline'
  | 'innovation'
  | 'palace'
  | 'competency'
  | 'booster'
  | 'round'
  | 'final'
  | 'power'
  | 'book'
  | 'city';

export interface RulesTexts {
  readonly kind: Readonly<Record<RuleKind, string>>;
  readonly entry: Readonly<Record<RuleId, RuleText>>;
  readonly ruling: Readonly<Record<RuledTile, readonly string[]>>;
  page(v: { page: number }): string;
  readonly noPage: string;
  /** The meaning of a tile as a sentence: with a capital letter and a full stop. */
  tile(v: { meaning: string }): string;
  power(v: { action: PowerActionId; power: number }): string;
  books(v: { action: BookActionId; books: number }): string;
  /** What a faction begins with, as a sentence; one where it begins with nothing special is not asked for. */
  starts(v: {
    steps: readonly { readonly discipline: Discipline; readonly n: number }[];
    freeSteps: number;
    tools: number;
  }): string;
}

export type TableId =
  | 'circle'
  | 'boards'
  | 'buildings'
  | 'factions'
  | 'science'
  | 'innovation-places'
  | 'competency-places'
  | 'innovations'
  | 'palaces'
  | 'competencies'
  | 'boosters'
  | 'rounds'
  | 'finals'
  | 'power-actions'
  | 'book-actions'
  | 'cities'
  | 'numbers'
  | 'areas';

/** Heads of the tables' columns. */
export type HeadId =
  | 'what'
  | 'count'
  | 'where'
  | 'from'
  | 'board'
  | 'start'
  | 'besides'
  | 'bowls'
  | 'shipping'
  | 'shippingCost'
  | 'shippingReward'
  | 'terraformingCost'
  | 'terraformingReward'
  | 'base'
  | 'workshops'
  | 'guilds'
  | 'schools'
  | 'extraBooks'
  | 'building'
  | 'power'
  | 'pieces'
  | 'neutral'
  | 'tools'
  | 'coins'
  | 'faction'
  | 'levels'
  | 'places'
  | 'later'
  | 'first'
  | 'ability'
  | 'discipline'
  | 'fromLevel'
  | 'spaces'
  | 'powerByLevel'
  | 'players'
  | 'row'
  | 'column'
  | 'books'
  | 'any'
  | 'steps'
  | 'tile'
  | 'does'
  | 'for'
  | 'points'
  | 'per'
  | 'reward'
  | 'action'
  | 'number'
  | 'buildings';

/** Rows that count what is on a map. */
export type MapRow = 'land' | 'river' | 'border' | 'riverside' | 'bridges' | 'overland';

/** Rows of the numbers that rules use. */
export type NumberRow =
  | 'start'
  | 'guild'
  | 'innovation'
  | 'cityPower'
  | 'cityBuildings'
  | 'cityUniversity'
  | 'cityMonument'
  | 'supply'
  | 'pavilions'
  | 'key'
  | 'income'
  | 'areas'
  | 'science'
  | 'coins'
  | 'boosters'
  | 'palaces';

export interface TableTexts {
  readonly title: Readonly<Record<TableId, string>>;
  readonly map: Readonly<Record<Side, string>>;
  cities(v: { each: number }): string;
  readonly head: Readonly<Record<HeadId, string>>;
  readonly mapRow: Readonly<Record<MapRow, string>>;
  readonly number: Readonly<Record<NumberRow, string>>;
  readonly trigger: Readonly<Record<Trigger, string>>;
  /** '2c 1pw'; '-' where there is nothing. */
  gain(v: { goods: Goods }): string;
  /** What a board starts with besides goods; '-' where there is nothing. */
  besides(v: { scholars: number; books: number; steps: number; spades: number }): string;
  /** 'B L E M' by number, or levels of choice. */
  freeSteps(v: { n: number }): string;
  factionPlaces(v: { places: 'workshops' | 'workshops+tower' | 'university'; competency: boolean }): string;
  books(v: { books: readonly { readonly discipline: Discipline; readonly n: number }[] }): string;
  reward(v: { what: 'scholars' | 'power' | 'books' | 'spades' | 'coins' | 'tools' | 'vp'; n: number }): string;
  readonly palacesShown: string;
}

export interface AoiRuleTexts {
  readonly rules: RulesTexts;
  readonly tables: TableTexts;
}
