/** What A New Dawn says only to people who hear the table, as a shape: plain mode reads it line by line. */

import type { EventIcon } from '../data/dials.js';
import type { CityStateId } from '../data/diplomacy.js';
import type { FocusId, FocusType, Level } from '../data/focus.js';
import type { Barbarian, Resource } from '../data/land.js';
import type { NaturalId } from '../data/naturals.js';
import type { Age, WonderId, WonderType } from '../data/wonders.js';
import type { PieceKind } from './nouns.js';

/** A place that is so many spaces away. */
export interface Far {
  readonly hex: string;
  readonly n: number;
}

export interface HeardTexts {
  readonly heard: {
    // headings
    rowOf(v: { name: string }): string;
    /** What the seat at turn reaches. */
    reachOf(v: { name: string }): string;
    readonly map: string;
    readonly odds: string;

    // who and when
    turn(v: { name: string }): string;
    first(v: { name: string }): string;
    /** The sections of the event dial in order; `at` is the one it shows, null before it has shown any. */
    dial(v: { icons: readonly EventIcon[]; at: number | null }): string;

    // a seat
    resources(v: { has: readonly { readonly resource: Resource; readonly n: number }[] }): string;
    cities(v: { cities: number; mature: number }): string;
    spaces(v: { spaces: number; reinforced: number }): string;
    capitalsBeaten(v: { n: number }): string;
    score(v: { done: number; cards: number }): string;
    capital(v: { hex: string }): string;
    /** A card in its row; `says` is what it would do from there. */
    card(v: { slot: string; card: FocusId; type: FocusType; level: Level; says: string }): string;
    readonly resolving: string;
    /** City-states and natural wonders on a card, or before a seat. */
    lying(v: { token: CityStateId | NaturalId; used: boolean }): string;
    /** Cards of a deck that are still to come: 'science: Astrology, …'. */
    left(v: { type: FocusType; cards: readonly FocusId[] }): string;

    // the map
    pieces(v: { kind: PieceKind; hexes: readonly string[] }): string;
    /** Where barbarians, city-states, tokens lie. */
    lies(v: { what: string; hex: string }): string;
    free(v: { what: string; hexes: readonly string[] }): string;
    nextTo(v: { places: readonly string[] }): string;
    belongs(v: { what: string }): string;
    barbarianHome(v: { letter: Barbarian }): string;
    caravanGoes(v: { name: string; hexes: readonly string[] }): string;
    tile(v: { face: string }): string;
    /** How far a seat's nearest space and city are; null where it has none. */
    nearest(v: { name: string; space: Far | null; city: Far | null }): string;
    reachedBy(v: { name: string; cards: readonly FocusId[] }): string;
    apart(v: { a: string; b: string; n: number }): string;
    neighbours(v: { a: string; b: string }): string;

    // wonders, city-states, victory
    offer(v: { wonder: WonderId; type: WonderType; age: Age; printed: number; resources: readonly Resource[] }): string;
    /** Its price for every seat. */
    prices(v: { seats: readonly { readonly name: string; readonly cost: number }[] }): string;
    below(v: { n: number }): string;
    /** `owner`: null while nobody holds it. */
    built(v: { wonder: WonderId; type: WonderType; hex: string; owner: string | null }): string;
    state(v: { state: CityStateId; type: FocusType; hex: string; owner: string | null }): string;
    barbarian(v: { letter: Barbarian; hex: string | null }): string;
    agendaDone(v: { name: string; have: number; need: number; round: number }): string;
    agendaHas(v: { name: string; have: number; need: number }): string;

    // fights
    side(v: { name: string; terms: readonly string[]; total: number }): string;
    term(v: { what: string; n: number }): string;
    roller(v: { name: string }): string;
    chance(v: { attack: number; defence: number; chance: number; bare: number }): string;
    tokensToAdd(v: { attack: number; defence: number }): string;

    // before the first round
    hand(v: { name: string; tiles: readonly number[] }): string;
  };
}
