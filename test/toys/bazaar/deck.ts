/** Piles of cards as plain arrays of ids. The top of a pile is its last entry; discards lie open with the newest last. */
import { must } from '../../../src/engine/must.js';

export interface Deck<C extends string = string> {
  pile: C[];
  discards: C[];
}

/** What drawing needs of the table: chance for reshuffles, and the undo floor for what somebody learned. */
interface Dealer {
  shuffle<X>(items: X[]): void;
  reveal(): void;
}

export function deckOf<C extends string>(cards: readonly C[]): Deck<C> {
  return { pile: cards.slice(), discards: [] };
}

/** The top card; an empty pile is made anew from the discards first. Null when both are empty. */
export function draw<C extends string>(dealer: Dealer, deck: Deck<C>): C | null {
  if (deck.pile.length === 0 && deck.discards.length > 0) {
    deck.pile = deck.discards;
    deck.discards = [];
    dealer.shuffle(deck.pile);
  }
  const card = deck.pile.pop();
  if (card === undefined) return null;
  dealer.reveal();
  return card;
}

/** Takes one card out of a hand or row. Throws when it is not there: rules move only cards they have seen. */
export function takeFrom<C extends string>(cards: C[], card: C): C {
  const at = cards.indexOf(card);
  if (at === -1) throw new Error(`the card ${card} is not there`);
  cards.splice(at, 1);
  return card;
}

/**
 * Deals hidden cards anew: all the given places are gathered, shuffled and filled up again with as many cards as they
 * held. The heart of a game's `scramble`. Sorted before they are shuffled, so that tables which nobody can tell apart are
 * dealt alike by the same chance.
 */
export function redeal<C extends string>(dealer: Pick<Dealer, 'shuffle'>, places: readonly C[][]): void {
  const all: C[] = [];
  for (const place of places) all.push(...place);
  dealer.shuffle(all.sort());
  let at = 0;
  for (const place of places) for (let i = 0; i < place.length; i++) place[i] = must(all[at++], 'space');
}
