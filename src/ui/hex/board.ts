/** A hex board as data: what lies on every hex. A game makes one from its view; the drawing knows no game. */
import type { Id, Seat } from '../../engine/types.js';
import type { Token } from '../theme/tokens.js';
import type { Mark } from '../types.js';

/** A piece on a hex. Words for large tiles, signs for small ones. */
export interface Badge {
  readonly seat: Seat;
  /** The owner's colour; a piece of nobody has the colour of text and no digit. */
  readonly token: Token;
  readonly glyph: string;
  readonly letter: string;
  /** 'trading house', and what is left of it in seven columns. */
  readonly word: string;
  readonly brief: string;
  readonly owner: string;
}

/** What lies on a hex besides: resource, barbarian, token. */
export interface Note {
  /** At most three columns. */
  readonly text: string;
  /** In a word of at most nine columns. */
  readonly word: string;
  /** Its names, longest first: the first one that fits its row is shown, before the word. */
  readonly names?: readonly string[];
  readonly token: Token;
}

export interface Tile {
  readonly id: Id;
  readonly row: number;
  /** Odd rows stand half a hex to the right. */
  readonly col: number;
  readonly name: string;
  readonly ground: Token;
  /** The ground's letter, word, and the word in at most six columns. */
  readonly letter: string;
  readonly word: string;
  readonly brief: string;
  readonly water?: boolean;
  readonly badge?: Badge | undefined;
  readonly note?: Note | undefined;
  /** What an offered place costs, short and in words. */
  readonly price?: { readonly short: string; readonly words: readonly string[] } | undefined;
  readonly mark?: Mark | undefined;
  /** Hexes of one town share this key and get one outline in its colour. */
  readonly town?: { readonly key: string; readonly token: Token; readonly seat: Seat } | undefined;
  /** What the marked choice would put here. */
  readonly ghost?: Badge | undefined;
  /** Within the reach of the marked card or action. */
  readonly lit?: boolean | undefined;
}

export interface Bridge {
  readonly a: Id;
  readonly b: Id;
  readonly seat: Seat;
  readonly token: Token;
}

export interface Board {
  readonly tiles: readonly Tile[];
  readonly bridges?: readonly Bridge[];
}
