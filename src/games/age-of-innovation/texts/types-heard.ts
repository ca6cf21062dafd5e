/** What is only said to people who hear the table: plain mode reads it line by line. */
import type { LandTexts } from '../../terra-kit/texts-land.js';
import type { BoosterId, Building, CompetencyId, Discipline, EffectId, InnovationId, PalaceId } from '../data/ids.js';
import type { Goods } from './types-play.js';

/** Books that something costs: of a discipline, and of any; `coins` for lack of a palace. */
export interface BookPrice {
  readonly books: readonly { readonly discipline: Discipline; readonly n: number }[];
  readonly any: number;
  readonly coins: number;
}

export interface AoiHeardTexts {
  readonly heard: {
    readonly land: LandTexts;
    /** Heads of a list: what stands on the map, whose income, what the bowls hold. */
    incomeOf(v: { name: string }): string;
    turn(v: { name: string }): string;
    hasLeft(v: { name: string }): string;
    passed(v: { name: string }): string;
    /** Buildings of a kind on the map; an empty list of hexes is never told. */
    buildings(v: { building: Building; neutral: boolean; hexes: readonly string[] }): string;
    bridge(v: { name: string; a: string; b: string }): string;
    /** Places without a bridge: 'E7-G6'. */
    bridgePlaces(v: { pairs: readonly string[] }): string;
    /** Where a city's marker lies. */
    marker(v: { hex: string }): string;
    round(v: { round: number; when: 'past' | 'now' | 'next' }): string;
    /** Pieces of a kind on the map. */
    onMap(v: { building: Building; on: number; all: number }): string;
    /** What the places of a row pay, from the left: nothing is `{}`. */
    placesPay(v: { goods: readonly Goods[] }): string;
    bowls(v: { bowls: readonly number[] }): string;
    sent(v: { n: number }): string;
    nextStep(v: { price: Goods; reward: Goods }): string;
    /** Levels of every discipline that give power. */
    levelPower(v: { levels: readonly { readonly level: number; readonly power: number }[] }): string;
    discount(v: { n: number }): string;
    scienceBonus(v: { n: number }): string;
    /** A special action on a tile. */
    special(v: { tile: EffectId; does: string; used: boolean }): string;
    /** A tile with everything it does. */
    tile(v: { tile: BoosterId | PalaceId | InnovationId | CompetencyId; does: string }): string;
    booksFor(v: BookPrice): string;
    /** The column or columns of a place on the display. */
    columns(v: { disciplines: readonly Discipline[] }): string;
    /** What an innovation costs some seats. */
    innovationFor(v: { names: readonly string[]; price: BookPrice; payable: boolean }): string;
    /** What it scores at once. */
    worth(v: { seats: readonly { readonly name: string; readonly points: number }[] }): string;
    taken(v: { name: string }): string;
    heldBy(v: { names: readonly string[] }): string;
    leftInStack(v: { n: number }): string;
    /** `holder`: who has a scholar there; null is free. */
    scholarSpace(v: { levels: number; holder: string | null }): string;
    readonly offers: string;
    offer(v: { to: string; from: string; hex: string; power: number }): string;
  };
}
