import type { Choice } from './types.js';

/** What an amount of a choice takes: its own entry of `prices`, or `price` for each one; the usual amount when none is given. */
export function priceFor(choice: Choice, n?: number): Readonly<Record<string, number>> | undefined {
  const { price, prices, range } = choice;
  if (!range) return price;
  const amount = n ?? choice.usual ?? range[0];
  if (prices) return prices[amount - range[0]];
  return price && Object.fromEntries(Object.entries(price).map(([good, each]) => [good, each * amount]));
}
