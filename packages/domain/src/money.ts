/** An amount in the currency's smallest unit (cents for USD) with its ISO 4217 code. */
export interface Money {
  amount_minor: number;
  currency: string;
}

/** The lowest and the highest of some prices. */
export interface PriceRange {
  lowest: Money;
  highest: Money;
}

/** The range of some prices, of those in the currency of the first one; null without a price. */
export function priceRange(prices: readonly Money[]): PriceRange | null {
  const [first] = prices;
  if (!first) return null;
  const amounts = prices
    .filter(({ currency }) => currency === first.currency)
    .map(({ amount_minor }) => amount_minor);
  return {
    lowest: { ...first, amount_minor: Math.min(...amounts) },
    highest: { ...first, amount_minor: Math.max(...amounts) },
  };
}
