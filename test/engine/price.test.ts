import { describe, expect, it } from 'vitest';
import { priceFor } from '../../src/engine/price.js';

describe('the price of an amount', () => {
  it('is the price itself without amounts, and n times as much with them', () => {
    expect(priceFor({ id: 'a', verb: 'a', price: { coins: 2 } })).toEqual({ coins: 2 });
    const trade = { id: 'a', verb: 'a', range: [1, 4], price: { power: 3 } } as const;
    expect([priceFor(trade), priceFor(trade, 4)]).toEqual([{ power: 3 }, { power: 12 }]);
    expect(priceFor({ id: 'a', verb: 'a', range: [1, 2] }, 2)).toBeUndefined();
  });

  it('is the entry of its own where amounts are priced one by one; the usual amount counts first', () => {
    const dig = { id: 'a', verb: 'a', range: [1, 3], usual: 2, price: {}, prices: [{}, {}, { tools: 3 }] } as const;
    expect([priceFor(dig), priceFor(dig, 1), priceFor(dig, 3)]).toEqual([{}, {}, { tools: 3 }]);
  });
});
