/** What Terra Mystica says only to people who hear the table: plain mode reads it line by line. A shape. */
import type { LandTexts } from '../../terra-kit/texts-land.js';
import type {
  BonusId,
  Building,
  FactionId,
  FavourId,
  PowerActionId,
  ScoringId,
  SpecialId,
  TownTileId,
} from '../data/ids.js';
import type { Phase } from '../types.js';

/** Anything with a name of letters and a number: 'BON3'. */
type TileId = BonusId | FavourId | TownTileId | ScoringId | PowerActionId | SpecialId;

export interface TmHeardTexts {
  readonly heard: {
    readonly land: LandTexts;
    readonly phase: Readonly<Record<Phase, string>>;
    round(v: { round: number; when: 'past' | 'now' | 'next' }): string;
    /** Round 6 pays no cult bonus. */
    readonly cultCovered: string;
    turn(v: { name: string }): string;
    passed(v: { name: string }): string;
    hasLeft(v: { name: string }): string;
    order(v: { names: readonly string[] }): string;
    passOrder(v: { names: readonly string[] }): string;

    incomeOf(v: { name: string }): string;
    readonly board: string;
    bowls(v: { bowls: readonly number[] }): string;
    burnt(v: { n: number }): string;
    priests(v: { inHand: number; limit: number; supply: number }): string;
    home(v: { terrain: string }): string;
    shipsReach(v: { n: number }): string;
    nextStep(v: { price: readonly string[]; points: number }): string;
    /** Points for each step of shipping, from the first. */
    stepsScore(v: { points: readonly number[] }): string;
    /** Workers for a spade at each step of the track, with the step that is reached. */
    spades(v: { rates: readonly number[]; step: number }): string;
    /** Dwarves and Fakirs: what jumping over hexes costs. */
    skip(v: { n: number; price: readonly string[]; points: number }): string;
    pieces(v: { building: Building; on: number; all: number; strength: number }): string;
    price(v: { price: readonly string[]; cheap: readonly string[] | null }): string;
    /** What the places of a row pay, from the left: nothing is an empty list. */
    placesPay(v: { goods: readonly (readonly string[])[] }): string;
    townStrength(v: { n: number }): string;
    special(v: { id: SpecialId; does: string; used: boolean }): string;
    tile(v: { id: TileId; does: string }): string;

    buildings(v: { building: Building; hexes: readonly string[] }): string;
    bridge(v: { name: string; a: string; b: string }): string;
    bridgePlaces(v: { pairs: readonly string[] }): string;
    /** `river`: the river hex that joins a town of the Mermaids. */
    town(v: { name: string; tile: string; hexes: readonly string[]; river: string | null }): string;
    /** A place beside another one, in a few words. */
    brief(v: { hex: string; terrain: string; building: Building | null; owner: string }): string;

    cult(v: { cult: string; steps: readonly { readonly name: string; readonly step: number }[] }): string;
    /** `holder`: whose priest stands there; null is free. */
    orderSpace(v: { steps: number; holder: string | null }): string;
    onTop(v: { name: string }): string;
    cultPower(v: { steps: readonly { readonly step: number; readonly power: number }[] }): string;

    readonly usedNow: string;
    costsPower(v: { power: number }): string;
    /** A card that nobody holds. */
    readonly free: string;
    heldBy(v: { names: readonly string[] }): string;
    left(v: { n: number }): string;
    readonly offers: string;
    offer(v: { to: string; from: string; hex: string; power: number }): string;
    freeSpades(v: { name: string; n: number; from: string }): string;
    readonly factions: string;
    faction(v: { faction: FactionId; name: string; home: string; starts: string }): string;
  };
}
