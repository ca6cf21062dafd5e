/**
 * What a game's screen promises the shell.
 *
 * A game gives components that are pure functions of what a seat sees; the shell owns the frame around them (head, seat
 * strip, question, log, keys), the keyboard and all state. One prompt feeds menu and board.
 */
import type { ReactNode } from 'react';
import type { Choice, GameEvent, Id, Prompt, Seat } from '../engine/types.js';
import type { Size } from './components/layout/size.js';
import type { PanelSpec, Room } from './components/layout/spec.js';
import type { Board } from './hex/board.js';

/** How a target stands out: on offer, under the cursor, or changed by the last answer. */
export type Mark = 'offered' | 'cursor' | 'changed';

export interface Painting<V = any, T = any> {
  readonly view: V;
  /** The seat whose eyes we use; null is a bystander. Its own board is the one in front. */
  readonly viewer: Seat | null;
  /** The seat whose board is shown where only one fits: the viewer's, unless another was asked for with `g`. */
  readonly shown: Seat;
  readonly names: readonly string[];
  /** Keyed by choice target. The map has at most one 'cursor'. */
  readonly marks: ReadonlyMap<Id, Mark>;
  /** The game's own words. */
  readonly texts: T;
  /** The choice that is marked in the menu: boards show what it would put on them. */
  readonly choice: Choice | null;
  /** The open question, when the viewer may see it. */
  readonly prompt: Prompt | null;
  /** What the last answer told these eyes. */
  readonly told: readonly GameEvent[];
  /** Short price of an offered target, to be drawn beside it where there is room. */
  price(target: Id): string | null;
  /** 0: a board is shown whole; more: in close-up around the cursor. */
  readonly zoom: number;
}

/** What stands in the upper left corner of a page where it is no hex board: a row of cards, say. */
export interface MainThing {
  /** The sizes that it can have in a body of this size, the most telling first. */
  sizes(body: Room): readonly Room[];
  /** It is no `Still`: what changes least in it, it keeps still itself. */
  show(at: number, room: Room): ReactNode;
  /** Where telling the sizes takes long: what they depend on. */
  readonly sizesOf?: readonly unknown[];
}

/** The panels that every table has, made by the shell. A page puts them where their weight is. */
export interface ShellPanels {
  readonly question: PanelSpec;
  readonly log: PanelSpec;
}

/** A page of a table as components: a main thing and panels around it, shared out by `plan`. */
export interface FacePage<V = any, T = any> {
  /** Capital letter that opens it. */
  readonly key: string;
  title(texts: T): string;
  /** Questions that open this page by themselves, because it shows what they are about. */
  readonly topics?: readonly string[];
  /** They open it on a large window too, where the first page shows nearly everything. */
  readonly onLarge?: true;
  /** The hex board, drawn by the shell in the largest size that leaves room for the musts. */
  board?(p: Painting<V, T>): Board | null;
  main?(p: Painting<V, T>): MainThing | null;
  /** Everything else, in order of weight. `shell.question` must be among them. */
  panels(p: Painting<V, T>, shell: ShellPanels): readonly PanelSpec[];
}

/** A game's screen as components: they are named after what players know, and are drawn from a `Painting` alone. */
export interface Face<V = any, T = any> {
  /** The first page is the one a game opens with: on a large window it shows everything at once. */
  readonly pages: readonly FacePage<V, T>[];
}

export interface StripCell {
  /** 'Witches' */
  readonly title: string;
  /** The same in fewer columns: for all seats, where the titles of some find no room. */
  readonly shorter?: string;
  /** The same where it is heard, if the title has something short in it. */
  readonly heard?: string;
  /** '46 vp' */
  readonly score: string;
  readonly passed: boolean;
  /** The seat has left the game for good. */
  readonly left?: boolean;
}

/** A choice in the question it belongs to, as far as warnings of waste look at it. */
export interface Asked {
  readonly prompt: Prompt;
  /** The amount that stands in the row; null before one is typed. */
  readonly n: number | null;
  /** What the rules would tell up to the next question; nothing where chance decides. */
  told(): readonly GameEvent[];
}

/**
 * Where a thing lies on the board, for the arrow keys: its middle, in units of the game's own, in which the screen is as
 * wide as it is high. It says nothing about where or how large the thing is drawn.
 */
export interface BoardPlace {
  readonly id: Id;
  readonly x: number;
  readonly y: number;
}

/** A thing on the table told line by line, for people who hear the screen. */
export interface Heard {
  readonly title: string;
  readonly lines: readonly string[];
  /** The word that asks for it alone. */
  readonly as?: 'income' | 'hand' | 'row';
  /** The seat before which it lies. */
  readonly seat?: Seat;
}

/** A map told place by place. Its places are asked for by these names, in whatever case. */
export interface HeardMap {
  readonly names: readonly string[];
  /** The place, with what lies beside it, how far it is, and what it would take each seat to use it. */
  place(name: string): readonly string[];
  /** Each place beside it, in a line. */
  near(name: string): readonly string[];
  /** How far two places are from each other. */
  between(a: string, b: string): readonly string[];
}

export interface GameUi<V = any> {
  /** The screen as components. */
  readonly face: Face<V>;
  /**
   * Everything that arrow keys can reach on the board in a window of this size; without it the hexes of the first page
   * that has a board.
   */
  places?(p: Painting<V>, window: Size): readonly BoardPlace[];
  /** Everything that the screen shows, in words and by thing. Without it plain mode asks the pages for what can be pointed at. */
  heard?(p: Painting<V>): readonly Heard[];
  /** The map in words, where a game has one. */
  heardMap?(p: Painting<V>): HeardMap;
  strip(view: V, seat: Seat): StripCell;
  /** What `i` shows of a target: 'for you now' lines with numbers, under the rule text. Empty when there is nothing to add. */
  now(target: Id, view: V, viewer: Seat | null): readonly string[];
  /** The rule entry that tells about a target, where the two ids differ: a place in a row holds a card. */
  rule?(target: Id, view: V): Id | null;
  /**
   * Waste that the rules do not mind but people do, such as passing with an action unused: a key that can be silenced
   * like a warning of the rules, and the sentence.
   */
  waste?(choice: Choice, view: V, seat: Seat, asked: Asked): { readonly key: string; readonly text: string } | null;
  /** What a seat is nearest to, for games that are not won by points: 'Populous 4/5'. */
  outlook?(view: V, seat: Seat): string;
  /** The game's own words; they come back with every painting. Another language is another `GameUi` of the same game. */
  readonly texts?: unknown;
  /** The same screen in the words of another catalogue of the same shape. */
  in?(texts: any): GameUi<V>;
  /** As in the phrasebook. */
  prices?(price: Readonly<Record<string, number>>): readonly string[];
  /** As in the phrasebook. */
  tally?(key: string): string;
}
