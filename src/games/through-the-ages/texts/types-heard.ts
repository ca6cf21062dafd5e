/** What is only said to people who hear the table: plain mode reads it line by line. */
import type { CivilId } from '../data/civil.js';
import type { TurnMarks } from '../types.js';

/** What lasts for the own turn only, and is either so or not. */
export type MarkWord = Exclude<keyof TurnMarks, 'fresh' | 'extra'>;

export interface HeardTexts {
  readonly heard: {
    readonly game: string;
    turn(v: { name: string }): string;
    starter(v: { name: string }): string;
    endOf(v: { name: string }): string;
    /** Goods of the Trade Routes that nothing will use. */
    wasted(v: { n: number }): string;
    coming(v: { age: string }): string;
    /** A card in the row that is allowed and cannot be paid now. */
    readonly tooDear: string;

    /** Stocks with what the end of the turn adds, actions with what there is in all. */
    ratings(v: {
      culture: number;
      science: number;
      strength: number;
      more: { culture: number; science: number };
    }): string;
    stocks(v: { food: number; resources: number; more: { food: number; resources: number } }): string;
    actions(v: { civil: number; civilOf: number; military: number; militaryOf: number }): string;
    /** Cards in hand, and how many it may hold. */
    hand(v: { civil: number; civilLimit: number; military: number; militaryLimit: number }): string;
    copies(v: { name: string; n: number }): string;

    makes(v: { food: number; resources: number }): string;
    /** Workers on technologies. */
    working(v: { n: number }): string;
    urbanLimit(v: { n: number }): string;
    /** Happy faces as counted, beyond the limits of the rating too. */
    faces(v: { n: number; discontent: number }): string;
    army(v: { units: number; tactical: number }): string;
    colonization(v: { n: number }): string;
    leaderAges(v: { ages: readonly string[] }): string;
    /** What the stages of the unfinished wonder cost, and how many one action builds. */
    stages(v: { costs: readonly number[]; perAction: number }): string;
    /** Homer lies under this wonder. */
    homerUnder(v: { wonder: string }): string;
    /** Whether the tactic in use is a card of the seat's own or copied from the common ones. */
    readonly tactic: { readonly own: string; readonly copied: string };
    readonly skipsPolitics: string;
    booked(v: { points: readonly { readonly source: string; readonly n: number }[] }): string;

    /** What has happened in this turn. */
    readonly mark: Readonly<Record<MarkWord, string>>;
    fresh(v: { cards: readonly CivilId[] }): string;
    readonly extra: Readonly<Record<keyof TurnMarks['extra'], (v: { n: number }) => string>>;

    pastEvents(v: { names: readonly string[] }): string;
    /** For how many players the deck of an age is made; 0 is not told. */
    deckFor(v: { age: string; seats: number }): string;
  };
}
