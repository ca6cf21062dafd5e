/** What both Terra games say of a place on the map to people who hear the board, as a shape. */

/** How a seat comes to a place. `n`: river spaces between, or spaces jumped over. */
export type Way =
  | { readonly by: 'own' }
  | { readonly by: 'beside' | 'bridge'; readonly from: string }
  | { readonly by: 'ship' | 'skip'; readonly from: string; readonly n: number }
  /** Only with longer ships; `range` is how far they go now. */
  | { readonly by: 'far'; readonly from: string; readonly n: number; readonly range: number }
  | { readonly by: 'none' };

/** What a building of its own would cost a seat there. */
export interface Plot {
  readonly spades: number;
  /** Spades and building together, one entry for each good: '7 tools', '2 coins'. */
  readonly price: readonly string[];
}

export interface LandTexts {
  /** Everything beside a place: 'E6 forest', 'E8 river'. */
  nextTo(v: { places: readonly string[] }): string;
  /** `owner`: null where a bridge could be built. */
  bridge(v: { to: string; owner: string | null }): string;
  /** Places that ships reach from here over so many river spaces. */
  overRiver(v: { n: number; hexes: readonly string[] }): string;
  /** How a seat comes here, and what building would cost it; null where nobody can build. */
  way(v: { name: string; way: Way; plot: Plot | null }): string;
  /** Two places, in the words of a distance. */
  neighbours(v: { a: string; b: string }): string;
  bridged(v: { a: string; b: string; owner: string }): string;
  bridgeable(v: { a: string; b: string }): string;
  ships(v: { a: string; b: string; n: number }): string;
  apart(v: { a: string; b: string; n: number }): string;
}
