/**
 * What a game must be able to say. Rules never compose sentences: a phrasebook turns their words and numbers into
 * text, so another language is another phrasebook.
 */
import type { LogEntry } from './log.js';
import type { AnyGame, Blocked, Choice, ChosenOptions, Facts, GameEvent, Id, Outcome, Prompt, Seat } from './types.js';

/** What phrases may look at: the asked or looking seat's view, and the names at the table. */
export interface Telling<V = any> {
  readonly view: V;
  name(seat: Seat): string;
}

/** A column of the ledger and of previews: one or several tally keys, shown joined with '/'. */
export interface LedgerColumn {
  readonly head: string;
  readonly keys: readonly string[];
}

export interface Phrasebook<V = any> {
  /** The question, without the seat's name: 'choose one action'. The cause follows in brackets where it helps. */
  topic(prompt: Prompt, t: Telling<V>): string;
  /** The menu row of a verb: 'build', 'upgrade'. */
  verb(verb: string): string;
  /** The menu rows of all verbs of the game, also of those that are not on offer now. */
  readonly verbs: readonly string[];
  /** What stands in the spinner behind the verb: 'E7', 'G3 D→T'. Empty when the verb says it all. */
  target(choice: Choice, t: Telling<V>): string;
  /** Verb and target as they read together in a narrow row; without it they stand side by side. */
  row?(choice: Choice, t: Telling<V>): string;
  /** The whole choice in words, for logs, plain mode and the protocol: 'build a dwelling on E7'. */
  choice(choice: Choice, t: Telling<V>, n?: number): string;
  /** '4w 2c' */
  price(price: Readonly<Record<string, number>>): string;
  /** The same in words, one entry for each good: '4 workers', '2 coins'. Empty where nothing is paid. */
  prices(price: Readonly<Record<string, number>>): readonly string[];
  /** A number of a seat's tally, in a word or two: 'coins'. */
  tally(key: string): string;
  warn(key: string, choice: Choice, t: Telling<V>): string;
  /** One sentence, or null when the event is not worth a line. */
  event(event: GameEvent, t: Telling<V>): string | null;
  /** What is not on offer: the thing, and the reason with its numbers. */
  blocked(b: Blocked, t: Telling<V>): { what: string; why: string };
  /** Row title of a source of points in the final table. */
  source(key: string): string;
  /** What is being played, for the head row: 'round 4 of 6  actions'. */
  where(view: V): string;
  over(outcome: Outcome, t: Telling<V>): string;
  /** Options: title and one line of help for the option, and the words for its values. */
  option(id: string): { title: string; help: string };
  optionValue(id: string, value: string): string;
  /** Sentences for `Refused` codes of this game; null for codes it does not know. */
  refused(code: string, facts: Facts): string | null;
  /** What a target is, in a line, for the status row: 'E7 mountains, 1 spade from forest'. */
  place(target: Id, t: Telling<V>): string;
  readonly ledger: readonly LedgerColumn[];
  /** What the box has and this program does not, in a sentence. */
  readonly missing?: string;
}

/** One entry of a game's rules at hand: a tile, card, action, track, ruling. Text in our own words. */
export interface RuleEntry {
  /** Matches targets and `from` ids where there is one: 'card:irrigation'. */
  readonly id: Id;
  readonly title: string;
  /** 'leader · age II' */
  readonly kind: string;
  readonly text: string;
  /** Where the rulebook or sheet says it. */
  readonly page?: string;
  readonly rulings?: readonly string[];
  /** Other words that people look for. */
  readonly also?: readonly string[];
}

/** A data table as text, to be ticked off against the box. */
export interface TextTable {
  readonly id: string;
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** Free text under the title, for maps. */
  readonly text?: string;
}

/** A standing order answers one topic for a seat by itself, until the seat changes it. */
export interface StandingOrder {
  readonly id: string;
  readonly topic: string;
  /** A question of the seat's own turn: an order spares it a key, but it is no reaction to anybody. */
  readonly own?: true;
  /** Values to choose from; the first is 'ask me'. */
  readonly values: readonly string[];
  /** What holds for a seat that has chosen nothing; without it 'ask me'. It may only spare questions that are empty. */
  readonly standard?: string;
  /** null: ask the person after all. `view` is what the seat sees. */
  decide(prompt: Prompt, value: string, view: () => any): { id: Id; n?: number } | null;
  title: string;
  describe(value: string): string;
}

/** A row of a foreign notation: its place in the file, whose it is, and how many answers have been played after it. */
export interface ImportedRow {
  readonly row: number;
  readonly who: string;
  readonly text: string;
  readonly answers: number;
}

/** A game brought in from somebody else's notation: enough to start a session and play the log. */
export interface Imported {
  readonly names: readonly string[];
  readonly options: ChosenOptions;
  readonly seed: string;
  readonly log: readonly LogEntry[];
  /** Where the game can be taken over: every row, in order. */
  readonly rows: readonly ImportedRow[];
}

/** A foreign notation that a game can read and write. `read` throws `Refused` with row, expected and found. */
export interface Exchange {
  /** 'ledger' */
  readonly id: string;
  /** Does the text look like this notation? */
  recognises(text: string): boolean;
  read(text: string): Imported;
  write(names: readonly string[], options: ChosenOptions, seed: string, log: readonly LogEntry[]): string;
}

/** Everything of a game that is not its screen. `src/games/<id>/index.ts` exports one as `module`. */
export interface GameModule {
  readonly game: AnyGame;
  readonly phrases: Phrasebook;
  tables(): readonly TextTable[];
  readonly rules: readonly RuleEntry[];
  readonly orders: readonly StandingOrder[];
  /**
   * Words for every tile, card, action and ability. Each must turn up over many random games: as a string in a told
   * event, or as a part of an answered choice id (split at ':', '>', '@', ',', '+').
   */
  readonly content: readonly string[];
  readonly exchange?: Exchange;
  /** The catalogue that all these words come from. */
  readonly texts?: unknown;
  /** The same game in the words of another catalogue of the same shape. A game without this speaks English only. */
  in?(texts: any): GameModule;
}
