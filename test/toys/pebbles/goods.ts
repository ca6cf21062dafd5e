/** Prices and gains on plain records: { coins: 2, workers: 1 }. */
type Goods<G extends string> = Readonly<Partial<Record<G, number>>>;

export function canPay<G extends string>(have: Record<G, number>, price: Goods<G>): boolean {
  for (const good in price) if (have[good] < (price[good] as number)) return false;
  return true;
}

export function pay<G extends string>(have: Record<G, number>, price: Goods<G>): void {
  for (const good in price) have[good] -= price[good] as number;
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
