/** What both Terra games say of an offered place. */
import type { Id } from '../../../engine/types.js';
import type { Tile } from '../../../ui/hex/board.js';
import type { Painting } from '../../../ui/types.js';

/** The price of an offered place, short and in words. */
export function priceAt(
  p: Painting,
  id: Id,
  words: (price: Readonly<Record<string, number>>) => readonly string[],
): Tile['price'] {
  const short = p.price(id);
  const price = p.prompt?.choices.find((c) => c.target === id && c.price)?.price;
  return short && price ? { short, words: words(price) } : undefined;
}
