/** Prices and gains on plain records: { coins: 2, workers: 1 }. */
type Goods<G extends string> = Readonly<Partial<Record<G, number>>>;

export function canPay<G extends string>(have: Record<G, number>, price: Goods<G>): boolean {
  for (const good in price) if (have[good] < (price[good] as number)) return false;
  return true;
}

export function pay<G extends string>(have: Record<G, number>, price: Goods<G>): void {
  for (const good in price) have[good] -= price[good] as number;
}

export function gain<G extends string>(have: Record<G, number>, goods: Goods<G>): void {
  for (const good in goods) have[good] += goods[good] as number;
}

/** Adds up any number of prices. */
export function sum<G extends string>(...all: readonly Goods<G>[]): Partial<Record<G, number>> {
  const out: Partial<Record<G, number>> = {};
  for (const goods of all) for (const g in goods) out[g] = (out[g] ?? 0) + (goods[g] as number);
  return out;
}

/** What is missing to pay, or an empty record. */
export function missing<G extends string>(have: Record<G, number>, price: Goods<G>): Partial<Record<G, number>> {
  const out: Partial<Record<G, number>> = {};
  for (const good in price) {
    const lack = (price[good] as number) - have[good];
    if (lack > 0) out[good] = lack;
  }
  return out;
}
