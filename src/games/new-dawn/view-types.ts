/** What a screen is given: everything that lies open on the table. */
import type { Seat } from '../../engine/types.js';
import type { EventIcon } from './data/dials.js';
import type { CityStateId, PactId } from './data/diplomacy.js';
import type { FocusId, FocusType, Level } from './data/focus.js';
import type { Barbarian, Resource, Terrain } from './data/land.js';
import type { LeaderId } from './data/leaders.js';
import type { NaturalId } from './data/naturals.js';
import type { TileFace } from './data/tiles.js';
import type { AgendaId, VictoryId } from './data/victory.js';
import type { Age, WonderId, WonderType } from './data/wonders.js';
import type { Options, Placement, TargetKind, Term } from './types.js';

export interface HexView {
  /** 'F5': row letter and the number of the space in its row. */
  readonly name: string;
  /** Choice target: 'hex:F5'. */
  readonly id: string;
  readonly row: number;
  /** Odd rows stand half a space to the right. */
  readonly col: number;
  readonly q: number;
  readonly r: number;
  readonly tile: string;
  readonly terrain: Terrain;
  readonly difficulty: number;
  readonly edge: boolean;
  readonly coast: boolean;
  /** Resource token lying here. */
  readonly resource: Resource | null;
  /** Natural wonder token lying here, and the one that belongs here. */
  readonly natural: NaturalId | null;
  readonly naturalMark: NaturalId | null;
  /** City-state token lying here, and the one that belongs here. */
  readonly state: CityStateId | null;
  readonly stateMark: CityStateId | null;
  readonly barbarians: readonly Barbarian[];
  /** Where a defeated barbarian comes back. */
  readonly spawn: Barbarian | null;
  readonly owner: Seat | null;
  readonly piece: 'token' | 'reinforced' | 'city' | 'capital' | null;
  readonly mature: boolean;
  readonly wonder: WonderId | null;
  /** Seats of the caravans standing here. */
  readonly caravans: readonly Seat[];
  /** What an attacker has to beat here before dice, tokens and his own cards: one entry for each thing to attack. */
  readonly defences: readonly { readonly what: TargetKind | 'capital'; readonly n: number }[];
}

export interface SlotView {
  readonly slot: number;
  /** The slot whose number counts if the card is resolved now (Machu Picchu). */
  readonly as: number;
  readonly terrain: Terrain;
  readonly card: FocusId;
  readonly name: string;
  readonly type: FocusType;
  readonly level: Level;
  readonly trade: number;
  /** What the card gives now without trade tokens: control tokens, dial steps, spaces, production or combat value. */
  readonly gives: number;
  /** Spaces that all caravans share on top (Colossus). */
  readonly shared: number;
  readonly states: readonly { readonly state: CityStateId; readonly used: boolean }[];
  readonly naturals: readonly { readonly natural: NaturalId; readonly used: boolean }[];
  /** Is this the card being resolved? */
  readonly active: boolean;
}

export interface AgendaView {
  readonly agenda: AgendaId;
  readonly name: string;
  readonly need: number;
  readonly have: readonly number[];
  /** Round in which a seat finished it, or null. */
  readonly done: readonly (number | null)[];
}

export interface WonderView {
  readonly wonder: WonderId;
  readonly name: string;
  readonly type: WonderType;
  readonly age: Age;
  readonly printed: number;
  readonly resources: readonly Resource[];
  readonly hex: string | null;
  readonly owner: Seat | null;
}

export interface OfferView extends WonderView {
  /** Price for each seat, reductions counted. */
  readonly cost: readonly number[];
  /** Cards under it. */
  readonly below: number;
}

export interface SeatView {
  readonly seat: Seat;
  readonly leader: LeaderId | null;
  readonly civ: string;
  readonly name: string;
  readonly ability: string;
  readonly colour: string;
  readonly home: string | null;
  readonly row: readonly SlotView[];
  readonly tech: number;
  /** Next mark on the dial: where and which level. */
  readonly nextMark: { readonly at: number; readonly level: Level };
  readonly resources: Readonly<Record<Resource, number>>;
  readonly naturals: readonly { readonly natural: NaturalId; readonly used: boolean; readonly on: FocusId | null }[];
  readonly cityStates: readonly CityStateId[];
  readonly wonders: readonly WonderId[];
  /** Cards held from other players and from city-states, and which own cards others hold. */
  readonly pacts: readonly { readonly card: PactId; readonly giver: Seat }[];
  readonly stateCards: readonly CityStateId[];
  readonly given: readonly { readonly card: PactId; readonly holder: Seat }[];
  readonly caravans: { readonly onCard: number; readonly onMap: readonly string[] };
  readonly tokensLeft: number;
  readonly citiesLeft: number;
  readonly cities: number;
  readonly mature: number;
  readonly spaces: number;
  readonly reinforced: number;
  readonly capitalsBeaten: number;
  /** Victory cards with a finished agenda. */
  readonly score: number;
}

export interface CombatView {
  readonly hex: string;
  readonly what: TargetKind | 'capital';
  readonly attacker: Seat;
  readonly defender: Seat | null;
  /** Who rolls for a barbarian or a city-state. */
  readonly roller: Seat;
  readonly attack: readonly Term[];
  readonly defence: readonly Term[];
  readonly attackTotal: number;
  readonly defenceTotal: number;
  /** Both dice, once they have fallen: attacker's, defender's. */
  readonly dice: readonly [number, number] | null;
  /** Tokens each side could still add. */
  readonly attackTokens: number;
  readonly defenceTokens: number;
}

/** What a card of the seat at turn could reach now, for the map. */
export interface ReachView {
  readonly card: FocusId;
  readonly hexes: readonly string[];
}

export interface OddsView {
  readonly hex: string;
  readonly what: TargetKind;
  readonly attack: number;
  readonly defence: number;
  /** Trade tokens each side could add. */
  readonly attackTokens: number;
  readonly defenceTokens: number;
  /** Chance of a win in per cent: with all these tokens, and without any. */
  readonly chance: number;
  readonly bare: number;
  /** The same sums term by term. */
  readonly attackTerms: readonly Term[];
  readonly defenceTerms: readonly Term[];
}

export interface View {
  readonly viewer: Seat | null;
  readonly seats: number;
  /** Seats that have left the game. */
  readonly left: readonly Seat[];
  readonly options: Options;
  /** 'leaders' and 'map' come before round 1. */
  readonly phase: 'leaders' | 'map' | 'play' | 'over';
  readonly round: number;
  readonly first: Seat;
  /** The seat whose turn it is. */
  readonly current: Seat;
  readonly dial: {
    readonly at: number;
    readonly icon: EventIcon;
    readonly sections: readonly EventIcon[];
    readonly next: EventIcon;
  };
  /** Direction token: what 1 to 6 mean, and the last roll (0 before the first). */
  readonly directions: readonly string[];
  readonly direction: number;
  readonly rows: number;
  readonly cols: number;
  readonly hexes: readonly HexView[];
  readonly placed: readonly Placement[];
  readonly waterTokensLeft: number;
  /** Tiles each seat has still to lay. */
  readonly hands: readonly (readonly number[])[];
  /** The tile being laid: its face, and its spaces once the spot is chosen. */
  readonly laying: { readonly face: TileFace; readonly spot: readonly [number, number] | null } | null;
  readonly players: readonly SeatView[];
  readonly supply: Readonly<Record<Resource, number>>;
  readonly offers: readonly OfferView[];
  readonly wonders: readonly WonderView[];
  readonly zimbabwe: number;
  readonly cityStates: readonly {
    readonly state: CityStateId;
    readonly name: string;
    readonly type: FocusType;
    readonly hex: string;
    readonly owner: Seat | null;
    readonly cardsLeft: number;
    readonly down: boolean;
  }[];
  readonly barbarians: readonly { readonly barbarian: Barbarian; readonly hex: string | null }[];
  readonly victory: readonly { readonly card: VictoryId; readonly agendas: readonly AgendaView[] }[];
  readonly combat: CombatView | null;
  readonly reach: readonly ReachView[];
  readonly odds: readonly OddsView[];
}
